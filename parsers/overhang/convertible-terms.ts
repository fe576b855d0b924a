import { pattern } from '../layout/patterns.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedValue } from '../prose/stated-items.ts';
import { floatingIn } from './floating-price.ts';
import { maturityDateOf } from './maturity-date.ts';

export interface Reading {
  readonly value: number;
  readonly from: number;
  readonly length: number;
}

/** The rate that a class is named by. */
export function rateIn(label: string): Reading | null {
  const match = /(\d{1,2}(?:\.\d{1,4})?)(?: (\d)\/(\d))? ?%/.exec(label);
  if (match?.[1] === undefined) return null;
  const fraction = match[2] !== undefined && match[3] !== undefined ? Number(match[2]) / Number(match[3]) : 0;
  return { value: Number(match[1]) + fraction, from: match.index, length: match[0].length };
}

const BEARS = pattern('gi', [
  /(?:bears?|bore|bearing|accrues?|accruing|incurs?|carr(?:y|ies))(?: simple)? interest(?: on[^.;%]{0,60})? (?:at|of)[^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?(?:%|percent)/,
  /bear(?:s|ing)? (?:an? )?(\d{1,2}(?:\.\d{1,4})?) ?%(?: simple| annual| per annum)? interest/,
  /interest (?:shall |will )?accrues? (?:on [^.;%]{0,80} )?at [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%/,
  /(\d{1,2}(?:\.\d{1,4})?) ?%(?: per annum)? interest(?: rate|(?: per annum)?(?=[,.;])|(?= per annum))/,
  /interest rate (?:of|equal to) (\d{1,2}(?:\.\d{1,4})?) ?%/,
  /(?:annual interest(?: rate)? of|with(?: simple)? interest at (?:the|a|an annual) rate of) (\d{1,2}(?:\.\d{1,4})?) ?%/,
  /interest on [^.;%]{0,80} at (?:the|a) rate of [^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?%/,
]);
const MATURES = pattern('g', [
  /(?:matur(?:es?|ed|ing|ity(?: date)?(?: of the [^.;,$]{3,60}?)?(?: of| is| was)?)|due|payable)(?: and payable)?(?: in full)?(?: on| is| of)? ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)/,
  /\bon ([A-Z][a-z]+ \d{1,2}, \d{4}),? \((?:the )?"Maturity Date"\)|\bdue (?:in )?((?:19|20)\d\d)\b/,
]);
const CONVERSION = pattern(
  'gi',
  [
    /conversion price[^$;%]{0,160}?/,
    /convert(?:ible|ed)?\b[^$;%]{0,160}?\b(?:at|of) (?:an? )?(?:[\w -]{0,40}?(?:price|rate) )?(?:of |equal to )?(?:[a-z -]{2,30}dollars? \()?/,
  ],
  /(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]]| ?(?:million|billion|in ))/,
);
/** "dividing the principal by (ii) $0.11": the price of each share. */
const DIVIDED = pattern(
  'gi',
  [/divid(?:ing|ed)\b[^$;]{0,260}? by (?:\(\w{1,3}\) )?(?:[\w -]{0,40}price of )?|\(ii\) /],
  /(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?=[^.]{0,12} \((?:the )?"Conversion Price"|[ .,;]|$)(?! ?(?:million|billion))/,
);
/** Terms that an amendment put in the place of others. */
const NEW_RATE =
  /interest rate[^.;%]{0,80}\b(?:reduced|increased|amended|changed|raised|lowered)\b(?:[^.;%]{0,40}%)?[^.;%]{0,40}?\bto (\d{1,2}(?:\.\d{1,4})?) ?%/gi;
const NEW_MATURITY =
  /maturity(?: date)?[^.;]{0,120}?\b(?:extended|amended|changed)\b[^.;]{0,80}?\b(?:to|until) ([A-Z][a-z]+ \d{1,2}, \d{4})(?!\d)/g;
const NEW_PRICE =
  /conversion price[^$;]{0,120}?\b(?:reduced|amended|adjusted|lowered|increased|reset|changed)\b[^$;]{0,60}?(?:(?:US)?\$ ?[\d.,]*\d[^$;]{0,80}?)?\bto (?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d|[A-Za-z]\d|[lIOo]\b|\.[^\s\w"')([\]])/gi;
const FIXED = /fixed conversion price|fixed price of/i;
const ISSUABLE = pattern('gi', [
  /convert(?:ible|ed)?(?: in the aggregate| in full| initially)?(?: by (?:the |its )?[\w ]{3,30})?(?:,? at any time)?(?:,? at the (?:option|election) of [\w' ]{3,30}?,?)?(?: at (?:an? )?[\w ]{0,30}price of (?:US)?\$ ?[\d.,]*\d(?: per share)?)? in ?to (?:up to |an aggregate of |approximately |a total of )*(\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d+)? million) (?:shares|ordinary|common|class)/,
  /(?<!\d|\d,)(\d{1,3}(?:,\d{3})+) shares of [\w ]{3,40} issuable upon (?:the )?(?:full )?conversion of\b/,
]);
const RESETS = pattern('i', [
  /full[- ]ratchet|price[- ]based anti-?dilution/,
  /conversion price[^.;]{0,120}(?:will|shall) (?:be )?(?:reset|reduced|adjusted) (?:to|on)|will reset/,
  /down[- ]round|anti-?dilut(?:ion|ive)[^.;]{0,160}issu\w+[^.;]{0,120}(?:below|lower than|less than)/,
  /anti-?dilution[^.;]{0,60}weighted[- ]average/,
]);
const NO_RESET =
  /(?:not|without|no)[^.;]{0,20}price-based|(?:stock|share) splits,[^.;]{0,80}\b(?:events|transactions|dividends|recapitalizations) only|customary adjustments for[^.;]{0,60} only/i;
/**
 * Where a value that the stretch tells only once is sure: nowhere, in the paragraph of the instrument, or in all of the
 * stretch, there being no other instrument.
 */
export type Sole = 'never' | 'paragraph' | 'document';

/** What a stretch of text says of the terms of one instrument; what the item has already stays. */
export function addTerms(
  item: Map<string, StatedValue>,
  terms: FlatText,
  range: TextRange,
  label: string,
  labelAt: TextRange,
  sole: Sole = 'never',
): void {
  const words = terms.text.slice(range.start, range.end);
  const at = (from: number, length: number): TextRange => ({
    start: range.start + from,
    end: range.start + from + length,
  });
  const put = (member: string, value: unknown, from: number, length: number, confidence: number): void => {
    if (!item.has(member)) item.set(member, { value, at: at(from, length), confidence });
  };
  const named = rateIn(label);
  if (named !== null && !item.has('interestRate')) {
    const start = labelAt.start + named.from;
    item.set('interestRate', { value: named.value, at: { start, end: start + named.length }, confidence: CHECKED });
  }
  for (const [member, pattern] of [
    ['interestRate', NEW_RATE],
    ['maturity', NEW_MATURITY],
    ['conversionPrice', NEW_PRICE],
  ] as const) {
    const last = [...words.matchAll(pattern)].at(-1);
    const printed = last?.[1];
    if (last === undefined || printed === undefined) continue;
    const value = member === 'maturity' ? maturityDateOf(printed) : numberOf(printed);
    if (value === null) continue;
    const from = last.index + last[0].lastIndexOf(printed);
    item.set(member, { value, at: at(from, printed.length), confidence: STATED });
  }
  const surely = (index: number, values: readonly (string | undefined)[]): number => {
    const isNear = sole === 'document' || (sole === 'paragraph' && !words.slice(0, index).includes('\n'));
    return isNear && new Set(values).size === 1 ? 0.9 : STATED;
  };
  const allBears = bearsIn(words);
  const bears = allBears[0] ?? null;
  const rate = bears?.slice(1).find((one) => one !== undefined);
  if (bears !== null && rate !== undefined)
    put(
      'interestRate',
      Number(rate),
      bears.index + bears[0].lastIndexOf(rate),
      rate.length,
      surely(
        bears.index,
        allBears.map((one) => one.slice(1).find((value) => value !== undefined)),
      ),
    );
  const matures = maturesIn(words);
  const due = matures?.[1] ?? matures?.[2] ?? matures?.[3];
  const date = due === undefined ? null : maturityDateOf(due);
  if (matures !== null && due !== undefined && date !== null) {
    // "due 2027" in the name, and the day in the text.
    const known = item.get('maturity');
    const isFuller = typeof known?.value === 'string' && date.length > 4 && date.startsWith(known.value);
    if (isFuller) item.delete('maturity');
    const dates = [...words.matchAll(MATURES)].flatMap((one) => one[1] ?? one[2] ?? []);
    const sure = isFuller ? CHECKED : /^\d{4}$/.test(due) ? 0.9 : surely(matures.index, dates);
    // Two days, respectively: which is this one's is not said here.
    const isOneOfTwo = /^,? and [A-Z][a-z]+ \d{1,2}, \d{4}/.test(words.slice(matures.index + matures[0].length));
    put('maturity', date, matures.index + matures[0].lastIndexOf(due), due.length, isOneOfTwo ? DOUBTFUL : sure);
  }
  const floats = floatingIn(words);
  const fixed = FIXED.exec(words);
  const prices = conversionsIn(words);
  const price = prices[0] ?? null;
  const printed = price?.[1];
  if (price !== null && printed !== undefined && !(floats !== null && floats.index < price.index)) {
    const from = price.index + price[0].lastIndexOf(printed);
    const sure = surely(
      price.index,
      prices.map((one) => one[1]),
    );
    put('conversionPrice', numberOf(printed), from, printed.length, floats === null ? sure : DOUBTFUL);
  }
  if (floats !== null) put('variablePrice', true, floats.index, floats[0].length, fixed === null ? 0.9 : DOUBTFUL);
  else if (fixed !== null) put('variablePrice', false, fixed.index, fixed[0].length, 0.9);
  else if (price !== null && item.has('conversionPrice'))
    put(
      'variablePrice',
      false,
      price.index,
      price[0].length,
      surely(
        price.index,
        [/VWAP|market price|lowest|discount to/i.exec(words)?.[0]].filter((one) => one !== undefined).concat(price[0]),
      ),
    );
  const issuable = issuableIn(words, terms.text.slice(Math.max(0, range.start - 200), range.start));
  const shares = issuable?.[1] ?? issuable?.[2];
  if (issuable !== null && shares !== undefined) {
    put('sharesIssuable', sharesOf(shares), issuable.index + issuable[0].lastIndexOf(shares), shares.length, STATED);
  }
  const none = NO_RESET.exec(words);
  const resets = RESETS.exec(words);
  if (none !== null) put('ratchet', false, none.index, none[0].length, STATED);
  else if (resets !== null) put('ratchet', true, resets.index, resets[0].length, STATED);
  checkProduct(item);
}

const COMMON = /^(?:the|each|all|each of the|all of the) (?:[\w-]+ ){0,3}?(?:convertible )?(?:notes?|debentures?)\b/i;

/** The rate that a sentence about all notes gives, where the part of the document prints no other. */
export function commonRate(terms: FlatText, { start, end }: TextRange): StatedValue | null {
  const rates = bearsIn(terms.text.slice(start, end));
  const [first] = rates;
  const rate = rateOf(first);
  if (first === undefined || rate === undefined || rates.some((other) => rateOf(other) !== rate)) return null;
  const from = start + first.index;
  const sentence = sentenceOf(terms, from);
  if (!COMMON.test(terms.text.slice(sentence.start, sentence.end))) return null;
  const at = from + first[0].lastIndexOf(rate);
  return { value: Number(rate), at: { start: at, end: at + rate.length }, confidence: STATED };
}

function rateOf(match: RegExpExecArray | undefined): string | undefined {
  return match?.slice(1).find((one) => one !== undefined);
}

function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

function sharesOf(printed: string): number {
  return printed.endsWith(' million') ? Math.round(numberOf(printed.slice(0, -8)) * 1_000_000) : numberOf(printed);
}

/** The rates that are not those of default. */
function bearsIn(words: string): RegExpExecArray[] {
  return [...words.matchAll(BEARS)].filter((match) => {
    const lead =
      words
        .slice(Math.max(0, match.index - 160), match.index)
        .split(/[.;] /)
        .at(-1) ?? '';
    return !/default/i.test(lead + match[0]);
  });
}

/** The first maturity; the full date of the same year where only a year is first. */
function maturesIn(words: string): RegExpExecArray | null {
  let first: RegExpExecArray | null = null;
  for (const match of words.matchAll(MATURES)) {
    const year = first?.[3];
    if (first === null) first = match;
    else if (year !== undefined && (match[1] ?? match[2])?.endsWith(year)) return match;
    if (first[3] === undefined) break;
  }
  return first;
}

const EACH = /\b(?:each|per|one|every) (?:outstanding )?(?:share|\$ ?1,000|note)\b/i;

/** What was converted is shares already. */
function issuableIn(words: string, before: string): RegExpExecArray | null {
  for (const match of words.matchAll(ISSUABLE)) {
    const isPast = /^converted/i.test(match[0]) && !/may be |can be $/i.test(words.slice(0, match.index).slice(-7));
    // "Each share is convertible into 1,000 shares" is a ratio.
    const lead = `${before}${words.slice(Math.max(0, match.index - 200), match.index)}`.slice(-200);
    const own = lead.split(/[.;] |\n/).at(-1) ?? '';
    const isRatio = EACH.test(own) && !/aggregate|total/i.test(match[0]) && sharesOf(match[1] ?? '') < 100_000;
    if (!isPast && !isRatio) return match;
  }
  return null;
}

/** The prices of conversion: amounts of thousands are the principal that is convertible. */
function conversionsIn(words: string): RegExpExecArray[] {
  const found = [...words.matchAll(CONVERSION)].filter((match) => {
    const lead = match[0].slice(0, -(match[1]?.length ?? 0));
    const isOther = /principal|amount of|par value|exceed|floor|discount|\bcosts?\b|\bper (?:US)?\$ ?$/i.test(
      lead.slice(-60),
    );
    return numberOf(match[1] ?? '') < 5_000 && !isOther && !/\bwarrants?\b|\bunits?\b/i.test(lead);
  });
  if (found.length > 0) return found;
  return [...words.matchAll(DIVIDED)].filter((match) => {
    const lead = words.slice(Math.max(0, match.index - 400), match.index) + match[0];
    return /conver[ts]/i.test(lead) && !/\bwarrants?\b/i.test(lead) && numberOf(match[1] ?? '') < 5_000;
  });
}

/** Principal ÷ conversion price = shares issuable, to a share. */
function checkProduct(item: Map<string, StatedValue>): void {
  const [principal, price, shares] = ['principal', 'conversionPrice', 'sharesIssuable'].map(
    (member) => item.get(member)?.value,
  );
  if (typeof principal !== 'number' || typeof price !== 'number' || typeof shares !== 'number') return;
  const holds = Math.abs(principal / price - shares) <= 1.01;
  for (const member of ['principal', 'conversionPrice', 'sharesIssuable']) {
    const stated = item.get(member);
    if (stated !== undefined) item.set(member, { ...stated, confidence: holds ? CHECKED : stated.confidence });
  }
}
