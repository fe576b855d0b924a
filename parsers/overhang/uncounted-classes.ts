import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith } from '../prose/flat-text.ts';
import { isPreFunded, labelBefore, labelKey } from './labels.ts';
import type { WarrantGroup } from './warrant-groups.ts';

const PRICED = /exercise price of (?:each|the|our)\b[^$;]{0,160}warrants?\b[^$;]{0,60}\$ ?\d/i;
/** "Each pre-funded warrant entitles the holder to purchase one share at an exercise price of $0.001". */
const PRICED_BEHIND =
  /\bwarrants?\b(?:(?!warrant)[^$;]){0,220}?exercise price (?:of|equal to|is|will be)[^$;]{0,40}\$ ?\d/gi;
const DISTINCT = /series|class|tranche|pre-funded/;

/**
 * Classes that a document prices by name but counts only together with others: "The exercise price of each Series A
 * Warrant and Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively". Their count is unknown, not zero.
 */
export function uncountedClasses(
  terms: FlatText,
  part: CurrentPart,
  groups: readonly WarrantGroup[],
): readonly WarrantGroup[] {
  const isTermSheet = /rule 433|free writing prospectus/i.test(terms.text.slice(0, 3_000));
  if (part.isProspectus && !part.isTakedown && !isTermSheet) return [];
  const known = new Set(groups.flatMap(({ keys }) => [...keys]));
  const found: WarrantGroup[] = [];
  for (const sentence of sentencesWith(terms, /exercise price/gi, 300)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (
      /weighted|ranging|range|\bexercised (?:an aggregate|a total) of|(?:were|was|been) exercised|expired/i.test(words)
    )
      continue;
    const priced = PRICED.exec(words);
    const head = priced === null ? words : words.slice(0, priced.index + priced[0].length);
    const places =
      priced === null ? [...words.matchAll(PRICED_BEHIND)] : [...head.slice(priced.index).matchAll(/\bwarrants?\b/gi)];
    for (const match of places) {
      const word = (priced?.index ?? 0) + match.index;
      const label = labelBefore(head, word);
      const key = labelKey(label);
      if (!DISTINCT.test(key) || [...known].some((one) => one === key || one.endsWith(` ${key}`))) continue;
      known.add(key);
      const end = sentence.start + word + (/^warrants?/i.exec(match[0])?.[0].length ?? 0);
      const words = { start: Math.max(sentence.start, end - label.length), end };
      const mention = { label, alias: null, count: null, at: words, words, sentence, price: null, isListed: false };
      found.push({
        label,
        keys: new Set([key]),
        count: null,
        mentions: [mention],
        isListed: false,
        preFunded: isPreFunded(label),
        isDisputed: false,
      });
    }
  }
  return found;
}
