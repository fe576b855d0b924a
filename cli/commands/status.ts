import type { Command } from 'commander';
import { deploymentStatus } from '../../db/repositories/runs/deployment-status.ts';
import { activeParserVersions } from '../../db/repositories/runs/promotions.ts';
import { loadCommandConfig } from '../environment.ts';
import { renderStatus } from '../report/render-status.ts';
import { withDatabase } from '../with-database.ts';

export function register(command: Command): void {
  command.option('--json', 'print the status as JSON').action(status);
}

async function status({ json }: { readonly json?: boolean }): Promise<void> {
  const { CATALOG, versionsOfRun } = await import('../../parsers/parser-catalog.ts');
  const found = await withDatabase(loadCommandConfig(), async (db) =>
    deploymentStatus(db, await versionsOfRun(CATALOG, await activeParserVersions(db))),
  );
  console.log(json ? JSON.stringify(found, null, 2) : renderStatus(found));
}
