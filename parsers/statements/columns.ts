import { daysBetween, type IsoDate } from '../../core/dates.ts';
import { type ColumnRole, STATEMENT_KINDS, type StatementFact, type StatementKind } from '../../core/statements.ts';
import type { Period, PeriodFacts } from './fact-index.ts';

/** What the cover says of the filing; null where it does not, or where there is no cover. */
export interface StatementCover {
  readonly form: string | null;
  readonly periodEnd: IsoDate | null;
}

/** One period of one statement. */
export interface ColumnPlan<F extends StatementFact> {
  readonly statement: StatementKind;
  readonly facts: PeriodFacts<F>;
  readonly role: ColumnRole;
}

/** Lines that a statement of the kind has at least two or three of; one line alone may be from any note. */
const LINES: Readonly<Record<StatementKind, readonly (readonly string[])[]>> = {
  income: [
    lines(
      'Revenues',
      'RevenueFromContractWithCustomerExcludingAssessedTax',
      'RevenueFromContractWithCustomerIncludingAssessedTax',
      'SalesRevenueNet',
      'SalesRevenueGoodsNet',
      'InterestAndDividendIncomeOperating',
      'ifrs-full:Revenue',
    ),
    lines(
      'OperatingIncomeLoss',
      'OperatingExpenses',
      'CostsAndExpenses',
      'NoninterestExpense',
      'BenefitsLossesAndExpenses',
      'ifrs-full:ProfitLossFromOperatingActivities',
    ),
    lines(
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesExtraordinaryItemsNoncontrollingInterest',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesMinorityInterestAndIncomeLossFromEquityMethodInvestments',
      'IncomeLossFromContinuingOperationsBeforeIncomeTaxesDomestic',
      'ifrs-full:ProfitLossBeforeTax',
    ),
    lines('IncomeTaxExpenseBenefit', 'ifrs-full:IncomeTaxExpenseContinuingOperations'),
    lines(
      'NetIncomeLoss',
      'ProfitLoss',
      'NetIncomeLossAvailableToCommonStockholdersBasic',
      'ifrs-full:ProfitLoss',
      'ifrs-full:ProfitLossAttributableToOwnersOfParent',
    ),
    lines(
      'EarningsPerShareBasic',
      'EarningsPerShareDiluted',
      'EarningsPerShareBasicAndDiluted',
      'NetIncomeLossPerOutstandingLimitedPartnershipUnit',
      'NetIncomeLossPerOutstandingLimitedPartnershipUnitBasicNetOfTax',
      'ifrs-full:BasicEarningsLossPerShare',
    ),
  ],
  balance: [
    lines('Assets', 'ifrs-full:Assets'),
    lines('LiabilitiesAndStockholdersEquity', 'ifrs-full:EquityAndLiabilities'),
    lines('Liabilities', 'LiabilitiesCurrent', 'ifrs-full:Liabilities', 'ifrs-full:CurrentLiabilities'),
    lines('AssetsCurrent', 'ifrs-full:CurrentAssets'),
    lines(
      'StockholdersEquity',
      'StockholdersEquityIncludingPortionAttributableToNoncontrollingInterest',
      'PartnersCapital',
      'MembersEquity',
      'ifrs-full:Equity',
      'ifrs-full:EquityAttributableToOwnersOfParent',
    ),
  ],
  cashflow: [
    lines(
      'NetCashProvidedByUsedInOperatingActivities',
      'NetCashProvidedByUsedInOperatingActivitiesContinuingOperations',
      'ifrs-full:CashFlowsFromUsedInOperatingActivities',
    ),
    lines(
      'NetCashProvidedByUsedInInvestingActivities',
      'NetCashProvidedByUsedInInvestingActivitiesContinuingOperations',
      'ifrs-full:CashFlowsFromUsedInInvestingActivities',
    ),
    lines(
      'NetCashProvidedByUsedInFinancingActivities',
      'NetCashProvidedByUsedInFinancingActivitiesContinuingOperations',
      'ifrs-full:CashFlowsFromUsedInFinancingActivities',
    ),
    lines(
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseIncludingExchangeRateEffect',
      'CashCashEquivalentsRestrictedCashAndRestrictedCashEquivalentsPeriodIncreaseDecreaseExcludingExchangeRateEffect',
      'CashAndCashEquivalentsPeriodIncreaseDecrease',
      'ifrs-full:IncreaseDecreaseInCashAndCashEquivalents',
    ),
  ],
};

const LINES_NEEDED: Readonly<Record<StatementKind, number>> = { income: 3, balance: 2, cashflow: 2 };
/** Days of a 53-week year and some more; and of a 52-week year and some less. */
const YEAR = 380;
const NEARLY_A_YEAR = 340;

function lines(...names: readonly string[]): readonly string[] {
  return names.map((name) => (name.includes(':') ? name : `us-gaap:${name}`));
}

/** How many different lines of a statement these concepts are; its own face states the most. */
export function linesOf(statement: StatementKind, has: (concept: string) => boolean): number {
  return LINES[statement].filter((concepts) => concepts.some(has)).length;
}

/** Every concept that `linesOf` counts. */
export const LINE_CONCEPTS: Readonly<Record<StatementKind, ReadonlySet<string>>> = {
  income: new Set(LINES.income.flat()),
  balance: new Set(LINES.balance.flat()),
  cashflow: new Set(LINES.cashflow.flat()),
};

const ROLES: readonly ColumnRole[] = ['current', 'prior', 'other'];

