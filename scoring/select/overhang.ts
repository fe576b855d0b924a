import { isAnnualReport } from '../../core/dataset-plans.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import { compareFacts } from '../../core/fact-order.ts';
import type { Reason } from '../../core/parser.ts';
import type { OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import type { InputFlag, InputGroup, OverhangItem } from '../../core/score-receipt.ts';
import { nextReportDue } from '../report-deadlines.ts';
import { visibleCash } from './cash.ts';
import { flag, type SelectContext, sourceOf, visibleFacts } from './context.ts';
import { newestReport, periodOf, readFilings, searchedGroup, searchGap } from './search.ts';
import { shareFactorSince } from './splits.ts';

type Instrument = OverhangFact['instrument'];

function identityOf(fact: OverhangFact, splits: readonly SplitFact[]): string {
  const factor = shareFactorSince(splits, fact.asOf);
  const price = fact.exercisePrice === null ? '?' : (fact.exercisePrice / factor).toPrecision(4);
  return [fact.instrument, price, fact.expires?.slice(0, 7) ?? '?', fact.preFunded].join('|');
}

interface Report {
  readonly accessionNumber: string;
  readonly balanceDate: IsoDate;
}

/** The rows of a report as of its balance date or later, not those of the prior year-end. */
function rowsOf<F extends OverhangFact>(report: Report, own: readonly F[]): readonly F[] {
  const rows = own.filter((fact) => fact.accessionNumber === report.accessionNumber);
  const current = rows.filter((fact) => fact.asOf >= report.balanceDate);
  if (current.length > 0) return current;
  const latest = rows
    .map(({ asOf }) => asOf)
    .sort()
    .at(-1);
  return rows.filter((fact) => fact.asOf === latest);
}

/**
 * What is outstanding: everything the latest periodic report lists, plus later filings. A report replaces earlier
 * reports as a whole, because totals and averages of one date cannot be separated from those of another. Periodic
 * reports are the filings that also state a cash position.
 */
function outstanding<F extends OverhangFact>(
  facts: readonly F[],
  reports: ReadonlyMap<string, IsoDate>,
  instrument: Instrument,
  splits: readonly SplitFact[],
): { readonly facts: readonly F[]; readonly hasReport: boolean } {
  const own = facts.filter((fact) => fact.instrument === instrument);
  let base: Report | null = null;
  for (const { accessionNumber } of own) {
    const balanceDate = reports.get(accessionNumber);
    if (balanceDate === undefined) continue;
    if (base === null || balanceDate >= base.balanceDate) base = { accessionNumber, balanceDate };
  }
  const since = base?.balanceDate ?? null;
  const listed = base === null ? [] : rowsOf(base, own);
  const later = own.filter((fact) => !reports.has(fact.accessionNumber) && (since === null || fact.asOf > since));
  // Of several later filings on one instrument the latest wins; rows of one filing are different instruments.
  const latestByKey = new Map<string, F[]>();
  for (const fact of later) {
    const key = identityOf(fact, splits);
    const before = latestByKey.get(key);
    const same = before?.[0]?.accessionNumber === fact.accessionNumber;
    if (before !== undefined && same) before.push(fact);
    else if (before === undefined || (before[0]?.asOf ?? '') <= fact.asOf) latestByKey.set(key, [fact]);
  }
  return { facts: [...listed, ...[...latestByKey.values()].flat()], hasReport: base !== null };
}

interface Outstanding<F extends OverhangFact> {
  readonly facts: readonly F[];
  readonly flags: readonly InputFlag[];
  /** First day of the lookback. */
  readonly since: IsoDate;
  /**
   * Statements from before the lookback that no later annual report has replaced, of kinds of which nothing newer is
   * stated: what became of them is unknown.
   */
  readonly outdated: readonly F[];
}

/** The statements that count on the as-of date, oldest first. */
export function outstandingStatements<F extends OverhangFact>(
  context: SelectContext,
  statements: readonly F[],
  splits: readonly SplitFact[],
): Outstanding<F> {
  const since: IsoDate = addDays(context.asOf, -context.methodology.overhang.lookbackDays);
  const known = visibleFacts(context, statements).filter((fact) => fact.asOf <= context.asOf);
  const visible = known.filter((fact) => fact.asOf >= since);
  const reports = new Map<string, IsoDate>();
  for (const { accessionNumber, asOf } of visibleCash(context)) {
    // A report also states last year's balance: its own is the latest.
    if ((reports.get(accessionNumber) ?? '') < asOf) reports.set(accessionNumber, asOf);
  }
  const flags: InputFlag[] = [];
  const chosen: F[] = [];
  for (const instrument of ['warrant', 'convertible'] as const) {
    const { facts, hasReport } = outstanding(visible, reports, instrument, splits);
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
  const isLive = (fact: F) => fact.expires === null || fact.expires >= context.asOf;
  const facts = chosen
    .filter(isLive)
    .sort((a, b) => (a.asOf !== b.asOf ? (a.asOf < b.asOf ? -1 : 1) : compareFacts(a, b)));
  const replaced = latestAnnualPeriod(context);
  const outdated = known.filter(
    (fact) =>
      fact.asOf < since &&
      isLive(fact) &&
      (replaced === null || fact.asOf >= replaced) &&
      !facts.some(({ instrument }) => instrument === fact.instrument),
  );
  if (outdated.length > 0) flags.push(outdatedFlag(outdated, since));
  return { facts, flags, since, outdated };
}

/** The period of the newest annual report that was read: it lists what is outstanding; null where none was. */
export function latestAnnualPeriod(context: SelectContext): IsoDate | null {
  const annual = readFilings(context, 'overhang').filter(({ form }) => isAnnualReport(form));
  return newestReport(annual)?.periodOfReport ?? null;
}

function outdatedFlag(outdated: readonly OverhangFact[], since: IsoDate): InputFlag {
  const newest = outdated.reduce((last, fact) => (fact.asOf > last.asOf ? fact : last));
  const statements = outdated.length === 1 ? '1 statement' : `${outdated.length} statements`;
  const message = `${statements} of ${newest.asOf} or before, the newest in ${newest.accessionNumber}, lie before ${since}, and no annual report since says what became of the instruments`;
  return flag('overhang-statements-too-old', message, true);
}

/** Why "none" may not be claimed although every filing of the lookback was read; null where it may. */
function staleness(context: SelectContext, { outdated, since }: Outstanding<OverhangFact>): Reason | null {
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

/** Warrants and convertibles outstanding on the as-of date, as filed, with their split factors. */
export function selectOverhang(context: SelectContext, splits: readonly SplitFact[]): InputGroup<OverhangItem> {
  const outstandingNow = outstandingStatements(context, context.facts.overhang, splits);
  const { facts, flags, since } = outstandingNow;
  const items = facts.map(
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
  const gap = searchGap(context, 'overhang', since) ?? (items.length === 0 ? staleness(context, outstandingNow) : null);
  const search = { context, dataset: 'overhang', from: since } as const;
  return searchedGroup(search, items, gap, flags, `no warrants or convertibles stated since ${since}`);
}
