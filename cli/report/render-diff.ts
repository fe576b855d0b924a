import type { BandMove } from '../../scoring/compare/report-shape.ts';
import type { ChangeCount, TableChanges } from '../diff/change-tally.ts';
import type { DiffReport, ListedChange } from '../diff/diff-versions.ts';
import type { BandFlip, ScoreEffects } from '../diff/score-effects.ts';
import type { GoldenDelta } from '../golden/golden-delta.ts';
import { factorMoveText, pointsText, signedText } from './comparison-words.ts';
import {
  CAUSE_WORDS,
  fieldText,
  goldenText,
  limitTexts,
  monitorTexts,
  pricesText,
  quoteText,
  rateText,
  rowName,
  tableWords,
  whoText,
} from './diff-words.ts';
import { renderTable } from './table.ts';
import { clip, counted, countText, fieldWords } from './text.ts';

/** Lists are cut in the short form: it fits about 60 lines. */
interface Lengths {
  readonly changes: number;
  readonly fields: number;
  readonly flips: number;
  readonly movers: number;
  readonly rates: number;
  /** Hand-checked values that are read worse, or better. */
  readonly values: number;
}
const SHORT: Lengths = { changes: 6, fields: 4, flips: 5, movers: 3, rates: 6, values: 3 };
const LONG: Lengths = { changes: 50, fields: 100, flips: 200, movers: 20, rates: 100, values: 100 };

/** What differs between two versions, for a terminal. */
export function renderDiff(report: DiffReport, verbose: boolean): string {
  const lengths = verbose ? LONG : SHORT;
  return [
    ...headLines(report),
    ...tableLines(report, lengths),
    ...changeLines(report, lengths),
    ...scoreLines(report, lengths),
    `Monitors: ${monitorTexts(report.monitors).join('\n  ')}`,
    ...goldenLines(report, lengths),
  ].join('\n');
}

function headLines({ before, after, filings, documents, dependencies, ...report }: DiffReport): string[] {
  const { both, onlyBefore, onlyAfter, compared } = filings;
  const outcomes = [
    `${counted(documents.sameOutput, 'document')} with the same output`,
    `${countText(documents.otherOutput)} with another`,
    ...(documents.newlyRead > 0 ? [`${countText(documents.newlyRead)} newly read`] : []),
    ...(documents.noLongerRead > 0 ? [`${countText(documents.noLongerRead)} no longer read`] : []),
    ...(documents.rejected > 0 ? [`${countText(documents.rejected)} now rejected`] : []),
    ...(documents.accepted > 0 ? [`${countText(documents.accepted)} no longer rejected`] : []),
  ];
  const codes = report.rejectionCodes.map(
    ({ code, documents: count }) => `${printable(clip(code, 60))} ${countText(count)}`,
  );
  return [
    `${before} → ${after}: ${counted(both, 'filing')} that both have read; ${countText(compared)} with a document of theirs`,
    ...(onlyBefore + onlyAfter > 0
      ? [`  not compared: ${countText(onlyBefore)} that only ${before} has read, ${countText(onlyAfter)} only ${after}`]
      : []),
    `  ${outcomes.join(', ')}`,
    ...(codes.length > 0 ? [`  rejected for: ${codes.join(', ')}`] : []),
    ...dependencies.map((one) => `  builds on ${one.after} in place of ${one.before}`),
    `  ${counted(report.changesTotal, 'row')} ${report.changesTotal === 1 ? 'differs' : 'differ'}, in ${counted(report.filingsWithChanges, 'filing')} of ${counted(report.issuersWithChanges, 'issuer')}`,
    ...limitTexts(report).map((text) => `  ${text}`),
  ];
}

/** @example "12 (9 high)" */
function countCell({ rows, high }: ChangeCount): string {
  return rows === 0 ? '' : `${countText(rows)} (${countText(high)})`;
}

function tableLines({ tables, changesTotal }: DiffReport, { fields: most }: Lengths): string[] {
  if (changesTotal === 0) return ['', 'No row differs.'];
  const rows = tables.map((table) => [
    tableWords(table.table),
    countText(table.rowsBefore),
    countText(table.rowsAfter),
    countText(table.same),
    countCell(table.added),
    countCell(table.removed),
    countCell(table.changed),
  ]);
  const head = ['rows (of high confidence)', 'before', 'after', 'same', 'added', 'removed', 'changed'];
  return [
    '',
    renderTable(head, [1, 2, 3, 4, 5, 6], rows),
    ...tables.flatMap((table) => [...fieldLine(table, most), ...causeLine(table)]),
  ];
}

function fieldLine({ table, fields }: TableChanges, most: number): string[] {
  if (fields.length === 0) return [];
  const shown = fields.slice(0, most).map((one) => `${fieldWords(one.field)} ${countCell(one)}`);
  const more = fields.length > most ? [`${fields.length - most} more`] : [];
  return [`  ${tableWords(table)}, by field: ${[...shown, ...more].join(', ')}`];
}

