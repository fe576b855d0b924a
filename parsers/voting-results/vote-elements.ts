import type { ItemRow } from './item-rows.ts';
import { sentencesOf } from './prose-votes.ts';
import { type Extent, type Piece, type RowReading, readRow } from './row-pieces.ts';
import type { Column, CountField } from './vote-labels.ts';
import type { VoteValue } from './vote-values.ts';

/** A count of a record; null is "not reported" by a dash, `N/A`, an empty cell, or a percentage. */
export interface CountValue {
  readonly value: number | null;
  readonly start: number;
  readonly end: number;
}

/** One row of counts: a proposal's, a nominee's, a class's or a total. */
export interface VoteRecord {
  readonly kind: 'record';
  readonly fields: Map<CountField | 'againstOrWithheld', CountValue>;
  /** Words of the same row, before the figures. */
  label: string;
  readonly labelStart: number;
  readonly start: number;
  end: number;
  readonly source: 'table' | 'pairs' | 'prose';
  /** Index of the heading it was read under; records of one table share it. */
  readonly header: number;
  readonly isTotal: boolean;
  readonly isPercentOnly: boolean;
  /** Under a heading "Nominee", "Name of director". */
  readonly underPerson: boolean;
  statedTotal: number | null;
  readonly problems: string[];
}

export interface TextElement {
  readonly kind: 'text';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isStrong: boolean;
  /** Part of a sentence or paragraph rather than a line of its own. */
  readonly isProse: boolean;
}

export interface HeaderElement {
  readonly kind: 'header';
  readonly isPerson: boolean;
  readonly start: number;
}

/** A count stated once for several rows: "Broker non-votes totaled 22,590,586 for each nominee". */
export interface ScopeElement {
  readonly kind: 'scope';
  readonly field: CountField;
  readonly count: CountValue;
  readonly scope: 'nominees' | 'all';
}

export type VoteElement = VoteRecord | TextElement | HeaderElement | ScopeElement;

interface HeaderLabel {
  readonly column: Column;
  readonly extent: Extent | null;
}

interface Header {
  readonly id: number;
  readonly labels: readonly HeaderLabel[];
  readonly table: number | null;
  isFresh: boolean;
  readonly isPerson: boolean;
}

/** A table with a column per proposal or nominee and a row per kind of vote. */
interface Sideways {
  readonly columns: { column: Column; values: ValuePiece[] }[];
  readonly names: TextPiece[];
  readonly table: number | null;
}

interface OpenRecord {
  readonly values: { value: VoteValue; extent: Extent | null }[];
  readonly label: string;
  readonly labelStart: number;
}

type LabelPiece = Extract<Piece, { type: 'label' }>;
type ValuePiece = Extract<Piece, { type: 'value' }>;
type TextPiece = Extract<Piece, { type: 'text' }>;

