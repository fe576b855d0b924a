import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingSelector } from '../../core/run-plan.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack, until } from '../workflow/test-stack.ts';

describe('a night that starts while a history is loaded', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('live-first', 12);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('starts and finishes while the ingest goes on, and its filings are not behind the backlog', async () => {
    // A mirror is not limited on this machine's own address, and this one does not say that it is.
    const source = `http://0.0.0.0:${mirror.port}`;
    await stack.startWorkerProcess({
      EDGAR_BASE_URL: source,
      EDGAR_DATA_URL: source,
      EDGAR_REQUESTS_PER_SECOND: '2',
    });
    const last =
      archive.filings
        .map(({ filedDate }) => filedDate)
        .sort()
        .at(-1) ?? '';
    const nightly = new Set(archive.filings.filter((one) => one.filedDate === last).map(({ path }) => `/${path}`));
    const history = archive.filings.filter(({ filedDate }) => filedDate < last);
    expect(history.length).toBeGreaterThan(60);
    const before = new Date(Date.parse(last) - 86_400_000).toISOString().slice(0, 10);
    const range = { by: 'filed-date', from: '2024-04-01', to: before } as FilingSelector;
    const fetched = () =>
      mirror
        .requests()
        .filter(({ path }) => path.endsWith('.txt'))
        .map(({ path }) => path);

    const ingest = await stack.startIngest(range, source, { batchSize: 10, window: 8 });
    await until('the ingest fetches filings', async () => fetched().length >= 4);
    const [seen, requests] = [fetched().length, mirror.requests().length];
    const report = await stack.nightly(last, source);

    expect(report.filings.byState).toEqual({ processed: nightly.size });
    expect((await ingest.describe()).status.name).toBe('RUNNING');
    const fetchedMeanwhile = fetched().slice(seen);
    const lastOfNight = fetchedMeanwhile.findLastIndex((path) => nightly.has(path));
    const historyBefore = fetchedMeanwhile.slice(0, lastOfNight).filter((path) => !nightly.has(path)).length;
    const backlog = history.length - seen;
    // The history has all the time in which the night asks for nothing, and none while it waits.
    expect(historyBefore).toBeLessThan(backlog / 2);
    expect(mirror.requests().length - requests).toBeGreaterThan(nightly.size);
    await ingest.terminate('seen enough');
  }, 300_000);
});
