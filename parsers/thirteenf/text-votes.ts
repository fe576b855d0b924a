import type { RowCells } from './text-cells.ts';
import type { TableHeading } from './text-header.ts';
import { modeOf } from './text-lines.ts';

/** For each of sole, shared and none, which of a row's votes it is: an index, or -1. */
export type VotePlaces = readonly [number, number, number];

/** Learns from whole rows where the voting columns stand, and gives the votes of the others to them. */
export function createVoteColumns(rows: readonly RowCells[]): {
  /** Leftmost column of votes in rows whose votes add up; null where there are none. */
  readonly from: number | null;
  place(votes: RowCells['votes'], heading: TableHeading): VotePlaces;
} {
  const sure = rows.filter(({ votesAddUp, votes }) => votesAddUp && votes.length > 0);
  const whole = sure.filter(({ votes }) => votes.length === 3);
  // A stray whole row among many with blanks is set otherwise: then the heading tells more.
  const isTelling = whole.length >= 3 && whole.length * 5 >= sure.length;
  // Numbers are set flush right, so that their right edges tell the column.
  const edges = [0, 1, 2].map((index) =>
    isTelling ? (modeOf(whole.map(({ votes }) => votes[index]?.edge ?? -1))?.value ?? null) : null,
  );
  const columns = sure.map(({ votes }) => votes[0]?.column ?? 0);
  const seen = new Map<number, VotePlaces>();

  function nearest(votes: RowCells['votes'], centres: TableHeading['voting']): VotePlaces | null {
    const places: [number, number, number] = [-1, -1, -1];
    for (const [index, vote] of votes.entries()) {
      let best = -1;
      let distance = 16;
      for (const column of [0, 1, 2]) {
        const edge = edges[column] ?? null;
        const centre = centres[column] ?? null;
        const gap =
          edge !== null
            ? Math.abs(edge - vote.edge)
            : centre === null
              ? Number.POSITIVE_INFINITY
              : Math.abs(centre - (vote.column + vote.edge) / 2);
        if (gap < distance && (places[column] ?? -1) < 0) {
          best = column;
          distance = gap;
        }
      }
      if (best < 0) return null;
      places[best] = index;
    }
    const given = places.filter((place) => place >= 0);
    return given.every((place, at) => at === 0 || place > (given[at - 1] ?? -1)) ? places : null;
  }

  return {
    from: columns.length === 0 ? null : Math.min(...columns),
    place(votes, heading) {
      if (votes.length === 0) return [-1, -1, -1];
      const order = orderOf(heading.voting);
      if (votes.length >= 3) return inOrder([0, 1, 2], order);
      const centres = order.map((role) => heading.voting[role] ?? null);
      const places = nearest(votes, [centres[0] ?? null, centres[1] ?? null, centres[2] ?? null]);
      if (places !== null) {
        const named = inOrder(places, order);
        seen.set(votes.length, named);
        return named;
      }
      // A page without heading and set otherwise: as on the pages before; else in the form's order.
      return seen.get(votes.length) ?? (votes.length === 2 ? [0, 1, -1] : [0, -1, -1]);
    },
  };
}

/** Sole, shared and none (0, 1, 2) from left to right: the form's order unless all three headings say another. */
function orderOf(voting: TableHeading['voting']): readonly number[] {
  const roles = [0, 1, 2];
  if (voting.some((centre) => centre === null)) return roles;
  return roles.sort((a, b) => (voting[a] ?? 0) - (voting[b] ?? 0));
}

/** Places from left to right, given to the roles that stand there. */
function inOrder(places: readonly number[], order: readonly number[]): VotePlaces {
  const at = (role: number): number => places[order.indexOf(role)] ?? -1;
  return [at(0), at(1), at(2)];
}
