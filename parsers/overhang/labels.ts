import { verbose } from '../layout/patterns.ts';

/** Lower-case words that belong to the name of a class. */
const NAME_WORDS = verbose('i')`
  ^(?:series|class|tranche|pre-?funded|placement|sales|agent'?s?|underwriter'?s?'?|representative'?s?'?|public
  |private|investor(?:'s)?|purchaser|bridge|penny|common|ordinary|stock|share|purchase|unregistered
  |registered|existing|inducement|new|outstanding|amended|accompanying|\w+-year|[a-z]-\d{1,2}|ii|iii)$`;
/** Words that end a name even when capitalized, as at the start of a sentence. */
const NO_NAME = verbose('i')`
  ^(?:the|these|those|such|each|any|all|our|we|in|on|of|and|or|for|as|if|upon|such|no|to|certain|additional|its
  |their|company|company's|corporation|this|shares?|ordinary|aggregate|with|following|under|pursuant|per|one
  |two|both|other|exercise|exercisable|issuable|that|which|"|also)$`;

/** The class named before the word "warrant", back to a count, article or verb: "two Series A-1 warrants" → "Series A-1 warrants". */
export function labelBefore(text: string, at: number): string {
  const words: readonly string[] = text.slice(Math.max(0, at - 90), at).match(/\S+/g) ?? [];
  const name: string[] = [];
  for (const word of words.toReversed()) {
    if (name.length >= 6 || /[,;:.)"]$/.test(word)) break;
    const bare = word.replace(/^["(]+/, '');
    const before = words.at(words.lastIndexOf(word) - 1) ?? '';
    // A lone letter is a name only behind "Series" or "Class".
    // "2023 Warrants": a year is a name before a capital.
    const isYear = /^(?:19|20)\d\d$/.test(bare) && /^[A-Z]/.test(name[0] ?? text.charAt(at));
    const isLetter = /^[A-Z]$/.test(bare) && /^["(]*(?:series|class|tranche|preferred)$/i.test(before);
    if (!isLetter && !isYear && !NAME_WORDS.test(bare) && (NO_NAME.test(bare) || !/^[A-Z]\w/.test(bare))) break;
    name.unshift(bare);
    if (!isLetter && /^["(]/.test(word)) break;
  }
  const word = /^warrant/i.exec(text.slice(at, at + 7))?.[0] ?? 'warrant';
  return [...name, `${word}${word === 'WARRANT' ? 'S' : 's'}`].join(' ');
}

const PLAIN =
  /\b(?:(?:common|ordinary) (?:stock|shares?)(?: purchase)?|(?:stock|share) purchase|purchase|warrants?|unregistered|registered|outstanding|accompanying|\w+-year|the|our)\b/gi;
/** Words that name a class only if nothing else does. */
const RELATIVE = /\b(?:new|amended|existing)\b/gi;

/** The key of a class: `series a-1` for "Series A-1 Warrants" and "the series A-1 warrants"; '' without a name. */
export function labelKey(label: string): string {
  const plain = bare(label.replace(PLAIN, ' '));
  return bare(plain.replace(RELATIVE, ' ')) || plain;
}

function bare(label: string): string {
  return label
    .replace(/pre-?\s?funded/i, 'pre-funded')
    .replace(/'s?\b|s'(?= |$)/g, '')
    .replace(/[^\w-]+/g, ' ')
    .trim()
    .toLowerCase();
}

export function isPreFunded(label: string): boolean {
  return /pre-?\s?funded|penny/i.test(label);
}
