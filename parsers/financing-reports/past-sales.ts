import { datesIn } from '../layout/dates.ts';
import { sentenceOf, type TextRange } from '../prose/flat-text.ts';
import type { Report } from './report.ts';

const MONTHS = 'january february march april may june july august september october november december'.split(' ');
/** "In October 2023, the Company closed", "On March 3, 2022,", "During 2021": the sentence opens with when it was. */
const OPENING =
  /^\W{0,4}(?:as previously (?:announced|disclosed|reported), )?(?:in|on|during|since|as of|effective)\s+(?:(?:or about|the \w+ (?:quarter|half) of|fiscal(?: year)?|early|late|mid)[\s-]{1,3}){0,2}(?:(january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:of\s+)?(?:(\d{1,2}),\s+)?)?((?:19|20)\d\d)\b/i;
/** "…, including that in April 2024 it completed": a clause has a day of its own. */
const INSIDE =
  /\b(?:in|during|on)\s+(january|february|march|april|may|june|july|august|september|october|november|december)\s+(?:(\d{1,2}),\s+)?((?:19|20)\d\d),?\s+(?:it|we|the company)\b/gi;
/** A closing may follow its agreement by two months. */
const RECENT_DAYS = 75;
const HEAD = 5_000;
const DAY = 86_400_000;

/** When a report was made, in days: its first date is that of the report, the dateline or the agreement. */
function reportedOn({ text }: Report): number | null {
  const [first] = datesIn(text.slice(0, HEAD));
  return first === undefined ? null : Date.parse(first.date) / DAY;
}

/** Whether a sentence opens with a date long before the report's: what it tells is background. */
export function tellsOfPast(report: Report, at: number): boolean {
  const { start, end } = sentenceOf(report.flat, at);
  const opening = OPENING.exec(report.text.slice(start, Math.min(end, start + 200)));
  const told = [...report.text.slice(start, at).matchAll(INSIDE)].at(-1) ?? opening;
  const today = told === null ? null : reportedOn(report);
  if (told === null || today === null) return false;
  const [, month, day, year] = told;
  const monthIndex = month === undefined ? 11 : MONTHS.indexOf(month.toLowerCase());
  // A month or a year lasts to its end.
  const then = Date.UTC(Number(year), day === undefined ? monthIndex + 1 : monthIndex, Number(day ?? 0)) / DAY;
  return today - then > RECENT_DAYS;
}

const RECALLS = /^\W{0,4}as previously (?:announced|disclosed|reported)\b/i;

/** Whether a sentence recalls other business behind the announcement; before it, it may introduce the deal that closes. */
export function recallsAnother(report: Report, at: number, announcement: TextRange): boolean {
  const { start, end } = sentenceOf(report.flat, at);
  return start >= announcement.end && RECALLS.test(report.text.slice(start, end));
}
