import { isAnnualReport } from '../../core/dataset-plans.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { IssuanceFact, OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import { visibleCash } from '../select/cash.ts';
import { type SelectContext, visibleFacts } from '../select/context.ts';
import type { IssuedSpan } from '../select/issuances.ts';
import { newestReport, readFilings } from '../select/search.ts';
import { type CurrentTerms, currentTerms } from './current-terms.ts';
import { createInstrumentMatcher, type InstrumentMatcher, type StatementGroup } from './match-instruments.ts';
import { remainingInstruments } from './used-instruments.ts';

/** An instrument as of a date: one row of the ledger, and one of what a score counts. */
export interface KnownInstrument<F extends OverhangFact> {
  /** By date, then in public order. */
  readonly statements: readonly F[];
  /** Labels of other instruments that it might be. */
  readonly doubts: readonly string[];
  /** Shares and principal less what was exercised and converted since they were stated. */
  readonly terms: CurrentTerms<F>;
  readonly usedBy: readonly IssuanceFact[];
  readonly isExpired: boolean;
  /** Offered and, by what is known, not issued yet: counted before 2026-12-01.1 only. */
  readonly isOffered: boolean;
  /** Whether it is outstanding, so that scores count it. */
  readonly isCounted: boolean;
}

export interface KnownInstruments<F extends OverhangFact> {
  /** In the order in which they were first stated. */
  readonly instruments: readonly KnownInstrument<F>[];
  /** First day of the lookback. */
  readonly since: IsoDate;
  /** Period of the newest annual report, which lists what is outstanding; null where none was read. */
  readonly replaced: IsoDate | null;
  /** Kinds that a periodic report of the lookback lists. */
  readonly reported: ReadonlySet<OverhangFact['instrument']>;
}

interface Matching {
  readonly splits: string;
  readonly matcher: InstrumentMatcher<OverhangFact>;
  added: number;
}

const matchings = new WeakMap<readonly OverhangFact[], Matching>();

/**
 * An issuer's statements by instrument. A history asks for the same list day by day, each day with a few more of its
 * statements known: those of earlier days are not matched again.
 */
function groupsOf<F extends OverhangFact>(
  list: readonly F[],
  visible: readonly F[],
  splits: readonly SplitFact[],
): readonly StatementGroup<F>[] {
  const key = splits.map(({ effectiveDate, numerator, denominator }) => `${effectiveDate} ${numerator}:${denominator}`);
  let matching = matchings.get(list);
  if (matching === undefined || matching.splits !== key.join() || matching.added > visible.length) {
    matching = { splits: key.join(), matcher: createInstrumentMatcher<OverhangFact>(splits), added: 0 };
    matchings.set(list, matching);
  }
  const added = visible.slice(matching.added);
  for (const filing of Map.groupBy(
    added,
    ({ publicAt, accessionNumber }) => `${publicAt} ${accessionNumber}`,
  ).values()) {
    matching.matcher.add(filing);
  }
  matching.added = visible.length;
  // Only statements of the list were added.
  return matching.matcher.groups as readonly StatementGroup<F>[];
}

interface Report {
  readonly accessionNumber: string;
  readonly balanceDate: IsoDate;
}

/** Periodic reports are the filings that also state a cash position; by accession number, with their balance dates. */
function reportsOf(context: SelectContext): ReadonlyMap<string, IsoDate> {
  const reports = new Map<string, IsoDate>();
  for (const { accessionNumber, asOf } of visibleCash(context)) {
    // A report also states last year's balance: its own is the latest.
    if ((reports.get(accessionNumber) ?? '') < asOf) reports.set(accessionNumber, asOf);
  }
  return reports;
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
 * The statements that show what is outstanding: everything that the latest periodic report lists, and later filings. A
 * report replaces earlier ones and what was filed before its balance date as a whole: what it leaves out is gone.
 *
 * @param own of one kind, within the lookback
 */
function standingStatements<F extends OverhangFact>(own: readonly F[], reports: ReadonlyMap<string, IsoDate>) {
  let base: Report | null = null;
  for (const { accessionNumber } of own) {
    const balanceDate = reports.get(accessionNumber);
    if (balanceDate === undefined) continue;
    if (base === null || balanceDate >= base.balanceDate) base = { accessionNumber, balanceDate };
  }
  const since = base?.balanceDate ?? null;
  const later = own.filter((fact) => !reports.has(fact.accessionNumber) && (since === null || fact.asOf > since));
  return { standing: base === null ? later : [...rowsOf(base, own), ...later], hasReport: base !== null };
}

function isMerelyOffered({ state }: OverhangFact): boolean {
  return state === 'offered' || state === 'to be issued';
}

/**
 * The warrants and convertibles of an issuer as of a date. The ledger shows them and scores read them: both from here.
 *
 * @param list in any order
 * @param issuances what filings total over periods: exercises and conversions reduce instruments
 */
export function knownInstruments<F extends OverhangFact>(
  context: SelectContext,
  list: readonly F[],
  splits: readonly SplitFact[],
  issuances: readonly IssuedSpan[],
): KnownInstruments<F> {
  const { asOf, methodology } = context;
  const since = addDays(asOf, -methodology.overhang.lookbackDays);
  const countsOffered = methodology.corrections === undefined;
  const visible = visibleFacts(context, list);
  const reports = reportsOf(context);
  const standing = new Set<F>();
  const reported = new Set<OverhangFact['instrument']>();
  for (const kind of ['warrant', 'convertible'] as const) {
    const own = visible.filter((one) => one.instrument === kind && one.asOf >= since && one.asOf <= asOf);
    const found = standingStatements(own, reports);
    if (found.hasReport) reported.add(kind);
    for (const statement of found.standing) standing.add(statement);
  }
  const stated = groupsOf(list, visible, splits).flatMap(({ statements, doubts }) => {
    const known = statements
      .filter((statement) => statement.asOf <= asOf)
      .sort((a, b) => (a.asOf === b.asOf ? 0 : a.asOf < b.asOf ? -1 : 1));
    return known.length === 0 ? [] : [{ statements: known, doubts, terms: currentTerms(known, splits) }];
  });
  const instruments = remainingInstruments<F, (typeof stated)[number]>(stated, issuances, asOf, splits).map(
    ({ isUsedUp, ...one }): KnownInstrument<F> => {
      const { expires } = one.terms;
      const isExpired = expires !== null && expires.value < asOf;
      const isStanding = !isExpired && !isUsedUp && one.statements.some((statement) => standing.has(statement));
      // A resale prospectus offers what is outstanding: only what no other filing states is merely offered.
      const isOffered = isStanding && one.statements.every(isMerelyOffered);
      return { ...one, isExpired, isOffered, isCounted: isStanding && (countsOffered || !isOffered) };
    },
  );
  return { instruments, since, replaced: latestAnnualPeriod(context), reported };
}

/** The period of the newest annual report that was read: it lists what is outstanding; null where none was. */
function latestAnnualPeriod(context: SelectContext): IsoDate | null {
  const annual = readFilings(context, 'overhang').filter(({ form }) => isAnnualReport(form));
  return newestReport(annual)?.periodOfReport ?? null;
}
