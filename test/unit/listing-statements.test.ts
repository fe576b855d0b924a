import { describe, expect, test } from 'vitest';
import { MORE_WILD } from './listing-histories.ts';
import { LISTING_WILD } from './listing-notices.ts';
import { BESIDES_WILD, CLOSINGS_WILD } from './listing-parallel-deficiencies.ts';
import { APART_WILD, BESIDE_WILD, STEPS_WILD } from './listing-rules-and-decisions.ts';
import { SPLITS_WILD } from './listing-splits-and-actions.ts';
import { judge } from './listing-statement-judge.ts';
import { RATIOS_WILD, TRAPS_WILD } from './split-ratio-wordings.ts';
import { STANDINGS_WILD, TABLES_WILD } from './stated-cash-and-shares.ts';

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

  test('more than half of the right values are claimed high', () => {
    const judged = ALL.map(judge);
    const right = judged.reduce((sum, one) => sum + one.right, 0);
    const high = judged.reduce((sum, one) => sum + one.rightAndHigh, 0);
    expect(high / right).toBeGreaterThan(0.55);
  });
});
