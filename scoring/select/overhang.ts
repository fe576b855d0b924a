import { compareText } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import { type FactRef, NOT_UNDERSTOOD, type OverhangFact, type SplitFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OverhangItem } from '../../core/score-receipt.ts';
import type { CurrentTerms, Term } from '../ledger/current-terms.ts';
import { type KnownInstrument, type KnownInstruments, knownInstruments } from '../ledger/known-instruments.ts';
import type { Methodology } from '../methodology.ts';
import { nextReportDue } from '../report-deadlines.ts';
import { ageInDays, flag, isVisible, type SelectContext, sourceOf } from './context.ts';
import type { Issued } from './issued.ts';
import { newestReport, periodOf, readFilings, searchedGroup, searchGap } from './search.ts';
import { shareFactorSince } from './splits.ts';

type Known = KnownInstrument<OverhangFact>;

function lastStated({ statements }: Known): OverhangFact | undefined {
  return statements.at(-1);
}

/**
 * Instruments last stated before the lookback that no later annual report has replaced, of kinds of which nothing newer
 * is stated: what became of them is unknown.
 */
function outdatedInstruments({
  all,
  counted,
  since,
  replaced,
}: KnownInstruments<OverhangFact>): readonly OverhangFact[] {
  const kinds = new Set(counted.map((one) => lastStated(one)?.instrument));
  // Both kinds are outstanding: most issuers with convertibles have warrants.
  if (kinds.size > 1) return [];
  const old = all().flatMap((one) => {
    const last = lastStated(one);
    return last === undefined || one.isExpired || last.asOf >= since || kinds.has(last.instrument) ? [] : [last];
  });
  const period = old.length === 0 ? null : replaced();
  return old.filter(({ asOf }) => period === null || asOf >= period);
}

function outdatedFlag(outdated: readonly OverhangFact[], since: string): InputFlag {
  const newest = outdated.reduce((last, fact) => (fact.asOf > last.asOf ? fact : last));
  const statements = outdated.length === 1 ? '1 statement' : `${outdated.length} statements`;
  const message = `${statements} of ${newest.asOf} or before, the newest in ${newest.accessionNumber}, lie before ${since}, and no annual report since says what became of the instruments`;
  return flag('overhang-statements-too-old', message, true);
}

/** Why "none" may not be claimed although every filing of the lookback was read; null where it may. */
function staleness(context: SelectContext, outdated: readonly OverhangFact[], since: string): Reason | null {
  const report = newestReport(readFilings(context, 'overhang'));
  if (report === null) {
    return { code: 'overhang-no-report', message: 'overhang: no periodic report of the issuer was read' };
  }
  const { accessionNumber, form, filedDate } = report;
  const period = periodOf(report);
  const due = nextReportDue(form, period, context.methodology.overhang.lookbackDays);
  if (context.asOf > due) {
    const newest = `the newest periodic report read is the ${form} ${accessionNumber} for ${period}, filed ${filedDate}`;
    return { code: 'overhang-report-too-old', message: `overhang: ${newest}; the next was due by ${due}` };
  }
  if (outdated.length === 0) return null;
  const { code, message } = outdatedFlag(outdated, since);
  return { code, message: `overhang: ${message}` };
}

/** Why "none" may not be claimed since 2026-12-01.1: no periodic report with a recent balance date was read. */
function reportGap(context: SelectContext, maxAgeDays: number): Reason | null {
  const { status } = context.facts.coverage.overhang;
  if (status !== 'covered') return { code: 'overhang-not-covered', message: 'overhang: filings were not searched' };
  const report = newestReport(readFilings(context, 'overhang'));
  if (report === null) {
    return { code: 'overhang-no-report', message: 'overhang: no periodic report of the issuer was read' };
  }
  const period = periodOf(report);
  if (ageInDays(context, period) <= maxAgeDays) return null;
  const { accessionNumber, form } = report;
  const message = `overhang: the newest periodic report read is the ${form} ${accessionNumber} for ${period}, over ${maxAgeDays} days ago`;
  return { code: 'overhang-report-too-old', message };
}

/** Reports not understood since the newest one that was: "none found" may not be claimed beside them. */
function clarityGap(context: SelectContext): Reason | null {
  const newest = newestReport(readFilings(context, 'overhang'))?.publicAt ?? '';
  const unclear = context.facts.coverage.overhang.unparsed
    .filter((filing) => filing.reason === NOT_UNDERSTOOD && isVisible(context, filing) && filing.publicAt > newest)
    .map(({ form, accessionNumber }) => `${form} ${accessionNumber}`)
    .sort();
  if (unclear.length === 0) return null;
  const message = `overhang: ${unclear.join(', ')} speaks of convertibles beside amounts that were not understood`;
  return { code: 'overhang-not-understood', message };
}

