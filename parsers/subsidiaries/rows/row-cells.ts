import { endsWithForm, endsWithLegalForm, isSentence } from '../assemble/entity-names.ts';
import { type Column, type ColumnGroup, type Columns, columnOf } from '../find/columns.ts';
import { type ListCell, type ListLine, lineText } from '../find/list-line.ts';
import { isPageFurniture } from '../find/page-furniture.ts';
import { cut, joined, listed, NO_WORDS, type Words } from '../words.ts';

/** What one line holds in one group of columns. */
export interface RowCells {
  readonly line: ListLine;
  name: Words;
  jurisdiction: Words;
  percent: Words;
  trade: Words;
  marks: Words;
  readonly others: readonly Words[];
  readonly indent: number;
  /** The line has no other cell. */
  readonly isLone: boolean;
  readonly doubts: string[];
}

/** "Subsidiaries and Assumed Names", "Entity Name & DBAs": trade names are printed under the names. */
export function saysTrades(column: Column | undefined): boolean {
  return /\b(?:assumed|trade|fictitious) names?\b|\bd\/?b\/?as?\b/i.test(column?.heading ?? '');
}

/** Null for a line without words in the group. */
export function rowCellsOf(line: ListLine, group: ColumnGroup, columns: Columns, isFirst: boolean): RowCells | null {
  const text = lineText(line);
  const isLone = line.cells.length === 1;
  const isWide = isLone && (isSentence(text) || isPageFurniture(text));
  if (isWide && !isFirst) return null;
  const empty = { name: NO_WORDS, jurisdiction: NO_WORDS, percent: NO_WORDS, trade: NO_WORDS, marks: NO_WORDS };
  const cells: CellsDraft = { ...empty, line, others: [], indent: -1, isLone, doubts: [] };
  for (const cell of line.cells) {
    const column = columnOf(cell, columns.all);
    const own = group.find(({ from }) => from === column?.from);
    if (column !== null && isWide) addCell(cells, cell, { ...column, role: 'name' }, own);
    else if (own !== undefined) addCell(cells, cell, own, own);
  }
  cells.indent = Math.max(0, cells.indent);
  takePercentBehindName(cells, group);
  const filled = [cells.name, cells.jurisdiction, cells.percent, cells.trade, cells.marks, ...cells.others];
  return filled.every((words) => words.text === '') ? null : cells;
}

type CellsDraft = Omit<RowCells, 'others' | 'indent'> & { readonly others: Words[]; indent: number };

function addCell(cells: CellsDraft, cell: ListCell, column: Column, own: Column | undefined): void {
  const { role } = column;
  const [first, ...rest] = role === 'name' && saysTrades(own) ? (cell.lines ?? []) : [];
  if (first !== undefined && endsWithForm(first.text)) {
    cells.name = joined(cells.name, first);
    cells.trade = rest.reduce((sum, one) => (sum.text === '' ? one : listed(sum, one)), cells.trade);
  } else if (role === 'other') cells.others.push(cell.words);
  else {
    const field = role === 'mark' ? 'marks' : role;
    cells[field] = joined(cells[field], cell.words);
  }
  if (role === 'name' && cells.indent < 0)
    cells.indent = cell.indent + (cells.line.origin === 'row' ? (cell.column - column.from) * 12 : 0);
}

/** "Acme Technologies of Alaska, Inc. 100": a name so long that its percent is right behind it. */
function takePercentBehindName(cells: CellsDraft, group: ColumnGroup): void {
  const tail = /\s(\d{1,3}(?:\.\d{1,4})?)$/.exec(cells.name.text);
  if (tail === null || cells.percent.text !== '' || !group.some(({ role }) => role === 'percent')) return;
  if (!endsWithLegalForm(cells.name.text.slice(0, tail.index))) return;
  cells.percent = cut(cells.name, tail.index);
  cells.name = cut(cells.name, 0, tail.index);
  cells.doubts.push('a percent taken from behind the name');
}
