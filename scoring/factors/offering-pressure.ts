import type { Reason } from '../../core/parser.ts';
import type { FactorResult, ScoreInputs } from '../../core/score-receipt.ts';
import type { Capacity } from '../capacity.ts';
import type { Market } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

/** F1 before floors: R and K (ratios to M) on their knots, joined as independent chances. */
export function offeringPressure(
  proceedsRatio: number,
  capacityRatio: number,
  parameters: Methodology['offerings'],
): { readonly proceedsScore: number; readonly capacityScore: number; readonly score: number } {
  const proceedsScore = interpolate(parameters.proceedsKnots, proceedsRatio);
  const capacityScore = interpolate(parameters.capacityKnots, capacityRatio);
  const score = 100 * (1 - (1 - proceedsScore / 100) * (1 - (parameters.capacityShare * capacityScore) / 100));
  return { proceedsScore, capacityScore, score };
}

/** The floor that standing possibilities to sell set, 0 where there is none. */
function offeringFloor(capacity: Capacity, parameters: Methodology['offerings']): number {
  return Math.max(
    capacity.hasProgramme ? parameters.programmeFloor : 0,
    capacity.hasPendingRegistration ? parameters.pendingRegistrationFloor : 0,
  );
}

/** F1, active offering pressure. Missing: its floor still counts in `lo`. */
export function scoreOfferingPressure(
  inputs: ScoreInputs,
  market: Market,
  capacity: Capacity,
  methodology: Methodology,
): FactorResult {
  const parameters = methodology.offerings;
  const floor = offeringFloor(capacity, parameters);
  const proceeds =
    inputs.proceeds.state === 'missing'
      ? null
      : inputs.proceeds.items.reduce((sum, item) => sum + (item.value ?? 0), 0);
  const base = {
    proceedsDays: parameters.proceedsDays,
    proceeds,
    offerings: inputs.proceeds.items.length,
    price: market.price,
    sharesOutstanding: market.shares,
    marketValue: market.value,
    shelfRemaining: capacity.shelfRemaining,
    nonAffiliateFloat: capacity.nonAffiliateFloat,
    babyShelfApplies: capacity.babyShelfApplies,
    shelfSales: capacity.shelfSales,
    babyShelfRemaining: capacity.babyShelfRemaining,
    equityLines: capacity.equityLines,
    pendingRegistrations: capacity.pendingRegistrations,
    usableCapacity: capacity.usable,
    capacityShare: parameters.capacityShare,
    floor,
  };
  const flags = [...inputs.proceeds.flags, ...capacity.flags];
  const reasons: Reason[] = [];
  if (inputs.proceeds.state === 'missing' && inputs.proceeds.reason !== null) reasons.push(inputs.proceeds.reason);
  reasons.push(...capacity.reasons);
  if (proceeds === null || capacity.usable === null)
    return missingFactor(reasons, { intermediates: base, flags }, floor);
  // Nothing sold and nothing to sell is zero, whatever the company is worth.
  if (proceeds === 0 && capacity.usable === 0) {
    return presentFactor(floor, {
      intermediates: { ...base, proceedsRatio: 0, proceedsScore: 0, capacityRatio: 0, capacityScore: 0, unfloored: 0 },
      flags,
    });
  }
  const marketFlags = [...flags, ...inputs.price.flags, ...inputs.shares.flags];
  if (market.value === null) {
    for (const group of [inputs.price, inputs.shares]) if (group.reason !== null) reasons.push(group.reason);
    if (reasons.length === 0)
      reasons.push({ code: 'market-value-not-positive', message: 'price × shares is not positive' });
    return missingFactor(reasons, { intermediates: base, flags: marketFlags }, floor);
  }
  const proceedsRatio = proceeds / market.value;
  const capacityRatio = capacity.usable / market.value;
  const { proceedsScore, capacityScore, score } = offeringPressure(proceedsRatio, capacityRatio, parameters);
  return presentFactor(Math.max(score, floor), {
    intermediates: { ...base, proceedsRatio, proceedsScore, capacityRatio, capacityScore, unfloored: score },
    flags: marketFlags,
  });
}
