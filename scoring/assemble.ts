import type { Reason } from '../core/parser.ts';
import { type Band, FACTOR_IDS, type FactorId, type FactorResult } from '../core/score-receipt.ts';
import type { Methodology } from './methodology.ts';
import { weightedTenths } from './rounding.ts';

export type Factors = Readonly<Record<FactorId, FactorResult>>;

export interface AssembledScore {
  readonly status: 'scored' | 'withheld';
  readonly score: number | null;
  readonly lo: number;
  readonly hi: number;
  readonly band: Band | null;
  readonly bandBarred: boolean;
  readonly withheldReasons: readonly Reason[];
  readonly presentWeight: number;
}

/** The band of a rounded score; half-open: 35.0 is moderate. */
export function bandOf(score: number, methodology: Methodology): Band {
  let found: Band = 'low';
  for (const { band, from } of methodology.bands) if (score >= from) found = band;
  return found;
}

/** Steps between the bands of two scores. */
export function bandSpread(lo: number, hi: number, methodology: Methodology): number {
  const index = (score: number) => methodology.bands.findIndex(({ band }) => band === bandOf(score, methodology));
  return index(hi) - index(lo);
}

/**
 * Score = Σ weight·factor ÷ Σ weight over the present factors; `lo` and `hi` over all of them, a missing one at its
 * least and at 100. All to one decimal, half up.
 */
export function assembleScore(factors: Factors, methodology: Methodology): AssembledScore {
  const present: { weight: number; score: number }[] = [];
  const least: { weight: number; score: number }[] = [];
  const most: { weight: number; score: number }[] = [];
  let presentWeight = 0;
  for (const id of FACTOR_IDS) {
    const weight = methodology.weights[id];
    const { score, least: low } = factors[id];
    least.push({ weight, score: low });
    most.push({ weight, score: score ?? 100 });
    if (score === null) continue;
    presentWeight += weight;
    present.push({ weight, score });
  }
  const lo = weightedTenths(least, 100);
  const hi = weightedTenths(most, 100);
  const withheldReasons: Reason[] = [];
  if (presentWeight < methodology.withholdBelowWeight) {
    const message = `factors present weigh ${presentWeight} of 100, under ${methodology.withholdBelowWeight}`;
    withheldReasons.push({ code: 'present-weight-too-low', message });
  }
  if (factors.activeOfferingPressure.score === null && factors.cashRunwayPressure.score === null) {
    withheldReasons.push({
      code: 'offerings-and-cash-missing',
      message: 'active offering pressure and cash runway pressure are both missing',
    });
  }
  if (withheldReasons.length > 0) {
    return { status: 'withheld', score: null, lo, hi, band: null, bandBarred: false, withheldReasons, presentWeight };
  }
  const score = weightedTenths(present, presentWeight);
  const natural = bandOf(score, methodology);
  const bandBarred = natural === 'low' && presentWeight < 100 && !(hi < methodology.lowBarredUnlessHiBelow);
  const band = bandBarred ? 'moderate' : natural;
  return { status: 'scored', score, lo, hi, band, bandBarred, withheldReasons, presentWeight };
}
