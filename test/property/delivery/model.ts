import {
  DELIVERY_TRANSITIONS,
  type DeliveryHappening,
  type DeliveryState,
  stateAfter,
} from '../../../core/delivery-states.ts';

/** Before each attempt, in milliseconds; written down here once more, by the specification. */
const DELAYS = [0, 30, 120, 600, 3_600, 14_400, 43_200, 86_400].map((seconds) => seconds * 1_000);
const WINDOW = 72 * 3_600_000;
export const LEASE = 60_000;

/** What a receiver may do with a request. */
export type Answer = 'ok' | 'error' | 'gone' | 'reset' | 'aborted' | { readonly retryAfterSeconds: number };

export interface ModelDelivery {
  state: DeliveryState;
  attempts: number;
  limit: number;
  claims: number;
  dueAt: number;
  leaseUntil: number | null;
  createdAt: number;
  /** Claim, number and outcome of each attempt that is over. */
  log: (readonly [claim: number, attempt: number, outcome: string])[];
}

/** What the tables should hold, and what workers hold in memory. */
export interface Model {
  now: number;
  endpoint: 'enabled' | 'disabled' | 'deleted';
  /** By event; null until it is fanned out. */
  deliveries: (ModelDelivery | null)[];
  /** Claims that a living worker holds: index of the delivery and its claim number. */
  held: { readonly index: number; readonly claim: number; readonly attempts: number; readonly limit: number }[];
}

/** Cells of the table that were walked through. */
export const visited = new Set<string>();

function happens(delivery: ModelDelivery, happening: DeliveryHappening): boolean {
  visited.add(`${delivery.state} ${happening}`);
  const isPossible = DELIVERY_TRANSITIONS[delivery.state][happening] !== null;
  delivery.state = stateAfter(delivery.state, happening);
  return isPossible;
}

export function fannedOut(model: Model): void {
  for (const [index, known] of model.deliveries.entries()) {
    if (known !== null) continue;
    if (model.endpoint !== 'enabled') {
      // An event that passes while the endpoint is disabled never reaches it.
      model.deliveries.splice(index);
      return;
    }
    model.deliveries[index] = {
      state: 'pending',
      attempts: 0,
      limit: 8,
      claims: 0,
      dueAt: model.now,
      leaseUntil: null,
      createdAt: model.now,
      log: [],
    };
  }
}

/** @returns indexes of those that were claimed */
export function claimed(model: Model): readonly number[] {
  if (model.endpoint !== 'enabled') return [];
  return [...model.deliveries.entries()].flatMap(([index, delivery]) => {
    if (delivery === null || delivery.state !== 'pending' || delivery.dueAt > model.now) return [];
    happens(delivery, 'claimed');
    delivery.claims += 1;
    delivery.leaseUntil = model.now + LEASE;
    return [index];
  });
}

function happeningOf(answer: Answer, isLast: boolean): 'accepted' | 'gone' | 'interrupted' | 'exhausted' | 'rejected' {
  if (answer === 'ok') return 'accepted';
  if (answer === 'gone') return 'gone';
  if (answer === 'aborted') return 'interrupted';
  return isLast ? 'exhausted' : 'rejected';
}

export function settled(model: Model, held: Model['held'][number], answer: Answer): void {
  const delivery = model.deliveries[held.index];
  if (!delivery) throw new Error('claimed before it existed');
  if (delivery.claims !== held.claim || delivery.state !== 'sending') {
    happens(delivery, 'late-result');
    return;
  }
  const happening = happeningOf(answer, held.attempts + 1 >= held.limit);
  happens(delivery, happening);
  delivery.log.push([held.claim, delivery.attempts + 1, happening]);
  delivery.leaseUntil = null;
  if (happening !== 'interrupted') delivery.attempts += 1;
  if (happening === 'interrupted') delivery.dueAt = model.now;
  if (happening === 'rejected') delivery.dueAt = model.now + delayAfter(delivery, model.now, answer);
  if (happening === 'gone' && model.endpoint === 'enabled') model.endpoint = 'disabled';
}

function delayAfter({ attempts, createdAt }: ModelDelivery, now: number, answer: Answer): number {
  const planned = DELAYS[attempts] ?? 0;
  const asked = typeof answer === 'object' ? answer.retryAfterSeconds * 1_000 : 0;
  const rest = DELAYS.slice(attempts + 1).reduce((sum, delay) => sum + delay, 0);
  const latest = createdAt + WINDOW - rest - now;
  return Math.max(planned, Math.min(asked, latest));
}

export function recovered(model: Model): void {
  for (const delivery of model.deliveries) {
    if (delivery === null) continue;
    if (delivery.state === 'sending' && (delivery.leaseUntil ?? 0) <= model.now) {
      happens(delivery, 'interrupted');
      delivery.log.push([delivery.claims, delivery.attempts + 1, 'interrupted']);
      delivery.leaseUntil = null;
      delivery.dueAt = model.now;
    }
    if (model.endpoint === 'deleted' && delivery.state === 'pending') happens(delivery, 'target-deleted');
  }
}

export function turned(model: Model, to: Model['endpoint']): void {
  if (model.endpoint === 'deleted' || model.endpoint === to) return;
  model.endpoint = to;
  for (const delivery of model.deliveries) {
    if (delivery === null) continue;
    if (to !== 'deleted') happens(delivery, to === 'enabled' ? 'target-enabled' : 'target-disabled');
    // What is pending is canceled when the queue is recovered.
    else if (delivery.state !== 'pending') happens(delivery, 'target-deleted');
  }
}

export function replayed(model: Model, index: number): boolean {
  const delivery = model.deliveries[index];
  if (!delivery) return false;
  const wasPending = delivery.state === 'pending';
  if (!happens(delivery, 'replayed')) return false;
  delivery.dueAt = Math.min(delivery.dueAt, model.now);
  if (!wasPending) delivery.limit = delivery.attempts + 1;
  return true;
}
