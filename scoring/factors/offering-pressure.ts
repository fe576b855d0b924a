import type { Reason } from '../../core/parser.ts';
import type { FactorResult, InputFlag, ScoreInputs } from '../../core/score-receipt.ts';
import type { Capacity, CapacityTerms } from '../capacity.ts';
import { type Market, orNaN, orNull } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { factorScore } from '../rounding.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

type Parameters = Methodology['offerings'];

/** F1 before floors, with its parts. */
export interface OfferingPressure {
  readonly proceedsRatio: number;
  readonly proceedsScore: number;
  /** NaN where capacity is unknown: then proceeds alone make the factor, a lower bound. */
  readonly capacityRatio: number;
  readonly capacityScore: number;
  readonly unfloored: number;
  /** Above `unfloored` only where capacity is unknown. */
  readonly unflooredMost: number;
}

const NO_PRESSURE: OfferingPressure = {
  proceedsRatio: 0,
  proceedsScore: 0,
  capacityRatio: 0,
  capacityScore: 0,
  unfloored: 0,
  unflooredMost: 0,
};

/** Scores of R and K combined like independent probabilities. */
function combined(proceedsScore: number, capacityScore: number, { capacityShare }: Parameters): number {
  return 100 * (1 - (1 - proceedsScore / 100) * (1 - (capacityShare * capacityScore) / 100));
}

/**
 * R and K, proceeds and usable capacity as ratios to M, scored and combined. Null where a number is unknown (NaN), except
 * that known proceeds stand alone where the methodology allows it; nothing sold and nothing to sell is zero whatever the
 * market value.
 */
export function offeringPressure(
  proceeds: number,
  usable: number,
  marketValue: number,
  parameters: Parameters,
): OfferingPressure | null {
  if (proceeds === 0 && usable === 0) return NO_PRESSURE;
  const { unknownCapacityScore } = parameters;
  const proceedsRatio = proceeds / marketValue;
  const capacityRatio = usable / marketValue;
  if (Number.isNaN(proceedsRatio)) return null;
  const proceedsScore = interpolate(parameters.proceedsKnots, proceedsRatio);
  if (Number.isNaN(capacityRatio)) {
    if (unknownCapacityScore === undefined || proceeds === 0) return null;
    const [unfloored, unflooredMost] = [0, unknownCapacityScore].map((k) => combined(proceedsScore, k, parameters));
    return {
      proceedsRatio,
      proceedsScore,
      capacityRatio,
      capacityScore: Number.NaN,
      unfloored: orNaN(unfloored),
      unflooredMost: orNaN(unflooredMost),
    };
  }
  const capacityScore = interpolate(parameters.capacityKnots, capacityRatio);
  const unfloored = combined(proceedsScore, capacityScore, parameters);
  return { proceedsRatio, proceedsScore, capacityRatio, capacityScore, unfloored, unflooredMost: unfloored };
}

/** What F1 takes from filings beside capacity. */
export interface OfferingTerms {
  /** USD in the window; NaN where unknown. */
  readonly proceeds: number;
  /** Some proceeds of the window are not known, so that F1 is a lower bound. */
  readonly isProceedsBound: boolean;
  /** Sold stock of late, or has a registration or a line to sell from: what need makes imminent. */
  readonly canSell: boolean;
}

type TermInputs = Pick<ScoreInputs, 'proceeds' | 'soldInYear' | 'effectiveRegistrations'>;

export function offeringTerms(
  { proceeds, soldInYear, effectiveRegistrations }: TermInputs,
  { hasLine }: CapacityTerms,
  { corrections }: Methodology,
): OfferingTerms {
  const { state, items } = proceeds;
  const sum = items.reduce((total, item) => total + (item.value ?? 0), 0);
  const isUnsearched = state === 'missing';
  const canSell = hasLine || (soldInYear?.items.length ?? 0) > 0 || (effectiveRegistrations?.items.length ?? 0) > 0;
  // Before 2026-12-01.1 any unknown amount made all proceeds unknown.
  if (corrections === undefined) {
    return { proceeds: isUnsearched ? Number.NaN : sum, isProceedsBound: false, canSell };
  }
  return {
    proceeds: isUnsearched && sum === 0 ? Number.NaN : sum,
    isProceedsBound: isUnsearched || items.some(({ value }) => value === null),
    canSell,
  };
}

/** What the day gives to the floors of F1; NaN where unknown. */
export interface FloorDay {
  readonly marketValue: number;
  /** T; NaN too where operations do not use cash. */
  readonly months: number;
  readonly hasGoingConcern: boolean;
}

/** The least score of an issuer that can sell stock and has to, by its months of cash; 0 where it need not. */
function needFloor(
  { canSell }: Pick<OfferingTerms, 'canSell'>,
  { months, hasGoingConcern }: Pick<FloorDay, 'months' | 'hasGoingConcern'>,
  { need }: Parameters,
): number {
  if (need === undefined || !canSell) return 0;
  const level = hasGoingConcern ? need.floors[0] : need.floors.find(({ belowMonths }) => months < belowMonths);
  return level?.floor ?? 0;
}

