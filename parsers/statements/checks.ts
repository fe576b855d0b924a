import type { StatementFact, StatementField } from '../../core/statements.ts';
import { gaap, ifrs } from './concepts/field-rule.ts';
import type { PeriodFacts } from './fact-index.ts';
import type { DraftValue } from './read-field.ts';

/** One relation between lines of a statement, and whether it holds. */
export interface RelationCheck {
  readonly name: string;
  readonly passed: boolean;
  /** The fields that it confirms where it holds. */
  readonly fields: readonly StatementField[];
  /** Off by a factor of a thousand or a million: a number without its scale, which is left out. */
  readonly misscaled?: readonly StatementField[];
  /** With the other sign the relation holds: tagged without the minus that is printed. */
  readonly flipped?: readonly StatementField[];
}

export interface CheckedColumn<F extends StatementFact> {
  readonly facts: PeriodFacts<F>;
  readonly values: ReadonlyMap<StatementField, DraftValue<F>>;
  /** The cash and its restricted parts at an instant, by what a cash flow statement rolls forward. */
  readonly cashAt: (concepts: readonly string[], end: string) => number | null;
}

const SHARE_OF_NONCONTROLLING = [
  ...gaap('NetIncomeLossAttributableToNoncontrollingInterest'),
  ...ifrs('ProfitLossAttributableToNoncontrollingInterests'),
];
const DISCONTINUED = gaap(
  'IncomeLossFromDiscontinuedOperationsNetOfTax',
  'IncomeLossFromDiscontinuedOperationsNetOfTaxAttributableToReportingEntity',
);
const EQUITY_METHOD = gaap('IncomeLossFromEquityMethodInvestments');
const TO_COMMON = gaap(
  'NetIncomeLossAvailableToCommonStockholdersBasic',
  'NetIncomeLossAvailableToCommonStockholdersDiluted',
);
const COSTS = gaap('CostsAndExpenses', 'OperatingExpenses', 'BenefitsLossesAndExpenses', 'NoninterestExpense');
const EXCHANGE_EFFECT = [
  ...gaap(
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'EffectOfExchangeRateOnCashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'EffectOfExchangeRateOnCashAndCashEquivalents',
    'EffectOfExchangeRateOnCashAndCashEquivalentsContinuingOperations',
  ),
  ...ifrs('EffectOfExchangeRateChangesOnCashAndCashEquivalents'),
];
const DISCONTINUED_CASH = gaap(
  'NetCashProvidedByUsedInDiscontinuedOperations',
  'CashProvidedByUsedInOperatingActivitiesDiscontinuedOperations',
);
const TOTAL_OF_BOTH_SIDES = [...gaap('LiabilitiesAndStockholdersEquity'), ...ifrs('EquityAndLiabilities')];
const MINORITY = [
  ...gaap('MinorityInterest', 'PartnersCapitalAttributableToNoncontrollingInterest'),
  ...ifrs('NoncontrollingInterests'),
];
const NONCURRENT = {
  assets: [...gaap('AssetsNoncurrent'), ...ifrs('NoncurrentAssets')],
  liabilities: [...gaap('LiabilitiesNoncurrent'), ...ifrs('NoncurrentLiabilities')],
};
const MEZZANINE = gaap(
  'TemporaryEquityCarryingAmountAttributableToParent',
  'TemporaryEquityCarryingAmount',
  'TemporaryEquityValueExcludingAdditionalPaidInCapital',
  'TemporaryEquityCarryingAmountIncludingPortionAttributableToNoncontrollingInterests',
  'RedeemableNoncontrollingInterestEquityCarryingAmount',
  'RedeemableNoncontrollingInterestEquityCommonCarryingAmount',
  'RedeemableNoncontrollingInterestEquityPreferredCarryingAmount',
);
const CASH_ROLLED = [
  ...gaap(
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalents',
    'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsIncludingDisposalGroupAndDiscontinuedOperations',
    'CashAndCashEquivalentsAtCarryingValue',
  ),
  ...ifrs('CashAndCashEquivalents'),
];

