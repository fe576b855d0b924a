import { rename } from 'node:fs/promises';
import { WorkflowFailedError } from '@temporalio/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestArchive, type TestArchive } from '../workflow/sample-archive.ts';
import { createTestStack, type TestStack, until } from '../workflow/test-stack.ts';
import { EVERYTHING, filingsIn } from '../workflow/undisturbed-run.ts';

describe('an archive that vanishes in mid-run', () => {
  let archive: TestArchive;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('vanished', 6);
    stack = await createTestStack();
    await stack.startWorker();
  });
  afterAll(async () => {
    await stack.close();
    await archive.remove();
  });

  test('fails the run with its reason, takes no filing for missing, and the next run goes on from there', async () => {
    const run = await stack.startIngest(EVERYTHING, archive.dir, { batchSize: 1, window: 4 });
    await until('some filings stored', async () => (await filingsIn(stack.db, 'stored', 'processed')) >= 4);
    await rename(archive.dir, `${archive.dir}-away`);
    try {
      await expect(run.result()).rejects.toBeInstanceOf(WorkflowFailedError);
    } finally {
      await rename(`${archive.dir}-away`, archive.dir);
    }
    const { rows } = await sql<{ status: string; error: string }>`select status, error from ops.runs`.execute(stack.db);
    expect(rows).toEqual([{ status: 'failed', error: expect.stringMatching(/no such archive directory/) }]);
    expect(await filingsIn(stack.db, 'missing', 'failed', 'rejected')).toBe(0);
    expect(await filingsIn(stack.db, 'discovered')).toBeGreaterThan(0);

    const again = await stack.ingest(EVERYTHING, archive.dir);
    expect(again.filings.byState).toEqual({ processed: archive.filings.length });
  });
});
