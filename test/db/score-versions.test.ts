import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rankScores, scorePage } from '../../activities/score.ts';
import { allPages } from '../../bench/all-pages.ts';
import { readScore, readScoreBefore } from '../../cli/read-score.ts';
import { addDays, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import type { Cik, ParserVersion } from '../../core/ids.ts';
import type { OfferingEventValues } from '../../core/rows.ts';
import { replaceRows } from '../../db/repositories/datasets/dataset-rows.ts';
import { insertDiscovered } from '../../db/repositories/filings/filings.ts';
import { recordDiscovery } from '../../db/repositories/filings/raw-objects.ts';
import { ensurePromoted, promote } from '../../db/repositories/runs/promotions.ts';
import { listRecomputations } from '../../db/repositories/scores/recomputations.ts';
import { firstComputed, getScoreAsComputed } from '../../db/repositories/scores/score-versions.ts';
import { SCORE_LOOKBACKS } from '../../scoring/facts/fact-window.ts';
import { decodeReceipt } from '../../scoring/receipt-codec.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { METHODOLOGY } from '../unit/scoring-facts.ts';
import { accessionOf, date, instant, OFFERING_VALUES, publish, rowMeta } from './fixtures.ts';

const AS_OF = date('2024-03-28');
const [ALPHA, BETA] = ['100', '200'] as [Cik, Cik];
const KEY = { methodologyVersion: METHODOLOGY.version, asOf: AS_OF };
const CASH_V1 = 'cash-position@1' as ParserVersion;
const CASH_V2 = 'cash-position@2' as ParserVersion;

describe('recomputed scores of one date', () => {
  let database: TestDatabase;
  let runs = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await sql`truncate score.current_dates, score.scoring_runs, score.scores, score.superseded_scores, score.receipts, score.receipt_inputs, score.universes,
      dilution.cash_position, dilution.offering_events, ops.parse_runs, ops.promotions, raw.discoveries, raw.filings cascade`.execute(
      database.db,
    );
    const others = ['offering-events@1', 'overhang@1', 'exchange-compliance@1', 'reverse-splits@1'] as ParserVersion[];
    await ensurePromoted(database.db, [CASH_V1, ...others]);
    await recordDiscovery(database.db, {
      source: 'edgar',
      indexKind: 'full-index',
      cik: null,
      from: date('2018-01-01'),
      to: date('2024-12-31'),
      filings: 9,
    });
  });

  /** A report of cash; public at six in the evening in New York of a day. */
  async function report(cik: Cik, n: number, day: IsoDate, asOf: IsoDate, cash: number, parserVersion = CASH_V1) {
    const meta = rowMeta({ cik, accessionNumber: accessionOf(n), parserVersion });
    await publish(database.db, meta, `${day}T22:00:00.000Z`);
    const values = {
      asOf,
      currency: 'USD',
      cashAndEquivalents: String(cash),
      shortTermInvestments: null,
      operatingCashFlow: '-3000000',
      operatingCashFlowStart: addDays(asOf, -365),
      operatingCashFlowEnd: asOf,
      ttmOperatingCashFlow: '-3000000',
      monthlyBurn: null,
      runwayMonths: null,
      goingConcern: false,
      runwayStatement: null,
    };
    await database.db
      .transaction()
      .execute((trx) => replaceRows(trx, 'dilution.cash_position', [meta], [{ values, meta }]));
  }

  async function offering(cik: Cik, n: number, day: IsoDate, over: Partial<OfferingEventValues>) {
    const parserVersion = 'offering-events@1' as ParserVersion;
    const meta = rowMeta({ cik, accessionNumber: accessionOf(n), parserVersion });
    await publish(database.db, meta, endOfEasternDay(day));
    const values = { ...OFFERING_VALUES, filedDate: day, fileNumber: '333-1', ...over };
    const row = { values, meta, sequence: 1, ordinal: 1 };
    await database.db.transaction().execute((trx) => replaceRows(trx, 'dilution.offering_events', [meta], [row]));
  }

  async function score() {
    const runId = `run-${++runs}`;
    const logger = pino({ level: 'silent' });
    const deps = { db: database.db, logger, beat: () => undefined, signal: new AbortController().signal };
    const run = { runId, source: 'edgar', materializationVersion: 'm1' };
    const request = { ...KEY, prices: null };
    await allPages<Cik>((after) => scorePage(deps, run, request, after));
    await rankScores(deps, run, request);
    return listRecomputations(database.db, { ...KEY, runId, ...SCORE_LOOKBACKS, limit: 10 });
  }

  async function now() {
    // The database's clock, at the end of a millisecond: what was done before it is by it.
    const { rows } = await sql<{ now: string }>`
      select pg_sleep(0.005), to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now
    `.execute(database.db);
    return instant(rows[0]?.now ?? '');
  }

  async function stored(): Promise<string> {
    const { rows } = await sql<{ text: string }>`
      select concat((select string_agg(s::text, '|' order by cik) from score.scores s),
        (select count(*) from score.receipts), (select count(*) from score.superseded_scores),
        (select string_agg(u::text, '|' order by recorded_from) from score.universes u)) as text
    `.execute(database.db);
    return rows[0]?.text ?? '';
  }

  test('a late report changes the score and is listed; the previous score stays readable', async () => {
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 4_000_000);
    await report(BETA, 2, date('2023-11-10'), date('2023-09-30'), 6_000_000);
    const before = await now();
    expect(await score()).toEqual({ count: 0, issuers: [] });
    const first = await now();
    const shown = await getScoreAsComputed(database.db, { ...KEY, cik: ALPHA }, first);
    await report(ALPHA, 3, date('2024-03-20'), date('2023-12-31'), 400_000);
    const told = await score();
    const second = await now();

    expect(told.count).toBe(1);
    const [alpha] = told.issuers;
    expect(alpha).toMatchObject({ cik: ALPHA, changedInputs: expect.arrayContaining(['cash']) });
    expect(alpha?.to.score ?? 0).toBeGreaterThan(alpha?.from.score ?? 100);
    expect(alpha?.lateFacts).toMatchObject([
      { accessionNumber: accessionOf(3), datasets: ['cash'], cause: 'recorded-late', isCited: true },
    ]);
    expect(Date.parse(alpha?.lateFacts[0]?.recordedAt ?? '')).toBeGreaterThan(Date.parse(first) - 1);

    const key = { ...KEY, cik: ALPHA };
    expect(await getScoreAsComputed(database.db, key, before)).toBeNull();
    const then = await getScoreAsComputed(database.db, key, first);
    expect(then).toMatchObject({ receiptHash: shown?.receiptHash, recordedTo: expect.any(String) });
    const receipt = then && decodeReceipt(then);
    expect(verifyReceipt(receipt)).toEqual({ ok: true, mismatches: [] });
    expect(receipt).toMatchObject({ result: { score: alpha?.from.score } });
    const standing = await getScoreAsComputed(database.db, key, second);
    expect(standing).toMatchObject({ recordedFrom: then?.recordedTo, recordedTo: null });
    expect(standing && decodeReceipt(standing)).toMatchObject({ result: { score: alpha?.to.score } });
    // Percentiles at that time are those of the universe at that time.
    expect(standing?.universeHash).not.toBe(then?.universeHash);
    expect(then).toMatchObject({ universeSize: 2, percentile: null });
    // The reported time of a score finds it.
    expect((await getScoreAsComputed(database.db, key, then?.recordedFrom ?? before))?.receiptHash).toBe(
      then?.receiptHash,
    );
    expect(await firstComputed(database.db, key)).toBe(then?.recordedFrom);

    const asked = (computedBy: typeof first) =>
      readScore(database.db, {
        issuer: { cik: ALPHA },
        asOf: AS_OF,
        methodologyVersion: METHODOLOGY.version,
        prices: null,
        computedBy,
      });
    expect(await asked(first)).toMatchObject({ receipt, stored: true });
    await expect(asked(before)).rejects.toMatchObject({ code: 'not-computed-then' });
  });

  test('the score before a date is the last one stored, as it was at any time', async () => {
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 4_000_000);
    const before = await now();
    await score();
    const first = await now();
    await report(ALPHA, 3, date('2024-03-20'), date('2023-12-31'), 400_000);
    const { issuers } = await score();
    const { from, to } = issuers[0] ?? {};
    const { receipt } = await readScore(database.db, {
      issuer: { cik: ALPHA },
      asOf: AS_OF,
      methodologyVersion: METHODOLOGY.version,
      prices: null,
    });
    const later = { ...receipt, asOf: addDays(AS_OF, 4) };
    expect(await readScoreBefore(database.db, later, null)).toEqual(receipt);
    expect(receipt.result.score).toBe(to?.score);
    expect(await readScoreBefore(database.db, later, first)).toMatchObject({ result: { score: from?.score } });
    expect(await readScoreBefore(database.db, later, before)).toBeNull();
    expect(await readScoreBefore(database.db, receipt, null)).toBeNull();
  });

  test('a late registration from years ago is listed where a prospectus draws on it', async () => {
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 4_000_000);
    await offering(ALPHA, 2, date('2022-03-01'), { grossProceeds: '4000000' });
    await score();
    await offering(ALPHA, 3, date('2019-06-03'), { form: 'S-3', type: 'shelf', registeredAmount: '50000000' });
    const { issuers } = await score();
    expect(issuers).toMatchObject([
      {
        cik: ALPHA,
        changedInputs: ['programs'],
        lateFacts: [{ accessionNumber: accessionOf(3), datasets: ['offerings'], cause: 'recorded-late' }],
      },
    ]);
  });

  test('a filing whose acceptance time is discovered later, and before the date, is listed with that cause', async () => {
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 4_000_000);
    await report(ALPHA, 2, AS_OF, date('2023-12-31'), 400_000);
    // Without an acceptance time in its header the filing counted as public on the next day.
    await sql`
      update raw.filings set header = '{}', public_at = ${endOfEasternDay(addDays(AS_OF, 1))}, public_at_estimated = true
      where accession_number = ${accessionOf(2)}
    `.execute(database.db);
    const before = await score();
    expect(before.issuers).toEqual([]);
    await insertDiscovered(database.db, [
      {
        accessionNumber: accessionOf(2),
        cik: ALPHA,
        companyName: null,
        form: '10-K',
        filedDate: AS_OF,
        acceptedAt: instant(`${AS_OF}T21:00:00.000Z`),
        periodOfReport: null,
        url: 'u',
        source: 'edgar',
      },
    ]);
    expect((await score()).issuers).toMatchObject([
      {
        cik: ALPHA,
        lateFacts: [{ accessionNumber: accessionOf(2), cause: 'published-at-another-time', isCited: true }],
      },
    ]);
  });

  test('a filing that another parser version reads differently is listed as re-read', async () => {
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 4_000_000);
    await sql`
      insert into ops.parse_runs (cik, accession_number, parser_version, sequence, parser_id, status, confidence,
        input_hash, output_hash, reasons, warnings, cross_validations, duration_ms, materialization_version)
      values (${ALPHA}, ${accessionOf(1)}, ${CASH_V1}, 1, 'cash-position', 'parsed', 1, 'i', 'o', '[]', '[]', '[]', 1, 'm1')
    `.execute(database.db);
    await score();
    await report(ALPHA, 1, date('2023-11-10'), date('2023-09-30'), 900_000, CASH_V2);
    expect((await score()).count).toBe(0);
    await promote(database.db, CASH_V2, 'reads more');
    expect((await score()).issuers).toMatchObject([
      { cik: ALPHA, lateFacts: [{ accessionNumber: accessionOf(1), cause: 're-parsed', isCited: true }] },
    ]);
  });

  test('whatever the order of recording, only facts public by its date change a score', {
    timeout: 120_000,
  }, async () => {
    const draw = createDraw(4711);
    await report(ALPHA, 1, date('2023-05-10'), date('2023-03-31'), 9_000_000);
    await score();
    let [taken, later] = [0, 0];
    for (let n = 2; n < 42; n++) {
      const day = addDays(AS_OF, Math.floor(draw.next() * 240) - 180);
      const balance = addDays(day, -20 - Math.floor(draw.next() * 60));
      const before = await stored();
      await report(ALPHA, n, day, balance, Math.floor(draw.next() * 20_000_000));
      const told = await score();
      const isPublic = instant(`${day}T22:00:00.000Z`) <= endOfEasternDay(AS_OF);
      const causes = told.issuers.flatMap(({ lateFacts }) => lateFacts.map(({ accessionNumber }) => accessionNumber));
      expect(causes).toEqual(isPublic && told.count > 0 ? [accessionOf(n)] : []);
      expect(told.count > 0).toBe((await stored()) !== before);
      if (isPublic) taken += told.count;
      else later++;
      expect(isPublic || told.count === 0).toBe(true);
      // Scoring once more changes nothing, whatever was taken up.
      const after = await stored();
      expect((await score()).count).toBe(0);
      expect(await stored()).toBe(after);
    }
    expect(taken).toBeGreaterThan(2);
    expect(later).toBeGreaterThan(2);
  });
});
