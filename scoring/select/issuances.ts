import { dateOfEpochDay, epochDay } from '../../core/dates.ts';
import type { IssuanceChannel, IssuanceFact } from '../../core/score-inputs.ts';
import type { OfferingItem } from '../../core/score-receipt.ts';
import { type SelectContext, sourceOf, visibleFacts } from './context.ts';

/** Days since 1970-01-01, both included. */
export interface DayRange {
  readonly from: number;
  readonly to: number;
}

interface Amounts {
  readonly shares: number | null;
  readonly gross: number | null;
  readonly net: number | null;
  readonly principal: number | null;
}
const AMOUNTS = ['shares', 'gross', 'net', 'principal'] as const satisfies readonly (keyof Amounts)[];

/**
 * The total that filings state for a period, on the days that no finer statement covers: what finer statements leave of
 * it, spread evenly. A unit of time is issued once, however many periods contain it.
 */
export interface IssuedSpan {
  /** The newest statement of the period. */
  readonly fact: IssuanceFact;
  readonly period: DayRange;
  readonly total: Amounts;
  /** Ascending, without overlaps. */
  readonly open: readonly DayRange[];
  /** Null: not stated. */
  readonly perDay: Amounts;
}

/** Channels that bring in cash; a conversion pays with debt. */
export const CASH_CHANNELS: ReadonlySet<IssuanceChannel> = new Set(['atm', 'equity-line', 'exercise']);
export const PROGRAM_CHANNELS: ReadonlySet<IssuanceChannel> = new Set(['atm', 'equity-line']);
const NONE: readonly IssuedSpan[] = [];

/** The program or instrument that a total belongs to; null: not stated which. */
function ownerOf({ fileNumber, strike }: IssuanceFact): string | null {
  return fileNumber ?? (strike === null ? null : `strike ${strike}`);
}

interface Period {
  readonly fact: IssuanceFact;
  readonly owner: string | null;
  readonly period: DayRange;
  readonly total: Amounts;
}

/** Statements of one period of one program or instrument: every amount as it was stated last. */
function periodsOnce(facts: readonly IssuanceFact[]): readonly Period[] {
  const valid = facts.filter(({ from, to }) => from === null || from <= to);
  const groups = Map.groupBy(valid, (fact) => `${fact.channel}|${ownerOf(fact)}|${fact.from ?? fact.to}|${fact.to}`);
  return [...groups.values()].flatMap((group): Period[] => {
    const fact = group.at(-1);
    if (fact === undefined) return [];
    const last = (amount: keyof Amounts) => group.findLast((one) => one[amount] !== null)?.[amount] ?? null;
    const total = { shares: last('shares'), gross: last('gross'), net: last('net'), principal: last('principal') };
    const period = { from: epochDay(fact.from ?? fact.to), to: epochDay(fact.to) };
    return [{ fact, owner: ownerOf(fact), period, total }];
  });
}

/** The days of a range inside others: their number, and what of the range they leave. */
function overlapDays(range: DayRange, others: readonly DayRange[]): number {
  return others.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, range.to) - Math.max(from, range.from) + 1),
    0,
  );
}

function without(range: DayRange, others: readonly DayRange[]): readonly DayRange[] {
  const open: DayRange[] = [];
  let next = range.from;
  for (const { from, to } of others.toSorted((a, b) => a.from - b.from)) {
    if (to < next) continue;
    if (from > range.to) break;
    if (from > next) open.push({ from: next, to: from - 1 });
    next = to + 1;
  }
  if (next <= range.to) open.push({ from: next, to: range.to });
  return open;
}

/** What finer statements leave of a total, for each of the days left. */
function restPerDay(
  total: number | null,
  amount: keyof Amounts,
  { period }: Period,
  told: readonly IssuedSpan[],
  days: number,
): number | null {
  if (total === null) return null;
  const known = told.reduce((sum, { open, perDay }) => sum + (perDay[amount] ?? 0) * overlapDays(period, open), 0);
  return Math.max(0, total - known) / days;
}

