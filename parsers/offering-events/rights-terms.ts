import { amountsIn } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import { captured, type Match, numberOf } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { findAll } from './search.ts';

const SECURITY = '(?:(?:class [a-c] )?(?:common |ordinary )?(?:shares?|units?|ADSs?)\\b)';
const PRICE = '(?:US)?\\$ ?(\\d{1,4}(?:\\.\\d{1,4})?)(?! ?(?:million|billion)|[,\\d])';
/** "At a subscription price of $2.50 per unit", "to purchase one unit at $2.50", "4,000,000 Units at $2.50 per Unit". */
const SUBSCRIPTION_PRICE = verbose('gi')`
  subscription price(?: (?:of|is|will be|equal to)){0,3}(?: for each[^.;$]{0,40}?)?(?: (?:of|is|will be|equal to)){0,3},? ${PRICE}
  |\bto (?:purchase|subscribe for|acquire) (?:one|an?|\d[\d,.]{0,12})(?: \w+){0,2}? ${SECURITY}[^.;$]{0,80}? (?:at|for)(?: (?:an?|the) [^.;$]{0,40} of)? ${PRICE}
  |(?<![\d,])\d{1,3}(?:,\d{3}){1,4} ${SECURITY}(?: [^.;$\n]{0,40})? at ${PRICE} per ${SECURITY}`;
const NUMBER = verbose('gi')`
  \b(?:subscription )?rights to (?:purchase|subscribe for|acquire) (?:up to )?(?:an aggregate of )?(?:up to )?(\d{1,3}(?:,\d{3})+) ${SECURITY}
  |(?:offering|issue|sell|sale of)(?: up to)?(?: an aggregate of)?(?: up to)? (\d{1,3}(?:,\d{3})+) ${SECURITY}`;
const GROSS = verbose('gi')`
  (?:gross proceeds|aggregate (?:purchase|subscription) price)[^.;$]{0,80}?(?:of|be|is|are)?(?: approximately| up to)* ?((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)`;
const OTHER_PRICE = /warrants? (?:entitles|to|will|is|are)|exercise price|whole warrant/i;

/** The terms of a rights offering if it is fully subscribed: units or shares, the subscription price, gross proceeds. */
export function findRightsTerms(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const prices = findAll(document, cover, SUBSCRIPTION_PRICE, 12).filter((match) => !isOfWarrant(document, match));
  const [price] = prices;
  const printed = captured(price);
  if (printed !== null) {
    findings.set('pricePerShare', Number(printed.text), [printed], STATED);
    const isSame = prices.every((match) => captured(match)?.text === printed.text);
    if (prices.length > 1 && isSame) findings.check('subscription price stated twice alike', true, ['pricePerShare']);
  }
  const counts = findAll(document, cover, NUMBER, 12).flatMap((match) => captured(match) ?? []);
  const [count] = counts;
  if (count !== undefined) findings.set('sharesOffered', numberOf(count.text), [count], STATED);
  for (const match of findAll(document, cover, GROSS, 6)) {
    const at = captured(match);
    const amount = at === null ? undefined : amountsIn(at.text)[0];
    if (at === null || amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('grossProceeds', Number(amount.value), [at], STATED);
    return;
  }
}

/** What a warrant of the unit buys has its own price. */
function isOfWarrant(document: OfferingDocument, { start, text }: Match): boolean {
  return OTHER_PRICE.test(document.flat.slice(Math.max(0, start - 40), start)) || /exercise/i.test(text);
}
