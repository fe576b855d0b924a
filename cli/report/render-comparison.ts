import { SCORE_STATES } from '../../core/history-days.ts';
import type { BandMovesOfSpan } from '../../scoring/compare/report-shape.ts';
import type { ComparisonReport } from '../compare-histories.ts';
import {
  bandsTable,
  type ComparisonTable,
  coverageTable,
  dayMoversTable,
  differencesTable,
  factorsTable,
  meanMoversTable,
  missingTable,
  monthsTable,
  quantilesTable,
} from './comparison-tables.ts';
import { backfillTexts, emptinessText, shareOf, shareText } from './comparison-words.ts';
import { renderTable } from './table.ts';
import { countText, shortened } from './text.ts';

const NAME_LENGTH = 40;

/** A comparison of two methodologies for a terminal: every table of the page except the histograms. */
export function renderComparison(report: ComparisonReport): string {
  const { range, flips, movers } = report;
  const { a, b } = report.methodologies;
  const sources = [a, b].flatMap((side, index) => [
    `${index === 0 ? 'A' : 'B'}  ${side.version}  sha256 ${side.contentHash}`,
    `   ${countText(side.rows)} stored scores; ${backfillTexts(side)[0] ?? 'no finished backfill recorded'}`,
  ]);
  const empty = emptinessText(report);
  return [
    `Methodology ${b.version} (B) compared with ${a.version} (A), ${range.from} to ${range.to}`,
    ...sources,
    ...(empty === null ? [] : ['', empty]),
    '',
    ...[coverageTable, missingTable, quantilesTable, bandsTable, differencesTable, factorsTable, flipsTable].flatMap(
      (table) => rendered(table(report)),
    ),
    ...rendered(monthsTable('Band flips from A to B by month', flips.between, 1)),
    ...rendered(meanMoversTable(movers.byMean)),
    ...rendered(dayMoversTable(movers.byDay)),
  ].join('\n');
}

function rendered({ caption, columns, rows, sums = [] }: ComparisonTable): readonly string[] {
  if (rows.length === 0) return [];
  const right = columns.flatMap(({ kind }, index) => (index > 0 && kind === undefined ? [index] : []));
  const lines = [...rows, ...sums].map(([name = '', ...cells]) => [printable(name), ...cells]);
  const heads = columns.map(({ head }) => head);
  return [caption, renderTable(heads, right, lines)];
}

/** Names come from filings: strips control characters, which a terminal would act on, and shortens. */
function printable(text: string): string {
  return shortened(text.replace(/[\p{Cc}\p{Cf}]/gu, ''), NAME_LENGTH);
}

/** Moves from state to state between the methodologies and over time within each, in rows. */
function flipsTable({ flips }: ComparisonReport): ComparisonTable {
  const spans = [flips.between.total, flips.within.a.total, flips.within.b.total];
  const cell = ({ moves }: BandMovesOfSpan, from: string, to: string) => {
    const move = moves.find((candidate) => candidate.from === from && candidate.to === to);
    return move ? `${countText(move.issuerDays)} (${countText(move.issuers)})` : '';
  };
  const rows = SCORE_STATES.flatMap((from) =>
    SCORE_STATES.map((to) => [`${from} → ${to}`, ...spans.map((span) => cell(span, from, to))]),
  );
  return {
    caption: 'Band flips: issuer-days (issuers)',
    columns: [{ head: '' }, { head: 'A → B, same day' }, { head: 'A, over time' }, { head: 'B, over time' }],
    rows: [
      ...rows.filter(([, ...cells]) => cells.some((text) => text !== '')),
      ['all', ...spans.map((span) => `${countText(span.moved)} (${countText(span.issuers)})`)],
      ['of all pairs', ...spans.map((span) => shareText(shareOf(span.moved, span.compared)))],
    ],
  };
}
