/**
 * A process that reads the stored facts of every issuer, and then derives and stores their statements:
 * `node bench/statements-run.ts DATABASE_URL`.
 */
import { sql } from 'kysely';
import { outputHashOf } from '../core/output-hash.ts';
import type { ParseOutcome } from '../core/parser.ts';
import type { FilingOrigin, FilingTable } from '../core/row-provenance.ts';
import type { Submission } from '../core/submission.ts';
import type { XbrlFact, XbrlPeriod, XbrlResult } from '../core/xbrl.ts';
import { createDatabase } from '../db/database.ts';
import { replaceTables } from '../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../db/repositories/runs/promotions.ts';
import { loadStatementColumns } from '../db/repositories/statements/statement-columns.ts';
import { createEvidence, outcomeHead, parsedOutcome } from '../parsers/filing/outcomes.ts';
import { versionOf } from '../parsers/registry.ts';
import { statementsV1 } from '../parsers/statements/statements.v1.ts';
import { buildStatementSeries } from '../scoring/statements/build-series.ts';
import { SERIES_PERIODS } from '../scoring/statements/series-types.ts';
import { elapsedSeconds, peakBytes } from './measure.ts';
import { type FactRow, listReports, readFacts, tablesOf } from './statements-database.ts';

export interface StatementsRun {
  readonly issuers: number;
  readonly reports: number;
  readonly facts: number;
  readonly columns: number;
  readonly readSeconds: number;
  readonly statementsSeconds: number;
  /** Of these, without reading and storing. */
  readonly derivingSeconds: number;
  readonly seriesSeconds: number;
  readonly readPeak: number;
  readonly peak: number;
}

const CLOCKS = { publicTo: null, computedBy: null, parserVersion: null } as const;

function factOf(row: FactRow): XbrlFact {
  const { concept, value, unit, decimals, period_start, period_end, is_instant, entity, dimensions, fact_id } = row;
  const end = period_end ?? '';
  const period: XbrlPeriod = is_instant ? { instant: end } : { start: period_start ?? '', end };
  return { concept, value, unit, decimals, period, entity, dimensions, isNil: value === null, id: fact_id };
}

/** What the parser gives for a report of which the facts alone are known. */
function outcomeOf(report: FilingOrigin, rows: readonly FactRow[]): ParseOutcome {
  const facts: XbrlResult = { facts: rows.map(factOf) };
  const head = outcomeHead({ id: 'xbrl', version: 1, kind: 'xbrl' });
  const { accessionNumber, form, filedDate } = report;
  const submission: Submission = {
    header: { accessionNumber, form, filedDate, periodOfReport: null, acceptedAt: null, items: [], filers: [] },
    documents: [],
    warnings: [],
  };
  const document = {
    sequence: 1,
    type: form,
    filename: null,
    description: null,
    byteStart: 0,
    byteEnd: 0,
    encoding: 'utf-8',
    isBinary: false,
    bytes: () => new Uint8Array(),
    text: '',
  };
  const upstream = new Map([['xbrl', [parsedOutcome(head, facts, 1, createEvidence())]]]);
  return statementsV1.parse(submission, document, { filedDate, upstream });
}

/** What an issuer's stored facts give, ready to be stored. */
async function deriveStatements(reports: readonly FilingOrigin[], rows: readonly FactRow[]) {
  const byReport = Map.groupBy(rows, (row) => row.accession_number);
  const tables: FilingTable[] = [];
  for (const report of reports) {
    const outcome = outcomeOf(report, byReport.get(report.accessionNumber) ?? []);
    const place = { parserId: 'statements', parserVersion: versionOf(statementsV1), sequence: 1, durationMs: 0 };
    tables.push(...(await tablesOf(report, { ...place, outputHash: outputHashOf({ outcome }), outcome })));
  }
  return tables;
}

const [url = ''] = process.argv.slice(2);
const db = createDatabase(url, { applicationName: 'tidemark-bench' });
await ensurePromoted(db, [versionOf(statementsV1)]);
const issuers = [...(await listReports(db))];
const totals = { reports: 0, facts: 0, columns: 0 };
for (const [cik] of issuers.slice(0, 1)) await readFacts(db, cik);
const readSeconds = await elapsedSeconds(async () => {
  for (const [cik] of issuers) totals.facts += (await readFacts(db, cik)).length;
});
const readPeak = peakBytes();
let derivingSeconds = 0;
const statementsSeconds = await elapsedSeconds(async () => {
  for (const [cik, reports] of issuers) {
    totals.reports += reports.length;
    const rows = await readFacts(db, cik);
    let tables: readonly FilingTable[] = [];
    derivingSeconds += await elapsedSeconds(async () => {
      tables = await deriveStatements(reports, rows);
    });
    totals.columns += await db.transaction().execute((trx) => replaceTables(db, trx, tables, null));
  }
});
const peak = peakBytes();
await sql`analyze`.execute(db);
const seriesSeconds = await elapsedSeconds(async () => {
  for (const [cik] of issuers) {
    const columns = await loadStatementColumns(db, {
      cik,
      statements: ['income', 'balance', 'cashflow'],
      clocks: CLOCKS,
    });
    for (const period of SERIES_PERIODS) buildStatementSeries(columns, { period, restated: 'latest' });
  }
});
await db.destroy();
const run: StatementsRun = {
  issuers: issuers.length,
  ...totals,
  readSeconds,
  statementsSeconds,
  derivingSeconds,
  seriesSeconds,
  readPeak,
  peak,
};
console.log(JSON.stringify(run));
