import type { Generated, GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../core/ids.ts';
import type { MatchedWords, MonitorDestination, MonitorSearch } from '../../core/monitors.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { BigIntColumn, DefaultTimestamp, Json } from './columns.ts';
import type { AttemptColumns, QueueColumns } from './delivery.ts';

interface MonitorsTable {
  monitor_id: string;
  position: GeneratedAlways<bigint>;
  organization_id: string;
  name: string;
  search: Json<MonitorSearch>;
  expression: string | null;
  destination: Json<MonitorDestination> | null;
  is_active: Generated<boolean>;
  created_at: DefaultTimestamp;
  deactivated_at: IsoTimestamp | null;
  last_checked_at: DefaultTimestamp;
  resume_from: string;
  last_error: string | null;
  returned_to: BigIntColumn;
}

interface MonitorMatchesTable {
  match_id: string;
  position: GeneratedAlways<bigint>;
  monitor_id: string;
  match_key: string;
  cik: Cik;
  accession_number: AccessionNumber | null;
  parser_version: string | null;
  raw_source_key: RawSourceKey | null;
  filing_url: string | null;
  public_at: IsoTimestamp | null;
  source_span: SourceSpan | null;
  /** Null: removed by retention. */
  row_values: Json<Readonly<Record<string, unknown>>> | null;
  matched_words: Json<readonly MatchedWords[]>;
  silent: boolean;
  found_at: DefaultTimestamp;
}

interface EmailsTable extends QueueColumns {
  id: string;
  organization_id: string;
  monitor_id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
}

interface FilingWordsTable {
  raw_source_key: RawSourceKey;
  sequence: number;
  part: number;
  words: string;
}

interface SearchedTextsTable {
  raw_source_key: RawSourceKey;
  parts: number;
  characters: BigIntColumn;
  problem: string | null;
  indexed_at: DefaultTimestamp;
}

export interface MonitorSchema {
  'api.monitors': MonitorsTable;
  'events.monitor_matches': MonitorMatchesTable;
  'events.emails': EmailsTable;
  'events.email_attempts': AttemptColumns;
  'raw.filing_words': FilingWordsTable;
  'raw.searched_texts': SearchedTextsTable;
}
