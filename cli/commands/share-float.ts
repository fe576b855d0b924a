import type { Command } from 'commander';
import { easternDateOf, parseIsoDate } from '../../core/dates.ts';
import { addIssuerOptions, type IssuerOptions, printIssuerDataset } from '../issuer-dataset.ts';

export function register(command: Command): void {
  addIssuerOptions(command)
    .addHelpText(
      'after',
      `
For example: tidemark share-float --cik 1716947 --as-of 2026-06-30

Prints the share counts that covers, balance sheets and prospectuses state, newest first, as filed and split-adjusted to
the as-of date, and the public float in US dollars. --json has the source span of each number.`,
    )
    .action(shareFloat);
}

async function shareFloat(options: IssuerOptions): Promise<void> {
  const asOf = options.asOf === undefined ? easternDateOf(Date.now()) : parseIsoDate(options.asOf);
  const { SHARE_FLOAT_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  await printIssuerDataset(options, SHARE_FLOAT_DATASET, async (issuer) => {
    const { shareFloatAsOf } = await import('../../activities/derive.ts');
    const { renderShareFloat, shareFloatJson } = await import('../report/render-share-float.ts');
    const given = { ...issuer, asOf, history: await shareFloatAsOf(issuer.db, issuer.cik, asOf) };
    return options.json ? JSON.stringify(shareFloatJson(given), null, 2) : renderShareFloat(given);
  });
}
