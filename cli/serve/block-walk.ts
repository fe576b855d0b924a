import type { ReadableBlock, ReadableCell } from '../../core/readable-document.ts';
import { BOLD, createElementStack, type ElementStack } from '../../parsers/layout/element-stack.ts';
import { createPieceBuilder, type PieceBuilder } from './piece-builder.ts';
import type { ReadTag } from './tag-reader.ts';

/** Elements whose content is no text for readers. */
export const SILENT_TAGS = new Set('style title'.split(' '));
const LONGEST_BLOCK = 6_000;
const MOST_CELLS = 200;
const MOST_COLUMNS = 60;
const POINTS_PER_INDENT = 18;
const DEEPEST_INDENT = 8;
/** Names of open elements are only for labels: tag soup may leave millions open. */
const DEEPEST_NAME = 256;

/** A table that is open, with its present row. Rows of a table inside a cell stand between those of the outer one. */
interface OpenTable {
  readonly id: number;
  cells: { readonly tag: ReadTag; readonly builder: PieceBuilder }[];
  isInCell: boolean;
}

/** The state of one walk over a document: what is open, and the words that are not given yet. */
export interface BlockWalk {
  readonly source: string;
  readonly isXml: boolean;
  readonly emit: (block: ReadableBlock) => void;
  readonly stack: ElementStack;
  readonly names: string[];
  readonly tables: OpenTable[];
  readonly words: PieceBuilder;
  readonly hiddenWords: PieceBuilder;
  /** Why the present text is not shown by browsers; null: it is. */
  hidden: string | null;
  kind: 'paragraph' | 'heading' | 'item';
  preDepth: number;
  tableCount: number;
}

export function createBlockWalk(parts: Pick<BlockWalk, 'source' | 'isXml' | 'emit'>): BlockWalk {
  return {
    ...parts,
    stack: createElementStack(),
    names: [],
    tables: [],
    words: createPieceBuilder(),
    hiddenWords: createPieceBuilder(),
    hidden: null,
    kind: 'paragraph',
    preDepth: 0,
    tableCount: 0,
  };
}

export function isSilent({ hidden }: BlockWalk): boolean {
  return hidden !== null && SILENT_TAGS.has(hidden);
}

function openCellOf({ tables }: BlockWalk): PieceBuilder | undefined {
  const table = tables.at(-1);
  return table?.isInCell ? table.cells.at(-1)?.builder : undefined;
}

/** Where words at this place go. */
export function builderOf(walk: BlockWalk): PieceBuilder {
  return walk.stack.hidden() ? walk.hiddenWords : (openCellOf(walk) ?? walk.words);
}

/** Writes text in pieces, so that no block is as long as the document. */
export function writeText(walk: BlockWalk, start: number, end: number): void {
  if (isSilent(walk)) return;
  const isBold = (walk.stack.flags() & BOLD) !== 0;
  for (let from = start; from < end; from += LONGEST_BLOCK) {
    const to = Math.min(end, from + LONGEST_BLOCK);
    if (walk.preDepth > 0) builderOf(walk).replaced(walk.source.slice(from, to), from, to, isBold);
    else builderOf(walk).text(walk.source, from, to, isBold);
    splitLong(walk);
  }
}

/** Writes the character of an entity. */
export function writeEntity(walk: BlockWalk, codepoint: number, start: number, end: number): void {
  if (isSilent(walk)) return;
  builderOf(walk).replaced(String.fromCodePoint(codepoint), start, end, (walk.stack.flags() & BOLD) !== 0);
  splitLong(walk);
}

function splitLong(walk: BlockWalk): void {
  if (walk.hiddenWords.length() > LONGEST_BLOCK) flushHidden(walk);
  if (walk.words.length() > LONGEST_BLOCK) flushWords(walk);
  const table = walk.tables.at(-1);
  if (table && (openCellOf(walk)?.length() ?? 0) > LONGEST_BLOCK) splitRow(walk, table);
}

