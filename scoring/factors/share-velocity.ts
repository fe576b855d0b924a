import type { Reason } from '../../core/parser.ts';
import type { FactorResult, InputFlag, ScoreInputs } from '../../core/score-receipt.ts';
import { shareTotal } from '../market.ts';
import type { Methodology } from '../methodology.ts';
import { interpolate } from '../piecewise-linear.ts';
import { missingFactor, presentFactor } from './factor-result.ts';

/** F4, share float velocity: growth of split-adjusted shares outstanding over twelve months. */
export function scoreShareVelocity(
  inputs: Pick<ScoreInputs, 'shares' | 'sharesYearAgo' | 'mergers' | 'splits'>,
  { velocity }: Methodology,
): FactorResult {
  const { knots, unexplainedFall } = velocity;
  const shares = shareTotal(inputs.shares);
  const before = shareTotal(inputs.sharesYearAgo);
  const date = inputs.shares.items[0]?.date ?? null;
  const baseDate = inputs.sharesYearAgo.items[0]?.date ?? null;
  const flags: InputFlag[] = [...inputs.shares.flags];
  for (const extra of inputs.sharesYearAgo.flags) {
    if (!flags.some((known) => known.code === extra.code && known.message === extra.message)) flags.push(extra);
  }
  const merger = inputs.mergers.items.find(
    (item) => baseDate !== null && date !== null && (item.date ?? '') > baseDate && (item.date ?? '') <= date,
  );
  if (merger !== undefined) {
    const message = `${merger.label} of ${merger.date} lies between the counts`;
    flags.push({ code: 'merger-between', message, doubt: true });
  }
  const intermediates = { shares, sharesDate: date, baseShares: before, baseDate };
  const reasons: Reason[] = [];
  for (const group of [inputs.shares, inputs.sharesYearAgo]) if (group.reason !== null) reasons.push(group.reason);
  if (shares === null || before === null) return missingFactor(reasons, { intermediates, flags });
  if (date === baseDate) {
    const message = `no count of shares is newer than ${date}, at least a year before the as-of date`;
    return missingFactor([{ code: 'latest-count-too-old', message }], { intermediates, flags });
  }
  const growth = shares / before - 1;
  // Shares rarely fall by half except in a reverse split: where splits were not searched, one was probably missed.
  if (growth + 1 <= unexplainedFall && inputs.splits.state === 'missing' && inputs.splits.items.length === 0) {
    const message = `shares fell from ${before} to ${shares}, and splits were not searched`;
    return missingFactor([{ code: 'unexplained-share-decrease', message }], {
      intermediates: { ...intermediates, growth },
      flags,
    });
  }
  return presentFactor(interpolate(knots, growth), { intermediates: { ...intermediates, growth }, flags });
}
