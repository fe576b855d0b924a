import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik, Sha256 } from './ids.ts';
import type { Reason } from './parser.ts';
import type { ComplianceStatus, FactRef, IssuanceChannel } from './score-inputs.ts';

/** The five factors in the order of their weights: F1 … F5 of the methodology. */
export const FACTOR_IDS = [
  'activeOfferingPressure',
  'cashRunwayPressure',
  'convertibleWarrantOverhang',
  'shareFloatVelocity',
  'compliancePressure',
] as const;
export type FactorId = (typeof FACTOR_IDS)[number];

/** In ascending order; the index of a band or level is its code in columns. */
export const BANDS = ['low', 'moderate', 'elevated', 'high'] as const;
export type Band = (typeof BANDS)[number];
export const LEVELS = ['low', 'medium', 'high'] as const;
export type Level = (typeof LEVELS)[number];
/** The code of null in columns of bands, levels and booleans. */
export const NO_CODE = 255;

/**
 * `present`: facts were found. `none`: searched, and there are none (counts as zero). `missing`: not covered, not
 * parsed, too old or not stated, which is never zero.
 */
export type InputState = 'present' | 'none' | 'missing';

/** A caveat about an input. `doubt`: bars confidence `high`, as a failed cross-check does. */
export interface InputFlag extends Reason {
  readonly doubt: boolean;
}

export type InputUnit = 'USD' | 'USD/share' | 'shares' | 'ratio' | 'days' | 'closes' | 'status' | 'boolean';

/** One value that a score uses. `source` is null for values of the price series or a threshold list. */
export interface InputItem {
  readonly label: string;
  readonly value: number | string | boolean | null;
  readonly unit: InputUnit;
  readonly date: IsoDate | null;
  readonly source: FactRef | null;
}

/** What a search that found nothing has read: indexes of the window, and the filings that they list. */
export interface SearchEvidence {
  /** Filing dates of the window; the indexes list every filing of it. */
  readonly from: IsoDate;
  readonly to: IsoDate;
  /** Filings of the dataset's forms; a parser read each of them. */
  readonly filings: number;
  readonly byForm: Readonly<Record<string, number>>;
  readonly firstFiled: IsoDate | null;
  readonly lastFiled: IsoDate | null;
  /** The issuer's newest annual or quarterly report that was read, also from before the window. */
  readonly newestReport: {
    readonly accessionNumber: AccessionNumber;
    readonly form: string;
    readonly filedDate: IsoDate;
    readonly periodOfReport: IsoDate | null;
  } | null;
}

export interface InputGroup<I extends InputItem = InputItem> {
  readonly state: InputState;
  /** Why missing, or what was searched without a result; null where present. */
  readonly reason: Reason | null;
  readonly flags: readonly InputFlag[];
  readonly items: readonly I[];
  /** Where the search found nothing; absent otherwise. */
  readonly searched?: SearchEvidence;
}

export interface PriceItem extends InputItem {
  readonly value: number;
  readonly kind: 'close' | 'stated';
  /** Multiplies the price as quoted into one of today's shares (20 after a 1-for-20 reverse split). */
  readonly splitFactor: number;
}

export interface ShareItem extends InputItem {
  /** As filed. */
  readonly value: number;
  /** Multiplies the count as filed into today's shares (1/20 after a 1-for-20 reverse split). */
  readonly splitFactor: number;
  readonly shareClass: string;
  /** `issued-since`: not a count, but shares that closed after the count's date (`issued`). */
  readonly basis: string;
  readonly issued?: IssuanceChannel | 'offering';
}

/** One offering, however many documents report it. `value`: gross proceeds in USD; null where not stated. */
export interface OfferingItem extends InputItem {
  readonly value: number | null;
  readonly netProceeds: number | null;
  readonly form: string;
  readonly type: string;
  readonly fileNumber: string | null;
  readonly alsoIn: readonly FactRef[];
  /**
   * Where the item is not a priced sale but a total that a filing states for a period, of which `value` is the part
   * inside the window, spread evenly over the days: the period, both days included, and the stated total.
   */
  readonly period?: { readonly from: IsoDate; readonly to: IsoDate; readonly stated: number | null };
  /** Day on which the cash came in, as stated or by the usual settlement; absent: `date`. */
  readonly closedOn?: IsoDate;
  /** Shares sold, as of the closing; null: not stated. Absent before 2026-12-01.1. */
  readonly shares?: number | null;
}

export type ProgramKind = 'shelf' | 'atm' | 'equity-line' | 'pending-registration';
export type ProgramStatus =
  | 'active'
  | 'not-yet-effective'
  | 'effect-unknown'
  | 'expired'
  | 'withdrawn'
  | 'deregistered'
  | 'completed';

