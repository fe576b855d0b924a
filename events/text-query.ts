import { textWords } from '../core/text-words.ts';

/** One way to satisfy a text search: a filing that has all of the first terms and none of the others. */
interface TextAlternative {
  readonly all: readonly string[];
  readonly none: readonly string[];
}

/** A search for words: any of the alternatives. A term is one word, or several that follow each other. */
export type TextQuery = readonly TextAlternative[];

const MOST_TERMS = 20;
const MOST_WORDS = 20;

const PIECE = /\s*(?:(-?)"([^"]*)("?)|(\S+))/y;

/**
 * Reads a text search as web search engines do: all words count, `"…"` is a phrase, `or` separates alternatives, `-`
 * excludes.
 *
 * @returns the query, or why there is none
 * @example parseTextQuery('"at the market" -withdrawn') // [{ all: ["at the market"], none: ["withdrawn"] }]
 */
export function parseTextQuery(text: string): TextQuery | string {
  const alternatives: { all: string[]; none: string[] }[] = [{ all: [], none: [] }];
  const pieces = new RegExp(PIECE);
  let terms = 0;
  for (let match = pieces.exec(text); match; match = pieces.exec(text)) {
    const [, minus = '', phrase, quote, bare] = match;
    if (phrase !== undefined && quote === '') return 'a quotation mark is missing';
    const current = alternatives.at(-1);
    if (bare?.toLowerCase() === 'or') {
      if (current?.all.length === 0) return '"or" needs words on both sides';
      alternatives.push({ all: [], none: [] });
      continue;
    }
    const isExcluded = minus === '-' || bare?.startsWith('-') === true;
    const words = [...textWords(phrase ?? bare ?? '')].map(({ word }) => word.toLowerCase());
    if (words.length === 0) return `${match[0].trim()} has no letters or digits`;
    if (words.length > MOST_WORDS) return `a phrase has at most ${MOST_WORDS} words`;
    terms += 1;
    (isExcluded ? current?.none : current?.all)?.push(words.join(' '));
  }
  if (terms === 0) return 'it has no words';
  if (terms > MOST_TERMS) return `at most ${MOST_TERMS} words and phrases`;
  if (alternatives.some(({ all }) => all.length === 0)) return 'each alternative needs a word that the text must have';
  return alternatives;
}

/** Every term of a query, once. */
export function termsOf(query: TextQuery): readonly string[] {
  return [...new Set(query.flatMap(({ all, none }) => [...all, ...none]))];
}

/** The terms that make a text with these terms satisfy the query; null: it does not. */
export function satisfiedBy(query: TextQuery, found: ReadonlySet<string>): readonly string[] | null {
  const alternative = query.find(
    ({ all, none }) => all.every((term) => found.has(term)) && !none.some((term) => found.has(term)),
  );
  return alternative === undefined ? null : [...new Set(alternative.all)];
}
