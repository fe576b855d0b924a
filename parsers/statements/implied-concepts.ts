import type { StatementField } from '../../core/statements.ts';
import type { Linkbases } from '../linkbases/linkbases.ts';
import type { CalculationChild } from '../linkbases/networks.ts';
import { gaap } from './concepts/field-rule.ts';
import { STATEMENT_CONCEPTS, STATEMENT_RULES } from './field-concepts.ts';

/** Concepts that the filing's own calculation makes a field of, by field. */
export type ImpliedConcepts = ReadonlyMap<StatementField, readonly string[]>;

/** Taxonomies that many issuers share; every other prefix is an issuer's own. */
export const STANDARD = /^(?:us-gaap|ifrs-full|dei|srt|ecd|invest|country|currency|exch|naics|sic|stpr):/;
const ACTIVITIES = ['operatingCashFlow', 'investingCashFlow', 'financingCashFlow'] as const;
/** Fields whose line an issuer may give a concept of its own, above parts that have standard ones. */
const WITH_PARTS = [
  'capitalExpenditure',
  'depreciationAmortization',
  'inventory',
  'receivables',
  'longTermDebt',
  'interestExpense',
] as const satisfies readonly StatementField[];

type Add = (field: StatementField, concept: string | null) => void;

/**
 * Finds what a concept that no field names is, where only one answer is possible: gross profit is revenue less its cost,
 * operating income is revenue less all expenses, net income is income before tax less the tax, the change in cash is the
 * cash flow of three activities; and a total of an issuer's own whose parts are all concepts of one field is that field.
 * Nothing is inferred from names.
 */
export function impliedConcepts({ calculations }: Linkbases): ImpliedConcepts {
  const implied = new Map<StatementField, Set<string>>();
  const add: Add = (field, concept) => {
    if (concept === null || STATEMENT_CONCEPTS.has(concept)) return;
    implied.set(field, (implied.get(field) ?? new Set()).add(concept));
  };
  for (const totals of calculations.values()) {
    for (const [total, children] of totals) {
      const added = onlyChild(children, 1);
      const subtracted = onlyChild(children, -1);
      const taken = children.filter(({ weight }) => weight < 0).map(({ concept }) => concept);
      if (isOf('grossProfit', total) && added !== null) {
        add('revenue', added);
        add('costOfRevenue', subtracted);
      }
      if (isOf('operatingIncome', total) && taken.length === 1 && EXPENSES.has(taken[0] ?? '')) add('revenue', added);
      if (isIncome(total) && children.length === 2 && subtracted !== null && isOf('incomeTaxExpense', subtracted)) {
        add('incomeBeforeTax', added);
      }
      if (isOf('netChangeInCash', total)) addActivity(children, add);
      if (!STANDARD.test(total)) {
        addOwnTotal(total, children, add);
        if (children.length === 2 && taken.length === 1 && isLessExpenses(added, taken[0]))
          add('operatingIncome', total);
      }
    }
  }
  return new Map([...implied].map(([field, concepts]) => [field, [...concepts]]));
}

/** The third activity, where the two others are known and nothing else adds to the change in cash. */
function addActivity(children: readonly CalculationChild[], add: Add): void {
  const missing = ACTIVITIES.filter((field) => !children.some(({ concept }) => isOf(field, concept)));
  const others = children.filter(({ concept }) => !ACTIVITIES.some((field) => isOf(field, concept)));
  const unknown = others.filter(({ concept }) => !STATEMENT_CONCEPTS.has(concept));
  const [field] = missing;
  if (field !== undefined && missing.length === 1) add(field, onlyChild(unknown, 1));
}

function addOwnTotal(total: string, children: readonly CalculationChild[], add: Add): void {
  if (children.length < 2 || children.some(({ weight }) => weight !== 1)) return;
  for (const field of WITH_PARTS) {
    const leases = field === 'longTermDebt' ? FINANCE_LEASES : null;
    const parts = children.filter(({ concept }) => isOf(field, concept));
    const isWhole = children.every(({ concept }) => isOf(field, concept) || leases?.has(concept));
    if (parts.length > 0 && isWhole) add(field, total);
  }
}

/** Printed in one line with the debt by many issuers. */
const FINANCE_LEASES: ReadonlySet<string> = new Set(
  gaap('FinanceLeaseLiabilityNoncurrent', 'CapitalLeaseObligationsNoncurrent'),
);

const EXPENSES: ReadonlySet<string> = new Set(
  gaap('CostsAndExpenses', 'OperatingExpenses', 'BenefitsLossesAndExpenses'),
);

const CONCEPTS_OF_FIELD: ReadonlyMap<StatementField, ReadonlySet<string>> = new Map(
  Object.values(STATEMENT_RULES)
    .flat()
    .map(([field, { candidates }]) => [
      field,
      new Set(candidates.flatMap(({ parts, more = [] }) => [...parts.flat(), ...more.flat()])),
    ]),
);

function isOf(field: StatementField, concept: string): boolean {
  return CONCEPTS_OF_FIELD.get(field)?.has(concept) ?? false;
}

function isLessExpenses(income: string | null, expenses = ''): boolean {
  if (income === null) return false;
  if (isOf('grossProfit', income)) return expenses === 'us-gaap:OperatingExpenses';
  return isOf('revenue', income) && EXPENSES.has(expenses);
}

function isIncome(concept: string): boolean {
  return isOf('netIncome', concept) || concept === 'us-gaap:IncomeLossFromContinuingOperations';
}

/** The one part that enters with this sign; null where none or several do. */
function onlyChild(children: readonly CalculationChild[], sign: 1 | -1): string | null {
  const own = children.filter(({ weight }) => Math.sign(weight) === sign);
  return own.length === 1 ? (own[0]?.concept ?? null) : null;
}
