import type { IsoDate } from '../../core/dates.ts';
import type { CrossValidation } from '../../core/parser.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentenceOf } from '../prose/flat-text.ts';
import { isTelling, numberPattern, otherSentences, pricePattern } from '../prose/restatements.ts';
import type { StatedItem } from '../prose/stated-items.ts';
import { labelKey } from './labels.ts';

/** No issuer has more; each class is searched for in the whole document. */
const MOST_CLASSES = 40;

/** What the checks of one class read from. */
interface Search {
  readonly flat: FlatText;
  readonly part: CurrentPart;
  readonly items: readonly StatedItem[];
}

/**
 * Compares the terms of each class with what other places of the document say of it: another sentence, table row or
 * title, the cover's resale, the header's date. A check whose evidence the document does not hold is not recorded.
 *
 * @param reportDate the day the document speaks of: of a periodic report the end of its period, else the filing date
 */
export function warrantChecks(
  flat: FlatText,
  part: CurrentPart,
  items: readonly StatedItem[],
  reportDate: IsoDate | null,
): CrossValidation[] {
  const checked = items.slice(0, MOST_CLASSES);
  const search = { flat, part, items: checked };
  return checked.flatMap((item, index) => [
    ...of(`warrants[${index}].count`, 'count-stated-in-another-sentence', isCountRestated(search, item)),
    ...of(
      `warrants[${index}].exercisePrice`,
      'exercise-price-stated-in-another-sentence',
      isPriceRestated(search, item),
    ),
    ...of(
      `warrants[${index}].exercisePrice`,
      'unit-price-less-pre-funded-price-is-exercise-price',
      isPriceGap(flat, item),
    ),
    ...of(`warrants[${index}].expires`, 'expires-after-report-date', isAfter(item.get('expires')?.value, reportDate)),
    ...of(
      `warrants[${index}].expires`,
      'expires-after-exercisable-date',
      isAfter(item.get('expires')?.value, item.get('exercisable')?.value),
    ),
  ]);
}

function of(path: string, name: string, passed: boolean | null): CrossValidation[] {
  return passed === null ? [] : [{ name, passed, path }];
}

const DATE = /^\d{4}-\d\d-\d\d$/;

/** Null unless both are dates. */
function isAfter(later: unknown, earlier: unknown): boolean | null {
  if (typeof later !== 'string' || typeof earlier !== 'string' || !DATE.test(later) || !DATE.test(earlier)) return null;
  return later > earlier;
}

const RESALE = /\bresale\b|\bselling (?:stock|share|security) ?holders?\b/i;

/** Counts such as 2,666,667 do not recur by chance; 2,000,000 may. */
const FEWEST_DIGITS = 4;
const SHARES = /\bshares?\b|\bunits?\b|\bADSs?\b/i;

function isUnround(count: number): boolean {
  return String(count).replace(/0{1,20}$/, '').length >= FEWEST_DIGITS;
}

/**
 * True where another sentence on warrants, or on their resale, has the count, or one on shares (those sold with the
 * warrants, or issuable) has the same unround number; null where none has.
 */
function isCountRestated(search: Search, item: StatedItem): boolean | null {
  const { flat, part } = search;
  const count = item.get('count');
  if (typeof count?.value !== 'number' || !isTelling(count.value)) return null;
  const others = otherSentences(flat, part, numberPattern(count.value), [count.at]);
  const isOfClass = (words: string): boolean =>
    (/\bwarrants?\b/i.test(words) || RESALE.test(words)) && isOwn(search, item, words);
  return others.some(isOfClass) || (isUnround(count.value) && others.some((words) => SHARES.test(words))) ? true : null;
}

const PRICE_WORDS = /\b(?:exercis\w+|strike)\b/i;
/** Where a document has one exercise price, any other sentence on it is about the same. */
const EXERCISE_PRICE = /\b(?:exercise|strike) price\b|\bexercis\w+[^.;]{0,60} (?:at|of|for) \$/i;
const ONE_PRICE = /\b(?:exercise|strike) price(?:[^$;.]|\.\d){0,60}\$ ?(\d[\d,]*(?:\.\d+)?|\.\d+)/gi;

