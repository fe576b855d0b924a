import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { canonicalJson, sha256 } from '../../core/hashes.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { StoredReceipt } from '../../core/score-receipt.ts';
import { registerMethodology, upsertScores } from '../../db/repositories/scores/scores.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { decodeReceipt, encodeReceipt } from '../../scoring/receipt-codec.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { createDraw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';

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
    sql`truncate score.scores, score.superseded_scores, score.receipts, score.receipt_inputs`.execute(database.db),
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
        scores.map((score) => ({ score, receipt: encodeReceipt(createReceipt(score, by)) })),
      );
    });
  const receipts = async () => {
    const { rows } = await sql<StoredReceipt & { receipt_hash: string; inputs_hash: string }>`
      select r.receipt_hash, r.inputs_hash, r.body, i.body as inputs
      from score.receipts r join score.receipt_inputs i using (cik, inputs_hash) order by cik, as_of_date
    `.execute(database.db);
    return rows;
  };

  test.each(METHODOLOGIES)('$version: a stored receipt decodes to the one that was created', async (by) => {
    await store(FRIDAY, issuers, by);
    await store(SATURDAY, issuers, by);
    const expected = issuers
      .flatMap((issuer) => [FRIDAY, SATURDAY].map((asOf) => createReceipt(scoreIssuer(issuer, asOf, by), by)))
      .sort((a, b) => (a.cik === b.cik ? 0 : a.cik < b.cik ? -1 : 1));
    const stored = await receipts();
    expect(stored.map((receipt) => canonicalJson(decodeReceipt(receipt)))).toEqual(expected.map(canonicalJson));
    for (const { inputs, inputs_hash } of stored) expect(sha256(inputs)).toBe(inputs_hash);
    for (const { body, receipt_hash } of stored) expect(JSON.parse(body)).toMatchObject({ hash: receipt_hash });
    // One text for both dates where nothing changed between them, as for issuers without prices.
    const texts = new Set(stored.map(({ inputs_hash }) => inputs_hash)).size;
    const { rows } = await sql`select from score.receipt_inputs`.execute(database.db);
    expect(rows).toHaveLength(texts);
  });

  test('runs over two dates and two methodologies at once store shared inputs once', async () => {
    await Promise.all([store(FRIDAY, issuers), store(SATURDAY, issuers), store(FRIDAY, issuers, other)]);
    const stored = await receipts();
    expect(stored).toHaveLength(180);
    for (const receipt of stored) expect(verifyReceipt(decodeReceipt(receipt))).toEqual({ ok: true, mismatches: [] });
  });

  test('text that JSON and PostgreSQL escape survives', async () => {
    const name = '{"inputs":1} \u001f\\"\\u0000" – Ünïcode 🌊 \u0000';
    const [issuer] = issuers;
    if (issuer === undefined) throw new Error('no issuer');
    await store(FRIDAY, [{ ...issuer, name }]);
    const [receipt] = (await receipts()).map(decodeReceipt);
    expect(receipt).toMatchObject({ name });
    expect(verifyReceipt(receipt)).toEqual({ ok: true, mismatches: [] });
  });
});
