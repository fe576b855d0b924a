import type { IsoDate } from '../../core/dates.ts';
import type { FactRows, ThresholdDates } from '../../core/fact-rows.ts';
import type { Cik } from '../../core/ids.ts';
import type { DatasetCoverage, IssuerFacts, MergerFact, PriceSeries } from '../../core/score-inputs.ts';
import { withClosings } from './closings.ts';
import { complianceFacts, mergerFacts, splitFacts, splitPlans } from './compliance.ts';
import { issuanceFacts } from './issuances.ts';
import { offeringFacts } from './offerings.ts';
import { overhangFacts } from './overhang.ts';
import { thresholdStatus } from './regsho.ts';
import { withRunwaySecurities } from './runway-securities.ts';

type DatasetFacts = Pick<
  IssuerFacts,
  | 'shareCounts'
  | 'cash'
  | 'offerings'
  | 'registrations'
  | 'overhang'
  | 'compliance'
  | 'splits'
  | 'splitPlans'
  | 'issuances'
> & { readonly mergers: readonly MergerFact[] };

/** An issuer's facts from the rows of its datasets. */
export function datasetFacts(rows: FactRows): DatasetFacts {
  const { shareCounts, registrations, corporateActions } = rows;
  const offerings = offeringFacts(withClosings(rows.offerings, rows.closings));
  const issuances = issuanceFacts(rows.issuances, offerings);
  return {
    shareCounts,
    cash: withRunwaySecurities(rows.cash, rows.runwaySecurities),
    offerings,
    registrations,
    ...(issuances.length > 0 && { issuances }),
    overhang: overhangFacts(rows.warrants, rows.convertibles),
    compliance: complianceFacts(rows.notices),
    splits: splitFacts(rows.reverseSplits, corporateActions),
    splitPlans: splitPlans(rows.reverseSplits),
    mergers: mergerFacts(corporateActions),
  };
}

/** What was loaded for one issuer as of a date. */
export interface IssuerParts {
  readonly cik: Cik;
  readonly rows: FactRows;
  readonly ticker: string | null;
  readonly name: string | null;
  /** Where the ticker is listed, as tagged. */
  readonly exchange: string | null;
  readonly prices: PriceSeries;
  readonly threshold: ThresholdDates;
  readonly filings: IssuerFacts['filings'];
  readonly coverage: IssuerFacts['coverage'];
}

const NOT_COVERED: DatasetCoverage = { status: 'not-covered', from: null, unparsed: [] };

/** Everything that the score of one issuer may look at. */
export function issuerFacts(parts: IssuerParts, asOf: IsoDate): IssuerFacts {
  const { cik, ticker, name, exchange, prices, threshold, filings, coverage } = parts;
  const { mergers, ...facts } = datasetFacts(parts.rows);
  const listed = thresholdStatus(threshold, ticker, exchange);
  return {
    cik,
    ticker,
    name,
    ...facts,
    // Mergers are read from the current reports that announce a closing: to find none proves nothing.
    ...(mergers.length > 0 && { mergers }),
    filings,
    prices,
    regshoDates: listed.dates,
    coverage: {
      ...coverage,
      regsho: listed.on(asOf) === null ? NOT_COVERED : { status: 'covered', from: threshold.from, unparsed: [] },
    },
  };
}
