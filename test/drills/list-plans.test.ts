import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DILUTION_OPERATIONS } from '../../api/families/dilution/dilution.ts';
import type { Operation } from '../../api/operation.ts';
import type { ApiServices } from '../../api/services.ts';
import { type ParserVersion, parseCik } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { rowOf } from '../../db/names.ts';
import { loadIssuerNames } from '../../db/repositories/datasets/issuer-names.ts';
import { listRows } from '../../db/repositories/datasets/list-rows.ts';
import { refreshCoverageSummary } from '../../db/repositories/filings/coverage-summary.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { PARSER_OF, TABLES, VALUES, VERSIONS } from '../api/dilution-fixture.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { instant, rowMeta } from '../db/fixtures.ts';
import { type TableRead, tableReads } from '../query-plans.ts';

const FILINGS = 12_000;
const ISSUERS = 300;
/** One of so many filings has rows of a dataset; of warrants, three rows each. */
const DENSE = 3;

const ACCESSION = sql.raw(`'0001234567-24-' || lpad(n::text, 6, '0')`);
const CIK = sql.raw(`(1000 + n % ${ISSUERS})::text`);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  await ensurePromoted(db, VERSIONS);
  await sql`
    insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
      raw_source_key, retrieved_at)
    select ${ACCESSION}, ${CIK}, '8-K', t.at, t.at, false, 'u', 'edgar', 'stored', 'sha256:1', t.at
    from generate_series(1, ${FILINGS}::int) n
    cross join lateral (select timestamptz '2020-01-01' + n / 4 * interval '6 hours' as at) t
  `.execute(db);
  await sql`
    insert into raw.filing_filers (cik, accession_number, role, is_own, form)
    select ${CIK}, ${ACCESSION}, 'filer', true, '8-K' from generate_series(1, ${FILINGS}::int) n
  `.execute(db);
  for (const table of TABLES) {
    const parserVersion = `${PARSER_OF[table]}@1` as ParserVersion;
    const base = JSON.stringify(
      rowOf(VALUES[table](0, '2024-01-10'), rowMeta({ parserVersion }), {
        recordedAt: '2024-01-01',
        verifiedAt: '2024-01-01',
      }),
    );
    const places = table === 'dilution.warrants' ? 3 : 1;
    await sql`
      insert into ${sql.table(table)}
      select (jsonb_populate_record(null::${sql.table(table)}, ${base}::jsonb || jsonb_build_object(
        'cik', ${CIK}, 'accession_number', ${ACCESSION}, 'sequence', 1, 'ordinal', o))).*
      from generate_series(1, ${FILINGS}::int) n, generate_series(0, ${places - 1}::int) o where n % ${DENSE}::int = 0
    `.execute(db);
  }
  await sql`
    insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence, input_hash,
      output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
    select ${CIK}, ${ACCESSION}, v, 1, split_part(v, '@', 1), 'parsed', 1, 'i', 'o', '[]', '[]', '[]', 1, 'm1'
    from generate_series(1, ${FILINGS}::int) n, unnest(${VERSIONS}::text[]) v where n % 30 = 0
  `.execute(db);
  await sql`analyze`.execute(db);
  await refreshCoverageSummary(db);
});
afterAll(() => database.drop());

/** No list uses them without clocks. */
const SERVICES = {} as unknown as ApiServices;

/** Tables that grow with the filings. */
const LARGE = ['filings', 'filing_filers', 'parse_runs', ...TABLES.map((table) => table.split('.')[1])];
const SCANS = (reads: readonly TableRead[]) =>
  reads.filter(({ table, index, rows }) => index === null && rows > 0 && LARGE.includes(table));
const rowsOf = (reads: readonly TableRead[]) => reads.reduce((total, { rows }) => total + rows, 0);

async function readsOf(operation: Operation, query: object): Promise<{ reads: readonly TableRead[]; body: unknown }> {
  let body: unknown;
  const reads = await tableReads(database.db, async (db: Database) => {
    body = await operation.handle({
      query,
      params: {},
      body: undefined,
      headers: {},
      caller: { organizationId: 'o', keyId: 'k', scopes: ['read'] },
      isHead: false,
      deps: {
        db,
        writer: db,
        services: SERVICES,
        logger: { info: () => undefined, warn: () => undefined, error: () => undefined },
      },
    });
  });
  return { reads, body };
}