/** A facility to sell securities. `value`: the amount registered or agreed, in USD; null where unknown. */
export interface ProgramItem extends InputItem {
  readonly value: number | null;
  readonly kind: ProgramKind;
  readonly status: ProgramStatus;
  readonly form: string;
  readonly fileNumber: string | null;
  /** `indeterminate`: a well-known seasoned issuer's shelf; `debt-only`: neither gives capacity. */
  readonly amountKind: 'amount' | 'indeterminate' | 'debt-only';
  /** Whether it sits inside a shelf, so that its amount is not added to the shelf's. */
  readonly insideShelf: boolean;
  readonly effectiveDate: IsoDate | null;
  readonly expires: IsoDate | null;
  /** Takedowns of a shelf since it became effective; of an ATM or equity line the sales under it that are known. */
  readonly takedowns: readonly OfferingItem[];
}

/** Non-affiliate float in USD as stated, with the prices that restate it at the highest close of the window. */
export interface FloatItem extends InputItem {
  readonly value: number;
  readonly basis: 'offering-statement' | 'annual-float';
  /** Price behind the stated float, in today's shares; null where the float is used as stated. */
  readonly priceThen: number | null;
  /** Highest close of the window before the as-of date, in today's shares. */
  readonly highestClose: number | null;
  readonly highestCloseDate: IsoDate | null;
}

export interface CashItem extends InputItem {
  readonly value: number | null;
  /** `long-term-securities`: those that the filing counts into its runway statement. */
  readonly role:
    | 'cash'
    | 'short-term-investments'
    | 'long-term-securities'
    | 'operating-cash-flow'
    | 'trailing-year-part';
  /** First day of a duration. */
  readonly start: IsoDate | null;
  /** +1 or −1: how a part enters the trailing twelve months. */
  readonly sign: 1 | -1;
}

export interface GoingConcernItem extends InputItem {
  readonly value: boolean;
}

export interface OverhangItem extends InputItem {
  /** Shares issuable, as filed; null where unknown. */
  readonly value: number | null;
  readonly splitFactor: number;
  readonly instrument: 'warrant' | 'convertible';
  /** As filed, USD a share; kept from another statement: in the shares that `value` counts. */
  readonly exercisePrice: number | null;
  readonly exercisableFrom: IsoDate | null;
  readonly expires: IsoDate | null;
  readonly variablePrice: boolean;
  readonly preFunded: boolean;
  /** Exercises and conversions since the shares were stated, which `value` and `principal` are less; absent: none. */
  readonly usedBy?: readonly FactRef[];
  /** As in `OverhangFact`; the floor price as filed. Absent before 2026-12-01.1. */
  readonly discount?: number | null;
  readonly floorPrice?: number | null;
  readonly principal?: number | null;
  /** Terms that the statement of the shares leaves unsaid or that were stated later, with the statements of them. */
  readonly keptTerms?: Readonly<
    Partial<
      Record<
        'exercisePrice' | 'exercisableFrom' | 'expires' | 'variablePrice' | 'discount' | 'floorPrice' | 'principal',
        FactRef
      >
    >
  >;
}

/** The latest state of one deficiency; `since` is the first notice of the open sequence. */
export interface ComplianceItem extends InputItem {
  readonly value: ComplianceStatus;
  readonly exchange: string;
  readonly deficiency: string;
  readonly since: IsoDate;
  /** Stated end of the compliance period; absent before 2026-12-01.1. */
  readonly periodEnds?: IsoDate | null;
}

/** Counted over the closes as quoted. */
export interface ClosesItem extends InputItem {
  readonly value: number;
  /** Trading days looked at. */
  readonly of: number;
  readonly measure: 'below-minimum' | 'at-or-below-floor';
}

export interface SplitItem extends InputItem {
  /** New shares for one old share. */
  readonly value: number;
}

/** A regulation as in force on the as-of date, from the dated rule registry. */
export interface AppliedRule {
  readonly id: string;
  readonly effectiveFrom: IsoDate;
  readonly authority: string;
  readonly parameters: Readonly<Record<string, number>>;
}

