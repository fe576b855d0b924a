import { addDays, type IsoDate } from '../../core/dates.ts';
import { compareBy } from '../../core/fact-order.ts';
import {
  type Instrument,
  type InstrumentLedger,
  type InstrumentStatement,
  type InstrumentStatus,
  statementKeyOf,
} from '../../core/instruments.ts';
import type { Reason } from '../../core/parser.ts';
import type { IssuerFacts, SplitFact } from '../../core/score-inputs.ts';
import type { Methodology } from '../methodology.ts';
import { visibleCash } from '../select/cash.ts';
import { createSelectContext, sourceOf, visibleFacts } from '../select/context.ts';
import { latestAnnualPeriod, outstandingStatements } from '../select/overhang.ts';
import { selectSplits } from '../select/splits.ts';
import { conflictsOf, eventsOf } from './instrument-history.ts';
import { currentValues } from './instrument-values.ts';
import { designationOf, matchInstruments, type StatementGroup } from './match-instruments.ts';

/**
 * The warrants and convertibles of an issuer as of a date: statements, events and status. Scoring's overhang selection
 * decides which statements count. Pure; the order of the statements does not matter.
 *
 * @param facts splits and reports of the issuer; its `overhang` is not used
 */
export function deriveInstruments(
  facts: IssuerFacts,
  statements: readonly InstrumentStatement[],
  asOf: IsoDate,
  methodology: Methodology,
): InstrumentLedger {
  const context = createSelectContext(facts, asOf, methodology);
  const splits = selectSplits(context).effective;
  const known = visibleFacts(context, statements)
    .filter((statement) => statement.asOf <= asOf)
    .sort(comparePlaces);
  const { facts: counted, since } = outstandingStatements(context, known, splits);
  const reports = new Set(visibleCash(context).map(({ accessionNumber }) => accessionNumber));
  const replaced = latestAnnualPeriod(context);
  const ledger: LedgerContext = { asOf, since, replaced, splits, counted: new Set(counted), reports };
  const instruments = matchInstruments(known, splits).flatMap((group) => instrumentOf(group, known, ledger) ?? []);
  const days = [
    ...known.flatMap(({ expires }) => (expires === null ? [] : [addDays(expires, 1)])),
    ...known.map((statement) => addDays(statement.asOf, methodology.overhang.lookbackDays + 1)),
    ...facts.splits.map(({ effectiveDate }) => effectiveDate),
  ].filter((day) => day > asOf);
  return {
    instruments: instruments.toSorted(compareBy(({ instrumentKey }) => instrumentKey)),
    dueOn: days.sort()[0] ?? null,
  };
}

interface LedgerContext {
  readonly asOf: IsoDate;
  /** First day of what scoring counts. */
  readonly since: IsoDate;
  /** Period of the newest annual report, which lists what is outstanding; null where none was read. */
  readonly replaced: IsoDate | null;
  readonly splits: readonly SplitFact[];
  readonly counted: ReadonlySet<InstrumentStatement>;
  readonly reports: ReadonlySet<string>;
}

/** Public order, and within a filing the order of the text. */
function comparePlaces(a: InstrumentStatement, b: InstrumentStatement): number {
  if (a.publicAt !== b.publicAt) return a.publicAt < b.publicAt ? -1 : 1;
  if (a.accessionNumber !== b.accessionNumber) return a.accessionNumber < b.accessionNumber ? -1 : 1;
  if (a.instrument !== b.instrument) return a.instrument < b.instrument ? -1 : 1;
  return a.sequence - b.sequence || a.ordinal - b.ordinal;
}

