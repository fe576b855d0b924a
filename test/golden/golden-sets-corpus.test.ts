import { describe, expect, test } from 'vitest';
import { scoreCases } from '../../cli/golden/score-cases.ts';
import { createScorecard, type Scorecard } from '../../cli/golden/scorecard.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { corpusPath } from '../corpus.ts';

/** Least rates in percent and, of what should not be there, largest counts. A ratchet: raise rates, lower counts. */
interface Limits {
  readonly least: Readonly<Record<string, number>>;
  readonly most: Readonly<Record<string, number>>;
}

const NO_WRONG_ROW = { 'wrong rows at high confidence': 0, 'spurious at high confidence': 0 };

const LIMITS: Readonly<Record<string, Readonly<Record<string, Limits>>>> = {
  golden: {
    'voting-results': {
      least: { 'nominee rows': 100, 'proposal rows': 100, 'proposal type': 100, 'right documents claimed high': 84 },
      most: { ...NO_WRONG_ROW, 'wrong facts at high confidence': 0, 'spurious nominees': 0 },
    },
    subsidiaries: { least: { 'rows found': 100, 'rows that are in the document': 100 }, most: NO_WRONG_ROW },
    thirteenf: { least: { entries: 100, 'rows checked': 100 }, most: { 'wrong values at high confidence': 0 } },
    dilution: {
      least: {
        'offering recall': 98,
        'offering precision': 99,
        'warrants recall': 96,
        'warrants precision': 98,
        'right values claimed high': 78,
      },
      most: { 'wrong values at high confidence': 2 },
    },
  },
  'golden-composed': {
    'voting-results': { least: { 'nominee rows': 100, 'proposal rows': 100 }, most: NO_WRONG_ROW },
    subsidiaries: { least: { 'rows found': 100, 'documents exact': 100 }, most: NO_WRONG_ROW },
    dilution: {
      least: {
        'offering recall': 99,
        'warrants recall': 99,
        'exchangeCompliance recall': 99,
        'right values claimed high': 63,
      },
      most: { 'wrong values at high confidence': 0 },
    },
  },
  'golden-second': {
    'voting-results': {
      least: { 'nominee rows': 98, 'proposal rows': 98, 'proposal type': 98, 'right documents claimed high': 70 },
      most: { ...NO_WRONG_ROW, 'wrong facts at high confidence': 0, 'spurious nominees': 0 },
    },
    subsidiaries: { least: { 'rows found': 98, 'rows that are in the document': 98 }, most: NO_WRONG_ROW },
    'beneficial-ownership': { least: { 'persons exact': 98 }, most: { 'wrong values at high confidence': 0 } },
    dilution: {
      least: {
        'offering recall': 99,
        'offering precision': 99,
        'warrants recall': 99,
        'convertibles recall': 93,
        'lockups recall': 97,
        'exchangeCompliance recall': 99,
        'corporateActions recall': 97,
        // Ratios of splits and months of rights need a second witness of their own.
        'right values claimed high': 68,
      },
      most: { 'wrong values at high confidence': 0 },
    },
  },
};

function cardOf(kind: string, folder: string): Scorecard {
  const card = createScorecard();
  const cases = [...scoreCases(kind, [folder], [{ parsers: PARSERS, card }])];
  expect(cases.length).toBeGreaterThan(0);
  return card;
}

for (const [set, kinds] of Object.entries(LIMITS)) {
  const folder = corpusPath(set);
  describe.skipIf(folder === null)(`documents of ${set} (skipped where the corpus is absent)`, () => {
    test.each(Object.entries(kinds))('%s: rates and claims hold', (kind, { least, most }) => {
      const { rates, differences } = cardOf(kind, folder ?? '');
      const high = differences.filter((difference) => difference.high);
      for (const [what, percent] of Object.entries(least)) {
        const { hits, of } = rates.get(what) ?? { hits: 0, of: 0 };
        expect((100 * hits) / of, `${kind}: ${what}`).toBeGreaterThanOrEqual(percent);
      }
      for (const [what, count] of Object.entries(most)) {
        const hits = rates.get(what)?.hits ?? 0;
        expect(hits, `${kind}: ${what}\n${JSON.stringify(high, null, 1)}`).toBeLessThanOrEqual(count);
      }
    });
  });
}
