import type { IsoDate } from '../../core/dates.ts';
import { type HistoryDays, WITHHELD } from '../../core/history-days.ts';
import type { Cik } from '../../core/ids.ts';
import { FACTOR_IDS } from '../../core/score-receipt.ts';
import { createBandMoveTally } from './band-moves.ts';
import { contributionsAt, hundredths, type Weights, weightList } from './contributions.ts';
import { createMonthTable } from './month-table.ts';
import { createIssuerMove, createTopMovers, type IssuerMove, moverOf } from './movers.ts';
import type { Comparison, FactorEffect, ScoreDifferences } from './report-shape.ts';
import { createTenthsCounts } from './score-histogram.ts';
import { createSideTally } from './side-tally.ts';

export interface ComparisonOptions {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Factor weights of the two methodologies in hundredths. */
  readonly weightsA: Weights;
  readonly weightsB: Weights;
  /** Movers in each list. */
  readonly movers: number;
}

/** Takes histories issuer by issuer and keeps counts alone: its memory grows with months, not with issuers or days. */
export interface ComparisonTally {
  /** An issuer's histories under both methodologies; null where it has none. Each issuer comes once. */
  add(cik: Cik, a: HistoryDays | null, b: HistoryDays | null): void;
  result(): Comparison;
}

/** Widths of the bins of differences, in tenths: the least that makes no more of them than can be seen. */
const BIN_WIDTHS = [2, 4, 10, 20, 50];
const MOST_BINS = 60;

