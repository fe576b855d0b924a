import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { Database } from '../../db/database.ts';
import { recordMaterialization } from '../../db/repositories/runs/runs.ts';
import { findScore } from '../../db/repositories/scores/find-score.ts';
import { pageRatings, type RatingsQuery } from '../../db/repositories/scores/ratings.ts';
import { resolveClocks, type ScoreClocks } from '../../db/repositories/scores/score-clocks.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { tableReads } from '../query-plans.ts';
import { date } from './fixtures.ts';

const METHODOLOGY = '2026-11-01.1';
const LAST = date('2026-06-30');
const ISSUERS = 4_000;
const NIGHTS = 12;
const NOW: ScoreClocks = { methodologyVersion: METHODOLOGY, asOf: null, computedBy: null, parserVersion: null };
const MIDNIGHT = '2026-06-30T00:00:00.000Z' as IsoTimestamp;

/** A night per day, each of all issuers: the last first in the list, a fifth of them of high risk. */
async function fill(db: Database): Promise<void> {
  await sql`
    insert into score.methodologies (version, content_hash, body) values (${METHODOLOGY}, 'h', '{}')
  `.execute(db);
  await recordMaterialization(db, {
    version: 'm1',
    parserVersions: ['overhang@1' as ParserVersion],
    codeBuild: 'b',
    configHash: 'c',
  });
  for (const table of ['scores', 'superseded_scores'] as const) {
    const isPast = table === 'superseded_scores';
    await sql`
      insert into ${sql.table(`score.${table}`)} (cik, methodology_version, as_of_date, ticker, status, score, lo, hi,
        band, band_barred, confidence, present_weight, factors, sub_ratings, priced, confidence_reasons,
        withheld_reasons, receipt_hash, materialization_version, computed_at
        ${isPast ? sql`, rating_id, superseded_at` : sql``})
      select i::text, ${METHODOLOGY}, n.night::date, 'T' || i, 'published', 50, 40, 60, 'moderate', false, 'high', 100,
        '{}', jsonb_build_object('overallRisk', case when i % 5 = 0 then 'high' else 'low' end), true, '[]', '[]',
        'r' || i, 'm1', n.night + interval '22 hours' + i * interval '1 millisecond'
          ${isPast ? sql`- interval '1 minute', 10000000 + row_number() over (), n.night + interval '23 hours'` : sql``}
      from generate_series(1, ${ISSUERS}) i cross join (
        select ${LAST}::timestamptz - d * interval '1 day' as night from generate_series(0, ${NIGHTS - 1}) d
      ) n order by n.night, i
    `.execute(db);
  }
  await sql`vacuum analyze score.scores`.execute(db);
  await sql`vacuum analyze score.superseded_scores`.execute(db);
}

describe('ratings of many issuers and nights', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    await fill(database.db);
  });
  afterAll(() => database.drop());

  const page = async (db: Database, over: Partial<ScoreClocks>, query: Partial<RatingsQuery>) =>
    pageRatings(db, { clocks: await resolveClocks(db, { ...NOW, ...over }), limit: 10, ...query });

  /** Rows that a page reads of the scores, none of them by reading a whole table. */
  async function cost(over: Partial<ScoreClocks>, query: Partial<RatingsQuery>): Promise<number> {
    const reads = await tableReads(database.db, (db) => page(db, over, query));
    const ofScores = reads.filter(({ table }) => table.endsWith('scores'));
    expect(ofScores.filter(({ index }) => index === null)).toEqual([]);
    return ofScores.reduce((sum, { rows }) => sum + rows, 0);
  }

  /** The cursor after so many ratings of the list. */
  async function cursorAt(over: Partial<ScoreClocks>, query: Partial<RatingsQuery>, at: number): Promise<number> {
    const { nextCursor } = await page(database.db, over, { ...query, limit: at });
    return nextCursor ?? 0;
  }

  const LISTS: readonly (readonly [string, Partial<ScoreClocks>, Partial<RatingsQuery>])[] = [
    ['the latest', {}, {}],
    ['of high risk', {}, { overallRisk: 'high' }],
    ['as of the last night', { asOf: LAST }, {}],
    ['as of an early night', { asOf: date('2026-06-21') }, {}],
    ['as of a night, of high risk', { asOf: date('2026-06-25') }, { overallRisk: 'high' }],
    ['as computed before the last night', { computedBy: MIDNIGHT }, {}],
    ['as computed before the last night, of high risk', { computedBy: MIDNIGHT }, { overallRisk: 'high' }],
  ];

  test.each(LISTS)(
    '%s: a page deep in the list reads at most twice as many rows as the first',
    async (_, over, query) => {
      const size = query.overallRisk === undefined ? ISSUERS : ISSUERS / 5;
      const first = await cost(over, query);
      const deep = await cost(over, { ...query, cursor: await cursorAt(over, query, size - 50) });
      expect(first).toBeGreaterThan(0);
      expect(deep).toBeLessThanOrEqual(2 * first + 10);
      // Of an earlier instant, at most those of the night that were superseded by then.
      expect(first).toBeLessThan(over.computedBy ? 1.5 * ISSUERS : 400);
    },
  );

  test('a parser version reads at most the scores of one night, on every page', async () => {
    const over = { parserVersion: 'overhang@1' as ParserVersion };
    expect(await cost(over, {})).toBeLessThan(3 * ISSUERS);
    expect(await cost(over, { cursor: await cursorAt(over, {}, ISSUERS - 50) })).toBeLessThan(3 * ISSUERS);
  });

  test('the end of the list reads as many rows as there are issuers, not nights', async () => {
    const cursor = await cursorAt({}, {}, ISSUERS - 5);
    const last = await page(database.db, {}, { cursor });
    expect(last.ratings).toHaveLength(5);
    expect(last.nextCursor).toBeNull();
    const read = await cost({}, { cursor });
    expect(read).toBeLessThan(4 * ISSUERS);
  });

  test('an issuer that was not scored since has its last score in the list, and one only', async () => {
    const { db } = database;
    await sql`delete from score.scores where cik in ('77', '78') and as_of_date > '2026-06-22'`.execute(db);
    const seen: string[] = [];
    for (let cursor: number | null = 0; cursor !== null; ) {
      const found: Awaited<ReturnType<typeof page>> = await page(db, {}, { cursor, limit: 1_000 });
      seen.push(...found.ratings.map(({ cik, asOf }) => `${cik} ${asOf}`));
      cursor = found.nextCursor;
    }
    expect(seen).toHaveLength(ISSUERS);
    expect(new Set(seen).size).toBe(ISSUERS);
    expect(seen.slice(-2).sort()).toEqual(['77 2026-06-22', '78 2026-06-22']);
  });

  test('the score of an issuer is found by its key on any clocks', async () => {
    for (const over of [{}, { asOf: date('2026-06-22') }, { computedBy: MIDNIGHT }]) {
      const clocks = await resolveClocks(database.db, { ...NOW, ...over });
      const reads = await tableReads(database.db, (db) => findScore(db, '1234' as Cik, clocks));
      const ofScores = reads.filter(({ table }) => table.endsWith('scores'));
      expect(ofScores.every(({ index }) => index !== null)).toBe(true);
      expect(ofScores.reduce((sum, { rows }) => sum + rows, 0)).toBeLessThan(30);
    }
  });
});
