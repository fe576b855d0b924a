import { type Kysely, sql } from 'kysely';

/**
 * What a night asks of every issuer, which of its filings are not read in full, is answered from indexes alone: an
 * issuer's filings with what decides, and the few runs that were rejected.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index filings_by_cik on raw.filings (cik, accession_number)
      include (form, filed_date, public_at, state);
    create index parse_runs_rejected on ops.parse_runs (cik, accession_number, parser_version)
      where status = 'rejected';
  `.execute(db);
}