/** The least score that active programs, a pending registration and need leave. */
export function offeringFloor(
  terms: Pick<OfferingTerms, 'canSell'>,
  { atmRemaining, hasLine, hasPendingRegistration }: CapacityTerms,
  day: FloorDay,
  parameters: Parameters,
): number {
  const { programmeFloor, pendingRegistrationFloor, atmFloorKnots } = parameters;
  let floor = Math.max(hasLine ? programmeFloor : 0, needFloor(terms, day, parameters));
  if (hasPendingRegistration) floor = Math.max(floor, pendingRegistrationFloor);
  if (atmRemaining !== null) {
    const share = atmRemaining / day.marketValue;
    // An ATM whose size against M is unknown keeps the whole floor.
    const isWhole = atmFloorKnots === undefined || Number.isNaN(share);
    floor = Math.max(floor, isWhole ? programmeFloor : interpolate(atmFloorKnots, share));
  }
  return floor;
}

/** Why F1 is only a lower bound. */
function boundFlags(
  { proceeds }: ScoreInputs,
  { isProceedsBound }: OfferingTerms,
  pressure: OfferingPressure,
  gaps: readonly Reason[],
): readonly InputFlag[] {
  const flags: InputFlag[] = [];
  if (isProceedsBound && proceeds.reason !== null) flags.push({ ...proceeds.reason, doubt: true });
  const unstated = proceeds.items.filter(({ value }) => value === null).length;
  if (isProceedsBound && unstated > 0) {
    const message = `${unstated} sale(s) of the window state no amount`;
    flags.push({ code: 'offering-amount-unknown', message, doubt: true });
  }
  if (!Number.isNaN(pressure.capacityRatio)) return flags;
  const message = 'what may still be sold is unknown; proceeds alone count';
  return [
    ...flags,
    { code: 'capacity-unknown', message, doubt: true },
    ...gaps.map((gap) => ({ ...gap, doubt: true })),
  ];
}

/** F1, active offering pressure. Where it is missing, its floor still counts in `lo`. */
export function scoreOfferingPressure(
  inputs: ScoreInputs,
  market: Market,
  capacityTerms: CapacityTerms,
  capacity: Capacity,
  cash: Pick<FloorDay, 'months' | 'hasGoingConcern'>,
  methodology: Methodology,
): FactorResult {
  const { offerings: parameters, corrections } = methodology;
  const { usable, usableShelf: _, reasons: gaps, flags: notes, ...parts } = capacity;
  const terms = offeringTerms(inputs, capacityTerms, methodology);
  const marketValue = orNaN(market.value);
  const floor = offeringFloor(terms, capacityTerms, { marketValue, ...cash }, parameters);
  const { proceeds } = terms;
  const intermediates = {
    ...parts,
    proceedsDays: parameters.proceedsDays,
    proceeds: orNull(proceeds),
    offerings: inputs.proceeds.items.length,
    price: market.price,
    sharesOutstanding: market.shares,
    marketValue: market.value,
    usableCapacity: usable,
    capacityShare: parameters.capacityShare,
    floor,
    ...(corrections && {
      atmRemaining: orNull(capacityTerms.atmRemaining ?? 0),
      canSell: terms.canSell,
      needFloor: needFloor(terms, cash, parameters),
    }),
  };
  const { reason } = inputs.proceeds;
  const reasons: Reason[] = inputs.proceeds.state === 'missing' && reason !== null ? [reason] : [];
  reasons.push(...gaps);
  const flags = [...inputs.proceeds.flags, ...notes];
  const isKnown = !Number.isNaN(proceeds) && (usable !== null || (corrections !== undefined && proceeds > 0));
  if (!isKnown) return missingFactor(reasons, { intermediates, flags }, floor);
  const pressure = offeringPressure(proceeds, orNaN(usable), marketValue, parameters);
  // Without sales and capacity the market value is not needed, and its doubts do not count.
  if (pressure !== NO_PRESSURE) flags.push(...inputs.price.flags, ...inputs.shares.flags);
  if (pressure === null) {
    for (const group of [inputs.price, inputs.shares]) if (group.reason !== null) reasons.push(group.reason);
    if (reasons.length === 0) {
      reasons.push({ code: 'market-value-not-positive', message: 'price × shares is not positive' });
    }
    return missingFactor(reasons, { intermediates, flags }, floor);
  }
  const { unflooredMost, capacityRatio, capacityScore, ...known } = pressure;
  const isPartial = Number.isNaN(capacityRatio);
  flags.push(...boundFlags(inputs, terms, pressure, gaps));
  const factor = presentFactor(Math.max(pressure.unfloored, floor), {
    intermediates: {
      ...intermediates,
      ...known,
      capacityRatio: orNull(capacityRatio),
      capacityScore: orNull(capacityScore),
    },
    flags,
    isLowerBound: terms.isProceedsBound || isPartial,
  });
  return isPartial ? { ...factor, most: factorScore(Math.max(unflooredMost, floor)) } : factor;
}