/** Reads the rows of the item one after the other into words, headings and rows of counts, in reading order. */
export function readVoteElements(rows: readonly ItemRow[]): { readonly elements: readonly VoteElement[]; readonly strays: readonly VoteValue[] } {
  const elements: VoteElement[] = [];
  const strays: VoteValue[] = [];
  let header: Header | null = null;
  let lastHeader: Header | null = null;
  let open: OpenRecord | null = null;
  const state: { sideways: Sideways | null } = { sideways: null };
  let names: TextPiece[] = [];
  let ids = 0;

  function add(record: VoteRecord): void {
    // The heading of a label or table part that goes on with the same row: "Broker Non-Votes" under the other columns.
    const at = elements.findLastIndex((one) => one.kind !== 'header');
    const last = elements[at];
    const joins =
      last?.kind === 'record' &&
      !last.isTotal &&
      !record.isTotal &&
      record.label === '' &&
      record.header !== last.header &&
      record.fields.size > 0 &&
      [...record.fields.keys()].every((field) => !last.fields.has(field));
    const isShared = last?.kind === 'record' && last.source === 'table' && elements.some((one, index) => index < at && one.kind === 'record' && one.header === last.header);
    const brokers = record.fields.get('brokerNonVotes');
    if (joins && isShared && record.source !== 'table' && record.fields.size === 1 && brokers !== undefined) {
      // One sentence under a table of several rows speaks of them all.
      elements.push({ kind: 'scope', field: 'brokerNonVotes', count: brokers, scope: 'nominees' });
    } else if (joins && last?.kind === 'record') {
      for (const [field, value] of record.fields) last.fields.set(field, value);
      last.end = Math.max(last.end, record.end);
      last.problems.push(...record.problems);
      last.statedTotal = last.statedTotal ?? record.statedTotal;
      elements.length = at + 1;
    } else elements.push(record);
  }

  function closeOpen(): void {
    if (open === null) return;
    const record = recordOf(open, header ?? lastHeader, header === null, strays);
    if (record !== null) add(record);
    if (header !== null) header.isFresh = false;
    open = null;
  }

  function awaitsFigures(): boolean {
    return header !== null && header.isFresh && open === null;
  }

  function closeSideways(): void {
    const { sideways } = state;
    if (sideways === null) return;
    const count = Math.max(...sideways.columns.map((one) => one.values.length));
    const even = sideways.columns.every((one) => one.values.length === count);
    ids += 1;
    for (let index = 0; index < count; index += 1) {
      const fields: VoteRecord['fields'] = new Map();
      let [start, end] = [Number.MAX_SAFE_INTEGER, 0];
      for (const { column, values } of sideways.columns) {
        const value = values[index]?.value;
        if (value === undefined || column === 'percent' || column === 'plain' || column === 'other' || column === 'total') continue;
        fields.set(column, value);
        start = Math.min(start, value.start);
        end = Math.max(end, value.end);
      }
      const named = sideways.names.length === count ? sideways.names[index] : undefined;
      const isTotal = /^(?:grand )?total\b/i.test(named?.text ?? '');
      elements.push({
        ...emptyRecord(named?.text ?? '', named?.start ?? start, start, end),
        fields,
        header: ids,
        isTotal,
        problems: even ? [] : ['uneven-columns'],
      });
    }
    state.sideways = null;
  }

  function text(piece: TextPiece, isStrong: boolean): void {
    elements.push({ kind: 'text', text: piece.text, start: piece.start, end: piece.end, isStrong, isProse: false });
  }

  function setHeader(labels: readonly LabelPiece[], row: ItemRow, isPerson: boolean): void {
    const fresh = header !== null && header.isFresh && (header.table === row.table || row.table === null) ? header : null;
    const merged = fresh === null ? labels.map(toLabel) : combine(fresh.labels, labels.map(toLabel), row.table !== null && row.table >= 0);
    ids += 1;
    const start = labels[0]?.start ?? row.start;
    header = { id: ids, labels: merged, table: row.table, isFresh: true, isPerson: isPerson || (fresh?.isPerson ?? false) };
    lastHeader = header;
    if (fresh === null) elements.push({ kind: 'header', isPerson: header.isPerson, start });
  }

  function pairsRow(pairs: readonly { label: LabelPiece; value: ValuePiece }[]): void {
    for (const { label, value } of pairs) {
      if (label.column === 'plain' || label.column === 'percent') continue;
      ids += 1;
      const fields: VoteRecord['fields'] = new Map();
      if (label.column !== 'total' && label.column !== 'other') fields.set(label.column, value.value);
      const record: VoteRecord = {
        ...emptyRecord('', label.start, Math.min(label.start, value.value.start), Math.max(label.end, value.value.end)),
        fields,
        header: ids,
        source: 'pairs',
      };
      if (label.column === 'total' || label.column === 'other') {
        const last = elements.at(-1);
        if (last?.kind === 'record' && label.column === 'total') last.statedTotal = last.statedTotal ?? value.value.value;
        else if (label.column === 'other') record.problems.push('unknown-column');
        continue;
      }
      add(record);
    }
  }

  function piecesRow(row: ItemRow, pieces: readonly Piece[]): void {
    const labels = pieces.filter((piece) => piece.type === 'label');
    const values = pieces.filter((piece) => piece.type === 'value');
    const texts = pieces.filter((piece) => piece.type === 'text');
    const heading = pieces.find((piece) => piece.type === 'name-heading');
    const isPerson = heading?.type === 'name-heading' && heading.isPerson;
    const inTable = row.table !== null;
    if (labels.length === 0 && values.length === 0) {
      closeOpen();
      if (texts.length === 0 && heading !== undefined && (row.table === null || row.cells.length === 1)) {
        if (header?.isFresh) header = { ...header, isPerson: header.isPerson || isPerson };
        elements.push({ kind: 'header', isPerson, start: row.start });
      }
      names = texts;
      for (const piece of texts) text(piece, row.isStrong);
      return;
    }
    const counts = values.filter((piece) => piece.value.kind !== 'percent');
    if (labels.length > 0 && values.length === 0) {
      closeOpen();
      for (const piece of texts) text(piece, row.isStrong);
      setHeader(labels, row, isPerson);
      return;
    }
    if (labels.length > 0) {
      closeOpen();
      const [only] = labels;
      if (labels.length === 1 && only?.column === 'total') {
        const last = elements.at(-1);
        if (counts.length === 1) {
          if (last?.kind === 'record') last.statedTotal = last.statedTotal ?? counts[0]?.value.value ?? null;
          return;
        }
        open = { values: values.map(({ value, extent }) => ({ value, extent })), label: 'Total', labelStart: only.start };
        closeOpen();
        return;
      }
      for (const piece of texts) text(piece, row.isStrong);
      const pairs = pairsIn(pieces);
      if (pairs !== null) {
        header = null;
        pairsRow(pairs);
      } else if (labels.length === 1 && only !== undefined && inTable && !isPlainCount(only)) {
        state.sideways ??= { columns: [], names, table: row.table };
        state.sideways.columns.push({ column: only.column, values: counts });
      } else {
        setHeader(labels, row, isPerson);
        open = { values: values.map(({ value, extent }) => ({ value, extent })), label: '', labelStart: row.start };
        closeOpen();
      }
      return;
    }
    const isWholeRow = inTable || values.length >= 2 || texts.length > 0;
    if (isWholeRow) {
      closeOpen();
      const label = texts.map((piece) => piece.text).join(' ');
      open = { values: values.map(({ value, extent }) => ({ value, extent })), label, labelStart: texts[0]?.start ?? row.start };
      const need = needOf(header);
      const isPart = !inTable && need !== null && values.length < need && values.length === 1;
      if (!isPart) closeOpen();
      return;
    }
    // A figure alone on its line: the next value of a flattened row, or a page number.
    const [value] = values;
    if (value === undefined) return;
    const need = needOf(header);
    // A dash alone is a bullet, unless figures of its row came before.
    if (open === null && value.value.kind === 'null' && !(header?.isFresh === true && need === 1)) return;
    if (open === null && isPageNumber(value.value) && (header === null || !header.isFresh)) {
      const previous = elements.at(-1);
      if (header === null || previous?.kind === 'record' || need === 1) return;
    }
    open = open ?? { values: [], label: '', labelStart: row.start };
    open.values.push({ value: value.value, extent: null });
    if (need !== null && open.values.length >= need) closeOpen();
  }

  for (const row of rows) {
    const reading: RowReading = readRow(row);
    if (state.sideways !== null) {
      const goesOn = reading.kind === 'pieces' && row.table === state.sideways.table && reading.pieces.some((piece) => piece.type === 'label');
      if (!goesOn) closeSideways();
    }
    if (reading.kind === 'pieces') piecesRow(row, reading.pieces);
    else if (reading.pairs.length === 0 && awaitsFigures()) {
      // A long subject between the heading and its figures.
      text({ type: 'text', text: reading.text.replace(/\s+/g, ' ').trim(), start: row.start, end: row.end, extent: null }, row.isStrong);
    } else {
      closeOpen();
      header = null;
      names = [];
      proseRow(reading, row, elements, add, () => (ids += 1));
    }
  }
  closeOpen();
  closeSideways();
  return { elements, strays };
}

