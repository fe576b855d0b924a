import type { IsoDate } from '../../core/dates.ts';

export type IssuanceChannel = 'atm' | 'equity-line' | 'exercise' | 'conversion';
export type IssuanceBasis = 'period' | 'since-period-end' | 'cumulative';

/** Shares issued over a period; amounts in US dollars. */
export interface Issuance {
  readonly channel: IssuanceChannel;
  readonly program?: string;
  readonly fileNumber?: string;
  readonly basis: IssuanceBasis;
  readonly periodStart?: IsoDate;
  readonly periodEnd: IsoDate;
  readonly shares?: number;
  readonly grossProceeds?: number;
  readonly netProceeds?: number;
  readonly averagePrice?: number;
  readonly principal?: number;
  readonly strike?: number;
  readonly cashless?: boolean;
  readonly preFunded?: boolean;
}

export interface IssuancesResult {
  readonly issuances?: readonly Issuance[];
}
