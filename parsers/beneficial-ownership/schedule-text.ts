import type { Span } from '../../core/spans.ts';
import { plainTextOf, spanOf } from '../layout/plain-text.ts';
import type { RowName } from './cover-labels.ts';
import { type CoverPageRows, coverPagesIn } from './cover-rows.ts';
import { type Found, type RowReading, readCount, readPercent, readTypes } from './cover-values.ts';
import { readGroup, readGroupOfImages } from './group-box.ts';
import { personsOfItem5 } from './item-five.ts';
import type { ReadReport, ReportingPerson } from './ownership-report.ts';
import { readCitizenship, readName } from './person-name.ts';
import { withoutRaisedMarks } from './raised-marks.ts';
import { headOf, type Mark } from './schedule-head.ts';

/** The cover pages are in the first part of a schedule; hundreds of persons may file together. */
const READ_CHARACTERS = 1_500_000;
const MOST_PERSONS = 500;
/** The most characters read of a row. */
const LONGEST_ROW = 700;
/** The form's own cover, before the first person. */
const LONGEST_HEAD = 12_000;

/**
 * Reads a Schedule 13D or 13G in HTML or plain text: its cover pages, or, in an amendment without any, the sentences of
 * Item 5. Null where neither names a person with an amount.
 */
export function readTextSchedule(documentText: string, sequence: number): ReadReport | null {
  const plain = plainTextOf(documentText);
  const text = plain.text.slice(0, READ_CHARACTERS);
  const pages = coverPagesIn(text).slice(0, MOST_PERSONS);
  const spans: Record<string, Span> = {};
  const mark: Mark = (path, start, end) => {
    spans[path] = spanOf(plain, documentText, sequence, start, end);
  };
  const unread: string[] = [];
  const doubtful: string[] = [];
  const markup = (start: number, end: number): string =>
    documentText.slice(plain.sourceOffset(start), plain.sourceOffset(Math.min(end, start + LONGEST_ROW)));
  const words = (start: number, end: number): string =>
    withoutRaisedMarks(plain, documentText, start, Math.min(end, start + LONGEST_ROW));
  const reader = { words, markup, mark, unread, doubtful };
  const fromPages = pages.map((page, index) => personOf(page, `reportingPersons[${index}]`, reader));
  const reportingPersons = pages.length > 0 ? fromPages : personsOfItem5(text, mark, unread);
  if (reportingPersons.length === 0) return null;
  const coverEnd = pages[0]?.start ?? Math.min(text.length, LONGEST_HEAD);
  // Without raised marks: `G12345678⁸` has nine characters.
  const shown = Math.min(coverEnd, LONGEST_HEAD);
  const cover = withoutRaisedMarks(plain, documentText, 0, shown) + plain.text.slice(shown, coverEnd);
  const last = pages.at(-1);
  return {
    report: { ...headOf(cover, cover + text.slice(coverEnd), mark), reportingPersons },
    spans,
    repeated: reportingPersons.length === 1 && last ? repeatedIn(text, last.start) : null,
    unread,
    doubtful,
    isStructured: false,
    isProse: pages.length === 0,
    hasNoCusip: /\b(?:n\.?\s?\/\s?a|none|not\s+applicable|not\s+assigned)\b[.\s_=*|-]{0,200}\(\s*cusip/i.test(cover),
  };
}

interface Reader {
  /** Words of a row, without raised marks. */
  readonly words: (start: number, end: number) => string;
  /** The source of a row. */
  readonly markup: (start: number, end: number) => string;
  readonly mark: Mark;
  readonly unread: string[];
  readonly doubtful: string[];
}

function personOf(page: CoverPageRows, at: string, { words, markup, mark, unread, doubtful }: Reader): ReportingPerson {
  function read<T>(row: RowName, name: string, reader: (words: string) => Found<T> | null): Found<T> | null {
    const place = page.rows.get(row);
    const found = place ? reader(words(place.start, place.end)) : null;
    if (!place || found === null) return null;
    if (found.value !== null && found.end > found.start) {
      mark(`${at}.${name}`, place.start + found.start, place.start + found.end);
    }
    return found;
  }
  function number(row: RowName, reader: (words: string) => RowReading | null): number | null {
    const path = `${at}.${row}`;
    let isDoubtful = false;
    const found = read(row, row, (text) => {
      const reading = reader(text);
      isDoubtful = reading?.isDoubtful === true;
      return reading;
    });
    if (found === null) unread.push(path);
    if (isDoubtful) doubtful.push(path);
    return found?.value ?? null;
  }
  // A page with its last row was not cut off.
  if (!page.rows.has('type')) unread.push(`${at}.typeOfReportingPerson`);
  function group(): boolean | null {
    const place = page.rows.get('group');
    const source = place ? markup(place.start, place.end) : '';
    if (!place || !/<img\b/i.test(source)) return read('group', 'memberOfGroup', readGroup)?.value ?? null;
    const value = readGroupOfImages(source);
    if (value !== null) mark(`${at}.memberOfGroup`, place.start, place.end);
    return value;
  }
  return {
    name: read('name', 'name', readName)?.value ?? null,
    cik: null,
    sharesOwned: number('sharesOwned', readCount),
    percentOfClass: number('percentOfClass', readPercent),
    soleVoting: number('soleVoting', readCount),
    sharedVoting: number('sharedVoting', readCount),
    soleDispositive: number('soleDispositive', readCount),
    sharedDispositive: number('sharedDispositive', readCount),
    memberOfGroup: group(),
    typeOfReportingPerson: read('type', 'typeOfReportingPerson', readTypes)?.value ?? [],
    citizenship: read('citizenship', 'citizenship', readCitizenship)?.value ?? null,
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