export function createComparison(options: ComparisonOptions): ComparisonTally {
  const table = createMonthTable(options.from, options.to);
  const sides = { a: createSideTally(table), b: createSideTally(table) };
  const between = createBandMoveTally(table.months);
  const differences = createTenthsCounts(-1_000, 1_000);
  const weightsA = weightList(options.weightsA);
  const weightsB = weightList(options.weightsB);
  const byMean = createTopMovers(options.movers);
  const byDay = createTopMovers(options.movers);
  const both = {
    issuers: 0,
    issuersOnlyA: 0,
    issuersOnlyB: 0,
    issuerDays: 0,
    bothScored: 0,
    withheldOnlyByA: 0,
    withheldOnlyByB: 0,
    withheldByBoth: 0,
  };
  const factors = {
    sumA: new Float64Array(FACTOR_IDS.length),
    sumB: new Float64Array(FACTOR_IDS.length),
    sumAbsolute: new Float64Array(FACTOR_IDS.length),
  };
  const hereA = new Float64Array(FACTOR_IDS.length);
  const hereB = new Float64Array(FACTOR_IDS.length);
  let issuers = 0;

  function addScoredPair(move: IssuerMove, a: HistoryDays, atA: number, b: HistoryDays, atB: number): void {
    const tenthsA = Math.round((a.score[atA] ?? 0) * 10);
    const tenthsB = Math.round((b.score[atB] ?? 0) * 10);
    const difference = tenthsB - tenthsA;
    differences.add(difference);
    contributionsAt(weightsA, a.factors, atA, hereA);
    contributionsAt(weightsB, b.factors, atB, hereB);
    const isLargest = move.largestA < 0 || Math.abs(difference) > Math.abs(move.largestTenths);
    move.days += 1;
    move.tenthsA += tenthsA;
    move.tenthsB += tenthsB;
    if (isLargest) {
      move.largestTenths = difference;
      move.largestA = atA;
      move.largestB = atB;
    }
    for (let index = 0; index < FACTOR_IDS.length; index++) {
      const inA = hereA[index] ?? 0;
      const inB = hereB[index] ?? 0;
      factors.sumA[index] = (factors.sumA[index] ?? 0) + inA;
      factors.sumB[index] = (factors.sumB[index] ?? 0) + inB;
      factors.sumAbsolute[index] = (factors.sumAbsolute[index] ?? 0) + Math.abs(inB - inA);
      move.contributions[index] = (move.contributions[index] ?? 0) + inB - inA;
      if (isLargest) move.largestContributions[index] = inB - inA;
    }
  }

  function addPairs(cik: Cik, a: HistoryDays, b: HistoryDays): void {
    const move = createIssuerMove();
    let atB = 0;
    for (let atA = 0; atA < a.length; atA++) {
      const day = a.asOf[atA] ?? 0;
      while (atB < b.length && (b.asOf[atB] ?? 0) < day) atB++;
      if (atB >= b.length) break;
      if (b.asOf[atB] !== day) continue;
      const stateA = a.state[atA] ?? WITHHELD;
      const stateB = b.state[atB] ?? WITHHELD;
      both.issuerDays += 1;
      between.add(table.monthOf(day), stateA, stateB, issuers);
      if (stateA === WITHHELD && stateB === WITHHELD) both.withheldByBoth += 1;
      else if (stateA === WITHHELD) both.withheldOnlyByA += 1;
      else if (stateB === WITHHELD) both.withheldOnlyByB += 1;
      else {
        both.bothScored += 1;
        addScoredPair(move, a, atA, b, atB);
      }
    }
    if (move.days === 0) return;
    const mean = Math.abs(move.tenthsB - move.tenthsA) / move.days;
    const day = Math.abs(move.largestTenths);
    if (!byMean.admits(mean) && !byDay.admits(day)) return;
    const mover = moverOf(cik, move, a, b);
    if (byMean.admits(mean)) byMean.add(mean, mover);
    if (byDay.admits(day)) byDay.add(day, mover);
  }

  function effects(): FactorEffect[] {
    const meanOf = (sum: number | undefined) =>
      both.bothScored === 0 ? null : hundredths((sum ?? 0) / both.bothScored);
    return FACTOR_IDS.map((factor, index) => {
      const sumA = factors.sumA[index] ?? 0;
      const sumB = factors.sumB[index] ?? 0;
      return {
        factor,
        meanContribution: { a: meanOf(sumA), b: meanOf(sumB) },
        meanDifference: meanOf(sumB - sumA),
        meanAbsoluteDifference: meanOf(factors.sumAbsolute[index]),
      };
    });
  }

  function scoreDifferences(): ScoreDifferences {
    const quantiles = differences.quantiles();
    const mean = differences.mean();
    const meanAbsolute = differences.meanAbsolute();
    const { min, max } = quantiles;
    const reach = ((max ?? 0) - (min ?? 0)) * 10;
    const width = BIN_WIDTHS.find((tenths) => reach / tenths < MOST_BINS - 1) ?? 50;
    // Bins lie around 0, so that "no difference" is in the middle of one.
    const binOf = (points: number) => Math.floor((Math.round(points * 10) + width / 2) / width) * width - width / 2;
    return {
      issuerDays: differences.count(),
      equal: differences.countOf(0),
      mean: mean === null ? null : hundredths(mean),
      meanAbsolute: meanAbsolute === null ? null : hundredths(meanAbsolute),
      quantiles,
      histogram: min === null || max === null ? [] : differences.bins(binOf(min), binOf(max) + width, width),
    };
  }

  return {
    add: (cik, a, b) => {
      issuers += 1;
      if (a) sides.a.add(a, issuers);
      if (b) sides.b.add(b, issuers);
      if (a && b) {
        both.issuers += 1;
        addPairs(cik, a, b);
      } else if (a) both.issuersOnlyA += 1;
      else if (b) both.issuersOnlyB += 1;
    },
    result: () => {
      const coverage = { a: sides.a.coverage(), b: sides.b.coverage() };
      return {
        coverage: {
          ...coverage,
          both: {
            ...both,
            issuerDaysOnlyA: coverage.a.issuerDays - both.issuerDays,
            issuerDaysOnlyB: coverage.b.issuerDays - both.issuerDays,
          },
        },
        distribution: { a: sides.a.distribution(), b: sides.b.distribution() },
        differences: scoreDifferences(),
        factors: effects(),
        flips: { between: between.result(), within: { a: sides.a.moves(), b: sides.b.moves() } },
        movers: { byMean: byMean.list(), byDay: byDay.list() },
      };
    },
  };
}
