import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { priceTable } from '../activities/price-tables.ts';
import { LOOKBACK_DAYS, scoreUniverse } from '../activities/score.ts';
import type { RunRef } from '../core/run-plan.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { startPostgres } from '../scripts/stack/postgres.ts';
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
      const recent = points.filter(({ date }) => isWithin(date, END, LOOKBACK_DAYS));
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
      digest: before,
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Scores, places and receipts, but for which run wrote them and when. */
export async function digest(db: Database): Promise<string> {
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

export async function measured(db: Database, work: () => Promise<unknown>): Promise<Spent> {
  const before = await serverSeconds(db);
  const usage = process.cpuUsage();
  const start = performance.now();
  await work();
  const wall = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(usage);
  return { wall, here: (user + system) / 1e6, there: (await serverSeconds(db)) - before };
}

/** Processor time of the server's processes for us, in seconds, where the system tells it (Linux); else NaN. */
async function serverSeconds(db: Database): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  let ticks = 0;
  for (const { pid } of rows) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      return Number.NaN;
    }
  }
  return ticks / 100;
}
