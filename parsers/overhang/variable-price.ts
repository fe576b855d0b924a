import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, type Match, matchesIn, numberOf, type Printed } from '../prose/matches.ts';

const PERCENT = '(\\d{1,2}(?:\\.\\d+)?) ?(?:%|percent)(?:\\) ?percent|\\)(?= (?:of|multiplied|times)))?';
const MARKET = '(?:average|lowest|market|trading|closing|VWAP|VWAPs|bid|volume|arithmetic|last)';
/** "94% of the lowest daily VWAP", "80% multiplied by the average closing price". */
const SHARE_OF_MARKET = verbose('gi')`
  ${PERCENT} ?(?:\([^)]{2,30}\) ?)?(?:multiplied by|times|of)(?: the)?[^.;%$]{0,60}?\b${MARKET}\b`;
/** "a 20% discount to the lowest closing price", "a discount of 20% to the market price". */
const DISCOUNT_TO = verbose('gi')`
  ${PERCENT} discount (?:to|from|off|of)(?: of)? (?:the |our )?[^.;%$]{0,60}?\b${MARKET}\b
  |\bdiscount (?:of|equal to) ${PERCENT} (?:to|from|off|of) (?:the |our )?[^.;%$]{0,60}?\b${MARKET}\b`;
/** "at a discount of 40% of the lowest price": what is taken off the price, not what is left of it. */
const OF_DISCOUNT = /\bdiscount(?: rate)?(?: \([^)]{2,20}\))?,? (?:of|equal to|at) (?:an? )?$/i;
const DOLLARS = '(?:US)?\\$ ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?!,?\\d|\\.\\d| ?(?:million|billion))';
/** "the floor price of $0.25", "(the "Floor Price") of $0.25", "subject to a floor of $0.25", "in no event below $0.25". */
const FLOOR = verbose('gi')`
  \bfloor(?: conversion)?(?: price)?"?\)?(?:,? which is|,? being|,? initially|,? currently| equal to| shall be| will be| is| then| now){0,3}(?: set at| of| at|:)? (?:initially |currently )?${DOLLARS}
  |\b(?:in no event|not|never)\b[^.;$%]{0,60}?\b(?:lower|less|below|fall below|be below)(?: than)? ${DOLLARS}
  |${DOLLARS}(?: per share)?,? \((?:the |as adjusted,? the )?"Floor(?: Conversion)? Price"\)
  |\b(?:minimum|lowest) conversion price (?:of|is) ${DOLLARS}
  |\bgreater of:? (?:\([\w]{1,3}\) )?${DOLLARS}
  |\bor ${DOLLARS}(?: per share)?,? whichever is (?:greater|higher)`;
/** "the lower of (i) $3.8250 per share (the "Fixed Price") and (ii) 94% of". */
const LOWER_OF = verbose('gi')`
  \b(?:lower|lesser|lessor|lowest|least) of:?,? (?:\([\w]{1,3}\),? )?(?:an? |the )?(?:[\w ]{0,40}?(?:price|rate) (?:of|equal to) )?${DOLLARS}
  |\b(?:lower|lesser|lessor|lowest|least) of\b(?:[^.$]|\.\d){4,260}?\b(?:or|and) (?:\(?\w{1,3}\) )?(?:an? |the )?(?:[\w ]{0,40}?(?:price|rate) (?:of|equal to) )?${DOLLARS}`;
/** Prices of sales and of redemption, which the market sets too. */
const OTHER = /\b(?:purchase price|redemption|repurchase|exercise price|principal amount)\b[^.;]{0,40}$/i;
const CONVERSION = /\bconver[st]/i;

/** "amended to raise the floor conversion price from $0.10 to $0.50". */
export const NEW_FLOOR = verbose('gi')`
  \b(?:reduc|lower|decreas|adjust|amend|increas|chang|rais|reset)(?:e|ed|es|ing|t)? the floor(?: conversion)?(?: price)?(?:[^$;.]|\.\d){0,60}?(?:from (?:US)?\$ ?[\d.,]{0,12}\d(?: per share)? )?to ${DOLLARS}
  |floor(?: conversion)?(?: price)? of (?:US)?\$ ?[\d.,]{0,12}\d,? (?:but |which |and |was |has been |been ){0,4}(?:subsequently |later |then ){0,2}(?:reduced|lowered|raised|increased|reset|amended|adjusted)\b(?:[^$;.]|\.\d){0,60}? to ${DOLLARS}`;
/** A price that is called a floor. */
const NAMED_FLOOR = /\bfloor\b/i;

