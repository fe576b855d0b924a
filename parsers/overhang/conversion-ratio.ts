import type { CrossValidation } from '../../core/parser.ts';
import { verbose } from '../layout/patterns.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, matchesIn, numberOf } from '../prose/matches.ts';
import { CHECKED, STATED, type StatedItem } from '../prose/stated-items.ts';

const CHECK = 'shares per $1,000 × conversion price = $1,000';
const RATE = '(?<!\\d|\\d[,.])(\\d{1,3}(?:,\\d{3})*(?:\\.\\d+)?|\\d+\\.\\d+)';
const THOUSAND = '(?:US)?\\$ ?1,000(?![\\d,.]*\\d)';
/** "30.9598 shares of common stock per $1,000 principal amount", "each $1,000 principal amount is convertible into 50 shares". */
const RATIO = verbose('gi')`
  ${RATE} (?:(?:Class [A-Z] )?(?:common |ordinary )?shares|ADSs)(?: of [^.;$\d]{3,60}?)? (?:per|for each) ${THOUSAND}|\beach ${THOUSAND} (?:in |of )?(?:aggregate )?principal[^.;$\d]{0,100}?(?:into|for|of) (?:approximately )?${RATE} (?:common |ordinary )?shares`;
/** A conversion rate and its price are in one sentence or in neighboring ones. */
const NEAR = 300;
/** The price is printed rounded, the rate often to four places. */
const TOLERANCE = 0.002;
/** The tolerance for a low price's own rounding; "$32" may have lost its cents. */
const MOST = 0.005;

/**
 * Checks conversion prices against the shares per $1,000 of principal beside them: agreement makes the price sure;
 * where no rate agrees, one of the two is misread or misprinted, and the price is doubtful.
 */
export function checkRatios(
  { text }: FlatText,
  items: readonly StatedItem[],
): { readonly items: StatedItem[]; readonly checks: CrossValidation[] } {
  const checks: CrossValidation[] = [];
  const checked = items.map((item) => {
    const price = item.get('conversionPrice');
    if (price === undefined || typeof price.value !== 'number') return item;
    const { value, at } = price;
    const rates = matchesIn(text, { start: Math.max(0, at.start - NEAR), end: at.end + NEAR }, RATIO);
    if (rates.length === 0) return item;
    const decimals = /\.(\d+)$/.exec(text.slice(at.start, at.end))?.[1]?.length ?? 0;
    const most = Math.min(MOST, Math.max(TOLERANCE, 0.5 / 10 ** decimals / value));
    const passed = rates.some((rate) => Math.abs((numberOf(captured(rate)?.text ?? '') * value) / 1_000 - 1) <= most);
    checks.push({ name: CHECK, passed });
    const confidence = passed ? CHECKED : Math.min(price.confidence, STATED);
    return new Map(item).set('conversionPrice', { ...price, confidence });
  });
  return { items: checked, checks };
}
