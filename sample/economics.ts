import type { IsoDate } from '../core/dates.ts';
import type { IssuerProfile } from './issuer.ts';
import type { Random } from './random.ts';

/** One quarter's flows in whole dollars, all multiples of the presentation unit. Outflows are positive where the name says so. */
export interface QuarterFlow {
  readonly revenue: number;
  readonly costOfRevenue: number;
  readonly research: number;
  readonly overhead: number;
  readonly interestIncome: number;
  readonly interestExpense: number;
  readonly incomeTax: number;
  readonly netIncome: number;
  readonly depreciation: number;
  readonly stockCompensation: number;
  readonly receivablesIncrease: number;
  readonly inventoryIncrease: number;
  readonly payablesIncrease: number;
  readonly accruedIncrease: number;
  readonly operatingCashFlow: number;
  readonly capitalExpenditure: number;
  readonly investmentsPurchased: number;
  readonly investmentsMatured: number;
  readonly investingCashFlow: number;
  readonly stockIssued: number;
  readonly debtIssued: number;
  readonly debtRepaid: number;
  readonly dividends: number;
  readonly repurchases: number;
  readonly financingCashFlow: number;
  readonly netChangeInCash: number;
}

export interface BalanceSheet {
  readonly cash: number;
  readonly shortTermInvestments: number;
  readonly receivables: number;
  readonly inventory: number;
  readonly prepaid: number;
  readonly property: number;
  readonly goodwill: number;
  readonly payables: number;
  readonly accrued: number;
  readonly debt: number;
  /** Common stock and additional paid-in capital together. */
  readonly paidIn: number;
  readonly retained: number;
}

/** A quarter after its books were closed. Share counts are as of then: not adjusted for later splits. */
export interface ClosedQuarter {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly days: number;
  readonly flow: QuarterFlow;
  readonly balance: BalanceSheet;
  readonly sharesEnd: number;
  /** Shares issued for cash in the quarter. */
  readonly sharesSold: number;
  /** Sum over the days of the shares outstanding. */
  readonly shareDays: number;
  /** New shares per share that existed at the very start. */
  readonly splitFactor: number;
  readonly closePrice: number;
}

export function totalAssets(b: BalanceSheet): number {
  return b.cash + b.shortTermInvestments + b.receivables + b.inventory + b.prepaid + b.property + b.goodwill;
}

