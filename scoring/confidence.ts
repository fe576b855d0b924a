import type { Reason } from '../core/parser.ts';
import type { FactRef } from '../core/score-inputs.ts';
import { FACTOR_IDS, type InputGroup, type Level, type ScoreInputs } from '../core/score-receipt.ts';
import { type AssembledScore, bandOf, bandSpread, type Factors } from './assemble.ts';
import type { Methodology } from './methodology.ts';

export interface Confidence {
  readonly confidence: Level;
  readonly confidenceReasons: readonly Reason[];
}

function unverifiedInputs(inputs: ScoreInputs, least: number): Reason[] {
  const live = inputs.programmes.items.filter((item) => item.status === 'active');
  const groups: readonly Pick<InputGroup, 'items'>[] = [
    inputs.price,
    inputs.shares,
    inputs.sharesYearAgo,
    inputs.proceeds,
    inputs.raisesSinceBalance,
    { items: live },
    { items: live.flatMap((item) => item.takedowns) },
    { items: live.length > 0 ? [...inputs.publicFloat.items, ...inputs.shelfSales.items] : [] },
    inputs.cash,
    inputs.goingConcern,
    inputs.overhang,
    inputs.compliance,
    inputs.splits,
  ];
  const reasons = new Map<string, Reason>();
  const doubt = (label: string, source: FactRef) => {
    const why = source.verified ? `was read with confidence ${source.confidence}` : 'failed a cross-check';
    const message = `${label} in ${source.accessionNumber} ${why}`;
    reasons.set(message, { code: source.verified ? 'input-not-verified' : 'cross-check-failed', message });
  };
  for (const group of groups) {
    for (const { label, source } of group.items) {
      if (source !== null && (!source.verified || source.confidence < least)) doubt(label, source);
    }
  }
  return [...reasons.values()];
}

/** How far a score is to be trusted, and every reason for it; also the reasons for `high` are listed. */
export function confidenceOf(
  inputs: ScoreInputs,
  factors: Factors,
  assembled: AssembledScore,
  methodology: Methodology,
): Confidence {
  const rules = methodology.confidence;
  const notHigh: Reason[] = [];
  const notMedium: Reason[] = [];
  const missing = FACTOR_IDS.filter((id) => factors[id].score === null);
  for (const id of missing) notHigh.push({ code: 'factor-missing', message: `${id} is missing` });
  for (const id of FACTOR_IDS) {
    if (factors[id].isLowerBound) notHigh.push({ code: 'lower-bound', message: `${id} is a lower bound` });
    for (const { code, message, doubt } of factors[id].flags) {
      if (doubt && !notHigh.some((known) => known.code === code && known.message === message)) {
        notHigh.push({ code, message });
      }
    }
  }
  notHigh.push(...unverifiedInputs(inputs, rules.verifiedInput));
  const age = factors.cashRunwayPressure.intermediates['balanceAgeDays'];
  if (typeof age !== 'number') {
    notMedium.push({ code: 'no-balance-date', message: 'no balance date is known' });
  } else if (age > rules.mediumBalanceDays) {
    notMedium.push({
      code: 'balance-old',
      message: `the balance date is ${age} days old, over ${rules.mediumBalanceDays}`,
    });
  } else if (age > rules.highBalanceDays) {
    notHigh.push({
      code: 'balance-old',
      message: `the balance date is ${age} days old, over ${rules.highBalanceDays}`,
    });
  }
  if (assembled.presentWeight < rules.mediumWeight) {
    const message = `factors present weigh ${assembled.presentWeight} of 100, under ${rules.mediumWeight}`;
    notMedium.push({ code: 'present-weight-low', message });
  }
  if (bandSpread(assembled.lo, assembled.hi, methodology) > rules.mediumBandSpread) {
    const [from, to] = [bandOf(assembled.lo, methodology), bandOf(assembled.hi, methodology)];
    notMedium.push({
      code: 'range-too-wide',
      message: `lo ${assembled.lo} to hi ${assembled.hi} spans ${from} to ${to}`,
    });
  }
  if (notMedium.length > 0) return { confidence: 'low', confidenceReasons: [...notMedium, ...notHigh] };
  const recent = { code: 'balance-recent', message: `the balance date is ${age} days old` };
  if (notHigh.length > 0) return { confidence: 'medium', confidenceReasons: [...notHigh, recent] };
  return {
    confidence: 'high',
    confidenceReasons: [
      { code: 'all-factors-present', message: 'all five factors are present' },
      recent,
      { code: 'inputs-verified', message: 'every input is verified and no cross-check failed' },
    ],
  };
}
