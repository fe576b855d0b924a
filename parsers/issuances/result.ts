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

/** The closing of an offering; amounts in US dollars. */
export interface OfferingClosing {
  readonly closedOn: IsoDate;
  readonly agreedOn?: IsoDate;
  readonly shares?: number;
  readonly pricePerShare?: number;
  readonly grossProceeds?: number;
  readonly netProceeds?: number;
}

export interface LongTermSecurities {
  readonly asOf: IsoDate;
  readonly longTermInvestments: number;
  readonly counted: boolean;
}

export interface IssuancesResult {
  readonly issuances?: readonly Issuance[];
  readonly closings?: readonly OfferingClosing[];
  readonly runwaySecurities?: LongTermSecurities;
}
