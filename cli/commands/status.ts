import type { Command } from 'commander';
import { parserVersionOf } from '../../core/ids.ts';
import { deploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderStatus } from '../report/render-status.ts';
import { withDatabase } from '../with-database.ts';

export function register(command: Command): void {
  command.option('--json', 'print the status as JSON').action(status);
}

async function status({ json }: { readonly json?: boolean }): Promise<void> {
  const { currentParsers } = await import('../../parsers/registry.ts');
  const versions = currentParsers().map((parser) => parserVersionOf(parser.id, parser.version));
  const found = await withDatabase(loadCommandConfig(), (db) => deploymentStatus(db, versions));
  console.log(json ? JSON.stringify(found, null, 2) : renderStatus(found));
}
