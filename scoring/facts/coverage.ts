import type { ActivePlan } from '../../core/dataset-plans.ts';
import type { DateRange } from '../../core/date-ranges.ts';
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
 * without unparsed filings share one object per `from` and indexed ranges.
 *
 * @example coverageOf(cik, '2023-01-01', ranges) // ranges: the filing dates whose indexes were read, to name what is missing
 */
export function issuerCoverage(
  plans: readonly ActivePlan[],
  unparsed: readonly UnparsedFiling[],
): (cik: Cik, from: IsoDate | null, indexed?: readonly DateRange[]) => IssuerCoverage {
  const planned = new Set(plans.map(({ dataset }) => dataset));
  const byIssuer = Map.groupBy(unparsed, ({ cik }) => cik);
  const complete = new Map<string, IssuerCoverage>();
  const known = new Map<readonly DateRange[], number>();

  function coverageOf(
    filings: readonly UnparsedFiling[],
    from: IsoDate | null,
    indexed: readonly DateRange[] | undefined,
  ): IssuerCoverage {
    const ranges = indexed === undefined ? {} : { indexed };
    const ofDataset = (dataset: ScoreDataset): DatasetCoverage => {
      if (!planned.has(dataset)) return NOT_COVERED;
      if (from === null) return { ...NOT_COVERED, ...ranges };
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
        ...ranges,
      };
    };
    return Object.fromEntries(SCORE_DATASETS.map((dataset) => [dataset, ofDataset(dataset)])) as IssuerCoverage;
  }
  return (cik, from, indexed) => {
    const filings = byIssuer.get(cik);
    if (filings !== undefined) return coverageOf(filings, from, indexed);
    if (indexed !== undefined && !known.has(indexed)) known.set(indexed, known.size);
    const key = `${from} ${indexed && known.get(indexed)}`;
    const shared = complete.get(key) ?? coverageOf([], from, indexed);
    complete.set(key, shared);
    return shared;
  };
}
