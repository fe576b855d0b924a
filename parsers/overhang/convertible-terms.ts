import { type Witness, type WitnessedValue, withWitness, witnessed } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, type Match, matchesIn, numberOf, type Printed } from '../prose/matches.ts';
import { DOUBTFUL } from '../prose/stated-items.ts';
import { floatingIn, isUponDefault, sharesPerThousand } from './conversion-price.ts';
import { maturityDateOf, rateIn } from './convertible-names.ts';
import { convertibleFrom } from './convertible-when.ts';
import { addMaturity, isOfSome } from './maturities.ts';
import { restated } from './restated.ts';
import { floorBeside, isOfDiscount, marketTerms, NEW_FLOOR, originalIssueDiscount } from './variable-price.ts';

const BEARS = verbose('gi')`
  (?:bears?|bore|bearing|accrues?|accruing|incurs?|carr(?:y|ies))(?: simple)? interest(?: rates?)?(?: on[^.;%]{0,60})? (?:at|of)[^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?(?:%|percent)
  |bear(?:s|ing)? (?:an? )?(\d{1,2}(?:\.\d{1,4})?) ?%(?: simple| annual| per annum)? (?:interest|(?:annual )?rate of interest)
  |interest (?:shall |will )?accrues? (?:on [^.;%]{0,80} )?at [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%
  |(\d{1,2}(?:\.\d{1,4})?) ?%(?: per annum)? (?:stated |annual |fixed )?interest(?: rate|(?: per annum)?(?=[,.;])|(?= per annum))
  |(?<!default )interest (?:of|at) (?:a rate of )?(\d{1,2}(?:\.\d{1,4})?) ?%
  |interest rate (?:of|equal to) (?:[a-z-]+(?: and [a-z-]+)? percent \()?(\d{1,2}(?:\.\d{1,4})?) ?%
  |(?:annual interest(?: rate)? of|with(?: simple)? interest at (?:the|a|an annual) rate of) (\d{1,2}(?:\.\d{1,4})?) ?%
  |interest is payable [\w, -]{0,40}?at (?:(?:a|the) rate of )?(\d{1,2}(?:\.\d{1,4})?) ?%
  |interest (?:to the \w+ )?on [^.;%]{0,140} at (?:the|a) rate of [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%`;
const CONVERSION = verbose('gi')`
  (?:conversion price(?:[^$;%]|%(?= (?:[A-Za-z]{3,20} ){0,4}(?:[Nn]otes?|[Dd]ebentures?)\b)){0,160}?
  |convert(?:ible|ed|s)?\b[^$;%]{0,160}?\b(?:at|of) (?:an? )?(?:[\w -]{0,40}?(?:price|rate) )?(?:of |equal to )?(?:[a-z -]{2,30}dollars? \()?)
  (?:(?:US)?\$|USD) ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]]| ?(?:million|billion|in ))`;
/** "dividing the principal by (ii) $0.11": the price of each share. */
const DIVIDED = verbose('gi')`
  (?:divid(?:ing|ed)\b[^$;]{0,260}? by (?:\(\w{1,3}\) )?(?:[\w -]{0,40}price of )?|\(ii\) )
  (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?=[^.]{0,12} \((?:the )?"Conversion Price"|[ .,;]|$)(?! ?(?:million|billion))`;
/** Terms as amended. */
const NEW_RATE =
  /\binterest at \d{1,2}(?:\.\d{1,4})? ?%[^.;%]{0,30}?,? (?:but|and|which) (?:was|has been|were)(?: subsequently| later| since)? (?:reduced|increased|raised|lowered) to (\d{1,2}(?:\.\d{1,4})?) ?%|\b(?:increas|reduc|lower|rais|amend)(?:e|ed|ing)? the (?:annual )?interest rate (?:from \d{1,2}(?:\.\d{1,4})? ?% )?to (\d{1,2}(?:\.\d{1,4})?) ?%|interest rate[^.;%]{0,80}\b(?:reduced|increased|amended|changed|raised|lowered)\b(?:[^.;%]{0,40}%)?[^.;%]{0,40}?\bto (\d{1,2}(?:\.\d{1,4})?) ?%/gi;
