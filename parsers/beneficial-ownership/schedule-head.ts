import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { ONE_TO_TWELVE } from '../layout/number-words.ts';
import { verbose } from '../layout/patterns.ts';
import { type Head, issuerNameIn, securitiesClassIn } from './cover-titles.ts';
import type { OwnershipReport } from './ownership-report.ts';

export type Mark = (path: string, start: number, end: number) => void;

/** The cover before its first person. */
export function headOf(head: Head, mark: Mark): Omit<OwnershipReport, 'reportingPersons'> {
  const { cover, text } = head;
  const name = issuerNameIn(head);
  if (name) mark('issuer.name', name.start, name.end);
  const title = securitiesClassIn(head);
  if (title) mark('securitiesClass', title.start, title.end);
  const amendment = amendmentIn(cover.slice(0, 6_000), mark);
  const schedule = /schedule\s+(13[dg])(\s{0,2}\/\s{0,2}a\b)?/i.exec(text.slice(0, 6_000));
  const isAmendment = amendment !== null || schedule?.[2] !== undefined;
  return {
    form: schedule?.[1] === undefined ? null : `SC ${schedule[1].toUpperCase()}${isAmendment ? '/A' : ''}`,
    issuer: {
      name: name?.text.replace(/(?:(?<!\s)\s+|(?<![\s*†]))[*†]+$/, '').trim() ?? null,
      cik: null,
      cusip: cusipIn(head, mark),
    },
    securitiesClass: title?.text ?? null,
    eventDate: eventDateIn(cover, mark),
    amendment,
  };
}

function amendmentIn(opening: string, mark: Mark): number | null {
  const match =
    /amendment\s+(?:no|number)\.?\s*(?!\s)(?::\s*(?!\s))?[_\s(]{0,10}(?:(\d{1,3})(?!\d)|([a-z]{3,6})\b)/i.exec(opening);
  const digits = match?.[1];
  const word = match?.[2]?.toLowerCase() ?? '';
  const value = digits === undefined ? (ONE_TO_TWELVE[word] ?? null) : Number(digits);
  if (match && value !== null) {
    const end = match.index + match[0].length;
    mark('amendment', end - (digits ?? word).length, end);
  }
  return value;
}

const CUSIP_WORD = /(?<![0-9A-Z])[0-9A-Z]{6}(?:[\s-]{0,2}|[ ]{0,4}\n[ ]{0,60})[0-9A-Z]{2}[\s-]{0,2}[0-9](?![0-9A-Z])/g;

/** The CUSIP over its label, else the first "CUSIP No."; with its check digit, unless it is over the label. */
function cusipIn({ cover, text, answers }: Head, mark: Mark): string | null {
  const label = /\(\s*cusip\s+(?:number|no\.?|#)[^)]{0,40}\)/i.exec(cover);
  const places: { readonly from: number; readonly to: number; readonly needsDigit: boolean }[] = [
    ...(label ? [{ from: Math.max(0, label.index - 160), to: label.index, needsDigit: false }] : []),
    ...[...text.slice(0, 200_000).matchAll(/cusip\s*(?:no\.?|number|#)?/gi)]
      .slice(0, 20)
      .map(({ index }) => ({ from: index, to: index + 120, needsDigit: true })),
    ...(answers.places.get('cusip') ?? []).map(({ start, end }) => ({ from: start, to: end, needsDigit: false })),
  ];
  for (const { from, to, needsDigit } of places) {
    const found = [...text.slice(from, to).toUpperCase().matchAll(CUSIP_WORD)]
      .map((match) => ({ at: from + match.index, length: match[0].length, cusip: match[0].replace(/[\s-]/g, '') }))
      .filter(({ cusip }) => (cusip.match(/\d/g)?.length ?? 0) >= 4);
    const chosen = found.find(({ cusip }) => hasCusipCheckDigit(cusip)) ?? (needsDigit ? undefined : found.at(-1));
    if (!chosen) continue;
    mark('issuer.cusip', chosen.at, chosen.at + chosen.length);
    return chosen.cusip;
  }
  return null;
}

const EVENT = verbose('i')`
  (?:\(|(?<!\s))\s*dates?\s+of\s+(?:the\s+)?events?\b(?:\s+(?:which|that|requir)|\s*[):])`;

/** The date over its label, or behind it; on the label's own line it is the nearest. */
function eventDateIn(cover: string, mark: Mark): IsoDate | null {
  const label = EVENT.exec(cover);
  if (!label) return null;
  const from = Math.max(0, label.index - 200);
  const before = datesIn(cover.slice(from, label.index)).at(-1);
  const [after] = datesIn(cover.slice(label.index, label.index + 200));
  const lineEnd = cover.indexOf('\n', label.index);
  const line = cover.slice(label.index, lineEnd < 0 ? cover.length : lineEnd);
  const isBeside = after !== undefined && after.start < line.length && !/\S/.test(lineBefore(cover, label.index));
  const chosen = before && !isBeside ? { ...before, at: from } : after ? { ...after, at: label.index } : null;
  if (!chosen) return null;
  mark('eventDate', chosen.at + chosen.start, chosen.at + chosen.end);
  return chosen.date;
}

/** What is before a label on its line, and on the line above. */
function lineBefore(cover: string, at: number): string {
  return cover.slice(0, at).split('\n').slice(-2).join('\n');
}
