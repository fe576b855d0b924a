import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, type Printed } from '../prose/matches.ts';
import { DOUBTFUL, STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { addTerms } from './convertible-terms.ts';

const GONE = /\b(?:redeem(?:ed|s)?|retired?|exchanged?|were converted|was converted|cancel\w*)\b/i;
const PREFERRED =
  /(Series [A-Z][\w-]* (?:[A-Z][\w-]* ){0,4}?(?:[Cc]onvertible )?(?:[A-Z][\w-]* ){0,2}?(?:[Pp]referred|[Pp]reference) (?:[Ss]tock|[Ss]hares))/g;
const PRESENT =
  /\b(?:sell|sold|issue|issued|purchase|selling|offering|offer|outstanding|convertible at|initially convertible|conversion price|has rights|stated value)\b/i;
const DIVIDEND =
  /(\d{1,2}(?:\.\d+)?) ?% (?:cumulative |annual |per annum )*dividend|dividends?(?: rights)? at (?:a|an|the) (?:annual )?rate of (\d{1,2}(?:\.\d+)?) ?%/i;
const SERIES = /\bSeries [A-Z][\w-]*/g;

/** Convertible preferred stock, where its own sentences state a conversion price or count. */
export function preferredOf(flat: FlatText, part: CurrentPart): StatedItem[] {
  const found: StatedItem[] = [];
  const seen = new Set<string>();
  const known = new Set<string>();
  for (const sentence of currentSentences(flat, part, PREFERRED, 200)) {
    if (found.length >= 6 || seen.size > 12) break;
    if (!PRESENT.test(sentence.words) || GONE.test(sentence.words)) continue;
    for (const label of matchesIn(flat.text, sentence, PREFERRED)) {
      const series = seriesIn(label.text);
      if (seen.has(label.text) || known.has(series)) continue;
      seen.add(label.text);
      const item = seriesOf(flat, part, label);
      if (item === null) continue;
      known.add(series);
      found.push(item);
    }
  }
  return found;
}

/** The conversion terms in the sentences that name a series; null where it is gone or has none. */
function seriesOf(flat: FlatText, part: CurrentPart, label: Printed): StatedItem | null {
  const series = seriesIn(label.text);
  if (isGone(flat, part, series)) return null;
  const item = new Map<string, StatedValue>();
  for (const sentence of currentSentences(flat, part, new RegExp(`\\b${series}\\b`, 'g'), 60)) {
    for (const range of ownParts(flat, sentence, series)) {
      const own = flat.text.slice(range.start, range.end);
      if (/convertible|converted|conversion|dividend/i.test(own)) {
        const conversion = firstMatch(flat.text, range, CONVERSION_CLAUSE)?.start ?? range.start;
        addTerms(item, flat, { start: conversion, end: range.end }, label);
      }
      const rate = captured(firstMatch(flat.text, range, DIVIDEND));
      if (rate !== null && !item.has('interestRate')) {
        const at = { start: rate.start, end: rate.end + 1 };
        item.set('interestRate', { value: Number(rate.text), at, confidence: STATED });
      }
    }
  }
  item.delete('maturity');
  // Without "convertible" in its name, the price or count must surely be its own.
  const isNamed = /convertible/i.test(label.text);
  if (!isNamed && item.get('conversionPrice')?.confidence === DOUBTFUL) return null;
  if (!item.has('conversionPrice') && !item.has('sharesIssuable')) return null;
  return new Map([['label', { value: label.text, at: label, confidence: STATED }], ...item]);
}

function seriesIn(label: string): string {
  return /Series [A-Z][\w-]*/.exec(label)?.[0] ?? label;
}

/** The whole sentence; where it converts several series, the parts from each naming of this one to the next other. */
function ownParts({ text }: FlatText, sentence: TextRange, series: string): TextRange[] {
  const named = matchesIn(text, sentence, SERIES);
  const isShared =
    named.some((other) => other.text !== series) &&
    matchesIn(text, sentence, /convertible in ?to|conversion price/gi, 2).length > 1;
  if (!isShared) return [sentence];
  return named.flatMap(({ text: name, start }, index) => {
    if (name !== series) return [];
    const next = named.slice(index + 1).find((other) => other.text !== series);
    return [{ start, end: next?.start ?? sentence.end }];
  });
}

/** "There are no Series C shares outstanding"; "all remaining shares of Series C were exchanged". */
function isGone(flat: FlatText, part: CurrentPart, series: string): boolean {
  const gone = verbose('i')`
  \bno (?:shares of )?(?:the )?${series}\b[^.;]{0,80}outstanding
  |all (?:of the )?(?:remaining|outstanding) shares of (?:the )?${series}\b[^.;]{0,120}(?:were|was|have been) (?:converted|exchanged|redeemed)
  |no (?:remaining )?shares of (?:the )?${series}\b[^.;]{0,60}(?:remain|outstanding)`;
  return firstMatch(flat.text, part, gone) !== null;
}

/** Prices before this clause are not of the conversion. */
const CONVERSION_CLAUSE = /convertible (?:at|into|in to|in the|,)|may be converted|conversion price/i;
