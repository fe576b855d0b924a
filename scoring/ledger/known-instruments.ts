import { isAnnualReport } from '../../core/dataset-plans.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';
import type { CashFact, IssuanceFact, IssuerFacts, OverhangFact, SplitFact } from '../../core/score-inputs.ts';
import { effectiveCash } from '../facts/cash.ts';
import { type SelectContext, visibleFacts } from '../select/context.ts';
import type { Issued } from '../select/issued.ts';
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
  /** What is outstanding, so that scores count it. */
  readonly counted: readonly KnownInstrument<F>[];
  /** All of them, in the order in which they were first stated. */
  readonly all: () => readonly KnownInstrument<F>[];
  /** First day of the lookback. */
  readonly since: IsoDate;
  /** Period of the newest annual report, which lists what is outstanding; null where none was read. */
  readonly replaced: () => IsoDate | null;
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
function matched<F extends OverhangFact>(
  list: readonly F[],
  visible: readonly F[],
  splits: readonly SplitFact[],
): InstrumentMatcher<F> {
  const key = splits
    .map(({ effectiveDate, numerator, denominator }) => `${effectiveDate} ${numerator}:${denominator}`)
    .join();
  let matching = matchings.get(list);
  if (matching === undefined || matching.splits !== key || matching.added > visible.length) {
    matching = { splits: key, matcher: createInstrumentMatcher<OverhangFact>(splits), added: 0 };
    matchings.set(list, matching);
  }
  if (matching.added < visible.length) {
    const filings = Map.groupBy(
      visible.slice(matching.added),
      ({ publicAt, accessionNumber }) => `${publicAt} ${accessionNumber}`,
    );
    for (const filing of filings.values()) matching.matcher.add(filing);
    matching.added = visible.length;
  }
  // Only statements of the list were added.
  return matching.matcher as unknown as InstrumentMatcher<F>;
}

interface Report {
  readonly accessionNumber: string;
  readonly balanceDate: IsoDate;
}

interface Reports {
  readonly known: readonly CashFact[];
  readonly dates: ReadonlyMap<string, IsoDate>;
}

const reportsByIssuer = new WeakMap<IssuerFacts, Reports>();

function isSameStretch(a: readonly CashFact[], b: readonly CashFact[]): boolean {
  return a.length === b.length && a[0] === b[0] && a.at(-1) === b.at(-1);
}

/**
 * Periodic reports are the filings that also state a cash position; by accession number, with their balance dates. Most
 * days of a history know the same ones as the day before.
 */
function reportsOf(context: SelectContext): ReadonlyMap<string, IsoDate> {
  const known = visibleFacts(context, context.facts.cash);
  const before = reportsByIssuer.get(context.facts);
  if (before !== undefined && isSameStretch(before.known, known)) return before.dates;
  const dates = new Map<string, IsoDate>();
  for (const { accessionNumber, asOf } of effectiveCash(known)) {
    // A report also states last year's balance: its own is the latest.
    if ((dates.get(accessionNumber) ?? '') < asOf) dates.set(accessionNumber, asOf);
  }
  reportsByIssuer.set(context.facts, { known, dates });
  return dates;
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

/** Filings on sales that closed before a day: what they offered has been issued. */
function closedFilings({ sales }: Issued, asOf: IsoDate): ReadonlySet<string> {
  const closed = sales.filter(({ date, closedOn }) => (closedOn ?? date ?? asOf) < asOf);
  return new Set(
    closed.flatMap(({ source, alsoIn }) => [source, ...alsoIn].flatMap((one) => one?.accessionNumber ?? [])),
  );
}

function isMerelyOffered({ state }: OverhangFact): boolean {
  return state === 'offered' || state === 'to be issued';
}

/**
 * The warrants and convertibles of an issuer as of a date. The ledger shows them and scores read them: both from here.
 *
 * @param list in any order
 * @param issued exercises and conversions reduce instruments; sales that have closed issue what they offered
 */
export function knownInstruments<F extends OverhangFact>(
  context: SelectContext,
  list: readonly F[],
  splits: readonly SplitFact[],
  issued: Issued,
): KnownInstruments<F> {
  const { asOf, methodology } = context;
  const since = addDays(asOf, -methodology.overhang.lookbackDays);
  const countsOffered = methodology.corrections === undefined;
  const closed = countsOffered ? new Set<string>() : closedFilings(issued, asOf);
  const visible = visibleFacts(context, list);
  const matcher = matched(list, visible, splits);
  const reports = reportsOf(context);
  const standing = new Set<StatementGroup<F>>();
  const reported = new Set<OverhangFact['instrument']>();
  const recent = visible.filter((one) => one.asOf >= since && one.asOf <= asOf);
  for (const kind of ['warrant', 'convertible'] as const) {
    const own = recent.filter(({ instrument }) => instrument === kind);
    const found = standingStatements(own, reports);
    if (found.hasReport) reported.add(kind);
    for (const statement of found.standing) {
      const group = matcher.groupOf(statement);
      if (group !== undefined) standing.add(group);
    }
  }
  const knownOf = (groups: Iterable<StatementGroup<F>>): readonly KnownInstrument<F>[] => {
    const stated = Array.from(groups).flatMap((group) => statedBy(group, asOf, splits) ?? []);
    return remainingInstruments<F, (typeof stated)[number]>(stated, issued.issuances, asOf, splits).map(
      ({ isUsedUp, group, ...one }): KnownInstrument<F> => {
        const { expires } = one.terms;
        const isExpired = expires !== null && expires.value < asOf;
        const isStanding = !isExpired && !isUsedUp && standing.has(group);
        // A resale prospectus offers what is outstanding: only what no other filing states is merely offered.
        const isIssued = one.statements.some(
          (statement) => !isMerelyOffered(statement) || closed.has(statement.accessionNumber),
        );
        const isOffered = isStanding && !isIssued;
        return { ...one, isExpired, isOffered, isCounted: isStanding && (countsOffered || !isOffered) };
      },
    );
  };
  // Exercises are of the instrument that they fit best, standing or not; without any, the others do not matter.
  const candidates = knownOf(issued.issuances.length === 0 ? standing : matcher.groups);
  return {
    counted: candidates.filter(({ isCounted }) => isCounted),
    all: () => knownOf(matcher.groups),
    since,
    replaced: () => latestAnnualPeriod(context),
    reported,
  };
}

/** What the statements of a group that are dated by the as-of date say; null where none is. */
function statedBy<F extends OverhangFact>(group: StatementGroup<F>, asOf: IsoDate, splits: readonly SplitFact[]) {
  const { statements, doubts } = group;
  if ((statements.at(-1)?.asOf ?? '') <= asOf) return { group, statements, doubts, terms: group.terms() };
  const dated = statements.filter((statement) => statement.asOf <= asOf);
  return dated.length === 0 ? null : { group, statements: dated, doubts, terms: currentTerms(dated, splits) };
}

/** The period of the newest annual report that was read: it lists what is outstanding; null where none was. */
function latestAnnualPeriod(context: SelectContext): IsoDate | null {
  const annual = readFilings(context, 'overhang').filter(({ form }) => isAnnualReport(form));
  return newestReport(annual)?.periodOfReport ?? null;
}
