import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeriveCursor, derivePage } from '../../activities/derive.ts';
import { allPages } from '../../bench/all-pages.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { WarrantValues } from '../../core/rows-lockups-and-rofr.ts';
import type { SubmissionHeader } from '../../core/submission.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { issuersToDerive, takeMarks } from '../../db/repositories/datasets/derivations.ts';
import { type DiscoveredFiling, insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { recordSubmissions } from '../../db/repositories/filings/submissions.ts';
import { readEvents } from '../../db/repositories/runs/outbox-reader.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { loadFactRows } from '../../db/repositories/scores/read-fact-rows.ts';
import { factWindow, SCORE_LOOKBACKS } from '../../scoring/facts/fact-window.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, RAW_KEY, rowMeta } from './fixtures.ts';

const CIK = '100' as Cik;
const CO_FILER = '101' as Cik;
const OVERHANG = 'overhang@1' as ParserVersion;
const ESTIMATE = '2024-03-29T03:59:59.000Z';
const ACCEPTED = instant('2024-03-28T21:17:03.000Z');
const RUN = { runId: 'clock', source: 'edgar', materializationVersion: 'm1' };

const WARRANT: WarrantValues = {
  asOf: date('2024-03-28'),
  label: 'Warrants',
  count: '500000',
  exercisePrice: '2.25',
  expires: date('2029-03-28'),
  expiresText: null,
  exercisableFrom: date('2024-03-28'),
  exercisableText: null,
  priceProtection: false,
  ratchet: false,
  preFunded: false,
  status: 'outstanding',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensurePromoted(database.db, [OVERHANG]);
});
afterAll(() => database.drop());

const discover = (n: number, acceptedAt: IsoTimestamp | null, over: Partial<DiscoveredFiling> = {}) =>
  insertDiscovered(
    database.db,
    [CIK, CO_FILER].map(
      (cik): DiscoveredFiling => ({
        accessionNumber: accessionOf(n),
        cik,
        companyName: 'NORTHGATE ICE CO',
        form: '424B5',
        filedDate: date('2024-03-28'),
        acceptedAt,
        periodOfReport: null,
        url: `https://www.sec.gov/${n}.txt`,
        source: 'edgar',
        ...over,
      }),
    ),
  );

const headerOf = (acceptedAt: IsoTimestamp | null): SubmissionHeader => ({
  accessionNumber: null,
  form: '424B5',
  filedDate: date('2024-03-28'),
  acceptedAt,
  periodOfReport: null,
  items: [],
  filers: [CIK, CO_FILER].map((cik) => ({
    cik,
    role: 'filer',
    name: 'NORTHGATE ICE CO',
    fileNumber: null,
    filmNumber: null,
    sic: null,
    stateOfIncorporation: null,
    fiscalYearEnd: null,
    formType: null,
  })),
});

async function load(n: number, acceptedAt: IsoTimestamp | null): Promise<void> {
  const accessionNumber = accessionOf(n);
  await markStored(database.db, [
    { accessionNumber, rawSourceKey: RAW_KEY, bytes: 1, retrievedAt: instant('2024-04-01T00:00:00.000Z') },
  ]);
  const meta = rowMeta({ accessionNumber, parserVersion: OVERHANG });
  await database.db.transaction().execute(async (trx) => {
    await recordSubmissions(trx, [{ accessionNumber, header: headerOf(acceptedAt), documents: [], warnings: [] }]);
    await replaceRows(trx, 'dilution.warrants', [meta], [{ values: WARRANT, meta, sequence: 1, ordinal: 0 }]);
  });
}

const derive = () =>
  allPages<DeriveCursor>((cursor) =>
    derivePage(
      {
        db: database.db,
        logger: pino({ level: 'silent' }),
        beat: () => undefined,
        signal: new AbortController().signal,
      },
      RUN,
      date('2024-04-01'),
      cursor,
    ),
  );
const toDerive = () => issuersToDerive(database.db, { runId: 'another', asOf: date('2024-04-01') });
const timeOf = async (n: number, source = sql`dilution.current_warrants`) => {
  const { rows } = await sql<{ at: string; estimated: boolean }>`
    select public_at as at, public_at_estimated as estimated from ${source} w where accession_number = ${accessionOf(n)}
  `.execute(database.db);
  return rows[0];
};

test('an acceptance time that is discovered later is the time of the rows, of scores and of derived rows', async () => {
  await discover(1, null);
  await load(1, null);
  await derive();
  expect(await timeOf(1)).toEqual({ at: ESTIMATE, estimated: true });
  expect(await toDerive()).toEqual([]);
  const { rows: before } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(database.db);

  await discover(1, ACCEPTED);
  expect(await timeOf(1)).toEqual({ at: ACCEPTED, estimated: false });
  const window = { from: instant('2024-01-01T00:00:00.000Z'), offeringsFrom: instant('2024-01-01T00:00:00.000Z') };
  const factsBy = async (to: string) => (await loadFactRows(database.db, [CIK], { ...window, to: instant(to) }))(CIK);
  expect((await factsBy(ACCEPTED)).warrants).toMatchObject([{ publicAt: ACCEPTED }]);
  expect((await factsBy('2024-03-28T21:17:02.999Z')).warrants).toEqual([]);

  // Derived rows carry the time too, so that the issuer is derived again although nothing was parsed.
  expect(await toDerive()).toEqual([CIK]);
  await derive();
  const events = await database.db.selectFrom('dilution.instrument_events').select('public_at').execute();
  expect(events.map((event) => event.public_at)).toEqual([ACCEPTED]);
  expect(await toDerive()).toEqual([]);

  const asComputed = sql`dilution.warrants_as_computed(${before[0]?.now}::timestamptz)`;
  expect(await timeOf(1, asComputed)).toEqual({ at: ESTIMATE, estimated: true });
  expect(await timeOf(1, sql`dilution.warrants_as_computed(now())`)).toEqual({ at: ACCEPTED, estimated: false });
});

