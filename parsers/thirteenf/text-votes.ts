import type { RowCells } from './text-cells.ts';
import type { TableHeading } from './text-header.ts';
import { modeOf } from './text-lines.ts';

/** Index of the vote that is sole, shared and none, or -1. */
type VotePlaces = readonly [number, number, number];

/** A vote this many columns away from a heading is not below it. */
const FARTHEST = 16;

/** Learns the voting columns from complete rows and assigns the votes of other rows to them. */
export function createVoteColumns(rows: readonly RowCells[]): {
  /** Leftmost column of votes in rows whose votes add up. */
  readonly from: number | null;
  place(votes: RowCells['votes'], heading: TableHeading): VotePlaces;
} {
  const sure = rows.filter(({ votesAddUp, votes }) => votesAddUp && votes.length > 0);
  const whole = sure.filter(({ votes }) => votes.length === 3);
  // A single complete row among many with blanks is set differently; then the heading is more reliable.
  const isTelling = whole.length >= 3 && whole.length * 5 >= sure.length;
  // Numbers are right-aligned, so their right edges identify the column.
  const edges = [0, 1, 2].map((index) =>
    isTelling ? (modeOf(whole.map(({ votes }) => votes[index]?.edge ?? -1))?.value ?? null) : null,
  );
  const columns = sure.map(({ votes }) => votes[0]?.column ?? 0);
  const seen = new Map<number, VotePlaces>();

  function nearest(votes: RowCells['votes'], centers: readonly (number | null)[]): VotePlaces | null {
    const places: [number, number, number] = [-1, -1, -1];
    for (const [index, vote] of votes.entries()) {
      const gaps = places.map((place, column) => {
        const edge = edges[column] ?? null;
        const target = place < 0 ? (edge ?? centers[column] ?? null) : null;
        const own = edge === null ? (vote.column + vote.edge) / 2 : vote.edge;
        return target === null ? Number.POSITIVE_INFINITY : Math.abs(target - own);
      });
      const gap = Math.min(...gaps);
      if (gap >= FARTHEST) return null;
      places[gaps.indexOf(gap)] = index;
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
      const centers = order.map((role) => heading.voting[role] ?? null);
      const places = nearest(votes, centers);
      if (places !== null) seen.set(votes.length, inOrder(places, order));
      // On a page without a heading: as on earlier pages, otherwise in the form's order.
      return seen.get(votes.length) ?? (votes.length === 2 ? [0, 1, -1] : [0, -1, -1]);
    },
  };
}

/** Sole, shared and none (0, 1, 2) from left to right: the form's order unless all three headings differ. */
function orderOf(voting: TableHeading['voting']): readonly number[] {
  const roles = [0, 1, 2];
  if (voting.some((center) => center === null)) return roles;
  return roles.sort((a, b) => (voting[a] ?? 0) - (voting[b] ?? 0));
}

/** Assigns places, from left to right, to roles. */
function inOrder(places: readonly number[], order: readonly number[]): VotePlaces {
  const at = (role: number): number => places[order.indexOf(role)] ?? -1;
  return [at(0), at(1), at(2)];
}
