import { sql } from 'kysely';
import { sha256OfRawSourceKey } from '../../../core/ids.ts';
import type { BulkBatch, OutputScope } from '../../../core/row-provenance.ts';
import type { Transaction } from '../../database.ts';
import { type Row, recordset } from '../../upsert.ts';

/** A parser run in `parsed.bulk_outputs`, at its latest revision. */
export interface StoredOutput extends OutputScope {
  readonly outputId: number;
  readonly revision: number;
  readonly sequence: number;
}

/** The latest revisions of the scopes' outputs. */
export async function storedOutputs(
  trx: Transaction,
  scopes: readonly OutputScope[],
): Promise<readonly StoredOutput[]> {
  const { rows } = await sql<StoredOutput>`
    select distinct on (o.output_id) o.output_id as "outputId", o.revision, o.sequence, o.cik,
      o.accession_number as "accessionNumber", o.parser_version as "parserVersion"
    from parsed.bulk_outputs o
    join unnest(
      ${scopes.map(({ accessionNumber }) => accessionNumber)}::text[],
      ${scopes.map(({ parserVersion }) => parserVersion)}::text[]
    ) as s (accession_number, parser_version) using (accession_number, parser_version)
    order by o.output_id, o.revision desc
  `.execute(trx);
  return rows;
}

/** Records the first revisions of outputs and returns their ids, in order. */
export async function insertOutputs(trx: Transaction, batches: readonly BulkBatch[]): Promise<readonly number[]> {
  if (batches.length === 0) return [];
  const rows = batches.map((batch) => ({ revision: 0, ...outputRow(batch) }));
  const columns = Object.keys(rows[0] ?? {});
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const inserted = await sql<{ accession: string; version: string; sequence: number; id: number }>`
    insert into parsed.bulk_outputs (${list}) select ${list} from ${recordset('parsed.bulk_outputs', rows)}
    returning accession_number as accession, parser_version as version, sequence, output_id as id
  `.execute(trx);
  const ids = new Map(inserted.rows.map((row) => [`${row.accession}/${row.version}/${row.sequence}`, row.id]));
  return batches.map(({ accessionNumber, parserVersion, sequence }) => {
    const id = ids.get(`${accessionNumber}/${parserVersion}/${sequence}`);
    if (id === undefined) throw new Error('inserting an output returned no row');
    return id;
  });
}

/** Columns of an output beside its id and revision. */
function outputRow(batch: BulkBatch): Row {
  return {
    cik: batch.cik,
    accession_number: batch.accessionNumber,
    parser_version: batch.parserVersion,
    sequence: batch.sequence,
    confidence: batch.confidence,
    raw_sha256: `\\x${sha256OfRawSourceKey(batch.rawSourceKey)}`,
    extraction_trace_id: batch.extractionTraceId,
    materialization_version: batch.materializationVersion,
    cross_validations: batch.crossValidations,
  };
}

/** What all rows of an output show: if it differs, each of them is replaced. */
const SHOWN_BY_ROWS = ['sequence', 'confidence', 'raw_sha256', 'cross_validations'];

export interface GivenOutput {
  readonly stored: StoredOutput;
  readonly batch: BulkBatch;
}

/** Ids of the outputs whose latest revision shows something else than the batch. */
export async function differingOutputs(trx: Transaction, given: readonly GivenOutput[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.output_id as id
    from ${recordset('parsed.bulk_outputs', given.map(revisionRow))} i
    join parsed.bulk_outputs o using (output_id, revision)
    where ${sql.join(
      SHOWN_BY_ROWS.map((column) => sql`o.${sql.ref(column)} is distinct from i.${sql.ref(column)}`),
      sql` or `,
    )}
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Adds a revision to each output at an instant, with what the batch shows. */
export async function insertRevisions(trx: Transaction, given: readonly GivenOutput[], at: string): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map((one) => ({
    ...revisionRow(one),
    revision: one.stored.revision + 1,
    recorded_at: at,
    verified_at: at,
  }));
  const list = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into parsed.bulk_outputs (${list}) select ${list} from ${recordset('parsed.bulk_outputs', rows)}
  `.execute(trx);
}

function revisionRow({ stored, batch }: GivenOutput): Row {
  return { output_id: stored.outputId, revision: stored.revision, ...outputRow(batch) };
}
