import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createDatabase } from '../../db/database.ts';
import { PLAN } from '../../db/migrate.ts';
import { startPostgres } from '../../stack/postgres.ts';
import type { LoadFigures } from './filings-load.ts';
import { rehearseMigrations, SAMPLE_MIGRATIONS, withSampleMigrations } from './rehearse-migrations.ts';

/**
 * Applies migrations to a generated database under load and measures how long they block its writers.
 *
 * @returns the exit code: 1 where a write took longer than the limit
 */
export async function migrationCommand(args: readonly string[]): Promise<number> {
  const { values, positionals: named } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { rows: { type: 'string', default: '1000000' }, 'limit-ms': { type: 'string', default: '2500' } },
  });
  const rows = Number(values.rows);
  const limitMs = Number(values['limit-ms']);
  const unknown = named.find((name) => !(name in PLAN.migrations));
  if (unknown !== undefined || !(rows >= 1) || !(limitMs > 0)) {
    console.error(unknown === undefined ? '--rows and --limit-ms are positive numbers' : `no migration ${unknown}`);
    return 1;
  }

  const directory = mkdtempSync(join(tmpdir(), 'tidemark-rehearsal-'));
  // A PostgreSQL started as root runs under another account, which must be able to enter.
  chmodSync(directory, 0o755);
  const server = await startPostgres({ dataDir: join(directory, 'pg') });
  const db = createDatabase(server.url, { applicationName: 'tidemark rehearsal', poolSize: 12 });
  try {
    const rehearsed = named.length > 0 ? named.toSorted() : Object.keys(SAMPLE_MIGRATIONS);
    console.log(`rehearsing ${rehearsed.join(', ')} with ${rows} filings`);
    const { undisturbed, migrations } = await rehearseMigrations(db, {
      plan: named.length > 0 ? PLAN : withSampleMigrations(PLAN),
      rehearsed,
      rows,
      migrate: { log: console.log },
    });
    print('without a migration', undisturbed);
    for (const { name, seconds, ...figures } of migrations) print(`${name}, ${seconds.toFixed(1)} s`, figures);
    const longest = Math.max(...migrations.map(({ longestWriteMs }) => longestWriteMs));
    const isWithin = longest <= limitMs;
    console.log(
      `longest write under migration: ${Math.round(longest)} ms, limit ${limitMs} ms: ${isWithin ? 'ok' : 'TOO LONG'}`,
    );
    return isWithin ? 0 : 1;
  } finally {
    await db.destroy();
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

function print(what: string, { writes, reads, longestWriteMs, longestReadMs }: LoadFigures): void {
  const longest = `longest write ${Math.round(longestWriteMs)} ms, longest read ${Math.round(longestReadMs)} ms`;
  console.log(`${what}: ${writes} writes, ${reads} reads, ${longest}`);
}
