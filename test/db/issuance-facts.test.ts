import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { scoreHistoryPage } from '../../activities/history-page.ts';
import { edgarBusinessDays } from '../../core/business-days.ts';
import { type IsoDate, parseIsoDate } from '../../core/dates.ts';
import { parseAccessionNumber, parseCik } from '../../core/ids.ts';
import type { ScoreInputs, StoredReceipt } from '../../core/score-receipt.ts';
import { insertDiscovered, markStored } from '../../db/repositories/filings/filings.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { CATALOG } from '../../parsers/parser-catalog.ts';
import { PARSERS, versionOf } from '../../parsers/registry.ts';
import type { FilingTruth } from '../../sample/truth.ts';
import { decodeReceipt } from '../../scoring/receipt-codec.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { readFilings, scoreAll } from './diff-fixture.ts';
import { date, instant } from './fixtures.ts';

const METHODOLOGY = '2026-12-01.1';
const CIK = parseCik('900777');
const AS_OF = parseIsoDate('2026-11-20');

const COVER = [
  'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
  'FORM 10-Q',
  'For the quarterly period ended September 30, 2026',
  'Heron Bay Robotics, Inc.',
  'As of October 30, 2026, there were 10,000,000 shares of the registrant’s common stock, par value $0.001 per share, outstanding.',
];
/** Half of the quarter's sales lie in the 90 days before the as-of date; the later ones are not in the cover's count. */
const SALES = [
  'During the three and nine months ended September 30, 2026, the Company sold 920,000 and 1,500,000 shares of its common stock, respectively, under its at-the-market program for gross proceeds of $1,840,000 and $3,300,000, respectively.',
  'Subsequent to September 30, 2026 and through November 9, 2026, the Company sold 400,000 shares of common stock under its at-the-market program for gross proceeds of $800,000 at an average price of $2.00 per share.',
  'During the three months ended September 30, 2026, the Company issued 92,000 shares of common stock upon the exercise of warrants at an exercise price of $1.00 per share for proceeds of $92,000.',
];

function filing(form: string, filed: IsoDate, paragraphs: readonly string[], serial: number) {
  const accessionNumber = parseAccessionNumber(`0000900777-26-00000${serial}`);
  const text = `<SEC-DOCUMENT>${accessionNumber}.txt : ${filed.replaceAll('-', '')}
<SEC-HEADER>
<ACCEPTANCE-DATETIME>${filed.replaceAll('-', '')}160500
ACCESSION NUMBER:\t\t${accessionNumber}
CONFORMED SUBMISSION TYPE:\t${form}
FILED AS OF DATE:\t\t${filed.replaceAll('-', '')}
FILER:
\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\tHeron Bay Robotics, Inc.
\t\tCENTRAL INDEX KEY:\t\t0000900777
</SEC-HEADER>
<DOCUMENT>
<TYPE>${form}
<SEQUENCE>1
<FILENAME>d.htm
<TEXT>
<html><body>${paragraphs.map((words) => `<p>${words}</p>`).join('\n')}</body></html>
</TEXT>
</DOCUMENT>
</SEC-DOCUMENT>`;
  return { cik: CIK, accessionNumber, form, filedDate: filed, text };
}

const FILINGS = [filing('10-Q', date('2026-11-10'), [...COVER, ...SALES], 1)];

