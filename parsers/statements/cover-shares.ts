import { addDecimals, compareDecimals } from '../../core/decimal.ts';
import type { StatementFact, StatementValue } from '../../core/statements.ts';
import { resolveValues } from '../reported-facts/resolve-duplicates.ts';

const CONCEPT = 'dei:EntityCommonStockSharesOutstanding';
/** Other counts of shares, of which at least one is near the cover's unless one of them lacks its scale. */
const OTHER_COUNTS: ReadonlySet<string> = new Set([
  'us-gaap:CommonStockSharesOutstanding',
  'us-gaap:CommonStockSharesIssued',
  'us-gaap:SharesOutstanding',
  'us-gaap:WeightedAverageNumberOfSharesOutstandingBasic',
  'us-gaap:WeightedAverageNumberOfDilutedSharesOutstanding',
  'us-gaap:WeightedAverageNumberOfShareOutstandingBasicAndDiluted',
  'ifrs-full:NumberOfSharesOutstanding',
  'ifrs-full:WeightedAverageShares',
]);
const NEAR = 1.5;

/** How sure a count is by the other counts of the filing: high where one is near, low where all are far. */
function nearOtherCounts<F extends StatementFact>(shares: number, facts: readonly F[]): number {
  let most = 0.85;
  for (const { concept, unit, value } of facts) {
    if (unit !== 'shares' || !OTHER_COUNTS.has(concept)) continue;
    const ratio = Number(value) / shares;
    if (ratio > 1 / NEAR && ratio < NEAR) return 0.95;
    if (ratio > 0) most = 0.7;
  }
  return most;
}

const CLASS_AXES: ReadonlySet<string> = new Set([
  'us-gaap:StatementClassOfStockAxis',
  'us-gaap:ClassOfStockAxis',
  'ifrs-full:ClassesOfShareCapitalAxis',
  'ifrs-full:ClassesOfOrdinarySharesAxis',
]);

/**
 * The shares outstanding that the cover states, at its latest date: the total, or the sum over classes of stock where
 * only these are stated. A class that belongs to another registrant has a second axis and is left out.
 */
export function coverShares<F extends StatementFact>(facts: readonly F[]): StatementValue<F> | null {
  const own = facts.filter(
    ({ concept, unit, value }) => concept === CONCEPT && unit === 'shares' && /^\d{1,60}(?:\.\d{0,60})?$/.test(value),
  );
  let latest: string | null = null;
  for (const { end } of own) if (latest === null || end > latest) latest = end;
  const byClass = Map.groupBy(
    own.filter(({ end }) => end === latest),
    classOf,
  );
  byClass.delete(null);
  const resolved = new Map<string, { chosen: F; isInconsistent: boolean }>();
  for (const [name, stated] of byClass) {
    const resolution = resolveValues(stated, (fact) => fact);
    if (name === null || resolution === null) continue;
    resolved.set(name, { chosen: resolution.chosen, isInconsistent: resolution.agreement === 'inconsistent' });
  }
  const total = resolved.get('');
  resolved.delete('');
  const classes = [...resolved.values()];
  if (total === undefined && classes.length === 0) return null;
  const sum = classes.reduce((before, { chosen }) => addDecimals(before, chosen.value), '0');
  const used = total === undefined ? classes : [total];
  const isAddedUp = total !== undefined && classes.length > 0 && compareDecimals(sum, total.chosen.value) === 0;
  const isContradicted = used.some(({ isInconsistent }) => isInconsistent);
  const isPartial = total !== undefined && classes.length > 0 && !isAddedUp;
  const value = total?.chosen.value ?? sum;
  const confidence = isContradicted ? 0.4 : Math.min(isPartial ? 0.7 : 1, nearOtherCounts(Number(value), facts));
  return {
    value,
    rule: used.length === 1 ? 'reported' : 'sum',
    operands: used.map(({ chosen }) => ({ fact: chosen, sign: 1 })),
    confidence,
  };
}

/** '' for all common stock; null for a part of another kind. */
function classOf({ dimensions }: StatementFact): string | null {
  const axes = Object.entries(dimensions);
  if (axes.length === 0) return '';
  const [axis, member] = axes[0] ?? ['', ''];
  return axes.length === 1 && CLASS_AXES.has(axis) ? member : null;
}
