import { businessDayOnOrAfter } from '../../core/business-days.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { OfferingFact } from '../../core/score-inputs.ts';
import { isProspectus, isSale } from '../select/offering-facts.ts';

/** Business days from a trade to its settlement (Rule 15c6-1(a)), newest first. */
const SETTLEMENT_DAYS: readonly { readonly from: string; readonly days: number }[] = [
  { from: '2024-05-28', days: 1 },
  { from: '2017-09-05', days: 2 },
  { from: '1995-06-07', days: 3 },
  { from: '', days: 5 },
];

/**
 * Offerings with the day on which they close: a prospectus is not the closing, and what it sells settles days later.
 * Where no document states the closing of a sale, it is the settlement day of a trade on the day of the prospectus.
 */
export function offeringFacts(offerings: readonly OfferingFact[]): readonly OfferingFact[] {
  return offerings.map((fact) =>
    fact.closesOn == null && isProspectus(fact.form) && isSale(fact)
      ? { ...fact, closesOn: settlementOf(fact.pricedOn ?? fact.filedDate) }
      : fact,
  );
}

function settlementOf(traded: IsoDate): IsoDate {
  const { days } = SETTLEMENT_DAYS.find(({ from }) => traded >= from) ?? { days: 1 };
  let day = traded;
  for (let passed = 0; passed < days; passed++) day = businessDayOnOrAfter(addDays(day, 1));
  return day;
}