describe('totals of a quarterly report', () => {
  let database: TestDatabase;
  let dir: string;
  let prices: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    const { db } = database;
    dir = await mkdtemp(join(tmpdir(), 'tidemark-issuances-'));
    prices = join(dir, 'prices.csv');
    await writeFile(prices, 'ticker,date,close,volume\n');
    const rawStore = createDiskRawStore(join(dir, 'raw'));
    for (const { cik, accessionNumber, form, filedDate, text } of FILINGS) {
      const { key, byteLength } = await rawStore.put(Buffer.from(text));
      const names = { companyName: null, acceptedAt: null, periodOfReport: null, source: 'test' };
      const url = `https://www.sec.gov/Archives/edgar/data/${cik}/${accessionNumber}.txt`;
      await insertDiscovered(db, [{ ...names, cik, accessionNumber, form, filedDate, url }]);
      await markStored(db, [
        { accessionNumber, rawSourceKey: key, bytes: byteLength, retrievedAt: instant('2026-11-20T00:00:00.000Z') },
      ]);
    }
    await recordDiscovery(db, {
      source: 'test',
      indexKind: 'full-index',
      cik: null,
      from: date('2015-01-01'),
      to: AS_OF,
      filings: FILINGS.length,
    });
    await ensurePromoted(db, PARSERS.map(versionOf));
    await readFilings(db, rawStore, CATALOG, FILINGS as unknown as readonly FilingTruth[]);
  }, 120_000);
  afterAll(async () => {
    await database.drop();
    await rm(dir, { recursive: true, force: true });
  });

  async function inputs(asOf: IsoDate): Promise<ScoreInputs> {
    const { db } = database;
    await scoreAll(db, { asOf, methodologyVersion: METHODOLOGY, prices });
    const { rows } = await sql<StoredReceipt>`
      select r.body, i.body as inputs from score.scores s
      join score.receipts r using (cik, receipt_hash) join score.receipt_inputs i using (cik, inputs_hash)
      where s.as_of_date = ${asOf} and s.cik = ${CIK}
    `.execute(db);
    const [stored] = rows;
    if (stored === undefined) throw new Error(`no receipt as of ${asOf}`);
    return decodeReceipt(stored).inputs;
  }

  it('are stored with their periods, and each amount with the words it was read from', async () => {
    const rows = await database.db
      .selectFrom('dilution.current_issuances')
      .select(['channel', 'basis', 'period_start', 'period_end', 'shares', 'gross_proceeds', 'value_spans'])
      .orderBy('ordinal')
      .execute();
    expect(rows.map(({ value_spans: _, ...row }) => Object.values(row))).toEqual([
      ['atm', 'period', '2026-07-01', '2026-09-30', '920000', '1840000'],
      ['atm', 'period', '2026-01-01', '2026-09-30', '1500000', '3300000'],
      ['atm', 'since-period-end', '2026-10-01', '2026-11-09', '400000', '800000'],
      ['exercise', 'period', '2026-07-01', '2026-09-30', '92000', '92000'],
    ]);
    for (const { value_spans } of rows) expect(Object.keys(value_spans)).toContain('grossProceeds');
  });

  it('raise R and the shares outstanding on the receipt, each sale once', async () => {
    const { proceeds, shares } = await inputs(AS_OF);
    // From August 22 on: 40 of the 92 days of the quarter, and all days since.
    expect(
      proceeds.items.map(({ type, value, source }) => [type, Math.round(value ?? 0), source?.parserVersion]),
    ).toEqual([
      ['warrant-exercise', Math.round((92_000 * 40) / 92), 'issuances@1'],
      ['atm-sales', Math.round((1_840_000 * 40) / 92), 'issuances@1'],
      ['atm-sales', 800_000, 'issuances@1'],
    ]);
    expect(proceeds.items.every(({ source }) => source?.sourceSpan !== null)).toBe(true);
    // Ten of the forty days since the quarter's end lie after the cover's count.
    expect(shares.items.map(({ basis, value }) => [basis, value])).toEqual([
      ['cover', 10_000_000],
      ['issued-since', 100_000],
    ]);
    expect(shares.flags.map(({ code }) => code)).toContain('adjusted');
  });

  it('are the same in a history of days as in its nights', async () => {
    const { db } = database;
    const days = edgarBusinessDays(date('2026-11-09'), AS_OF);
    for (const day of days) await scoreAll(db, { asOf: day, methodologyVersion: METHODOLOGY, prices });
    const deps = { db, build: 'b1', beat: () => undefined, signal: new AbortController().signal };
    const scope = { methodologyVersion: METHODOLOGY, from: date('2026-11-09'), to: AS_OF, ciks: null, prices };
    await scoreHistoryPage(deps, scope, [CIK]);
    const { rows } = await sql<{ days: number; differing: number }>`
      select count(h.*)::int as days,
        (count(*) filter (where (h.score, h.lo, h.hi, h.confidence) is distinct from (s.score, s.lo, s.hi, s.confidence)))::int as differing
      from score.score_histories h full join score.scores s using (cik, methodology_version, as_of_date)
      where coalesce(h.cik, s.cik) = ${CIK}
    `.execute(db);
    expect(rows).toEqual([{ days: days.length - 1, differing: 0 }]);
  });

  it('leave R and the shares outstanding where they were without them', async () => {
    await sql`delete from dilution.issuances`.execute(database.db);
    const { proceeds, shares } = await inputs(date('2026-11-19'));
    expect(proceeds.items).toEqual([]);
    expect(shares.items.map(({ value }) => value)).toEqual([10_000_000]);
  });
});
