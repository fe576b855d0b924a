import { epochDay, type IsoDate, type IsoTimestamp } from '../../core/dates.ts';
import {
  type CashFact,
  type IssuerFacts,
  isOfRegistration,
  type OfferingFact,
  type OverhangFact,
  type ScoreDataset,
} from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { ruleChangeDates } from '../rules/rule-registry.ts';
import { isProspectus, isRegistrationForm } from '../select/offerings.ts';
import { addMonthsToDay, firstReaching, publicDay } from './day-numbers.ts';

export const TRACKS = [
  'rules',
  // Nothing is selected anew: a date is passed that the arithmetic of the day looks at.
  'day',
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

interface Successor {
  readonly day: number;
  readonly enters: number;
  readonly leaves: number;
}

/** For each fact the first to enter of those dated later, if it does not leave before the fact; null: there is none. */
function successors<T extends { readonly asOf: IsoDate; readonly publicAt: IsoTimestamp }>(
  facts: readonly T[],
  entry: (fact: T, date: IsoDate) => number,
  leaves: (fact: T) => number,
): (fact: T) => Successor | null {
  const dated = facts
    .map((fact) => ({ day: epochDay(fact.asOf), enters: entry(fact, fact.asOf), leaves: leaves(fact) }))
    .sort((a, b) => b.day - a.day);
  const after = new Map<number, Successor | null>();
  let first: Successor | null = null;
  let coming: Successor | null = null;
  let day = Number.NaN;
  for (const one of dated) {
    if (one.day !== day) {
      first = coming;
      day = one.day;
    }
    after.set(day, first);
    if (coming === null || one.enters <= coming.enters) coming = one;
  }
  return (fact) => {
    const next = after.get(epochDay(fact.asOf)) ?? null;
    return next !== null && next.leaves >= leaves(fact) ? next : null;
  };
}

/** For what a periodic report lists, the next report that lists the same kind; null where order may be unclear. */
function reportSuccessors(
  facts: IssuerFacts,
  entry: (fact: OverhangFact | CashFact, date: IsoDate) => number,
  leaves: (fact: OverhangFact | CashFact) => number,
): (fact: OverhangFact) => Successor | null {
  const balances = new Map<string, string>();
  for (const { accessionNumber, asOf, publicAt } of facts.cash) {
    const before = balances.get(accessionNumber);
    balances.set(
      accessionNumber,
      before === undefined || before === `${asOf} ${publicAt}` ? `${asOf} ${publicAt}` : '',
    );
  }
  const isListed = ({ accessionNumber, asOf, publicAt }: OverhangFact) =>
    balances.get(accessionNumber) === `${asOf} ${publicAt}`;
  const isClear = facts.overhang.every((fact) => isListed(fact));
  if (!isClear) return () => null;
  const byKind = new Map(
    (['warrant', 'convertible'] as const).map((kind) => [
      kind,
      successors(
        facts.overhang.filter(({ instrument }) => instrument === kind),
        entry,
        leaves,
      ),
    ]),
  );
  return (fact) => byKind.get(fact.instrument)?.(fact) ?? null;
}

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
  const publicDays = new Map<IsoTimestamp, number>();
  const shown = ({ publicAt }: { readonly publicAt: IsoTimestamp }) => {
    const known = publicDays.get(publicAt) ?? publicDay(publicAt);
    publicDays.set(publicAt, known);
    return known;
  };
  const entry = (fact: { readonly publicAt: IsoTimestamp }, date: IsoDate) => Math.max(shown(fact), epochDay(date));
  /** The first day that no longer looks back to a fact. */
  const { lookbackDays = Number.POSITIVE_INFINITY, offeringLookbackDays = lookbackDays } = facts;
  const leaves = (fact: { readonly publicAt: IsoTimestamp }) =>
    shown(fact) + (isOfRegistration(fact) ? offeringLookbackDays : lookbackDays);
  const forget = (list: readonly { readonly publicAt: IsoTimestamp }[], ...tracks: readonly Track[]) => {
    if (facts.lookbackDays === undefined) return;
    for (const fact of list) for (const track of tracks) days[track].add(leaves(fact));
  };
  /** A day on which something ends for a fact; before it enters, nothing can end. */
  const after = (enters: number, track: Track, day: number) => {
    if (day > enters) days[track].add(day);
  };

  /** What is searched since `days` before, or since so many months before, the as-of date. */
  const search = (track: Track, dataset: ScoreDataset, window: { days?: number; months?: number }) => {
    const { from, unparsed } = facts.coverage[dataset];
    const left = (day: number) =>
      window.months === undefined ? day + (window.days ?? 0) : firstReaching(day, -window.months);
    if (from !== null) days[track].add(left(epochDay(from)));
    forget(unparsed, track);
    for (const { publicAt } of unparsed) {
      days[track].add(publicDay(publicAt));
      days[track].add(left(epochDay(publicAt.slice(0, 10) as IsoDate) + 1));
    }
  };

  for (const date of ruleChangeDates()) days.rules.add(epochDay(date));

  forget(facts.splits, 'splits');
  forget(facts.shareCounts, 'shareCounts', 'floats');
  forget(facts.offerings, 'sales', 'programmes', 'shelfSales', 'floats', 'statedPrice');
  forget(facts.registrations, 'programmes');
  forget(facts.cash, 'cash', 'goingConcern', 'overhang');
  forget(facts.overhang, 'overhang');
  forget(facts.compliance, 'compliance');
  forget(facts.mergers ?? [], 'mergers');
  forget(facts.coverage['share-float'].unparsed, 'shares');
  forget(facts.coverage.cash.unparsed, 'cash');

  const history = 12 * subRatings.historicalYears;
  for (const fact of facts.splits) {
    days.splits.add(shown(fact));
    days.splits.add(epochDay(fact.effectiveDate));
    days.splits.add(firstReaching(epochDay(fact.effectiveDate), -history));
  }
  search('splits', 'splits', { months: history });

  const historyAge = Math.round(subRatings.historicalYears * 365);
  const { baseAgeDays, baseToleranceDays } = velocity;
  const float = (enters: number, stated: number) => {
    days.floats.add(enters);
    after(enters, 'floats', stated + market.floatMaxAgeDays + 1);
    after(enters, 'day', stated + FLOAT_DAYS + 1);
  };
  const counts = facts.shareCounts.filter((fact) => fact.sharesOutstanding !== null && fact.basis !== 'annual-float');
  // With several classes a newer count may leave one out, and the older one stands.
  const isOneClass = counts.every((fact) => fact.shareClass === counts[0]?.shareClass);
  const laterCount = isOneClass ? successors(counts, entry, leaves) : () => null;
  for (const fact of facts.shareCounts) {
    const day = epochDay(fact.asOf);
    const enters = entry(fact, fact.asOf);
    if (fact.sharesOutstanding !== null) {
      days.shareCounts.add(enters);
      const next = laterCount(fact);
      /** A window from `least` to `most` days back: a count that a later one has replaced in it leaves unnoticed. */
      const window = (track: Track, least: number, most: number) => {
        after(enters, track, day + least);
        const replaced = next !== null && Math.max(next.enters, next.day + least) <= day + most;
        if (!replaced) after(enters, track, day + most + 1);
      };
      window('shares', 0, market.sharesMaxAgeDays);
      window('sharesYearAgo', baseAgeDays, baseAgeDays + baseToleranceDays);
      window('sharesThreeYearsAgo', historyAge, historyAge + baseToleranceDays);
    }
    if (fact.publicFloat !== null && fact.publicFloatAsOf !== null) {
      float(entry(fact, fact.publicFloatAsOf), epochDay(fact.publicFloatAsOf));
    }
  }
  for (const { publicAt } of facts.coverage['share-float'].unparsed) days.shares.add(publicDay(publicAt));

  const years = 12 * offerings.programmeYears;
  /** A registration's day of effect, as a date may be: it ends three years later. When it is forgotten, no number is. */
  const life = (day: number) => days.programmes.add(addMonthsToDay(day, years));
  const numbered = (isKind: (form: string) => boolean) =>
    Map.groupBy(
      facts.offerings.filter((fact) => fact.fileNumber !== null && isKind(fact.form)),
      (fact) => fact.fileNumber,
    );
  const [prospectuses, registrations] = [numbered(isProspectus), numbered(isRegistrationForm)];
  /** Whether another filing of the number, filed by then, was known when this one came, and is so `until` a day. */
  const precedes = (kind: typeof prospectuses, fact: OfferingFact, filed: number, enters: number, until: number) =>
    (kind.get(fact.fileNumber) ?? []).some((other) => {
      const [day, came] = [epochDay(other.filedDate), entry(other, other.filedDate)];
      if (other === fact || leaves(other) <= until) return false;
      return day <= filed && came <= enters && (day < filed || came < enters);
    });
  for (const fact of facts.offerings) {
    const [filed, enters] = [epochDay(fact.filedDate), entry(fact, fact.filedDate)];
    for (const track of ['sales', 'programmes', 'shelfSales'] as const) days[track].add(enters);
    after(enters, 'proceeds', filed + offerings.proceedsDays + 1);
    after(enters, 'recentOfferings', firstReaching(filed + 1, -subRatings.historicalOfferingMonths));
    after(enters, 'shelfSales', firstReaching(filed, -SHELF_SALES_MONTHS));
    const isProgramme = fact.isAtm || fact.type === 'atm' || fact.type === 'eloc';
    const registers = isRegistrationForm(fact.form);
    if (registers || isProgramme) after(enters, 'programmes', filed + offerings.effectWaitDays + 1);
    // A prospectus dates its registration only where none went before it.
    const begins =
      isProspectus(fact.form) && !precedes(prospectuses, fact, filed, enters, addMonthsToDay(filed, years));
    if (registers || isProgramme || begins) life(filed);
    // Forgotten after three years; a sale mattered only where its registration was not known.
    const forgotten = firstReaching(filed + 1, -years);
    if (registers || !precedes(registrations, fact, Number.POSITIVE_INFINITY, enters, forgotten)) {
      after(enters, 'programmes', forgotten);
    }
    if (fact.babyShelfPublicFloat !== null) float(enters, filed);
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

  const laterBalance = successors(
    facts.cash.filter(({ cash }) => cash !== null && Number.isFinite(cash)),
    entry,
    leaves,
  );
  const laterSearch = successors(
    facts.cash.filter(({ goingConcern }) => goingConcern !== null),
    entry,
    leaves,
  );
  for (const fact of facts.cash) {
    const day = epochDay(fact.asOf);
    const enters = entry(fact, fact.asOf);
    const tooOld = day + runway.balanceMaxAgeDays + 1;
    // Warrants are read beside the reports that state cash, whatever the date of those.
    days.overhang.add(shown(fact));
    days.cash.add(enters);
    days.goingConcern.add(enters);
    // Once a later one has come, nothing turns on the age of this one.
    if (!((laterBalance(fact)?.enters ?? tooOld) < tooOld)) after(enters, 'cash', tooOld);
    if (!((laterSearch(fact)?.enters ?? tooOld) < tooOld)) after(enters, 'goingConcern', tooOld);
    after(enters, 'day', day + confidence.highBalanceDays + 1);
    after(enters, 'day', day + confidence.mediumBalanceDays + 1);
  }
  for (const { publicAt } of facts.coverage.cash.unparsed) days.cash.add(publicDay(publicAt));

  const laterReport = reportSuccessors(facts, entry, leaves);
  for (const fact of facts.overhang) {
    const enters = entry(fact, fact.asOf);
    const leaves = epochDay(fact.asOf) + overhang.lookbackDays + 1;
    days.overhang.add(enters);
    // What a later report has replaced as a whole leaves unnoticed.
    if (!((laterReport(fact)?.enters ?? leaves) < leaves)) days.overhang.add(leaves);
    const within = (track: Track, day: number) => {
      if (day < leaves) after(enters, track, day);
    };
    if (fact.expires !== null) within('overhang', epochDay(fact.expires) + 1);
    if (fact.exercisableFrom === null) continue;
    const day = epochDay(fact.exercisableFrom);
    within('day', day);
    within('overhang', firstReaching(day, overhang.nearMonths));
  }
  search('overhang', 'overhang', { days: overhang.lookbackDays });

  for (const fact of facts.compliance) {
    const day = epochDay(fact.noticeDate);
    const enters = entry(fact, fact.noticeDate);
    days.compliance.add(enters);
    after(enters, 'compliance', day + compliance.lookbackDays + 1);
    after(enters, 'compliance', addMonthsToDay(day, compliance.regainedMonths));
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
