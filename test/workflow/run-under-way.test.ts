import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runWorkflow } from '../../cli/run-workflow.ts';
import type { AppError } from '../../core/errors.ts';
import type { RunReport } from '../../core/run-report.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

describe('a run that is requested while one is under way', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('under-way', 2);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    await stack.startWorker();
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  const night = () => ({
    businessDate: archive.busiest,
    source: mirror.url,
    methodologyVersion: '2026-11-01.1',
    prices: archive.prices as string | null,
    batchSize: 50,
    window: 4,
  });

  function request(input: object, workflowType: 'nightlyWorkflow' | 'ingestRunWorkflow', workflowId: string) {
    const notes: string[] = [];
    const progress = { show: () => undefined, clear: () => undefined, note: (text: string) => void notes.push(text) };
    return { notes, report: runWorkflow(stack.client, { workflowType, workflowId, input }, progress) };
  }
  const requestNight = (input: object) => request(input, 'nightlyWorkflow', `nightly/${archive.busiest}`);

  async function refusal(report: Promise<RunReport>): Promise<AppError> {
    return report.then(
      () => Promise.reject(new Error('not refused')),
      (error: AppError) => error,
    );
  }

  test('joins it if the inputs are the same, and is refused with each difference if they are not', async () => {
    mirror.addFaults([{ kind: 'delay', delayMs: 3_000, match: 'master' }]);
    const first = await stack.startNightly(archive.busiest, mirror.url, archive.prices);
    const other = requestNight({ ...night(), prices: null, batchSize: 10, thresholdLists: '/lists' });
    const error = await refusal(other.report);
    expect(error).toMatchObject({ code: 'run-under-way', retryable: false });
    expect(error.message).toMatch(
      /^nightly\/\S+ is under way since \S+ with other inputs \(prices, batch size, threshold lists\)/,
    );
    expect(other.notes).toEqual([
      `  prices: the run under way has ${archive.prices}, this request none`,
      '  batch size: the run under way has 50, this request 10',
      '  threshold lists: the run under way has none, this request /lists',
    ]);

    // A list that is not given is the same as none.
    const same = requestNight({ ...night(), thresholdLists: null });
    expect(await same.report).toEqual(await first.result());
    expect(same.notes).toEqual([expect.stringMatching(/^joined nightly\/\S+, under way since \d{4}-/)]);
    mirror.clearFaults();
  });

  test('after the end of a run one with other inputs is another run, which says so; the same inputs need no word', async () => {
    const again = requestNight(night());
    const report = await again.report;
    expect(again.notes).toEqual([]);
    const other = requestNight({ ...night(), prices: null });
    expect((await other.report).runId).not.toBe(report.runId);
    expect(other.notes).toEqual([
      expect.stringMatching(/^nightly\/\S+ finished \S+ with other inputs; this run replaces/),
      `  prices: it had ${archive.prices}, this run has none`,
    ]);
  });

  test('an ingest is refused in the same way', async () => {
    // The index is requested again, and slowly.
    await sql`delete from raw.fetches`.execute(stack.db);
    mirror.addFaults([{ kind: 'delay', delayMs: 3_000, match: 'master' }]);
    const selector = { by: 'filed-date', from: archive.busiest, to: archive.busiest };
    const input = {
      source: mirror.url,
      selector,
      discoverOnly: false,
      batchSize: 50,
      window: 4,
      ingestWorkflowId: 'a',
    };
    const first = request(input, 'ingestRunWorkflow', 'ingest-run/x');
    await expect
      .poll(async () => (await stack.client.workflow.getHandle('ingest-run/x').describe()).status.name)
      .toBe('RUNNING');
    const other = request({ ...input, discoverOnly: true }, 'ingestRunWorkflow', 'ingest-run/x');
    expect((await refusal(other.report)).code).toBe('run-under-way');
    expect(other.notes).toEqual(['  discover only: the run under way has false, this request true']);
    mirror.clearFaults();
    expect((await first.report).filings.total).toBeGreaterThan(0);
  });
});
