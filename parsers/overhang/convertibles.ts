import { datesIn } from '../layout/dates.ts';
import { amountsIn } from '../layout/numbers.ts';
import type { CurrentPart } from '../terms-text/current-part.ts';
import { CHECKED, DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../terms-text/stated-items.ts';
import { sentencesWith, type TermsText, type TextRange } from '../terms-text/terms-text.ts';

const MONEY = '((?:US)?\\$ ?\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion|thousand))?)';
const NOTE =
  '((?:(?:(?:\\d{1,2}(?:\\.\\d{1,4})?|\\d{1,2} \\d/\\d) ?%|[A-Z][\\w-]*|senior|secured|unsecured|subordinated|original|issue|discount|promissory|redeemable|exchangeable|junior|mandatorily|zero|coupon|cash-pay|PIK) ){0,8}?[Cc]onvertible (?:[\\w-]+ ){0,4}?(?:[Nn]otes?|[Dd]ebentures?|[Bb]onds?|[Ll]oans?)(?: due (?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4})?)';
/** "an aggregate of $219.5 million principal amount of 1.00% Convertible Debentures", "$100 million 6.75% convertible debentures". */
const AMOUNT_FIRST = new RegExp(
  `${MONEY} (?:(?:in|of|the|an?|its|our|aggregate|original|initial|total|principal|amount|face|value|stated|Company's) ){0,10}${NOTE}`,
  'g',
);
/** "senior secured convertible promissory notes in the aggregate original principal amount of $2,222,222". */
const NOTE_FIRST = new RegExp(
  `${NOTE}(?:s|\\(s\\))?(?: \\([^)]{2,60}\\))?(?: (?:with|to|in favor of) [^$;()\\d]{2,70}?(?: \\([^)]{2,60}\\))?)?,? (?:(?:in|with|for|having|at|of|up|to|the|an?|aggregate|original|initial|total|maximum|combined|principal|amount|face|sum|not|exceeding) ){1,10}${MONEY}`,
  'g',
);
const GONE =
  /\b(?:repurchased?|redeem(?:ed|s)?|retired?|repaid|repay(?:ment)?|exchanged?|extinguish\w*|settled|converted|cancel\w*|paid off|paid in full|forgiven)\b/i;
/** The very next sentence, in the past tense; "as of" a later day it may have been outstanding at the report's own. */
const GONE_NEXT =
  /^ ?(?:the|this|such|all of the) (?:notes?|debentures?) (?:was|were|(?:has|have) been) (?:fully |subsequently )?(?:repaid|paid (?:off|in full)|satisfied|converted in full|extinguished|cancell?ed)(?![^.\n]{0,80}\bas of\b)/i;
const REMAINS = /remain(?:s|ed|ing)?(?: issued and)? outstanding|will be outstanding|(?:is|are|were) outstanding/i;
const NEGATED = /not convertible|no longer convertible|non-convertible/i;
const PRIOR = /\bfair value\b|interest expense|amortiz\w+|\bgain\b|\bloss on\b/i;

interface Found {
  readonly label: string;
  readonly labelAt: TextRange;
  readonly principal: number;
  readonly principalAt: TextRange;
  readonly sentence: TextRange;
  readonly isOutstanding: boolean;
}

/**
 * Convertible debt with its principal, and convertible preferred stock with its terms. Relies on the sentence that
 * names class and principal; terms come from it and from those after it that speak of the notes. What was repaid,
 * exchanged or converted is not outstanding and left out, unless the sentence says what remains.
 */
export function findConvertibles(terms: TermsText, part: CurrentPart): StatedItem[] {
  const all: Found[] = [];
  for (const sentence of sentencesWith(terms, /convertible/gi)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (NEGATED.test(words) || PRIOR.test(words)) continue;
    const isOutstanding = REMAINS.test(words);
    if (GONE.test(words) && !isOutstanding && !/into common equity|reorgani/i.test(words)) continue;
    if (!isOutstanding && GONE_NEXT.test(terms.text.slice(sentence.end, sentence.end + 160))) continue;
    all.push(...notesIn(words, sentence, isOutstanding));
  }
  // Where the document says what remains, that is what there is.
  const remaining = all.filter(({ isOutstanding }) => isOutstanding);
  const chosen = distinct(remaining.length > 0 ? remaining : all);
  const notes = chosen.map((one, index) => noteOf(terms, part, one, chosen[index + 1] ?? null, chosen.length === 1));
  return [...notes, ...preferredOf(terms, part)];
}

function notesIn(words: string, sentence: TextRange, isOutstanding: boolean): Found[] {
  const found: Found[] = [];
  for (const [pattern, money, note] of [
    [AMOUNT_FIRST, 1, 2],
    [NOTE_FIRST, 2, 1],
  ] as const) {
    for (const match of words.matchAll(pattern)) {
      const label = match[note];
      const printed = match[money];
      if (label === undefined || printed === undefined) continue;
      const amount = amountsIn(printed)[0];
      if (amount === undefined || Number(amount.value) <= 1_000) continue;
      const principalStart = match.index + (money === 1 ? match[0].indexOf(printed) : match[0].lastIndexOf(printed));
      const labelStart = match.index + match[0].indexOf(label);
      if (found.some(({ principalAt }) => principalAt.start === sentence.start + principalStart)) continue;
      found.push({
        label: label.trim(),
        labelAt: { start: sentence.start + labelStart, end: sentence.start + labelStart + label.trimEnd().length },
        principal: Number(amount.value),
        principalAt: { start: sentence.start + principalStart, end: sentence.start + principalStart + printed.length },
        sentence,
        isOutstanding,
      });
    }
  }
  return found.sort((a, b) => a.principalAt.start - b.principalAt.start);
}

/** The same principal, or the same rate and maturity again, is the same class. */
function distinct(all: readonly Found[]): Found[] {
  const kept: Found[] = [];
  for (const one of all) {
    const rate = rateIn(one.label);
    const isKnown = kept.some(
      (other) => other.principal === one.principal || (rate !== null && rateIn(other.label)?.value === rate.value),
    );
    if (!isKnown) kept.push(one);
    if (kept.length >= 25) break;
  }
  return kept;
}

interface Reading {
  readonly value: number;
  readonly from: number;
  readonly length: number;
}

function rateIn(label: string): Reading | null {
  const match = /(\d{1,2}(?:\.\d{1,4})?)(?: (\d)\/(\d))? ?%/.exec(label);
  if (match?.[1] === undefined) return null;
  const fraction = match[2] !== undefined && match[3] !== undefined ? Number(match[2]) / Number(match[3]) : 0;
  return { value: Number(match[1]) + fraction, from: match.index, length: match[0].length };
}

const BEARS =
  /(?:bears?|bearing|accrues?|accruing|carr(?:y|ies))(?: simple)? interest(?: on[^.;%]{0,60})? (?:at|of)[^.;%]{0,60}?(\d{1,2}(?:\.\d{1,4})?) ?(?:%|percent)|(\d{1,2}(?:\.\d{1,4})?) ?%(?: per annum)? interest rate|interest rate (?:of|equal to) (\d{1,2}(?:\.\d{1,4})?) ?%/i;
const MATURES =
  /(?:matur(?:es?|ing|ity(?: date)?(?: of| is)?)|due|payable)(?: and payable)?(?: in full)?(?: on| is| of)? ([A-Z][a-z]+ \d{1,2}, \d{4})|\bdue (?:in )?((?:19|20)\d\d)\b/;
const CONVERSION =
  /(?:conversion price[^$;%]{0,160}?|convert(?:ible|ed)?\b[^$;%]{0,160}?\b(?:at|of) (?:an? )?(?:[\w -]{0,40}?(?:price|rate) )?(?:of |equal to )?)(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)(?!,?\d|\.\d| ?(?:million|billion|in ))/gi;
const FLOATING =
  /variable conversion price|(?:conversion price|convert(?:ible|ed|s)?|price (?:per share )?equal to)\b[^;]{0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?: multiplied by| of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)|floating (?:market )?price|lowest (?:trading|closing|bid|VWAP)|market price of[^.;]{0,60}time of (?:its )?conversion/gi;
/** Contingent conversion: when, not at what price. */
const CONTINGENT = /less than|exceed\w*|product of|greater than|at least|more than/i;
const FIXED = /fixed conversion price|fixed price of/i;
const ISSUABLE =
  /convert(?:ible|ed)?(?: in the aggregate| in full| initially)? into (?:up to |an aggregate of |approximately |a total of )*(\d{1,3}(?:,\d{3})+) (?:shares|ordinary|common|class)/i;
const RESETS =
  /full[- ]ratchet|price[- ]based anti-?dilution|conversion price[^.;]{0,120}(?:will|shall) (?:be )?(?:reset|reduced|adjusted) (?:to|on)|will reset|down[- ]round/i;
const NO_RESET =
  /(?:not|without|no)[^.;]{0,20}price-based|(?:stock|share) splits,[^.;]{0,80}\b(?:events|transactions|dividends|recapitalizations) only|customary adjustments for[^.;]{0,60} only/i;
/** How far behind the principal the terms of an instrument stand. */
const REACH = 5_000;

function noteOf(terms: TermsText, part: CurrentPart, one: Found, next: Found | null, isOnly: boolean): StatedItem {
  const item = new Map<string, StatedValue>();
  item.set('label', { value: one.label, at: one.labelAt, confidence: STATED });
  item.set('principal', {
    value: one.principal,
    at: one.principalAt,
    confidence: isOnly || one.isOutstanding ? 0.9 : STATED,
  });
  const stop = Math.min(
    part.end,
    isOnly ? one.sentence.start + 40_000 : one.sentence.start + REACH,
    next?.sentence.start ?? part.end,
  );
  const end = Math.max(stop, one.sentence.end);
  const due = maturityByRate(terms, part, one.label);
  if (due !== null) item.set('maturity', due);
  addTerms(item, terms, { start: one.sentence.start, end }, one.label, one.labelAt);
  return item;
}

/** A class is known by its rate: "1.00% senior convertible debentures due 2035" tells when the 1.00% ones mature. */
function maturityByRate(terms: TermsText, part: CurrentPart, label: string): StatedValue | null {
  const rate = rateIn(label);
  if (rate === null) return null;
  const printed = label
    .slice(rate.from, rate.from + rate.length)
    .replace(/[.]/g, '\\.')
    .replace(' %', ' ?%');
  const named = new RegExp(
    `(?<![\\d.])${printed} (?:[\\w-]+ ){0,5}?[Cc]onvertible (?:[\\w-]+ ){1,4}?due ((?:[A-Z][a-z]+ \\d{1,2}, )?\\d{4})`,
  );
  const match = named.exec(terms.text.slice(part.start, part.end));
  const due = match?.[1];
  if (match === null || due === undefined) return null;
  const start = part.start + match.index + match[0].length - due.length;
  return { value: datesIn(due)[0]?.date ?? due, at: { start, end: start + due.length }, confidence: 0.9 };
}

function addTerms(
  item: Map<string, StatedValue>,
  terms: TermsText,
  range: TextRange,
  label: string,
  labelAt: TextRange,
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
  if (named !== null) {
    const start = labelAt.start + named.from;
    item.set('interestRate', { value: named.value, at: { start, end: start + named.length }, confidence: CHECKED });
  }
  const bears = BEARS.exec(words);
  const rate = bears?.[1] ?? bears?.[2] ?? bears?.[3];
  if (bears !== null && rate !== undefined)
    put('interestRate', Number(rate), bears.index + bears[0].lastIndexOf(rate), rate.length, STATED);
  const matures = MATURES.exec(words);
  const due = matures?.[1] ?? matures?.[2];
  if (matures !== null && due !== undefined) {
    const date = datesIn(due)[0]?.date ?? due;
    put('maturity', date, matures.index + matures[0].lastIndexOf(due), due.length, /^\d{4}$/.test(due) ? 0.9 : STATED);
  }
  const floats = floatingIn(words);
  const fixed = FIXED.exec(words);
  const price = conversionIn(words);
  const printed = price?.[1];
  if (price !== null && printed !== undefined && !(floats !== null && floats.index < price.index)) {
    const from = price.index + price[0].lastIndexOf(printed);
    put('conversionPrice', numberOf(printed), from, printed.length, floats === null ? STATED : DOUBTFUL);
  }
  if (floats !== null) put('variablePrice', true, floats.index, floats[0].length, fixed === null ? 0.9 : DOUBTFUL);
  else if (fixed !== null) put('variablePrice', false, fixed.index, fixed[0].length, 0.9);
  else if (price !== null && item.has('conversionPrice'))
    put('variablePrice', false, price.index, price[0].length, STATED);
  const issuable = ISSUABLE.exec(words);
  const shares = issuable?.[1];
  if (issuable !== null && shares !== undefined) {
    put('sharesIssuable', numberOf(shares), issuable.index + issuable[0].lastIndexOf(shares), shares.length, STATED);
  }
  const none = NO_RESET.exec(words);
  const resets = RESETS.exec(words);
  if (none !== null) put('ratchet', false, none.index, none[0].length, STATED);
  else if (resets !== null) put('ratchet', true, resets.index, resets[0].length, STATED);
  checkProduct(item);
}

function numberOf(printed: string): number {
  return Number(printed.replaceAll(',', ''));
}

function floatingIn(words: string): RegExpExecArray | null {
  for (const match of words.matchAll(FLOATING)) if (!CONTINGENT.test(match[0])) return match;
  return null;
}

/** The first price of conversion: amounts of thousands are the principal that is convertible. */
function conversionIn(words: string): RegExpExecArray | null {
  for (const match of words.matchAll(CONVERSION)) {
    const lead = match[0].slice(0, -(match[1]?.length ?? 0));
    if (numberOf(match[1] ?? '') < 5_000 && !/principal|amount of|par value|exceed/i.test(lead.slice(-60)))
      return match;
  }
  return null;
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

const PREFERRED =
  /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?Convertible (?:[A-Z][\w-]* ){0,2}?(?:Preferred|Preference) (?:Stock|Shares))/g;

/** Convertible preferred stock, where its own sentences give a price or count of conversion. */
function preferredOf(terms: TermsText, part: CurrentPart): StatedItem[] {
  const found = new Map<string, StatedItem>();
  const seen = new Set<string>();
  for (const sentence of sentencesWith(terms, PREFERRED, 200)) {
    if (sentence.start >= part.end || found.size >= 6) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const match = new RegExp(PREFERRED.source).exec(words);
    const label = match?.[1];
    if (match === null || label === undefined || seen.has(label)) continue;
    if (!/\b(?:sell|sold|issue|issued|purchase|selling|offering|offer)\b/i.test(words) || GONE.test(words)) continue;
    seen.add(label);
    if (seen.size > 12) break;
    const series = /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
    const item = new Map<string, StatedValue>();
    const labelAt = { start: sentence.start + match.index, end: sentence.start + match.index + label.length };
    for (const other of sentencesWith(terms, new RegExp(`\\b${series}\\b`, 'g'), 60)) {
      if (other.start >= part.end) break;
      const own = terms.text.slice(other.start, other.end);
      if (/convertible (?:at|into|in the)|conversion price|dividend/i.test(own))
        addTerms(item, terms, convertsFrom(own, other), label, labelAt);
      const dividend = /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend/i.exec(own);
      const rate = dividend?.[1];
      if (dividend !== null && rate !== undefined && !item.has('interestRate')) {
        const start = other.start + dividend.index;
        item.set('interestRate', {
          value: Number(rate),
          at: { start, end: start + rate.length + 1 },
          confidence: STATED,
        });
      }
    }
    item.delete('maturity');
    if (item.has('conversionPrice') || item.has('sharesIssuable')) {
      found.set(label, new Map([['label', { value: label, at: labelAt, confidence: STATED }], ...item]));
    }
  }
  return [...found.values()];
}

/** The part of a sentence that tells of conversion: what stands before it has prices of its own. */
function convertsFrom(words: string, sentence: TextRange): TextRange {
  const from = words.search(/convertible (?:at|into|in the)|conversion price/i);
  return from < 0 ? sentence : { start: sentence.start + from, end: sentence.end };
}
