import type { Column } from '../words/vote-labels.ts';
import type { VoteValue } from '../words/vote-values.ts';
import { fieldFor, type Header, type HeaderLabel } from './headers.ts';
import { isOver, overlap, type PlacedValue } from './row-pieces.ts';
import { emptyRecord, type VoteRecord } from './vote-record.ts';

/** A row whose figures are being read. */
export interface OpenRow {
  readonly values: PlacedValue[];
  readonly label: string;
  readonly labelStart: number;
  readonly shareClass?: string | null;
}

type ByColumn = readonly (readonly [Column, VoteValue])[];

/**
 * Assigns the values of a row to the columns of its header; null where it has none that fits.
 *
 * @param isCarried the header was closed by other words since: it holds only for a row of as many counts.
 * @param strays takes the counts that have no header.
 */
export function recordOf(
  open: OpenRow,
  header: Header | null,
  isCarried: boolean,
  strays: VoteValue[],
): VoteRecord | null {
  const values = open.values.map((one) => one.value);
  const [first] = values;
  const last = values.at(-1);
  if (first === undefined || last === undefined) return null;
  const counts = values.filter((value) => value.kind !== 'percent').length;
  const columns = header?.labels.map((label) => label.column) ?? [];
  const isMisfit = counts < 2 || counts !== columns.filter((column) => column !== 'percent').length;
  if (header === null || (isCarried && isMisfit)) {
    strays.push(...values.filter((value) => value.kind === 'count'));
    return null;
  }
  const problems: string[] = [];
  // "Candidate | Votes": the one column of an election counts votes for.
  const [lone, ...others] = header.labels.filter(({ column }) => column !== 'percent');
  const isVotesOnly = header.isPerson && lone?.column === 'plain' && others.length === 0;
  const labels = isVotesOnly
    ? header.labels.map((label) => (label === lone ? { ...label, column: 'votesFor' as const } : label))
    : header.labels;
  const hasCount = values.some((value) => value.kind === 'count');
  const record: VoteRecord = {
    ...emptyRecord(open.label, open.labelStart, first.start, last.end),
    shareClass: open.shareClass ?? null,
    header: header.id,
    isTotal: /^(?:grand |sub-?)?totals?\b/i.test(open.label),
    isPercentOnly: !hasCount && values.some((value) => value.kind === 'percent'),
    underPerson: header.isPerson,
    hasAside: header.hasAside,
    problems,
  };
  for (const [heading, value] of byColumn(labels, open.values, problems)) {
    const column = fieldFor(heading, columns);
    if (column === 'plain' || column === 'percent') continue;
    if (column !== heading) problems.push('combined-column');
    if (column === 'other') problems.push('unknown-column');
    else if (column === 'total') record.statedTotal = value.value;
    else if (record.fields.get(column)?.value === null) record.fields.set(column, value);
    else if (!record.fields.has(column)) record.fields.set(column, value);
    // "1,210 | 40 | — | —" under the columns of two classes: a nominee of one of them.
    else if (value.value !== null) problems.push('same-column-twice');
  }
  record.isShort = columns.includes('brokerNonVotes') && !record.fields.has('brokerNonVotes');
  return record;
}

function inOrder(columns: readonly HeaderLabel[], values: readonly PlacedValue[]): ByColumn {
  return columns.flatMap(({ column }, index) => {
    const one = values[index];
    return one === undefined ? [] : [[column, one.value] as const];
  });
}

function byColumn(labels: readonly HeaderLabel[], values: readonly PlacedValue[], problems: string[]): ByColumn {
  const counts = values.filter((one) => one.value.kind !== 'percent');
  const onlyPercents = !counts.some((one) => one.value.kind === 'count') && values.length > counts.length;
  const columns = labels.filter((label) => label.column !== 'percent');
  const hasPercents = columns.length < labels.length;
  if (values.length === labels.length && (hasPercents || onlyPercents || counts.length === values.length))
    return inOrder(labels, values);
  if (counts.length === columns.length) return inOrder(columns, counts);
  if (hasPercents && isLedByKinds(labels, values)) return inOrder(labels, values);
  const clear = withSum(columns, counts) ?? align(columns, counts);
  if (clear !== null) return clear;
  // A row that lacks only broker non-votes is believed if its total proves that nothing else is missing.
  if (counts.length === columns.length - 1 && columns.at(-1)?.column === 'brokerNonVotes')
    return inOrder(columns, counts);
  problems.push(counts.length < columns.length ? 'fewer-values-than-columns' : 'more-values-than-columns');
  const under = counts.filter(({ extent }) => columns.some((column) => isOver(column.extent, extent)));
  // What has no header above it is another column's: it must not push the rest aside.
  const isCrowded = counts.length > columns.length && under.length > 0 && under.length <= columns.length;
  return (isCrowded ? align(columns, under) : null) ?? inOrder(columns, counts);
}

/**
 * "25,916,242 99.55 62,219 0.24" under "For, Percent, Against, Percent, Broker Non-Vote": every figure is of its column's
 * kind, and only columns at the end have none.
 */
function isLedByKinds(labels: readonly HeaderLabel[], values: readonly PlacedValue[]): boolean {
  const isShare = ({ value: { kind, value, hasDecimals } }: PlacedValue): boolean =>
    kind === 'percent' || (kind === 'count' && hasDecimals && (value ?? 0) <= 100);
  const missing = labels.slice(values.length);
  return (
    values.length >= 2 &&
    missing.every(({ column }) => column === 'brokerNonVotes' || column === 'percent') &&
    values.every((value, index) => isShare(value) === (labels[index]?.column === 'percent'))
  );
}

/** One figure more than the header has columns, the sum of the others: "Shares voted", before or after them. */
function withSum(columns: readonly HeaderLabel[], counts: readonly PlacedValue[]): ByColumn | null {
  if (columns.length < 2 || counts.length !== columns.length + 1) return null;
  if (columns.some((column) => column.column === 'total')) return null;
  for (const at of [0, counts.length - 1]) {
    const total = counts[at]?.value;
    const rest = counts.toSpliced(at, 1);
    const sum = rest.reduce((all, one) => all + (one.value.value ?? 0), 0);
    if (total === undefined || total.value === null || sum <= 0) continue;
    if (Math.abs(sum - total.value) < 0.005) return [['total', total], ...inOrder(columns, rest)];
  }
  return null;
}

/** By the grid: every value under the one label it overlaps most, left to right. Null where that is ambiguous. */
function align(columns: readonly HeaderLabel[], values: readonly PlacedValue[]): ByColumn | null {
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
