import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FilingSelector } from '../../core/run-plan.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { writeHugeFiling } from './hostile-filings.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

const MB = 1_000_000;

/** The most memory that a process ever had, in MB. */
async function peakMemoryMb(pid: number): Promise<number> {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1_024;
}

describe.skipIf(process.platform !== 'linux')('enormous filings (memory is read from /proc: Linux only)', () => {
  let archive: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    archive = await createTestArchive('huge', 2);
    mirror = await createMirrorServer(archive.dir);
    stack = await createTestStack();
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    await archive.remove();
  });

  test('a document of 200 MB, and a submission over the limit, are rejected with a reason in bounded memory', async () => {
    const [huge, beyond] = archive.filings.filter(({ form }) => form.startsWith('10-'));
    if (!huge || !beyond) throw new Error('no filings');
    await writeHugeFiling(archive, huge, 200 * MB);
    await writeHugeFiling(archive, beyond, 320 * MB);
    const worker = await stack.startWorkerProcess();
    const everything = { by: 'filed-date', from: '2024-04-01', to: '2025-03-31' } as FilingSelector;
    const report = await stack.ingest(everything, mirror.url);
    const peakMb = await peakMemoryMb(worker.child.pid ?? 0);

    const { rows } = await sql<{ accession: string; state: string; code: string; stored: boolean }>`
      select accession_number as accession, state, state_code as code, raw_source_key is not null as stored
      from raw.filings where state <> 'processed' order by state_code
    `.execute(stack.db);
    expect(rows).toEqual([
      { accession: huge.accessionNumber, state: 'rejected', code: 'document-too-large', stored: true },
      { accession: beyond.accessionNumber, state: 'rejected', code: 'response-too-large', stored: false },
    ]);
    expect(report.filings.byState).toEqual({ processed: archive.filings.length - 2, rejected: 2 });
    expect(peakMb).toBeLessThan(1_200);
  }, 240_000);
});