/** Gives what browsers do not show, with the name of its element where that says something. */
export function flushHidden(walk: BlockWalk): void {
  const { hidden, isXml, names } = walk;
  const taken = walk.hiddenWords.take();
  if (taken === null || hidden === null) return;
  const name = names.at(-1) ?? '';
  const label = isXml || name.includes(':') ? name : null;
  walk.emit({ kind: 'paragraph', ...taken, indent: 0, label, hidden });
}

export function flushWords(walk: BlockWalk): void {
  const { isXml, kind, names, preDepth, stack } = walk;
  const taken = walk.words.take();
  if (taken === null) return;
  const levels = isXml ? names.length - 1 : Math.floor(stack.indent() / POINTS_PER_INDENT);
  const indent = Math.min(DEEPEST_INDENT, Math.max(0, levels));
  const label = isXml ? (names.at(-1) ?? null) : null;
  walk.emit({ kind: preDepth > 0 ? 'preformatted' : kind, ...taken, indent, label, hidden: null });
  walk.kind = 'paragraph';
}

/** A block inside a cell only ends a line. */
export function endBlock(walk: BlockWalk, at: number): void {
  const cell = openCellOf(walk);
  if (cell) cell.lineBreak(at);
  else flushWords(walk);
}

export function openElement(walk: BlockWalk, tag: ReadTag, isHiding: boolean): void {
  const { names, stack } = walk;
  const wasHidden = stack.hidden();
  stack.push(tag.name, tag.style, tag.align, isHiding);
  names.push(tag.name);
  if (names.length > 2 * DEEPEST_NAME) names.splice(0, DEEPEST_NAME);
  if (!wasHidden && stack.hidden()) walk.hidden = isHiding ? tag.name : 'display:none';
}

export function openTable(walk: BlockWalk, at: number): void {
  endBlock(walk, at);
  const outer = walk.tables.at(-1);
  if (outer) splitRow(walk, outer);
  walk.tables.push({ id: walk.tableCount, cells: [], isInCell: false });
  walk.tableCount += 1;
}

export function closeTable(walk: BlockWalk): void {
  const table = walk.tables.pop();
  if (table) flushRow(walk, table);
}

export function openCell(walk: BlockWalk, tag: ReadTag): void {
  flushWords(walk);
  const table = walk.tables.at(-1);
  if (!table) return;
  table.cells.push({ tag, builder: createPieceBuilder() });
  table.isInCell = true;
}

export function closeCell({ tables }: BlockWalk): void {
  const table = tables.at(-1);
  if (table) table.isInCell = false;
}

export function endRow(walk: BlockWalk): void {
  const table = walk.tables.at(-1);
  if (!table) {
    flushWords(walk);
    return;
  }
  table.isInCell = false;
  flushRow(walk, table);
}

/** Gives what the row holds so far; an open cell goes on in a row of its own. */
function splitRow(walk: BlockWalk, table: OpenTable): void {
  const open = table.isInCell ? table.cells.at(-1) : undefined;
  flushRow(walk, table);
  if (open) table.cells.push({ tag: open.tag, builder: createPieceBuilder() });
}

function flushRow(walk: BlockWalk, table: OpenTable): void {
  const taken = table.cells.slice(0, MOST_CELLS).map(({ tag, builder }) => ({ tag, own: builder.take() }));
  table.cells = [];
  const found = taken.flatMap(({ own }) => own ?? []);
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return;
  const cells = taken.map(({ tag, own }): ReadableCell => {
    const pieces = own?.pieces ?? [];
    const text = pieces.map((piece) => ('text' in piece ? piece.text : 'note')).join('');
    const isNumeric = text.length < 40 && /^[\s$€£¥(]*[\d.,—–-]*[\s)%]*$/.test(text);
    return { pieces, isHeader: tag.name === 'th', isNumeric, colspan: Math.min(tag.colspan, MOST_COLUMNS) };
  });
  walk.emit({ kind: 'row', table: table.id, cells, start: first.start, end: last.end, hidden: null });
}
