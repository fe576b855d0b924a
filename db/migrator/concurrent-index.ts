import { type Kysely, sql } from 'kysely';
import { sha256 } from '../../core/hashes.ts';

interface IndexDefinition {
  /** Unqualified; in the table's schema. */
  readonly name: string;
  /** `schema.table`, partitioned or not. */
  readonly table: string;
  readonly unique?: boolean;
  /** What follows the table in `create index`: `(cik, public_at desc) where …`. Never from outside. */
  readonly definition: string;
}

interface IndexState {
  readonly schema: string;
  readonly isPartitioned: boolean;
  readonly partitions: readonly string[];
  /** The index of that name; null where there is none. */
  readonly index: { readonly table: string; readonly isValid: boolean; readonly isAttached: boolean } | null;
}

/**
 * Builds an index without blocking writers, for the `outside` of a migration. A no-op where the index exists; an invalid
 * one, which an interrupted build leaves behind, is dropped and built again. On a partitioned table each partition's index
 * is built so and then attached.
 *
 * A build waits for the transactions that were open at its start, without limit: it holds up nobody meanwhile.
 */
export async function createIndexConcurrently(connection: Kysely<unknown>, index: IndexDefinition): Promise<void> {
  const state = await indexState(connection, index);
  if (state.index !== null && state.index.table !== index.table) {
    throw new Error(`index ${state.schema}.${index.name} exists on ${state.index.table}, not on ${index.table}`);
  }
  if (state.index?.isValid) return;
  const unique = sql.raw(index.unique ? 'unique ' : '');
  const [table, name, definition] = [sql.table(index.table), sql.ref(index.name), sql.raw(index.definition)];
  if (!state.isPartitioned) {
    if (state.index) await sql`drop index concurrently ${sql.id(state.schema, index.name)}`.execute(connection);
    await sql`create ${unique}index concurrently ${name} on ${table} ${definition}`.execute(connection);
    return;
  }
  // Invalid until every partition's index is attached; creating it touches no row.
  if (!state.index) await sql`create ${unique}index ${name} on only ${table} ${definition}`.execute(connection);
  for (const partition of state.partitions) {
    const part = { ...index, table: partition, name: partitionIndexName(partition, index.name) };
    await createIndexConcurrently(connection, part);
    const { index: built } = await indexState(connection, part);
    if (built?.isAttached) continue;
    const [whole, one] = [sql.id(state.schema, index.name), sql.id(schemaOf(partition), part.name)];
    await sql`alter index ${whole} attach partition ${one}`.execute(connection);
  }
}

function schemaOf(table: string): string {
  return table.slice(0, table.indexOf('.'));
}

/** Names are cut at 63 bytes, so a long one ends in a hash. */
function partitionIndexName(partition: string, index: string): string {
  const name = `${partition.slice(partition.indexOf('.') + 1)}_${index}`;
  return name.length <= 63 ? name : `${name.slice(0, 50)}_${sha256(name).slice(0, 12)}`;
}

async function indexState(connection: Kysely<unknown>, { table, name }: IndexDefinition): Promise<IndexState> {
  const { rows } = await sql<IndexState>`
    select
      n.nspname as schema,
      t.relkind = 'p' as "isPartitioned",
      array(
        select pn.nspname || '.' || p.relname
        from pg_inherits i
        join pg_class p on p.oid = i.inhrelid
        join pg_namespace pn on pn.oid = p.relnamespace
        where i.inhparent = t.oid and t.relkind = 'p'
        order by 1
      ) as partitions,
      (
        select jsonb_build_object(
          'table', xn.nspname || '.' || xt.relname,
          'isValid', x.indisvalid,
          'isAttached', exists (select from pg_inherits i where i.inhrelid = x.indexrelid)
        )
        from pg_class xc
        join pg_index x on x.indexrelid = xc.oid
        join pg_class xt on xt.oid = x.indrelid
        join pg_namespace xn on xn.oid = xt.relnamespace
        where xc.relname = ${name} and xc.relnamespace = t.relnamespace
      ) as index
    from pg_class t
    join pg_namespace n on n.oid = t.relnamespace
    where t.oid = ${table}::regclass
  `.execute(connection);
  const [state] = rows;
  if (!state) throw new Error(`no table ${table}`);
  return state;
}