/** The columns of each statement with their roles, by role, statement, and later ends first. */
export function planColumns<F extends StatementFact>(
  periods: readonly PeriodFacts<F>[],
  cover: StatementCover,
  faces: ReadonlySet<StatementKind>,
): readonly ColumnPlan<F>[] {
  const found = new Map<StatementKind, PeriodFacts<F>[]>();
  for (const statement of STATEMENT_KINDS) {
    const hasFace = faces.has(statement);
    const own = periods.filter((facts) => {
      if ((facts.start === null) !== (statement === 'balance')) return false;
      const has = hasFace
        ? (concept: string) => facts.stated(concept, statement)?.faces.has(statement) === true
        : (concept: string) => facts.has(concept);
      return linesOf(statement, has) >= (hasFace ? 2 : LINES_NEEDED[statement]);
    });
    found.set(statement, own);
  }
  const end = reportedEnd([...found.values()].flat(), found.get('balance') ?? [], cover);
  if (end === null) return [];
  const isAnnual = isAnnualReport(cover.form, [...found.values()].flat(), end);
  const plans: ColumnPlan<F>[] = [];
  for (const [statement, own] of found) {
    const kept = faces.has(statement) || !isAnnual ? own : own.filter((one) => !isPartOfYear(one, own));
    for (const facts of kept) plans.push({ statement, facts, role: roleOf(facts, kept, end, isAnnual) });
  }
  return plans.sort(
    (a, b) =>
      ROLES.indexOf(a.role) - ROLES.indexOf(b.role) ||
      STATEMENT_KINDS.indexOf(a.statement) - STATEMENT_KINDS.indexOf(b.statement) ||
      compare(b.facts.end, a.facts.end) ||
      compare(b.facts.start ?? '', a.facts.start ?? ''),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** A cover may name the end of the month for a year that ends on a weekday near it. */
const DAYS_OF_LABEL = 14;

/** The cover's period end where a column ends there; else the nearest within two weeks; else the latest. */
function reportedEnd(
  all: readonly Period[],
  balances: readonly Period[],
  { periodEnd }: StatementCover,
): IsoDate | null {
  const ends = (balances.length > 0 ? balances : all).map(({ end }) => end).sort();
  const latest = ends.at(-1) ?? null;
  if (periodEnd === null || latest === null) return latest;
  // A cover with the wrong year: no report states a balance sheet of after its period.
  if (daysBetween(periodEnd, latest) > DAYS_OF_LABEL) return latest;
  if (all.some(({ end }) => end === periodEnd)) return periodEnd;
  const apart = (end: IsoDate) => Math.abs(daysBetween(end, periodEnd));
  const nearest = ends.toSorted((a, b) => apart(a) - apart(b))[0];
  return nearest !== undefined && apart(nearest) <= DAYS_OF_LABEL ? nearest : latest;
}

function isAnnualReport(form: string | null, all: readonly Period[], end: IsoDate): boolean {
  if (form !== null && /^(?:10-?K|20-?F|40-?F)/i.test(form)) return true;
  if (form !== null && /^10-?Q/i.test(form)) return false;
  return all.some((one) => one.start !== null && one.end === end && lengthOf(one) >= NEARLY_A_YEAR);
}

function lengthOf({ start, end }: Period): number {
  return start === null ? 0 : daysBetween(start, end) + 1;
}

/** A quarter of a year that is stated too: from a note of quarterly data, not a column. */
function isPartOfYear(one: Period, all: readonly Period[]): boolean {
  if (one.start === null || lengthOf(one) >= NEARLY_A_YEAR) return false;
  return all.some((other) => other !== one && lengthOf(other) <= YEAR && contains(other, one));
}

function contains(outer: Period, inner: Period): boolean {
  if (outer.start === null || inner.start === null) return false;
  return outer.start <= inner.start && outer.end >= inner.end && lengthOf(outer) > lengthOf(inner);
}

function roleOf(one: Period, all: readonly Period[], end: IsoDate, isAnnual: boolean): ColumnRole {
  const before = daysBetween(one.end, end);
  if (lengthOf(one) > YEAR || before < 0) return 'other';
  if (before === 0) {
    const hasYear = all.some(
      (other) => other.end === end && lengthOf(other) >= NEARLY_A_YEAR && lengthOf(other) <= YEAR,
    );
    return isAnnual && hasYear && one.start !== null && lengthOf(one) < NEARLY_A_YEAR ? 'other' : 'current';
  }
  if (isBeforeSuccession(one, all, end)) return 'current';
  if (!isAnnual || before > 400) return 'other';
  // Of balance sheets only the last one before: an acquisition's or a restated opening one may be stated too.
  const isLast = one.start !== null || !all.some((other) => other.end > one.end && other.end < end);
  return isLast ? 'prior' : 'other';
}

/** Weeks or months that reports usually cover: quarters, halves, nine months, years, and twelve-week quarters. */
const USUAL_LENGTHS = [91, 182, 273, 365, 84, 112, 168, 196, 252, 280];

function isUsual(days: number): boolean {
  return USUAL_LENGTHS.some((usual) => Math.abs(days - usual) <= 8);
}

/**
 * The predecessor's part of a period that a change of control cut in two: it ends the day before a column that ends with
 * the report, and only both together are of a usual length.
 */
function isBeforeSuccession(one: Period, all: readonly Period[], end: IsoDate): boolean {
  if (one.start === null) return false;
  return all.some(
    (other) =>
      other.end === end &&
      other.start !== null &&
      daysBetween(one.end, other.start) === 1 &&
      !(isUsual(lengthOf(other)) && isUsual(lengthOf(one))) &&
      isUsual(lengthOf(one) + lengthOf(other)),
  );
}
