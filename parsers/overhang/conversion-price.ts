import type { CrossValidation } from '../../core/parser.ts';
import { type WitnessedItem, withWitness } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, matchesIn, numberOf, type Printed } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';

const FLOATING = verbose('gi')`
  variable conversion price|(?:conversion price|convert(?:ible|ed|s)?|price (?:per share )?equal to)
  \b[^;]{0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?:\) ?(?:percent)?)?(?: multiplied by| ?of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)
  |\b(?:lower|lesser|lessor) of\b(?:[^.]|\.\d){0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?: multiplied by| of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)
  |\b(?:lower|lesser|lessor) of\b(?:[^.;]|\.\d){0,200}?\b(?:closing|market|trading|bid|average) (?:\w+ )?price\b[^.;%]{0,140}?\b(?:date|time|notice) of (?:such |the |its |any )?conversion
  |\bconver(?:sion price|ts?|ted|tible)\b[^.;$%]{0,140}?\b(?:equal to|at|based on) (?:the|an?) (?:[\w-]+ ){0,2}?(?:average|closing|market|lowest)\b[^.;$%]{0,80}?\bprices?\b(?:[^.;$%]{0,140}?\b(?:trading days?|date of (?:the |such )?conversion)\b| per share of)
  |floating (?:market )?price|lowest (?:daily |market |intraday )?(?:trading|closing|bid|VWAP|volume[- ]weighted)
  |market price of[^.;]{0,60}time of (?:its )?conversion`;
/** Contingent conversion: these say when, not at what price. */
const CONTINGENT = /less than|exceed\w*|product of|greater than|at least|more than/i;
/** Prices of employee purchases and option grants. */
const OF_A_PLAN =
  /\b(?:employees?|(?:purchase|option|incentive|savings) plans?|plan participants?|stock options?|options? (?:granted|to purchase)|dividend reinvestment)\b/i;
const WHOLE = /\b100(?:\.0+)? ?(?:%|percent)/i;
const BREAK = /[.;] |\n/;

/** The words by which a conversion price follows the market; null where it does not. */
export function floatingIn(text: string, range: TextRange): TextRange | null {
  const words = text.slice(range.start, range.end);
  const pattern = new RegExp(FLOATING);
  for (let match = pattern.exec(words); match !== null; match = pattern.exec(words)) {
    const end = pattern.lastIndex;
    const own = sentenceAround(words, match.index, end);
    // The sentence that has the percentage; the match may begin in an earlier one.
    const last = sentenceAround(words, end - 1, end);
    const isInterest = PAID_IN_SHARES.test(last) && !/\bconver[st]/i.test(last);
    // "At a price equal to 100 % of the market" is a purchase price, unless the sentence is about conversion.
    const isOther = (OF_A_PLAN.test(own) || WHOLE.test(match[0])) && !/conver[st]/i.test(own.split(BREAK).at(-1) ?? '');
    const lead =
      words
        .slice(Math.max(0, match.index - 200), match.index)
        .split(BREAK)
        .at(-1) ?? '';
    if (
      !CONTINGENT.test(match[0]) &&
      !isOther &&
      !isInterest &&
      !isOfOthers(own) &&
      !UPON_DEFAULT.test(lead + match[0])
    )
      return { start: range.start + match.index, end: range.start + end };
    // A match that began in an earlier sentence may hide another one.
    pattern.lastIndex = match.index + 1;
  }
  return null;
}

/** "Upon an Event of Default the conversion price shall be 70% of the lowest price": no term of a note in good standing. */
const UPON_DEFAULT =
  /\b(?:upon|after|following|during|if|in the event of)\b[^.;,]{0,60}\bdefault\b[^.;,]{0,60},? (?:the |such |its )?(?:holder|lender|investor|noteholder|conversion price|notes?|debentures?|price)\b/i;

/** Whether words that end with a conversion price make it one of default only. */
export function isUponDefault(words: string): boolean {
  return UPON_DEFAULT.test(words.split(BREAK).at(-1) ?? '');
}

