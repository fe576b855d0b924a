import type { IsoDate } from '../../core/dates.ts';
import type { KnownAtDate } from '../../core/outcomes.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { addMonths } from '../calendar.ts';
import { scoreCashRunway } from '../factors/cash-runway.ts';
import { marketOf } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { createSelectContext } from '../select/context.ts';
import { salesSince, selectSales } from '../select/offerings.ts';
import { selectInputs } from '../select-inputs.ts';

/** Size and the naive baselines of an issuer on an as-of date, from filings public by then. */
export function knownAtDate(facts: IssuerFacts, asOf: IsoDate, methodology: Methodology): KnownAtDate {
  const inputs = selectInputs(facts, asOf, methodology);
  const runway = scoreCashRunway(inputs, asOf, methodology);
  const months = runway.intermediates['months'];
  const context = createSelectContext(facts, asOf, methodology);
  const sales = salesSince(context, selectSales(context), addMonths(asOf, -12), false);
  return {
    marketValue: marketOf(inputs).value,
    runwayMonths: runway.state === 'present' && typeof months === 'number' ? months : null,
    isBurning: runway.state === 'present' ? typeof months === 'number' : null,
    soldLastYear: sales.items.length > 0 ? true : sales.state === 'missing' ? null : false,
  };
}
