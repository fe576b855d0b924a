import { multiplyDecimals, withinTolerance } from '../../core/decimal.ts';
import { verbose } from '../layout/patterns.ts';
import { captured } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, findAll, moneyIn, sentenceAt, textIn } from './search.ts';

const AGGREGATE = verbose('gi')`
  (?:aggregate|total|maximum)[^.\n$]{0,80}(?:price|proceeds|amount|value)[^.\n$]{0,120}\$ ?[\d,.]+(?: (?:million|billion))?
  |(?:up to|not (?:to )?exceed)(?: an aggregate of| a total of)? (?:US)?\$ ?[\d,.]+(?: (?:million|billion))?(?: (?:of|in)\b)?`;
const TITLE_AMOUNT =
  /^[ ]*(?:up to |maximum (?:of )?)?((?:US)?\$ ?\d{1,3}(?:,\d{3}){1,4}(?:\.\d\d)?|(?:US)?\$ ?[\d.]+ (?:million|billion))(?: (?:of|in) [^\n]{3,80}| (?:class|common|ordinary|shares)[^\n]{0,80})?[ ]*$/gim;
const OTHER_AMOUNT =
  /over-?allotment|additional (?:shares|securities)|option to purchase|public float|held by non-affiliates|\bbid\b/i;

/** The most that may be sold under this prospectus (ATM, shelf, preliminary): the title's amount, supported by the text. */
export function findMaximum(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const stated = findAll(document, cover.prose, AGGREGATE).flatMap((match) => {
    if (OTHER_AMOUNT.test(document.flat.slice(Math.max(cover.start, match.start - 120), match.end + 60))) return [];
    const [amount] = moneyIn(document, match);
    return amount === undefined || Number(amount.value) < 100_000 ? [] : [amount];
  });
  const [title] = findAll(document, cover.title, TITLE_AMOUNT, 1);
  const inTitle = title === undefined ? undefined : amountsInRange(document, title)[0];
  // Where the title of an equity line counts shares, the amounts of its text are advances and commitments.
  if (inTitle === undefined && findings.get('type') === 'eloc' && findings.has('sharesOffered')) return;
  const chosen = inTitle ?? stated[0];
  if (chosen === undefined) return;
  const confidence = inTitle === undefined && stated.length > 1 ? 0.7 : STATED;
  findings.set('maxAggregateOffering', Number(chosen.value), [chosen], confidence);
  const rest = amountsInRange(document, { start: chosen.end, end: cover.end });
  if (rest.some(({ value }) => value === chosen.value))
    findings.check('maximum amount stated twice alike', true, ['maxAggregateOffering']);
}

/** A line of a term sheet: "Public offering price: $5.00 per share". */
const LISTED_PRICE =
  /(?:public offering|offering|purchase) price(?: per (?:share|unit|ADS))?: {1,3}(?:US)?\$ ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))/gi;
