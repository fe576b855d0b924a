import Type from 'typebox';
import { permanentError } from '../../core/errors.ts';
import type { Database } from '../../db/database.ts';
import { findEndpoint, type WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import type { Call } from '../operation.ts';

export const EndpointId = Type.Object({ id: Type.String({ format: 'uuid' }) });

/**
 * The endpoint of the caller's organization, also a deleted one.
 *
 * @throws AppError `unknown-endpoint`
 */
export async function ownEndpoint(
  db: Database,
  { caller, params }: Pick<Call<never, typeof EndpointId>, 'caller' | 'params'>,
): Promise<WebhookEndpoint> {
  const found = await findEndpoint(db, { organizationId: caller.organizationId, id: params.id });
  return found ?? missing(params.id);
}

/** The same of one that is not deleted. */
export async function liveEndpoint(...args: Parameters<typeof ownEndpoint>): Promise<WebhookEndpoint> {
  return requireLive(await ownEndpoint(...args));
}

/** @throws AppError `unknown-endpoint` for a deleted one */
export function requireLive(endpoint: WebhookEndpoint): WebhookEndpoint {
  if (endpoint.deletedAt === null) return endpoint;
  const message = `the endpoint ${endpoint.id} was deleted at ${endpoint.deletedAt}; its log of deliveries remains`;
  throw permanentError('unknown-endpoint', message);
}

export function missing(id: string): never {
  throw permanentError('unknown-endpoint', `there is no endpoint ${id}; GET /v1/webhook_endpoints lists them`);
}
