import { verbose, wordSet } from '../../layout/patterns.ts';
import { cut, type Words } from '../lines.ts';

export interface Percent {
  readonly value: number;
  readonly words: Words;
  /** Only in words ("wholly-owned") rather than digits. */
  readonly isWorded: boolean;
}

/** What words about ownership say: a percent, none, or several that leave the share open. */
export interface Share {
  readonly percent: Percent | null;
  readonly isOpen: boolean;
}

const ONES = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** "fifty-one", "one hundred" and all other whole percents in words. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, index): [string, number] => [word, index + 1]),
  ...TEENS.map((word, index): [string, number] => [word, index + 10]),
  ...TENS.flatMap((tens, index): [string, number][] => [
    [tens, (index + 2) * 10],
    ...ONES.map((ones, one): [string, number] => [`${tens} ${ones}`, (index + 2) * 10 + one + 1]),
  ]),
  ['hundred', 100],
  ['one hundred', 100],
  ['a hundred', 100],
]);

/** Digits with a decimal point or comma: "66.67", "74,9", ".5"; never "1,000". */
const DIGITS = String.raw`\d{1,3}(?:\.\d{1,6}|,\d{1,2}(?!\d)|,\d{4,6}(?!\d))?|\.\d{1,4}`;
const PERCENT = verbose('gi')`(?<![\d.,/])(${DIGITS})\s?(?:%|percent\b|per cent\b)`;
/** Most cells of percents hold nothing else. */
const PERCENT_ALONE = verbose()`^(${DIGITS})\s?%$`;
const WORDED_PERCENT = /\b((?:one |a )?hundred|\p{Ll}{3,9}(?:[\s-]\p{Ll}{3,5})?)\s(?:percent|per cent|%)/giu;
const BARE_NUMBER = verbose()`^(${DIGITS})(?:\s*(?:\(\w{1,2}\)|\*|†))*$`;
/** "33-1/3%", "66 2/3 %" */
const MIXED_FRACTION = /^(\d{1,2})[ -](\d)\/(\d)(?:\s?%|\s(?:percent|per cent))?(?:\s*\(\w{1,2}\))*$/i;
const BOUND_BEFORE = /(?:less|more|greater|up to|over|under|[<>≤≥])\s*(?:than\s*)?$/i;

const numberOf = (digits: string): number => Number(digits.replace(',', '.'));

/** Null for a number that is no share of a whole. */
function statedPercent(value: number, words: Words, isWorded = false): Percent | null {
  return value >= 0 && value <= 100 ? { value, words, isWorded } : null;
}

/** The percent that "wholly-owned" states. */
export function whollyOwned(words: Words | null): Percent | null {
  return words && { value: 100, words, isWorded: true };
}

/** Percents in words: "fifty-one percent". */
function wordedPercents(words: Words): Percent[] {
  return [...words.text.matchAll(WORDED_PERCENT)].flatMap(({ 0: phrase, 1: number = '', index }) => {
    const value = NUMBER_WORDS.get(number.toLowerCase().replace('-', ' '));
    const [, last = ''] = number.split(/[\s-]/);
    const stated = value ?? NUMBER_WORDS.get(last.toLowerCase());
    return stated === undefined ? [] : (statedPercent(stated, cut(words, index, index + phrase.length), true) ?? []);
  });
}

/** Reads a percent alone in a cell, or at its start: "100%", "66.67 (1)", "74,9", "51% owned by …", "fifty percent". */
export function percentOf(words: Words, isPercentColumn: boolean): Percent | null | 'several' {
  const { text } = words;
  const alone = PERCENT_ALONE.exec(text)?.[1];
  if (alone !== undefined) return statedPercent(numberOf(alone), words);
  const mixed = text.includes('/') ? MIXED_FRACTION.exec(text) : null;
  if (mixed !== null) {
    const [whole = 0, numerator = 0, denominator = 0] = mixed.slice(1).map(Number);
    const value = Math.round((whole + numerator / denominator) * 100) / 100;
    return denominator === 0 ? null : statedPercent(value, words, true);
  }
  const hasDigit = /\d/.test(text);
  const saysPercent = /percent|per cent/i.test(text);
  const worded = saysPercent ? wordedPercents(words) : [];
  if (!hasDigit && worded.length === 0) return isPercentColumn && saysWhole(text) ? whollyOwned(words) : null;
  const found = hasDigit && (saysPercent || text.includes('%')) ? [...text.matchAll(PERCENT)] : [];
  const values = [...found.map((match) => numberOf(match[1] ?? '')), ...worded.map(({ value }) => value)];
  if (new Set(values).size > 1) return 'several';
  const [first] = found;
  if (first !== undefined) {
    if (BOUND_BEFORE.test(text.slice(0, first.index))) return 'several';
    return statedPercent(numberOf(first[1] ?? ''), cut(words, first.index, first.index + first[0].length));
  }
  if (worded[0] !== undefined) return worded[0];
  if (!isPercentColumn) return null;
  const bare = BARE_NUMBER.exec(text)?.[1];
  if (bare !== undefined) return statedPercent(numberOf(bare), cut(words, 0, bare.length));
  return saysWhole(text) ? whollyOwned(words) : null;
}

