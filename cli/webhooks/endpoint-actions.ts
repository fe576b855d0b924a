import { createEndpoint } from '../../api/webhooks/create-endpoint.ts';
import { readSecrets } from '../../db/repositories/organizations/endpoint-secrets.ts';
import {
  deleteEndpoint,
  disableEndpoints,
  enableEndpoint,
  findEndpoint,
  listEndpoints,
} from '../../db/repositories/organizations/webhook-endpoints.ts';
import { loadCommandConfig } from '../environment.ts';
import { usageError } from '../errors.ts';
import { existingOrganization, madeOrganization } from '../organization.ts';
import { renderEndpoint, renderEndpoints, secretLines } from '../report/render-webhooks.ts';
import { withDatabase } from '../with-database.ts';
import { type WebhookOptions, withEndpoint } from './own-endpoint.ts';
import { ensureSealingKeys, loadSealingKeys } from './sealing-keys.ts';

export interface CreateOptions extends WebhookOptions {
  readonly eventTypes?: readonly string[];
  readonly cik?: readonly string[];
  readonly ticker?: readonly string[];
  readonly description?: string;
}

/** Of options that take several values, separated by spaces or commas. */
function listOf(values: readonly string[] | undefined): readonly string[] {
  const parts = (values ?? []).flatMap((value) => value.split(',')).map((value) => value.trim());
  return parts.filter((value) => value !== '');
}

export async function create(url: string, options: CreateOptions): Promise<void> {
  const config = loadCommandConfig();
  const eventTypes = listOf(options.eventTypes);
  if (eventTypes.length === 0)
    throw usageError("give --event-types, for example --event-types filing.published 'dilution.*'");
  const created = await withDatabase(config, async (db) => {
    // Workers of this machine's own stack read the same file; those of another database have keys of their own.
    if (config.databaseUrl === null) await ensureSealingKeys(config);
    const keys = await loadSealingKeys(config);
    const { organizationId } = await madeOrganization(db, options.organization);
    const request = {
      organizationId,
      url,
      description: options.description ?? null,
      eventTypes,
      ciks: listOf(options.cik),
      tickers: listOf(options.ticker),
    };
    return createEndpoint(db, request, { keys, allow: config.webhookAllow });
  });
  const { endpoint, secret } = created;
  if (options.json) return console.log(JSON.stringify({ ...endpoint, secret }, null, 2));
  console.log([...renderEndpoint(endpoint), ...secretLines(secret)].join('\n'));
}

export async function list(options: WebhookOptions & { readonly all?: boolean }): Promise<void> {
  const endpoints = await withDatabase(loadCommandConfig(), async (db) => {
    const { organizationId } = await existingOrganization(db, options.organization);
    return listEndpoints(db, { organizationId, deleted: options.all ?? false });
  });
  console.log(options.json ? JSON.stringify(endpoints, null, 2) : renderEndpoints(endpoints));
}

export async function show(id: string, options: WebhookOptions): Promise<void> {
  const shown = await withEndpoint(
    id,
    options,
    async (db, endpoint) => {
      const secrets = await readSecrets(db, [endpoint.id]);
      // Neither the secret nor its ciphertext.
      return { endpoint, secrets: secrets.map(({ keyId, createdAt, expiresAt }) => ({ createdAt, expiresAt, keyId })) };
    },
    { deleted: true },
  );
  if (options.json) return console.log(JSON.stringify({ ...shown.endpoint, secrets: shown.secrets }, null, 2));
  console.log(renderEndpoint(shown.endpoint, shown.secrets).join('\n'));
}

export async function disable(id: string, options: WebhookOptions & { readonly reason: string }): Promise<void> {
  const reason = options.reason.trim();
  if (reason === '') throw usageError('--reason is empty');
  await change(id, options, 'disabled', async (db, endpoint) => {
    return (await disableEndpoints(db, [endpoint.id], reason)).length > 0;
  });
}

export async function enable(id: string, options: WebhookOptions): Promise<void> {
  await change(id, options, 'enabled', (db, endpoint) => enableEndpoint(db, endpoint.id));
}

export async function remove(id: string, options: WebhookOptions): Promise<void> {
  await change(id, options, 'deleted', (db, endpoint) => deleteEndpoint(db, endpoint.id));
}

/** Repeating a change is a no-op and no error. */
async function change(
  id: string,
  options: WebhookOptions,
  done: 'disabled' | 'enabled' | 'deleted',
  apply: (...args: Parameters<Parameters<typeof withEndpoint>[2]>) => Promise<boolean>,
): Promise<void> {
  const { endpoint, changed } = await withEndpoint(
    id,
    options,
    async (db, before) => {
      const isChanged = await apply(db, before);
      return { endpoint: (await findEndpoint(db, before)) ?? before, changed: isChanged };
    },
    { deleted: done === 'deleted' },
  );
  if (options.json) return console.log(JSON.stringify({ ...endpoint, changed }, null, 2));
  const why = done === 'disabled' ? `: ${endpoint.disabledReason ?? ''}` : '';
  const log = done === 'deleted' ? '; its log of deliveries remains' : '';
  console.log(`${endpoint.id} ${changed ? `${done}${why}${log}` : `is already ${done}`}`);
}
