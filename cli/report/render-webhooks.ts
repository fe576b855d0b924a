import type { IsoTimestamp } from '../../core/dates.ts';
import type { WebhookEndpoint } from '../../db/repositories/organizations/webhook-endpoints.ts';
import { renderTable } from './table.ts';
import { counted } from './text.ts';

/** A secret without its text. */
export interface SecretFacts {
  readonly createdAt: IsoTimestamp;
  readonly expiresAt: IsoTimestamp | null;
  readonly keyId: string;
}

export function renderEndpoints(endpoints: readonly WebhookEndpoint[]): string {
  if (endpoints.length === 0) return 'no endpoints; "tidemark webhooks create" creates one';
  const lines = endpoints.map((endpoint) => [
    endpoint.id,
    endpoint.url,
    endpoint.eventTypes.join('\n'),
    issuersText(endpoint),
    endpoint.deletedAt === null ? (endpoint.disabledReason ?? 'enabled') : 'deleted',
  ]);
  return renderTable(['endpoint', 'url', 'events', 'issuers', 'enabled, or why not'], [], lines);
}

export function renderEndpoint(endpoint: WebhookEndpoint, secrets: readonly SecretFacts[] = []): readonly string[] {
  return [
    `endpoint  ${endpoint.id}`,
    `url       ${endpoint.url}`,
    ...(endpoint.description === null ? [] : [`about     ${endpoint.description}`]),
    `events    ${endpoint.eventTypes.join(', ')}`,
    `issuers   ${issuersText(endpoint)}`,
    `state     ${stateText(endpoint)}`,
    `created   ${endpoint.createdAt}`,
    ...secrets.map(
      ({ createdAt, expiresAt, keyId }) =>
        `secret    of ${createdAt}, ${expiresAt === null ? 'current' : `valid until ${expiresAt}`}, encrypted with key ${keyId}`,
    ),
  ];
}

export function secretLines(secret: string): readonly string[] {
  return [`secret    ${secret}`, 'The secret is not shown again: give it to the receiver now.'];
}

function issuersText({ ciks, tickers }: WebhookEndpoint): string {
  if (ciks === null) return 'all';
  const names = tickers === null ? '' : ` (${tickers.join(', ')})`;
  return ciks.length > 5 ? `${ciks.length} issuers${names}` : `${ciks.join(', ')}${names}`;
}

function stateText({ enabled, disabledAt, disabledReason, deletedAt }: WebhookEndpoint): string {
  if (deletedAt !== null) return `deleted at ${deletedAt}`;
  return enabled ? 'enabled' : `disabled at ${disabledAt ?? ''}: ${disabledReason ?? ''}`;
}

export interface RekeyReport {
  readonly reencrypted: number;
  /** The key that encrypts now. */
  readonly key: string;
  readonly unusedKeys: readonly string[];
  readonly removed: boolean;
}

export function renderRekeyed({ reencrypted, key, unusedKeys, removed }: RekeyReport): string {
  const done = `re-encrypted ${counted(reencrypted, 'secret')}; all use key ${key}`;
  if (unusedKeys.length === 0) return done;
  const ids = unusedKeys.join(', ');
  return `${done}\n${removed ? `removed from the key file: ${ids}` : `no secret uses these keys any more: ${ids}`}`;
}
