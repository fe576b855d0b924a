import type { IsoTimestamp } from './dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from './ids.ts';
import type { SourceSpan } from './spans.ts';

export const MONITOR_OPERATORS = [
  '=',
  '!=',
  '<',
  '<=',
  '>',
  '>=',
  'in',
  'not in',
  'contains',
  'starts with',
  'is null',
  'is not null',
  'changed',
  'changed to',
  'rose by',
  'fell by',
] as const;
export type MonitorOperator = (typeof MONITOR_OPERATORS)[number];

export type MonitorValue = string | number | boolean;

/** One comparison. A missing value satisfies none except `is null`. */
export interface FieldCondition {
  readonly field: string;
  readonly operator: MonitorOperator;
  /** Absent with `is null`, `is not null` and `changed`; a list with `in` and `not in`. */
  readonly value?: MonitorValue | readonly MonitorValue[] | undefined;
  /** Of `rose by` and `fell by`: within so many calendar days. */
  readonly days?: number | undefined;
}

export type MonitorCondition =
  | FieldCondition
  | { readonly and: readonly MonitorCondition[] }
  | { readonly or: readonly MonitorCondition[] }
  | { readonly not: MonitorCondition };

/** A saved search: rows of a dataset that satisfy all of its parts. */
export interface MonitorSearch {
  /** Name in `MONITOR_DATASETS`. */
  readonly dataset: string;
  /** Null: every row. */
  readonly where: MonitorCondition | null;
  /** Issuers, or filers that a row's filing names; null: all. */
  readonly watch: readonly Cik[] | null;
  /** Words that the row's filing has: `"at the market" -withdrawn`; null: any text. */
  readonly text: string | null;
}

export type MonitorDestination =
  | { readonly kind: 'webhook'; readonly endpointId: string }
  | { readonly kind: 'email'; readonly recipient: string };

/** A saved-search monitor of an organization. */
export interface Monitor {
  readonly monitorId: string;
  readonly organizationId: string;
  readonly name: string;
  readonly search: MonitorSearch;
  /** The conditions as its owner wrote them; null: none. */
  readonly expression: string | null;
  readonly destination: MonitorDestination | null;
  readonly isActive: boolean;
  readonly createdAt: IsoTimestamp;
  readonly deactivatedAt: IsoTimestamp | null;
  /** When it was last evaluated without an error; at first, when it was created. */
  readonly lastCheckedAt: IsoTimestamp;
  /** Why its last evaluation failed; null: it did not. */
  readonly lastError: string | null;
}

/** Words of a filing that a search asked for. */
export interface MatchedWords {
  /** As the search has them. */
  readonly term: string;
  /** As the filing has them. */
  readonly words: string;
  readonly sourceSpan: SourceSpan;
}

/** A row that satisfies a monitor's search. */
export interface MonitorRow {
  /** The row's natural key without the parser's version. */
  readonly key: string;
  readonly cik: Cik;
  /** Null for rows that follow from several filings. */
  readonly accessionNumber: AccessionNumber | null;
  readonly parserVersion: string | null;
  readonly rawSourceKey: RawSourceKey | null;
  readonly filingUrl: string | null;
  readonly publicAt: IsoTimestamp | null;
  /** That wrote the row, where the row itself says so. */
  readonly runId: string | null;
  /** With microseconds. */
  readonly recordedAt: string;
  /** Span of the row's leading value. */
  readonly sourceSpan: SourceSpan | null;
  /** Values by field name; exact decimals are text. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly matchedWords: readonly MatchedWords[];
}

/** A stored match. */
export interface MonitorMatch extends Omit<MonitorRow, 'recordedAt' | 'runId'> {
  readonly matchId: string;
  readonly monitorId: string;
  readonly foundAt: IsoTimestamp;
  /** Of a backfill, a reprocess or a first load: delivered to nobody. */
  readonly silent: boolean;
}