/** The floor beside a fixed conversion price, which later sales or splits may lower down to it. */
export function floorBeside(text: string, range: TextRange): Printed | null {
  const floor = ofConversion(text, range, FLOOR);
  if (floor === null) return null;
  return NAMED_FLOOR.test(text.slice(Math.max(range.start, floor.start - 60), floor.end + 60)) ? floor : null;
}

/** Where the market sets a conversion price: the sentences around the words that say so. */
export interface MarketTerms {
  /** Percent below the market. */
  readonly discount: (Printed & { readonly value: number }) | null;
  readonly floor: Printed | null;
  /** The fixed price of "the lower of". */
  readonly cap: Printed | null;
}

/**
 * The discount, floor and fixed alternative of a conversion price that follows the market.
 *
 * @param floats the words by which it follows the market
 */
export function marketTerms(text: string, range: TextRange, floats: TextRange): MarketTerms {
  const near = { start: Math.max(range.start, floats.start - 500), end: Math.min(range.end, floats.end + 700) };
  const own = { start: Math.max(range.start, floats.start - 200), end: Math.min(range.end, floats.end + 200) };
  return {
    discount: discountIn(text, own),
    floor: ofConversion(text, near, FLOOR),
    cap: ofConversion(text, own, LOWER_OF),
  };
}

/** "80% to 90%": no one percentage. */
const RANGE = /\d ?% ?(?:to|and|-) ?$/;

function discountIn(text: string, range: TextRange): MarketTerms['discount'] {
  const found = [
    ...matchesIn(text, range, SHARE_OF_MARKET)
      .filter(({ start }) => !OF_DISCOUNT.test(text.slice(Math.max(range.start, start - 50), start)))
      .map((match) => ({ match, of: (value: number) => 100 - value })),
    ...matchesIn(text, range, DISCOUNT_TO).map((match) => ({ match, of: (value: number) => value })),
  ].filter(
    ({ match }) =>
      !RANGE.test(text.slice(Math.max(range.start, match.start - 12), match.start)) &&
      !OTHER.test(text.slice(Math.max(range.start, match.start - 60), match.start)),
  );
  for (const { match, of } of found) {
    const printed = captured(match);
    const value = Math.round(of(numberOf(printed?.text ?? '')) * 1e6) / 1e6;
    if (printed !== null && value > 0 && value < 100) return { ...printed, value };
  }
  return null;
}

function ofConversion(text: string, range: TextRange, pattern: RegExp): Printed | null {
  const isOwn = ({ start, text: words }: Match): boolean => {
    const lead = text.slice(Math.max(range.start, start - 400), start) + words;
    return CONVERSION.test(lead) && !OTHER.test(text.slice(Math.max(range.start, start - 50), start));
  };
  return captured(matchesIn(text, range, pattern, 20).find(isOwn));
}

const OID = verbose('gi')`
  original issue discount(?:s)?(?: \("?OID"?\))? (?:of|equal to|at) (?:approximately )?${PERCENT}
  |${PERCENT} (?:\([^)]{2,30}\) )?(?:original[- ]issue[- ]discount|OID)\b
  |\bOID of ${PERCENT}`;
const OID_DOLLARS = verbose('i')`
  original issue discount(?: \("?OID"?\))? (?:of|equal to|totaling|in the amount of) (?:approximately )?${DOLLARS}`;

/** The original issue discount in percent of the principal, where it is stated so or in dollars of a known principal. */
export function originalIssueDiscount(
  text: string,
  range: TextRange,
  principal: unknown,
): (TextRange & { readonly value: number }) | null {
  const percent = captured(matchesIn(text, range, OID, 1)[0]);
  if (percent !== null) return { start: percent.start, end: percent.end, value: Number(percent.text) };
  const dollars = captured(firstMatch(text, range, OID_DOLLARS));
  if (dollars === null || typeof principal !== 'number') return null;
  const value = Math.round((numberOf(dollars.text) / principal) * 1e6) / 1e4;
  return value > 0 && value < 60 ? { start: dollars.start, end: dollars.end, value } : null;
}

/** Whether a percentage is that of a discount, not of interest: "15% Original Issue Discount Senior Convertible Notes". */
export function isOfDiscount(text: string, { start, end }: TextRange): boolean {
  return (
    /^ ?(?:\([^)]{2,30}\) ?)?(?:original[- ]issue|OID|discount)/i.test(text.slice(end, end + 50)) ||
    /(?:discount|OID)(?: \([^)]{2,10}\))?,? (?:of|at|equal to) (?:approximately )?$/i.test(
      text.slice(Math.max(0, start - 50), start),
    )
  );
}
