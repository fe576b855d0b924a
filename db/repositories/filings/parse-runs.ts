import { sql } from 'kysely';
import type { AccessionNumber, Cik, ParserVersion, Sha256 } from '../../../core/ids.ts';
import type { CrossValidation, ReadStatus, Reason } from '../../../core/parser.ts';
import type { Database, Transaction } from '../../database.ts';
import { rowOf } from '../../names.ts';
import { recordset, upsertRows, type WriteCounts } from '../../upsert.ts';

/** One parser's run over one document that it read. */
export interface ParseRun {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly parserId: string;
  readonly parserVersion: ParserVersion;
  readonly sequence: number;
  readonly status: ReadStatus;
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

/** Removes runs of documents that some parsers read before and no longer do. */
export async function removeOtherRuns(
  trx: Transaction,
  filings: readonly { readonly accessionNumber: AccessionNumber; readonly parserVersions: readonly ParserVersion[] }[],
  runs: readonly Pick<ParseRun, 'accessionNumber' | 'parserVersion' | 'sequence'>[],
): Promise<void> {
  const scopes = filings.flatMap(({ accessionNumber, parserVersions }) =>
    parserVersions.map((version) => rowOf({ accessionNumber, parserVersion: version })),
  );
  const kept = runs.map(({ accessionNumber, parserVersion, sequence }) =>
    rowOf({ accessionNumber, parserVersion, sequence }),
  );
  await sql`
    delete from ops.parse_runs r using ${recordset('ops.parse_runs', scopes)} s
    where r.accession_number = s.accession_number and r.parser_version = s.parser_version
      and (r.accession_number, r.parser_version, r.sequence) not in (
        select k.accession_number, k.parser_version, k.sequence from ${recordset('ops.parse_runs', kept)} k
      )
  `.execute(trx);
}
