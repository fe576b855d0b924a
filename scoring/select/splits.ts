import { addDays, daysBetween, type IsoDate } from '../../core/dates.ts';
import { compareFacts } from '../../core/fact-order.ts';
import type { SplitFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, SplitItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { cutoffOf, flag, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { searchedGroup, searchGap } from './search.ts';

/** Announcements of one split may state dates a few days apart; two splits never follow that closely. */
const SAME_SPLIT_DAYS = 10;

export interface SplitSelection {
  /** Splits known and effective by the as-of date, oldest first. */
  readonly effective: readonly SplitFact[];
  readonly flags: readonly InputFlag[];
  /** Null where splits were searched for the last three years. */
  readonly gap: { readonly code: string; readonly message: string } | null;
  readonly group: InputGroup<SplitItem>;
}

function isRatio(fact: SplitFact): boolean {
  return (
    Number.isFinite(fact.numerator) && Number.isFinite(fact.denominator) && fact.numerator > 0 && fact.denominator > 0
  );
}

function ratioOf(fact: SplitFact): number {
  return fact.numerator / fact.denominator;
}

/** The splits in effect, each once, however many filings state it; the latest public statement wins. */
export function selectSplits(context: SelectContext): SplitSelection {
  const visible = visibleFacts(context, context.facts.splits).filter(isRatio);
  const byDate = [...visible].sort((a, b) =>
    a.effectiveDate !== b.effectiveDate ? (a.effectiveDate < b.effectiveDate ? -1 : 1) : compareFacts(a, b),
  );
  const clusters: SplitFact[][] = [];
  for (const fact of byDate) {
    const cluster = clusters.at(-1);
    const before = cluster?.at(-1);
    const isSame = before !== undefined && daysBetween(before.effectiveDate, fact.effectiveDate) <= SAME_SPLIT_DAYS;
    if (isSame) cluster?.push(fact);
    else clusters.push([fact]);
  }
  const flags: InputFlag[] = [];
  const effective: SplitFact[] = [];
  for (const cluster of clusters) {
    const latest = [...cluster].sort(compareFacts).at(-1);
    if (latest === undefined) continue;
    if (cluster.some((fact) => ratioOf(fact) !== ratioOf(latest))) {
      flags.push(flag('split-conflict', `filings differ on the split of ${latest.effectiveDate}`, true));
    }
    if (latest.effectiveDate <= context.asOf) effective.push(latest);
  }
  const since = addMonths(context.asOf, -12 * context.methodology.subRatings.historicalYears);
  const gap = searchGap(context, 'splits', since);
  if (gap !== null) flags.push(flag('splits-not-searched', `split adjustment is unproven: ${gap.message}`, true));
  const items = effective
    .filter((fact) => fact.effectiveDate > since)
    .map(
      (fact): SplitItem => ({
        label: `${fact.numerator}-for-${fact.denominator} split`,
        value: ratioOf(fact),
        unit: 'ratio',
        date: fact.effectiveDate,
        source: sourceOf(fact),
      }),
    );
  const search = { context, dataset: 'splits', from: since } as const;
  return { effective, flags, gap, group: searchedGroup(search, items, gap, [], `no split since ${since}`) };
}

/** Today's shares for one share of a date. Counts and prices of the effective date are already the new ones. */
export function shareFactorSince(splits: readonly SplitFact[], date: IsoDate): number {
  let factor = 1;
  for (const split of splits) if (split.effectiveDate > date) factor *= ratioOf(split);
  return factor;
}

/** Splits effective after a count's date but before its publication: it may be in old or new shares. */
export function splitsBetween(splits: readonly SplitFact[], date: IsoDate, publicAt: string): readonly SplitFact[] {
  if (!splits.some((split) => split.effectiveDate > date)) return [];
  // Published on the effective date (US Eastern) or later.
  return splits.filter((split) => split.effectiveDate > date && publicAt >= cutoffOf(addDays(split.effectiveDate, -1)));
}