function isPlainCount(label: LabelPiece): boolean {
  return label.column === 'plain' || label.column === 'percent' || label.column === 'other';
}

function isPageNumber(value: VoteValue): boolean {
  return value.kind === 'count' && value.value !== null && value.value < 1_000 && value.value > 0 && !value.hasDecimals;
}

function toLabel(piece: LabelPiece): HeaderLabel {
  return { column: piece.column, extent: piece.extent };
}

/** How many figures a row under the heading has: with its percent columns. */
function needOf(header: Header | null): number | null {
  return header === null ? null : header.labels.length;
}

/** Labels and values that alternate: "For | 1,234 | Against | 55", or the value first. */
function pairsIn(pieces: readonly Piece[]): { label: LabelPiece; value: ValuePiece }[] | null {
  const line = pieces.filter((piece) => (piece.type === 'value' && piece.value.kind !== 'percent') || (piece.type === 'label' && piece.column !== 'percent'));
  if (line.length === 0 || line.length % 2 === 1) return null;
  const pairs: { label: LabelPiece; value: ValuePiece }[] = [];
  for (let index = 0; index < line.length; index += 2) {
    const [one, other] = [line[index], line[index + 1]];
    if (one?.type === 'label' && other?.type === 'value') pairs.push({ label: one, value: other });
    else if (one?.type === 'value' && other?.type === 'label') pairs.push({ label: other, value: one });
    else return null;
  }
  return pairs;
}

