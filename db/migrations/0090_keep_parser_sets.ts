import { type Kysely, sql } from 'kysely';

/**
 * Which parser versions have run over a filing stands beside the filing as the number of a set: few sets serve millions
 * of filings, and a night that asks of every issuer which filings are not read finds it in the index of its filings,
 * not among some twenty runs of each. Where no set is noted, the runs themselves are looked at.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ops.parser_sets (
      parser_set integer generated always as identity primary key,
      parser_versions text[] not null unique
    );
    comment on column ops.parser_sets.parser_versions is 'each once, in order';

    alter table raw.filings add column parser_set integer references ops.parser_sets;
    comment on column raw.filings.parser_set is
      'of a processed filing: the parser versions that its last load ran over the bytes held; null: the runs tell';

    create temporary table runs_of_filings on commit drop as
      select accession_number, array_agg(distinct parser_version order by parser_version) as parser_versions
      from ops.parse_runs group by accession_number;
    insert into ops.parser_sets (parser_versions) select distinct parser_versions from runs_of_filings;
    update raw.filings f set parser_set = s.parser_set
    from runs_of_filings r join ops.parser_sets s using (parser_versions)
    where r.accession_number = f.accession_number and f.state = 'processed';

    drop index raw.filings_by_cik;
    create index filings_by_cik on raw.filings (cik, accession_number)
      include (form, filed_date, public_at, state, parser_set);
  `.execute(db);
}
