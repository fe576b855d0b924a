import { epochDay } from '../../core/dates.ts';
import type { ScoreColumns } from '../../core/score-columns.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { NO_CODE } from '../../core/score-receipt.ts';
import type { Methodology } from '../methodology.ts';
import { createDaySelection } from './day-selection.ts';
import { createPriceColumns, type PriceColumns } from './price-columns.ts';
import { carryScore } from './score-columns.ts';
import { createDayScorer, type DayInputs } from './score-day.ts';
import { createTermsKeeper, type ScoreTerms } from './score-terms.ts';

export interface DaysTally {
  /** Days on which an input had changed. */
  readonly computed: number;
  /** Days that carry the score of the day before. */
  readonly carried: number;
}

export interface DaysScorer {
  /**
   * Scores one issuer on each of the given days (days since 1970-01-01, strictly ascending) into the columns, which
   * must have capacity for them. Prices must ascend by date. `regsho` gives a code for each day (1, 0, `NO_CODE`) where
   * the coverage of threshold lists differs from day to day; by default `facts` give it.
   */
  score(facts: IssuerFacts, days: Int32Array, columns: ScoreColumns, regsho?: Uint8Array): DaysTally;
}

/** The day's part of the inputs: its date, its closes and its threshold list. Days ascend. */
function createDayReader(prices: PriceColumns, { market, compliance }: Methodology) {
  let last = -1;
  let windowStart = 0;

  return (day: number, terms: ScoreTerms, regsho: number): DayInputs => {
    while (last + 1 < prices.length && (prices.days[last + 1] ?? 0) <= day) last++;
    const isRecent = last >= 0 && day - (prices.days[last] ?? 0) <= market.closeMaxAgeDays;
    const { floorPrice, floorDays } = terms.compliance;
    const quoted = prices.closes[last] ?? Number.NaN;
    let highest = Number.NaN;
    if (terms.hasLiveProgram && terms.floats.length > 0) {
      while (windowStart < prices.length && (prices.days[windowStart] ?? 0) < day - terms.floatDays) windowStart++;
      if (windowStart <= last) highest = prices.highest(windowStart, last);
    }
    return {
      day,
      close: isRecent && Number.isFinite(quoted) ? quoted * (1 / (prices.factors[last] ?? 1)) : Number.NaN,
      belowMinimum: isRecent ? prices.countBelowMinimum(last, compliance.belowMinimumOfTradingDays) : Number.NaN,
      atFloor: isRecent && !Number.isNaN(floorDays) ? prices.countAtOrBelow(floorPrice, last, floorDays) : Number.NaN,
      highest,
      regsho,
    };
  };
}

/** Whether a day brings the same closes and list as another. */
function isSameDay(a: DayInputs, b: DayInputs): boolean {
  return (
    Object.is(a.close, b.close) &&
    Object.is(a.belowMinimum, b.belowMinimum) &&
    Object.is(a.atFloor, b.atFloor) &&
    Object.is(a.highest, b.highest) &&
    a.regsho === b.regsho
  );
}

/** The threshold-list code of a day as the facts give it. */
function listingOf({ regshoDates, coverage }: IssuerFacts): (day: number) => number {
  const { status, from } = coverage.regsho;
  if (regshoDates === null || status !== 'covered') return () => NO_CODE;
  const listed = new Set([...regshoDates].map(epochDay));
  const first = from === null ? Number.NEGATIVE_INFINITY : epochDay(from);
  return (day) => (day < first ? NO_CODE : listed.has(day) ? 1 : 0);
}

/**
 * Scores histories of issuers: every number equals what `scoreIssuer` computes for the day, without reasons and
 * receipts, which are created on demand. Inputs are selected on the days on which they change; a day on which none did
 * carries the score of the day before.
 *
 * @example
 * const columns = createScoreColumns(days.length);
 * createDaysScorer(methodologyByVersion('2026-11-01.1')).score(facts, days, columns); // { computed: 871, carried: 379 }
 */
export function createDaysScorer(methodology: Methodology): DaysScorer {
  const scoreDay = createDayScorer(methodology);

  function score(facts: IssuerFacts, days: Int32Array, columns: ScoreColumns, regsho?: Uint8Array): DaysTally {
    const prices = createPriceColumns(facts.prices, methodology.compliance.minimumPrice);
    const select = createDaySelection(facts, methodology);
    const updateTerms = createTermsKeeper(methodology);
    const readDay = createDayReader(prices, methodology);
    const listing = listingOf(facts);
    let terms: ScoreTerms | null = null;
    let before: DayInputs | null = null;
    let carried = 0;
    for (const [at, day] of days.entries()) {
      const selected = select(day);
      if (selected !== null) {
        prices.adjust(selected.splitHistory.effective);
        terms = updateTerms(selected, day);
      }
      if (terms === null) throw new RangeError('the first day selects every input');
      const inputs = readDay(day, terms, regsho === undefined ? listing(day) : (regsho[at] ?? NO_CODE));
      const isUnchanged: boolean =
        before !== null && selected === null && terms.runway.state !== 'burning' && isSameDay(before, inputs);
      if (isUnchanged) {
        carryScore(columns, at, day);
        carried++;
      } else scoreDay(columns, at, terms, inputs);
      before = inputs;
    }
    columns.length = days.length;
    return { computed: days.length - carried, carried };
  }

  return { score };
}
