import { type RawBuilder, sql } from 'kysely';
import type { ParserVersion } from '../../../core/ids.ts';
import type { Dependent } from '../../../core/parser-dependents.ts';
import type { Database, Transaction } from '../../database.ts';

/** Two versions of one parser; `from` null: none was promoted. */
export interface VersionPair {
  readonly from: ParserVersion | null;
  readonly to: ParserVersion;
}

/** Filings that the promoted version has run over and the other has not: readers would lose them. */
export async function countUnread(db: Database | Transaction, { from, to }: VersionPair): Promise<number> {
  if (from === null) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from raw.filings
    where state = 'processed' and parser_set = any(array(
      select parser_set from ops.parser_sets
      where parser_versions @> array[${from}::text] and not parser_versions @> array[${to}::text]
    ))
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** Filings that one version parsed and the other rejected. */
export async function countNewlyRejected(db: Database | Transaction, { from, to }: VersionPair): Promise<number> {
  if (from === null) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(distinct r.accession_number)::int as count from ops.parse_runs r
    where r.parser_version = ${to} and r.status = 'rejected' and exists (
      select from ops.parse_runs o
      where o.cik = r.cik and o.accession_number = r.accession_number and o.parser_version = ${from}
        and o.sequence = r.sequence and o.status = 'parsed'
    )
  `.execute(db);
  return rows[0]?.count ?? 0;
}

/** The parties of all filings that one of the versions read. Its rows, and what is known to be covered, may differ. */
function affectedIssuers({ from, to }: VersionPair): RawBuilder<unknown> {
  return sql`
    select p.cik from ops.parse_runs p where p.parser_version in (${from}, ${to})
    union
    select f.cik from ops.parse_runs p join raw.filing_filers f using (accession_number)
    where p.parser_version in (${from}, ${to})
  `;
}

/** By what is recomputed, how many issuers. */
export type Marks = Readonly<Partial<Record<Dependent, number>>>;

/** What `markDependents` would mark. */
export async function countAffected(
  db: Database | Transaction,
  pair: VersionPair,
  dependents: readonly Dependent[],
): Promise<Marks> {
  if (dependents.length === 0) return {};
  const counts = dependents.map((dependent) => sql`(${affectedOf(dependent)})::int as ${sql.ref(dependent)}`);
  const { rows } = await sql<Marks>`
    with affected as materialized (${affectedIssuers(pair)}) select ${sql.join(counts)}
  `.execute(db);
  return rows[0] ?? {};
}

function affectedOf(dependent: Dependent): RawBuilder<unknown> {
  if (dependent === 'identifiers') return sql`select count(*) from affected`;
  if (dependent === 'derivations') return sql`select count(*) from affected join dilution.derivations d using (cik)`;
  return sql`
    select count(distinct cik) from affected join score.scores s using (cik)
    join score.current_dates c using (methodology_version, as_of_date)
  `;
}

/** Marks what depends on a parser for recomputation: of the issuers of which either version has read a filing. */
export async function markDependents(
  trx: Transaction,
  pair: VersionPair,
  dependents: readonly Dependent[],
): Promise<Marks> {
  const marks = await countAffected(trx, pair, dependents);
  const affected = affectedIssuers(pair);
  for (const dependent of dependents) {
    if (dependent === 'derivations') {
      await sql`
        insert into dilution.derivation_marks (cik, cause) select cik, 'promotion' from (${affected}) a
      `.execute(trx);
    } else if (dependent === 'identifiers') {
      await sql`
        insert into reference.pending_entities (cik) select cik from (${affected}) a order by cik on conflict do nothing
      `.execute(trx);
    } else {
      // Also of issuers without a score, which another reading may give them.
      await sql`
        insert into score.score_marks (cik, methodology_version)
        select a.cik, c.methodology_version from (${affected}) a cross join score.current_dates c
      `.execute(trx);
    }
  }
  return marks;
}
