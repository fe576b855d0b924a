import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingSelector } from '../../core/run-plan.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack } from '../workflow/test-stack.ts';

const PER_SECOND = 8;

describe('two workers on one deployment', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('limit', 5);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('share one limit of requests, and together use it up', async () => {
    // A mirror on this machine is not limited, and this address does not say that it is this machine.
    const source = `http://0.0.0.0:${mirror.port}`;
    const env = { EDGAR_REQUESTS_PER_SECOND: String(PER_SECOND), EDGAR_BASE_URL: source, EDGAR_DATA_URL: source };
    await stack.startWorkerProcess(env);
    await stack.startWorkerProcess(env);
    const everything = { by: 'filed-date', from: '2024-04-01', to: '2025-03-31' } as FilingSelector;
    await stack.ingest(everything, source, { batchSize: 6, window: 8 });

    const submissions = mirror.requests().filter(({ path }) => path.endsWith('.txt'));
    expect(submissions).toHaveLength(archive.filings.length);
    const fetchers = (await stack.logLines()).filter(({ msg }) => msg === 'fetched').map(({ pid }) => pid);
    expect(new Set(fetchers).size).toBe(2);
    // The permits of both together cap any second, however late a busy machine sends.
    expect(mirror.stats().maxPerSecond).toBeLessThanOrEqual(10);
    const seconds = ((submissions.at(-1)?.at ?? 0) - (submissions[0]?.at ?? 0)) / 1_000;
    expect(submissions.length / seconds).toBeGreaterThan(PER_SECOND * 0.5);
    expect(submissions.length / seconds).toBeLessThanOrEqual(PER_SECOND * 1.05);
  }, 120_000);
});
