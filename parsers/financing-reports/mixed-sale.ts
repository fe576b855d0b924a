import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { captured, matchesIn, type Printed, printedIn } from '../prose/matches.ts';

const COUNT = String.raw`(?<![\d,])(\d{1,3}(?:,\d{3}){1,3})`;
const OFFERED =
  '(?:shares )?(?:(?:of (?:its |our )?(?:[\\w-]{1,30} ){1,4}?)?)(?:(?:that )?(?:are|were|is|will be|to be) )?(?:being )?(?:offered|sold|issued)(?: and (?:offered|sold|issued))?';
const HOLDERS = String.raw`(?:(?:the|certain|existing|of|its|our) ){0,6}(?:selling )?(?:stock|share|security|unit)?holders?\b`;
/**
 * "12,000,000 shares …, of which 10,000,000 are being offered and sold by the Company"; "the Company agreed to sell
 * 1,500,000 shares and the Selling Stockholder agreed to sell 3,500,000".
 */
const OWN_PART = verbose('gi')`
  \bof which ${COUNT} ${OFFERED} by (?:the company|us)\b
  |\b(?:the company|we) agreed to (?:issue and )?sell (?:an aggregate of )?${COUNT} [^.;\d]{0,80}\band ${HOLDERS}[^.;\d]{0,60} agreed to sell `;
/** "6,000,000 are being sold by Corwin and 2,000,000 are being sold by certain selling stockholders", or the other way. */
const TWO_PARTS = verbose('gi')`
  ${COUNT} ${OFFERED} by ((?!certain|selling|existing|the selling)[^.;,\d]{2,60}?),? and ${COUNT} (?:${OFFERED} )?by ${HOLDERS}
  |${COUNT} ${OFFERED} by ${HOLDERS},? and ${COUNT} (?:${OFFERED} )?by (?!certain|selling|existing|the selling)`;

/** The issuer's part of an offering by issuer and holders together. */
export function ownPartOf({ text }: { readonly text: string }, range: TextRange): Printed | null {
  return captured(matchesIn(text, range, OWN_PART, 1)[0]) ?? partOf(text, range);
}

/** Whether the words give the holders a part of what is sold. */
export function isSoldByBoth(text: string, range: TextRange): boolean {
  return matchesIn(text, range, OWN_PART, 1).length > 0 || partOf(text, range) !== null;
}

function partOf(text: string, range: TextRange): Printed | null {
  const [match] = matchesIn(text, range, TWO_PARTS, 1);
  const [first, , , , last] = match?.groups ?? [];
  const own = first ?? last;
  return match === undefined || own === undefined
    ? null
    : printedIn(match, own, first === undefined ? 'last' : 'first');
}
