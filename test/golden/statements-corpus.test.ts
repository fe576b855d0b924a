import { expect, test } from 'vitest';
import { scoreCases } from '../../cli/golden/score-cases.ts';
import { createScorecard } from '../../cli/golden/scorecard.ts';
import { statementsV1 } from '../../parsers/statements/statements.v1.ts';
import { xbrlV1 } from '../../parsers/xbrl/xbrl.v1.ts';
import { corpusPath } from '../corpus.ts';

const golden = corpusPath('golden');

test.skipIf(golden === null)('filings read by hand are read as they state, and high is right', () => {
  const card = createScorecard();
  const side = { parsers: [xbrlV1, statementsV1], card };
  const cases = [...scoreCases('statements', [golden ?? ''], [side])];
  expect(cases.length).toBeGreaterThanOrEqual(15);
  const rate = (what: string) => {
    const { hits, of } = card.rates.get(what) ?? { hits: 0, of: 0 };
    return hits / of;
  };
  expect(rate('periods found')).toBe(1);
  expect(rate('values recall')).toBeGreaterThanOrEqual(0.99);
  expect(rate('values precision')).toBeGreaterThanOrEqual(0.995);
  expect(rate('right values claimed high')).toBeGreaterThanOrEqual(0.8);
  expect(card.differences.filter(({ high }) => high)).toEqual([]);
});
