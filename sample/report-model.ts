import { addDays, daysBetween, type IsoDate } from '../core/dates.ts';
import type { XbrlPeriod } from '../core/xbrl.ts';
import { addFlows, type BalanceSheet, type ClosedQuarter, type QuarterFlow, totalEquity, toUnit } from './economics.ts';
import type { NumberFact } from './inline-writer.ts';
import type { IssuanceNote } from './issuance-notes.ts';
import type { IssuerProfile } from './issuer.ts';
import type { CashTruth, SharesTruth, WarrantTruth } from './truth.ts';

/** A span of closed quarters that a column of a statement covers. */
export interface Span {
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly flow: QuarterFlow;
  /** Weighted average shares, adjusted for splits up to the report. */
  readonly weightedShares: number;
}

export interface BalanceColumn {
  readonly date: IsoDate;
  readonly balance: BalanceSheet;
  /** Shares outstanding at the date, adjusted for splits up to the report. */
  readonly shares: number;
}

/** Everything that one periodic report states. */
export interface ReportTruth {
  readonly profile: IssuerProfile;
  readonly form: '10-K' | '10-Q' | '20-F';
  readonly fiscalYear: number;
  /** `FY` or `Q1` to `Q3`. */
  readonly fiscalPeriod: string;
  readonly periodStart: IsoDate;
  readonly periodEnd: IsoDate;
  readonly filedDate: IsoDate;
  /** Statement columns, current first: quarter and prior-year quarter (10-Q after Q1), then year to date and prior. */
  readonly income: readonly Span[];
  /** Year to date, or the year, and the same a year before. */
  readonly cashFlow: readonly Span[];
  readonly balances: readonly [BalanceColumn, BalanceColumn];
  /** Balance at the start of the prior-year cash-flow column. */
  readonly openingCash: readonly number[];
  readonly shares: SharesTruth;
  readonly cash: CashTruth;
  readonly warrants: readonly WarrantTruth[];
  readonly splitNote: string | null;
  /** The prior year as an earlier report stated it, where this one corrects it. */
  readonly restatedFrom: Span | null;
  /** Common stock sold for cash since the fiscal year began. */
  readonly issuanceNote: IssuanceNote | null;
  readonly saleNote: { readonly sharesSold: number; readonly netProceeds: number } | null;
}

export function spanOf(quarters: readonly ClosedQuarter[], splitFactor: number): Span | null {
  const first = quarters[0];
  const last = quarters.at(-1);
  if (!first || !last) return null;
  const days = quarters.reduce((sum, quarter) => sum + quarter.days, 0);
  const shareDays = quarters.reduce((sum, quarter) => sum + (quarter.shareDays * splitFactor) / quarter.splitFactor, 0);
  return {
    start: first.start,
    end: last.end,
    flow: addFlows(quarters.map((quarter) => quarter.flow)),
    weightedShares: Math.round(shareDays / days),
  };
}

/** What a bank calls its revenue: interest income less interest expense, and all other income. */
export function bankRevenue(flow: QuarterFlow): number {
  return flow.revenue - flow.costOfRevenue - flow.interestExpense + flow.interestIncome;
}

export function operatingIncome(flow: QuarterFlow): number {
  return flow.revenue - flow.costOfRevenue - flow.research - flow.overhead;
}

export function parentIncome(flow: QuarterFlow): number {
  return flow.netIncome - flow.noncontrollingIncome;
}

/** Equity of the minority holders of subsidiaries. */
export function noncontrollingEquity(profile: IssuerProfile, balance: BalanceSheet): number {
  return toUnit(profile, totalEquity(balance) * profile.noncontrolling);
}

export function earningsPerShare(span: Span): number {
  return Math.round((parentIncome(span.flow) / span.weightedShares) * 100) / 100;
}

/** Common stock at par, whole presentation units; the rest of paid-in capital is additional. */
export function commonStockAtPar(profile: IssuerProfile, shares: number): number {
  return toUnit(profile, shares * profile.parValue);
}

export interface StatementRow {
  readonly label: string;
  readonly indent?: number;
  readonly total?: boolean;
  readonly cells: readonly (NumberFact | null)[];
}

export interface Statement {
  readonly title: string;
  readonly caption: string;
  readonly headings: readonly string[];
  readonly rows: readonly StatementRow[];
}

export function durationOf(span: { readonly start: IsoDate; readonly end: IsoDate }): XbrlPeriod {
  return { start: span.start, end: span.end };
}

export function instantBefore(date: IsoDate): XbrlPeriod {
  return { instant: addDays(date, -1) };
}

/** `"Three Months Ended"`, `"Year Ended"`, `"53 Weeks Ended"`, from the real length. */
export function lengthWords(
  { fiscalCalendar }: IssuerProfile,
  span: { readonly start: IsoDate; readonly end: IsoDate },
): string {
  const days = daysBetween(span.start, span.end) + 1;
  if (fiscalCalendar === 'weeks') return `${days / 7} Weeks Ended`;
  const months = Math.round(days / 30.4375);
  const words: Readonly<Record<number, string>> = { 3: 'Three', 6: 'Six', 9: 'Nine' };
  return months >= 12 ? 'Year Ended' : `${words[months] ?? months} Months Ended`;
}

export function scaleWords(scale: 0 | 3 | 6): string {
  if (scale === 0) return '(Expressed in U.S. dollars)';
  return `(in ${scale === 3 ? 'thousands' : 'millions'}, except share and per share data)`;
}
