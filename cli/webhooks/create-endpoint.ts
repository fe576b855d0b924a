import { easternDateOf } from '../../core/dates.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { SealingKeys } from '../../core/sealed-secret.ts';
import type { Database } from '../../db/database.ts';
import { insertEndpoint, type WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import type { AllowList } from '../../events/allow-list.ts';
import { selectEventTypes } from '../../events/event-patterns.ts';
import { checkWebhookUrl } from '../../events/webhook-url.ts';
import { permanentError, usageError } from '../errors.ts';
import { issuerByTicker } from '../find-entity.ts';
import { storeNewSecret } from './signing-secrets.ts';

export interface EndpointRequest {
  readonly organizationId: string;
  readonly url: string;
  readonly description: string | null;
  /** Literals and wildcards. */
  readonly eventTypes: readonly string[];
  /** Only events of these issuers; none of both lists: of all. */
  readonly ciks: readonly string[];
  readonly tickers: readonly string[];
}

/** An endpoint and its signing secret, which is not shown again. */
export interface CreatedEndpoint {
  readonly endpoint: WebhookEndpoint;
  readonly secret: string;
}

/**
 * Checks and stores an endpoint with its first secret.
 *
 * @throws AppError `webhook-url-refused`, `unknown-event-type`, `unknown-ticker`, `ambiguous-ticker`, `invalid-identifier`
 */
export async function createEndpoint(
  db: Database,
  request: EndpointRequest,
  { keys, allow }: { readonly keys: SealingKeys; readonly allow: AllowList },
): Promise<CreatedEndpoint> {
  const checked = checkWebhookUrl(request.url, allow);
  if ('refused' in checked) throw permanentError('webhook-url-refused', checked.refused);
  const selection = selectEventTypes(request.eventTypes);
  if (!selection.ok) throw permanentError('unknown-event-type', selection.problem);
  const ciks = await issuersOf(db, request);
  const endpoint = {
    organizationId: request.organizationId,
    url: checked.url.href,
    description: request.description,
    eventTypes: [...new Set(request.eventTypes)],
    ciks,
    tickers: request.tickers.length === 0 ? null : [...new Set(request.tickers.map((ticker) => ticker.toUpperCase()))],
  };
  return db.transaction().execute(async (trx) => {
    const stored = await insertEndpoint(trx, endpoint);
    return { endpoint: stored, secret: await storeNewSecret(trx, keys, { endpointId: stored.id, keepSeconds: 0 }) };
  });
}

/**
 * Tickers mean the issuers that hold them today. They are stored as CIKs: an issuer that changes its ticker is still
 * followed, and the next one to take the ticker is not.
 */
async function issuersOf(db: Database, { ciks, tickers }: EndpointRequest): Promise<readonly Cik[] | null> {
  const issuers = new Set(ciks.map((cik) => parseCik(cik)));
  if (issuers.has('0' as Cik)) throw usageError('--cik 0: give the CIK of an issuer');
  const today = easternDateOf(Date.now());
  for (const ticker of tickers) issuers.add(await issuerByTicker(db, ticker, today));
  return issuers.size === 0 ? null : [...issuers].sort();
}
