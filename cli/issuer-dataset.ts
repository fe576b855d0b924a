import type { Command } from 'commander';
import { endOfEasternDay, type IsoTimestamp, parseIsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import { type Cik, parseCik } from '../core/ids.ts';
import type { Database } from '../db/database.ts';
import type { DatasetSearch, SearchedDataset } from '../db/repositories/datasets/dataset-search.ts';
import { loadCommandConfig } from './environment.ts';

/** Options of the commands that print one dataset of one issuer. */
export interface IssuerOptions {
  readonly cik: string;
  readonly asOf?: string;
  readonly json?: boolean;
}

export function addIssuerOptions(command: Command): Command {
  return command
    .requiredOption('--cik <cik>', 'issuer')
    .option('--as-of <date>', 'only what was public by the end of this date')
    .option('--json', 'print JSON, with the names of the interface specification');
}

export interface IssuerDataset {
  readonly db: Database;
  readonly cik: Cik;
  readonly name: string | null;
  readonly publicTo: IsoTimestamp | null;
  /** What was searched: "none found" means only this. */
  readonly search: DatasetSearch;
}

/**
 * Runs a command's query over one issuer's dataset and prints the result. An unknown CIK is an error; finding nothing, or
 * having searched nothing, is a result.
 */
export async function printIssuerDataset(
  options: IssuerOptions,
  dataset: SearchedDataset,
  answer: (given: IssuerDataset) => Promise<string>,
): Promise<void> {
  const config = loadCommandConfig();
  const cik = parseCik(options.cik);
  const publicTo = options.asOf === undefined ? null : endOfEasternDay(parseIsoDate(options.asOf));
  const [{ withDatabase }, { searchDataset }, { loadIssuerNames }] = await Promise.all([
    import('./with-database.ts'),
    import('../db/repositories/datasets/dataset-search.ts'),
    import('../db/repositories/datasets/issuer-names.ts'),
  ]);
  const text = await withDatabase(config, async (db) => {
    const search = await searchDataset(db, { cik, dataset, publicTo });
    if (!search) {
      throw new AppError(`no filings of CIK ${cik} are stored; run "tidemark ingest --cik ${cik}" first`, {
        code: 'unknown-cik',
        retryable: false,
      });
    }
    const names = await loadIssuerNames(db, [cik], publicTo ?? (new Date().toISOString() as IsoTimestamp));
    return answer({ db, cik, name: names.get(cik)?.name ?? null, publicTo, search });
  });
  console.log(text);
}
