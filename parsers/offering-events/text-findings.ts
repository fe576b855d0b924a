import { datesIn } from '../layout/dates.ts';
import type { Amount } from '../layout/numbers.ts';
import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { captured, type Match } from '../prose/matches.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import type { OfferingTerms } from './offering-terms.ts';
import { amountsInRange, findAll, moneyIn, paragraphAt, sentenceAt, textIn } from './search.ts';
import type { TermRow } from './term-rows.ts';

const NET = verbose('gi')`
  net proceeds(?: to (?:us|the company)| that we will receive| we (?:will|expect to) receive)?(?: \([^)\n]{0,80}\))?(?: to us)?,? (?:from|of|in) (?:this|the|our)
  [^.\n$]{0,280}?(?:will be|to be|of|is|are|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |\b(?:we|the company) (?:currently )?(?:estimates?|expects?|anticipates?) (?:that )?(?:the|our|its) (?:total )?net proceeds(?: to (?:us|the company))?,?(?: [a-z][^.\n$]{0,100})? (?:will be|to be|of|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |net proceeds,? after (?:deducting|paying|payment of)[^.\n$]{0,140}? (?:will be|to be|of|are|is|be)(?: approximately| about)? ?(?=(?:US)?\$ ?\d)
  |gross proceeds (?:to us )?of (?:approximately |up to )?(?:US)?\$ ?\d[\d.,]*\d(?: million)?(?: \([^)\n]{0,80}\))?,? and (?:estimated )?net proceeds(?: to us)?(?:, after [^.\n$]{3,100},)? of (?:approximately |about )?(?=(?:US)?\$ ?\d)
  |net proceeds of (?:approximately|about) (?=(?:US)?\$ ?\d[\d.,]*\d(?: (?:million|billion))? from (?:this offering|the sale of))`;
/** Under "Use of proceeds" no offering needs to be named. */
const NET_IN_ROW =
  /net proceeds\b[^.;$]{0,120}?(?:of|be|is|are|approximately|about|:)(?: {0,2}|\n {0,80})(?=(?:US)?\$ ?\d)/i;
const EARLIER_OFFERING = /20\d\d[^.\n]{0,60}$|private placement|\bIPO\b|completed|closed|received/i;

/** Net proceeds as stated in "The Offering" or "Use of Proceeds": the first statement; two that differ are doubtful. */
export function findNetProceeds(
  document: OfferingDocument,
  cover: Cover,
  terms: OfferingTerms,
  findings: Findings,
): void {
  const inText = findAll(document, cover.body, NET, 12).flatMap(({ start, end, text }) => {
    const from = Math.max(paragraphAt(document, start).start, start - 100);
    if (/assum|prior|concurrent|exercis/i.test(text) || EARLIER_OFFERING.test(document.flat.slice(from, start)))
      return [];
    const [amount] = moneyIn(document, { start: end - 2, end: end + 40 });
    return amount !== undefined && amount.start <= end + 2 ? [amount] : [];
  });
  const inRows = (terms.get('net') ?? []).flatMap((row) => netOf(document, row));
  const [shares, price] = [findings.number('sharesOffered'), findings.number('pricePerShare')];
  const product = shares !== null && price !== null ? shares * price : null;
  const before = findings.number('proceedsBeforeExpenses') ?? findings.number('grossProceeds') ?? product;
  const raised = before ?? assumedProceeds(document, cover, findings);
  // Where nothing says what was raised, only the row of the offering itself is believed.
  const [first, ...others] = raised === null || inText.length === 0 ? inRows : [...inText, ...inRows];
  if (first === undefined) return;
  const net = Number(first.value);
  if (raised !== null && (net > raised || net < raised * 0.5)) return;
  const isConsistent = others.every(({ value }) => value === first.value);
  findings.set('netProceeds', net, [first], before === null ? 0.7 : isConsistent ? STATED : DOUBTFUL);
  const again = others.some(({ start }) => Math.abs(start - first.start) > 40);
  if (again && isConsistent) findings.check('net proceeds stated twice alike', true, ['netProceeds']);
}

const ASSUMED_PRICE =
  /\bassumed (?:combined )?(?:public )?(?:offering )?price (?:per (?:share|unit) )?of (?:US)?\$ ?(\d{1,4}(?:\.\d{1,4})?)(?![\d,]*\d| ?(?:million|billion))/gi;

/** What a sale on best efforts raises at most, by the price that its preliminary prospectus assumes. */
function assumedProceeds(document: OfferingDocument, cover: Cover, findings: Findings): number | null {
  const shares = findings.number('sharesOffered');
  const price = captured(findAll(document, cover, ASSUMED_PRICE, 1)[0]);
  if (shares === null || price === null || findings.get('type') !== 'best_efforts') return null;
  return shares * Number(price.text);
}

function netOf(document: OfferingDocument, { label, value, at }: TermRow): Amount[] {
  const words = NET_IN_ROW.exec(value);
  if (words === null && !/net proceeds/i.test(label)) return [];
  const start = at.start + (words === null ? 0 : words.index + words[0].length - 2);
  const [amount] = moneyIn(document, { start, end: at.end });
  return amount === undefined || Number(amount.value) < 10_000 ? [] : [amount];
}

const LAST_PRICE =
  /(?:last|closing)(?: (?:reported|quoted))*(?: (?:sales?|bid|trading))? ?price|(?:last|closing) (?:reported )?(?:sales?|trade)/gi;
/** The price of another security beside the shares': "and $0.02 per warrant", "of our warrants was $1.75". */
const OTHER_PRICE =
  /warrants?(?: on [^$]{0,80})? was (?:US)?\$ ?[\d.,]+\d(?: per \w+)?|(?:US)?\$ ?[\d.,]+\d per (?:public |whole )?(?:warrant|unit|right)\b/gi;
/** The sentence that Item 201(a) of Regulation S-K asks for: one day, one price of the issuer's shares, no more. */
const PLAIN = verbose('i')`
  ^\s*(?:on [A-Z][a-z]+ \d{1,2}, \d{4},? )?the (?:last|closing)(?: (?:reported|quoted|sales?|trading|bid))* price(?: per (?:share|ads))? (?:of|for) (?:our|the company's) (?:class [a-c] )?
  (?:common stock|common shares|ordinary shares|shares|adss|american depositary shares)
  \b[^$;]{0,160} was (?:us)?\$ ?[\d.]+\d(?: per (?:share|ads|ordinary share|common share))?\.?["')]*\s*$`;

interface StatedPrice {
  readonly price: TextRange & { readonly value: string };
  readonly day: TextRange & { readonly date: string };
  readonly isPlain: boolean;
}

/** The last reported sale price and its date, stated in one sentence; surer in the standard one, sure if repeated. */
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
  if (isAlone && again) findings.check('last sale price stated twice alike', true, ['statedPrice', 'statedPriceDate']);
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
