import { datesIn } from '../layout/dates.ts';
import { pattern } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Match } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { amountsInRange, findAll, sentenceAt, textIn } from './search.ts';

const LAST_PRICE =
  /(?:last|closing)(?: (?:reported|quoted))*(?: (?:sales?|bid|trading))? ?price|(?:last|closing) (?:reported )?(?:sales?|trade)/gi;

/** The price of another security beside the shares': "and $0.02 per warrant", "of our warrants was $1.75". */
const OTHER_PRICE =
  /warrants?(?: on [^$]{0,80})? was (?:US)?\$ ?[\d.,]+\d(?: per \w+)?|(?:US)?\$ ?[\d.,]+\d per (?:public |whole )?(?:warrant|unit|right)\b/gi;

/** The sentence that Item 201(a) of Regulation S-K asks for: one day, one price of the issuer's shares, no more. */
const PLAIN = pattern(
  'i',
  /^\s*(?:on [A-Z][a-z]+ \d{1,2}, \d{4},? )?the (?:last|closing)(?: (?:reported|quoted|sales?|trading|bid))* price(?: per (?:share|ads))? (?:of|for) (?:our|the company's) (?:class [a-c] )?/,
  /(?:common stock|common shares|ordinary shares|shares|adss|american depositary shares)/,
  /\b[^$;]{0,160} was (?:us)?\$ ?[\d.]+\d(?: per (?:share|ads|ordinary share|common share))?\.?["')]*\s*$/,
);

interface StatedPrice {
  readonly price: TextRange & { readonly value: string };
  readonly day: TextRange & { readonly date: string };
  readonly isPlain: boolean;
}

/**
 * The last reported sale price and its date, where one sentence of the cover states both. A second sentence with both
 * makes it sure; the standard sentence, without another day or price beside it, is surer than any other wording.
 */
export function findStatedPrice(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const onCover = pricesIn(document, cover);
  const [first] = onCover;
  if (first === undefined) return;
  const isSame = ({ price, day }: StatedPrice): boolean =>
    Number(price.value) === Number(first.price.value) && day.date === first.day.date;
  const isAlone = onCover.every(isSame);
  const confidence = isAlone && first.isPlain ? STATED + 0.05 : STATED;
  findings.set('statedPrice', Number(first.price.value), [first.price], confidence);
  findings.set('statedPriceDate', first.day.date, [first.day], confidence);
  const again = [...onCover.slice(1), ...pricesIn(document, cover.rest)].some(isSame);
  if (isAlone && again) {
    findings.check('last sale price stated twice alike', true, ['statedPrice', 'statedPriceDate']);
  }
}

function pricesIn(document: OfferingDocument, range: TextRange): StatedPrice[] {
  const isOfFloat = ({ start }: Match): boolean =>
    /non-affiliates|public float|aggregate market value/i.test(textIn(document, sentenceAt(document, start)));
  const { own = [], ofFloat = [] } = Object.groupBy(findAll(document, range, LAST_PRICE, 12), (match) =>
    isOfFloat(match) ? 'ofFloat' : 'own',
  );
  const prices = own.flatMap((match) => priceAt(document, match) ?? []);
  // The float's price is of an earlier date: it counts only where there is no other.
  return prices.length > 0 ? prices : ofFloat.flatMap((match) => priceAt(document, match) ?? []);
}

function priceAt(document: OfferingDocument, match: Match): StatedPrice | null {
  const sentence = sentenceAt(document, match.start);
  const text = textIn(document, sentence);
  const others = findAll(document, sentence, OTHER_PRICE, Number.POSITIVE_INFINITY);
  const rest = document.flat.slice(match.start, sentence.end);
  if (others.length === 0 && /warrants? (?:on|was)|units? (?:on|was)/i.test(rest)) return null;
  const own = amountsInRange(document, sentence).filter(
    ({ isPercent, scale, currency, start, end }) =>
      !isPercent &&
      scale === 0 &&
      (currency?.includes('$') || /\bwas\s{1,2}$/.test(document.flat.slice(start - 6, start))) &&
      !others.some((other) => end <= other.end && end > other.end - 30),
  );
  const [date, ...otherDates] = datesIn(text);
  const price = own.find(({ start }) => start > match.end || own.length === 1);
  if (date === undefined || price === undefined || otherDates.length > 0 || own.length > 1) return null;
  return {
    price,
    day: { date: date.date, start: sentence.start + date.start, end: sentence.start + date.end },
    isPlain: PLAIN.test(text),
  };
}
