import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDatabase } from '../../db/database.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { type RunningPostgres, startPostgres } from '../../stack/postgres.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, until } from '../workflow/test-stack.ts';
import { EVERYTHING, filingsIn, SMALL_BATCHES, undisturbedRun } from '../workflow/undisturbed-run.ts';

describe('a PostgreSQL that is restarted in mid-run', () => {
  let root: string;
  let archive: TestArchive;
  let mirror: MirrorServer;
  let postgres: RunningPostgres;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'tidemark-restart-'));
    // mkdtemp gives 0700, which the server's account could not enter when the tests run as root.
    await chmod(root, 0o755);
    archive = await createTestArchive('restart');
    mirror = await createMirrorServer(archive.dir);
    postgres = await startPostgres({ dataDir: join(root, 'postgres') });
    const db = createDatabase(postgres.url, { poolSize: 1 });
    await migrateToLatest(db);
    await db.destroy();
  });
  afterAll(async () => {
    await postgres.stop();
    await mirror.close();
    await archive.remove();
    await rm(root, { recursive: true, force: true });
  });

  async function restarted(): Promise<Readonly<Record<string, string>>> {
    const stack = await createTestStack({ databaseUrl: postgres.url });
    try {
      const worker = await stack.startWorkerProcess();
      const run = await stack.startIngest(EVERYTHING, mirror.url, SMALL_BATCHES);
      await until('some filings loaded', async () => (await filingsIn(stack.db, 'processed')) >= 6);
      await postgres.stop();
      // Long enough for activities to meet a server that is not there.
      await sleep(2_000);
      postgres = await startPostgres({ dataDir: postgres.dataDir, port: postgres.port });
      expect(await filingsIn(stack.db, 'processed')).toBeLessThan(archive.filings.length);

      const report = await run.result();
      expect(report.filings).toMatchObject({ byState: { processed: archive.filings.length } });
      expect(worker.child.exitCode).toBeNull();
      expect(await stack.logLines()).toContainEqual(expect.objectContaining({ msg: 'database connection lost' }));
      return await factSnapshot(stack.db);
    } finally {
      await stack.close();
    }
  }

  test('costs time and nothing else: the same worker goes on, and every table is that of an undisturbed run', async () => {
    const [disturbed, plain] = [await restarted(), await undisturbedRun(mirror.url)];
    expect(disturbed).toEqual(plain);
  }, 180_000);
});
