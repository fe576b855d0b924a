import type { CurrentPart } from '../terms-text/current-part.ts';
import { STATED, type StatedItem, type StatedValue } from '../terms-text/stated-items.ts';
import { sentencesWith, type TermsText, type TextRange } from '../terms-text/terms-text.ts';
import { addTerms } from './convertible-terms.ts';

const GONE = /\b(?:redeem(?:ed|s)?|retired?|exchanged?|were converted|was converted|cancel\w*)\b/i;
const PREFERRED =
  /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?[Cc]onvertible (?:[A-Z][\w-]* ){0,2}?(?:[Pp]referred|[Pp]reference) (?:[Ss]tock|[Ss]hares))/g;

/** Convertible preferred stock, where its own sentences give a price or count of conversion. */
export function preferredOf(terms: TermsText, part: CurrentPart): StatedItem[] {
  const found = new Map<string, StatedItem>();
  const seen = new Set<string>();
  for (const sentence of sentencesWith(terms, PREFERRED, 200)) {
    if (sentence.start >= part.end || found.size >= 6) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const match = new RegExp(PREFERRED.source).exec(words);
    const label = match?.[1];
    if (match === null || label === undefined || seen.has(label)) continue;
    if (
      !/\b(?:sell|sold|issue|issued|purchase|selling|offering|offer|outstanding|convertible at|initially convertible|conversion price)\b/i.test(
        words,
      ) ||
      GONE.test(words)
    )
      continue;
    seen.add(label);
    if (seen.size > 12) break;
    const series = /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
    if (isGone(terms, part, series)) continue;
    const item = new Map<string, StatedValue>();
    const labelAt = { start: sentence.start + match.index, end: sentence.start + match.index + label.length };
    for (const other of sentencesWith(terms, new RegExp(`\\b${series}\\b`, 'g'), 60)) {
      if (other.start >= part.end) break;
      const own = terms.text.slice(other.start, other.end);
      if (/convertible|converted|conversion price|dividend/i.test(own))
        addTerms(item, terms, convertsFrom(own, other), label, labelAt);
      const dividend = /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend/i.exec(own);
      const rate = dividend?.[1];
      if (dividend !== null && rate !== undefined && !item.has('interestRate')) {
        const start = other.start + dividend.index;
        item.set('interestRate', {
          value: Number(rate),
          at: { start, end: start + rate.length + 1 },
          confidence: STATED,
        });
      }
    }
    item.delete('maturity');
    if (item.has('conversionPrice') || item.has('sharesIssuable')) {
      found.set(label, new Map([['label', { value: label, at: labelAt, confidence: STATED }], ...item]));
    }
  }
  return [...found.values()];
}

/** "There are no Series C shares outstanding"; "all remaining shares of Series C were exchanged". */
function isGone(terms: TermsText, part: CurrentPart, series: string): boolean {
  const gone = new RegExp(
    `\\bno (?:shares of )?(?:the )?${series}\\b[^.;]{0,80}outstanding|all (?:of the )?(?:remaining|outstanding) shares of (?:the )?${series}\\b[^.;]{0,120}(?:were|was|have been) (?:converted|exchanged|redeemed)|no (?:remaining )?shares of (?:the )?${series}\\b[^.;]{0,60}(?:remain|outstanding)`,
    'i',
  );
  return gone.test(terms.text.slice(part.start, part.end));
}

/** The part of a sentence that tells of conversion: what stands before it has prices of its own. */
function convertsFrom(words: string, sentence: TextRange): TextRange {
  const from = words.search(/convertible (?:at|into|in to|in the|,)|may be converted|conversion price/i);
  return from < 0 ? sentence : { start: sentence.start + from, end: sentence.end };
}
