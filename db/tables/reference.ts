import type { IdentifierKind, IdentifierSource } from '../../core/identifiers.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../core/ids.ts';
import type { SourceSpan } from '../../core/spans.ts';
import type { DateColumn, DefaultTimestamp } from './columns.ts';

interface IdentifiersTable {
  cik: Cik;
  kind: IdentifierKind;
  value_key: string;
  search_key: string;
  source: IdentifierSource;
  valid_from: DateColumn | null;
  value: string;
  security_title: string | null;
  exchange: string | null;
  last_stated: DateColumn;
  valid_to: DateColumn | null;
  statements: number;
  accession_number: AccessionNumber | null;
  source_span: SourceSpan | null;
  raw_source_key: RawSourceKey | null;
  recorded_at: DefaultTimestamp;
}

interface TickerFilesTable {
  as_of: DateColumn;
  raw_source_key: RawSourceKey;
  entries: number;
  recorded_at: DefaultTimestamp;
}

/** As it is known today. */
interface EntitiesView {
  cik: Cik;
  name: string | null;
  name_since: DateColumn | null;
  sic: string | null;
  ticker: string | null;
  exchange: string | null;
}

export interface ReferenceSchema {
  'reference.identifiers': IdentifiersTable;
  'reference.pending_entities': { cik: Cik };
  'reference.ticker_files': TickerFilesTable;
  'reference.entities': EntitiesView;
}
