import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listManifests, type Manifest } from '../../cli/export/manifest.ts';
import { openExportStore } from '../../cli/export/open-store.ts';
import { type ExportOrder, writeExports } from '../../cli/export/write-export.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { ThirteenfHoldingValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow } from '../../core/table-rows.ts';
import { replaceBulkRows } from '../../db/repositories/datasets/bulk-rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { EXPORT_DATASETS, type ExportDataset } from '../../db/repositories/exports/export-datasets.ts';
import type { ExportSelection } from '../../db/repositories/exports/export-source.ts';
import { lockExport } from '../../db/repositories/exports/read-export.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { comparable, readWithDuck, readWithPostgres } from '../exported-rows.ts';
import { accessionOf, bulkBatch, date, instant, OFFERING_VALUES, publish, rowMeta } from './fixtures.ts';

const WHOLE: ExportSelection = {
  asOf: null,
  asComputed: null,
  parserVersion: null,
  cik: null,
  from: null,
  until: null,
};

const CASH: CashPositionValues = {
  asOf: date('2023-12-31'),
  currency: 'USD',
  cashAndEquivalents: '12345678901234567890.1234567891',
  shortTermInvestments: '0',
  operatingCashFlow: '-0.0000000001',
  operatingCashFlowStart: date('0001-01-01'),
  operatingCashFlowEnd: date('9999-12-31'),
  ttmOperatingCashFlow: null,
  monthlyBurn: '-98765432109876.54321',
  // A ratio that needs more places, beside columns that do not.
  runwayMonths: '12.345678901234567',
  goingConcern: true,
  runwayStatement: 'enough\tfor "twelve" months, 漢😀\u0001',
};

