import type { Command } from 'commander';
import { printDerivedDataset } from '../derived-dataset.ts';
import { addIssuerOptions, type IssuerOptions } from '../issuer-dataset.ts';

interface InstrumentsOptions extends IssuerOptions {
  readonly history?: boolean;
}

export function register(command: Command): void {
  addIssuerOptions(command)
    .option('--history', 'the events of each: issued, reduced, repriced, split-adjusted, expired')
    .addHelpText(
      'after',
      `
For example: tidemark instruments --cik 1716947 --history

Prints the issuer's warrants, pre-funded warrants and convertibles as their latest statements describe them, in shares as
of the as-of date. Where documents disagree, the more recent one is used and the conflict is shown. Statements that may
describe the same instrument are listed separately and flagged.`,
    )
    .action(instruments);
}

async function instruments(options: InstrumentsOptions): Promise<void> {
  const { INSTRUMENTS_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  const { instrumentsJson, renderInstruments } = await import('../report/render-instruments.ts');
  await printDerivedDataset(options, INSTRUMENTS_DATASET, (given) =>
    options.json ? JSON.stringify(instrumentsJson(given), null, 2) : renderInstruments(given, options.history === true),
  );
}
