import type { Reason } from '../../core/parser.ts';
import type { FactorResult, ScoreInputs } from '../../core/score-receipt.ts';
import type { Capacity, CapacityTerms } from '../capacity.ts';
import { type Market, orNaN, orNull } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

type Parameters = Methodology['offerings'];

/** F1 before floors, with its parts. */
export interface OfferingPressure {
  readonly proceedsRatio: number;
  readonly proceedsScore: number;
  readonly capacityRatio: number;
  readonly capacityScore: number;
  readonly unfloored: number;
}

const NO_PRESSURE: OfferingPressure = {
  proceedsRatio: 0,
  proceedsScore: 0,
  capacityRatio: 0,
  capacityScore: 0,
  unfloored: 0,
};

/**
 * R and K, proceeds and usable capacity as ratios to M, scored and combined like independent probabilities. Null where
 * a number is unknown (NaN); nothing sold and nothing to sell is zero whatever the market value.
 */
export function offeringPressure(
  proceeds: number,
  usable: number,
  marketValue: number,
  parameters: Parameters,
): OfferingPressure | null {
  if (proceeds === 0 && usable === 0) return NO_PRESSURE;
  const proceedsRatio = proceeds / marketValue;
  const capacityRatio = usable / marketValue;
  if (Number.isNaN(proceedsRatio) || Number.isNaN(capacityRatio)) return null;
  const proceedsScore = interpolate(parameters.proceedsKnots, proceedsRatio);
  const capacityScore = interpolate(parameters.capacityKnots, capacityRatio);
  const unfloored = 100 * (1 - (1 - proceedsScore / 100) * (1 - (parameters.capacityShare * capacityScore) / 100));
  return { proceedsRatio, proceedsScore, capacityRatio, capacityScore, unfloored };
}

/** The least score that an active program or a pending registration leaves; 0 without one. */
export function offeringFloor(
  { hasProgram, hasPendingRegistration }: Pick<CapacityTerms, 'hasProgram' | 'hasPendingRegistration'>,
  { programmeFloor, pendingRegistrationFloor }: Parameters,
): number {
  return Math.max(hasProgram ? programmeFloor : 0, hasPendingRegistration ? pendingRegistrationFloor : 0);
}

/** Proceeds in the window, USD; NaN where unknown. */
export function proceedsOf({ state, items }: ScoreInputs['proceeds']): number {
  return state === 'missing' ? Number.NaN : items.reduce((sum, item) => sum + (item.value ?? 0), 0);
}

/** F1, active offering pressure. Where it is missing, its floor still counts in `lo`. */
export function scoreOfferingPressure(
  inputs: ScoreInputs,
  market: Market,
  capacity: Capacity,
  methodology: Methodology,
): FactorResult {
  const { offerings: parameters } = methodology;
  const {
    usable,
    usableShelf: _,
    hasProgram,
    hasPendingRegistration,
    reasons: gaps,
    flags: notes,
    ...parts
  } = capacity;
  const floor = offeringFloor({ hasProgram, hasPendingRegistration }, parameters);
  const proceeds = proceedsOf(inputs.proceeds);
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
  };
  const { reason } = inputs.proceeds;
  const reasons: Reason[] = inputs.proceeds.state === 'missing' && reason !== null ? [reason] : [];
  reasons.push(...gaps);
  const flags = [...inputs.proceeds.flags, ...notes];
  if (Number.isNaN(proceeds) || usable === null) return missingFactor(reasons, { intermediates, flags }, floor);
  const pressure = offeringPressure(proceeds, usable, orNaN(market.value), parameters);
  // Without sales and capacity the market value is not needed, and its doubts do not count.
  if (pressure !== NO_PRESSURE) flags.push(...inputs.price.flags, ...inputs.shares.flags);
  if (pressure === null) {
    for (const group of [inputs.price, inputs.shares]) if (group.reason !== null) reasons.push(group.reason);
    if (reasons.length === 0) {
      reasons.push({ code: 'market-value-not-positive', message: 'price × shares is not positive' });
    }
    return missingFactor(reasons, { intermediates, flags }, floor);
  }
  return presentFactor(Math.max(pressure.unfloored, floor), {
    intermediates: { ...intermediates, ...pressure },
    flags,
  });
}