/** A new price, beside which the count may be given with the old one. */
const REPRICED = /\b(?:reduc|lower|amend|adjust|repric|increas|chang)\w*/i;

/** False where another sentence gives the same count one other exercise price. */
function isPriceRestated(search: Search, item: StatedItem): boolean | null {
  const { flat, part } = search;
  const [price, count] = [item.get('exercisePrice'), item.get('count')];
  if (typeof price?.value !== 'number') return null;
  const key = keyOf(item);
  const counted = typeof count?.value === 'number' && isTelling(count.value) ? numberPattern(count.value) : null;
  const priced = otherSentences(flat, part, pricePattern(price.value), [price.at]);
  const isOfClass = (words: string): boolean =>
    PRICE_WORDS.test(words) &&
    /\bwarrants?\b/i.test(words) &&
    isOwn(search, item, words) &&
    ((counted !== null && new RegExp(counted).test(words)) || hasKey(labelWords(words), key));
  if (priced.some(isOfClass)) return true;
  const prices = new Set(search.items.flatMap((one) => one.get('exercisePrice')?.value ?? []));
  const isOnlyPrice = prices.size === 1 || (prices.size === 2 && [...prices].some((one) => Number(one) <= 0.01));
  if (isOnlyPrice && price.value > 0.01 && priced.some((words) => EXERCISE_PRICE.test(words))) return true;
  const own = sentenceOf(flat, price.at.start);
  if (counted === null || REPRICED.test(flat.text.slice(own.start, own.end))) return null;
  const others = otherSentences(flat, part, counted, [price.at])
    .filter((words) => /\bwarrants?\b/i.test(words) && isOwn(search, item, words))
    .map((words) => [...words.matchAll(ONE_PRICE)].map((match) => Number((match[1] ?? '').replaceAll(',', ''))));
  const alone = others.filter((prices) => prices.length === 1).flat();
  return alone.length > 0 ? alone.includes(price.value) : null;
}

/** Whether a sentence may be about a class: it names it, or it names no other class and none has the same count. */
function isOwn({ items }: Search, item: StatedItem, words: string): boolean {
  const named = labelWords(words);
  if (hasKey(named, keyOf(item))) return true;
  const others = items.filter((other) => other !== item);
  if (others.some((other) => other.get('count')?.value === item.get('count')?.value)) return false;
  return !others.some((other) => hasKey(named, keyOf(other)));
}

function keyOf(item: StatedItem): string {
  const label = item.get('label')?.value;
  return typeof label === 'string' ? labelKey(label) : '';
}

function hasKey(named: string, key: string): boolean {
  return key !== '' && named.includes(` ${key} `);
}

/** The words of a sentence as keys have them. */
function labelWords(words: string): string {
  const plain = words
    .replace(/pre-?\s?funded/gi, 'pre-funded')
    .replace(/'s?\b|s'(?= |$)/g, '')
    .replace(/[^\w-]+/g, ' ')
    .toLowerCase();
  return ` ${plain} `;
}

const AMOUNTS = /\$ ?(\d[\d,]*\.\d+|\d[\d,]*)/g;

/** True where a line of prices has a share's and a pre-funded warrant's, apart by the exercise price. */
function isPriceGap(flat: FlatText, item: StatedItem): boolean | null {
  const price = item.get('exercisePrice')?.value;
  if (item.get('preFunded')?.value !== true || typeof price !== 'number' || price === 0) return null;
  const [, decimals = ''] = price
    .toFixed(8)
    .replace(/(?<!0)0+$/, '')
    .split('.');
  const fine = new RegExp(
    `\\b(?:offering|purchase) price\\b[^\\n]{0,200}?\\$ ?\\d*\\.\\d{${decimals.length}}(?!\\d)[^\\n]{0,200}`,
    'gi',
  );
  for (const { 0: line } of flat.text.matchAll(fine)) {
    const amounts = [...line.matchAll(AMOUNTS)].map((match) => Number((match[1] ?? '').replaceAll(',', '')));
    if (amounts.some((a) => amounts.some((b) => Math.abs(a - b - price) < 1e-9))) return true;
  }
  return null;
}
