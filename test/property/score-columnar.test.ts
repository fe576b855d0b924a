import { describe, expect, test } from 'vitest';
import { dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { IssuerScore } from '../../core/score-receipt.ts';
import { scoreAt } from '../../scoring/columnar/score-at.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { RULE_IDS, ruleAt, ruleChangeDates } from '../../scoring/rules/rule-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { createDraw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';
import { wildIssuer } from '../reference/wild-issuer.ts';
import { date } from '../unit/scoring-facts.ts';

/** Some tens of seconds of one core; a machine that does other things besides takes longer. */
const TIME = { timeout: 300_000 };

/** Every number of a score, as the columns hold them. */
function numbersOf(score: IssuerScore) {
  const { factors } = score;
  return {
    asOf: score.asOf,
    score: score.score,
    lo: score.lo,
    hi: score.hi,
    factors: Object.fromEntries(Object.entries(factors).map(([id, factor]) => [id, factor.score])),
    band: score.band,
    bandBarred: score.bandBarred,
    confidence: score.confidence,
    presentWeight: score.presentWeight,
    subRatings: score.subRatings,
    regsho: score.regsho,
  };
}

function daysFrom(from: string, to: string, keep: (day: number) => boolean = () => true): Int32Array {
  const first = epochDay(date(from));
  return Int32Array.from({ length: epochDay(date(to)) - first + 1 }, (_, index) => first + index).filter(keep);
}

/** Compares every day of an issuer; how many days were carried. */
function compare(facts: IssuerFacts, days: Int32Array, version: string): number {
  const methodology = methodologyByVersion(version);
  const columns = createScoreColumns(days.length);
  const { computed, carried } = createDaysScorer(methodology).score(facts, days, columns);
  expect(computed + carried).toBe(days.length);
  for (let at = 0; at < days.length; at++) {
    const asOf: IsoDate = dateOfEpochDay(days[at] ?? 0);
    const expected = JSON.stringify(numbersOf(scoreIssuer(facts, asOf, methodology)));
    const { computedOn, ...found } = scoreAt(columns, at);
    if (JSON.stringify(found) !== expected) {
      throw new Error(`${facts.cik} on ${asOf} (computed on ${computedOn}):\n${JSON.stringify(found)}\n${expected}`);
    }
  }
  return carried;
}

describe('the columnar engine gives the numbers of scoreIssuer', () => {
  test('for every day of three years of random issuers', TIME, () => {
    const draw = createDraw(21);
    const days = daysFrom('2023-06-30', HISTORY.to);
    let carried = 0;
    for (let number = 0; number < 25; number++) carried += compare(randomIssuer(draw, number), days, '2026-11-01.1');
    expect(carried).toBeGreaterThan(1_000);
  });

  test('for issuers whose filings contradict each other, under every methodology', TIME, () => {
    const draw = createDraw(22);
    let looked = 0;
    for (let number = 0; number < 50; number++) {
      const gaps = draw.chance(0.5) ? 1 : 0.2;
      const days = daysFrom('2023-01-01', HISTORY.to, () => draw.chance(gaps));
      compare(wildIssuer(draw, number), days, METHODOLOGIES[number % METHODOLOGIES.length]?.version ?? '');
      looked += days.length;
    }
    expect(looked).toBeGreaterThan(20_000);
  });

  test('from the first filing on, and for an issuer of whom nothing is known', TIME, () => {
    const draw = createDraw(23);
    const days = daysFrom('2021-06-30', '2023-06-30');
    for (let number = 0; number < 10; number++) compare(wildIssuer(draw, number), days, '2026-11-01.1');
    const facts = randomIssuer(draw, 99);
    const unknown: IssuerFacts = {
      ...facts,
      shareCounts: [],
      cash: [],
      offerings: [],
      registrations: [],
      overhang: [],
      compliance: [],
      splits: [],
      prices: [],
    };
    // Two days are looked at anew: the first, and those on which what was searched comes into a window.
    expect(compare(unknown, days, '2026-11-01.1')).toBeGreaterThan(days.length - 20);
  });

  test('windows of the baby-shelf rule are those of every rule in force', () => {
    for (const at of ruleChangeDates()) {
      for (const id of RULE_IDS.filter((rule) => rule.startsWith('baby-shelf'))) {
        expect(ruleAt(id, at)?.parameters ?? { salesMonths: 12, highestCloseDays: 60 }).toMatchObject({
          salesMonths: 12,
          highestCloseDays: 60,
        });
      }
    }
  });
});
