import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { type GoldenCase, goldenCases, originOf, provenanceOf } from '../../cli/golden/cases.ts';
import { differenceText } from '../../cli/golden/difference-text.ts';
import { scoreBeneficialOwnership } from '../../cli/golden/score-beneficial-ownership.ts';
import { scoreSubsidiaries } from '../../cli/golden/score-subsidiaries.ts';
import { scoreThirteenf } from '../../cli/golden/score-thirteenf.ts';
import { scoreVotingResults } from '../../cli/golden/score-voting-results.ts';
import { createScorecard, type Scorecard } from '../../cli/golden/scorecard.ts';
import { answerOf, parsersOfKind, runSelected } from '../../cli/parse/run-parser.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { PARSERS } from '../../parsers/registry.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../../sources/submission/read-submission.ts';

const OWN_CASES = fileURLToPath(new URL('../golden/cases', import.meta.url));
const SCORERS = {
  'voting-results': scoreVotingResults,
  subsidiaries: scoreSubsidiaries,
  thirteenf: scoreThirteenf,
  'beneficial-ownership': scoreBeneficialOwnership,
} as const;

function outcomeOf(golden: GoldenCase): ParseOutcome {
  const submission = looksLikeSubmission(golden.bytes)
    ? readSubmission(golden.bytes)
    : readBareDocument(golden.bytes, { filename: golden.filename });
  const parsers = PARSERS;
  const runs = runSelected(parsersOfKind(parsers, golden.kind), parsers, submission, { filedDate: null, force: true });
  const answer = answerOf(runs);
  if (answer === null) throw new Error(`${golden.name}: no answer`);
  return answer;
}

/** Every number of a result that is not a place in a list, one more than it was: a parser that reads wrongly. */
function misread(result: unknown): unknown {
  if (typeof result === 'number') return result + 1;
  if (Array.isArray(result)) return result.map(misread);
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).map(([name, value]) => [name, misread(value)]));
}

const wrongAtHigh = (card: Scorecard): number =>
  [...card.rates]
    .filter(([what]) => /^wrong .* at high confidence$/.test(what))
    .reduce((sum, [, { hits }]) => sum + hits, 0);

describe.each(Object.entries(SCORERS))('golden cases of %s', (kind, score) => {
  const cases = [...goldenCases(OWN_CASES, kind)];

  test('are there, and say when they were checked and where they come from', () => {
    expect(cases.length).toBeGreaterThan(0);
    for (const golden of cases) {
      expect(golden.file.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(provenanceOf(golden)).toContain(`checked by hand ${golden.file.checkedOn}`);
    }
  });

  test('are read as a person read them, and claimed high', () => {
    for (const golden of cases) {
      const card = createScorecard();
      score(golden, outcomeOf(golden), card);
      expect(card.differences).toEqual([]);
      expect(card.claims.length).toBeGreaterThan(0);
      expect(card.claims.filter(({ right }) => !right)).toEqual([]);
      expect(card.rates.get('right documents claimed high')).toEqual({ hits: 1, of: 1 });
    }
  });

  test('a misreading is counted as wrong at high confidence, and told', () => {
    for (const golden of cases) {
      const card = createScorecard();
      const outcome = outcomeOf(golden);
      score(golden, { ...outcome, result: misread(outcome.result) }, card);
      expect(wrongAtHigh(card)).toBeGreaterThan(0);
      expect(card.claims.some(({ right }) => !right)).toBe(true);
      expect(card.differences.some(({ high }) => high)).toBe(true);
      expect(card.differences.map(differenceText).join('\n')).toMatch(/HIGH .*\n(?:.*\n)* +- .*\n +\+ /);
    }
  });

  test('an empty answer is right nowhere', () => {
    for (const golden of cases) {
      const card = createScorecard();
      score(golden, { ...outcomeOf(golden), result: null, confidence: 0 }, card);
      expect(card.claims.filter(({ right }) => right)).toEqual([]);
      expect(wrongAtHigh(card)).toBe(0);
    }
  });
});

test('a difference shows what a person read above what the parser gave, and only what differs', () => {
  const text = differenceText({
    name: 'case',
    path: 'proposals[0].nominees[2]',
    expected: { name: 'Ann Lee', votesFor: 1_200, abstain: null },
    given: { name: 'Ann Lee', votesFor: 1_300, abstain: null },
    high: true,
  });
  expect(text).toBe('  HIGH proposals[0].nominees[2] (Ann Lee)\n    votesFor\n      - 1200\n      + 1300');
});

test('the origin of cases names how many were filed, composed, and left without a date', () => {
  const golden = (file: Partial<GoldenCase['file']>): GoldenCase => ({
    kind: 'subsidiaries',
    name: 'case',
    filename: 'input.htm',
    bytes: new Uint8Array(),
    file: { expected: {}, ...file },
  });
  expect(
    originOf([golden({ checkedOn: '2026-11-02' }), golden({ composed: true, checkedOn: '2026-11-21' }), golden({})]),
  ).toBe(
    '3 documents: 0 filed, 1 composed, 2 of unrecorded origin; checked by hand 2026-11-02 to 2026-11-21, 1 without a date of the hand check',
  );
  expect(provenanceOf(golden({ form: '8-K', accessionNumber: '0000000001-24-000001' }))).toBe(
    '8-K, accession 0000000001-24-000001, date of the hand check not recorded',
  );
});
