import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { addDecimals, subtractDecimals } from '../../core/decimal.ts';
import type { DecimalText } from '../../core/rows.ts';
import { durationOf, isTotal, type ReportedFact, type ReportedFacts } from '../reported-facts/reported-facts.ts';
import { type ResolvedFact, resolveDuplicates } from '../reported-facts/resolve-duplicates.ts';
import { daysOfDuration } from './burn.ts';
import { DISCONTINUED_OPERATING_CASH_FLOW, OPERATING_CASH_FLOW_CONCEPTS } from './cash-concepts.ts';

/** An operating cash flow with its real duration. */
export interface DurationValue {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly resolved: ResolvedFact;
}

export interface OperatingCashFlow {
  /** The longest duration of at most a fiscal year that ends at the balance date. */
  readonly latest: DurationValue;
  /** Null where the filing's own facts do not give twelve months. */
  readonly trailing: { readonly value: DecimalText; readonly operands: readonly DurationValue[] } | null;
  /** False where only continuing operations are stated although discontinued ones exist. */
  readonly isTotal: boolean;
}

/** A fiscal year of 52 or 53 weeks, or of a change of a few days. */
const YEAR_DAYS = { least: 350, most: 380 };
const WEEK = 7;

/**
 * Operating cash flow at a balance date, keyed on start and end dates. A 10-Q's statement covers the year to date
 * (Regulation S-X 10-01(c)(3)), so the longest duration is taken where quarters are shown too; cumulative amounts
 * since inception (development-stage companies, before 2015) are longer than a year and are not.
 */
export function readOperatingCashFlow(facts: ReportedFacts, end: IsoDate, currency: string): OperatingCashFlow | null {
  for (const { concept, isTotal: coversAll } of OPERATING_CASH_FLOW_CONCEPTS) {
    const durations = durationsOf(facts.of(concept), currency);
    const [latest] = durations.filter((item) => item.end === end).toSorted((a, b) => (a.start < b.start ? -1 : 1));
    if (latest === undefined) continue;
    const discontinued = durationsOf(facts.of(DISCONTINUED_OPERATING_CASH_FLOW), currency);
    const hasDiscontinued = discontinued.some((item) => item.start === latest.start && item.end === latest.end);
    return { latest, trailing: trailingOf(latest, durations), isTotal: coversAll || !hasDiscontinued };
  }
  return null;
}

function durationsOf(candidates: readonly ReportedFact[], currency: string): DurationValue[] {
  const usable = candidates.flatMap((item) => {
    const duration = durationOf(item);
    if (!duration || !isTotal(item) || item.fact.unit !== currency) return [];
    return daysOfDuration(duration.start, duration.end) > YEAR_DAYS.most ? [] : [{ ...duration, item }];
  });
  const groups = Map.groupBy(usable, ({ start, end }) => `${start}/${end}`);
  return [...groups.values()].flatMap((group) => {
    const resolved = resolveDuplicates(group.map(({ item }) => item));
    return resolved && group[0] ? [{ start: group[0].start, end: group[0].end, resolved }] : [];
  });
}

function isYear({ start, end }: DurationValue): boolean {
  const days = daysOfDuration(start, end);
  return days >= YEAR_DAYS.least && days <= YEAR_DAYS.most;
}

function near(a: IsoDate, b: IsoDate): boolean {
  return Math.abs(daysBetween(a, b)) <= WEEK;
}

/** The year itself, or year to date + prior fiscal year − prior year to date, where the filing states all three. */
function trailingOf(latest: DurationValue, durations: readonly DurationValue[]): OperatingCashFlow['trailing'] {
  if (isYear(latest)) return { value: latest.resolved.value, operands: [latest] };
  const year = durations.find((item) => isYear(item) && daysBetween(item.end, latest.start) === 1);
  if (!year) return null;
  const days = daysOfDuration(latest.start, latest.end);
  const prior = durations.find(
    (item) =>
      near(item.start, year.start) && Math.abs(daysOfDuration(item.start, item.end) - days) <= WEEK && !isYear(item),
  );
  if (!prior) return null;
  const value = subtractDecimals(addDecimals(latest.resolved.value, year.resolved.value), prior.resolved.value);
  return { value, operands: [latest, year, prior] };
}
