import { daysFrom, plusDays, plusMonths } from '../calendar.ts';
import { onKnots, VELOCITY } from './knots.ts';
import { sharesOf } from './offering-pressure.ts';
import type { ReadyInputs, ReadyNotice } from './ready-inputs.ts';

export interface Velocity {
  readonly score: number | null;
  readonly least: number;
  /** V. */
  readonly growth: number | null;
  readonly isAcrossMerger: boolean;
}

/** F4. */
export function velocity(inputs: ReadyInputs): Velocity {
  const [now, before] = [sharesOf(inputs), inputs.sharesYearAgo];
  const missing = { score: null, least: 0, growth: null, isAcrossMerger: false };
  if (now === null || before === null || before.shares <= 0 || inputs.shares === null) return missing;
  if (inputs.shares.date === before.date) return missing;
  // Half of the shares or less without a search for splits: a split that was not seen.
  if (!inputs.isSplitsSearched && inputs.splits.length === 0 && now / before.shares <= 0.5) return missing;
  const growth = (now - before.shares) / before.shares;
  const to = inputs.shares.date;
  const isAcrossMerger = inputs.mergerDates.some((date) => date > before.date && date <= to);
  const score = onKnots(VELOCITY, growth);
  return { score, least: score, growth, isAcrossMerger };
}

export interface ListedState extends ReadyNotice {
  readonly score: number;
  readonly isOpen: boolean;
  readonly isLapsed: boolean;
  readonly isBarred: boolean;
  /** Rules of its own exchange only (point 14). */
  readonly rules: readonly string[];
}

export interface Listing {
  readonly score: number | null;
  readonly least: number;
  readonly states: readonly ListedState[];
  readonly fromPrices: number;
  readonly isBarUnknown: boolean;
  readonly isLowerBound: boolean;
}

/** End of the first compliance period: stated, else the rule's for a bid price; null: not known. */
function periodEnd({ exchange, deficiency, since, periodEnds }: ReadyNotice): string | null {
  if (periodEnds !== null || deficiency !== 'bid_price') return periodEnds;
  if (exchange === 'nasdaq') return plusDays(since, 180);
  return exchange === 'nyse' ? plusMonths(since, 6) : null;
}

/** Point 9: a first notice, no further filing, and more than 30 days since its period ended. */
function isLapsed(notice: ReadyNotice, asOf: string): boolean {
  const end = notice.status === 'notified' ? periodEnd(notice) : null;
  return end !== null && daysFrom(end, asOf) > 30;
}

/** Reverse splits before a bid-price notice that bar its grace period, by the rules of the as-of date. */
function barringRule(notice: ReadyNotice, { asOf, splits }: ReadyInputs): string | null {
  if (notice.deficiency !== 'bid_price') return null;
  const reverse = (years: number) =>
    splits.filter(
      ({ date, ratio }) => ratio < 1 && date >= plusMonths(notice.since, -12 * years) && date <= notice.since,
    );
  const together = reverse(2).reduce((old, { ratio }) => old / ratio, 1);
  const reaches = (old: number) => together > old - 1e-6;
  if (notice.exchange === 'nasdaq') {
    if (asOf >= '2025-01-17' && reverse(1).length > 0) return 'Nasdaq 5810(c)(3)(A)(iv), one year';
    if (asOf >= '2020-09-01' && reaches(250)) return 'Nasdaq 5810(c)(3)(A)(iv), 250:1 in two years';
  }
  if (notice.exchange === 'nyse' && asOf >= '2025-01-15') {
    if (reverse(1).length > 0) return 'NYSE 802.01C, one year';
    if (reaches(200)) return 'NYSE 802.01C, 200:1 in two years';
  }
  return null;
}

const OPEN_STATES: Readonly<Record<string, number>> = {
  delisted: 100,
  suspended: 100,
  determination: 90,
  hearing: 85,
  second_period: 70,
  compliance_plan: 60,
  notified: 60,
};

function stateOf(notice: ReadyNotice, inputs: ReadyInputs): ListedState {
  if (notice.status === 'regained') {
    const isRecent = plusMonths(notice.date, 12) >= inputs.asOf;
    return { ...notice, score: isRecent ? 10 : 0, isOpen: false, isLapsed: false, isBarred: false, rules: [] };
  }
  const lapsed = isLapsed(notice, inputs.asOf);
  const extension = notice.deficiency === 'bid_price' ? 70 : 60;
  const rule = barringRule(notice, inputs);
  return {
    ...notice,
    score: lapsed ? 75 : notice.status === 'extension' ? extension : (OPEN_STATES[notice.status] ?? 0),
    isOpen: true,
    isLapsed: lapsed,
    isBarred: rule !== null,
    rules: rule === null ? [] : [rule],
  };
}

/** F5. */
export function listing(inputs: ReadyInputs): Listing {
  const states = inputs.notices.map((notice) => stateOf(notice, inputs));
  const open = states.filter(({ isOpen }) => isOpen);
  let fromPrices = 0;
  if (open.length === 0 && (inputs.closes?.belowDollar ?? 0) >= 20) fromPrices = 40;
  if (inputs.asOf >= '2020-09-01' && (inputs.closes?.atTenCents ?? 0) >= 10) fromPrices = 95;
  const worst = Math.max(0, ...states.map(({ score }) => score));
  const isBarred = open.some((state) => state.isBarred);
  const score = Math.max(Math.min(100, Math.max(worst, fromPrices === 40 ? 40 : 0) + (isBarred ? 10 : 0)), fromPrices);
  const isBarUnknown =
    !inputs.isSplitsSearched && !isBarred && open.some(({ deficiency }) => deficiency === 'bid_price');
  const base = { states, fromPrices, isBarUnknown };
  if (score === 0 && !inputs.isNoticesSearched) return { ...base, score: null, least: 0, isLowerBound: false };
  return { ...base, score, least: score, isLowerBound: !inputs.isNoticesSearched };
}
