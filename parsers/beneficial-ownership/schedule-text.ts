import type { IsoDate } from '../../core/dates.ts';
import type { Span } from '../../core/spans.ts';
import { datesIn } from '../layout/dates.ts';
import { plainTextOf, spanOf } from '../layout/plain-text.ts';
import { hasCusipCheckDigit } from '../thirteenf/cusip.ts';
import { type CoverPageRows, coverPagesIn, type RowName } from './cover-rows.ts';
import { type Found, readCount, readGroup, readName, readPercent, readTypes } from './cover-values.ts';
import type { OwnershipReport, ReadReport, ReportingPerson } from './ownership-report.ts';

/** A cover and its persons stand in the first part of a schedule; hundreds of persons are known to file together. */
const READ_CHARACTERS = 1_500_000;
const MOST_PERSONS = 500;

/** Reads a Schedule 13D or 13G in HTML or plain text. Null where no cover page of a person is found. */
export function readTextSchedule(documentText: string, sequence: number): ReadReport | null {
  const plain = plainTextOf(documentText);
  const text = plain.text.slice(0, READ_CHARACTERS);
  const pages = coverPagesIn(text).slice(0, MOST_PERSONS);
  const [first] = pages;
  if (!first) return null;
  const spans: Record<string, Span> = {};
  const mark: Mark = (path, start, end) => {
    spans[path] = spanOf(plain, documentText, sequence, start, end);
  };
  const cover = text.slice(0, first.start);
  const reportingPersons = pages.map((page, index) => personOf(text, page, `reportingPersons[${index}]`, mark));
  return {
    report: { ...headOf(cover, text, mark), reportingPersons },
    spans,
    repeated: reportingPersons.length === 1 ? repeatedIn(text, pages.at(-1)?.start ?? 0) : null,
    isStructured: false,
  };
}

type Mark = (path: string, start: number, end: number) => void;

function personOf(text: string, page: CoverPageRows, at: string, mark: Mark): ReportingPerson {
  function read<T>(row: RowName, name: string, reader: (words: string) => Found<T> | null): T | null {
    const place = page.rows.get(row);
    const found = place ? reader(text.slice(place.start, place.end)) : null;
    if (!place || found === null) return null;
    if (found.end > found.start) mark(`${at}.${name}`, place.start + found.start, place.start + found.end);
    return found.value;
  }
  return {
    name: read('name', 'name', readName),
    cik: null,
    sharesOwned: read('sharesOwned', 'sharesOwned', readCount),
    percentOfClass: read('percentOfClass', 'percentOfClass', readPercent),
    soleVoting: read('soleVoting', 'soleVoting', readCount),
    sharedVoting: read('sharedVoting', 'sharedVoting', readCount),
    soleDispositive: read('soleDispositive', 'soleDispositive', readCount),
    sharedDispositive: read('sharedDispositive', 'sharedDispositive', readCount),
    memberOfGroup: read('group', 'memberOfGroup', readGroup),
    typeOfReportingPerson: read('type', 'typeOfReportingPerson', readTypes) ?? [],
    citizenship: read('citizenship', 'citizenship', readCitizenship),
  };
}

function readCitizenship(words: string): Found<string> | null {
  const match = /[^\n\t]*\p{L}{2}[^\n\t]*/u.exec(words.slice(0, 300));
  const value = match?.[0].replace(/^[\s.:*|_=-]+|\s+number\s+of.*$/gi, '').trim() ?? '';
  if (!match || !/\p{L}{2}/u.test(value) || /^(?:number of|shares|beneficially)/i.test(value)) return null;
  const start = match.index + match[0].indexOf(value);
  return { value, start, end: start + value.length };
}

const RULE = /^[\s_=*.-]*$/;

/** The words above a label in parentheses, as the cover sets them: "ACME INC" over "(Name of Issuer)". */
function above(
  cover: string,
  label: RegExp,
): { readonly text: string; readonly start: number; readonly end: number } | null {
  const match = label.exec(cover);
  if (!match) return null;
  const before = cover.slice(Math.max(0, match.index - 600), match.index);
  const offset = Math.max(0, match.index - 600);
  const lines: { text: string; start: number }[] = [];
  let at = 0;
  for (const line of before.split('\n')) {
    lines.push({ text: line, start: offset + at });
    at += line.length + 1;
  }
  // The last lines with words; a blank line, a rule or another label ends them.
  let last = lines.length - 1;
  while (last >= 0 && RULE.test(lines[last]?.text ?? '')) last -= 1;
  let first = last;
  while (first > 0) {
    const previous = lines[first - 1]?.text ?? '';
    if (
      RULE.test(previous) ||
      /\)\s*\*?\s*$/.test(previous) ||
      /exchange\s+act|amendment\s+no|schedule\s+13/i.test(previous)
    )
      break;
    first -= 1;
  }
  const [from, to] = [lines[first], lines[last]];
  if (!from || !to) return null;
  const raw = cover.slice(from.start, to.start + to.text.length);
  const text = raw
    .replace(/[_=]{2,}/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '' || /^\(.*\)$/.test(text)) return null;
  const start = from.start + raw.search(/\S/);
  return { text, start, end: from.start + raw.trimEnd().length };
}

