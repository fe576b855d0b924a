import type { CrossValidation } from '../../core/parser.ts';
import { type FlatText, sentenceOf, type TextRange } from '../prose/flat-text.ts';
import { numberOf } from '../prose/matches.ts';
import { isTelling } from '../prose/restatements.ts';
import type { StatedItem } from '../prose/stated-items.ts';

const COUNT = String.raw`(?<![\d,.$])(\d{1,3}(?:,\d{3}){1,4})(?![\d,]*\d)`;
/** "2,000,000 shares of common stock", where no right to buy them is spoken of. */
const SHARES = new RegExp(`${COUNT}(?: [A-Za-z-]{1,20}){0,3} shares\\b`, 'g');
const TO_BUY = /\b(?:purchase|acquire|exercisable|issuable|underlying|exercise|covering)\b[^.;,()$]{0,60}$/i;
/** "warrants to purchase a number of shares equal to 6.0% of the aggregate number of shares sold". */
const PERCENT_OF_SHARES =
  /\b(\d{1,2}(?:\.\d{1,3})?) ?% of (?:the |such |all )?(?:aggregate |total )?(?:number of )?(?:the )?(?:[\w-]{1,20} ){0,3}?(?:shares|securities|units|ADSs)\b/i;
/** Warrants that come with each share sold: one, two, or one for two. */
const PER_SHARE = [1, 2, 1 / 2];
/** Later counts of a long document are of other things. */
const MOST_COUNTS = 300;

interface Counted {
  readonly index: number;
  readonly count: number;
  readonly at: TextRange;
  readonly isPreFunded: boolean;
}

/**
 * Counts that what is sold with the warrants gives: with shares and pre-funded warrants of one sentence come as many
 * warrants, twice or half as many, and an agent's warrants are a stated percentage of a printed count. Only agreement is
 * recorded.
 */
export function soldChecks(flat: FlatText, items: readonly StatedItem[]): CrossValidation[] {
  const counted = items.flatMap((item, index): Counted[] => {
    const count = item.get('count');
    if (count === undefined || typeof count.value !== 'number' || !isTelling(count.value)) return [];
    return [{ index, count: count.value, at: count.at, isPreFunded: item.get('preFunded')?.value === true }];
  });
  const withShares = counted.flatMap((one) => soldWith(flat, one, counted));
  const ofShares = counted.filter((one) => isStatedPercent(flat, one, counted)).map(({ index }) => index);
  return [
    ...[...new Set(withShares)].map((index) => passed('count-follows-from-shares-sold-beside', index)),
    ...ofShares.map((index) => passed('count-is-stated-percent-of-a-count', index)),
  ];
}

/** The classes whose counts agree with the shares that the sentence of one class sells: that class, and pre-funded ones. */
function soldWith(flat: FlatText, one: Counted, all: readonly Counted[]): number[] {
  if (one.isPreFunded) return [];
  const sentence = sentenceOf(flat, one.at.start);
  const preFunded = all.filter(({ isPreFunded, at }) => isPreFunded && isInside(at, sentence));
  const inLieu = preFunded.reduce((sum, { count }) => sum + count, 0);
  for (const shares of sharesSold(flat, sentence, all)) {
    const isWithAll = PER_SHARE.some((each) => (shares + inLieu) * each === one.count);
    if (isWithAll) return [one.index, ...preFunded.map(({ index }) => index)];
  }
  return [];
}

function sharesSold({ text }: FlatText, sentence: TextRange, counted: readonly Counted[]): number[] {
  const words = text.slice(sentence.start, sentence.end);
  return [...words.matchAll(SHARES)].flatMap(({ index, 1: printed = '' }) => {
    const isCounted = counted.some(({ at }) => at.start === sentence.start + index);
    if (isCounted || TO_BUY.test(words.slice(Math.max(0, index - 100), index))) return [];
    return [numberOf(printed)];
  });
}

function isStatedPercent(flat: FlatText, { count, at }: Counted, counted: readonly Counted[]): boolean {
  const { start, end } = sentenceOf(flat, at.start);
  const percent = Number(PERCENT_OF_SHARES.exec(flat.text.slice(start, end))?.[1] ?? 0);
  if (percent === 0) return false;
  const shares = [...flat.text.matchAll(SHARES)].slice(0, MOST_COUNTS).map((match) => numberOf(match[1] ?? ''));
  const others = [...shares, ...counted.map((one) => one.count)].filter((other) => other > count && isTelling(other));
  return others.some((other) => Math.abs((other * percent) / 100 - count) < 1);
}

function isInside(at: TextRange, range: TextRange): boolean {
  return at.start >= range.start && at.end <= range.end;
}

function passed(name: string, index: number): CrossValidation {
  return { name, passed: true, path: `warrants[${index}].count` };
}
