import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { canonicalJson, contentHash, sha256 } from '../../core/hashes.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import { registerMethodology, upsertScores } from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { createReceipt, verifyReceipt } from '../../scoring/receipt.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { writeReceipt } from '../../scoring/write-receipt.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';
import { date } from './fixtures.ts';

const RUN = { runId: 'nightly/1', materializationVersion: 'm1' };
const FRIDAY = addDays(HISTORY.from as IsoDate, 1_200);
const SATURDAY = addDays(FRIDAY, 1);

describe('stored receipts', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    for (const methodology of METHODOLOGIES) {
      const { version } = methodology;
      await registerMethodology(database.db, { version, contentHash: methodologyHash(methodology), body: methodology });
    }
  });
  afterAll(() => database.drop());
  beforeEach(() =>
    sql`truncate score.scores, score.superseded_scores, score.stored_receipts, score.receipt_inputs`.execute(
      database.db,
    ),
  );

  const [methodology, other] = [methodologyByVersion('2026-11-01.1'), methodologyByVersion('2026-11-15.1')];
  const draw = createDraw(20_261_122);
  const issuers = Array.from({ length: 60 }, (_, number) => randomIssuer(draw, number));
  const store = (asOf: IsoDate, facts: readonly IssuerFacts[], by = methodology) =>
    database.db.transaction().execute((trx) => {
      const scores = facts.map((issuer) => scoreIssuer(issuer, asOf, by));
      return upsertScores(
        trx,
        RUN,
        scores.map((score) => ({ score, receipt: writeReceipt(score, by) })),
      );
    });
  const bodies = async () => {
    const { rows } = await sql<{ body: string }>`select body from score.receipts order by cik, as_of_date`.execute(
      database.db,
    );
    return rows.map(({ body }) => body);
  };
  const sizes = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from score.stored_receipts) as receipts,
        (select count(*)::int from score.receipt_inputs) as inputs
    `.execute(database.db);
    return rows[0];
  };

  test.each(METHODOLOGIES)(
    '$version: are put together byte for byte, and what they rest on is stored once',
    async (by) => {
      await store(FRIDAY, issuers, by);
      await store(SATURDAY, issuers, by);
      const expected = issuers
        .flatMap((issuer) => [FRIDAY, SATURDAY].map((asOf) => createReceipt(scoreIssuer(issuer, asOf, by), by)))
        .sort((a, b) => (a.cik === b.cik ? 0 : a.cik < b.cik ? -1 : 1));
      expect(await bodies()).toEqual(expected.map(canonicalJson));
      const stored = await sizes();
      expect(stored?.['receipts']).toBe(120);
      expect(stored?.['inputs']).toBeGreaterThan(50);
      expect(stored?.['inputs']).toBeLessThan(80);
      const { rows } = await sql<{ inputs_hash: string; body: string }>`
      select inputs_hash, body from score.receipt_inputs
    `.execute(database.db);
      for (const { inputs_hash, body } of rows) {
        expect(sha256(body)).toBe(inputs_hash);
        expect(contentHash(JSON.parse(body))).toBe(inputs_hash);
      }
    },
  );

  test('nights of two dates and two methodologies at once store what they have in common once', async () => {
    await Promise.all([store(FRIDAY, issuers), store(SATURDAY, issuers), store(FRIDAY, issuers, other)]);
    expect((await sizes())?.['receipts']).toBe(180);
    for (const body of await bodies()) expect(verifyReceipt(JSON.parse(body))).toEqual({ ok: true, mismatches: [] });
  });

  test('a name that looks like the place of an input, in letters that escape, is a name', async () => {
    const name = '{"in":"score.receipt_inputs"} \u001f\\"{"in":"score.receipt_inputs"}" – Ünïcode 🌊';
    const [issuer] = issuers;
    if (issuer === undefined) throw new Error('no issuer');
    await store(FRIDAY, [{ ...issuer, name }]);
    const [body = ''] = await bodies();
    expect(JSON.parse(body)).toMatchObject({ name });
    expect(verifyReceipt(JSON.parse(body))).toEqual({ ok: true, mismatches: [] });
  });

  test('a receipt from before, stored whole, is told as it is; one whose inputs are gone is not told in part', async () => {
    await sql`
      insert into score.stored_receipts (cik, receipt_hash, methodology_version, as_of_date, inputs_hash, body)
      values ('1', 'a', 'm', ${date('2024-01-02')}, null, '{"whole":1}'),
        ('2', 'b', 'm', ${date('2024-01-02')}, 'gone', '{"cash":{"in":"score.receipt_inputs"}}')
    `.execute(database.db);
    expect(await bodies()).toEqual(['{"whole":1}', null]);
  });
});
