import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import type { StatedItem } from '../prose/stated-items.ts';
import { definedNames } from './defined-names.ts';
import { areDaysApart, issueDayOf } from './issue-days.ts';

/** What tells the statements about one note from those about another of the same amount. */
export interface OwnSentences {
  /** The sentences, other than the one of a member's value, that have a figure and may be about the item. */
  readonly of: (index: number, member: string, figure: RegExp) => readonly string[];
}

/**
 * Sentences that may witness the value of an item. Two notes of one amount are two facts: a sentence that gives another
 * item its equal value, names another's note, or says that notes were issued on another day, is no witness.
 */
export function ownSentences(flat: FlatText, part: CurrentPart, items: readonly StatedItem[]): OwnSentences {
  const names = items.length > 1 ? definedNames(flat) : [];
  const sentenceAt = ({ start }: TextRange): TextRange => sentenceOf(flat, start);
  const wordsOf = ({ start, end }: TextRange): string => flat.text.slice(start, end);
  const homes = items.map((item) => {
    const at = item.get('principal')?.at ?? item.get('label')?.at;
    return at === undefined ? null : sentenceAt(at);
  });
  const namesOf = (index: number): readonly string[] => {
    const home = homes[index];
    return home == null ? [] : names.filter((name) => wordsOf(home).includes(name));
  };
  const of: OwnSentences['of'] = (index, member, figure) => {
    const stated = items[index]?.get(member);
    if (stated === undefined) return [];
    const own = sentenceAt(stated.at);
    const home = homes[index] ?? own;
    const equals = items.filter((other, at) => at !== index && other.get(member)?.value === stated.value);
    const isOfEqual = ({ start, end }: TextRange): boolean =>
      equals.some((other) => {
        const place = other.get(member)?.at;
        return place !== undefined && start <= place.start && place.end <= end;
      });
    const ownNames = namesOf(index);
    const otherNames = items.flatMap((_, at) => namesOf(at)).filter((name) => !ownNames.includes(name));
    // Between two notes of one amount a sentence goes with the one before it.
    const others = equals.flatMap((other) => homes[items.indexOf(other)] ?? []);
    const isBehindOther = ({ start }: TextRange): boolean =>
      others.some((other) => other.start <= start && (home.start > start || other.start > home.start));
    const isNamed = (words: string, all: readonly string[]): boolean => all.some((name) => words.includes(name));
    return sentencesWith(flat, figure, 60)
      .filter((sentence) => sentence.start < part.end && sentence.start !== own.start)
      .filter((sentence) => {
        const words = wordsOf(sentence);
        if (isNamed(words, ownNames)) return true;
        if (
          isOfEqual(sentence) ||
          isBehindOther(sentence) ||
          areDaysApart(issueDayOf(flat, home), issueDayOf(flat, sentence))
        )
          return false;
        return !isNamed(words, otherNames);
      })
      .map(wordsOf);
  };
  return { of };
}
