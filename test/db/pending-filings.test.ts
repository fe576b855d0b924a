import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import { insertDiscovered, markStates, markStored } from '../../db/repositories/filings/filings.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import {
  countPending,
  countPendingElsewhere,
  pageDue,
  pagePending,
} from '../../db/repositories/filings/pending-filings.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant } from './fixtures.ts';

const KEY = `sha256:${'a'.repeat(64)}` as RawSourceKey;
const [V1, V2] = ['xbrl@1' as ParserVersion, 'overhang@1' as ParserVersion];
const EVERYTHING = { by: 'all' } as const;

describe('pending filings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => sql`truncate raw.filings cascade`.execute(database.db));

  async function list(source: string, ...numbers: readonly number[]): Promise<void> {
    await insertDiscovered(
      database.db,
      numbers.map((n) => ({
        accessionNumber: accessionOf(n),
        cik: String(100 + (n % 3)) as Cik,
        companyName: null,
        form: '8-K',
        // Later filings have earlier dates, so that the two orders differ.
        filedDate: date(`2024-03-${String(28 - (n % 20)).padStart(2, '0')}`),
        acceptedAt: null,
        periodOfReport: null,
        url: `https://www.sec.gov/${n}.txt`,
        source,
      })),
    );
  }

  async function process(versions: readonly ParserVersion[], ...numbers: readonly number[]): Promise<void> {
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, versions));
    const filings = numbers.map((n) => ({ accessionNumber: accessionOf(n) }));
    const stored = { rawSourceKey: KEY, bytes: 1, retrievedAt: instant('2024-04-01T00:00:00.000Z') };
    await markStored(
      database.db,
      filings.map((filing) => ({ ...filing, ...stored })),
    );
    await markStates(
      database.db,
      filings.map((filing) => ({ ...filing, state: 'processed', reason: null, parserSet })),
    );
  }

  async function pending(
    source: string | null,
    selector: FilingSelector = EVERYTHING,
    limit = 2,
  ): Promise<readonly AccessionNumber[]> {
    const found: AccessionNumber[] = [];
    const query = { selector, source, parserVersions: [V1, V2], limit };
    for (let page: readonly AccessionNumber[] = []; ; ) {
      page = await pagePending(database.db, { ...query, after: found.at(-1) ?? null });
      found.push(...page);
      if (page.length < limit) break;
    }
    expect(await countPending(database.db, query)).toBe(found.length);
    return found.toSorted();
  }

  const numbers = (...all: readonly number[]) => all.map(accessionOf);
  const elsewhere = (source: string, selector: FilingSelector = EVERYTHING) =>
    countPendingElsewhere(database.db, { selector, source, parserVersions: [V1, V2] });

  test('a source has only the filings that it lists, and the rest count as pending from another source', async () => {
    await list('edgar', 1, 2, 3);
    await list('/archive', 4);
    expect(await pending('edgar')).toEqual(numbers(1, 2, 3));
    expect(await pending('/archive')).toEqual(numbers(4));
    expect(await pending('/elsewhere')).toEqual([]);
    expect(await pending(null)).toEqual(numbers(1, 2, 3, 4));
    expect([await elsewhere('edgar'), await elsewhere('/archive')]).toEqual([1, 3]);
    const ofDate = { by: 'filed-date', from: date('2024-03-24'), to: date('2024-03-25') } as const;
    expect([await pending('edgar', ofDate), await elsewhere('edgar', ofDate)]).toEqual([numbers(3), 1]);
    for (const selector of [
      { by: 'cik', ciks: ['101' as Cik] },
      { by: 'accession', accessionNumbers: numbers(1, 4) },
    ] as const) {
      expect([await pending('edgar', selector), await elsewhere('edgar', selector)]).toEqual([numbers(1), 1]);
      expect(await pending('/archive', selector)).toEqual(numbers(4));
    }
  });

  test('a filing that two sources list is pending for both, and for neither once it is processed', async () => {
    await list('edgar', 1, 2, 3);
    await list('/archive', 2, 4);
    await list('/archive', 2, 4);
    expect(await pending('/archive')).toEqual(numbers(2, 4));
    expect(await pending('edgar')).toEqual(numbers(1, 2, 3));
    expect([await elsewhere('edgar'), await elsewhere('/archive')]).toEqual([1, 2]);
    await process([V1, V2], 2);
    expect(await pending('/archive')).toEqual(numbers(4));
    expect(await pending('edgar')).toEqual(numbers(1, 3));
  });

  test('two sources that list the same new filing at the same time both have it', async () => {
    const all = Array.from({ length: 50 }, (_, n) => n + 1);
    await Promise.all([list('edgar', ...all), list('/archive', ...all)]);
    expect(await pending('edgar', EVERYTHING, 20)).toEqual(numbers(...all));
    expect(await pending('/archive', EVERYTHING, 20)).toEqual(numbers(...all));
  });

  test('a processed filing is pending while its parser set lacks a wanted parser', async () => {
    await list('edgar', 1, 2, 3, 4, 5);
    await process([V1, V2], 1);
    await process([V1], 2);
    await process([V1, V2, 'voting-results@1' as ParserVersion], 3);
    expect(await pending('edgar')).toEqual(numbers(2, 4, 5));
    expect(await pending('edgar', { by: 'cik', ciks: ['101' as Cik, '102' as Cik] })).toEqual(numbers(2, 4, 5));
  });

  test('keyset pages cover every pending filing once, whatever their size and order of dates', async () => {
    const all = Array.from({ length: 60 }, (_, n) => n + 1);
    await list('edgar', ...all);
    await process([V1], ...all.filter((n) => n % 3 === 0));
    await process([V1, V2], ...all.filter((n) => n % 3 === 1));
    const expected = numbers(...all.filter((n) => n % 3 !== 1));
    for (const limit of [1, 7, 40, 100]) expect(await pending('edgar', EVERYTHING, limit)).toEqual(expected);
  });

  test('a filing whose retry is due is pending, one that waits is not', async () => {
    await list('edgar', 1, 2, 3, 4);
    await list('/archive', 3, 5);
    await process([V1, V2], 1);
    await sql`update raw.filings set state = 'missing', state_code = 'edgar-not-found' where state <> 'processed'`.execute(
      database.db,
    );
    await sql`
      update raw.filings set retry_at = now() + case accession_number when ${accessionOf(4)} then interval '1 hour'
        else interval '-1 hour' end
      where accession_number = any(${numbers(1, 3, 4)})
    `.execute(database.db);
    expect(await pending('edgar')).toEqual(numbers(1, 3));
    expect(await pending('/archive')).toEqual(numbers(3));
    const due = (source: string, filedBefore: string, limit = 10) =>
      pageDue(database.db, { source, filedBefore: date(filedBefore), limit });
    expect(await due('edgar', '2024-03-29')).toEqual(numbers(1, 3));
    expect(await due('edgar', '2024-03-29', 1)).toHaveLength(1);
    // The first was filed on the 27th, the third on the 25th.
    expect(await due('edgar', '2024-03-27')).toEqual(numbers(3));
    expect(await due('/archive', '2024-03-29')).toEqual(numbers(3));
    expect(await due('/other', '2024-03-29')).toEqual([]);
  });
});
