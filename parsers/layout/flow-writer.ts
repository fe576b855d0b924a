import type { ElementStack } from './element-stack.ts';
import type { FlowRecorder } from './layout-recorder.ts';
import { isInvisibleCode, isSpaceCode, type TextBuilder } from './text-builder.ts';

/** What must be written before the next word; the strongest wins. */
const NOTHING = 0;
const SPACE = 1;
export const LINE = 2;
const BLOCK = 3;
const SEPARATORS = ['', ' ', '\n', '\n\n'];

/** The state of one walk over a document: what is written, and what the next word must be separated by. */
export interface Flow {
  readonly source: string;
  readonly out: TextBuilder;
  readonly stack: ElementStack;
  readonly recorder: FlowRecorder | undefined;
  pending: number;
  pendingAt: number;
  /** A tab goes before the next word, which opens another non-empty cell of the row. */
  pendingTab: boolean;
  /** The open tables, innermost last: whether the row holds text already, and whether a cell is open. */
  readonly tables: { rowHasText: boolean; cellIsOpen: boolean }[];
  preDepth: number;
}

export function createFlow(parts: Pick<Flow, 'source' | 'out' | 'stack' | 'recorder'>): Flow {
  return { ...parts, pending: NOTHING, pendingAt: 0, pendingTab: false, tables: [], preDepth: 0 };
}

export function separate(flow: Flow, separator: number, at: number): void {
  if (separator <= flow.pending) return;
  flow.pending = separator;
  flow.pendingAt = at;
}

/** A block or line boundary: a block inside a cell only ends a line. */
export function endBlock(flow: Flow, at: number): void {
  if (flow.pendingTab) return;
  separate(flow, flow.tables.some(({ cellIsOpen }) => cellIsOpen) ? LINE : BLOCK, at);
  flow.recorder?.endBlock(flow.out.length());
}

function beforeWord(flow: Flow, at: number): void {
  const { out, pending, pendingAt, tables, stack } = flow;
  if (out.length() > 0) {
    if (flow.pendingTab) out.replaced('\t', pendingAt, pendingAt);
    else if (pending === SPACE) out.replaced(' ', pendingAt, Math.min(pendingAt + 1, at));
    else if (pending > SPACE) out.replaced(SEPARATORS[pending] ?? '\n', pendingAt, pendingAt);
  }
  flow.pending = NOTHING;
  flow.pendingTab = false;
  for (let level = tables.length - 1; level >= 0; level -= 1) {
    const table = tables[level];
    if (table === undefined || table.rowHasText) break;
    table.rowHasText = true;
  }
  flow.recorder?.words(out.length(), stack.flags(), stack.indent());
}

export function writeText(flow: Flow, start: number, end: number): void {
  if (flow.stack.hidden()) return;
  if (flow.preDepth > 0) {
    writePreformatted(flow, start, end);
    return;
  }
  let index = start;
  while (index < end) {
    const code = flow.source.charCodeAt(index);
    if (isSpaceCode(code)) {
      flow.recorder?.space(code);
      separate(flow, SPACE, index);
      index += 1;
    } else if (isInvisibleCode(code)) index += 1;
    else index = writeWords(flow, index, end);
  }
}

/** Writes from a word's first letter up to the next run of several spaces; returns where it stopped. */
function writeWords(flow: Flow, from: number, end: number): number {
  const { source, out } = flow;
  beforeWord(flow, from);
  let start = from;
  let index = from + 1;
  for (; index < end; index += 1) {
    const code = source.charCodeAt(index);
    if (code > 32 && code < 127) continue;
    if (isInvisibleCode(code)) break;
    if (!isSpaceCode(code)) continue;
    const next = index + 1 < end ? source.charCodeAt(index + 1) : 32;
    if (isSpaceCode(next) || isInvisibleCode(next)) break;
    if (code !== 32) {
      out.literal(start, index);
      out.literal(index, index + 1, ' ');
      start = index + 1;
    }
  }
  out.literal(start, index);
  flow.recorder?.wrote(out.length());
  return index;
}

function writePreformatted(flow: Flow, start: number, end: number): void {
  const { source, out } = flow;
  let index = start;
  while (index < end) {
    const newline = source.indexOf('\n', index);
    const stop = newline < 0 || newline >= end ? end : newline;
    const lineEnd = stop > index && source.charCodeAt(stop - 1) === 13 ? stop - 1 : stop;
    if (lineEnd > index) {
      const line = source.slice(index, lineEnd).replace(/[\u00a0\u2000-\u200a]/g, ' ');
      if (flow.pending > SPACE || flow.pendingTab || line.trim() !== '') beforeWord(flow, index);
      out.literal(index, lineEnd, line);
      flow.recorder?.wrote(out.length());
    }
    if (stop < end) {
      if (out.length() > 0) out.replaced('\n', stop, stop + 1);
      flow.pending = NOTHING;
    }
    index = stop + 1;
  }
}

/** Writes the character of an entity. */
export function writeEntity(flow: Flow, codepoint: number, start: number, end: number): void {
  if (flow.stack.hidden()) return;
  if (isSpaceCode(codepoint)) {
    flow.recorder?.space(codepoint);
    if (flow.preDepth > 0) flow.out.replaced(' ', start, end);
    else separate(flow, SPACE, start);
  } else if (!isInvisibleCode(codepoint)) {
    beforeWord(flow, start);
    flow.out.replaced(String.fromCodePoint(codepoint), start, end);
    flow.recorder?.wrote(flow.out.length());
  }
}

export function openTable(flow: Flow, at: number): void {
  endBlock(flow, at);
  flow.recorder?.openTable(flow.out.length());
  flow.tables.push({ rowHasText: false, cellIsOpen: false });
}

export function closeTable(flow: Flow, at: number): void {
  if (flow.tables.length === 0) return;
  closeCell(flow);
  flow.tables.pop();
  flow.recorder?.closeTable(flow.out.length());
  flow.pendingTab = false;
  endBlock(flow, at);
}

export function openRow(flow: Flow, at: number): void {
  const table = flow.tables.at(-1);
  if (table === undefined) {
    endBlock(flow, at);
    return;
  }
  closeCell(flow);
  flow.pendingTab = false;
  separate(flow, LINE, at);
  table.rowHasText = false;
  flow.recorder?.openRow();
}

export function closeRow(flow: Flow, at: number): void {
  closeCell(flow);
  if (!flow.pendingTab) separate(flow, LINE, at);
}

export function openCell(flow: Flow, isHeader: boolean, at: number, colspan: number, rowspan: number): void {
  const table = flow.tables.at(-1);
  if (table === undefined) {
    endBlock(flow, at);
    return;
  }
  closeCell(flow);
  if (table.rowHasText) {
    flow.pendingTab = true;
    flow.pendingAt = at;
  }
  table.cellIsOpen = true;
  flow.recorder?.openCell(isHeader, colspan, rowspan);
}

export function closeCell(flow: Flow): void {
  const table = flow.tables.at(-1);
  if (table === undefined || !table.cellIsOpen) return;
  table.cellIsOpen = false;
  flow.recorder?.endBlock(flow.out.length());
  flow.recorder?.closeCell(flow.out.length());
  // Breaks at the end of a cell (`</p></td>`) separate nothing.
  if (table.rowHasText) flow.pending = NOTHING;
}
