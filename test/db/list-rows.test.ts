import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { listRows, type RowListQuery, type RowPage } from '../../db/repositories/datasets/list-rows.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, date, instant, publish, rowMeta } from './fixtures.ts';

const V1 = 'overhang@1' as ParserVersion;
const V2 = 'overhang@2' as ParserVersion;
const NOW = { publicTo: null, computedBy: null, parserVersion: null } as const;
const COLUMNS = ['cik', 'accession_number', 'sequence', 'ordinal', 'status', 'parser_version'] as const;

type Query = RowListQuery<'dilution.warrants', (typeof COLUMNS)[number]>;
type Listed = RowPage<{ cik: Cik; accession_number: string; ordinal: number }>['rows'][number];

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await ensurePromoted(database.db, [V1]);
});
afterAll(() => database.drop());

interface Filing {
  readonly n: number;
  readonly cik?: string;
  /** Hours after a fixed time. */
  readonly hour: number;
  readonly rows: number;
  readonly version?: ParserVersion;
}

async function store({ n, cik = '100', hour, rows, version = V1 }: Filing): Promise<void> {
  const meta = rowMeta({ cik: cik as Cik, accessionNumber: accessionOf(n), parserVersion: version });
  await publish(database.db, meta, new Date(Date.UTC(2024, 0, 1, hour)).toISOString());
  const given = Array.from({ length: rows }, (_, ordinal) => ({
    meta,
    sequence: 1 + (ordinal % 2),
    ordinal,
    values: {
      asOf: date('2024-01-01'),
      label: `W${ordinal}`,
      count: null,
      exercisePrice: null,
      purchasePrice: null,
      expires: null,
      expiresText: null,
      exercisableFrom: null,
      exercisableText: null,
      priceProtection: null,
      ratchet: null,
      preFunded: ordinal % 3 === 0,
      status: ordinal % 2 === 0 ? ('outstanding' as const) : ('offered' as const),
    },
  }));
  await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.warrants', [meta], given));
}

const list = (query: Partial<Query>) =>
  listRows(database.db, {
    table: 'dilution.warrants',
    columns: COLUMNS,
    clocks: NOW,
    cursor: null,
    limit: 10,
    ...query,
  });

/** A list from its first page to its last. `between` runs after each page. */
async function walk(query: Partial<Query>, between: (page: number) => Promise<void> = async () => undefined) {
  const found: Listed[] = [];
  let cursor: number | null = null;
  for (let page = 0; page < 1_000; page += 1) {
    const { rows, nextCursor }: RowPage<Listed> = await list({ ...query, cursor });
    found.push(...rows);
    if (nextCursor === null) return found;
    expect(rows).toHaveLength(query.limit ?? 10);
    cursor = nextCursor;
    await between(page);
  }
  throw new Error('the list does not end');
}

const keyOf = (row: Listed) => `${row.accession_number} ${row.ordinal}`;

async function tableRows(condition = sql<boolean>`true`): Promise<readonly string[]> {
  const { rows } = await sql<Listed>`
    select t.accession_number, t.ordinal from dilution.warrants t join raw.filings f using (accession_number)
    where t.parser_version = ${V1} and ${condition}
    order by f.public_at desc, accession_number desc, t.sequence, t.ordinal
  `.execute(database.db);
  return rows.map(keyOf);
}

