import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';

const FLOATING = verbose('gi')`
  variable conversion price|(?:conversion price|convert(?:ible|ed|s)?|price (?:per share )?equal to)
  \b[^;]{0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?: multiplied by| of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)
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
    // "At a price equal to 100 % of the market" is a purchase price, unless the sentence is about conversion.
    const isOther = (OF_A_PLAN.test(own) || WHOLE.test(match[0])) && !/conver[st]/i.test(own.split(BREAK).at(-1) ?? '');
    if (!CONTINGENT.test(match[0]) && !isOther) return { start: range.start + match.index, end: range.start + end };
    // A match that began in an earlier sentence may hide another one.
    pattern.lastIndex = match.index + 1;
  }
  return null;
}

/** From the start of the sentence where a match begins to the end of the one where it ends, at most 300 characters. */
function sentenceAround(words: string, start: number, end: number): string {
  const [lead = ''] = words
    .slice(Math.max(0, start - 300), start)
    .split(BREAK)
    .toReversed();
  const [rest = ''] = words.slice(end, end + 300).split(BREAK);
  return lead + words.slice(start, end) + rest;
}
