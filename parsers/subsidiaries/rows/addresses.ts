import { verbose } from '../../layout/patterns.ts';
import { endsWithForm, isSentence } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';

/** Signs of a postal address; a line may show several. */
const SIGNS: readonly RegExp[] = [
  // "CA 92101", "06901 Sophia", "VIC 3000", "SW1A 2AA"
  verbose(
    'u',
  )`\b\d{5}(?:-\d{4})?$|^(?:[A-Z]{1,2}-)?\d{4,6}\s\p{Lu}|\b[A-Z]{2,3}\s\d{4,5}\b|\b[A-Z]{1,2}\d[\dA-Z]?\s\d[A-Z]{2}\b|
    \b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b`,
  verbose(
    'i',
  )`(?:^|[\s,#])\d{1,6}[\w-]{0,3},?\s.{0,60}\b(?:street|st|avenue|ave|road|rd|drive|dr|boulevard|blvd|lane|ln|
    way|parkway|pkwy|highway|hwy|plaza|place|court|square|circle|rue|stra(?:ss|ß)e|weg|allee|via|calle|avenida|rua)\b`,
  /^(?:p\.?\s?o\.?\s?box|b\.?p\.?|c\.?p\.?|postfach|apartado)\s?\d/i,
  /\b(?:suite|ste|floor|level|unit|room|building|bldg|apt)\b\.?\s?#?\w{0,4}\d|\b\d{1,2}(?:st|nd|rd|th) floor\b/i,
];

function signsOf(text: string): number {
  if (!/\d/.test(text) || text.length > 120 || endsWithForm(text) || isSentence(text)) return 0;
  return SIGNS.filter((sign) => sign.test(text)).length;
}

/** The lines of postal addresses, each below a company: at least two signs of one, with the place at its end. */
export function addressLines(texts: readonly string[]): ReadonlySet<number> {
  const found = new Set<number>();
  for (let index = 1; index < texts.length; index += 1) {
    if (found.has(index - 1) || !endsWithForm(texts[index - 1] ?? '')) continue;
    let end = index;
    let signs = 0;
    while (end < texts.length && end < index + 6) {
      const text = texts[end] ?? '';
      const own = signsOf(text);
      if (own === 0 && !(end > index && isPlace(text))) break;
      signs += own;
      end += 1;
    }
    if (signs >= 2) for (let line = index; line < end; line += 1) found.add(line);
  }
  return found;
}
