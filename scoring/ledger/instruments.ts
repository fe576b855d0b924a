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
import { createSelectContext, sourceOf } from '../select/context.ts';
import { selectIssuances } from '../select/issuances.ts';
import { selectSales } from '../select/offerings.ts';
import { selectSplits } from '../select/splits.ts';
import { statedPriceOf } from './current-terms.ts';
import { conflictsOf, eventsOf } from './instrument-history.ts';
import { designationOf } from './instrument-names.ts';
import { currentValues } from './instrument-values.ts';
import { type KnownInstrument, knownInstruments } from './known-instruments.ts';

/**
 * The warrants and convertibles of an issuer as of a date, with statements, events and status: those that `isCounted`
 * are what a score of the date reads. Pure; the order of the statements does not matter.
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
  const issued = { sales: selectSales(context), issuances: selectIssuances(context) };
  const known = knownInstruments(context, statements, splits, issued);
  const all = known.all();
  const listed = all.flatMap((one) => one.statements).sort(comparePlaces);
  const reports = new Set(visibleCash(context).map(({ accessionNumber }) => accessionNumber));
  const ledger: LedgerContext = { asOf, since: known.since, replaced: known.replaced(), splits, listed, reports };
  const instruments = all.flatMap((one) => instrumentOf(one, ledger) ?? []);
  const days = [
    ...statements.flatMap(({ expires }) => (expires === null ? [] : [addDays(expires, 1)])),
    ...statements.flatMap((statement) => [
      statement.asOf,
      addDays(statement.asOf, methodology.overhang.lookbackDays + 1),
    ]),
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
  /** Every statement known, in public order. */
  readonly listed: readonly InstrumentStatement[];
  readonly reports: ReadonlySet<string>;
}

/** Public order, and within a filing the order of the text. */
function comparePlaces(a: InstrumentStatement, b: InstrumentStatement): number {
  if (a.publicAt !== b.publicAt) return a.publicAt < b.publicAt ? -1 : 1;
  if (a.accessionNumber !== b.accessionNumber) return a.accessionNumber < b.accessionNumber ? -1 : 1;
  if (a.instrument !== b.instrument) return a.instrument < b.instrument ? -1 : 1;
  return a.sequence - b.sequence || a.ordinal - b.ordinal;
}

function instrumentOf(known: KnownInstrument<InstrumentStatement>, ledger: LedgerContext): Instrument | null {
  const { statements } = known;
  const last = statements.at(-1);
  const first = statements.toSorted(comparePlaces)[0];
  if (first === undefined || last === undefined) return null;
  const { values, sources } = currentValues(known, ledger.splits);
  const kind = last.instrument === 'convertible' ? 'convertible' : last.preFunded ? 'pre-funded-warrant' : 'warrant';
  return {
    instrumentKey: statementKeyOf(first),
    kind,
    label: last.label,
    designation: statements.map(({ label }) => designationOf(label)).findLast((name) => name !== '') ?? '',
    status: statusOf(known, ledger),
    ...values,
    firstStated: statements[0]?.asOf ?? first.asOf,
    lastStated: last.asOf,
    isCounted: known.isCounted,
    statements: statements.map(statementKeyOf),
    sources,
    events: eventsOf(statements, values.expires, ledger),
    conflicts: conflictsOf(statements, ledger.splits),
    flags: flagsOf(known, ledger),
  };
}

function statusOf(
  { statements, isCounted, isExpired, isOffered }: KnownInstrument<InstrumentStatement>,
  ledger: LedgerContext,
): InstrumentStatus {
  if (isExpired) return 'expired';
  if (isOffered) return 'offered';
  if (isCounted) return 'outstanding';
  const last = statements.at(-1);
  // Scoring claims "none" only where an annual report that was read replaces every older statement.
  const isReplaced = ledger.replaced !== null && statements.every(({ asOf }) => asOf < (ledger.replaced ?? ''));
  return last !== undefined && last.asOf < ledger.since && !isReplaced ? 'unconfirmed' : 'not-listed';
}

function flagsOf(
  { statements, doubts, terms, isCounted }: KnownInstrument<InstrumentStatement>,
  { listed, reports }: LedgerContext,
): readonly Reason[] {
  const flags: Reason[] = [];
  const last = statements.at(-1);
  if (last === undefined) return flags;
  for (const label of new Set(doubts)) {
    flags.push({ code: 'match-in-doubt', message: `may be the same as "${label}": not merged` });
  }
  const shares = terms.shares?.by;
  if (shares?.isSharesComputed || (shares !== undefined && terms.shares?.value !== shares.shares)) {
    flags.push({ code: 'shares-computed', message: 'shares are principal ÷ conversion price, not stated' });
  }
  const paid = statements.findLast((one) => one.exercisePrice !== null && statedPriceOf(one) === null);
  if (paid !== undefined) {
    const message = `$${paid.exercisePrice} in ${paid.accessionNumber} is what was paid for a pre-funded warrant, not its exercise price`;
    flags.push({ code: 'purchase-price-stated', message });
  }
  if (terms.expires === null) {
    const words = statements.findLast(({ expiresText }) => expiresText !== null)?.expiresText;
    flags.push({ code: 'expiry-unknown', message: words ? `no date is stated: "${words}"` : 'no date is stated' });
  }
  if (last.state === 'outstanding' && designationOf(last.label) === '' && !last.preFunded) {
    flags.push({ code: 'may-be-total', message: `"${last.label}" names no class: it may be a sum of several` });
  }
  if (!isCounted) {
    const report = listed.findLast((one) => one.instrument === last.instrument && reports.has(one.accessionNumber));
    if (report !== undefined && report.publicAt > last.publicAt) {
      const message = `${report.form} ${sourceOf(report).accessionNumber} lists others but not this one`;
      flags.push({ code: 'not-in-latest-report', message });
    }
  }
  return flags;
}
