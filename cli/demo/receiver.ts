import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A webhook that arrived. */
export interface ReceivedWebhook {
  readonly id: string;
  readonly isVerified: boolean;
}

export interface DemoReceiver {
  readonly url: string;
  /** `host:port` for the allow-list. */
  readonly address: string;
  /** Each once, by its event id. */
  readonly received: ReadonlyMap<string, ReceivedWebhook>;
  /** Verifies signatures by this secret from now on. */
  expect(secret: string): void;
  close(): Promise<void>;
}

const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** A receiver on this machine as a customer has one: it verifies the signature, and answers 204, or 401 where it is wrong. */
export async function startReceiver(): Promise<DemoReceiver> {
  const received = new Map<string, ReceivedWebhook>();
  let webhook: Webhook | null = null;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY_BYTES) chunks.push(chunk);
      else request.destroy();
    });
    request.on('end', () => {
      const id = String(request.headers['webhook-id'] ?? '');
      const isVerified = webhook !== null && verifies(webhook, Buffer.concat(chunks).toString('utf8'), request.headers);
      received.set(id, { id, isVerified });
      response.writeHead(isVerified ? 204 : 401).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const address = `127.0.0.1:${port}`;
  return {
    url: `http://${address}/webhooks`,
    address,
    received,
    expect(secret) {
      webhook = new Webhook(secret);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function verifies(webhook: Webhook, body: string, headers: IncomingHttpHeaders): boolean {
  try {
    webhook.verify(body, headers as Record<string, string>);
    return true;
  } catch {
    // The package's only way to say no.
    return false;
  }
}
