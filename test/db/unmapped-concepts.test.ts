import { stripVTControlCharacters } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadBatch } from '../../activities/load-batch.ts';
import { renderStatus } from '../../cli/report/render-status.ts';
import { sha256 } from '../../core/hashes.ts';
import { type ParserVersion, parseCik, parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { StagedFiling } from '../../core/staged-filing.ts';
import { loadUnmappedConcepts, recordUnmappedConcepts } from '../../db/repositories/filings/unmapped-concepts.ts';
import { deploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { accessionOf, publish, RAW_KEY } from './fixtures.ts';

const VERSION = parserVersionOf('statements', 1);
const [COAL, BARGES, ROYALTIES] = ['us-gaap:CoalRevenue', 'exm:BargeCosts', 'us-gaap:RoyaltyIncome'] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  // Two filings of one issuer, one of each of two others.
  for (const [n, cik] of [
    [1, '100'],
    [2, '100'],
    [3, '200'],
    [4, '300'],
  ] as const)
    await publish(database.db, { cik: parseCik(cik), accessionNumber: accessionOf(n) });
});
beforeEach(() => sql`truncate ops.unmapped_concepts, ops.unmapped_counts, ops.promotions cascade`.execute(database.db));
afterAll(() => database.drop());

const used = (n: number, ...concepts: readonly string[]) => ({
  accessionNumber: accessionOf(n),
  parserVersion: VERSION,
  concepts,
});
const record = (...filings: ReturnType<typeof used>[]) => recordUnmappedConcepts(database.db, filings);
const load = (version: ParserVersion = VERSION, limit = 10) => loadUnmappedConcepts(database.db, version, limit);

describe('unmapped concepts', () => {
  test('are counted by issuers, not by filings, however often a filing is read', async () => {
    for (let i = 0; i < 2; i++) {
      await record(used(1, COAL, BARGES), used(2, COAL), used(3, COAL, ROYALTIES), used(4));
      await record(used(4, ROYALTIES));
    }
    expect(await load()).toEqual({
      concepts: 3,
      most: [
        { concept: COAL, issuers: 2 },
        { concept: ROYALTIES, issuers: 2 },
        { concept: BARGES, issuers: 1 },
      ],
    });
    expect(await load(VERSION, 1)).toEqual({ concepts: 3, most: [{ concept: COAL, issuers: 2 }] });
  });

  test('are those of one parser version', async () => {
    const next = parserVersionOf('statements', 2);
    await record(used(1, COAL));
    await recordUnmappedConcepts(database.db, [{ ...used(3, BARGES), parserVersion: next }]);
    expect((await load()).most).toEqual([{ concept: COAL, issuers: 1 }]);
    expect((await load(next)).most).toEqual([{ concept: BARGES, issuers: 1 }]);
    expect(await load(parserVersionOf('statements', 3))).toEqual({ concepts: 0, most: [] });
  });

  test('of batches of the same issuers are recorded at the same time', async () => {
    const concepts = Array.from({ length: 200 }, (_, i) => `us-gaap:Line${i}`);
    const batches = [concepts, concepts.toReversed(), concepts, concepts.toReversed()];
    await Promise.all(batches.map((own, i) => record(used((i % 2) + 1, ...own), used(3, ...own))));
    expect(await load(VERSION, 1)).toMatchObject({ concepts: 200, most: [{ issuers: 2 }] });
    const { rows } = await sql<{ wrong: number }>`
      select count(*)::int as wrong from ops.unmapped_counts c where issuers <> (
        select count(*) from ops.unmapped_concepts u where u.parser_version = c.parser_version and u.concept = c.concept)
    `.execute(database.db);
    expect(rows[0]?.wrong).toBe(0);
  });

  test('may be named anything, and filings that are not stored are passed over', async () => {
    await record(used(1, "x:'); drop table ops.unmapped_concepts;--", 'x:\u0000', 'y:\ud800'), used(9, COAL));
    expect((await load()).concepts).toBe(3);
  });

  test('of a loaded filing appear in the status, once the version is promoted', async () => {
    const staged = stagedWith(1, { unmappedConcepts: [BARGES, COAL] });
    const logger = pino({ level: 'silent' });
    const rawStore = { getStaged: () => Promise.reject(new Error('no parts')) };
    const run = { runId: 'run', source: 'test', materializationVersion: 'm' };
    await loadBatch({ db: database.db, rawStore, logger }, run, [staged]);
    const status = async () => ({ ...(await deploymentStatus(database.db, [])), deliveries: null });
    expect((await status()).unmapped).toBeNull();
    await sql`insert into ops.promotions (parser_id, parser_version, active) values ('statements', ${VERSION}, true)`.execute(
      database.db,
    );
    const text = stripVTControlCharacters(renderStatus(await status()));
    expect(text).toContain('2 concepts on faces of statements feed no field; the most widely used:');
    expect(text).toMatch(/us-gaap:CoalRevenue │ +1 │/);
  });
});

/** A filing that the statements parser read, with this result. */
function stagedWith(n: number, result: object): StagedFiling {
  const outcome: ParseOutcome = {
    kind: 'statements',
    parserVersion: VERSION,
    status: 'parsed',
    confidence: 1,
    result: {
      entity: { cik: '100', name: null, fiscalYearEnd: null, currency: null },
      periods: [],
      otherPeriods: [],
      ...result,
    },
    spans: {},
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
  const place = { parserId: 'statements', parserVersion: VERSION, sequence: 1, durationMs: 1 };
  return {
    accessionNumber: accessionOf(n),
    rawSourceKey: RAW_KEY,
    header: null,
    documents: [],
    warnings: [],
    runs: [{ ...place, outputHash: sha256('x'), outcome }],
    rejection: null,
  };
}
