import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endOfEasternDay } from '../../core/dates.ts';
import type { ParserVersion } from '../../core/ids.ts';
import { STATEMENT_FIELDS } from '../../core/statements.ts';
import { NOW } from '../../db/repositories/datasets/clocked-rows.ts';
import { loadStatementColumns } from '../../db/repositories/statements/statement-columns.ts';
import { runCli } from '../cli.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tableReads } from '../query-plans.ts';
import { accessionOf, date, instant, RAW_KEY } from './fixtures.ts';
import { FILER, period, SILENT, STATEMENTS, SUBSIDIARY, storeIssuers, storeStatements } from './statement-fixture.ts';

const ALL = ['income', 'balance', 'cashflow'] as const;

describe('stored statements', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await storeIssuers(database.db);
  });
  afterAll(() => database.drop());

  const read = (cik = FILER, clocks = NOW) => loadStatementColumns(database.db, { cik, statements: ALL, clocks });
  const numbersOf = async (...given: Parameters<typeof read>) => [
    ...new Set((await read(...given)).map(({ accessionNumber }) => accessionNumber)),
  ];

  test('have every field with its value, origin and words', async () => {
    const [column] = await loadStatementColumns(database.db, { cik: FILER, statements: ['income'], clocks: NOW });
    expect(column).toMatchObject({
      accessionNumber: accessionOf(1),
      form: '10-K',
      filedDate: '2024-02-20',
      publicAt: '2024-02-20T21:05:00.000Z',
      statement: 'income',
      start: '2023-01-01',
      end: '2023-12-31',
      role: 'current',
      currency: 'USD',
      fiscalYearEnd: '--12-31',
      metadata: { provenance: { parserVersion: STATEMENTS }, verification: { confidence: 0.97 } },
    });
    expect(column?.values.epsDiluted).toEqual({
      value: '1.375',
      confidence: 0.97,
      sourceSpan: `${RAW_KEY}#1:200-209`,
      origin: {
        rule: 'reported',
        operands: [
          {
            concept: 'us-gaap:EpsDiluted',
            value: '1.375',
            start: '2023-01-01',
            end: '2023-12-31',
            sign: 1,
            accessionNumber: accessionOf(1),
            sourceSpan: `${RAW_KEY}#1:200-209`,
          },
        ],
      },
    });
    expect(column?.values).not.toHaveProperty('researchAndDevelopment');
  });

  test('have a column of their table for each field', async () => {
    const tables = { income: 'income_statements', balance: 'balance_sheets', cashflow: 'cash_flow_statements' };
    for (const statement of ALL) {
      const amounts = Object.fromEntries(STATEMENT_FIELDS[statement].map((field, n) => [field, `${n + 1}.25`]));
      const dates = statement === 'balance' ? ([null, '1999-12-31'] as const) : (['1999-01-01', '1999-12-31'] as const);
      await storeStatements(database.db, {
        n: 90,
        form: '10-K',
        day: '2000-01-20',
        cik: SUBSIDIARY,
        periods: [period(statement, dates, amounts)],
      });
      const [column] = await loadStatementColumns(database.db, {
        cik: SUBSIDIARY,
        statements: [statement],
        clocks: { ...NOW, publicTo: instant('2001-01-01T00:00:00.000Z') },
      });
      const values = Object.entries(column?.values ?? {}).map(([field, one]) => [field, one?.value]);
      expect([tables[statement], Object.fromEntries(values)]).toEqual([tables[statement], amounts]);
    }
  });

  test('are those that were public by an instant, and those that were stored by one', async () => {
    const publicTo = endOfEasternDay(date('2025-02-19'));
    expect(await numbersOf(FILER, { ...NOW, publicTo })).toEqual([accessionOf(1)]);
    expect(await numbersOf(FILER, { ...NOW, publicTo: endOfEasternDay(date('2025-02-20')) })).toEqual([
      accessionOf(1),
      accessionOf(2),
    ]);
    expect(await read(FILER, { ...NOW, computedBy: instant('2020-01-01T00:00:00.000Z') })).toEqual([]);
    const { rows } = await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(database.db);
    const stored = instant(new Date(rows[0]?.now ?? '').toISOString());
    expect(
      await read(FILER, { ...NOW, computedBy: instant(new Date(Date.parse(stored) + 1000).toISOString()) }),
    ).toEqual(await read());
  });

  test('of another parser version are apart from the promoted ones', async () => {
    const version = 'statements@2' as ParserVersion;
    await storeStatements(database.db, {
      n: 1,
      form: '10-K',
      day: '2024-02-20',
      version,
      periods: [period('income', ['2023-01-01', '2023-12-31'], { revenue: '7' })],
    });
    const columns = await read(FILER, { ...NOW, parserVersion: version });
    expect(columns.map(({ values }) => values.revenue?.value)).toEqual(['7']);
    expect((await read()).every(({ values }) => values.revenue?.value !== '7')).toBe(true);
    await expect(
      read(FILER, { ...NOW, parserVersion: version, computedBy: instant('2026-01-01T00:00:00.000Z') }),
    ).rejects.toMatchObject({ code: 'version-not-promoted' });
  });

  test('of a joint report belong to the filer whom its facts are about', async () => {
    expect(await numbersOf(FILER)).not.toContain(accessionOf(8));
    expect(await numbersOf(SUBSIDIARY)).toContain(accessionOf(8));
    expect(await read(SILENT)).toEqual([]);
  });

  test('are printed, and explained, by the command', async () => {
    const run = (...args: string[]) =>
      runCli(['statements', ...args], { env: { DATABASE_URL: database.url, NO_COLOR: '1' } });
    const [printed, explained, unknown, json] = await Promise.all([
      run('--ticker', 'NICE', '--as-of', '2026-03-01'),
      run('--cik', FILER, '--period', 'quarter', '--explain', 'revenue', '--limit', '1'),
      run('--ticker', 'NICE', '--explain', 'revenu'),
      run('--cik', SILENT, '--json'),
    ]);
    expect(printed.stdout).toContain('NORTHGATE ICE CO: fiscal years, as the newest filing states them');
    expect(printed.stdout).toMatch(/revenue +│ +1,100,000 │ +990,000 r │ +800,000 │/);
    expect(printed.stdout).toMatch(/EPS, diluted +│ +1.375 │/);
    expect(explained.stdout.split('\n').slice(1, 6)).toEqual([
      `revenue, Q4 2025 (2025-10-01 to 2025-12-31): 290,000,000 USD, year-to-date, confidence 0.97, ${accessionOf(6)}`,
      '  + us-gaap:Revenue, 2025-01-01 to 2025-12-31: 1,100,000,000',
      `    ${accessionOf(6)} ${RAW_KEY}#1:100-109`,
      '  - us-gaap:Revenue, 2025-01-01 to 2025-09-30: 810,000,000',
      `    ${accessionOf(5)} ${RAW_KEY}#1:100-109`,
    ]);
    expect(unknown).toMatchObject({ code: 1, stderr: expect.stringContaining('did you mean revenue?') });
    expect(JSON.parse(json.stdout)).toMatchObject({ data: [], currencies: [], coverage: { status: 'not-covered' } });
  });

  test('that a newer reading no longer has are gone', async () => {
    const filing = { n: 91, form: '10-Q', day: '2010-05-01', cik: SILENT };
    await storeStatements(database.db, {
      ...filing,
      periods: [period('cashflow', ['2010-01-01', '2010-03-31'], { operatingCashFlow: '5' })],
    });
    expect(await read(SILENT)).toHaveLength(1);
    await storeStatements(database.db, { ...filing, periods: [] });
    expect(await read(SILENT)).toEqual([]);
  });
});

