import { sql } from 'kysely';
import type { Transaction } from '../../database.ts';
import type { BulkCodec } from './bulk-codecs.ts';
import { type GivenOutput, insertRevisions, type StoredOutput } from './bulk-outputs.ts';

type RowsTable = BulkCodec<object>['rows'];

const INCOMING = 'incoming_bulk_rows';
const CHANGES = 'bulk_changes';
const SAME_ROW = sql`t.cik = c.cik and t.output_id = c.output_id and t.position = c.position`;

/** An empty temporary table for the rows that parsers give now. */
export async function createIncoming(trx: Transaction, rows: RowsTable): Promise<string> {
  await sql`drop table if exists ${sql.table(INCOMING)}, ${sql.table(CHANGES)}`.execute(trx);
  await sql`create temporary table ${sql.table(INCOMING)} (like ${sql.table(rows)}) on commit drop`.execute(trx);
  return INCOMING;
}

interface Rerun {
  readonly rows: RowsTable;
  readonly columns: readonly string[];
  readonly incoming: string;
  /** Outputs whose rows become the incoming ones, */
  readonly stored: readonly StoredOutput[];
  /** those of them whose rows are all replaced, because what they share differs, */
  readonly replaced: readonly number[];
  /** and those that the parser gives again. */
  readonly rerun: readonly GivenOutput[];
  readonly runId: string | null;
}

/** Writes the differences between the stored outputs' rows and the incoming ones. */
export async function applyChanges(
  trx: Transaction,
  run: Rerun,
): Promise<{ readonly inserted: number; readonly changed: number; readonly removed: number }> {
  const rows = sql.table(run.rows);
  const columns = sql.join(run.columns.map((column) => sql.ref(column)));
  const counts = await findChanges(trx, run);
  if (counts.outputs.length === 0) return counts;
  const at = await nextInstant(trx, counts.outputs);
  await sql`
    insert into ${sql.table(`${run.rows}_history`)} (${columns}, superseded_at, superseded_by_run)
    select ${sql.join(run.columns.map((column) => sql`t.${sql.ref(column)}`))}, ${at}::timestamptz, ${run.runId}
    from ${rows} t join ${sql.table(CHANGES)} c on ${SAME_ROW} where c.is_stored
  `.execute(trx);
  await sql`delete from ${rows} t using ${sql.table(CHANGES)} c where ${SAME_ROW} and c.is_stored`.execute(trx);
  await insertRevisions(
    trx,
    run.rerun.filter(({ stored }) => counts.outputs.includes(stored.outputId)),
    at,
  );
  const selected = run.columns.map((column) => (column === 'revision' ? sql`o.revision` : sql`t.${sql.ref(column)}`));
  await sql`
    insert into ${rows} (${columns}) select ${sql.join(selected)}
    from ${sql.table(run.incoming)} t
    join ${sql.table(CHANGES)} c on ${SAME_ROW}
    join (select output_id, max(revision) as revision from parsed.bulk_outputs
      where output_id = any(${[...counts.outputs]}) group by output_id) o on o.output_id = t.output_id
    where c.is_given
  `.execute(trx);
  return counts;
}

/** Lists the rows that differ, are new or are gone; counted in the database, since a report may have half a million. */
async function findChanges(
  trx: Transaction,
  { rows, columns, incoming, stored, replaced }: Rerun,
): Promise<{ inserted: number; changed: number; removed: number; outputs: readonly number[] }> {
  const compared = columns.slice(4).map((column) => {
    // As text: 1.5 and 1.50 are equal numbers, but not the same statement.
    const type = column === 'numeric_value' ? sql`::text` : sql``;
    return sql`t.${sql.ref(column)}${type} is distinct from i.${sql.ref(column)}${type}`;
  });
  await sql`analyze ${sql.table(incoming)}`.execute(trx);
  await sql`
    create temporary table ${sql.table(CHANGES)} on commit drop as
    select coalesce(t.cik, i.cik) as cik, coalesce(t.output_id, i.output_id) as output_id,
      coalesce(t.position, i.position) as position, t.cik is not null as is_stored, i.cik is not null as is_given
    from (
      select t.* from unnest(
        ${stored.map(({ cik }) => cik)}::text[], ${stored.map(({ outputId }) => outputId)}::integer[]
      ) as o (cik, output_id) join ${sql.table(rows)} t using (cik, output_id)
    ) t
    full join ${sql.table(incoming)} i
      on i.cik = t.cik and i.output_id = t.output_id and i.position = t.position
    where t.cik is null or i.cik is null or t.output_id = any(${[...replaced]}::integer[])
      or ${sql.join(compared, sql` or `)}
  `.execute(trx);
  await sql`analyze ${sql.table(CHANGES)}`.execute(trx);
  const { rows: counted } = await sql<{ outputs: number[]; inserted: number; changed: number; removed: number }>`
    select coalesce(array_agg(distinct output_id), '{}') as outputs,
      (count(*) filter (where not is_stored))::int as inserted,
      (count(*) filter (where is_stored and is_given))::int as changed,
      (count(*) filter (where not is_given))::int as removed
    from ${sql.table(CHANGES)}
  `.execute(trx);
  return counted[0] ?? { inserted: 0, changed: 0, removed: 0, outputs: [] };
}

/** Now, with microseconds, but later than everything recorded of the outputs, whatever the server's clock did. */
async function nextInstant(trx: Transaction, outputs: readonly number[]): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select greatest(clock_timestamp(), max(recorded_at) + interval '1 microsecond')::text as at
    from parsed.bulk_outputs where output_id = any(${[...outputs]})
  `.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new TypeError('an aggregate without a row');
  return row.at;
}