function headOf(cover: string, text: string, mark: Mark): Omit<OwnershipReport, 'reportingPersons'> {
  const name = above(cover, /\(\s*name\s+of\s+(?:the\s+)?(?:issuer|subject\s+company)\s*\)/i);
  if (name) mark('issuer.name', name.start, name.end);
  const title = above(cover, /\(\s*title\s+of\s+(?:class|each\s+class)[^)]{0,40}\)/i);
  if (title) mark('securitiesClass', title.start, title.end);
  const amendment = /amendment\s+(?:no|number)\.?\s*:?\s*[_\s(]{0,10}(\d{1,3})\b/i.exec(cover.slice(0, 6_000));
  if (amendment?.[1] !== undefined) {
    const end = amendment.index + amendment[0].length;
    mark('amendment', end - amendment[1].length, end);
  }
  const schedule =
    /schedule\s+(13[dg])/i.exec(cover.slice(0, 6_000)) ?? /schedule\s+(13[dg])/i.exec(text.slice(0, 6_000));
  return {
    form: schedule?.[1] === undefined ? null : `SC ${schedule[1].toUpperCase()}${amendment ? '/A' : ''}`,
    issuer: { name: name?.text.replace(/\*+$/, '').trim() ?? null, cik: null, cusip: cusipIn(cover, text, mark) },
    securitiesClass: title?.text ?? null,
    eventDate: eventDateIn(cover, mark),
    amendment: amendment?.[1] === undefined ? null : Number(amendment[1]),
  };
}

const CUSIP_WORD = /(?<![0-9A-Z])[0-9A-Z]{6}[ -]?[0-9A-Z]{2}[ -]?[0-9](?![0-9A-Z])/g;

/** The CUSIP over its label, else the first "CUSIP No."; with its check digit, unless it stands over the label. */
function cusipIn(cover: string, text: string, mark: Mark): string | null {
  const label = /\(\s*cusip\s+(?:number|no\.?|#)[^)]{0,40}\)/i.exec(cover);
  const places: { readonly from: number; readonly to: number; readonly needsDigit: boolean }[] = [
    ...(label ? [{ from: Math.max(0, label.index - 160), to: label.index, needsDigit: false }] : []),
    ...[...text.slice(0, 200_000).matchAll(/cusip\s*(?:no\.?|number|#)?/gi)]
      .slice(0, 20)
      .map(({ index }) => ({ from: index, to: index + 120, needsDigit: true })),
  ];
  for (const { from, to, needsDigit } of places) {
    const found = [...text.slice(from, to).toUpperCase().matchAll(CUSIP_WORD)]
      .map((match) => ({ at: from + match.index, length: match[0].length, cusip: match[0].replace(/[ -]/g, '') }))
      .filter(({ cusip }) => (cusip.match(/\d/g)?.length ?? 0) >= 4);
    const chosen = found.find(({ cusip }) => hasCusipCheckDigit(cusip)) ?? (needsDigit ? undefined : found.at(-1));
    if (!chosen) continue;
    mark('issuer.cusip', chosen.at, chosen.at + chosen.length);
    return chosen.cusip;
  }
  return null;
}

function eventDateIn(cover: string, mark: Mark): IsoDate | null {
  const label = /\(?\s*dates?\s+of\s+(?:the\s+)?events?\s+which\s+requires?/i.exec(cover);
  if (!label) return null;
  const from = Math.max(0, label.index - 200);
  const before = datesIn(cover.slice(from, label.index)).at(-1);
  const after =
    from + (before?.end ?? 0) >= label.index - 120
      ? undefined
      : datesIn(cover.slice(label.index, label.index + 200))[0];
  const chosen = before ? { ...before, at: from } : after ? { ...after, at: label.index } : null;
  if (!chosen) return null;
  mark('eventDate', chosen.at + chosen.start, chosen.at + chosen.end);
  return chosen.date;
}

/** Item 4 of Schedule 13G repeats amount and percent, for one person on its own lines. */
function repeatedIn(text: string, from: number): ReadReport['repeated'] {
  const item = /item\s+4\b[.:\s]*\(?[a-z]?\)?\s*ownership/i.exec(text.slice(from));
  if (!item) return null;
  const start = from + item.index;
  const part = text.slice(start, start + 3_000).split(/item\s+5\b/i, 1)[0] ?? '';
  const amount = /amount\s+beneficially\s+owned\s*:?/i.exec(part);
  const percent = /percent\s+of\s+class\s*:?/i.exec(part);
  if (!amount && !percent) return null;
  const words = (match: RegExpExecArray | null): string =>
    match === null
      ? ''
      : (part
          .slice(match.index + match[0].length, match.index + match[0].length + 120)
          .split(/\(\s?[bc]\s?\)|percent\s+of|number\s+of/i, 1)[0] ?? '');
  return {
    sharesOwned: readCount(words(amount))?.value ?? null,
    percentOfClass: readPercent(words(percent))?.value ?? null,
  };
}
