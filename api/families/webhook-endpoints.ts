import Type from 'typebox';
import { permanentError } from '../../core/errors.ts';
import { openSecret, type SealingKeys } from '../../core/sealed-secret.ts';
import type { Transaction } from '../../db/database.ts';
import { readSecrets } from '../../db/repositories/organizations/endpoint-secrets.ts';
import {
  deleteEndpoint,
  disableEndpoints,
  enableEndpoint,
  findEndpoint,
  lockEndpoint,
  pageOfEndpoints,
  updateEndpoint,
  type WebhookEndpoint,
} from '../../db/repositories/organizations/webhook-endpoints.ts';
import { listOf, Nullable } from '../blocks.ts';
import { badBody } from '../http/problems.ts';
import { createOnce, IDEMPOTENCY } from '../idempotency.ts';
import { type Call, defineOperation, type Operation } from '../operation.ts';
import { DEFAULT_LIMIT, PAGE } from '../parameters.ts';
import {
  checkEndpoint,
  endpointIssuers,
  endpointTypes,
  endpointUrl,
  storeEndpoint,
} from '../webhooks/create-endpoint.ts';
import { CreatedEndpoint, EndpointRecord, endpointRecord, RotatedEndpoint } from '../webhooks/endpoint-record.ts';
import { EndpointId, liveEndpoint, missing, ownEndpoint, requireLive } from '../webhooks/own-endpoint.ts';
import { rotateSecret } from '../webhooks/signing-secrets.ts';

const FAMILY = { family: 'Webhooks', scope: 'webhooks' } as const;

const listEndpoints = defineOperation({
  ...FAMILY,
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/v1/webhook_endpoints',
  summary: 'Webhook endpoints of the organization, the newest first, without deleted ones',
  query: Type.Object(PAGE),
  response: listOf(EndpointRecord),
  async handle({ query, caller, deps }) {
    const { limit = DEFAULT_LIMIT, cursor = null } = query;
    const { organizationId } = caller;
    const found = await pageOfEndpoints(deps.db, { organizationId, before: cursor, limit: limit + 1 });
    const hasMore = found.length > limit;
    const page = found.slice(0, limit);
    const nextCursor = hasMore ? (page.at(-1)?.position ?? null) : null;
    return { object: 'list', data: page.map(endpointRecord), hasMore, nextCursor };
  },
});

const SETTINGS = {
  url: Type.String({
    minLength: 1,
    maxLength: 2_048,
    description: 'Public, http or https, port 80 or 443.',
    examples: ['https://receiver.example/hook'],
  }),
  description: Type.Optional(Nullable(Type.String({ maxLength: 500 }))),
  event_types: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    minItems: 1,
    maxItems: 50,
    description: 'Types and wildcards: `*` matches one segment, and at the end for everything below it.',
    examples: [['filing.published', 'dilution.*']],
  }),
  ciks: Type.Optional(
    Nullable(
      Type.Array(Type.String({ pattern: '^(?:CIK)?[0-9]{1,10}$' }), {
        maxItems: 1_000,
        description: 'Only events that name one of these issuers or of `tickers`. Neither list: events of all.',
      }),
    ),
  ),
  tickers: Type.Optional(
    Nullable(
      Type.Array(Type.String({ minLength: 1, maxLength: 20 }), {
        maxItems: 100,
        description: 'Each is resolved now and stored as the CIK of its issuer.',
      }),
    ),
  ),
};
const NewEndpoint = Type.Object(SETTINGS, { additionalProperties: false, title: 'NewWebhookEndpoint' });

const createEndpoint = defineOperation({
  ...FAMILY,
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/v1/webhook_endpoints',
  summary: 'Create a webhook endpoint',
  description: `It receives events from now on. The answer has its signing secret, which is not shown again. ${IDEMPOTENCY}`,
  body: NewEndpoint,
  response: CreatedEndpoint,
  status: 201,
  async handle(call) {
    const { body, caller, deps } = call;
    const keys = await deps.services.sealingKeys();
    return createOnce(call, 'createWebhookEndpoint', {
      async create(trx) {
        const { organizationId } = caller;
        const { url, description = null, event_types: eventTypes, ciks, tickers } = body;
        const request = { organizationId, url, description, eventTypes, ciks: ciks ?? [], tickers: tickers ?? [] };
        const checked = await checkEndpoint(deps.db, request, deps.services.webhookAllow);
        const { endpoint, secret } = await storeEndpoint(trx, checked, keys);
        return { id: endpoint.id, answer: { ...endpointRecord(endpoint), secret } };
      },
      again: (trx, id) => createdBefore(trx, { organizationId: caller.organizationId, id }, keys),
    });
  },
});

/** What creating an endpoint answered, for a request that is repeated. */
async function createdBefore(trx: Transaction, own: Pick<WebhookEndpoint, 'organizationId' | 'id'>, keys: SealingKeys) {
  const endpoint = requireLive((await findEndpoint(trx, own)) ?? missing(own.id));
  const secrets = await readSecrets(trx, [endpoint.id]);
  const first = secrets.find(({ createdAt }) => createdAt === endpoint.createdAt);
  if (first) return { ...endpointRecord(endpoint), secret: openSecret(keys, endpoint.id, first) };
  const message = `the endpoint ${endpoint.id} was created by this key, and its secret has been rotated since: rotate it again`;
  throw permanentError('idempotency-key-reused', message);
}

