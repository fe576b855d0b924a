import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import type { DocumentLayout } from '../layout/document-layout.ts';
import { spanOf } from '../layout/plain-text.ts';
import { layoutOnce } from '../layout/read-once.ts';
import { asciiMarks, type TextRange } from '../prose/flat-text.ts';

import { withEvenSpaces } from './even-spaces.ts';
import { flattenedTablesOf } from './flattened-tables.ts';

/** One prospectus cover inside a document; a registration statement may hold several. */
export interface Cover extends TextRange {
  /** The head lines above the first sentence: title, amounts, issuer, securities. */
  readonly title: TextRange;
  readonly prose: TextRange;
  /** From the prose to the next prospectus: the one that accompanies a supplement is of another date. */
  readonly body: TextRange;
  readonly rest: TextRange;
  readonly whole: TextRange;
}

export interface OfferingDocument {
  readonly sequence: number;
  readonly layout: DocumentLayout;
  span(range: TextRange): Span;
  /**
   * The plain text, same length, ready for patterns: quotes and dashes are ASCII, tabs are spaces, and a lone line end
   * inside a paragraph is a space. The remaining `\n` separate paragraphs and table rows.
   */
  readonly flat: string;
  /** None in a registration statement that only adds exhibits, or refers to another one's prospectus. */
  readonly covers: readonly Cover[];
}

/** Covers are a page or two long. */
const LONGEST_COVER = 14_000;
const COVER_SEARCH = 400_000;

export function readOfferingDocument(document: SubmissionDocument, isRegistration: boolean): OfferingDocument {
  const { text: source, sequence } = document;
  const isFixedWidth = documentFormatOf(source) === 'text';
  const layout = isFixedWidth ? withFlattenedTables(withEvenSpaces(layoutOnce(document))) : layoutOnce(document);
  const flat = flatten(isFixedWidth ? joinedLines(layout.plain.text) : layout.plain.text);
  const starts = isRegistration ? registrationCovers(flat) : [0];
  const covers = starts.map((start, index): Cover => {
    const bound = Math.min(start + LONGEST_COVER, starts[index + 1] ?? flat.length, flat.length);
    const bodyEnd = starts[index + 1] ?? (isRegistration ? flat.length : accompanyingAt(flat));
    const end = Math.min(coverEnd(flat, start, bound), bodyEnd);
    const titleEnd = titleEndOf(flat, start, end);
    return {
      start,
      end,
      title: { start, end: titleEnd },
      prose: { start: titleEnd, end },
      body: { start: titleEnd, end: bodyEnd },
      rest: { start: end, end: bodyEnd },
      whole: { start, end: bodyEnd },
    };
  });
  const span: OfferingDocument['span'] = ({ start, end }) => spanOf(layout.plain, source, sequence, start, end);
  return { sequence, layout, span, flat, covers };
}

/** A text made from HTML has no columns; its tables have bars, or a line for each cell. */
function withFlattenedTables(layout: DocumentLayout): DocumentLayout {
  // Both lists ascend, and neither overlaps itself.
  let next = 0;
  const isNew = ({ start, end }: TextRange): boolean => {
    while ((layout.tables[next]?.end ?? end) <= start) next += 1;
    return (layout.tables[next]?.start ?? end) >= end;
  };
  const found = flattenedTablesOf(layout.plain.text).filter(isNew);
  const tables = [...layout.tables, ...found].toSorted((one, other) => one.start - other.start);
  return { ...layout, tables };
}

