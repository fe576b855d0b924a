import { SCORE_STATES } from '../../core/history-days.ts';
import type { BandMove, BandMoves, BandMovesOfSpan } from './report-shape.ts';

const STATES = SCORE_STATES.length;

/** Counts moves from state to state by month, and the issuers that made them. */
export interface BandMoveTally {
  /**
   * @param month index into the months
   * @param issuer a unique number; all pairs of an issuer are added together
   */
  add(month: number, from: number, to: number, issuer: number): void;
  readonly result: () => BandMoves;
}

/** Counts per cell of a table. Issuers come one after the other, so that the last one is enough to count them. */
interface Cells {
  readonly issuerDays: Float64Array;
  readonly issuers: Float64Array;
  readonly lastIssuer: Int32Array;
}

function createCells(length: number): Cells {
  return {
    issuerDays: new Float64Array(length),
    issuers: new Float64Array(length),
    lastIssuer: new Int32Array(length).fill(-1),
  };
}

function count({ issuerDays, issuers, lastIssuer }: Cells, cell: number, issuer: number): void {
  issuerDays[cell] = (issuerDays[cell] ?? 0) + 1;
  if (lastIssuer[cell] === issuer) return;
  lastIssuer[cell] = issuer;
  issuers[cell] = (issuers[cell] ?? 0) + 1;
}

export function createBandMoveTally(months: readonly string[]): BandMoveTally {
  // One span per month, then the whole range.
  const whole = months.length;
  const moves = createCells((whole + 1) * STATES * STATES);
  const moved = createCells(whole + 1);
  const compared = new Float64Array(whole + 1);

  function spanOf(span: number): BandMovesOfSpan {
    const listed = SCORE_STATES.flatMap((from, fromCode) =>
      SCORE_STATES.map((to, toCode): BandMove => {
        const cell = (span * STATES + fromCode) * STATES + toCode;
        return { from, to, issuerDays: moves.issuerDays[cell] ?? 0, issuers: moves.issuers[cell] ?? 0 };
      }),
    );
    return {
      compared: compared[span] ?? 0,
      moved: moved.issuerDays[span] ?? 0,
      issuers: moved.issuers[span] ?? 0,
      moves: listed.filter(({ issuerDays }) => issuerDays > 0).sort((one, other) => other.issuerDays - one.issuerDays),
    };
  }

  return {
    add: (month, from, to, issuer) => {
      compared[month] = (compared[month] ?? 0) + 1;
      compared[whole] = (compared[whole] ?? 0) + 1;
      if (from === to) return;
      const cell = from * STATES + to;
      for (const span of [month, whole]) {
        count(moves, span * STATES * STATES + cell, issuer);
        count(moved, span, issuer);
      }
    },
    result: () => ({
      total: spanOf(whole),
      byMonth: months.map((month, index) => ({ month, ...spanOf(index) })).filter(({ compared: pairs }) => pairs > 0),
    }),
  };
}
