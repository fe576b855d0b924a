import type { StatementFact, StatementField, StatementKind } from '../../core/statements.ts';
import { type FactPlaces, hasDimensions } from './fact-index.ts';
import { STATEMENT_CONCEPTS } from './field-concepts.ts';

/** Names of concepts that could be a further part of a field that sums several lines. */
const NAMES: Readonly<Partial<Record<StatementField, RegExp>>> = {
  longTermDebt: /Debt|Loan|Notes|Borrowing|Bond|Debenture|Mortgage|CreditFacility/,
  totalDebt: /Debt|Loan|Notes|Borrowing|Bond|Debenture|Mortgage|CreditFacility/,
  capitalExpenditure:
    /CapitalExpenditure|(?:Payments|Additions|Purchase|Expenditure)\w{0,40}(?:Property|Equipment|Plant|Mine|Well|Vessel|Aircraft)/,
  dividendsPaid: /Dividend|Distribution/,
};
/** What is no debt although it names it, or is not the parent's. */
const OTHER =
  /Receivable|Securities|Investment|Interest|Issuance|Cost|Discount|Allowance|HeldFor|Deposit|Asset|Minority|Noncontrolling|Proceeds|Repay|Payable(?:Current)?Dividends|Equity|Gain|Loss/;

const LONGEST = 200;

/**
 * The fields that may lack a part: the face states a line, under a concept that no field reads, whose name could be of
 * one. Names decide nothing but this doubt.
 */
export function fieldsInDoubt<F extends StatementFact>(
  facts: readonly F[],
  places: FactPlaces<F>,
): Readonly<Record<StatementKind, ReadonlySet<StatementField>>> {
  const found = {
    income: new Set<StatementField>(),
    balance: new Set<StatementField>(),
    cashflow: new Set<StatementField>(),
  };
  for (const fact of facts) {
    const { concept, unit, value } = fact;
    if (STATEMENT_CONCEPTS.has(concept) || !/^[A-Z]{3}$/.test(unit) || !/[1-9]/.test(value) || hasDimensions(fact))
      continue;
    const name = concept.slice(concept.indexOf(':') + 1);
    if (name.length > LONGEST) continue;
    for (const [field, pattern] of Object.entries(NAMES) as [StatementField, RegExp][]) {
      if (!pattern.test(name) || OTHER.test(name)) continue;
      const isDebt = field === 'longTermDebt' || field === 'totalDebt';
      for (const face of places.facesOf(fact))
        if ((face === 'balance') === isDebt && face !== 'income') found[face].add(field);
    }
  }
  return found;
}