/** Concepts that only the checks read. */
export const CHECK_CONCEPTS: readonly string[] = [
  ...SHARE_OF_NONCONTROLLING,
  ...DISCONTINUED,
  ...EQUITY_METHOD,
  ...TO_COMMON,
  ...COSTS,
  ...EXCHANGE_EFFECT,
  ...DISCONTINUED_CASH,
  ...TOTAL_OF_BOTH_SIDES,
  ...MINORITY,
  ...NONCURRENT.assets,
  ...NONCURRENT.liabilities,
  ...MEZZANINE,
  ...CASH_ROLLED,
];

/** Compares lines of one column. A relation whose lines are not all stated is left out. */
export function checkColumn<F extends StatementFact>(column: CheckedColumn<F>): readonly RelationCheck[] {
  return column.facts.start === null ? balanceChecks(column) : [...incomeChecks(column), ...cashChecks(column)];
}

/** Sums that agree within rounding: half a unit for each line, at least one unit of the coarsest. */
function agree(a: number, b: number, unit: number): boolean {
  return Math.abs(a - b) <= unit * 1.5;
}

function readers<F extends StatementFact>({ facts, values }: CheckedColumn<F>) {
  const first = (concepts: readonly string[]): number | null => {
    for (const concept of concepts) {
      const stated = facts.stated(concept, null);
      if (stated !== null) return Number(stated.fact.value);
    }
    return null;
  };
  const value = (field: StatementField): number | null => {
    const draft = values.get(field);
    return draft === undefined ? null : Number(draft.value);
  };
  return { first, value, unit: unitOf(values) };
}