const NEW_MATURITY =
  /(?:maturity(?: date)?[^.;]{0,120}?\b(?:extended|amended|changed)\b|\b(?:(?:extend|amend|chang)(?:e|ed|ing)? (?:the|its|their)|extension of the) (?:maturity(?: date)?|due date))[^.;]{0,80}?\b(?:to|until) (?:[A-Z][a-z]+ \d{1,2}, \d{4},? and (?:then|later|subsequently|again|further) (?:to|until) )?([A-Z][a-z]+ \d{1,2}, \d{4}|(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4})(?!\d)/g;
const NEW_PRICE = verbose('gi')`
  (?:reduc|lower|decreas|adjust|amend|increas|chang)(?:e|ed|ing)? the (?:fixed |initial )?conversion price(?:[^$;.]|\.\d){0,60}?(?:from (?:US)?\$ ?[\d.,]*\d(?: per share)? )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d)|conversion price of (?:US)?\$ ?[\d.,]*\d[^$;]{0,60}?\b(?:was|were|has been)(?: subsequently| further| since)? (?:adjusted|reduced|lowered|reset|amended) to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d)|conversion price[^$;]{0,120}?\b(?:reduced|amended|adjusted|lowered|increased|reset|changed)\b[^$;]{0,60
  }?(?:(?:US)?\$ ?[\d.,]*\d[^$;]{0,80}?)?\bto (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]])`;
const NEW_PRINCIPAL = verbose('gi')`
  (?:principal(?: amount| balance)?|balance)(?: of the [^.;$]{3,40})? (?:was|is|were|will be|has been|is hereby|are) increased (?:from (?:US)?\$ ?[\d.,]*\d )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |increas(?:e|ed|ing) the (?:outstanding |original |aggregate )?principal(?: amount| balance)?(?: of [^.;$]{3,50})? (?:from (?:US)?\$ ?[\d.,]*\d )?to (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |\bresulting in (?:an? )?(?:new )?total principal(?: balance| amount)? of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |\b(?:restated|new|amended|increased) principal(?: amount| balance)? (?:is|was|of|became) (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))
  |(?:principal|balance)\b[^.;$]{0,40}\bincreased\b[^.;$]{0,40}\$ ?[\d,]{3,14}(?:\.\d+)?,? for a (?:new )?total (?:outstanding )?principal(?: balance| amount)? of (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d| ?(?:million|billion))`;
const FIXED = /fixed conversion price|fixed price of/i;
const ISSUABLE = verbose('gi')`
  convert(?:ible|ed)?(?: in the aggregate| in full| initially)?(?: by (?:the |its )?[\w ]{3,30})?(?:,? at any time)?(?:,? at the (?:option|election) of [\w' ]{3,30}?,?)?(?: at (?:an? )?[\w ]{0,30}price of (?:US)?\$ ?[\d.,]*\d(?: per share)?)?[ ]
  in ?to[ ]
  (?:up to |an aggregate of |approximately |a total of )*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d+)? million) (?:shares|ordinary|common|class)
  |conversion price[^.;]{0,40}\$ ?[\d.,]*\d(?: per share)?,? (?:or|for) (?:(?:a total of|an aggregate of|up to|approximately) )?(\d{1,3}(?:,\d{3})+) shares
  |(?<!\d|\d,)(\d{1,3}(?:,\d{3})+) (?:ordinary |common |underlying )?shares(?: of [\w ]{3,40})?(?: that (?:are|may be))? (?:issuable|issued|to be issued) (?:upon|on) (?:the )?(?:full |automatic |mandatory )?conversion of\b`;
const RESETS = verbose('i')`
  full[- ]ratchet|price[- ]based anti-?dilution
  |conversion price[^.;]{0,120}(?:will|shall) (?:be )?(?:reset|reduced|adjusted) (?:to|on)|will reset
  |down[- ]round|anti-?dilut(?:ion|ive)[^.;]{0,160}issu\w{1,12}[^.;]{0,120}(?:below|lower than|less than)
  |anti-?dilution[^.;]{0,60}weighted[- ]average`;
const NO_RESET =
  /(?:not|without|no)[^.;]{0,20}price-based|(?:stock|share) splits,[^.;]{0,80}\b(?:events|transactions|dividends|recapitalizations) only|customary adjustments for[^.;]{0,60} only/i;

export type Item = Map<string, WitnessedValue>;

/** A stretch of text about one instrument. */
export interface Stretch {
  readonly text: string;
  readonly range: TextRange;
}

