/** What the methodology's sentences speak of, in their own terms. `null`: missing, which is never zero. */
export interface PlainInputs {
  readonly asOf: string;
  /** P, in today's shares. */
  readonly price: number | null;
  /** SO: every class in today's shares, with the date of the count. */
  readonly shares: PlainCount | null;
  readonly sharesYearAgo: PlainCount | null;
  readonly sharesThreeYearsAgo: PlainCount | null;
  /** Primary gross proceeds of the last 90 days, one by one. */
  readonly proceeds: readonly number[] | null;
  readonly programs: readonly PlainProgram[];
  /** Of what the list may lack something: the search was not complete. */
  readonly unsearched: readonly ('programs' | 'overhang' | 'splits' | 'recentOfferings')[];
  readonly float: PlainFloat | null;
  /** Sales under I.B.6 in the last twelve months. */
  readonly shelfSales: readonly number[] | null;
  readonly balance: PlainBalance | null;
  readonly raises: readonly PlainRaise[] | null;
  /** null: no report was searched for doubt. */
  readonly goingConcern: boolean | null;
  readonly overhang: readonly PlainInstrument[];
  readonly notices: readonly PlainNotice[] | null;
  readonly closes: { readonly known: number; readonly belowDollar: number; readonly atTenCents: number } | null;
  /** Reverse and forward splits of the last three years: new shares for one old. */
  readonly splits: readonly { readonly date: string; readonly ratio: number }[];
  /** Offerings of the last 24 months. */
  readonly recentOfferings: number;
  readonly mergerDates: readonly string[];
  readonly regsho: boolean | null;
  /** Every input verified, and no cross-check failed. */
  readonly verified: boolean;
}

export interface PlainCount {
  readonly date: string;
  readonly classes: readonly number[];
}

export interface PlainProgram {
  readonly kind: 'shelf' | 'atm' | 'equity-line' | 'pending';
  /** `unsure`: whether it became effective is not known. `closed`: expired, withdrawn, completed or not effective. */
  readonly state: 'active' | 'unsure' | 'closed';
  readonly amount: number | null;
  /** A well-known seasoned issuer's indeterminate shelf, or one for debt only. */
  readonly givesNoCapacity: boolean;
  readonly insideShelf: boolean;
  readonly isF3: boolean;
  readonly takedowns: readonly (number | null)[];
}

export interface PlainFloat {
  readonly stated: number;
  /** The price it rests on and the highest close of the last 60 days, in today's shares; null: used as stated. */
  readonly carry: { readonly from: number; readonly highest: number } | null;
}

export interface PlainBalance {
  readonly date: string;
  readonly cash: number;
  readonly investments: number;
  readonly flow: { readonly amount: number; readonly start: string; readonly end: string } | null;
  /** Trailing-twelve-month operating cash flow; null where it cannot be formed. */
  readonly trailingYear: number | null;
}

export interface PlainRaise {
  readonly gross: number;
  readonly net: number | null;
}

export interface PlainInstrument {
  readonly kind: 'warrant' | 'convertible';
  /** Today's shares; null: the filing states no count. */
  readonly shares: number | null;
  /** USD for one of today's shares. */
  readonly strike: number | null;
  readonly exercisableFrom: string | null;
  readonly variablePrice: boolean;
}

export interface PlainNotice {
  readonly exchange: string;
  readonly deficiency: string;
  readonly status: string;
  /** Of the latest notice, and of the first of the open sequence. */
  readonly date: string;
  readonly since: string;
}

export interface PlainScore {
  /** F1 … F5. */
  readonly factors: readonly (number | null)[];
  readonly status: 'scored' | 'withheld';
  readonly score: number | null;
  readonly lo: number;
  readonly hi: number;
  readonly band: string | null;
  readonly confidence: string;
  readonly presentWeight: number;
  readonly overallRisk: string | null;
  readonly offeringAbilityRisk: string | null;
  readonly dilutionRisk: string | null;
  readonly historicalRisk: string | null;
  readonly cashNeedLevel: string | null;
  readonly warrantExerciseRating: string | null;
  readonly regsho: boolean | null;
}
