import { epochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import type { IssuerFacts, ScoreDataset } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { ruleChangeDates } from '../rules/rule-registry.ts';
import { addMonthsToDay, firstReaching, publicDay } from './day-numbers.ts';

export const TRACKS = [
  'rules',
  'splits',
  'shareCounts',
  'shares',
  'sharesYearAgo',
  'sharesThreeYearsAgo',
  'statedPrice',
  'sales',
  'proceeds',
  'raises',
  'recentOfferings',
  'programmes',
  'shelfSales',
  'floats',
  'cash',
  'goingConcern',
  'overhang',
  'compliance',
  'mergers',
] as const;
export type Track = (typeof TRACKS)[number];

/** Months and days of the I.B.6 cap under every rule that has been in force; a test holds them to the registry. */
const SHELF_SALES_MONTHS = 12;
const FLOAT_DAYS = 60;

/**
 * For each part of what is selected, the as-of days on which it may differ from the day before: a fact becomes public
 * or its date is reached, a window leaves it behind, a programme ends. A day too many costs a selection; a day too few
 * would be an error. Ascending, without repeats.
 */
export function changeDays(facts: IssuerFacts, methodology: Methodology): Readonly<Record<Track, readonly number[]>> {
  const days = Object.fromEntries(TRACKS.map((track) => [track, new Set<number>()])) as unknown as Record<
    Track,
    Set<number>
  >;
  const { market, offerings, runway, overhang, velocity, compliance, subRatings, confidence } = methodology;
  const entry = (fact: { readonly publicAt: IsoTimestamp }, date: IsoDate) =>
    Math.max(publicDay(fact.publicAt), epochDay(date));

  /** What is searched since `days` before, or since so many months before, the as-of date. */
  const search = (track: Track, dataset: ScoreDataset, window: { days?: number; months?: number }) => {
    const { from, unparsed } = facts.coverage[dataset];
    const left = (day: number) =>
      window.months === undefined ? day + (window.days ?? 0) : firstReaching(day, -window.months);
    if (from !== null) days[track].add(left(epochDay(from)));
    for (const { publicAt } of unparsed) {
      days[track].add(publicDay(publicAt));
      days[track].add(left(epochDay(publicAt.slice(0, 10) as IsoDate) + 1));
    }
  };

  for (const date of ruleChangeDates()) days.rules.add(epochDay(date));
  const { from: listedFrom } = facts.coverage.regsho;
  if (listedFrom !== null) days.rules.add(epochDay(listedFrom));

  const history = 12 * subRatings.historicalYears;
  for (const fact of facts.splits) {
    days.splits.add(publicDay(fact.publicAt));
    days.splits.add(epochDay(fact.effectiveDate));
    days.splits.add(firstReaching(epochDay(fact.effectiveDate), -history));
  }
  search('splits', 'splits', { months: history });

  const historyAge = Math.round(subRatings.historicalYears * 365);
  const { baseAgeDays, baseToleranceDays } = velocity;
  for (const fact of facts.shareCounts) {
    const day = epochDay(fact.asOf);
    if (fact.sharesOutstanding !== null) {
      days.shareCounts.add(entry(fact, fact.asOf));
      days.shares.add(day + market.sharesMaxAgeDays + 1);
      days.sharesYearAgo.add(day + baseAgeDays).add(day + baseAgeDays + baseToleranceDays + 1);
      days.sharesThreeYearsAgo.add(day + historyAge).add(day + historyAge + baseToleranceDays + 1);
    }
    if (fact.publicFloat !== null && fact.publicFloatAsOf !== null) {
      const stated = epochDay(fact.publicFloatAsOf);
      days.floats.add(entry(fact, fact.publicFloatAsOf)).add(stated + market.floatMaxAgeDays + 1);
      days.floats.add(stated + FLOAT_DAYS + 1);
    }
  }
  for (const { publicAt } of facts.coverage['share-float'].unparsed) days.shares.add(publicDay(publicAt));

  const years = 12 * offerings.programmeYears;
  /** A registration's day of effect, as a date may be: it ends three years later, and is forgotten three years on. */
  const life = (day: number) => {
    const end = addMonthsToDay(day, years);
    days.programmes.add(end).add(firstReaching(end, -years));
  };
  for (const fact of facts.offerings) {
    const [filed, enters] = [epochDay(fact.filedDate), entry(fact, fact.filedDate)];
    for (const track of ['sales', 'programmes', 'shelfSales'] as const) days[track].add(enters);
    days.proceeds.add(filed + offerings.proceedsDays + 1);
    days.recentOfferings.add(firstReaching(filed + 1, -subRatings.historicalOfferingMonths));
    days.shelfSales.add(firstReaching(filed, -SHELF_SALES_MONTHS));
    days.programmes.add(filed + offerings.effectWaitDays + 1).add(firstReaching(filed + 1, -years));
    life(filed);
    if (fact.babyShelfPublicFloat !== null) {
      days.floats
        .add(enters)
        .add(filed + market.floatMaxAgeDays + 1)
        .add(filed + FLOAT_DAYS + 1);
    }
    if (fact.statedPriceDate !== null) {
      const stated = epochDay(fact.statedPriceDate);
      days.statedPrice.add(entry(fact, fact.statedPriceDate)).add(stated + market.statedPriceMaxAgeDays + 1);
    }
  }
  for (const fact of facts.registrations) {
    days.programmes.add(entry(fact, fact.date));
    life(epochDay(fact.date));
  }
  search('proceeds', 'offerings', { days: offerings.proceedsDays });
  search('raises', 'offerings', { days: 0 });
  search('recentOfferings', 'offerings', { months: subRatings.historicalOfferingMonths });
  search('programmes', 'offerings', { months: years });
  search('shelfSales', 'offerings', { months: SHELF_SALES_MONTHS });

  for (const fact of facts.cash) {
    const day = epochDay(fact.asOf);
    // Warrants are read beside the reports that state cash, whatever the date of those.
    days.overhang.add(publicDay(fact.publicAt));
    const tooOld = day + runway.balanceMaxAgeDays + 1;
    days.cash.add(entry(fact, fact.asOf)).add(tooOld);
    days.cash.add(day + confidence.highBalanceDays + 1).add(day + confidence.mediumBalanceDays + 1);
    days.goingConcern.add(entry(fact, fact.asOf)).add(tooOld);
  }
  for (const { publicAt } of facts.coverage.cash.unparsed) days.cash.add(publicDay(publicAt));

  for (const fact of facts.overhang) {
    days.overhang.add(entry(fact, fact.asOf)).add(epochDay(fact.asOf) + overhang.lookbackDays + 1);
    if (fact.expires !== null) days.overhang.add(epochDay(fact.expires) + 1);
    if (fact.exercisableFrom === null) continue;
    const day = epochDay(fact.exercisableFrom);
    days.overhang.add(day).add(firstReaching(day, overhang.nearMonths));
  }
  search('overhang', 'overhang', { days: overhang.lookbackDays });

  for (const fact of facts.compliance) {
    const day = epochDay(fact.noticeDate);
    days.compliance.add(entry(fact, fact.noticeDate)).add(day + compliance.lookbackDays + 1);
    days.compliance.add(addMonthsToDay(day, compliance.regainedMonths));
  }
  search('compliance', 'compliance', { days: compliance.lookbackDays });

  for (const fact of facts.mergers ?? []) {
    days.mergers.add(entry(fact, fact.effectiveDate));
    days.mergers.add(epochDay(fact.effectiveDate) + baseAgeDays + baseToleranceDays);
  }
  return Object.fromEntries(
    TRACKS.map((track) => [track, [...days[track]].sort((a, b) => a - b)]),
  ) as unknown as Record<Track, readonly number[]>;
}
