import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** A class of warrants as one document states it, as filed (not split-adjusted). */
export interface WarrantValues {
  /** The filing date. */
  readonly asOf: IsoDate;
  readonly label: string;
  /** Shares; null where the filing states only a total for several classes. */
  readonly count: DecimalText | null;
  /** US dollars per share. */
  readonly exercisePrice: DecimalText | null;
  /** What a buyer pays for a pre-funded warrant. Absent before overhang@2. */
  readonly purchasePrice?: DecimalText | null;
  readonly expires: IsoDate | null;
  /** As printed, where the document states no date. */
  readonly expiresText: string | null;
  /** Stated, or the last day that a stated period after the issue can end: counted from the filing. */
  readonly exercisableFrom: IsoDate | null;
  readonly exercisableText: string | null;
  readonly priceProtection: boolean | null;
  readonly ratchet: boolean | null;
  readonly preFunded: boolean;
  readonly status: 'outstanding' | 'offered' | 'to be issued';
}

/** Convertible debt or preferred stock as one document states it. */
export interface ConvertibleValues {
  readonly asOf: IsoDate;
  readonly label: string;
  /** US dollars. */
  readonly principal: DecimalText | null;
  /** US dollars per share. */
  readonly conversionPrice: DecimalText | null;
  readonly maturity: IsoDate | null;
  readonly maturityYear: number | null;
  /** Percent per year. */
  readonly interestRate: DecimalText | null;
  readonly variablePrice: boolean | null;
  readonly ratchet: boolean | null;
  readonly sharesIssuable: DecimalText | null;
  /** Of a variable price, as the following are absent before overhang@2: 20 converts at 80 % of the market price. */
  readonly discountPercent?: DecimalText | null;
  /** US dollars per share. */
  readonly floorPrice?: DecimalText | null;
  readonly originalIssueDiscountPercent?: DecimalText | null;
  readonly convertibleFrom?: IsoDate | null;
  /** As printed, where the document states no date. */
  readonly convertibleText?: string | null;
}

export interface RofrValues {
  readonly holder: string | null;
  readonly scope: string;
  readonly durationMonths: number | null;
  readonly tailMonths: number | null;
  readonly tailFeePercent: DecimalText | null;
}

export interface LockupValues {
  readonly parties: 'company' | 'directors and officers' | 'holders';
  readonly days: number;
  readonly startsOn: IsoDate | null;
  readonly endsOn: IsoDate | null;
  readonly conditions: string | null;
}
