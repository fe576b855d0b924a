import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { Database, Transaction } from '../../database.ts';
import { recordSpend, type Spend } from './spend.ts';

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

/** An organization with its keys that work and what it has spent in a period. */
export interface OrganizationUse extends Organization {
  readonly activeKeys: number;
  readonly period: string;
  readonly calls: number;
  readonly spent: DecimalText;
  /** Null: none. */
  readonly spendCap: DecimalText | null;
}

/** All organizations by name. */
export async function listOrganizations(
  db: Database | Transaction,
  period: string,
): Promise<readonly OrganizationUse[]> {
  const start = `${period}-01T00:00:00Z`;
  const { rows } = await sql<OrganizationUse>`
    select o.organization_id as "organizationId", o.name, o.created_at as "createdAt", o.spend_cap as "spendCap",
      (select count(*)::int from api.api_keys k where k.organization_id = o.organization_id
        and k.revoked_at is null and (k.expires_at is null or k.expires_at > now())) as "activeKeys",
      ${period}::text as period, coalesce(s.spent, 0) as spent,
      (select count(*)::int from api.metered_calls c where c.organization_id = o.organization_id
        and c.called_at >= ${start}::timestamptz and c.called_at < ${start}::timestamptz + interval '1 month') as calls
    from api.organizations o left join api.spend s on s.organization_id = o.organization_id and s.period = ${period}
    order by o.name
  `.execute(db);
  return rows;
}

/**
 * Sets what an organization may spend in a month, in US dollars; null: no cap. Announces at once the thresholds that the
 * month's spend exceeds.
 *
 * @throws AppError `spend-invalid`
 */
export async function setSpendCap(
  db: Database,
  {
    organizationId,
    cap,
    period,
  }: { readonly organizationId: string; readonly cap: DecimalText | null; readonly period: string },
): Promise<Spend> {
  return db.transaction().execute(async (trx) => {
    const spend = await recordSpend(trx, { organizationId, period, amount: '0', cap });
    await sql`update api.organizations set spend_cap = ${cap}::numeric where organization_id = ${organizationId}`.execute(
      trx,
    );
    return spend;
  });
}
