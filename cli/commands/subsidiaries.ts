import type { Command } from 'commander';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';

interface SubsidiariesOptions extends IssuerOptions {
  readonly changes?: boolean;
}

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--changes', 'what was added, removed and changed since the previous list')
    .addHelpText(
      'after',
      `
For example: tidemark subsidiaries --cik 320193 --changes

Prints the latest list of subsidiaries (Exhibit 21 of a 10-K, Exhibit 8 of a 20-F) with its source, or whether the stored
filings were searched without finding one, or not searched.`,
    )
    .action(subsidiaries);
}

async function subsidiaries(options: SubsidiariesOptions): Promise<void> {
  const { SUBSIDIARIES_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  await printIssuerDataset(options, SUBSIDIARIES_DATASET, async (issuer) => {
    const { latestSubsidiaryLists } = await import('../../db/repositories/datasets/subsidiary-lists.ts');
    const { subsidiaryChanges } = await import('../../scoring/ledger/subsidiary-changes.ts');
    const { renderSubsidiaries, subsidiariesJson } = await import('../report/render-subsidiaries.ts');
    const list = subsidiaryChanges(await latestSubsidiaryLists(issuer.db, issuer.cik, issuer.publicTo));
    const withChanges = options.changes === true;
    return options.json
      ? JSON.stringify(subsidiariesJson(issuer, list, withChanges), null, 2)
      : renderSubsidiaries(issuer, list, withChanges);
  });
}
