import type { Command } from 'commander';
import { issuerByTicker } from '../api/reads/find-entity.ts';
import { easternDateOf, endOfEasternDay, type IsoDate, type IsoTimestamp, parseIsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import { recordedTime } from '../core/recorded-time.ts';
import type { Database } from '../db/database.ts';
import { type DatasetSearch, type SearchedDataset, searchDataset } from '../db/repositories/datasets/dataset-search.ts';
import type { Derivation } from '../db/repositories/datasets/derivations.ts';
import { loadIssuerNames } from '../db/repositories/datasets/issuer-names.ts';
import { loadCommandConfig } from './environment.ts';
import { permanentError } from './errors.ts';
import { addIssuerChoice, issuerOf } from './issuer-option.ts';
import { withDatabase } from './with-database.ts';

/** Options of the commands that print one dataset of one issuer. */
export interface IssuerOptions {
  readonly cik?: string;
  readonly ticker?: string;
  readonly asOf?: string;
  readonly asComputed?: string;
  readonly json?: boolean;
}

export function addIssuerOptions(command: Command): Command {
  return addClockOptions(command.requiredOption('--cik <cik>', 'issuer'));
}

/** The same for a command that also takes a ticker. */
export function addNamedIssuerOptions(command: Command): Command {
  return addClockOptions(addIssuerChoice(command));
}

function addClockOptions(command: Command): Command {
  return command
    .option('--as-of <date>', 'only what was public by the end of this date')
    .option('--as-computed <time>', 'from the rows as stored at this time: an instant or the end of a date')
    .option('--json', 'print JSON, with the names of the interface specification');
}

export interface IssuerDataset {
  readonly db: Database;
  readonly cik: Cik;
  /** The issuer's name, or its CIK. */
  readonly who: string;
  readonly name: string | null;
  readonly ticker: string | null;
  /** Default: today in US Eastern time. */
  readonly asOf: IsoDate;
  readonly publicTo: IsoTimestamp | null;
  /** Rows as they were stored at that instant; null: now. */
  readonly computedBy: IsoTimestamp | null;
  /** What was searched: "none found" means only this. */
  readonly search: DatasetSearch;
}

/** An issuer's derived rows as of a date. */
export interface DerivedDataset extends IssuerDataset {
  readonly derivation: Derivation;
}

/** What the renderers of issuer datasets read. */
export type ShownIssuer = Pick<IssuerDataset, 'cik' | 'who' | 'search'>;
export type ShownDerivation = Pick<DerivedDataset, 'asOf' | 'cik' | 'derivation' | 'search' | 'who'>;

/** An answer in both forms; only the requested one is built. */
export interface Answer {
  readonly json: () => object;
  readonly text: () => string;
}

/**
 * Runs a command's query over one issuer's dataset and prints the result. An unknown CIK is an error; finding nothing, or
 * having searched nothing, is a result.
 */
export async function printIssuerDataset(
  options: IssuerOptions,
  dataset: SearchedDataset,
  answer: (given: IssuerDataset) => Answer | Promise<Answer>,
): Promise<void> {
  const issuer = issuerOf(options);
  const given = options.asOf === undefined ? null : parseIsoDate(options.asOf);
  const publicTo = given === null ? null : endOfEasternDay(given);
  const computedBy = options.asComputed === undefined ? null : recordedTime(options.asComputed);
  const { json, text } = await withDatabase(loadCommandConfig(), async (db) => {
    const asOf = given ?? easternDateOf(Date.now());
    const cik = 'cik' in issuer ? issuer.cik : await issuerByTicker(db, issuer.ticker, asOf);
    const search = await searchDataset(db, { cik, dataset, publicTo });
    if (!search) {
      const message = `no filings of CIK ${cik} are stored; run "tidemark ingest --cik ${cik}" first`;
      throw permanentError('unknown-cik', message);
    }
    const names = await loadIssuerNames(db, [cik], publicTo ?? (new Date().toISOString() as IsoTimestamp));
    const { name = null, ticker = null } = names.get(cik) ?? {};
    return answer({ db, cik, who: name ?? `CIK ${cik}`, name, ticker, asOf, publicTo, computedBy, search });
  });
  console.log(options.json ? JSON.stringify(json(), null, 2) : text());
}

/**
 * Prints what is derived from all filings of an issuer as of a date. It is computed from the facts by the code that fills
 * the derived tables in the nightly run, so any date works.
 */
export async function printDerivedDataset(
  options: IssuerOptions,
  dataset: SearchedDataset,
  answer: (given: DerivedDataset) => Answer | Promise<Answer>,
): Promise<void> {
  const { deriveAsOf } = await import('../activities/derive.ts');
  await printIssuerDataset(options, dataset, async (issuer) => {
    const [derivation] = await deriveAsOf(issuer.db, [issuer.cik], issuer.asOf, issuer.computedBy);
    if (!derivation) throw permanentError('not-derived', `no derivation of CIK ${issuer.cik}`);
    return answer({ ...issuer, derivation });
  });
}
