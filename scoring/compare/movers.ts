import { dateOfEpochDay } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES, WITHHELD } from '../../core/history-days.ts';
import type { Cik } from '../../core/ids.ts';
import { FACTOR_IDS } from '../../core/score-receipt.ts';
import { byFactor, hundredths, movedBy } from './contributions.ts';
import type { Mover } from './report-shape.ts';

/** One issuer's days that both scored, gathered day by day. */
export interface IssuerMove {
  days: number;
  tenthsA: number;
  tenthsB: number;
  /** Sums of b − a. */
  readonly contributions: Float64Array;
  largestTenths: number;
  /** Places of the day in the two histories. */
  largestA: number;
  largestB: number;
  readonly largestContributions: Float64Array;
}

export function createIssuerMove(): IssuerMove {
  return {
    days: 0,
    tenthsA: 0,
    tenthsB: 0,
    contributions: new Float64Array(FACTOR_IDS.length),
    largestTenths: 0,
    largestA: -1,
    largestB: -1,
    largestContributions: new Float64Array(FACTOR_IDS.length),
  };
}

/** Null where the factor is missing. */
function factorScore(history: HistoryDays, factor: number, at: number): number | null {
  const score = history.factors[factor]?.[at] ?? Number.NaN;
  return Number.isNaN(score) ? null : hundredths(score);
}

export function moverOf(cik: Cik, move: IssuerMove, a: HistoryDays, b: HistoryDays): Mover {
  const { days, largestA, largestB } = move;
  const means = move.contributions.map((sum) => sum / days);
  const meanDifference = (move.tenthsB - move.tenthsA) / days / 10;
  const meanMove = movedBy(meanDifference, means);
  const dayMove = movedBy(move.largestTenths, move.largestContributions);
  const moved = dayMove === null ? -1 : FACTOR_IDS.indexOf(dayMove.factor);
  const stateAt = (history: HistoryDays, at: number) => SCORE_STATES[history.state[at] ?? WITHHELD] ?? 'withheld';
  return {
    cik,
    days,
    meanScore: { a: hundredths(move.tenthsA / days / 10), b: hundredths(move.tenthsB / days / 10) },
    meanDifference: hundredths(meanDifference),
    meanMovedBy: meanMove && { ...meanMove, contribution: hundredths(meanMove.contribution) },
    contributions: byFactor(means),
    largest: {
      date: dateOfEpochDay(a.asOf[largestA] ?? 0),
      difference: move.largestTenths / 10,
      score: { a: a.score[largestA] ?? 0, b: b.score[largestB] ?? 0 },
      state: { a: stateAt(a, largestA), b: stateAt(b, largestB) },
      movedBy: dayMove && {
        factor: dayMove.factor,
        contribution: hundredths(dayMove.contribution),
        factorScore: { a: factorScore(a, moved, largestA), b: factorScore(b, moved, largestB) },
      },
      contributions: byFactor(move.largestContributions),
    },
  };
}

/** Keeps the greatest of many, however many come: equals in the order of their CIK. */
export interface TopMovers {
  /** Whether a mover of this size would be kept: asked first, since making one costs. */
  admits(size: number): boolean;
  add(size: number, mover: Mover): void;
  list(): readonly Mover[];
}

export function createTopMovers(limit: number): TopMovers {
  const kept: { readonly size: number; readonly mover: Mover }[] = [];
  return {
    admits: (size) => size > 0 && (kept.length < limit || size >= (kept.at(-1)?.size ?? 0)),
    add: (size, mover) => {
      kept.push({ size, mover });
      kept.sort((one, other) => other.size - one.size || Number(one.mover.cik) - Number(other.mover.cik));
      if (kept.length > limit) kept.pop();
    },
    list: () => kept.map(({ mover }) => mover),
  };
}
