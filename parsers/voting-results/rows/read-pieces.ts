import type { TextRange } from '../../prose/flat-text.ts';
import type { ItemRow } from '../find/item-row.ts';
import { isClassLabel } from '../words/class-labels.ts';
import { isOutcomeAlone } from '../words/outcome-words.ts';
import { isPersonName } from '../words/person-names.ts';
import { anchorOf, stripAnchor } from '../words/proposal-anchors.ts';
import type { VoteValue } from '../words/vote-values.ts';
import { fieldFor, type Header } from './headers.ts';
import {
  addRecord,
  addRow,
  addText,
  addTotal,
  closeRow,
  nextHeader,
  type Reader,
  restoreOuterHeader,
  setHeader,
} from './reader.ts';
import {
  isPageNumber,
  isPlainCount,
  isWordsNumber,
  type LabelledValue,
  loneValueOf,
  numberBefore,
  pairsIn,
  surplusOf,
  withoutAnswer,
  withoutShares,
} from './row-figures.ts';
import type { LabelPiece, Piece, TextPiece, ValuePiece } from './row-pieces.ts';
import { emptyRecord } from './vote-record.ts';

/** Pages of the longest items, with the filing before them. */
const MOST_PAGES = 60;

/** A row's pieces by kind. */
interface RowParts {
  readonly row: ItemRow;
  readonly inTable: boolean;
  readonly pieces: readonly Piece[];
  readonly labels: readonly LabelPiece[];
  readonly texts: readonly TextPiece[];
  readonly values: readonly ValuePiece[];
  /** The values that are no percentages. */
  readonly counts: readonly ValuePiece[];
  /** It has the heading of a column of names; whether they are people's. */
  readonly hasNameHeading: boolean;
  readonly isPerson: boolean;
  readonly hasAside: boolean;
}

function partsOf(row: ItemRow, pieces: readonly Piece[]): RowParts {
  const values = pieces.filter((piece) => piece.type === 'value');
  const nameHeading = pieces.find((piece) => piece.type === 'name-heading');
  return {
    row,
    inTable: row.table !== null,
    pieces,
    labels: pieces.filter((piece) => piece.type === 'label'),
    texts: pieces.filter((piece) => piece.type === 'text'),
    values,
    counts: values.filter((piece) => piece.value.kind !== 'percent'),
    hasNameHeading: nameHeading !== undefined,
    isPerson: nameHeading?.isPerson ?? false,
    hasAside: nameHeading?.hasAside ?? false,
  };
}

/** Reads a row that is no sentence: words, a header, labels with their counts, a row of counts, or one figure of it. */
export function readPieces(reader: Reader, row: ItemRow, all: readonly Piece[]): void {
  const { header } = reader;
  const parts = partsOf(row, row.table === null || header === null ? all : withoutAnswer(all, row.cells, header));
  const { labels, values, texts, counts, inTable } = parts;
  // Bullets, rules and the bars of a flattened table say nothing.
  if (parts.pieces.length === 0) return;
  if (values.length === 0 && labels.length === 0) readWords(reader, parts);
  else if (values.length === 0) readLabels(reader, parts);
  else if (labels.length > 0) readLabelledCounts(reader, parts);
  else {
    // "9,800,000 (98.0%)" on its line is one figure.
    const isOne = counts.length === 1 && header?.labels.every((label) => label.column !== 'percent') === true;
    const [figure] = isOne ? counts : values;
    if (inTable || (values.length >= 2 && !isOne) || texts.length > 0) readWholeRow(reader, parts);
    else if (figure !== undefined) readLoneFigure(reader, row, figure.value);
  }
}

function readWords(reader: Reader, { row, texts, hasNameHeading, isPerson }: RowParts): void {
  closeRow(reader);
  const { header, elements } = reader;
  if (texts.length === 0 && hasNameHeading && (row.table === null || row.cells.length === 1)) {
    if (header?.isFresh) reader.header = { ...header, isPerson: header.isPerson || isPerson };
    else reader.awaitsPeople = isPerson;
    elements.push({ kind: 'header', isPerson });
  }
  // "Common and preferred, together:" over a part of the columns that the names head.
  const isOfPart = row.table !== null && row.table >= 0 && row.cells.length === 1 && reader.names.length > 1;
  if (!isOfPart) reader.names = joinedNames(reader, row, texts);
  for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
}

/** "Proposal 2 | Proposal 3" over "Auditor | Say on pay": the names of columns in two rows. */
function joinedNames(
  { names, rows, position }: Reader,
  row: ItemRow,
  texts: readonly TextPiece[],
): readonly TextPiece[] {
  const isBelow = row.table !== null && row.table >= 0 && rows[position - 1]?.table === row.table;
  const isNumbered = names.length > 1 && names.every(({ text }) => anchorOf(text) !== null && stripAnchor(text) === '');
  if (!isBelow || !isNumbered || names.length !== texts.length) return texts;
  return texts.map((piece, at) => ({ ...piece, text: `${names[at]?.text}. ${piece.text}` }));
}

