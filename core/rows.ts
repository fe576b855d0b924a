import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik, ParserVersion, RawSourceKey } from './ids.ts';
import type { SourceSpan } from './spans.ts';

/** Exact decimal as text, for example `"-1234000.5"`: what `numeric` columns hold. Never a float. */
export type DecimalText = string;

/** A named cross-check of a parse, stored with every row it covers. */
export interface CrossValidation {
  readonly name: string;
  readonly passed: boolean;
  /** The one value it covers, by path in the result (`warrants[0].count`); absent: all of them. Rows leave it out. */
  readonly path?: string;
}

/**
 * What every stored row carries: provenance, versions and confidence. The database adds `recorded_at`; when the row became
 * public is its filing's time, which only `raw.filings` has.
 */
export interface RowMeta {
  readonly cik: Cik;
  readonly accessionNumber: AccessionNumber;
  readonly rawSourceKey: RawSourceKey;
  readonly parserVersion: ParserVersion;
  readonly materializationVersion: string;
  /** Span of the row's leading value; null for values without a document (companyfacts). */
  readonly sourceSpan: SourceSpan | null;
  /** Column name → source span of that value. */
  readonly valueSpans: Readonly<Record<string, SourceSpan>>;
  readonly extractionTraceId: string;
  /** 0–1, by the parser's documented rule. */
  readonly confidence: number;
  readonly crossValidations: readonly CrossValidation[];
}

/** Filer identity as the filing's own dei facts state it. */
export interface FilerIdentityValues {
  readonly name: string | null;
  readonly ticker: string | null;
  readonly exchange: string | null;
  readonly securityTitle: string | null;
  readonly documentType: string | null;
  readonly documentPeriodEnd: IsoDate | null;
  readonly fiscalYearEnd: string | null;
  readonly isShellCompany: boolean | null;
  readonly filerCategory: string | null;
}

/** One statement of shares outstanding or of the public float, as filed (not split-adjusted). */
export interface ShareFloatValues {
  /** Date the share count is stated for. */
  readonly asOf: IsoDate;
  /** Class member or title; empty for all common stock. Part of the natural key. */
  readonly shareClass: string;
  /** `cover` (dei), `balance-sheet`, `prospectus`, `annual-float`. Part of the natural key. */
  readonly basis: 'cover' | 'balance-sheet' | 'prospectus' | 'annual-float';
  readonly sharesOutstanding: DecimalText | null;
  /** US dollars. */
  readonly publicFloat: DecimalText | null;
  readonly publicFloatAsOf: IsoDate | null;
}

/** Cash, burn and runway at one balance date, from one periodic report. US dollars unless `currency` says otherwise. */
export interface CashPositionValues {
  /** Balance date. */
  readonly asOf: IsoDate;
  readonly currency: string;
  readonly cashAndEquivalents: DecimalText | null;
  readonly shortTermInvestments: DecimalText | null;
  /** Operating cash flow of the most recent reported duration, signed as filed. */
  readonly operatingCashFlow: DecimalText | null;
  readonly operatingCashFlowStart: IsoDate | null;
  readonly operatingCashFlowEnd: IsoDate | null;
  /** Trailing-twelve-month operating cash flow; null if it cannot be computed from this filing's facts. */
  readonly ttmOperatingCashFlow: DecimalText | null;
  /** −operating cash flow ÷ (days ÷ 30.4375); null where no duration is reported. */
  readonly monthlyBurn: DecimalText | null;
  /** (cash + short-term investments) ÷ monthly burn; null where burn ≤ 0 or unknown. */
  readonly runwayMonths: DecimalText | null;
  /** True: the filing states substantial doubt. False: none found, or alleviated. Null: no text searched. */
  readonly goingConcern: boolean | null;
  /** Management's runway statement, at most 200 characters as printed. */
  readonly runwayStatement: string | null;
}

export const OFFERING_TYPES = [
  'atm',
  'registered_direct',
  'best_efforts',
  'firm_commitment',
  'ipo',
  'shelf',
  'resale',
  'rights',
  'eloc',
  'other',
] as const;
export type OfferingType = (typeof OFFERING_TYPES)[number];

/** An offering as one document states it. Amounts in US dollars, counts in shares or units. */
export interface OfferingEventValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  /** SEC file number that ties takedowns to their registration: `"333-277095"`. */
  readonly fileNumber: string | null;
  readonly type: OfferingType;
  readonly isAtm: boolean;
  readonly isPrimary: boolean;
  readonly isResale: boolean;
  readonly securities: readonly string[];
  readonly sharesOffered: DecimalText | null;
  readonly pricePerShare: DecimalText | null;
  readonly grossProceeds: DecimalText | null;
  readonly netProceeds: DecimalText | null;
  readonly maxAggregateOffering: DecimalText | null;
  readonly registeredAmount: DecimalText | null;
  readonly fee: DecimalText | null;
  /** Whether the document says that General Instruction I.B.6 (Form F-3: I.B.5) limits the offering. */
  readonly babyShelfApplies: boolean | null;
  readonly babyShelfPublicFloat: DecimalText | null;
  readonly babyShelfSoldLast12Months: DecimalText | null;
  /** A last reported sale price that the document states, and its date. */
  readonly statedPrice: DecimalText | null;
  readonly statedPriceDate: IsoDate | null;
  readonly sharesOutstandingBefore: DecimalText | null;
  readonly sharesOutstandingAfter: DecimalText | null;
}

/** One change of a registration statement's status. */
export interface RegistrationEventValues {
  readonly fileNumber: string;
  readonly form: string;
  readonly event: 'effective' | 'withdrawn' | 'deregistered';
  readonly date: IsoDate;
}
