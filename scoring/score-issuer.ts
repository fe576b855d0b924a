import type { IsoDate } from '../core/dates.ts';
import type { IssuerFacts } from '../core/score-inputs.ts';
import type { FactorId, FactorResult, IssuerScore, ScoreInputs, ScoreResult } from '../core/score-receipt.ts';
import { assembleScore } from './assemble.ts';
import { capacityOf, capacityTerms } from './capacity.ts';
import { confidenceOf } from './confidence.ts';
import { scoreCashRunway } from './factors/cash-runway.ts';
import { scoreCompliance } from './factors/compliance.ts';
import { scoreOfferingPressure } from './factors/offering-pressure.ts';
import { scoreOverhang } from './factors/overhang.ts';
import { scoreShareVelocity } from './factors/share-velocity.ts';
import { marketOf, orNaN } from './market.ts';
import type { Methodology } from './methodology.ts';
import { selectInputs } from './select-inputs.ts';
import { subRatingsOf } from './sub-ratings.ts';

export interface ScoredInputs {
  readonly factors: Readonly<Record<FactorId, FactorResult>>;
  readonly result: ScoreResult;
}

/** The arithmetic alone, from selected inputs to factors and result: what verifies a receipt. */
export function scoreInputs(inputs: ScoreInputs, asOf: IsoDate, methodology: Methodology): ScoredInputs {
  const market = marketOf(inputs);
  const terms = capacityTerms(inputs, methodology);
  const capacity = capacityOf(inputs, terms, market, methodology);
  const cashRunwayPressure = scoreCashRunway(inputs, asOf, methodology);
  const { months, goingConcern } = cashRunwayPressure.intermediates;
  const need = { months: Number(months ?? Number.NaN), hasGoingConcern: goingConcern === true };
  const factors = {
    activeOfferingPressure: scoreOfferingPressure(inputs, market, terms, capacity, need, methodology),
    cashRunwayPressure,
    convertibleWarrantOverhang: scoreOverhang(inputs, orNaN(market.price), asOf, methodology),
    shareFloatVelocity: scoreShareVelocity(inputs, methodology),
    compliancePressure: scoreCompliance(inputs, asOf, methodology),
  };
  const assembled = assembleScore(factors, methodology);
  const listed = inputs.regsho.items[0]?.value;
  const result: ScoreResult = {
    ...assembled,
    ...confidenceOf(inputs, factors, assembled, methodology),
    subRatings: subRatingsOf(inputs, factors, assembled, market, terms, capacity, asOf, methodology),
    regsho: typeof listed === 'boolean' ? listed : null,
  };
  return { factors, result };
}

/**
 * The dilution score of one issuer at one date under one methodology, from the facts public by the end of that date
 * in US Eastern time. Pure and deterministic: the same facts, in any order, give the same bytes. Prices must
 * ascend by date.
 *
 * @example
 * scoreIssuer(facts, asOf, methodologyByVersion('2026-11-01.1')).score // 73.5, or null where withheld
 */
export function scoreIssuer(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): IssuerScore {
  const inputs = selectInputs(facts, asOf, methodology);
  const { factors, result } = scoreInputs(inputs, asOf, methodology);
  return {
    cik: facts.cik,
    ticker: facts.ticker,
    name: facts.name,
    asOf,
    methodologyVersion: methodology.version,
    ...result,
    factors,
    inputs,
  };
}