export function totalLiabilities(b: BalanceSheet): number {
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

/** Standing levels an issuer's quarters vary about. */
export interface Levels {
  readonly revenue: number;
  readonly research: number;
  readonly overhead: number;
  readonly growth: number;
}

export function drawLevels(profile: IssuerProfile, random: Random): Levels {
  const { revenue, research, overhead } = profile.archetype;
  return {
    revenue: random.float(...revenue),
    research: random.float(...research),
    overhead: random.float(...overhead),
    growth: random.float(-0.01, 0.03),
  };
}

export function openingBalance(profile: IssuerProfile, levels: Levels, random: Random): BalanceSheet {
  const { archetype } = profile;
  const unit = (dollars: number): number => toUnit(profile, dollars);
  const heavy =
    archetype.id === 'reit' ? 25 : archetype.id === 'industrial' ? 3 : archetype.id === 'foreign-shelf' ? 4 : 0.3;
  const cash = unit(random.float(...archetype.cash));
  const liquid = archetype.id === 'biotech-atm' || archetype.id === 'recent-ipo';
  const shortTermInvestments = liquid ? unit(cash * random.float(0.2, 0.9)) : 0;
  const bank = archetype.id === 'bank';
  const receivables = unit(levels.revenue * (bank ? 45 : 0.6));
  const inventory = bank || archetype.id === 'reit' ? 0 : unit(levels.revenue * archetype.costShare * 0.5);
  const prepaid = unit(levels.overhead * 0.3);
  const property = unit((levels.revenue + levels.overhead) * heavy);
  const goodwill = archetype.id === 'industrial' || bank ? unit(levels.revenue * 1.2) : 0;
  const payables = unit(bank ? receivables * 0.9 : (levels.overhead + levels.research) * 0.5);
  const accrued = unit((levels.overhead + levels.research) * 0.6);
  const debt = unit(
    archetype.id === 'reit'
      ? property * 0.45
      : archetype.id === 'industrial'
        ? property * 0.4
        : archetype.id === 'shell'
          ? cash * 1.6
          : 0,
  );
  const assets = cash + shortTermInvestments + receivables + inventory + prepaid + property + goodwill;
  const equity = assets - payables - accrued - debt;
  const profitable = archetype.id === 'industrial' || bank || archetype.id === 'reit';
  const retained = unit(profitable ? equity * 0.4 : -Math.abs(equity) * random.float(1.5, 4) - levels.overhead * 4);
  return {
    cash,
    shortTermInvestments,
    receivables,
    inventory,
    prepaid,
    property,
    goodwill,
    payables,
    accrued,
    debt,
    paidIn: equity - retained,
    retained,
  };
}

/** Cash that came in or went out outside operations during the quarter: what the timeline decided. */
export interface Financing {
  readonly stockIssued: number;
  readonly debtIssued: number;
}

/** Draws one quarter's flows from the balance it starts with. Every subtotal is the sum of its parts. */
export function drawQuarter(
  profile: IssuerProfile,
  levels: Levels,
  opening: BalanceSheet,
  financing: Financing,
  quarterIndex: number,
  random: Random,
): QuarterFlow {
  const { archetype } = profile;
  const unit = (dollars: number): number => toUnit(profile, dollars);
  const trend = (1 + levels.growth) ** quarterIndex;
  const wobble = (): number => 1 + 0.08 * random.normal() * 0.5;
  const revenue = unit(levels.revenue * trend * wobble());
  const costOfRevenue = unit(revenue * archetype.costShare * wobble());
  const research = unit(levels.research * trend * wobble());
  const overhead = unit(levels.overhead * wobble());
  const interestIncome = unit((opening.cash + opening.shortTermInvestments) * 0.009);
  const interestExpense = unit(opening.debt * 0.016);
  const beforeTax = revenue - costOfRevenue - research - overhead + interestIncome - interestExpense;
  const incomeTax = archetype.id === 'reit' || beforeTax <= 0 ? 0 : unit(beforeTax * 0.22);
  const netIncome = beforeTax - incomeTax;
  const depreciation = unit(opening.property * 0.02);
  const stockCompensation = unit((research + overhead) * 0.08);
  // A bank's loans and deposits move little against its earnings.
  const swing = archetype.id === 'bank' ? 0.002 : 0.03;
  const receivablesIncrease = unit(opening.receivables * swing * random.normal());
  const inventoryIncrease = unit(opening.inventory * 0.03 * random.normal());
  const payablesIncrease = unit(opening.payables * swing * random.normal());
  const accruedIncrease = unit(opening.accrued * 0.05 * random.normal());
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
  const pays = netIncome > 0 && (archetype.id === 'industrial' || archetype.id === 'bank' || archetype.id === 'reit');
  const dividends = pays ? unit(netIncome * (archetype.id === 'reit' ? 0.8 : 0.3)) : 0;
  const repurchases = pays && archetype.id === 'industrial' ? unit(netIncome * 0.25) : 0;
  const debtRepaid = archetype.id === 'industrial' || archetype.id === 'reit' ? unit(opening.debt * 0.015) : 0;
  const beforeLoan =
    opening.cash +
    operatingCashFlow +
    investingCashFlow +
    financing.stockIssued +
    financing.debtIssued -
    debtRepaid -
    dividends -
    repurchases;
  // Cash never goes below zero: an insider's loan carries the rest, as it does in shells.
  const rescue = beforeLoan < 0 ? unit(-beforeLoan + levels.overhead * 0.25) : 0;
  const debtIssued = financing.debtIssued + rescue;
  const financingCashFlow = financing.stockIssued + debtIssued - debtRepaid - dividends - repurchases;
  return {
    revenue,
    costOfRevenue,
    research,
    overhead,
    interestIncome,
    interestExpense,
    incomeTax,
    netIncome,
    depreciation,
    stockCompensation,
    receivablesIncrease,
    inventoryIncrease,
    payablesIncrease,
    accruedIncrease,
    operatingCashFlow,
    capitalExpenditure,
    investmentsPurchased,
    investmentsMatured,
    investingCashFlow,
    stockIssued: financing.stockIssued,
    debtIssued,
    debtRepaid,
    dividends,
    repurchases,
    financingCashFlow,
    netChangeInCash: operatingCashFlow + investingCashFlow + financingCashFlow,
  };
}

/** Rolls the balance forward; what balanced before balances after. */
export function rollForward(opening: BalanceSheet, flow: QuarterFlow): BalanceSheet {
  return {
    cash: opening.cash + flow.netChangeInCash,
    shortTermInvestments: opening.shortTermInvestments + flow.investmentsPurchased - flow.investmentsMatured,
    receivables: opening.receivables + flow.receivablesIncrease,
    inventory: opening.inventory + flow.inventoryIncrease,
    prepaid: opening.prepaid,
    property: opening.property + flow.capitalExpenditure - flow.depreciation,
    goodwill: opening.goodwill,
    payables: opening.payables + flow.payablesIncrease,
    accrued: opening.accrued + flow.accruedIncrease,
    debt: opening.debt + flow.debtIssued - flow.debtRepaid,
    paidIn: opening.paidIn + flow.stockCompensation + flow.stockIssued,
    retained: opening.retained + flow.netIncome - flow.dividends - flow.repurchases,
  };
}

/** Adds flows of consecutive quarters: year to date, or the year. */
export function addFlows(flows: readonly QuarterFlow[]): QuarterFlow {
  const [first, ...rest] = flows;
  if (!first) throw new RangeError('no quarter to add');
  const sum: Record<string, number> = { ...first };
  for (const flow of rest) {
    for (const [key, value] of Object.entries(flow)) sum[key] = (sum[key] ?? 0) + value;
  }
  return sum as unknown as QuarterFlow;
}
