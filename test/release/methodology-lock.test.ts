import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import type { ScoreReceipt } from '../../core/score-receipt.ts';
import { createScoringEngine } from '../../scoring/engine.ts';
import { engineOf, RELEASED_METHODOLOGIES } from '../../scoring/engine-catalog.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { readLock, receiptFile } from '../../scripts/release/files.ts';
import { readExampleFacts } from '../../scripts/release/methodology-releases.ts';
import { createDraw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';
import { wildIssuer } from '../reference/wild-issuer.ts';

test('every released methodology is published', () => {
  expect(Object.keys(readLock('methodology'))).toEqual([...RELEASED_METHODOLOGIES]);
  const published = METHODOLOGIES.map(({ version }) => version);
  expect(published).toEqual(expect.arrayContaining([...RELEASED_METHODOLOGIES]));
});

describe.each(METHODOLOGIES.map(({ version }) => version))('methodology %s', (version) => {
  const isReleased = RELEASED_METHODOLOGIES.includes(version);

  test.runIf(isReleased)('verifies its receipt of the day of the release, and no altered one', async () => {
    const engine = await engineOf(version);
    const receipt = JSON.parse(readFileSync(receiptFile(version), 'utf8')) as ScoreReceipt;
    expect(engine.methodologyHash).toBe(readLock('methodology')[version]?.methodology);
    expect(engine.verify(receipt)).toEqual({ ok: true, mismatches: [] });
    expect(verifyReceipt(receipt)).toEqual({ ok: true, mismatches: [] });
    expect(receipt.result.status).toBe('scored');
    const { asOf, facts } = readExampleFacts();
    expect(canonicalJson(engine.score(facts, asOf))).toBe(canonicalJson(receipt));
    const raised = { ...receipt, result: { ...receipt.result, score: 0 } };
    expect(engine.verify(raised).mismatches.map(({ path }) => path)).toEqual(['hash', 'result.score']);
  });

  test('gives the same receipts and look-backs from source as from its release', async () => {
    const released = await engineOf(version);
    const source = createScoringEngine(methodologyByVersion(version));
    const { asOf, facts } = readExampleFacts();
    const example = released.score(facts, asOf);
    expect(canonicalJson(source.score(facts, asOf))).toBe(canonicalJson(example));
    expect(released.lookbacks).toEqual(source.lookbacks);
    expect(released.window(asOf, asOf)).toEqual(source.window(asOf, asOf));
    const draw = createDraw(20_261_123);
    for (let number = 0; number < 150; number++) {
      const issuer = number % 3 === 0 ? wildIssuer(draw, number) : randomIssuer(draw, number);
      const date = addDays(HISTORY.from as IsoDate, draw.int(400, 1_500));
      const before = released.score(issuer, date);
      expect(source.score(issuer, date).hash, `issuer ${number} of ${date}: make a new methodology`).toBe(before.hash);
      expect(source.verify(before).ok).toBe(true);
    }
  });
});
