import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { EnforcementFeed } from '../../core/enforcement.ts';
import type { AccessionNumber, Cik, RawSourceKey, Sha256 } from '../../core/ids.ts';
import type { Reason } from '../../core/parser.ts';
import type { FilerRole, SubmissionHeader } from '../../core/submission.ts';
import type { BigIntColumn, DateColumn, DefaultTimestamp, Json } from './columns.ts';

/**
 * discovered: known to exist. stored: bytes in the raw store. processed: every parser has run. missing: the source has no
 * such file. rejected: the bytes are not a submission. failed: given up after retries. The last three are final unless
 * `retry_at` is set.
 */
export const FILING_STATES = ['discovered', 'stored', 'processed', 'missing', 'rejected', 'failed'] as const;
export type FilingState = (typeof FILING_STATES)[number];

export interface FilingsTable {
  accession_number: AccessionNumber;
  /** First filer of the header, or of the index until the header is read. */
  cik: Cik;
  form: string;
  filed_date: DateColumn;
  accepted_at: IsoTimestamp | null;
  public_at: IsoTimestamp;
  public_at_estimated: boolean;
  period_of_report: DateColumn | null;
  url: string;
  /** Whose index listed it first; `raw.filing_sources` has the others. */
  source: string;
  first_seen_at: DefaultTimestamp;
  state: ColumnType<FilingState, FilingState | undefined, FilingState>;
  state_code: string | null;
  state_reason: string | null;
  state_changed_at: DefaultTimestamp;
  raw_source_key: RawSourceKey | null;
  bytes: BigIntColumn | null;
  retrieved_at: IsoTimestamp | null;
  header: Json<SubmissionHeader> | null;
  warnings: Json<readonly Reason[]>;
  /** Of a processed filing: the parsers that ran over it (`ops.parser_sets`). Null in other states. */
  parser_set: number | null;
  /** Failures in a row for causes that may pass. */
  attempts: Generated<number>;
  /** From when a run takes the filing again; null: it is not waiting for a retry. */
  retry_at: IsoTimestamp | null;
  /** Identifies the filing in cursors of lists. */
  filing_number: GeneratedAlways<bigint>;
}

/** A source that lists a filing besides the filing's own. */
export interface FilingSourcesTable {
  source: string;
  filed_date: DateColumn;
  accession_number: AccessionNumber;
}

/** When a parsed filing counted as public until `superseded_at`. */
export interface SupersededFilingTimesTable {
  accession_number: AccessionNumber;
  public_at: IsoTimestamp;
  public_at_estimated: boolean;
  superseded_at: IsoTimestamp;
}

export interface FilingFilersTable {
  cik: Cik;
  accession_number: AccessionNumber;
  /** `other` until the header is read: an index does not state it. */
  role: FilerRole;
  name: string | null;
  file_number: string | null;
  film_number: string | null;
  sic: string | null;
  state_of_incorporation: string | null;
  fiscal_year_end: string | null;
  /** `raw.filings.cik` is this filer (`markFilers`). */
  is_own: Generated<boolean>;
  /** Copied from the filing; null: not copied yet. */
  form: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface DocumentsTable {
  accession_number: AccessionNumber;
  sequence: number;
  type: string;
  filename: string | null;
  description: string | null;
  byte_start: BigIntColumn;
  byte_end: BigIntColumn;
  encoding: string;
  is_binary: boolean;
}

export interface ObjectsTable {
  sha256: Sha256;
  bytes: BigIntColumn;
  stored_bytes: BigIntColumn;
  url: string | null;
  fetched_at: IsoTimestamp;
  recorded_at: DefaultTimestamp;
}

/** The last response of a URL, for conditional requests. */
export interface FetchesTable {
  url: string;
  etag: string | null;
  last_modified: string | null;
  raw_source_key: RawSourceKey | null;
  http_status: number;
  checked_at: IsoTimestamp;
}

/** A range of filing dates whose index was read, so that all its filings are known. */
export interface DiscoveriesTable {
  source: string;
  index_kind: string;
  /** Empty: all issuers. */
  cik: Cik | '';
  from_date: DateColumn;
  to_date: DateColumn;
  filings: number;
  discovered_at: DefaultTimestamp;
}

/** A filing that a current-filings feed has listed. */
export interface FeedSightingsTable {
  source: string;
  accession_number: AccessionNumber;
  /** As the feed stated it; the index may correct `raw.filings`. */
  form: string;
  filed_date: DateColumn;
  seen_at: DefaultTimestamp;
  is_joined: boolean;
  confirmed_at: IsoTimestamp | null;
  unconfirmed_at: IsoTimestamp | null;
}

/** The last poll of a current-filings feed. */
export interface FeedPollsTable {
  source: string;
  polled_at: IsoTimestamp;
  read_at: IsoTimestamp | null;
  release_read_at: IsoTimestamp | null;
  new_filings_at: IsoTimestamp | null;
  page_limit_at: IsoTimestamp | null;
  page_limit: number | null;
  failing_since: IsoTimestamp | null;
  failures: Generated<number>;
  failure_code: string | null;
  failure: string | null;
}

export interface EnforcementFeedsTable {
  feed: EnforcementFeed;
  first_loaded_at: DefaultTimestamp;
  synced_at: IsoTimestamp;
  items: number;
}

export interface EnforcementReleasesTable {
  release_number: string;
  feed: EnforcementFeed;
  other_numbers: string[];
  release_date: DateColumn;
  published_at: IsoTimestamp;
  respondents: string;
  description: string | null;
  url: string;
  feed_url: string;
  raw_source_key: RawSourceKey;
  retrieved_at: IsoTimestamp;
  first_seen_at: DefaultTimestamp;
}

export interface RawSchema {
  'raw.filings': FilingsTable;
  'raw.superseded_filing_times': SupersededFilingTimesTable;
  'raw.filing_sources': FilingSourcesTable;
  'raw.filing_filers': FilingFilersTable;
  'raw.documents': DocumentsTable;
  'raw.objects': ObjectsTable;
  'raw.fetches': FetchesTable;
  'raw.discoveries': DiscoveriesTable;
  'raw.feed_sightings': FeedSightingsTable;
  'raw.feed_polls': FeedPollsTable;
  'raw.enforcement_feeds': EnforcementFeedsTable;
  'raw.enforcement_releases': EnforcementReleasesTable;
}
