import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { edgarBusinessDays } from '../../core/business-days.ts';
import type { Cik, ParserVersion, RawSourceKey, Sha256 } from '../../core/ids.ts';
import { type ParseRun, recordParseRuns } from '../../db/repositories/filings/parse-runs.ts';
import { getFetch, recordFetch, recordObjects } from '../../db/repositories/filings/raw-objects.ts';
import {
  failRun,
  finishRun,
  getRun,
  listRuns,
  missingNightlyDates,
  startRun,
} from '../../db/repositories/runs/runs.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant } from './fixtures.ts';

const HASH = 'c'.repeat(64) as Sha256;

describe('runs', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const nightly = (day: string) => ({
    runId: `nightly/${day}/1`,
    kind: 'nightly' as const,
    businessDate: date(day),
    source: 'edgar',
    materializationVersion: 'm1',
    silentReason: null,
  });

  test('a nightly date is missing until a run of that source has succeeded', async () => {
    const days = edgarBusinessDays(date('2024-03-27'), date('2024-04-02'));
    for (const day of ['2024-03-27', '2024-03-28', '2024-04-01']) await startRun(database.db, nightly(day));
    await finishRun(database.db, 'nightly/2024-03-27/1', { counts: { filings: 3 }, report: { ok: true } });
    await failRun(database.db, 'nightly/2024-03-28/1', 'EDGAR was away');
    expect(await missingNightlyDates(database.db, 'edgar', days)).toEqual(days.slice(1));
    expect(await missingNightlyDates(database.db, '/archive', days)).toEqual(days);
    expect(await missingNightlyDates(database.db, 'edgar', [])).toEqual([]);
  });

  test('a second attempt keeps the first start, and a late failure does not undo success', async () => {
    const first = await startRun(database.db, nightly('2024-05-01'));
    await failRun(database.db, 'nightly/2024-05-01/1', 'killed');
    expect(await startRun(database.db, nightly('2024-05-01'))).toEqual(first);
    await finishRun(database.db, 'nightly/2024-05-01/1', { counts: {}, report: {} });
    await failRun(database.db, 'nightly/2024-05-01/1', 'a message of the attempt before');
    expect(await getRun(database.db, 'nightly/2024-05-01/1')).toMatchObject({ status: 'succeeded', error: null });
    expect((await listRuns(database.db, 1))[0]?.runId).toBe('nightly/2024-05-01/1');
    expect(await getRun(database.db, 'no such run')).toBeNull();
  });

  test('a parse run with the same output is recorded once, with its first duration', async () => {
    const run: ParseRun = {
      cik: '100' as Cik,
      accessionNumber: accessionOf(1),
      parserId: 'xbrl',
      parserVersion: 'xbrl@1' as ParserVersion,
      sequence: 1,
      status: 'parsed',
      confidence: 1,
      inputHash: HASH,
      outputHash: HASH,
      reasons: [],
      warnings: [{ code: 'odd', message: 'a\u0000b' }],
      crossValidations: [],
      durationMs: 12.5,
      runId: 'r1',
      materializationVersion: 'm1',
    };
    expect(await recordParseRuns(database.db, [run])).toEqual({ inserted: 1, changed: 0, unchanged: 0 });
    expect(await recordParseRuns(database.db, [{ ...run, durationMs: 99, runId: 'r2' }])).toMatchObject({
      unchanged: 1,
    });
    const other = 'd'.repeat(64) as Sha256;
    expect(await recordParseRuns(database.db, [{ ...run, outputHash: other }])).toMatchObject({ changed: 1 });
    const stored = await database.db.selectFrom('ops.parse_runs').select(['accession_number', 'output_hash']).execute();
    expect(stored).toEqual([{ accession_number: accessionOf(1), output_hash: other }]);
  });

  test('fetches keep the last validators, objects the first record', async () => {
    const url = 'https://www.sec.gov/Archives/edgar/daily-index/2024/QTR1/master.20240328.idx';
    expect(await getFetch(database.db, url)).toBeNull();
    const fetched = {
      url,
      etag: '"1"',
      lastModified: null,
      rawSourceKey: `sha256:${HASH}` as RawSourceKey,
      httpStatus: 200,
      checkedAt: instant('2024-03-29T02:00:00.000Z'),
    };
    await recordFetch(database.db, fetched);
    await recordFetch(database.db, { ...fetched, etag: '"2"' });
    expect(await getFetch(database.db, url)).toEqual({ ...fetched, etag: '"2"' });

    const object = { sha256: HASH, bytes: 10, storedBytes: 5, url, fetchedAt: fetched.checkedAt };
    await recordObjects(database.db, [object, object]);
    await recordObjects(database.db, [{ ...object, url: null }]);
    expect(await database.db.selectFrom('raw.objects').select(['url', 'bytes']).execute()).toEqual([
      { url, bytes: 10n },
    ]);
  });
});
