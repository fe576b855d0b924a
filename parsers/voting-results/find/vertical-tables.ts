import { isOutcomeAlone } from '../words/outcome-words.ts';
import { isNameHeading, labelsOf } from '../words/vote-labels.ts';
import { cellValueOf } from '../words/vote-values.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

/** Columns of a table that runs down: the kinds of votes, and the figures right of them. */
interface Vertical {
  readonly labels: number;
  readonly values: number;
}

const kindOf = ({ raw }: ItemCell): string | null => {
  const labels = labelsOf(raw);
  const [only] = labels ?? [];
  return labels?.length === 1 && only !== undefined && !/^(?:plain|percent|total|other)$/.test(only.column)
    ? only.column
    : null;
};
const isFigure = ({ raw, start }: ItemCell): boolean => cellValueOf(raw, start) !== null;

/**
 * Takes apart the rows of a table that runs down, in which number, title and result stand beside the first of several
 * rows "For | 1,234", "Against | 55": first number and title, then each kind of vote with its figure, then the result.
 * Other tables are returned unchanged.
 */
export function splitVertical(rows: readonly ItemRow[]): readonly ItemRow[] {
  const vertical = verticalOf(rows);
  if (vertical === null) return rows;
  const isMixed = rows.some((row) => row.cells.some((cell) => (cell.from ?? 0) < vertical.labels && !isFigure(cell)));
  if (!isMixed) return rows;
  const found: ItemRow[] = [];
  let results: ItemRow[] = [];
  for (const row of rows) {
    const cells = row.cells.filter((cell) => cell.raw.trim() !== '');
    // The heading over all: "No. | Proposal | Vote | Number of shares | Result".
    if (found.length === 0 && cells.length > 2 && cells.every(isHeading)) continue;
    const before = cells.filter((cell) => (cell.from ?? 0) < vertical.labels);
    const after = cells.filter((cell) => (cell.from ?? 0) > vertical.values && !isFigure(cell));
    const own = cells.filter((cell) => !before.includes(cell) && !after.includes(cell));
    if (before.length > 0) found.push(...results.splice(0), ...titleRow(row, before));
    found.push(...rowOf(row, own));
    results = [...results, ...rowOf(row, after)];
  }
  return [...found, ...results];
}

/** Where at least three rows pair one kind of vote with one figure, always in the same columns, and never two. */
function verticalOf(rows: readonly ItemRow[]): Vertical | null {
  const pairs = rows.flatMap(({ cells }) => {
    const at = cells.findIndex((cell) => kindOf(cell) !== null);
    const [label, value] = [cells[at], cells[at + 1]];
    const isPair = label !== undefined && value !== undefined && isFigure(value);
    const isOnly = cells.filter((cell) => kindOf(cell) !== null).length === 1;
    return isPair && isOnly ? [{ labels: label.from ?? 0, values: value.from ?? 0 }] : [];
  });
  const [first] = pairs;
  if (first === undefined || pairs.length < 3) return null;
  const isSame = pairs.every(({ labels }) => labels === first.labels);
  const hasHeader = rows.some(({ cells }) => cells.filter((cell) => kindOf(cell) !== null).length > 1);
  return isSame && !hasHeader ? { labels: first.labels, values: Math.max(...pairs.map((one) => one.values)) } : null;
}

function isHeading(cell: ItemCell): boolean {
  const words = cell.raw.trim();
  return (
    isNameHeading(words) || labelsOf(words) !== null || /^(?:votes?|results?|outcome|status|decision)$/i.test(words)
  );
}

function rowOf(row: ItemRow, cells: readonly ItemCell[]): readonly ItemRow[] {
  const [first, last] = [cells[0], cells.at(-1)];
  return first === undefined || last === undefined ? [] : [{ ...row, cells, start: first.start, end: last.end }];
}

/** A row of words in running text: a proposal's number in a cell of its own becomes part of the title. */
function titleRow(row: ItemRow, cells: readonly ItemCell[]): readonly ItemRow[] {
  const [first, last] = [cells[0], cells.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isNumber = /^\d{1,2}[a-z]?\.?$/i.test(first.raw.trim());
  const words = cells.map((cell, index) => {
    const own = cell.raw.trim();
    return index === 0 && isNumber && cells.length > 1 ? `${own.replace(/\.$/, '')}.` : own;
  });
  const raw = words.join(' ');
  const cell: ItemCell = { ...first, raw, end: last.end, to: last.to };
  return isOutcomeAlone(raw) ? [] : [{ ...row, cells: [cell], start: first.start, end: last.end, isStrong: true }];
}
