import type { ComplianceState } from '../core/compliance.ts';
import type { OutboxEvent } from '../core/events.ts';
import type { AccessionNumber, Cik } from '../core/ids.ts';
import type { FactRef } from '../core/score-inputs.ts';
import type { Derivation, DerivedBefore } from '../db/repositories/datasets/derivations.ts';

/** What of a derivation follows from a promotion rather than from a filing: its events are silent. */
export interface Promoted {
  /** Issuers that a promotion has marked. */
  readonly promoted: ReadonlySet<Cik>;
  /** Their filings since the last derivation, which emit events as ever. */
  readonly arrived: ReadonlySet<AccessionNumber>;
}

const NOTHING_PROMOTED: Promoted = { promoted: new Set(), arrived: new Set() };

/**
 * Events for what is new in a derivation. An instrument is new if none of its statements was known: a statement is
 * identified by its position in its filing, which neither a later filing nor another parser version changes. An
 * instrument that may be a total, or a class already known, is not reported as new.
 */
export function derivedEvents(
  derivations: readonly Derivation[],
  before: DerivedBefore,
  { promoted, arrived }: Promoted = NOTHING_PROMOTED,
): readonly OutboxEvent[] {
  return derivations.flatMap((derivation) => {
    const events = [...createdInstruments(derivation, before), ...changedStates(derivation, before)];
    if (!promoted.has(derivation.cik)) return events;
    const isNews = ({ accessionNumber: number }: OutboxEvent): boolean => number != null && arrived.has(number);
    return events.map((event) => (isNews(event) ? event : { ...event, silent: true }));
  });
}

/** The filing behind an event; null: the statement is gone. */
function sourced(source: FactRef | null, payload: object): Pick<OutboxEvent, 'accessionNumber' | 'payload'> {
  return { accessionNumber: source?.accessionNumber ?? null, payload: { ...payload, provenance: source } };
}

function createdInstruments({ cik, asOf, instruments }: Derivation, before: DerivedBefore): readonly OutboxEvent[] {
  return instruments
    .filter(({ statements }) => !statements.some((key) => before.statements.has(key)))
    .filter(({ flags }) => !flags.some(({ code }) => code === 'may-be-total' || code === 'match-in-doubt'))
    .map(({ events, ...instrument }) => ({
      eventType: instrument.kind === 'convertible' ? 'dilution.convertible.created' : 'dilution.warrant.created',
      naturalKey: `${cik}/${instrument.instrumentKey}`,
      ...sourced(events[0]?.source ?? null, { cik, asOf, ...instrument }),
    }));
}

type Deficiency = Pick<ComplianceState, 'exchange' | 'deficiency'>;

const keyOf = (cik: Cik, { exchange, deficiency }: Deficiency): string => `${cik}/${exchange}/${deficiency}`;

/** Changes of status. A procedure that was already closed when it was first seen is not a change. */
function changedStates(
  { cik, asOf, complianceStates }: Derivation,
  { states: known }: DerivedBefore,
): readonly OutboxEvent[] {
  const own = known.filter((state) => state.cik === cik);
  const before = new Map(own.map((state) => [keyOf(cik, state), state]));
  const after = new Set(complianceStates.map((state) => keyOf(cik, state)));
  const event = (
    { exchange, deficiency }: Deficiency,
    key: string,
    source: FactRef | null,
    payload: object,
  ): OutboxEvent => ({
    eventType: 'dilution.exchange_compliance.status_changed',
    naturalKey: `${keyOf(cik, { exchange, deficiency })}/${key}`,
    ...sourced(source, { cik, asOf, exchange, deficiency, ...payload }),
  });
  const changed = complianceStates.flatMap((state) => {
    const { status, isOpen, noticeDate, since, source, history } = state;
    const from = before.get(keyOf(cik, state)) ?? null;
    if (from === null ? !isOpen : from.status === status) return [];
    const key = `${status}/${noticeDate}/${source.accessionNumber}`;
    const change = { from: from?.status ?? null, to: status, isOpen, noticeDate, since, history };
    return [event(state, key, source, change)];
  });
  const gone = own
    .filter((state) => state.isOpen && !after.has(keyOf(cik, state)))
    .map((state) => event(state, `none/${state.noticeDate}`, null, { from: state.status, to: null, isOpen: false }));
  return [...changed, ...gone];
}
