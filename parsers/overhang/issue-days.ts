import { datesIn } from '../layout/dates.ts';
import { verbose } from '../layout/patterns.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';

/** "On March 14, 2023, we entered into a 5% convertible note …", "In June 2024 the Company issued …". */
const ISSUED_ON = verbose('i')`
  ^(?:On|Effective|In|During)(?: as of| or about)? ([A-Z][a-z]{2,8} \d{1,2}, \d{4}|[A-Z][a-z]{2,8},? \d{4}),?
  (?:(?!\b(?:amend|extend|exchang|convert(?!ible)|repa(?:id|y)|modif))[^.;$]){0,200}?
  \b(?:issued|sold|entered into|executed|borrowed|received|closed|completed|made|signed|delivered|loaned|lent)\b`;

/**
 * The day on which a sentence says that notes were issued, as YYYY-MM-DD; the month where it gives no day; null where it
 * does not begin with one.
 */
export function issueDayOf({ text }: FlatText, { start, end }: TextRange): string | null {
  const printed = ISSUED_ON.exec(text.slice(start, Math.min(end, start + 400)).trimStart())?.[1];
  if (printed === undefined) return null;
  const day = /\d, \d{4}$/.test(printed) ? printed : printed.replace(/,? (\d{4})$/, ' 1, $1');
  const date = datesIn(day)[0]?.date ?? null;
  return day === printed ? date : (date?.slice(0, 7) ?? null);
}

/** Whether two days, or months, of issue cannot be the same. */
export function areDaysApart(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && !one.startsWith(other) && !other.startsWith(one);
}
