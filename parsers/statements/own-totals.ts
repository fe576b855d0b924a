import type { StatementFact, StatementField } from '../../core/statements.ts';
import type { FieldRule } from './concepts/field-rule.ts';
import { gaap } from './concepts/field-rule.ts';
import { type FactPlaces, indexFacts, type PeriodFacts } from './fact-index.ts';
import { STATEMENT_CONCEPTS, STATEMENT_RULES } from './field-concepts.ts';
import { type ImpliedConcepts, STANDARD } from './implied-concepts.ts';

/** What the arithmetic of the income statement's face says of its lines. */
export interface OwnTotals {
  /** Concepts of the issuer's own, by the field that only they can be. */
  readonly implied: ImpliedConcepts;
  /** Concepts that go before those tagged as the field: of a total above them, or the only ones that fit. */
  readonly preferred: ImpliedConcepts;
}

export const NO_OWN_TOTALS: OwnTotals = { implied: new Map(), preferred: new Map() };

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

/** Reads the face of the income statement for lines whose place in its arithmetic says what they are. */
export function findOwnTotals<F extends StatementFact>(facts: readonly F[], places: FactPlaces<F>): OwnTotals {
  if (!places.faces.has('income') || places.isInferred) return NO_OWN_TOTALS;
  const onFace = facts.filter((fact) => places.facesOf(fact).includes('income'));
  const periods = indexFacts(onFace, ({ unit }) => /^[A-Z]{3}$/.test(unit), places).filter(
    ({ start }) => start !== null,
  );
  const implied = new Map<StatementField, string[]>();
  const preferred = new Map<StatementField, string[]>();
  for (const concept of new Set(onFace.map((fact) => fact.concept))) {
    const stating = periods.filter((period) => amountOf(period, concept) !== null);
    const isAlways = (test: (period: PeriodFacts<F>, amount: number) => boolean) =>
      stating.length > 0 && stating.every((period) => test(period, amountOf(period, concept) ?? 0));
    const isOwn = !STANDARD.test(concept) && !STATEMENT_CONCEPTS.has(concept);
    const fields: StatementField[] = isOwn
      ? RELATIONS.flatMap(([field, holds]) => (isAlways((period) => holdsIn(period, concept, holds)) ? [field] : []))
      : [];
    if (isOwn && isAlways(isParentsShare)) fields.push('netIncome');
    for (const field of fields) implied.set(field, [...(implied.get(field) ?? []), concept]);
    const isRevenue =
      (isOwn && isAlways((period) => isSumOfRevenue(period, concept, places))) ||
      (isOwn && fields.length === 0 && isAlways(isNetOfInterest)) ||
      isAlways((period) => isOnlyFit(period, concept));
    if (isRevenue) preferred.set('revenue', [...(preferred.get('revenue') ?? []), concept]);
    if (fields.includes('costOfRevenue') && isAlways((period) => isCostUnfit(period))) {
      preferred.set('costOfRevenue', [...(preferred.get('costOfRevenue') ?? []), concept]);
    }
    if (isOwn && isAlways(isNetOfCapitalized)) {
      preferred.set('interestExpense', [...(preferred.get('interestExpense') ?? []), concept]);
    }
  }
  return { implied, preferred };
}

/** The whole income less the share of others in it. */
function isParentsShare<F extends StatementFact>(period: PeriodFacts<F>, amount: number): boolean {
  const others = gaap('NetIncomeLossAttributableToNoncontrollingInterest');
  return isDifference(of(period, 'netIncomeIncludingNoncontrolling'), firstOf(period, others), amount);
}

const CAPITALIZED = gaap(
  'InterestCostsCapitalizedAdjustment',
  'InterestCostsCapitalized',
  'PublicUtilitiesAllowanceForFundsUsedDuringConstructionCapitalizedInterest',
);

/** Revenue less the interest that a broker or bank pays. */
function isNetOfInterest<F extends StatementFact>(period: PeriodFacts<F>, amount: number): boolean {
  const interest = firstOf(period, gaap('InterestExpense', 'InterestExpenseOperating'));
  return isDifference(amountOf(period, 'us-gaap:Revenues'), interest, amount);
}

function isNetOfCapitalized<F extends StatementFact>(period: PeriodFacts<F>, amount: number): boolean {
  return isDifference(firstOf(period, gaap('InterestExpense')), firstOf(period, CAPITALIZED), amount);
}

/** Whether the line that is tagged as the cost is not the one that is taken from revenue: the cost of goods alone. */
function isCostUnfit<F extends StatementFact>(period: PeriodFacts<F>): boolean {
  const [revenue, cost, gross] = [of(period, 'revenue'), of(period, 'costOfRevenue'), of(period, 'grossProfit')];
  return cost !== null && gross !== null && !isDifference(revenue, cost, gross);
}

/** Whether costs are taken from this line and not from the one that is read as revenue: sales before and after excise. */
function isOnlyFit<F extends StatementFact>(period: PeriodFacts<F>, concept: string): boolean {
  const concepts = CONCEPTS.get('revenue') ?? [];
  if (STANDARD.test(concept) && !concepts.includes(concept)) return false;
  const first = concepts.find((one) => amountOf(period, one) !== null);
  if (first === undefined || first === concept) return false;
  const [cost, gross] = [of(period, 'costOfRevenue'), of(period, 'grossProfit')];
  if (cost === null || gross === null) return false;
  return !isDifference(amountOf(period, first), cost, gross) && isDifference(amountOf(period, concept), cost, gross);
}

function of<F extends StatementFact>(period: PeriodFacts<F>, field: StatementField): number | null {
  return firstOf(period, CONCEPTS.get(field) ?? []);
}

function holdsIn<F extends StatementFact>(period: PeriodFacts<F>, concept: string, holds: Relation): boolean {
  const amount = amountOf(period, concept);
  if (amount === null) return false;
  return COSTS.some((costs) => holds(amount, (field) => of(period, field), amountOf(period, costs)));
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
