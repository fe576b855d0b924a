import { expect, test } from 'vitest';
import { deriveShareFloatHistory } from '../../scoring/ledger/share-float-history.ts';
import { AS_OF, coverage, date, facts, METHODOLOGY, NOT_COVERED, shareCount, split } from './scoring-facts.ts';

const COUNTS = [
  shareCount(date('2026-05-10'), 2_500_000),
  shareCount(date('2025-05-10'), 40_000_000, { publicFloat: 30_000_000, publicFloatAsOf: date('2024-12-31') }),
  shareCount(date('2026-08-01'), 9_000_000),
];

test('each count stands as filed and in shares of the as-of date; what is public later does not', () => {
  const issuer = facts({ shareCounts: COUNTS, splits: [split(date('2025-10-01'), 1, 20)] });
  const { shares, floats, unproven } = deriveShareFloatHistory(issuer, AS_OF, METHODOLOGY);
  expect(shares.map(({ asOf, sharesOutstanding, splitAdjusted }) => [asOf, sharesOutstanding, splitAdjusted])).toEqual([
    ['2026-05-10', 2_500_000, 2_500_000],
    ['2025-05-10', 40_000_000, 2_000_000],
  ]);
  expect(floats).toMatchObject([{ asOf: '2024-12-31', publicFloat: 30_000_000 }]);
  expect(unproven).toBeNull();
});

test('where splits were not searched for, it says that the adjustment is unproven', () => {
  const issuer = facts({ shareCounts: COUNTS, coverage: coverage({ splits: NOT_COVERED }) });
  const { shares, unproven } = deriveShareFloatHistory(issuer, AS_OF, METHODOLOGY);
  expect(shares).toHaveLength(2);
  expect(unproven?.code).toBe('splits-not-covered');
});
