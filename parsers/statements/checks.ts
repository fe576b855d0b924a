import type { StatementFact, StatementField } from '../../core/statements.ts';
import { CASH_CHECK_CONCEPTS, cashChecks } from './cash-flow-checks.ts';
import { gaap, ifrs } from './concepts/field-rule.ts';
import { agree, type CheckedColumn, type RelationCheck, readers } from './relation-check.ts';

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
/** Concepts that only the checks read. */
export const CHECK_CONCEPTS: readonly string[] = [
  ...SHARE_OF_NONCONTROLLING,
  ...DISCONTINUED,
  ...EQUITY_METHOD,
  ...TO_COMMON,
  ...COSTS,
  ...TOTAL_OF_BOTH_SIDES,
  ...MINORITY,
  ...NONCURRENT.assets,
  ...NONCURRENT.liabilities,
  ...MEZZANINE,
  ...CASH_CHECK_CONCEPTS,
];

/** Compares lines of one column. A relation whose lines are not all stated is left out. */
export function checkColumn<F extends StatementFact>(column: CheckedColumn<F>): readonly RelationCheck[] {
  return column.facts.start === null ? balanceChecks(column) : [...incomeChecks(column), ...cashChecks(column)];
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
    const isBySign = (sum: number, total: number) => !passed && agree(sum, total, unit);
    const flipped: StatementField[] = isBySign(pretax + tax, whole)
      ? ['incomeTaxExpense']
      : isBySign(tax - pretax, whole) && value('netIncomeIncludingNoncontrolling') === null
        ? ['netIncome']
        : [];
    const name = 'pretax-less-tax-is-net-income';
    // The sign alone is wrong: nothing speaks against the other amounts.
    checks.push(flipped.length > 0 ? { name, passed, fields: flipped, flipped } : { name, passed, fields });
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
    const isBySign = !passed && perShare > 0 && earningsMatch(incomes, -perShare, count) === true;
    checks.push(
      isBySign
        ? { name, passed, fields: [eps], flipped: [eps] }
        : { name, passed, fields: [eps, shares], ...(isMisscaled && { misscaled: [shares] }) },
    );
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
