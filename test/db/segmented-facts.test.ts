import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import { NOW } from '../../db/repositories/datasets/clocked-rows.ts';
import {
  type SegmentedFactQuery,
  segmentedFactHistory,
  segmentedMetrics,
} from '../../db/repositories/datasets/segmented-facts.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tableReads } from '../query-plans.ts';
import { SEGMENT } from '../segment-facts.ts';
import { instant } from './fixtures.ts';
import { factsOf, MAKER, SEGMENTS, storeSegmentIssuers, storeSegments } from './segment-fixture.ts';

const ALL: SegmentedFactQuery = {
  cik: MAKER,
  metric: 'revenue',
  dimensions: ['segment'],
  periodKinds: ['annual'],
  member: null,
  currency: null,
  isEveryConcept: false,
  restated: 'latest',
  clocks: NOW,
  offset: 0,
  limit: 50,
};

describe('stored facts by segment', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await storeSegmentIssuers(database.db);
  });
  afterAll(() => database.drop());

  const valuesOf = async (query: Partial<SegmentedFactQuery> = {}) => {
    const { rows } = await segmentedFactHistory(database.db, { ...ALL, ...query });
    return rows.map(({ period_end, label, value }) => [period_end, label, Number(value) / 1e6]);
  };

  test('have numbers as stated, axes and words', async () => {
    const { rows } = await segmentedFactHistory(database.db, { ...ALL, limit: 1 });
    expect(rows[0]).toMatchObject({
      axes: { [SEGMENT]: 'co:FluidsMember' },
      members: ['co:FluidsMember'],
      value: '1500000000',
      total: '3000000000',
      leaves_sum: '2500000000',
      agrees: false,
      value_spans: { value: expect.stringMatching(/#1:20-30$/) },
    });
  });

  test('of another version are apart, and what was stored at an instant stays', async () => {
    const before = await valuesOf();
    const [{ now } = { now: '' }] = (
      await sql<{ now: string }>`select clock_timestamp()::text as now`.execute(database.db)
    ).rows;
    const stored = instant(new Date(Date.parse(now) + 1).toISOString());
    await new Promise((resolve) => setTimeout(resolve, 5));
    const filing = { n: 4, form: '10-K', day: '2026-02-20' };
    const year = { start: '2025-01-01', end: '2025-12-31' };
    const facts = factsOf(year, [
      [3000],
      [1800, { [SEGMENT]: 'co:FluidsMember' }],
      [1200, { [SEGMENT]: 'co:ServiceMember' }],
    ]);
    const version = 'segmented-facts@2' as ParserVersion;
    await storeSegments(database.db, { ...filing, facts, version });
    expect(await valuesOf()).toEqual(before);
    expect(await valuesOf({ clocks: { ...NOW, parserVersion: version } })).toEqual([
      ['2025-12-31', 'Fluids', 1800],
      ['2025-12-31', 'Service', 1200],
    ]);
    const unpromoted = { ...NOW, parserVersion: version, computedBy: instant('2030-01-01T00:00:00.000Z') };
    await expect(valuesOf({ clocks: unpromoted })).rejects.toMatchObject({ code: 'version-not-promoted' });
    await storeSegments(database.db, { ...filing, facts });
    expect((await valuesOf()).slice(0, 2)).toEqual([
      ['2025-12-31', 'Fluids', 1800],
      ['2025-12-31', 'Service', 1200],
    ]);
    expect(await valuesOf({ clocks: { ...NOW, computedBy: stored } })).toEqual(before);
    expect(await valuesOf({ clocks: { ...NOW, computedBy: instant('2020-01-01T00:00:00.000Z') } })).toEqual([]);
  });

  test('a later filing changes no earlier answer', async () => {
    const clocks = { ...NOW, publicTo: instant('2025-12-31T00:00:00.000Z') };
    const before = [await valuesOf({ clocks }), await segmentedMetrics(database.db, { cik: MAKER, clocks })];
    const year = { start: '2023-01-01', end: '2023-12-31' };
    const facts = factsOf(year, [[1100], [1100, { [SEGMENT]: 'co:AllMember' }]]);
    await storeSegments(database.db, { n: 20, form: '10-K/A', day: '2026-03-01', facts });
    expect([await valuesOf({ clocks }), await segmentedMetrics(database.db, { cik: MAKER, clocks })]).toEqual(before);
    expect((await valuesOf()).at(-1)).toEqual(['2023-12-31', 'All', 1100]);
  });
});

describe('the plans of reads of segmented facts', () => {
  const ISSUERS = 300;
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await sql`insert into ops.parser_sets (parser_versions) values (${[SEGMENTS]})`.execute(database.db);
    await sql`
      insert into ops.promotions (parser_id, parser_version, active) values ('segmented-facts', ${SEGMENTS}, true)
    `.execute(database.db);
    await sql`
      insert into raw.filings (accession_number, cik, form, filed_date, public_at, public_at_estimated, url, source, state,
        raw_source_key, retrieved_at, parser_set)
      select 'k' || n, (n % ${ISSUERS}::int)::text, '10-Q', date '2015-01-01' + n / 10,
        timestamptz '2015-01-01' + n * interval '2 hours', false, 'u', 's', 'processed', 'sha256:00', now(),
        (select min(parser_set) from ops.parser_sets)
      from generate_series(1, 3000) n
    `.execute(database.db);
    await sql`
      insert into parsed.segmented_facts (cik, accession_number, ordinal, metric, concept, is_primary, dimension, axes,
        members, label, role, is_leaf, depth, period_start, period_end, period_kind, value, currency, agrees,
        parser_version, raw_source_key, materialization_version, value_spans, extraction_trace_id, confidence,
        cross_validations)
      select (n % ${ISSUERS}::int)::text, 'k' || n, k, 'revenue', 'us-gaap:Revenues', true, 'segment',
        jsonb_build_object('a:S', 'm' || k), array['m' || k], 'm' || k, 'member', true, 0, date '2015-01-01' + n / 10 - 90,
        date '2015-01-01' + n / 10, 'quarter', k, 'USD', true, ${SEGMENTS}, 'sha256:00', 'm1', '{}', 't', 1, '[]'
      from generate_series(1, 3000) n, generate_series(1, 20) k
    `.execute(database.db);
    await sql`analyze`.execute(database.db);
  }, 60_000);
  afterAll(() => database.drop());

  test.each([
    ['now', NOW],
    ['as of a day', { ...NOW, publicTo: instant('2015-06-30T00:00:00.000Z') }],
    ['of a version', { ...NOW, parserVersion: SEGMENTS }],
    ['as computed', { ...NOW, computedBy: instant('2099-01-01T00:00:00.000Z') }],
  ])('touch the rows of one issuer %s', async (_, clocks) => {
    const cik = '7' as Cik;
    const query = { ...ALL, cik, periodKinds: ['quarter'] as const, clocks };
    const reads = await tableReads(database.db, async (explained) => {
      await segmentedFactHistory(explained, query);
      await segmentedMetrics(explained, { cik, clocks });
    });
    const own = reads.filter(({ table }) => table === 'segmented_facts');
    expect(own.length).toBeGreaterThan(0);
    for (const { rows, index } of own) {
      expect(index).not.toBeNull();
      expect(rows).toBeLessThanOrEqual(200);
    }
    for (const { rows } of reads.filter(({ table }) => table === 'filings')) expect(rows).toBeLessThanOrEqual(300);
  });
});
