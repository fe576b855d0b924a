import type { Report } from './report.ts';

/** Signs of other dollars, right before "$"; "Series A $3 million" is none: "C$2.10", "HK$ 5", "CAD $3". */
const OTHER_SIGN = /(?:^|[^A-Za-z])(?:(?:CA|CAD|Can\.?|Cdn\.?|AU|AUD|NZ|HK|SG|NT)\s?|[CASR])$/;
/** "Unless stated otherwise, all dollar amounts are in Canadian dollars." */
const OTHER_DOLLARS =
  /\b(?:amounts|figures|references to "?(?:dollars|\$))[^.\n]{0,80}\b(?:in|to) (?:Canadian|Australian|Hong Kong|Singapore) (?:dollars|currency)/i;
/** Releases that may not go to the United States, of an issuer on a Canadian exchange, mean Canadian dollars by a bare sign. */
const NOT_FOR_US =
  /\bnot for (?:dissemination|distribution|release|publication)[^.\n]{0,120}\b(?:united states|u\.s\.)/i;
const CANADIAN_LISTING = /\bTSX ?-?V\b|\bTSX\b|\bTSX Venture\b|\bCanadian Securities Exchange\b|\bCSE:/;
const US_DOLLARS = /\bUS ?\$|\bUSD\b|\bU\.S\. dollars|\bunited states dollars/i;
const OWN_SIGN = /US\s?$|USD\s?$/;

/**
 * Whether the first dollar sign from a place on is of another currency: results are in U.S. dollars, and an amount in
 * another currency is none of them.
 */
export function isForeignAmount({ text }: Report, { start, end }: { start: number; end: number }): boolean {
  const sign = text.indexOf('$', Math.max(0, start - 2));
  if (sign < 0 || sign > end) return false;
  const before = text.slice(Math.max(0, sign - 6), sign);
  if (OWN_SIGN.test(before)) return false;
  const head = text.slice(0, 20_000);
  return OTHER_SIGN.test(before) || OTHER_DOLLARS.test(head) || isCanadian(head);
}

function isCanadian(head: string): boolean {
  return NOT_FOR_US.test(head) && CANADIAN_LISTING.test(head) && !US_DOLLARS.test(head);
}
