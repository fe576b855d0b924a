/** Bounds on the cost of one document. Real filings stay an order of magnitude below each. */

/** UTF-16 units of one document; the largest instances on EDGAR have tens of millions. */
export const MAX_DOCUMENT_CHARS = 128_000_000;
/** Nesting of elements in an instance (real: under 10), and of inline XBRL elements (real: under 20). */
export const MAX_DEPTH = 200;

/**
 * Characters of all values together. Nested text blocks repeat each other's text, so a small document could demand any
 * amount; real ones stay under three times their own length.
 */
export function maxOutputChars(inputChars: number): number {
  return 32_000_000 + 8 * inputChars;
}
