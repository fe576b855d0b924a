import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datasetFreshness, expectedDate } from '../../api/reads/dataset-freshness.ts';
import type { ParserVersion } from '../../core/ids.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { failRun, finishRun, recordMaterialization, startRun } from '../../db/repositories/runs/runs.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, publish, rowMeta } from '../db/fixtures.ts';

const OVERHANG = 'overhang@3' as ParserVersion;
const at = (text: string) => Date.parse(text);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function night(runId: string, businessDate: string, finishedAt: string | null): Promise<void> {
  const { db } = database;
  const run = { kind: 'nightly', source: 'edgar', materializationVersion: 'm1', silentReason: null } as const;
  await startRun(db, { ...run, runId, businessDate: date(businessDate) });
  if (finishedAt === null) return failRun(db, runId, 'EDGAR does not answer');
  await finishRun(db, runId, { counts: {}, report: {} });
  await sql`update ops.runs set finished_at = ${finishedAt} where run_id = ${runId}`.execute(db);
}

test('a night is expected to be over at six in the morning after each business day', () => {
  // 2026-11-20 is a Friday, and 2026-11-26 is Thanksgiving.
  expect(expectedDate(at('2026-11-20T10:59:00Z'))).toBe('2026-11-18');
  expect(expectedDate(at('2026-11-20T11:01:00Z'))).toBe('2026-11-19');
  expect(expectedDate(at('2026-11-22T15:00:00Z'))).toBe('2026-11-20');
  expect(expectedDate(at('2026-11-27T15:00:00Z'))).toBe('2026-11-25');
});

test('a dataset is never, fresh, late or stale by the nights that its parser took part in', async () => {
  const { db } = database;
  // Readings are cached for half a minute: each instant of the test is further from the one before.
  const read = (now: string) => datasetFreshness(db, 'warrants', at(now));
  await publish(db, rowMeta(), '2026-11-17T21:00:00.000Z');
  expect(await read('2026-11-18T10:00:00Z')).toEqual({
    status: 'never',
    asOf: null,
    sourcePublishedAt: null,
    lagMs: null,
    completeThrough: null,
    expectedThrough: '2026-11-16',
  });
  await recordMaterialization(db, {
    version: 'm1',
    parserVersions: [OVERHANG],
    codeBuild: 'b',
    configHash: 'c',
  });
  await night('n1', '2026-11-17', '2026-11-18T04:00:00.000Z');
  expect(await read('2026-11-18T11:10:00Z')).toMatchObject({ status: 'never' });
  await ensurePromoted(db, [OVERHANG]);
  expect(await read('2026-11-18T11:20:00Z')).toEqual({
    status: 'fresh',
    asOf: '2026-11-18T04:00:00.000Z',
    sourcePublishedAt: '2026-11-17T21:00:00.000Z',
    lagMs: 7 * 3_600_000,
    completeThrough: '2026-11-17',
    expectedThrough: '2026-11-17',
  });
  await night('n2', '2026-11-18', null);
  expect(await read('2026-11-19T12:00:00Z')).toMatchObject({ status: 'late', completeThrough: '2026-11-17' });
  // 18, 19 and 20 November are missing; with the 23rd it is more than three business days.
  expect(await read('2026-11-23T12:00:00Z')).toMatchObject({ status: 'late' });
  expect(await read('2026-11-24T12:00:00Z')).toMatchObject({ status: 'stale', expectedThrough: '2026-11-23' });
  expect(await datasetFreshness(db, 'lockups', at('2026-11-24T12:00:00Z'))).toMatchObject({ status: 'never' });
});

test('an ingest is complete through the dates whose indexes had been read for all issuers', async () => {
  const { db } = database;
  await recordDiscovery(db, {
    source: 'mirror',
    indexKind: 'full-index',
    cik: null,
    from: date('2026-10-01'),
    to: date('2026-11-24'),
    filings: 1,
  });
  await sql`update raw.discoveries set discovered_at = '2026-11-25T01:00:00Z'`.execute(db);
  await startRun(db, {
    runId: 'i1',
    kind: 'ingest',
    businessDate: null,
    source: 'mirror',
    materializationVersion: 'm1',
    silentReason: null,
  });
  await finishRun(db, 'i1', { counts: {}, report: {} });
  await sql`update ops.runs set finished_at = '2026-11-25T02:00:00Z' where run_id = 'i1'`.execute(db);
  expect(await datasetFreshness(db, 'convertibles', at('2026-11-25T12:00:00Z'))).toMatchObject({
    status: 'fresh',
    completeThrough: '2026-11-24',
  });
});
