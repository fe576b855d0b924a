import type { FactorId, ScoreReceipt } from '../../core/score-receipt.ts';
import type { Knots, Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { months, percent, signedPercent } from './format.ts';

type Values = ScoreReceipt['factors'][FactorId]['intermediates'];

/** Two factor scores are the same number. */
const SAME = 0.05;

/**
 * What the input of a factor would have to be for a factor score, in words; null where the factor does not follow from
 * one number: a floor holds it, its formula has other parts, or the score is out of reach of that input.
 *
 * @example
 * inputFor(receipt, methodology, 'cashRunwayPressure', 71) // "8.1 months of cash instead of 10.0"
 */
export function inputFor(
  receipt: ScoreReceipt,
  methodology: Methodology,
  factor: FactorId,
  needed: number,
): string | null {
  const { score, intermediates } = receipt.factors[factor];
  if (score === null) return null;
  const say = INPUTS[factor];
  return say(intermediates, { score, needed, methodology });
}

interface Wanted {
  readonly score: number;
  readonly needed: number;
  readonly methodology: Methodology;
}

type Say = (v: Values, wanted: Wanted) => string | null;

/** The input for a score by knots that give today's score for today's input; null where they do not. */
function neededInput(knots: Knots, input: unknown, { score, needed }: Wanted): number | null {
  if (typeof input !== 'number' || Math.abs(interpolate(knots, input) - score) > SAME) return null;
  return inverse(knots, needed);
}

const offering: Say = (v, wanted) => {
  const { score, needed, methodology } = wanted;
  const { proceedsKnots, capacityShare } = methodology.offerings;
  const { proceedsScore, proceedsRatio, capacityScore, unfloored, proceedsDays } = v;
  const parts = [proceedsScore, proceedsRatio, unfloored];
  if (!parts.every((part) => typeof part === 'number') || typeof proceedsRatio !== 'number') return null;
  if (Math.abs(Number(unfloored) - score) > SAME) return null;
  const kept = 1 - (capacityShare * (typeof capacityScore === 'number' ? capacityScore : 0)) / 100;
  if (kept <= 0) return null;
  const ratio = inverse(proceedsKnots, 100 * (1 - (1 - needed / 100) / kept));
  if (ratio === null) return null;
  return `offerings of ${percent(ratio)} of market value in ${proceedsDays} days instead of ${percent(proceedsRatio)}`;
};

const runway: Say = (v, wanted) => {
  const needed = neededInput(wanted.methodology.runway.knots, v['months'], wanted);
  return needed === null ? null : `${months(needed)} months of cash instead of ${months(v['months'])}`;
};

const overhang: Say = (v, wanted) => {
  const needed = neededInput(wanted.methodology.overhang.knots, v['ratio'], wanted);
  const now = percent(v['ratio']);
  return needed === null ? null : `weighted instruments on ${percent(needed)} of the shares instead of ${now}`;
};

const velocity: Say = (v, wanted) => {
  const needed = neededInput(wanted.methodology.velocity.knots, v['growth'], wanted);
  const now = signedPercent(v['growth']);
  return needed === null ? null : `share growth of ${signedPercent(needed)} in 12 months instead of ${now}`;
};

/** Listing states have no numbers between them: the mildest that reaches the score, or the worst that stays below it. */
const compliance: Say = (v, { score, needed, methodology }) => {
  const { delisted, determination, hearing, secondPeriod, firstPeriod, belowMinimum, regained } =
    methodology.compliance;
  const states: readonly (readonly [string, number])[] = [
    ['no open deficiency', 0],
    ['a deficiency cured within 12 months', regained],
    ['a close below $1 on most days', belowMinimum],
    ['a first notice or plan', firstPeriod],
    ['a second compliance period', secondPeriod],
    ['a hearing', hearing],
    ['a delisting determination', determination],
    ['a suspension or delisting', delisted],
  ];
  const reached =
    needed > score ? states.find(([, own]) => own >= needed) : states.findLast(([, own]) => own <= needed);
  const worst = v['worstState'];
  const now = typeof worst === 'string' ? ` instead of ${worst.replace(/[_-]/g, ' ')}` : '';
  return reached ? `${reached[0]}${now}` : null;
};

const INPUTS: Readonly<Record<FactorId, Say>> = {
  activeOfferingPressure: offering,
  cashRunwayPressure: runway,
  convertibleWarrantOverhang: overhang,
  shareFloatVelocity: velocity,
  compliancePressure: compliance,
};

/** The input at which monotone knots reach a score; null where they never do. */
function inverse(knots: Knots, score: number): number | null {
  for (const [at, [input, own]] of knots.entries()) {
    if (own === score) return input;
    const next = knots[at + 1];
    if (!next || (score - own) * (score - next[1]) >= 0) continue;
    return input + ((next[0] - input) * (score - own)) / (next[1] - own);
  }
  return null;
}
