import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { amountsIn } from '../layout/numbers.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { shifted, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { coverEnd, statedDate } from './share-statements.ts';

export interface FloatStatement {
  readonly value: number;
  readonly valueRange: TextRange;
  readonly asOf: { readonly value: IsoDate; readonly range: TextRange } | null;
  /** False where the sentence dates the float and its price differently. */
  readonly isDateSure: boolean;
  /** Non-affiliate shares × price = float, by the sentence's own figures; null where it does not give both. */
  readonly product: boolean | null;
  /** On the cover of a periodic report. */
  readonly isCover: boolean;
}

const FLOAT = pattern('gi')`
  \b(?:aggregate market value|public float|market value)\b(?:[^$]
  |\$ ?\d{0,4}\.\d{2,4}(?!,?\d| million| billion)){0,700}?
  (?:(?:is|was|of|were|equals?|be|totall?ed)(?: equal to)?(?: approximately| about)?|approximately|:
  |\t) ?(?=(?:US)?\$[ \t]?(?:\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)? (?:thousand|million|billion|trillion)
  |0(?:\.00)?(?![.,]?\d)))
`;

/** A condition on a float, not its amount. */
const LIMIT = pattern('i')`
  \b(?:less than|below|exceed\w*|under ?$|at least|until|remains|one-third|if|more than|greater than|equals or)\b
`;
/** Thresholds of filer status and of General Instruction I.B.6. */
const THRESHOLDS = [75_000_000, 250_000_000, 700_000_000];
const PRICED = /\b(?:closing|last|sale|bid|price|reported)\b[^;]{0,160}\b(?:on|as of)\b[^;]{0,30}$/i;

/** The public float: covers of Forms 10-K and 20-F, and General Instruction I.B.6 of Form S-3. */
export function floatStatements(flat: FlatText): FloatStatement[] {
  const found: FloatStatement[] = [];
  const cover = coverEnd(flat);
  for (const { text, start } of flat.sentences) {
    if (!/non-?affiliates?\b|\bother than\b[^.;]{0,80}\baffiliates\b|public float/i.test(text) || !text.includes('$'))
      continue;
    for (const { 0: words, index } of text.matchAll(FLOAT)) {
      if (LIMIT.test(words.slice(-120))) continue;
      const from = index + words.length - 1;
      const [amount] = amountsIn(text.slice(from, from + 41).replaceAll('\t', ' '));
      if (amount === undefined || amount.start > 2) continue;
      const value = Number(amount.value);
      // "$0": a cover of an issuer without a market.
      const isNone = value === 0 && start < cover;
      if ((value < 1_000 && !isNone) || THRESHOLDS.includes(value)) continue;
      const dates = datesIn(text);
      const priced = dates.findLast((date) => PRICED.test(textBefore(text, date.start, 200)));
      const stated = dates.find((date) =>
        /\b(?:as of|at|on|quarter,?)\b[^;]{0,60}$/i.test(textBefore(text, date.start, 70)),
      );
      const date = priced ?? stated;
      found.push({
        value,
        valueRange: shifted(amount, start + from),
        asOf: date === undefined ? null : statedDate(date, start),
        isDateSure: priced === undefined || stated === undefined || priced.date === stated.date,
        product: productOf(text, value),
        isCover: start < cover,
      });
      break;
    }
    if (found.length >= 12) break;
  }
  return found;
}

/** Whether any count × any price of the sentence is the float, as rounded as it is printed. */
function productOf(text: string, value: number): boolean | null {
  const amounts = amountsIn(text).filter(({ isPercent }) => !isPercent);
  const prices = amounts.filter(
    (one) => one.currency !== null && one.scale === 0 && Number(one.value) < 100_000 && Number(one.value) > 0,
  );
  const counts = amounts.filter((one) => one.currency === null && Number(one.value) >= 10_000);
  if (prices.length === 0 || counts.length === 0) return null;
  return counts.some((count) =>
    prices.some((price) => Math.abs(Number(count.value) * Number(price.value) - value) <= value * 0.011),
  );
}
