import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { addTerms } from './convertible-terms.ts';

const GONE = /\b(?:redeem(?:ed|s)?|retired?|exchanged?|were converted|was converted|cancel\w*)\b/i;
const PREFERRED =
  /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?(?:[Cc]onvertible )?(?:[A-Z][\w-]* ){0,2}?(?:[Pp]referred|[Pp]reference) (?:[Ss]tock|[Ss]hares))/g;

const PRESENT =
  /\b(?:sell|sold|issue|issued|purchase|selling|offering|offer|outstanding|convertible at|initially convertible|conversion price|has rights|stated value)\b/i;

/** Convertible preferred stock, where its own sentences give a price or count of conversion. */
export function preferredOf(terms: FlatText, part: CurrentPart): StatedItem[] {
  const found: StatedItem[] = [];
  const seen = new Set<string>();
  const known = new Set<string>();
  for (const sentence of sentencesWith(terms, PREFERRED, 200)) {
    if (sentence.start >= part.end || found.length >= 6 || seen.size > 12) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (!PRESENT.test(words) || GONE.test(words)) continue;
    for (const match of words.matchAll(PREFERRED)) {
      const [label] = match;
      const series = seriesIn(label);
      if (seen.has(label) || known.has(series)) continue;
      seen.add(label);
      const at = { start: sentence.start + match.index, end: sentence.start + match.index + label.length };
      const item = seriesOf(terms, part, label, at);
      if (item === null) continue;
      known.add(series);
      found.push(item);
    }
  }
  return found;
}

/** What the sentences that name a series say of its conversion; null where it is gone, or nothing does. */
function seriesOf(terms: FlatText, part: CurrentPart, label: string, labelAt: TextRange): StatedItem | null {
  const series = seriesIn(label);
  const isNamed = /convertible/i.test(label);
  if (isGone(terms, part, series)) return null;
  const item = new Map<string, StatedValue>();
  for (const other of sentencesWith(terms, new RegExp(`\\b${series}\\b`, 'g'), 60)) {
    if (other.start >= part.end) break;
    for (const range of ownParts(terms, other, series)) {
      const own = terms.text.slice(range.start, range.end);
      if (/convertible|converted|conversion|dividend/i.test(own))
        addTerms(item, terms, convertsFrom(own, range), label, labelAt);
      const dividend = DIVIDEND.exec(own);
      const rate = dividend?.[1] ?? dividend?.[2];
      if (dividend !== null && rate !== undefined && !item.has('interestRate')) {
        const start = range.start + dividend.index + dividend[0].lastIndexOf(rate);
        const at = { start, end: start + rate.length + 1 };
        item.set('interestRate', { value: Number(rate), at, confidence: STATED });
      }
    }
  }
  item.delete('maturity');
  // Without the word in its name, a price or a count of its own conversion must stand there surely.
  if (!isNamed && item.get('conversionPrice')?.confidence === DOUBTFUL) return null;
  if (!item.has('conversionPrice') && !item.has('sharesIssuable')) return null;
  return new Map([['label', { value: label, at: labelAt, confidence: STATED }], ...item]);
}

function seriesIn(label: string): string {
  return /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
}

const DIVIDEND =
  /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend|dividends?(?: rights)? at (?:a|an|the) (?:annual )?rate of (\d{1,2}(?:\.\d+)?) ?%/i;
const SERIES = /\bSeries [A-Z][\w-]*/g;

/** A sentence of one series whole; where it tells of conversion of several, from each naming to that of the next. */
function ownParts(terms: FlatText, sentence: TextRange, series: string): TextRange[] {
  const words = terms.text.slice(sentence.start, sentence.end);
  const named = [...words.matchAll(SERIES)];
  const isShared =
    named.some(([name]) => name !== series) && (words.match(/convertible in ?to|conversion price/gi)?.length ?? 0) > 1;
  if (!isShared) return [sentence];
  return named.flatMap((match, index) => {
    if (match[0] !== series) return [];
    const next = named.slice(index + 1).find(([name]) => name !== series);
    return [
      { start: sentence.start + match.index, end: next === undefined ? sentence.end : sentence.start + next.index },
    ];
  });
}

/** "There are no Series C shares outstanding"; "all remaining shares of Series C were exchanged". */
function isGone(terms: FlatText, part: CurrentPart, series: string): boolean {
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
