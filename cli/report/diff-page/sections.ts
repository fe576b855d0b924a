import type { ChangeCount } from '../../diff/change-tally.ts';
import type { DiffReport } from '../../diff/diff-versions.ts';
import type { GoldenDelta } from '../../golden/golden-delta.ts';
import { html, type Markup } from '../comparison-page/markup.ts';
import { card, dataTable, details } from '../comparison-page/tables.ts';
import type { ComparisonTable } from '../comparison-tables.ts';
import { factorMoveText, pointsText, signedText } from '../comparison-words.ts';
import {
  CAUSE_WORDS,
  goldenText,
  limitTexts,
  monitorTexts,
  pricesText,
  rateText,
  tableWords,
  whoText,
} from '../diff-words.ts';
import { clip, counted, countText, fieldWords } from '../text.ts';

const MOST_FIELDS = 15;

export function headSection({ before, after, filings, documents, dependencies, ...report }: DiffReport): Markup {
  const tile = (name: string, value: number, note: string) =>
    html`<div><dt>${name}</dt><dd>${countText(value)}<small>${note}</small></dd></div>`;
  const { ciks, from, to } = report.scope;
  const scope = [
    ...(ciks === null ? [] : [`issuers ${ciks.join(', ')}`]),
    ...(from === null ? [] : [`filed from ${from}`]),
    ...(to === null ? [] : [`filed to ${to}`]),
  ];
  const notes = limitTexts(report);
  return html`<header><h1>${before} → ${after}</h1>
<p class="soft">What two versions of a parser read in the same filings${scope.length === 0 ? null : `; ${scope.join(', ')}`}. ${dependencies.map(
    (one) => `It builds on ${one.after} in place of ${one.before}. `,
  )}</p>
${notes.length === 0 ? null : html`<p class="soft">${notes.join('. ')}.</p>`}
<p class="soft"><a href="#rows">Rows</a> · <a href="#scores">Scores</a> · <a href="#golden">Golden documents</a> · <a href="#changes">Changes</a></p>
<dl class="tiles">${[
    tile(
      'Filings read by both',
      filings.both,
      `${countText(filings.onlyBefore)} only before, ${countText(filings.onlyAfter)} only after`,
    ),
    tile('Documents with the same output', documents.sameOutput, `${countText(documents.otherOutput)} with another`),
    tile(
      'Rows that differ',
      report.changesTotal,
      `${counted(report.filingsWithChanges, 'filing')}, ${counted(report.issuersWithChanges, 'issuer')}`,
    ),
    tile('Documents newly read', documents.newlyRead, `${countText(documents.noLongerRead)} no longer read`),
    tile('Documents now rejected', documents.rejected, `${countText(documents.accepted)} no longer rejected`),
  ]}</dl></header>`;
}

function countCell({ rows, high }: ChangeCount): string {
  return rows === 0 ? '' : `${countText(rows)} (${countText(high)})`;
}

export function tableSection({ tables, changesTotal, rejectionCodes }: DiffReport): Markup {
  const heads = (...names: readonly string[]): ComparisonTable['columns'] => names.map((head) => ({ head }));
  const rows = dataTable({
    caption: 'Rows; in parentheses those of high confidence',
    columns: heads('table', 'before', 'after', 'same', 'added', 'removed', 'changed'),
    rows: tables.map((table) => [
      tableWords(table.table),
      ...[table.rowsBefore, table.rowsAfter, table.same].map(countText),
      ...[table.added, table.removed, table.changed].map(countCell),
    ]),
  });
  const causes = tables.flatMap(({ table, causes: found }) =>
    found.map((one) => [`${tableWords(table)}: ${CAUSE_WORDS[one.cause]}`, countCell(one)]),
  );
  const fields = tables.flatMap(({ table, fields: found }) =>
    found.slice(0, MOST_FIELDS).map((one) => [`${tableWords(table)}: ${fieldWords(one.field)}`, countCell(one)]),
  );
  const rejections = rejectionCodes.map(({ code, documents }) => [clip(code, 60), countText(documents)]);
  return html`<section><h2 id="rows">Rows</h2>${card(rows)}${
    changesTotal === 0
      ? null
      : html`<div class="pair">${card(dataTable({ caption: 'By cause', columns: heads('cause', 'rows'), rows: causes }))}${card(
          dataTable({ caption: 'Values of changed rows', columns: heads('value', 'rows'), rows: fields }),
        )}</div>`
  }${rejections.length === 0 ? null : card(dataTable({ caption: 'Documents now rejected', columns: heads('reason', 'documents'), rows: rejections }))}</section>`;
}

