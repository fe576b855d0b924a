import { SCORE_STATES } from '../../core/history-days.ts';
import type { BandMove, BandMoves, BandMovesOfSpan } from './report-shape.ts';

const STATES = SCORE_STATES.length;

/** Counts moves from state to state by month, and the issuers that made them. */
export interface BandMoveTally {
  /**
   * @param month index into the months
   * @param issuer a number of its own for each; all of an issuer's pairs come together
   */
  add(month: number, from: number, to: number, issuer: number): void;
  result(): BandMoves;
}

/** A cell of the tables: how often, and by how many issuers, of whom only the last has to be remembered. */
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
  // One span more than there are months: the last is the whole range.
  const whole = months.length;
  const moves = createCells((whole + 1) * STATES * STATES);
  const moved = createCells(whole + 1);
  const compared = new Float64Array(whole + 1);

  function spanOf(span: number): BandMovesOfSpan {
    const listed: BandMove[] = [];
    for (const [fromCode, from] of SCORE_STATES.entries()) {
      for (const [toCode, to] of SCORE_STATES.entries()) {
        const cell = (span * STATES + fromCode) * STATES + toCode;
        const issuerDays = moves.issuerDays[cell] ?? 0;
        if (issuerDays > 0) listed.push({ from, to, issuerDays, issuers: moves.issuers[cell] ?? 0 });
      }
    }
    listed.sort((one, other) => other.issuerDays - one.issuerDays);
    return {
      compared: compared[span] ?? 0,
      moved: moved.issuerDays[span] ?? 0,
      issuers: moved.issuers[span] ?? 0,
      moves: listed,
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
