import type { CrossValidation } from '../../core/parser.ts';
import { amountsIn } from '../layout/numbers.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import { type FlatText, sentenceOf } from '../prose/flat-text.ts';
import { isTelling, numberPattern } from '../prose/restatements.ts';
import type { StatedItem } from '../prose/stated-items.ts';

const MOST_CLASSES = 12;
const AMOUNT = /(?:US)?\$ ?\d[\d,]*(?:\.\d+)?(?: (?:million|billion))?/g;
const PROCEEDS = /\bproceeds\b|\baggregate (?:exercise price|amount)\b|\bwe (?:would|will|could|may) receive\b/i;

interface Counted {
  readonly index: number;
  readonly count: number;
  readonly price: unknown;
}

/**
 * Arithmetic between the classes of a document and amounts that it prints: count × exercise price is the cash that their
 * exercise brings, and the counts of classes make a printed total. Only agreement is recorded: a document may print
 * neither.
 */
export function amountChecks(flat: FlatText, part: CurrentPart, items: readonly StatedItem[]): CrossValidation[] {
  const counted = items.slice(0, MOST_CLASSES).flatMap((item, index): Counted[] => {
    const count = item.get('count')?.value;
    return typeof count === 'number' && isTelling(count)
      ? [{ index, count, price: item.get('exercisePrice')?.value }]
      : [];
  });
  const sums = counted.length === 0 ? [] : [...productChecks(flat, part, counted), ...sumChecks(flat, part, counted)];
  return [...sums, ...percentChecks(flat, items.slice(0, MOST_CLASSES))];
}

function productChecks(flat: FlatText, part: CurrentPart, counted: readonly Counted[]): CrossValidation[] {
  const checks: CrossValidation[] = [];
  const amounts: { readonly value: number; readonly unit: number }[] = [];
  for (const { words } of currentSentences(flat, part, /\bexercis/gi, 400)) {
    if (!PROCEEDS.test(words) || !/\bwarrants?\b/i.test(words)) continue;
    for (const [printed] of words.matchAll(AMOUNT)) amounts.push(amountOf(printed));
  }
  for (const { index, count, price } of counted) {
    if (typeof price !== 'number' || price < 0.01) continue;
    const product = count * price;
    if (product < 10_000 || !amounts.some(({ value, unit }) => Math.abs(value - product) <= unit / 2)) continue;
    for (const member of ['count', 'exercisePrice'])
      checks.push({
        name: 'count-times-price-is-stated-proceeds',
        passed: true,
        path: `warrants[${index}].${member}`,
      });
  }
  return checks;
}

/** "$1.75 per share (125% of the public offering price)", "an exercise price equal to 110% of the price of $0.56". */
const PERCENT_OF_PRICE = /\b(\d{2,3}(?:\.\d+)?) ?% of (?:the |an? |our |its |such )?(?:[\w-]+ ){0,4}?price\b/i;
const PRICES = /\$ ?(\d[\d,]*\.\d+|\d[\d,]*)(?![\d,.]*\d)(?! (?:million|billion))/g;

/** A price that its own sentence gives as a percentage of another, which the document prints. */
function percentChecks(flat: FlatText, items: readonly StatedItem[]): CrossValidation[] {
  const checks: CrossValidation[] = [];
  let printed: readonly number[] | null = null;
  for (const [index, item] of items.entries()) {
    const price = item.get('exercisePrice');
    if (typeof price?.value !== 'number' || price.value < 0.01) continue;
    const { start, end } = sentenceOf(flat, price.at.start);
    const percent = Number(PERCENT_OF_PRICE.exec(flat.text.slice(start, end))?.[1] ?? 0);
    if (percent === 0 || percent === 100) continue;
    printed ??= [...flat.text.matchAll(PRICES)]
      .slice(0, 2_000)
      .map((match) => Number((match[1] ?? '').replaceAll(',', '')));
    const { value } = price;
    if (printed.some((one) => one !== value && Math.abs((one * percent) / 100 - value) < 0.0051))
      checks.push({
        name: 'exercise-price-is-stated-percent-of-a-price',
        passed: true,
        path: `warrants[${index}].exercisePrice`,
      });
  }
  return checks;
}

/** An amount, with the value of its last printed digit: "$8.1 million" agrees to half of a hundred thousand. */
function amountOf(printed: string): { readonly value: number; readonly unit: number } {
  const value = Number(amountsIn(printed)[0]?.value ?? Number.NaN);
  const scale = /billion/.test(printed) ? 1e9 : /million/.test(printed) ? 1e6 : 1;
  const decimals = /\.(\d+)/.exec(printed)?.[1]?.length ?? 0;
  return { value, unit: scale / 10 ** decimals };
}

/** Two classes, or all, that make a count which the document prints beside warrants or their shares. */
function sumChecks(flat: FlatText, part: CurrentPart, counted: readonly Counted[]): CrossValidation[] {
  const groups = [
    ...(counted.length > 2 ? [counted] : []),
    ...counted.flatMap((one, at) => counted.slice(at + 1).map((other) => [one, other])),
  ];
  const summed = new Set<number>();
  for (const group of groups) {
    const total = group.reduce((sum, { count }) => sum + count, 0);
    if (counted.some(({ count }) => count === total)) continue;
    for (const { words } of currentSentences(flat, part, numberPattern(total), 5))
      if (/\bwarrants?\b|\bunderlying\b|\bissuable\b/i.test(words)) for (const { index } of group) summed.add(index);
  }
  return [...summed].map((index) => ({
    name: 'counts-add-up-to-stated-count',
    passed: true,
    path: `warrants[${index}].count`,
  }));
}
