/**
 * `npm run scale [-- --filings 2000000 --facts 20000000]`: what a run and a reader ask of the database, timed at a tenth
 * of the size and at the whole, each in a database of its own on one server. Exits 1 where the time grows by more than
 * half: the plan then depends on how much is stored.
 */

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Table from 'cli-table3';
import { sql } from 'kysely';
import type { IsoDate } from '../core/dates.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { startPostgres } from '../stack/postgres.ts';
import { elapsedSeconds, medianOf } from './measure.ts';
import { fillScale, type ScaleSize } from './scale-database.ts';
import { loadNight } from './scale-night.ts';
import { scaleReads } from './scale-reads.ts';
import { withTemporaryDirectory } from './temporary.ts';

const ROUNDS = 9;
const MOST = 1.5;
/** Below this, a read is planning, round trip and an index one level deeper. */
const FLOOR_MS = 10;
const NIGHTS = ['2041-01-07', '2041-01-08', '2041-01-09'] as IsoDate[];
const NIGHT_FILINGS = 5_000;

type Times = ReadonlyMap<string, number>;

const { values } = parseArgs({
  options: {
    filings: { type: 'string', default: '2000000' },
    facts: { type: 'string', default: '20000000' },
  },
});
const whole: ScaleSize = { filings: Number(values.filings), facts: Number(values.facts) };
if (!(whole.filings >= 100_000) || !(whole.facts >= whole.filings)) {
  console.error('scale: at least --filings 100000, and as many --facts');
  process.exit(1);
}
const tenth: ScaleSize = { filings: whole.filings / 10, facts: whole.facts / 10 };

await withTemporaryDirectory(async (directory) => {
  const server = await startPostgres({ dataDir: join(directory, 'pg') });
  try {
    const small = await measured(server.url, 'tenth', tenth);
    const large = await measured(server.url, 'whole', whole);
    process.exitCode = report(small, large) ? 0 : 1;
  } finally {
    await server.stop();
  }
});

async function measured(serverUrl: string, name: string, size: ScaleSize): Promise<Times> {
  const admin = createDatabase(serverUrl);
  await sql`create database ${sql.id(`scale_${name}`)}`.execute(admin);
  await admin.destroy();
  const url = new URL(serverUrl);
  url.pathname = `/scale_${name}`;
  const db = createDatabase(url.href, { applicationName: 'tidemark-scale' });
  try {
    await migrateToLatest(db);
    const seconds = await elapsedSeconds(() => fillScale(db, size));
    const { rows } = await sql<{ gb: number }>`
      select pg_database_size(current_database()) / 1e9::float8 as gb
    `.execute(db);
    const counts = `${size.filings.toLocaleString('en-US')} filings, ${size.facts.toLocaleString('en-US')} facts`;
    console.log(`${counts}: loaded in ${seconds.toFixed(0)} s, ${rows[0]?.gb.toFixed(2)} GB`);
    return await timesOf(db, size);
  } finally {
    await db.destroy();
  }
}

async function timesOf(db: Database, size: ScaleSize): Promise<Times> {
  const times = new Map<string, number>();
  for (const [name, read] of Object.entries(scaleReads(db, size.filings))) {
    await read();
    const samples: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) samples.push(await elapsedSeconds(read));
    times.set(name, medianOf(samples) * 1_000);
  }
  const nights: number[] = [];
  for (const day of NIGHTS) {
    nights.push(await elapsedSeconds(() => loadNight(db, size.filings, day, NIGHT_FILINGS)));
  }
  times.set(`a night of ${NIGHT_FILINGS.toLocaleString('en-US')} filings`, medianOf(nights) * 1_000);
  return times;
}

function report(small: Times, large: Times): boolean {
  const table = new Table({ head: ['', 'tenth (ms)', 'whole (ms)', 'ratio', ''], style: { head: [], border: [] } });
  let isFlat = true;
  for (const [name, before] of small) {
    const after = large.get(name) ?? Number.NaN;
    const ratio = Math.max(after, FLOOR_MS) / Math.max(before, FLOOR_MS);
    const isWithin = ratio <= MOST;
    isFlat &&= isWithin;
    table.push([name, before.toFixed(2), after.toFixed(2), ratio.toFixed(2), isWithin ? '' : 'GROWS']);
  }
  console.log(table.toString());
  return isFlat;
}
