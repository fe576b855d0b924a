import type { CurrentPart } from '../terms-text/current-part.ts';
import { sentencesWith, type TermsText } from '../terms-text/terms-text.ts';
import { isPreFunded, labelBefore, labelKey } from './labels.ts';
import type { WarrantGroup } from './warrant-groups.ts';

const PRICED = /exercise price of (?:each|the|our)\b[^$;]{0,160}warrants?\b[^$;]{0,60}\$ ?\d/i;
const DISTINCT = /series|class|tranche|pre-funded/;

/**
 * Classes that a document prices by name but counts only together with others: "The exercise price of each Series A
 * Warrant and Pre-Funded Warrant will be $13.42 and $0.01 per share, respectively". Their count is unknown, not zero.
 */
export function uncountedClasses(
  terms: TermsText,
  part: CurrentPart,
  groups: readonly WarrantGroup[],
): readonly WarrantGroup[] {
  if (part.isProspectus && !part.isTakedown) return [];
  const known = new Set(groups.flatMap(({ keys }) => [...keys]));
  const found: WarrantGroup[] = [];
  for (const sentence of sentencesWith(terms, /exercise price of/gi, 200)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const priced = PRICED.exec(words);
    if (priced === null || /weighted/i.test(words)) continue;
    const head = words.slice(0, priced.index + priced[0].length);
    for (const match of head.slice(priced.index).matchAll(/\bwarrants?\b/gi)) {
      const word = priced.index + match.index;
      const label = labelBefore(head, word);
      const key = labelKey(label);
      if (!DISTINCT.test(key) || known.has(key)) continue;
      known.add(key);
      const end = sentence.start + word + match[0].length;
      const words = { start: Math.max(sentence.start, end - label.length), end };
      const mention = { label, alias: null, count: null, at: words, words, sentence, isListed: false };
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
