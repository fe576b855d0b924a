import type { DateRange } from './date-ranges.ts';
import type { IsoDate, IsoTimestamp } from './dates.ts';
import type { AccessionNumber, Cik, ParserVersion } from './ids.ts';
import type { OfferingType } from './rows.ts';
import type { SourceSpan } from './spans.ts';

/** The source of a score's input; part of the receipt. */
export interface FactRef {
  readonly accessionNumber: AccessionNumber;
  readonly sourceSpan: SourceSpan | null;
  readonly parserVersion: ParserVersion;
  readonly publicAt: IsoTimestamp;
  readonly confidence: number;
  /** False where any cross-check of the row failed. */
  readonly verified: boolean;
}

/** A fact of several values, each with a source span of its own. */
export interface StatementRef extends FactRef {
  /** Column name → source span of that value; a value without an entry has the row's own span. */
  readonly valueSpans?: Readonly<Record<string, SourceSpan>>;
}

export interface ShareCountFact extends StatementRef {
  readonly asOf: IsoDate;
  readonly shareClass: string;
  readonly basis: 'cover' | 'balance-sheet' | 'prospectus' | 'annual-float';
  /** As filed. Shares. */
  readonly sharesOutstanding: number | null;
  /** US dollars. */
  readonly publicFloat: number | null;
  readonly publicFloatAsOf: IsoDate | null;
}

export interface CashFact extends StatementRef {
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly cash: number | null;
  readonly shortTermInvestments: number | null;
  /** Long-term marketable securities; absent where no parser reads them. */
  readonly longTermInvestments?: number | null;
  /** Whether the filing counts them into its runway statement; null: it states no runway. */
  readonly countsLongTerm?: boolean | null;
  readonly operatingCashFlow: number | null;
  readonly operatingCashFlowStart: IsoDate | null;
  readonly operatingCashFlowEnd: IsoDate | null;
  readonly ttmOperatingCashFlow: number | null;
  readonly goingConcern: boolean | null;
}

export interface OfferingFact extends StatementRef {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly fileNumber: string | null;
  readonly type: OfferingType;
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  readonly securities: readonly string[];
  readonly grossProceeds: number | null;
  readonly netProceeds: number | null;
  readonly sharesOffered: number | null;
  readonly pricePerShare: number | null;
  readonly maxAggregateOffering: number | null;
  readonly registeredAmount: number | null;
  readonly babyShelfApplies: boolean | null;
  readonly babyShelfPublicFloat: number | null;
  readonly babyShelfSoldLast12Months: number | null;
  /** When it was priced, signed or agreed; absent or null: not stated, and the day of the filing stands. */
  readonly pricedOn?: IsoDate | null;
  /**
   * When the sale closes; of a prospectus that does not state it, the day on which a trade of its date settles; absent or
   * null: the day of the filing.
   */
  readonly closesOn?: IsoDate | null;
  readonly statedPrice: number | null;
  readonly statedPriceDate: IsoDate | null;
}

/**
 * Shares issued over a period as one document totals them: sales under an ATM or equity line, warrant exercises,
 * conversions. Never a priced sale, which is an `OfferingFact`.
 */
export interface IssuanceFact extends StatementRef {
  readonly form: string;
  readonly channel: IssuanceChannel;
  /** Of the registration that a program sells from; null: not stated. */
  readonly fileNumber: string | null;
  /** Both included; `from` null: a total without a start, which is placed on `to`. */
  readonly from: IsoDate | null;
  readonly to: IsoDate;
  /** As of `to`, as filed. */
  readonly shares: number | null;
  /** Cash paid, USD; 0 for cashless exercises; of conversions not used. */
  readonly gross: number | null;
  readonly net: number | null;
  /** USD; of conversions. */
  readonly principal: number | null;
  /** Of exercises and conversions: the price as filed that identifies the instrument. */
  readonly strike: number | null;
}

export type IssuanceChannel = 'atm' | 'equity-line' | 'exercise' | 'conversion';

/** Registration effect, withdrawal and deregistration, from the forms EFFECT, RW and POS AM/15. */
export interface RegistrationFact extends FactRef {
  readonly fileNumber: string;
  readonly form: string;
  readonly event: 'effective' | 'withdrawn' | 'deregistered';
  readonly date: IsoDate;
}

export interface OverhangFact extends FactRef {
  readonly instrument: 'warrant' | 'convertible';
  readonly asOf: IsoDate;
  /** Shares issuable; null where the count is unknown (then the factor is a lower bound). */
  readonly shares: number | null;
  readonly exercisePrice: number | null;
  readonly exercisableFrom: IsoDate | null;
  readonly expires: IsoDate | null;
  readonly variablePrice: boolean;
  readonly preFunded: boolean;
  /** Of a variable price: 0.2 converts at 80 % of the market price. Absent or null: not stated. */
  readonly discount?: number | null;
  /** USD a share, as filed; a variable price never falls below it. */
  readonly floorPrice?: number | null;
  /** USD; of convertibles. */
  readonly principal?: number | null;
  /** As the document names it; absent: nothing distinguishes it from others of its kind. */
  readonly label?: string;
  /** Place among the statements of its document. */
  readonly ordinal?: number;
  readonly state?: 'outstanding' | 'offered' | 'to be issued' | null;
}

