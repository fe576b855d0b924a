/** Where a delivery stands: of an event to a webhook endpoint, or of an email. */
export const DELIVERY_STATES = ['pending', 'sending', 'delivered', 'failed', 'canceled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What may happen to a delivery, in any state. */
export const DELIVERY_HAPPENINGS = [
  'claimed',
  'accepted',
  'rejected',
  'exhausted',
  'gone',
  'interrupted',
  'late-result',
  'replayed',
  'target-disabled',
  'target-enabled',
  'target-deleted',
] as const;
export type DeliveryHappening = (typeof DELIVERY_HAPPENINGS)[number];

/** The next state with what else happens; null: the happening is a no-op in this state. */
type Transition = { readonly to: DeliveryState; readonly also: string } | null;

function goTo(to: DeliveryState, also: string): Transition {
  return { to, also };
}

/**
 * Every state with every happening. The queue's statements take their conditions and next states from this table
 * (`db/repositories/delivery/due-queue.ts`), `docs/delivery.md` shows it, and a model-based test walks through it against
 * PostgreSQL.
 */
export const DELIVERY_TRANSITIONS: Readonly<Record<DeliveryState, Readonly<Record<DeliveryHappening, Transition>>>> = {
  pending: {
    claimed: goTo('sending', 'takes a lease and the next claim number'),
    accepted: null,
    rejected: null,
    exhausted: null,
    gone: null,
    interrupted: null,
    'late-result': null,
    replayed: goTo('pending', 'the next attempt is due now'),
    'target-disabled': goTo('pending', 'held: not claimed until the endpoint is enabled'),
    'target-enabled': goTo('pending', 'claimed when due, at once if that time has passed'),
    'target-deleted': goTo('canceled', 'no further attempt'),
  },
  sending: {
    claimed: null,
    accepted: goTo('delivered', 'logs the attempt'),
    rejected: goTo('pending', 'logs the attempt; the next one is due by the schedule'),
    exhausted: goTo('failed', 'logs the last attempt'),
    gone: goTo('failed', 'logs the attempt and disables the endpoint'),
    interrupted: goTo('pending', 'logs the attempt without counting it; due again at once'),
    'late-result': null,
    replayed: null,
    'target-disabled': goTo('sending', 'the attempt under way finishes'),
    'target-enabled': goTo('sending', 'unchanged'),
    'target-deleted': goTo('sending', 'the attempt under way finishes; then pending is canceled'),
  },
  delivered: {
    claimed: null,
    accepted: null,
    rejected: null,
    exhausted: null,
    gone: null,
    interrupted: null,
    'late-result': null,
    replayed: goTo('pending', 'one more attempt, due now'),
    'target-disabled': null,
    'target-enabled': null,
    'target-deleted': null,
  },
  failed: {
    claimed: null,
    accepted: null,
    rejected: null,
    exhausted: null,
    gone: null,
    interrupted: null,
    'late-result': null,
    replayed: goTo('pending', 'one more attempt, due now'),
    'target-disabled': null,
    'target-enabled': null,
    'target-deleted': null,
  },
  canceled: {
    claimed: null,
    accepted: null,
    rejected: null,
    exhausted: null,
    gone: null,
    interrupted: null,
    'late-result': null,
    replayed: null,
    'target-disabled': null,
    'target-enabled': null,
    'target-deleted': null,
  },
};

/** The states in which a happening has an effect. */
export function statesBefore(happening: DeliveryHappening): readonly DeliveryState[] {
  return DELIVERY_STATES.filter((state) => DELIVERY_TRANSITIONS[state][happening] !== null);
}

/**
 * The state after a happening; the same one where it is a no-op.
 *
 * @example stateAfter('sending', 'accepted') // 'delivered'
 */
export function stateAfter(state: DeliveryState, happening: DeliveryHappening): DeliveryState {
  return DELIVERY_TRANSITIONS[state][happening]?.to ?? state;
}
