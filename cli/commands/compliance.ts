import type { Command } from 'commander';
import { loadComplianceNotices } from '../../db/repositories/datasets/compliance-notices.ts';
import { COMPLIANCE_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { addIssuerOptions, type IssuerOptions, printDerivedDataset } from '../issuer-dataset.ts';
import { complianceAnswer } from '../report/render-compliance.ts';

export const help = `For example: tidemark compliance --cik 1716947

Prints the status of each listing deficiency of the issuer and the steps that led to it: rule, notice, deadline, filing.`;

export function register(command: Command): void {
  addIssuerOptions(command).action((options: IssuerOptions) =>
    printDerivedDataset(options, COMPLIANCE_DATASET, async (given) =>
      complianceAnswer(given, await loadComplianceNotices(given.db, given.cik, given.computedBy)),
    ),
  );
}
