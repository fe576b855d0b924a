import type { TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import type { SentenceContext } from './listing-deficiency.ts';
import { statesShortfall } from './listing-events.ts';

/** What numbers the items of a letter's contents: "First,", "(ii)", "In addition,", a bullet. */
const ENUMERATOR = pattern('i')`
  ^(?:\(?(?:i{1,3}|iv|[1-4]|[a-d])[.)]|[•●▪◦*–-]|(?:first|second|third|fourth|final)(?:ly)?,?
  |in addition,|additionally,|also,|specifically,|separately,)\s+
`;
/** A rule that the sentence explains, or a day or step ahead: no finding. */
const EXPLANATION = pattern('i')`
  \b(?:requires?|provides? that|exists if|would|could|may(?! \d)|might|if|unless|in order to|to regain|will)\b
`;

/** Where a sentence is an item of what a letter found: numbered, and a shortfall as a fact. */
export function contentOfLetter({ text, rules, words }: SentenceContext): TextRange | null {
  const enumerator = ENUMERATOR.exec(text);
  if (enumerator === null || (rules.length === 0 && words === null) || !statesShortfall(text)) return null;
  const finding = text.split(/;|\bas required by\b|\brequired (?:by|under)\b/i)[0] ?? '';
  if (EXPLANATION.test(finding)) return null;
  return { start: 0, end: enumerator[0].length };
}
