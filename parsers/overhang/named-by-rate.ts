import { type CurrentPart, type CurrentSentence, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { matchesIn } from '../prose/matches.ts';
import { rateIn, ratePattern } from './convertible-names.ts';

/** A class by the rate before its name: "the 3.75% Convertible Senior Notes". */
function nameOf(rate: number): RegExp {
  return new RegExp(`${ratePattern(rate)}% (?:[\\w-]+ ){0,4}?convertible\\b(?! preferred)`, 'gi');
}

/** The sentences that name a class of convertible notes by its rate. */
export function sentencesOfRate(flat: FlatText, part: CurrentPart, rate: number): CurrentSentence[] {
  return [...currentSentences(flat, part, nameOf(rate), 20)];
}

/** Whether words name a class of this rate. */
export function namesRate(words: string, rate: number): boolean {
  return nameOf(rate).test(words);
}

/**
 * The part of a range before the first sentence that names a class of another rate, and not this one: what follows is
 * about the other class.
 */
export function untilOtherRate(flat: FlatText, range: TextRange, label: string, others: readonly number[]): TextRange {
  const own = rateIn(label)?.value;
  let { end } = range;
  for (const rate of others) {
    if (rate === own) continue;
    for (const { start } of matchesIn(flat.text, { start: range.start, end }, nameOf(rate), 20)) {
      const from = Math.max(range.start, flat.text.lastIndexOf('. ', start), flat.text.lastIndexOf('\n', start));
      const [lead = ''] = flat.text.slice(from, end).split(/\. (?=[A-Z])|\n(?!$)/, 1);
      if (from > range.start && (own === undefined || !namesRate(lead, own))) {
        end = Math.min(end, from + 1);
        break;
      }
    }
  }
  return { start: range.start, end };
}