export function scoreSection({ scores, monitors }: DiffReport): Markup {
  const monitored = html`<p class="soft">Monitors: ${monitorTexts(monitors).join('; ')}.</p>`;
  if ('reason' in scores)
    return html`<section><h2 id="scores">Scores</h2><p class="empty">${scores.reason}.</p>${monitored}</section>`;
  const { differences, movers } = scores.comparison;
  const flips: ComparisonTable = {
    caption: `Bands that flip (${Math.min(scores.flips.length, scores.flipsTotal)} of ${countText(scores.flipsTotal)})`,
    columns: [{ head: 'issuer', kind: 'wrap' }, { head: 'before' }, { head: 'after' }, { head: 'score' }],
    rows: scores.flips.map((flip) => [
      whoText(flip),
      flip.from,
      flip.to,
      `${pointsText(flip.scoreBefore)} → ${pointsText(flip.scoreAfter)}`,
    ]),
  };
  const moved: ComparisonTable = {
    caption: 'Scores that move most',
    columns: [
      { head: 'issuer', kind: 'wrap' },
      { head: 'before' },
      { head: 'after' },
      { head: 'points' },
      { head: 'moved by', kind: 'text' },
    ],
    rows: movers.byDay.map(({ cik, largest }) => [
      whoText({ ticker: null, name: null, ...scores.names[cik], cik }),
      pointsText(largest.score.a),
      pointsText(largest.score.b),
      signedText(largest.difference),
      factorMoveText(largest.movedBy),
    ]),
  };
  return html`<section><h2 id="scores">Scores</h2>
<p class="soft">As of ${scores.asOf} under methodology ${scores.methodologyVersion}, ${pricesText(scores)}: ${counted(scores.issuers, 'issuer')} whose rows differ, computed under both versions; ${countText(scores.issuersMoved)} move, ${countText(scores.flipsTotal)} to another band. Mean difference ${signedText(differences.mean, 2)} points. Derived tables: ${counted(scores.derived.written, 'row')} written, ${countText(scores.derived.removed)} removed.</p>
${flips.rows.length === 0 ? null : card(dataTable(flips))}${moved.rows.length === 0 ? null : card(dataTable(moved))}${monitored}</section>`;
}

export function goldenSection({ golden }: DiffReport): Markup {
  if ('reason' in golden)
    return html`<section><h2 id="golden">Golden documents</h2><p class="empty">${golden.reason}.</p></section>`;
  const { wrongAtHigh, worse, documents, kind } = golden;
  const isWorse = worse.length > 0 || wrongAtHigh.after > wrongAtHigh.before;
  const ratesOf = (caption: string, shown: typeof golden.rates): ComparisonTable => ({
    caption,
    columns: [{ head: 'what', kind: 'text' }, { head: 'before' }, { head: 'after' }, { head: '', kind: 'text' }],
    rows: shown.map(({ what, before, after, change }) => [
      what,
      rateText(before),
      rateText(after),
      change === 'same' ? '' : change,
    ]),
  });
  const moved = golden.rates.filter(({ change }) => change !== 'same');
  const others = golden.rates.filter(({ change }) => change === 'same');
  return html`<section><h2 id="golden">Golden documents</h2>${
    isWorse ? html`<p class="alert" role="status">The version after is worse on the golden documents.</p>` : null
  }<p class="soft">${counted(documents, 'hand-checked document')} of kind ${kind}. Wrong at high confidence: ${wrongAtHigh.before} before, ${wrongAtHigh.after} after. Differences from the hand-checked values: ${golden.mended.length} mended, ${golden.broken.length} broken.</p>${moved.length === 0 ? null : card(dataTable(ratesOf('Rates that move', moved)))}${others.length === 0 ? null : details(`Rates that stay (${others.length})`, card(dataTable(ratesOf('Rates that stay', others))))}${goldenValues('Now wrong, or now claimed with high confidence', golden.broken)}${goldenValues('No longer wrong', golden.mended)}</section>`;
}

const MOST_GOLDEN = 100;

function goldenValues(summary: string, differences: GoldenDelta['broken']): Markup | null {
  if (differences.length === 0) return null;
  const lines = differences.slice(0, MOST_GOLDEN).map((one) => html`<li><bdi>${goldenText(one)}</bdi></li>`);
  const shown = differences.length > MOST_GOLDEN ? `, the first ${MOST_GOLDEN}` : '';
  return details(`${summary} (${countText(differences.length)}${shown})`, html`<ul class="values">${lines}</ul>`);
}
