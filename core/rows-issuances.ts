import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** Shares issued over a period through one channel, as one document totals them, as filed (not split-adjusted). */
export interface IssuanceValues {
  readonly form: string;
  readonly channel: 'atm' | 'equity-line' | 'exercise' | 'conversion';
  /** As the document names the program: "2022 ATM Program". */
  readonly program: string | null;
  /** Of the registration that the program sells from. */
  readonly fileNumber: string | null;
  /** `cumulative`: since the program began. */
  readonly basis: 'period' | 'since-period-end' | 'cumulative';
  /** Both included; null: a cumulative total of a program whose beginning is not stated. */
  readonly periodStart: IsoDate | null;
  readonly periodEnd: IsoDate;
  readonly shares: DecimalText | null;
  /** US dollars. */
  readonly grossProceeds: DecimalText | null;
  readonly netProceeds: DecimalText | null;
  /** US dollars per share. */
  readonly averagePrice: DecimalText | null;
  /** US dollars; of conversions. */
  readonly principal: DecimalText | null;
  /** US dollars per share; of exercises and conversions. */
  readonly strike: DecimalText | null;
  /** Of exercises; null: not stated. */
  readonly cashless: boolean | null;
  /** Of exercises: of pre-funded warrants; null: not stated. */
  readonly preFunded: boolean | null;
}

/** The closing of an offering, with what its document says of the offering, as filed. */
export interface OfferingClosingValues {
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly closedOn: IsoDate;
  /** When its agreement was signed or its price set. */
  readonly agreedOn: IsoDate | null;
  readonly shares: DecimalText | null;
  /** US dollars per share. */
  readonly pricePerShare: DecimalText | null;
  /** US dollars. */
  readonly grossProceeds: DecimalText | null;
  readonly netProceeds: DecimalText | null;
}

/** Long-term marketable securities beside a statement of how long funds last. */
export interface RunwaySecuritiesValues {
  readonly asOf: IsoDate;
  /** US dollars. */
  readonly longTermInvestments: DecimalText;
  /** Whether the statement counts them. */
  readonly counted: boolean;
}
