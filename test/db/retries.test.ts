import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import { insertDiscovered, markStates, markStored } from '../../db/repositories/filings/filings.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { pagePending } from '../../db/repositories/filings/pending-filings.ts';
import { countRetries, countWaiting, type RetryQuery, resetForRetry } from '../../db/repositories/filings/retries.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, RAW_KEY } from './fixtures.ts';

const XBRL = 'xbrl@1' as ParserVersion;

describe('retries', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => sql`truncate raw.filings, ops.parse_runs cascade`.execute(database.db));

  async function fail(n: number, state: 'missing' | 'rejected' | 'failed', code: string, hours: number | null = null) {
    await discover(n);
    if (state !== 'missing') await store(n);
    const reason = { code, message: `because of ${code}` };
    const retry = { attempts: 1, afterHours: hours };
    await markStates(database.db, [{ accessionNumber: accessionOf(n), state, reason, retry }]);
  }

  const discover = (n: number) =>
    insertDiscovered(database.db, [
      {
        accessionNumber: accessionOf(n),
        cik: String(100 + n) as Cik,
        companyName: null,
        form: '8-K',
        filedDate: date(`2024-03-${String(n).padStart(2, '0')}`),
        acceptedAt: null,
        periodOfReport: null,
        url: `https://www.sec.gov/${n}.txt`,
        source: 'edgar',
      },
    ]);

  const store = (n: number) =>
    markStored(database.db, [
      {
        accessionNumber: accessionOf(n),
        rawSourceKey: RAW_KEY,
        bytes: 1,
        retrievedAt: instant('2024-04-01T00:00:00.000Z'),
      },
    ]);

  /** A filing of which one parser exceeded its budget, for good. */
  async function breach(n: number) {
    await discover(n);
    await store(n);
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, [XBRL]));
    const retry = { attempts: 3, afterHours: null };
    await markStates(database.db, [
      { accessionNumber: accessionOf(n), state: 'processed', reason: null, parserSet, retry },
    ]);
    await sql`
      insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
        input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
      values (${100 + n}, ${accessionOf(n)}, ${XBRL}, 1, 'xbrl', 'rejected', 0, 'i', 'o',
        '[{"code": "parse-timeout", "message": "too slow"}]', '[]', '[]', 1, 'm1')
    `.execute(database.db);
  }

  const pending = () =>
    pagePending(database.db, { selector: { by: 'all' }, source: 'edgar', parserVersions: [XBRL], limit: 100 });
  const states = async () =>
    (
      await sql<{ row: string }>`
        select concat_ws(' ', substr(accession_number, 19), state, state_code, attempts,
          case when raw_source_key is null then 'without bytes' end,
          case when retry_at <= now() then 'due' when retry_at > now() then 'waiting' end) as row
        from raw.filings order by 1`.execute(database.db)
    ).rows.map(({ row }) => row);
  const query = (change: Partial<RetryQuery>): RetryQuery => ({
    selector: { by: 'all' },
    state: null,
    code: null,
    ...change,
  });

  test('a failure that may pass waits, comes back when it is due, and success clears it', async () => {
    await fail(1, 'failed', 'edgar-unavailable', 4);
    expect(await pending()).toEqual([]);
    expect(await countWaiting(database.db)).toMatchObject({ due: 0, waiting: 1, nextAt: expect.any(String) });
    await sql`update raw.filings set retry_at = retry_at - interval '4 hours'`.execute(database.db);
    expect(await pending()).toEqual([accessionOf(1)]);
    expect(await countWaiting(database.db)).toEqual({ due: 1, waiting: 0, nextAt: null });
    await store(1);
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, [XBRL]));
    await markStates(database.db, [{ accessionNumber: accessionOf(1), state: 'processed', reason: null, parserSet }]);
    expect(await states()).toEqual(['01 processed 0']);
    expect(await pending()).toEqual([]);
  });

  test('a processed filing that was made due by hand is not due any more once it was read again', async () => {
    await breach(1);
    expect(await pending()).toEqual([]);
    expect(await resetForRetry(database.db, query({ code: 'parse-timeout' }))).toBe(1);
    expect(await pending()).toEqual([accessionOf(1)]);
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, [XBRL]));
    await markStates(database.db, [{ accessionNumber: accessionOf(1), state: 'processed', reason: null, parserSet }]);
    expect(await pending()).toEqual([]);
  });

  test('filings are reset by state, reason, issuer and date; only bytes that are not at fault are kept', async () => {
    await fail(1, 'missing', 'edgar-not-found', 24);
    await fail(2, 'rejected', 'parse-timeout');
    await fail(3, 'rejected', 'no-documents');
    await fail(4, 'failed', 'raw-object-corrupt');
    await fail(5, 'missing', 'edgar-not-found');
    await breach(6);
    expect(await countRetries(database.db, query({ code: 'parse-timeout' }))).toEqual([
      { state: 'processed', code: 'parse-timeout', source: 'edgar', filings: 1 },
      { state: 'rejected', code: 'parse-timeout', source: 'edgar', filings: 1 },
    ]);
    expect(await resetForRetry(database.db, query({ code: 'parse-timeout' }))).toBe(2);
    const late = { by: 'filed-date', from: date('2024-03-04'), to: date('2024-03-31') } as const;
    expect(await resetForRetry(database.db, query({ state: 'missing', selector: late }))).toBe(1);
    const third = { by: 'cik', ciks: ['103' as Cik] } as const;
    expect(await resetForRetry(database.db, query({ state: 'rejected', selector: third }))).toBe(1);
    expect(await resetForRetry(database.db, query({ state: 'failed', code: 'raw-object-corrupt' }))).toBe(1);
    expect(await states()).toEqual([
      '01 missing edgar-not-found 1 without bytes waiting',
      '02 stored 0',
      '03 discovered 0 without bytes',
      '04 discovered 0 without bytes',
      '05 discovered 0 without bytes',
      '06 processed 0 due',
    ]);
    expect(await pending()).toEqual([2, 3, 4, 5, 6].map(accessionOf));
  });

  test('tidemark retry counts, resets and says what follows', async () => {
    await fail(1, 'missing', 'edgar-not-found');
    await fail(2, 'failed', 'edgar-error-page');
    const env = { DATABASE_URL: database.url };
    const dry = await runCli(['retry', '--state', 'missing', '--dry-run'], { env });
    expect(dry).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/missing.*edgar-not-found.*1 filing would be/s),
    });
    expect(await pending()).toEqual([]);
    const done = await runCli(['retry', '--state', 'missing'], { env });
    expect(done).toMatchObject({ code: 0, stdout: expect.stringContaining('1 filing pending again') });
    expect(await pending()).toEqual([accessionOf(1)]);
    const none = await runCli(['retry', '--state', 'missing'], { env });
    expect(none).toMatchObject({ code: 0, stdout: 'no such filings\n' });
    const json = await runCli(['retry', '--code', 'edgar-error-page', '--json'], { env });
    expect(JSON.parse(json.stdout)).toEqual({
      groups: [{ state: 'failed', code: 'edgar-error-page', source: 'edgar', filings: 1 }],
      reset: 1,
    });
    for (const [args, message] of [
      [[], 'give --state, --code or both'],
      [['--state', 'processed'], '--state processed: give one of missing, rejected, failed'],
    ] as const) {
      const wrong = await runCli(['retry', ...args], { env });
      expect(wrong.code).toBe(1);
      expect(wrong.stderr).toContain(message);
    }
  });
});
