import type { TextRange } from '../../prose/flat-text.ts';
import { prosePairsOf } from '../words/prose-counts.ts';
import { labelsOf } from '../words/vote-labels.ts';
import { cellValueOf, trailingValuesOf } from '../words/vote-values.ts';
import { type ItemRow, linesIn } from './item-row.ts';
import { headingRow, joinedHeading } from './joined-headings.ts';

/** "- 3 -": the number of a page. */
const PAGE = /^\s*[–—-]\s?\d{1,3}\s?[–—-]\s*$/;

/** A line of running text as a row; null for an empty line, a rule and a page's number. */
export function lineRow(text: string, line: TextRange): ItemRow | null {
  const raw = text.slice(line.start, line.end);
  const words = raw.trim();
  if (words === '' || /^[\s_=*–—-]{3,}$/.test(raw) || PAGE.test(raw)) return null;
  const start = line.start + raw.length - raw.trimStart().length;
  const end = start + words.length;
  const cell = { raw: words.replace(/\s/g, ' '), start, end, from: null, to: null };
  return { start, end, table: null, isStrong: false, cells: [cell] };
}

/**
 * Rows of a text document. Lines that a filer's word processor wrapped are joined to paragraphs; lines with columns stay
 * rows. Every fixed-width line counts as a row of one table: its columns are character columns.
 */
export function textRows(text: string, range: TextRange): readonly ItemRow[] {
  const rows: ItemRow[] = [];
  let paragraph: TextRange | null = null;
  let width = 0;
  const close = (): void => {
    const row = paragraph === null ? null : lineRow(text, paragraph);
    if (row !== null) rows.push(row);
    paragraph = null;
  };
  const lines = linesIn(text, range);
  const headings = headingsOf(text, lines);
  for (const [index, { start, end }] of lines.entries()) {
    const line = text.slice(start, end);
    const words = line.trim();
    const heading = headings.get(index);
    if (heading !== undefined) {
      close();
      if (heading !== null) rows.push(heading);
      continue;
    }
    if (words === '' || isRule(words)) close();
    else if (isColumned(line)) {
      close();
      rows.push(columnedRow(line, start));
    } else {
      const open: TextRange | null = paragraph;
      const goesOn: boolean = open !== null && continues(text.slice(open.start, open.end), width, words);
      if (!goesOn) close();
      const from: number = open !== null && goesOn ? open.start : start + line.length - line.trimStart().length;
      paragraph = { start: from, end: start + line.trimEnd().length };
      width = words.length;
    }
  }
  close();
  return rows;
}

/** A rule under headings, "-------  -----", is no row of dashes. */
function isRule(words: string): boolean {
  return /^[\s_=–—-]+$/.test(words) && /[_=–—-]{3}/.test(words);
}

/** Headings of several lines, by the index of their first line; null at the lines that they go on. */
function headingsOf(text: string, lines: readonly TextRange[]): ReadonlyMap<number, ItemRow | null> {
  const found = new Map<number, ItemRow | null>();
  let run: { readonly index: number; readonly row: ItemRow }[] = [];
  for (const [index, { start, end }] of lines.entries()) {
    const line = text.slice(start, end);
    const words = line.trim();
    const isEnd = isRule(words) || trailingValuesOf(words).values.length >= 2;
    const row = isEnd || words === '' ? null : headingRow(line, start);
    if (row !== null) {
      run.push({ index, row });
      continue;
    }
    const heading = isEnd ? joinedHeading(run.map((one) => one.row)) : null;
    if (heading !== null)
      for (const [at, one] of run.slice(-heading.lines).entries()) found.set(one.index, at === 0 ? heading.row : null);
    // A blank line may part the heading from its figures.
    if (words !== '' || run.length > 4) run = [];
  }
  return found;
}