function flatten(text: string): string {
  return asciiMarks(text)
    .replace(/\t/g, ' ')
    .replace(/(?<=[^\n])\n(?=[a-z$(\d][^\n]{40})/g, ' ');
}

/** Fixed-width prose breaks its lines at any word; titles, table rows and leader dots hold wide gaps. */
const PROSE_LINE = /^ {0,8}\S(?:(?! {3}|\.{4}|-{4}|={4})[^\n]){54,}$/;
const NEXT_LINE = /^\S(?:(?! {3}|\.{4}|-{4}|={4})[^\n]){2,}/;

/** Paragraphs of fixed-width text as one line each; offsets do not change. */
function joinedLines(text: string): string {
  const lines = text.split('\n');
  const isJoined = (line: string, next: string): boolean => PROSE_LINE.test(line) && NEXT_LINE.test(next);
  const parts = lines.slice(0, -1).map((line, index) => line + (isJoined(line, lines[index + 1] ?? '') ? ' ' : '\n'));
  return parts.join('') + (lines.at(-1) ?? '');
}

const PROSPECTUS_LINE =
  /\n[ ]*(?:PRELIMINARY |SALES AGREEMENT |BASE )?PROSPECTUS(?: SUPPLEMENT)?[ ]*(?![ ])(?:,?[ ]*\(?(?:SUBJECT TO COMPLETION|DATED)[^\n]{0,80})?\n/gi;

/** Where the prospectuses of a registration statement begin: a line `PROSPECTUS` that prose follows soon. */
function registrationCovers(flat: string): number[] {
  const starts: number[] = [];
  const head = flat.slice(0, COVER_SEARCH);
  for (const match of head.matchAll(PROSPECTUS_LINE)) {
    const after = head.slice(match.index, match.index + 6_000);
    // The table of contents also has a line "PROSPECTUS".
    if (!/[a-z,] [a-z]+ [a-z]+ [a-z]+ [^\n]{80}/.test(after.slice(0, 2_500))) continue;
    if (isContentsTable(after.slice(0, 500))) continue;
    const last = starts.at(-1);
    if (
      last !== undefined &&
      match.index - last < 2_000 &&
      !/date of this prospectus/i.test(head.slice(last, match.index))
    )
      continue;
    starts.push(match.index);
    if (starts.length >= 4) break;
  }
  const unfinished = /\n[ ]*SUBJECT TO COMPLETION/i.exec(head);
  return starts.length === 0 && unfinished !== null ? [unfinished.index] : starts;
}

/** No supplement is shorter: a second prospectus begins behind it. */
const SHORTEST_SUPPLEMENT = 4_000;

/** Where the base prospectus behind a supplement begins: "PROSPECTUS", what may be offered, a date; else the end. */
function accompanyingAt(flat: string): number {
  if (!/prospectus supplement/i.test(flat.slice(0, 4_000))) return flat.length;
  for (const match of flat.matchAll(/\n[ ]*PROSPECTUS[ ]*\n/g)) {
    if (match.index < SHORTEST_SUPPLEMENT) continue;
    const after = flat.slice(match.index, match.index + 12_000);
    if (isContentsTable(after.slice(0, 500))) continue;
    const offers =
      /\b(?:we|the company|[Ss]elling [a-z]+holders?)\b[^.\n]{0,80}\bmay\b[^.\n]{0,60}\b(?:offer|issue|sell)\b/i;
    if (offers.test(after.slice(0, 4_000)) && /date of this prospectus is|this prospectus is dated/i.test(after))
      return match.index;
  }
  return flat.length;
}

/** Three lines that end in page numbers. */
function isContentsTable(text: string): boolean {
  return (text.match(/[a-z .](?:S-)?(?:\d{1,3}|[ivx]{1,5})[ ]*\n/gi) ?? []).length >= 3;
}

function coverEnd(flat: string, start: number, bound: number): number {
  const cover = flat.slice(start, bound);
  for (const match of cover.matchAll(/TABLE OF CONTENTS/gi)) {
    if (match.index > 400 && isContentsTable(flat.slice(start + match.index, start + match.index + 1_500)))
      return start + match.index;
  }
  return bound;
}

/** The first paragraph that reads like prose ends the title. */
function titleEndOf(flat: string, start: number, end: number): number {
  let at = start;
  while (at < end) {
    const newline = flat.indexOf('\n', at);
    const stop = newline < 0 || newline > end ? end : newline;
    const line = flat.slice(at, stop);
    if (line.length > 150 && !/not complete and may be changed|not an offer to sell/i.test(line)) return at;
    at = stop + 1;
  }
  return shortTitleEnd(flat, start, end);
}

const LONGEST_TITLE = 1_500;
/** "We are offering 6,875,000 shares of our common stock." */
const SHORT_SENTENCE = /\n[ ]{0,8}(?=[A-Z"(][^\n]{30,150}[a-z)"]\.[ ]{0,8}(?:\n|$))/;

/** A page of short lines: its first sentence ends the title. */
function shortTitleEnd(flat: string, start: number, end: number): number {
  const most = Math.min(end, start + LONGEST_TITLE);
  const sentence = SHORT_SENTENCE.exec(flat.slice(start, end));
  return sentence === null ? most : Math.min(most, start + sentence.index + sentence[0].length);
}
