/**
 * Columns of `RowMeta` (core/rows.ts) with the reference to the filing, apart from the keys `cik` and `accession_number`. What the filing knows (when it
 * became public, its URL, when it was fetched) is only in `raw.filings`, and the views join it.
 */
export const ROW_META = `
      parser_version text not null,
      raw_source_key text not null,
      materialization_version text not null,
      source_span text,
      value_spans jsonb not null,
      extraction_trace_id text not null,
      confidence double precision not null check (confidence between 0 and 1),
      cross_validations jsonb not null,
      -- Null unless a language model took part, which is off by default.
      model_version text,
      -- When the cross-checks last ran: at parsing, or the latest \`tidemark verify\`.
      verified_at timestamptz not null default now(),
      recorded_at timestamptz not null default now(),
      -- The planner estimates the views' join by it: by the two columns alone it would expect next to no rows.
      foreign key (cik, accession_number) references raw.filings (cik, accession_number) on update cascade`;
