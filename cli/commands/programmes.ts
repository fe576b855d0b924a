import type { Command } from 'commander';
import { printDerivedDataset } from '../derived-dataset.ts';
import { addIssuerOptions, type IssuerOptions } from '../issuer-dataset.ts';

export function register(command: Command): void {
  addIssuerOptions(command)
    .addHelpText(
      'after',
      `
For example: tidemark programmes --cik 1716947 --as-of 2026-06-30

Prints the issuer's registrations by file number: shelves with what is registered, used and left of them, the agreements
inside them, S-1s, equity lines, resale; and what is not known, and why. --json has the source span of each number.`,
    )
    .action(programmes);
}

async function programmes(options: IssuerOptions): Promise<void> {
  const { PROGRAMMES_DATASET } = await import('../../db/repositories/datasets/dataset-search.ts');
  const { programmesJson, renderProgrammes } = await import('../report/render-programmes.ts');
  await printDerivedDataset(options, PROGRAMMES_DATASET, (given) =>
    options.json ? JSON.stringify(programmesJson(given), null, 2) : renderProgrammes(given),
  );
}
