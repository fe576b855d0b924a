import type { DefaultTimestamp } from './columns.ts';

export interface OrganizationsTable {
  organization_id: string;
  name: string;
  created_at: DefaultTimestamp;
}

/** What organizations set up. */
export interface ApiSchema {
  'api.organizations': OrganizationsTable;
}
