import type { CrossValidation } from '../../core/parser.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { type WitnessedItem, witnessed } from '../evidence/witnesses.ts';
import { type DocumentLayout, headingOf, type LayoutTable } from '../layout/document-layout.ts';
import { layoutOnce } from '../layout/read-once.ts';
import type { LayoutCell, LayoutRow } from '../layout/table-grid.ts';
import type { FlatText } from '../prose/flat-text.ts';
import type { StatedItem } from '../prose/stated-items.ts';
import { amountOf, cellUnder, labelIn, latestColumn, subjectOf, tableColumns } from './table-columns.ts';
import { scaleOf } from './table-scale.ts';

const PRINCIPAL =
  /^(?:(?:aggregate|outstanding|remaining|total|gross) )*(?:principal|face)(?: amounts?| values?| balances?)?(?: outstanding)?$/i;
const NOTES = /\bconvertible\b[^|]{0,60}\b(?:notes?|debentures?|debt)\b|\b(?:carrying|net) [^|]{0,40}\bof the notes\b/i;
const OTHER_TABLE = /fair value|level [123]\b|anti-?dilut|weighted|receivable|investments? in|maturit(?:y|ies) of/i;
const [LEAST_ROWS, MOST_ROWS] = [2, 40];
/** Smaller figures recur by chance. */
const LEAST = 1_000_000;

interface PrincipalRow {
  readonly label: LayoutCell;
  /** The figures of the row, as multiplied by the table's unit. */
  readonly cells: readonly { readonly at: LayoutCell; readonly value: number }[];
  /** The figure of the latest day. */
  readonly latest: { readonly at: LayoutCell; readonly value: number } | null;
}

/** The rows "Principal | $ 690,000 | $ 690,000" of tables on the carrying amount of convertible notes. */
function principalRows(document: SubmissionDocument): readonly PrincipalRow[] {
  const layout = layoutOnce(document);
  return layout.tables.flatMap((table) => {
    if (table.rows.length < LEAST_ROWS || table.rows.length > MOST_ROWS || !isOfNotes(layout, table)) return [];
    const scale = scaleOf(layout, table);
    const rows = table.rows.filter(({ cells: [label] }) => label !== undefined && PRINCIPAL.test(labelIn(label)));
    return rows.flatMap((row) => rowOf(table, row, scale) ?? []);
  });
}

function isOfNotes(layout: DocumentLayout, table: LayoutTable): boolean {
  const labels = table.rows.map(({ cells }) => cells[0]?.text ?? '').join('|');
  const subject = subjectOf(layout, table, 1);
  return !OTHER_TABLE.test(`${subject} ${labels}`) && NOTES.test(`${subject}|${labels}`);
}

function rowOf(table: LayoutTable, row: LayoutRow, scale: number): PrincipalRow | null {
  const [label, ...rest] = row.cells;
  if (label === undefined) return null;
  const cells = rest.flatMap((at) => {
    const value = amountOf(at.text);
    return value === null || value <= 0 ? [] : [{ at, value: value * scale }];
  });
  const column = latestColumn(tableColumns(table).filter(({ heading }) => heading !== headingOf(table, label)));
  const current = column === undefined ? null : cellUnder(row, column);
  return { label, cells, latest: cells.find(({ at }) => at === current) ?? null };
}

/** Adds the principal that a table gives to the only notes of a document, where prose gives them none. */
export function addRowOfPrincipal(items: readonly WitnessedItem[], flat: FlatText, document: SubmissionDocument): void {
  const [only] = items;
  if (!(only instanceof Map) || items.length > 1 || only.has('principal')) return;
  const [row, ...others] = principalRows(document);
  if (row?.latest == null || others.some(({ latest }) => latest?.value !== row.latest?.value)) return;
  only.set('principal', witnessed(row.latest.value, flat.rangeOf(row.latest.at)));
}

/** Compares principals with rows of tables that give the same amount in thousands or millions. */
export function principalRowChecks(
  flat: FlatText,
  document: SubmissionDocument,
  items: readonly StatedItem[],
): CrossValidation[] {
  const owed = items.map((item) => item.get('principal'));
  if (!owed.some((principal) => Number(principal?.value) >= LEAST)) return [];
  const printed = principalRows(document).flatMap(({ latest }) => latest ?? []);
  return owed.flatMap((principal, index) => {
    if (principal === undefined || Number(principal.value) < LEAST) return [];
    const isOnly = owed.every((other) => other === principal || other?.value !== principal.value);
    const passed = printed.some(
      ({ at, value }) => value === principal.value && flat.rangeOf(at).start !== principal.at.start,
    );
    return isOnly && passed
      ? [{ name: 'principal-in-a-row-of-a-table', passed, path: `convertibles[${index}].principal` }]
      : [];
  });
}
