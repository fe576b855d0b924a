/**
 * Child of `events-soak.ts`: receivers that fail at random. Sends the ports it listens on, answers each message with what
 * it received so far, and ends with its parent.
 *
 *     node bench/soak/chaos-receivers.ts <count>
 */
import { createHash } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';

/** Of one event, by its `webhook-id`. */
export interface ReceivedEvent {
  requests: number;
  /** Answered with 200. */
  accepted: number;
  /** Hashes of the bodies. */
  bodies: string[];
}

export type ReceivedEvents = Readonly<Record<string, ReceivedEvent>>;

const received: Record<string, ReceivedEvent> = {};
const count = Number(process.argv[2]);

/** The first receiver always fails. */
function answer(response: ServerResponse, receiver: number): boolean {
  const chance = Math.random();
  if (receiver === 0 || chance < 0.08) response.writeHead(500).end('out of order');
  else if (chance < 0.16) response.destroy();
  else if (chance < 0.2) response.writeHead(503, { 'retry-after': '1' }).end();
  else if (chance < 0.21) return false;
  else {
    response.writeHead(200);
    setTimeout(() => response.end(), chance < 0.25 ? 50 : 0);
    return true;
  }
  return false;
}

const ports = await Promise.all(
  Array.from({ length: count }, (_, receiver) => {
    const server = createServer((request, response) => {
      const hash = createHash('sha256');
      request.on('data', (chunk: Buffer) => hash.update(chunk));
      request.on('end', () => {
        const id = String(request.headers['webhook-id']);
        const event = received[id] ?? { requests: 0, accepted: 0, bodies: [] };
        received[id] = event;
        event.requests += 1;
        const body = hash.digest('hex').slice(0, 16);
        if (!event.bodies.includes(body)) event.bodies.push(body);
        if (answer(response, receiver)) event.accepted += 1;
      });
    });
    return new Promise<number>((resolve) => {
      server.listen(0, '127.0.0.1', () => {
        const address = server.address();
        resolve(address !== null && typeof address === 'object' ? address.port : 0);
      });
    });
  }),
);
process.send?.({ ports });
process.on('message', () => process.send?.({ received }));
process.on('disconnect', () => process.exit(0));
