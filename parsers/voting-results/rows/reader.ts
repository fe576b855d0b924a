import type { TextRange } from '../../prose/flat-text.ts';
import type { ItemRow } from '../find/item-row.ts';
import { isPersonName, personBefore } from '../words/person-names.ts';
import { stripAnchor } from '../words/proposal-anchors.ts';
import { proposalTypeOf } from '../words/proposal-type.ts';
import type { VoteValue } from '../words/vote-values.ts';
import { combine, flattenedGroups, type Header } from './headers.ts';
import type { LabelPiece, RowReading, TextPiece } from './row-pieces.ts';
import { type OpenRow, recordOf } from './row-records.ts';
import { recordsOfSideways, type Sideways } from './sideways-table.ts';
import type { VoteElement, VoteRecord } from './vote-record.ts';

/** The state of reading an item's rows in order: what was found, and what later rows depend on. */
export type Reader = ReturnType<typeof createReader>;

export function createReader(rows: readonly ItemRow[], readings: readonly RowReading[]) {
  return {
    rows,
    readings,
    /** Index of the row that is being read. */
    position: 0,
    elements: [] as VoteElement[],
    /** Figures without a header or label. */
    strays: [] as VoteValue[],
    problems: [] as string[],
    /** The header in force, and the last one there was. */
    header: null as Header | null,
    lastHeader: null as Header | null,
    /** Headers of the same table before the one in force: rows after a part with columns of its own go back to them. */
    outer: [] as Header[],
    /** A row whose figures are on lines of their own. */
    open: null as OpenRow | null,
    sideways: null as Sideways | null,
    /** The words of the last row that has nothing else: the columns' names, where the table turns out to be sideways. */
    names: [] as readonly TextPiece[],
    /** "Name" came on a line of its own before the labels of the other columns. */
    awaitsPeople: false,
    /** A row's total, printed before its counts. */
    leadingTotal: null as number | null,
    lastPage: 0,
    headers: 0,
  };
}

/** A number for another header; a row that needs none to be read has one of its own. */
export function nextHeader(reader: Reader): number {
  reader.headers += 1;
  return reader.headers;
}

export function addText(reader: Reader, text: string, { start, end }: TextRange, isStrong: boolean): void {
  if (/^\d(?=[\d. ]*,)[\d,. ]*$/.test(text)) reader.problems.push('malformed-number');
  reader.elements.push({ kind: 'text', text, start, end, isStrong, isProse: false });
}

/** Puts labels in force as the header of the rows below, with the labels of a row just above that has none yet. */
export function setHeader(
  reader: Reader,
  labels: readonly LabelPiece[],
  row: ItemRow,
  { isPerson, hasAside }: { readonly isPerson: boolean; readonly hasAside: boolean },
): void {
  const { header } = reader;
  const above = header?.isFresh === true && (header.table === row.table || row.table === null) ? header : null;
  const isGrid = row.table !== null && row.table >= 0;
  const own = labels.map(({ column, extent }) => ({ column, extent }));
  const raw = [...(above?.raw ?? []), ...own];
  const groups = isGrid ? null : flattenedGroups(raw);
  const joined: Header = {
    id: nextHeader(reader),
    labels: groups ?? (above === null ? own : combine(above.labels, own, isGrid)),
    raw,
    table: row.table,
    isFresh: true,
    isPerson: isPerson || reader.awaitsPeople || (above?.isPerson ?? false),
    hasAside: hasAside || (above?.hasAside ?? false),
  };
  if (header?.isFresh === false && header.table === row.table && isGrid) reader.outer.push(header);
  else if (above === null) reader.outer = [];
  reader.header = joined;
  reader.lastHeader = joined;
  reader.awaitsPeople = false;
  if (above === null) reader.elements.push({ kind: 'header', isPerson: joined.isPerson });
}

const countsIn = ({ labels }: Header): number => labels.filter(({ column }) => column !== 'percent').length;
const hasColumn = ({ labels }: Header, column: string): boolean => labels.some((label) => label.column === column);

/**
 * Returns to an earlier header of the table where a row is no longer one of the part under way: "For | Withheld" over the
 * nominees in the middle of a table of proposals, then a proposal with three figures.
 */
