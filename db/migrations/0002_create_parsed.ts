import { type Kysely, sql } from 'kysely';

/** Station 4: values as documents state them. Keyed by issuer first, so that Postgres can partition by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create schema parsed;

    create table parsed.xbrl_facts (
      cik text not null,
      accession_number text not null,
      parser_version text not null,
      fact_index integer not null,
      sequence integer not null,
      concept text not null,
      value text,
      numeric_value numeric,
      unit text,
      decimals text,
      period_start date,
      period_end date,
      is_instant boolean not null,
      entity text not null,
      dimensions jsonb not null,
      is_nil boolean not null,
      fact_id text,
      duplicate_class text not null check (duplicate_class in ('unique', 'complete', 'consistent', 'inconsistent')),
      source_span text,
      confidence double precision not null,
      public_at timestamptz not null,
      materialization_version text not null,
      storage_notes text[],
      recorded_at timestamptz not null default now(),
      primary key (cik, accession_number, parser_version, fact_index)
    );
    create index xbrl_facts_by_concept on parsed.xbrl_facts (cik, concept, period_end);
    comment on column parsed.xbrl_facts.storage_notes is
      'what storing changed: nul-characters-replaced, period-not-a-date, value-not-a-numeric';

    create table parsed.filer_identities (
      cik text not null,
      accession_number text not null,
      ordinal integer not null,
      name text,
      ticker text,
      exchange text,
      security_title text,
      document_type text,
      document_period_end date,
      fiscal_year_end text,
      is_shell_company boolean,
      filer_category text,
      ${sql.raw(ROW_META)},
      primary key (cik, accession_number, parser_version, ordinal)
    );

    create table parsed.company_facts (
      cik text not null,
      accession_number text not null,
      concept text not null,
      unit text not null,
      period_start date,
      period_end date not null,
      value numeric not null,
      form text,
      filed_date date,
      raw_source_key text not null,
      recorded_at timestamptz not null default now()
    );
    create unique index company_facts_key on parsed.company_facts
      (cik, accession_number, concept, unit, period_end, period_start, value) nulls not distinct;
  `.execute(db);
}

/** Columns of RowMeta (core/rows.ts) but the keys cik and accession_number. */
export const ROW_META = `
      parser_version text not null,
      raw_source_key text not null,
      filing_url text not null,
      retrieved_at timestamptz not null,
      public_at timestamptz not null,
      public_at_estimated boolean not null,
      materialization_version text not null,
      source_span text,
      value_spans jsonb not null,
      extraction_trace_id text not null,
      confidence double precision not null check (confidence between 0 and 1),
      cross_validations jsonb not null,
      -- Null: no language model took part, which is the default everywhere.
      model_version text,
      -- When the cross-checks last ran: at parsing, and whenever \`tidemark verify\` runs them again.
      verified_at timestamptz not null default now(),
      recorded_at timestamptz not null default now()`;