function spanOf(one: Period, finer: readonly IssuedSpan[]): IssuedSpan | null {
  const { fact, owner, period, total } = one;
  const told = finer.filter(
    (span) => span.fact.channel === fact.channel && (owner === null || ownerOf(span.fact) === owner),
  );
  const open = without(
    period,
    told.flatMap((span) => span.open),
  );
  const days = open.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  if (days === 0) return null;
  const rest = (amount: keyof Amounts) => restPerDay(total[amount], amount, one, told, days);
  const [shares, gross, net, principal] = AMOUNTS.map(rest);
  const perDay = { shares: shares ?? null, gross: gross ?? null, net: net ?? null, principal: principal ?? null };
  return { fact, period, total, open, perDay };
}

/**
 * Everything issued over periods, each day once: the statement of the shortest period tells it, of equally long ones the
 * newest; of a longer period counts what is left. A total that names no program or instrument comes last.
 */
export function selectIssuances(context: SelectContext): readonly IssuedSpan[] {
  const { issuances } = context.facts;
  if (context.methodology.corrections === undefined || issuances === undefined) return NONE;
  const length = ({ period }: Period) => period.to - period.from;
  const rank = ({ owner }: Period) => (owner === null ? 1 : 0);
  const finestFirst = periodsOnce(visibleFacts(context, issuances))
    .toReversed()
    .sort((a, b) => rank(a) - rank(b) || length(a) - length(b));
  const spans: IssuedSpan[] = [];
  for (const period of finestFirst) {
    const span = spanOf(period, spans);
    if (span !== null) spans.push(span);
  }
  return spans;
}

/** Days of a span within a range of days, both included. */
function daysWithin({ open }: IssuedSpan, from: number, to: number): number {
  return overlapDays({ from, to }, open);
}

/** One of a span's amounts within a range of days; null where no filing states it. */
export function issuedWithin(span: IssuedSpan, amount: keyof Amounts, from: number, to: number): number | null {
  const each = span.perDay[amount];
  return each === null ? null : each * daysWithin(span, from, to);
}

const CHANNEL_NAMES: Readonly<Record<IssuanceChannel, string>> = {
  atm: 'at-the-market sales',
  'equity-line': 'equity line sales',
  exercise: 'warrant exercises',
  conversion: 'conversions',
};

const ITEM_TYPES: Readonly<Record<IssuanceChannel, string>> = {
  atm: 'atm-sales',
  'equity-line': 'equity-line-sales',
  exercise: 'warrant-exercise',
  conversion: 'conversion',
};

export function issuanceLabel({ channel, form }: IssuanceFact): string {
  return `${CHANNEL_NAMES[channel]} (${form})`;
}

/** What an item's value is: gross, or where no filing states that, net. */
type ItemAmount = 'gross' | 'gross-or-net';

/** The part of a span within a range of days as an item of proceeds; null where none of it is, or nothing was sold. */
function itemWithin(span: IssuedSpan, from: number, to: number, amount: ItemAmount): OfferingItem | null {
  if (daysWithin(span, from, to) === 0) return null;
  const { fact, total } = span;
  const gross = issuedWithin(span, 'gross', from, to);
  const net = issuedWithin(span, 'net', from, to);
  const shares = issuedWithin(span, 'shares', from, to);
  if ((gross ?? net ?? shares) === 0) return null;
  return {
    label: issuanceLabel(fact),
    value: amount === 'gross' ? gross : (gross ?? net),
    unit: 'USD',
    // The end of the part: parts of one period lie on both sides of a statement of a date within it.
    date: dateOfEpochDay(Math.min(span.period.to, to)),
    source: sourceOf(fact, total.gross === null ? 'net' : 'gross'),
    netProceeds: net,
    form: fact.form,
    type: ITEM_TYPES[fact.channel],
    fileNumber: fact.fileNumber,
    alsoIn: [],
    period: { from: fact.from ?? fact.to, to: fact.to, stated: total.gross ?? total.net },
    shares,
  };
}

/** What was issued through some channels within a range of days, both included. */
export function issuedItems(
  spans: readonly IssuedSpan[],
  channels: ReadonlySet<IssuanceChannel>,
  from: number,
  to: number,
  amount: ItemAmount = 'gross-or-net',
): readonly OfferingItem[] {
  return spans
    .filter(({ fact }) => channels.has(fact.channel))
    .flatMap((span) => itemWithin(span, from, to, amount) ?? [])
    .sort((a, b) => ((a.date ?? '') < (b.date ?? '') ? -1 : (a.date ?? '') > (b.date ?? '') ? 1 : 0));
}
