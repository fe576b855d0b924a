import type { Extent } from './row-pieces.ts';
import type { Column } from './vote-labels.ts';
import { emptyRecord, type VoteRecord } from './vote-record.ts';
import type { VoteValue } from './vote-values.ts';

export interface HeaderLabel {
  readonly column: Column;
  readonly extent: Extent | null;
}

/** A heading in force: rows below it are read by its columns. */
export interface Header {
  readonly id: number;
  readonly labels: readonly HeaderLabel[];
  /** Every label of it in reading order, before groups and what stands under them are joined. */
  readonly raw: readonly HeaderLabel[];
  readonly table: number | null;
  isFresh: boolean;
  readonly isPerson: boolean;
}

/** Values of a row that is being read. */
export interface OpenRecord {
  readonly values: { value: VoteValue; extent: Extent | null }[];
  readonly label: string;
  readonly labelStart: number;
}

function isOver(a: Extent | null, b: Extent | null): boolean {
  return a !== null && b !== null && overlap(a, b) > 0;
}

function overlap(a: Extent, b: Extent): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

/**
 * A heading of two rows run together: "For, Against" and then "Number, %, Number, %, Abstain": the bare labels stand
 * under the groups, the rest beside them. Null for any other.
 */
export function flattenedGroups(raw: readonly HeaderLabel[]): readonly HeaderLabel[] | null {
  // "Votes, For, Votes, Against", each on its line: the first word of a wrapped label says nothing.
  const named = raw.filter((label) => label.column !== 'plain');
  const isWrapped = raw.every((label, index) => label.column !== 'plain' || raw[index + 1]?.column !== 'plain');
  const isShare = raw.some((label) => label.column === 'percent');
  if (raw[0]?.column === 'plain' && isWrapped && !isShare && named.length > 0) return named;
  const isBare = (label: HeaderLabel | undefined): boolean => label?.column === 'plain' || label?.column === 'percent';
  const groups = raw.slice(0, raw.findIndex(isBare));
  const below = raw.slice(groups.length);
  const until = below.findIndex((label) => !isBare(label));
  const bare = until < 0 ? below : below.slice(0, until);
  const beside = below.slice(bare.length);
  const starts = bare.filter((label) => label.column === 'plain').length;
  if (groups.length === 0 || bare[0]?.column !== 'plain' || starts !== groups.length) return null;
  let group = -1;
  const under = bare.map((label): HeaderLabel => {
    if (label.column === 'plain') group += 1;
    return { column: label.column === 'percent' ? 'percent' : (groups[group]?.column ?? 'other'), extent: null };
  });
  return [...under, ...beside];
}

