import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { IssuerFacts } from '../core/score-inputs.ts';
import { copyBinary } from '../db/copy.ts';
import { createDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import {
  HISTORY_COLUMNS,
  historyChunks,
  type IssuerHistory,
  insertHistories,
} from '../db/repositories/scores/score-histories.ts';
import { registerMethodology } from '../db/repositories/scores/scores.ts';
import { createScoreColumns } from '../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../scoring/columnar/score-days.ts';
import { methodologyHash } from '../scoring/methodology.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { createReceipt, verifyReceipt } from '../scoring/receipt.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { startPostgres } from '../stack/postgres.ts';
import { generateFacts } from './score-facts.ts';
import { END, scoredDays } from './score-span.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

const METHODOLOGY = methodologyByVersion('2026-11-01.1');
const BARE_TABLE = 'score.bare_histories';
const COPIED_ISSUERS = 500;

export interface ScoreBenchOptions {
  readonly issuers?: number;
  readonly days?: number;
}

/** What `bench/score-run.ts` prints. */
interface HistoryFigures {
  readonly computed: number;
  readonly carried: number;
  readonly wallMs: number;
  readonly processorMs: number;
  readonly peakBytes: number;
}

/**
 * Scores histories of generated issuers. Reports processor time of the computing thread (other programs affect wall-
 * clock time), growth from a tenth of the issuers to all, peak memory, and end-to-end speed into PostgreSQL relative to
 * a bare COPY of the same rows.
 */
export async function benchScore(options: ScoreBenchOptions = {}): Promise<Record<string, number | string>> {
  const { issuers = 5_000, days = 1_250 } = options;
  const few = await scoreHistories(Math.ceil(issuers / 10), days);
  const all = await scoreHistories(issuers, days);
  const perScore = ({ processorMs, computed, carried }: HistoryFigures) => processorMs / (computed + carried);
  return {
    issuers,
    days,
    scores: issuers * days,
    computed: all.computed,
    'carried from the day before': all.carried,
    'computed scores per processor second': (all.computed * 1_000) / all.processorMs,
    'computed scores per wall-clock second': (all.computed * 1_000) / all.wallMs,
    'processor time for all (s)': all.processorMs / 1_000,
    [`time per score against ${Math.ceil(issuers / 10)} issuers (linear: 1)`]: perScore(all) / perScore(few),
    'peak memory (MB)': all.peakBytes / 1e6,
    [`peak memory with ${Math.ceil(issuers / 10)} issuers (MB)`]: few.peakBytes / 1e6,
    ...(await benchCopy(issuers, days)),
    ...benchReceipts(50),
  };
}

async function scoreHistories(issuers: number, days: number): Promise<HistoryFigures> {
  const script = fileURLToPath(new URL('./score-run.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [script, String(issuers), String(days)]);
  return JSON.parse(stdout) as HistoryFigures;
}

/**
 * From facts in memory to rows in PostgreSQL, compared with COPY of the same bytes into an identical table, on a server
 * with fsync. Both tables grow batch by batch and in alternating order, since the load of the machine varies.
 */
async function benchCopy(issuers: number, howMany: number): Promise<Record<string, number>> {
  const temporary = createTemporaryDirectory();
  const server = await startPostgres({ dataDir: join(temporary, 'pg') });
  const db = createDatabase(server.url, { applicationName: 'tidemark-bench' });
  try {
    await migrateToLatest(db);
    const { version } = METHODOLOGY;
    await registerMethodology(db, { version, contentHash: methodologyHash(METHODOLOGY), body: METHODOLOGY });
    await sql`create table ${sql.table(BARE_TABLE)} (like score.score_histories including all)`.execute(db);
    const days = scoredDays(howMany);
    const columns = createScoreColumns(days.length);
    const scorer = createDaysScorer(METHODOLOGY);
    function* histories(universe: readonly IssuerFacts[]): Generator<IssuerHistory> {
      for (const facts of universe) {
        scorer.score(facts, days, columns);
        yield { cik: facts.cik, columns };
      }
    }
    const times: { readonly bare: number; readonly whole: number }[] = [];
    for (let first = 1; first <= issuers; first += COPIED_ISSUERS) {
      const universe = Array.from({ length: Math.min(COPIED_ISSUERS, issuers - first + 1) }, (_, index) =>
        generateFacts(first + index, END),
      );
      const ready = [...historyChunks(version, histories(universe))];
      const copyBare = () => timed(() => copyBinary(db, BARE_TABLE, HISTORY_COLUMNS, ready));
      const copyScored = () => timed(() => insertHistories(db, version, histories(universe)));
      if (times.length % 2 === 0) times.push({ bare: await copyBare(), whole: await copyScored() });
      else times.push({ whole: await copyScored(), bare: await copyBare() });
    }
    const sum = (key: 'bare' | 'whole') => times.reduce((total, time) => total + time[key], 0);
    const rows = issuers * days.length;
    const [early] = times;
    return {
      'rows copied': rows,
      'bare COPY (rows/s)': rows / sum('bare'),
      'scored and copied (rows/s)': rows / sum('whole'),
      'end to end as a share of a bare COPY (%)': (100 * sum('bare')) / sum('whole'),
      [`of its first ${Math.min(COPIED_ISSUERS, issuers)} issuers (%)`]:
        early === undefined ? 0 : (100 * early.bare) / early.whole,
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Seconds. */
async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Scores with their receipts, as the nightly run computes them. */
function benchReceipts(issuers: number): Record<string, number> {
  const universe = Array.from({ length: issuers }, (_, index) => generateFacts(index + 1, END));
  const start = process.cpuUsage();
  let bytes = 0;
  for (const facts of universe) {
    const receipt = createReceipt(scoreIssuer(facts, END, METHODOLOGY), METHODOLOGY);
    bytes += JSON.stringify(receipt).length;
    if (!verifyReceipt(receipt).ok) throw new Error(`the receipt of ${facts.cik} does not verify`);
  }
  const { user, system } = process.cpuUsage(start);
  return {
    'receipts created and verified per processor second': (issuers * 1e6) / (user + system),
    'receipt (bytes)': bytes / issuers,
  };
}
