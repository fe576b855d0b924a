import { sql } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { ReceivedEvents } from './chaos-receivers.ts';

export interface EventsTally {
  readonly events: number;
  readonly delivered: number;
  readonly failed: number;
  readonly attempts: number;
  readonly interrupted: number;
  /** Requests for events that had been accepted already. */
  readonly repeated: number;
  readonly kills: { readonly workers: number; readonly postgres: number; readonly temporal: number };
  /** What must not be, each with an example; none: the promise holds. */
  readonly violations: readonly string[];
}

interface DeliveredRow {
  readonly id: string | null;
  readonly eventId: string;
  readonly state: string | null;
  readonly attempts: number;
  /** Logged attempts that count. */
  readonly counted: number;
  readonly interrupted: number;
  readonly deliveries: number;
}

/** Compares what receivers saw with what the tables hold, event by event. */
export async function tallyOf(
  db: Database,
  received: ReceivedEvents,
  published: number,
): Promise<Omit<EventsTally, 'kills'>> {
  const { rows } = await sql<DeliveredRow>`
    select d.id, o.event_id as "eventId", d.state, coalesce(d.attempts, 0) as attempts,
      (count(a.id) filter (where a.outcome <> 'interrupted'))::int as counted,
      (count(a.id) filter (where a.outcome = 'interrupted'))::int as interrupted,
      (count(distinct d.id))::int as deliveries
    from events.outbox o
    left join events.deliveries d on d.event_id = o.event_id
    left join events.delivery_attempts a on a.id = d.id
    group by d.id, o.event_id, d.state, d.attempts
  `.execute(db);
  const violations = new Map<string, string[]>();
  const violate = (what: string, id: string): void => {
    violations.set(what, [...(violations.get(what) ?? []), id]);
  };
  const known = new Set(rows.map(({ eventId }) => eventId));
  if (known.size !== published) violate(`${known.size} events are stored`, String(published));
  if (rows.length !== known.size) violate('an event has two deliveries', String(rows.length - known.size));
  for (const { eventId, state, attempts, counted } of rows) {
    const seen = received[eventId];
    if (state === null) violate('lost: it became no delivery', eventId);
    else if (state === 'delivered' && !seen?.accepted) violate('delivered, and no receiver accepted it', eventId);
    else if (state === 'failed' && (attempts !== 8 || counted !== 8)) violate('failed without eight attempts', eventId);
    else if (state !== 'delivered' && state !== 'failed') violate(`left ${state}`, eventId);
    if (attempts !== counted) violate('attempts are not those of the log', eventId);
    if (seen && seen.bodies.length > 1) violate('one id with two bodies', eventId);
  }
  for (const id of Object.keys(received)) if (!known.has(id)) violate('invented: no such event', id);
  const count = (state: string) => rows.filter((row) => row.state === state).length;
  const sumOf = (pick: (row: DeliveredRow) => number) => rows.reduce((sum, row) => sum + pick(row), 0);
  return {
    events: known.size,
    delivered: count('delivered'),
    failed: count('failed'),
    attempts: sumOf((row) => row.counted),
    interrupted: sumOf((row) => row.interrupted),
    repeated: Object.values(received).reduce((sum, { accepted }) => sum + Math.max(0, accepted - 1), 0),
    violations: [...violations].map(([what, ids]) => `${what}: ${ids.length}, such as ${ids[0] ?? ''}`),
  };
}
