import { withTables } from '../../activities/load-batch.ts';
import type { AccessionNumber, ParserVersion } from '../../core/ids.ts';
import type { StagedFiling } from '../../core/staged-filing.ts';
import type { Database } from '../../db/database.ts';
import { type DamagedEntry, damagedEntries } from '../../db/repositories/datasets/bulk-dictionaries.ts';
import { replaceTables } from '../../db/repositories/datasets/dataset-rows.ts';
import { changedRows, copyStoredRows, type RowDifference } from '../../db/repositories/datasets/stored-rows.ts';
import { lockFilings } from '../../db/repositories/filings/filings.ts';
import type { ParserCatalog } from '../../parsers/parser-catalog.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';

export interface VerificationProblem {
  readonly accessionNumber: AccessionNumber;
  readonly code:
    | 'raw-bytes'
    | 'public-time-differs'
    | 'output-differs'
    | 'output-missing'
    | 'row-differs'
    | 'row-missing'
    | 'row-extra'
    | 'span-malformed'
    | 'span-outside-document'
    | 'span-of-other-filing'
    | 'span-empty';
  readonly message: string;
}

/** A filing as it parses now, with the parser versions whose rows to compare. */
export interface ReparsedFiling {
  readonly staged: StagedFiling;
  readonly versions: ReadonlySet<ParserVersion>;
}

/**
 * Compares the stored rows with those that the parsers give now: writes the rows as a load would, reads what changed,
 * and rolls the transaction back.
 */
export async function verifyRows(
  db: Database,
  rawStore: Pick<RawStore, 'getStaged'>,
  tables: readonly string[],
  filings: readonly ReparsedFiling[],
  catalog: ParserCatalog,
): Promise<readonly VerificationProblem[]> {
  const accessionNumbers = filings.map(({ staged }) => staged.accessionNumber);
  const trx = await db.startTransaction().execute();
  try {
    await lockFilings(trx, accessionNumbers);
    const checked = filings.map(({ staged, versions }) => ({
      ...staged,
      runs: staged.runs.filter(({ parserVersion }) => versions.has(parserVersion)),
    }));
    const reparsed = await withTables(trx, rawStore, checked, 'verification', catalog);
    await copyStoredRows(trx, tables, accessionNumbers);
    await replaceTables(
      db,
      trx,
      reparsed.flatMap((filing) => filing.tables),
      null,
    );
    const damaged = await damagedEntries(trx, accessionNumbers);
    return [...(await changedRows(trx, tables, accessionNumbers)).map(problemOf), ...damaged.map(damageOf)];
  } finally {
    await trx.rollback().execute();
  }
}

function damageOf({ accessionNumber, dictionary, id, values }: DamagedEntry): VerificationProblem {
  const message = `${dictionary}, entry ${id}: ${shown(values)} is not what its content hash says`;
  return { accessionNumber, code: 'row-differs', message };
}

function problemOf(difference: RowDifference): VerificationProblem {
  const { accessionNumber, table, key, stored, given } = difference;
  const { parser_version: parserVersion, ...place } = key;
  const row = [
    `${table} of ${String(parserVersion)}`,
    ...Object.entries(place).map(([column, value]) => `${column} ${String(value)}`),
  ].join(', ');
  if (stored === null) return { accessionNumber, code: 'row-missing', message: `${row}: missing; parsing gives it` };
  if (given === null)
    return { accessionNumber, code: 'row-extra', message: `${row}: stored; parsing does not give it` };
  const columns = Object.keys(given).filter((column) => !isEqual(stored[column], given[column]));
  const differences = columns.map((column) => differenceOf(column, stored[column], given[column]));
  return { accessionNumber, code: 'row-differs', message: `${row}: ${differences.join('; ')}` };
}

function differenceOf(column: string, stored: unknown, given: unknown): string {
  if (!isObject(stored) || !isObject(given)) {
    return `${column} is stored as ${shown(stored)}, parsing gives ${shown(given)}`;
  }
  const names = [...new Set([...Object.keys(stored), ...Object.keys(given)])];
  return names
    .filter((name) => !isEqual(stored[name], given[name]))
    .map((name) => differenceOf(`${column}.${name}`, stored[name], given[name]))
    .join('; ');
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Both are read from jsonb, which orders members. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
