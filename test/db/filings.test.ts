import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../core/ids.ts';
import type { FilingSelector } from '../../core/run-plan.ts';
import type { SubmissionHeader } from '../../core/submission.ts';
import type { Database } from '../../db/database.ts';
import { markFilers } from '../../db/repositories/filings/filing-filers.ts';
import { selectedFilings } from '../../db/repositories/filings/filing-selection.ts';
import {
  type DiscoveredFiling,
  getFilings,
  insertDiscovered,
  markStates,
  markStored,
} from '../../db/repositories/filings/filings.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { recordSubmissions } from '../../db/repositories/filings/submissions.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import type { FilingState } from '../../db/tables/raw.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';

const KEY = `sha256:${'a'.repeat(64)}` as RawSourceKey;
const accession = (n: number) => `0001234567-24-${String(n).padStart(6, '0')}` as AccessionNumber;

function discovered(n: number, overrides: Partial<DiscoveredFiling> = {}): DiscoveredFiling {
  return {
    accessionNumber: accession(n),
    cik: '100' as Cik,
    companyName: 'Alpha Corp',
    form: '8-K',
    filedDate: '2024-03-28' as IsoDate,
    acceptedAt: null,
    periodOfReport: null,
    url: `https://www.sec.gov/Archives/edgar/data/100/${accession(n)}.txt`,
    source: 'edgar',
    ...overrides,
  };
}

const HEADER: SubmissionHeader = {
  accessionNumber: accession(1),
  form: '8-K',
  filedDate: '2024-03-28' as IsoDate,
  periodOfReport: '2024-03-26' as IsoDate,
  acceptedAt: '2024-03-28T20:05:33.000Z' as IsoTimestamp,
  items: ['5.07'],
  filers: [
    {
      role: 'filed-by',
      cik: '200' as Cik,
      name: 'Beta LP',
      fileNumber: null,
      filmNumber: null,
      sic: null,
      stateOfIncorporation: null,
      fiscalYearEnd: null,
      formType: null,
    },
    {
      role: 'subject-company',
      cik: '300' as Cik,
      name: 'Gamma\u0000 Inc',
      fileNumber: '001-1',
      filmNumber: null,
      sic: '2834',
      stateOfIncorporation: 'DE',
      fiscalYearEnd: '1231',
      formType: null,
    },
  ],
};