/** A second heading row under the first: "Votes | %" under each of "For", "Against"; "1 Year" under "Votes For"; or more of the same. */
export function combine(
  above: readonly HeaderLabel[],
  below: readonly HeaderLabel[],
  isTable: boolean,
): readonly HeaderLabel[] {
  const [first] = below;
  // On lines of their own: "For", then "% For".
  if (!isTable && below.length === 1 && first?.column === 'percent' && above.every((one) => one.column !== 'plain'))
    return [...above, ...below];
  const isSub = below.every((label) => label.column === 'plain' || label.column === 'percent');
  if (isSub && above.some((label) => label.column !== 'plain')) {
    const each = below.length / above.length;
    const byExtent = below.map(({ extent }) =>
      extent === null ? -1 : above.findIndex((one) => one.extent !== null && overlap(one.extent, extent) > 0),
    );
    const isEven = above.every(
      (_, at) => byExtent.filter((parent) => parent === at).length === byExtent.filter((parent) => parent === 0).length,
    );
    const isPlaced = byExtent.every((parent) => parent >= 0) && (isEven || !Number.isInteger(each));
    const alone = isPlaced && isTable ? above.filter((_, at) => !byExtent.includes(at)) : [];
    const columns = below.map((label, index) => {
      const parent = isPlaced
        ? above[byExtent[index] ?? -1]
        : Number.isInteger(each)
          ? above[Math.floor(index / each)]
          : undefined;
      return { column: label.column === 'percent' ? 'percent' : (parent?.column ?? 'other'), extent: label.extent };
    });
    return [...columns, ...alone].sort((a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0));
  }
  if (above.every((label) => label.column === 'plain')) return below;
  // "Votes", "%", then "For", each on its line: the first two head a list of labels and figures.
  const isList = !isTable && !isSub && above.every((label) => label.column === 'plain' || label.column === 'percent');
  if (isList) return below;
  const isFrequency = below.some((label) => label.column === 'oneYear' || label.column === 'threeYears');
  if (isFrequency && above.every((label) => label.column === 'votesFor' || label.column === 'plain')) return below;
  if (isFrequency && isTable) {
    const rest = above.filter((label) => label.column !== 'votesFor' && label.column !== 'plain');
    return [...below, ...rest].sort((a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0));
  }
  if (isTable) {
    const placed = below.map((label) => underGroup(label, above));
    const fresh = above.filter(
      (one) =>
        !below.some((label) => label.extent !== null && one.extent !== null && overlap(one.extent, label.extent) > 0),
    );
    return [...fresh, ...placed].sort((a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0));
  }
  const hasPercent = [...above, ...below].some((label) => label.column === 'percent');
  const kept = !hasPercent && above.at(-1)?.column === 'plain' ? above.slice(0, -1) : above;
  return [...kept, ...below];
}

/** "Number" under "Votes Cast For", beside "Abstain", which has no group: a bare label takes its group's column. */
function underGroup(label: HeaderLabel, above: readonly HeaderLabel[]): HeaderLabel {
  const { extent } = label;
  if (label.column !== 'plain' || extent === null) return label;
  const groups = above.filter((one) => one.extent !== null && overlap(one.extent, extent) > 0);
  const [group] = groups;
  return groups.length === 1 && group !== undefined ? { column: group.column, extent } : label;
}

/** "Withheld/Abstain" beside "Against" holds what abstained; in an election without such a column, what was withheld. */
export function fieldFor(column: Column, columns: readonly Column[]): Exclude<Column, 'withheldOrAbstained'> {
  if (column !== 'withheldOrAbstained') return column;
  const asks = columns.some((one) => one === 'votesAgainst' || one === 'oneYear' || one === 'threeYears');
  return asks ? 'abstain' : 'votesWithheld';
}

/** Gives the values of a row to the columns of its heading. */
export function recordOf(
  open: OpenRecord,
  header: Header | null,
  isCarried: boolean,
  strays: VoteValue[],
): VoteRecord | null {
  const { values } = open;
  const counts = values.filter((one) => one.value.kind !== 'percent');
  const first = values[0]?.value;
  const last = values.at(-1)?.value;
  if (first === undefined || last === undefined) return null;
  if (header === null) {
    strays.push(...values.map((one) => one.value).filter((value) => value.kind === 'count'));
    return null;
  }
  const problems: string[] = [];
  if (isCarried) {
    const fits = counts.length === header.labels.filter((label) => label.column !== 'percent').length;
    if (!fits || counts.length < 2) {
      strays.push(...values.map((one) => one.value).filter((value) => value.kind === 'count'));
      return null;
    }
  }
  const record: VoteRecord = {
    ...emptyRecord(open.label, open.labelStart, first.start, last.end),
    header: header.id,
    isTotal: /^(?:grand |sub-?)?totals?\b/i.test(open.label),
    isPercentOnly:
      !values.some((one) => one.value.kind === 'count') && values.some((one) => one.value.kind === 'percent'),
    underPerson: header.isPerson,
    problems,
  };
  const placed = place(header.labels, values, problems);
  const columns = header.labels.map((label) => label.column);
  for (const [heading, value] of placed) {
    const column = fieldFor(heading, columns);
    if (column === 'plain' || column === 'percent') continue;
    if (column !== heading) problems.push('combined-column');
    if (column === 'other') problems.push('unknown-column');
    else if (column === 'total') record.statedTotal = value.value;
    else if (record.fields.has(column)) problems.push('same-column-twice');
    else record.fields.set(column, value);
  }
  record.isShort =
    header.labels.some((label) => label.column === 'brokerNonVotes') && !record.fields.has('brokerNonVotes');
  return record;
}

