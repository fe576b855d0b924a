import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Database, Transaction } from '../../database.ts';

export interface Organization {
  readonly organizationId: string;
  /** Lowercase letters, digits and hyphens, at most 63. */
  readonly name: string;
  readonly createdAt: IsoTimestamp;
}

/** What commands use that name none. */
export const DEFAULT_ORGANIZATION = 'default';

/** The organization of that name, created where it does not exist. */
export async function ensureOrganization(db: Database | Transaction, name: string): Promise<Organization> {
  await sql`
    insert into api.organizations (organization_id, name) values (${uuidv7()}, ${name}) on conflict (name) do nothing
  `.execute(db);
  const found = await findOrganization(db, name);
  if (found === null) throw new Error(`organization ${name} was not stored`);
  return found;
}

export async function findOrganization(db: Database | Transaction, name: string): Promise<Organization | null> {
  const organization = await db
    .selectFrom('api.organizations')
    .select(['organization_id as organizationId', 'name', 'created_at as createdAt'])
    .where('name', '=', name)
    .executeTakeFirst();
  return organization ?? null;
}
