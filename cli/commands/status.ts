import type { Command } from 'commander';
import { deliveryHealth } from '../../db/repositories/delivery/health.ts';
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
  const found = await withDatabase(loadCommandConfig(), async (db) => {
    const deployment = await deploymentStatus(db, await versionsOfRun(CATALOG, await activeParserVersions(db)));
    const health = await deliveryHealth(db, { organizationId: null, windowHours: 24, failures: 0 });
    return { ...deployment, deliveries: health.endpoints.length === 0 ? null : health.total };
  });
  console.log(json ? JSON.stringify(found, null, 2) : renderStatus(found));
}
