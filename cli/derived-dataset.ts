import { easternDateOf, type IsoDate, parseIsoDate } from '../core/dates.ts';
import { AppError } from '../core/errors.ts';
import type { SearchedDataset } from '../db/repositories/datasets/dataset-search.ts';
import type { Derivation } from '../db/repositories/datasets/derivations.ts';
import { type IssuerDataset, type IssuerOptions, printIssuerDataset } from './issuer-dataset.ts';

/** An issuer's derived rows as of a date, with what was searched for them. */
export interface DerivedDataset extends IssuerDataset {
  readonly asOf: IsoDate;
  readonly derivation: Derivation;
}

/**
 * Prints what is derived from all filings of an issuer as of a date (default: today in New York). It is computed from the
 * facts by the code that fills the derived tables in the nightly run, so any date works.
 */
export async function printDerivedDataset(
  options: IssuerOptions,
  dataset: SearchedDataset,
  answer: (given: DerivedDataset) => string | Promise<string>,
): Promise<void> {
  const asOf = options.asOf === undefined ? easternDateOf(Date.now()) : parseIsoDate(options.asOf);
  await printIssuerDataset(options, dataset, async (issuer) => {
    const { deriveAsOf } = await import('../activities/derive.ts');
    const [derivation] = await deriveAsOf(issuer.db, [issuer.cik], asOf);
    if (!derivation)
      throw new AppError(`no derivation of CIK ${issuer.cik}`, { code: 'not-derived', retryable: false });
    return answer({ ...issuer, asOf, derivation });
  });
}
