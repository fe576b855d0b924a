import type { IsoDate } from './dates.ts';
import type { DecimalText } from './rows.ts';

/** One reporting person of one Schedule 13D or 13G. Counts are shares; powers are over shares, not property. */
export interface BeneficialOwnerValues {
  readonly form: string | null;
  readonly issuerName: string | null;
  readonly issuerCik: string | null;
  readonly cusip: string | null;
  readonly securitiesClass: string | null;
  readonly eventDate: IsoDate | null;
  readonly amendment: number | null;
  readonly name: string | null;
  readonly personCik: string | null;
  readonly sharesOwned: DecimalText | null;
  /** 8.5 for 8.5%. */
  readonly percentOfClass: DecimalText | null;
  readonly soleVoting: DecimalText | null;
  readonly sharedVoting: DecimalText | null;
  readonly soleDispositive: DecimalText | null;
  readonly sharedDispositive: DecimalText | null;
  readonly memberOfGroup: boolean | null;
  readonly typeOfReportingPerson: readonly string[];
  readonly citizenship: string | null;
}

/** Name of the cross-check of a schedule's cover against EDGAR's header, for consumers of its CIK. */
export const SUBJECT_COMPANY_CHECK = 'issuer = subject company of the header';
