import type { AccessionNumber, Cik, ParserVersion, Sha256 } from '../../../core/ids.ts';
import type { CrossValidation, ParseStatus, Reason } from '../../../core/parser.ts';
import type { Database, Transaction } from '../../database.ts';
import { upsertRows, type WriteCounts } from '../../upsert.ts';

/** One parser's run over one document; `sequence` 0: the parser applies to no document of the submission. */
export interface ParseRun {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly parserId: string;
  readonly parserVersion: ParserVersion;
  readonly sequence: number;
  readonly status: ParseStatus;
  readonly confidence: number;
  readonly inputHash: Sha256;
  readonly outputHash: Sha256;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly Reason[];
  readonly crossValidations: readonly CrossValidation[];
  readonly durationMs: number;
  readonly runId: string | null;
  readonly materializationVersion: string;
}

/**
 * Records parse runs. One with the same output from the same input keeps its record, with the duration and run of the
 * first time.
 */
export async function recordParseRuns(db: Database | Transaction, runs: readonly ParseRun[]): Promise<WriteCounts> {
  return upsertRows(db, {
    table: 'ops.parse_runs',
    key: ['cik', 'accession_number', 'parser_version', 'sequence'],
    incidental: ['duration_ms', 'run_id', 'materialization_version'],
    touched: ['parsed_at'],
    rows: runs.map((run) => ({
      cik: run.cik,
      accession_number: run.accessionNumber,
      parser_version: run.parserVersion,
      sequence: run.sequence,
      parser_id: run.parserId,
      status: run.status,
      confidence: run.confidence,
      input_hash: run.inputHash,
      output_hash: run.outputHash,
      reasons: run.reasons,
      warnings: run.warnings,
      cross_validations: run.crossValidations,
      duration_ms: run.durationMs,
      run_id: run.runId,
      materialization_version: run.materializationVersion,
    })),
  });
}
