import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRandom } from '../../sample/random.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, until } from '../workflow/test-stack.ts';
import { EVERYTHING, filingsIn, SMALL_BATCHES, undisturbedRun } from '../workflow/undisturbed-run.ts';

/** What a dead worker held is given to others after half a minute without a heartbeat; then retries add to it. */
const LONG_MS = 180_000;

describe('a worker killed with -9', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  beforeAll(async () => {
    archive = await createTestArchive('killed');
    mirror = await createMirrorServer(archive.dir);
  });
  afterAll(async () => {
    await mirror.close();
    await archive.remove();
  });

  async function killedTwice(): Promise<Readonly<Record<string, string>>> {
    const random = createRandom('kill -9');
    const stored = random.int(3, 12);
    const processed = random.int(18, 30);
    const stack = await createTestStack();
    try {
      let worker = await stack.startWorkerProcess();
      const run = await stack.startIngest(EVERYTHING, mirror.url, SMALL_BATCHES);
      await until(
        `${stored} filings stored`,
        async () => (await filingsIn(stack.db, 'stored', 'processed')) >= stored,
        LONG_MS,
      );
      await worker.kill();
      expect(await filingsIn(stack.db, 'discovered', 'stored')).toBeGreaterThan(0);

      worker = await stack.startWorkerProcess();
      await until(
        `${processed} filings loaded`,
        async () => (await filingsIn(stack.db, 'processed')) >= processed,
        LONG_MS,
      );
      await worker.kill();
      expect(await filingsIn(stack.db, 'discovered', 'stored')).toBeGreaterThan(0);

      worker = await stack.startWorkerProcess();
      const report = await run.result();
      expect(report.filings).toMatchObject({ byState: { processed: archive.filings.length } });
      await worker.stop();
      return await factSnapshot(stack.db);
    } finally {
      await stack.close();
    }
  }

  test('loses nothing and leaves no double row: the run goes on and every table is that of an undisturbed one', async () => {
    const [disturbed, plain] = await Promise.all([killedTwice(), undisturbedRun(mirror.url)]);
    expect(disturbed).toEqual(plain);
  }, 480_000);
});
