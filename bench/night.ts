import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { priceTable } from '../activities/price-tables.ts';
import { issuerFacts, LOOKBACK_DAYS, scoreUniverse } from '../activities/score.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef } from '../core/run-plan.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { pageScoredIssuers } from '../db/repositories/scored-issuers.ts';
import { listScoresToRank, updateRanks, upsertScores } from '../db/repositories/scores.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { rankUniverse } from '../scoring/rank-universe.ts';
import { writeReceipt } from '../scoring/receipt.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { startPostgres } from '../scripts/stack/postgres.ts';
import { pricePoints } from '../test/price-points.ts';
import { fillNight, isWithin } from './night-database.ts';
import { END } from './score-span.ts';

const VERSION = '2026-11-15.1';

/** A night's scoring of all issuers: from facts in PostgreSQL (with fsync) to stored scores, receipts and ranks. */
export async function benchNight(
  options: { readonly issuers?: number } = {},
): Promise<Record<string, number | string>> {
  const { issuers = 6_000 } = options;
  const temporary = mkdtempSync(join(tmpdir(), 'tidemark-bench-'));
  const server = await startPostgres({ dataDir: join(temporary, 'pg') });
  const db = createDatabase(server.url, { applicationName: 'tidemark-bench' });
  try {
    await migrateToLatest(db);
    const prices = join(temporary, 'prices.csv');
    const file = createWriteStream(prices);
    file.write('ticker,date,close,volume\n');
    await fillNight(db, issuers, END, (ticker, points) => {
      const recent = pricePoints(points).filter(({ date }) => isWithin(date, END, LOOKBACK_DAYS));
      file.write(recent.map(({ date, close }) => `${ticker},${date},${close},\n`).join(''));
    });
    file.end();
    await finished(file);
    const readPrices = await measured(db, () => priceTable(prices));
    const night = (runId: string) => () =>
      scoreUniverse(
        { db, logger: pino({ level: 'silent' }), beat: () => undefined, signal: new AbortController().signal },
        { runId, source: 'bench', materializationVersion: 'bench' } satisfies RunRef,
        { asOf: END, methodologyVersion: VERSION, prices },
      );
    const first = await measured(db, night('bench/1'));
    const before = await digest(db);
    const again = await measured(db, night('bench/2'));
    if ((await digest(db)) !== before) throw new Error('a second run over the same facts changed the stored scores');
    const { rows } = await sql<{ published: number; bytes: number }>`
      select count(*) filter (where score is not null)::int as published,
        (select sum(length(body))::float8 from score.receipts) as bytes
      from score.scores
    `.execute(db);
    const stages = await measureStages(db, prices);
    if ((await digest(db)) !== before) throw new Error('the stages one by one gave other scores');
    return {
      issuers,
      'scores published': rows[0]?.published ?? 0,
      'receipts (MB)': (rows[0]?.bytes ?? 0) / 1e6,
      'the night, wall clock (s)': first.wall,
      'the night, processor time here (s)': first.here,
      'the night, processor time of PostgreSQL (s)': first.there,
      'the same again, wall clock (s)': again.wall,
      'the same again, processor time here (s)': again.here,
      'the same again, processor time of PostgreSQL (s)': again.there,
      'before it, reading the price table, wall clock (s)': readPrices.wall,
      ...Object.fromEntries(
        Object.entries(stages).flatMap(([stage, { wall, here, there }]) => [
          [`${stage}: wall clock (s)`, wall],
          [`${stage}: processor here, of PostgreSQL (s)`, `${here.toFixed(2)}, ${there.toFixed(2)}`],
        ]),
      ),
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** The same night stage by stage, nothing at once with anything else. */
async function measureStages(db: Database, prices: string): Promise<Readonly<Record<string, Spent>>> {
  await sql`truncate score.scores, score.superseded_scores, score.receipts, score.universes`.execute(db);
  const spent: Record<string, Spent> = {};
  async function stage<T>(name: string, work: () => T | Promise<T>): Promise<T> {
    let result: T | undefined;
    const { wall, here, there } = await measured(db, async () => {
      result = await work();
    });
    const so = spent[name] ?? { wall: 0, here: 0, there: 0 };
    spent[name] = { wall: so.wall + wall, here: so.here + here, there: so.there + there };
    return result as T;
  }
  const methodology = methodologyByVersion(VERSION);
  const key = { methodologyVersion: VERSION, asOf: END };
  const run = { runId: 'bench/3', materializationVersion: 'bench' };
  for (let after: Cik | null = null; ; ) {
    const page: PageOfIssuers = { asOf: END, lookbackDays: LOOKBACK_DAYS, after, limit: 500 };
    const ciks = await stage('page', () => pageScoredIssuers(db, page));
    const facts = await stage('load', () => issuerFacts(db, ciks, { asOf: END, prices }));
    const scores = await stage('score', () => facts.map((issuer) => scoreIssuer(issuer, END, methodology)));
    const written = await stage('receipts', () =>
      scores.map((score) => ({ score, receipt: writeReceipt(score, methodology) })),
    );
    await stage('store', () => db.transaction().execute((trx) => upsertScores(trx, run, written)));
    after = ciks.at(-1) ?? null;
    if (ciks.length < page.limit) break;
  }
  await stage('ranks', async () => {
    const ranked = rankUniverse(await listScoresToRank(db, key), methodology);
    await db.transaction().execute((trx) => updateRanks(trx, key, [...ranked.values()]));
  });
  return spent;
}

type PageOfIssuers = Parameters<typeof pageScoredIssuers>[1];

/** Scores, places and receipts, but for which run wrote them and when. */
async function digest(db: Database): Promise<string> {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(concat_ws('|', cik, as_of_date, score, percentile, universe_hash, receipt_hash), ',' order by cik)) as digest
    from score.scores
  `.execute(db);
  return rows[0]?.digest ?? '';
}

interface Spent {
  readonly wall: number;
  readonly here: number;
  readonly there: number;
}

async function measured(db: Database, work: () => Promise<unknown>): Promise<Spent> {
  const before = await serverSeconds(db);
  const usage = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(usage);
  let there = 0;
  // Of processes that have ended since, parallel workers, nothing is known.
  for (const [pid, seconds] of await serverSeconds(db)) there += seconds - (before.get(pid) ?? 0);
  return { wall, here: (user + system) / 1e6, there };
}

/** Processor time of each of the server's processes, in seconds, where the system tells it (Linux); else none. */
async function serverSeconds(db: Database): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const seconds = new Map<number, number>();
  for (const { pid } of rows) {
    if (!existsSync(`/proc/${pid}/stat`)) continue;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    seconds.set(pid, (Number(fields[11]) + Number(fields[12])) / 100);
  }
  return seconds;
}
