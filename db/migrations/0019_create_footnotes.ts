import { type Kysely, sql } from 'kysely';
import { createAllView, createCurrentView } from './dataset-views.ts';
import { ROW_META } from './row-meta.ts';

/**
 * A row per block of text. The words of nested blocks stand once, in the outermost block: `text` is null, and they are the
 * `text_length` characters after the first `text_start` of the block `text_ordinal`. The index of words has these texts
 * alone, and what finds a block in it tells the nested one by its place.
 */
const SCHEMA = `
  create table parsed.footnotes (
    cik text not null,
    accession_number text not null,
    ordinal integer not null,
    form text not null,
    filed_date date not null,
    concept text not null,
    sort text not null check (sort in ('note', 'policy', 'table', 'detail', 'part')),
    level integer not null check (level >= 0),
    parent_ordinal integer,
    title text not null,
    title_basis text not null check (title_basis in ('role', 'label', 'heading', 'concept')),
    subject text,
    dimensions jsonb not null,
    period_start date,
    period_end date,
    text text,
    text_ordinal integer,
    text_start integer not null,
    text_length integer not null,
    is_cut boolean not null,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, ordinal),
    check ((text is null) = (text_ordinal is not null)),
    check ((parent_ordinal is null) = (level = 0))
  );
  create index footnotes_by_words on parsed.footnotes using gin (to_tsvector('english', text)) where text is not null;
  create index footnotes_by_subject on parsed.footnotes (subject, cik) where subject is not null;
  -- A monitor reads what is new by it.
  create index on parsed.footnotes (recorded_at);
`;

/** Text blocks of the notes to financial statements. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
  await createAllView(db, 'parsed.footnotes');
  await createCurrentView(db, 'parsed.footnotes');
}
