import { pattern } from '../layout/patterns.ts';

const FLOATING = pattern('gi', [
  /variable conversion price/,
  pattern(
    '',
    [/conversion price|convert(?:ible|ed|s)?|price (?:per share )?equal to/],
    /\b[^;]{0,200}?\d{1,3}(?:\.\d+)? ?(?:%|percent)(?: multiplied by| of)(?: the)?[^.;]{0,60}(?:average|lowest|market|trading|closing|VWAP|bid)/,
  ),
  /floating (?:market )?price/,
  /lowest (?:daily |market |intraday )?(?:trading|closing|bid|VWAP|volume[- ]weighted)/,
  /market price of[^.;]{0,60}time of (?:its )?conversion/,
]);
/** Contingent conversion: when, not at what price. */
const CONTINGENT = /less than|exceed\w*|product of|greater than|at least|more than/i;
/** Prices at which employees buy and options are granted. */
const OF_A_PLAN =
  /\b(?:employees?|(?:purchase|option|incentive|savings) plans?|plan participants?|stock options?|options? (?:granted|to purchase)|dividend reinvestment)\b/i;
const WHOLE = /\b100(?:\.0+)? ?(?:%|percent)/i;

/** The words by which an instrument's conversion price follows the market; null where nothing says so. */
export function floatingIn(words: string): RegExpExecArray | null {
  const pattern = new RegExp(FLOATING);
  for (let match = pattern.exec(words); match !== null; match = pattern.exec(words)) {
    const own = sentenceAround(words, match.index, pattern.lastIndex);
    // "At a price equal to 100 % of the market": what something is bought at, unless conversion is spoken of.
    const isOther = (OF_A_PLAN.test(own) || WHOLE.test(match[0])) && !/conver[st]/i.test(lastSentence(own));
    if (!CONTINGENT.test(match[0]) && !isOther) return match;
    // A match that ran on from another sentence may hide one behind its first word.
    pattern.lastIndex = match.index + 1;
  }
  return null;
}

/** From the start of the sentence in which a match begins to the end of that in which it ends, 300 characters at most. */
function sentenceAround(words: string, start: number, end: number): string {
  const lead =
    words
      .slice(Math.max(0, start - 300), start)
      .split(BREAK)
      .at(-1) ?? '';
  const rest = words.slice(end, end + 300).split(BREAK)[0] ?? '';
  return lead + words.slice(start, end) + rest;
}

function lastSentence(words: string): string {
  return words.split(BREAK).at(-1) ?? '';
}

const BREAK = /[.;] |\n/;
