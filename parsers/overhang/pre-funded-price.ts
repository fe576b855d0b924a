import { witnessed } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { captured, firstMatch, matchesIn, numberOf, type Printed } from '../prose/matches.ts';
import type { Item } from './convertible-terms.ts';

/** A pre-funded warrant is exercised for a fraction of a cent, or a cent; what costs more was paid for it. */
const MOST_NOMINAL_PRICE = 0.1;
const MOST_IN_COLUMN = 1;

const DOLLARS = '(?:US)?\\$ ?(\\d[\\d,]*(?:\\.\\d+)?|\\.\\d+)(?!,?\\d|\\.\\d| ?(?:million|billion))';
const PRE_FUNDED = 'pre-?\\s?funded(?: [\\w-]+){0,4}? warrants?';
/** What is paid for a pre-funded warrant, in the order in which sentences put it. */
const PAID: readonly RegExp[] = [
  verbose('gi')`
  \b(?:purchase|offering|selling|issue) price (?:of|per|for) (?:(?:each|such|the|one|a|every|these|our) )*(?:share and )?${PRE_FUNDED}[^$;]{0,160}?${DOLLARS}`,
  verbose('gi')`${DOLLARS} (?:per|for each|for every) (?:such )?${PRE_FUNDED}`,
  verbose('gi')`
  ${PRE_FUNDED}\b(?:(?!exercis)[^$;]){0,200}?\b(?:at|for) (?:an?|the|its) (?:(?:combined|negotiated|effective|public|per warrant) )*(?:offering|purchase) price of ${DOLLARS}`,
];
/** "less the $0.0001 exercise price": a price within the description of another. */
const EXERCISE_NEAR = /\b(?:exercise|strike) price(?: of)?[^$]{0,30}$/i;

/** What buyers pay for the pre-funded warrants of a document: the one price that it states, or null. */
function purchasePriceIn(
  flat: FlatText,
  part: CurrentPart,
): { readonly price: Printed; readonly isTwice: boolean } | null {
  const found: Printed[] = [];
  for (const sentence of currentSentences(flat, part, /\bpre-?\s?funded\b/gi, 200)) {
    if (!sentence.words.includes('$')) continue;
    for (const wording of PAID)
      for (const match of matchesIn(flat.text, sentence, wording, 4)) {
        const price = captured(match);
        if (price === null || !isPaid(numberOf(price.text))) continue;
        const lead = flat.text
          .slice(Math.max(sentence.start, price.start - 60), price.start)
          .replace(/(?:US)?\$ ?$/, '');
        if (!EXERCISE_NEAR.test(lead) && !/\baggregate\b[^.;]{0,20}$/i.test(lead)) found.push(price);
      }
  }
  const [first] = found;
  const values = new Set(found.map(({ text }) => numberOf(text)));
  if (first === undefined || values.size !== 1) return null;
  return { price: first, isTwice: new Set(found.map(({ start }) => start)).size > 1 };
}

/** A price per share, not an amount. */
function isPaid(value: number): boolean {
  return value > MOST_NOMINAL_PRICE && value < 10_000;
}

const EXERCISED_AT = verbose('i')`
  ${PRE_FUNDED}[^$;]{0,200}?(?:exercise price|exercisable)[^$;]{0,80}?(?:US)?\$ ?(0?\.\d+)(?!\d)
  |(?:exercise price)[^$;]{0,60}${PRE_FUNDED}[^$;]{0,60}?(?:US)?\$ ?(0?\.\d+)(?!\d)`;

/**
 * Keeps apart what is paid for pre-funded warrants and what their exercise costs: a price above a dime is no exercise
 * price of theirs. Where the document states one exercise price for pre-funded warrants in general, it is that of every
 * class without its own.
 */
export function separatePrices(items: readonly Item[], flat: FlatText, part: CurrentPart): void {
  const funded = items.filter((item) => item.get('preFunded')?.value === true);
  if (funded.length === 0) return;
  const paid = purchasePriceIn(flat, part);
  const general = exercisePriceIn(flat, part);
  for (const item of funded) {
    const stated = item.get('exercisePrice');
    // A reverse split makes a tenth of a cent more than a dime, in a column of exercise prices.
    const isInColumn = stated?.witnesses?.includes('section') === true && Number(stated.value) <= MOST_IN_COLUMN;
    if (typeof stated?.value === 'number' && stated.value > MOST_NOMINAL_PRICE && !isInColumn) {
      item.delete('exercisePrice');
      if (isPaid(stated.value)) item.set('purchasePrice', stated);
    }
    if (general !== null && !item.has('exercisePrice'))
      item.set('exercisePrice', witnessed(numberOf(general.text), general));
    // One stated price for several classes may be that of one of them.
    if (paid === null || funded.length > 1) continue;
    item.set(
      'purchasePrice',
      witnessed(numberOf(paid.price.text), paid.price, ...(paid.isTwice ? (['place'] as const) : [])),
    );
  }
}

/** The one nominal exercise price that sentences on pre-funded warrants state; null where there are two. */
function exercisePriceIn(flat: FlatText, part: CurrentPart): Printed | null {
  const found: Printed[] = [];
  for (const sentence of currentSentences(flat, part, /\bpre-?\s?funded\b/gi, 200)) {
    // Those of other issuers, or of the past.
    if (/\b(?:other issuers|were exercised|has been exercised|have been exercised)\b/i.test(sentence.words)) continue;
    const price = captured(firstMatch(flat.text, sentence, EXERCISED_AT));
    if (price !== null && numberOf(price.text) <= MOST_NOMINAL_PRICE) found.push(price);
  }
  const values = new Set(found.map(({ text }) => numberOf(text)));
  return values.size === 1 ? (found[0] ?? null) : null;
}
