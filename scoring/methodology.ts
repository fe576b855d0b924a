import { contentHash } from '../core/hashes.ts';
import type { Sha256 } from '../core/ids.ts';
import type { Reason } from '../core/parser.ts';
import { type Band, FACTOR_IDS, type FactorId } from '../core/score-receipt.ts';

/** `[input, score]` in ascending order of input; linear between, clamped at the ends. */
export type Knots = readonly (readonly [number, number])[];

/**
 * A revision of the methodology: data alone, immutable once its hash is in `methodologies/lock.json`. Days are calendar
 * days unless a name says trading days; money is in USD.
 */
export interface Methodology {
  /** `YYYY-MM-DD.<revision>`. */
  readonly version: string;
  /** Integer hundredths that sum to 100. */
  readonly weights: Readonly<Record<FactorId, number>>;
  readonly daysPerMonth: number;
  readonly market: {
    readonly closeMaxAgeDays: number;
    readonly statedPriceMaxAgeDays: number;
    readonly sharesMaxAgeDays: number;
    readonly floatMaxAgeDays: number;
    /** A float above this multiple of all shares at their highest close is not used; null: no limit. */
    readonly floatMaxMarketMultiple: number | null;
  };
  readonly offerings: {
    readonly proceedsDays: number;
    readonly proceedsKnots: Knots;
    readonly capacityKnots: Knots;
    /** Capacity counts at this share of its own score. */
    readonly capacityShare: number;
    readonly programmeFloor: number;
    readonly pendingRegistrationFloor: number;
    /** Documents of one offering are filed within so many days of each other. */
    readonly sameOfferingDays: number;
    /** Amounts of one offering differ by at most this share between its documents. */
    readonly sameOfferingTolerance: number;
    readonly programmeYears: number;
    /** Until this many days a shelf without a notice of effectiveness counts as not yet effective, then as unknown. */
    readonly effectWaitDays: number;
    /** What remains of ATMs ÷ M → floor of F1; absent: `programmeFloor` whatever remains. */
    readonly atmFloorKnots?: Knots;
    /** Score of K in `hi` where capacity is unknown and proceeds alone make F1; absent: F1 is missing. */
    readonly unknownCapacityScore?: number;
    /** F1 of an issuer that has to sell stock and can; absent: no such floor. */
    readonly need?: {
      /** By T, ascending; substantial doubt about going concern counts as the first. */
      readonly floors: readonly { readonly belowMonths: number; readonly floor: number }[];
      /** An issuer that sold stock within so many months can sell. */
      readonly soldMonths: number;
    };
  };
  readonly runway: {
    readonly knots: Knots;
    readonly goingConcernFloor: number;
    /** Where the latest duration does not burn and the trailing year does, its burn counts; absent: F2 is 0. */
    readonly trailingBurn?: true;
    readonly balanceMaxAgeDays: number;
  };
  readonly overhang: {
    readonly knots: Knots;
    readonly nearMultiplier: number;
    readonly nearMonths: number;
    readonly lookbackDays: number;
    /** Weight of shares by strike ÷ P; absent: 1 for all. */
    readonly moneyness?: {
      /** Ascending; `upTo` is inclusive. */
      readonly steps: readonly { readonly upTo: number; readonly weight: number }[];
      readonly beyond: number;
    };
  };
  readonly velocity: {
    readonly knots: Knots;
    readonly baseAgeDays: number;
    readonly baseToleranceDays: number;
    /** A fall to this share or less, where no split is known and splits were not searched, is a missed split. */
    readonly unexplainedFall: number;
  };
  readonly compliance: {
    readonly delisted: number;
    readonly determination: number;
    readonly hearing: number;
    readonly secondPeriod: number;
    readonly firstPeriod: number;
    readonly belowMinimum: number;
    readonly regained: number;
    readonly reverseSplitBar: number;
    readonly priceFloor: number;
    readonly minimumPrice: number;
    readonly belowMinimumDays: number;
    readonly belowMinimumOfTradingDays: number;
    readonly regainedMonths: number;
    readonly lookbackDays: number;
    /** A first notice whose period has passed without a further filing; absent: it stays at `firstPeriod`. */
    readonly lapsed?: {
      readonly score: number;
      /** It has lapsed more than so many days after the period's end. */
      readonly graceDays: number;
      /** Bid-price periods where no filing states the end, by exchange; others never lapse. */
      readonly bidPeriods: Readonly<Record<string, { readonly days: number } | { readonly months: number }>>;
    };
  };
  /** Lower edges, ascending; half-open. */
  readonly bands: readonly { readonly band: Band; readonly from: number }[];
  readonly lowBarredUnlessHiBelow: number;
  readonly withholdBelowWeight: number;
  readonly confidence: {
    readonly highBalanceDays: number;
    readonly mediumBalanceDays: number;
    readonly mediumWeight: number;
    readonly mediumBandSpread: number;
    readonly verifiedInput: number;
  };
  readonly percentileMinimumUniverse: number;
  /**
   * Since 2026-12-01.1, absent before: a group that is `missing` says only that its search was incomplete; what it lists
   * counts, as a lower bound. `lo` has every floor of a missing factor, and no score is below its `lo`. Selection gives
   * counts moved by closed deals, every issuance of the window and what a search needs.
   */
  readonly corrections?: {
    /** F3's "none" needs a periodic report of at most this age, and a cash flow must not be older. */
    readonly reportMaxAgeDays: number;
    /** F5's "none" needs so many months of current reports, or those since listing. */
    readonly noticeSearchMonths: number;
  };
  readonly subRatings: {
    readonly overallRisk: readonly [number, number];
    readonly offeringAbility: {
      readonly highUsd: number;
      readonly highShareWithUsd: number;
      readonly highShare: number;
      readonly mediumUsd: number;
      readonly mediumShare: number;
    };
    readonly dilution: readonly [number, number];
    readonly historical: readonly [number, number];
    readonly historicalYears: number;
    readonly historicalReverseSplits: number;
    readonly historicalOfferings: number;
    readonly historicalOfferingMonths: number;
    readonly cashNeedMonths: readonly [number, number];
    readonly warrantExercise: readonly [number, number];
    readonly nearStrikeMultiple: number;
    readonly nearStrikeShare: number;
  };
}

