import { describe, expect, test } from 'vitest';
import { addDays, dateOfEpochDay, endOfEasternDay, epochDay, type IsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ScoreColumns } from '../../core/score-columns.ts';
import type { IssuerFacts } from '../../core/score-inputs.ts';
import type { IssuerScore } from '../../core/score-receipt.ts';
import { createScoreColumns } from '../../scoring/columnar/score-columns.ts';
import { createDaysScorer } from '../../scoring/columnar/score-days.ts';
import { METHODOLOGIES, methodologyByVersion } from '../../scoring/methodology-registry.ts';
import { RULE_IDS, ruleAt, ruleChangeDates } from '../../scoring/rules/rule-registry.ts';
import { scoreIssuer } from '../../scoring/score-issuer.ts';
import { createDraw } from '../reference/random.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';
import { wildIssuer } from '../reference/wild-issuer.ts';
import { scoreAt } from '../score-at.ts';
import {
  AS_OF,
  ago,
  cash,
  coverage,
  date,
  facts,
  notice,
  ref,
  registration,
  shareCount,
  shelf,
  split,
  warrant,
} from '../unit/scoring-facts.ts';

/** Some ten seconds of one core; a machine that does other things besides takes longer. */
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

/** Of the days between the telling ones, one in so many is compared too. */
const SAMPLED = 5;

/**
 * The days whose comparison says most, of columns that are scored: those that begin and end a run of carried days, since a
 * change that was missed lasts to its end, and a sample of the others.
 */
function* tellingDays(columns: ScoreColumns, days: Int32Array): Iterable<number> {
  const isComputed = (at: number): boolean => columns.computedOn[at] === days[at];
  for (let at = 0; at < days.length; at++) {
    const isEdge = isComputed(at) ? !isComputed(at + 1) : isComputed(at + 1) || at + 1 === days.length;
    if (isEdge || at % SAMPLED === 0) yield at;
  }
}

const everyDay = (_: ScoreColumns, days: Int32Array): Iterable<number> => days.keys();

/** Compares the days of an issuer that `chosen` names; how many days were carried. */
function compare(issuer: IssuerFacts, days: Int32Array, version: string, chosen = tellingDays): number {
  const methodology = methodologyByVersion(version);
  const columns = createScoreColumns(days.length);
  const { computed, carried } = createDaysScorer(methodology).score(issuer, days, columns);
  expect(computed + carried).toBe(days.length);
  for (const at of chosen(columns, days)) {
    const asOf: IsoDate = dateOfEpochDay(days[at] ?? 0);
    const expected = JSON.stringify(numbersOf(scoreIssuer(issuer, asOf, methodology)));
    const { computedOn, ...found } = scoreAt(columns, at);
    if (JSON.stringify(found) !== expected) {
      throw new Error(`${issuer.cik} on ${asOf} (computed on ${computedOn}):\n${JSON.stringify(found)}\n${expected}`);
    }
  }
  return carried;
}

/** The facts that a load for one day brings. */
function loadedFor(
  issuer: IssuerFacts,
  asOf: IsoDate,
  lookbackDays: number,
  offeringLookbackDays: number,
): IssuerFacts {
  const since = <T extends { readonly publicAt: string }>(list: readonly T[], days = lookbackDays) => {
    const from = endOfEasternDay(addDays(asOf, -days));
    return list.filter(({ publicAt }) => publicAt > from);
  };
  const { mergers, coverage: searched } = issuer;
  return {
    ...issuer,
    shareCounts: since(issuer.shareCounts),
    cash: since(issuer.cash),
    offerings: since(issuer.offerings, offeringLookbackDays),
    registrations: since(issuer.registrations, offeringLookbackDays),
    compliance: since(issuer.compliance),
    splits: since(issuer.splits),
    filings: since(issuer.filings),
    ...(mergers === undefined ? {} : { mergers: since(mergers) }),
    coverage: Object.fromEntries(
      Object.entries(searched).map(([dataset, one]) => [dataset, { ...one, unparsed: since(one.unparsed) }]),
    ) as unknown as IssuerFacts['coverage'],
  };
}