/** Interest and installments in shares, valued by the market. */
const PAID_IN_SHARES =
  /\b(?:interest|installments?|amorti[sz]ation)\b[^.;]{0,80}\b(?:paid|payable|payments?|pay)\b[^.;]{0,80}\b(?:shares|stock)\b/i;

/** Notes of other issuers, and a true-up: what the market decides there is no conversion. */
function isOfOthers(sentence: string): boolean {
  const isTrueUp = /\b(?:is|are) (?:less|lower) than\b/i.test(sentence) && !/conver[st]/i.test(sentence);
  return isTrueUp || /\b(?:unrelated|other|another) (?:issuers?|compan(?:y|ies))\b/i.test(sentence);
}

/** From the start of the sentence where a match begins to the end of the one where it ends, at most 300 characters. */
function sentenceAround(words: string, start: number, end: number): string {
  const lead =
    words
      .slice(Math.max(0, start - 300), start)
      .split(BREAK)
      .at(-1) ?? '';
  const [rest = ''] = words.slice(end, end + 300).split(BREAK);
  return lead + words.slice(start, end) + rest;
}

const CHECK = 'shares per $1,000 × conversion price = $1,000';
const RATE = '(?<!\\d|\\d[,.])(\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?|\\d+\\.\\d+)';
const THOUSAND = '(?:US)?\\$ ?1,000(?![\\d,.]*\\d)';
/** "30.9598 shares of common stock per $1,000 principal amount", "each $1,000 principal amount is convertible into 50 shares". */
const RATIO = verbose('gi')`
  ${RATE} (?:(?:Class [A-Z] )?(?:common |ordinary )?shares|ADSs)(?: of [^.;$\d]{3,60}?)? (?:per|for each) ${THOUSAND}|\beach ${THOUSAND} (?:in |of )?(?:aggregate )?principal(?:[^.;$\d]|\b(?:19|20)\d\d\b){0,100}?(?:into|for|of|is|equals) (?:approximately )?${RATE} (?:common |ordinary )?shares`;
/** The first conversion rate of a range, in shares. */
export function sharesPerThousand(text: string, range: TextRange): Printed | null {
  return captured(matchesIn(text, range, RATIO, 1)[0]);
}

/** A conversion rate and its price are in one sentence or in neighboring ones. */
const NEAR = 300;
/** The price is printed rounded, the rate often to four places. */
const TOLERANCE = 0.002;
/** The tolerance for a low price's own rounding; "$32" may have lost its cents. */
const MOST = 0.005;

/** Checks conversion prices against the shares per $1,000 beside them: sure if they agree, doubtful if none does. */
export function checkRatios(
  { text }: FlatText,
  items: readonly WitnessedItem[],
): { readonly items: WitnessedItem[]; readonly checks: CrossValidation[] } {
  const checks: CrossValidation[] = [];
  const checked = items.map((item) => {
    const price = item.get('conversionPrice');
    if (price === undefined || typeof price.value !== 'number') return item;
    const { value, at } = price;
    const rates = matchesIn(text, { start: Math.max(0, at.start - NEAR), end: at.end + NEAR }, RATIO);
    // A price that was computed from a rate has no second witness in it.
    if (rates.length === 0 || rates.some(({ start, end }) => start <= at.start && at.end <= end)) return item;
    const decimals = /\.(\d+)$/.exec(text.slice(at.start, at.end))?.[1]?.length ?? 0;
    const most = Math.min(MOST, Math.max(TOLERANCE, 0.5 / 10 ** decimals / value));
    const passed = rates.some((rate) => Math.abs((numberOf(captured(rate)?.text ?? '') * value) / 1_000 - 1) <= most);
    checks.push({ name: CHECK, passed });
    if (!passed)
      return new Map(item).set('conversionPrice', {
        ...price,
        confidence: Math.min(price.confidence, STATED),
        witnesses: [],
      });
    const checked = new Map(item).set('conversionPrice', withWitness(price, 'arithmetic'));
    const isVariable = item.get('variablePrice');
    // A price that the shares per $1,000 confirm is fixed.
    return isVariable?.value === false ? checked.set('variablePrice', withWitness(isVariable, 'arithmetic')) : checked;
  });
  return { items: checked, checks };
}
