import { execFile } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { priceTable } from '../activities/price-tables.ts';
import { issuerFacts, LOOKBACK_DAYS } from '../activities/scored-facts.ts';
import { addDays } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { pageScoredIssuers } from '../db/repositories/scores/scored-issuers.ts';
import { listScoresToRank, updateRanks, upsertScores } from '../db/repositories/scores/scores.ts';
import { methodologyByVersion } from '../scoring/methodology-registry.ts';
import { rankUniverse } from '../scoring/rank-universe.ts';
import { scoreIssuer } from '../scoring/score-issuer.ts';
import { writeReceipt } from '../scoring/write-receipt.ts';
import { startPostgres } from '../stack/postgres.ts';
import { pricePoints } from '../test/price-points.ts';
import { file, fillNight, isWithin, keepAsDerived } from './night-database.ts';
import { END } from './score-span.ts';
import { measured, type Spent } from './spent.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

const VERSION = '2026-11-15.1';
/** A Friday, the Monday and the Tuesday after it, of one quarter. */
const DATES = [addDays(END, -4), addDays(END, -1), END] as const;

/** What `bench/night-run.ts` prints. */
export interface NightsRun {
  readonly prices: Spent;
  readonly nights: readonly Spent[];
}

/** Nights of scoring all issuers: from facts in PostgreSQL (with fsync) to stored scores, receipts and ranks. */
export async function benchNight(
  options: { readonly issuers?: number } = {},
): Promise<Record<string, number | string>> {
  const { issuers = 6_000 } = options;
  const temporary = createTemporaryDirectory();
  const server = await startPostgres({ dataDir: join(temporary, 'pg') });
  const db = createDatabase(server.url, { applicationName: 'tidemark-bench' });
  try {
    await migrateToLatest(db);
    const prices = join(temporary, 'prices.csv');
    const csv = createWriteStream(prices);
    csv.write('ticker,date,close,volume\n');
    await fillNight(db, issuers, END, (ticker, points) => {
      const recent = pricePoints(points).filter(({ date }) => isWithin(date, END, LOOKBACK_DAYS + 10));
      csv.write(recent.map(({ date, close }) => `${ticker},${date},${close},\n`).join(''));
    });
    csv.end();
    await finished(csv);
    await sql`checkpoint`.execute(db);
    const nightsOf = async (...dates: readonly string[]): Promise<NightsRun> => {
      const script = fileURLToPath(new URL('./night-run.ts', import.meta.url));
      const { stdout } = await promisify(execFile)(process.execPath, [script, server.url, prices, VERSION, ...dates]);
      return JSON.parse(stdout) as NightsRun;
    };
    const [friday, monday, tuesday] = DATES;
    const kept = await measured(db, () => keepAsDerived(db, friday));
    const first = await nightsOf(friday);
    // By this process: the other has seen nothing when its night begins.
    const filed = await file(db, 20, monday);
    const {
      prices: readPrices,
      nights: [night, next, again],
    } = await nightsOf(monday, `+${tuesday}`, tuesday);
    const before = await digest(db);
    const { rows } = await sql<{ published: number; bytes: number }>`
      select count(*) filter (where score is not null)::int as published,
        (select sum(length(body))::float8 from score.receipts where as_of_date = ${END}) as bytes
      from score.scores where as_of_date = ${END}
    `.execute(db);
    await sql`truncate score.scores, score.superseded_scores, score.stored_receipts, score.receipt_inputs,
      score.universes, score.kept_facts`.execute(db);
    const bare = await nightsOf(tuesday);
    if ((await digest(db)) !== before) throw new Error('a night without kept facts gave other scores');
    await priceTable(prices);
    const stages = await measureStages(db, prices);
    // Read from the rows themselves, not from what was kept of them.
    if ((await digest(db)) !== before) throw new Error('the stages one by one gave other scores');
    return {
      issuers,
      'scores published': rows[0]?.published ?? 0,
      'receipts (MB)': (rows[0]?.bytes ?? 0) / 1e6,
      ...spentOn('a night, in a process that has just begun', night),
      ...spentOn('the night after it, in the same process', next),
      ...spentOn('the same night again, with nothing new', again),
      ...spentOn('the first night of all, over facts kept when they were loaded', first.nights[0]),
      ...spentOn('a night that finds no kept facts and reads every row', bare.nights[0]),
      ...spentOn('before a night, keeping the facts of one issuer of twenty', filed),
      ...spentOn('before the first night, keeping the facts of all issuers', kept),
      'before a night, reading the price table: wall clock (s)': readPrices.wall,
      ...Object.fromEntries(
        Object.entries(stages).flatMap(([stage, spent]) => Object.entries(spentOn(`stage by stage, ${stage}`, spent))),
      ),
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

function spentOn(what: string, spent: Spent | undefined): Record<string, number | string> {
  if (spent === undefined) throw new Error(`${what}: not measured`);
  const { wall, here, there } = spent;
  return {
    [`${what}: wall clock (s)`]: wall,
    [`${what}: processor here, of PostgreSQL (s)`]: `${here.toFixed(2)}, ${there.toFixed(2)}`,
  };
}

/** The last night stage by stage from the rows, nothing at once with anything else. */
async function measureStages(db: Database, prices: string): Promise<Readonly<Record<string, Spent>>> {
  await sql`truncate score.scores, score.superseded_scores, score.stored_receipts, score.receipt_inputs, score.universes`.execute(
    db,
  );
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
    from score.scores where as_of_date = ${END}
  `.execute(db);
  return rows[0]?.digest ?? '';
}