function readLabels(reader: Reader, parts: RowParts): void {
  const { row, inTable, labels, texts } = parts;
  const [first] = labels;
  const { header } = reader;
  const columnsInUse = header === null || header.isFresh ? 0 : header.labels.length;
  closeRow(reader);
  if (!inTable && labels.length === 1 && first?.column === 'total' && columnsInUse >= 2) {
    // The label of a flattened row of totals, not of a column.
    reader.open = { values: [], label: 'Total', labelStart: first.start };
  } else if (inTable && texts.length >= 2 && labels.every((label) => label.column === 'total')) {
    // "Class A | Class B | Total" over rows of kinds of votes.
    reader.names = [...texts, ...labels.map((label) => ({ ...label, type: 'text' as const, text: 'Total' }))];
  } else {
    for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
    setHeader(reader, labels, row, parts);
  }
}

function readLabelledCounts(reader: Reader, parts: RowParts): void {
  const { row, inTable, pieces, labels, texts, values, counts } = parts;
  closeRow(reader);
  const { header, lastHeader } = reader;
  const only = labels.length === 1 ? labels[0] : undefined;
  if (only?.column === 'total') {
    if (counts.length === 1) addTotal(reader, counts[0]?.value.value ?? null);
    else addRow(reader, { values: [...values], label: 'Total', labelStart: only.start });
    return;
  }
  // "Shares | 30,110,200 | 8,220,100", "% of votes cast | 78.4% | 21.4%": what the figures of a row are, not of a column.
  if (only !== undefined && isPlainCount(only) && header !== null && isOfHeader(header, row, counts, values)) {
    if (only.column === 'plain') addRow(reader, { values: [...counts], label: '', labelStart: row.start });
    return;
  }
  for (const piece of texts) addText(reader, piece.text, piece, row.isStrong);
  const pairs = pairsIn(withoutShares(pieces, header ?? (lastHeader?.table === row.table ? lastHeader : null)));
  if (pairs !== null) {
    reader.header = null;
    for (const pair of pairs) readPair(reader, pair);
  } else if (only !== undefined && inTable && !isPlainCount(only)) {
    const head = header?.table === row.table ? header.labels.map((label) => label.column) : [];
    reader.sideways ??= { columns: [], names: reader.names, table: row.table, head };
    reader.sideways.columns.push({ column: only.column, values: counts });
  } else {
    setHeader(reader, labels, row, parts);
    addRow(reader, { values: [...values], label: '', labelStart: row.start });
  }
}

/** Whether a row has a figure for each column of the header of its table. */
function isOfHeader(
  header: Header,
  row: ItemRow,
  counts: readonly ValuePiece[],
  values: readonly ValuePiece[],
): boolean {
  const columns = header.labels.length;
  const isFull = counts.length === columns || (counts.length === 0 && values.length === columns);
  // Lines of a text share one table: there, every column has a figure.
  const isSame = row.table !== null && header.table === row.table && (row.table >= 0 || counts.length === columns);
  return isSame && columns >= 2 && isFull;
}

/** "For: 1,234": a count beside its label is a record of its own, or goes on with the one before. */
function readPair(reader: Reader, { label, value }: LabelledValue): void {
  const column = fieldFor(label.column, []);
  if (column === 'total') addTotal(reader, value.value);
  if (column === 'plain' || column === 'percent' || column === 'total') return;
  if (column !== label.column) reader.problems.push('combined-column');
  if (column === 'other') return;
  const start = Math.min(label.start, value.start);
  addRecord(reader, {
    ...emptyRecord('', label.start, start, Math.max(label.end, value.end)),
    fields: new Map([[column, value]]),
    header: nextHeader(reader),
    source: 'pairs',
  });
}

