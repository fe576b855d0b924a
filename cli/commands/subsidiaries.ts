import type { Command } from 'commander';
import { SUBSIDIARIES_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { latestSubsidiaryLists } from '../../db/repositories/datasets/subsidiary-lists.ts';
import { subsidiaryChanges } from '../../scoring/ledger/subsidiary-changes.ts';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { subsidiariesAnswer } from '../report/render-subsidiaries.ts';

export const help = `For example: tidemark subsidiaries --cik 320193 --changes

Prints the latest list of subsidiaries (Exhibit 21 of a 10-K, Exhibit 8 of a 20-F) with its source, or whether the stored
filings were searched without finding one, or not searched.`;

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--changes', 'what was added, removed and changed since the previous list')
    .action(({ changes = false, ...options }: IssuerOptions & { readonly changes?: boolean }) =>
      printIssuerDataset(options, SUBSIDIARIES_DATASET, async ({ db, cik, publicTo, computedBy, ...issuer }) => {
        const list = subsidiaryChanges(await latestSubsidiaryLists(db, cik, publicTo, computedBy));
        return subsidiariesAnswer({ cik, ...issuer }, list, changes);
      }),
    );
}
