import type { Command } from 'commander';
import { type Cik, parseCik } from '../core/ids.ts';
import { usageError } from './errors.ts';

/** Options that name the issuer of a score. */
export interface IssuerChoice {
  readonly ticker?: string;
  readonly cik?: string;
}

export type IssuerRef = { readonly ticker: string } | { readonly cik: Cik };

export function addIssuerChoice(command: Command): Command {
  return command.option('--ticker <ticker>', 'issuer by its ticker').option('--cik <cik>', 'issuer by its CIK');
}

export function issuerOf({ ticker, cik }: IssuerChoice): IssuerRef {
  if (cik !== undefined && ticker === undefined) return { cik: parseCik(cik) };
  if (ticker !== undefined && cik === undefined) return { ticker };
  throw usageError('give one of --ticker and --cik');
}
