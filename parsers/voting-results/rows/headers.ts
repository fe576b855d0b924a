import type { Column } from '../words/vote-labels.ts';
import { type Extent, isOver } from './row-pieces.ts';

export interface HeaderLabel {
  readonly column: Column;
  readonly extent: Extent | null;
}

/** A table header in force: the rows below are read by its columns. */
export interface Header {
  readonly id: number;
  readonly labels: readonly HeaderLabel[];
  /** All of its labels in reading order, before groups are joined with the columns under them. */
  readonly raw: readonly HeaderLabel[];
  readonly table: number | null;
  /** No row has been read under it. */
  isFresh: boolean;
  readonly isPerson: boolean;
  /** The names below run into the words of a column beside them. */
  readonly hasAside: boolean;
}

/** "Votes", "%": a column of its group, without a kind of its own. */
function isBare(label: HeaderLabel | undefined): boolean {
  return label?.column === 'plain' || label?.column === 'percent';
}

const byPosition = (a: HeaderLabel, b: HeaderLabel): number => (a.extent?.from ?? 0) - (b.extent?.from ?? 0);

/**
 * A header of two rows run together: "For, Against" and then "Number, %, Number, %, Abstain": the bare labels belong
 * under the groups, the rest beside them. Null for any other.
 */
export function flattenedGroups(raw: readonly HeaderLabel[]): readonly HeaderLabel[] | null {
  // "Votes, For, Votes, Against", each on its line: the first word of a wrapped label says nothing.
  const named = raw.filter((label) => label.column !== 'plain');
  const isWrapped = raw.every((label, index) => label.column !== 'plain' || raw[index + 1]?.column !== 'plain');
  const hasPercent = raw.some((label) => label.column === 'percent');
  if (raw[0]?.column === 'plain' && isWrapped && !hasPercent && named.length > 0) return named;
  const groups = raw.slice(0, raw.findIndex(isBare));
  const below = raw.slice(groups.length);
  const until = below.findIndex((label) => !isBare(label));
  const bare = until < 0 ? below : below.slice(0, until);
  const starts = bare.filter((label) => label.column === 'plain').length;
  if (groups.length === 0 || bare[0]?.column !== 'plain' || starts !== groups.length) return null;
  let group = -1;
  const under = bare.map((label): HeaderLabel => {
    if (label.column === 'plain') group += 1;
    return { column: label.column === 'percent' ? 'percent' : (groups[group]?.column ?? 'other'), extent: null };
  });
  return [...under, ...below.slice(bare.length)];
}

/** A second header row under the first: "Votes | %" under each of "For", "Against"; "1 Year" under "Votes For"; or more of the same. */
export function combine(
  above: readonly HeaderLabel[],
  below: readonly HeaderLabel[],
  isTable: boolean,
): readonly HeaderLabel[] {
  const isAllPlain = above.every((label) => label.column === 'plain');
  // On lines of their own: "For", then "% For".
  const isShareOf = !isTable && below.length === 1 && below[0]?.column === 'percent';
  if (isShareOf && above.every((one) => one.column !== 'plain')) return [...above, ...below];
  if (below.every(isBare) && !isAllPlain) return underGroups(above, below, isTable);
  // "Votes", "%", then "For", each on its line: the first two head a list of labels and figures.
  if (isAllPlain || (!isTable && !below.every(isBare) && above.every(isBare))) return below;
  const isFrequency = below.some((label) => label.column === 'oneYear' || label.column === 'threeYears');
  const others = above.filter((label) => label.column !== 'votesFor' && label.column !== 'plain');
  if (isFrequency && others.length === 0) return below;
  if (isFrequency && isTable) return [...below, ...others].sort(byPosition);
  if (isTable) {
    const fresh = above.filter((one) => !below.some((label) => isOver(one.extent, label.extent)));
    return [...fresh, ...below.map((label) => underGroup(label, above))].sort(byPosition);
  }
  const hasPercent = [...above, ...below].some((label) => label.column === 'percent');
  const ended = !hasPercent && above.at(-1)?.column === 'plain' ? above.slice(0, -1) : above;
  return [...ended, ...below];
}

/** "Votes | %" under groups: by position in a grid, else an equal share of them for each group. */
function underGroups(
  above: readonly HeaderLabel[],
  below: readonly HeaderLabel[],
  isTable: boolean,
): readonly HeaderLabel[] {
  const each = below.length / above.length;
  const parents = below.map(({ extent }) => above.findIndex((one) => isOver(one.extent, extent)));
  const countUnder = (at: number): number => parents.filter((parent) => parent === at).length;
  const isEven = above.every((_, at) => countUnder(at) === countUnder(0));
  const isUneven = !Number.isInteger(each);
  const isPlaced =
    (isUneven && hasOwnGroups(below, parents)) || (parents.every((parent) => parent >= 0) && (isEven || isUneven));
  const columns = below.map(({ column, extent }, index): HeaderLabel => {
    const parent = isPlaced ? parents[index] : Number.isInteger(each) ? Math.floor(index / each) : undefined;
    return { column: column === 'percent' ? 'percent' : (above[parent ?? -1]?.column ?? 'other'), extent };
  });
  const childless = isPlaced && isTable ? above.filter((_, at) => !parents.includes(at)) : [];
  return [...columns, ...childless].sort(byPosition);
}

/** "For" over "Votes" alone, with "%" under an empty cell: whether each bare label but percentages has a group to itself. */
function hasOwnGroups(below: readonly HeaderLabel[], parents: readonly number[]): boolean {
  const own = parents.filter((_, at) => below[at]?.column !== 'percent');
  return own.length > 0 && own.every((parent) => parent >= 0) && new Set(own).size === own.length;
}

/** "Number" under "Votes Cast For", beside "Abstain", which has no group: a bare label takes its group's column. */
function underGroup(label: HeaderLabel, above: readonly HeaderLabel[]): HeaderLabel {
  const groups = above.filter((one) => isOver(one.extent, label.extent));
  const [group] = groups;
  return label.column === 'plain' && groups.length === 1 && group !== undefined
    ? { column: group.column, extent: label.extent }
    : label;
}

/** "Withheld/Abstain" beside "Against" counts abstentions; in an election without such a column, votes withheld. */
export function fieldFor(column: Column, columns: readonly Column[]): Exclude<Column, 'withheldOrAbstained'> {
  if (column !== 'withheldOrAbstained') return column;
  const isVoteOnMatter = columns.some((one) => one === 'votesAgainst' || one === 'oneYear' || one === 'threeYears');
  return isVoteOnMatter ? 'abstain' : 'votesWithheld';
}