function overlap(a: Extent, b: Extent): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

/** A second heading row under the first: "Votes | %" under each of "For", "Against"; "1 Year" under "Votes For"; or more of the same. */
function combine(above: readonly HeaderLabel[], below: readonly HeaderLabel[], isTable: boolean): readonly HeaderLabel[] {
  const isSub = below.every((label) => label.column === 'plain' || label.column === 'percent');
  if (isSub && above.some((label) => label.column !== 'plain')) {
    const each = below.length / above.length;
    const byExtent = below.map(({ extent }) => (extent === null ? -1 : above.findIndex((one) => one.extent !== null && overlap(one.extent, extent) > 0)));
    const isEven = above.every((_, at) => byExtent.filter((parent) => parent === at).length === byExtent.filter((parent) => parent === 0).length);
    const isPlaced = byExtent.every((parent) => parent >= 0) && (isEven || !Number.isInteger(each));
    return below.map((label, index) => {
      const parent = isPlaced ? above[byExtent[index] ?? -1] : Number.isInteger(each) ? above[Math.floor(index / each)] : undefined;
      return { column: label.column === 'percent' ? 'percent' : (parent?.column ?? 'other'), extent: label.extent };
    });
  }
  if (above.every((label) => label.column === 'plain')) return below;
  const isFrequency = below.some((label) => label.column === 'oneYear' || label.column === 'threeYears');
  if (isFrequency && above.every((label) => label.column === 'votesFor' || label.column === 'plain')) return below;
  if (isFrequency && isTable) {
    const rest = above.filter((label) => label.column !== 'votesFor' && label.column !== 'plain');
    return [...below, ...rest].sort((a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0));
  }
  if (isTable) {
    const fresh = above.filter((one) => !below.some((label) => label.extent !== null && one.extent !== null && overlap(one.extent, label.extent) > 0));
    return [...fresh, ...below].sort((a, b) => (a.extent?.from ?? 0) - (b.extent?.from ?? 0));
  }
  const hasPercent = [...above, ...below].some((label) => label.column === 'percent');
  const kept = !hasPercent && above.at(-1)?.column === 'plain' ? above.slice(0, -1) : above;
  return [...kept, ...below];
}

function emptyRecord(label: string, labelStart: number, start: number, end: number): VoteRecord {
  return {
    kind: 'record',
    fields: new Map(),
    label,
    labelStart,
    start,
    end,
    source: 'table',
    header: -1,
    isTotal: false,
    isPercentOnly: false,
    underPerson: false,
    statedTotal: null,
    problems: [],
  };
}

