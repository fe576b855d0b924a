/** A cell as the markup has it; positions are indexes of the plain text, equal where the cell is empty. */
export interface RawCell {
  readonly start: number;
  readonly end: number;
  readonly colspan: number;
  readonly rowspan: number;
  readonly isHeader: boolean;
  readonly bold: boolean;
  /** Points from the cell's left edge, leading no-break spaces included. */
  readonly indent: number;
}

/** A cell of a table, after spanning and merging. */
export interface LayoutCell extends Omit<RawCell, 'rowspan'> {
  /** Words of the cell: `plain.text.slice(start, end)`, inner white space collapsed to single spaces. */
  readonly text: string;
  /** First grid column, and how many it covers. For text tables: character columns. */
  readonly column: number;
  /** True where the cell reaches down from an earlier row (rowspan). */
  readonly isContinued: boolean;
}

export interface LayoutRow {
  /** Cells with words, from left to right. */
  readonly cells: readonly LayoutCell[];
  readonly start: number;
  readonly end: number;
}

/** Beyond this a table is an attack, not a table. */
const MOST_COLUMNS = 2_000;

interface OpenSpan {
  readonly cell: LayoutCell;
  rowsLeft: number;
}

/**
 * Places raw rows on a grid: colspans and rowspans take their columns (a spanned cell appears in every row it covers,
 * marked `isContinued`), empty cells only take room, and parts of a number in cells of their own are merged.
 */
export function gridOf(text: string, rows: readonly (readonly RawCell[])[]): LayoutRow[] {
  const result: LayoutRow[] = [];
  let spans: OpenSpan[] = [];
  for (const raw of rows) {
    const cells: LayoutCell[] = [];
    if (spans.length > 0) spans = spans.filter((span) => span.rowsLeft > 0);
    for (const span of spans) cells.push({ ...span.cell, isContinued: true });
    const taken = spans.map((span) => [span.cell.column, span.cell.column + span.cell.colspan] as const);
    if (taken.length > 1) taken.sort((a, b) => a[0] - b[0]);
    for (const span of spans) span.rowsLeft -= 1;
    let column = 0;
    let next = 0;
    for (const cell of raw) {
      for (let at = taken[next]; at !== undefined && at[0] <= column; next += 1, at = taken[next]) {
        column = Math.max(column, at[1]);
      }
      if (column >= MOST_COLUMNS) break;
      const words = cell.start < cell.end ? collapsed(text.slice(cell.start, cell.end)) : '';
      if (words !== '') {
        const placed = placedCell(cell, words, column);
        cells.push(placed);
        if (cell.rowspan > 1 && spans.length < MOST_COLUMNS) spans.push({ cell: placed, rowsLeft: cell.rowspan - 1 });
      }
      column += cell.colspan;
    }
    if (spans.length > 0) cells.sort((a, b) => a.column - b.column);
    const own = spans.length > 0 ? cells.filter((cell) => !cell.isContinued) : cells;
    const previousEnd = result.at(-1)?.end ?? 0;
    result.push({
      cells: mergeNumberParts(text, cells),
      start: own[0]?.start ?? previousEnd,
      end: own.at(-1)?.end ?? previousEnd,
    });
  }
  return result;
}

/** White space other than single spaces, or at an end. */
const UNEVEN = /^\s|\s\s|[^\S ]|\s$/;

function collapsed(words: string): string {
  return UNEVEN.test(words) ? words.replace(/\s+/g, ' ').trim() : words;
}

function placedCell(cell: RawCell, text: string, column: number): LayoutCell {
  const { start, end, colspan, isHeader, bold, indent } = cell;
  return { start, end, isHeader, colspan, indent, bold, text, column, isContinued: false };
}

const OPENS_NUMBER = /^(?:US|C|A|HK|NT)?[$€£¥]\s?\(?$|^\($|^(?:RMB|NIS|CHF)$/;
const STARTS_WITH_DIGIT = /^[(.\-−–—]?\s?[$]?[\d.—–-]/;
const CLOSES_NUMBER = /^(?:\)|%|\)\s?%)$/;
const FOOTNOTE_MARKS = /^(?:\(\s?[\da-z*†]{1,2}\s?\)\s?|\*|†)+$/i;

/** Footnote marks join a figure only: beside a dash or another mark they are the value of their own column. */
function closes(left: string, right: string): boolean {
  if (CLOSES_NUMBER.test(right)) return /\d$|[—–-]$/.test(left);
  return FOOTNOTE_MARKS.test(right) && /^[($€£¥\s]*[\d.,]+\s?[)%]?$/.test(left) && !FOOTNOTE_MARKS.test(left);
}

/** `$` and `(` join the number to their right, `)`, `%` and footnote marks the cell to their left. */
function mergeNumberParts(text: string, cells: readonly LayoutCell[]): readonly LayoutCell[] {
  if (cells.length < 2) return cells;
  const merged: LayoutCell[] = [];
  for (const cell of cells) {
    const last = merged.at(-1);
    const joins =
      last !== undefined &&
      !last.isContinued &&
      !cell.isContinued &&
      cell.start >= last.end &&
      ((OPENS_NUMBER.test(last.text) && STARTS_WITH_DIGIT.test(cell.text)) ||
        (closes(last.text, cell.text) && isAdjacent(last, cell)));
    if (joins && last !== undefined) {
      merged[merged.length - 1] = {
        ...last,
        text: collapsed(text.slice(last.start, cell.end)),
        end: cell.end,
        colspan: cell.column + cell.colspan - last.column,
      };
    } else merged.push(cell);
  }
  return merged;
}

/** A closing part stands right beside its number, at most one spacer column away. */
function isAdjacent(left: LayoutCell, right: LayoutCell): boolean {
  return right.column - (left.column + left.colspan) <= 1;
}
