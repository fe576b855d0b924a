import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';
import { permanentError } from '../errors.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { knownDatabase } from '../with-database.ts';

export const help = 'Uses DATABASE_URL, else the database of a "tidemark up" that runs at TIDEMARK_HOME.';

export function register(command: Command): void {
  command.option('--json', 'print the applied migrations as JSON').action(migrate);
}

async function migrate({ json }: { readonly json?: boolean }): Promise<void> {
  const databaseUrl = await knownDatabase(loadCommandConfig());
  if (databaseUrl === null) {
    throw permanentError('no-database', 'no database: set DATABASE_URL, or start one with "tidemark up"');
  }
  const applied = await migrateDatabase(databaseUrl);
  if (json) console.log(JSON.stringify({ applied }));
  else console.log(applied.length === 0 ? 'the schema is up to date' : `applied: ${applied.join(', ')}`);
}
