import type { Reason } from '../core/parser.ts';
import type { FactRef } from '../core/score-inputs.ts';
import {
  FACTOR_IDS,
  type InputItem,
  LEVELS,
  type OverhangItem,
  type ScoreInputs,
  type ScoreResult,
} from '../core/score-receipt.ts';
import { type AssembledScore, type Assembly, bandIndex, bandOf, type Factors } from './assemble.ts';
import type { Methodology } from './methodology.ts';

type Rules = Methodology['confidence'];

/** The highest confidence that a balance sheet's age allows, as an index into `LEVELS`; NaN: no balance date. */
export function balanceLevel(ageDays: number, rules: Rules): number {
  return !(ageDays <= rules.mediumBalanceDays) ? 0 : ageDays > rules.highBalanceDays ? 1 : 2;
}

export function weightLevel(presentWeight: number, rules: Rules): number {
  return presentWeight < rules.mediumWeight ? 0 : presentWeight < 100 ? 1 : 2;
}

/** By the bands between `lo` and `hi`. */
export function rangeLevel({ lo, hi }: Pick<Assembly, 'lo' | 'hi'>, methodology: Methodology): number {
  const spread = bandIndex(hi, methodology) - bandIndex(lo, methodology);
  return spread > methodology.confidence.mediumBandSpread ? 0 : 2;
}

export function isUnverified({ verified, confidence }: FactRef, rules: Rules): boolean {
  return !verified || confidence < rules.verifiedInput;
}

/** What an instrument has from other statements than that of its shares: terms it keeps, shares it has less. */
function keptItems(item: OverhangItem): readonly InputItem[] {
  return [...Object.values(item.keptTerms ?? {}), ...(item.usedBy ?? [])].map((source) => ({ ...item, source }));
}

type VerifiedInputs = Omit<ScoreInputs, 'price' | 'publicFloat' | 'closes' | 'regsho'>;

/** The inputs whose sources must be verified for confidence `high`; the float counts where a program is active. */
export function verifiedItems(inputs: VerifiedInputs, price: readonly InputItem[], float: readonly InputItem[]) {
  const live = inputs.programs.items.filter((item) => item.status === 'active');
  return [
    price,
    inputs.shares.items,
    inputs.sharesYearAgo.items,
    inputs.proceeds.items,
    inputs.raisesSinceBalance.items,
    live,
    live.flatMap((item) => item.takedowns),
    live.length > 0 ? [...float, ...inputs.shelfSales.items] : [],
    inputs.cash.items,
    inputs.goingConcern.items,
    inputs.overhang.items.flatMap((item) => [item, ...keptItems(item)]),
    inputs.compliance.items,
    inputs.splits.items,
  ].flat();
}

function unverifiedReasons(inputs: ScoreInputs, rules: Rules): readonly Reason[] {
  const reasons = new Map<string, Reason>();
  for (const { label, source } of verifiedItems(inputs, inputs.price.items, inputs.publicFloat.items)) {
    if (source === null || !isUnverified(source, rules)) continue;
    const why = source.verified ? `was read with confidence ${source.confidence}` : 'failed a cross-check';
    const message = `${label} in ${source.accessionNumber} ${why}`;
    reasons.set(message, { code: source.verified ? 'input-not-verified' : 'cross-check-failed', message });
  }
  return [...reasons.values()];
}

/** Reasons in the factors that bar confidence `high`. */
function factorReasons(factors: Factors): readonly Reason[] {
  const reasons: Reason[] = FACTOR_IDS.filter((id) => factors[id].score === null).map((id) => ({
    code: 'factor-missing',
    message: `${id} is missing`,
  }));
  for (const id of FACTOR_IDS) {
    if (factors[id].isLowerBound) reasons.push({ code: 'lower-bound', message: `${id} is a lower bound` });
    for (const { code, message, doubt } of factors[id].flags) {
      if (doubt && !reasons.some((known) => known.code === code && known.message === message)) {
        reasons.push({ code, message });
      }
    }
  }
  return reasons;
}

/** How far a score can be trusted, with every reason; reasons for `high` are listed too. */
export function confidenceOf(
  inputs: ScoreInputs,
  factors: Factors,
  assembled: AssembledScore,
  methodology: Methodology,
): Pick<ScoreResult, 'confidence' | 'confidenceReasons'> {
  const { confidence: rules } = methodology;
  const { lo, hi, presentWeight } = assembled;
  const age = factors.cashRunwayPressure.intermediates['balanceAgeDays'];
  const byBalance = balanceLevel(typeof age === 'number' ? age : Number.NaN, rules);
  const byWeight = weightLevel(presentWeight, rules);
  const byRange = rangeLevel(assembled, methodology);
  const notHigh: Reason[] = [...factorReasons(factors), ...unverifiedReasons(inputs, rules)];
  const notMedium: Reason[] = [];
  if (typeof age !== 'number') notMedium.push({ code: 'no-balance-date', message: 'no balance date is known' });
  else if (byBalance < 2) {
    const [list, limit] = byBalance === 0 ? [notMedium, rules.mediumBalanceDays] : [notHigh, rules.highBalanceDays];
    list.push({ code: 'balance-old', message: `the balance date is ${age} days old, over ${limit}` });
  }
  if (byWeight === 0) {
    const message = `present factors weigh ${presentWeight} of 100, below ${rules.mediumWeight}`;
    notMedium.push({ code: 'present-weight-low', message });
  }
  if (byRange === 0) {
    const message = `lo ${lo} to hi ${hi} spans ${bandOf(lo, methodology)} to ${bandOf(hi, methodology)}`;
    notMedium.push({ code: 'range-too-wide', message });
  }
  const level = Math.min(byBalance, byWeight, byRange, notHigh.length > 0 ? 1 : 2);
  const recent = { code: 'balance-recent', message: `the balance date is ${age} days old` };
  const all = [
    { code: 'all-factors-present', message: 'all five factors are present' },
    recent,
    { code: 'inputs-verified', message: 'every input is verified and no cross-check failed' },
  ];
  const confidenceReasons = level === 0 ? [...notMedium, ...notHigh] : level === 1 ? [...notHigh, recent] : all;
  return { confidence: LEVELS[level] ?? 'low', confidenceReasons };
}
