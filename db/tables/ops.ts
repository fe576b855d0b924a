import type { Generated, GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, ParserVersion, Sha256 } from '../../core/ids.ts';
import type { CrossValidation, ReadStatus, Reason } from '../../core/parser.ts';
import type { DateColumn, DefaultTimestamp, Json } from './columns.ts';

/** Only of documents that the parser read: the other parsers of `raw.filings.parser_set` found nothing to read. */
export interface ParseRunsTable {
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  sequence: number;
  parser_id: string;
  status: ReadStatus;
  confidence: number;
  input_hash: Sha256;
  output_hash: Sha256;
  reasons: Json<readonly Reason[]>;
  warnings: Json<readonly Reason[]>;
  cross_validations: Json<readonly CrossValidation[]>;
  duration_ms: number;
  run_id: string | null;
  materialization_version: string;
  parsed_at: DefaultTimestamp;
}

/** An issuer that uses a concept on the face of a statement that the parser version maps to no field. */
export interface UnmappedConceptsTable {
  parser_version: ParserVersion;
  concept: string;
  cik: Cik;
}

/** Issuers by concept of `ops.unmapped_concepts`. */
export interface UnmappedCountsTable {
  parser_version: ParserVersion;
  concept: string;
  issuers: number;
}

/** A row of a dataset table as it was from `recorded_at` until `superseded_at`. */
export interface RowHistoryTable {
  table_name: string;
  cik: Cik;
  accession_number: AccessionNumber;
  parser_version: ParserVersion;
  row: Json<object>;
  recorded_at: IsoTimestamp;
  superseded_at: IsoTimestamp;
  superseded_by_run: string | null;
}

/** One row: coverage over all issuers. */
export interface CoverageSummariesTable {
  issuers: 'all';
  counted_at: IsoTimestamp;
  duration_ms: number;
  body: Json<object>;
}

/** Parser versions that ran together, sorted, without duplicates. */
export interface ParserSetsTable {
  parser_set: GeneratedAlways<number>;
  parser_versions: ParserVersion[];
}

export interface MaterializationsTable {
  version: string;
  parser_versions: Json<readonly ParserVersion[]>;
  code_build: string;
  config_hash: string;
  recorded_at: DefaultTimestamp;
}

export interface RunsTable {
  run_id: string;
  kind: string;
  business_date: DateColumn | null;
  source: string;
  materialization_version: string;
  silent_reason: string | null;
  status: 'running' | 'succeeded' | 'failed';
  started_at: DefaultTimestamp;
  finished_at: IsoTimestamp | null;
  counts: Json<Readonly<Record<string, number>>>;
  report: Json<object> | null;
  error: string | null;
}

export interface PromotionsTable {
  parser_id: string;
  parser_version: ParserVersion;
  promoted_at: DefaultTimestamp;
  retired_at: IsoTimestamp | null;
  active: boolean;
  reason: string | null;
  previous_version: ParserVersion | null;
  is_rollback: Generated<boolean>;
  forced: Generated<boolean>;
  golden: Json<object> | null;
  promoted_by: string | null;
}

export interface RequestLimiterTable {
  name: string;
  next_slot_at: IsoTimestamp;
  blocked_until: IsoTimestamp;
  blocks: Generated<bigint>;
  refusals: Generated<number>;
  probe_until: Generated<IsoTimestamp>;
  recovered_at: IsoTimestamp | null;
}

export interface RequestPermitsTable {
  permit: number;
  uses: Generated<bigint>;
  free_at: Generated<IsoTimestamp>;
}

export interface OutboxTable {
  id: GeneratedAlways<bigint>;
  event_id: string;
  event_type: string;
  natural_key: string;
  /** Null: removed by retention. */
  payload: Json<object> | null;
  silent: boolean;
  organization_id: string | null;
  endpoint_id: string | null;
  created_at: DefaultTimestamp;
  /** Order of commits; null until sequenced. */
  position: Generated<bigint | null>;
}

export interface OutboxHeadTable {
  name: string;
  last_position: bigint;
}

export interface OpsSchema {
  'ops.parse_runs': ParseRunsTable;
  'ops.unmapped_concepts': UnmappedConceptsTable;
  'ops.unmapped_counts': UnmappedCountsTable;
  'ops.row_history': RowHistoryTable;
  'ops.coverage_summaries': CoverageSummariesTable;
  'ops.parser_sets': ParserSetsTable;
  'ops.materializations': MaterializationsTable;
  'ops.runs': RunsTable;
  'ops.promotions': PromotionsTable;
  'ops.request_limiter': RequestLimiterTable;
  'ops.request_permits': RequestPermitsTable;
  'events.outbox': OutboxTable;
  'events.outbox_head': OutboxHeadTable;
}
