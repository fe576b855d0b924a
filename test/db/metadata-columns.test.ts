import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ParserVersion } from '../../core/ids.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { ensurePromoted } from '../../db/repositories/runs/promotions.ts';
import { METADATA_COLUMNS, metadataOf } from '../../db/row-metadata.ts';
import { OWN_KEYS } from '../../db/tables/datasets.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { date, PUBLIC_AT, publish, RAW_KEY, rowMeta } from './fixtures.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function columnsByView(pattern: string): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ view: string; columns: string[] }>`
    select t.table_schema || '.' || t.table_name as view, array_agg(c.column_name::text) as columns
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_type = 'VIEW' and t.table_schema in ('parsed', 'dilution') and t.table_name ~ ${pattern}
    group by 1
  `.execute(database.db);
  return new Map(rows.map(({ view, columns }) => [view, new Set(columns)]));
}

const DERIVED = ['shelf_programs', 'instruments', 'compliance_states'].map((name) => `dilution.current_${name}`);

describe('every dataset view', () => {
  test('has all columns of the metadata blocks', async () => {
    const views = await columnsByView('^(all|current)_|^(xbrl_facts|thirteenf_holdings)$');
    const lacking = [...views].flatMap(([view, columns]) =>
      DERIVED.includes(view)
        ? []
        : METADATA_COLUMNS.filter((column) => !columns.has(column)).map((column) => `${view}.${column}`),
    );
    expect(lacking).toEqual([]);
    const expected = Object.keys(OWN_KEYS).flatMap((table) => [
      table.replace('.', '.all_'),
      table.replace('.', '.current_'),
    ]);
    const bulk = ['xbrl_facts', 'thirteenf_holdings'].map((name) => `parsed.current_${name}`);
    expect([...views.keys()]).toEqual(expect.arrayContaining([...expected, ...bulk]));
  });

  test('of derived rows says as of when, by which methodology and when they were derived', async () => {
    const views = await columnsByView('^current_');
    for (const view of DERIVED) {
      const columns = views.get(view) ?? new Set();
      const wanted = ['as_of', 'methodology_version', 'verified_at', 'recorded_at', 'is_fresh'];
      expect([view, wanted.filter((column) => !columns.has(column))]).toEqual([view, []]);
    }
  });

  test('is mapped to the blocks of a response: fresh, and stale once the filing has other bytes', async () => {
    const { db } = database;
    const meta = rowMeta({ parserVersion: 'lockups-and-rofr@1' as ParserVersion });
    await publish(db, meta);
    await ensurePromoted(db, [meta.parserVersion]);
    const values = {
      parties: 'company' as const,
      days: 90,
      startsOn: date('2024-03-28'),
      endsOn: null,
      conditions: null,
    };
    await db
      .transaction()
      .execute((trx) => replaceRows(trx, 'dilution.lockups', [meta], [{ values, meta, sequence: 1, ordinal: 0 }]));
    await sql`update dilution.lockups set recorded_at = ${PUBLIC_AT}::timestamptz + interval '90 s'`.execute(db);
    const read = async () =>
      metadataOf(await db.selectFrom('dilution.current_lockups').select(METADATA_COLUMNS).executeTakeFirstOrThrow());
    expect(await read()).toEqual({
      provenance: {
        source: 'sec-edgar',
        accessionNumber: meta.accessionNumber,
        filingUrl: expect.stringMatching(/^https:/),
        retrievedAt: '2024-04-01T00:00:00.000Z',
        parserVersion: meta.parserVersion,
        rawSourceKey: RAW_KEY,
      },
      freshness: {
        status: 'fresh',
        asOf: '2024-03-28T20:07:03.000Z',
        sourcePublishedAt: PUBLIC_AT,
        lagMs: 90_000,
        sourcePublishedAtEstimated: false,
      },
      materialization: { parserVersion: meta.parserVersion, materializationVersion: 'm1' },
      verification: {
        sourceSpan: meta.sourceSpan,
        extractionTraceId: 't1',
        confidence: 0.95,
        crossValidations: meta.crossValidations,
        modelVersion: null,
        verifiedAt: expect.stringMatching(/Z$/),
      },
    });
    await sql`update raw.filings set raw_source_key = ${`sha256:${'c'.repeat(64)}`}`.execute(db);
    expect((await read()).freshness.status).toBe('stale');
    // Published, by estimate, at the end of a day on which it was already stored.
    await sql`update raw.filings set public_at = '2024-03-29T03:59:59Z', public_at_estimated = true`.execute(db);
    expect((await read()).freshness).toMatchObject({ lagMs: 0, sourcePublishedAtEstimated: true });
  });
});
