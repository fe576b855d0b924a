import { ATM_FLOOR, CAPACITY, onKnots, PROCEEDS } from './knots.ts';
import type { ReadyInputs, ReadyProgram } from './ready-inputs.ts';
import type { Runway } from './runway.ts';

const total = (amounts: readonly (number | null)[]) => amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0);

/** SO ≤ 0 is missing. */
export function sharesOf(inputs: ReadyInputs): number | null {
  const shares = inputs.shares?.shares ?? null;
  return shares !== null && shares > 0 ? shares : null;
}

/** M = P × SO; M ≤ 0 is missing. */
function marketValue(inputs: ReadyInputs): number | null {
  const shares = sharesOf(inputs);
  if (shares === null || inputs.price === null) return null;
  return inputs.price * shares > 0 ? inputs.price * shares : null;
}

/** What is left of an amount after its sales; null where either is not known. */
function remaining({ amount, takedowns }: ReadyProgram): number | null {
  return amount === null || takedowns.includes(null) ? null : Math.max(0, amount - total(takedowns));
}

const allOf = (amounts: readonly (number | null)[]) => (amounts.includes(null) ? null : total(amounts));

export interface Capacity {
  readonly shelfRemaining: number | null;
  /** The highest of the last 60 days. */
  readonly float: number | null;
  /** Sales under I.B.6 of twelve months (point 6). */
  readonly ib6Sold: number | null;
  /** null: the cap does not apply, or is not known. */
  readonly babyShelfRemaining: number | null;
  readonly equityLines: number | null;
  readonly pending: number | null;
  readonly atmRemaining: number | null;
  readonly usable: number | null;
}

/** max(known inside, stated − left + after). */
function ib6Sold(ib6: ReadyInputs['ib6']): number | null {
  if (ib6 === null) return null;
  const { inside, statement } = ib6;
  if (statement === null) return inside;
  if (statement.after === null) return null;
  return Math.max(inside ?? 0, statement.amount - statement.left + statement.after);
}

/** min(shelf remaining, baby-shelf remaining where it applies) + equity lines + pending primary amounts. */
function capacityOf(inputs: ReadyInputs): Capacity {
  const live = inputs.programs.filter(({ state }) => state === 'active');
  const unsure = inputs.programs.filter(({ state }) => state === 'unsure');
  const shelves = live.filter(({ kind, givesNoCapacity }) => kind === 'shelf' && !givesNoCapacity);
  const atms = live.filter(({ kind }) => kind === 'atm');
  let shelfRemaining = allOf(shelves.map(remaining));
  if (unsure.some(({ kind, givesNoCapacity }) => kind === 'shelf' && !givesNoCapacity)) shelfRemaining = null;
  // What an ATM may sell is registered somewhere; without its shelf what is left is not known.
  if (atms.some(({ isInsideShelf }) => !isInsideShelf)) shelfRemaining = null;

  const float =
    inputs.float === null
      ? null
      : inputs.float.carry === null
        ? inputs.float.stated
        : (inputs.float.stated / inputs.float.carry.from) * inputs.float.carry.highest;
  const sold = ib6Sold(inputs.ib6);
  let babyShelfRemaining: number | null = null;
  let shelf = shelfRemaining;
  if (shelves.length > 0 && shelfRemaining !== 0) {
    if (float === null) shelf = null;
    else if (float < 75_000_000) {
      babyShelfRemaining = sold === null ? null : Math.max(0, float / 3 - sold);
      // Nothing left under the cap is nothing, whatever the shelf holds.
      if (babyShelfRemaining === 0) shelf = 0;
      else if (babyShelfRemaining === null || shelfRemaining === null) shelf = null;
      else shelf = Math.min(shelfRemaining, babyShelfRemaining);
    }
  }
  const lines = live.filter(({ kind, isInsideShelf }) => kind === 'equity-line' && !isInsideShelf);
  const equityLines = unsure.some(({ kind }) => kind === 'equity-line') ? null : allOf(lines.map(remaining));
  const pending = allOf(live.filter(({ kind }) => kind === 'pending').map(({ amount }) => amount));
  const parts = allOf([shelf, equityLines, pending]);
  return {
    shelfRemaining,
    float,
    ib6Sold: sold,
    babyShelfRemaining,
    equityLines,
    pending,
    atmRemaining: allOf(atms.map(remaining)),
    usable: inputs.isProgramsSearched ? parts : null,
  };
}

export interface Floors {
  readonly atm: number;
  readonly equityLine: number;
  readonly pending: number;
  readonly need: number;
}

/** Points 7 and 15. An ATM whose size against M is not known keeps the whole floor. */
function floorsOf(inputs: ReadyInputs, capacity: Capacity, m: number | null, months: Runway['months']): Floors {
  const isLive = (kind: string) => inputs.programs.some((one) => one.kind === kind && one.state === 'active');
  const { atmRemaining } = capacity;
  const canSell = inputs.soldStockInYear || inputs.hasEffectiveRegistration || isLive('equity-line');
  let need = 0;
  if (canSell && months !== null && months < 12) need = 45;
  if (canSell && ((months !== null && months < 6) || inputs.goingConcern === true)) need = 60;
  return {
    atm: !isLive('atm') ? 0 : m === null || atmRemaining === null ? 35 : onKnots(ATM_FLOOR, atmRemaining / m),
    equityLine: isLive('equity-line') ? 35 : 0,
    pending: isLive('pending') ? 50 : 0,
    need,
  };
}

export interface OfferingPressure {
  readonly score: number | null;
  /** Counted in `lo` and `hi`. */
  readonly least: number;
  readonly most: number;
  readonly m: number | null;
  readonly capacity: Capacity;
  readonly floors: Floors;
  /** Known proceeds, and the sales without an amount. */
  readonly sold: number;
  readonly soldWithoutAmount: number;
  readonly rHat: number | null;
  readonly kHat: number | null;
  readonly isLowerBound: boolean;
}

/** F1. */
export function offeringPressure(inputs: ReadyInputs, runway: Runway): OfferingPressure {
  const m = marketValue(inputs);
  const capacity = capacityOf(inputs);
  const floors = floorsOf(inputs, capacity, m, runway.months);
  const floor = Math.max(floors.atm, floors.equityLine, floors.pending, floors.need);
  const sold = total(inputs.proceeds);
  const soldWithoutAmount = inputs.proceeds.filter((amount) => amount === null).length;
  const { usable } = capacity;
  const base = { m, capacity, floors, sold, soldWithoutAmount };
  const missing = { ...base, score: null, least: floor, most: 100, rHat: null, kHat: null, isLowerBound: false };
  const isBounded = soldWithoutAmount > 0 || !inputs.isProceedsSearched;
  if (sold === 0 && !inputs.isProceedsSearched) return missing;
  if (sold === 0 && usable === null) return missing;
  if (sold === 0 && usable === 0) {
    return { ...base, score: floor, least: floor, most: floor, rHat: 0, kHat: 0, isLowerBound: isBounded };
  }
  if (m === null) return missing;
  const rHat = onKnots(PROCEEDS, sold / m);
  const kHat = usable === null ? null : onKnots(CAPACITY, usable / m);
  const withK = (k: number) => Math.max(floor, 100 * (1 - (1 - rHat / 100) * (1 - (0.6 * k) / 100)));
  const score = withK(kHat ?? 0);
  return {
    ...base,
    score,
    least: score,
    most: withK(kHat ?? 80),
    rHat,
    kHat,
    isLowerBound: isBounded || kHat === null,
  };
}