const KEPT_TERMS = ['exercisePrice', 'exercisableFrom', 'expires', 'variablePrice'] as const;
/** Terms that 2026-12-01.1 reads too. */
const MONEYNESS_TERMS = ['discount', 'floorPrice', 'principal'] as const;

/** Terms whose statement is not the one that gives the number of shares, with the statement that gives them. */
function keptTerms(
  terms: CurrentTerms<OverhangFact>,
  counting: OverhangFact,
  hasMoneyness: boolean,
): Pick<OverhangItem, 'keptTerms'> {
  const kept: Partial<Record<(typeof KEPT_TERMS | typeof MONEYNESS_TERMS)[number], FactRef>> = {};
  for (const name of [...KEPT_TERMS, ...(hasMoneyness ? MONEYNESS_TERMS : [])]) {
    const term: Term<OverhangFact, unknown> | null = terms[name];
    if (term !== null && term.by !== counting) kept[name] = sourceOf(term.by);
  }
  return Object.keys(kept).length === 0 ? {} : { keptTerms: kept };
}

/** An instrument as an input, its prices in the shares of the statement that gives their number. */
function itemOf(known: Known, splits: readonly SplitFact[], { overhang: rules }: Methodology): OverhangItem | null {
  const { terms } = known;
  const counting = terms.shares?.by ?? lastStated(known);
  if (counting === undefined) return null;
  const splitFactor = shareFactorSince(splits, counting.asOf);
  const priceOf = (term: Term<OverhangFact, number> | null): number | null => {
    if (term === null) return null;
    const factor = shareFactorSince(splits, term.by.asOf);
    // The nominal price of pre-funded warrants does not change with splits.
    return counting.preFunded || factor === splitFactor ? term.value : (term.value / factor) * splitFactor;
  };
  return {
    label: counting.preFunded ? 'pre-funded warrants' : counting.instrument === 'warrant' ? 'warrants' : 'convertibles',
    value: terms.shares?.value ?? null,
    unit: 'shares',
    date: counting.asOf,
    source: sourceOf(counting),
    splitFactor,
    instrument: counting.instrument,
    exercisePrice: priceOf(terms.exercisePrice),
    exercisableFrom: terms.exercisableFrom?.value ?? null,
    expires: terms.expires?.value ?? null,
    variablePrice: terms.variablePrice !== null,
    preFunded: counting.preFunded,
    ...keptTerms(terms, counting, rules.moneyness !== undefined),
    ...(known.usedBy.length > 0 && { usedBy: known.usedBy.map((fact) => sourceOf(fact)) }),
    ...(rules.moneyness !== undefined && {
      discount: terms.discount?.value ?? null,
      floorPrice: priceOf(terms.floorPrice),
      principal: terms.principal?.value ?? null,
    }),
  };
}

/** Warrants and convertibles outstanding on the as-of date, each once, oldest statement first. */
export function selectOverhang(
  context: SelectContext,
  splits: readonly SplitFact[],
  issued: Issued,
): InputGroup<OverhangItem> {
  const known = knownInstruments(context, context.facts.overhang, splits, issued);
  const { since } = known;
  const items = known.counted
    .flatMap((one) => itemOf(one, splits, context.methodology) ?? [])
    .sort((a, b) => compareText(placeOf(a), placeOf(b)));
  const { corrections } = context.methodology;
  const outdated = outdatedInstruments(known);
  const none = `no warrants or convertibles stated since ${since}`;
  const search = { context, dataset: 'overhang', from: since } as const;
  const unread = searchGap(context, 'overhang', since);
  const flags = statementFlags(known, items, outdated, corrections === undefined);
  if (corrections === undefined) {
    const gap = unread ?? (items.length === 0 ? staleness(context, outdated, since) : null);
    return searchedGroup(search, items, gap, flags, none);
  }
  if (unread?.code === 'overhang-unparsed') flags.push({ ...unread, doubt: true });
  const unclear = items.length === 0 ? clarityGap(context) : null;
  return searchedGroup(search, items, reportGap(context, corrections.reportMaxAgeDays) ?? unclear, flags, none);
}

/** @param isDoubted whether they bar confidence `high` */
function statementFlags(
  { reported, since }: KnownInstruments<OverhangFact>,
  items: readonly OverhangItem[],
  outdated: readonly OverhangFact[],
  isDoubted: boolean,
): InputFlag[] {
  const flags = (['warrant', 'convertible'] as const)
    .filter((kind) => !reported.has(kind) && items.some(({ instrument }) => instrument === kind))
    .map((kind) =>
      flag(`${kind}s-without-report`, `no periodic report lists ${kind}s; summed over other filings`, isDoubted),
    );
  if (outdated.length > 0) flags.push({ ...outdatedFlag(outdated, since), doubt: isDoubted });
  return flags;
}

function placeOf({ date, source }: OverhangItem): string {
  return `${date} ${source?.publicAt} ${source?.accessionNumber} ${source?.sourceSpan}`;
}
