import type { ItemRow } from './item-rows.ts';
import { isPersonName } from './nominee-names.ts';
import { isOutcomeAlone } from './outcome-words.ts';
import { proseRow } from './prose-records.ts';
import {
  columnCount,
  isLoneValue,
  isPageNumber,
  isPlainCount,
  isWordsNumber,
  type LabelPiece,
  loneValueOf,
  needOf,
  numberBefore,
  pairsIn,
  type TextPiece,
  toLabel,
  type ValuePiece,
  withoutShares,
} from './row-figures.ts';
import { type Piece, type RowReading, readRow } from './row-pieces.ts';
import { recordsOfSideways, type Sideways } from './sideways-table.ts';
import { combine, fieldFor, flattenedGroups, type Header, type OpenRecord, recordOf } from './vote-columns.ts';
import { emptyRecord, type VoteElement, type VoteRecord } from './vote-record.ts';
import type { VoteValue } from './vote-values.ts';

/** Pages of the longest items, with the filing before them. */
const MOST_PAGES = 60;

/** Reads the rows of the item one after the other into words, headings and rows of counts, in reading order. */
export function readVoteElements(rows: readonly ItemRow[]): {
  readonly elements: readonly VoteElement[];
  readonly strays: readonly VoteValue[];
  readonly problems: readonly string[];
} {
  const elements: VoteElement[] = [];
  const strays: VoteValue[] = [];
  const problems: string[] = [];
  let header: Header | null = null;
  let lastHeader: Header | null = null;
  let open: OpenRecord | null = null;
  const state: { sideways: Sideways | null } = { sideways: null };
  let names: TextPiece[] = [];
  /** "Name" stood on a line of its own before the labels of the other columns. */
  let awaitsPeople = false;
  /** A row's total, before its counts. */
  let leadingTotal: number | null = null;
  let lastPage = 0;
  /** Index of the row that is being read. */
  let position = 0;
  let ids = 0;
  // A figure on a line of its own is followed by another one.
  let isMidRow = false;

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
    const brokers = record.fields.get('brokerNonVotes');
    // "TOTAL" and its figure, flattened under the row they close.
    const isTotalOnly = record.fields.size === 0 && record.statedTotal !== null && record.label === '';
    if (isTotalOnly && last?.kind === 'record' && !last.isTotal && last.header !== record.header) {
      last.statedTotal = last.statedTotal ?? record.statedTotal;
      elements.length = at + 1;
    } else if (joins && record.fields.size === 1 && brokers !== undefined && isShared(last, at)) {
      // One sentence under a table of several rows speaks of them all.
      elements.push({ kind: 'scope', field: 'brokerNonVotes', count: brokers, reach: { kind: 'nominees' } });
    } else if (joins && last?.kind === 'record' && record.source === 'prose' && isShared(last, at)) {
      // "There were no abstentions": of no row in particular. Counts so given belong to no one row either.
      if (brokers !== undefined)
        elements.push({ kind: 'scope', field: 'brokerNonVotes', count: brokers, reach: { kind: 'nominees' } });
      const rest = [...record.fields].filter(([field]) => field !== 'brokerNonVotes');
      if (rest.some(([, count]) => count.value !== 0)) problems.push('unclear-reach');
    } else if (joins && last?.kind === 'record') {
      if (last.source === 'table' && record.source === 'prose' && brokers !== undefined) last.hasSaidBrokers = true;
      for (const [field, value] of record.fields) last.fields.set(field, value);
      last.end = Math.max(last.end, record.end);
      last.problems.push(...record.problems);
      last.statedTotal = last.statedTotal ?? record.statedTotal;
      elements.length = at + 1;
    } else elements.push(record);
  }

  /** Whether another row stands under the same heading. */
  function isShared(last: VoteElement | undefined, at: number): boolean {
    if (last?.kind !== 'record' || last.source !== 'table') return false;
    return elements.some((one, index) => index < at && one.kind === 'record' && one.header === last.header);
  }

  function closeOpen(): void {
    if (open === null) return;
    const record = recordOf(open, header ?? lastHeader, header === null, strays);
    if (record !== null) {
      record.statedTotal = record.statedTotal ?? leadingTotal;
      leadingTotal = null;
      add(record);
    }
    if (header !== null) header.isFresh = false;
    open = null;
  }

  function awaitsFigures(): boolean {
    return header?.isFresh === true && open === null;
  }

  /** Columns of a heading that rows already stand under. */
  function columnsInUse(): number {
    return header === null || header.isFresh ? 0 : header.labels.length;
  }

  function closeSideways(): void {
    const { sideways } = state;
    if (sideways === null) return;
    ids += 1;
    elements.push(...recordsOfSideways(sideways, ids));
    state.sideways = null;
  }

  function text(piece: TextPiece, isStrong: boolean): void {
    if (/^\d[\d,. ]*,[\d,. ]*$/.test(piece.text)) problems.push('malformed-number');
    elements.push({ kind: 'text', text: piece.text, start: piece.start, end: piece.end, isStrong, isProse: false });
  }

  function setHeader(labels: readonly LabelPiece[], row: ItemRow, isPerson: boolean): void {
    const fresh = header?.isFresh === true && (header.table === row.table || row.table === null) ? header : null;
    const isGrid = row.table !== null && row.table >= 0;
    const own = labels.map(toLabel);
    const raw = [...(fresh?.raw ?? []), ...own];
    const merged =
      (isGrid ? null : flattenedGroups(raw)) ?? (fresh === null ? own : combine(fresh.labels, own, isGrid));
    ids += 1;
    const start = labels[0]?.start ?? row.start;
    header = {
      id: ids,
      labels: merged,
      raw,
      table: row.table,
      isFresh: true,
      isPerson: isPerson || awaitsPeople || (fresh?.isPerson ?? false),
    };
    awaitsPeople = false;
    lastHeader = header;
    if (fresh === null) elements.push({ kind: 'header', isPerson: header.isPerson, start });
  }

  function pairsRow(pairs: readonly { label: LabelPiece; value: ValuePiece }[]): void {
    for (const { label, value } of pairs) {
      if (label.column === 'plain' || label.column === 'percent') continue;
      ids += 1;
      const fields: VoteRecord['fields'] = new Map();
      const column = fieldFor(label.column, []);
      if (column !== label.column) problems.push('combined-column');
      if (column !== 'total' && column !== 'other' && column !== 'plain' && column !== 'percent')
        fields.set(column, value.value);
      const record: VoteRecord = {
        ...emptyRecord('', label.start, Math.min(label.start, value.value.start), Math.max(label.end, value.value.end)),
        fields,
        header: ids,
        source: 'pairs',
      };
      if (label.column === 'total' || label.column === 'other') {
        const last = elements.at(-1);
        if (last?.kind === 'record' && label.column === 'total')
          last.statedTotal = last.statedTotal ?? value.value.value;
        else if (label.column === 'other') record.problems.push('unknown-column');
        continue;
      }
      add(record);
    }
  }

  /** "Al Ray | Yes | 1,234 …" under "Elected": the answer is no label where the heading has a column for every count. */
  function withoutAnswer(row: ItemRow, pieces: readonly Piece[]): readonly Piece[] {
    const labels = pieces.filter((piece) => piece.type === 'label');
    const [only] = labels;
    if (row.table === null || header === null || only === undefined || labels.length > 1) return pieces;
    const cell = row.cells.find((one) => one.start <= only.start && one.end >= only.end);
    const counts = pieces.filter((piece) => piece.type === 'value').length;
    const isAnswer = /^\W*yes\W*$/i.test(cell?.raw ?? '') && counts === header.labels.length && counts > 1;
    return isAnswer ? pieces.filter((piece) => piece !== only) : pieces;
  }

  function piecesRow(row: ItemRow, all: readonly Piece[]): void {
    const pieces = withoutAnswer(row, all);
    // Bullets, rules and the bars of a flattened table say nothing.
    if (pieces.length === 0) return;
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
        else awaitsPeople = isPerson;
        elements.push({ kind: 'header', isPerson, start: row.start });
      }
      names = texts;
      for (const piece of texts) text(piece, row.isStrong);
      return;
    }
    const counts = values.filter((piece) => piece.value.kind !== 'percent');
    if (labels.length > 0 && values.length === 0) {
      // The head of a flattened row of totals, not of a column.
      const [only] = labels;
      if (!inTable && labels.length === 1 && only?.column === 'total' && columnsInUse() >= 2) {
        closeOpen();
        open = { values: [], label: 'Total', labelStart: only.start };
        return;
      }
      closeOpen();
      if (inTable && texts.length >= 2 && labels.every((label) => label.column === 'total')) {
        // "Class A | Class B | Total" over rows of kinds of votes.
        names = [...texts, ...labels.map((label) => ({ ...label, type: 'text' as const, text: 'Total' }))];
        return;
      }
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
        open = {
          values: values.map(({ value, extent }) => ({ value, extent })),
          label: 'Total',
          labelStart: only.start,
        };
        closeOpen();
        return;
      }
      for (const piece of texts) text(piece, row.isStrong);
      const pairs = pairsIn(withoutShares(pieces, header ?? (lastHeader?.table === row.table ? lastHeader : null)));
      if (pairs !== null) {
        header = null;
        pairsRow(pairs);
      } else if (labels.length === 1 && only !== undefined && inTable && !isPlainCount(only)) {
        const head = header?.table === row.table ? header.labels.map((label) => label.column) : [];
        state.sideways ??= { columns: [], names, table: row.table, head };
        state.sideways.columns.push({ column: only.column, values: counts });
      } else {
        setHeader(labels, row, isPerson);
        open = { values: values.map(({ value, extent }) => ({ value, extent })), label: '', labelStart: row.start };
        closeOpen();
      }
      return;
    }
    // "9,800,000 (98.0%)" on its line is one figure.
    const isOne = counts.length === 1 && header?.labels.every((label) => label.column !== 'percent') === true;
    const isWholeRow = inTable || (values.length >= 2 && !isOne) || texts.length > 0;
    if (isWholeRow) {
      closeOpen();
      // "No" under "Elected" is no part of a name, and no outcome that is read.
      if (inTable && texts.length > 1 && texts.some((piece) => /^no$/i.test(piece.text)))
        problems.push('unknown-column');
      // A column "Result" says what became of the row's proposal.
      const figure = values[0]?.value.start ?? 0;
      const after = inTable
        ? texts.filter((piece) => (piece.start > figure || piece !== texts[0]) && isOutcomeAlone(piece.text))
        : [];
      const label = texts
        .filter((piece) => !after.includes(piece))
        .map((piece) => piece.text)
        .join(' ');
      // A flattened subject that ends in a year or number: what the columns cannot hold belongs to the words.
      const over =
        !inTable && texts.length > 0 && header !== null ? Math.max(0, counts.length - columnCount(header)) : 0;
      const isSubject = !isPersonName(label) || values.slice(0, over).every(({ value }) => isWordsNumber(value));
      const extra = isSubject ? over : 0;
      const isLed = (values[0]?.value.start ?? 0) < (texts[0]?.start ?? Number.MAX_SAFE_INTEGER);
      const number = inTable && isLed ? numberBefore(values, header) : null;
      if (number !== null) {
        open = {
          values: values.slice(1).map(({ value, extent }) => ({ value, extent })),
          label: label === '' ? number : `${number}.${label}`,
          labelStart: row.start,
        };
        closeOpen();
        return;
      }
      open = {
        values: values.slice(extra).map(({ value, extent }) => ({ value, extent })),
        label,
        labelStart: texts[0]?.start ?? row.start,
      };
      const need = needOf(header);
      const isPart = !inTable && need !== null && values.length < need && values.length === 1;
      if (!isPart) closeOpen();
      for (const piece of after) text(piece, false);
      return;
    }
    // A figure alone on its line: the next value of a flattened row, or a page number.
    const value = isOne ? counts[0] : values[0];
    if (value === undefined) return;
    const need = needOf(header);
    // A dash alone is a bullet, unless figures of its row came before.
    if (open === null && value.value.kind === 'null' && !(header?.isFresh === true && need === 1)) return;
    if (open === null && isPageNumber(value.value) && !isMidRow && (header === null || !header.isFresh)) {
      const previous = elements.at(-1);
      if (header === null || previous?.kind === 'record' || need === 1) {
        // The numbers of pages go up; a column that the heading lacks does not.
        if ((value.value.value ?? 0) <= lastPage || (value.value.value ?? 0) > MOST_PAGES)
          problems.push('stray-number');
        lastPage = value.value.value ?? 0;
        return;
      }
    }
    // "(93.3%)" after a count, where the heading has no column for it.
    const isAside =
      value.value.kind === 'percent' &&
      header?.labels.every((label) => label.column !== 'percent') === true &&
      (open === null ? !header.isFresh : open.values.some((one) => one.value.kind === 'count'));
    if (isAside) return;
    if (open === null && need !== null && isSumOfNext(value.value, need)) {
      leadingTotal = value.value.value;
      return;
    }
    open = open ?? { values: [], label: '', labelStart: row.start };
    open.values.push({ value: value.value, extent: null });
    if (need !== null && open.values.length >= need) closeOpen();
  }

  /** "Shares voted" before the heading's own columns: the figure is the sum of those that follow, one more than the columns. */
  function isSumOfNext(value: VoteValue, need: number): boolean {
    if (need < 2 || (value.value ?? 0) < 1) return false;
    const next = readings.slice(position + 1, position + 2 + need).map(loneValueOf);
    const rest = next.slice(0, need).map((one) => one?.value ?? null);
    if (rest.length < need || rest.some((one) => one === null) || (next[need] !== undefined && next[need] !== null))
      return false;
    return Math.abs(rest.reduce<number>((sum, one) => sum + (one ?? 0), 0) - (value.value ?? 0)) < 0.005;
  }

  const readings = rows.map(readRow);
  for (const [index, row] of rows.entries()) {
    position = index;
    const reading: RowReading = readings[index] ?? readRow(row);
    isMidRow = isLoneValue(readings[index + 1]) && rows[index + 1]?.table === row.table;
    if (state.sideways !== null) {
      const goesOn =
        reading.kind === 'pieces' &&
        row.table === state.sideways.table &&
        reading.pieces.some((piece) => piece.type === 'label');
      if (!goesOn) closeSideways();
    }
    if (reading.kind === 'pieces') piecesRow(row, reading.pieces);
    else if (reading.pairs.length === 0 && awaitsFigures()) {
      // A long subject between the heading and its figures.
      text(
        { type: 'text', text: reading.text.replace(/\s+/g, ' ').trim(), start: row.start, end: row.end, extent: null },
        row.isStrong,
      );
    } else {
      closeOpen();
      header = null;
      names = [];
      proseRow(reading, row, elements, add, () => (ids += 1));
    }
  }
  closeOpen();
  closeSideways();
  const unfinished = header as Header | null;
  if (unfinished?.isFresh === true && unfinished.labels.length > 0) problems.push('label-without-value');
  return { elements, strays, problems };
}