/** Everything a score is computed from; the arithmetic reads nothing else. */
export interface ScoreInputs {
  readonly price: InputGroup<PriceItem>;
  readonly shares: InputGroup<ShareItem>;
  readonly sharesYearAgo: InputGroup<ShareItem>;
  readonly sharesThreeYearsAgo: InputGroup<ShareItem>;
  readonly proceeds: InputGroup<OfferingItem>;
  readonly raisesSinceBalance: InputGroup<OfferingItem>;
  readonly programs: InputGroup<ProgramItem>;
  readonly publicFloat: InputGroup<FloatItem>;
  readonly shelfSales: InputGroup<OfferingItem>;
  readonly cash: InputGroup<CashItem>;
  readonly goingConcern: InputGroup<GoingConcernItem>;
  readonly overhang: InputGroup<OverhangItem>;
  readonly compliance: InputGroup<ComplianceItem>;
  readonly closes: InputGroup<ClosesItem>;
  readonly splits: InputGroup<SplitItem>;
  readonly mergers: InputGroup;
  readonly recentOfferings: InputGroup<OfferingItem>;
  readonly regsho: InputGroup;
  /** Priced sales and program sales of the last 12 months. Absent before 2026-12-01.1. */
  readonly soldInYear?: InputGroup<OfferingItem>;
  /** Effective registrations of the issuer's own sales, also of debt and of no stated amount. Absent as above. */
  readonly effectiveRegistrations?: InputGroup;
  readonly rules: readonly AppliedRule[];
}

export type FactorState = 'present' | 'missing';

export interface FactorResult {
  readonly state: FactorState;
  /** 0–100, to nine decimals; null where missing. */
  readonly score: number | null;
  /** What a missing factor contributes to `lo`: its floor, else 0. Equal to `score` where present. */
  readonly least: number;
  /** What a present factor contributes to `hi` where a part of it is unknown; absent: its score. */
  readonly most?: number;
  /** Why missing. */
  readonly reasons: readonly Reason[];
  readonly flags: readonly InputFlag[];
  /** The true value can only be higher. */
  readonly isLowerBound: boolean;
  /** Named intermediate values in the order of the computation; null where unknown. */
  readonly intermediates: Readonly<Record<string, number | string | boolean | null>>;
}

export interface SubRatings {
  readonly overallRisk: Level | null;
  readonly offeringAbilityRisk: Level | null;
  readonly dilutionRisk: Level | null;
  readonly historicalRisk: Level | null;
  readonly cashNeedLevel: Level | null;
  readonly warrantExerciseRating: Level | null;
}

export interface ScoreResult {
  readonly status: 'scored' | 'withheld';
  /** 0–100, one decimal; null where withheld. */
  readonly score: number | null;
  /** The score with every missing factor at its least, and at 100. One decimal; also where the score is withheld. */
  readonly lo: number;
  readonly hi: number;
  readonly band: Band | null;
  /** True where `low` was raised to `moderate` because something is missing. */
  readonly bandBarred: boolean;
  readonly confidence: Level;
  readonly confidenceReasons: readonly Reason[];
  readonly withheldReasons: readonly Reason[];
  /** Weight of the present factors in hundredths. */
  readonly presentWeight: number;
  readonly subRatings: SubRatings;
  /** On a threshold list on the as-of date; null where no list was loaded. */
  readonly regsho: boolean | null;
}

export interface IssuerScore extends ScoreResult {
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly asOf: IsoDate;
  readonly methodologyVersion: string;
  readonly factors: Readonly<Record<FactorId, FactorResult>>;
  readonly inputs: ScoreInputs;
}

/**
 * A score that can be recomputed offline. `hash` is the content hash of everything else but the inputs, which are
 * addressed by their own.
 */
export interface ScoreReceipt {
  readonly receiptVersion: 2;
  readonly cik: Cik;
  readonly ticker: string | null;
  readonly name: string | null;
  readonly asOf: IsoDate;
  readonly methodology: { readonly version: string; readonly contentHash: Sha256 };
  /** Hundredths, by factor. */
  readonly weights: Readonly<Record<FactorId, number>>;
  readonly inputsHash: Sha256;
  readonly inputs: ScoreInputs;
  readonly factors: Readonly<Record<FactorId, FactorResult>>;
  readonly result: ScoreResult;
  readonly hash: Sha256;
}

/** A receipt as it is stored, both parts as canonical JSON: receipts with equal inputs share one text of them. */
export interface StoredReceipt {
  /** Without `inputs`. */
  readonly body: string;
  readonly inputs: string;
}

export interface EncodedReceipt extends StoredReceipt {
  readonly hash: Sha256;
  readonly inputsHash: Sha256;
}

/** An issuer's rank among the scored issuers of one as-of date and methodology. */
export interface ScoreRank {
  readonly cik: Cik;
  /** 0–100; null where the universe has fewer issuers than the methodology requires. */
  readonly percentile: number | null;
  readonly universeSize: number;
  readonly universeHash: Sha256;
}
