import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RatingsRequest, settleRatings, storeScores } from '../../activities/settle-ratings.ts';
import { listRatings } from '../../cli/list-ratings.ts';
import { renderRatings } from '../../cli/report/render-signal.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import { getStoredScore } from '../../db/repositories/scores/score-series.ts';
import { registerMethodology } from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { closes, facts, METHODOLOGY, report } from '../unit/scoring-facts.ts';
import { date } from './fixtures.ts';

const FRIDAY = date('2026-06-26');
const MONDAY = date('2026-06-29');
const TUESDAY = date('2026-06-30');
const METHODOLOGY_VERSION = METHODOLOGY.version;
const ISSUERS = 12;

interface Night {
  readonly prices?: boolean;
  readonly lists?: boolean;
  readonly issuers?: number;
  readonly replaceRatings?: boolean;
}

let database: TestDatabase;
let runs = 0;
beforeAll(async () => {
  database = await createTestDatabase();
  const contentHash = methodologyHash(METHODOLOGY);
  await registerMethodology(database.db, { version: METHODOLOGY_VERSION, contentHash, body: METHODOLOGY });
});
afterAll(() => database.drop());

/** Scores a universe of like issuers as a night does; the run's verdict on the ratings. */
async function night(asOf: IsoDate, given: Night = {}) {
  const { prices = true, lists = true, issuers = ISSUERS, replaceRatings = false } = given;
  const run = { runId: `run-${++runs}`, source: 'edgar', materializationVersion: 'm1' };
  const request: RatingsRequest = { asOf, methodologyVersion: METHODOLOGY_VERSION, replaceRatings };
  const scores = Array.from({ length: issuers }, (_, index) => {
    const issuer = facts({
      cik: parseCik(String(index + 1)),
      ticker: `T${index + 1}`,
      prices: prices ? closes(TUESDAY, 500, 2 + index) : [],
      regshoDates: lists ? new Set<IsoDate>() : null,
      filings: [report('10-Q', addDays(asOf, -30))],
    });
    const score = scoreIssuer(issuer, asOf, METHODOLOGY);
    return { score, receipt: encodeReceipt(createReceipt(score, METHODOLOGY)) };
  });
  await storeScores(database.db, run, request, scores);
  return settleRatings(database.db, run, request);
}

const shown = () => listRatings(database.db, { methodologyVersion: METHODOLOGY_VERSION, limit: 50 });
async function storedOn(asOf: IsoDate) {
  const { rows } = await sql<{ count: number; priced: number }>`
    select count(*)::int as count, (count(*) filter (where priced))::int as priced
    from score.scores where as_of_date = ${asOf}
  `.execute(database.db);
  return rows[0];
}
async function countSuperseded(asOf: IsoDate) {
  const { rows } = await sql`select from score.superseded_scores where as_of_date = ${asOf}`.execute(database.db);
  return rows.length;
}
const latestScore = () =>
  getStoredScore(database.db, { cik: '1' as Cik, methodologyVersion: METHODOLOGY_VERSION }, null);
const numbersOf = ({ data }: Awaited<ReturnType<typeof shown>>) =>
  data.map(({ id, numericScore }) => `${id} ${numericScore}`).sort();

test('a night with fewer inputs is stored, and ratings keep showing the night before it', async () => {
  expect(await night(FRIDAY)).toEqual({ replaced: true, fewer: [], currentAsOf: FRIDAY });
  const before = await shown();
  expect(before).toMatchObject({ asOf: FRIDAY, older: {} });
  expect(before.data).toHaveLength(ISSUERS);

  const unpriced = await night(MONDAY, { prices: false });
  expect(unpriced).toMatchObject({ replaced: false, currentAsOf: FRIDAY });
  expect(unpriced.fewer).toContain('no issuer with a market price, 12 before');
  expect(await storedOn(MONDAY)).toEqual({ count: ISSUERS, priced: 0 });
  expect(numbersOf(await shown())).toEqual(numbersOf(before));
  expect((await latestScore())?.asOf).toBe(FRIDAY);

  const unlisted = await night(MONDAY, { lists: false });
  expect(unlisted).toMatchObject({
    replaced: false,
    fewer: ['no issuer with a threshold list of the date, 12 before'],
  });
});

test('a night that covers far fewer issuers does not become current; one issuer fewer does not matter', async () => {
  const next = date('2026-07-01');
  const few = await night(next, { issuers: 8 });
  expect(few).toMatchObject({ replaced: false, currentAsOf: FRIDAY });
  expect(few.fewer).toContain('only 8 covered, 12 before');
  expect(await night(next, { issuers: 11 })).toMatchObject({ replaced: true, currentAsOf: next });
  expect((await latestScore())?.asOf).toBe(next);
});

test('an earlier night that is made up for does not become current', async () => {
  expect(await night(TUESDAY)).toMatchObject({
    replaced: false,
    currentAsOf: '2026-07-01',
    fewer: ['its date 2026-06-30 is before 2026-07-01'],
  });
  expect((await shown()).asOf).toBe('2026-07-01');
});

test('the current date scored again with fewer inputs keeps its scores; the others wait beside them', async () => {
  const current = date('2026-07-02');
  await night(current);
  const before = await shown();
  expect(await night(current, { prices: false })).toMatchObject({ replaced: false, currentAsOf: current });
  expect(numbersOf(await shown())).toEqual(numbersOf(before));
  expect(await storedOn(current)).toEqual({ count: ISSUERS, priced: ISSUERS });
  const { rows: staged } = await sql<{ count: number }>`
    select count(*)::int as count from score.staged_scores s join score.receipts r using (cik, receipt_hash)
  `.execute(database.db);
  expect(staged).toEqual([{ count: ISSUERS }]);

  // The same inputs once more are no loss and no change.
  expect(await night(current)).toMatchObject({ replaced: true, fewer: [] });
  expect(await countSuperseded(current)).toBe(0);

  // Told to, ratings show the lesser run.
  expect(await night(current, { prices: false, replaceRatings: true })).toMatchObject({ replaced: true });
  expect(await storedOn(current)).toEqual({ count: ISSUERS, priced: 0 });
  expect(await countSuperseded(current)).toBe(ISSUERS);
});

test('the list says as of which date it is, and of which rows it is not', async () => {
  const last = date('2026-07-06');
  await night(last, { prices: false, issuers: 11 });
  const list = await shown();
  expect(list.asOf).toBe(last);
  expect(Object.values(list.older)).toEqual(['2026-07-02']);
  const [heading, ...lines] = renderRatings(list).split('\n');
  expect(heading).toContain(`ratings as of ${last}`);
  expect(lines.find((line) => /\bT12\b/.test(line))).toContain('2026-07-02');
  expect(lines.find((line) => /\bT1\b/.test(line))).not.toContain('2026-07-02');
});
