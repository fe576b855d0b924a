import type { RunwaySecuritiesRow } from '../../core/fact-rows.ts';
import type { CashFact } from '../../core/score-inputs.ts';

/** Cash statements with the long-term securities of their own filing and balance date. */
export function withRunwaySecurities(
  cash: readonly CashFact[],
  rows: readonly RunwaySecuritiesRow[],
): readonly CashFact[] {
  if (rows.length === 0) return cash;
  return cash.map((fact) => {
    const own = rows.find(
      ({ accessionNumber, asOf }) => accessionNumber === fact.accessionNumber && asOf === fact.asOf,
    );
    if (own === undefined) return fact;
    const { longTermInvestments, counted, sourceSpan, verified } = own;
    const spans = { ...fact.valueSpans, ...(sourceSpan !== null && { longTermInvestments: sourceSpan }) };
    return {
      ...fact,
      longTermInvestments,
      countsLongTerm: counted,
      valueSpans: spans,
      verified: fact.verified && verified,
    };
  });
}
