import type { CrossValidation } from '../../core/parser.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf } from '../prose/flat-text.ts';
import { isTelling, numberPattern, otherSentences, pricePattern } from '../prose/restatements.ts';
import type { StatedItem, StatedValue } from '../prose/stated-items.ts';
import { rateIn, ratePattern } from './convertible-names.ts';
import { ownSentences } from './own-sentences.ts';

const NOTES = /\b(?:convertible|notes?|debentures?|preferred)\b/i;
/** What a sentence on a principal says, beside the notes. */
const OWED = /\b(?:principal|face|outstanding|issued|sold|sale)\b/i;
/** What is left: two statements of an issue say nothing of it. */
const LEFT = /\b(?:outstanding|remain\w*|balances?|owed|owing)\b/i;
/** "$0.2 million" recurs by chance. */
const ROUND = /\$ ?\d(?:\.0)? (?:million|billion)|\$ ?0?\.\d million/;

/** A rounded count of shares or a price to the cent. */
const TOLERANCE = 0.005;

/**
 * Compares the terms of each convertible with what other places of the document say of it. A check whose evidence the
 * document does not hold is not recorded.
 */
export function convertibleChecks(flat: FlatText, part: CurrentPart, items: readonly StatedItem[]): CrossValidation[] {
  const own = ownSentences(flat, part, items);
  const isOfSeveral = items.length > 1;
  const tells = (item: StatedItem, member: string, words: string): boolean =>
    !isOfSeveral || hasOtherTerm(item, member, words);
  return items.flatMap((item, index) => {
    const checks: CrossValidation[] = [];
    const add = (member: string, name: string, passed: boolean | null): void => {
      if (passed !== null) checks.push({ name, passed, path: `convertibles[${index}].${member}` });
    };
    const number = (member: string): number | null => {
      const value = item.get(member)?.value;
      return typeof value === 'number' ? value : null;
    };
    const restated = (member: string, pattern: RegExp, isAbout: (words: string) => boolean): true | null =>
      own.of(index, member, pattern).some((words) => isAbout(words) && tells(item, member, words)) ? true : null;
    const digits = number('principal')?.toLocaleString('en-US') ?? '';
    const isLeft = LEFT.test(sentenceWords(flat, item.get('principal')));
    const isOfNotes = (words: string): boolean =>
      NOTES.test(words) &&
      (isLeft || LEFT.test(words)) &&
      (words.includes(digits) || !ROUND.test(words) || OWED.test(words));
    const [principal, price, shares] = [number('principal'), number('conversionPrice'), number('sharesIssuable')];
    if (principal !== null && isTelling(principal))
      add(
        'principal',
        'principal-stated-in-another-sentence',
        restated('principal', numberPattern(principal), isOfNotes),
      );
    if (price !== null)
      add(
        'conversionPrice',
        'conversion-price-stated-in-another-sentence',
        restated('conversionPrice', pricePattern(price), (words) => /\bconver[st]/i.test(words)),
      );
    // A price that follows the market, or resets, is not the one that the shares are counted at.
    const isFixed = item.get('variablePrice')?.value !== true && item.get('ratchet')?.value !== true;
    if (isFixed && principal !== null && price !== null && shares !== null)
      add(
        'sharesIssuable',
        'principal-over-conversion-price-is-shares-issuable',
        Math.abs(principal / price / shares - 1) <= TOLERANCE,
      );
    // Notes of several issues may bear the same rate, and a name with it may be that of another.
    if (isOfSeveral) return checks;
    add('interestRate', 'interest-rate-stated-beside-the-name', isRateRestated(flat, part, item));
    add('interestRate', 'interest-rate-in-the-name-elsewhere', isRateOfName(flat, part, item));
    return checks;
  });
}

function sentenceWords(flat: FlatText, stated: StatedValue | undefined): string {
  if (stated === undefined) return '';
  const { start, end } = sentenceOf(flat, stated.at.start);
  return flat.text.slice(start, end);
}

/** Whether words give another figure of the same instrument: one amount or price alone may be another's. */
function hasOtherTerm(item: StatedItem, member: string, words: string): boolean {
  const figure = (other: string, pattern: (value: number) => RegExp): boolean => {
    const value = item.get(other)?.value;
    return other !== member && typeof value === 'number' && pattern(value).test(words);
  };
  return (
    figure('principal', numberPattern) ||
    figure('conversionPrice', pricePattern) ||
    figure('sharesIssuable', numberPattern)
  );
}

/** The rate before the name of convertible notes in another sentence; null where there is none. */
function isRateOfName(flat: FlatText, part: CurrentPart, item: StatedItem): boolean | null {
  const rate = item.get('interestRate');
  if (typeof rate?.value !== 'number') return null;
  const printed = new RegExp(
    `${ratePattern(rate.value)}% (?:(?!original|OID|discount)[\\w-]+ ){0,4}?convertible\\b`,
    'gi',
  );
  return otherSentences(flat, part, printed, [rate.at]).some((words) => NOTES.test(words)) ? true : null;
}

/** The rate of the name, against "bear interest at" in another sentence; null where either is missing. */
function isRateRestated(flat: FlatText, part: CurrentPart, item: StatedItem): boolean | null {
  const [label, rate] = [item.get('label'), item.get('interestRate')];
  if (label === undefined || typeof rate?.value !== 'number' || rateIn(String(label.value)) === null) return null;
  const printed = new RegExp(`\\binterest\\b[^.;%]{0,80}?${ratePattern(rate.value)}(?:%|percent)`, 'gi');
  return otherSentences(flat, part, printed, [label.at, rate.at]).some((words) => NOTES.test(words)) ? true : null;
}
