import type { TextRange } from '../prose/flat-text.ts';
import { numberOf, rangeOfMatch, textBefore } from '../prose/matches.ts';

/** A split ratio in words or digits: `numerator` new shares for `denominator` old ones. */
export interface RatioMention extends TextRange {
  readonly numerator: number;
  readonly denominator: number;
}

const DIGITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const ONES = [...DIGITS, ...TEENS];
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const DIGIT = `(?:${DIGITS.join('|')})`;
const TENS_AND_ONES = `(?:${TENS.join('|')})(?:[ -]${DIGIT})?`;
const HUNDREDS = `${DIGIT} hundred(?: and)?(?:[ -](?:${[...TENS, ...ONES].join('|')})\\b(?:[ -]${DIGIT})?)?`;
/** Whole words: "seventeen" is not "seven". */
const WORD = `(?:${HUNDREDS}|${TENS_AND_ONES}|${ONES.join('|')})\\b`;
/** "15", "11.2158", "1,000", "fifteen", "fifteen (15)". */
export const NUMBER = `(?:\\d{1,3}(?:,\\d{3}){1,5}|\\d+(?:\\.\\d+)?|${WORD})(?: ?\\(\\d+(?:\\.\\d+)?\\))?`;

/** The number of a token such as "forty (40)", "twenty-five" or "1,000"; NaN where words and digits differ. */
export function countOf(token: string): number {
  const inner = /\((\d+(?:\.\d+)?)\)/.exec(token)?.[1];
  const outer = token.replace(/\(.*/, '').trim().toLowerCase();
  const value = /^\d/.test(outer) ? numberOf(outer) : wordsToNumber(outer);
  return inner === undefined || Number(inner) === value ? value : Number.NaN;
}

function wordsToNumber(words: string): number {
  let total = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'and' || word === '') continue;
    if (word === 'hundred') total = Math.max(1, total) * 100;
    else if (ONES.includes(word)) total += ONES.indexOf(word) + 1;
    else if (TENS.includes(word)) total += (TENS.indexOf(word) + 2) * 10;
    else return Number.NaN;
  }
  return total;
}

const SHARES = '(?:(?:shares?|ordinary shares?|common shares?|ADSs?)\\b(?:[^.;]|\\.(?=\\d)){0,220}?)';
const PATTERNS: readonly { readonly pattern: RegExp; readonly order: 'new-old' | 'old-new' | 'small-first' }[] = [
  // "1-for-20", "one (1)-for-twenty (20)", "1 for 20", "one-for-twenty": new for old; of "20-for-1" the small one is new.
  {
    pattern: new RegExp(
      `(?<![\\d.,$-])\\b(${NUMBER})[ -]?(?:-|\\b)for(?:-|\\b)[ -]?(?:every |each )?(${NUMBER})(?![\\d%]|\\.\\d)`,
      'gi',
    ),
    order: 'small-first',
  },
  // "1:20", "20:1", "20-to-1"; times of day have two digits after the colon.
  {
    pattern:
      /(?<![\d.:$-])(\d{1,4}(?:\.\d+)?) ?(?::|-to-| to ) ?(\d{1,4}(?:\.\d+)?)(?![\d:%]|\.\d| ?[ap]\.? ?m\b| (?:eastern|central|pacific|ET\b|EST|EDT|noon))/gi,
    order: 'small-first',
  },
  // "at a ratio of twenty to one", "twenty (20) to one (1)", "one-to-twenty reverse split"; "five to ten years" is none.
  {
    pattern: new RegExp(`\\b(?:ratio|basis) of (?:a )?(${NUMBER}) (?:shares? )?to (${NUMBER})(?![\\d%]|\\.\\d)`, 'gi'),
    order: 'small-first',
  },
  { pattern: new RegExp(`\\b(${WORD} \\(\\d+\\)) to (${WORD} \\(\\d+\\))`, 'gi'), order: 'small-first' },
  {
    pattern: new RegExp(`\\b(${WORD})(?:-to-| to )(${WORD})(?=[ -](?:reverse|basis|ratio|share consolidation))`, 'gi'),
    order: 'small-first',
  },
  // "every twenty (20) shares ... combined into one (1)".
  {
    pattern: new RegExp(
      `\\b(?:every|each) (${NUMBER}) (?:\\w+[ -]){0,8}?${SHARES}(?:into|for|became|become|becoming|to|as|represent\\w*) (?:approximately )?(${NUMBER})\\b(?! (?:vote|right|year|day))`,
      'gi',
    ),
    order: 'old-new',
  },
  // "1 post-split share for every 15 pre-split shares", "one new share for each twenty".
  {
    pattern: new RegExp(
      `\\b(${NUMBER}) (?:new |post-\\w+ |whole )?(?:\\w+ ){0,4}?shares? (?:of (?:\\w+ ){1,4})?for (?:every|each) (${NUMBER})\\b`,
      'gi',
    ),
    order: 'new-old',
  },
  // "forty (40) existing ordinary shares for one (1) new ordinary share".
  {
    pattern: new RegExp(
      `\\b(${NUMBER}) (?:existing|old|pre-\\w+|issued|outstanding|current) (?:\\w+ ){0,6}?shares? (?:\\w+ ){0,6}?(?:for|into|to|be(?:came|come)s?) (${NUMBER})\\b`,
      'gi',
    ),
    order: 'old-new',
  },
];

/** "at 12:01", "4:05": a clock's hour and minutes where no word makes a ratio of it. */
function isTime(text: string, match: RegExpExecArray): boolean {
  if (!/^\d{1,2}:[0-5]\d$/.test(match[0].trim())) return false;
  const before = textBefore(text, match.index, 40);
  if (/:0/.test(match[0]) || /\b(?:at|as of|time|by|until|from)\s?$/i.test(before)) return true;
  return !/ratio|basis|split|consolidat|one|\($/i.test(before + text.slice(match.index, match.index + 40));
}

/** The ratios of a sentence, in order of place. Equal numbers, zero and unreadable ones are no ratios. */
export function ratiosIn(text: string): RatioMention[] {
  const found: RatioMention[] = [];
  for (const { pattern, order } of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [first, second] = [countOf(match[1] ?? ''), countOf(match[2] ?? '')];
      if (!(first > 0 && second > 0) || first === second) continue;
      const isOldFirst = order === 'old-new' || (order === 'small-first' && first > second);
      const [numerator, denominator] = isOldFirst ? [second, first] : [first, second];
      if ((order === 'small-first' && numerator > 10) || isTime(text, match)) continue;
      const place = rangeOfMatch(match, 0);
      if (found.some((other) => other.start < place.end && place.start < other.end)) continue;
      found.push({ numerator, denominator, ...place });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}
