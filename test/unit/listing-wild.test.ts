import { describe, expect, test } from 'vitest';
import { LISTING_WILD } from './listing-wild-1.ts';
import { SPLITS_WILD } from './listing-wild-2.ts';
import { STANDINGS_WILD, TABLES_WILD } from './listing-wild-3.ts';
import { MORE_WILD } from './listing-wild-4.ts';
import { RATIOS_WILD, TRAPS_WILD } from './listing-wild-5.ts';
import { APART_WILD, BESIDE_WILD, STEPS_WILD } from './listing-wild-6.ts';
import { BESIDES_WILD, CLOSINGS_WILD } from './listing-wild-7.ts';
import { judge } from './listing-wild-judge.ts';

const ALL = [
  ...LISTING_WILD,
  ...SPLITS_WILD,
  ...STANDINGS_WILD,
  ...MORE_WILD,
  ...RATIOS_WILD,
  ...TRAPS_WILD,
  ...TABLES_WILD,
  ...STEPS_WILD,
  ...APART_WILD,
  ...BESIDE_WILD,
  ...BESIDES_WILD,
  ...CLOSINGS_WILD,
];

describe('documents written as filers write them', () => {
  test.each(ALL.map((one) => [one.name, one] as const))('%s', (_name, wild) => {
    expect(judge(wild).differences).toEqual([]);
  });

  test('six of ten right values are claimed high', () => {
    const judged = ALL.map(judge);
    const right = judged.reduce((sum, one) => sum + one.right, 0);
    const high = judged.reduce((sum, one) => sum + one.rightAndHigh, 0);
    expect(high / right).toBeGreaterThan(0.6);
  });
});
