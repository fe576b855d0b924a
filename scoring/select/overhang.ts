import { addDays, type IsoDate } from '../../core/dates.ts';
import type { OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OverhangItem } from '../../core/score-receipt.ts';
import { compareFacts, flag, type SelectContext, searchedGroup, searchGap, sourceOf, visibleFacts } from './context.ts';
import { shareFactorSince } from './splits.ts';

type Instrument = OverhangFact['instrument'];

function identityOf(fact: OverhangFact, splits: readonly SplitFact[]): string {
  const factor = shareFactorSince(splits, fact.asOf);
  const price = fact.exercisePrice === null ? '?' : (fact.exercisePrice / factor).toPrecision(4);
  return [fact.instrument, price, fact.expires?.slice(0, 7) ?? '?', fact.preFunded].join('|');
}

/**
 * What is outstanding: everything the latest periodic report lists, and what later filings add to it. A report's
 * rows replace those of earlier reports as a whole, because totals and averages of one date cannot be told from
 * those of another. Periodic reports are the filings that also state a cash position.
 */
function outstanding(
  facts: readonly OverhangFact[],
  periodic: ReadonlySet<string>,
  instrument: Instrument,
  splits: readonly SplitFact[],
): { readonly facts: readonly OverhangFact[]; readonly hasReport: boolean } {
  const own = facts.filter((fact) => fact.instrument === instrument);
  let report: OverhangFact | null = null;
  for (const fact of own) {
    if (periodic.has(fact.accessionNumber) && (report === null || fact.asOf >= report.asOf)) report = fact;
  }
  const base = report;
  const listed = base === null ? [] : own.filter((fact) => fact.accessionNumber === base.accessionNumber);
  const later = own.filter((fact) => !periodic.has(fact.accessionNumber) && (base === null || fact.asOf > base.asOf));
  // Of several later filings on one instrument the latest speaks; rows of one filing are different instruments.
  const spokenFor = new Map<string, OverhangFact[]>();
  for (const fact of later) {
    const key = identityOf(fact, splits);
    const before = spokenFor.get(key);
    const same = before?.[0]?.accessionNumber === fact.accessionNumber;
    if (before !== undefined && same) before.push(fact);
    else if (before === undefined || (before[0]?.asOf ?? '') <= fact.asOf) spokenFor.set(key, [fact]);
  }
  return { facts: [...listed, ...[...spokenFor.values()].flat()], hasReport: base !== null };
}

/** Warrants and convertibles outstanding on the as-of date, as filed, with their split factors. */
export function selectOverhang(context: SelectContext, splits: readonly SplitFact[]): InputGroup<OverhangItem> {
  const since: IsoDate = addDays(context.asOf, -context.methodology.overhang.lookbackDays);
  const visible = visibleFacts(context, context.facts.overhang).filter(
    (fact) => fact.asOf <= context.asOf && fact.asOf >= since,
  );
  const periodic = new Set<string>(visibleFacts(context, context.facts.cash).map((fact) => fact.accessionNumber));
  const flags: InputFlag[] = [];
  const chosen: OverhangFact[] = [];
  for (const instrument of ['warrant', 'convertible'] as const) {
    const { facts, hasReport } = outstanding(visible, periodic, instrument, splits);
    chosen.push(...facts);
    if (facts.length > 0 && !hasReport) {
      flags.push(
        flag(
          `${instrument}s-without-report`,
          `no periodic report lists ${instrument}s; summed over other filings`,
          true,
        ),
      );
    }
  }
  const items = chosen
    .filter((fact) => fact.expires === null || fact.expires >= context.asOf)
    .sort((a, b) => (a.asOf !== b.asOf ? (a.asOf < b.asOf ? -1 : 1) : compareFacts(a, b)))
    .map(
      (fact): OverhangItem => ({
        label: fact.preFunded ? 'pre-funded warrants' : fact.instrument === 'warrant' ? 'warrants' : 'convertibles',
        value: fact.shares !== null && Number.isFinite(fact.shares) ? fact.shares : null,
        unit: 'shares',
        date: fact.asOf,
        source: sourceOf(fact),
        splitFactor: shareFactorSince(splits, fact.asOf),
        instrument: fact.instrument,
        exercisePrice: fact.exercisePrice,
        exercisableFrom: fact.exercisableFrom,
        expires: fact.expires,
        variablePrice: fact.variablePrice,
        preFunded: fact.preFunded,
      }),
    );
  const gap = searchGap(context, 'overhang', since);
  return searchedGroup(items, gap, flags, `no warrants or convertibles stated since ${since}`);
}