function causeLine({ table, causes }: TableChanges): string[] {
  if (causes.length === 0) return [];
  const shown = causes.map((one) => `${CAUSE_WORDS[one.cause]} ${countCell(one)}`);
  return [`  ${tableWords(table)}, by cause: ${shown.join(', ')}`];
}

function changeLines({ changes, changesTotal }: DiffReport, { changes: most }: Lengths): string[] {
  if (changes.length === 0) return [];
  const lines = changes.slice(0, most).flatMap(changeText);
  return [
    '',
    `Changes, those of high confidence first (${Math.min(most, changes.length)} of ${countText(changesTotal)})`,
    ...lines,
  ];
}

function changeText(change: ListedChange): string[] {
  const { kind, cause, high, accessionNumber, form, table, words } = change;
  const what = [tableWords(table), clip(printable(rowName(change)), 40)].filter(Boolean).join(' ');
  const quote = clip(printable(quoteText(words)), 100);
  return [
    `  ${high ? 'HIGH ' : ''}${kind} ${what}: ${CAUSE_WORDS[cause]} · ${printable(`${clip(whoText(change), 50)}, ${clip(form, 20)}`)} ${accessionNumber}`,
    `    ${clip(printable(fieldText(change)), 150)}${quote === '' ? '' : `  “${quote}”`}`,
  ];
}

/** Words of filings: control characters, on which a terminal would act, are left out. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, ' ');
}

function scoreLines({ scores }: DiffReport, lengths: Lengths): string[] {
  if ('reason' in scores) return ['', `Scores: ${printable(scores.reason)}`];
  const { differences, movers, coverage } = scores.comparison;
  const { withheldOnlyByA, withheldOnlyByB } = coverage.both;
  return [
    '',
    `Scores as of ${scores.asOf} (${scores.methodologyVersion}): ${counted(scores.issuers, 'issuer')} computed under both`,
    `  ${printable(pricesText(scores))}`,
    `  ${countText(scores.issuersMoved)} move: mean ${signedText(differences.mean, 2)}, absolute ${pointsText(differences.meanAbsolute, 2)}, ` +
      `from ${signedText(differences.quantiles.min)} to ${signedText(differences.quantiles.max)} points; ` +
      `${countText(scores.flipsTotal)} in another band; withheld only before ${countText(withheldOnlyByA)}, only after ${countText(withheldOnlyByB)}`,
    `  derived tables: ${counted(scores.derived.written, 'row')} written, ${countText(scores.derived.removed)} removed`,
    ...flipLines(scores, lengths),
    ...movers.byDay.slice(0, lengths.movers).map(({ cik, largest }) => {
      const moved = `${pointsText(largest.score.a)} → ${pointsText(largest.score.b)} (${signedText(largest.difference)})`;
      const who = whoText({ ticker: null, name: null, ...scores.names[cik], cik });
      return `    ${printable(clip(who, 60))}: ${moved}, ${factorMoveText(largest.movedBy)}`;
    }),
  ];
}

function flipLines({ flips, comparison }: ScoreEffects, { flips: most }: Lengths): string[] {
  if (flips.length === 0) return [];
  const moves = comparison.flips.between.total.moves.map(
    (move: BandMove) => `${move.from} → ${move.to} ${countText(move.issuers)}`,
  );
  const scoreOf = ({ scoreBefore, scoreAfter }: BandFlip) => `${pointsText(scoreBefore)} → ${pointsText(scoreAfter)}`;
  return [
    `  bands: ${moves.length === 0 ? 'only issuers that one version alone has scores for' : moves.join(', ')}`,
    ...flips
      .slice(0, most)
      .map((flip) => `    ${printable(clip(whoText(flip), 60))}: ${flip.from} → ${flip.to}, ${scoreOf(flip)}`),
  ];
}

function goldenLines({ golden }: DiffReport, { rates: most, values }: Lengths): string[] {
  if ('reason' in golden) return [`Golden documents: ${golden.reason}`];
  const { documents, wrongAtHigh, worse, mended, broken } = golden;
  const verdict = worse.length > 0 || wrongAtHigh.after > wrongAtHigh.before ? 'WORSE' : 'not worse';
  const moved = golden.rates.filter(({ change }) => change !== 'same');
  return [
    `Golden documents: ${documents} of kind ${golden.kind}, ${verdict}; wrong at high confidence ${wrongAtHigh.before} → ${wrongAtHigh.after}; ` +
      `${countText(mended.length)} mended, ${countText(broken.length)} broken`,
    ...moved.slice(0, most).map((rate) => `  ${rateLine(rate)}`),
    ...(moved.length > most ? [`  ${moved.length - most} more rates (--verbose)`] : []),
    ...broken.slice(0, values).map((one) => `  broken: ${printable(goldenText(one))}`),
    ...mended.slice(0, values).map((one) => `  mended: ${printable(goldenText(one))}`),
  ];
}

function rateLine({ what, before, after, change }: GoldenDelta['rates'][number]): string {
  return `${change}: ${what} ${rateText(before)} → ${rateText(after)}`;
}
