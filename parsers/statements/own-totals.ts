import type { StatementFact, StatementField } from '../../core/statements.ts';
import type { FieldRule } from './concepts/field-rule.ts';
import { gaap } from './concepts/field-rule.ts';
import { type FactPlaces, indexFacts, type PeriodFacts } from './fact-index.ts';
import { STATEMENT_CONCEPTS, STATEMENT_RULES } from './field-concepts.ts';
import { type ImpliedConcepts, STANDARD } from './implied-concepts.ts';

/** Concepts of the issuer's own that the face's arithmetic makes a field of. */
export interface OwnTotals {
  readonly implied: ImpliedConcepts;
  /** Of those for revenue: the sum of lines of which one is tagged as revenue, so that they go before it. */
  readonly sumsOfRevenue: ReadonlySet<string>;
}

export const NO_OWN_TOTALS: OwnTotals = { implied: new Map(), sumsOfRevenue: new Set() };

type Relation = (amount: number, of: (field: StatementField) => number | null, costs: number | null) => boolean;

/** Amounts below this agree by chance. */
const LARGE = 1_000;

/** What one line is by the lines beside it; every relation has to hold to the last digit. */
const RELATIONS: readonly (readonly [StatementField, Relation])[] = [
  ['revenue', (amount, of) => isDifference(amount, of('costOfRevenue'), of('grossProfit'))],
  ['costOfRevenue', (amount, of) => isDifference(of('revenue'), amount, of('grossProfit'))],
  ['grossProfit', (amount, of) => isDifference(of('revenue'), of('costOfRevenue'), amount)],
  [
    'operatingIncome',
    (amount, of, costs) => isDifference(of('grossProfit'), costs, amount) || isDifference(of('revenue'), costs, amount),
  ],
  [
    'incomeBeforeTax',
    (amount, of) =>
      isDifference(amount, of('incomeTaxExpense'), of('netIncomeIncludingNoncontrolling') ?? of('netIncome')),
  ],
];

const COSTS = gaap('OperatingExpenses', 'CostsAndExpenses');
/** Banks: what stands above a line of fees is other noninterest income. */
const OF_BANKS = gaap('InterestAndDividendIncomeOperating', 'InterestIncomeExpenseNet', 'NoninterestIncome');

function isDifference(whole: number | null, part: number | null, rest: number | null): boolean {
  if (whole === null || part === null || rest === null || part === 0) return false;
  return Math.abs(whole - part - rest) < 0.005 && Math.abs(whole) >= LARGE;
}

/** Reads the face of the income statement for lines of the issuer's own whose place in its arithmetic says what they are. */
export function findOwnTotals<F extends StatementFact>(facts: readonly F[], places: FactPlaces<F>): OwnTotals {
  if (!places.faces.has('income') || places.isInferred) return NO_OWN_TOTALS;
  const onFace = facts.filter((fact) => places.facesOf(fact).includes('income'));
  const periods = indexFacts(onFace, ({ unit }) => /^[A-Z]{3}$/.test(unit), places).filter(
    ({ start }) => start !== null,
  );
  const own = new Set(onFace.map(({ concept }) => concept).filter((concept) => !STANDARD.test(concept)));
  const implied = new Map<StatementField, string[]>();
  const sumsOfRevenue = new Set<string>();
  for (const concept of own) {
    if (STATEMENT_CONCEPTS.has(concept)) continue;
    const stating = periods.filter((period) => amountOf(period, concept) !== null);
    if (stating.length === 0) continue;
    for (const [field, holds] of RELATIONS) {
      if (!stating.every((period) => holdsIn(period, concept, holds))) continue;
      implied.set(field, [...(implied.get(field) ?? []), concept]);
    }
    if (stating.every((period) => isSumOfRevenue(period, concept, places))) sumsOfRevenue.add(concept);
  }
  return { implied, sumsOfRevenue };
}

function holdsIn<F extends StatementFact>(period: PeriodFacts<F>, concept: string, holds: Relation): boolean {
  const amount = amountOf(period, concept);
  if (amount === null) return false;
  const of = (field: StatementField) => firstOf(period, CONCEPTS.get(field) ?? []);
  return COSTS.some((costs) => holds(amount, of, amountOf(period, costs)));
}

function isSumOfRevenue<F extends StatementFact>(
  period: PeriodFacts<F>,
  concept: string,
  places: FactPlaces<F>,
): boolean {
  const amount = amountOf(period, concept) ?? 0;
  if (OF_BANKS.some((one) => period.has(one))) return false;
  return (CONCEPTS.get('revenue') ?? []).some((line) => {
    const stated = period.stated(line, 'income');
    if (stated === null || Number(stated.fact.value) <= 0 || Number(stated.fact.value) >= amount) return false;
    return places.sumOver(stated.fact)?.concept === concept;
  });
}

function amountOf<F extends StatementFact>(period: PeriodFacts<F>, concept: string): number | null {
  const stated = period.stated(concept, 'income');
  return stated === null ? null : Number(stated.fact.value);
}

function firstOf<F extends StatementFact>(period: PeriodFacts<F>, concepts: readonly string[]): number | null {
  for (const concept of concepts) {
    const amount = amountOf(period, concept);
    if (amount !== null) return amount;
  }
  return null;
}

/** The concepts that alone are a field. */
const CONCEPTS: ReadonlyMap<StatementField, readonly string[]> = new Map(
  STATEMENT_RULES.income.map(([field, rule]) => [field, singleConcepts(rule)]),
);

function singleConcepts({ candidates }: FieldRule): readonly string[] {
  return candidates.flatMap(({ parts: [part = [], ...others], more = [], isNegated, needsRelation }) =>
    others.length > 0 || more.length > 0 || isNegated || needsRelation ? [] : part,
  );
}
