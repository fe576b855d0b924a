import { sql } from 'kysely';
import { type Identifier, type IdentifierKind, identifierKey } from '../../../core/identifiers.ts';
import type { Cik } from '../../../core/ids.ts';
import { searchKeyOf } from '../../../core/name-keys.ts';
import type { Database, Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { recordset, upsertRows, type WriteCounts } from '../../upsert.ts';

const TABLE = 'reference.identifiers';
const KEY = ['cik', 'kind', 'value_key', 'source', 'valid_from'];

/** Makes the identifiers that filings and lists give the entities exactly these; the ticker file's are left alone. */
export async function replaceIdentifiers(
  trx: Transaction,
  ciks: readonly Cik[],
  identifiers: readonly Identifier[],
): Promise<WriteCounts> {
  const rows = identifiers.map((one) => ({ ...rowOf(one), search_key: searchKeyOf(one.kind, one.value) }));
  await sql`
    delete from reference.identifiers t
    where t.cik = any(${[...ciks]}) and t.source <> 'sec-ticker-file' and not exists (
      select from ${recordset(TABLE, rows)} i
      where i.cik = t.cik and i.kind = t.kind and i.value_key = t.value_key and i.source = t.source
        and i.valid_from is not distinct from t.valid_from
    )
  `.execute(trx);
  return upsertRows(trx, { table: TABLE, key: KEY, rows });
}

/** The columns of an `Identifier`. */
export const IDENTIFIER_COLUMNS = sql`cik, kind, value, value_key as "valueKey", source, valid_from as "validFrom", valid_to as "validTo",
  last_stated as "lastStated", statements, security_title as "securityTitle", exchange,
  accession_number as "accessionNumber", source_span as "sourceSpan", raw_source_key as "rawSourceKey"`;

/** An entity's identifiers, by kind in order of time. */
export async function identifiersOf(db: Database | Transaction, cik: Cik): Promise<readonly Identifier[]> {
  const { rows } = await sql<Identifier>`
    select ${IDENTIFIER_COLUMNS} from reference.identifiers where cik = ${cik}
    order by kind, valid_from nulls first, source, value_key
  `.execute(db);
  return rows;
}

export interface IdentifierQuery {
  readonly kind: IdentifierKind;
  /** In any spelling (`identifierKey`). */
  readonly value: string;
  /** Also longer names that begin with the value. */
  readonly asPrefix?: boolean;
  readonly limit?: number;
}

/** Who an identifier has ever meant, in order of time. */
export async function findIdentifiers(
  db: Database | Transaction,
  { kind, value, asPrefix = false, limit = 100 }: IdentifierQuery,
): Promise<readonly Identifier[]> {
  const key = identifierKey(kind, value);
  if (key === '') return [];
  const matches = asPrefix ? sql`value_key like ${`${key.replace(/[\\%_]/g, '\\$&')}%`}` : sql`value_key = ${key}`;
  const { rows } = await sql<Identifier>`
    select ${IDENTIFIER_COLUMNS} from reference.identifiers where kind = ${kind} and ${matches}
    order by value_key, valid_from nulls first, cik limit ${limit}
  `.execute(db);
  return rows;
}

/** Notes entities whose statements changed, so that a run recomputes their identifiers. */
export async function markEntities(db: Database | Transaction, ciks: readonly Cik[]): Promise<void> {
  if (ciks.length === 0) return;
  // In one order, so that concurrent loads wait for each other instead of deadlocking.
  const sorted = [...new Set(ciks)].sort();
  await sql`
    insert into reference.pending_entities select unnest(${sorted}::text[]) on conflict do nothing
  `.execute(db);
}

/** Takes marked entities; a concurrent caller gets others. A rollback puts them back. */
export async function takeMarkedEntities(trx: Transaction, limit: number): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    delete from reference.pending_entities where cik in (
      select cik from reference.pending_entities order by cik limit ${limit} for update skip locked
    ) returning cik
  `.execute(trx);
  return rows.map(({ cik }) => cik).sort();
}
