import { sql } from 'kysely';
import type { AccessionNumber, ParserVersion } from '../../../core/ids.ts';
import { storableValue } from '../../../core/storable-text.ts';
import type { Database } from '../../database.ts';

/** Concepts on the faces of one filing's statements that the mapping of a parser version does not use. */
export interface UnmappedConcepts {
  readonly accessionNumber: AccessionNumber;
  readonly parserVersion: ParserVersion;
  readonly concepts: readonly string[];
}

/** Concepts without a mapping by the number of issuers that use them, most first. */
export interface UnmappedSummary {
  readonly concepts: number;
  readonly most: readonly { readonly concept: string; readonly issuers: number }[];
}

/** Notes which issuers use the concepts. Idempotent: an issuer counts once, however many of its filings are read. */
export async function recordUnmappedConcepts(db: Database, filings: readonly UnmappedConcepts[]): Promise<void> {
  const used = filings.filter(({ concepts }) => concepts.length > 0);
  if (used.length === 0) return;
  // Sorted, so that concurrent batches lock keys and counts in the same order.
  await sql`
    with added as (
      insert into ops.unmapped_concepts (parser_version, concept, cik)
      select distinct u."parserVersion", c.concept collate "C", f.cik
      from jsonb_to_recordset(${JSON.stringify(storableValue(used))}::jsonb)
        as u("accessionNumber" text, "parserVersion" text, concepts jsonb)
      join raw.filings f on f.accession_number = u."accessionNumber"
      cross join jsonb_array_elements_text(u.concepts) as c(concept)
      order by 1, 2, 3
      on conflict do nothing
      returning parser_version, concept
    )
    insert into ops.unmapped_counts (parser_version, concept, issuers)
    select parser_version, concept, count(*) from added group by 1, 2 order by 1, 2
    on conflict (parser_version, concept) do update set issuers = unmapped_counts.issuers + excluded.issuers
  `.execute(db);
}

/** Of one parser version; the most widely used by index. */
export async function loadUnmappedConcepts(
  db: Database,
  parserVersion: ParserVersion,
  limit: number,
): Promise<UnmappedSummary> {
  const { rows: most } = await sql<UnmappedSummary['most'][number]>`
    select concept, issuers from ops.unmapped_counts where parser_version = ${parserVersion}
    order by issuers desc, concept limit ${limit}
  `.execute(db);
  const { rows } = await sql<{ concepts: number }>`
    select count(*)::int as concepts from ops.unmapped_counts where parser_version = ${parserVersion}
  `.execute(db);
  return { concepts: rows[0]?.concepts ?? 0, most };
}