describe('the plans of reads of statements', () => {
  const ISSUERS = 400;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`
      insert into ops.parser_sets (parser_versions) values ('{statements@1}');
    `.execute(database.db);
    await sql`
      insert into ops.promotions (parser_id, parser_version, active) values ('statements', 'statements@1', true)
    `.execute(database.db);
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
        raw_source_key, retrieved_at, parser_set)
      select 'k' || n, (n % ${ISSUERS}::int)::text, '10-Q', date '2015-01-01' + n / 10,
        timestamptz '2015-01-01' + n * interval '2 hours', false, 'u', 's', 'processed', 'sha256:00', now(),
        (select min(parser_set) from ops.parser_sets)
      from generate_series(1, 8000) n
    `.execute(database.db);
    await sql`
      insert into raw.filing_filers (cik, accession_number, role, name)
      select (n % ${ISSUERS}::int)::text, 'k' || n, 'filer', 'CO ' || n from generate_series(1, 8000) n
    `.execute(database.db);
    for (const table of ['income_statements', 'cash_flow_statements', 'balance_sheets']) {
      const start = table === 'balance_sheets' ? sql`` : sql`period_start,`;
      const day = table === 'balance_sheets' ? sql`` : sql`date '2015-01-01' + n / 10 - 90 * k,`;
      await sql`
        insert into ${sql.table(`parsed.${table}`)} (cik, accession_number, form, filed_date, role, currency, ${start}
          period_end, origins, parser_version, raw_source_key, materialization_version, value_spans, extraction_trace_id,
          confidence, cross_validations)
        select (n % ${ISSUERS}::int)::text, 'k' || n, '10-Q', date '2015-01-01' + n / 10, 'current', 'USD', ${day}
          date '2015-01-01' + n / 10 - k, '{}', 'statements@1', 'sha256:00', 'm1', '{}', 't', 1, '[]'
        from generate_series(1, 8000) n, generate_series(1, 2) k
      `.execute(database.db);
    }
    await sql`analyze`.execute(database.db);
  }, 60_000);
  afterAll(() => database.drop());

  test.each([
    ['now', NOW],
    ['as of a date', { ...NOW, publicTo: instant('2015-02-01T00:00:00.000Z') }],
    ['as computed', { ...NOW, computedBy: instant('2035-02-01T00:00:00.000Z') }],
    ['of a version', { ...NOW, parserVersion: STATEMENTS }],
  ])('read the rows of one issuer by its key: %s', async (_, clocks) => {
    const reads = await tableReads(database.db, (db) =>
      loadStatementColumns(db, { cik: '77' as typeof FILER, statements: ALL, clocks }),
    );
    const large = reads.filter(({ table }) => /^(filings|filing_filers|income_|cash_flow_|balance_)/.test(table));
    expect(new Set(large.map(({ table }) => table)).size).toBe(5);
    expect(large.filter(({ rows }) => rows > 60)).toEqual([]);
  });
});
