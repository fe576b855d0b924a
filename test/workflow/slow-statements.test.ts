import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestStack, type TestStack } from './test-stack.ts';

let stack: TestStack;
let folder: string;
beforeAll(async () => {
  stack = await createTestStack();
  folder = await mkdtemp(join(tmpdir(), 'tidemark-slow-'));
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

test("a worker's slow statements are logged with their activity and workflow", async () => {
  await stack.startWorkerProcess({ DATABASE_SLOW_STATEMENT_MS: '0' });
  await stack.ingest({ by: 'all' }, folder);
  const lines = (await stack.logLines()).filter(({ msg }) => msg === 'slow statement');
  expect(lines).toContainEqual(
    expect.objectContaining({
      statement: expect.stringContaining('ops.runs'),
      durationMs: expect.any(Number),
      rows: expect.any(Number),
      activity: 'beginRun',
      workflowId: 'ingest-run/1',
    }),
  );
});
