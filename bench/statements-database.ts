import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import type { IsoTimestamp } from '../core/dates.ts';
import { sha256 } from '../core/hashes.ts';
import { type AccessionNumber, type Cik, parserVersionOf, type RawSourceKey } from '../core/ids.ts';
import type { FilingOrigin, FilingTable } from '../core/row-provenance.ts';
import type { StagedParseRun } from '../core/staged-filing.ts';
import type { XbrlFact, XbrlResult } from '../core/xbrl.ts';
import type { Database } from '../db/database.ts';
import { replaceTables } from '../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../db/repositories/filings/parser-sets.ts';
import { createEvidence, outcomeHead, parsedOutcome } from '../parsers/filing/outcomes.ts';
import { filingTables } from '../parsers/filing-tables.ts';
import { CATALOG } from '../parsers/parser-catalog.ts';
import { generateSampleArchive } from '../sample/archive.ts';
import type { FilingTruth } from '../sample/truth.ts';

export const XBRL = parserVersionOf('xbrl', 1);
const RAW_KEY = `sha256:${'e'.repeat(64)}` as RawSourceKey;
/** About as many facts as a report of a mid-sized issuer tags, most of them in notes. */
const FACTS_OF_A_REPORT = 1_000;

/** The rows of a run, whose document is not at hand. */
export function tablesOf(report: FilingOrigin, run: StagedParseRun): Promise<readonly FilingTable[]> {
  return filingTables(report, [run], () => Promise.reject(new Error('no parts')), CATALOG);
}

/** Stores the facts of the periodic reports of sample issuers, and nothing else of them. */
export async function fillFacts(
  db: Database,
  directory: string,
  size: { readonly issuers: number; readonly years: number },
): Promise<void> {
  const dir = join(directory, 'archive');
  await generateSampleArchive({ ...size, dir, seed: 'statements', endDate: '2026-10-30', gzip: false });
  for await (const line of createInterface({ input: createReadStream(join(dir, 'truth.jsonl')) })) {
    const truth = JSON.parse(line) as FilingTruth;
    if (truth.statements === undefined) continue;
    await storeFacts(db, reportOf(truth), withNotes(truth.facts ?? []));
  }
  await sql`vacuum analyze`.execute(db);
  await sql`checkpoint`.execute(db);
}

function reportOf({ cik, accessionNumber, form, filedDate }: FilingTruth): FilingOrigin {
  return {
    cik,
    accessionNumber,
    form,
    filedDate,
    url: `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`,
    rawSourceKey: RAW_KEY,
    publicAt: `${filedDate}T21:00:00.000Z` as IsoTimestamp,
    publicAtEstimated: false,
    materializationVersion: 'bench',
  };
}

/** Facts of notes: concepts and members that no face has. */
function withNotes(facts: readonly XbrlFact[]): readonly XbrlFact[] {
  const [model] = facts.filter(({ unit }) => unit === 'USD');
  if (!model) return facts;
  const notes = Array.from({ length: Math.max(0, FACTS_OF_A_REPORT - facts.length) }, (_, i): XbrlFact => {
    const dimensions = i % 3 === 0 ? {} : { 'us-gaap:FairValueByMeasurementFrequencyAxis': `exm:Level${i % 40}Member` };
    return {
      ...model,
      concept: `us-gaap:NoteDetail${i % 400}`,
      value: String(1_000 + i * 37),
      dimensions,
      id: `n-${i}`,
    };
  });
  return [...facts, ...notes];
}

async function storeFacts(db: Database, report: FilingOrigin, facts: readonly XbrlFact[]): Promise<void> {
  const { cik, accessionNumber, form, filedDate, publicAt, url, rawSourceKey } = report;
  const outcome = parsedOutcome<XbrlResult>(
    outcomeHead({ id: 'xbrl', version: 1, kind: 'xbrl' }),
    { facts },
    1,
    createEvidence(),
  );
  const tables = await tablesOf(report, {
    parserId: 'xbrl',
    parserVersion: XBRL,
    sequence: 1,
    outputHash: sha256(accessionNumber),
    durationMs: 0,
    outcome,
  });
  await db.transaction().execute(async (trx) => {
    const parserSet = await parserSetOf(trx, [XBRL]);
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source,
        state, raw_source_key, retrieved_at, parser_set)
      values (${accessionNumber}, ${cik}, ${form}, ${filedDate}, ${publicAt}, false, ${url}, 'bench', 'processed',
        ${rawSourceKey}, ${publicAt}, ${parserSet})
    `.execute(trx);
    await replaceTables(db, trx, tables, null);
  });
}

export interface FactRow {
  readonly accession_number: AccessionNumber;
  readonly concept: string;
  readonly value: string | null;
  readonly unit: string | null;
  readonly decimals: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly is_instant: boolean;
  readonly entity: string;
  readonly dimensions: Readonly<Record<string, string>>;
  readonly fact_id: string | null;
}

/** The reports of each issuer. */
export async function listReports(db: Database): Promise<ReadonlyMap<Cik, readonly FilingOrigin[]>> {
  const { rows } = await sql<FilingOrigin>`
    select cik, accession_number as "accessionNumber", form, filed_date as "filedDate", url,
      raw_source_key as "rawSourceKey", public_at as "publicAt", public_at_estimated as "publicAtEstimated",
      'bench' as "materializationVersion"
    from raw.filings order by cik, filed_date
  `.execute(db);
  return Map.groupBy(rows, ({ cik }) => cik);
}

/** All stored facts of an issuer, in the order of its documents. */
export async function readFacts(db: Database, cik: Cik): Promise<readonly FactRow[]> {
  const { rows } = await sql<FactRow>`
    select accession_number, concept, value, unit, decimals, period_start, period_end, is_instant, entity, dimensions,
      fact_id
    from parsed.xbrl_facts where cik = ${cik} and parser_version = ${XBRL} order by accession_number, fact_index
  `.execute(db);
  return rows;
}
