import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { createConnectionSlots } from './connection-slots.ts';
import type { EventFeed } from './event-feed.ts';
import { notFound, Refusal } from './refusal.ts';
import { parseStreamRequest, STREAM_PATH } from './stream-request.ts';
import type { StreamSettings } from './stream-settings.ts';
import { type StreamStart, startOf } from './stream-start.ts';

/** Who asks. */
export interface Caller {
  readonly organizationId: string;
}

/** Says who asks; null: nobody who may. The keys of organizations plug in here. */
export type Authenticate = (request: IncomingMessage) => Promise<Caller | null>;

export interface AdmissionOptions {
  readonly db: Database;
  readonly feed: EventFeed;
  readonly authenticate: Authenticate;
  readonly settings: StreamSettings;
}

/**
 * Decides about a request for a connection, the cheap checks first. What it takes of the limits returns when the socket
 * closes, whatever closes it.
 *
 * @returns where the connection starts; null: the socket has closed meanwhile
 * @throws Refusal with the answer to give
 */
export function createAdmission({ db, feed, authenticate, settings }: AdmissionOptions) {
  const slots = createConnectionSlots(settings);
  return async (request: IncomingMessage, socket: Duplex): Promise<StreamStart | null> => {
    if (request.url?.split('?')[0] !== STREAM_PATH) throw notFound(STREAM_PATH);
    // A browser names the page that connects, and any page may: the address alone must not open the stream to it.
    if (request.headers.origin !== undefined) {
      throw new Refusal(403, 'origin-refused', 'web pages may not connect to this stream');
    }
    const asked = parseStreamRequest(request);
    socket.once('close', slots.takeAddress(request.socket.remoteAddress ?? 'unknown'));
    const caller = await authenticate(request);
    if (caller === null) throw new Refusal(401, 'unauthorized', 'the request names no organization that may connect');
    if (socket.destroyed) return null;
    socket.once('close', slots.takeOrganization(caller.organizationId));
    return startOf(db, feed, asked, caller.organizationId);
  };
}
