import type { Command } from 'commander';
import { INSTRUMENTS_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { addIssuerOptions, type IssuerOptions, printDerivedDataset } from '../issuer-dataset.ts';
import { instrumentsAnswer } from '../report/render-instruments.ts';

export const help = `For example: tidemark instruments --cik 1716947 --history

Prints the issuer's warrants, pre-funded warrants and convertibles as their latest statements describe them, in shares as
of the as-of date. Where documents disagree, the more recent one is used and the conflict is shown. Statements that may
describe the same instrument are listed separately and flagged.`;

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--history', 'the events of each: issued, reduced, repriced, split-adjusted, expired')
    .action(({ history = false, ...options }: IssuerOptions & { readonly history?: boolean }) =>
      printDerivedDataset(options, INSTRUMENTS_DATASET, (given) => instrumentsAnswer(given, history)),
    );
}