type Direction = 'rising' | 'falling';

function knotProblems(name: string, knots: Knots, direction: Direction): Reason[] {
  const problems: Reason[] = [];
  const add = (message: string) => problems.push({ code: 'invalid-knots', message: `${name}: ${message}` });
  if (knots.length < 2) add('needs at least two knots');
  for (const [index, [input, score]] of knots.entries()) {
    if (!Number.isFinite(input) || !Number.isFinite(score)) add(`knot ${index} is not a pair of numbers`);
    if (score < 0 || score > 100) add(`score ${score} lies outside 0–100`);
    const before = knots[index - 1];
    if (before === undefined) continue;
    if (!(before[0] < input)) add(`inputs must strictly ascend, ${before[0]} is before ${input}`);
    if (direction === 'rising' ? before[1] > score : before[1] < score) {
      add(`scores must be monotone (${direction}), ${before[1]} is before ${score}`);
    }
  }
  return problems;
}

function bandProblems(methodology: Methodology): Reason[] {
  const froms = methodology.bands.map(({ from }) => from);
  const ascending = froms.every((from, index) => index === 0 || (froms[index - 1] ?? Number.NaN) < from);
  return ascending && froms[0] === 0
    ? []
    : [{ code: 'invalid-bands', message: 'bands must start at 0 and strictly ascend' }];
}

/**
 * Problems of a methodology's data; empty where it may be published. Checks the version, weights that sum to 100
 * hundredths, strictly ascending knots with monotone scores in 0–100, and bands ascending from 0.
 */
export function methodologyProblems(methodology: Methodology): readonly Reason[] {
  const problems: Reason[] = [];
  if (!/^\d{4}-\d{2}-\d{2}\.\d+$/.test(methodology.version)) {
    problems.push({ code: 'invalid-version', message: `version ${methodology.version} is not a date plus revision` });
  }
  const weights = FACTOR_IDS.map((id) => methodology.weights[id]);
  if (!weights.every((weight) => Number.isInteger(weight) && weight > 0)) {
    problems.push({ code: 'invalid-weights', message: 'weights must be positive integer hundredths' });
  }
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum !== 100) problems.push({ code: 'invalid-weights', message: `weights sum to ${sum} hundredths, not 100` });
  problems.push(
    ...knotProblems('offerings.proceedsKnots', methodology.offerings.proceedsKnots, 'rising'),
    ...knotProblems('offerings.capacityKnots', methodology.offerings.capacityKnots, 'rising'),
    ...knotProblems('runway.knots', methodology.runway.knots, 'falling'),
    ...knotProblems('overhang.knots', methodology.overhang.knots, 'rising'),
    ...knotProblems('velocity.knots', methodology.velocity.knots, 'rising'),
    ...bandProblems(methodology),
  );
  return problems;
}

const hashes = new WeakMap<Methodology, Sha256>();

/** The content hash in `methodologies/lock.json`, stored with every score. */
export function methodologyHash(methodology: Methodology): Sha256 {
  const known = hashes.get(methodology);
  if (known !== undefined) return known;
  const hash = contentHash(methodology);
  hashes.set(methodology, hash);
  return hash;
}
