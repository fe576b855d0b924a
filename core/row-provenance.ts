import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from './ids.ts';
import type { CrossValidation, RowMeta } from './rows.ts';
import { formatSourceSpan, type SourceSpan } from './spans.ts';
import type { StagedParseRun } from './staged-filing.ts';
import type {
  BulkRow,
  BulkTable,
  BulkValues,
  DatasetTable,
  DatasetValues,
  ParsedRow,
  TableRows,
} from './table-rows.ts';

/** The output of one parser version for one filing: what loading replaces. */
export interface OutputScope {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly parserVersion: ParserVersion;
}

/** What the rows of a filing have in common. */
export interface FilingOrigin {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly url: string;
  readonly rawSourceKey: RawSourceKey;
  readonly publicAt: IsoTimestamp;
  /** True where the filing states no acceptance time, so that the end of the filed date is used. */
  readonly publicAtEstimated: boolean;
  readonly materializationVersion: string;
}

/** Where and when a filing became public. */
export interface FilingPublication {
  readonly filingUrl: string;
  readonly publicAt: IsoTimestamp;
  readonly publicAtEstimated: boolean;
}

/** A row with its provenance. */
export interface DatasetRow<V = object> {
  readonly values: V;
  readonly meta: RowMeta;
  /** Document of the submission and position among its rows, in tables that are keyed by them. */
  readonly sequence?: number;
  readonly ordinal?: number;
}

/** Rows that one parser run gives for a bulk table, with the provenance they share. */
export interface BulkBatch<V = object> extends OutputScope {
  readonly rawSourceKey: RawSourceKey;
  /** Of the parsed document. */
  readonly sequence: number;
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
  readonly extractionTraceId: string;
  readonly materializationVersion: string;
  readonly bulkRows: Iterable<BulkRow<V>> | AsyncIterable<BulkRow<V>>;
}

/** What one parser run gives for one table, ready to be stored. */
export type FilingTable =
  | {
      readonly table: DatasetTable;
      readonly scope: OutputScope;
      /** What the rows' events state of the filing; not stored with the rows. */
      readonly published: FilingPublication;
      readonly rows: readonly DatasetRow<DatasetValues[DatasetTable]>[];
    }
  | ({ readonly table: BulkTable } & BulkBatch<BulkValues[BulkTable]>);

/** Adds the filing's provenance and the parser's version to the rows of one run. */
export function withProvenance(output: TableRows, filing: FilingOrigin, run: StagedParseRun): FilingTable {
  const { cik, accessionNumber, rawSourceKey, materializationVersion } = filing;
  const { parserVersion, sequence } = run;
  const scope = { cik, accessionNumber, parserVersion };
  if ('bulkRows' in output) {
    const { confidence, crossValidations } = run.outcome;
    const extractionTraceId = traceIdOf(accessionNumber, run);
    const shared = { rawSourceKey, sequence, confidence, crossValidations, extractionTraceId, materializationVersion };
    return { ...output, ...scope, ...shared };
  }
  const { table, rows } = output;
  return {
    table,
    scope,
    published: { filingUrl: filing.url, publicAt: filing.publicAt, publicAtEstimated: filing.publicAtEstimated },
    rows: rows.map((row, ordinal) => ({ values: row.values, meta: metaOf(row, filing, run), sequence, ordinal })),
  };
}

function metaOf(row: ParsedRow, filing: FilingOrigin, run: StagedParseRun): RowMeta {
  const { accessionNumber, rawSourceKey } = filing;
  const valueSpans: Record<string, SourceSpan> = {};
  for (const [column, [first]] of Object.entries(row.valueSpans)) {
    if (first) valueSpans[column] = formatSourceSpan(rawSourceKey, first);
  }
  const leading = row.leading?.find((column) => valueSpans[column] !== undefined) ?? Object.keys(valueSpans)[0] ?? '';
  return {
    cik: filing.cik,
    accessionNumber,
    rawSourceKey,
    parserVersion: run.parserVersion,
    materializationVersion: filing.materializationVersion,
    sourceSpan: valueSpans[leading] ?? null,
    valueSpans,
    extractionTraceId: traceIdOf(accessionNumber, run),
    confidence: row.confidence,
    crossValidations: row.crossValidations,
  };
}

/** Identifies the parser run in `ops.parse_runs`. */
function traceIdOf(accessionNumber: AccessionNumber, run: StagedParseRun): string {
  return `${accessionNumber}/${run.parserVersion}/${run.sequence}/${run.outputHash.slice(0, 12)}`;
}
