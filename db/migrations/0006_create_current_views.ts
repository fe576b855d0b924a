import { type Kysely, sql } from 'kysely';

const DATASETS = [
  ['parsed', 'filer_identities'],
  ['dilution', 'share_float_history'],
  ['dilution', 'cash_position'],
  ['dilution', 'offering_events'],
  ['dilution', 'registration_events'],
] as const;

/** Rows of the promoted parser version only. Promotion is one row changed in ops.promotions; nothing is copied. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [schema, table] of DATASETS) {
    await sql`
      create view ${sql.id(schema, `current_${table}`)} as
      select t.* from ${sql.id(schema, table)} t
      join ops.promotions p on p.parser_version = t.parser_version and p.active
    `.execute(db);
  }
  // Facts are many and narrow; what their filing says stands in one place and is joined here.
  await sql`
    create view parsed.current_xbrl_facts as
    select t.*, f.raw_source_key, f.url as filing_url, f.retrieved_at, f.public_at_estimated, f.form, f.filed_date
    from parsed.xbrl_facts t
    join ops.promotions p on p.parser_version = t.parser_version and p.active
    join raw.filings f on f.accession_number = t.accession_number
  `.execute(db);
}
