import { addDays, epochDay, type IsoDate } from '../core/dates.ts';
import { isTradingDay, monthOf, quarterEndOf } from './calendar.ts';
import { drawLevels, drawQuarter, openingBalance, rollForward, toUnit } from './economics.ts';
import { DIALECTS, MODERN } from './html.ts';
import { INLINE_LAYOUTS } from './inline-writer.ts';
import type { IssuerProfile } from './issuer.ts';
import { type IssuerState, issueShares, quoted, schedule } from './issuer-state.ts';
import { planWarrantDelisting, watchListing } from './listing-watch.ts';
import { planMeetings } from './meetings.ts';
import { planOfferings } from './offerings-plan.ts';
import { planReport } from './periodic-reports.ts';
import type { Random } from './random.ts';

export interface DailyPrice {
  readonly date: IsoDate;
  readonly close: number;
  readonly volume: number;
}

export interface IssuerHistory {
  readonly state: IssuerState;
  readonly prices: readonly DailyPrice[];
}

// A 10-K compares two years and is filed up to four months after the second, so history starts eleven quarters early.
const QUARTERS_BEFORE = 11;
const PRICE_DAYS_BEFORE = 120;

function startOf(from: IsoDate): IsoDate {
  let end = quarterEndOf(from);
  for (let i = 0; i < QUARTERS_BEFORE; i++) end = quarterEndOf(addDays(end, -95));
  return addDays(end, 1);
}

function createState(profile: IssuerProfile, from: IsoDate, to: IsoDate, random: Random): IssuerState {
  const levels = drawLevels(profile, random);
  const start = startOf(from);
  return {
    profile,
    dialect: DIALECTS[profile.index % DIALECTS.length] ?? MODERN,
    inlineLayout: INLINE_LAYOUTS[profile.index % INLINE_LAYOUTS.length] ?? INLINE_LAYOUTS[0],
    levels,
    from,
    to,
    today: start,
    price: random.float(...profile.archetype.stock.price),
    listed: profile.archetype.financing !== 'ipo',
    shares: random.int(...profile.archetype.stock.shares),
    splitFactor: 1,
    affiliates: random.float(0.08, 0.42),
    balance: openingBalance(profile, levels, random),
    warrants: [],
    sales: [],
    issued: [],
    closed: [],
    recentCloses: [],
    quarterStart: start,
    shareDays: 0,
    quarterDays: 0,
    stockIssued: 0,
    sharesSold: 0,
    publicFloat: null,
    daysBelowOne: 0,
    daysAboveOne: 0,
    lastSplit: null,
    openNotice: null,
    registrations: 0,
    random,
    filings: [],
    agenda: new Map(),
  };
}

function stepPrice(state: IssuerState): void {
  const { drift, volatility } = state.profile.archetype.stock;
  // A quieter walk in the years before the window keeps the price near the archetype's range at its start.
  const near = state.today >= addDays(state.from, -PRICE_DAYS_BEFORE);
  const step = near
    ? 1 + drift / 252 + volatility * state.random.normal()
    : 1 + volatility * 0.3 * state.random.normal();
  state.price = Math.max(0.004, state.price * Math.max(0.6, step));
  const close = quoted(state.price);
  state.recentCloses.push(close);
  if (state.recentCloses.length > 60) state.recentCloses.shift();
  state.daysBelowOne = close < 1 ? state.daysBelowOne + 1 : 0;
  state.daysAboveOne = close >= 1 ? state.daysAboveOne + 1 : 0;
}

/** Before the window nothing is filed, but issuers that burn cash raise some: a private placement at quarter end. */
function fundQuietly(state: IssuerState, burn: number): void {
  if (burn <= 0 || state.profile.archetype.id === 'shell') return;
  const runwayQuarters = (state.balance.cash + state.balance.shortTermInvestments) / burn;
  if (runwayQuarters > 5) return;
  const net = toUnit(state.profile, burn * state.random.float(2, 4));
  const shares = Math.max(1, Math.round(net / (state.price * 0.85)));
  issueShares(state, shares, net);
}

function closeQuarter(state: IssuerState, isScripted: boolean): void {
  const { profile, levels } = state;
  const last = state.closed.at(-1);
  const burn = last
    ? -last.flow.operatingCashFlow
    : levels.research + levels.overhead - levels.revenue * (1 - profile.archetype.sales.costShare);
  if (state.today < state.from && !isScripted) fundQuietly(state, burn);
  const stockIssued = toUnit(profile, state.stockIssued);
  const flow = drawQuarter(profile, levels, state.balance, stockIssued, state.closed.length, state.random);
  state.balance = rollForward(state.balance, flow);
  state.closed.push({
    start: state.quarterStart,
    end: state.today,
    days: state.quarterDays,
    flow,
    balance: state.balance,
    sharesEnd: state.shares,
    sharesSold: state.sharesSold,
    shareDays: state.shareDays,
    splitFactor: state.splitFactor,
    closePrice: quoted(state.price),
  });
  const secondQuarter = ((profile.fiscalYearEndMonth + 5) % 12) + 1;
  if (monthOf(state.today) === secondQuarter) {
    const value = state.shares * (1 - state.affiliates) * quoted(state.price);
    const unit = value > 20_000_000 ? 100_000 : 1;
    state.publicFloat = { value: Math.round(value / unit) * unit, date: state.today };
  }
  state.quarterStart = addDays(state.today, 1);
  state.shareDays = 0;
  state.quarterDays = 0;
  state.stockIssued = 0;
  state.sharesSold = 0;
  planReport(state);
}

/**
 * Simulates one issuer day by day from before the window to its end: prices, share counts, books, and the filings that
 * follow from them. Filings outside the window are dropped.
 *
 * @param script plans everything that the issuer does; absent: offerings, notices and private placements are drawn
 */
export function simulateIssuer(
  profile: IssuerProfile,
  from: IsoDate,
  to: IsoDate,
  random: Random,
  script?: (state: IssuerState) => void,
): IssuerHistory {
  const state = createState(profile, from, to, random);
  const prices: DailyPrice[] = [];
  const volumes = random.fork('volume');
  const pricesFrom = addDays(from, -PRICE_DAYS_BEFORE);
  planMeetings(state);
  if (script) script(state);
  else {
    planWarrantDelisting(state);
    schedule(state, from, planOfferings);
  }
  const last = epochDay(to);
  for (let day = epochDay(state.today); day <= last; day++) {
    const trading = isTradingDay(state.today);
    if (trading) stepPrice(state);
    for (const action of state.agenda.get(state.today) ?? []) action(state);
    state.agenda.delete(state.today);
    if (trading) {
      if (!script) watchListing(state);
      if (state.listed && state.today >= pricesFrom) {
        const turnover = volumes.float(0.002, 0.03);
        prices.push({
          date: state.today,
          close: quoted(state.price),
          volume: Math.max(100, Math.round(state.shares * turnover)),
        });
      }
    }
    state.shareDays += state.shares;
    state.quarterDays += 1;
    if (state.today === quarterEndOf(state.today)) closeQuarter(state, script !== undefined);
    state.today = addDays(state.today, 1);
  }
  return { state, prices };
}
