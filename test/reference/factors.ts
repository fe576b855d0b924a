import { daysFrom, plusMonths } from './calendar.ts';
import type { PlainInputs, PlainNotice } from './plain-inputs.ts';

/**
 * The five factors from the words of methodology.md alone, revision 1. Written to be read beside that file, not to be
 * fast; nothing of `scoring/` is used.
 */

const tables = new Map<string, number[][]>();

/** Linear between knots, clamped at the ends. */
function onKnots(table: string, x: number): number {
  const knots = tables.get(table) ?? table.split(',').map((knot) => knot.trim().split(':').map(Number));
  tables.set(table, knots);
  const [first = [], last = []] = [knots[0], knots[knots.length - 1]];
  if (x <= (first[0] ?? 0)) return first[1] ?? 0;
  if (x >= (last[0] ?? 0)) return last[1] ?? 0;
  const above = knots.findIndex(([at = 0]) => at > x);
  const [x0 = 0, y0 = 0] = knots[above - 1] ?? [];
  const [x1 = 0, y1 = 0] = knots[above] ?? [];
  const share = (x - x0) / (x1 - x0);
  return y0 * (1 - share) + y1 * share;
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** SO = split-adjusted shares outstanding, all classes summed. SO ≤ 0 is missing. */
export function sharesOf(count: PlainInputs['shares']): number | null {
  if (count === null) return null;
  const shares = total(count.classes);
  return shares > 0 ? shares : null;
}

interface PlainCapacity {
  readonly usable: number | null;
  /** min(shelf remaining, baby-shelf remaining where it applies). */
  readonly shelf: number | null;
}

/** Usable capacity = min(shelf remaining, baby-shelf remaining where I.B.6 applies) + equity lines + pending S-1s. */
export function plainCapacity(inputs: PlainInputs): PlainCapacity {
  const isSearched = !inputs.unsearched.includes('programs');
  const unsure = inputs.programs.some(
    ({ state, kind, givesNoCapacity }) =>
      state === 'unsure' && (kind === 'equity-line' || (kind === 'shelf' && !givesNoCapacity)),
  );
  const active = inputs.programs.filter(({ state }) => state === 'active');
  const shelves = active.filter(({ kind, givesNoCapacity }) => kind === 'shelf' && !givesNoCapacity);
  let shelfRemaining: number | null = 0;
  for (const { amount, takedowns } of shelves) {
    if (amount === null || takedowns.includes(null)) shelfRemaining = null;
    else if (shelfRemaining !== null) {
      shelfRemaining += Math.max(0, amount - total(takedowns.map((sale) => sale ?? 0)));
    }
  }
  if (
    inputs.programs.some(
      ({ kind, state, givesNoCapacity }) => kind === 'shelf' && state === 'unsure' && !givesNoCapacity,
    )
  )
    shelfRemaining = null;
  // An ATM sells from a shelf; without it what is left to sell is not known.
  if (active.some(({ kind, insideShelf }) => kind === 'atm' && !insideShelf)) shelfRemaining = null;

  let shelf = shelfRemaining;
  if (shelves.length > 0 && shelfRemaining !== 0) {
    // I.B.6, and I.B.5 of Form F-3: the same numbers, in force since 2008.
    const ruled = inputs.asOf >= '2008-01-28';
    const float =
      inputs.float === null
        ? null
        : inputs.float.carry === null
          ? inputs.float.stated
          : (inputs.float.stated / inputs.float.carry.from) * inputs.float.carry.highest;
    if (ruled && float === null) shelf = null;
    else if (ruled && float !== null && float < 75_000_000) {
      const sold = inputs.shelfSales === null ? null : total(inputs.shelfSales);
      const room = sold === null ? null : Math.max(0, float / 3 - sold);
      shelf = shelfRemaining === null || room === null ? null : Math.min(shelfRemaining, room);
    }
  }
  const added = active.filter(
    ({ kind, insideShelf }) => (kind === 'equity-line' && !insideShelf) || kind === 'pending',
  );
  if (!isSearched || unsure || shelf === null || added.some(({ amount }) => amount === null))
    return { usable: null, shelf };
  return { usable: shelf + total(added.map(({ amount }) => amount ?? 0)), shelf };
}

export function marketValue(inputs: PlainInputs): number | null {
  const shares = sharesOf(inputs.shares);
  if (inputs.price === null || shares === null) return null;
  const value = inputs.price * shares;
  return value > 0 ? value : null;
}

/** Score and what counts in `lo` where it is missing. */
export interface PlainFactor {
  readonly score: number | null;
  readonly least: number;
  readonly isLowerBound?: boolean;
}

const MISSING: PlainFactor = { score: null, least: 0 };

export function f1(inputs: PlainInputs): PlainFactor {
  const active = inputs.programs.filter(({ state }) => state === 'active');
  let floor = 0;
  if (active.some(({ kind }) => kind === 'atm' || kind === 'equity-line')) floor = 35;
  if (active.some(({ kind }) => kind === 'pending')) floor = 50;
  const { usable } = plainCapacity(inputs);
  const sold = inputs.proceeds === null ? null : total(inputs.proceeds);
  const missing = { score: null, least: floor };
  if (sold === null || usable === null) return missing;
  if (sold === 0 && usable === 0) return { score: floor, least: floor };
  const m = marketValue(inputs);
  if (m === null) return missing;
  const r = onKnots('0:0, .05:20, .10:35, .25:60, .50:85, 1:100', sold / m);
  const k = onKnots('0:0, .05:15, .15:30, .33:50, .66:70, 1.5:80', usable / m);
  const score = Math.max(floor, 100 - (100 - r) * (1 - (0.6 * k) / 100));
  return { score, least: score };
}

/** T in months; `Infinity` where operations bring in cash; null where missing. */
export function runway(inputs: PlainInputs): number | null {
  const { balance } = inputs;
  if (balance === null || balance.flow === null || daysFrom(balance.date, inputs.asOf) > 400) return null;
  const { amount, start, end } = balance.flow;
  const months = (daysFrom(start, end) + 1) / 30.4375;
  const burn = -amount / months;
  if (burn <= 0 || (balance.trailingYear ?? amount) >= 0) return Number.POSITIVE_INFINITY;
  if (inputs.raises === null) return null;
  const raised = total(inputs.raises.map(({ gross, net }) => net ?? gross));
  const since = daysFrom(balance.date, inputs.asOf) / 30.4375;
  return Math.max(0, (balance.cash + balance.investments + raised) / burn - since);
}

export function f2(inputs: PlainInputs): PlainFactor {
  const months = runway(inputs);
  if (months === null) return MISSING;
  const pressure =
    months === Number.POSITIVE_INFINITY ? 0 : onKnots('0:100, 1:97, 3:90, 6:75, 12:50, 18:25, 24:10, 36:0', months);
  const score = Math.max(pressure, inputs.goingConcern === true ? 75 : 0);
  return { score, least: score };
}

export function f3(inputs: PlainInputs): PlainFactor {
  if (inputs.unsearched.includes('overhang')) return MISSING;
  const soon = plusMonths(inputs.asOf, 12);
  let shares = 0;
  let isLowerBound = false;
  for (const one of inputs.overhang) {
    if (one.shares === null || (one.exercisableFrom === null && !one.variablePrice)) isLowerBound = true;
    const near = one.variablePrice || (one.exercisableFrom !== null && one.exercisableFrom <= soon);
    shares += (one.shares ?? 0) * (near ? 1.5 : 1);
  }
  if (shares === 0) return { score: 0, least: 0, isLowerBound };
  const outstanding = sharesOf(inputs.shares);
  if (outstanding === null) return MISSING;
  const score = onKnots('0:0, .05:10, .20:35, .50:65, 1:85, 2:100', shares / outstanding);
  return { score, least: score, isLowerBound };
}

export function f4(inputs: PlainInputs): PlainFactor {
  const [now, before] = [sharesOf(inputs.shares), sharesOf(inputs.sharesYearAgo)];
  if (now === null || before === null || inputs.shares?.date === inputs.sharesYearAgo?.date) return MISSING;
  // Where splits were not searched, counts are not known to be split-adjusted; a fall by half says they are not.
  if (inputs.unsearched.includes('splits') && inputs.splits.length === 0 && now / before <= 0.5) return MISSING;
  const table = '0:0, .02:5, .05:15, .10:30, .25:55, .50:75, 1:90, 2:100';
  const score = onKnots(table, (now - before) / before);
  return { score, least: score };
}

/** The score of an open state; null where it is closed. */
function openState({ status, deficiency }: PlainNotice): number | null {
  if (status === 'delisted' || status === 'suspended') return 100;
  if (status === 'determination') return 90;
  if (status === 'hearing') return 85;
  if (status === 'second_period') return 70;
  // An extension granted on an equity plan is 60, a second bid-price period 70.
  if (status === 'extension') return deficiency === 'bid_price' ? 70 : 60;
  if (status === 'notified' || status === 'compliance_plan') return 60;
  return null;
}

/** Prior reverse splits that bar a grace period, by the rules of the as-of date. */
export function isBarred(notice: PlainNotice, inputs: PlainInputs): boolean {
  const reverse = (years: number) =>
    inputs.splits.filter(
      ({ date, ratio }) => ratio < 1 && date >= plusMonths(notice.since, -12 * years) && date <= notice.since,
    );
  const together = reverse(2).reduce((old, { ratio }) => old / ratio, 1);
  if (notice.exchange === 'nasdaq') {
    if (inputs.asOf >= '2025-01-17' && reverse(1).length > 0) return true;
    return inputs.asOf >= '2020-09-01' && reverse(2).length > 0 && together > 249.999_999;
  }
  if (notice.exchange === 'nyse' && inputs.asOf >= '2025-01-15') {
    return reverse(1).length > 0 || (reverse(2).length > 0 && together > 199.999_999);
  }
  return false;
}

export function f5(inputs: PlainInputs): PlainFactor {
  if (inputs.notices === null) return MISSING;
  let worst = 0;
  let isOpen = false;
  let isBar = false;
  for (const notice of inputs.notices) {
    const state = openState(notice);
    if (state === null) {
      if (plusMonths(notice.date, 12) > inputs.asOf) worst = Math.max(worst, 10);
      continue;
    }
    isOpen = true;
    worst = Math.max(worst, state);
    if (notice.deficiency === 'bid_price' && isBarred(notice, inputs)) isBar = true;
  }
  if (!isOpen && (inputs.closes?.belowDollar ?? 0) >= 20) worst = Math.max(worst, 40);
  let score = Math.min(100, worst + (isBar ? 10 : 0));
  if (inputs.asOf >= '2020-09-01' && (inputs.closes?.atTenCents ?? 0) >= 10) score = Math.max(score, 95);
  return { score, least: score };
}