describe('filings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(() => sql`truncate raw.filings, events.outbox cascade`.execute(database.db));

  test('discovering the same filings twice inserts them once and announces each once', async () => {
    const filings = [discovered(1), discovered(2), discovered(1, { cik: '200' as Cik, companyName: 'Beta LP' })];
    expect(await insertDiscovered(database.db, filings)).toMatchObject({ inserted: 2, known: 0 });
    expect(await insertDiscovered(database.db, filings)).toMatchObject({ inserted: 0, known: 2 });
    const events = await readEvents(database.db, { after: 0n, limit: 10 });
    expect(events.map(({ eventType, naturalKey }) => [eventType, naturalKey])).toEqual([
      ['filing.published', accession(1)],
      ['filing.published', accession(2)],
    ]);
    const filers = await database.db
      .selectFrom('raw.filing_filers')
      .select(['cik', 'is_own', 'form'])
      .where('accession_number', '=', accession(1))
      .orderBy('cik')
      .execute();
    expect(filers).toEqual([
      { cik: '100', is_own: true, form: '8-K' },
      { cik: '200', is_own: false, form: '8-K' },
    ]);
  });

  test('a filing that only a silent run has seen is published by the next run that is not; one that was read is not', async () => {
    const { db } = database;
    await insertDiscovered(db, [discovered(1), discovered(2), discovered(3)], { silent: true });
    await sql`update raw.filings set state = 'rejected', state_code = 'x', state_reason = 'x' where accession_number = ${accession(2)}`.execute(
      db,
    );
    const silent = async () =>
      (await readEvents(db, { after: 0n, limit: 10 })).map((one) => [one.naturalKey, one.silent]);
    expect(await silent()).toEqual([1, 2, 3].map((n) => [accession(n), true]));
    await insertDiscovered(db, [discovered(1), discovered(2)], { silent: true });
    expect(await silent()).toEqual([1, 2, 3].map((n) => [accession(n), true]));
    for (let night = 0; night < 2; night += 1) {
      await insertDiscovered(db, [discovered(1), discovered(2)]);
      expect(await silent()).toEqual([
        [accession(2), true],
        [accession(3), true],
        [accession(1), false],
      ]);
    }
  });

  test('a filing that is put under another number meanwhile is not marked as under the one it had', async () => {
    const { db } = database;
    await insertDiscovered(db, [discovered(1), discovered(1, { cik: '200' as Cik })]);
    await sql`update raw.filing_filers set is_own = false, form = null`.execute(db);
    let marking: Promise<void> | undefined;
    await db.transaction().execute(async (trx) => {
      await sql`update raw.filings set cik = '200'`.execute(trx);
      marking = markFilers(db, [accession(1)]);
      // Long enough for the statement to reach the row that is being written.
      await sleep(200);
    });
    await marking;
    const filers = await db.selectFrom('raw.filing_filers').select(['cik', 'is_own', 'form']).orderBy('cik').execute();
    expect(filers).toEqual([
      { cik: '100', is_own: false, form: '8-K' },
      { cik: '200', is_own: true, form: '8-K' },
    ]);
  });

  test('many processes that discover overlapping filings at once insert each once', async () => {
    const all = Array.from({ length: 300 }, (_, n) => discovered(n + 1));
    const results = await Promise.all(
      Array.from({ length: 6 }, (_, i) => insertDiscovered(database.db, i % 2 === 0 ? all : all.toReversed())),
    );
    expect(results.reduce((sum, { inserted }) => sum + inserted, 0)).toBe(300);
    expect(await readEvents(database.db, { after: 0n, limit: 1000 })).toHaveLength(300);
  });

  test('without an acceptance time a filing is public at the end of its filed date in Eastern time, as an estimate', async () => {
    await insertDiscovered(database.db, [discovered(1)]);
    const [before] = await getFilings(database.db, [accession(1)]);
    expect(before).toMatchObject({
      publicAt: '2024-03-29T03:59:59.000Z',
      publicAtEstimated: true,
      filedDate: '2024-03-28',
    });

    const acceptedAt = '2024-03-28T20:05:33.000Z' as IsoTimestamp;
    await insertDiscovered(database.db, [discovered(1, { acceptedAt })]);
    const [after] = await getFilings(database.db, [accession(1)]);
    expect(after).toMatchObject({ publicAt: acceptedAt, publicAtEstimated: false });
  });

  test('the header replaces filers, issuer and estimate of the index, and rediscovery does not undo it', async () => {
    await insertDiscovered(database.db, [discovered(1)]);
    const split = {
      accessionNumber: accession(1),
      header: HEADER,
      documents: [
        {
          sequence: 1,
          type: '8-K',
          filename: 'a.htm',
          description: null,
          byteStart: 10,
          byteEnd: 5_000_000_000,
          encoding: 'utf-8',
          isBinary: false,
        },
      ],
      warnings: [],
    };
    await database.db.transaction().execute((trx) => recordSubmissions(trx, [split]));
    const before = await snapshot();
    await database.db.transaction().execute((trx) => recordSubmissions(trx, [split]));
    await insertDiscovered(database.db, [discovered(1)]);
    expect(await snapshot()).toEqual(before);

    const [filing] = await getFilings(database.db, [accession(1)]);
    // The subject company, not the party that filed about it.
    expect(filing).toMatchObject({ cik: '300', publicAt: HEADER.acceptedAt, publicAtEstimated: false });
    const filers = await database.db
      .selectFrom('raw.filing_filers')
      .select(['cik', 'role', 'name', 'is_own'])
      .orderBy('cik')
      .execute();
    expect(filers).toEqual([
      { cik: '200', role: 'filed-by', name: 'Beta LP', is_own: false },
      { cik: '300', role: 'subject-company', name: 'Gamma\ufffd Inc', is_own: true },
    ]);
    const documents = await database.db.selectFrom('raw.documents').select(['sequence', 'byte_end']).execute();
    expect(documents).toEqual([{ sequence: 1, byte_end: 5_000_000_000n }]);
  });

  /** Row versions: a row that was written again, even with the same values, has another xmin. */
  async function snapshot() {
    const { rows } = await sql`
      select 'filing' as kind, xmin::text, accession_number as key from raw.filings
      union all select 'filer', xmin::text, cik from raw.filing_filers
      union all select 'document', xmin::text, sequence::text from raw.documents order by 1, 3
    `.execute(database.db);
    return rows;
  }

  test('states: stored once, kept when the same bytes come again, final states carry their reason', async () => {
    await insertDiscovered(database.db, [discovered(1), discovered(2)]);
    const stored = {
      accessionNumber: accession(1),
      rawSourceKey: KEY,
      bytes: 10,
      retrievedAt: '2024-04-01T00:00:00.000Z' as IsoTimestamp,
    };
    expect(await markStored(database.db, [stored])).toBe(1);
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, []));
    await markStates(database.db, [{ accessionNumber: accession(1), state: 'processed', reason: null, parserSet }]);
    expect(
      await markStored(database.db, [{ ...stored, retrievedAt: '2024-05-01T00:00:00.000Z' as IsoTimestamp }]),
    ).toBe(0);
    const missing = {
      accessionNumber: accession(2),
      state: 'missing',
      reason: { code: 'not-found', message: 'HTTP 404' },
    } as const;
    expect(await markStates(database.db, [missing])).toBe(1);
    expect(await markStates(database.db, [missing])).toBe(0);
    const filings = await getFilings(database.db, [accession(1), accession(2)]);
    expect(filings.map(({ state }) => state)).toEqual(['processed', 'missing']);
    expect(filings[0]?.retrievedAt).toBe('2024-04-01T00:00:00.000Z');
  });

  test('a filing cannot be stored without its bytes being named', async () => {
    await insertDiscovered(database.db, [discovered(1)]);
    await expect(
      markStates(database.db, [{ accessionNumber: accession(1), state: 'processed', reason: null }]),
    ).rejects.toThrow(/check constraint/);
  });

  test('keyset pages cover every filing of a selection once, in order, whatever the page size', async () => {
    const filings = Array.from({ length: 25 }, (_, n) =>
      discovered(n + 1, {
        cik: (n % 2 === 0 ? '100' : '200') as Cik,
        filedDate: (n < 10 ? '2024-03-28' : '2024-03-29') as IsoDate,
      }),
    );
    await insertDiscovered(database.db, filings.toReversed());
    const expected = {
      all: filings,
      date: filings.slice(10),
      cik: filings.filter(({ cik }) => cik === '200'),
      accession: filings.slice(3, 5),
    };
    const selectors = {
      all: { by: 'all' },
      date: { by: 'filed-date', from: '2024-03-29' as IsoDate, to: '2024-03-30' as IsoDate },
      cik: { by: 'cik', ciks: ['200' as Cik] },
      accession: { by: 'accession', accessionNumbers: [accession(4), accession(5)] },
    } as const;
    for (const name of ['all', 'date', 'cik', 'accession'] as const) {
      const selector = selectors[name];
      expect(await selected(database.db, selector, ['discovered'])).toEqual(
        expected[name].map(({ accessionNumber }) => accessionNumber),
      );
      expect(await selected(database.db, selector)).toHaveLength(expected[name].length);
      expect(await selected(database.db, selector, ['stored'])).toEqual([]);
    }
  });
});

async function selected(
  db: Database,
  selector: FilingSelector,
  states?: readonly FilingState[],
): Promise<readonly AccessionNumber[]> {
  const { rows } = await sql<{ accession_number: AccessionNumber }>`
    select f.accession_number from raw.filings f where ${selectedFilings({ selector, ...(states && { states }) })} order by 1
  `.execute(db);
  return rows.map((row) => row.accession_number);
}
