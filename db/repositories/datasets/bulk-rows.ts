import type { BulkBatch, OutputScope } from '../../../core/row-provenance.ts';
import type { BulkRow, BulkTable, BulkValues } from '../../../core/table-rows.ts';
import { type CopyValue, copyRows } from '../../copy.ts';
import type { Database, Transaction } from '../../database.ts';
import type { WriteCounts } from '../../upsert.ts';
import { BULK_CODECS, type BulkCodec, type BulkField } from './bulk-codecs.ts';
import { createDictionaryEntries, type DictionaryEntry } from './bulk-dictionaries.ts';
import { differingOutputs, insertOutputs, storedOutputs } from './bulk-outputs.ts';
import { applyChanges, createIncoming } from './bulk-rerun.ts';

export interface BulkCounts extends WriteCounts {
  /** Rows that their filing no longer has. */
  readonly removed: number;
}

/** Rows held in memory, whose dictionary entries are resolved together. */
const ROWS_PER_COPY = 10_000;

/**
 * Makes the rows of each batch's filing and parser version exactly the given ones, in order. Where none are stored yet,
 * they are copied straight into the table; otherwise into a temporary one, and only differences are written. Replaced
 * rows move to the table's history.
 *
 * @param db adds dictionary entries outside of the transaction
 * @param runId null: no run, such as a verification
 */
export async function replaceBulkRows<T extends BulkTable>(
  db: Database,
  trx: Transaction,
  table: T,
  batches: readonly BulkBatch<BulkValues[T]>[],
  runId: string | null = null,
): Promise<BulkCounts> {
  const codec: BulkCodec<BulkValues[T]> = BULK_CODECS[table];
  const stored = await storedOutputs(trx, batches);
  const known = Map.groupBy(stored, scopeName);
  const fresh = batches.filter((batch) => !known.has(scopeName(batch)));
  const inserted = await copyBatches(db, trx, codec, codec.rows, fresh.map(startOf));
  const again = batches.filter((batch) => known.has(scopeName(batch)));
  if (again.length === 0) return { inserted, changed: 0, unchanged: 0, removed: 0 };
  const given = again.map((batch) => {
    const of = known.get(scopeName(batch)) ?? [];
    return { batch, stored: of.find(({ sequence }) => sequence === batch.sequence) ?? null };
  });
  const incoming = await createIncoming(trx, codec.rows);
  const starts = given.map(({ batch, stored: own }) => ({ ...startOf(batch), outputId: own?.outputId ?? null }));
  const total = await copyBatches(db, trx, codec, incoming, starts);
  const rerun = given.flatMap(({ batch, stored: own }) => (own === null ? [] : [{ batch, stored: own }]));
  const replaced = await differingOutputs(trx, rerun);
  const columns = ['cik', 'output_id', 'position', 'revision', ...codec.columns];
  const changes = await applyChanges(trx, { rows: codec.rows, columns, incoming, stored, replaced, rerun, runId });
  return { ...changes, inserted: changes.inserted + inserted, unchanged: total - changes.inserted - changes.changed };
}

/** Without the CIK: new bytes of a filing may name another first filer. */
function scopeName({ accessionNumber, parserVersion }: OutputScope): string {
  return `${accessionNumber}/${parserVersion}`;
}

/** A batch on its way into a table; its output is recorded with the first row. */
interface BatchToCopy<V> {
  readonly batch: BulkBatch<V>;
  outputId: number | null;
}

const startOf = <V>(batch: BulkBatch<V>): BatchToCopy<V> => ({ batch, outputId: null });

interface EncodedRow<V> {
  readonly of: BatchToCopy<V>;
  readonly position: number;
  readonly fields: readonly BulkField[];
}

/** Copies the batches' rows, numbered consecutively within a filing and parser version; returns how many. */
async function copyBatches<V>(
  db: Database,
  trx: Transaction,
  codec: BulkCodec<V>,
  target: string,
  batches: readonly BatchToCopy<V>[],
): Promise<number> {
  let count = 0;
  let entries = createDictionaryEntries(db);
  let held: EncodedRow<V>[] = [];
  const flush = async (): Promise<void> => {
    if (held.length === 0) return;
    await entries.resolve();
    const missing = [...new Set(held.map(({ of }) => of))].filter(({ outputId }) => outputId === null);
    const ids = await insertOutputs(
      trx,
      missing.map(({ batch }) => batch as BulkBatch),
    );
    for (const [n, of] of missing.entries()) of.outputId = ids[n] ?? null;
    await copyRows(trx, target, ['cik', 'output_id', 'position', 'revision', ...codec.columns], held.map(fieldsOf));
    count += held.length;
    held = [];
    entries = createDictionaryEntries(db);
  };
  for (const ofScope of Map.groupBy(batches, ({ batch }) => scopeName(batch)).values()) {
    let position = 0;
    for (const of of ofScope) {
      const rows: Iterable<BulkRow<V>> | AsyncIterable<BulkRow<V>> = of.batch.bulkRows;
      for await (const row of rows) {
        held.push({ of, position, fields: codec.encode(row, of.batch, entries) });
        position += 1;
        if (held.length === ROWS_PER_COPY) await flush();
      }
    }
  }
  await flush();
  return count;
}

function fieldsOf<V>({ of, position, fields }: EncodedRow<V>): readonly CopyValue[] {
  return [of.batch.cik, of.outputId, position, 0, ...fields.map((field) => (isEntry(field) ? field.id : field))];
}

function isEntry(field: BulkField): field is DictionaryEntry {
  return typeof field === 'object' && field !== null && 'dictionary' in field;
}
