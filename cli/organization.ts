import type { Command } from 'commander';
import type { Database } from '../db/database.ts';
import type { Organization } from '../db/repositories/organizations/organizations.ts';
import { permanentError, usageError } from './errors.ts';

export interface OrganizationChoice {
  readonly organization: string;
}

/** The option of every command about what an organization has set up. */
export function addOrganizationOption(command: Command): Command {
  return command.option('--organization <name>', 'organization that owns it', 'default');
}

/** The organization of that name, created where it does not exist. */
export async function madeOrganization(db: Database, name: string): Promise<Organization> {
  if (!/^[a-z0-9][a-z0-9-]{0,62}$/.test(name)) {
    throw usageError(`--organization ${name}: give lowercase letters, digits and hyphens, at most 63`);
  }
  const { ensureOrganization } = await import('../db/repositories/organizations/organizations.ts');
  return ensureOrganization(db, name);
}

/**
 * The organization of that name.
 *
 * @throws AppError `unknown-organization`
 */
export async function existingOrganization(db: Database, name: string): Promise<Organization> {
  const { findOrganization } = await import('../db/repositories/organizations/organizations.ts');
  const found = await findOrganization(db, name);
  if (found !== null) return found;
  const message = `there is no organization "${name}" yet; its first key, webhook endpoint or monitor creates it`;
  throw permanentError('unknown-organization', message);
}
