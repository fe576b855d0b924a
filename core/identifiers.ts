import type { IsoDate } from './dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from './ids.ts';
import type { SourceSpan } from './spans.ts';

export type IdentifierKind = 'name' | 'ticker' | 'cusip' | 'sic';

/**
 * filing-header: EDGAR's header of a filing. former-name: the header's list of former names. filing-cover: the tagged
 * cover page. schedule-13: the cover of a Schedule 13D or 13G about the company. sec-13f-list: the SEC's Official List
 * of Section 13(f) Securities. sec-ticker-file: the SEC's list of company tickers.
 */
export type IdentifierSource =
  | 'filing-header'
  | 'former-name'
  | 'filing-cover'
  | 'schedule-13'
  | 'sec-13f-list'
  | 'sec-ticker-file';

/** An identifier of an entity or of one of its securities, with the days on which it held. */
export interface Identifier {
  readonly cik: Cik;
  readonly kind: IdentifierKind;
  /** As printed. */
  readonly value: string;
  readonly valueKey: string;
  readonly source: IdentifierSource;
  /** First date on which a statement of it was public; null: before the first change that is known. */
  readonly validFrom: IsoDate | null;
  /** Exclusive: date of the first statement with another in its place; null: none. */
  readonly validTo: IsoDate | null;
  readonly lastStated: IsoDate;
  readonly statements: number;
  /** Class of the security that a ticker or CUSIP names, as printed. */
  readonly securityTitle: string | null;
  readonly exchange: string | null;
  /** First filing that states it; null for lists. */
  readonly accessionNumber: AccessionNumber | null;
  readonly sourceSpan: SourceSpan | null;
  readonly rawSourceKey: RawSourceKey | null;
}

/**
 * The form in which identifiers are compared.
 *
 * @example identifierKey('name', 'Société Générale & Co., Inc.') // "societe generale and co inc"
 * @example identifierKey('ticker', 'brk-b') // "BRK.B"
 */
export function identifierKey(kind: IdentifierKind, value: string): string {
  if (kind === 'ticker') return value.trim().toUpperCase().replace(/[-/ ]/g, '.');
  if (kind !== 'name') return value.trim().toUpperCase();
  return value
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether an identifier held on a date. */
export function holdsOn({ validFrom, validTo }: Pick<Identifier, 'validFrom' | 'validTo'>, date: IsoDate): boolean {
  return (validFrom === null || validFrom <= date) && (validTo === null || date < validTo);
}
