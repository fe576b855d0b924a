import type { Generated, GeneratedAlways } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { Scope } from '../../core/scopes.ts';
import type { DecimalColumn, DefaultTimestamp } from './columns.ts';

export interface OrganizationsTable {
  organization_id: string;
  name: string;
  created_at: DefaultTimestamp;
  spend_cap: DecimalColumn | null;
}

export interface ApiKeysTable {
  key_id: string;
  organization_id: string;
  prefix: string;
  secret_hash: Uint8Array;
  name: string;
  scopes: Scope[];
  created_at: DefaultTimestamp;
  expires_at: IsoTimestamp | null;
  revoked_at: IsoTimestamp | null;
  last_used_at: IsoTimestamp | null;
}

export interface MeteredCallsTable {
  call_id: string;
  organization_id: string;
  key_id: string | null;
  operation: string;
  status: number;
  tokens: bigint;
  cost: DecimalColumn;
  called_at: IsoTimestamp;
}

export interface IdempotencyKeysTable {
  organization_id: string;
  idempotency_key: string;
  operation: string;
  request_hash: Uint8Array;
  resource_id: string | null;
  created_at: DefaultTimestamp;
}

export interface WebhookEndpointsTable {
  id: string;
  position: GeneratedAlways<bigint>;
  organization_id: string;
  url: string;
  description: string | null;
  event_types: string[];
  ciks: string[] | null;
  tickers: string[] | null;
  enabled: Generated<boolean>;
  disabled_at: IsoTimestamp | null;
  disabled_reason: string | null;
  created_at: DefaultTimestamp;
  deleted_at: IsoTimestamp | null;
}

export interface EndpointSecretsTable {
  id: string;
  endpoint_id: string;
  key_id: string;
  nonce: Uint8Array;
  ciphertext: Uint8Array;
  created_at: DefaultTimestamp;
  expires_at: IsoTimestamp | null;
}

export interface SpendTable {
  organization_id: string;
  period: string;
  spent: DecimalColumn;
  cap: DecimalColumn | null;
  announced_percent: Generated<number>;
  updated_at: DefaultTimestamp;
}

/** What organizations set up, their keys, and what they spend. */
export interface ApiSchema {
  'api.organizations': OrganizationsTable;
  'api.api_keys': ApiKeysTable;
  'api.metered_calls': MeteredCallsTable;
  'api.idempotency_keys': IdempotencyKeysTable;
  'api.webhook_endpoints': WebhookEndpointsTable;
  'api.endpoint_secrets': EndpointSecretsTable;
  'api.spend': SpendTable;
}
