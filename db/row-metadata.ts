import type { IsoTimestamp } from '../core/dates.ts';
import type { AccessionNumber, ParserVersion, RawSourceKey } from '../core/ids.ts';
import type { CrossValidation } from '../core/parser.ts';
import type { SourceSpan } from '../core/spans.ts';
import type { RowMetaColumns } from './tables/columns.ts';
import type { FilingColumns } from './tables/datasets.ts';

/** The metadata blocks of a response, in the interface specification's names. */
export interface RowMetadata {
  readonly provenance: {
    readonly source: 'sec-edgar';
    readonly accessionNumber: AccessionNumber;
    readonly filingUrl: string;
    readonly retrievedAt: IsoTimestamp;
    readonly parserVersion: ParserVersion;
    readonly rawSourceKey: RawSourceKey;
  };
  readonly freshness: {
    /** `stale`: the filing has other bytes by now, or is being parsed again. */
    readonly status: 'fresh' | 'stale';
    /** When the row was stored as it is. */
    readonly asOf: IsoTimestamp;
    readonly sourcePublishedAt: IsoTimestamp;
    /** From publication to `asOf`, milliseconds; 0 where the publication time is a later estimate. */
    readonly lagMs: number;
    /** True where the filing states no acceptance time. */
    readonly sourcePublishedAtEstimated: boolean;
  };
  readonly materialization: { readonly parserVersion: ParserVersion; readonly materializationVersion: string };
  readonly verification: {
    readonly sourceSpan: SourceSpan | null;
    readonly extractionTraceId: string;
    readonly confidence: number;
    readonly crossValidations: readonly CrossValidation[];
    readonly modelVersion: string | null;
    readonly verifiedAt: IsoTimestamp;
  };
}

/** The columns that `metadataOf` reads, for a select. */
export const METADATA_COLUMNS = [
  'accession_number',
  'filing_url',
  'retrieved_at',
  'parser_version',
  'raw_source_key',
  'public_at',
  'public_at_estimated',
  'materialization_version',
  'source_span',
  'extraction_trace_id',
  'confidence',
  'cross_validations',
  'model_version',
  'verified_at',
  'recorded_at',
  'is_fresh',
] as const satisfies readonly (keyof (RowMetaColumns & FilingColumns))[];

export type MetadataColumns = {
  readonly [C in (typeof METADATA_COLUMNS)[number]]: C extends 'cross_validations'
    ? readonly CrossValidation[]
    : C extends 'model_version'
      ? string | null
      : C extends 'verified_at' | 'recorded_at'
        ? IsoTimestamp
        : (RowMetaColumns & FilingColumns)[C];
};

/** The metadata of a stored row. */
export function metadataOf(row: MetadataColumns): RowMetadata {
  const parserVersion = row.parser_version;
  return {
    provenance: {
      source: 'sec-edgar',
      accessionNumber: row.accession_number,
      filingUrl: row.filing_url,
      retrievedAt: row.retrieved_at,
      parserVersion,
      rawSourceKey: row.raw_source_key,
    },
    freshness: {
      status: row.is_fresh ? 'fresh' : 'stale',
      asOf: row.recorded_at,
      sourcePublishedAt: row.public_at,
      lagMs: Math.max(0, Date.parse(row.recorded_at) - Date.parse(row.public_at)),
      sourcePublishedAtEstimated: row.public_at_estimated,
    },
    materialization: { parserVersion, materializationVersion: row.materialization_version },
    verification: {
      sourceSpan: row.source_span,
      extractionTraceId: row.extraction_trace_id,
      confidence: row.confidence,
      crossValidations: row.cross_validations,
      modelVersion: row.model_version,
      verifiedAt: row.verified_at,
    },
  };
}
