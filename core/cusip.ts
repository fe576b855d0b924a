/**
 * Whether nine characters end in the check digit that ANSI X9.6 requires (digits and letters valued 0–35, every second
 * one doubled). One accidental word in ten passes, so the digit supports a reading but never makes one.
 *
 * @example
 * hasCusipCheckDigit('037833100') // true
 */
export function hasCusipCheckDigit(cusip: string): boolean {
  if (cusip.length !== 9) return false;
  let total = 0;
  for (let at = 0; at < 8; at++) {
    const code = cusip.charCodeAt(at);
    const isDigit = code >= 48 && code <= 57;
    if (!isDigit && (code < 65 || code > 90)) return false;
    const value = (isDigit ? code - 48 : code - 55) * (at % 2 === 1 ? 2 : 1);
    total += Math.floor(value / 10) + (value % 10);
  }
  return (10 - (total % 10)) % 10 === cusip.charCodeAt(8) - 48;
}

/**
 * Restores leading zeros that a spreadsheet dropped, where they make the check digit right; otherwise the CUSIP as is.
 *
 * @example
 * restoredCusip('37833100') // "037833100"
 */
export function restoredCusip(cusip: string): string {
  if (cusip.length >= 9 || cusip.length < 6) return cusip;
  const padded = cusip.padStart(9, '0');
  return hasCusipCheckDigit(padded) ? padded : cusip;
}