function instrumentOf(
  group: StatementGroup,
  known: readonly InstrumentStatement[],
  ledger: LedgerContext,
): Instrument | null {
  const statements = group.statements.toSorted(comparePlaces);
  const [first, last] = [statements[0], statements.at(-1)];
  if (first === undefined || last === undefined) return null;
  const days = statements.map(({ asOf }) => asOf).sort();
  const { values, sources } = currentValues(statements, ledger.splits);
  const kind = last.instrument === 'convertible' ? 'convertible' : last.preFunded ? 'pre-funded-warrant' : 'warrant';
  return {
    instrumentKey: statementKeyOf(first),
    kind,
    label: last.label,
    designation: statements.map(({ label }) => designationOf(label)).findLast((name) => name !== '') ?? '',
    status: statusOf(statements, values.expires, ledger),
    ...values,
    firstStated: days[0] ?? first.asOf,
    lastStated: days.at(-1) ?? last.asOf,
    isCounted: statements.some((statement) => ledger.counted.has(statement)),
    statements: statements.map(statementKeyOf),
    sources,
    events: eventsOf(statements, values.expires, ledger),
    conflicts: conflictsOf(statements, ledger.splits),
    flags: flagsOf({ statements, doubts: group.doubts }, known, values.expires, ledger),
  };
}

function statusOf(
  statements: readonly InstrumentStatement[],
  expires: IsoDate | null,
  ledger: LedgerContext,
): InstrumentStatus {
  if (expires !== null && expires < ledger.asOf) return 'expired';
  const last = statements.at(-1);
  if (last !== undefined && statements.some((statement) => ledger.counted.has(statement))) {
    return last.state === 'offered' || last.state === 'to be issued' ? 'offered' : 'outstanding';
  }
  // Scoring claims "none" only where an annual report that was read replaces every older statement.
  const isReplaced = ledger.replaced !== null && statements.every(({ asOf }) => asOf < (ledger.replaced ?? ''));
  return last !== undefined && last.asOf < ledger.since && !isReplaced ? 'unconfirmed' : 'not-listed';
}

function flagsOf(
  { statements, doubts }: StatementGroup,
  known: readonly InstrumentStatement[],
  expires: IsoDate | null,
  { asOf, counted, reports }: LedgerContext,
): readonly Reason[] {
  const flags: Reason[] = [];
  const last = statements.at(-1);
  if (last === undefined) return flags;
  for (const label of new Set(doubts)) {
    flags.push({ code: 'match-in-doubt', message: `may be the same as "${label}": not merged` });
  }
  const inScore = statements.filter((statement) => counted.has(statement));
  if (inScore.length > 0 && expires !== null && expires < asOf) {
    flags.push({ code: 'counted-though-expired', message: `expired ${expires}; its last statement gives no date` });
  }
  if (inScore.length > 1) {
    const accessions = inScore.map(({ accessionNumber }) => accessionNumber).join(' and ');
    flags.push({ code: 'counted-more-than-once', message: `scores count the statements of ${accessions} separately` });
  }
  if (inScore.length > 0 && !counted.has(last)) {
    const accession = inScore.at(-1)?.accessionNumber;
    flags.push({ code: 'older-statement-counted', message: `scores count the statement of ${accession}` });
  }
  if (last.isSharesComputed) {
    flags.push({ code: 'shares-computed', message: 'shares are principal ÷ conversion price, not stated' });
  }
  if (statements.every(({ expires }) => expires === null)) {
    const words = statements.findLast(({ expiresText }) => expiresText !== null)?.expiresText;
    flags.push({ code: 'expiry-unknown', message: words ? `no date is stated: "${words}"` : 'no date is stated' });
  }
  if (last.state === 'outstanding' && designationOf(last.label) === '' && !last.preFunded) {
    flags.push({ code: 'may-be-total', message: `"${last.label}" names no class: it may be a sum of several` });
  }
  if (inScore.length === 0) {
    const report = known.findLast((one) => one.instrument === last.instrument && reports.has(one.accessionNumber));
    if (report !== undefined && report.publicAt > last.publicAt) {
      const message = `${report.form} ${sourceOf(report).accessionNumber} lists others but not this one`;
      flags.push({ code: 'not-in-latest-report', message });
    }
  }
  return flags;
}