const WHOLLY = /^(?:an? )?(?:(?:in)?direct(?:ly)? )?wholly[- ]owned(?: subsidiary)?(?: (?:in)?direct(?:ly)?)?$/i;

function saysWhole(text: string): boolean {
  return /^(?:a|d|i|w)/i.test(text) && (/^(?:all|whole)$/i.test(text) || WHOLLY.test(text));
}

const SHARE_WORDS = wordSet`approximately approx about circa owned ownership held interest
  interests equity stock shares share voting voted power control controlled controlling economic beneficial beneficially
  direct directly indirect indirectly wholly majority partially partly minority jointly joint venture jv subsidiary
  limited general partner partnership partners member membership managing capital common preferred class a b c the an is
  are of in and its remaining remainder balance rest other effective effectively total percent per cent company's
  registrant's issued outstanding securities units nominee nominal also currently we company registrant parent`;
const PERCENT_MARK = /(?<![\d.,])(?:\d{1,3}(?:[.,]\d{1,6})?|\.\d{1,4})\s?%/g;
const HOLDER =
  /\b(?:of\s+(?=[\p{Lu}“"])|(?:by|through|via|with)\s+(?=[\p{Lu}\d“"]|(?:the|its|our|us|an?|another|other|certain|unaffiliated|local|management|third|employees|directors)\b))/u;
/** Another holder's part: "; the remaining 1% is held by …", ", 49% by …". */
const NEXT_HOLDER =
  /;\s*|,?(?<!\s)\s+(?:and|with)\s+(?=(?:the )?(?:remain|balance|rest|other)|[\d.,]{1,7}\s?%)|,\s+(?=(?:the )?(?:remain|balance|rest)|[\d.,]{1,7}\s?%)/g;
const IS_REGISTRANT = /^(?:the )?(?:registrant|company|corporation|issuer|parent|us|group)\b/i;
const OWNERSHIP =
  /owned|\bowns\b|ownership|interest|\bheld\b|equity|joint venture|subsidiary|voting|controlled|remain/i;

/** A cheap test before the words are taken apart. */
const MAY_BE_SHARE = /%|percent|per cent|own|held|interest|equity|venture|subsidiary|voting|controlled|remain/i;

/** Whether words speak of nothing but ownership, up to the holder's name. */
function isShareClause(clause: string): boolean {
  const holder = HOLDER.exec(clause);
  const phrase = holder === null ? clause : clause.slice(0, holder.index);
  if (phrase.length > 160 || (holder !== null && clause.length - holder.index > 160)) return false;
  const hasNumber = PERCENT_MARK.test(phrase);
  PERCENT_MARK.lastIndex = 0;
  const words =
    phrase
      .replace(PERCENT_MARK, ' ')
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? [];
  const isKnown = (word: string) => SHARE_WORDS.has(word.replace('’', "'")) || NUMBER_WORDS.has(word);
  if (/\d/.test(phrase.replace(PERCENT_MARK, ' ')) || !words.every(isKnown)) return false;
  return hasNumber || OWNERSHIP.test(phrase) || /\b(?:percent|per cent)\b/i.test(phrase);
}

/** The clauses of a text about ownership, a holder each. */
function clausesOf(text: string): string[] {
  const ends = [...text.matchAll(NEXT_HOLDER)];
  const starts = [0, ...ends.map(({ 0: separator, index }) => index + separator.length)];
  return starts.map((start, at) => text.slice(start, ends[at]?.index).trim()).filter((clause) => clause !== '');
}

/**
 * Reads words that say nothing but who owns how much: "51% owned", "fifty-one percent (51%)", "wholly owned by Acme
 * Corp.", "99% owned; the remaining 1% is held by Acme LLC". Null for other words. The share is the first holder's
 * where that is the registrant; where several others hold, it is left open.
 */
export function shareIn(words: Words): Share | null {
  if (!MAY_BE_SHARE.test(words.text)) return null;
  const text = words.text.replace(/^[\s,(–—-]+|(?<![\s,.)])[\s,.)]+$/g, '');
  if (text.length < 2 || text.length > 400 || !MAY_BE_SHARE.test(text)) return null;
  const clauses = clausesOf(text);
  if (clauses.length === 0 || clauses.length > 6 || !clauses.every(isShareClause)) return null;
  const first = clauses[0] ?? '';
  const start = words.text.indexOf(first);
  const own = cut(words, start, start + first.length);
  const holder = HOLDER.exec(first);
  const phrase = holder === null ? own : cut(own, 0, holder.index);
  const found = percentOf(phrase, false);
  // "held through a joint venture in which Acme owns 60%": of something else.
  const isElsewhere = found === null && percentOf(own, false) !== null;
  if (found === 'several' || isElsewhere) return { percent: null, isOpen: true };
  const wholly = /(?<!\bits )wholly[- ]owned/i.exec(own.text);
  const percent = found ?? whollyOwned(wholly && cut(own, wholly.index, wholly.index + wholly[0].length));
  if (clauses.length === 1) return { percent, isOpen: false };
  const isRegistrant = holder === null || IS_REGISTRANT.test(first.slice(holder.index + holder[0].length));
  return isRegistrant ? { percent, isOpen: false } : { percent: null, isOpen: true };
}