type Placed = readonly (readonly [Column, VoteValue])[];

function place(labels: readonly HeaderLabel[], values: OpenRecord['values'], problems: string[]): Placed {
  const counts = values.filter((one) => one.value.kind !== 'percent');
  const onlyPercents = !counts.some((one) => one.value.kind === 'count') && values.length > counts.length;
  const hasPercents = labels.some((label) => label.column === 'percent');
  const columns = labels.filter((label) => label.column !== 'percent');
  function inOrder(heads: readonly HeaderLabel[], row: OpenRecord['values']): Placed {
    return heads.flatMap((head, index) => {
      const one = row[index];
      return one === undefined ? [] : [[head.column, one.value] as const];
    });
  }
  if (values.length === labels.length && (hasPercents || onlyPercents || counts.length === values.length))
    return inOrder(labels, values);
  if (counts.length === columns.length) return inOrder(columns, counts);
  const summed = withSum(columns, counts);
  if (summed !== null) return summed;
  const aligned = align(columns, counts);
  if (aligned !== null) return aligned;
  const lacksBrokers = counts.length === columns.length - 1 && columns.at(-1)?.column === 'brokerNonVotes';
  // The judge believes such a row only if its total proves that nothing but broker non-votes is missing.
  if (!lacksBrokers) {
    problems.push(counts.length < columns.length ? 'fewer-values-than-columns' : 'more-values-than-columns');
    const under = counts.filter(({ extent }) => columns.some((column) => isOver(column.extent, extent)));
    // What stands under no heading is another column's: it must not push the rest aside.
    if (counts.length > columns.length && under.length > 0 && under.length <= columns.length)
      return align(columns, under) ?? inOrder(columns, counts);
  }
  return inOrder(columns, counts);
}

/** One figure more than the heading has columns, which is the sum of the others: "Shares voted", before or behind them. */
function withSum(columns: readonly HeaderLabel[], counts: OpenRecord['values']): Placed | null {
  if (columns.length < 2 || counts.length !== columns.length + 1) return null;
  for (const at of [0, counts.length - 1]) {
    const total = counts[at]?.value;
    const rest = counts.filter((_, index) => index !== at);
    const sum = rest.reduce((all, one) => all + (one.value.value ?? 0), 0);
    const isSum = total?.value !== null && total !== undefined && sum > 0 && Math.abs(sum - (total.value ?? 0)) < 0.005;
    if (isSum && !columns.some((column) => column.column === 'total')) {
      const placed = columns.flatMap((head, index) => {
        const one = rest[index];
        return one === undefined ? [] : [[head.column, one.value] as const];
      });
      return [['total', total], ...placed];
    }
  }
  return null;
}

/** By the grid: every value under the one heading it overlaps most, left to right. Null where that is not clear. */
function align(columns: readonly HeaderLabel[], values: OpenRecord['values']): Placed | null {
  const placed: [Column, VoteValue][] = [];
  let previous = -1;
  for (const { value, extent } of values) {
    if (extent === null) return null;
    let [best, most] = [-1, 0];
    columns.forEach((column, index) => {
      const shared = column.extent === null ? 0 : overlap(column.extent, extent);
      if (shared > most) [best, most] = [index, shared];
    });
    const column = columns[best];
    if (column === undefined || best <= previous) return null;
    previous = best;
    placed.push([column.column, value]);
  }
  return placed;
}
