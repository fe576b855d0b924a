import type { Logger } from 'pino';
import { endOfEasternDay, type IsoDate, type IsoTimestamp } from '../core/dates.ts';
import type { OutboxEvent } from '../core/events.ts';
import type { Cik } from '../core/ids.ts';
import type { RunRef, StagePage } from '../core/run-plan.ts';
import type { Database, Transaction } from '../db/database.ts';
import {
  type Derivation,
  type DerivedChanges,
  dropIdleMarks,
  filingsSinceDerived,
  issuersToDerive,
  loadDerivedBefore,
  lockDerivations,
  newestKnownDate,
  replaceDerivations,
  takeMarks,
} from '../db/repositories/datasets/derivations.ts';
import { loadInstrumentRows } from '../db/repositories/datasets/instrument-statements.ts';
import { getFilings } from '../db/repositories/filings/filings.ts';
import { appendEvents } from '../db/repositories/runs/outbox.ts';
import { instrumentStatements } from '../scoring/facts/instrument-statements.ts';
import { deriveComplianceStates } from '../scoring/ledger/compliance-states.ts';
import { deriveInstruments } from '../scoring/ledger/instruments.ts';
import { deriveShareFloatHistory, type ShareFloatHistory } from '../scoring/ledger/share-float-history.ts';
import { derivePrograms } from '../scoring/ledger/shelf-programs.ts';
import { CURRENT_METHODOLOGY_VERSION, methodologyByVersion } from '../scoring/methodology-registry.ts';
import { derivedEvents } from './derived-events.ts';
import { loadIssuerFacts } from './issuer-facts.ts';

export interface DeriveDeps {
  readonly db: Database;
  readonly logger: Logger;
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

export interface DeriveCursor {
  readonly asOf: IsoDate;
  /** Every issuer up to it has been derived. */
  readonly after: Cik;
}

const ISSUERS_PER_TRANSACTION = 100;
const ISSUERS_PER_PAGE = 500;
/** EDGAR begins in 1993. */
const WHOLE_HISTORY_DAYS = 365 * 60;

/**
 * Recomputes what depends on several filings of an issuer (registrations and their remaining amounts, instruments,
 * listing procedures) for a page of the issuers that a run touched and those with a date that has passed. The as-of date is the
 * newest one that the database knows, so that equal databases give equal rows, whichever run came last.
 */
export async function derivePage(
  deps: DeriveDeps,
  run: RunRef,
  businessDate: IsoDate | null,
  cursor: DeriveCursor | null,
): Promise<StagePage<DeriveCursor>> {
  const began = performance.now();
  if (cursor === null) await dropIdleMarks(deps.db);
  // The first page fixes the date for all.
  const asOf = cursor?.asOf ?? (await newestKnownDate(deps.db, businessDate));
  const chosen = { runId: run.runId, after: cursor?.after ?? null, limit: ISSUERS_PER_PAGE };
  const ciks = asOf === null ? [] : await issuersToDerive(deps.db, { ...chosen, asOf });
  let changes: DerivedChanges = { written: 0, removed: 0 };
  for (let start = 0; asOf !== null && start < ciks.length; start += ISSUERS_PER_TRANSACTION) {
    deps.signal.throwIfAborted();
    const some = ciks.slice(start, start + ISSUERS_PER_TRANSACTION);
    const { written, removed } = await deps.db.transaction().execute((trx) => deriveSome(trx, run, some, asOf));
    changes = { written: changes.written + written, removed: changes.removed + removed };
    deps.beat(some.at(-1));
  }
  deps.logger.info({ runId: run.runId, asOf, issuers: ciks.length, ...changes }, 'derived');
  const after = ciks.at(-1);
  const next = asOf !== null && after !== undefined && ciks.length === ISSUERS_PER_PAGE ? { asOf, after } : null;
  return { tally: { busyMs: performance.now() - began, items: ciks.length, bytes: 0 }, next };
}

async function deriveSome(trx: Transaction, run: RunRef, ciks: readonly Cik[], asOf: IsoDate): Promise<DerivedChanges> {
  await lockDerivations(trx, ciks);
  const promoted = await takeMarks(trx, ciks);
  const arrived = await filingsSinceDerived(trx, promoted);
  const derivations = await deriveAsOf(trx, ciks, asOf);
  const before = await loadDerivedBefore(trx, ciks);
  const changes = await replaceDerivations(trx, derivations, run.runId);
  await appendEvents(trx, await withFilingUrls(trx, derivedEvents(derivations, before, { promoted, arrived })), run);
  return changes;
}

/** Events with the address of the filing behind them. */
async function withFilingUrls(trx: Transaction, events: readonly OutboxEvent[]): Promise<readonly OutboxEvent[]> {
  const numbers = events.flatMap(({ accessionNumber }) => accessionNumber ?? []);
  if (numbers.length === 0) return events;
  const urls = new Map((await getFilings(trx, numbers)).map(({ accessionNumber, url }) => [accessionNumber, url]));
  return events.map((event) => {
    const { accessionNumber, payload } = event;
    if (accessionNumber == null) return event;
    const { provenance } = payload as { readonly provenance?: object | null };
    return { ...event, payload: { ...payload, provenance: { ...provenance, filingUrl: urls.get(accessionNumber) } } };
  });
}

/** Shares outstanding and public float that filings stated by the end of a date (US Eastern). */
export async function shareFloatAsOf(
  db: Database,
  cik: Cik,
  asOf: IsoDate,
  computedBy: IsoTimestamp | null,
): Promise<ShareFloatHistory> {
  const [facts] = await loadIssuerFacts(db, { ciks: [cik], asOf, computedBy, lookbackDays: WHOLE_HISTORY_DAYS });
  if (!facts) return { unproven: null, shares: [], floats: [] };
  return deriveShareFloatHistory(facts, asOf, methodologyByVersion(CURRENT_METHODOLOGY_VERSION));
}

/**
 * Derives from all filings of some issuers that were public by the end of a date (US Eastern).
 *
 * @param computedBy from rows as they were stored at that instant; null: now
 */
export async function deriveAsOf(
  db: Database | Transaction,
  ciks: readonly Cik[],
  asOf: IsoDate,
  computedBy: IsoTimestamp | null = null,
): Promise<readonly Derivation[]> {
  const methodology = methodologyByVersion(CURRENT_METHODOLOGY_VERSION);
  const publicTo = endOfEasternDay(asOf);
  const facts = await loadIssuerFacts(db, { ciks, asOf, computedBy, lookbackDays: WHOLE_HISTORY_DAYS });
  const instrumentRowsOf = await loadInstrumentRows(db, { ciks, publicTo, computedBy });
  return facts.map((issuer) => {
    const programs = derivePrograms(issuer, asOf, methodology);
    const { warrants, convertibles } = instrumentRowsOf(issuer.cik);
    const ledger = deriveInstruments(issuer, instrumentStatements(warrants, convertibles), asOf, methodology);
    const compliance = deriveComplianceStates(issuer, asOf, methodology);
    return {
      cik: issuer.cik,
      asOf,
      dueOn: earliest([programs.dueOn, ledger.dueOn, compliance.dueOn]),
      methodologyVersion: methodology.version,
      programs: programs.programs,
      instruments: ledger.instruments,
      complianceStates: compliance.states,
    };
  });
}

function earliest(days: readonly (IsoDate | null)[]): IsoDate | null {
  return days.filter((day) => day !== null).sort()[0] ?? null;
}