describe('a list of rows', () => {
  let next = 1;
  /** Filings with ties in time, several rows each, of three issuers, and of two versions. */
  const filings = fc.array(
    fc.record({
      cik: fc.constantFrom('100', '101', '102'),
      hour: fc.integer({ min: 0, max: 6 }),
      rows: fc.integer({ min: 0, max: 5 }),
      version: fc.constantFrom(V1, V1, V1, V2),
    }),
    { minLength: 1, maxLength: 14 },
  );
  const queries = fc.record({
    limit: fc.integer({ min: 1, max: 7 }),
    cik: fc.constantFrom(null, '100' as Cik),
    status: fc.constantFrom(null, 'offered' as const),
    others: fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
  });

  test('walked to its end equals the table, also while rows of other filings are stored', async () => {
    await fc.assert(
      fc.asyncProperty(filings, queries, async (given, { limit, cik, status, others }) => {
        await sql`truncate dilution.warrants, raw.filings cascade`.execute(database.db);
        for (const filing of given) await store({ ...filing, n: next++ });
        const expected = await tableRows(
          sql<boolean>`(${cik}::text is null or t.cik = ${cik}) and (${status}::text is null or t.status = ${status})`,
        );
        const where = status === null ? [] : [{ column: 'status', is: '=', value: status } as const];
        const added = new Set<string>();
        const walked = await walk({ limit, cik, where }, async (page) => {
          const hour = others[page];
          if (hour === undefined) return;
          added.add(accessionOf(next));
          await store({ n: next++, hour, rows: 2 });
        });
        expect(walked.filter((row) => !added.has(row.accession_number)).map(keyOf)).toEqual(expected);
        expect(new Set(walked.map(keyOf)).size).toBe(walked.length);
      }),
      { numRuns: 12 },
    );
  });

  test('goes back in both clocks, each to its end', async () => {
    await sql`truncate dilution.warrants, raw.filings cascade`.execute(database.db);
    for (let n = 1; n <= 6; n += 1) await store({ n, hour: n, rows: 3, cik: n % 2 === 0 ? '100' : '101' });
    const before = await walk({ limit: 4 });
    const { rows } = await sql<{ now: string }>`
      select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now, pg_sleep(0.01)
    `.execute(database.db);
    const computedBy = instant(rows[0]?.now ?? '');
    await store({ n: 3, hour: 3, rows: 1, cik: '101' });
    await store({ n: 2, hour: 2, rows: 0 });
    await store({ n: 7, hour: 9, rows: 2 });
    // A filing moves in time; as computed then, it had not.
    await sql`
      insert into raw.superseded_filing_times (accession_number, public_at, public_at_estimated, superseded_at)
      select accession_number, public_at, false, clock_timestamp() from raw.filings where accession_number = ${accessionOf(5)}
    `.execute(database.db);
    await publish(database.db, { cik: '101' as Cik, accessionNumber: accessionOf(5) }, '2023-12-01T00:00:00.000Z');
    for (const limit of [1, 4, 50]) {
      expect(await walk({ limit, clocks: { ...NOW, computedBy } })).toEqual(before);
      expect(await walk({ limit, cik: '100' as Cik, clocks: { ...NOW, computedBy } })).toEqual(
        before.filter(({ cik }) => cik === '100'),
      );
    }
    const publicTo = instant('2024-01-01T04:00:00.000Z');
    expect((await walk({ limit: 2, clocks: { ...NOW, publicTo } })).map(keyOf)).toEqual(
      await tableRows(sql<boolean>`f.public_at <= ${publicTo}`),
    );
    expect((await walk({ limit: 2, publicFrom: publicTo })).map(keyOf)).toEqual(
      await tableRows(sql<boolean>`f.public_at >= ${publicTo}`),
    );
  });

  test('shows another version, and refuses one that was not promoted at an instant', async () => {
    await sql`truncate dilution.warrants, raw.filings cascade`.execute(database.db);
    await store({ n: 1, hour: 1, rows: 2 });
    await store({ n: 1, hour: 1, rows: 3, version: V2 });
    expect(await walk({ limit: 1 })).toHaveLength(2);
    const ofVersion = (parserVersion: ParserVersion, computedBy: string | null = null) =>
      walk({
        limit: 1,
        clocks: { ...NOW, parserVersion, computedBy: computedBy === null ? null : instant(computedBy) },
      });
    expect((await ofVersion(V2)).map(keyOf)).toHaveLength(3);
    expect(await ofVersion('overhang@9' as ParserVersion)).toEqual([]);
    await expect(ofVersion(V2, '2099-01-01T00:00:00.000Z')).rejects.toMatchObject({ code: 'version-not-promoted' });
    expect(await ofVersion(V1, '2099-01-01T00:00:00.000Z')).toHaveLength(2);
    await promote(database.db, V2, 'test');
    expect(await walk({ limit: 2 })).toHaveLength(3);
    await promote(database.db, V1, 'test');
  });

  test('takes any cursor that a page gave, and refuses others', async () => {
    await sql`truncate dilution.warrants, raw.filings cascade`.execute(database.db);
    for (let n = 1; n <= 3; n += 1) await store({ n, hour: n, rows: 3 });
    const first = await list({ limit: 2 });
    expect(await list({ limit: 2, cursor: 0 })).toEqual(first);
    const filing = Math.floor((first.nextCursor ?? 0) / 1e6);
    // Of more rows than the filing has, only its own are skipped.
    const { rows } = await list({ cursor: filing * 1e6 + 999_999 });
    expect(rows.map(keyOf)).toEqual((await tableRows()).slice(3));
    for (const cursor of [-1, 1, 999_999, 987_654_000_001, 2 ** 53, 1e300, 1.5, Number.NaN]) {
      await expect(list({ cursor })).rejects.toMatchObject({ code: 'unknown-cursor', retryable: false });
    }
  });
});
