import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import { type FactorResult, NO_CODE, type ScoreInputs } from '../../core/score-receipt.ts';
import { type CapacityTerms, capacityTerms } from '../capacity.ts';
import { isUnverified, verifiedItems } from '../confidence.ts';
import { type RunwayTerms, runwayTerms } from '../factors/cash-runway.ts';
import { type ComplianceTerms, complianceTerms } from '../factors/compliance.ts';
import { type OfferingTerms, offeringTerms } from '../factors/offering-pressure.ts';
import { type OverhangTerms, overhangTerms } from '../factors/overhang.ts';
import { scoreShareVelocity } from '../factors/share-velocity.ts';
import { orNaN, priceOf, shareTotal } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { type FloatCandidate, highestCloseDays } from '../select/public-float.ts';
import type { FilingInput, FilingInputs } from '../select-inputs.ts';
import { type DilutionTerms, dilutionTerms, historicalRisk, type WarrantTerms, warrantTerms } from '../sub-ratings.ts';

/** Everything that a day's score takes from filings; unchanged between change days. Unknown numbers are NaN. */
export interface ScoreTerms {
  readonly shares: number;
  readonly statedPrice: number;
  readonly isStatedPriceUnverified: boolean;
  readonly offerings: OfferingTerms;
  readonly capacity: CapacityTerms;
  readonly floats: readonly FloatCandidate[];
  /** Days of the window whose highest close carries a float. */
  readonly floatDays: number;
  /** Whether any shelf, ATM, equity line or registration is active, so that the float's source counts. */
  readonly hasLiveProgram: boolean;
  readonly runway: RunwayTerms;
  /** Days since 1970-01-01. */
  readonly balanceDay: number;
  readonly overhang: OverhangTerms;
  readonly velocity: number;
  readonly compliance: ComplianceTerms;
  readonly dilution: DilutionTerms;
  readonly warrants: WarrantTerms;
  readonly historicalRisk: number;
  /** Whether flags of the filings or unverified sources bar confidence `high`. */
  readonly hasDoubt: boolean;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

function isDoubtful({ flags }: Pick<FactorResult, 'flags'>): boolean {
  return flags.some(({ doubt }) => doubt);
}

/** Keeps an issuer's terms; the function returned recomputes those whose inputs are not the objects of the last call. */
export function createTermsKeeper(methodology: Methodology): (inputs: FilingInputs, day: number) => ScoreTerms {
  const { confidence: rules } = methodology;
  const isDoubted = { offerings: false, runway: false, overhang: false, velocity: false, compliance: false };
  let terms = { historicalRisk: NO_CODE } as Mutable<ScoreTerms>;
  let before: FilingInputs | null = null;

  return (inputs, day) => {
    if (inputs === before) return terms;
    const asOf = dateOfEpochDay(day);
    const last = before;
    const isNew = (...names: readonly FilingInput[]) =>
      last === null || inputs.rules !== last.rules || names.some((name) => inputs[name] !== last[name]);
    terms = { ...terms };
    if (isNew('shares')) terms.shares = orNaN(shareTotal(inputs.shares));
    if (isNew('statedPrice')) {
      terms.statedPrice = orNaN(priceOf(inputs.statedPrice));
      terms.isStatedPriceUnverified = hasUnverified(inputs.statedPrice);
    }
    if (isNew('proceeds', 'programs', 'shelfSales', 'soldInYear', 'effectiveRegistrations')) {
      terms.capacity = capacityTerms(inputs, methodology);
      terms.offerings = offeringTerms(inputs, terms.capacity, methodology);
      terms.hasLiveProgram = inputs.programs.items.some((item) => item.status === 'active');
      isDoubted.offerings =
        isDoubtful(inputs.proceeds) || isDoubtful(inputs.programs) || terms.offerings.isProceedsBound;
    }
    if (isNew('floats')) {
      terms.floats = inputs.floats;
      terms.floatDays = highestCloseDays(asOf);
    }
    if (isNew('cash', 'goingConcern', 'raisesSinceBalance')) {
      terms.runway = runwayTerms(inputs, methodology);
      terms.balanceDay = terms.runway.balanceDate === null ? Number.NaN : epochDay(terms.runway.balanceDate);
      isDoubted.runway = isDoubtful(terms.runway);
    }
    if (isNew('overhang')) {
      terms.overhang = overhangTerms(inputs.overhang, asOf, methodology);
      terms.warrants = warrantTerms(inputs.overhang, methodology);
      // The doubts of shares count with the growth.
      isDoubted.overhang = isDoubtful(inputs.overhang);
    }
    if (isNew('shares', 'sharesYearAgo', 'mergers', 'splits')) {
      const factor = scoreShareVelocity(inputs, methodology);
      terms.velocity = orNaN(factor.score);
      isDoubted.velocity = isDoubtful(factor);
    }
    if (isNew('compliance', 'splits')) {
      terms.compliance = complianceTerms(inputs, asOf, methodology);
      isDoubted.compliance = isDoubtful(terms.compliance) || !terms.compliance.isSearched;
    }
    if (isNew('overhang', 'programs')) terms.dilution = dilutionTerms(inputs);
    if (isNew('shares', 'sharesThreeYearsAgo', 'splits', 'recentOfferings')) {
      terms.historicalRisk = historicalRisk(inputs, methodology);
    }
    const sources = verifiedItems(inputs, [], []);
    terms.hasDoubt = Object.values(isDoubted).includes(true) || hasUnverified({ items: sources });
    before = inputs;
    return terms;
  };

  function hasUnverified({ items }: Pick<ScoreInputs['regsho'], 'items'>): boolean {
    return items.some(({ source }) => source !== null && isUnverified(source, rules));
  }
}