/** Adds the terms that a stretch of text gives one instrument; values that the item already has win. */
export function addTerms(item: Item, { text }: FlatText, range: TextRange, label: Printed): void {
  const stretch = { text, range };
  const named = rateIn(label.text);
  const namedAt = { start: label.start + (named?.start ?? 0), end: label.start + (named?.end ?? 0) };
  if (named !== null && !isOfDiscount(text, namedAt)) put(item, 'interestRate', named.value, namedAt);
  addAmendments(item, stretch);
  const rates = ratesIn(text, range);
  const rate = captured(rates[0]);
  if (rate !== null) put(item, 'interestRate', Number(rate.text), rate, ...restated(rates));
  addMaturity(item, text, range);
  addPrice(item, stretch);
  const issuable = captured(issuableIn(stretch));
  if (issuable !== null) put(item, 'sharesIssuable', sharesOf(issuable.text), issuable);
  const from = convertibleFrom(text, range);
  if (from !== null) put(item, 'convertible', from.value, from);
  const discount = originalIssueDiscount(
    text,
    { start: Math.min(label.start, range.start), end: range.end },
    item.get('principal')?.value,
  );
  if (discount !== null) put(item, 'originalIssueDiscountPercent', discount.value, discount);
  const none = firstMatch(text, range, NO_RESET);
  const resets = none ?? firstMatch(text, range, RESETS);
  if (resets !== null) put(item, 'ratchet', none === null, resets);
  checkProduct(item);
}

function put(
  item: Item,
  member: string,
  value: unknown,
  { start, end }: TextRange,
  ...others: readonly Witness[]
): void {
  if (!item.has(member)) item.set(member, witnessed(value, { start, end }, ...others));
}

function doubtful(value: unknown, { start, end }: TextRange): WitnessedValue {
  return { value, at: { start, end }, confidence: DOUBTFUL };
}

/** "$20.0000 and $16.5000 per share, respectively": an initial price and a present one, or those of two classes. */
const ONE_OF_TWO = /^(?: per share)? and (?:US)?\$ ?[\d.,]*\d\b[^.;]{0,80}\brespectively\b/;

/** The last amendment of a term replaces it. */
function addAmendments(item: Item, { text, range }: Stretch): void {
  for (const [member, amendment] of [
    ['interestRate', NEW_RATE],
    ['maturity', NEW_MATURITY],
    ['conversionPrice', NEW_PRICE],
    ['floorPrice', NEW_FLOOR],
    ['principal', NEW_PRINCIPAL],
  ] as const) {
    const match = matchesIn(text, range, amendment).at(-1);
    const last = captured(match);
    if (match !== undefined && isOfSome(text, match, range)) continue;
    const value = last && (member === 'maturity' ? maturityDateOf(last.text) : numberOf(last.text));
    if (last !== null && value !== null) item.set(member, witnessed(value, { start: last.start, end: last.end }));
  }
}

/** "$.20 per share through December 31, 2019, $.30 per share from …": which step counts, the text does not say. */
const STEPPED =
  /^(?: per share)? (?:through|until|if converted (?:before|by|prior to)|prior to) [A-Z][a-z]+ \d{1,2}, \d{4}/;

/** Adds the conversion price of a stretch, and how it follows the market. */
export function addPrice(item: Item, stretch: Stretch): void {
  const { text, range } = stretch;
  const floats = floatingIn(text, range);
  if (floats !== null) {
    addMarketPrice(item, stretch, floats);
    return;
  }
  const fixed = firstMatch(text, range, FIXED);
  const prices = pricesIn(text, range);
  const [first] = prices;
  const price = captured(first);
  const behind = price === null ? '' : text.slice(price.end, price.end + 140);
  if (price !== null && !item.has('conversionPrice') && (STEPPED.test(behind) || ONE_OF_TWO.test(behind)))
    item.set('conversionPrice', doubtful(numberOf(price.text), price));
  else if (price !== null) put(item, 'conversionPrice', numberOf(price.text), price, ...restated(prices));
  else addPriceOfRatio(item, stretch);
  if (fixed !== null) put(item, 'variablePrice', false, fixed, ...restated(prices));
  else if (first !== undefined && item.has('conversionPrice')) {
    const isFixed = firstMatch(text, range, /VWAP|market price|lowest|discount to/i) === null;
    put(item, 'variablePrice', false, first, ...(isFixed ? restated(prices) : []));
  }
  const from = first ?? item.get('conversionPrice')?.at;
  const near = from === undefined ? null : { start: from.start, end: Math.min(range.end, from.end + FLOOR_REACH) };
  const floor = near && floorBeside(text, near);
  if (floor !== null) put(item, 'floorPrice', numberOf(floor.text), floor);
}

