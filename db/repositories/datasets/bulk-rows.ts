import { type RawBuilder, sql } from 'kysely';
import type { BulkBatch, OutputScope } from '../../../core/row-provenance.ts';
import { formatSourceSpan } from '../../../core/spans.ts';
import type { BulkTable, BulkValues } from '../../../core/table-rows.ts';
import { type CopyValue, copyRows, textArrayLiteral } from '../../copy.ts';
import type { Transaction } from '../../database.ts';
import { snakeCase } from '../../names.ts';
import type { WriteCounts } from '../../upsert.ts';

type Members<T extends BulkTable> = readonly (keyof BulkValues[T] & string)[];

/** By table: the column for a row's position among the rows of its filing, and the members of its values. */
const TABLES: { readonly [T in BulkTable]: { readonly ordinal: string; readonly values: Members<T> } } = {
  'parsed.xbrl_facts': {
    ordinal: 'fact_index',
    values: [
      'sequence',
      'concept',
      'value',
      'numericValue',
      'unit',
      'decimals',
      'periodStart',
      'periodEnd',
      'isInstant',
      'entity',
      'dimensions',
      'isNil',
      'factId',
      'duplicateClass',
      'storageNotes',
    ],
  },
  'parsed.thirteenf_holdings': {
    ordinal: 'ordinal',
    values: [
      'periodOfReport',
      'nameOfIssuer',
      'titleOfClass',
      'cusip',
      'figi',
      'rawValue',
      'valueDollars',
      'sshPrnamt',
      'sshPrnamtType',
      'putCall',
      'investmentDiscretion',
      'otherManager',
      'votingSole',
      'votingShared',
      'votingNone',
    ],
  },
};
const PROVENANCE = ['source_span', 'confidence', 'public_at', 'materialization_version'];

export interface BulkCounts extends WriteCounts {
  /** Rows that their filing no longer has. */
  readonly removed: number;
}

/**
 * Makes the rows of each batch's filing and parser version exactly the given ones, in order. Where none are stored yet,
 * they are copied straight into the table; otherwise into a temporary one, and only differences are written.
 */
export async function replaceBulkRows<T extends BulkTable>(
  trx: Transaction,
  table: T,
  batches: readonly BulkBatch<BulkValues[T]>[],
): Promise<BulkCounts> {
  const byScope = Map.groupBy(batches, scopeName);
  const stored = await scopesWithRows(trx, table, batches);
  const [known, fresh] = [
    [...byScope.keys()].filter((name) => stored.has(name)),
    [...byScope.keys()].filter((name) => !stored.has(name)),
  ];
  const batchesOf = (names: readonly string[]) => names.map((name) => byScope.get(name) ?? []);
  const inserted = await copyBatches(trx, table, table, batchesOf(fresh));
  const merged = known.length === 0 ? NO_CHANGES : await merge(trx, table, batchesOf(known));
  return { ...merged, inserted: merged.inserted + inserted };
}

const NO_CHANGES: BulkCounts = { inserted: 0, changed: 0, unchanged: 0, removed: 0 };

function scopeName({ cik, accessionNumber, parserVersion }: OutputScope): string {
  return `${cik}/${accessionNumber}/${parserVersion}`;
}

/** The batches' scopes as a table `s` of their key columns. */
function scopeTable(scopes: readonly OutputScope[]): RawBuilder<unknown> {
  return sql`unnest(
    ${scopes.map(({ cik }) => cik)}::text[],
    ${scopes.map(({ accessionNumber }) => accessionNumber)}::text[],
    ${scopes.map(({ parserVersion }) => parserVersion)}::text[]
  ) as s (cik, accession_number, parser_version)`;
}

const OF_SCOPE = sql`t.cik = s.cik and t.accession_number = s.accession_number and t.parser_version = s.parser_version`;

