import type { Database } from '../../db/database.ts';
import { lastEventId, placeAfter, placeAt, type StreamSelection } from '../../db/repositories/runs/stream-events.ts';
import { type Problem, problem } from '../http/problems.ts';
import { BEFORE_FIRST_EVENT } from './close-codes.ts';
import type { EventFeed } from './event-feed.ts';
import type { StreamRequest } from './stream-request.ts';

/** What a connection begins with. */
export interface StreamStart {
  readonly selection: StreamSelection;
  /** Everything after it is sent. */
  readonly position: bigint;
  /** The event at or before the position: what to resume from until another one was sent. */
  readonly id: string;
}

/**
 * Where a request starts: after the event that it names, or at what the feed has handed out.
 *
 * @throws Problem 404 where no event has the id, 410 where events after it were pruned; both say from where to resume
 */
export async function startOf(
  db: Database,
  feed: Pick<EventFeed, 'position' | 'wake'>,
  { types, lastEventId: id }: StreamRequest,
  organizationId: string,
): Promise<StreamStart> {
  const selection = { types, organizationId };
  if (id === null) {
    const position = feed.position();
    const newest = await lastEventId(db, position, organizationId);
    return { selection, position, id: newest ?? BEFORE_FIRST_EVENT };
  }
  const place = id === BEFORE_FIRST_EVENT ? await placeAt(db, 0n, selection) : await placeAfter(db, id, selection);
  if (place === null) throw unknown(id, (await placeAt(db, 0n, selection)).lastPrunedId ?? BEFORE_FIRST_EVENT);
  if (place.lastPrunedId !== null) throw pruned(id, place.lastPrunedId);
  // Another server of the deployment has read further.
  if (place.position > feed.position()) feed.wake();
  return { selection, position: place.position, id };
}

function unknown(id: string, resumeFrom: string): Problem {
  const message = `no event has the id ${id}; everything stored follows last_event_id=${resumeFrom}`;
  return problem(404, 'unknown-event', message, { more: { resumeFrom } });
}

function pruned(id: string, resumeFrom: string): Problem {
  const message = `events after ${id} were pruned; what is still stored follows last_event_id=${resumeFrom}`;
  return problem(410, 'events-pruned', message, { more: { resumeFrom } });
}
