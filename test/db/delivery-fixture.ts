import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { OutboxEvent } from '../../core/events.ts';
import type { Database } from '../../db/database.ts';
import { appendEvents } from '../../db/repositories/runs/outbox.ts';
import type { SendDelivery } from '../../delivery/webhook-queue.ts';
import { createWebhookSender, type WebhookSender } from '../../delivery/webhook-sender.ts';
import { parseAllowList } from '../../events/allow-list.ts';
import { envelopeText } from '../../events/envelope.ts';

export const ORGANIZATION = '019cafd1-0d4e-7c53-8d1a-64b7a1f3b2c0';

export interface TestEndpoint {
  readonly url: string;
  readonly organizationId?: string;
  readonly eventTypes?: readonly string[];
  readonly ciks?: readonly string[] | null;
}

/** @returns its id */
export async function addEndpoint(db: Database, endpoint: TestEndpoint): Promise<string> {
  const { url, organizationId = ORGANIZATION, eventTypes = ['*'], ciks = null } = endpoint;
  const id = uuidv7();
  await sql`
    insert into api.organizations (organization_id, name) values (${organizationId}, ${`o-${organizationId}`})
    on conflict do nothing
  `.execute(db);
  await sql`
    insert into api.webhook_endpoints (id, organization_id, url, event_types, ciks, created_at)
    values (${id}, ${organizationId}, ${url}, ${[...eventTypes]}, ${ciks && [...ciks]}, now() - interval '1 minute')
  `.execute(db);
  return id;
}

export function publishedEvent(key: string, more: Partial<OutboxEvent> = {}): OutboxEvent {
  return { eventType: 'filing.published', naturalKey: key, payload: { accessionNumber: key, cik: '100' }, ...more };
}

export async function append(db: Database, events: readonly OutboxEvent[]): Promise<void> {
  await db.transaction().execute((trx) => appendEvents(trx, events));
}

export async function clearDeliveries(db: Database): Promise<void> {
  await sql`truncate events.outbox, events.deliveries, events.delivery_attempts, api.webhook_endpoints cascade`.execute(
    db,
  );
  await sql`update events.outbox_head set last_position = 0`.execute(db);
  await sql`update events.reader_cursors set position = 0`.execute(db);
}

/** The real client, for receivers on this machine, with the event's id and text. */
export function localSender(timeoutMs = 10_000): WebhookSender & { readonly deliver: SendDelivery } {
  const allow = parseAllowList('127.0.0.1:*');
  if ('malformed' in allow) throw new Error(allow.malformed);
  const sender = createWebhookSender({ allow, timeoutMs });
  return {
    ...sender,
    deliver: ({ url, event }, signal) =>
      sender.send({ url, headers: { 'webhook-id': event.id }, body: envelopeText(event), signal }),
  };
}

export interface Received {
  readonly id: string;
  readonly body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** Requests being answered at once, at most. */
  readonly mostAtOnce: () => number;
  close(): Promise<void>;
}

type Answer = (request: Received, response: ServerResponse, message: IncomingMessage) => void;

/** An HTTP server that records what it receives; answers 204 by default. */
export async function startReceiver(
  answer: Answer = (_, response) => response.writeHead(204).end(),
): Promise<Receiver> {
  const received: Received[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((message, response) => {
    open += 1;
    most = Math.max(most, open);
    response.on('close', () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      const request = { id: String(message.headers['webhook-id']), body: Buffer.concat(chunks).toString() };
      received.push(request);
      answer(request, response, message);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    received,
    mostAtOnce: () => most,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
