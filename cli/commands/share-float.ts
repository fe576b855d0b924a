import type { Command } from 'commander';
import { SHARE_FLOAT_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';
import { shareFloatAnswer } from '../report/render-share-float.ts';

export const help = `For example: tidemark share-float --cik 1716947 --as-of 2026-06-30

Prints the share counts that covers, balance sheets and prospectuses state, newest first, as filed and split-adjusted to
the as-of date, and the public float in US dollars. --json has the source span of each number.`;

export function register(command: Command): void {
  addIssuerOptions(command).action(async (options: IssuerOptions) => {
    const { shareFloatAsOf } = await import('../../activities/derive.ts');
    await printIssuerDataset(options, SHARE_FLOAT_DATASET, async (issuer) =>
      shareFloatAnswer(issuer, await shareFloatAsOf(issuer.db, issuer.cik, issuer.asOf, issuer.computedBy)),
    );
  });
}
