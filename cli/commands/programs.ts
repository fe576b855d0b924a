import type { Command } from 'commander';
import { PROGRAMS_DATASET } from '../../db/repositories/datasets/dataset-search.ts';
import { addIssuerOptions, type IssuerOptions, printDerivedDataset } from '../issuer-dataset.ts';
import { programsAnswer } from '../report/render-programs.ts';

export const help = `For example: tidemark programs --cik 1716947 --as-of 2026-06-30

Prints the issuer's registrations by file number: shelves (registered, used, remaining) with the ATM programs and equity
lines under them, S-1s and resale registrations; and what is unknown, and why. --json has the source span of each number.`;

export function register(command: Command): void {
  addIssuerOptions(command).action((options: IssuerOptions) =>
    printDerivedDataset(options, PROGRAMS_DATASET, programsAnswer),
  );
}