/** How far behind a fixed price its floor may be named. */
const FLOOR_REACH = 900;

/** "10.2345 shares per $1,000 principal amount" without its price: $1,000 ÷ the shares, to the cent. */
function addPriceOfRatio(item: Item, { text, range }: Stretch): void {
  const rate = sharesPerThousand(text, range);
  const shares = numberOf(rate?.text ?? '');
  // A make-whole conversion adds shares up to a maximum.
  const isMost =
    rate !== null && /\bmaximum\b[^.;]{0,40}$/i.test(text.slice(Math.max(range.start, rate.start - 60), rate.start));
  if (rate !== null && !isMost && shares > 0) put(item, 'conversionPrice', Math.round(100_000 / shares) / 100, rate);
}

/** A price that follows the market, with its discount, floor and the fixed price that may stand beside it. */
function addMarketPrice(item: Item, { text, range }: Stretch, floats: TextRange): void {
  const { discount, floor, cap } = marketTerms(text, range, floats);
  const first = pricesIn(text, range).find(({ start }) => start < floats.start);
  const price = captured(first) ?? cap;
  if (price !== null && price.start !== floor?.start && !item.has('conversionPrice'))
    item.set(
      'conversionPrice',
      cap === null ? doubtful(numberOf(price.text), price) : witnessed(numberOf(price.text), price),
    );
  if (discount !== null) put(item, 'discountPercent', discount.value, discount);
  if (floor !== null) put(item, 'floorPrice', numberOf(floor.text), floor);
  // Fixed at first, and then reset by the market.
  if (item.get('variablePrice')?.value === false && discount !== null)
    item.set('variablePrice', doubtful(true, floats));
  if (item.has('variablePrice')) return;
  // Beside a price that is called fixed, the market may only adjust it; words, discount and floor together are sure.
  const isMixed = firstMatch(text, range, FIXED) !== null && cap === null && discount === null;
  const others: readonly Witness[] = discount !== null && (floor !== null || cap !== null) ? ['arithmetic'] : [];
  item.set(
    'variablePrice',
    isMixed ? doubtful(true, floats) : witnessed(true, { start: floats.start, end: floats.end }, ...others),
  );
}

export const COMMON =
  /^(?:(?:the|all|all of the|these|both) (?:(?:convertible|outstanding|promissory|secured|unsecured|senior|above|foregoing|such|of) ){0,4}(?:notes|debentures)|each (?:of the )?(?:(?:convertible|promissory|outstanding|secured) ){0,3}(?:notes?|debentures?))\b(?! (?:payable to|issued to|due|held by))/i;

/** The rate of a sentence about all notes, where the part of the document has no other. */
export function commonRate(flat: FlatText, part: TextRange): WitnessedValue | null {
  const [first, ...others] = ratesIn(flat.text, part);
  const rate = captured(first);
  if (first === undefined || rate === null || others.some((other) => captured(other)?.text !== rate.text)) return null;
  const sentence = sentenceOf(flat, first.start);
  if (!COMMON.test(flat.text.slice(sentence.start, sentence.end))) return null;
  return witnessed(Number(rate.text), { start: rate.start, end: rate.end });
}

function sharesOf(printed: string): number {
  return printed.endsWith(' million') ? Math.round(numberOf(printed.slice(0, -8)) * 1_000_000) : numberOf(printed);
}

/** "at rates ranging from 8.0% to 12.5%": no one rate. */
const RANGE = /\b(?:rang(?:e|es|ed|ing)|between|var(?:y|ies|ying)|not (?:more|less) than|lawful|maximum)\b/i;
const RANGE_BEHIND = /^ ?(?:to|and|-) ?\d{1,2}(?:\.\d{1,4})? ?%/;
/** Interest rates except those of default. */
function ratesIn(text: string, range: TextRange): Match[] {
  return matchesIn(text, range, BEARS).filter((match) => {
    const lead = text.slice(Math.max(range.start, match.start - 160), match.start).split(/[.;] /);
    const rate = captured(match);
    if (RANGE.test(match.text) || RANGE_BEHIND.test(text.slice(match.end, match.end + 24))) return false;
    if (/\b(?:imputed|effective)\b/i.test((lead.at(-1) ?? '').slice(-40) + match.text)) return false;
    return !/(?<!\bin )default/i.test((lead.at(-1) ?? '') + match.text) && !(rate !== null && isOfDiscount(text, rate));
  });
}

