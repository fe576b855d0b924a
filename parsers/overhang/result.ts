/** A class of warrants as one document states it: counts in shares, prices in dollars per share. */
export interface Warrant {
  readonly label: string;
  /** Absent where the class is counted only together with others. */
  readonly count?: number;
  readonly exercisePrice?: number;
  /** What a buyer pays for a pre-funded warrant. */
  readonly purchasePrice?: number;
  /** An ISO date, else the document's own words. */
  readonly expires?: string;
  readonly exercisable?: string;
  /** Whether a later sale at a lower price lowers the exercise price. */
  readonly priceProtection?: boolean;
  /** Whether it is then lowered to that price in full. */
  readonly ratchet?: boolean;
  readonly preFunded: boolean;
  readonly status: 'outstanding' | 'offered' | 'to be issued';
}

/** Convertible notes, debentures or preferred stock as one document states them: dollars, and percent per year. */
export interface Convertible {
  readonly label: string;
  readonly principal?: number;
  readonly conversionPrice?: number;
  /** ISO date, a month (YYYY-MM) or a year alone. */
  readonly maturity?: string;
  readonly interestRate?: number;
  /** Whether the price follows the market. */
  readonly variablePrice?: boolean;
  /** Of a variable price: 20 converts at 80 % of the market price. */
  readonly discountPercent?: number;
  /** A variable price never falls below it; dollars per share. */
  readonly floorPrice?: number;
  readonly ratchet?: boolean;
  /** Percent of the principal that the holder does not pay in; no interest rate. */
  readonly originalIssueDiscountPercent?: number;
  /** From when a holder may convert: an ISO date, else the document's own words. */
  readonly convertible?: string;
  readonly sharesIssuable?: number;
}

export interface OverhangResult {
  readonly warrants?: readonly Warrant[];
  readonly convertibles?: readonly Convertible[];
}
