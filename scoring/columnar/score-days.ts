import { epochDay } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { createPriceColumns } from './price-columns.ts';
import { carryScore, NO_CODE, type ScoreColumns } from './score-columns.ts';
import { createDayScorer, type DayInputs } from './score-day.ts';
import { createStandingSelection } from './standing-inputs.ts';
import { createStandingState } from './standing-state.ts';

export interface DaysTally {
  /** Days on which an input had changed. */
  readonly computed: number;
  /** Days that carry the score of the day before. */
  readonly carried: number;
}

export interface DaysScorer {
  /**
   * Scores one issuer on each of the given days (days since 1970-01-01, strictly ascending) into the columns, which
   * must hold as many. Prices must ascend by date. `regsho` gives a code for each day (1, 0, 255) where what was
   * searched of threshold lists differs from day to day; without it `facts` say.
   */
  score(facts: IssuerFacts, days: Int32Array, columns: ScoreColumns, regsho?: Uint8Array): DaysTally;
}

/**
 * Scores histories of issuers: every number is the one that `scoreIssuer` gives for the day, without its reasons and
 * receipts, which are made where they are asked for. Inputs are selected on the days on which they change; a day on
 * which none did carries the score of the day before.
 *
 * @example
 * const columns = createScoreColumns(days.length);
 * createDaysScorer(methodologyByVersion('2026-11-01.1')).score(facts, days, columns); // { computed: 871, carried: 379 }
 */
export function createDaysScorer(methodology: Methodology): DaysScorer {
  const scoreDay = createDayScorer(methodology);
  const { closeMaxAgeDays } = methodology.market;
  const { minimumPrice, belowMinimumOfTradingDays } = methodology.compliance;

  function score(facts: IssuerFacts, days: Int32Array, columns: ScoreColumns, regsho?: Uint8Array): DaysTally {
    const prices = createPriceColumns(facts.prices, minimumPrice);
    const selection = createStandingSelection(facts, prices, methodology);
    const keeper = createStandingState(methodology);
    const { state } = keeper;
    const listed = facts.regshoDates === null ? null : new Set([...facts.regshoDates].map(epochDay));
    const listing = facts.coverage.regsho;
    const listedFrom =
      listed === null || listing.status !== 'covered' ? Number.POSITIVE_INFINITY : epochDayOr(listing.from);
    const inputs: DayInputs = {
      day: 0,
      close: Number.NaN,
      hasCloses: false,
      belowMinimum: 0,
      atFloor: 0,
      highest: Number.NaN,
      regsho: NO_CODE,
    };
    let last = -1;
    let window = 0;
    let carried = 0;
    for (let at = 0; at < days.length; at++) {
      const day = days[at] ?? 0;
      const { close, hasCloses, belowMinimum, atFloor, highest, regsho: wasListed } = inputs;
      const standing = selection.advance(day);
      if (standing !== null) keeper.update(standing, day);

      while (last + 1 < prices.length && (prices.days[last + 1] ?? 0) <= day) last++;
      const isRecent = last >= 0 && day - (prices.days[last] ?? 0) <= closeMaxAgeDays;
      inputs.day = day;
      inputs.hasCloses = isRecent;
      inputs.close = Number.NaN;
      inputs.highest = Number.NaN;
      inputs.belowMinimum = 0;
      inputs.atFloor = 0;
      if (isRecent) {
        const quoted = prices.closes[last] ?? Number.NaN;
        if (Number.isFinite(quoted)) inputs.close = quoted * (1 / (prices.factors[last] ?? 1));
        const { below } = prices;
        inputs.belowMinimum = (below[last + 1] ?? 0) - (below[Math.max(0, last + 1 - belowMinimumOfTradingDays)] ?? 0);
        if (!Number.isNaN(state.floorDays)) {
          const under = prices.atOrBelow(state.floorPrice);
          inputs.atFloor = (under[last + 1] ?? 0) - (under[Math.max(0, last + 1 - state.floorDays)] ?? 0);
        }
      }
      if (state.hasLiveProgramme && state.floats.length > 0) {
        while (window < prices.length && (prices.days[window] ?? 0) < day - state.floatDays) window++;
        if (window <= last) inputs.highest = prices.highest(window, last);
      }
      if (regsho !== undefined) inputs.regsho = regsho[at] ?? NO_CODE;
      else inputs.regsho = listed === null || day < listedFrom ? NO_CODE : listed.has(day) ? 1 : 0;

      const isSame =
        at > 0 &&
        standing === null &&
        state.runway !== 'burning' &&
        Object.is(close, inputs.close) &&
        hasCloses === isRecent &&
        belowMinimum === inputs.belowMinimum &&
        atFloor === inputs.atFloor &&
        Object.is(highest, inputs.highest) &&
        wasListed === inputs.regsho;
      if (isSame) {
        carryScore(columns, at, day);
        carried++;
      } else scoreDay(columns, at, state, inputs);
    }
    columns.length = days.length;
    return { computed: days.length - carried, carried };
  }

  return { score };
}

function epochDayOr(date: Parameters<typeof epochDay>[0] | null): number {
  return date === null ? Number.NEGATIVE_INFINITY : epochDay(date);
}
