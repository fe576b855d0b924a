import { type Kysely, sql } from 'kysely';

/**
 * An issuer may be named in filings that stand under another's number. They are found from their index, by form: without
 * it a night would look up every ownership report that any officer has filed. What is not marked counts as another's.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table raw.filing_filers add column is_own boolean not null default false, add column form text;
    comment on column raw.filing_filers.is_own is 'the filing stands under this filer''s number';
    comment on column raw.filing_filers.form is 'the filing''s';
    update raw.filing_filers f set is_own = (g.cik = f.cik), form = g.form
    from raw.filings g where g.accession_number = f.accession_number;
    create index filing_filers_of_others on raw.filing_filers (cik, form) include (accession_number, role) where not is_own;
  `.execute(db);
}