const LISTS = DILUTION_OPERATIONS.filter(({ path }) => !/coverage|\{/.test(path));

/** The cursor at the filing number `n` of the generated ones. */
async function cursorAt(n: number): Promise<number> {
  const { rows } = await sql<{ cursor: string }>`
    select filing_number * 1000000 + 1 as cursor from raw.filings
    where accession_number = '0001234567-24-' || lpad(${n}::text, 6, '0')
  `.execute(database.db);
  return Number(rows[0]?.cursor);
}

describe('the plans of', () => {
  it.each(LISTS.map((operation) => [operation.path, operation] as const))(
    '%s read by indexes, and no more on the last pages than on the first',
    async (_, operation) => {
      const first = await readsOf(operation, {});
      const deep = await readsOf(operation, { cursor: await cursorAt(DENSE * 20) });
      const own = await readsOf(operation, { cik: '1003' });
      for (const { reads, body } of [first, deep, own]) {
        expect(body).toMatchObject({ object: 'list', data: { length: 10 } });
        expect(SCANS(reads)).toEqual([]);
      }
      expect(rowsOf(first.reads)).toBeLessThan(600);
      expect(rowsOf(deep.reads)).toBeLessThan(2 * rowsOf(first.reads));
      // What was searched for an issuer covers all its filings.
      expect(rowsOf(own.reads)).toBeLessThan(2_500);
    },
  );

  it('names of issuers read only their own filings', async () => {
    const ciks = Array.from({ length: 10 }, (_, at) => parseCik(1_000 + at));
    const reads = await tableReads(database.db, async (db) => {
      const names = await loadIssuerNames(db, ciks, instant('2030-01-01'));
      expect(names.size).toBe(ciks.length);
    });
    expect(SCANS(reads)).toEqual([]);
    expect(rowsOf(reads)).toBeLessThan((4 * ciks.length * FILINGS) / ISSUERS);
  });

  it('coverage read what the last run counted, and of an issuer its filings', async () => {
    const coverage = DILUTION_OPERATIONS.find(({ path }) => path.endsWith('/coverage'));
    if (coverage === undefined) throw new Error('no coverage');
    const all = await readsOf(coverage, {});
    expect(SCANS(all.reads)).toEqual([]);
    expect(rowsOf(all.reads)).toBeLessThan(50);
    const own = await readsOf(coverage, { cik: '1003' });
    expect(SCANS(own.reads)).toEqual([]);
  });

  it('rows as computed across issuers look up filings, also those that have moved since', async () => {
    const { db } = database;
    const now = { publicTo: null, computedBy: null, parserVersion: null };
    const query = { table: 'dilution.warrants', columns: ['accession_number', 'ordinal'], limit: 30 } as const;
    const page = (computedBy: string | null, cursor: number | null, on = db) =>
      listRows(on, {
        ...query,
        cursor,
        clocks: { ...now, computedBy: computedBy === null ? null : instant(computedBy) },
      });
    const before = await page(null, null);
    const last = await page(null, await cursorAt(DENSE * 10));
    // The oldest filing becomes the newest; what was computed before does not change.
    await sql`
      insert into raw.superseded_filing_times (accession_number, public_at, public_at_estimated, superseded_at)
      select accession_number, public_at, false, clock_timestamp() from raw.filings
      where accession_number in ('0001234567-24-000003', '0001234567-24-012000', '0001234567-24-011997')
    `.execute(db);
    const at = '2025-01-01T00:00:00.000Z';
    await sql`update ops.promotions set promoted_at = '2024-01-01'`.execute(db);
    await sql`update raw.superseded_filing_times set superseded_at = '2026-01-01'`.execute(db);
    await sql`
      update raw.filings set public_at = case when accession_number like '%000003' then timestamptz '2025-06-01'
        else timestamptz '2019-01-01' end
      where accession_number in (select accession_number from raw.superseded_filing_times)
    `.execute(db);
    expect((await page(null, null)).rows[0]?.accession_number).toBe('0001234567-24-000003');
    const reads = await tableReads(db, async (explained) => {
      expect(await page(at, null, explained)).toEqual(before);
    });
    // To know that a dataset has many rows, so many are counted.
    expect(SCANS(reads).filter(({ rows }) => rows > 10_000)).toEqual([]);
    expect(rowsOf(reads)).toBeLessThan(18_000);
    expect(await page(at, await cursorAt(DENSE * 10))).toEqual(last);
    expect(last.nextCursor).toBeNull();
    const second = await page(at, before.nextCursor);
    expect(second.rows).toHaveLength(30);
    expect(new Set([...before.rows, ...second.rows].map((row) => `${row.accession_number} ${row.ordinal}`)).size).toBe(
      60,
    );
  });
});