/** Two spaces or more separate the cells of a fixed-width line, where figures or labels are apart. */
function isColumned(line: string): boolean {
  // Typists put two spaces behind a sentence and a list's number.
  const trimmed = line.trim().replace(/(?<=[.:;?!]["”’)]?) {2}(?=[A-Za-z“"(])/g, ' ');
  if (!/\S {2,}\S/.test(trimmed)) return false;
  const cells = trimmed.split(/ {2,}/);
  if (cells.length < 2 || cells.some((cell) => cell.length > 70)) return false;
  return (
    cells.some((cell) => /^[\d,.]+$|^[-–—]+$|^N\/A$|^\$$/i.test(cell)) ||
    cells.length >= 3 ||
    /\b(?:for|against|withheld|abstain\w*|non-?votes)\b/i.test(trimmed)
  );
}

/** "Withheld 12,100": where one space parts a label and its count; -1 in other cells. */
function gapInCell(raw: string): number {
  const gap = raw.lastIndexOf(' ');
  if (gap < 3 || raw.length > 40 || !/^\d[\d,]*$/.test(raw.slice(gap + 1))) return -1;
  return labelsOf(raw.slice(0, gap))?.length === 1 ? gap : -1;
}

function columnedRow(line: string, start: number): ItemRow {
  const spaced = line.replace(/\s\.(?:\s?\.){2,}|\.{4,}|\t/g, (dots) => ' '.repeat(dots.length));
  const cells = [...spaced.matchAll(/\S+(?: \S+)*/g)].flatMap(({ 0: raw, index }) => {
    const gap = gapInCell(raw);
    const parts = gap < 0 ? [[0, raw.length] as const] : [[0, gap] as const, [gap + 1, raw.length] as const];
    return parts.map(([from, to]) => ({
      raw: raw.slice(from, to),
      start: start + index + from,
      end: start + index + to,
      from: index + from,
      to: index + to,
    }));
  });
  return { start: cells[0]?.start ?? start, end: cells.at(-1)?.end ?? start, cells, table: -1, isStrong: false };
}

const NEW_ITEM =
  /^(?:[●•■·]|[-–—]\s+(?=[A-Z])|\(?(?:\d{1,2}|[ivx]{1,4}|[a-z])[.)]\s|(?:proposal|item|matter)\s+(?:no\.?\s*)?\w+\s*[.:–—-])/i;

/** A wrapped line goes on where the line before it was long and did not end like a paragraph or a row of figures. */
function continues(previous: string, width: number, next: string): boolean {
  // "… (For:" + "5,090,200; Withheld: …": a count wrapped after its label.
  const isAfterLabel = /\b(?:for|against|withheld|abst\w+|votes?|years?)\s?:$/i.test(previous);
  if (width >= 60 && isAfterLabel && /^\d/.test(next)) return true;
  if (width < 45 || trailingValuesOf(previous).values.length >= 2) return false;
  if (trailingValuesOf(next).values.length >= 2 || cellValueOf(next, 0) !== null) return false;
  if (/^[A-Z]/.test(next) && next.length < 60 && prosePairsOf(next).length > 0) return false;
  // "… 5,000 ABSTAIN" and then a sentence with a figure of its own.
  const hasCounted =
    /(?:\d|\b(?:for|against|withheld|abst\w+|non-?votes?))$/i.test(previous) && prosePairsOf(previous).length > 0;
  if (hasCounted && /^[A-Z]/.test(next) && /\d/.test(next)) return false;
  const isTail = /^[a-z]/.test(next) && /[.;,]$/.test(next) && !/[.:;]$/.test(previous);
  if ((labelsOf(next) !== null && !isTail) || labelsOf(previous) !== null) return false;
  // "… each director and" + "(ii) withheld …": a list inside the sentence, wrapped before its number.
  const isInside =
    width >= 90 &&
    /^\((?:\d|[ivx]{1,4}|[a-z])\)\s[a-z]/.test(next) &&
    /\w$/.test(previous) &&
    !/[;,]\s+(?:and|or)$/.test(previous);
  if (!isInside && NEW_ITEM.test(next)) return false;
  const hasEnded = /[.:;!?]["”’)]?$/.test(previous);
  return !hasEnded || /^[a-z]/.test(next) || (width >= 90 && !previous.endsWith(':') && /^[a-z(]/.test(next));
}
