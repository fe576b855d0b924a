import type { IsoDate } from '../../core/dates.ts';
import { type HistoryDays, WITHHELD } from '../../core/history-days.ts';
import type { Cik } from '../../core/ids.ts';
import { weightList } from '../assemble.ts';
import type { Methodology } from '../methodology.ts';
import { createBandMoveTally } from './band-moves.ts';
import { hundredthsOrNull } from './contributions.ts';
import { createFactorEffectTally } from './factor-effects.ts';
import { createMonthTable } from './month-table.ts';
import { addToMove, createIssuerMove, createTopMovers, moverOf } from './movers.ts';
import type { Comparison, ScoreDifferences } from './report-shape.ts';
import { createScoreHistogram, type ScoreHistogram } from './score-histogram.ts';
import { createSideTally } from './side-tally.ts';

export interface ComparisonOptions {
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Factor weights of the two methodologies in hundredths. */
  readonly weightsA: Methodology['weights'];
  readonly weightsB: Methodology['weights'];
  /** Movers in each list. */
  readonly movers: number;
}

/** Takes histories issuer by issuer and stores counts alone: memory grows with months, not with issuers or days. */
export interface ComparisonTally {
  /** An issuer's histories under both methodologies; null where it has none. Each issuer is added once. */
  add(cik: Cik, a: HistoryDays | null, b: HistoryDays | null): void;
  result(): Comparison;
}

/** Widths of the bins of differences in tenths: the smallest is taken that gives fewer bins than `MOST_BINS`. */
const BIN_WIDTHS = [2, 4, 10, 20, 50];
const MOST_BINS = 60;

function differencesOf(histogram: ScoreHistogram): ScoreDifferences {
  const quantiles = histogram.quantiles();
  const { min, max } = quantiles;
  const reach = ((max ?? 0) - (min ?? 0)) * 10;
  const width = BIN_WIDTHS.find((tenths) => reach / tenths < MOST_BINS - 1) ?? 50;
  // One bin is centered on 0, "no difference".
  const binOf = (points: number) => Math.floor((Math.round(points * 10) + width / 2) / width) * width - width / 2;
  return {
    issuerDays: histogram.count(),
    equal: histogram.countOf(0),
    mean: hundredthsOrNull(histogram.mean()),
    meanAbsolute: hundredthsOrNull(histogram.meanAbsolute()),
    quantiles,
    histogram: min === null || max === null ? [] : histogram.bins(binOf(min), binOf(max) + width, width),
  };
}

/** Index pairs of the days that two histories share, ascending. */
function* sharedDays(a: HistoryDays, b: HistoryDays): Generator<readonly [atA: number, atB: number]> {
  let atB = 0;
  for (let atA = 0; atA < a.length; atA++) {
    const day = a.asOf[atA] ?? 0;
    while (atB < b.length && (b.asOf[atB] ?? 0) < day) atB++;
    if (atB >= b.length) return;
    if (b.asOf[atB] === day) yield [atA, atB];
  }
}

export function createComparison(options: ComparisonOptions): ComparisonTally {
  const table = createMonthTable(options.from, options.to);
  const sides = { a: createSideTally(table), b: createSideTally(table) };
  const between = createBandMoveTally(table.months);
  const differences = createScoreHistogram(-1_000, 1_000);
  const effects = createFactorEffectTally(
    weightList({ weights: options.weightsA }),
    weightList({ weights: options.weightsB }),
  );
  const movers = { byMean: createTopMovers(options.movers), byDay: createTopMovers(options.movers) };
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
  let issuers = 0;

  function addPairs(cik: Cik, a: HistoryDays, b: HistoryDays): void {
    const move = createIssuerMove();
    for (const [atA, atB] of sharedDays(a, b)) {
      const [stateA, stateB] = [a.state[atA] ?? WITHHELD, b.state[atB] ?? WITHHELD];
      both.issuerDays += 1;
      between.add(table.monthOf(a.asOf[atA] ?? 0), stateA, stateB, issuers);
      if (stateA === WITHHELD && stateB === WITHHELD) both.withheldByBoth += 1;
      else if (stateA === WITHHELD) both.withheldOnlyByA += 1;
      else if (stateB === WITHHELD) both.withheldOnlyByB += 1;
      else {
        both.bothScored += 1;
        differences.add(addToMove(move, a, atA, b, atB, effects.add(a, atA, b, atB)));
      }
    }
    if (move.days === 0) return;
    const byMean = Math.abs(move.tenthsB - move.tenthsA) / move.days;
    const byDay = Math.abs(move.largestTenths);
    if (!movers.byMean.admits(byMean) && !movers.byDay.admits(byDay)) return;
    const mover = moverOf(cik, move, a, b);
    movers.byMean.add(byMean, mover);
    movers.byDay.add(byDay, mover);
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
      const [a, b] = [sides.a.coverage(), sides.b.coverage()];
      const issuerDaysOnlyA = a.issuerDays - both.issuerDays;
      const issuerDaysOnlyB = b.issuerDays - both.issuerDays;
      return {
        coverage: { a, b, both: { ...both, issuerDaysOnlyA, issuerDaysOnlyB } },
        distribution: { a: sides.a.distribution(), b: sides.b.distribution() },
        differences: differencesOf(differences),
        factors: effects.result(),
        flips: { between: between.result(), within: { a: sides.a.moves(), b: sides.b.moves() } },
        movers: { byMean: movers.byMean.list(), byDay: movers.byDay.list() },
      };
    },
  };
}