const LISTED_GROSS =
  /(?:gross|aggregate|total) (?:gross )?proceeds(?: to (?:us|the issuer))?: {1,3}((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;
const TEXT_PRICE = verbose('gi')`
  (?:(?:public offering|offering|purchase) price|at a (?:fixed |negotiated )?price)
  [ ](?:(?:for|of) (?:each|one|our|the) [^.\n$]{0,80})?(?:per (?:share|unit|ADS)[^.\n$]{0,60})?(?:is|of|will be)
  (?: \$| US\$) ?(\d+(?:\.\d+)?)(?!,?\d| (?:million|billion))(?: per (?:share|unit|ADS))?`;
/** A share sold with its warrant has one price for both. */
const WITH_WARRANTS =
  /(?:share|stock|ADS|unit) (?:and|with|together with) (?:the |an? |its )?(?:accompanying|associated|related)[^$]{0,60}warrants?/i;

/** The price in the words of the cover: the value where no table gives it, else a check of the table's. */
export function findTextPrice(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const matches = [...findAll(document, cover.prose, TEXT_PRICE, 5), ...findAll(document, cover, LISTED_PRICE, 2)];
  for (const match of matches) {
    const printed = captured(match);
    if (printed === null || /warrant|exercise|assumed|between/i.test(match.text.replace(WITH_WARRANTS, ' '))) continue;
    if (/assum|exercise|closing|last|warrants? to/i.test(document.flat.slice(match.start - 40, match.start))) continue;
    const price = Number(printed.text);
    if (findings.has('pricePerShare')) {
      findings.check('price in the table = price in words', findings.get('pricePerShare') === price, ['pricePerShare']);
    } else findings.set('pricePerShare', price, [printed], STATED);
    return;
  }
}

const TEXT_GROSS =
  /(?:gross|aggregate|total) proceeds(?: to us)?(?: (?:from|of) (?:this|the) offering)?(?: (?:of|will be|are|is))(?: expected to be)?(?: approximately)? ((?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?)/gi;

/** Gross proceeds in the words of the cover, where no table gives them: an offering without underwriters. */
export function findTextGross(document: OfferingDocument, cover: Cover, findings: Findings): void {
  if (findings.has('grossProceeds')) return;
  const matches = [...findAll(document, cover.prose, TEXT_GROSS, 6), ...findAll(document, cover, LISTED_GROSS, 2)];
  for (const match of matches) {
    const { start } = sentenceAt(document, match.start);
    const words = document.flat.slice(start, match.end);
    if (/up to|assum|exercis|potential|\bif\b|private placement|previous|prior|\bmay\b|20\d\d, we/i.test(words))
      continue;
    const [amount] = amountsInRange(document, captured(match) ?? match);
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('grossProceeds', Number(amount.value), [amount], 0.75);
    return;
  }
}

const PRODUCT_PATHS = ['sharesOffered', 'pricePerShare', 'grossProceeds'];

/** "If the maximum is sold, gross proceeds will be $2,500,000": believed where the product is the same. */
const PROCEEDS =
  /(?:gross|aggregate|total|offering) (?:offering )?(?:proceeds|price|amount)[^.;$\n]{0,80}(?:US)?\$ ?\d[\d,.]*\d(?: (?:million|billion))?/gi;

/** Shares × price = gross proceeds, where no table checked them; a title amount equal to the product is the gross. */
export function checkProduct(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const [shares, price, gross] = PRODUCT_PATHS.map((path) => findings.number(path));
  if (shares == null || price == null || findings.isJoint) return;
  const product = multiplyDecimals(String(shares), String(price));
  if (gross != null && withinTolerance(product, String(gross), '1'))
    findings.check('shares × price = gross proceeds', true, PRODUCT_PATHS);
  if (findings.has('grossProceeds')) return;
  const amounts = [
    ...findAll(document, cover.title, TITLE_AMOUNT, 4).map((match) => amountsInRange(document, match)[0]),
    ...findAll(document, cover.prose, PROCEEDS, 8).map((match) => moneyIn(document, match).at(-1)),
  ];
  for (const amount of amounts) {
    if (amount === undefined || !withinTolerance(product, amount.value, '1')) continue;
    findings.set('grossProceeds', Number(amount.value), [amount], STATED);
    findings.check('shares × price = gross proceeds', true, PRODUCT_PATHS);
    return;
  }
}

const MONEY = '(?:US)?\\$ ?\\d[\\d,.]*\\d(?: (?:million|billion))?';
const REMAINS = verbose('gi')`
  ${MONEY}(?: (?:of|in|worth)[^.;$\n]{0,80})? (?:that )?(?:currently )?
  (?:remain(?:s|ed|ing)?(?: unsold| available| to be sold| eligible)
  |(?:is|are) (?:still )?available (?:for|to be) s(?:ale|old) under)
  |remaining (?:amount|balance|capacity|availability)[^.;$\n]{0,80}(?:is|was|of) (?:approximately )?${MONEY}`;
const PROGRAM = /sales? agreement|distribution agreement|offering agreement|at[- ]the[- ]market|\bATM\b/i;
/** Within the supplement: the base prospectus behind it is of another date. */
const REACH = 60_000;

/** The unsold rest of an ATM program, from the supplement's sentence on the sales agreement. */
export function findRemaining(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const scope = { start: cover.prose.start, end: Math.min(cover.body.end, cover.start + REACH) };
  for (const match of findAll(document, scope, REMAINS, 6)) {
    const sentence = sentenceAt(document, match.start);
    const words = textIn(document, sentence);
    // The float "remains below $75 million"; the rest of a former program is no longer offered.
    if (!PROGRAM.test(words) || /terminat|non-affiliates|prior (?:sales|program)|\bif\b/i.test(words)) continue;
    const [amount] = moneyIn(document, match);
    if (amount === undefined || Number(amount.value) < 10_000) continue;
    findings.set('atmRemaining', Number(amount.value), [amount], STATED);
    return;
  }
}