const EACH = /\b(?:each|per|one|every) (?:outstanding )?(?:share|\$ ?1,000|note)\b/i;

/** Shares that may be issued: not those of a past conversion, nor a ratio ("each share converts into 1,000 shares"). */
function issuableIn({ text, range }: Stretch): Match | undefined {
  return matchesIn(text, range, ISSUABLE).find((match) => {
    const before = text.slice(Math.max(range.start, match.start - 7), match.start);
    const isPast = /^converted/i.test(match.text) && !/may be |can be $/i.test(before);
    const own = text.slice(Math.max(0, match.start - 200), match.start).split(/[.;] |\n/);
    const isRatio =
      EACH.test(own.at(-1) ?? '') && !/aggregate|total/i.test(match.text) && sharesOf(match.groups[0] ?? '') < 100_000;
    const isExample = /\b(?:for (?:illustration|example)|illustrat\w+|hypothetical\w*)\b/i.test(own.at(-1) ?? '');
    // Shares of preferred stock, not of common.
    const isPreferred = /\bpreferred\b/i.test(text.slice(match.end, match.end + 70).split(/[.;,]/, 1)[0] ?? '');
    const isMost = /\bmaximum of $/i.test(text.slice(Math.max(range.start, match.start - 12), match.start));
    return !isPast && !isRatio && !isExample && !isPreferred && !isMost;
  });
}

/** "convertible preferred stock to an investor at a price of $8.31": the price of a sale, as nothing converts. */
function isOfSale(lead: string): boolean {
  const name = /^convertible (?:(?!at\b|into\b|in\b)[\w-]+ ){0,4}?(?:stock|shares|notes?|debentures?)\b/i.exec(lead);
  return name !== null && !/\bconver[st]/i.test(lead.slice(name[0].length));
}

/** Amounts that no share costs. */
const NO_PRICE =
  /par value|stated value|liquidation|purchase price|face|exceed|floor|\bcap(?:ped)?\b|discount|\bcosts?\b|\bper (?:US)?\$ ?$|(?:lower|less|below)(?: than)? (?:US)?\$ ?$/i;
const OWED = /principal|amount of/i;
/** "convert the outstanding principal at $4.00". */
const PRICED_AT = /\bprincipal\b[^$]{0,30}\bat (?:an? [\w -]{0,24}(?:price|rate) of )?(?:US)?\$ ?$/i;

/** Conversion prices: larger amounts are the principal that is convertible. */
function pricesIn(text: string, range: TextRange): Match[] {
  const isSmall = ({ groups }: Match): boolean => numberOf(groups[0] ?? '') < 5_000;
  const found = matchesIn(text, range, CONVERSION).filter((match) => {
    const lead = match.text.slice(0, -(match.groups[0]?.length ?? 0));
    const near = lead.slice(-60);
    const isOther =
      NO_PRICE.test(near) ||
      /\b(?:rang(?:e|ed|es|ing)|between)\b/i.test(near) ||
      (OWED.test(near) && !PRICED_AT.test(near)) ||
      isOfSale(lead);
    if (isUponDefault(text.slice(Math.max(range.start, match.start - 200), match.end))) return false;
    // "in multiples of $1,000".
    const isLot =
      match.groups[0] === '1,000' &&
      /^ (?:or|in|of|principal|and|thereof)\b/.test(text.slice(match.end, match.end + 12));
    return isSmall(match) && !isLot && !isOther && !/\bwarrants?\b|\bunits?\b/i.test(lead);
  });
  if (found.length > 0) return found;
  return matchesIn(text, range, DIVIDED).filter((match) => {
    const lead = text.slice(Math.max(range.start, match.start - 400), match.start) + match.text;
    return /conver[ts]/i.test(lead) && !/\bwarrants?\b/i.test(lead) && isSmall(match);
  });
}

/** Principal ÷ conversion price = shares issuable, to a share. */
function checkProduct(item: Item): void {
  const members = ['principal', 'conversionPrice', 'sharesIssuable'];
  const [principal, price, shares] = members.map((member) => item.get(member)?.value);
  if (typeof principal !== 'number' || typeof price !== 'number' || typeof shares !== 'number') return;
  if (Math.abs(principal / price - shares) > 1.01) return;
  for (const member of members) {
    const stated = item.get(member);
    if (stated !== undefined) item.set(member, withWitness(stated, 'arithmetic'));
  }
}
