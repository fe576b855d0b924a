import type { IsoDate } from '../core/dates.ts';
import type { IssuerProfile } from './issuer.ts';
import type { OfferingTruth, WarrantTruth } from './truth.ts';

/** Everything a prospectus or registration statement says that a parser is asked for. */
export interface ProspectusTruth {
  readonly profile: IssuerProfile;
  readonly form: string;
  readonly filedDate: IsoDate;
  /** Date of the base prospectus that a supplement adds to. */
  readonly baseDate: IsoDate | null;
  readonly offering: OfferingTruth;
  readonly warrants: readonly WarrantTruth[];
  /** Selling stockholders with the shares they offer; for resales. */
  readonly sellers: readonly { readonly name: string; readonly shares: number }[];
}

/** Cents for prices, whole dollars for sums that have none. */
export function cents(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A per-share figure that may be negative: `$(0.45)`. */
export function perShare(value: number): string {
  const figure = Math.abs(value).toFixed(Math.abs(value) < 0.1 && value !== 0 ? 4 : 2);
  return value < 0 ? `$(${figure})` : `$${figure}`;
}

/** A sum of money: cents only where there are any. */
export function sum(value: number): string {
  const whole = Math.abs(value - Math.round(value)) < 0.005;
  const [integer = '0', fraction] = value.toFixed(whole ? 0 : 2).split('.');
  const body = integer.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? body : `${body}.${fraction}`;
}