describe('exports', () => {
  let database: TestDatabase;
  let folder: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    await insertRows(database);
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'exports-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  function write(names: readonly string[], selection: Partial<ExportSelection> = {}, more: Partial<ExportOrder> = {}) {
    const order: ExportOrder = {
      datasets: names.map(datasetOf),
      selection: { ...WHOLE, ...selection },
      exportId: 'x',
      replace: false,
      codeBuild: 'test',
      ...more,
    };
    return writeExports(database.db, openExportStore(folder, null), order, () => undefined);
  }
  /** One export, whatever was there before. */
  async function only(name: string, selection: Partial<ExportSelection> = {}): Promise<Manifest> {
    const [result] = await write([name], selection, { replace: true });
    return (result as { manifest: Manifest }).manifest;
  }

  test('DuckDB reads the rows that PostgreSQL has, with the same types and values', async () => {
    await write(['cash-position', 'offering-events', 'thirteenf-holdings', 'filings']);
    const views = {
      'cash-position': 'dilution.current_cash_position',
      'offering-events': 'dilution.current_offering_events',
      'thirteenf-holdings': 'parsed.current_thirteenf_holdings',
      filings: 'raw.filings',
    };
    for (const [name, view] of Object.entries(views)) {
      const duck = await readWithDuck(`${folder}/${name}/x/**/*.parquet`);
      const added = ['public_year', ...(name === 'thirteenf-holdings' ? ['value_spans'] : [])];
      const columns = Object.keys(duck.types).filter((column) => !added.includes(column));
      const stored = await readWithPostgres(database.db, `select * from ${view}`, columns);
      expect(stored.rows.length, name).toBeGreaterThan(0);
      const [read, expected] = comparable(duck, stored);
      expect(read, name).toEqual(expected);
    }
  });

  test('each kind of value has its exact type', async () => {
    await write(['cash-position', 'offering-events']);
    const cash = await readWithDuck(`${folder}/cash-position/x/**/*.parquet`);
    expect(cash.types).toMatchObject({
      cash_and_equivalents: 'DECIMAL(38,10)',
      runway_months: 'DECIMAL(38,18)',
      operating_cash_flow_start: 'DATE',
      going_concern: 'BOOLEAN',
      confidence: 'DOUBLE',
      recorded_at: 'TIMESTAMP WITH TIME ZONE',
      value_spans: 'VARCHAR',
      public_year: 'BIGINT',
    });
    const offerings = await readWithDuck(`${folder}/offering-events/x/**/*.parquet`);
    expect(offerings.types).toMatchObject({ securities: 'VARCHAR[]', sequence: 'INTEGER' });
    const [row] = cash.rows.filter((one) => one['accession_number'] === accessionOf(1));
    expect(row).toMatchObject({
      cash_and_equivalents: '12345678901234567890.1234567891',
      operating_cash_flow: '-0.0000000001',
      runway_months: '12.345678901234567',
      operating_cash_flow_start: '0001-01-01',
      operating_cash_flow_end: '9999-12-31',
      recorded_at: '2024-04-02 03:04:05.678901',
      ttm_operating_cash_flow: null,
      runway_statement: 'enough\tfor "twelve" months, 漢😀\u0001',
    });
  });

  test('a column with a value that no decimal fits is text, every digit of it', async () => {
    const { schema } = await only('thirteenf-holdings');
    const typeOf = (name: string) => schema.find((column) => column.name === name)?.type;
    expect(typeOf('ssh_prnamt')).toBe('VARCHAR');
    expect(typeOf('value_dollars')).toBe('DECIMAL(38,10)');
    const { rows } = await readWithDuck(`${folder}/thirteenf-holdings/x/**/*.parquet`);
    expect(rows.map((row) => row['ssh_prnamt'])).toContain(`1${'0'.repeat(30)}.1234567890123456789`);
  });

  test('files are in folders by the Eastern year of publication, and the manifest hashes each', async () => {
    const manifest = await only('cash-position');
    const paths = manifest.files.map(({ path, rows }) => [path, rows]);
    // 2026-01-01T02:00Z is still 2025 in New York.
    expect(paths).toEqual([
      ['public_year=2024/part-0000.parquet', 1],
      ['public_year=2025/part-0000.parquet', 1],
    ]);
    for (const { path, bytes, sha256 } of manifest.files) {
      const content = await readFile(join(folder, 'cash-position/x', path));
      expect({ bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }).toEqual({
        bytes,
        sha256,
      });
    }
    expect(manifest).toMatchObject({ rows: 2, versions: { parserVersions: ['cash-position@1'] } });
    expect(await listManifests(openExportStore(folder, null), 'cash-position')).toEqual([manifest]);
  });

  test('every dataset can be exported, also without rows, and has its columns, those of metadata among them', async () => {
    const metadata = `accession_number filing_url retrieved_at parser_version raw_source_key public_at
      materialization_version source_span value_spans extraction_trace_id confidence cross_validations model_version
      verified_at recorded_at`.split(/\s+/);
    const ofParsers = [...EXPORT_DATASETS.values()].filter(({ kind }) => kind === 'rows' || kind === 'bulk');
    expect(ofParsers).toHaveLength(29);
    const results = await write([...EXPORT_DATASETS.keys()]);
    for (const { manifest } of results) {
      const { types } = await readWithDuck(`${folder}/${manifest.dataset}/x/**/*.parquet`);
      const declared = manifest.schema.map(({ name, type }) => [name, type]);
      expect(Object.entries(types).filter(([name]) => name !== manifest.partitionedBy)).toEqual(declared);
      if (!ofParsers.some(({ name }) => name === manifest.dataset)) continue;
      expect(Object.keys(types), manifest.dataset).toEqual(expect.arrayContaining(metadata));
    }
  });

  test('a selection by either clock, version, issuer or dates has just its rows', async () => {
    const count = async (selection: Partial<ExportSelection>) => (await only('cash-position', selection)).rows;
    expect(await count({ asOf: '2025-12-30' as IsoDate })).toBe(1);
    expect(await count({ asOf: '2025-12-31' as IsoDate })).toBe(2);
    expect(await count({ from: '2025-01-01' as IsoDate })).toBe(1);
    expect(await count({ from: '2025-01-01' as IsoDate, until: '2025-06-01' as IsoDate })).toBe(0);
    expect(await count({ cik: '100' as Cik })).toBe(1);
    expect(await count({ parserVersion: 'cash-position@2' as ParserVersion })).toBe(1);
    // Nothing was promoted yet.
    expect(await count({ asComputed: instant('2024-04-03T00:00:00.000Z') })).toBe(0);
    expect(await count({ asComputed: instant(new Date().toISOString()) })).toBe(2);
    const now = instant(new Date().toISOString());
    expect(await count({ asComputed: now, parserVersion: 'cash-position@1' as ParserVersion })).toBe(2);
    await expect(count({ asComputed: now, parserVersion: 'cash-position@2' as ParserVersion })).rejects.toThrow(
      /was not promoted at/,
    );
    const facts = await only('thirteenf-holdings', { cik: '999' as Cik });
    expect(facts).toMatchObject({ rows: 0, files: [{ path: 'part-0000.parquet', rows: 0 }] });
  });

  test('what a dataset cannot honor is refused', async () => {
    await expect(only('instruments', { asOf: '2024-01-01' as IsoDate })).rejects.toThrow(/has no --as-of/);
    await expect(only('filings', { parserVersion: 'xbrl@1' as ParserVersion })).rejects.toThrow(/--parser-version/);
    await expect(only('cash-position', { parserVersion: 'cash-position@77' as ParserVersion })).rejects.toThrow(
      /versions with rows are cash-position@1/,
    );
  });

  test('a complete export is found again, and an incomplete one is written again', async () => {
    const first = await only('cash-position');
    const [again] = await write(['cash-position']);
    expect(again).toEqual({ manifest: first, state: 'present' });
    await expect(write(['cash-position'], { cik: '100' as Cik })).rejects.toThrow(/another selection/);
    // What a killed process leaves: files, one unfinished, and no manifest.
    const place = join(folder, 'cash-position/x');
    await rm(join(place, 'manifest.json'));
    await writeFile(join(place, 'public_year=2024/part-0009.parquet.tmp'), 'PAR1');
    expect(await listManifests(openExportStore(folder, null), 'cash-position')).toEqual([]);
    const [written] = await write(['cash-position']);
    expect(written).toMatchObject({ state: 'written', manifest: { files: first.files } });
    expect((await readdir(place, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    const [replaced] = await write(['cash-position'], { cik: '100' as Cik }, { replace: true });
    expect(replaced).toMatchObject({ state: 'written', manifest: { rows: 1 } });
  });

  test('a folder with other files is not touched', async () => {
    await only('cash-position');
    const place = join(folder, 'cash-position/x');
    await rm(join(place, 'manifest.json'));
    await writeFile(join(place, 'notes.txt'), 'mine');
    await expect(write(['cash-position'])).rejects.toThrow(/notes\.txt is not a file/);
    expect((await readdir(place)).sort()).toEqual(['notes.txt', 'public_year=2024', 'public_year=2025']);
  });

  test('two processes do not write the same export', async () => {
    await database.db.transaction().execute(async (trx) => {
      expect(await lockExport(trx, `${folder}/cash-position/x`)).toBe(true);
      await expect(write(['cash-position'])).rejects.toThrow(/another process is writing/);
    });
  });
});

function datasetOf(name: string): ExportDataset {
  const found = EXPORT_DATASETS.get(name);
  if (!found) throw new Error(`no dataset ${name}`);
  return found;
}

async function insertRows({ db }: TestDatabase): Promise<void> {
  const first = rowMeta();
  const second = rowMeta({ cik: '200' as Cik, accessionNumber: accessionOf(2) });
  await publish(db, first);
  await publish(db, second, '2026-01-01T02:00:00.000Z');
  const rows = [
    { values: CASH, meta: first, sequence: 1, ordinal: 0 },
    { values: { ...CASH, runwayMonths: null, goingConcern: null }, meta: second, sequence: 1, ordinal: 0 },
    // Another version's, which is not promoted.
    { values: CASH, meta: { ...first, parserVersion: 'cash-position@2' as ParserVersion }, sequence: 1, ordinal: 0 },
  ];
  const offering = { ...first, parserVersion: 'offering-events@1' as ParserVersion };
  const values = { ...OFFERING_VALUES, filedDate: date('2024-03-28') };
  await ensurePromoted(db, ['cash-position@1', 'offering-events@1', 'thirteenf@1'] as ParserVersion[]);
  const holdings = bulkBatch('thirteenf@1', [holding('100.5'), holding(`1${'0'.repeat(30)}.1234567890123456789`)]);
  await db.transaction().execute(async (trx) => {
    const scopes = rows.map(({ meta }) => meta);
    await replaceRows(trx, 'dilution.cash_position', scopes, rows);
    await replaceRows(
      trx,
      'dilution.offering_events',
      [offering],
      [['a "quoted", {name}', 'null', ''], []].map((securities, ordinal) => ({
        values: { ...values, securities },
        meta: offering,
        sequence: 1,
        ordinal,
      })),
    );
    await replaceBulkRows(db, trx, 'parsed.thirteenf_holdings', [holdings]);
  });
  await sql`
    update dilution.cash_position set recorded_at = '2024-04-02 03:04:05.678901Z' where cik = '100'
  `.execute(db);
  await sql`insert into ops.parser_sets (parser_versions) values ('{cash-position@1,cash-position@2}')`.execute(db);
}

function holding(sshPrnamt: string): BulkRow<ThirteenfHoldingValues> {
  return {
    span: { sequence: 2, start: 0, end: 10 },
    confidence: 0.99,
    values: {
      periodOfReport: date('2023-12-31'),
      nameOfIssuer: 'ALPHA\tCO',
      titleOfClass: 'COM',
      cusip: '000361105',
      figi: null,
      rawValue: '5',
      valueDollars: '5000',
      sshPrnamt,
      sshPrnamtType: 'SH',
      putCall: null,
      investmentDiscretion: 'SOLE',
      otherManager: '4,8',
      votingSole: '100',
      votingShared: '0',
      votingNone: null,
    },
  };
}
