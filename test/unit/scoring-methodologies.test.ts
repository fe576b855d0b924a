import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../../core/hashes.ts';
import { methodologyHash } from '../../scoring/methodology.ts';
import { methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { interpolate } from '../../scoring/piecewise-linear.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { verifyReceipt } from '../../scoring/verify-receipt.ts';
import { createDraw } from '../reference/random.ts';
import { randomIssuer } from '../reference/random-issuer.ts';
import { date } from './scoring-facts.ts';

const FIRST = methodologyByVersion('2026-11-01.1');
const SECOND = methodologyByVersion('2026-11-15.1');

/** Every object and list within a value. */
function partsOf(value: unknown): object[] {
  if (value === null || typeof value !== 'object') return [];
  return [value, ...Object.values(value).flatMap(partsOf)];
}

describe('two methodologies side by side', () => {
  test('have the hashes they were published with', () => {
    expect(methodologyHash(FIRST)).toBe('cf43bb4d87e78a378f1f527e7721f3b8f973824371b9603b0851d152eec355bf');
    expect(methodologyHash(SECOND)).toBe('db6ec886587632a3ee2fd02874dd73d545baada178bc614a5f478d51c96bc138');
  });

  test('share no data, so that neither can change the other, and are frozen', () => {
    const parts = new Set(partsOf(FIRST));
    expect(partsOf(SECOND).filter((part) => parts.has(part))).toEqual([]);
    expect([...parts, ...partsOf(SECOND)].every(Object.isFrozen)).toBe(true);
  });

  test('differ in version and knots alone', () => {
    const withoutKnots = ({ offerings, runway, overhang, velocity, ...rest }: typeof FIRST) => ({
      ...rest,
      version: '',
      offerings: { ...offerings, proceedsKnots: [], capacityKnots: [] },
      runway: { ...runway, knots: [] },
      overhang: { ...overhang, knots: [] },
      velocity: { ...velocity, knots: [] },
    });
    expect(withoutKnots(SECOND)).toEqual(withoutKnots(FIRST));
  });

  test('say the same in the middle and spread the ends, as the second one gives for its reasons', () => {
    for (const ratio of [0, 0.25]) {
      expect(interpolate(SECOND.offerings.proceedsKnots, ratio)).toBe(
        interpolate(FIRST.offerings.proceedsKnots, ratio),
      );
      expect(interpolate(SECOND.velocity.knots, ratio)).toBe(interpolate(FIRST.velocity.knots, ratio));
    }
    expect(interpolate(FIRST.offerings.proceedsKnots, 1.2)).toBe(interpolate(FIRST.offerings.proceedsKnots, 1.8));
    expect(interpolate(SECOND.offerings.proceedsKnots, 1.2)).toBeLessThan(
      interpolate(SECOND.offerings.proceedsKnots, 1.8),
    );
    expect(interpolate(SECOND.runway.knots, 9)).toBe(68);
    expect(interpolate(SECOND.velocity.knots, 0.03)).toBe(3);
  });

  test('give each issuer two scores, and computing one never changes the other or its receipt', () => {
    const draw = createDraw(15);
    const asOf = date('2026-03-31');
    let different = 0;
    for (let number = 0; number < 40; number++) {
      const facts = randomIssuer(draw, number);
      const before = createReceipt(scoreIssuer(facts, asOf, FIRST), FIRST);
      const second = createReceipt(scoreIssuer(facts, asOf, SECOND), SECOND);
      const after = createReceipt(scoreIssuer(facts, asOf, FIRST), FIRST);
      expect(canonicalJson(after)).toBe(canonicalJson(before));
      expect([before, second].map((receipt) => verifyReceipt(receipt).ok)).toEqual([true, true]);
      expect(second.hash).not.toBe(before.hash);
      if (second.result.lo !== before.result.lo) different++;
    }
    expect(different).toBeGreaterThan(20);
  });

  test('a receipt of one is refused under the name of the other', () => {
    const facts = randomIssuer(createDraw(16), 1);
    const receipt = createReceipt(scoreIssuer(facts, date('2026-03-31'), FIRST), FIRST);
    const renamed = { ...receipt, methodology: { ...receipt.methodology, version: SECOND.version } };
    expect(verifyReceipt(renamed).ok).toBe(false);
  });
});
