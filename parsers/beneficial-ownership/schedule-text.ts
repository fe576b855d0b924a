import type { Span } from '../../core/spans.ts';
import { documentFormatOf } from '../layout/document-format.ts';
import { type PlainText, plainTextOf, spanOf } from '../layout/plain-text.ts';
import { coverPagesIn } from './cover-rows.ts';
import { readCount, readPercent } from './cover-values.ts';
import { personsOfItem5 } from './item-five.ts';
import { itemAnswersIn, pagesOfItems } from './item-rows.ts';
import { labelsFirst } from './label-columns.ts';
import type { ReadReport } from './ownership-report.ts';
import { withoutRaisedMarks } from './raised-marks.ts';
import { type ReadPersons, type RowSource, readPersons, valuesRead } from './read-persons.ts';
import { namesPrintedOnce } from './repeated-names.ts';
import { headOf, type Mark } from './schedule-head.ts';
import { outstandingIn } from './shares-outstanding.ts';

/** The cover pages are in the first part of a schedule; hundreds of persons may file together. */
const READ_CHARACTERS = 1_500_000;
const MOST_PERSONS = 500;
/** The most characters read of a row. */
const LONGEST_ROW = 700;
/** The form's own cover, before the first person. */
const LONGEST_HEAD = 12_000;

/**
 * Reads a Schedule 13D or 13G in HTML or plain text: its cover pages; without any, the answers of Items 1, 2 and 4 of a
 * 13G, or the sentences of Item 5 of a 13D. Null where none of them names a person with an amount.
 *
 * @param subject The subject company's name in the submission's header.
 */
export function readTextSchedule(documentText: string, sequence: number, subject: string | null): ReadReport | null {
  const plain = plainTextOf(documentText);
  // Blanks to fill in: `____1,234____`.
  const text = plain.text.slice(0, READ_CHARACTERS).replaceAll('_', ' ');
  const spans: Record<string, Span> = {};
  const mark: Mark = (path, start, end) => {
    spans[path] = spanOf(plain, documentText, sequence, start, end);
  };
  const covers = readCovers(plain, documentText, text);
  const answers = itemAnswersIn(text);
  const hasCovers = covers.persons.length > 0;
  const ofItems = hasCovers ? [] : pagesOfItems(text, answers);
  const read = ofItems.length > 0 ? readPersons(ofItems, sourceOf(plain, documentText), true) : covers;
  const { persons, ranges, doubtful } = read;
  for (const range of ranges) mark(...range);
  const unread = [...read.unread];
  const reportingPersons = persons.length > 0 ? persons : personsOfItem5(text, mark, unread);
  if (reportingPersons.length === 0) return null;
  const coverEnd = hasCovers ? covers.begin : Math.min(text.length, LONGEST_HEAD);
  // Without raised marks: `G12345678⁸` has nine characters.
  const shown = Math.min(coverEnd, LONGEST_HEAD);
  const cover = `${withoutRaisedMarks(plain, documentText, 0, shown).replaceAll('_', ' ')}${text.slice(shown, coverEnd)}`;
  const head = headOf({ cover, text: cover + text.slice(coverEnd), answers, subject }, mark);
  const report = { ...head, reportingPersons };
  return {
    report,
    spans,
    repeated: reportingPersons.length === 1 && hasCovers ? repeatedIn(text, covers.lastBegin) : null,
    unread,
    doubtful,
    isStructured: false,
    isProse: persons.length === 0,
    isShared: ofItems.length > 1,
    namesOnce: namesPrintedOnce(text, report),
    outstanding: outstandingIn(text),
    hasNoCusip: /\b(?:n\.?\s?\/\s?a|none|not\s+applicable|not\s+assigned)\b[.\s_=*|-]{0,200}\(\s*cusip/i.test(cover),
  };
}

interface ReadCovers extends ReadPersons {
  /** Where the first page begins, and the last. */
  readonly begin: number;
  readonly lastBegin: number;
}

function sourceOf(plain: PlainText, documentText: string): RowSource {
  return {
    words: (start, end) => withoutRaisedMarks(plain, documentText, start, Math.min(end, start + LONGEST_ROW)),
    markup: (start, end) =>
      documentText.slice(plain.sourceOffset(start), plain.sourceOffset(Math.min(end, start + LONGEST_ROW))),
  };
}

/**
 * The cover pages. Where rows of a text document could not be read, it is read again with the values of a right column
 * after their labels, and the reading with more values is taken.
 */
function readCovers(plain: PlainText, documentText: string, text: string): ReadCovers {
  const pages = coverPagesIn(text).slice(0, MOST_PERSONS);
  const read = readPersons(pages, sourceOf(plain, documentText));
  const asPrinted = { ...read, begin: pages[0]?.start ?? 0, lastBegin: pages.at(-1)?.start ?? 0 };
  if ((pages.length > 0 && read.unread.length === 0) || documentFormatOf(documentText) !== 'text') return asPrinted;
  const apart = labelsFirst(text);
  const others = coverPagesIn(apart.text).slice(0, MOST_PERSONS);
  const words = (start: number, end: number): string => apart.text.slice(start, Math.min(end, start + LONGEST_ROW));
  const again = readPersons(others, { words, markup: () => '' });
  if (others.length === 0 || valuesRead(again) <= valuesRead(read)) return asPrinted;
  return {
    ...again,
    ranges: again.ranges.map(([path, start, end]) => [path, apart.offsetOf(start), apart.offsetOf(end - 1) + 1]),
    begin: apart.offsetOf(others[0]?.start ?? 0),
    lastBegin: apart.offsetOf(others.at(-1)?.start ?? 0),
  };
}

/** Item 4 of Schedule 13G repeats amount and percent, for one person on separate lines. */
function repeatedIn(text: string, from: number): ReadReport['repeated'] {
  const item = /item\s+4\b[.:\s-]*(?![.:\s-])\(?[a-z]?\)?\s*ownership/i.exec(text.slice(from));
  if (!item) return null;
  const start = from + item.index;
  const part = text.slice(start, start + 3_000).split(/item\s+5\b/i, 1)[0] ?? '';
  const after = (label: RegExp): string | null => {
    const match = label.exec(part);
    const words = match && part.slice(match.index + match[0].length).slice(0, 120);
    return words && (words.split(/\(\s?[bc]\s?\)|percent\s+of|number\s+of/i, 1)[0] ?? '');
  };
  const amount = after(/amount\s+beneficially\s+owned\s*:?/i);
  const percent = after(/percent\s+of\s+class\s*:?/i);
  if (amount === null && percent === null) return null;
  return {
    sharesOwned: readCount(amount ?? '')?.value ?? null,
    percentOfClass: readPercent(percent ?? '')?.value ?? null,
  };
}
