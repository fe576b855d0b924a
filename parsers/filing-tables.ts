import { AppError } from '../core/errors.ts';
import { type ParserVersion, parserVersionOf, type Sha256 } from '../core/ids.ts';
import type { Parser } from '../core/parser.ts';
import { type FilingOrigin, type FilingTable, withProvenance } from '../core/row-provenance.ts';
import { rowsOfPart, type StagedParseRun } from '../core/staged-filing.ts';
import type { RowContext } from '../core/table-rows.ts';
import { PARSERS } from './registry.ts';

/** Reads a part of a staged output. */
export type ReadPart = (key: Sha256) => Promise<Uint8Array>;

const BY_VERSION: ReadonlyMap<ParserVersion, Parser> = new Map(
  PARSERS.map((parser) => [parserVersionOf(parser.id, parser.version), parser]),
);

/**
 * The tables of a filing with the rows that its parser runs give, provenance included.
 *
 * @throws AppError `unknown-parser-version`
 */
export function filingTables(
  filing: FilingOrigin,
  runs: readonly StagedParseRun[],
  readPart: ReadPart,
): readonly FilingTable[] {
  return runs.flatMap((run) => {
    const parser = BY_VERSION.get(run.parserVersion);
    if (parser === undefined) {
      const message = `this build has no parser ${run.parserVersion}, which read ${filing.accessionNumber}`;
      throw new AppError(message, { code: 'unknown-parser-version', retryable: false });
    }
    const { form, filedDate } = filing;
    const streamed = run.parts === undefined ? null : streamedRows(run.parts, readPart);
    const context: RowContext = { form, filedDate, sequence: run.sequence, streamed };
    return parser.rows(run.outcome, context).map((output) => withProvenance(output, filing, run));
  });
}

async function* streamedRows(
  parts: NonNullable<StagedParseRun['parts']>,
  readPart: ReadPart,
): NonNullable<RowContext['streamed']> {
  for (const { key, sequence } of parts) {
    for (const row of rowsOfPart(await readPart(key))) yield { sequence, row };
  }
}
