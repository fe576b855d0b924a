import { BOLD, CENTERED, UNDERLINED } from './element-stack.ts';
import type { FlowRecorder } from './flow-recorder.ts';
import type { RawCell } from './table-grid.ts';

export interface RecordedTable {
  readonly start: number;
  readonly end: number;
  readonly parent: number | null;
  readonly rows: readonly (readonly RawCell[])[];
}

export interface RecordedBlock {
  readonly start: number;
  readonly end: number;
  /** `li`, `h1` … `h6`, or the empty string. */
  readonly tag: string;
  readonly bold: boolean;
  readonly underlined: boolean;
  readonly centered: boolean;
  readonly indent: number;
  readonly table: number | null;
}

interface OpenTable {
  readonly index: number;
  readonly rows: RawCell[][];
  cell: { start: number; isHeader: boolean; colspan: number; rowspan: number; indent: number; bold: boolean } | null;
}

/** Points that a leading no-break space indents by. */
const NBSP_POINTS = 3;
/** Tables nested deeper are read as running text. */
const DEEPEST_TABLE = 16;

/** Collects blocks and raw tables of one walk. */
export function createLayoutRecorder(): FlowRecorder & {
  tables(): readonly RecordedTable[];
  blocks(): readonly RecordedBlock[];
} {
  const tables: { start: number; end: number; parent: number | null; rows: RawCell[][] }[] = [];
  const blocks: RecordedBlock[] = [];
  const open: OpenTable[] = [];
  let tooDeep = 0;
  let tag = '';
  let blockStart = -1;
  let blockIndent = 0;
  let blockTable: number | null = null;
  let leadingSpaces = 0;
  let flagsNow = 0;
  let writtenTo = 0;
  let boldLength = 0;
  let underlinedLength = 0;
  let isCentered = false;

  function top(): OpenTable | undefined {
    return open[open.length - 1];
  }

  return {
    openTable(at) {
      if (open.length >= DEEPEST_TABLE) {
        tooDeep += 1;
        return;
      }
      tables.push({ start: at, end: at, parent: top()?.index ?? null, rows: [] });
      open.push({ index: tables.length - 1, rows: tables[tables.length - 1]?.rows ?? [], cell: null });
    },
    closeTable(at) {
      if (tooDeep > 0) {
        tooDeep -= 1;
        return;
      }
      const closed = open.pop();
      const table = closed === undefined ? undefined : tables[closed.index];
      if (table !== undefined) table.end = at;
    },
    openRow() {
      if (tooDeep === 0) top()?.rows.push([]);
    },
    openCell(isHeader, colspan, rowspan) {
      const table = top();
      if (table === undefined || tooDeep > 0) return;
      if (table.rows.length === 0) table.rows.push([]);
      table.cell = { start: -1, isHeader, colspan, rowspan, indent: 0, bold: false };
      leadingSpaces = 0;
    },
    closeCell(at) {
      const table = top();
      const cell = table?.cell;
      if (table === undefined || cell === null || cell === undefined || tooDeep > 0) return;
      const start = cell.start < 0 ? at : cell.start;
      const { isHeader, colspan, rowspan, bold, indent } = cell;
      table.rows[table.rows.length - 1]?.push({ start, end: at, colspan, rowspan, isHeader, bold, indent });
      table.cell = null;
    },
    blockTag(name) {
      tag = name;
    },
    words(at, flags, indent) {
      flagsNow = flags;
      writtenTo = at;
      const inset = indent + leadingSpaces * NBSP_POINTS;
      for (const table of open) {
        if (table.cell !== null && table.cell.start < 0) {
          table.cell.start = at;
          table.cell.indent = inset;
          table.cell.bold = (flags & BOLD) !== 0;
        }
      }
      if (blockStart >= 0) return;
      blockStart = at;
      blockIndent = inset;
      blockTable = top()?.index ?? null;
      isCentered = (flags & CENTERED) !== 0;
    },
    wrote(at) {
      if ((flagsNow & BOLD) !== 0) boldLength += at - writtenTo;
      if ((flagsNow & UNDERLINED) !== 0) underlinedLength += at - writtenTo;
      writtenTo = at;
    },
    space(code) {
      if (code !== 32 && code > 13 && blockStart < 0) leadingSpaces += 1;
    },
    endBlock(at) {
      if (blockStart >= 0 && at > blockStart) {
        const length = at - blockStart;
        blocks.push({
          start: blockStart,
          end: at,
          tag,
          bold: boldLength >= length * 0.9,
          underlined: underlinedLength >= length * 0.9,
          centered: isCentered,
          indent: blockIndent,
          table: blockTable,
        });
        tag = '';
      }
      blockStart = -1;
      leadingSpaces = 0;
      boldLength = 0;
      underlinedLength = 0;
    },
    tables: () => tables,
    blocks: () => blocks,
  };
}
