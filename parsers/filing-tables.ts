import type { Sha256 } from '../core/ids.ts';
import { type FilingOrigin, type FilingTable, withProvenance } from '../core/row-provenance.ts';
import { rowsOfPart, type StagedParseRun } from '../core/staged-filing.ts';
import type { RowContext } from '../core/table-rows.ts';
import type { ParserCatalog } from './parser-catalog.ts';

/** Reads a part of a staged output. */
export type ReadPart = (key: Sha256) => Promise<Uint8Array>;

/**
 * The tables of a filing with the rows that its parser runs give, provenance included.
 *
 * @throws AppError `unknown-parser-version`
 */
export async function filingTables(
  filing: FilingOrigin,
  runs: readonly StagedParseRun[],
  readPart: ReadPart,
  catalog: ParserCatalog,
): Promise<readonly FilingTable[]> {
  const tables: FilingTable[] = [];
  for (const run of runs) {
    const parser = await catalog.load(run.parserVersion);
    const { form, filedDate } = filing;
    const streamed = run.parts === undefined ? null : streamedRows(run.parts, readPart);
    const context: RowContext = { form, filedDate, sequence: run.sequence, streamed };
    tables.push(...parser.rows(run.outcome, context).map((output) => withProvenance(output, filing, run)));
  }
  return tables;
}

async function* streamedRows(
  parts: NonNullable<StagedParseRun['parts']>,
  readPart: ReadPart,
): NonNullable<RowContext['streamed']> {
  for (const { key, sequence } of parts) {
    for (const row of rowsOfPart(await readPart(key))) yield { sequence, row };
  }
}
