/**
 * `npm run measure -- FOLDER …`: loads every submission below the folders into a temporary PostgreSQL as a run would and
 * prints what a row of each kind takes on disk: heap, indexes and oversized values, less what the empty tables take, and
 * what EDGAR's whole history would. `--copies N` loads N copies of each submission under CIKs and accession numbers of
 * their own, so that indexes and partitions fill as they would with more filings. `--database URL` measures a database
 * as it is instead.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase, type Database } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import { startPostgres } from '../stack/postgres.ts';
import { loadFolder } from './measure/load-folder.ts';
import { type Measured, measureTables, NOTHING_MEASURED } from './measure/table-sizes.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { copies: { type: 'string', default: '1' }, database: { type: 'string' } },
});

/** Rows of EDGAR's whole history; `docs/storage.md` says where the numbers are from. */
const EDGAR_ROWS: Readonly<Record<string, number>> = {
  filing: 25_000_000,
  'parse run': 100_000_000,
  fact: 3_000_000_000,
  holding: 150_000_000,
};

if (values.database !== undefined) await measureDatabase(values.database);
else await measureFolders(Number(values.copies), positionals);

async function measureDatabase(url: string): Promise<void> {
  const db = createDatabase(url);
  print(await measureTables(db, NOTHING_MEASURED));
  await db.destroy();
}

async function measureFolders(copies: number, folders: readonly string[]): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'tidemark-measure-'));
  const server = await startPostgres({ dataDir: join(home, 'postgres'), ephemeral: true });
  const db: Database = createDatabase(server.url);
  try {
    await migrateToLatest(db);
    const empty = await measureTables(db, NOTHING_MEASURED);
    const rawStore = createDiskRawStore(join(home, 'raw'));
    for (const folder of folders) {
      const { filings, loadMs } = await loadFolder({ db, rawStore }, folder, copies);
      console.log(`${folder}: ${filings} filings, loaded in ${(loadMs / 1000).toFixed(1)} s`);
    }
    print(await measureTables(db, empty));
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

function print(measured: readonly Measured[]): void {
  console.log('rows of        count    heap  indexes  total  bytes a row; EDGAR’s history');
  for (const { kind, rows, heap, indexes, total } of measured) {
    const each = (bytes: number) => (rows === 0 ? '-' : (bytes / rows).toFixed(1)).padStart(8);
    const all = EDGAR_ROWS[kind];
    const history = all === undefined || rows === 0 ? '' : `${((total / rows) * all * 1e-9).toFixed(0)} GB`;
    console.log(`${kind.padEnd(12)}${String(rows).padStart(8)}${each(heap)}${each(indexes)}${each(total)}  ${history}`);
  }
}
