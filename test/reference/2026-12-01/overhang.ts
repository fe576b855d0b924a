import { plusMonths } from '../calendar.ts';
import { OVERHANG, onKnots } from './knots.ts';
import { sharesOf } from './offering-pressure.ts';
import type { ReadyInputs, ReadyInstrument } from './ready-inputs.ts';

export interface CountedInstrument {
  readonly kind: ReadyInstrument['kind'];
  readonly shares: number | null;
  readonly strike: number | null;
  /** By moneyness; × 1.5 where it is near. */
  readonly weight: number;
  readonly isNear: boolean;
  readonly weighted: number;
  readonly flags: readonly string[];
}

export interface Overhang {
  readonly score: number | null;
  readonly least: number;
  /** O. */
  readonly ratio: number | null;
  readonly instruments: readonly CountedInstrument[];
  readonly isLowerBound: boolean;
}

/** Shares and price at which it becomes shares: of a variable-price note by the discount to P, not below the floor. */
export function convertsTo(one: ReadyInstrument, price: number | null) {
  const { principal, discount } = one;
  if (one.kind === 'convertible' && one.variablePrice && discount !== null && price !== null && price > 0) {
    const strike = Math.max(price * (1 - discount), one.floorPrice ?? 0);
    if (strike > 0) return { strike, shares: principal === null ? one.shares : principal / strike };
  }
  const fromPrincipal =
    one.kind === 'convertible' && principal !== null && one.strike !== null && one.strike > 0
      ? principal / one.strike
      : null;
  return { strike: one.strike, shares: one.shares ?? fromPrincipal };
}

/** Point 3. */
function moneyness(strike: number | null, price: number | null): number | null {
  if (strike === null || price === null || price <= 0) return null;
  if (strike <= 1.25 * price) return 1;
  if (strike <= 2 * price) return 0.5;
  return strike <= 5 * price ? 0.25 : 0.1;
}

function counted(one: ReadyInstrument, inputs: ReadyInputs): CountedInstrument {
  const { strike, shares } = convertsTo(one, inputs.price);
  const flags: string[] = [];
  if (shares === null) flags.push('count-unknown');
  let weight = 1;
  let isNear = false;
  if (one.kind !== 'pre-funded-warrant') {
    const byMoneyness = moneyness(strike, inputs.price);
    if (byMoneyness === null) flags.push('moneyness-unknown');
    weight = byMoneyness ?? 1;
    const soon = plusMonths(inputs.asOf, 12);
    isNear = one.variablePrice || (one.exercisableFrom !== null && one.exercisableFrom <= soon);
    if (!one.variablePrice && one.exercisableFrom === null) flags.push('exercisability-unknown');
  }
  return {
    kind: one.kind,
    shares,
    strike,
    weight,
    isNear,
    weighted: (shares ?? 0) * weight * (isNear ? 1.5 : 1),
    flags,
  };
}

/** F3. */
export function overhang(inputs: ReadyInputs): Overhang {
  const instruments = inputs.instruments.map((one) => counted(one, inputs));
  const isLowerBound =
    !inputs.isInstrumentsSearched ||
    instruments.some(({ flags }) => flags.includes('count-unknown') || flags.includes('exercisability-unknown'));
  const missing = { score: null, least: 0, ratio: null, instruments, isLowerBound };
  if (instruments.length === 0 && !inputs.isInstrumentsSearched) return missing;
  const weighted = instruments.reduce((sum, one) => sum + one.weighted, 0);
  if (weighted === 0) return { score: 0, least: 0, ratio: 0, instruments, isLowerBound };
  const outstanding = sharesOf(inputs);
  if (outstanding === null) return missing;
  const score = onKnots(OVERHANG, weighted / outstanding);
  return { score, least: score, ratio: weighted / outstanding, instruments, isLowerBound };
}
