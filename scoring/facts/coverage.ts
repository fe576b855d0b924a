import type { ActivePlan } from '../../core/dataset-plans.ts';
import type { IsoDate } from '../../core/dates.ts';
import type { Cik } from '../../core/ids.ts';
import { type DatasetCoverage, type IssuerFacts, SCORE_DATASETS, type ScoreDataset } from '../../core/score-inputs.ts';

type IssuerCoverage = IssuerFacts['coverage'];

/** A filing of a dataset's forms that its promoted parser has not read in full. */
export type UnparsedFiling = DatasetCoverage['unparsed'][number] & {
  readonly cik: Cik;
  readonly dataset: ScoreDataset;
  readonly filedDate: IsoDate;
};

const NOT_COVERED: DatasetCoverage = { status: 'not-covered', from: null, unparsed: [] };

/**
 * What was searched for each dataset of an issuer whose filings are all known since `from`; null: they are not. Issuers
 * without unparsed filings share one object per `from`.
 */
export function issuerCoverage(
  plans: readonly ActivePlan[],
  unparsed: readonly UnparsedFiling[],
): (cik: Cik, from: IsoDate | null) => IssuerCoverage {
  const planned = new Set(plans.map(({ dataset }) => dataset));
  const byIssuer = Map.groupBy(unparsed, ({ cik }) => cik);
  const complete = new Map<IsoDate | null, IssuerCoverage>();

  function coverageOf(filings: readonly UnparsedFiling[], from: IsoDate | null): IssuerCoverage {
    const ofDataset = (dataset: ScoreDataset): DatasetCoverage => {
      if (from === null || !planned.has(dataset)) return NOT_COVERED;
      const own = filings.filter((filing) => filing.dataset === dataset && filing.filedDate >= from);
      return {
        status: 'covered',
        from,
        unparsed: own.map(({ accessionNumber, form, publicAt, reason }) => ({
          accessionNumber,
          form,
          publicAt,
          reason,
        })),
      };
    };
    return Object.fromEntries(SCORE_DATASETS.map((dataset) => [dataset, ofDataset(dataset)])) as IssuerCoverage;
  }
  return (cik, from) => {
    const filings = byIssuer.get(cik);
    if (filings !== undefined) return coverageOf(filings, from);
    const shared = complete.get(from) ?? coverageOf([], from);
    complete.set(from, shared);
    return shared;
  };
}
