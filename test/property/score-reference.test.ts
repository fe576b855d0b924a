import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { parseCik } from '../../core/ids.ts';
import { FACTOR_IDS, type FactorId, type FactorResult, type ScoreResult } from '../../core/score-receipt.ts';
import { rankUniverse } from '../../scoring/rank-universe.ts';
import { scoreInputs, scoreIssuer } from '../../scoring/score-issuer.ts';
import { daysFrom, plusDays } from '../reference/calendar.ts';
import type { PlainScore } from '../reference/plain-inputs.ts';
import { createDraw } from '../reference/random.ts';
import { randomPlainInputs } from '../reference/random-inputs.ts';
import { HISTORY, randomIssuer } from '../reference/random-issuer.ts';
import { assemble, referencePercentile, referenceScore } from '../reference/score.ts';
import { selectPlain } from '../reference/select.ts';
import { toScoreInputs } from '../reference/to-score-inputs.ts';
import { AS_OF, METHODOLOGY } from '../unit/scoring-facts.ts';

interface Scored {
  readonly factors: Readonly<Record<FactorId, FactorResult>>;
  readonly result: ScoreResult;
}

/** The first figure on which the two differ; null where they agree. Factors agree to 10⁻⁸, everything else exactly. */
function difference(reference: PlainScore, { factors, result }: Scored): string | null {
  for (const [index, id] of FACTOR_IDS.entries()) {
    const [a, b] = [reference.factors[index] ?? null, factors[id].score];
    const isSame = a === null || b === null ? a === b : Math.abs(a - b) <= 1e-8;
    if (!isSame) return `F${index + 1}: ${a} against ${b}`;
  }
  const { status, score, lo, hi, band, confidence, presentWeight, regsho } = result;
  const ours = { status, score, lo, hi, band, confidence, presentWeight, regsho, ...result.subRatings };
  for (const [name, value] of Object.entries(ours)) {
    const other = reference[name as keyof PlainScore];
    if (other !== value) return `${name}: ${String(other)} against ${String(value)}`;
  }
  return null;
}

/** Twenty seconds of one core; a machine that does other things besides takes longer. */
const TIME = { timeout: 300_000 };

/** `REFERENCE_CASES=100000` compares as many of both kinds as before a release. */
const CASES = Number(process.env['REFERENCE_CASES'] ?? 16_000);
const ISSUERS = Math.ceil(CASES / 80);

describe('the reference, written from methodology.md alone', () => {
  test('agrees on the worked check', () => {
    const five = (scores: readonly (number | null)[]) =>
      assemble(scores.map((score) => ({ score, least: score ?? 0 })));
    expect(five([80, 90, 70, 60, 40])).toMatchObject({ score: 73.5, band: 'elevated', lo: 73.5, hi: 73.5 });
    expect(five([80, 90, null, 60, 40])).toMatchObject({ score: 74.4, lo: 59.5, hi: 79.5 });
  });

  test('agrees on random cases of factor inputs', TIME, () => {
    const draw = createDraw(6);
    const seen = new Map<string, number>();
    const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
    for (let number = 0; number < CASES; number++) {
      const plain = randomPlainInputs(draw);
      const reference = referenceScore(plain);
      const found = difference(reference, scoreInputs(toScoreInputs(plain), plain.asOf as IsoDate, METHODOLOGY));
      if (found !== null) throw new Error(`case ${number}: ${found}\n${JSON.stringify(plain, null, 1)}`);
      for (const [index, score] of reference.factors.entries())
        count(`F${index + 1} ${score === null ? 'missing' : 'present'}`);
      count(`band ${reference.band}`);
      count(`confidence ${reference.confidence}`);
    }
    // Every outcome was among the cases, and none of them rare.
    const outcomes = ['F1', 'F2', 'F3', 'F4', 'F5'].flatMap((id) => [`${id} present`, `${id} missing`]);
    const bands = ['low', 'moderate', 'elevated', 'high', 'null'].map((band) => `band ${band}`);
    const levels = ['low', 'medium', 'high'].map((level) => `confidence ${level}`);
    const rare = [...outcomes, ...bands, ...levels].filter((what) => (seen.get(what) ?? 0) < CASES / 100);
    expect(rare).toEqual([]);
  });

  test('agrees on random cases of facts: selection and arithmetic', TIME, () => {
    const draw = createDraw(8);
    const days = daysFrom('2023-06-30', HISTORY.to);
    const statuses = new Map<string, number>();
    for (let number = 0; number < ISSUERS; number++) {
      const facts = randomIssuer(draw, number);
      for (let time = 0; time < 8; time++) {
        const asOf = plusDays('2023-06-30', draw.int(0, days));
        const plain = selectPlain(facts, asOf);
        const reference = referenceScore(plain);
        const found = scoreIssuer(facts, asOf as IsoDate, METHODOLOGY);
        // What bars `high` beyond the methodology's list (filings at odds) is not the plain selection's matter.
        const confidence = reference.confidence === 'low' ? 'low' : found.confidence;
        const differs = difference({ ...reference, confidence }, { factors: found.factors, result: found });
        if (differs !== null) {
          throw new Error(`issuer ${number} on ${asOf}: ${differs}\n${JSON.stringify({ plain, found }, null, 1)}`);
        }
        statuses.set(found.status, (statuses.get(found.status) ?? 0) + 1);
      }
    }
    expect(statuses.get('scored') ?? 0).toBeGreaterThan(4 * ISSUERS);
    expect(statuses.get('withheld') ?? 0).toBeGreaterThan(ISSUERS / 8);
  });

  test('agrees on percentiles, with ties and with too few issuers', () => {
    const draw = createDraw(7);
    for (const size of [1, 99, 100, 101, 250]) {
      const scores = draw.list(size, size, () => draw.int(0, 60) / 2);
      const universe = scores.map((score, index) => ({
        cik: parseCik(index + 1),
        asOf: AS_OF,
        methodologyVersion: METHODOLOGY.version,
        score,
      }));
      const ranks = rankUniverse(universe, METHODOLOGY);
      const wrong: string[] = [];
      for (const { cik, score } of universe) {
        const found = ranks.get(cik)?.percentile ?? null;
        const expected = referencePercentile(score, scores);
        if (expected === null ? found !== null : !(Math.abs(expected - (found ?? Number.NaN)) < 1e-9)) wrong.push(cik);
      }
      expect(wrong, `${size} issuers`).toEqual([]);
    }
  });
});
