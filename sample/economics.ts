import type { IsoDate } from '../core/dates.ts';
import type { ArchetypeId } from './archetypes.ts';
import type { IssuerProfile } from './issuer.ts';
import type { Random } from './random.ts';

/** Flows of one quarter in dollars, all multiples of the presentation unit; payments are positive. */
export type QuarterFlow = ReturnType<typeof drawQuarter>;
export type BalanceSheet = ReturnType<typeof openingBalance>;

/** A quarter after its books were closed. Share counts are not adjusted for later splits. */
export interface ClosedQuarter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly days: number;
  readonly flow: QuarterFlow;
  readonly balance: BalanceSheet;
  readonly sharesEnd: number;
  /** Shares issued for cash in the quarter. */
  readonly sharesSold: number;
  /** Shares outstanding, summed over the days. */
  readonly shareDays: number;
  /** Shares per share outstanding at the start of the simulation. */
  readonly splitFactor: number;
  readonly closePrice: number;
}

type Assets = 'cash' | 'shortTermInvestments' | 'receivables' | 'inventory' | 'prepaid' | 'property' | 'goodwill';

export function totalAssets(b: Readonly<Record<Assets, number>>): number {
  return b.cash + b.shortTermInvestments + b.receivables + b.inventory + b.prepaid + b.property + b.goodwill;
}

export function totalLiabilities(b: Readonly<Record<'payables' | 'accrued' | 'debt', number>>): number {
  return b.payables + b.accrued + b.debt;
}

export function totalEquity(b: BalanceSheet): number {
  return b.paidIn + b.retained;
}

/** Rounds to the presentation unit of the issuer: 1, 1,000 or 1,000,000 dollars. */
export function toUnit(profile: IssuerProfile, dollars: number): number {
  const unit = 10 ** profile.scale;
  return Math.round(dollars / unit) * unit;
}

/** The levels around which an issuer's quarters vary. */
export type Levels = ReturnType<typeof drawLevels>;

export function drawLevels({ archetype }: IssuerProfile, random: Random) {
  return {
    revenue: random.float(...archetype.sales.revenue),
    research: random.float(...archetype.spending.research),
    overhead: random.float(...archetype.spending.overhead),
    growth: random.float(-0.01, 0.03),
  };
}

const PROPERTY_SHARE: Readonly<Partial<Record<ArchetypeId, number>>> = { reit: 25, industrial: 3, 'foreign-shelf': 4 };

export function openingBalance(profile: IssuerProfile, levels: Levels, random: Random) {
  const { archetype } = profile;
  const { id } = archetype;
  const bank = id === 'bank';
  const unit = (dollars: number): number => toUnit(profile, dollars);
  const cash = unit(random.float(...archetype.cash));
  const liquid = id === 'biotech-atm' || id === 'recent-ipo';
  const property = unit((levels.revenue + levels.overhead) * (PROPERTY_SHARE[id] ?? 0.3));
  const receivables = unit(levels.revenue * (bank ? 45 : 0.6));
  const debts: Partial<Record<ArchetypeId, number>> = {
    reit: property * 0.45,
    industrial: property * 0.4,
    shell: cash * 1.6,
  };
  const lines = {
    cash,
    shortTermInvestments: liquid ? unit(cash * random.float(0.2, 0.9)) : 0,
    receivables,
    inventory: bank || id === 'reit' ? 0 : unit(levels.revenue * archetype.sales.costShare * 0.5),
    prepaid: unit(levels.overhead * 0.3),
    property,
    goodwill: id === 'industrial' || bank ? unit(levels.revenue * 1.2) : 0,
    payables: unit(bank ? receivables * 0.9 : (levels.overhead + levels.research) * 0.5),
    accrued: unit((levels.overhead + levels.research) * 0.6),
    debt: unit(debts[id] ?? 0),
  };
  const equity = totalAssets(lines) - totalLiabilities(lines);
  const profitable = id === 'industrial' || bank || id === 'reit';
  const retained = unit(profitable ? equity * 0.4 : -Math.abs(equity) * random.float(1.5, 4) - levels.overhead * 4);
  // Common stock and additional paid-in capital together.
  return { ...lines, paidIn: equity - retained, retained };
}

function drawWorkingCapital(profile: IssuerProfile, opening: BalanceSheet, random: Random) {
  const unit = (dollars: number): number => toUnit(profile, dollars);
  // A bank's loans and deposits change little relative to its earnings.
  const swing = profile.archetype.id === 'bank' ? 0.002 : 0.03;
  return {
    receivablesIncrease: unit(opening.receivables * swing * random.normal()),
    inventoryIncrease: unit(opening.inventory * 0.03 * random.normal()),
    payablesIncrease: unit(opening.payables * swing * random.normal()),
    accruedIncrease: unit(opening.accrued * 0.05 * random.normal()),
  };
}

