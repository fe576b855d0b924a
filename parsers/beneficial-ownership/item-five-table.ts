import type { ReportingPerson } from './ownership-report.ts';
import type { Mark } from './schedule-head.ts';

/** A row of names, amounts and percents: `Alder Partners L.P.      1,290,000      6.0%`. */
const ROW =
  /^[ \t]*(\p{Lu}[^\n\t\d%$]{2,80}?)(?:\([\d*]{1,2}\))?(?:(?: \.|\.{2}| {2})[ .]*|\t[ \t]*)(\d{1,3}(?:,\d{3})+|\d{3,9})(?:\([\d*]{1,2}\))?[ \t]+(\d{1,3}(?:\.\d{1,4})?)\s?%/gmu;
/** The columns that the rows stand under. */
const HEADING = /\b(?:shares|amount|number)\b[\s\S]{0,200}\bpercent/i;
const TOTAL = /^(?:total|aggregate|all\s+reporting|combined|group)\b/i;
const LONGEST_HEADING = 400;
const MOST_PERSONS = 50;

/** The persons of a table in Item 5, where its columns are named; none where a name occurs twice. */
export function personsOfTable(part: string, from: number, mark: Mark, unread: string[]): ReportingPerson[] {
  const rows = [...part.matchAll(ROW)].filter(({ 1: name = '' }) => !TOTAL.test(name)).slice(0, MOST_PERSONS);
  const [first] = rows;
  if (!first || !HEADING.test(part.slice(Math.max(0, first.index - LONGEST_HEADING), first.index))) return [];
  const names = rows.map(({ 1: name = '' }) => name.trim().replace(/\s+/g, ' '));
  if (new Set(names.map((name) => name.toLowerCase())).size !== names.length) return [];
  return rows.map((row, index): ReportingPerson => {
    const at = `reportingPersons[${index}]`;
    const [whole, printed = '', amount = '', percent = ''] = row;
    const start = from + row.index;
    const nameAt = start + whole.indexOf(printed);
    mark(`${at}.name`, nameAt, nameAt + printed.length);
    const amountAt = start + whole.indexOf(amount, whole.indexOf(printed) + printed.length);
    mark(`${at}.sharesOwned`, amountAt, amountAt + amount.length);
    const percentAt = start + whole.lastIndexOf(percent);
    mark(`${at}.percentOfClass`, percentAt, percentAt + percent.length);
    for (const power of Object.keys(NO_POWERS)) unread.push(`${at}.${power}`);
    const unstated = { cik: null, memberOfGroup: null, typeOfReportingPerson: [], citizenship: null };
    const amounts = { sharesOwned: Number(amount.replaceAll(',', '')), percentOfClass: Number(percent) };
    return { name: names[index] ?? null, ...amounts, ...NO_POWERS, ...unstated };
  });
}

/** Item 5 states powers in words. */
export const NO_POWERS = { soleVoting: null, sharedVoting: null, soleDispositive: null, sharedDispositive: null };
