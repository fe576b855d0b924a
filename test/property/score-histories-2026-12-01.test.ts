import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { methodology20261115r1 } from '../../scoring/methodologies/2026-11-15.1.ts';
import { methodology20261201r1 } from '../../scoring/methodologies/2026-12-01.1.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { arbitraryHistory } from '../reference/2026-12-01/arbitrary-history.ts';
import { LAST_DAY } from '../reference/2026-12-01/arbitrary-papers.ts';
import { factsOfHistory } from '../reference/2026-12-01/facts-of-history.ts';
import { compareHistories } from '../reference/2026-12-01/history-agreement.ts';
import { scoreAt } from '../score-at.ts';

/** Some seconds of one core; a machine that does other things besides takes longer. */
const TIME = { timeout: 120_000 };

describe('from filings to the score, 2026-12-01.1 and the reference written from methodology.md alone', () => {
  it('agree on 300 random histories (npm run soak -- histories: on 2,000)', TIME, () => {
    const { agreed, differences } = compareHistories(methodology20261201r1, 300, 12);
    expect([...differences.values()].flat()).toEqual([]);
    expect(agreed).toBe(300);
  });

  it('would not agree under the selection of 2026-11-15.1', TIME, () => {
    expect(compareHistories(methodology20261115r1, 40, 12).agreed).toBeLessThan(4);
  });
});

describe('the columnar engine under 2026-12-01.1', () => {
  it('gives the numbers of scoreIssuer for the days of random histories', TIME, () => {
    const last = epochDay(LAST_DAY as IsoDate);
    const days = Int32Array.from({ length: 420 }, (_, index) => last - 419 + index);
    let carried = 0;
    for (const [number, history] of fc.sample(arbitraryHistory, { numRuns: 10, seed: 31 }).entries()) {
      const facts = factsOfHistory(history, LAST_DAY);
      const columns = createScoreColumns(days.length);
      carried += createDaysScorer(methodology20261201r1).score(facts, days, columns).carried;
      for (const [at, day] of days.entries()) {
        // Every day is scored in its place; a third of them is compared.
        if (at % 3 !== number % 3) continue;
        const { computedOn: _, ...found } = scoreAt(columns, at);
        const score = scoreIssuer(facts, dateOfEpochDay(day), methodology20261201r1);
        const factors = Object.fromEntries(Object.entries(score.factors).map(([id, factor]) => [id, factor.score]));
        expect({ ...score, factors }).toMatchObject(found);
      }
    }
    expect(carried).toBeGreaterThan(0);
  });
});