/** What the last stated digit of most amounts of a column is worth; half of one where none is rounded. */
function unitOf<F extends StatementFact>(values: ReadonlyMap<StatementField, DraftValue<F>>): number {
  const counts = new Map<number, number>();
  for (const { fact } of [...values.values()].flatMap(({ stated }) => stated)) {
    const decimals = Number(fact.decimals ?? Number.NaN);
    if (!/^[A-Z]{3}$/.test(fact.unit) || !Number.isInteger(decimals) || decimals > 0 || decimals < -9) continue;
    counts.set(decimals, (counts.get(decimals) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return most === undefined ? 0.5 : 10 ** -most[0];
}

function incomeChecks<F extends StatementFact>(column: CheckedColumn<F>): RelationCheck[] {
  const { first, value, unit } = readers(column);
  const checks: RelationCheck[] = [];
  const [revenue, cost, gross, operating] = [
    value('revenue'),
    value('costOfRevenue'),
    value('grossProfit'),
    value('operatingIncome'),
  ];
  if (revenue !== null && cost !== null && gross !== null) {
    const passed = agree(revenue - cost, gross, unit);
    checks.push({
      name: 'revenue-less-cost-is-gross-profit',
      passed,
      fields: ['revenue', 'costOfRevenue', 'grossProfit'],
    });
  }
  const costs = first(COSTS);
  if (operating !== null && costs !== null && revenue !== null) {
    const bases = [revenue, gross].filter((base) => base !== null);
    if (bases.some((base) => agree(base - costs, operating, unit))) {
      checks.push({
        name: 'revenue-less-expenses-is-operating-income',
        passed: true,
        fields: ['revenue', 'operatingIncome'],
      });
    }
  }
  const [pretax, tax] = [value('incomeBeforeTax'), value('incomeTaxExpense')];
  const parent = value('netIncome');
  const minority = first(SHARE_OF_NONCONTROLLING) ?? 0;
  const whole = value('netIncomeIncludingNoncontrolling') ?? parent;
  if (pretax !== null && tax !== null && whole !== null) {
    const others = [first(DISCONTINUED) ?? 0, first(EQUITY_METHOD) ?? 0];
    const sums = [
      pretax - tax,
      pretax - tax + (others[0] ?? 0),
      pretax - tax + (others[1] ?? 0),
      pretax - tax + (others[0] ?? 0) + (others[1] ?? 0),
    ];
    const passed = sums.some((sum) => agree(sum, whole, unit));
    // Without a total beside it a minority's share leaves open whose income this is.
    const isWhole = value('netIncomeIncludingNoncontrolling') !== null;
    const wholeFields: StatementField[] = isWhole
      ? ['netIncomeIncludingNoncontrolling']
      : minority === 0
        ? ['netIncome']
        : [];
    const fields: StatementField[] = ['incomeBeforeTax', 'incomeTaxExpense', ...wholeFields];
    checks.push({ name: 'pretax-less-tax-is-net-income', passed, fields });
    if (!isWhole && minority !== 0 && passed) {
      checks.push({ name: 'net-income-less-noncontrolling-is-parents', passed: false, fields: ['netIncome'] });
    }
  }
  const including = value('netIncomeIncludingNoncontrolling');
  if (parent !== null && including !== null && (minority !== 0 || agree(parent, including, unit))) {
    // Some filers tag a minority's share of a loss as positive.
    const passed = agree(including - minority, parent, unit) || agree(including + minority, parent, unit);
    checks.push({
      name: 'net-income-less-noncontrolling-is-parents',
      passed,
      fields: ['netIncome', 'netIncomeIncludingNoncontrolling'],
    });
  }
  return [...checks, ...earningsChecks(column)];
}

function earningsChecks<F extends StatementFact>(column: CheckedColumn<F>): RelationCheck[] {
  const { first, value } = readers(column);
  const parent = value('netIncome');
  const checks: RelationCheck[] = [];
  for (const [eps, shares] of [
    ['epsBasic', 'weightedSharesBasic'],
    ['epsDiluted', 'weightedSharesDiluted'],
  ] as const) {
    const incomes = [parent, ...TO_COMMON.map((concept) => first([concept]))].filter((income) => income !== null);
    const [perShare, count] = [value(eps), value(shares)];
    if (perShare === null || count === null) continue;
    const passed = earningsMatch(incomes, perShare, count);
    if (passed === null) continue;
    const name = `${eps === 'epsBasic' ? 'basic' : 'diluted'}-eps-times-shares-is-income`;
    const isMisscaled = !passed && [1e3, 1e6].some((scale) => earningsMatch(incomes, perShare, count * scale));
    checks.push({ name, passed, fields: [eps, shares], ...(isMisscaled && { misscaled: [shares] }) });
  }
  return checks;
}

/** Null where no income is stated, or where the rounding of the earnings per share is too coarse to tell. */
function earningsMatch(incomes: readonly number[], eps: number, shares: number): boolean | null {
  if (shares <= 0) return null;
  const rounding = 0.0051 * shares;
  if (incomes.every((income) => rounding > 0.25 * Math.abs(income))) return null;
  return incomes.some((income) => Math.abs(eps * shares - income) <= rounding + 0.01 * Math.abs(income));
}

function cashChecks<F extends StatementFact>(column: CheckedColumn<F>): RelationCheck[] {
  const { first, value, unit } = readers(column);
  const [operating, investing, financing] = [
    value('operatingCashFlow'),
    value('investingCashFlow'),
    value('financingCashFlow'),
  ];
  const change = value('netChangeInCash');
  const { start, end } = column.facts;
  const rolls =
    change !== null &&
    start !== null &&
    CASH_ROLLED.some((concept) => {
      const [opening, closing] = [column.cashAt([concept], dayBefore(start)), column.cashAt([concept], end)];
      return opening !== null && closing !== null && agree(closing - opening, change, unit);
    });
  const checks: RelationCheck[] = [];
  if (operating !== null && financing !== null && change !== null) {
    const effects = [0, first(EXCHANGE_EFFECT) ?? 0].flatMap((effect) =>
      [0, first(DISCONTINUED_CASH) ?? 0].map((other) => effect + other),
    );
    const holds = (flows: readonly number[], total: number) =>
      effects.some((effect) =>
        agree(
          flows.reduce((sum, flow) => sum + flow, effect),
          total,
          unit,
        ),
      );
    const flows = [operating, investing ?? 0, financing];
    const name = 'cash-flows-sum-to-change-in-cash';
    const passed = holds(flows, change);
    const flipped = passed || !rolls ? null : flippedFlows(flows, (others) => holds(others, change));
    // The sign alone is wrong: nothing speaks against the other amounts.
    checks.push(flipped === null ? { name, passed, fields: CASH_FLOWS } : { name, passed, fields: flipped, flipped });
  }
  if (rolls) checks.push({ name: 'change-in-cash-rolls-forward', passed: true, fields: ['netChangeInCash'] });
  return checks;
}

const CASH_FLOWS: readonly StatementField[] = [
  'operatingCashFlow',
  'investingCashFlow',
  'financingCashFlow',
  'netChangeInCash',
];

/** The flows that need the other sign, where only one choice of flows makes the sum hold; null for none or several. */
function flippedFlows(
  flows: readonly number[],
  holds: (flows: readonly number[]) => boolean,
): readonly StatementField[] | null {
  const choices: StatementField[][] = [];
  for (let choice = 1; choice < 2 ** flows.length; choice += 1) {
    const isChosen = (index: number) => ((choice >> index) & 1) === 1;
    if (flows.some((flow, index) => flow === 0 && isChosen(index))) continue;
    if (!holds(flows.map((flow, index) => (isChosen(index) ? -flow : flow)))) continue;
    choices.push(CASH_FLOWS.filter((_, index) => index < flows.length && isChosen(index)));
  }
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

function dayBefore(date: string): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
}

function balanceChecks<F extends StatementFact>(column: CheckedColumn<F>): RelationCheck[] {
  const { first, value, unit } = readers(column);
  const checks: RelationCheck[] = [];
  const [assets, liabilities, parent] = [value('totalAssets'), value('totalLiabilities'), value('totalEquity')];
  const both = first(TOTAL_OF_BOTH_SIDES);
  if (assets !== null && both !== null) {
    checks.push({
      name: 'assets-equal-liabilities-and-equity',
      passed: agree(assets, both, unit),
      fields: ['totalAssets'],
    });
  }
  const minority = first(MINORITY);
  const whole = value('totalEquityIncludingNoncontrolling');
  if (parent !== null && whole !== null && (minority !== null || agree(parent, whole, unit))) {
    const passed = agree(parent + (minority ?? 0), whole, unit);
    checks.push({
      name: 'parents-equity-and-noncontrolling-are-equity',
      passed,
      fields: ['totalEquity', 'totalEquityIncludingNoncontrolling'],
    });
  }
  const equity = whole ?? (parent === null ? null : parent + (minority ?? 0));
  if (assets !== null && liabilities !== null && equity !== null) {
    const mezzanine = MEZZANINE.map((concept) => first([concept]) ?? 0);
    const between = [0, ...mezzanine, mezzanine.reduce((before, amount) => before + amount, 0)];
    const passed = between.some((amount) => agree(liabilities + amount + equity, assets, unit));
    const fields: StatementField[] = [
      'totalAssets',
      'totalLiabilities',
      ...(minority === null || whole !== null
        ? [whole === null ? ('totalEquity' as const) : ('totalEquityIncludingNoncontrolling' as const)]
        : ['totalEquity' as const]),
    ];
    checks.push({ name: 'liabilities-and-equity-are-assets', passed, fields });
  }
  for (const [total, part, rest] of [
    ['totalAssets', 'totalCurrentAssets', NONCURRENT.assets],
    ['totalLiabilities', 'totalCurrentLiabilities', NONCURRENT.liabilities],
  ] as const) {
    const [all, current, others] = [value(total), value(part), first(rest)];
    if (all === null || current === null || others === null) continue;
    checks.push({
      name: `${total === 'totalAssets' ? 'assets' : 'liabilities'}-are-current-and-noncurrent`,
      passed: agree(current + others, all, unit),
      fields: [total, part],
    });
  }
  return checks;
}
