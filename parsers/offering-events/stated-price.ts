import { datesIn } from '../layout/dates.ts';
import { type Findings, STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { amountsInRange, type Hit, hitsIn, sentenceAt } from './search.ts';

const LAST_PRICE =
  /(?:last|closing)(?: (?:reported|quoted))*(?: (?:sales?|bid|trading))? ?price|(?:last|closing) (?:reported )?(?:sales?|trade)/gi;

/** The price of another security that trades beside the shares: "and $0.02 per warrant", "of our warrants was $1.75". */
const OTHER_PRICE =
  /warrants?(?: on [^$]{0,80})? was (?:US)?\$ ?[\d.,]+\d(?: per \w+)?|(?:US)?\$ ?[\d.,]+\d per (?:public |whole )?(?:warrant|unit|right)\b/gi;

/**
 * The sentence that Item 201(a) of Regulation S-K asks for, and nothing else in it: one day, one price of the issuer's
 * own shares.
 */
const PLAIN =
  /^\s*(?:on [A-Z][a-z]+ \d{1,2}, \d{4},? )?the (?:last|closing)(?: (?:reported|quoted|sales?|trading|bid))* price(?: per (?:share|ads))? (?:of|for) (?:our|the company's) (?:class [a-c] )?(?:common stock|common shares|ordinary shares|shares|adss|american depositary shares)\b[^$;]{0,160} was (?:us)?\$ ?[\d.]+\d(?: per (?:share|ads|ordinary share|common share))?\.?["')]*\s*$/i;

interface StatedPrice {
  readonly price: Range & { readonly value: string };
  readonly day: Range & { readonly date: string };
  readonly isPlain: boolean;
}

/**
 * The last reported sale price and its date, where one sentence of the cover states both. Two sentences alike make it
 * sure; the standard sentence alone, without another day or price beside it, is surer than any other.
 */
export function findStatedPrice(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const onCover = pricesIn(document, { start: cover.start, end: cover.end });
  const [first] = onCover;
  if (first === undefined) return;
  const isSame = ({ price, day }: StatedPrice): boolean =>
    Number(price.value) === Number(first.price.value) && day.date === first.day.date;
  const isAlone = onCover.every(isSame);
  const confidence = isAlone && first.isPlain ? STATED + 0.05 : STATED;
  findings.set('statedPrice', Number(first.price.value), [first.price], confidence);
  findings.set('statedPriceDate', first.day.date, [first.day], confidence);
  const again = [...onCover.slice(1), ...pricesIn(document, { start: cover.end, end: cover.bodyEnd })].some(isSame);
  if (isAlone && again) {
    findings.check('last sale price stated twice alike', true, ['statedPrice', 'statedPriceDate']);
  }
}

function pricesIn(document: OfferingDocument, range: Range): StatedPrice[] {
  const hits = hitsIn(document, range, LAST_PRICE, 12);
  // The float's price is an older day's: it stands only where no other does.
  const isOfFloat = (hit: Hit): boolean => {
    const sentence = sentenceAt(document, hit.start);
    return /non-affiliates|public float|aggregate market value/i.test(
      document.flat.slice(sentence.start, sentence.end),
    );
  };
  const own = hits.filter((hit) => !isOfFloat(hit)).flatMap((hit) => priceAt(document, hit) ?? []);
  return own.length > 0 ? own : hits.filter(isOfFloat).flatMap((hit) => priceAt(document, hit) ?? []);
}

function priceAt(document: OfferingDocument, hit: Hit): StatedPrice | null {
  const sentence = sentenceAt(document, hit.start);
  const text = document.flat.slice(sentence.start, sentence.end);
  const others = [...text.matchAll(OTHER_PRICE)].map((match) => sentence.start + match.index + match[0].length);
  if (others.length === 0 && /warrants? (?:on|was)|units? (?:on|was)/i.test(text.slice(hit.start - sentence.start)))
    return null;
  const dates = datesIn(text);
  const amounts = amountsInRange(document, sentence).filter(
    (amount) =>
      !amount.isPercent &&
      amount.scale === 0 &&
      (amount.currency?.includes('$') || /\bwas\s{1,2}$/.test(document.flat.slice(amount.start - 6, amount.start))),
  );
  const own = amounts.filter((amount) => !others.some((end) => amount.end <= end && amount.end > end - 30));
  const [date] = dates;
  const price = own.find((amount) => amount.start > hit.end || own.length === 1);
  if (date === undefined || price === undefined || dates.length > 1 || own.length > 1) return null;
  return {
    price,
    day: { date: date.date, start: sentence.start + date.start, end: sentence.start + date.end },
    isPlain: PLAIN.test(text),
  };
}
