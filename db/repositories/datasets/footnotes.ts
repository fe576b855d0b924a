import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import { permanentError } from '../../../core/errors.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { FootnoteSort, FootnoteSubject } from '../../../core/rows-footnotes.ts';
import { storableText } from '../../../core/storable-text.ts';
import type { Database, Transaction } from '../../database.ts';
import { METADATA_COLUMNS, type MetadataColumns, metadataOf, type RowMetadata } from '../../row-metadata.ts';
import { clockedRows } from './clocked-rows.ts';
import type { RowClocks } from './list-rows.ts';

/** Which blocks of text of an issuer's notes are wanted. */
export interface FootnoteQuery {
  readonly cik: Cik;
  /** Of one filing; null: with words those of all filings, without them those of the newest that has any. */
  readonly accessionNumber: AccessionNumber | null;
  readonly subject: FootnoteSubject | null;
  /** As in a search box: all of the words, `"a phrase"`, `or`, `-without`. */
  readonly words: string | null;
  readonly clocks: RowClocks;
  readonly limit: number;
}

/** A block of text of the notes, with its words or an excerpt. */
export interface FoundFootnote {
  readonly ordinal: number;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly concept: string;
  readonly sort: FootnoteSort;
  readonly level: number;
  readonly parentOrdinal: number | null;
  readonly title: string;
  readonly subject: FootnoteSubject | null;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate | null;
  /** As stored: its beginning where `isCut`. */
  readonly text: string;
  readonly isCut: boolean;
  /** Where the words were found, each between « and »; null without a search. */
  readonly excerpt: string | null;
  readonly metadata: RowMetadata;
}

type Row = MetadataColumns & Omit<FoundFootnote, 'metadata'>;

const HEADLINE = 'MaxFragments=3, MaxWords=28, MinWords=12, StartSel=«, StopSel=», FragmentDelimiter=" … "';

/**
 * An issuer's blocks of text, the newest filing first, in document order. With words the outermost blocks that have them,
 * or with a subject all of that subject.
 *
 * @throws AppError `no-search-words` where the words are all too common to be searched
 */
export async function findFootnotes(
  db: Database | Transaction,
  query: FootnoteQuery,
): Promise<readonly FoundFootnote[]> {
  const words = query.words === null ? null : storableText(query.words);
  if (words !== null) await refuseCommonWords(db, words);
  const search = words === null ? null : sql`websearch_to_tsquery('english', ${words})`;
  const accessionNumber = query.accessionNumber ?? (search === null ? await newestFiling(db, query) : null);
  if (search === null && accessionNumber === null) return [];
  const { cik, subject, clocks, limit } = query;
  // The outermost blocks have all words, and the index has theirs. One of a subject may be within another.
  const isSearched =
    search === null || subject !== null
      ? sql`true`
      : sql`c.text is not null
    and to_tsvector('english', c.text) @@ ${search}`;
  const isFound = search === null || subject === null ? sql`true` : sql`to_tsvector('english', text) @@ ${search}`;
  const metadata = sql.join(METADATA_COLUMNS.map((column) => sql.ref(`f.${column}`)));
  const { rows } = await sql<Row>`
    with f as materialized (
      select c.* from ${clockedRows('parsed.footnotes', clocks)} c
      where c.cik = ${cik} and (${accessionNumber}::text is null or c.accession_number = ${accessionNumber})
        and ${isSearched}
    ), found as (
      select * from (
        select ${metadata}, f.ordinal, f.form, f.filed_date as "filedDate", f.concept, f.sort, f.level,
          f.parent_ordinal as "parentOrdinal", f.title, f.subject, f.dimensions, f.period_start as "periodStart",
          f.period_end as "periodEnd", f.is_cut as "isCut",
          coalesce(f.text, substr(o.text, f.text_start + 1, f.text_length)) as text
        from f
        left join f o on o.accession_number = f.accession_number and o.parser_version = f.parser_version
          and o.ordinal = f.text_ordinal
        where ${subject}::text is null or f.subject = ${subject}
      ) known
      where ${isFound}
      order by public_at desc, accession_number desc, ordinal
      limit ${limit}
    )
    select *, ${search === null ? sql`null` : sql`ts_headline('english', text, ${search}, ${HEADLINE})`} as excerpt
    from found order by public_at desc, accession_number desc, ordinal
  `.execute(db);
  return rows.map((row) => {
    const { ordinal, form, filedDate, concept, sort, level, parentOrdinal, title, subject: about, dimensions } = row;
    const { periodStart, periodEnd, text, isCut, excerpt } = row;
    const place = { ordinal, form, filedDate, concept, sort, level, parentOrdinal, title, subject: about, dimensions };
    return { ...place, periodStart, periodEnd, text, isCut, excerpt, metadata: metadataOf(row) };
  });
}

/** A search for "the" alone finds nothing, which must not look like none found. */
async function refuseCommonWords(db: Database | Transaction, words: string): Promise<void> {
  const { rows } = await sql<{ parts: number }>`
    select numnode(websearch_to_tsquery('english', ${words})) as parts
  `.execute(db);
  if (rows[0]?.parts !== 0) return;
  throw permanentError('no-search-words', `${JSON.stringify(words)} has no words to search for: give rarer words`);
}

async function newestFiling(
  db: Database | Transaction,
  { cik, clocks }: FootnoteQuery,
): Promise<AccessionNumber | null> {
  const { rows } = await sql<{ accessionNumber: AccessionNumber; publicAt: IsoTimestamp }>`
    select c.accession_number as "accessionNumber", c.public_at as "publicAt"
    from ${clockedRows('parsed.footnotes', clocks)} c
    where c.cik = ${cik} and c.ordinal = 0
    order by c.public_at desc, c.accession_number desc limit 1
  `.execute(db);
  return rows[0]?.accessionNumber ?? null;
}