describe('the columnar engine gives the numbers of scoreIssuer', () => {
  test('over three years of random issuers', TIME, () => {
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

  test('where each day forgets what was public long before it, as a load for that day would', TIME, () => {
    const draw = createDraw(24);
    let differing = 0;
    for (let number = 0; number < 30; number++) {
      const issuer = draw.chance(0.7) ? wildIssuer(draw, number) : randomIssuer(draw, number);
      const lookbackDays = draw.pick([120, 300, 500, 900, 1_300]);
      const offeringLookbackDays = lookbackDays + draw.pick([0, 100, 400, 1_300]);
      const days = daysFrom('2022-01-01', HISTORY.to, () => draw.chance(0.4));
      const methodology = methodologyByVersion('2026-11-01.1');
      const columns = createScoreColumns(days.length);
      createDaysScorer(methodology).score({ ...issuer, lookbackDays, offeringLookbackDays }, days, columns);
      for (const at of tellingDays(columns, days)) {
        const asOf = dateOfEpochDay(days[at] ?? 0);
        const expected = numbersOf(
          scoreIssuer(loadedFor(issuer, asOf, lookbackDays, offeringLookbackDays), asOf, methodology),
        );
        const { computedOn, ...found } = scoreAt(columns, at);
        if (JSON.stringify(found) !== JSON.stringify(expected)) {
          throw new Error(
            `${issuer.cik} on ${asOf}, ${lookbackDays} days back (computed on ${computedOn}):\n${JSON.stringify(found)}\n${JSON.stringify(expected)}`,
          );
        }
        if (at % 50 === 0 && scoreIssuer(issuer, asOf, methodology).score !== expected.score) differing++;
      }
    }
    // Else nothing was forgotten.
    expect(differing).toBeGreaterThan(20);
  });

  test('from the first filing on, and for an issuer of whom nothing is known', TIME, () => {
    const draw = createDraw(23);
    const days = daysFrom('2021-06-30', '2023-06-30');
    for (let number = 0; number < 10; number++) compare(wildIssuer(draw, number), days, '2026-11-01.1');
    const unknown: IssuerFacts = {
      ...randomIssuer(draw, 99),
      shareCounts: [],
      cash: [],
      offerings: [],
      registrations: [],
      overhang: [],
      compliance: [],
      splits: [],
      prices: [],
    };
    // Two days are recomputed: the first, and the one on which the searched filings enter a window.
    expect(compare(unknown, days, '2026-11-01.1', everyDay)).toBeGreaterThan(days.length - 20);
  });

  test('where one date alone changes an input: a rule, a list, an age, a filing that is not parsed', () => {
    const hidden = { ...ref(ago(20), 9), form: '10-Q', reason: 'rejected' };
    const stated = { statedPrice: 4, statedPriceDate: ago(66) };
    const reverse = [split(ago(700), 1, 20)];
    const still = { cash: [cash(ago(60), { operatingCashFlow: 1 })], prices: [] };
    const cases: Record<string, Partial<IssuerFacts>> = {
      rule: { ...still, splits: reverse, compliance: [notice(ago(600))] },
      list: { ...still, coverage: coverage({ regsho: { status: 'covered', from: ago(100), unparsed: [] } }) },
      age: { ...still, shareCounts: [shareCount(ago(420), 10_000_000)] },
      unparsed: {
        ...still,
        coverage: coverage({ 'share-float': { status: 'covered', from: ago(900), unparsed: [hidden] } }),
      },
      warrant: { ...still, overhang: [warrant(ago(60), { exercisableFrom: ago(10), expires: ago(3) })] },
      'at the money': { overhang: [warrant(ago(60), { exercisePrice: 10 })], cash: still.cash },
      float: {
        ...still,
        prices: [],
        offerings: [
          shelf(ago(300), '333-1', 9e6),
          shelf(ago(70), '333-1', 9e6, { babyShelfPublicFloat: 6e6, ...stated }),
        ],
        registrations: [registration(ago(250), '333-1', 'effective')],
      },
    };
    const prose = { parserVersion: parserVersionOf('cash-prose', 1), publicAt: endOfEasternDay(ago(390)) };
    const tagged = { ...ref(ago(400), 7), currency: 'CAD', publicAt: endOfEasternDay(ago(380)) };
    cases['replaced balance'] = {
      ...still,
      cash: [cash(ago(450), { operatingCashFlow: 1 }), cash(ago(400), prose), cash(ago(400), tagged)],
      overhang: [warrant(ago(450), ref(ago(450), 2)), warrant(ago(400), { ...ref(ago(400), 2), ...prose })],
    };
    for (const [name, over] of Object.entries(cases)) {
      const carried = compare(facts(over), daysFrom(ago(560), AS_OF), '2026-11-01.1', everyDay);
      expect(carried, name).toBeGreaterThan(500);
    }
  });

  test('where a compliance period ends without a further filing, and on the last day of a regained year', () => {
    const still = { cash: [cash(ago(60), { operatingCashFlow: 1 })], prices: [] };
    const other = { exchange: 'nyse', ...ref(ago(250), 8) } as const;
    const cases: Record<string, Partial<IssuerFacts>> = {
      nasdaq: { ...still, compliance: [notice(ago(400))] },
      nyse: { ...still, compliance: [notice(ago(400), other)] },
      stated: { ...still, compliance: [notice(ago(400), { periodEnds: ago(330) })] },
      'second document': { ...still, compliance: [notice(ago(400), { periodEnds: ago(330) }), notice(ago(390))] },
      regained: { ...still, compliance: [notice(ago(500)), notice(ago(400), { status: 'regained' })] },
    };
    for (const [name, over] of Object.entries(cases)) {
      const carried = compare(facts(over), daysFrom(ago(560), AS_OF), '2026-12-01.1', everyDay);
      expect(carried, name).toBeGreaterThan(450);
    }
    const pressure = (over: Partial<IssuerFacts>, asOf: IsoDate) =>
      scoreIssuer(facts(over), asOf, methodologyByVersion('2026-12-01.1')).factors.compliancePressure.score;
    // Nasdaq: 180 days and 30 more; the stated end comes 70 days after the notice.
    expect([209, 210, 211].map((days) => pressure(cases['nasdaq'] ?? {}, addDays(ago(400), days)))).toEqual([
      60, 60, 75,
    ]);
    expect([100, 101].map((days) => pressure(cases['stated'] ?? {}, addDays(ago(400), days)))).toEqual([60, 75]);
    expect([100, 101].map((days) => pressure(cases['second document'] ?? {}, addDays(ago(400), days)))).toEqual([
      60, 75,
    ]);
    expect([365, 366].map((days) => pressure(cases['regained'] ?? {}, addDays(ago(400), days)))).toEqual([10, 0]);
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
