import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith } from '../prose/flat-text.ts';
import { STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';
import { GONE, NEGATED, PRIOR } from './convertible-names.ts';
import { addTerms } from './convertible-terms.ts';

/** "the 6.00% Convertible Debenture", "the Convertible Notes", "the notes" of an indenture. */
const NAMED =
  /\b((?:\d{1,2}(?:\.\d{1,4})?% )?(?:[A-Z\d][\w-]* ){0,3}?Convertible (?:[A-Z][\w-]* ){0,3}?(?:Notes?|Debentures?))\b/;
const PRICED = /conversion price (?:of|equal to|is) (?:approximately )?(?:US)?\$ ?\d/i;

/**
 * Notes that a document prices for conversion by name but whose principal it does not print: their principal is
 * unknown, not zero. Only for documents that give no principal at all; the first such class.
 */
export function pricedOnly(terms: FlatText, part: CurrentPart): StatedItem[] {
  if (part.isProspectus) return [];
  for (const sentence of sentencesWith(terms, /conversion price/gi, 60)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    const label = NAMED.exec(words);
    if (label?.[1] === undefined || !PRICED.test(words)) continue;
    if (GONE.test(words) || NEGATED.test(words) || PRIOR.test(words) || /preferred|warrant/i.test(words)) continue;
    const start = sentence.start + label.index;
    const labelAt = { start, end: start + label[1].length };
    const item = new Map<string, StatedValue>([['label', { value: label[1], at: labelAt, confidence: STATED }]]);
    const line = terms.text.indexOf('\n', sentence.end);
    const end = Math.min(part.end, line < 0 ? part.end : line, sentence.end + 3_000);
    addTerms(item, terms, sentence, label[1], labelAt);
    addTerms(item, terms, { start: sentence.start, end: Math.max(end, sentence.end) }, label[1], labelAt);
    // A later sale at a lower price may have moved it.
    const now = terms.text.slice(sentence.end, part.end);
    const moved = MOVED.exec(now);
    const printed = moved?.[1];
    if (moved !== null && printed !== undefined) {
      const from = sentence.end + moved.index + moved[0].lastIndexOf(printed);
      const at = { start: from, end: from + printed.length };
      item.set('conversionPrice', { value: Number(printed.replaceAll(',', '')), at, confidence: STATED });
    }
    return item.has('conversionPrice') ? [item] : [];
  }
  return [];
}

/** "reduced the Fixed Price of the Debenture from $2.90 to a Dilutive Price of $1.51". */
const MOVED =
  /\b(?:reduced|lowered|adjusted|reset)\b[^.;$]{0,80}\b(?:conversion price|fixed price)\b(?:[^.;$]|\.\d){0,80}from (?:US)?\$ ?[\d.,]*\d to (?:an? )?(?:[\w ]{0,30} of )?(?:US)?\$ ?(\d[\d,]*(?:\.\d+)?)(?!,?\d|\.\d)/i;