export function restoreOuterHeader(reader: Reader, row: ItemRow, label: string, counts: number): void {
  const { header } = reader;
  if (header === null || header.table !== row.table || header.isFresh || isPersonName(label)) return;
  const isOfElection = hasColumn(header, 'votesWithheld') && !hasColumn(header, 'votesAgainst');
  const type = proposalTypeOf(stripAnchor(label));
  const isOther = isOfElection && type !== null && type !== 'elect_directors';
  const isMisfit = countsIn(header) !== counts;
  if (!isOther && !isMisfit) return;
  const found = reader.outer.findLast(
    (one) => one.table === row.table && countsIn(one) === counts && (isMisfit || hasColumn(one, 'votesAgainst')),
  );
  if (found === undefined) return;
  reader.header = found;
  reader.lastHeader = found;
  reader.elements.push({ kind: 'header', isPerson: found.isPerson });
}

/** Ends the row under way, if any: its figures become a record. */
export function closeRow(reader: Reader): void {
  const { open, header } = reader;
  if (open === null) return;
  const record = recordOf(open, header ?? reader.lastHeader, header === null, reader.strays);
  if (record !== null) {
    record.statedTotal ??= reader.leadingTotal;
    reader.leadingTotal = null;
    addRecord(reader, record);
  }
  if (header !== null) header.isFresh = false;
  reader.open = null;
}

/** Reads a whole row of figures. */
export function addRow(reader: Reader, row: OpenRow): void {
  reader.open = row;
  closeRow(reader);
}

export function closeSideways(reader: Reader): void {
  if (reader.sideways !== null) reader.elements.push(...recordsOfSideways(reader.sideways, nextHeader(reader)));
  reader.sideways = null;
}

/** The total of the row just read. */
export function addTotal(reader: Reader, total: number | null): void {
  const last = reader.elements.at(-1);
  if (last?.kind === 'record') last.statedTotal ??= total;
}

/** Adds a record, or joins it to the one before where it goes on with the same row. */
export function addRecord({ elements, problems }: Reader, record: VoteRecord): void {
  const at = elements.findLastIndex((one) => one.kind !== 'header');
  const last = elements[at];
  const isOther = last?.kind !== 'record' || last.isTotal || record.label !== '' || record.header === last.header;
  // "TOTAL" and its figure, flattened under the row they close.
  const isTotalOnly = record.fields.size === 0 && record.statedTotal !== null;
  if (isOther || !(isTotalOnly || continues(last, record))) {
    elements.push(record);
    return;
  }
  const brokers = record.fields.get('brokerNonVotes');
  const isOfPeople = brokers !== undefined && isAfterPerson(elements, at);
  const isShared = isOfPeople || (last.source === 'table' && hasRowBefore(elements, at, last.header));
  if (isShared && !isTotalOnly && (record.source === 'prose' || (record.fields.size === 1 && brokers !== undefined))) {
    // One sentence under a table of several rows speaks of them all; other counts than broker non-votes belong to none.
    if (brokers !== undefined) elements.push({ kind: 'scope', count: brokers, reach: { kind: 'nominees' } });
    if ([...record.fields].some(([field, { value }]) => field !== 'brokerNonVotes' && value !== 0))
      problems.push('unclear-reach');
    return;
  }
  last.statedTotal ??= record.statedTotal;
  elements.length = at + 1;
  if (isTotalOnly) return;
  if (last.source === 'table' && record.source === 'prose' && brokers !== undefined) last.hasSaidBrokers = true;
  for (const [field, value] of record.fields) last.fields.set(field, value);
  last.end = Math.max(last.end, record.end);
  last.problems.push(...record.problems);
}

/** "Broker Non-Votes" under the other columns: a header or table part with further counts of the same row. */
function continues(last: VoteRecord, record: VoteRecord): boolean {
  const isFree = [...record.fields.keys()].every((field) => !last.fields.has(field));
  return !record.isTotal && record.fields.size > 0 && isFree;
}

/** "Ann Orr  For 702,114  Withheld 8,020" on two lines: whether the record at an index ends such rows without broker non-votes. */
function isAfterPerson(elements: readonly VoteElement[], at: number): boolean {
  const [before, name, last] = elements.slice(Math.max(0, at - 2), at + 1);
  if (before?.kind !== 'record' || name?.kind !== 'text' || last?.kind !== 'record') return false;
  if (before.source === 'table' || last.source === 'table' || before.fields.has('brokerNonVotes')) return false;
  const isNamed = isPersonName(name.text) || personBefore(name.text) !== null;
  return isNamed && [...before.fields.keys()].join() === [...last.fields.keys()].join();
}

/** Whether another row was read under the same header. */
function hasRowBefore(elements: readonly VoteElement[], at: number, header: number): boolean {
  return elements.some((one, index) => index < at && one.kind === 'record' && one.header === header);
}
