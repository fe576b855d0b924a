import { easternDateOf } from '../../core/dates.ts';
import { permanentError } from '../../core/errors.ts';
import { type Cik, parseCik } from '../../core/ids.ts';
import type { SealingKeys } from '../../core/sealed-secret.ts';
import type { Database, Transaction } from '../../db/database.ts';
import {
  insertEndpoint,
  type NewEndpoint,
  type WebhookEndpoint,
} from '../../db/repositories/organizations/webhook-endpoints.ts';
import type { AllowList } from '../../events/allow-list.ts';
import { selectEventTypes } from '../../events/event-patterns.ts';
import { checkWebhookUrl } from '../../events/webhook-url.ts';
import { issuerByTicker } from '../reads/find-entity.ts';
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
 * @throws AppError of `checkEndpoint`
 */
export async function createEndpoint(
  db: Database,
  request: EndpointRequest,
  { keys, allow }: { readonly keys: SealingKeys; readonly allow: AllowList },
): Promise<CreatedEndpoint> {
  const checked = await checkEndpoint(db, request, allow);
  return db.transaction().execute((trx) => storeEndpoint(trx, checked, keys));
}

/**
 * The endpoint that a request asks for, as it is stored.
 *
 * @throws AppError `webhook-url-refused`, `unknown-event-type`, `unknown-ticker`, `ambiguous-ticker`, `invalid-cik`
 */
export async function checkEndpoint(db: Database, request: EndpointRequest, allow: AllowList): Promise<NewEndpoint> {
  const { organizationId, description } = request;
  return {
    organizationId,
    url: endpointUrl(request.url, allow),
    description,
    eventTypes: endpointTypes(request.eventTypes),
    ...(await endpointIssuers(db, request)),
  };
}

/** Stores a checked endpoint with its first secret. */
export async function storeEndpoint(
  trx: Transaction,
  endpoint: NewEndpoint,
  keys: SealingKeys,
): Promise<CreatedEndpoint> {
  const stored = await insertEndpoint(trx, endpoint);
  return { endpoint: stored, secret: await storeNewSecret(trx, keys, { endpointId: stored.id, keepSeconds: 0 }) };
}

/** @throws AppError `webhook-url-refused` */
export function endpointUrl(url: string, allow: AllowList): string {
  const checked = checkWebhookUrl(url, allow);
  if ('refused' in checked) throw permanentError('webhook-url-refused', checked.refused);
  return checked.url.href;
}

/** @throws AppError `unknown-event-type` */
export function endpointTypes(eventTypes: readonly string[]): readonly string[] {
  const selection = selectEventTypes(eventTypes);
  if (!selection.ok) throw permanentError('unknown-event-type', selection.problem);
  return [...new Set(eventTypes)];
}

/**
 * Tickers mean the issuers that hold them today. They are stored as CIKs: an issuer that changes its ticker is still
 * followed, and the next one to take the ticker is not.
 */
export async function endpointIssuers(
  db: Database,
  { ciks, tickers }: Pick<EndpointRequest, 'ciks' | 'tickers'>,
): Promise<Pick<NewEndpoint, 'ciks' | 'tickers'>> {
  const issuers = new Set(ciks.map((cik) => parseCik(cik)));
  if (issuers.has('0' as Cik)) throw permanentError('invalid-cik', 'CIK 0: give the CIK of an issuer');
  const today = easternDateOf(Date.now());
  for (const ticker of tickers) issuers.add(await issuerByTicker(db, ticker, today));
  return {
    ciks: issuers.size === 0 ? null : [...issuers].sort(),
    tickers: tickers.length === 0 ? null : [...new Set(tickers.map((ticker) => ticker.toUpperCase()))],
  };
}
