/** The numbers of revision 2026-12-01.1: the knots of 2026-11-15.1, and the constants that methodology.md names. */
export type Knots = readonly (readonly [number, number])[];

export const PROCEEDS: Knots = [
  [0, 0],
  [0.02, 6],
  [0.05, 18],
  [0.1, 34],
  [0.25, 60],
  [0.5, 82],
  [1, 94],
  [2, 100],
];
export const CAPACITY: Knots = [
  [0, 0],
  [0.05, 12],
  [0.15, 30],
  [0.33, 50],
  [0.66, 70],
  [1.5, 84],
  [3, 95],
];
export const RUNWAY: Knots = [
  [0, 100],
  [1, 98],
  [3, 92],
  [6, 80],
  [9, 68],
  [12, 56],
  [18, 26],
  [24, 10],
  [36, 0],
];
export const OVERHANG: Knots = [
  [0, 0],
  [0.05, 8],
  [0.1, 18],
  [0.2, 40],
  [0.5, 66],
  [1, 84],
  [2, 96],
  [4, 100],
];
export const VELOCITY: Knots = [
  [0, 0],
  [0.03, 3],
  [0.05, 10],
  [0.1, 28],
  [0.25, 55],
  [0.5, 74],
  [1, 88],
  [2, 96],
  [4, 100],
];
/** Point 7: what remains of an ATM ÷ M → floor of F1. */
export const ATM_FLOOR: Knots = [
  [0.01, 0],
  [0.05, 35],
];

/** Of hundredths, F1 to F5. */
export const WEIGHTS = [30, 25, 20, 15, 10] as const;
export const DAYS_PER_MONTH = 30.4375;
/** Balance dates, share counts, going-concern statements and periodic reports older than this are missing. */
export const MAX_AGE_DAYS = 400;

/** Linear between knots, clamped at the ends. */
export function onKnots(knots: Knots, x: number): number {
  let [beforeX, beforeY] = knots[0] ?? [0, 0];
  if (x <= beforeX) return beforeY;
  for (const [knotX, knotY] of knots) {
    if (x <= knotX) {
      const share = knotX === beforeX ? 1 : (x - beforeX) / (knotX - beforeX);
      return beforeY * (1 - share) + knotY * share;
    }
    [beforeX, beforeY] = [knotX, knotY];
  }
  return beforeY;
}