function readWholeRow(reader: Reader, { row, inTable, texts, values, counts }: RowParts): void {
  closeRow(reader);
  const words = texts.map((piece) => piece.text).join(' ');
  if (row.table !== null && row.table >= 0 && words !== '') restoreOuterHeader(reader, row, words, counts.length);
  const { header } = reader;
  // "No" under "Elected" is no part of a name, and no outcome that is read.
  if (inTable && texts.length > 1 && texts.some((piece) => /^no$/i.test(piece.text)))
    reader.problems.push('unknown-column');
  const figure = values[0]?.value.start ?? 0;
  // A column "Result" gives the outcome of the row's proposal.
  const outcomes = inTable
    ? texts.filter((piece, index) => (piece.start > figure || index > 0) && isOutcomeAlone(piece.text))
    : [];
  const shareClass = inTable ? classBeside(texts, figure) : null;
  const label = texts
    .filter((piece) => !outcomes.includes(piece) && piece !== shareClass)
    .map((piece) => piece.text)
    .join(' ');
  const [firstText] = texts;
  const isLed = figure < (firstText?.start ?? Number.MAX_SAFE_INTEGER);
  const number = inTable && isLed ? numberBefore(values, header) : null;
  if (number !== null) {
    const numbered = label === '' ? number : `${number}.${label}`;
    addRow(reader, { values: values.slice(1), label: numbered, labelStart: row.start });
    for (const piece of outcomes) addText(reader, piece.text, rangeIn(row, piece), false);
    return;
  }
  // A flattened subject that ends in a year or number: what the columns cannot hold belongs to the words.
  const surplus = !inTable && texts.length > 0 && header !== null ? surplusOf(counts.length, header) : 0;
  const isSubject = !isPersonName(label) || values.slice(0, surplus).every(({ value }) => isWordsNumber(value));
  const own = values.slice(isSubject ? surplus : 0);
  reader.open = { values: own, label, labelStart: firstText?.start ?? row.start, shareClass: shareClass?.text ?? null };
  const isFirstOfSeveral = !inTable && header !== null && values.length === 1 && header.labels.length > 1;
  if (!isFirstOfSeveral) closeRow(reader);
  for (const piece of outcomes) addText(reader, piece.text, rangeIn(row, piece), false);
}

/** "Ratification of the auditor | Class A | 1,204": the class in a column of its own beside the subject or name. */
function classBeside(texts: readonly TextPiece[], figure: number): TextPiece | null {
  const [first, ...others] = texts;
  if (first === undefined || isClassLabel(first.text)) return null;
  return others.find((piece) => piece.start < figure && piece.text.length < 50 && isClassLabel(piece.text)) ?? null;
}

/** An outcome may have more letters than the answer in its cell, "Yes" or "No". */
function rangeIn({ cells }: ItemRow, { start, end }: TextPiece): TextRange {
  const cell = cells.find((one) => one.start <= start && start < one.end);
  return { start, end: Math.min(end, cell?.end ?? end) };
}

/** A figure alone on its line: the next value of a flattened row, or a page number. */
function readLoneFigure(reader: Reader, row: ItemRow, value: VoteValue): void {
  const { header, open } = reader;
  const need = header?.labels.length ?? null;
  // A dash alone is a bullet, unless figures of its row came before.
  if (open === null && value.kind === 'null' && !(header?.isFresh === true && need === 1)) return;
  if (open === null && header?.isFresh !== true && isPageNumber(value) && isBetweenRows(reader, row)) {
    const page = value.value ?? 0;
    // The numbers of pages go up; a column that the header lacks does not.
    if (page <= reader.lastPage || page > MOST_PAGES) reader.problems.push('stray-number');
    reader.lastPage = page;
    return;
  }
  // "(93.3%)" after a count, where the header has no column for it.
  const hasNoShares = header?.labels.every((label) => label.column !== 'percent') === true;
  const isAfterCount =
    open === null ? header?.isFresh === false : open.values.some((one) => one.value.kind === 'count');
  if (value.kind === 'percent' && hasNoShares && isAfterCount) return;
  if (open === null && need !== null && isSumOfNext(reader, value, need)) {
    reader.leadingTotal = value.value;
    return;
  }
  reader.open ??= { values: [], label: '', labelStart: row.start };
  reader.open.values.push({ value, extent: null });
  if (need !== null && reader.open.values.length >= need) closeRow(reader);
}

/** Whether no row of figures can be under way: none follows, and the last one is complete. */
function isBetweenRows({ header, elements, readings, rows, position }: Reader, row: ItemRow): boolean {
  if (loneValueOf(readings[position + 1]) !== null && rows[position + 1]?.table === row.table) return false;
  return header === null || elements.at(-1)?.kind === 'record' || header.labels.length === 1;
}

/** "Shares voted" before the header's own columns: the figure is the sum of those that follow, one more than the columns. */
function isSumOfNext({ readings, position }: Reader, value: VoteValue, need: number): boolean {
  if (need < 2 || (value.value ?? 0) < 1) return false;
  const next = readings.slice(position + 1, position + 2 + need).map(loneValueOf);
  const rest = next.slice(0, need).map((one) => one?.value ?? null);
  if (rest.length < need || rest.includes(null) || (next[need] ?? null) !== null) return false;
  return Math.abs(rest.reduce<number>((sum, one) => sum + (one ?? 0), 0) - (value.value ?? 0)) < 0.005;
}
