import { dateOfEpochDay } from '../../core/dates.ts';
import { type HistoryDays, SCORE_STATES, WITHHELD } from '../../core/history-days.ts';
import type { Cik } from '../../core/ids.ts';
import { FACTOR_IDS } from '../../core/score-receipt.ts';
import { byFactor, hundredths, movedBy } from './contributions.ts';
import type { Mover } from './report-shape.ts';

/** Sums over one issuer's days that both methodologies scored. */
export function createIssuerMove() {
  return {
    days: 0,
    tenthsA: 0,
    tenthsB: 0,
    /** Sums of b − a. */
    contributions: new Float64Array(FACTOR_IDS.length),
    /** The largest difference, and the indices of its day in the two histories; −1 before the first day. */
    largestTenths: 0,
    largestA: -1,
    largestB: -1,
    largestContributions: new Float64Array(FACTOR_IDS.length),
  };
}
export type IssuerMove = ReturnType<typeof createIssuerMove>;

/**
 * Adds a day that both scored.
 *
 * @param contributions b − a, by factor
 * @returns the difference of the scores, b − a, in tenths
 */
export function addToMove(
  move: IssuerMove,
  a: HistoryDays,
  atA: number,
  b: HistoryDays,
  atB: number,
  contributions: Float64Array,
): number {
  const tenthsA = Math.round((a.score[atA] ?? 0) * 10);
  const tenthsB = Math.round((b.score[atB] ?? 0) * 10);
  const difference = tenthsB - tenthsA;
  if (move.largestA < 0 || Math.abs(difference) > Math.abs(move.largestTenths)) {
    move.largestTenths = difference;
    move.largestA = atA;
    move.largestB = atB;
    move.largestContributions.set(contributions);
  }
  move.days += 1;
  move.tenthsA += tenthsA;
  move.tenthsB += tenthsB;
  for (let index = 0; index < contributions.length; index++) {
    move.contributions[index] = (move.contributions[index] ?? 0) + (contributions[index] ?? 0);
  }
  return difference;
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

/** The largest movers of any number; ties are in ascending order of CIK. */
export interface TopMovers {
  /** Whether a mover of this size would be listed: asked first, since building one is expensive. */
  admits(size: number): boolean;
  /** No-op for a size that is not admitted. */
  add(size: number, mover: Mover): void;
  list(): readonly Mover[];
}

export function createTopMovers(limit: number): TopMovers {
  const top: { readonly size: number; readonly mover: Mover }[] = [];
  const admits = (size: number) => size > 0 && (top.length < limit || size >= (top.at(-1)?.size ?? 0));
  return {
    admits,
    add: (size, mover) => {
      if (!admits(size)) return;
      top.push({ size, mover });
      top.sort((one, other) => other.size - one.size || Number(one.mover.cik) - Number(other.mover.cik));
      if (top.length > limit) top.pop();
    },
    list: () => top.map(({ mover }) => mover),
  };
}
