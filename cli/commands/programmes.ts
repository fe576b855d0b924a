import type { Command } from 'commander';
import { printDerivedDataset } from '../derived-dataset.ts';
import { addIssuerOptions, type IssuerOptions } from '../issuer-dataset.ts';

export function register(command: Command): void {
  addIssuerOptions(command)
    .addHelpText(
      'after',
      `
For example: tidemark programmes --cik 1716947 --as-of 2026-06-30

Prints the issuer's registrations by file number: shelves (registered, used, remaining) with the ATM programs and equity
lines under them, S-1s and resale registrations; and what is unknown, and why. --json has the source span of each number.`,
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
