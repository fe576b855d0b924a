import type { Generated } from 'kysely';
import type { IsoTimestamp } from '../../core/dates.ts';
import type { DecimalColumn, DefaultTimestamp } from './columns.ts';

export interface OrganizationsTable {
  organization_id: string;
  name: string;
  created_at: DefaultTimestamp;
}

export interface WebhookEndpointsTable {
  id: string;
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

/** What organizations set up, and what they spend. */
export interface ApiSchema {
  'api.organizations': OrganizationsTable;
  'api.webhook_endpoints': WebhookEndpointsTable;
  'api.endpoint_secrets': EndpointSecretsTable;
  'api.spend': SpendTable;
}
