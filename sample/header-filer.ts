import type { IsoDate } from '../core/dates.ts';
import type { Cik } from '../core/ids.ts';
import type { Place } from './issuer.ts';

/** A party as the header of a submission states it. */
export interface HeaderFiler {
  readonly cik: Cik;
  readonly name: string;
  readonly sic: { readonly code: string; readonly title: string } | null;
  readonly ein: string;
  readonly stateOfIncorporation: string;
  /** MMDD. */
  readonly fiscalYearEnd: string;
  readonly place: Place;
  readonly phone: string;
  readonly formerName: { readonly name: string; readonly changed: IsoDate } | null;
}
