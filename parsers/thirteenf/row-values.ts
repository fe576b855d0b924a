/** Values of a row's cells, alike in XML and in text tables. */

/** A printed count or amount: digits, optionally with thousands commas, `$`, a fraction, a sign or parentheses. */
export function readNumber(text: string | null): number | null {
  if (text === null || text.length === 0 || text.length > 40) return null;
  if (isDigits(text)) return Number(text);
  const plain = text.replace(/[$\s]/g, '');
  if (/^-0-$/.test(plain)) return 0;
  const match = /^(\()?(-)?(\d{1,3}(?:,\d{3})+|\d+)?(\.\d*)?\)?$/.exec(plain);
  if (!match || (match[3] === undefined && (match[4] === undefined || match[4] === '.'))) return null;
  const value = Number(`${(match[3] ?? '0').replaceAll(',', '')}${match[4] ?? ''}`);
  return match[1] !== undefined || match[2] !== undefined ? -value : value;
}

/** Nearly all numbers are plain digits, and a loop is faster than a pattern. */
function isDigits(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 48 || code > 57) return false;
  }
  return true;
}

/** CUSIP characters only, in upper case; null if nothing is left. */
export function readCusip(text: string | null): string | null {
  if (text === null) return null;
  const cusip = /^[0-9A-Z]*$/.test(text) ? text : text.toUpperCase().replace(/[\s-]/g, '');
  return cusip === '' ? null : cusip;
}

const DISCRETIONS = new Map([
  ['SOLE', 'SOLE'],
  ...['DFND', 'DEFINED', 'DEF', 'SHARED-DEFINED', 'SHARED DEFINED'].map((text) => [text, 'DFND'] as const),
  ...['OTR', 'OTHER', 'OTHR', 'SHARED-OTHER', 'SHARED OTHER'].map((text) => [text, 'OTR'] as const),
]);

/** `SOLE`, `DFND` or `OTR` (Form 13F, column 6); unknown words stay as printed. */
export function readDiscretion(text: string | null): string | null {
  if (text === null || text === '') return null;
  return DISCRETIONS.get(text) ?? DISCRETIONS.get(text.toUpperCase().trim()) ?? text;
}

export function readAmountType(text: string | null): 'SH' | 'PRN' | null {
  if (text === 'SH' || text === null) return text;
  return /^(?:shr?s?|shares?)$/i.test(text) ? 'SH' : /^(?:prn|pr|prin|principal)$/i.test(text) ? 'PRN' : null;
}

export function readPutCall(text: string | null): 'Put' | 'Call' | null {
  if (text === null) return null;
  return /^puts?$/i.test(text) ? 'Put' : /^calls?$/i.test(text) ? 'Call' : null;
}
