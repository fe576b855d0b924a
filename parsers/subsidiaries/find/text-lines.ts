import { isSentence } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';
import { firstPlace, joined, type ListCell, type ListLine, listLine, NO_WORDS, type Words, wordsOf } from '../lines.ts';

const TAB_WIDTH = 8;
const RULER = /^[\s\-=_.*~|│]+$/;
/** A line across the page separates what is above it from what is below. */
const LONG_RULER = /^\s*[-=_]{30,}/;
/** Longer lines are not fixed-width text. */
const WIDEST_LINE = 4_000;
/** Replaces a gap of leader dots or tabs. */
const LEADER_GAP = 99;

interface TextCell extends ListCell {
  /** Spaces before the cell. */
  readonly gap: number;
}

interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly TextCell[];
  readonly blankBefore: boolean;
}

/**
 * The lines of fixed-width text in `text.slice(start, end)`: cells between gaps of two spaces and more, tabs or leader
 * dots; paragraphs of prose as one line each. A gap of just two spaces separates only where other lines have a column.
 */
export function textLinesOf(text: string, start: number, end: number, segment: number): ListLine[] {
  const raw = textLines(text, start, end);
  const starts = sharedColumns(raw, 2, startOf);
  const ends = sharedColumns(raw, 3, endOf);
  const lines: ListLine[] = [];
  let part = 0;
  let proseEnd = 0;
  for (const [index, line] of raw.entries()) {
    if (index < proseEnd) continue;
    proseEnd = proseFrom(text, raw, index);
    const isProse = proseEnd > index;
    const noteEnd = isProse ? index : hangingEnd(text, raw, index);
    const { column = 0, indent = 0 } = line.cells[0] ?? {};
    const cells = isProse
      ? [{ words: wordsOfLines(text, raw.slice(index, proseEnd)), column, indent, width: 60 }]
      : noteEnd > index
        ? [{ words: wordsOfLines(text, raw.slice(index, noteEnd)), column, indent, width: 60 }]
        : alignedCells(line, starts, ends);
    lines.push(
      listLine({
        cells,
        segment: segment * 10_000 + part,
        isApart: line.blankBefore,
        origin: 'text',
        bold: false,
        centered: !isProse && cells.length === 1 && (cells[0]?.column ?? 0) >= 12,
        isWhole: isProse,
      }),
    );
    if (isProse) part += 1;
    proseEnd = Math.max(proseEnd, noteEnd);
  }
  return lines;
}

function wordsOfLines(text: string, lines: readonly TextLine[]): Words {
  return lines.reduce<Words>((sum, line) => joined(sum, wordsOf(text, line.start, line.end)), NO_WORDS);
}

