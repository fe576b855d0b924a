import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WorkflowFailedError } from '@temporalio/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackfill } from '../../cli/backfill-run.ts';
import { type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

let stack: TestStack;
let folder: string;
beforeAll(async () => {
  stack = await createTestStack();
  await stack.startWorker();
  folder = await mkdtemp(join(tmpdir(), 'tidemark-named-'));
});
afterAll(async () => {
  await stack.close();
  await rm(folder, { recursive: true, force: true });
});

async function failureOf(run: Promise<unknown>): Promise<string> {
  const error: unknown = await run.then(
    () => null,
    (reason: unknown) => reason,
  );
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('type' in cause && cause.type === 'file-not-allowed') return cause.message;
  }
  throw error instanceof WorkflowFailedError ? error : new Error('the run did not fail');
}

test('a worker refuses a source outside its folders, also behind a symbolic link, at once and by name', async () => {
  const link = join(folder, 'archive');
  await symlink('/etc', link);
  for (const source of ['/etc', link, `${folder}/../../etc`]) {
    const message = await failureOf(stack.ingest({ by: 'all' }, source));
    expect(message).toContain(`${source} is outside the folders that this worker reads`);
  }
});

test('a worker refuses prices outside its folders, before it scores anything', async () => {
  const [from, to] = ['2026-11-20', '2026-11-20'].map(parseIsoDate) as [IsoDate, IsoDate];
  const scope = { methodologyVersion: '2026-11-01.1', from, to, ciks: null, prices: '/etc/passwd' };
  const plan = { scope, pageSize: 10, window: 1, pagesPerRun: 10, daysPerRanking: 10 };
  const backfill = await startBackfill(stack.client, plan);
  expect(await failureOf(backfill.result())).toContain('/etc/passwd is outside');
});

test('a worker reads what is below its folders', async () => {
  const report = await stack.ingest({ by: 'all' }, folder);
  expect(report.source).toBe(folder);
});
