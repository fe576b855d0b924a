import type { IncomingMessage } from 'node:http';
import type { EventType } from '../../core/events.ts';
import { nearestName } from '../../core/nearest-name.ts';
import { selectEventTypes } from '../../events/event-patterns.ts';
import { type Problem, problem } from '../http/problems.ts';

export const STREAM_PATH = '/v1/stream';

/** What a client asks for. */
export interface StreamRequest {
  readonly types: readonly EventType[];
  /** The last event that it has received; null: it starts now. */
  readonly lastEventId: string | null;
}

const PARAMETERS = ['event_types', 'last_event_id'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Reads the query of a request. An unknown parameter is refused too: a misspelled filter would otherwise filter nothing.
 *
 * @throws Problem 400, which names the nearest right name
 */
export function parseStreamRequest({ url }: Pick<IncomingMessage, 'url'>): StreamRequest {
  const query = new URLSearchParams(url?.split('?').slice(1).join('?') ?? '');
  for (const name of query.keys()) {
    if (PARAMETERS.includes(name)) continue;
    const nearest = nearestName(name, PARAMETERS);
    const hint = nearest === null ? `the parameters are ${PARAMETERS.join(' and ')}` : `did you mean ${nearest}?`;
    throw badRequest('unknown-parameter', name.slice(0, 100), `no parameter is named "${name.slice(0, 100)}"; ${hint}`);
  }
  return { types: typesOf(query.getAll('event_types')), lastEventId: lastEventIdOf(query.getAll('last_event_id')) };
}

function typesOf(given: readonly string[]): readonly EventType[] {
  const patterns = given.flatMap((value) => value.split(',')).map((pattern) => pattern.trim());
  const selection = selectEventTypes(given.length === 0 ? ['*'] : patterns);
  if (!selection.ok) throw badRequest('unknown-event-type', 'event_types', selection.problem);
  return selection.types;
}

function lastEventIdOf(given: readonly string[]): string | null {
  const [id, ...more] = given;
  if (id === undefined) return null;
  if (more.length === 0 && UUID.test(id)) return id.toLowerCase();
  throw badRequest(
    'invalid-last-event-id',
    'last_event_id',
    'last_event_id takes the id of one event, a UUID; leave it out to start now',
  );
}

function badRequest(code: string, name: string, message: string): Problem {
  return problem(400, code, message, { errors: [{ in: 'query', name, message }] });
}
