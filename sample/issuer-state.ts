import { businessDayOnOrAfter } from '../core/business-days.ts';
import { addDays, type IsoDate } from '../core/dates.ts';
import type { BalanceSheet, ClosedQuarter, Levels } from './economics.ts';
import type { FilingDraft } from './filing-draft.ts';
import type { Dialect } from './html.ts';
import type { InlineLayout } from './inline-writer.ts';
import type { IssuerProfile } from './issuer.ts';
import type { Random } from './random.ts';

export interface LiveWarrant {
  readonly label: string;
  count: number;
  strike: number;
  readonly expires: IsoDate;
}

export interface PastSale {
  readonly date: IsoDate;
  readonly gross: number;
  /** Sold under General Instruction I.B.6. */
  readonly babyShelf: boolean;
}

/** Shares issued under an at-the-market program, or for pre-funded warrants, on one day. */
export interface IssuedLot {
  readonly date: IsoDate;
  readonly channel: 'atm' | 'exercise';
  /** As of the day. */
  readonly shares: number;
  readonly splitFactor: number;
  readonly gross: number;
  readonly net: number;
}

/** An issuer on the day the simulation has reached. Share counts and strikes are as of that day. */
export interface IssuerState {
  readonly profile: IssuerProfile;
  readonly dialect: Dialect;
  readonly inlineLayout: InlineLayout;
  readonly levels: Levels;
  readonly from: IsoDate;
  readonly to: IsoDate;
  today: IsoDate;
  price: number;
  listed: boolean;
  shares: number;
  splitFactor: number;
  /** Fraction of the shares that affiliates hold. */
  readonly affiliates: number;
  balance: BalanceSheet;
  warrants: LiveWarrant[];
  sales: PastSale[];
  issued: IssuedLot[];
  closed: ClosedQuarter[];
  /** Closes of the last 60 trading days, split-adjusted. */
  recentCloses: number[];
  quarterStart: IsoDate;
  shareDays: number;
  quarterDays: number;
  stockIssued: number;
  sharesSold: number;
  /** Public float at the end of the most recent second fiscal quarter. */
  publicFloat: { value: number; date: IsoDate } | null;
  /** Consecutive closes below one dollar, and at or above it. */
  daysBelowOne: number;
  daysAboveOne: number;
  lastSplit: { denominator: number; date: IsoDate } | null;
  /** The bid-price notice whose cure period is running. */
  openNotice: { noticeDate: IsoDate; deadline: IsoDate; extended: boolean } | null;
  /** Number of registration statements so far. */
  registrations: number;
  readonly random: Random;
  readonly filings: FilingDraft[];
  readonly agenda: Map<IsoDate, ((state: IssuerState) => void)[]>;
}

/** Schedules an action for a later day; after the window it never runs. */
export function schedule(state: IssuerState, date: IsoDate, action: (state: IssuerState) => void): void {
  const day = date <= state.today ? addDays(state.today, 1) : date;
  state.agenda.set(day, [...(state.agenda.get(day) ?? []), action]);
}

/** Schedules an action for the business day on or after a number of days. */
export function later(state: IssuerState, days: number, action: (state: IssuerState) => void): void {
  schedule(state, businessDayOnOrAfter(addDays(state.today, days)), action);
}

/** Adds a filing, by default today's under the issuer's 1934 Act file number, unless it is outside the window. */
export function file(
  state: IssuerState,
  parts: Omit<FilingDraft, 'filedDate' | 'fileNumber'> & Partial<FilingDraft>,
): void {
  const draft = { filedDate: state.today, fileNumber: state.profile.fileNumber, ...parts };
  if (draft.filedDate >= state.from && draft.filedDate <= state.to) state.filings.push(draft);
}

/** New shares for cash: the books see the net proceeds at the next quarter end. */
export function issueShares(state: IssuerState, shares: number, net: number): void {
  state.shares += shares;
  state.stockIssued += net;
  state.sharesSold += shares;
}

/** Shares issued outside of priced offerings, which reports total over periods. */
export function issueLot(
  state: IssuerState,
  channel: IssuedLot['channel'],
  shares: number,
  gross: number,
  net: number,
): void {
  const { today: date, splitFactor } = state;
  state.issued.push({ date, channel, shares, splitFactor, gross, net });
  issueShares(state, shares, net);
}

/** 1-for-`denominator`: every count is divided, every price multiplied. */
export function reverseSplit(state: IssuerState, denominator: number): void {
  state.shares = Math.ceil(state.shares / denominator);
  state.shareDays /= denominator;
  state.price *= denominator;
  state.splitFactor /= denominator;
  state.sharesSold = Math.ceil(state.sharesSold / denominator);
  state.recentCloses = state.recentCloses.map((close) => close * denominator);
  for (const warrant of state.warrants) {
    warrant.count = Math.ceil(warrant.count / denominator);
    warrant.strike = Math.round(warrant.strike * denominator * 100) / 100;
  }
  state.lastSplit = { denominator, date: state.today };
}

/** Market value of the shares that non-affiliates hold, at the highest close of 60 days: General Instruction I.B.6. */
export function nonAffiliateFloat(state: IssuerState): { value: number; shares: number; price: number } {
  const price = Math.max(cents(state.price), ...state.recentCloses);
  const shares = Math.round(state.shares * (1 - state.affiliates));
  return { value: Math.round(shares * price), shares, price };
}

export function cents(value: number): number {
  return Math.max(0.01, Math.round(value * 100) / 100);
}

/** A close as exchanges print it: four decimals below a dollar. */
export function quoted(value: number): number {
  return value < 1 ? Math.max(0.0001, Math.round(value * 10_000) / 10_000) : cents(value);
}

/** The next Securities Act file number, in a range that EDGAR does not use: from 333-900000. */
export function nextFileNumber(state: IssuerState): string {
  const number = 900_000 + state.profile.index * 12 + state.registrations;
  state.registrations += 1;
  return `333-${number}`;
}
