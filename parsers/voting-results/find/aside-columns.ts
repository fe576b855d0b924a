import { isOutcomeAlone } from '../words/outcome-words.ts';
import { isPersonName } from '../words/person-names.ts';
import { isPersonHeading, labelsOf } from '../words/vote-labels.ts';
import { cellValueOf } from '../words/vote-values.ts';
import { withOutcomes } from './answer-columns.ts';
import type { ItemCell, ItemRow } from './item-row.ts';

/** Words in one column of a table's rows of figures. */
interface TextColumn {
  readonly from: number;
  to: number;
  /** Words below the heading that are a person's name by themselves. */
  persons: number;
  readonly words: Set<string>;
  rows: number;
}

const isText = ({ raw, start }: ItemCell): boolean =>
  /\p{L}/u.test(raw) && cellValueOf(raw, start) === null && labelsOf(raw) === null;
const isCount = ({ raw, start }: ItemCell): boolean => cellValueOf(raw, start)?.kind === 'count';
const overlaps = (cell: ItemCell, column: { readonly from: number; readonly to: number }): boolean =>
  Math.min(cell.to ?? 0, column.to) > Math.max(cell.from ?? 0, column.from);

/**
 * Removes, from a table whose rows are nominees, the columns of words beside the names: class, slate, district, term,
 * honorific. The column of names is the one under a heading of people, else the one whose words are people's names by
 * themselves; a table in which no column is (first and last names apart) is returned unchanged.
 */
export function withoutAsideColumns(all: readonly ItemRow[]): readonly ItemRow[] {
  const rows = withOutcomes(all);
  const counted = rows.filter((row) => row.cells.some(isCount) && row.cells.filter(isText).length > 0);
  if (!counted.some((row) => row.cells.filter(isText).length > 1)) return rows;
  const columns = textColumns(counted);
  const names = nameColumn(rows, columns);
  if (names === null) return rows;
  const asides = columns.filter((column) => column !== names && column.persons * 2 <= column.rows);
  if (asides.length === 0) return rows;
  return rows.map((row) => {
    const name = row.cells.find((cell) => isText(cell) && overlaps(cell, names));
    if (name === undefined || !isPersonName(name.raw) || !row.cells.some(isCount)) return row;
    const isAside = (cell: ItemCell): boolean =>
      cell !== name &&
      isText(cell) &&
      !isOutcomeAlone(cell.raw) &&
      !overlaps(cell, names) &&
      asides.some((column) => overlaps(cell, column));
    const cells = row.cells.filter((cell) => !isAside(cell));
    return { ...row, cells, start: cells[0]?.start ?? row.start, end: cells.at(-1)?.end ?? row.end };
  });
}

function textColumns(rows: readonly ItemRow[]): readonly TextColumn[] {
  const columns: TextColumn[] = [];
  for (const cell of rows.flatMap((row) => row.cells.filter(isText))) {
    let column = columns.find((one) => overlaps(cell, one));
    if (column === undefined) {
      column = { from: cell.from ?? 0, to: cell.to ?? 0, persons: 0, words: new Set(), rows: 0 };
      columns.push(column);
    }
    column.to = Math.max(column.to, cell.to ?? 0);
    column.rows += 1;
    column.words.add(cell.raw.trim().toLowerCase());
    if (isPersonName(cell.raw)) column.persons += 1;
  }
  return columns;
}

/** The column of names; null where none is one. */
function nameColumn(rows: readonly ItemRow[], columns: readonly TextColumn[]): TextColumn | null {
  const likely = columns.filter((column) => column.persons * 2 > column.rows);
  const heading = rows.flatMap((row) => row.cells.filter((cell) => isPersonHeading(cell.raw))).at(0);
  const under = heading === undefined ? undefined : likely.find((column) => overlaps(heading, column));
  return under ?? likely.toSorted((a, b) => b.words.size - a.words.size)[0] ?? null;
}
