import { isSentence } from './entity-names.ts';
import type { ListCell, ListLine } from './lines.ts';
import { isPlace } from './places.ts';
import { joined, type Words, wordsOf } from './words.ts';

const TAB_WIDTH = 8;
const RULER = /^[\s\-=_.*~]+$/;
/** A line across the page parts what stands above it from what stands below. */
const LONG_RULER = /^\s*[-=_]{30,}/;
/** Wider lines are no lines of a fixed-width document. */
const WIDEST_LINE = 4_000;

interface RawLine {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly (ListCell & { readonly gap: number })[];
  readonly blankBefore: boolean;
}

/**
 * The lines of fixed-width text in `text[start, end)`: cells between gaps of two spaces and more, tabs or leader dots;
 * paragraphs of prose as one line each. A gap of just two spaces separates only where other lines have a column.
 */
export function textLinesOf(text: string, start: number, end: number, segment: number): ListLine[] {
  const raw = rawLines(text, start, end);
  const edges = columnEdges(raw);
  const ends = columnEnds(raw);
  const lines: ListLine[] = [];
  let part = 0;
  for (let index = 0; index < raw.length; ) {
    const prose = proseFrom(text, raw, index);
    if (prose > index) {
      const first = raw[index];
      const last = raw[prose - 1];
      if (first !== undefined && last !== undefined) {
        const words = raw
          .slice(index, prose)
          .reduce<Words>((sum, line) => joined(sum, wordsOf(text, line.start, line.end)), { text: '', at: [] });
        const cell: ListCell = {
          words,
          column: first.cells[0]?.column ?? 0,
          width: 60,
          indent: first.cells[0]?.indent ?? 0,
        };
        lines.push({
          ...LOOK,
          cells: [cell],
          segment: segment * 10_000 + part,
          isApart: first.blankBefore,
          isWhole: true,
        });
      }
      part += 1;
      index = prose;
      continue;
    }
    const line = raw[index];
    index += 1;
    if (line === undefined) continue;
    const cells = alignedCells(line, edges, ends);
    const column = cells[0]?.column ?? 0;
    const centered = cells.length === 1 && column >= 12;
    lines.push({
      ...LOOK,
      cells,
      segment: segment * 10_000 + part,
      isApart: line.blankBefore,
      centered,
      isWhole: false,
    });
  }
  return lines;
}

const LOOK = { stands: 'text' as const, bold: false, centered: false };

function rawLines(text: string, start: number, end: number): RawLine[] {
  const lines: RawLine[] = [];
  let blankBefore = true;
  for (let index = start; index < end; ) {
    const newline = text.indexOf('\n', index);
    const stop = newline < 0 || newline > end ? end : newline;
    const line = text.slice(index, Math.min(stop, index + WIDEST_LINE));
    if (line.trim() === '') blankBefore = true;
    else if (RULER.test(line) && !/^\s*\*{1,3}\s*$/.test(line)) blankBefore ||= LONG_RULER.test(line);
    else {
      const cells = cellsOfLine(text, line, index);
      if (cells.length > 0) lines.push({ start: index, end: stop, cells, blankBefore });
      blankBefore = false;
    }
    index = stop + 1;
  }
  return lines;
}

const GAP = /\s\.(?:\s?\.){2,}\s*|\.{4,}\s*|(?:\s\.){3,}\s*|_{4,}\s*|-{4,}\s*|\s*\t[\s]*|\s{2,}/g;

function cellsOfLine(text: string, line: string, lineStart: number): (ListCell & { gap: number })[] {
  const columns: number[] = [];
  let column = 0;
  for (let index = 0; index < line.length; index += 1) {
    columns.push(column);
    column = line.charAt(index) === '\t' ? (Math.floor(column / TAB_WIDTH) + 1) * TAB_WIDTH : column + 1;
  }
  columns.push(column);
  const cells: (ListCell & { gap: number })[] = [];
  let from = line.length - line.trimStart().length;
  let gap = 99;
  function close(to: number, nextGap: number): void {
    const words = wordsOf(text, lineStart + from, lineStart + to);
    if (words.text !== '') {
      const at = columns[(words.at[0] ?? lineStart) - lineStart] ?? 0;
      cells.push({ words, column: at, width: Math.max(1, (columns[to] ?? at) - at), indent: at, gap });
    }
    gap = nextGap;
  }
  for (const match of line.matchAll(GAP)) {
    if (match.index < from || match.index === 0) continue;
    close(withoutLeader(line, match), /[\t._-]/.test(match[0]) ? 99 : match[0].length);
    from = match.index + match[0].length;
  }
  close(line.length, 0);
  return cells;
}

