import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeOutcomePage } from '../../activities/outcome-page.ts';
import { sampledDates, studyOutcomes } from '../../cli/study/outcome-study.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { DatasetTable, DatasetValues } from '../../core/table-rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { registerMethodology } from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { METHODOLOGY } from '../unit/scoring-facts.ts';
import { accessionOf, date, OFFERING_VALUES, publish, rowMeta } from './fixtures.ts';

const VERSIONS = [
  'cash-position@1',
  'share-float@1',
  'offering-events@1',
  'registration-events@1',
  'exchange-compliance@1',
  'corporate-actions@1',
  'overhang@1',
  'reverse-splits@1',
] as ParserVersion[];
const [GROWING, QUIET] = ['100', '200'] as Cik[];
const CIKS = [GROWING, QUIET] as Cik[];
const FROM = date('2022-01-31');
const TO = date('2023-06-30');
const DATES = sampledDates(FROM, TO, 'month');
const FIRST_INDEX_END = date('2023-12-29');

describe('outcomes', () => {
  let database: TestDatabase;
  let home: string;
  let serial = 0;

  async function store<T extends DatasetTable>(
    table: T,
    cik: Cik,
    day: string,
    parser: string,
    values: DatasetValues[T],
    form: string,
  ): Promise<void> {
    const parserVersion = `${parser}@1` as ParserVersion;
    const meta = rowMeta({ cik, accessionNumber: accessionOf(++serial), parserVersion });
    // Nine in the evening in New York.
    await publish(database.db, meta, `${addDays(date(day), 1)}T02:00:00.000Z`);
    await database.db.transaction().execute(async (trx) => {
      await sql`
        update raw.filings set form = ${form}, filed_date = ${day}, parser_set = ${await parserSetOf(trx, VERSIONS)}
        where accession_number = ${meta.accessionNumber}
      `.execute(trx);
      await replaceRows(trx, table, [meta], [{ values, meta, sequence: 1, ordinal: 1 }]);
    });
  }
  const count = (cik: Cik, day: string, shares: number) =>
    store(
      'dilution.share_float_history',
      cik,
      day,
      'share-float',
      {
        asOf: addDays(date(day), -4),
        shareClass: '',
        basis: 'cover',
        sharesOutstanding: String(shares),
        publicFloat: null,
        publicFloatAsOf: null,
      },
      '10-Q',
    );
  const sale = (cik: Cik, day: string, gross: string) =>
    store(
      'dilution.offering_events',
      cik,
      day,
      'offering-events',
      { ...OFFERING_VALUES, filedDate: date(day), grossProceeds: gross },
      '424B5',
    );
  const index = (from: string, to: string, source = 'edgar') =>
    recordDiscovery(database.db, {
      source,
      indexKind: 'daily' as never,
      filings: 1,
      cik: null,
      from: date(from),
      to: date(to),
    });
  const refresh = (build = 'b1') =>
    storeOutcomePage(
      database.db,
      { studied: METHODOLOGY.version, dates: DATES, prices: null, methodology: METHODOLOGY, build },
      CIKS,
    );
  async function rows(): Promise<readonly Record<string, unknown>[]> {
    const found = await sql<Record<string, unknown>>`
      select * from score.outcomes order by cik, as_of_date
    `.execute(database.db);
    return found.rows;
  }
  const rowOf = async (cik: Cik | undefined, asOf: IsoDate) =>
    (await rows()).find((row) => row['cik'] === cik && row['as_of_date'] === asOf);
  /** What a first run over the same filings stores. */
  async function recomputed(): Promise<readonly Record<string, unknown>[]> {
    const kept = await rows();
    await sql`delete from score.outcomes`.execute(database.db);
    await refresh();
    const fresh = await rows();
    expect(fresh).toHaveLength(kept.length);
    return fresh;
  }

  beforeAll(async () => {
    database = await createTestDatabase();
    home = await mkdtemp(join(tmpdir(), 'tidemark-study-'));
    const { db } = database;
    const { version } = METHODOLOGY;
    await ensurePromoted(db, VERSIONS);
    await registerMethodology(db, { version, contentHash: methodologyHash(METHODOLOGY), body: METHODOLOGY });
    await index('2019-01-01', FIRST_INDEX_END);
    if (GROWING === undefined || QUIET === undefined) throw new Error('issuers are named above');
    let shares = 10_000_000;
    for (const year of [2021, 2022, 2023]) {
      for (const day of ['02-14', '05-12', '08-11', '11-10']) {
        shares = Math.round(shares * 1.06);
        await count(GROWING, `${year}-${day}`, shares);
        await count(QUIET, `${year}-${day}`, 5_000_000);
      }
    }
    await sale(GROWING, '2022-06-15', '4000000');
    for (const cik of CIKS) {
      for (const [at, asOf] of DATES.entries()) {
        await sql`
          insert into score.score_histories (cik, methodology_version, as_of_date, computed_on, score, lo, hi, band,
            band_barred, confidence, present_weight)
          values (${cik}, ${version}, ${asOf}, ${asOf}, ${20 + at}, 0, 100, 'low', false, 'low', 100)
        `.execute(db);
      }
      await sql`
        insert into score.history_inputs (cik, methodology_version, from_date, to_date, input_hash, computed, carried)
        values (${cik}, ${version}, ${FROM}, ${TO}, 'h', 1, 0)
      `.execute(db);
    }
    await refresh();
  }, 120_000);
  afterAll(async () => {
    await database.drop();
    await rm(home, { recursive: true, force: true });
  });

  test('are stored for each scored date, with growth, proceeds and the next offering', async () => {
    expect(await rows()).toHaveLength(DATES.length * CIKS.length);
    const row = await rowOf(GROWING, date('2022-03-31'));
    // From the count of May 2022 to that of February 2023: three quarters at 6 %.
    expect(row).toMatchObject({ state: 'complete', followed_until: '2023-03-31', next_offering: '2022-06-15' });
    expect(row?.['growth_12']).toBeCloseTo(1.06 ** 3 - 1, 5);
    expect(row?.['proceeds_6']).toBe(4_000_000);
    expect(await rowOf(QUIET, date('2022-03-31'))).toMatchObject({ growth_12: 0, proceeds_12: 0, next_offering: null });
  });

  test('name filings that became public in the window, and no others', async () => {
    const { rows: found } = await sql<{ outside: number; named: number }>`
      select count(*)::int as named, count(*) filter (
        where not (f.public_at > ((o.as_of_date + 1)::timestamp at time zone 'America/New_York')
          and f.public_at < ((o.as_of_date + interval '12 months' + interval '1 day') at time zone 'America/New_York'))
      )::int as outside
      from score.outcomes o cross join unnest(o.accession_numbers) n join raw.filings f on f.accession_number = n
    `.execute(database.db);
    expect(found[0]?.named).toBeGreaterThan(50);
    expect(found[0]?.outside).toBe(0);
  });

  test('are not recomputed where nothing is new', async () => {
    const before = await rows();
    expect(await refresh()).toEqual({ computed: 0, unchanged: before.length });
    expect(await rows()).toEqual(before);
  });

  test('of windows that were open are recomputed when indexes reach further, the others not', async () => {
    const open = (await rows()).filter((row) => row['state'] === 'open');
    // Windows from January 2023 end after December.
    expect(open.map((row) => row['as_of_date'])).toContain('2023-01-31');
    expect(open.length).toBeLessThan(DATES.length * CIKS.length);
    await index('2024-01-02', '2024-03-29');
    expect(await refresh()).toEqual({ computed: open.length, unchanged: DATES.length * CIKS.length - open.length });
    expect(await rowOf(QUIET, date('2023-02-28'))).toMatchObject({ state: 'complete', followed_until: '2024-02-28' });
    const incremental = await rows();
    expect(await recomputed()).toEqual(incremental);
  });

  test('are recomputed where a filing of their windows is new, and equal those of a first run', async () => {
    const before = await rows();
    await sale(QUIET as Cik, '2023-08-21', '750000');
    // Windows of QUIET that end before it are over and stay; so do those of GROWING.
    const reached = DATES.filter((asOf) => addDays(asOf, 365) >= date('2023-08-21'));
    expect(await refresh()).toMatchObject({ computed: reached.length });
    const incremental = await rows();
    expect(incremental).not.toEqual(before);
    expect(await rowOf(QUIET, date('2022-09-30'))).toMatchObject({ next_offering: '2023-08-21', proceeds_12: 750_000 });
    expect(await rowOf(QUIET, date('2022-03-31'))).toEqual(
      before.find((row) => row['cik'] === QUIET && row['as_of_date'] === '2022-03-31'),
    );
    expect(await recomputed()).toEqual(incremental);
  });

  test('wait for a filing that is listed and not parsed', async () => {
    await sql`
      update raw.filings set state = 'stored', state_changed_at = now()
      where cik = ${GROWING} and filed_date = '2023-05-12'
    `.execute(database.db);
    await refresh();
    expect(await rowOf(GROWING, date('2022-08-31'))).toMatchObject({ state: 'open', growth_reason_12: 'open' });
    await sql`
      update raw.filings set state = 'processed', state_changed_at = now()
      where cik = ${GROWING} and filed_date = '2023-05-12'
    `.execute(database.db);
    await refresh();
    expect(await rowOf(GROWING, date('2022-08-31'))).toMatchObject({ state: 'complete', growth_reason_12: null });
  });

  test('of another build are recomputed', async () => {
    expect(await refresh('b2')).toEqual({ computed: DATES.length * CIKS.length, unchanged: 0 });
  });

  test('make a study that says nothing of two issuers, and names invented data as such', async () => {
    const request = {
      methodology: METHODOLOGY.version,
      against: null,
      from: FROM,
      to: TO,
      every: 'month' as const,
      prices: null,
      seed: 1,
      replicates: 100,
    };
    const study = await studyOutcomes(database.db, request, { build: 'b3', home });
    expect(study.sample).toMatchObject({ rows: DATES.length * CIKS.length, issuers: 2 });
    expect(study.horizons[1]?.discrimination[0]?.auc).toMatchObject({
      value: null,
      tooFew: '2 issuers, fewer than 30',
    });
    expect(study.warnings).toContain('Too few to say anything about 12 months: 2 issuers, fewer than 30.');
    expect(study.isFictional).toBe(false);
    await writeFile(join(home, 'sample.json'), JSON.stringify({ complete: true, parameters: {} }));
    await index('2019-01-01', '2019-01-31', home);
    const fictional = await studyOutcomes(database.db, request, { build: 'b3', home });
    expect(fictional).toMatchObject({ isFictional: true, outcomes: { computed: 0 } });
    await expect(
      studyOutcomes(database.db, { ...request, prices: join(home, 'none.csv') }, { build: 'b3', home }),
    ).rejects.toThrow('name the file with --prices');
  });
});

test('a study reads the last business day of each month that is over, or of each further period', () => {
  const months = sampledDates(date('2024-01-15'), date('2024-06-27'), 'month');
  // EDGAR is open on Good Friday; March ends on a Sunday, and June is not over on the 27th.
  expect(months).toEqual(['2024-01-31', '2024-02-29', '2024-03-29', '2024-04-30', '2024-05-31']);
  expect(sampledDates(date('2023-01-02'), date('2024-12-31'), 'half-year')).toEqual([
    '2023-01-31',
    '2023-07-31',
    '2024-01-31',
    '2024-07-31',
  ]);
  expect(sampledDates(date('2023-01-02'), date('2024-12-31'), 'year')).toEqual(['2023-01-31', '2024-01-31']);
});
