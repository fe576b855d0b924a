import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refreshEntities } from '../../activities/entities.ts';
import { storeTickerFile } from '../../activities/ticker-file.ts';
import { findEntities, issuerByTicker } from '../../api/reads/find-entity.ts';
import { holdsOn, type Identifier } from '../../core/identifiers.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import { parserSetOf } from '../../db/repositories/filings/parser-sets.ts';
import { identifiersOf, markEntities, takeMarkedEntities } from '../../db/repositories/reference/identifiers.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createDiskRawStore } from '../../sources/raw-store/disk-raw-store.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { LINES, storeList, storeSchedule, VERSION } from './cusip-fixture.ts';
import { IDENTITIES, storeIdentity } from './entity-fixture.ts';
import { accessionOf, date } from './fixtures.ts';

const OLD = parseCik('500');
const NEW = parseCik('501');
describe('who an identifier means', () => {
  let database: TestDatabase;
  let directory: string;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'tidemark-entities-'));
    database = await createTestDatabase();
    await ensurePromoted(database.db, [VERSION, IDENTITIES]);
  });
  afterAll(async () => {
    await database.drop();
    rmSync(directory, { recursive: true });
  });
  beforeEach(() =>
    sql`truncate reference.identifiers, reference.pending_entities, reference.ticker_files, raw.cusip_lists,
      raw.filings, raw.filing_filers, parsed.filer_identities, parsed.beneficial_owners cascade`.execute(database.db),
  );

  const spellsOf = async (cik: Cik, kind: Identifier['kind']) =>
    (await identifiersOf(database.db, cik))
      .filter((one) => one.kind === kind)
      .map(({ value, validFrom, validTo, lastStated }) => [value, validFrom, validTo, lastStated]);

  async function load(cik: Cik, n: number, day: string, name: string, tickers: readonly string[]): Promise<void> {
    await storeIdentity(database.db, { cik, accessionNumber: accessionOf(n), day: date(day), name, tickers });
    await markEntities(database.db, [cik]);
  }

  const refresh = () => refreshEntities(database.db, 1_000);

  test('a name and a ticker hold from the first filing that states them until the first that states others', async () => {
    await load(OLD, 1, '2019-03-01', 'Old Name Inc', ['OLDN', 'OLDNW']);
    await load(OLD, 2, '2020-03-02', 'OLD NAME INC', ['OLDN']);
    await load(OLD, 3, '2021-03-01', 'New Name Corp', ['NEWN']);
    await refresh();
    expect(await spellsOf(OLD, 'name')).toEqual([
      ['Old Name Inc', '2019-03-01', '2021-03-01', '2020-03-02'],
      ['New Name Corp', '2021-03-01', null, '2021-03-01'],
    ]);
    expect(await spellsOf(OLD, 'ticker')).toEqual([
      ['OLDN', '2019-03-01', '2021-03-01', '2020-03-02'],
      ['OLDNW', '2019-03-01', '2020-03-02', '2019-03-01'],
      ['NEWN', '2021-03-01', null, '2021-03-01'],
    ]);
  });

  test('a ticker means the issuer that held it on the date', async () => {
    await load(OLD, 1, '2019-03-01', 'First Co', ['XYZ']);
    await load(OLD, 2, '2020-03-01', 'First Co', ['ABC']);
    await load(NEW, 3, '2021-06-01', 'Second Co', ['XYZ']);
    await refresh();
    expect(await issuerByTicker(database.db, 'xyz', date('2019-12-31'))).toBe(OLD);
    expect(await issuerByTicker(database.db, 'XYZ', date('2022-01-03'))).toBe(NEW);
    await expect(issuerByTicker(database.db, 'XYZ', date('2020-12-31'))).rejects.toThrow(
      'no filing that was public by 2020-12-31 states the ticker XYZ (it was stated by CIK 500 2019-03-01 to 2020-03-01',
    );
  });

  test('a delisted issuer loses its ticker to the one that states it later; overlapping statements are ambiguous', async () => {
    await load(OLD, 1, '2015-03-01', 'Gone Co', ['GONE']);
    await load(NEW, 2, '2021-06-01', 'Heir Co', ['GONE']);
    await refresh();
    expect(await issuerByTicker(database.db, 'GONE', date('2022-01-03'))).toBe(NEW);
    await load(OLD, 3, '2023-03-01', 'Gone Co', ['GONE']);
    await refresh();
    await expect(issuerByTicker(database.db, 'GONE', date('2023-04-03'))).rejects.toThrow(
      'GONE means several issuers on 2023-04-03: CIK 501 (since 2021-06-01), CIK 500 (since 2015-03-01); give the CIK instead of the ticker',
    );
  });

  test('former names of a header are dated by its changes', async () => {
    await load(OLD, 1, '2021-03-01', 'Third Name Inc', []);
    const formerNames = [
      { name: 'Second Name Inc', changedOn: '2018-05-01' },
      { name: 'First Name Inc', changedOn: '2010-01-04' },
    ];
    const parserSet = await database.db.transaction().execute((trx) => parserSetOf(trx, [IDENTITIES]));
    const header = JSON.stringify({ filers: [{ cik: OLD, formerNames }] });
    await sql`update raw.filings set state = 'processed', raw_source_key = 'k', parser_set = ${parserSet}, header = ${header}`.execute(
      database.db,
    );
    await refresh();
    expect(await spellsOf(OLD, 'name')).toEqual([
      ['First Name Inc', null, '2010-01-04', '2021-03-01'],
      ['Second Name Inc', '2010-01-04', '2018-05-01', '2021-03-01'],
      ['Third Name Inc', '2021-03-01', null, '2021-03-01'],
    ]);
    const [found] = await findEntities(database.db, 'SECOND name, Inc.', date('2015-06-30'));
    expect(found).toMatchObject({ cik: OLD, matchedBy: 'name' });
    expect(await findEntities(database.db, 'Second Name Inc', date('2019-06-30'))).toEqual([]);
  });

  test("a CUSIP has the SEC's list beside the schedule, and none where the two name different companies", async () => {
    await storeSchedule(database.db, 1, '2024-02-01T20:00:00.000Z');
    await storeList(database.db, LINES, '2024-01-09T04:59:59.000Z');
    expect(await refresh()).toBe(1);
    const cusips = (await identifiersOf(database.db, parseCik('200'))).filter(({ kind }) => kind === 'cusip');
    expect(cusips.map(({ source, securityTitle }) => [source, securityTitle])).toContainEqual(['sec-13f-list', 'COM']);
    const [found] = await findEntities(database.db, '037833100', null);
    expect(found).toMatchObject({ cik: '200', matchedBy: 'cusip' });
  });

  test("a version of the SEC's ticker file begins and ends tickers; older and truncated versions are refused", async () => {
    const file = (rows: readonly (readonly [number, string, string])[]) =>
      Buffer.from(
        JSON.stringify(
          Object.fromEntries(rows.map(([cik_str, ticker, title], at) => [at, { cik_str, ticker, title }])),
        ),
      );
    const store = (day: string, rows: Parameters<typeof file>[0]) =>
      storeTickerFile(
        { db: database.db, rawStore: createDiskRawStore(directory) },
        { bytes: file(rows), asOf: date(day), url: null },
      );
    const both = [
      [500, 'AAA', 'A Co'],
      [501, 'BRK-B', 'B Co'],
    ] as const;
    expect(await store('2024-01-02', both)).toEqual({ added: 4, ended: 0, unchanged: 0 });
    expect(await store('2024-01-03', both)).toEqual({ added: 0, ended: 0, unchanged: 4 });
    expect(await store('2024-01-03', both)).toEqual({ added: 0, ended: 0, unchanged: 4 });
    expect(await store('2024-01-04', [[501, 'BRK-B', 'B Co']])).toEqual({ added: 0, ended: 2, unchanged: 2 });
    expect(await spellsOf(OLD, 'ticker')).toEqual([['AAA', '2024-01-02', '2024-01-04', '2024-01-03']]);
    expect(await issuerByTicker(database.db, 'brk.b', date('2024-02-01'))).toBe(NEW);
    await expect(store('2024-01-03', both)).rejects.toThrow('a version of 2024-01-04 is already stored');
    await expect(store('2024-01-05', [])).rejects.toThrow('0 entries, not 1 on 2024-01-04');
  });

  test('a mark that arrives while its entity is recomputed is not lost', async () => {
    await load(OLD, 1, '2019-03-01', 'Old Name Inc', ['OLDN']);
    let marking: Promise<void> | undefined;
    await database.db.transaction().execute(async (trx) => {
      expect(await takeMarkedEntities(trx, 10)).toEqual([OLD]);
      marking = markEntities(database.db, [OLD]);
      marking.catch(() => undefined);
      // Others are not kept waiting by the entities that this transaction took.
      await markEntities(database.db, [NEW]);
      expect(await refreshEntities(database.db, 10)).toBe(1);
    });
    await marking;
    expect(await refresh()).toBe(1);
  });

  test('a second refresh without new statements writes nothing', async () => {
    await load(OLD, 1, '2019-03-01', 'Old Name Inc', ['OLDN']);
    await refresh();
    const before = await sql`select * from reference.identifiers order by 1, 2, 3, 4`.execute(database.db);
    await markEntities(database.db, [OLD]);
    await refresh();
    expect((await sql`select * from reference.identifiers order by 1, 2, 3, 4`.execute(database.db)).rows).toEqual(
      before.rows,
    );
  });

  test('an interval holds from its first day to the day before its end', () => {
    const spell = { validFrom: date('2020-01-02'), validTo: date('2020-01-05') };
    expect(['2020-01-01', '2020-01-02', '2020-01-04', '2020-01-05'].map((day) => holdsOn(spell, date(day)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
