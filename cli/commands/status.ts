import type { Command } from 'commander';
import { loadCommandConfig } from '../environment.ts';

export function register(command: Command): void {
  command.option('--json', 'print the status as JSON').action(status);
}

async function status(options: { json?: boolean }): Promise<void> {
  const config = loadCommandConfig();
  const { withDatabase } = await import('../with-database.ts');
  const { deploymentStatus } = await import('../../db/repositories/runs/deployment-status.ts');
  const { renderStatus } = await import('../report/render-status.ts');
  const { currentParsers } = await import('../../parsers/registry.ts');
  const { parserVersionOf } = await import('../../core/ids.ts');
  const versions = currentParsers().map((parser) => parserVersionOf(parser.id, parser.version));
  const found = await withDatabase(config, (db) => deploymentStatus(db, versions));
  console.log(options.json ? JSON.stringify(found, null, 2) : renderStatus(found));
}
