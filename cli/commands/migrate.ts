import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { permanentError } from '../errors.ts';
import { grantDatabaseRoles, migrateDatabase } from '../migrate-database.ts';
import { knownDatabase } from '../with-database.ts';

export const help = 'Uses DATABASE_URL, else the database of a "tidemark up" that runs at TIDEMARK_HOME.';

export function register(command: Command): void {
  command
    .option('--roles', 'create missing roles and repeat their grants')
    .option('--json', 'print the applied migrations as JSON')
    .action(migrate);
}

async function migrate({ roles = false, json }: { readonly roles?: boolean; readonly json?: boolean }): Promise<void> {
  const databaseUrl = await knownDatabase(loadCommandConfig());
  if (databaseUrl === null) {
    throw permanentError('no-database', 'no database: set DATABASE_URL, or start one with "tidemark up"');
  }
  const applied = await migrateDatabase(databaseUrl);
  const absent = roles || applied.includes('0010_grant_roles') ? await grantDatabaseRoles(databaseUrl) : [];
  if (absent.length > 0) {
    const names = absent.join(', ');
    const message = `no role ${names}, and this login may not create roles: ask for "create role <name> nologin" for each, then run tidemark migrate --roles`;
    if (roles) throw permanentError('roles-missing', message);
    console.error(`tidemark: ${message}`);
  }
  if (json) console.log(JSON.stringify({ applied }));
  else console.log(applied.length === 0 ? 'the schema is up to date' : `applied: ${applied.join(', ')}`);
}
