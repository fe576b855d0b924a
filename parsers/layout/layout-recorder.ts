import { BOLD, CENTERED, UNDERLINED } from './element-stack.ts';
import type { RawCell } from './table-grid.ts';

/** Receives the structure of a document from `readHtmlFlow`; positions are indexes of the plain text. */
export interface FlowRecorder {
  openTable(at: number): void;
  closeTable(at: number): void;
  openRow(): void;
  openCell(isHeader: boolean, colspan: number, rowspan: number): void;
  closeCell(at: number): void;
  /** A start tag that classifies the next block: `li`, `h1` … `h6`. */
  blockTag(name: string): void;
  /** Words begin at `at`, in this style (`BOLD | UNDERLINED | CENTERED`) and indentation in points. */
  words(at: number, flags: number, indent: number): void;
  /** Words were written up to `at`. */
  wrote(at: number): void;
  /** A space of this code; no-break spaces before a block's first word are indentation. */
  space(code: number): void;
  /** A line or block ends; nothing was written since the last one where `at` is unchanged. */
  endBlock(at: number): void;
}

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

type Writable<T> = { -readonly [K in keyof T]: T[K] };

interface OpenTable {
  readonly index: number;
  readonly rows: RawCell[][];
  /** Its start is -1 until its first word. */
  cell: Writable<RawCell> | null;
}

/** Points that a leading no-break space indents by. */
const NBSP_POINTS = 3;
/** Tables nested deeper are read as running text. */
const DEEPEST_TABLE = 16;

type TableMembers = 'openTable' | 'closeTable' | 'openRow' | 'openCell' | 'closeCell';

interface TableRecorder extends Pick<FlowRecorder, TableMembers> {
  readonly tables: readonly RecordedTable[];
  /** Index of the innermost open table. */
  innermost(): number | null;
  /** The first words of the open cells. */
  words(at: number, flags: number, indent: number): void;
}

function createTableRecorder(): TableRecorder {
  const tables: (Writable<RecordedTable> & { rows: RawCell[][] })[] = [];
  const open: OpenTable[] = [];
  let tooDeep = 0;
  return {
    tables,
    innermost: () => open.at(-1)?.index ?? null,
    openTable(at) {
      if (open.length >= DEEPEST_TABLE) {
        tooDeep += 1;
        return;
      }
      const rows: RawCell[][] = [];
      tables.push({ start: at, end: at, parent: open.at(-1)?.index ?? null, rows });
      open.push({ index: tables.length - 1, rows, cell: null });
    },
    closeTable(at) {
      if (tooDeep > 0) {
        tooDeep -= 1;
        return;
      }
      const table = tables[open.pop()?.index ?? -1];
      if (table !== undefined) table.end = at;
    },
    openRow() {
      if (tooDeep === 0) open.at(-1)?.rows.push([]);
    },
    openCell(isHeader, colspan, rowspan) {
      const table = open.at(-1);
      if (table === undefined || tooDeep > 0) return;
      if (table.rows.length === 0) table.rows.push([]);
      table.cell = { start: -1, end: -1, isHeader, colspan, rowspan, indent: 0, bold: false };
    },
    closeCell(at) {
      const table = open.at(-1);
      if (table === undefined || table.cell === null || tooDeep > 0) return;
      table.rows.at(-1)?.push({ ...table.cell, start: table.cell.start < 0 ? at : table.cell.start, end: at });
      table.cell = null;
    },
    words(at, flags, indent) {
      for (const { cell } of open) {
        if (cell === null || cell.start >= 0) continue;
        cell.start = at;
        cell.indent = indent;
        cell.bold = (flags & BOLD) !== 0;
      }
    },
  };
}

/** Collects blocks and raw tables of one walk. */
export function createLayoutRecorder(): FlowRecorder & {
  tables(): readonly RecordedTable[];
  blocks(): readonly RecordedBlock[];
} {
  const recorded = createTableRecorder();
  const blocks: RecordedBlock[] = [];
  let tag = '';
  /** The block in hand; null until its first word. */
  let block: Pick<RecordedBlock, 'start' | 'centered' | 'indent' | 'table'> | null = null;
  let leadingSpaces = 0;
  let flagsNow = 0;
  let writtenTo = 0;
  let boldLength = 0;
  let underlinedLength = 0;
  return {
    ...recorded,
    openCell(isHeader, colspan, rowspan) {
      recorded.openCell(isHeader, colspan, rowspan);
      leadingSpaces = 0;
    },
    blockTag(name) {
      tag = name;
    },
    words(at, flags, indent) {
      flagsNow = flags;
      writtenTo = at;
      const inset = indent + leadingSpaces * NBSP_POINTS;
      recorded.words(at, flags, inset);
      block ??= { start: at, centered: (flags & CENTERED) !== 0, indent: inset, table: recorded.innermost() };
    },
    wrote(at) {
      if ((flagsNow & BOLD) !== 0) boldLength += at - writtenTo;
      if ((flagsNow & UNDERLINED) !== 0) underlinedLength += at - writtenTo;
      writtenTo = at;
    },
    space(code) {
      if (code !== 32 && code > 13 && block === null) leadingSpaces += 1;
    },
    endBlock(at) {
      if (block !== null && at > block.start) {
        const most = (at - block.start) * 0.9;
        blocks.push({ ...block, end: at, tag, bold: boldLength >= most, underlined: underlinedLength >= most });
        tag = '';
      }
      block = null;
      leadingSpaces = 0;
      boldLength = 0;
      underlinedLength = 0;
    },
    tables: () => recorded.tables,
    blocks: () => blocks,
  };
}