/** Draws one quarter's flows from the balance it starts with. Every subtotal is the sum of its parts. */
export function drawQuarter(
  profile: IssuerProfile,
  levels: Levels,
  opening: BalanceSheet,
  stockIssued: number,
  quarterIndex: number,
  random: Random,
) {
  const { archetype } = profile;
  const unit = (dollars: number): number => toUnit(profile, dollars);
  const trend = (1 + levels.growth) ** quarterIndex;
  const wobble = (): number => 1 + 0.08 * random.normal() * 0.5;
  const revenue = unit(levels.revenue * trend * wobble());
  const costOfRevenue = unit(revenue * archetype.sales.costShare * wobble());
  const research = unit(levels.research * trend * wobble());
  const overhead = unit(levels.overhead * wobble());
  const interestIncome = unit((opening.cash + opening.shortTermInvestments) * 0.009);
  const interestExpense = unit(opening.debt * 0.016);
  const beforeTax = revenue - costOfRevenue - research - overhead + interestIncome - interestExpense;
  const incomeTax = archetype.id === 'reit' || beforeTax <= 0 ? 0 : unit(beforeTax * 0.22);
  const netIncome = beforeTax - incomeTax;
  const noncontrollingIncome = unit(netIncome * profile.noncontrolling);
  const depreciation = unit(opening.property * 0.02);
  const stockCompensation = unit((research + overhead) * 0.08);
  const changes = drawWorkingCapital(profile, opening, random);
  const { receivablesIncrease, inventoryIncrease, payablesIncrease, accruedIncrease } = changes;
  const operatingCashFlow =
    netIncome +
    depreciation +
    stockCompensation -
    receivablesIncrease -
    inventoryIncrease +
    payablesIncrease +
    accruedIncrease;
  const capitalExpenditure = unit(opening.property * 0.02 * random.float(0.7, 1.4));
  const investmentsMatured = unit(opening.shortTermInvestments * random.float(0.2, 0.5));
  const spare = opening.cash + operatingCashFlow - capitalExpenditure + investmentsMatured;
  const investmentsPurchased =
    opening.shortTermInvestments > 0 && spare > 0 ? unit(Math.min(investmentsMatured, spare * 0.2)) : 0;
  const investingCashFlow = investmentsMatured - investmentsPurchased - capitalExpenditure;
  const pays = netIncome > 0 && ['industrial', 'bank', 'reit'].includes(archetype.id);
  const dividends = pays ? unit(netIncome * (archetype.id === 'reit' ? 0.8 : 0.3)) : 0;
  const repurchases = pays && archetype.id === 'industrial' ? unit(netIncome * 0.25) : 0;
  const debtRepaid = archetype.id === 'industrial' || archetype.id === 'reit' ? unit(opening.debt * 0.015) : 0;
  const beforeLoan =
    opening.cash + operatingCashFlow + investingCashFlow + stockIssued - debtRepaid - dividends - repurchases;
  // Cash never goes below zero: an insider's loan covers the rest, as in shells.
  const debtIssued = beforeLoan < 0 ? unit(-beforeLoan + levels.overhead * 0.25) : 0;
  const financingCashFlow = stockIssued + debtIssued - debtRepaid - dividends - repurchases;
  return {
    revenue,
    costOfRevenue,
    research,
    overhead,
    interestIncome,
    interestExpense,
    incomeTax,
    netIncome,
    noncontrollingIncome,
    depreciation,
    stockCompensation,
    ...changes,
    operatingCashFlow,
    capitalExpenditure,
    investmentsPurchased,
    investmentsMatured,
    investingCashFlow,
    stockIssued,
    debtIssued,
    debtRepaid,
    dividends,
    repurchases,
    financingCashFlow,
    netChangeInCash: operatingCashFlow + investingCashFlow + financingCashFlow,
  };
}

/** Rolls the balance forward; it stays in balance. */
export function rollForward(opening: BalanceSheet, flow: QuarterFlow): BalanceSheet {
  return {
    ...opening,
    cash: opening.cash + flow.netChangeInCash,
    shortTermInvestments: opening.shortTermInvestments + flow.investmentsPurchased - flow.investmentsMatured,
    receivables: opening.receivables + flow.receivablesIncrease,
    inventory: opening.inventory + flow.inventoryIncrease,
    property: opening.property + flow.capitalExpenditure - flow.depreciation,
    payables: opening.payables + flow.payablesIncrease,
    accrued: opening.accrued + flow.accruedIncrease,
    debt: opening.debt + flow.debtIssued - flow.debtRepaid,
    paidIn: opening.paidIn + flow.stockCompensation + flow.stockIssued,
    retained: opening.retained + flow.netIncome - flow.dividends - flow.repurchases,
  };
}

/** Adds flows of consecutive quarters: year to date, or the year. */
export function addFlows([first, ...rest]: readonly QuarterFlow[]): QuarterFlow {
  if (!first) throw new RangeError('no quarter to add');
  const sum = { ...first };
  for (const flow of rest) {
    for (const key of Object.keys(sum) as (keyof QuarterFlow)[]) sum[key] += flow[key];
  }
  return sum;
}
