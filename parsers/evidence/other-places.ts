import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { isTelling, numberPattern, otherSentences, pricePattern } from '../prose/restatements.ts';
import type { Witness } from './witnesses.ts';

/**
 * Another place as a witness of a count or amount: a sentence or row, not the one that it was read from, with the same
 * number beside words on the same subject. None for small numbers and years, which recur by chance.
 *
 * @param about what the other sentence must speak of, such as `/\bwarrants?\b/i`
 */
export function numberElsewhere(
  flat: FlatText,
  part: TextRange,
  value: number,
  at: TextRange,
  about: RegExp,
): readonly Witness[] {
  return isTelling(value) ? elsewhere(flat, part, numberPattern(value), at, about) : [];
}

/** Another place as a witness of a price in dollars; prices may recur, so `about` names the term and the instrument. */
export function priceElsewhere(
  flat: FlatText,
  part: TextRange,
  value: number,
  at: TextRange,
  about: RegExp,
): readonly Witness[] {
  return elsewhere(flat, part, pricePattern(value), at, about);
}

function elsewhere(flat: FlatText, part: TextRange, printed: RegExp, at: TextRange, about: RegExp): readonly Witness[] {
  return otherSentences(flat, part, printed, [at]).some((words) => about.test(words)) ? ['place'] : [];
}