export type ComplianceStatus =
  | 'notified'
  | 'compliance_plan'
  | 'extension'
  | 'second_period'
  | 'hearing'
  | 'determination'
  | 'suspended'
  | 'delisted'
  | 'regained';

export interface ComplianceFact extends FactRef {
  readonly exchange: 'nasdaq' | 'nyse' | 'nyse-american' | 'other';
  readonly deficiency: 'bid_price' | 'equity' | 'market_value' | 'late_filing' | 'other';
  readonly status: ComplianceStatus;
  readonly noticeDate: IsoDate;
  /** Last day of the compliance period that the notice opens; absent or null: not stated. */
  readonly periodEnds?: IsoDate | null;
}

/** A split: `numerator` new shares for `denominator` old ones (1-for-20 reverse: 1/20). */
export interface SplitFact extends FactRef {
  readonly effectiveDate: IsoDate;
  readonly numerator: number;
  readonly denominator: number;
}

/** A split that was approved or announced without a day: it counts once share counts show it. */
export interface SplitPlan extends FactRef {
  readonly numerator: number;
  readonly denominator: number;
}

/** A merger or de-SPAC closing: share growth across it is not an issue of shares for cash. */
export interface MergerFact extends FactRef {
  readonly kind: 'merger' | 'de-spac';
  readonly effectiveDate: IsoDate;
}

export interface PricePoint {
  readonly date: IsoDate;
  /** As quoted on the day (not split-adjusted). */
  readonly close: number;
  readonly volume: number | null;
}

/** Daily closes in ascending order of date; an array of points is one. */
export interface PriceSeries {
  readonly length: number;
  /** @param index from 0 to `length` − 1 */
  at(index: number): PricePoint | undefined;
}

export const SCORE_DATASETS = [
  'offerings',
  'cash',
  'share-float',
  'overhang',
  'compliance',
  'splits',
  'regsho',
] as const;
export type ScoreDataset = (typeof SCORE_DATASETS)[number];

/** Why a filing counts as unparsed although it was read: it speaks of outstanding convertibles that no row has. */
export const NOT_UNDERSTOOD = 'not understood: amounts of outstanding convertibles';

/**
 * What was searched for a dataset. `not-covered`: no parser, or the issuer's filings of the period were never
 * discovered. Otherwise all its filings of the dataset's forms since `from` are known, and `unparsed` lists those that
 * are not parsed (rejected, missing or pending) or not understood: they may hide a row.
 */
export interface DatasetCoverage {
  readonly status: 'covered' | 'not-covered';
  readonly from: IsoDate | null;
  readonly unparsed: readonly {
    readonly accessionNumber: AccessionNumber;
    readonly form: string;
    readonly publicAt: IsoTimestamp;
    readonly reason: string;
  }[];
  /** The filing dates whose indexes were read, in order, to name what is missing; absent where only `from` is known. */
  readonly indexed?: readonly DateRange[];
}

/** A filing of a form that some dataset is read from, as an index or a header lists it. */
export interface ListedFiling {
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly publicAt: IsoTimestamp;
  readonly periodOfReport: IsoDate | null;
}

/**
 * Everything scoring may look at for one issuer. Lists are in no order; scoring selects what was public. Facts loaded
 * for a range of days carry the lookbacks of each day.
 */
export interface IssuerFacts {
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly shareCounts: readonly ShareCountFact[];
  readonly cash: readonly CashFact[];
  readonly offerings: readonly OfferingFact[];
  readonly registrations: readonly RegistrationFact[];
  readonly issuances?: readonly IssuanceFact[];
  readonly overhang: readonly OverhangFact[];
  readonly compliance: readonly ComplianceFact[];
  readonly splits: readonly SplitFact[];
  readonly splitPlans?: readonly SplitPlan[];
  readonly mergers?: readonly MergerFact[];
  /** Known filings of the datasets' forms, read or not (`coverage`): what a search that finds nothing has searched. */
  readonly filings: readonly ListedFiling[];
  /** Empty where there is no price source for the issuer. */
  readonly prices: PriceSeries;
  /** Dates on which the issuer was on an exchange's threshold list; null where no list was loaded. */
  readonly regshoDates: ReadonlySet<IsoDate> | null;
  readonly coverage: Readonly<Record<ScoreDataset, DatasetCoverage>>;
  /**
   * Facts public so many days before the as-of date, or earlier, do not count, apart from statements of instruments;
   * absent: all facts count.
   */
  readonly lookbackDays?: number;
  /** The same for offerings and registrations, which need longer: given with `lookbackDays`. */
  readonly offeringLookbackDays?: number;
}

/** Offerings and registrations share file numbers, and have the longer lookback. */
export function isOfRegistration(fact: object): boolean {
  return 'fileNumber' in fact;
}

/** Terms of an instrument may have been stated long before: its statements have no lookback. */
export function isOfInstrument(fact: object): boolean {
  return 'preFunded' in fact;
}
