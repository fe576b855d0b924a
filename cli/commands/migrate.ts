import type { Command } from 'commander';
import { AppError } from '../../core/errors.ts';
import type { Secret } from '../../core/secret.ts';
import type { Config } from '../config.ts';
import { loadCommandConfig } from '../environment.ts';

export function register(command: Command): void {
  command
    .option('--json', 'print the applied migrations as JSON')
    .addHelpText('after', '\nUses DATABASE_URL, else the database of a "tidemark up" that runs at TIDEMARK_HOME.')
    .action(migrate);
}

async function migrate(options: { readonly json?: boolean }): Promise<void> {
  const databaseUrl = await databaseOf(loadCommandConfig());
  const { migrateDatabase } = await import('../migrate-database.ts');
  const applied = await migrateDatabase(databaseUrl);
  if (options.json) console.log(JSON.stringify({ applied }));
  else console.log(applied.length === 0 ? 'the schema is up to date' : `applied: ${applied.join(', ')}`);
}

async function databaseOf(config: Config): Promise<Secret> {
  const { knownDatabase } = await import('../with-database.ts');
  const known = await knownDatabase(config);
  if (known) return known;
  throw new AppError('no database: set DATABASE_URL, or start one with "tidemark up"', {
    code: 'no-database',
    retryable: false,
  });
}
