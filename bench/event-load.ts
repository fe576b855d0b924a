import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { createEndpoint } from '../api/webhooks/create-endpoint.ts';
import { newSealingKey, parseSealingKeys, type SealingKeys } from '../core/sealed-secret.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { ensureOrganization } from '../db/repositories/organizations/organizations.ts';
import { appendEvents } from '../db/repositories/runs/outbox.ts';
import { type Service, startDeliveries } from '../delivery/delivery-service.ts';
import { createEventSigner } from '../delivery/event-signer.ts';
import { createSignedSend } from '../delivery/send-signed.ts';
import { createWebhookSender } from '../delivery/webhook-sender.ts';
import { type AllowList, parseAllowList } from '../events/allow-list.ts';

export const ENDPOINTS = 100;

/** Receivers in a process of their own. */
export async function startReceivers(
  count: number,
  { dead, slow }: { readonly dead: number; readonly slow: number },
): Promise<{ readonly ports: readonly number[]; stop(): Promise<void> }> {
  const script = fileURLToPath(new URL('./event-receivers.ts', import.meta.url));
  const child = fork(script, [count, dead, slow].map(String), { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [line] = (await once(child.stdout ?? child, 'data')) as [Buffer];
  return {
    ports: JSON.parse(line.toString()) as number[],
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

function localPlaces(): AllowList {
  const allow = parseAllowList('127.0.0.1:*');
  if ('malformed' in allow) throw new Error(allow.malformed);
  return allow;
}

export function newKeys(): SealingKeys {
  const keys = parseSealingKeys(newSealingKey());
  if ('problem' in keys) throw new Error(keys.problem);
  return keys;
}

/** One endpoint for each receiver, the n-th for the issuer with CIK n + 1. */
export async function createEndpoints(
  db: Database,
  keys: SealingKeys,
  ports: readonly number[],
): Promise<readonly string[]> {
  const { organizationId } = await ensureOrganization(db, 'bench');
  const ids: string[] = [];
  for (const [index, port] of ports.entries()) {
    const url = `http://127.0.0.1:${port}/hook`;
    const request = {
      organizationId,
      url,
      description: null,
      eventTypes: ['filing.*'],
      ciks: [String(index + 1)],
      tickers: [],
    };
    ids.push((await createEndpoint(db, request, { keys, allow: localPlaces() })).endpoint.id);
  }
  return ids;
}

/** Publishes events, the n-th for the issuer with CIK n + 1 (from the first again after the last endpoint). */
export async function publish(db: Database, from: number, count: number): Promise<void> {
  const events = Array.from({ length: count }, (_, offset) => {
    const number = from + offset;
    const accessionNumber = `0001234567-26-${String(number).padStart(6, '0')}`;
    const payload = {
      accessionNumber,
      cik: String((number % ENDPOINTS) + 1),
      form: '424B5',
      filedDate: '2026-03-02',
      publicAt: '2026-03-02T21:15:08.000Z',
      url: `https://www.sec.gov/Archives/edgar/data/1234567/${accessionNumber}.txt`,
    };
    return { eventType: 'filing.published', naturalKey: accessionNumber, payload } as const;
  });
  await db.transaction().execute((trx) => appendEvents(trx, events));
}

/** A worker's delivery service in this process, with connections of its own, as `tidemark worker` runs it. */
export function startBenchService(
  databaseUrl: string,
  keys: SealingKeys,
  { timeoutMs = 10_000, onError = (error: unknown): void => console.error(error) } = {},
): Service {
  const db = createDatabase(databaseUrl, {
    poolSize: 6,
    applicationName: 'tidemark deliveries',
    onConnectionError: onError,
  });
  const sender = createWebhookSender({ allow: localPlaces(), timeoutMs });
  const signer = createEventSigner(async () => keys);
  const service = startDeliveries({
    db,
    databaseUrl,
    send: createSignedSend(signer, sender.send),
    graceMs: 0,
    onError,
  });
  return {
    wake: () => service.wake(),
    async stop() {
      await service.stop();
      await sender.close();
      await db.destroy();
    },
  };
}

export async function countDelivered(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from events.deliveries where state = 'delivered'
  `.execute(db);
  return rows[0]?.count ?? 0;
}
