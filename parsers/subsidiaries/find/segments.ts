import { endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { placeInPhrase } from '../assemble/places.ts';
import { allWords, type ListCell, type ListLine, lineText, withCells } from '../lines.ts';
import { type Column, type Columns, columnOf, columnsOf, columnWith } from './columns.ts';
import { isHeadingCell, isHeadingLine } from './headings.ts';
import { isPageFurniture, isTitle } from './page-furniture.ts';

/** A stretch of lines that share their columns; null where each line is one entry. */
export interface Segment {
  readonly lines: readonly ListLine[];
  readonly columns: Columns | null;
}

/** Divides the lines into tables and lists. */
export function segmentsOf(lines: readonly ListLine[]): Segment[] {
  const segments: Segment[] = [];
  let inherited: Columns | null = null;
  for (let from = 0; from < lines.length; ) {
    let to = segmentEnd(lines, from);
    // Column headings may have a table of their own above the list.
    if (isHead(lines.slice(from, to)) && to < lines.length) to = segmentEnd(lines, to);
    const part = firstPage(lines.slice(from, to));
    const segment = segmentOf(part, inherited);
    segments.push(segment);
    inherited = segment.columns ?? inherited;
    from += part.length;
  }
  return segments;
}

function segmentEnd(lines: readonly ListLine[], from: number): number {
  let to = from + 1;
  while (to < lines.length && lines[to]?.segment === lines[from]?.segment) to += 1;
  return to;
}

function isHead(lines: readonly ListLine[]): boolean {
  const head = lines.filter((line) => !isPageFurniture(lineText(line)));
  return head.length <= 4 && head.every(isHeadingLine) && head.some((line) => line.cells.length >= 2);
}

/** The lines up to the next page of fixed-width text: column headings repeated in other places. */
function firstPage(lines: readonly ListLine[]): readonly ListLine[] {
  let head: ListLine | null = null;
  let hasData = false;
  for (const [index, line] of lines.entries()) {
    if (line.origin === 'row') return lines;
    const isHeading = line.cells.length >= 2 && isHeadingLine(line);
    if (!isHeading) hasData ||= head !== null && line.cells.length >= 2;
    else if (head === null || !hasData) head = line;
    else if (isShifted(line, head)) {
      const start = lines.slice(0, index).findLastIndex((above) => !isHeadingLine(above)) + 1;
      return lines.slice(0, Math.max(1, start));
    }
  }
  return lines;
}

function isShifted({ cells }: ListLine, { cells: above }: ListLine): boolean {
  const isMoved = ({ column }: ListCell, index: number) => Math.abs(column - (above[index]?.column ?? column)) > 4;
  return cells.length === above.length && cells.some(isMoved);
}

function segmentOf(lines: readonly ListLine[], inherited: Columns | null): Segment {
  const content = lines.filter((line) => {
    const text = lineText(line);
    return !isPageFurniture(text) && !isTitle(text) && !isSentence(text);
  });
  if (content.every(isNumbered) && content.some((line) => line.cells.length === 2))
    return { lines: lines.map(withoutNumber), columns: null };
  const several = content.filter((line) => line.cells.length >= 2 && !isField(line)).length;
  const columns = several > 0 && several >= content.length * 0.25 ? columnsOf(lines, inherited) : null;
  if (columns !== null && isNewspaper(lines, columns)) return { lines: columnsInTurn(lines, columns), columns: null };
  return columns && columnWith(columns.all, 'name')
    ? { lines, columns }
    : { lines: lines.map(flattened), columns: null };
}

/** Columns of whole entries beside each other, in fixed-width text: the lines of one column go on below, not beside. */
function isNewspaper(lines: readonly ListLine[], { all }: Columns): boolean {
  if (all.length < 2) return false;
  if (lines.some((line) => line.origin !== 'text' || (line.cells.length >= 2 && isHeadingLine(line)))) return false;
  const cells = lines.flatMap((line) => (line.cells.length >= 2 ? line.cells : []));
  const byColumn = Map.groupBy(cells, (cell) => columnOf(cell, all));
  const isOpen = (column: Column) => {
    if (column.role === 'name') return true;
    const own = lines.flatMap((line) => line.cells.filter((cell) => columnOf(cell, all) === column));
    return column.heading === '' && (column.role === 'other' || hasKinds(own));
  };
  if (!all.every(isOpen)) return false;
  return all.every((column) => {
    const texts = (byColumn.get(column) ?? []).map(({ words }) => words.text.replace(/(?<!\s)\s*\([^()]*\)?$/, ''));
    return texts.filter(endsWithForm).length >= Math.max(1, texts.length * 0.3);
  });
}

/** Companies and what they are by turns: "ACME CABLE INC." over "A Delaware corporation". */
function hasKinds(cells: readonly ListCell[]): boolean {
  const kinds = cells.filter(({ words }) => /^an?\s/i.test(words.text) && placeInPhrase(words) !== null).length;
  const names = cells.filter(({ words }) => endsWithForm(words.text)).length - kinds;
  return kinds >= cells.length * 0.3 && names >= cells.length * 0.3;
}

/** The lines of each column from top to bottom, one column after the other; lines across the page stay on top. */
function columnsInTurn(lines: readonly ListLine[], { all }: Columns): ListLine[] {
  const across: ListLine[] = [];
  const byColumn = new Map(all.map((column): [(typeof all)[number], ListLine[]] => [column, []]));
  for (const line of lines) {
    const isAcross =
      line.cells.length === 1 && (isPageFurniture(lineText(line)) || isTitle(lineText(line)) || line.isWhole);
    if (isAcross) across.push(line);
    for (const cell of isAcross ? [] : line.cells) {
      const column = columnOf(cell, all);
      const own = column && byColumn.get(column);
      if (column === undefined || own === undefined) continue;
      const indent = Math.max(0, cell.column - column.from);
      own.push({ ...withCells(line, [{ ...cell, indent }]), isApart: line.isApart || own.length === 0 });
    }
  }
  return [...across, ...[...byColumn.values()].flat()];
}

/** One cell per line: what looked like columns in a few lines is wide spacing. */
function flattened(line: ListLine): ListLine {
  const [first, second] = line.cells;
  if (first === undefined || second === undefined) return line;
  return withCells(line, [{ ...first, words: allWords(line), width: 80 }]);
}

const NUMBER =
  /^(?:\[\s?\d{1,2}\s?\]|\(\s?(?:\d{1,2}|[a-z]|[ivx]{1,4})\s?\)|(?:\d{1,3}|[a-z]|[ivx]{1,4})(?:\.\)|[.)])|[*†‡]+)$/i;

/** A row of a number or mark and words, or of words alone. */
function isNumbered(line: ListLine): boolean {
  const [first, second] = line.cells;
  if (line.origin !== 'row' || first === undefined || line.cells.length > 2) return false;
  return second === undefined || (NUMBER.test(first.words.text) && !NUMBER.test(second.words.text));
}

/** The words of a numbered row, indented like its number; a note's mark stays. */
function withoutNumber(line: ListLine): ListLine {
  const [first, second] = line.cells;
  if (first === undefined) return line;
  const indent = first.indent + first.column * 12;
  if (second === undefined) return withCells(line, [{ ...first, indent }]);
  const words = first.words.text.endsWith('.') ? second.words : allWords(line);
  return withCells(line, [{ ...first, words, width: 80, indent }]);
}

/** "Incorporated State:   Ohio" under a name: a field of its company, not two columns. */
function isField(line: ListLine): boolean {
  const label = line.cells[0]?.words.text ?? '';
  return line.cells.length === 2 && label.endsWith(':') && isHeadingCell(label.slice(0, -1));
}
