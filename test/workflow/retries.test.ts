import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type SampleFiling, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

describe('filings that could not be fetched in their own night', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('retries', 3);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
    await stack.startWorker();
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('a night retries those of earlier dates that are due, and reports them', async () => {
    const last = archive.filings.at(-1)?.filedDate ?? '';
    const [first] = archive.filings;
    const held = archive.filings.find(({ filedDate }) => filedDate !== first?.filedDate);
    if (!first || !held) throw new Error('too few filings');
    const fileOf = ({ path }: SampleFiling) => join(archive.dir, `${path}.gz`);
    for (const filing of [first, held]) await rename(fileOf(filing), `${fileOf(filing)}.late`);
    const report = await stack.ingest(
      { by: 'filed-date', from: '2024-01-01' as never, to: '2025-03-31' as never },
      mirror.url,
    );
    expect(report.filings.byState).toEqual({ processed: archive.filings.length - 2, missing: 2 });

    // Not due yet: the night leaves it alone.
    for (const filing of [first, held]) await rename(`${fileOf(filing)}.late`, fileOf(filing));
    expect((await stack.nightly(last, mirror.url)).retried).toEqual({});
    await sql`update raw.filings set retry_at = now() where accession_number = ${held.accessionNumber}`.execute(
      stack.db,
    );
    expect((await stack.nightly(last, mirror.url)).retried).toEqual({ processed: 1 });
    const { rows } = await sql`
      select state, state_code as code, attempts, retry_at is null as done from raw.filings
      where accession_number in (${held.accessionNumber}, ${first.accessionNumber}) order by state
    `.execute(stack.db);
    expect(rows).toEqual([
      { state: 'missing', code: 'edgar-not-found', attempts: 1, done: false },
      { state: 'processed', code: null, attempts: 0, done: true },
    ]);
    expect((await stack.nightly(last, mirror.url)).retried).toEqual({});
  });
});
