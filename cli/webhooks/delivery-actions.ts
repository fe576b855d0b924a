import { DELIVERY_STATES, type DeliveryState } from '../../core/delivery-states.ts';
import type { AppError } from '../../core/errors.ts';
import type { Database } from '../../db/database.ts';
import {
  type DeliveryRecord,
  listDeliveries,
  readAttempts,
  replayDelivery,
} from '../../db/repositories/delivery/deliveries.ts';
import { findDelivery, listFailed } from '../../db/repositories/delivery/organization-deliveries.ts';
import type { WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { loadCommandConfig } from '../environment.ts';
import { permanentError, usageError } from '../errors.ts';
import { existingOrganization } from '../organization.ts';
import { type DeliveryWithLog, renderDeliveries, renderDelivery } from '../report/render-deliveries.ts';
import { counted } from '../report/text.ts';
import { withDatabase } from '../with-database.ts';
import { idOf, type WebhookOptions, withEndpoint } from './own-endpoint.ts';

const MOST_LISTED = 1_000;
const REPLAYED_AT_ONCE = 500;

export interface DeliveriesOptions extends WebhookOptions {
  readonly state?: string;
  readonly limit: number;
}

/** Lists deliveries of an endpoint with their last attempt, or prints one with all. */
export async function deliveries(id: string, delivery: string | undefined, options: DeliveriesOptions): Promise<void> {
  const state = options.state === undefined ? undefined : stateOf(options.state);
  if (options.limit > MOST_LISTED) throw usageError(`--limit ${options.limit}: at most ${MOST_LISTED}`);
  const wanted = delivery === undefined ? null : idOf(delivery, 'delivery');
  const found = await withEndpoint(
    id,
    options,
    async (db, endpoint) => {
      const records =
        wanted === null
          ? await listDeliveries(db, { endpointId: endpoint.id, limit: options.limit, ...(state ? { state } : {}) })
          : [await deliveryOf(db, endpoint, wanted)];
      return withLog(db, records);
    },
    { deleted: true },
  );
  const [first] = found;
  if (options.json) console.log(JSON.stringify(wanted === null ? found : first, null, 2));
  else console.log(wanted !== null && first ? renderDelivery(first) : renderDeliveries(found));
}

async function deliveryOf(db: Database, endpoint: WebhookEndpoint, id: string): Promise<DeliveryRecord> {
  const found = await findDelivery(db, { organizationId: endpoint.organizationId, id });
  if (found?.endpointId === endpoint.id) return found;
  throw permanentError('unknown-delivery', `the endpoint ${endpoint.id} has no delivery ${id}`);
}

export async function withLog(db: Database, records: readonly DeliveryRecord[]): Promise<readonly DeliveryWithLog[]> {
  const log = await readAttempts(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => ({ ...record, log: log.get(record.id) ?? [] }));
}

function stateOf(text: string): DeliveryState {
  const known = DELIVERY_STATES.find((one) => one === text);
  if (known === undefined) throw usageError(`--state ${text}: give one of ${DELIVERY_STATES.join(', ')}`);
  return known;
}

export interface ReplayOptions extends WebhookOptions {
  readonly failed?: string;
}

/** Replays deliveries by id, or all failed ones of an endpoint. Each attempt is made under the same event id. */
export async function replay(ids: readonly string[], options: ReplayOptions): Promise<void> {
  if ((ids.length === 0) === (options.failed === undefined)) {
    throw usageError('give the ids of deliveries, or --failed with an endpoint');
  }
  const replayed =
    options.failed === undefined ? await replayEach(ids, options) : await replayFailed(options.failed, options);
  if (options.json) return console.log(JSON.stringify({ replayed }, null, 2));
  console.log(`${counted(replayed, 'delivery').replace(/deliverys$/, 'deliveries')} will be attempted now`);
}

async function replayEach(given: readonly string[], { organization }: ReplayOptions): Promise<number> {
  const ids = given.map((one) => idOf(one, 'delivery'));
  return withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, organization);
    // All are checked before the first is replayed.
    for (const id of ids) await requireReplayable(db, organizationId, id);
    for (const id of ids) if (!(await replayDelivery(db, id))) throw notReplayable(id, 'it changed just now');
    return ids.length;
  });
}

async function requireReplayable(db: Database, organizationId: string, id: string): Promise<void> {
  const found = await findDelivery(db, { organizationId, id });
  if (found === null) throw permanentError('unknown-delivery', `there is no delivery ${id}`);
  if (found.isEndpointDeleted) throw notReplayable(id, 'its endpoint was deleted');
  if (!found.isEventStored) throw notReplayable(id, 'its event is no longer stored');
  if (found.isHeld) throw notReplayable(id, `its endpoint is disabled; "tidemark webhooks enable ${found.endpointId}"`);
  if (found.state === 'sending') throw notReplayable(id, 'an attempt is under way; see its result first');
  if (found.state === 'canceled') throw notReplayable(id, 'it was canceled');
}

function notReplayable(id: string, why: string): AppError {
  return permanentError('not-replayable', `the delivery ${id} cannot be replayed: ${why}`);
}

function replayFailed(id: string, options: ReplayOptions): Promise<number> {
  return withEndpoint(id, options, async (db, endpoint) => {
    requireEnabled(endpoint);
    let replayed = 0;
    for (let after: string | null = null; ; ) {
      const page = await listFailed(db, { endpointId: endpoint.id, after, limit: REPLAYED_AT_ONCE });
      for (const delivery of page) if (await replayDelivery(db, delivery)) replayed += 1;
      after = page.at(-1) ?? null;
      if (after === null) return replayed;
    }
  });
}

export function requireEnabled({ id, enabled, disabledReason }: WebhookEndpoint): void {
  if (enabled) return;
  const message = `the endpoint is disabled (${disabledReason ?? ''}); "tidemark webhooks enable ${id}"`;
  throw permanentError('endpoint-disabled', message);
}
