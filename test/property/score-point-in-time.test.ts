import { describe, expect, test } from 'vitest';
import { addDays, endOfEasternDay, type IsoDate } from '../../core/dates.ts';
import { canonicalJson } from '../../core/hashes.ts';
import type { FactRef, IssuerFacts } from '../../core/score-inputs.ts';
import { METHODOLOGIES } from '../../scoring/methodology-registry.ts';
import { createReceipt } from '../../scoring/receipt.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { createDraw, type Draw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';

const LISTS = ['shareCounts', 'cash', 'offerings', 'registrations', 'overhang', 'compliance', 'splits'] as const;

/** An issuer's facts with each list made another. */
function mapFacts(facts: IssuerFacts, map: (fact: FactRef) => readonly FactRef[]): IssuerFacts {
  return { ...facts, ...Object.fromEntries(LISTS.map((list) => [list, facts[list].flatMap(map)])) };
}

/** What the fact says, said otherwise by a later filing. */
function restated(draw: Draw, fact: FactRef, day: IsoDate): FactRef {
  const numbers = Object.entries(fact).map(([key, value]) => [
    key,
    typeof value === 'number' && key !== 'confidence' ? Math.round(value * (1.5 + draw.next())) : value,
  ]);
  const accessionNumber = fact.accessionNumber.replace(/\d{6}$/, String(draw.int(500_000, 999_999)));
  return { ...Object.fromEntries(numbers), accessionNumber, publicAt: endOfEasternDay(day) } as FactRef;
}

describe('a score of a date', () => {
  test.each(METHODOLOGIES)('$version: is byte for byte the same whatever becomes public later', (methodology) => {
    const draw = createDraw(20_261_121);
    let changedByEarlyFacts = 0;
    for (let number = 0; number < 150; number++) {
      const whole = randomIssuer(draw, number);
      const asOf = addDays(HISTORY.from as IsoDate, draw.int(400, 1_500));
      const until = endOfEasternDay(asOf);
      const known = mapFacts(whole, (fact) => (fact.publicAt <= until ? [fact] : []));
      const receiptOf = (facts: IssuerFacts) =>
        canonicalJson(createReceipt(scoreIssuer(facts, asOf, methodology), methodology));
      const receipt = receiptOf(known);
      expect(receiptOf(whole)).toBe(receipt);
      // Restatements of everything, later filed, in any order.
      const later = mapFacts(whole, (fact) => [restated(draw, fact, addDays(asOf, draw.int(1, 200))), fact]);
      expect(receiptOf(later)).toBe(receipt);
      // The same restatements, public by the date though recorded only now, are taken up.
      const early = mapFacts(known, (fact) => [fact, restated(draw, fact, asOf)]);
      if (receiptOf(early) !== receipt) changedByEarlyFacts++;
    }
    expect(changedByEarlyFacts).toBeGreaterThan(140);
  });
});
