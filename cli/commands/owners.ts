import type { Command } from 'commander';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';

export function register(command: Command): void {
  addIssuerOptions(command)
    .addHelpText(
      'after',
      `
For example: tidemark owners --cik 320193 --as-of 2026-06-30

Prints the latest Schedule 13D or 13G of each reporting person, with percent of class and event date; superseded
schedules are omitted. A person whom a later schedule of the same filers no longer names is flagged.`,
    )
    .action(owners);
}

async function owners(options: IssuerOptions): Promise<void> {
  const { OWNERS_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  await printIssuerDataset(options, OWNERS_DATASET, async (issuer) => {
    const { scheduleOwners } = await import('../../db/repositories/datasets/schedule-owners.ts');
    const { latestOwners } = await import('../../scoring/ledger/latest-owners.ts');
    const { ownersJson, renderOwners } = await import('../report/render-owners.ts');
    const latest = latestOwners(await scheduleOwners(issuer.db, issuer.cik, issuer.publicTo));
    return options.json ? JSON.stringify(ownersJson(issuer, latest), null, 2) : renderOwners(issuer, latest);
  });
}
