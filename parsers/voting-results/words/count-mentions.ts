import { pattern } from './patterns.ts';
import { type CountValue, numberOf } from './vote-values.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const WORD_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, tens) => [word, (tens + 2) * 10] as const),
]);
const WORD = Object.keys(WORD_NUMBERS).join('|');
const SPELLED = pattern('gi')`
  \b(?:(?:${WORD}|hundred|thousand|and)[\s-]+){0,8}?(?:${WORD}|hundred|thousand)\b(?=\s+(?:votes?|shares|units|broker|abst\w+|against|withheld|for\b|voted|opposed|in\s+fav))`;

/** Value of "two thousand one hundred five"; null where the words make no number. */
function spelledNumber(words: string): number | null {
  let total = 0;
  let part = 0;
  let seen = false;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const value = WORD_NUMBERS[word];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else return null;
    seen = true;
  }
  return seen ? total + part : null;
}

const NO_COUNT = /^\s+(?:such\s+|legal\s+|direct\s+)?(?:effect|impact|bearing|influence|consequence)\b/i;
const NOT_SOUGHT = /^[^.;,\d]{1,40}\b(?:were|was|are|is)\s+(?:solicited|sought|required|needed|requested)\b/i;
const DIGITS = /\d[\d,]*(?:\.\d+)?/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const NOT_REPORTED = /(?<=[:\s(])(?:N\/A|n\/a|—|–|--)(?=[\s;,.)]|$)(?!\s*[\d(])/g;
const NONE = /\b(?:no|none|zero|nil)\b|(?<![\w])-0-(?![\w])/gi;
const MONTH = /(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\.?\s*$/i;
const NUMBERED_THING =
  /(?:\bitems?|proposals?|\bnos?\.|\brule|section|form|\bno|class|series|fiscal(?:\s+year)?|year|since|until|through|page|number|nasdaq|exhibit|schedule|[$€£#§])\s*(?:\(\s*)?$/i;
const NUMBERED_LIST =
  /\b(?:proposals|items|matters|resolutions)\s(?:nos?\.?\s)?\d{1,2}(?:(?:,|,?\s(?:and|or|through|to|&))\s\d{1,2}){0,8}(?:,|,?\s(?:and|or|through|to|&))\s$/i;
/** A percentage, an ordinal, a part of a longer number or word. */
const NOT_A_COUNT_AFTER =
  /^\s?%|^\s+per\s?cent|^[\p{L}_]|^[-/]\p{N}|^(?:st|nd|rd|th)\b|^\.\d|^[\s-]+(?:months?|days?|weeks?|hours?|business|calendar|consecutive|trading)\b/iu;
const YEARS =
  /^\s*(?!\s)(?:\(\d\)\s*(?!\s))?(?:(?:,\s*)?(?:(?:or|and)\s*)?(?:\d|two|three)\s*(?!\s)){0,2}[-–]?\s?years?\b/i;
const NONE_BEFORE_MARK = pattern('i')`\b(?:no|none|nil|${WORD})\s*\(\s?$`;
/** "One vote for each share" is the weight of a share, no count. */
const WEIGHT =
  /^\s+votes?\s+(?:for\s+(?:each|every)|per|on\s+each)\s+(?:share|unit|such|outstanding|common|ordinary|class)/i;

/** Whether digits at a place of a text may count votes: no dates, years, percents, prices, rule and proposal numbers. */
function mayBeCount(text: string, digits: string, start: number): boolean {
  const end = start + digits.length;
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 16);
  const isShort = digits.length <= 2;
  if (/[\p{L}\p{N}_/.]$/u.test(before) || (/[\p{L}\p{N}][-–]$/u.test(before) && !/[a-z] ?[–-]$/i.test(before)))
    return false;
  if (NOT_A_COUNT_AFTER.test(after) || (isShort && YEARS.test(text.slice(end, end + 40)))) return false;
  // "One Year 7,000,000": a figure grouped in threes is no year, page or rule.
  const isNumbered = digits.includes(',') ? /[$€£]\s*(?:\(\s*)?$/.test(before) : NUMBERED_THING.test(before);
  if (isNumbered || MONTH.test(before) || (isShort && /^\s*,\s*(?:19|20)\d\d/.test(after))) return false;
  // "Proposals 1, 2 and 3": all of them are numbers of matters.
  if (isShort && NUMBERED_LIST.test(text.slice(Math.max(0, start - 60), start))) return false;
  // "(1) Broker non-votes …" is the mark of a note or list, "none (0)" a count.
  if (isShort && /\(\s?$/.test(before) && /^\s?\)/.test(after) && !NONE_BEFORE_MARK.test(before)) return false;
  if (GROUPED.test(digits)) return true;
  const isYear = /^(?:19|20)\d\d$/.test(digits) && !/^\s+(?:votes?|shares|broker|abst)/i.test(after);
  const isSmallFraction = digits.includes('.') && !/^\d{4,}\./.test(digits);
  return !digits.includes(',') && !isYear && !isSmallFraction;
}

/** The numbers of a text that may count votes, in digits or words, in order. */
export function countMentions(text: string): readonly CountValue[] {
  const found: CountValue[] = [];
  // "No votes against were solicited" counts none.
  const isUncounted = (end: number): boolean =>
    NOT_SOUGHT.test(text.slice(end, end + 60)) || NO_COUNT.test(text.slice(end, end + 30));
  const add = (value: number | null, start: number, length: number): void => {
    const end = start + length;
    if (!WEIGHT.test(text.slice(end, end + 40))) found.push({ value, start, end });
  };
  for (const match of text.matchAll(DIGITS)) {
    const digits = match[0].replace(/(?<!,),+$/, '');
    if (mayBeCount(text, digits, match.index)) add(numberOf(digits), match.index, digits.length);
  }
  for (const { 0: word, index } of text.matchAll(NONE)) {
    // "zero (0)" is counted once, by its digits.
    const end = index + word.length;
    if (!/^\s*\(\d/.test(text.slice(end, end + 6)) && !isUncounted(end)) add(0, index, word.length);
  }
  for (const { 0: words, index } of text.matchAll(SPELLED)) {
    const value = words.toLowerCase() === 'zero' ? null : spelledNumber(words.trim());
    if (value !== null) add(value, index, words.length);
  }
  for (const { 0: sign, index } of text.matchAll(NOT_REPORTED)) add(null, index, sign.length);
  return found.sort((a, b) => a.start - b.start);
}