/** Gives the values of a row to the columns of its heading. */
function recordOf(open: OpenRecord, header: Header | null, isCarried: boolean, strays: VoteValue[]): VoteRecord | null {
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
    isPercentOnly: !values.some((one) => one.value.kind === 'count') && values.some((one) => one.value.kind === 'percent'),
    underPerson: header.isPerson,
    problems,
  };
  const placed = place(header.labels, values, problems);
  for (const [column, value] of placed) {
    if (column === 'plain' || column === 'percent') continue;
    if (column === 'other') problems.push('unknown-column');
    else if (column === 'total') record.statedTotal = value.value;
    else if (record.fields.has(column)) problems.push('same-column-twice');
    else record.fields.set(column, value);
  }
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
  if (values.length === labels.length && (hasPercents || onlyPercents || counts.length === values.length)) return inOrder(labels, values);
  if (counts.length === columns.length) return inOrder(columns, counts);
  const aligned = align(columns, counts);
  if (aligned !== null) return aligned;
  problems.push(counts.length < columns.length ? 'fewer-values-than-columns' : 'more-values-than-columns');
  return inOrder(columns, counts);
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

const EACH = /\b(?:for|as\s+to|with\s+respect\s+to|in\s+the\s+case\s+of|on|per|regarding)\s+(?:each|any|all|every|either|both|these|any\s+of)\b/i;
const NOMINEES = /\b(?:nominees?|directors?|candidates?|trustees?|election|individuals?|persons?)\b/i;

function proseRow(
  reading: Extract<RowReading, { kind: 'prose' }>,
  row: ItemRow,
  elements: VoteElement[],
  add: (record: VoteRecord) => void,
  nextId: () => number,
): void {
  const { text, start, pairs } = reading;
  const sentences = sentencesOf(text);
  let done = 0;
  let record: VoteRecord | null = null;
  function push(from: number, to: number): void {
    const words = text.slice(from, to);
    if (!isSubstantive(words)) return;
    const lead = words.length - words.trimStart().length;
    const trimmed = words.trim();
    elements.push({ kind: 'text', text: trimmed.replace(/\s+/g, ' '), start: start + from + lead, end: start + from + lead + trimmed.length, isStrong: row.isStrong, isProse: true });
  }
  for (const pair of pairs) {
    const sentence = sentences.find((one) => pair.from >= one.start && pair.from < one.end);
    const words = sentence === undefined ? text : text.slice(sentence.start, sentence.end);
    const count: CountValue = { value: pair.value, start: start + pair.start, end: start + pair.end };
    const alone = pairs.filter((one) => sentence !== undefined && one.from >= sentence.start && one.from < sentence.end).length === 1;
    if (alone && pair.field === 'brokerNonVotes' && EACH.test(words)) {
      if (record !== null) add(record);
      push(done, sentence?.start ?? pair.from);
      const scope = NOMINEES.test(words.replace(/nominees? or/i, '')) ? 'nominees' : 'all';
      elements.push({ kind: 'scope', field: pair.field, count, scope });
      done = Math.max(done, sentence?.end ?? pair.to);
      record = null;
      continue;
    }
    const between = text.slice(done, pair.from);
    if (record === null || record.fields.has(pair.field) || isSubstantive(between, true)) {
      if (record !== null) add(record);
      push(done, pair.from);
      record = { ...emptyRecord('', start + pair.from, start + pair.from, start + pair.to), header: nextId(), source: 'prose' };
    }
    record.fields.set(pair.field, count);
    if (!pair.isSure) record.problems.push('unsure-pair');
    record.end = start + pair.to;
    done = Math.max(done, pair.to);
  }
  if (record !== null) add(record);
  push(done, text.length);
}

const EMPTY_WORDS =
  /\b(?:there|were|was|are|is|and|with|of|a|an|the|total|totals?|votes?|voted|voting|shares?|cast|common|stock|units?|for|in|to|at|on|by|this|that|such|item|matter|proposal|broker|received|resulted|results?|follows|as|had|been|or|each|number|approximately|representing|percent|present|entitled|respect|voted|nominee|director|nominees|directors|he|she|who|which|its|it|being|holders?|shareholders?|stockholders?|the\s+following|also|have|has|election|quorum)\b|\d[\d,.]*\s?%?|[^\p{L}]+/giu;

/** Whether words say something that parts two rows of counts: a subject, a name, an outcome. */
function isSubstantive(words: string, isBetween = false): boolean {
  const rest = words.replace(EMPTY_WORDS, ' ').trim();
  if (rest === '') return false;
  if (isBetween) return /[.!?]\s+\S|^\s*[.;]?\s*(?:Mr|Ms|Mrs|Dr)\b/.test(words) && rest.length > 8;
  return rest.length > 2;
}
