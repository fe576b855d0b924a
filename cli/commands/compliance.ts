import type { Command } from 'commander';
import { printDerivedDataset } from '../derived-dataset.ts';
import { addIssuerOptions, type IssuerOptions } from '../issuer-dataset.ts';

export function register(command: Command): void {
  addIssuerOptions(command)
    .addHelpText(
      'after',
      `
For example: tidemark compliance --cik 1716947

Prints the status of each listing deficiency of the issuer and the steps that led to it: rule, notice, deadline, filing.`,
    )
    .action(compliance);
}

async function compliance(options: IssuerOptions): Promise<void> {
  const { COMPLIANCE_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  const { loadComplianceNotices } = await import('../../db/repositories/datasets/compliance-notices.ts');
  const { complianceJson, renderCompliance } = await import('../report/render-compliance.ts');
  await printDerivedDataset(options, COMPLIANCE_DATASET, async (given) => {
    const noticeOf = await loadComplianceNotices(given.db, given.cik);
    return options.json ? JSON.stringify(complianceJson(given, noticeOf), null, 2) : renderCompliance(given, noticeOf);
  });
}
