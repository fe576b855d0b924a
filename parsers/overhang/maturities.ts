import type { IsoDate } from '../../core/dates.ts';
import { type WitnessedValue, witnessed } from '../evidence/witnesses.ts';
import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { captured, type Match, matchesIn } from '../prose/matches.ts';
import { smallNumber } from '../prose/small-number.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { MONTH_NAMES, maturityDateOf } from './convertible-names.ts';
import { monthsAfter } from './exercisability.ts';
import { restated } from './restated.ts';

const MATURES = verbose('g')`
  (?:[Mm]atur(?:es?|ed|ing|ity(?: [Dd]ate)?(?: (?:of|for) the [^.;,$]{3,60}?)?(?: of| is| was| will be| shall be|:)?)|[Dd]ue|(?:must|shall) be (?:repaid|paid)|(?<!\b(?:[Nn]otes?|[Dd]ebentures?|[Ll]oans?) )payable)(?: and payable)?(?: in full)?(?: [\w-]{2,12}(?: \(\d{1,2}\))? (?:months?|years?) (?:from|after|following) (?:the )?(?:date of )?(?:the |its )?(?:issu\w{1,6}|closing)(?: date)?,?| [\w-]{2,12}(?: \(\d{1,2}\))? (?:months?|years?) (?:from|after) (?:its|their|the) (?:\w+ ){1,3}?date,? or)?,?(?: on or before| no later than| on| by| is| of)? ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)
  |\bon ([A-Z][a-z]+ \d{1,2}, \d{4}),? \((?:the )?"Maturity Date"\)|\bdue (?:in )?((?:19|20)\d\d)\b
  |\b(?:matur(?:es?|ed|ing)|due)(?: and payable)?(?: in full)?(?: in| at the end of|:)? (${MONTH_NAMES} (?:19|20)\d\d)\b
  |\bmatures?,? unless [^.;]{5,120}?, on ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)`;
/** "matures twelve (12) months after the date of issuance", "due two years from the Issue Date". */
const MATURES_AFTER = verbose('gi')`
  \b(?:matur(?:es?|ing)|maturity date[^.;$%]{0,60}? (?:is|shall be|will be)|(?:is|are) due(?: and payable)?)(?: on the date (?:that is|which is))?,? 
  (\w+)(?: \(\d{1,2}\))? (months?|years?) (?:after|from|following) (?:the |its |their |such )?(?:(?:original|date of|initial|purchase price|respective) ){0,3}(?:issu\w+|date|closing|closing date)\b`;

/** Adds the day, month or year of maturity that a stretch of text about one instrument gives. */
export function addMaturity(item: Map<string, WitnessedValue>, text: string, range: TextRange): void {
  const matches = matchesIn(text, range, MATURES);
  const match = firstMaturity(matches);
  const due = captured(match);
  const date = due === null ? null : maturityDateOf(due.text);
  if (match === undefined || due === null || date === null) {
    addMaturityAfter(item, text, range);
    return;
  }
  // "due 2027" in the name, and the day in the text.
  const known = item.get('maturity');
  const isFuller = typeof known?.value === 'string' && date.length > 4 && date.startsWith(known.value);
  if (isFuller) item.delete('maturity');
  const days = matches.filter((other) => other === match || other.groups[2] === undefined);
  const others = isFuller ? (['place'] as const) : restated([match, ...days.filter((other) => other !== match)]);
  // Two days, "respectively": this sentence does not say which is this instrument's.
  const after = text.slice(match.end, Math.min(range.end, match.end + 60));
  const isOneOfTwo = /^,? and [A-Z][a-z]+ \d{1,2}, \d{4}/.test(after);
  if (item.has('maturity')) return;
  if (!isOneOfTwo && !isOfSome(text, match, range))
    item.set('maturity', witnessed(date, { start: due.start, end: due.end }, ...others));
  else item.set('maturity', { value: date, at: { start: due.start, end: due.end }, confidence: DOUBTFUL });
}

/** "One of the notes … matured on", "a second note has been extended to": a day of a part of them. */
const OF_SOME =
  /\b(?:one|two|three|some|certain|several) of (?:the|these|its|our) (?:[\w-]+ ){0,2}(?:notes|debentures)\b|\bof (?:a second|a third|another) (?:[\w-]+ )?(?:note|debenture)\b/i;

/** Whether the words between the start of a sentence and a day are about some notes of several only. */
export function isOfSome(text: string, { start, end }: TextRange, range: TextRange): boolean {
  const lead = text.slice(Math.max(range.start, start - 300), end).split(/[.;] (?=[A-Z])|\n/);
  return OF_SOME.test(lead.at(-1) ?? '');
}

const MONTHS_OF: Readonly<Record<string, number>> = { month: 1, year: 12 };
const ISSUED = /\b(?:issu\w+|dated|entered into|closed|sold|Issue Date:?|Date of Issuance:?)\b/i;

/** The one day of issue that some words name; null where they name several. */
function dayOfIssue(words: string): IsoDate | null {
  const [day, ...others] = datesIn(words).filter(({ start }) =>
    ISSUED.test(words.slice(Math.max(0, start - 60), start + 160)),
  );
  return day === undefined || others.some(({ date }) => date !== day.date) ? null : day.date;
}

/** "Issue Date: August 14, 2023" on the face of an instrument. */
function definedDay(words: string): IsoDate | null {
  const face = /\b(?:Issue Date|Issuance Date|Original Issue Date|Date of Issuance|Closing Date): /.exec(words);
  return face === null ? null : (datesIn(words.slice(face.index, face.index + 60))[0]?.date ?? null);
}

/** A period after the one day of issue that is printed before it; doubtful, as the day is computed. */
function addMaturityAfter(item: Map<string, WitnessedValue>, text: string, range: TextRange): void {
  if (item.has('maturity')) return;
  const [match] = matchesIn(text, range, MATURES_AFTER, 1);
  const [number = '', unit = ''] = match?.groups ?? [];
  const count = smallNumber(number.toLowerCase());
  const from = Math.max(0, range.start - 600);
  if (match === undefined || count === null) return;
  const day =
    dayOfIssue(text.slice(from, match.start)) ?? definedDay(text.slice(Math.max(0, match.start - 6_000), match.start));
  if (day === null) return;
  const date = monthsAfter(day, count * (MONTHS_OF[unit.toLowerCase().replace(/s$/, '')] ?? 0));
  if (date !== null)
    item.set('maturity', { value: date, at: { start: match.start, end: match.end }, confidence: DOUBTFUL });
}

/** The first maturity; where that is only a year, the full date of the same year. */
function firstMaturity(matches: readonly Match[]): Match | undefined {
  const [first] = matches;
  const year = first?.groups[2] ?? first?.groups[3]?.slice(-4);
  if (year === undefined) return first;
  return matches.find(({ groups }) => (groups[0] ?? groups[1] ?? groups[4])?.endsWith(year)) ?? first;
}
