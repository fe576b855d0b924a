/**
 * What the methodology's sentences speak of, ready to be computed with. Shares and prices in those of the as-of date;
 * US dollars. `null`: missing, which is never zero.
 */
export interface ReadyInputs {
  readonly asOf: string;
  /** P. */
  readonly price: number | null;
  /** SO: the latest stated count, and what closed deals have added since (point 4). */
  readonly shares: (ReadyCount & { readonly added: number }) | null;
  /** Stated counts. */
  readonly sharesYearAgo: ReadyCount | null;
  readonly sharesThreeYearsAgo: ReadyCount | null;
  readonly mergerDates: readonly string[];

  /** Primary issuance of the last 90 days, each sale once; null: the filing states no amount. */
  readonly proceeds: readonly (number | null)[];
  /** The indexes of the 90 days were read, and nothing of them is unparsed. */
  readonly isProceedsSearched: boolean;
  readonly soldStockInYear: boolean;
  /** Effective and not ended or expired; resale registrations excluded. */
  readonly hasEffectiveRegistration: boolean;
  readonly programs: readonly ReadyProgram[];
  /** The indexes of the life of shelves were read, and nothing of them is unparsed. */
  readonly isProgramsSearched: boolean;
  readonly float: ReadyFloat | null;
  readonly ib6: ReadyIb6 | null;

  readonly balance: ReadyBalance | null;
  /** Cash that came in after the balance date; null: not searched. */
  readonly raises: readonly { readonly gross: number | null; readonly net: number | null }[] | null;
  /** null: no report was searched for doubt. */
  readonly goingConcern: boolean | null;

  readonly instruments: readonly ReadyInstrument[];
  /** A periodic report with a balance date at most 400 days old was read for instruments. */
  readonly isInstrumentsSearched: boolean;

  /** The latest state of each deficiency, of the common stock only. */
  readonly notices: readonly ReadyNotice[];
  readonly isNoticesSearched: boolean;
  /** Of the last 30 and 10 closes; null: no price of the last ten days. */
  readonly closes: { readonly belowDollar: number; readonly atTenCents: number } | null;

  /** Effective splits of the last three years. */
  readonly splits: readonly ReadySplit[];
  readonly isSplitsSearched: boolean;
  /** Distinct offerings of the last 24 months. */
  readonly recentOfferings: number;
  readonly isRecentOfferingsSearched: boolean;
  readonly regsho: boolean | null;
  /** Every input used is verified and has no failed cross-check, those of live programs included. */
  readonly isVerified: boolean;
}

export interface ReadyCount {
  readonly date: string;
  /** All classes summed. */
  readonly shares: number;
}

export interface ReadyProgram {
  /** `pending`: an S-1 or F-1 primary offering that is not sold yet. */
  readonly kind: 'shelf' | 'atm' | 'equity-line' | 'pending';
  /** `unsure`: whether it became effective is not known. `closed` ones count nowhere. */
  readonly state: 'active' | 'unsure' | 'closed';
  readonly amount: number | null;
  readonly givesNoCapacity: boolean;
  /** Of an ATM or equity line: it sells from one of the shelves of this list. */
  readonly isInsideShelf: boolean;
  /** Sales under it. */
  readonly takedowns: readonly (number | null)[];
}

export interface ReadyFloat {
  readonly stated: number;
  /** Close at the date of the float, and the highest close of the last 60 days; null: taken as stated. */
  readonly carry: { readonly from: number; readonly highest: number } | null;
}

/** Point 6. `null` amounts: not known. */
export interface ReadyIb6 {
  /** Known sales of the twelve months to the as-of date. */
  readonly inside: number | null;
  readonly statement: {
    readonly amount: number;
    /** Known sales of the statement's own twelve months that are older than the as-of date's. */
    readonly left: number;
    readonly after: number | null;
  } | null;
}

export interface ReadyBalance {
  readonly date: string;
  readonly cash: number;
  readonly shortTerm: number;
  /** Long-term securities that the filing counts into its runway statement; else 0. */
  readonly longTerm: number;
  readonly flow: { readonly amount: number; readonly start: string; readonly end: string } | null;
  /** Trailing-twelve-month operating cash flow; null where it cannot be formed. */
  readonly trailingYear: number | null;
}

export interface ReadyInstrument {
  readonly kind: 'warrant' | 'pre-funded-warrant' | 'convertible';
  readonly shares: number | null;
  readonly strike: number | null;
  readonly exercisableFrom: string | null;
  readonly variablePrice: boolean;
  readonly discount: number | null;
  readonly floorPrice: number | null;
  readonly principal: number | null;
}

export interface ReadyNotice {
  readonly exchange: string;
  readonly deficiency: string;
  readonly status: string;
  /** Of the latest notice, and of the first of the open sequence. */
  readonly date: string;
  readonly since: string;
  readonly periodEnds: string | null;
}

export interface ReadySplit {
  readonly date: string;
  /** New shares for one old. */
  readonly ratio: number;
}
