import { AppError } from './errors.ts';

declare const brand: unique symbol;
type Branded<T, B extends string> = T & { readonly [brand]: B };

/** Central Index Key as a plain decimal string without leading zeros: `"320193"`. */
export type Cik = Branded<string, 'Cik'>;
/** Accession number with dashes, 18 digits: `"0000320193-24-000123"`. */
export type AccessionNumber = Branded<string, 'AccessionNumber'>;
/** Lower-case hex sha256, 64 digits. */
export type Sha256 = Branded<string, 'Sha256'>;
/** Key of raw bytes: `sha256:<hex>` of the uncompressed submission. */
export type RawSourceKey = Branded<string, 'RawSourceKey'>;
/** `<parser id>@<n>`, for example `xbrl@1`. */
export type ParserVersion = Branded<string, 'ParserVersion'>;

function invalid(what: string, value: unknown): AppError {
  return new AppError(`not ${what}: ${JSON.stringify(value)}`, {
    code: 'invalid-identifier',
    retryable: false,
    context: { value },
  });
}

/**
 * Reads a CIK, with or without leading zeros or a `CIK` prefix.
 *
 * @example
 * parseCik('0000320193') // "320193"
 */
export function parseCik(value: string | number): Cik {
  const digits = String(value)
    .trim()
    .replace(/^CIK/i, '')
    .replace(/^0+(?=\d)/, '');
  if (!/^\d{1,10}$/.test(digits)) throw invalid('a CIK', value);
  return digits as Cik;
}

/** The ten-digit form EDGAR uses in file names: `"0000320193"`. */
export function padCik(cik: Cik): string {
  return cik.padStart(10, '0');
}

/**
 * Reads an accession number, with or without dashes.
 *
 * @example
 * parseAccessionNumber('000032019324000123') // "0000320193-24-000123"
 */
export function parseAccessionNumber(value: string): AccessionNumber {
  const match = /^(\d{10})-?(\d{2})-?(\d{6})$/.exec(value.trim());
  if (!match) throw invalid('an accession number', value);
  return `${match[1]}-${match[2]}-${match[3]}` as AccessionNumber;
}

/** Whether text is an accession number with dashes. */
export function isAccessionNumber(value: string): value is AccessionNumber {
  return /^\d{10}-\d{2}-\d{6}$/.test(value);
}

export function rawSourceKeyOf(sha256: Sha256): RawSourceKey {
  return `sha256:${sha256}` as RawSourceKey;
}

export function sha256OfRawSourceKey(key: RawSourceKey): Sha256 {
  const match = /^sha256:([0-9a-f]{64})$/.exec(key);
  if (!match) throw invalid('a raw source key', key);
  return match[1] as Sha256;
}

export function parserVersionOf(id: string, version: number): ParserVersion {
  return `${id}@${version}` as ParserVersion;
}

/** The parser's id: `"xbrl"` of `"xbrl@1"`. */
export function parserIdOf(version: ParserVersion): string {
  return version.slice(0, version.lastIndexOf('@'));
}

/** Whether text names a version of a parser: `"xbrl@1"`. */
export function isParserVersion(value: string): value is ParserVersion {
  return /^[a-z][a-z\d-]*@[1-9]\d{0,5}$/.test(value);
}
