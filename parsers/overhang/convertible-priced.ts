import { pattern } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, firstMatch, numberOf } from '../prose/matches.ts';
import { STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { GONE, NEGATED, PRIOR } from './convertible-names.ts';
import { addTerms } from './convertible-terms.ts';

const NAMED =
  /\b((?:\d{1,2}(?:\.\d{1,4})?% )?(?:[A-Z\d][\w-]* ){0,3}?Convertible (?:[A-Z][\w-]* ){0,3}?(?:Notes?|Debentures?))\b/;
const PRICED = /conversion price (?:of|equal to|is) (?:approximately )?(?:US)?\$ ?\d/i;

/** "reduced the Fixed Price of the Debenture from $2.90 to a Dilutive Price of $1.51". */
const REDUCED = pattern(
  'i',
  /\b(?:reduced|lowered|adjusted|reset)\b[^.;$]{0,80}\b(?:conversion price|fixed price)\b(?:[^.;$]|\.\d){0/,
  /,80}from (?:US)?\$ ?[\d.,]*\d to (?:an? )?(?:[\w ]{0,30} of )?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)/,
);

/**
 * The first class of notes with a conversion price and without a principal, which is unknown then, not zero. Only for
 * documents that state no principal at all.
 */
export function pricedOnly(flat: FlatText, part: CurrentPart): StatedItem[] {
  if (part.isProspectus) return [];
  for (const sentence of currentSentences(flat, part, /conversion price/gi, 60)) {
    const { words, start } = sentence;
    const label = captured(firstMatch(flat.text, sentence, NAMED));
    if (label === null || !PRICED.test(words) || /preferred|warrant/i.test(words)) continue;
    if (GONE.test(words) || NEGATED.test(words) || PRIOR.test(words)) continue;
    const item = new Map<string, StatedValue>([['label', { value: label.text, at: label, confidence: STATED }]]);
    const line = flat.text.indexOf('\n', sentence.end);
    const end = Math.min(part.end, line < 0 ? part.end : line, sentence.end + 3_000);
    addTerms(item, flat, sentence, label);
    addTerms(item, flat, { start, end: Math.max(end, sentence.end) }, label);
    // A later sale at a lower price may have reduced it.
    const reduced = captured(firstMatch(flat.text, { start: sentence.end, end: part.end }, REDUCED));
    if (reduced !== null)
      item.set('conversionPrice', { value: numberOf(reduced.text), at: reduced, confidence: STATED });
    return item.has('conversionPrice') ? [item] : [];
  }
  return [];
}
