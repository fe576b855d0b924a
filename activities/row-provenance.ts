import type { AccessionNumber, RawSourceKey, Sha256 } from '../core/ids.ts';
import type { ParseOutcome } from '../core/parser.ts';
import type { RowMeta } from '../core/rows.ts';
import { formatSourceSpan, type SourceSpan } from '../core/spans.ts';
import type { XbrlResult } from '../core/xbrl.ts';
import type { OutputScope, Stated } from '../db/repositories/datasets/datasets.ts';
import type { HoldingBatch, IncomingHolding } from '../db/repositories/datasets/thirteenf-holdings.ts';
import type { XbrlFactBatch, XbrlFactRow } from '../db/repositories/datasets/xbrl-facts.ts';
import type { FilingRecord } from '../db/repositories/filings/filings.ts';
import type { ParsedRow } from '../parsers/reported-facts/parsed-row.ts';
import type { ThirteenfResult } from '../parsers/thirteenf/holding.ts';
import {
  type HoldingRow,
  streamedHoldingRow,
  thirteenfHoldingRows,
  thirteenfRowConfidences,
} from '../parsers/thirteenf/rows.ts';
import { classifyDuplicates } from '../parsers/xbrl/duplicates.ts';
import type { StagedFiling, StagedParseRun } from './staged-filing.ts';
import { rowsOfPart } from './staged-rows.ts';

/** What the rows of one filing have in common. */
export interface FilingContext {
  readonly filing: FilingRecord;
  readonly staged: StagedFiling;
  readonly materializationVersion: string;
  /** A part of the staged output, where it has any. */
  readonly readPart: (key: Sha256) => Promise<Uint8Array>;
}

/** What one parser's output of one filing replaces. */
export function scopeOf(context: FilingContext, run: StagedParseRun): OutputScope {
  const { cik, accessionNumber } = context.filing;
  return { cik, accessionNumber, parserVersion: run.parserVersion };
}

/** A parser's rows with the filing's provenance and the code's versions. */
export function stated<V extends object>(
  context: FilingContext,
  run: StagedParseRun,
  rows: readonly ParsedRow<V>[],
): readonly Stated<V>[] {
  return rows.map((row) => ({ values: row.values, meta: metaOf(context, run, row) }));
}

function metaOf<V>(context: FilingContext, run: StagedParseRun, row: ParsedRow<V>): RowMeta {
  const { filing, staged } = context;
  const valueSpans: Record<string, SourceSpan> = {};
  for (const [column, spans] of Object.entries(row.valueSpans)) {
    const [first] = spans;
    if (first) valueSpans[column] = formatSourceSpan(staged.rawSourceKey, first);
  }
  return {
    cik: filing.cik,
    accessionNumber: filing.accessionNumber,
    rawSourceKey: staged.rawSourceKey,
    filingUrl: filing.url,
    retrievedAt: filing.retrievedAt ?? filing.publicAt,
    publicAt: filing.publicAt,
    publicAtEstimated: filing.publicAtEstimated,
    parserVersion: run.parserVersion,
    materializationVersion: context.materializationVersion,
    sourceSpan: leadingSpan(row, valueSpans),
    valueSpans,
    extractionTraceId: traceIdOf(filing.accessionNumber, run),
    confidence: row.confidence,
    crossValidations: row.crossValidations,
  };
}

/** The place that stands for a row as a whole: of its chief value. */
function leadingSpan<V>(
  { leading = [] }: ParsedRow<V>,
  spans: Readonly<Record<string, SourceSpan>>,
): SourceSpan | null {
  const chief = leading.find((column) => spans[column] !== undefined);
  return (chief === undefined ? Object.values(spans)[0] : spans[chief]) ?? null;
}

/** Names the very run of a parser that gave a row: find it in `ops.parse_runs` by these parts. */
function traceIdOf(accessionNumber: AccessionNumber, run: StagedParseRun): string {
  return `${accessionNumber}/${run.parserVersion}/${run.sequence}/${run.outputHash.slice(0, 12)}`;
}

/** The rows of one 13F table, each with the place of its row. */
export function holdingBatch(context: FilingContext, run: StagedParseRun): HoldingBatch {
  const outcome = run.outcome as ParseOutcome<ThirteenfResult>;
  const key = context.staged.rawSourceKey;
  const placed = ({ values, source }: HoldingRow): IncomingHolding => ({
    values,
    sourceSpan: formatSourceSpan(key, source),
  });
  async function* inParts(): AsyncGenerator<IncomingHolding> {
    for (const part of run.parts ?? []) {
      const bytes = await context.readPart(part.key);
      const unit = outcome.result?.valueUnit ?? null;
      for (const row of rowsOfPart(bytes)) yield placed(streamedHoldingRow(row, part.sequence, unit));
    }
    yield* thirteenfHoldingRows(outcome).map(placed);
  }
  return {
    ...scopeOf(context, run),
    periodOfReport: outcome.result?.periodOfReport ?? null,
    publicAt: context.filing.publicAt,
    materializationVersion: context.materializationVersion,
    confidence: outcome.confidence,
    rowConfidences: thirteenfRowConfidences(outcome),
    rows: run.parts ? inParts() : thirteenfHoldingRows(outcome).map(placed),
  };
}

/** All XBRL facts of a filing, over its documents, as one batch; null where the parser read none of its documents. */
export function factBatch(context: FilingContext, runs: readonly StagedParseRun[]): XbrlFactBatch | null {
  const [first] = runs;
  if (!first) return null;
  const { filing, staged } = context;
  return {
    ...scopeOf(context, first),
    publicAt: filing.publicAt,
    materializationVersion: context.materializationVersion,
    facts: runs.flatMap((run) => factRows(run.outcome as ParseOutcome<XbrlResult>, run.sequence, staged.rawSourceKey)),
  };
}

function factRows(outcome: ParseOutcome<XbrlResult>, sequence: number, key: RawSourceKey): readonly XbrlFactRow[] {
  const facts = outcome.result?.facts ?? [];
  const classes = classifyDuplicates(facts);
  return facts.map((fact, index) => {
    const path = `facts[${index}]`;
    const span = outcome.spans[path]?.[0];
    return {
      sequence: span?.sequence ?? sequence,
      fact,
      duplicateClass: classes[index] ?? 'unique',
      sourceSpan: span ? formatSourceSpan(key, span) : null,
      confidence: outcome.confidences?.[path] ?? outcome.confidence,
    };
  });
}
