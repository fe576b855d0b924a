import type { Methodology } from '../methodology.ts';
import { methodology20261101r1 as previous } from './2026-11-01.1.ts';

/**
 * New knots on the formulas, weights and rules of 2026-11-01.1, which is itself locked; reasons in
 * `docs/methodology/2026-11-15.1.md`. Immutable: `lock.json` holds its hash, and any change is a new file.
 */
export const methodology20261115r1: Methodology = {
  ...previous,
  version: '2026-11-15.1',
  offerings: {
    ...previous.offerings,
    proceedsKnots: [
      [0, 0],
      [0.02, 6],
      [0.05, 18],
      [0.1, 34],
      [0.25, 60],
      [0.5, 82],
      [1, 94],
      [2, 100],
    ],
    capacityKnots: [
      [0, 0],
      [0.05, 12],
      [0.15, 30],
      [0.33, 50],
      [0.66, 70],
      [1.5, 84],
      [3, 95],
    ],
  },
  runway: {
    ...previous.runway,
    knots: [
      [0, 100],
      [1, 98],
      [3, 92],
      [6, 80],
      [9, 68],
      [12, 56],
      [18, 26],
      [24, 10],
      [36, 0],
    ],
  },
  overhang: {
    ...previous.overhang,
    knots: [
      [0, 0],
      [0.05, 8],
      [0.1, 18],
      [0.2, 40],
      [0.5, 66],
      [1, 84],
      [2, 96],
      [4, 100],
    ],
  },
  velocity: {
    ...previous.velocity,
    knots: [
      [0, 0],
      [0.03, 3],
      [0.05, 10],
      [0.1, 28],
      [0.25, 55],
      [0.5, 74],
      [1, 88],
      [2, 96],
      [4, 100],
    ],
  },
};
