import { type Kysely, sql } from 'kysely';
import { ROW_META } from './0002_create_parsed.ts';

/** Lists of subsidiaries (Exhibit 21, Exhibit 8 of 20-F): a row per list, also an empty one, and a row per company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table parsed.subsidiary_lists (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      form text not null,
      filed_date date not null,
      count integer not null,
      notes text[] not null,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence)
    );
    create index subsidiary_lists_by_public_at on parsed.subsidiary_lists (cik, public_at);
    comment on column parsed.subsidiary_lists.sequence is 'document of the submission that is the list';

    create table parsed.subsidiaries (
      cik text not null,
      accession_number text not null,
      sequence integer not null,
      position integer not null,
      name text not null,
      name_key text not null,
      jurisdiction text,
      ownership_percent numeric,
      doing_business_as text,
      level integer not null,
      note_marks text[] not null,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, sequence, position)
    );
    create index subsidiaries_by_name on parsed.subsidiaries (name_key);
    comment on column parsed.subsidiaries.position is '0 for the first company of the list';

    create view parsed.current_subsidiary_lists as
    select t.* from parsed.subsidiary_lists t
    join ops.promotions p on p.parser_version = t.parser_version and p.active;

    create view parsed.current_subsidiaries as
    select s.* from parsed.subsidiaries s
    join (
      select distinct on (cik) cik, accession_number, parser_version
      from parsed.current_subsidiary_lists
      order by cik, public_at desc, accession_number desc
    ) latest using (cik, accession_number, parser_version);
    comment on view parsed.current_subsidiaries is
      'the companies of each issuer''s latest list, as the promoted parser read it; none where that list is empty';
  `.execute(db);
}
