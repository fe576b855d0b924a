import fc from 'fast-check';
import type { IsoDate } from '../../../core/dates.ts';
import { FACTOR_IDS } from '../../../core/score-receipt.ts';
import type { Methodology } from '../../../scoring/methodology.ts';
import { type ScoredInputs, scoreInputs } from '../../../scoring/score-issuer.ts';
import { arbitraryInputs } from './arbitrary-inputs.ts';
import type { ReadyInputs } from './ready-inputs.ts';
import { type ReferenceScore, scoreReady } from './score.ts';
import { toScoreInputs } from './to-score-inputs.ts';

/** The first figure on which the two differ; null where they agree. Factors agree to 10⁻⁸, everything else exactly. */
export function difference(reference: ReferenceScore, { factors, result }: ScoredInputs): string | null {
  const { f1, f2, f3, f4, f5, total, confidence } = reference;
  for (const [index, { score, least }] of [f1, f2, f3, f4, f5].entries()) {
    const id = FACTOR_IDS[index] ?? 'compliancePressure';
    const own = factors[id];
    const isSame = score === null || own.score === null ? score === own.score : Math.abs(score - own.score) <= 1e-8;
    if (!isSame) return `F${index + 1}: ${score} against ${own.score}`;
    if (Math.abs(least - own.least) > 1e-8) return `least of F${index + 1}: ${least} against ${own.least}`;
  }
  const expected = { ...total, confidence, ...reference.subRatings };
  for (const [name, other] of Object.entries(expected)) {
    const own = name in result.subRatings ? result.subRatings[name as 'overallRisk'] : result[name as 'score'];
    if (other !== own) return `${name}: ${String(other)} against ${String(own)}`;
  }
  return null;
}

/** Scores random inputs with both; throws at the first difference. Counts each outcome. */
export function compareRandomInputs(
  methodology: Methodology,
  count: number,
  seed: number,
): ReadonlyMap<string, number> {
  const seen = new Map<string, number>();
  const add = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  const compare = (ready: ReadyInputs) => {
    const reference = scoreReady(ready);
    const found = scoreInputs(toScoreInputs(ready), ready.asOf as IsoDate, methodology);
    const differs = difference(reference, found);
    if (differs !== null) throw new Error(differs);
    const { f1, f2, f3, f4, f5, total, confidence } = reference;
    for (const [index, { score }] of [f1, f2, f3, f4, f5].entries()) {
      add(`F${index + 1} ${score === null ? 'missing' : 'present'}`);
    }
    add(`band ${total.band}`);
    add(`confidence ${confidence}`);
    if (f1.score !== null && f1.kHat === null) add('capacity unknown');
  };
  fc.assert(fc.property(arbitraryInputs, compare), { numRuns: count, seed });
  return seen;
}