const getEndpoint = defineOperation({
  ...FAMILY,
  id: 'getWebhookEndpoint',
  method: 'GET',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'One webhook endpoint',
  params: EndpointId,
  response: EndpointRecord,
  handle: async (call) => endpointRecord(await liveEndpoint(call.deps.db, call)),
});

const EndpointChange = Type.Object(
  {
    url: Type.Optional(SETTINGS.url),
    description: SETTINGS.description,
    event_types: Type.Optional(SETTINGS.event_types),
    ciks: SETTINGS.ciks,
    tickers: SETTINGS.tickers,
    enabled: Type.Optional(
      Type.Boolean({ description: 'False holds deliveries; true resumes them. Both repeat without effect.' }),
    ),
    disabled_reason: Type.Optional(
      Type.String({ minLength: 1, maxLength: 500, description: 'With `enabled: false`.' }),
    ),
  },
  { additionalProperties: false, minProperties: 1, title: 'WebhookEndpointChange' },
);

const changeEndpoint = defineOperation({
  ...FAMILY,
  id: 'updateWebhookEndpoint',
  method: 'PATCH',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Change, disable or enable a webhook endpoint',
  description:
    'Members that are absent stay as they are. `ciks` and `tickers` are one filter: giving either replaces both. Pending ' +
    'deliveries go to the new URL.',
  params: EndpointId,
  body: EndpointChange,
  response: EndpointRecord,
  async handle(call) {
    const { body, caller, deps, params } = call;
    if (body.disabled_reason !== undefined && body.enabled !== false)
      throw badBody('disabled_reason', 'goes with "enabled": false');
    const change = await checkedChange(call);
    const own = { organizationId: caller.organizationId, id: params.id };
    return deps.writer.transaction().execute(async (trx) => {
      const before = requireLive((await lockEndpoint(trx, own)) ?? missing(own.id));
      await updateEndpoint(trx, own.id, { ...before, ...change });
      if (body.enabled === true) await enableEndpoint(trx, own.id);
      if (body.enabled === false) {
        await disableEndpoints(trx, [own.id], body.disabled_reason ?? 'disabled through the API');
      }
      return endpointRecord((await findEndpoint(trx, own)) ?? missing(own.id));
    });
  },
});

async function checkedChange({
  body,
  deps,
}: Pick<Call<never, typeof EndpointId, typeof EndpointChange>, 'body' | 'deps'>) {
  const { url, description, event_types: eventTypes, ciks, tickers } = body;
  const isFiltered = ciks !== undefined || tickers !== undefined;
  return {
    ...(url !== undefined && { url: endpointUrl(url, deps.services.webhookAllow) }),
    ...(description !== undefined && { description }),
    ...(eventTypes !== undefined && { eventTypes: endpointTypes(eventTypes) }),
    ...(isFiltered && (await endpointIssuers(deps.db, { ciks: ciks ?? [], tickers: tickers ?? [] }))),
  };
}

const removeEndpoint = defineOperation({
  ...FAMILY,
  id: 'deleteWebhookEndpoint',
  method: 'DELETE',
  path: '/v1/webhook_endpoints/{id}',
  summary: 'Delete a webhook endpoint',
  description:
    'Deletes it with its secrets and cancels its pending deliveries. Its log of deliveries remains. Repeating the call is a no-op.',
  params: EndpointId,
  response: EndpointRecord,
  async handle(call) {
    const { id } = await ownEndpoint(call.deps.writer, call);
    await deleteEndpoint(call.deps.writer, id);
    return endpointRecord(await ownEndpoint(call.deps.writer, call));
  },
});

const rotate = defineOperation({
  ...FAMILY,
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook_endpoints/{id}/rotate_secret',
  summary: 'Rotate the signing secret',
  description:
    'The answer has the new secret, which is not shown again. The old one stays valid for 24 hours: `webhook-signature` ' +
    'carries a signature by each, and the old secret makes `service-signature` until then. No body is needed.',
  params: EndpointId,
  query: Type.Object({
    revoke_old: Type.Optional(Type.Boolean({ description: 'True ends all older secrets now, where one has leaked.' })),
  }),
  response: RotatedEndpoint,
  async handle(call) {
    const keys = await call.deps.services.sealingKeys();
    const endpoint = await liveEndpoint(call.deps.writer, call);
    const endsOldNow = call.query.revoke_old ?? false;
    const { secret, oldSecretUntil } = await rotateSecret(call.deps.writer, keys, {
      endpointId: endpoint.id,
      endsOldNow,
    });
    return { ...endpointRecord(endpoint), secret, old_secret_expires_at: oldSecretUntil };
  },
});

export const WEBHOOK_ENDPOINTS: readonly Operation[] = [
  listEndpoints,
  createEndpoint,
  getEndpoint,
  changeEndpoint,
  removeEndpoint,
  rotate,
];