function textLines(text: string, start: number, end: number): TextLine[] {
  const lines: TextLine[] = [];
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

/** Drawn branches before a name: "|   |-- ", "+-- ", "└── ". */
const TREE = /^[\s|│]{0,200}(?:[|│]|[|+`\\├└]\s?[-─—_]{1,6}>?)\s{0,8}(?=[\p{L}\d"])/u;

const GAP = /\s\.(?:\s?\.){2,}\s*|\.{4,}\s*|(?:\s\.){3,}\s*|_{4,}\s*|-{4,}\s*|\s*\t[\s]*|\s{2,}/g;

function cellsOfLine(text: string, line: string, lineStart: number): TextCell[] {
  const columnOf = columnsOfCharacters(line);
  const cells: TextCell[] = [];
  const tree = /[|│+`\\├└]/.test(line) ? TREE.exec(line) : null;
  let from = tree?.[0].length ?? line.length - line.trimStart().length;
  let gap = LEADER_GAP;
  for (const match of [...line.matchAll(GAP), null]) {
    if (match !== null && (match.index < from || match.index === 0)) continue;
    const to = match === null ? line.length : endBeforeLeader(line, match);
    const words = wordsOf(text, lineStart + from, lineStart + to);
    if (words.text !== '') {
      const column = columnOf((firstPlace(words) ?? lineStart) - lineStart);
      const width = Math.max(1, columnOf(to) - column);
      cells.push({ words, column, width, indent: column, gap });
    }
    if (match === null) break;
    gap = /[\t._-]/.test(match[0]) ? LEADER_GAP : match[0].length;
    from = match.index + match[0].length;
  }
  return cells;
}

/** The column of each character, and of the end, with tabs expanded. */
function columnsOfCharacters(line: string): (index: number) => number {
  if (!line.includes('\t')) return (index) => index;
  const columns = [0];
  for (let index = 0, column = 0; index < line.length; index += 1) {
    column = line.charAt(index) === '\t' ? (Math.floor(column / TAB_WIDTH) + 1) * TAB_WIDTH : column + 1;
    columns.push(column);
  }
  return (index) => columns[index] ?? 0;
}

/** Abbreviations whose last dot is theirs, not the first of the leader dots behind them. */
const ABBREVIATED =
  /(?:\b(?:Inc|Incorp|Corp|Ltd|Co|Cos|Bros|Assn|Assoc|Ltda|Lda|Cia|Cie|Pty|Pte|Pvt|Bhd|Intl|Mfg|Jr|Sr)|(?:^|[\s.(])\p{L})\.$/iu;

/** "S.A", "Inc": what lacks its dot where leader dots follow at once. */
const ENDS_IN_DOT = /(?:\p{L}\.\p{L}|\b(?:Inc|Corp|Ltd|Co|Cos|Bros|Ltda|Pty|Pte))$/u;

/** Where words end before leader dots: "Ice Company. . . ." without its dot, "Lumber Corp.. . ." with one. */
function endBeforeLeader(line: string, gap: RegExpExecArray): number {
  if (!/\.\s?\./.test(gap[0])) return gap.index;
  let end = gap.index;
  // "(Panama) S.A......": the first dot is the abbreviation's.
  if (gap[0].startsWith('..') && ENDS_IN_DOT.test(line.slice(Math.max(0, end - 12), end))) return end + 1;
  while (end > 1 && line.charAt(end - 1) === '.' && !ABBREVIATED.test(line.slice(Math.max(0, end - 12), end))) end -= 1;
  return end;
}

const startOf = ({ column }: ListCell) => column;
const endOf = ({ column, width }: ListCell) => column + width;

/** Columns that cells after a wide gap start (or, set flush right, end) at, in at least so many lines. */
function sharedColumns(lines: readonly TextLine[], least: number, edge: typeof startOf): ReadonlySet<number> {
  const apart = lines.flatMap(({ cells }) => cells.slice(1).filter(({ gap }) => gap >= 3));
  const byColumn = [...Map.groupBy(apart, edge)];
  return new Set(byColumn.filter(([, cells]) => cells.length >= least).map(([column]) => column));
}

/** A letter or Roman number of a list. */
const LETTER = /^(?:[A-Z]|[IVX]{1,4})\.$/;

/** The cells of a line; two spaces separate cells only at a column of the document. */
function alignedCells(line: TextLine, starts: ReadonlySet<number>, ends: ReadonlySet<number>): ListCell[] {
  const cells: ListCell[] = [];
  for (const { gap, ...cell } of line.cells) {
    const last = cells.at(-1);
    const { text } = cell.words;
    // "A.   Acme Corp." is one entry at its letter's place.
    if (cells.length === 1 && last !== undefined && LETTER.test(last.words.text)) {
      cells.splice(-1, 1, { ...last, words: joined(last.words, cell.words), width: endOf(cell) - last.column });
      continue;
    }
    const isColumn =
      [-1, 0, 1].some((offset) => starts.has(cell.column + offset)) ||
      // "Holding company  Cayman Islands": a place that ends where the column's other words end.
      (ends.has(endOf(cell)) && isPlace(text)) ||
      (last !== undefined && /^\d{1,3}(?:\.\d+)?\s?%?$/.test(last.words.text) && isPlace(text)) ||
      (starts.size === 0 && !text.startsWith('('));
    if (last !== undefined && !isColumn && (gap === 2 || (gap < 4 && text.startsWith('('))))
      cells.splice(-1, 1, { ...last, words: joined(last.words, cell.words), width: endOf(cell) - last.column });
    else cells.push(cell);
  }
  return cells;
}

/** Where the paragraph of prose that begins at a line ends (exclusive), or the line itself where none does. */
function proseFrom(text: string, lines: readonly TextLine[], from: number): number {
  const to = paragraphEnd(text, lines, from);
  const paragraph = lines.slice(from, to);
  if (!isSentence(wordsOfLines(text, paragraph).text)) return from;
  // Wide gaps in most lines are columns, not justified prose: a table whose rows hold prose-like words.
  const isWide = ({ gap }: TextCell, least: number) => gap >= least && gap < LEADER_GAP;
  const tabular = paragraph.filter(({ cells }) => cells.slice(1).some((cell) => isWide(cell, 8))).length;
  if (paragraph.length > 1 && tabular > paragraph.length / 2) return from;
  // Three cells far apart on one line are headings or a row, however much their words read like prose.
  if (paragraph.some(({ cells }) => cells.length >= 3 && cells.slice(1).every((cell) => isWide(cell, 5)))) return from;
  // The prose may end where a list begins without a blank line between.
  const end = lines[to - 1]?.end ?? 0;
  const stop = paragraph.findIndex((line, index) => {
    const above = paragraph[index - 1];
    const isStopped = above !== undefined && /[:.]\s*$/.test(text.slice(above.start, above.end));
    return isStopped && !isSentence(wordsOf(text, line.start, end).text);
  });
  return stop < 0 ? to : from + stop;
}

const NOTE_MARK = /^\s*\((?:\d{1,2}|[a-z]|\*{1,3})\)\s/i;
/** Footnotes fill their lines. */
const LEAST_NOTE_WIDTH = 60;

/** Where a footnote in fixed-width text ends whose lines hang behind its mark; `from` for other lines. */
function hangingEnd(text: string, lines: readonly TextLine[], from: number): number {
  const first = lines[from];
  if (first === undefined || !NOTE_MARK.test(text.slice(first.start, Math.min(first.end, first.start + 80))))
    return from;
  const widthOf = (line: TextLine) => text.slice(line.start, line.end).trimEnd().length;
  const least = Math.max(LEAST_NOTE_WIDTH, widthOf(first) - 16);
  let to = from + 1;
  for (const line of lines.slice(to, from + 12)) {
    const above = lines[to - 1];
    const isUnder = line.cells.length === 1 && (line.cells[0]?.column ?? 0) > (first.cells[0]?.column ?? 0);
    const [next = ''] = text.slice(line.start, line.end).trim().split(' ');
    const isFull = above !== undefined && widthOf(above) + 1 + next.length > least;
    if (line.blankBefore || !isUnder || !isFull) break;
    to += 1;
  }
  return to === from + 1 ? from : to;
}

/** Where the lines that may be one paragraph end; `from` where its first line cannot begin prose. */
function paragraphEnd(text: string, lines: readonly TextLine[], from: number): number {
  const first = lines[from];
  if (first === undefined) return from;
  const opening = text.slice(first.start, Math.min(first.end, first.start + 400));
  const isCapital = !/\p{Ll}/u.test(opening);
  if (!isCapital && !/(?:^|\s)\p{Ll}{3}/u.test(opening)) return from;
  // A paragraph in capitals fills its lines; names and headings do not.
  if (isCapital && (!first.blankBefore || opening.trim().length < 55)) return from;
  // Inside a run of lines only the next few are looked at.
  const most = first.blankBefore ? 60 : 12;
  let to = from + 1;
  for (const line of lines.slice(to, from + most)) {
    const above = lines[to - 1];
    if (line.blankBefore) break;
    if (isCapital && (line.cells.length > 1 || (above !== undefined && above.end - above.start < 55))) break;
    // A footnote or list mark begins another paragraph.
    if (/^\s*(?:\*+|†+|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[).])\s/i.test(text.slice(line.start, line.start + 40))) break;
    to += 1;
  }
  return to;
}