test('a header states the time for good, and a time known before the rows leaves no history', async () => {
  await discover(2, null);
  await load(2, ACCEPTED);
  await discover(2, instant('2024-03-28T22:00:00.000Z'));
  expect(await timeOf(2)).toEqual({ at: ACCEPTED, estimated: false });
  const past = await database.db.selectFrom('raw.superseded_filing_times').select('accession_number').execute();
  expect(past.map((row) => row.accession_number)).toEqual([accessionOf(1)]);
});

/** What scores as of a date read of one filing's warrants. */
async function usedOn(day: string, n: number): Promise<boolean> {
  const rowsOf = await loadFactRows(database.db, [CIK], factWindow(date(day), date(day), SCORE_LOOKBACKS));
  return rowsOf(CIK).warrants.some(({ accessionNumber }) => accessionNumber === accessionOf(n));
}

test("a 10-Q accepted on Friday at 18:04 and filed on Monday is read by Monday's scores, whoever states its time", async () => {
  const [accepted, published] = [instant('2024-05-10T22:04:00.000Z'), '2024-05-13T10:00:00.000Z'];
  const filed = { form: '10-Q', filedDate: date('2024-05-13') };
  // By its header; by a list that is read before its header; by a list that is read later.
  const orders = [
    [10, null, accepted, null],
    [11, accepted, null, null],
    [12, null, null, accepted],
  ] as const;
  for (const [n, listed, stated, listedLater] of orders) {
    await discover(n, listed, filed);
    await load(n, stated);
    await discover(n, listedLater, filed);
    expect(await timeOf(n)).toEqual({ at: published, estimated: false });
    expect([await usedOn('2024-05-10', n), await usedOn('2024-05-13', n)]).toEqual([false, true]);
  }
  const events = await readEvents(database.db, { after: 0n, limit: 1_000 });
  const announced = events.find(
    (event) => event.eventType === 'filing.published' && event.naturalKey === accessionOf(11),
  );
  expect(announced?.payload).toMatchObject({ publicAt: '2024-05-13T10:00:00.000Z' });
});

test('a 13G accepted at 20:00 is read on the same day since its hours are longer, and on the next one before', async () => {
  await discover(20, null, { form: 'SC 13G', filedDate: date('2024-05-10') });
  await load(20, instant('2024-05-11T00:00:00.000Z'));
  expect(await usedOn('2024-05-10', 20)).toBe(true);

  await discover(21, null, { form: 'SC 13G/A', filedDate: date('2024-02-05') });
  await load(21, instant('2024-02-03T01:00:00.000Z'));
  expect([await usedOn('2024-02-02', 21), await usedOn('2024-02-05', 21)]).toEqual([false, true]);
});

test('another acceptance time that makes a filing public at the same instant leaves no history and no marks', async () => {
  await discover(30, null, { form: '10-Q', filedDate: date('2024-05-13') });
  await load(30, instant('2024-05-10T22:04:00.000Z'));
  await derive();
  await load(30, instant('2024-05-10T22:05:00.000Z'));
  const filing = database.db
    .selectFrom('raw.filings')
    .select('accepted_at')
    .where('accession_number', '=', accessionOf(30));
  expect(await filing.executeTakeFirst()).toEqual({ accepted_at: '2024-05-10T22:05:00.000Z' });
  const past = database.db.selectFrom('raw.superseded_filing_times').select('accession_number');
  expect(await past.where('accession_number', '=', accessionOf(30)).execute()).toEqual([]);
  expect(await toDerive()).toEqual([]);
});

test('a filing that another process inserts meanwhile without its acceptance time gains it', async () => {
  const other = await database.db.startTransaction().execute();
  const line = { cik: CIK, companyName: null, periodOfReport: null, url: 'u', source: 'edgar' };
  const filing = { ...line, accessionNumber: accessionOf(40), form: '424B5', filedDate: date('2024-03-28') };
  await insertDiscovered(other, [{ ...filing, acceptedAt: null }]);
  const own = insertDiscovered(database.db, [{ ...filing, acceptedAt: ACCEPTED }]);
  // Long enough for the insertion to wait for the other one.
  await sleep(200);
  await other.commit().execute();
  expect(await own).toMatchObject({ inserted: 0, known: 1 });
  expect(await timeOf(40, sql`raw.filings`)).toEqual({ at: ACCEPTED, estimated: false });
});

test('a mark that is committed while the issuer is being derived outlives the derivation', async () => {
  await derive();
  await discover(3, null);
  await load(3, null);
  await derive();
  const other = await database.db.startTransaction().execute();
  await insertDiscovered(other, [
    {
      accessionNumber: accessionOf(3),
      cik: CIK,
      companyName: null,
      form: '424B5',
      filedDate: date('2024-03-28'),
      acceptedAt: ACCEPTED,
      periodOfReport: null,
      url: 'u',
      source: 'edgar',
    },
  ]);
  await database.db.transaction().execute(async (trx) => {
    await takeMarks(trx, [CIK]);
    await other.commit().execute();
  });
  expect(await toDerive()).toEqual([CIK]);
  await derive();
  expect(await toDerive()).toEqual([]);
});
