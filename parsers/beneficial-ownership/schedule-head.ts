import { hasCusipCheckDigit } from '../../core/cusip.ts';
import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { ONE_TO_TWELVE } from '../layout/number-words.ts';
import { verbose } from '../layout/patterns.ts';
import type { OwnershipReport } from './ownership-report.ts';

export type Mark = (path: string, start: number, end: number) => void;

type Line = Readonly<{ text: string; start: number }>;
type Words = Line & { readonly end: number };

const RULE = /^[\s_=*.|-]*$/;
/** Ends the words over a label: another label, or the form's own heading. */
const HEADING = verbose('i')`
  \)\s*(?!\s)(?:\*{1,3}\s*(?!\s))?(?:\d\s*)?$|exchange\s+act|amendment\s+no|schedule\s+13|\brule\s+13d|statements?\s+(?:filed|pursuant)|
  filed\s+pursuant|information\s+to\s+be\s+included|washington,?\s*d\.?\s?c|
  ^\W*(?:united\s+states|securities\s+and\s+exchange|form\s+)`;
/** No name or title takes more lines. */
const MOST_LINES = 4;

/**
 * The words above a label in parentheses, as the cover sets them: "ACME INC" over "(Name of Issuer)". Lines count
 * back to the form's heading or the label before; a rule or blank line ends them only where enough was read.
 */
function above(cover: string, label: RegExp): Words | null {
  const match = label.exec(cover);
  if (!match) return null;
  const offset = Math.max(0, match.index - 600);
  const lines = [...cover.slice(offset, match.index).matchAll(/(?<=^|\n)[^\n]*/g)].map(
    ({ 0: text, index }): Line => ({ text, start: offset + index }),
  );
  const taken: Line[] = [];
  let gap = false;
  for (const line of lines.reverse()) {
    if (RULE.test(line.text)) {
      gap = taken.length > 0;
      continue;
    }
    // "SCHEDULE 13D Acme Inc (Name of Issuer)" on one line: the words of the label come after the heading.
    const inline = taken.length === 0 ? afterHeading(line) : line;
    if (taken.length > 0 && HEADING.test(line.text)) break;
    if (gap && !NAME_ENDING.test(taken[0]?.text ?? '')) break;
    taken.unshift(inline);
    if (inline !== line || taken.length === MOST_LINES) break;
  }
  const [from] = taken;
  const to = taken.at(-1);
  if (!from || !to) return null;
  const raw = cover.slice(from.start, to.start + to.text.length);
  const text = raw
    .replace(/[_=]{2,}|-{3,}|\s+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  if (text === '' || /^\(.*\)$/.test(text)) return null;
  const start = from.start + raw.search(/\S/);
  return { text, start, end: from.start + raw.trimEnd().length };
}

/** A legal ending, with which a name continues even over a blank line: "Acme" over "Corporation". */
const NAME_ENDING = verbose('i')`
  ^\W*(?:&\s+)?(?:inc|incorporated|corp|corporation|co|company|ltd|limited|plc|llc|l\.?l\.?c|l\.?p|holdings?|group|trust|
  n\.?v|s\.?a|ag|se)\b\.?,?(?:\s+(?:inc|ltd|limited|corp|corporation|l\.?p|llc|plc)\.?)?\W*$`;

const THROUGH_HEADING = verbose('i')`
  ^.*(?:\(\s*(?:amendment|name\s+of|title\s+of|cusip|date\s+of)[^)]{0,60}\)\*?|schedule\s+13[dg](?:\/a)?|
  act\s+of\s+1934)\s+(?=\S)`;

function afterHeading(line: Line): Line {
  const length = THROUGH_HEADING.exec(line.text)?.[0].length ?? 0;
  return length > 0 ? { text: line.text.slice(length), start: line.start + length } : line;
}

/** "Name of issuer: Acme Inc", the layout of some institutions. */
function beside(cover: string, label: RegExp): Words | null {
  const match = label.exec(cover);
  if (!match) return null;
  const start = match.index + match[0].length;
  const line = /^[^\n]{2,200}/.exec(cover.slice(start))?.[0].trimEnd() ?? '';
  return /\p{L}{2}/u.test(line) ? { text: line.replace(/\s+/g, ' '), start, end: start + line.length } : null;
}

/** The cover before its first person. */
export function headOf(cover: string, text: string, mark: Mark): Omit<OwnershipReport, 'reportingPersons'> {
  const name =
    above(cover, /\(\s*name\s+of\s+(?:the\s+)?(?:issuer|subject\s+company|company)\s*\)/i) ??
    beside(cover, /^[ \t]*name\s+of\s+issuer\s*:[ \t]*/im);
  if (name) mark('issuer.name', name.start, name.end);
  const title =
    above(cover, /\(\s*titles?\s+(?:of|and)\s+(?:each\s+)?(?:class|series)[^)]{0,40}\)/i) ??
    beside(cover, /^[ \t]*title\s+of\s+class(?:\s+of\s+securities)?\s*:[ \t]*/im);
  if (title) mark('securitiesClass', title.start, title.end);
  const amendment = amendmentIn(cover.slice(0, 6_000), mark);
  const schedule = /schedule\s+(13[dg])(\s{0,2}\/\s{0,2}a\b)?/i.exec(text.slice(0, 6_000));
  const isAmendment = amendment !== null || schedule?.[2] !== undefined;
  return {
    form: schedule?.[1] === undefined ? null : `SC ${schedule[1].toUpperCase()}${isAmendment ? '/A' : ''}`,
    issuer: {
      name: name?.text.replace(/(?:(?<!\s)\s+|(?<![\s*†]))[*†]+$/, '').trim() ?? null,
      cik: null,
      cusip: cusipIn(cover, text, mark),
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
      .map((match) => ({ at: from + match.index, length: match[0].length, cusip: match[0].replace(/[\s-]/g, '') }))
      .filter(({ cusip }) => (cusip.match(/\d/g)?.length ?? 0) >= 4);
    const chosen = found.find(({ cusip }) => hasCusipCheckDigit(cusip)) ?? (needsDigit ? undefined : found.at(-1));
    if (!chosen) continue;
    mark('issuer.cusip', chosen.at, chosen.at + chosen.length);
    return chosen.cusip;
  }
  return null;
}

function eventDateIn(cover: string, mark: Mark): IsoDate | null {
  const label = /(?:\(|(?<!\s))\s*dates?\s+of\s+(?:the\s+)?events?\s+which\s+requires?/i.exec(cover);
  if (!label) return null;
  const from = Math.max(0, label.index - 200);
  const before = datesIn(cover.slice(from, label.index)).at(-1);
  const after = before ? undefined : datesIn(cover.slice(label.index, label.index + 200))[0];
  const chosen = before ? { ...before, at: from } : after ? { ...after, at: label.index } : null;
  if (!chosen) return null;
  mark('eventDate', chosen.at + chosen.start, chosen.at + chosen.end);
  return chosen.date;
}
