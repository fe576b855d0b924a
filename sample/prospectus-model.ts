import type { IsoDate } from '../core/dates.ts';
import { grouped } from './html.ts';
import type { IssuerProfile } from './issuer.ts';
import type { OfferingTruth, WarrantTruth } from './truth.ts';

/** Everything in a prospectus or registration statement that a parser reads. */
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

/** The offering's type with the flags that follow from it. */
export function offeringKind(type: OfferingTruth['type']) {
  return { type, isAtm: type === 'atm', isPrimary: type !== 'resale', isResale: type === 'resale' };
}

/** Rounds to cents. */
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
  return grouped(value, Math.abs(value - Math.round(value)) < 0.005 ? 0 : 2);
}
