import { withTables } from '../../activities/load-batch.ts';
import type { ParserVersion } from '../../core/ids.ts';
import type { StagedFiling } from '../../core/staged-filing.ts';
import type { Database } from '../../db/database.ts';
import { replaceTables } from '../../db/repositories/datasets/dataset-rows.ts';
import { changedRows, keepStoredRows, type RowDifference } from '../../db/repositories/datasets/stored-rows.ts';
import { lockFilings } from '../../db/repositories/filings/filings.ts';
import type { RawStore } from '../../sources/raw-store/raw-store.ts';
import type { VerificationProblem } from './verify-filing.ts';

/** A filing as it was parsed anew, with the versions whose rows are to be held against it. */
export interface FilingAgain {
  readonly staged: StagedFiling;
  readonly versions: ReadonlySet<ParserVersion>;
}

/**
 * Holds the stored rows against those that the parsers give now: the rows are written as a load would write them, what
 * that changed is read, and the transaction is rolled back. Nothing is left of it, whatever it finds.
 */
export async function verifyRows(
  db: Database,
  rawStore: Pick<RawStore, 'getStaged'>,
  tables: readonly string[],
  filings: readonly FilingAgain[],
): Promise<readonly VerificationProblem[]> {
  const accessionNumbers = filings.map(({ staged }) => staged.accessionNumber);
  const trx = await db.startTransaction().execute();
  try {
    await lockFilings(trx, accessionNumbers);
    const checked = filings.map(({ staged, versions }) => ({
      ...staged,
      runs: staged.runs.filter(({ parserVersion }) => versions.has(parserVersion)),
    }));
    const reparsed = await withTables(trx, rawStore, checked, 'verification');
    await keepStoredRows(trx, tables, accessionNumbers);
    await replaceTables(
      trx,
      reparsed.flatMap((filing) => filing.tables),
    );
    return (await changedRows(trx, tables, accessionNumbers)).map(problemOf);
  } finally {
    await trx.rollback().execute();
  }
}

function problemOf(difference: RowDifference): VerificationProblem {
  const { accessionNumber, table, key, stored, given } = difference;
  const { parser_version: parserVersion, ...place } = key;
  const row = [
    `${table} of ${String(parserVersion)}`,
    ...Object.entries(place).map(([column, value]) => `${column} ${String(value)}`),
  ].join(', ');
  if (stored === null) {
    return { accessionNumber, code: 'row-missing', message: `${row}: is not stored, the bytes give it` };
  }
  if (given === null) {
    return { accessionNumber, code: 'row-extra', message: `${row}: is stored, the bytes do not give it` };
  }
  const columns = Object.keys(given).filter((column) => !isEqual(stored[column], given[column]));
  const said = columns.map((column) => differenceOf(column, stored[column], given[column]));
  return { accessionNumber, code: 'row-differs', message: `${row}: ${said.join('; ')}` };
}

function differenceOf(column: string, stored: unknown, given: unknown): string {
  if (!isObject(stored) || !isObject(given)) {
    return `${column} is stored as ${shown(stored)}, the bytes give ${shown(given)}`;
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

/** Both come out of jsonb, which orders members. */
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function shown(value: unknown): string {
  const text = JSON.stringify(value ?? null);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}
