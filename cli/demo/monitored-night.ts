import { setTimeout as sleep } from 'node:timers/promises';
import { createEndpoint } from '../../api/webhooks/create-endpoint.ts';
import type { MonitorMatch } from '../../core/monitors.ts';
import type { Database } from '../../db/database.ts';
import { type DeliveryRecord, listDeliveries } from '../../db/repositories/delivery/deliveries.ts';
import { isFannedOut } from '../../db/repositories/delivery/fan-out.ts';
import { findMonitor, insertMonitor } from '../../db/repositories/monitors/monitors.ts';
import { listMatches } from '../../db/repositories/monitors/record-matches.ts';
import { DEFAULT_ORGANIZATION, ensureOrganization } from '../../db/repositories/organizations/organizations.ts';
import { deleteEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { parseAllowList } from '../../events/allow-list.ts';
import type { Config } from '../config.ts';
import { readSearch } from '../monitors/read-search.ts';
import { loadSealingKeys } from '../webhooks/sealing-keys.ts';
import { type DemoReceiver, startReceiver } from './receiver.ts';

/** What the night's monitor found, and what the receiver got of it. */
export interface MonitoredNight {
  readonly name: string;
  readonly expression: string;
  readonly matches: readonly MonitorMatch[];
  readonly deliveries: readonly DeliveryRecord[];
  /** Deliveries whose signature the receiver has verified. */
  readonly verified: number;
  readonly url: string;
}

interface DemoMonitor {
  /** Waits until what the night found is delivered, for at most some seconds. */
  results(): Promise<MonitoredNight>;
  /** Deletes the endpoint: its receiver goes with the demo. The monitor stays. */
  remove(): Promise<void>;
}

const NAME = 'cash for less than six months';
const EXPRESSION = 'goingConcern = true and runwayMonths < 6';
/** An event is attempted within 5 seconds; the machine may be busy. */
const DELIVERY_LIMIT_MS = 30_000;

/** Runs `use` with a receiver on this machine, and a configuration that lets webhooks reach it. */
export async function withReceiver<T>(
  config: Config,
  use: (config: Config, receiver: DemoReceiver) => Promise<T>,
): Promise<T> {
  const receiver = await startReceiver();
  try {
    const place = parseAllowList(receiver.address);
    if ('malformed' in place) throw new Error(`no place of a receiver: ${place.malformed}`);
    const webhookAllow = { entries: [...config.webhookAllow.entries, ...place.entries] };
    return await use({ ...config, webhookAllow }, receiver);
  } finally {
    await receiver.close();
  }
}

/** Runs a night under a monitor whose matches go to the receiver. */
export async function monitoredNight<T>(
  db: Database,
  config: Config,
  receiver: DemoReceiver,
  run: () => Promise<T>,
): Promise<{ readonly night: T; readonly events: MonitoredNight }> {
  const monitor = await createDemoMonitor(db, config, receiver);
  try {
    const night = await run();
    return { night, events: await monitor.results() };
  } finally {
    await monitor.remove();
  }
}

/** A monitor over the cash positions of filings, and an endpoint that receives its matches. */
async function createDemoMonitor(
  db: Database,
  config: Pick<Config, 'webhookAllow' | 'webhookKeys' | 'webhookKeyFile'>,
  receiver: DemoReceiver,
): Promise<DemoMonitor> {
  const { organizationId } = await ensureOrganization(db, DEFAULT_ORGANIZATION);
  const request = {
    organizationId,
    url: receiver.url,
    description: 'receiver of the demo',
    eventTypes: ['monitor.match'],
    ciks: [],
    tickers: [],
  };
  const keys = await loadSealingKeys(config);
  const { endpoint, secret } = await createEndpoint(db, request, { keys, allow: config.webhookAllow });
  receiver.expect(secret);
  const search = await readSearch(db, { dataset: 'cash-position', where: EXPRESSION });
  const monitor =
    (await findMonitor(db, { organizationId, named: NAME })) ??
    (await insertMonitor(db, { organizationId, name: NAME, ...search, destination: null }));

  async function settledDeliveries(): Promise<readonly DeliveryRecord[]> {
    const deadline = performance.now() + DELIVERY_LIMIT_MS;
    for (;;) {
      const areMade = await isFannedOut(db);
      const deliveries = await listDeliveries(db, { endpointId: endpoint.id, limit: 100 });
      const areSettled = deliveries.every(({ settledAt }) => settledAt !== null);
      if ((areMade && areSettled) || performance.now() > deadline) return deliveries;
      await sleep(100);
    }
  }

  return {
    async results() {
      const deliveries = await settledDeliveries();
      const matches = await listMatches(db, { monitorId: monitor.monitorId, limit: 100 });
      const verified = [...receiver.received.values()].filter(({ isVerified }) => isVerified).length;
      return { name: NAME, expression: EXPRESSION, matches, deliveries, verified, url: receiver.url };
    },
    remove: async () => void (await deleteEndpoint(db, endpoint.id)),
  };
}
