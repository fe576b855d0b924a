import { describe, expect, it } from 'vitest';
import { methodology20261115r1 } from '../../scoring/methodologies/2026-11-15.1.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { compareHistories } from '../reference/2026-12-01/history-agreement.ts';

/** Some seconds of one core; a machine that does other things besides takes longer. */
const TIME = { timeout: 120_000 };

describe('from filings to the score, 2026-12-01.1 and the reference written from methodology.md alone', () => {
  it('agree on 400 random histories (npm run soak -- histories: on 2,000)', TIME, () => {
    const { agreed, differences } = compareHistories(methodology20261201r1, 400, 12);
    expect([...differences.values()].flat()).toEqual([]);
    expect(agreed).toBe(400);
  });

  it('would not agree under the selection of 2026-11-15.1', TIME, () => {
    expect(compareHistories(methodology20261115r1, 40, 12).agreed).toBeLessThan(4);
  });
});
