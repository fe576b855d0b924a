import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { easternDateOf } from '../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../core/ids.ts';
import { renderMasterIndex } from '../../sample/index-writer.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { dailyIndexPath } from '../../sources/edgar/edgar-paths.ts';
import { createTestArchive, type SampleFiling, type TestArchive } from '../workflow/sample-archive.ts';
import { factSnapshot } from '../workflow/table-snapshot.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';
import { EVERYTHING, SMALL_BATCHES, undisturbedRun } from '../workflow/undisturbed-run.ts';
import { replaceFiling, submissionOf } from './hostile-filings.ts';

const PRELOAD = new URL('./jumping-clock.ts', import.meta.url).href;

describe('a worker whose clock jumps by years', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('clock');
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    await stack.startWorkerProcess({ NODE_OPTIONS: `--import ${PRELOAD}` });
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('loses and doubles nothing: every table is that of a run on a steady clock', async () => {
    await stack.ingest(EVERYTHING, mirror.url, SMALL_BATCHES);
    const times = (await stack.logLines()).map(({ time }) => Date.parse(String(time)));
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(3 * 365 * 86_400_000);
    expect(await factSnapshot(stack.db)).toEqual(await undisturbedRun(mirror.url));
  }, 240_000);

  test("does not take today's index for a finished one: what is filed later in the day is found", async () => {
    const [known] = archive.filings;
    if (!known) throw new Error('no filing');
    const today = easternDateOf(Date.now());
    const filed = async (sequence: number): Promise<SampleFiling> => {
      const accessionNumber = `0000000777-${today.slice(2, 4)}-00000${sequence}`;
      const path = `Archives/edgar/data/777/${accessionNumber}.txt`;
      const filing = { filedDate: today, form: '8-K', accessionNumber, path };
      await mkdir(dirname(join(archive.dir, path)), { recursive: true });
      const text = `<html><body><p>Notice ${sequence}.</p></body></html>`;
      await replaceFiling(archive, filing, submissionOf(filing, [{ type: '8-K', filename: 'a.htm', text }]));
      return filing;
    };
    const publish = async (filings: readonly SampleFiling[]): Promise<void> => {
      const entries = filings.map(({ accessionNumber, form }) => ({
        cik: '777' as Cik,
        company: 'HOSTILE INC',
        form,
        filedDate: today,
        accessionNumber: accessionNumber as AccessionNumber,
      }));
      const file = join(archive.dir, dailyIndexPath(today));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, renderMasterIndex(entries, 'daily', today));
    };
    // Forced: the drill also runs on weekends.
    const night = () => stack.nightly(today, mirror.url, undefined, true);
    const first = await filed(1);
    await publish([first]);
    expect((await night()).filings.byState).toEqual({ processed: 1 });
    await publish([first, await filed(2)]);
    const report = await night();
    expect(report.filings).toMatchObject({ byState: { processed: 2 }, newlyDiscovered: 1 });
    const { rows } = await sql<{ late: boolean }>`
      select bool_or(checked_at > now()) as late from raw.fetches
    `.execute(stack.db);
    expect(rows).toEqual([{ late: false }]);
  });
});
