import { dateOfEpochDay } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES, type ScoreState, WITHHELD } from '../../core/history-days.ts';
import { FACTOR_IDS, LEVELS } from '../../core/score-receipt.ts';
import { createBandMoveTally } from './band-moves.ts';
import { hundredths, hundredthsOrNull } from './contributions.ts';
import type { MonthTable } from './month-table.ts';
import type { BandMoves, ScoreDistribution, SideCoverage } from './report-shape.ts';
import { createScoreHistogram } from './score-histogram.ts';

const STATES = SCORE_STATES.length;

/** Counts over the histories of one methodology. */
export interface SideTally {
  add(days: HistoryDays, issuer: number): void;
  coverage(): SideCoverage;
  distribution(): ScoreDistribution;
  moves(): BandMoves;
}

export function createSideTally(table: MonthTable): SideTally {
  const { months } = table;
  const scores = createScoreHistogram(0, 1_000);
  const states = new Float64Array(months.length * STATES);
  const missing = new Float64Array(FACTOR_IDS.length);
  const confidence = new Float64Array(LEVELS.length);
  const days = new Set<number>();
  const moves = createBandMoveTally(months);
  let issuers = 0;
  let issuerDays = 0;
  let presentWeight = 0;

  function addDay(history: HistoryDays, at: number, issuer: number): void {
    const day = history.asOf[at] ?? 0;
    const month = table.monthOf(day);
    const state = history.state[at] ?? WITHHELD;
    days.add(day);
    if (state !== WITHHELD) scores.add(Math.round((history.score[at] ?? 0) * 10));
    const cell = month * STATES + state;
    states[cell] = (states[cell] ?? 0) + 1;
    if (at > 0) moves.add(month, history.state[at - 1] ?? WITHHELD, state, issuer);
    const level = history.confidence[at] ?? 0;
    confidence[level] = (confidence[level] ?? 0) + 1;
    presentWeight += history.presentWeight[at] ?? 0;
    for (let factor = 0; factor < missing.length; factor++) {
      if (Number.isNaN(history.factors[factor]?.[at] ?? Number.NaN)) missing[factor] = (missing[factor] ?? 0) + 1;
    }
  }

  const daysIn = (state: number) => months.reduce((sum, _, month) => sum + (states[month * STATES + state] ?? 0), 0);
  const shareOf = (days: number) => (issuerDays === 0 ? null : days / issuerDays);
  const partOf = (days: number) => ({ issuerDays: days, share: shareOf(days) });

  return {
    add: (history, issuer) => {
      if (history.length > 0) issuers += 1;
      issuerDays += history.length;
      for (let at = 0; at < history.length; at++) addDay(history, at, issuer);
    },
    coverage: () => {
      const sorted = [...days].sort((one, other) => one - other);
      const [first] = sorted;
      const last = sorted.at(-1);
      const withheld = daysIn(WITHHELD);
      return {
        issuers,
        days: days.size,
        firstDay: first === undefined ? null : dateOfEpochDay(first),
        lastDay: last === undefined ? null : dateOfEpochDay(last),
        issuerDays,
        scored: issuerDays - withheld,
        withheld,
        withheldShare: shareOf(withheld),
        meanPresentWeight: issuerDays === 0 ? null : hundredths(presentWeight / issuerDays),
        missing: FACTOR_IDS.map((factor, index) => ({ factor, ...partOf(missing[index] ?? 0) })),
        confidence: LEVELS.map((level, index) => ({ level, ...partOf(confidence[index] ?? 0) })).reverse(),
      };
    },
    distribution: () => {
      return {
        scored: scores.count(),
        mean: hundredthsOrNull(scores.mean()),
        quantiles: scores.quantiles(),
        histogram: scores.bins(0, 1_000, 50),
        states: SCORE_STATES.map((state, code) => ({ state, ...partOf(daysIn(code)) })),
        byMonth: months.flatMap((month, index) => {
          const here = states.subarray(index * STATES, (index + 1) * STATES);
          if (here.every((count) => count === 0)) return [];
          const counts = Object.fromEntries(SCORE_STATES.map((state, code) => [state, here[code] ?? 0]));
          return [{ month, states: counts as Record<ScoreState, number> }];
        }),
      };
    },
    moves: moves.result,
  };
}
