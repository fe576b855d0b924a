import { createWriteStream, rmSync } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { priceTable } from '../activities/price-tables.ts';
import { factPages, scoreUniverse } from '../activities/score.ts';
import { addDays, epochDay } from '../core/dates.ts';
import { createDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { SCORE_LOOKBACKS } from '../scoring/facts/fact-window.ts';
import { startPostgres } from '../stack/postgres.ts';
import { pricePoints } from '../test/price-points.ts';
import { fillNight } from './night-database.ts';
import { END } from './score-span.ts';
import { createTemporaryDirectory } from './temporary-directory.ts';

const METHODOLOGY = '2026-11-15.1';
/** A Friday, Monday and Tuesday. */
const DATES = [addDays(END, -4), addDays(END, -1), END] as const;

/**
 * The scoring of a night beside one plain read of the facts that it reads: from facts in PostgreSQL (with fsync) to
 * stored scores, receipts and ranks, three nights in one process and database.
 */
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
    const firstDay = epochDay(END) - SCORE_LOOKBACKS.lookbackDays - 10;
    await fillNight(db, issuers, END, (ticker, points) => {
      const recent = pricePoints(points).filter(({ date }) => epochDay(date) > firstDay);
      csv.write(recent.map(({ date, close }) => `${ticker},${date},${close},\n`).join(''));
    });
    csv.end();
    await finished(csv);
    await sql`checkpoint`.execute(db);
    await priceTable(prices);

    const deps = {
      db,
      logger: pino({ level: 'silent' }),
      beat: () => undefined,
      signal: new AbortController().signal,
    };
    const run = { runId: 'bench', source: 'bench', materializationVersion: 'bench' };
    const scoreOn = (asOf: typeof END) => scoreUniverse(deps, run, { asOf, methodologyVersion: METHODOLOGY, prices });
    async function read(asOf: typeof END): Promise<void> {
      for await (const page of factPages(deps, { asOf, prices })) if (page.length === 0) return;
    }
    const pairs: { readonly read: number; readonly night: number }[] = [];
    for (const asOf of DATES) {
      pairs.push({ read: await seconds(() => read(asOf)), night: await seconds(() => scoreOn(asOf)) });
    }
    const again = await seconds(() => scoreOn(END));
    const { rows } = await sql<{ published: number; receipts: number; inputs: number; shared: number }>`
      select count(*) filter (where score is not null)::int as published,
        (select sum(length(body))::float8 from score.receipts) / 1e6 as receipts,
        (select sum(length(body))::float8 from score.receipt_inputs) / 1e6 as inputs,
        (select count(*)::int from score.receipts) - (select count(*)::int from score.receipt_inputs) as shared
      from score.scores where as_of_date = ${END}
    `.execute(db);
    const ratios = pairs.map(({ read: plain, night }) => night / plain).sort((a, b) => a - b);
    const list = (of: readonly number[]) => of.map((one) => one.toFixed(2)).join(', ');
    return {
      issuers,
      'scores published': rows[0]?.published ?? 0,
      'receipts of all nights, without inputs (MB)': rows[0]?.receipts ?? 0,
      'their inputs (MB)': rows[0]?.inputs ?? 0,
      'receipts that share their inputs with another': rows[0]?.shared ?? 0,
      'one plain read of the facts, before each night (s)': list(pairs.map(({ read: plain }) => plain)),
      'scoring of each night, facts to ranks (s)': list(pairs.map(({ night }) => night)),
      'median ratio of a night to the read before it': ratios[1] ?? Number.NaN,
      'the last night again, unchanged (s)': again,
    };
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(temporary, { recursive: true, force: true });
  }
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
