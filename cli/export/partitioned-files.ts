import type { ExportColumn } from '../../db/repositories/exports/export-columns.ts';
import { type ExportRow, PARTITION_COLUMN } from '../../db/repositories/exports/read-export.ts';
import { type ColumnValues, createParquetFile, type FileSummary, type ParquetFile } from './parquet-file.ts';
import { unscaledOf } from './parquet-schema.ts';

export interface WrittenFile extends FileSummary {
  /** Relative, with forward slashes: `public_year=2026/part-0000.parquet`. */
  readonly path: string;
}

/** Where files are written, and what follows when one is complete. */
export interface FilePlaces {
  /** Prepares a local path for the file. */
  stage(path: string): Promise<string>;
  /** The staged file is complete. */
  complete(file: WrittenFile): Promise<void>;
}

interface WriteLimits {
  /** Rows of a row group at most. */
  readonly groupRows: number;
  /** Bytes that an unfinished row group may take in memory, about. */
  readonly groupBytes: number;
  /** The same of all unfinished row groups together. */
  readonly totalBytes: number;
  /** A file is closed once it has this many bytes. */
  readonly fileBytes: number;
}

const WRITE_LIMITS: WriteLimits = {
  groupRows: 65_536,
  groupBytes: 48_000_000,
  totalBytes: 96_000_000,
  fileBytes: 256_000_000,
};

interface Partition {
  readonly folder: string;
  parts: number;
  path: string;
  file: ParquetFile | null;
  columns: ColumnValues[];
  rows: number;
  /** In memory, about. */
  size: number;
}

/** Null: the rows have no date. */
type Year = number | null;

export interface PartitionedFiles {
  add(rows: readonly ExportRow[]): Promise<void>;
  /** @returns all files, by path */
  finish(): Promise<readonly WrittenFile[]>;
  abandon(): Promise<void>;
}

/** Hive's name of a partition without a value. */
const NO_VALUE = '__HIVE_DEFAULT_PARTITION__';
/** What a reference, a string beside its characters, and any other object take, in bytes. */
const REFERENCE = 8;
const STRING = 24;
const OBJECT = 48;

/**
 * Distributes rows to one series of files per partition, in one pass over rows in any order. Unfinished row groups stay in
 * memory up to a limit; then the largest is written.
 *
 * @param partition name of the folders' key; null: no folders
 */
export function createPartitionedFiles(
  columns: readonly ExportColumn[],
  partition: string | null,
  places: FilePlaces,
  limits: WriteLimits = WRITE_LIMITS,
): PartitionedFiles {
  const partitions = new Map<Year, Partition>();
  const written: WrittenFile[] = [];
  const convert = columns.map(converterOf);
  let total = 0;

  const partitionOf = (key: Year): Partition =>
    partitions.get(key) ?? partitionAt(partition === null ? '' : `${partition}=${key ?? NO_VALUE}/`, key);

  function partitionAt(folder: string, key: Year): Partition {
    const created = { folder, parts: 0, path: '', file: null, columns: columns.map(() => []), rows: 0, size: 0 };
    partitions.set(key, created);
    return created;
  }

  async function openFile(to: Partition): Promise<ParquetFile> {
    to.path = `${to.folder}part-${String(to.parts).padStart(4, '0')}.parquet`;
    to.parts += 1;
    return createParquetFile(await places.stage(to.path), columns);
  }

  async function closeFile(of: Partition): Promise<void> {
    if (of.file === null) return;
    const file = { path: of.path, ...(await of.file.close()) };
    of.file = null;
    await places.complete(file);
    written.push(file);
  }

  async function writeGroup(of: Partition): Promise<void> {
    of.file ??= await openFile(of);
    const values = of.columns;
    of.columns = columns.map(() => []);
    total -= of.size;
    of.rows = 0;
    of.size = 0;
    await of.file.append(values);
    if (of.file.bytes >= limits.fileBytes) await closeFile(of);
  }

  function addRows(to: Partition, rows: readonly ExportRow[]): void {
    const sizes = columns.map(({ name }, n) => appendColumn(to.columns[n] as ColumnValues, rows, name, convert[n]));
    const size = sizes.reduce((sum, one) => sum + one, 0);
    to.rows += rows.length;
    to.size += size;
    total += size;
  }

  async function add(rows: readonly ExportRow[]): Promise<void> {
    for (const [year, own] of Map.groupBy(rows, (row) => row[PARTITION_COLUMN] as Year)) {
      const to = partitionOf(year);
      addRows(to, own);
      if (to.rows >= limits.groupRows || to.size >= limits.groupBytes) await writeGroup(to);
      if (total < limits.totalBytes) continue;
      await writeGroup([...partitions.values()].reduce((most, one) => (one.size > most.size ? one : most)));
    }
  }

  return {
    add,
    async finish() {
      // A reader of an empty dataset still gets its columns.
      if (partitions.size === 0) {
        const empty = partitionAt('', null);
        empty.file = await openFile(empty);
      }
      for (const one of partitions.values()) {
        if (one.rows > 0) await writeGroup(one);
        await closeFile(one);
      }
      return written.sort((a, b) => (a.path < b.path ? -1 : 1));
    },
    async abandon() {
      for (const { file } of partitions.values()) await file?.abandon();
    },
  };
}

/**
 * Appends a column of some rows. Neighbors mostly come from the same filing: equal texts are stored once.
 *
 * @returns the bytes that it takes in memory, about
 */
function appendColumn(
  to: ColumnValues,
  rows: readonly ExportRow[],
  name: string,
  convert: ((value: unknown) => unknown) | undefined,
): number {
  let size = rows.length * REFERENCE;
  let last: unknown = to.at(-1);
  for (const row of rows) {
    const value = row[name];
    if (value !== last) {
      last = value === null || convert === undefined ? value : convert(value);
      if (typeof last === 'string') size += last.length + STRING;
      else if (typeof last === 'bigint' || typeof last === 'object') size += OBJECT;
    }
    to.push(last);
  }
  return size;
}

/** From what the query gives to what the file holds; undefined: the same. */
function converterOf({ type }: ExportColumn): ((value: unknown) => unknown) | undefined {
  if (type.kind !== 'decimal') return undefined;
  return (value) => unscaledOf(String(value), type.scale);
}
