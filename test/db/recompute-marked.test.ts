import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { settleMarked, settleRatings, storeScores } from '../../activities/settle-ratings.ts';
import type { IsoDate } from '../../core/dates.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { MarkedDate } from '../../core/recompute.ts';
import type { RunRef } from '../../core/run-plan.ts';
import { countMoves } from '../../db/repositories/scores/recomputations.ts';
import { nextMarkedDate, pageMarkedIssuers } from '../../db/repositories/scores/score-marks.ts';
import { registerMethodology, stageScores } from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { closes, facts, METHODOLOGY, report } from '../unit/scoring-facts.ts';
import { date } from './fixtures.ts';

const [MONDAY, TUESDAY] = [date('2026-06-29'), date('2026-06-30')];
const { version: methodologyVersion } = METHODOLOGY;
const ISSUERS = Array.from({ length: 12 }, (_, index) => parseCik(String(index + 1)));
const PRICES = '/data/prices.csv';

let database: TestDatabase;
let runs = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await sql`
    truncate score.methodologies, score.scores, score.superseded_scores, score.staged_scores, score.scoring_runs,
      score.current_dates, score.score_marks cascade
  `.execute(database.db);
  const contentHash = methodologyHash(METHODOLOGY);
  await registerMethodology(database.db, { version: methodologyVersion, contentHash, body: METHODOLOGY });
});

function newRun(): RunRef {
  runs += 1;
  return { runId: `run-${runs}`, source: 'edgar', materializationVersion: 'm1' };
}

/** Scores of some issuers; another reading gives other prices. */
function scored(ciks: readonly Cik[], asOf: IsoDate, reading: 1 | 2 = 1) {
  return ciks.map((cik) => {
    const prices = closes(TUESDAY, 500, Number(cik) + reading);
    const filings = [report('10-Q', date(reading === 1 ? '2026-05-30' : '2026-05-29'))];
    const issuer = facts({ cik, ticker: `T${cik}`, prices, regshoDates: new Set<IsoDate>(), filings });
    const score = scoreIssuer(issuer, asOf, METHODOLOGY);
    return { score, receipt: encodeReceipt(createReceipt(score, METHODOLOGY)) };
  });
}

async function night(
  asOf: IsoDate,
  ciks: readonly Cik[] = ISSUERS,
  options: { readonly replaceRatings?: boolean } = {},
) {
  const run = newRun();
  const request = { asOf, methodologyVersion, prices: PRICES, ...options };
  await storeScores(database.db, run, request, scored(ciks, asOf));
  return { run, request, verdict: await settleRatings(database.db, run, request) };
}

async function mark(...ciks: readonly string[]): Promise<MarkedDate> {
  await sql`
    insert into score.score_marks (cik, methodology_version)
    select cik, ${methodologyVersion} from unnest(${[...ciks]}::text[]) u (cik)
  `.execute(database.db);
  const target = await nextMarkedDate(database.db, {});
  if (target === null) throw new Error('nothing is marked');
  return target;
}

const stage = (run: RunRef, scores: ReturnType<typeof scored>) =>
  database.db.transaction().execute((trx) => stageScores(trx, run, scores));

/** By issuer, the run that wrote its current score; null: it has none. */
async function writers(asOf: IsoDate) {
  const { rows } = await sql<{ cik: string; run: string }>`
    select cik, run_id as run from score.scores where as_of_date = ${asOf}
  `.execute(database.db);
  return Object.fromEntries(rows.map(({ cik, run }) => [cik, run]));
}
const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db)).rows[0]?.n;

test('the scores of marked issuers replace theirs on the date that ratings show, from its prices; all others stay', async () => {
  const { run: before } = await night(MONDAY);
  const target = await mark('2', '3', '3', '77');
  expect(target).toMatchObject({ asOf: MONDAY, runId: before.runId, prices: PRICES, issuers: 3 });
  const page = { ...target, limit: 2 };
  expect(await pageMarkedIssuers(database.db, { ...page, after: null })).toEqual(['2', '3']);
  expect(await pageMarkedIssuers(database.db, { ...page, after: '3' as Cik })).toEqual(['77']);

  // 3 is no longer covered.
  const run = newRun();
  await stage(run, scored(['2' as Cik], MONDAY, 2));
  await mark('4');
  expect(await settleMarked(database.db, run, target)).toEqual({ replaced: true, fewer: [], currentAsOf: MONDAY });
  const now = await writers(MONDAY);
  expect(now['2']).toBe(run.runId);
  expect(now['3']).toBeUndefined();
  expect(now['4']).toBe(before.runId);
  expect(Object.keys(now)).toHaveLength(ISSUERS.length - 1);
  expect(await count('score.superseded_scores')).toBe(2);
  const key = { runId: run.runId, methodologyVersion, asOf: MONDAY };
  expect(await countMoves(database.db, key)).toMatchObject({ gone: 1, added: 0 });
  // The mark that came later is left.
  const next = await nextMarkedDate(database.db, {});
  expect(next).toMatchObject({ runId: run.runId, prices: PRICES, issuers: 1 });
  expect(await nextMarkedDate(database.db, { [methodologyVersion]: next?.upToMark ?? 0 })).toBeNull();
  // An attempt whose answer was lost is repeated without another change.
  expect(await settleMarked(database.db, run, target)).toMatchObject({ replaced: true });
  expect(await writers(MONDAY)).toEqual(now);
});

test('scores that a night has overtaken are dropped, and marks that it did not see stay', async () => {
  await night(MONDAY);
  const target = await mark('2');
  const run = newRun();
  await stage(run, scored(['2' as Cik], MONDAY, 2));
  const later = await night(TUESDAY);
  expect(await settleMarked(database.db, run, target)).toBeNull();
  expect(await count('score.staged_scores')).toBe(0);
  expect((await writers(MONDAY))['2']).not.toBe(run.runId);
  expect(await nextMarkedDate(database.db, {})).toMatchObject({ asOf: TUESDAY, runId: later.run.runId });
});

test('a version under which far fewer issuers are scored does not empty the ratings: the marks stay', async () => {
  await night(MONDAY);
  const target = await mark(...ISSUERS.slice(0, 6));
  const run = newRun();
  const verdict = await settleMarked(database.db, run, target);
  expect(verdict).toMatchObject({ replaced: false, currentAsOf: MONDAY });
  expect(verdict?.fewer).toContain('only 6 covered, 12 before');
  expect(Object.keys(await writers(MONDAY))).toHaveLength(ISSUERS.length);
  expect(await nextMarkedDate(database.db, {})).toMatchObject({ issuers: 6 });
});

test('a night that scores its date again without an issuer takes its score away, and keeps it as superseded', async () => {
  await night(MONDAY);
  await night(MONDAY, ISSUERS.slice(1));
  expect(Object.keys(await writers(MONDAY))).toHaveLength(ISSUERS.length - 1);
  expect(await count('score.superseded_scores')).toBe(1);
});

test('a repeated attempt to settle a night finds nothing staged, and takes no score away', async () => {
  await night(MONDAY);
  const { run, request } = await night(MONDAY, ISSUERS, { replaceRatings: true });
  expect(await settleRatings(database.db, run, request)).toMatchObject({ replaced: true, fewer: [] });
  expect(Object.keys(await writers(MONDAY))).toHaveLength(ISSUERS.length);
});
