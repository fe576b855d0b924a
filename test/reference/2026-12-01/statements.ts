/** The things that filings state. For units and `null` see `history.ts`. */
export type Security = 'common' | 'warrants' | 'units' | 'preferred' | 'notes' | 'other';

export interface Source {
  /** As EDGAR names it: `10-Q`, `424B5`, `SC 13D/A`. */
  readonly form: string;
  readonly accession: string;
  /** ISO instant in UTC; null: unknown (old headers), then the end of the filed date in Eastern time. */
  readonly acceptedAt: string | null;
  readonly filedDate: string;
  /** The row's verification passed and no cross-check failed. */
  readonly verified: boolean;
}

interface Base<Kind extends string> {
  readonly says: Kind;
  readonly source: Source;
}

/** Shares outstanding of a class on a date. Classes that share a date are summed. */
export interface ShareCount extends Base<'share-count'> {
  readonly date: string;
  readonly shareClass: string;
  readonly shares: number;
}

/** Market value of the non-affiliates' shares at the prices of `date`. */
export interface StatedFloat extends Base<'float'> {
  readonly date: string;
  readonly amount: number;
}

/** A last reported sale price. */
export interface StatedPrice extends Base<'price'> {
  readonly date: string;
  readonly price: number;
}

/** A registration statement or an amendment of it: the newest amount said counts. */
export interface Registration extends Base<'registration'> {
  readonly fileNumber: string;
  /** `shelf`: S-3, F-3 for later sales; `primary`: S-1, F-1 of the issuer; `resale`: of holders. */
  readonly kind: 'shelf' | 'primary' | 'resale';
  /** Of the registration statement itself, not of its amendments. */
  readonly filedOn: string;
  readonly amount: number | null;
  /** A well-known seasoned issuer's indeterminate shelf, or one for debt only. */
  readonly givesNoCapacity: boolean;
}

export interface RegistrationEvent extends Base<'registration-event'> {
  readonly fileNumber: string;
  readonly event: 'effective' | 'withdrawn' | 'deregistered';
  readonly date: string;
}

/**
 * A primary sale at one price: takedown, registered direct, PIPE, IPO. Never a resale, never an ATM's or an equity
 * line's sales. One sale may be stated by several documents.
 */
export interface Sale extends Base<'sale'> {
  /** Pricing, signing or prospectus date. */
  readonly pricedOn: string;
  readonly closesOn: string | null;
  /** Of the registration that it is a takedown of. */
  readonly fileNumber: string | null;
  readonly shares: number | null;
  readonly pricePerShare: number | null;
  readonly gross: number | null;
  readonly net: number | null;
  /** Whether I.B.6 (F-3: I.B.5) limited it; null: it did if it is a takedown of a shelf. */
  readonly isIb6: boolean | null;
}

/** An at-the-market or purchase agreement. */
export interface Program extends Base<'program'> {
  readonly kind: 'atm' | 'equity-line';
  readonly agreedOn: string;
  /** Of the registration that it sells from. */
  readonly fileNumber: string | null;
  /** Largest aggregate amount. */
  readonly amount: number | null;
}

/** Termination of the program agreed on that day. */
export interface ProgramEnd extends Base<'program-end'> {
  readonly kind: 'atm' | 'equity-line';
  readonly agreedOn: string;
  readonly date: string;
}

/** Shares issued from `from` to `to`, both included, as a total. `from` null: on `to`. */
export interface PeriodSales extends Base<'period-sales'> {
  readonly channel: 'atm' | 'equity-line' | 'exercise' | 'conversion';
  /** Of an ATM or equity line: the day of its agreement; null: not said which. */
  readonly agreedOn: string | null;
  /** Of exercises and conversions: the instrument, with the terms that are stated. */
  readonly instrument: InstrumentTerms | null;
  readonly from: string | null;
  readonly to: string;
  readonly shares: number | null;
  /** Cash paid; 0 for a cashless exercise; of conversions ignored. */
  readonly gross: number | null;
  readonly net: number | null;
  readonly principalConverted: number | null;
}

/** "In the twelve months that end on `date` we have sold … under I.B.6." */
export interface Ib6Sold extends Base<'ib6-sold'> {
  readonly date: string;
  readonly amount: number;
}

export interface Cash extends Base<'cash'> {
  readonly balanceDate: string;
  readonly cash: number | null;
  readonly shortTermInvestments: number | null;
  readonly longTermInvestments: number | null;
  /** The filing counts its long-term marketable securities into its runway statement. */
  readonly countsLongTerm: boolean | null;
  /** Operating cash flow (an outflow is negative) over `start` to `end`, both included. */
  readonly flow: Flow | null;
  /** Of the twelve months to the balance date, where a filing states it. */
  readonly trailingYear: number | null;
  readonly goingConcern: boolean | null;
}

export interface Flow {
  readonly amount: number;
  readonly start: string;
  readonly end: string;
}

export interface InstrumentTerms {
  readonly kind: 'warrant' | 'pre-funded-warrant' | 'convertible';
  /** What tells it from others of its kind: `series a`; null: nothing does. */
  readonly designation: string | null;
  /** Exercise or conversion price; never the purchase price of a pre-funded warrant. */
  readonly strike: number | null;
  readonly expires: string | null;
}

export interface InstrumentStated extends Base<'instrument'>, InstrumentTerms {
  /** The date of which the statement is true. */
  readonly asOf: string;
  readonly shares: number | null;
  readonly exercisableFrom: string | null;
  readonly variablePrice: boolean | null;
  /** 0.2: converts at 80 % of the market price. */
  readonly discount: number | null;
  readonly floorPrice: number | null;
  /** Of convertibles. */
  readonly principal: number | null;
  /** `offered`: not issued yet, which does not count. */
  readonly state: 'outstanding' | 'offered' | null;
}

/** The filing lists every instrument of these kinds that is outstanding on the date; those it omits are gone. */
export interface InstrumentList extends Base<'instrument-list'> {
  readonly asOf: string;
  readonly kinds: readonly InstrumentTerms['kind'][];
}

export interface SplitStated extends Base<'split'> {
  readonly stage: 'proposed' | 'approved' | 'announced' | 'effective' | 'withdrawn';
  /** New shares for one old (1-for-20 reverse: 0.05); null: a range, or unsaid. */
  readonly ratio: number | null;
  readonly effectiveDate: string | null;
}

export interface Notice extends Base<'notice'> {
  readonly exchange: 'nasdaq' | 'nyse' | 'nyse-american' | 'other';
  readonly deficiency: 'bid_price' | 'equity' | 'market_value' | 'late_filing' | 'other';
  readonly status: NoticeStatus;
  readonly date: string;
  /** What the notice concerns; null: unsaid, taken as the common stock. */
  readonly security: Security | null;
  /** End of the compliance period. */
  readonly periodEnds: string | null;
}

export type NoticeStatus =
  | 'notified'
  | 'compliance_plan'
  | 'extension'
  | 'second_period'
  | 'hearing'
  | 'determination'
  | 'suspended'
  | 'delisted'
  | 'regained';

/** A 10-K, 10-Q, 20-F, 40-F or semiannual 6-K that was read for instruments. */
export interface PeriodicReport extends Base<'periodic-report'> {
  readonly balanceDate: string;
}

/** A merger or de-SPAC that closed. */
export interface Merger extends Base<'merger'> {
  readonly date: string;
}
