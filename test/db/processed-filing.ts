import { sql } from 'kysely';
import type { Cik, ParserVersion, Sha256 } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { withProvenance } from '../../core/row-provenance.ts';
import type { StagedParseRun } from '../../core/staged-filing.ts';
import type { TableRows } from '../../core/table-rows.ts';
import type { Database } from '../../db/database.ts';
import { replaceTables } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { accessionOf, date, instant, RAW_KEY } from './fixtures.ts';

export interface ProcessedFiling {
  readonly n: number;
  readonly form: string;
  readonly day: string;
  readonly cik: Cik;
  readonly coFiler: Cik | undefined;
  readonly name: string;
  readonly parserId: string;
  readonly version: ParserVersion;
}

/** What the filing's parser gave for it; null: the parser had nothing to read. */
export interface ParsedTables {
  readonly outcome: ParseOutcome;
  readonly tables: readonly TableRows[];
}

/** Stores a processed filing with the rows of one parser, as loading does. */
export async function storeProcessed(db: Database, filing: ProcessedFiling, parsed: ParsedTables | null) {
  const { n, form, day, cik, coFiler, name, parserId, version } = filing;
  const accessionNumber = accessionOf(n);
  const publicAt = instant(`${day}T21:05:00.000Z`);
  const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
  const parserSet = await db.transaction().execute((trx) => parserSetOf(trx, [version]));
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at, parser_set)
    values (${accessionNumber}, ${cik}, ${form}, ${day}, ${publicAt}, false, ${url}, 'edgar', 'processed', ${RAW_KEY},
      '2026-07-01T00:00:00.000Z', ${parserSet})
    on conflict (accession_number) do nothing
  `.execute(db);
  for (const filer of coFiler === undefined ? [cik] : [cik, coFiler]) {
    await sql`
      insert into raw.filing_filers (cik, accession_number, role, name, is_own, form)
      values (${filer}, ${accessionNumber}, 'filer', ${name}, ${filer === cik}, ${form})
      on conflict do nothing
    `.execute(db);
  }
  if (parsed === null) return;
  const { outcome } = parsed;
  const run: StagedParseRun = {
    parserId,
    parserVersion: version,
    sequence: 1,
    outputHash: 'c'.repeat(64) as Sha256,
    durationMs: 1,
    outcome,
  };
  const origin = { cik, accessionNumber, form, filedDate: date(day), url, rawSourceKey: RAW_KEY, publicAt };
  const provenance = { ...origin, publicAtEstimated: false, materializationVersion: 'm1' };
  const tables = parsed.tables.map((table) => withProvenance(table, provenance, run));
  await db.transaction().execute((trx) => replaceTables(db, trx, tables, null));
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
      output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    values (${cik}, ${accessionNumber}, ${version}, 1, ${parserId}, ${outcome.status}, ${outcome.confidence}, 'i', 'o',
      ${JSON.stringify(outcome.reasons)}, '[]', '[]', 1, 'm1')
    on conflict do nothing
  `.execute(db);
}
