/** Bounds on what one document may cost. Real filings stay an order of magnitude below each. */

/** UTF-16 units of one document; the largest instances on EDGAR are some tens of millions. */
export const MAX_DOCUMENT_CHARS = 128_000_000;
/** Elements inside elements of a plain instance (real: under 10). */
export const MAX_DEPTH = 200;
/** Inline XBRL elements inside each other (real: under 20). */
export const MAX_INLINE_DEPTH = 200;

/**
 * Characters of all values together. Nested text blocks repeat each other's text, so that a small document could ask
 * for any amount; real ones stay under three times their own length.
 */
export function maxOutputChars(inputChars: number): number {
  return 32_000_000 + 8 * inputChars;
}
