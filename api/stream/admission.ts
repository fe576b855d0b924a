import type { Duplex } from 'node:stream';
import type { Database } from '../../db/database.ts';
import { problem } from '../http/problems.ts';
import { createConnectionSlots } from './connection-slots.ts';
import type { EventFeed } from './event-feed.ts';
import { parseStreamRequest } from './stream-request.ts';
import type { StreamSettings } from './stream-settings.ts';
import { type StreamStart, startOf } from './stream-start.ts';

export interface AdmissionOptions {
  readonly db: Database;
  readonly feed: EventFeed;
  readonly settings: StreamSettings;
}

/** A request for a connection. */
export interface StreamAsked {
  readonly url: string;
  readonly headers: { readonly origin?: string | undefined };
  readonly socket: Duplex;
  /** Of the client. */
  readonly address: string;
  /** The organization that asks. @throws Problem 401, 403, 429 */
  readonly authenticate: () => Promise<string>;
}

/**
 * Decides about a request for a connection, the cheap checks first. What it takes of the limits returns when the socket
 * closes, whatever closes it.
 *
 * @returns where the connection starts; null: the socket has closed meanwhile
 * @throws Problem with the answer to give
 */
export function createAdmission({ db, feed, settings }: AdmissionOptions) {
  const slots = createConnectionSlots(settings);
  return async ({ url, headers, socket, address, authenticate }: StreamAsked): Promise<StreamStart | null> => {
    // A browser names the page that connects, and cannot send a key in a header.
    if (headers.origin !== undefined) {
      throw problem(403, 'origin-refused', 'web pages may not connect to this stream');
    }
    socket.once('close', slots.takeAddress(address));
    const organizationId = await authenticate();
    const asked = parseStreamRequest({ url });
    if (socket.destroyed) return null;
    socket.once('close', slots.takeOrganization(organizationId));
    return startOf(db, feed, asked, organizationId);
  };
}
