import type { ComplianceState } from '../core/compliance.ts';
import type { OutboxEvent } from '../core/events.ts';
import type { Cik } from '../core/ids.ts';
import type { Derivation, DerivedBefore } from '../db/repositories/datasets/derivations.ts';

/**
 * What is new in a derivation beside what was derived before. An instrument is new where none of its statements was
 * known: a statement's name is its place in its filing, which neither a later filing nor another parser version changes.
 * What may be a sum of classes, or a class that is known, is not told of as new.
 */
export function derivedEvents(derivations: readonly Derivation[], before: DerivedBefore): readonly OutboxEvent[] {
  return derivations.flatMap((derivation) => [
    ...createdInstruments(derivation, before),
    ...changedStates(derivation, before),
  ]);
}

function createdInstruments({ cik, asOf, instruments }: Derivation, before: DerivedBefore): readonly OutboxEvent[] {
  return instruments
    .filter(({ statements }) => !statements.some((key) => before.statements.has(key)))
    .filter(({ flags }) => !flags.some(({ code }) => code === 'may-be-total' || code === 'match-in-doubt'))
    .map(({ events, ...instrument }) => ({
      eventType: instrument.kind === 'convertible' ? 'dilution.convertible.created' : 'dilution.warrant.created',
      naturalKey: `${cik}/${instrument.instrumentKey}`,
      payload: { cik, asOf, ...instrument, source: events[0]?.source ?? null },
    }));
}

type Thread = Pick<ComplianceState, 'exchange' | 'deficiency'>;

const threadOf = (cik: Cik, { exchange, deficiency }: Thread): string => `${cik}/${exchange}/${deficiency}`;

/** A step in a procedure; that one was already over when it was first heard of is none. */
function changedStates(
  { cik, asOf, complianceStates }: Derivation,
  { states: known }: DerivedBefore,
): readonly OutboxEvent[] {
  const own = known.filter((state) => state.cik === cik);
  const before = new Map(own.map((state) => [threadOf(cik, state), state]));
  const after = new Set(complianceStates.map((state) => threadOf(cik, state)));
  const event = (thread: Thread, key: string, payload: object): OutboxEvent => ({
    eventType: 'dilution.exchange_compliance.status_changed',
    naturalKey: `${threadOf(cik, thread)}/${key}`,
    payload: { cik, asOf, exchange: thread.exchange, deficiency: thread.deficiency, ...payload },
  });
  const changed = complianceStates.flatMap((state) => {
    const { status, isOpen, noticeDate, since, source, history } = state;
    const from = before.get(threadOf(cik, state)) ?? null;
    if (from === null ? !isOpen : from.status === status) return [];
    const key = `${status}/${noticeDate}/${source.accessionNumber}`;
    return [event(state, key, { from: from?.status ?? null, to: status, isOpen, noticeDate, since, source, history })];
  });
  const gone = own
    .filter((state) => state.isOpen && !after.has(threadOf(cik, state)))
    .map((state) =>
      event(state, `none/${state.noticeDate}`, { from: state.status, to: null, isOpen: false, source: null }),
    );
  return [...changed, ...gone];
}
