import type { RowName } from './cover-labels.ts';
import type { CoverPageRows } from './cover-rows.ts';
import { type Found, type RowReading, readCount, readPercent, readTypes } from './cover-values.ts';
import { readGroup, readGroupOfImages } from './group-box.ts';
import type { ReportingPerson } from './ownership-report.ts';
import { NUMBERS } from './ownership-report.ts';
import { readCitizenship, readName } from './person-name.ts';

/** Where the rows of pages are read from. */
export interface RowSource {
  /** Words of a row, without raised marks. */
  readonly words: (start: number, end: number) => string;
  /** The source of a row. */
  readonly markup: (start: number, end: number) => string;
}

type Range = readonly [path: string, start: number, end: number];

/** The persons of pages, with the ranges of their values, and what could not be read. */
export interface ReadPersons {
  readonly persons: readonly ReportingPerson[];
  readonly ranges: readonly Range[];
  readonly unread: readonly string[];
  readonly doubtful: readonly string[];
}

interface Reader extends RowSource {
  readonly mark: (...range: Range) => void;
  readonly unread: string[];
  readonly doubtful: string[];
  /** The person is read from the items, which may leave out what is not so. */
  readonly isOfItems: boolean;
}

export function readPersons(pages: readonly CoverPageRows[], source: RowSource, isOfItems = false): ReadPersons {
  const ranges: Range[] = [];
  const unread: string[] = [];
  const doubtful: string[] = [];
  const reader = { ...source, mark: (...range: Range) => void ranges.push(range), unread, doubtful, isOfItems };
  const persons = pages.map((page, index) => personOf(page, `reportingPersons[${index}]`, reader));
  return { persons, ranges, unread, doubtful };
}

/** How much of the pages is read. */
export function valuesRead({ persons, unread }: ReadPersons): number {
  const values = persons.map((person) => NUMBERS.filter((row) => person[row] !== null).length);
  return values.reduce((sum, count) => sum + count, 0) - unread.length;
}

function personOf(page: CoverPageRows, at: string, reader: Reader): ReportingPerson {
  const { markup, mark, unread, doubtful, isOfItems } = reader;
  function read<T>(row: RowName, name: string, readWords: (words: string) => Found<T> | null): Found<T> | null {
    const place = page.rows.get(row);
    const words = place ? reader.words(place.start, place.end) : '';
    // Boxes may be drawn with underscores (`_X_`); elsewhere they are blanks to fill in.
    const found = place ? readWords(row === 'group' ? words : words.replaceAll('_', ' ')) : null;
    if (!place || found === null) return null;
    if (found.value !== null && found.end > found.start) {
      mark(`${at}.${name}`, place.start + found.start, place.start + found.end);
    }
    return found;
  }
  function number(row: RowName, readWords: (words: string) => RowReading | null): number | null {
    const path = `${at}.${row}`;
    let isDoubtful = false;
    const found = read(row, row, (text) => {
      const reading = readWords(text);
      isDoubtful = reading?.isDoubtful === true;
      return reading;
    });
    if (found === null && !(isOfItems && !page.rows.has(row))) unread.push(path);
    if (isDoubtful) doubtful.push(path);
    return found?.value ?? null;
  }
  // A page with its last row was not cut off.
  if (!page.rows.has('type') && !isOfItems) unread.push(`${at}.typeOfReportingPerson`);
  function group(): boolean | null {
    const place = page.rows.get('group');
    const source = place ? markup(place.start, place.end) : '';
    if (!place || !/<img\b/i.test(source)) return read('group', 'memberOfGroup', readGroup)?.value ?? null;
    const value = readGroupOfImages(source);
    if (value !== null) mark(`${at}.memberOfGroup`, place.start, place.end);
    return value;
  }
  const powers = {
    soleVoting: number('soleVoting', readCount),
    sharedVoting: number('sharedVoting', readCount),
    soleDispositive: number('soleDispositive', readCount),
    sharedDispositive: number('sharedDispositive', readCount),
  };
  const owned = page.rows.get('sharesOwned');
  const isBlank = owned !== undefined && readCount(reader.words(owned.start, owned.end)) === null;
  const below = isBlank ? read('excludes', 'sharesOwned', (words) => displacedAmount(words, powers)) : null;
  return {
    name: read('name', 'name', readName)?.value ?? null,
    cik: null,
    sharesOwned: below?.value ?? number('sharesOwned', readCount),
    percentOfClass: number('percentOfClass', readPercent),
    ...powers,
    memberOfGroup: group(),
    typeOfReportingPerson: read('type', 'typeOfReportingPerson', readTypes)?.value ?? [],
    citizenship: read('citizenship', 'citizenship', readCitizenship)?.value ?? null,
  };
}

type Powers = Pick<ReportingPerson, 'soleVoting' | 'sharedVoting' | 'soleDispositive' | 'sharedDispositive'>;

/**
 * The amount owned, where its row shares a cell with the next one ("excludes certain shares") and both labels precede the
 * values: a number of that row that is the sum of powers. Null where it is another number.
 */
function displacedAmount(words: string, powers: Powers): Found<number> | null {
  const lead = /^[\s\S]{0,80}?\bcertain\s+shares\b/i.exec(words)?.[0].length;
  if (lead === undefined) return null;
  const reading = readCount(words.slice(lead).replace(/\(see\s+instructions?\)/i, (small) => ' '.repeat(small.length)));
  const sums = [
    (powers.soleVoting ?? 0) + (powers.sharedVoting ?? 0),
    (powers.soleDispositive ?? 0) + (powers.sharedDispositive ?? 0),
  ];
  if (!reading || reading.value === null || reading.value === 0 || !sums.includes(reading.value)) return null;
  return { value: reading.value, start: lead + reading.start, end: lead + reading.end };
}
