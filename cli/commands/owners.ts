import type { Command } from 'commander';
import { OWNERS_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { scheduleOwners } from '../../db/repositories/datasets/schedule-owners.ts';
import { latestOwners } from '../../scoring/ledger/latest-owners.ts';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { ownersAnswer } from '../report/render-owners.ts';

export const help = `For example: tidemark owners --cik 320193 --as-of 2026-06-30

Prints the latest Schedule 13D or 13G of each reporting person, with percent of class and event date; superseded
schedules are omitted. A person whom a later schedule of the same filers no longer names is flagged.`;

export function register(command: Command): void {
  addIssuerOptions(command).action((options: IssuerOptions) =>
    printIssuerDataset(options, OWNERS_DATASET, async (issuer) =>
      ownersAnswer(
        issuer,
        latestOwners(await scheduleOwners(issuer.db, issuer.cik, issuer.publicTo, issuer.computedBy)),
      ),
    ),
  );
}
