import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AccessionNumber } from '../../core/ids.ts';
import { createMirrorServer, type MirrorServer } from '../../sources/archive/mirror-server.ts';
import { createTestArchive, type TestArchive } from './sample-archive.ts';
import { createTestStack, type TestStack } from './test-stack.ts';

const EVERYTHING = { by: 'all' } as const;

describe('runs on two sources of one deployment', () => {
  let own: TestArchive;
  let other: TestArchive;
  let mirror: MirrorServer;
  let stack: TestStack;
  beforeAll(async () => {
    own = await createTestArchive('two-sources', 2);
    // Of another year, so that the two have no accession number in common.
    other = await createTestArchive('another', 1, '2021-03-31');
    mirror = await createMirrorServer(own.dir);
    stack = await createTestStack();
    await stack.startWorker();
    await stack.ingest(EVERYTHING, own.dir, { discoverOnly: true });
  });
  afterAll(async () => {
    await stack.close();
    await mirror.close();
    for (const archive of [own, other]) await archive.remove();
  });

  async function statesOf(archive: TestArchive): Promise<Readonly<Record<string, number>>> {
    const { rows } = await sql<{ state: string; count: number }>`
      select state, count(*)::int as count from raw.filings
      where accession_number = any(${archive.filings.map(({ accessionNumber }) => accessionNumber)}) group by state
    `.execute(stack.db);
    return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  }

  test('a run leaves pending filings of another source alone and counts them', async () => {
    const report = await stack.ingest(EVERYTHING, other.dir);
    expect(report.filings).toMatchObject({
      total: other.filings.length,
      byState: { processed: other.filings.length },
      pendingElsewhere: own.filings.length,
    });
    expect(await statesOf(own)).toEqual({ discovered: own.filings.length });
    expect(report.reasons).toEqual([]);
  });

  test('filings named to a source that does not list them stay as they are', async () => {
    const accessionNumbers = own.filings.slice(0, 3).map(({ accessionNumber }) => accessionNumber as AccessionNumber);
    const report = await stack.ingest({ by: 'accession', accessionNumbers }, other.dir);
    expect(report.filings).toMatchObject({ total: 0, byState: {}, pendingElsewhere: 3 });
    expect(await statesOf(own)).toEqual({ discovered: own.filings.length });
  });

  test('a source that also lists filings of another fetches them, and then they are pending nowhere', async () => {
    const { accessionNumber: named } = own.filings.find(({ filedDate }) => filedDate !== own.busiest) ?? {};
    const one = { by: 'accession', accessionNumbers: [named as AccessionNumber] } as const;
    const byNumber = await stack.ingest(one, mirror.url);
    expect(byNumber.filings).toMatchObject({ total: 1, byState: { processed: 1 }, pendingElsewhere: 0 });

    const busiest = own.filings.filter(({ filedDate }) => filedDate === own.busiest).length;
    const night = await stack.nightly(own.busiest, mirror.url);
    expect(night.filings).toMatchObject({ total: busiest, byState: { processed: busiest }, pendingElsewhere: 0 });
    expect(await statesOf(own)).toEqual({ processed: busiest + 1, discovered: own.filings.length - busiest - 1 });

    const rest = await stack.ingest(EVERYTHING, own.dir);
    expect(rest.filings).toMatchObject({ byState: { processed: own.filings.length }, pendingElsewhere: 0 });
    expect(rest.tallies.fetch.items).toBe(own.filings.length - busiest - 1);
  });
});
