import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type HoldingIssuer, issuersOfHoldings } from '../../activities/holding-issuers.ts';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { BeneficialOwnerValues } from '../../core/rows-beneficial-ownership.ts';
import { type CusipSecurity, replaceCusipList } from '../../db/repositories/cusip-lists.ts';
import { replaceBeneficialOwners } from '../../db/repositories/datasets.ts';
import { ensurePromoted } from '../../db/repositories/promotions.ts';
import { readCusipList } from '../../sources/cusip-list/read-cusip-list.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, rowMeta } from './fixtures.ts';

const VERSION = 'beneficial-ownership@1' as ParserVersion;
const QUARTER = date('2023-12-31');

/** An 80-character line of the list. */
function line(cusip: string, name: string, description = 'COM', mark = ''): string {
  return `${cusip} ${name.padEnd(30)}${description.padEnd(27)}${mark.padEnd(12)}E`;
}

const LINES = [
  line('037833100', 'NORTHGATE ICE CO'),
  line('88554D205', 'LARKMERE HLDGS INC', 'CL A', '*A*'),
  line('594918104', 'TWIN NAMES CORP'),
  line('594918104', 'OTHER NAMES CORP'),
];

describe('the list of 13(f) securities and the issuers of holdings', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await ensurePromoted(database.db, [VERSION]);
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`truncate raw.cusip_lists, raw.cusip_securities, raw.filings, raw.filing_filers, parsed.beneficial_owners cascade`.execute(
      database.db,
    ),
  );

  const storeList = (lines: readonly string[], publicAt: string, publicAtBasis: 'stated' | 'stored' = 'stated') => {
    const { securities, unread } = readCusipList(Buffer.from(lines.join('\r\n')));
    const [first] = securities;
    if (!first) throw new Error('no line');
    const rawSourceKey = first.sourceSpan.split('#')[0] as Parameters<typeof replaceCusipList>[1]['rawSourceKey'];
    return replaceCusipList(database.db, {
      quarter: QUARTER,
      rawSourceKey,
      publicAt: instant(publicAt),
      publicAtBasis,
      unreadLines: unread.length,
      securities: securities satisfies readonly CusipSecurity[],
    });
  };

  const SCHEDULE: BeneficialOwnerValues = {
    form: 'SC 13G',
    issuerName: 'Northgate Ice Company',
    issuerCik: '200',
    cusip: '037833100',
    securitiesClass: 'Common Stock',
    eventDate: date('2023-12-29'),
    amendment: null,
    name: 'Larkmere Capital, L.P.',
    personCik: null,
    sharesOwned: '10',
    percentOfClass: '5.31',
    soleVoting: '10',
    sharedVoting: '0',
    soleDispositive: '10',
    sharedDispositive: '0',
    memberOfGroup: null,
    typeOfReportingPerson: [],
    citizenship: null,
  };

  async function storeSchedule(
    n: number,
    publicAt: string,
    change: Partial<BeneficialOwnerValues> = {},
    header: { readonly cik?: string; readonly name?: string; readonly issuerAgrees?: boolean } = {},
  ): Promise<void> {
    const accession = accessionOf(n);
    const meta = rowMeta({
      parserVersion: VERSION,
      accessionNumber: accession,
      publicAt: instant(publicAt),
      crossValidations: [{ name: 'issuer = subject company of the header', passed: header.issuerAgrees ?? true }],
    });
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source)
      values (${accession}, '200', 'SC 13G', '2024-02-01', ${publicAt}, false, 'u', 'edgar')
    `.execute(database.db);
    await sql`
      insert into raw.filing_filers (cik, accession_number, role, name) values
        (${header.cik ?? '200'}, ${accession}, 'subject-company', ${header.name ?? 'NORTHGATE ICE CO'}),
        ('900', ${accession}, 'filed-by', 'LARKMERE CAPITAL LP')
    `.execute(database.db);
    const values = { ...SCHEDULE, ...change };
    await database.db
      .transaction()
      .execute((trx) => replaceBeneficialOwners(trx, [meta], [{ values, meta, ordinal: 0 }]));
  }

  async function issuer(cusip: string | null, asOf: string | null = null): Promise<HoldingIssuer> {
    const issuerOf = await issuersOfHoldings(database.db, {
      period: QUARTER,
      cusips: [cusip],
      asOf: asOf as IsoTimestamp | null,
    });
    return issuerOf(cusip);
  }

  test('an edition is stored once: again it changes nothing; the day it was public only becomes surer', async () => {
    const first = await storeList(LINES, '2024-03-01T00:00:00.000Z', 'stored');
    expect(first).toMatchObject({ inserted: 4, changed: 0, unchanged: 0, removed: 0, publicAtBasis: 'stored' });
    const again = await storeList(LINES, '2024-05-01T00:00:00.000Z', 'stored');
    expect(again).toMatchObject({ inserted: 0, changed: 0, unchanged: 4, publicAt: '2024-03-01T00:00:00.000Z' });
    const stated = await storeList(LINES, '2024-01-09T04:59:59.000Z');
    expect(stated).toMatchObject({ unchanged: 4, publicAt: '2024-01-09T04:59:59.000Z', publicAtBasis: 'stated' });
    const later = await storeList(LINES, '2024-01-02T00:00:00.000Z', 'stored');
    expect(later).toMatchObject({ publicAt: '2024-01-09T04:59:59.000Z', publicAtBasis: 'stated' });
  });

  test('a file that is not the list is refused whole', () => {
    expect(() => readCusipList(Buffer.from('%PDF-1.7 …'))).toThrow(/not the text edition/);
    expect(() => readCusipList(Buffer.from('<html>not found</html>'))).toThrow(/not the text edition/);
    expect(() => readCusipList(Buffer.from(''))).toThrow(/not the text edition/);
  });

  test("a name is the list's of the quarter, with its line as the source", async () => {
    expect(await issuer('037833100')).toMatchObject({
      status: 'unresolved',
      reasons: [{ code: 'no-list' }, { code: 'no-schedule' }],
    });
    await storeList(LINES, '2024-01-09T04:59:59.000Z');
    // A spreadsheet dropped the leading zero.
    expect(await issuer('37833100')).toMatchObject({
      status: 'resolved',
      issuerName: 'NORTHGATE ICE CO',
      cik: null,
      basis: [
        { kind: 'official-list', quarter: QUARTER, description: 'COM', sourceSpan: expect.stringMatching(/#1:0-\d+$/) },
      ],
      reasons: [{ code: 'no-schedule' }],
    });
    expect(await issuer('88554D205')).toMatchObject({ basis: [{ description: 'CL A', listStatus: 'added' }] });
    expect((await issuer('594918104')).reasons[0]).toMatchObject({ code: 'different-issuers' });
    expect((await issuer('023135106')).reasons[0]).toMatchObject({ code: 'not-listed' });
    expect(await issuer(null)).toMatchObject({ status: 'unresolved', reasons: [{ code: 'no-cusip' }] });
  });

  test('as of a date, only an edition that was public by then counts, the newest of those', async () => {
    await storeList(LINES, '2024-01-09T04:59:59.000Z');
    await storeList([line('037833100', 'NORTHGATE ICE COMPANY'), ...LINES.slice(1)], '2024-02-01T00:00:00.000Z');
    expect((await issuer('037833100', '2024-01-08T00:00:00.000Z')).reasons[0]).toMatchObject({
      code: 'list-not-public',
    });
    expect((await issuer('037833100', '2024-01-20T00:00:00.000Z')).issuerName).toBe('NORTHGATE ICE CO');
    expect((await issuer('037833100', '2024-02-20T00:00:00.000Z')).issuerName).toBe('NORTHGATE ICE COMPANY');
    expect((await issuer('037833100')).issuerName).toBe('NORTHGATE ICE COMPANY');
  });

  describe('a CIK is that of the company under whose header schedules state the CUSIP', () => {
    beforeEach(() => storeList(LINES, '2024-01-09T04:59:59.000Z'));

    test('once or more, by the date', async () => {
      await storeSchedule(1, '2024-02-01T00:00:00.000Z');
      await storeSchedule(2, '2024-02-05T00:00:00.000Z', { name: 'Another Owner' });
      expect(await issuer('037833100')).toMatchObject({
        issuerName: 'NORTHGATE ICE CO',
        cik: '200' as Cik,
        basis: [{ kind: 'official-list' }, { kind: 'schedule-13', accessionNumber: accessionOf(2), schedules: 2 }],
        reasons: [],
      });
      expect(await issuer('037833100', '2024-01-20T00:00:00.000Z')).toMatchObject({
        cik: null,
        reasons: [{ code: 'no-schedule' }],
      });
    });

    test('without a list too: then the name is that of the header', async () => {
      await sql`truncate raw.cusip_lists cascade`.execute(database.db);
      await storeSchedule(1, '2024-02-01T00:00:00.000Z');
      expect(await issuer('037833100')).toMatchObject({
        status: 'resolved',
        issuerName: 'NORTHGATE ICE CO',
        cik: '200',
        reasons: [{ code: 'no-list' }],
      });
    });

    test('never where schedules name different companies', async () => {
      await storeSchedule(1, '2024-02-01T00:00:00.000Z');
      await storeSchedule(2, '2024-02-05T00:00:00.000Z', { issuerCik: '300' }, { cik: '300' });
      expect(await issuer('037833100')).toMatchObject({
        cik: null,
        issuerName: 'NORTHGATE ICE CO',
        reasons: [{ code: 'ambiguous-company', message: expect.stringContaining('CIK 300, 200') }],
      });
    });

    test('never where the list names quite another one: the schedule has a wrong number', async () => {
      await storeSchedule(1, '2024-02-01T00:00:00.000Z', { cusip: '88554D205' });
      expect(await issuer('88554D205')).toMatchObject({
        cik: null,
        issuerName: 'LARKMERE HLDGS INC',
        reasons: [{ code: 'names-disagree' }],
      });
    });

    test('never by a schedule whose cover and header contradict each other, or whose CUSIP cannot be one', async () => {
      await storeSchedule(1, '2024-02-01T00:00:00.000Z', {}, { issuerAgrees: false });
      await storeSchedule(2, '2024-02-01T00:00:00.000Z', { issuerCik: '201' });
      await storeSchedule(3, '2024-02-01T00:00:00.000Z', { cusip: '037833108' });
      expect((await issuer('037833100')).reasons).toMatchObject([{ code: 'no-schedule' }]);
      expect((await issuer('037833108')).reasons).toMatchObject([
        { code: 'not-listed' },
        { code: 'cusip-check-digit' },
      ]);
    });
  });
});
