import { addDays, type IsoDate } from '../../core/dates.ts';
import { compareText } from '../../core/fact-order.ts';
import type { SplitFact, SplitPlan } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, SplitItem } from '../../core/score-receipt.ts';
import { addMonths } from '../calendar.ts';
import { cutoffOf, flag, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { searchedGroup, searchGap } from './search.ts';
import {
  type CountOfDate,
  countsByDate,
  isPublishedFrom,
  isSameRatio,
  PLAN_DAYS,
  ratioOf,
  SAME_SPLIT_DAYS,
  shownBy,
  splitsOnce,
} from './split-statements.ts';

export interface SplitSelection {
  /** Splits known and effective by the as-of date, oldest first. */
  readonly effective: readonly SplitFact[];
  readonly flags: readonly InputFlag[];
  /** Null where splits were searched for the last three years. */
  readonly gap: { readonly code: string; readonly message: string } | null;
  readonly group: InputGroup<SplitItem>;
}

function isRatio(fact: SplitPlan): boolean {
  return (
    Number.isFinite(fact.numerator) && Number.isFinite(fact.denominator) && fact.numerator > 0 && fact.denominator > 0
  );
}

/** Whether a dated split is what a plan announced. */
function carriesOut({ effectiveDate, ...dated }: SplitFact, plan: SplitPlan): boolean {
  if (!isSameRatio(dated, plan)) return false;
  const [from, to] = [addDays(effectiveDate, -PLAN_DAYS), addDays(effectiveDate, SAME_SPLIT_DAYS + 1)];
  return isPublishedFrom(plan, from) && !isPublishedFrom(plan, to);
}

/** Plans that share counts show, each once, as splits of the first count that shows them. */
function shownPlans(
  context: SelectContext,
  dated: readonly SplitFact[],
  counts: () => readonly CountOfDate[],
): readonly SplitFact[] {
  const shown: SplitFact[] = [];
  for (const plan of visibleFacts(context, context.facts.splitPlans ?? []).filter(isRatio)) {
    if ([...dated, ...shown].some((split) => carriesOut(split, plan))) continue;
    const effectiveDate = shownBy(plan, counts());
    if (effectiveDate !== null) shown.push({ ...plan, effectiveDate });
  }
  return shown;
}

/** The splits in effect, each once: announced with a day that has come, or seen in share counts. */
export function selectSplits(context: SelectContext): SplitSelection {
  const { asOf, facts } = context;
  let known: readonly CountOfDate[] | null = null;
  const counts = () => {
    known ??= countsByDate(visibleFacts(context, facts.shareCounts).filter((fact) => fact.asOf <= asOf));
    return known;
  };
  const stated = splitsOnce(visibleFacts(context, facts.splits).filter(isRatio), counts);
  const flags: InputFlag[] = stated
    .filter(({ isDisputed }) => isDisputed)
    .map(({ fact }) => flag('split-conflict', `filings differ on the split of ${fact.effectiveDate}`, true));
  const dated = stated.map(({ fact }) => fact);
  const shown = shownPlans(context, dated, counts);
  for (const { numerator, denominator, effectiveDate } of shown) {
    const message = `no filing dates the ${numerator}-for-${denominator} split that the shares of ${effectiveDate} show`;
    flags.push(flag('split-seen-in-counts', message, true));
  }
  const effective = [...dated.filter(({ effectiveDate }) => effectiveDate <= asOf), ...shown].sort((a, b) =>
    compareText(a.effectiveDate, b.effectiveDate),
  );
  const since = addMonths(asOf, -12 * context.methodology.subRatings.historicalYears);
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
