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