async function scopesWithRows(
  trx: Transaction,
  table: BulkTable,
  scopes: readonly OutputScope[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<OutputScope>`
    select s.cik, s.accession_number as "accessionNumber", s.parser_version as "parserVersion"
    from ${scopeTable(scopes)} where exists (select from ${sql.table(table)} t where ${OF_SCOPE})
  `.execute(trx);
  return new Set(rows.map(scopeName));
}

function columnsOf(table: BulkTable): readonly string[] {
  const { ordinal, values } = TABLES[table];
  return ['cik', 'accession_number', 'parser_version', ordinal, ...values.map(snakeCase), ...PROVENANCE];
}

/** Copies the rows of each scope's batches, numbered consecutively; returns how many. */
async function copyBatches<T extends BulkTable>(
  trx: Transaction,
  table: T,
  target: string,
  scopes: readonly (readonly BulkBatch<BulkValues[T]>[])[],
): Promise<number> {
  const members: Members<T> = TABLES[table].values;
  let count = 0;
  async function* fields(): AsyncGenerator<readonly CopyValue[]> {
    for (const batches of scopes) {
      let ordinal = 0;
      for (const batch of batches) {
        const scope = [batch.cik, batch.accessionNumber, batch.parserVersion];
        const version = [batch.publicAt, batch.materializationVersion];
        for await (const { values, span, confidence } of batch.bulkRows) {
          const stated = members.map((member) => copyValue(values[member]));
          const sourceSpan = span === null ? null : formatSourceSpan(batch.rawSourceKey, span);
          yield [...scope, ordinal, ...stated, sourceSpan, confidence, ...version];
          ordinal += 1;
          count += 1;
        }
      }
    }
  }
  await copyRows(trx, target, columnsOf(table), fields());
  return count;
}

function copyValue(value: unknown): CopyValue {
  return Array.isArray(value) ? textArrayLiteral(value) : (value as CopyValue);
}

async function merge<T extends BulkTable>(
  trx: Transaction,
  table: T,
  scopes: readonly (readonly BulkBatch<BulkValues[T]>[])[],
): Promise<BulkCounts> {
  const incoming = `incoming_${table.replace('.', '_')}`;
  const { ordinal } = TABLES[table];
  await sql`
    create temporary table if not exists ${sql.table(incoming)} (like ${sql.table(table)} including defaults)
    on commit drop
  `.execute(trx);
  await sql`truncate ${sql.table(incoming)}`.execute(trx);
  const total = await copyBatches(trx, table, incoming, scopes);
  const removed = await sql`
    delete from ${sql.table(table)} t using ${scopeTable(scopes.flatMap((batches) => batches.slice(0, 1)))}
    where ${OF_SCOPE} and not exists (
      select from ${sql.table(incoming)} i
      where i.cik = t.cik and i.accession_number = t.accession_number and i.parser_version = t.parser_version
        and i.${sql.ref(ordinal)} = t.${sql.ref(ordinal)}
    )
  `.execute(trx);
  const columns = columnsOf(table);
  const [key, written] = [columns.slice(0, 4), columns.slice(4)];
  const compared = written.filter((column) => column !== 'materialization_version');
  // Counted in the database: a report may have half a million rows.
  const { rows } = await sql<{ inserted: string; changed: string }>`
    with written as (
      insert into ${sql.table(table)} as t (${refs(columns)})
      select ${refs(columns)} from ${sql.table(incoming)}
      on conflict (${refs(key)}) do update
      set ${sql.join(written.map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`))},
        recorded_at = now()
      where ${sql.join(
        compared.map((column) => sql`t.${sql.ref(column)} is distinct from excluded.${sql.ref(column)}`),
        sql` or `,
      )}
      returning xmax = 0 as inserted
    )
    select count(*) filter (where inserted)::text as inserted, count(*) filter (where not inserted)::text as changed
    from written
  `.execute(trx);
  const [inserted, changed] = [Number(rows[0]?.inserted ?? 0), Number(rows[0]?.changed ?? 0)];
  return { inserted, changed, unchanged: total - inserted - changed, removed: Number(removed.numAffectedRows ?? 0n) };
}

function refs(columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql.ref(column)));
}
