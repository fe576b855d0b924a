import { type Kysely, sql } from 'kysely';

/**
 * The views of a dataset. `all_…`: the rows of every parser version with what their filing knows, so that a filing has one
 * time for every reader. `…_as_computed`: what the promoted versions showed at an instant.
 *
 * @param table `parsed.voting_meetings`
 */
export async function createAllView(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create view ${sql.table(table.replace('.', '.all_'))} as
    select t.*, f.url as filing_url, f.retrieved_at, f.public_at, f.public_at_estimated,
      f.state = 'processed' and f.raw_source_key = t.raw_source_key as is_fresh,
      f.cik as filing_cik, f.accession_number as filing_accession, f.filing_number
    from ${sql.table(table)} t
    join raw.filings f on f.cik = t.cik and f.accession_number = t.accession_number
  `.execute(db);
  await createAsComputed(db, table);
}

/** `current_…`: the rows of the promoted version. A promotion changes one row of `ops.promotions` and copies nothing. */
export async function createCurrentView(db: Kysely<unknown>, table: string): Promise<void> {
  await sql`
    create view ${sql.table(table.replace('.', '.current_'))} as
    select t.* from ${sql.table(table.replace('.', '.all_'))} t
    join ops.promotions p on p.parser_version = t.parser_version and p.active
  `.execute(db);
}

/** What the view of all rows, restricted to promoted versions, showed at an instant. */
async function createAsComputed(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(db);
  // The key is read from columns of the history, so that a search by issuer uses its index.
  const indexed = ['cik', 'accession_number', 'parser_version'];
  const past = rows.map(({ name }) => sql.ref(`${indexed.includes(name) ? 'h' : 'r'}.${name}`));
  const present = rows.map(({ name }) => sql.ref(`t.${name}`));
  await sql`
    create function ${sql.table(`${table}_as_computed`)} (at timestamptz)
    returns setof ${sql.table(table.replace('.', '.all_'))} language sql stable as $$
      select t.*, f.url, f.retrieved_at, coalesce(s.public_at, f.public_at),
        coalesce(s.public_at_estimated, f.public_at_estimated),
        f.state = 'processed' and f.raw_source_key = t.raw_source_key, f.cik,
        f.accession_number, f.filing_number
      from (
        select ${sql.join(present)} from ${sql.table(table)} t where t.recorded_at <= at
        union all
        select ${sql.join(past)} from ops.row_history h
        cross join lateral jsonb_populate_record(null::${sql.table(table)}, h.row) r
        where h.table_name = ${sql.lit(table)} and h.recorded_at <= at and h.superseded_at > at
      ) t
      join raw.filings f on f.accession_number = t.accession_number
      left join lateral (
        select o.public_at, o.public_at_estimated from raw.superseded_filing_times o
        where o.accession_number = t.accession_number and o.superseded_at > at
        order by o.superseded_at limit 1
      ) s on true
      where exists (
        select from ops.promotions p
        where p.parser_version = t.parser_version and p.promoted_at <= at and (p.retired_at > at) is not false
      )
    $$
  `.execute(db);
}