/** Abbreviations whose last dot is theirs, not the first of the leader dots behind them. */
const ABBREVIATED =
  /(?:\b(?:Inc|Incorp|Corp|Ltd|Co|Cos|Bros|Assn|Assoc|Ltda|Lda|Cia|Cie|Pty|Pte|Pvt|Bhd|Intl|Mfg|Jr|Sr)|(?:^|[\s.(])\p{L})\.$/iu;

/** Where words end before leader dots: "Ice Company. . . ." without its dot, "Lumber Corp.. . ." with one. */
function withoutLeader(line: string, gap: RegExpExecArray): number {
  if (!/\.\s?\./.test(gap[0])) return gap.index;
  let end = gap.index;
  // "(Panama) S.A......": the first dot is the abbreviation's.
  if (gap[0].startsWith('..') && /\p{L}\.\p{L}$/u.test(line.slice(0, end))) return end + 1;
  while (end > 1 && line.charAt(end - 1) === '.' && !ABBREVIATED.test(line.slice(Math.max(0, end - 12), end))) end -= 1;
  return end;
}

/** Columns that cells after a wide gap start at, in at least two lines. */
function columnEdges(lines: readonly RawLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const cell of line.cells.slice(1))
      if (cell.gap >= 3) counts.set(cell.column, (counts.get(cell.column) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= 2).map(([column]) => column));
}

/** Columns that cells between wide gaps end at, in at least three lines: columns set flush right. */
function columnEnds(lines: readonly RawLine[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const line of lines) {
    for (const cell of line.cells.slice(1)) {
      const end = cell.column + cell.width;
      if (cell.gap >= 3) counts.set(end, (counts.get(end) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 3).map(([column]) => column));
}

/** Cells of a line, those put together again that only two spaces part and no column of the document does. */
function alignedCells(line: RawLine, edges: ReadonlySet<number>, ends: ReadonlySet<number>): ListCell[] {
  const cells: ListCell[] = [];
  for (const { gap, ...cell } of line.cells) {
    const last = cells[cells.length - 1];
    const isColumn =
      edges.has(cell.column) ||
      // "Holding company  Cayman Islands": a place that ends where the column's other words end.
      (ends.has(cell.column + cell.width) && isPlace(cell.words.text)) ||
      (last !== undefined && /^\d{1,3}(?:\.\d+)?\s?%?$/.test(last.words.text) && isPlace(cell.words.text)) ||
      (edges.size === 0 && !cell.words.text.startsWith('(')) ||
      edges.has(cell.column - 1) ||
      edges.has(cell.column + 1);
    if (last !== undefined && ((gap === 2 && !isColumn) || (gap < 4 && cell.words.text.startsWith('(') && !isColumn))) {
      cells[cells.length - 1] = {
        ...last,
        words: joined(last.words, cell.words),
        width: cell.column + cell.width - last.column,
      };
    } else cells.push(cell);
  }
  return cells;
}

/** Where the paragraph of prose that begins at a line ends (exclusive), or the line itself where none does. */
function proseFrom(text: string, lines: readonly RawLine[], from: number): number {
  const first = lines[from];
  if (first === undefined) return from;
  // Prose begins with a line that has words in small letters; inside a run of lines only the next few are looked at.
  const opening = text.slice(first.start, Math.min(first.end, first.start + 400));
  const isCapital = !/\p{Ll}/u.test(opening);
  if (!isCapital && !/(?:^|\s)\p{Ll}{3}/u.test(opening)) return from;
  // A paragraph in capitals fills its lines; names and headings do not.
  if (isCapital && (!first.blankBefore || opening.trim().length < 55)) return from;
  const most = first.blankBefore ? 60 : 12;
  let to = from + 1;
  while (to < lines.length && to - from < most) {
    const line = lines[to];
    if (line === undefined || line.blankBefore) break;
    const above = lines[to - 1];
    if (isCapital && (line.cells.length > 1 || (above !== undefined && above.end - above.start < 55))) break;
    // A footnote or list mark begins another paragraph.
    if (/^\s*(?:\*+|†+|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[).])\s/i.test(text.slice(line.start, line.start + 40))) break;
    to += 1;
  }
  const whole = lines
    .slice(from, to)
    .reduce<Words>((sum, line) => joined(sum, wordsOf(text, line.start, line.end)), { text: '', at: [] });
  if (!isSentence(whole.text)) return from;
  // Wide gaps in most lines are columns, not justified prose: a table whose rows hold prose-like words.
  const tabular = lines
    .slice(from, to)
    .filter((line) => line.cells.slice(1).some((cell) => cell.gap >= 8 && cell.gap < 99)).length;
  if (to - from > 1 && tabular > (to - from) / 2) return from;
  // Three cells far apart on one line are headings or a row, however much their words read like prose.
  const isRow = (line: RawLine) =>
    line.cells.length >= 3 && line.cells.slice(1).every(({ gap }) => gap >= 5 && gap < 99);
  if (lines.slice(from, to).some(isRow)) return from;
  // The prose may end where a list begins without a blank line between.
  for (let stop = from + 1; stop < to; stop += 1) {
    const before = lines[stop - 1];
    if (
      before !== undefined &&
      /[:.]\s*$/.test(text.slice(before.start, before.end)) &&
      !isSentence(wordsOf(text, lines[stop]?.start ?? 0, lines[to - 1]?.end ?? 0).text)
    )
      return stop;
  }
  return to;
}
