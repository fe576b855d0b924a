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

/**
 * The scoring of a night beside one plain read of the facts that it reads: from facts in PostgreSQL (with fsync) to
 * stored scores, receipts and ranks. Every figure that the ratio compares is from the same process and database.
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
    async function read(): Promise<void> {
      for await (const page of factPages(deps, { asOf: END, prices })) if (page.length === 0) return;
    }
    // The compiler and PostgreSQL's cache are warm for both, from the night before.
    const cold = await seconds(() => scoreOn(addDays(END, -1)));
    const plain = await seconds(read);
    const night = await seconds(() => scoreOn(END));
    const plainAgain = await seconds(read);
    const again = await seconds(() => scoreOn(END));
    const { rows } = await sql<{ published: number; receipts: number; inputs: number; shared: number }>`
      select count(*) filter (where score is not null)::int as published,
        (select sum(length(body))::float8 from score.receipts) / 1e6 as receipts,
        (select sum(length(body))::float8 from score.receipt_inputs) / 1e6 as inputs,
        2 * count(*)::int - (select count(*)::int from score.receipt_inputs) as shared
      from score.scores where as_of_date = ${END}
    `.execute(db);
    const meanRead = (plain + plainAgain) / 2;
    return {
      issuers,
      'scores published': rows[0]?.published ?? 0,
      'receipts of two nights, without inputs (MB)': rows[0]?.receipts ?? 0,
      'their inputs (MB)': rows[0]?.inputs ?? 0,
      'issuers whose inputs were equal on both nights': rows[0]?.shared ?? 0,
      'one plain read of the facts, before and after the night (s)': `${plain.toFixed(2)}, ${plainAgain.toFixed(2)}`,
      'scoring of the night, facts to ranks (s)': night,
      'ratio of the night to the read': night / meanRead,
      'the same night again, unchanged (s)': again,
      'the night before, with everything cold (s)': cold,
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
