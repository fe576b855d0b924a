import type { IsoDate } from '../../core/dates.ts';
import type { FactorResult, InputFlag, OverhangItem, ScoreInputs } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { shareTotal } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

/** Null where the count is unknown; the weight is 1.5 if exercisable within 12 months or variable-price. */
function weighted(item: OverhangItem, near: IsoDate, parameters: Methodology['overhang']): number | null {
  if (item.value === null) return null;
  const soon = item.exercisableFrom !== null && item.exercisableFrom <= near;
  return item.value * item.splitFactor * (soon || item.variablePrice ? parameters.nearMultiplier : 1);
}

/** F3, convertible and warrant overhang. An unknown count or exercise date makes it a lower bound. */
export function scoreOverhang(
  inputs: Pick<ScoreInputs, 'overhang' | 'shares'>,
  asOf: IsoDate,
  { overhang: parameters }: Methodology,
): FactorResult {
  const { items } = inputs.overhang;
  const sharesOutstanding = shareTotal(inputs.shares);
  const flags: InputFlag[] = [...inputs.overhang.flags];
  let shares = 0;
  let unknown = 0;
  let undated = 0;
  const near = addMonths(asOf, parameters.nearMonths);
  for (const item of items) {
    const amount = weighted(item, near, parameters);
    if (amount === null) unknown++;
    else shares += amount;
    if (amount !== null && item.exercisableFrom === null && !item.variablePrice) undated++;
  }
  if (unknown > 0) {
    flags.push({ code: 'count-unknown', message: `${unknown} instrument(s) state no number of shares`, doubt: true });
  }
  if (undated > 0) {
    const message = `${undated} instrument(s) state no first day of exercise and are counted once`;
    flags.push({ code: 'exercise-date-unknown', message, doubt: true });
  }
  const intermediates = { instruments: items.length, weightedShares: shares, sharesOutstanding };
  if (inputs.overhang.state === 'missing') {
    const reason = inputs.overhang.reason ?? { code: 'overhang-missing', message: 'warrants were not searched' };
    return missingFactor([reason], { intermediates, flags });
  }
  const isLowerBound = unknown > 0 || undated > 0;
  if (shares === 0) return presentFactor(0, { intermediates: { ...intermediates, ratio: 0 }, flags, isLowerBound });
  const shareFlags = [...flags, ...inputs.shares.flags];
  if (sharesOutstanding === null) {
    const reason = inputs.shares.reason ?? { code: 'no-share-count', message: 'shares outstanding are missing' };
    return missingFactor([reason], { intermediates, flags: shareFlags });
  }
  const ratio = shares / sharesOutstanding;
  return presentFactor(interpolate(parameters.knots, ratio), {
    intermediates: { ...intermediates, ratio },
    flags: shareFlags,
    isLowerBound,
  });
}
