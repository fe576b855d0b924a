import { confidenceOf } from '../evidence/witnesses.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { SMALL_NUMBER, smallNumber } from '../prose/small-number.ts';
import { STATED, type StatedItem, type StatedValue } from '../prose/stated-items.ts';

const RIGHT =
  /rights? of first refusal|first rights? of refusal|rights? of participation|participation rights?|right,?[^.;]{0,60} to participate/i;
const MONTHS = new RegExp(`\\b${SMALL_NUMBER}[ -]months?\\b|\\b(one|two|three)[ -]years?\\b`, 'i');
const HOLDER = pattern('')`
  (?:grant(?:s|ed|ing)?|gave|gives?)(?: to)? (?:the )?
  ((?:lead |placement |sales )?(?:[A-Z][\w.&'-]*
  (?:,? (?:&|[A-Z][\w.&'-]*|LLC|Inc\.|L\.P\.|LP|and Co\.)){0,5}|investors?|purchasers?|placement agent
  |underwriters?|representatives?|lead investor))
`;
/** "The Representative shall have an irrevocable right of first refusal". */
const HAS = pattern('')`
  \b((?:[Tt]he )?(?:Representatives?|Placement Agents?|Underwriters?|placement agents?|underwriters?
  |representatives?)|[A-Z][\w.&'-]{0,60}(?:,? (?:&|[A-Z][\w.&'-]{0,60}|LLC|Inc\.|L\.P\.|LP)){0,5}) (?:(?:shall|will
  |may|also|further) ){0,2}(?:have|has|had|possess\w*)\b[^.;]{0,40}\brights? of
`;
const GRANTED =
  /([A-Z][\w.&'-]{0,60}(?:,? (?:&|[A-Z][\w.&'-]{0,60}|LLC|Inc\.|L\.P\.|LP)){0,5}) (?:was|were|has been|have been|will be) granted/;
/** A right is the financiers': leases, founders' shares and joint ventures have rights of first refusal too. */
const FINANCIER =
  /placement agent|underwriter|representative|agent|securities|capital|investor|purchaser|financing|offering|book-?runn|manager|issuances? of securities/i;
const NOT_OURS =
  /\blease|\breal estate|\bpatent|\blicens\w+|transfer of shares by|founder|joint venture|bylaws|proposed transfer|co-sale|option to repurchase|with respect to transfers|certificate of incorporation/i;
/** Within a sentence; the point of "7.0 %" does not end it. */
const IN = '(?:[^.]|\\.(?=\\d))';
const TAIL = new RegExp(
  [
    '\\btail\\b',
    `(?:compensation|fees?)${IN}{0,240}(?:within|during|until)${IN}{0,60}months?${IN}{0,120}(?:terminat|expir|closing|engagement)`,
    `(?:within|during|until)${IN}{0,60}months?(?=${IN}{0,200}(?:terminat|expir|engagement|closing))${IN}{0,500}(?:compensation|fee)`,
    `\\bwithin\\b${IN}{0,60}months?${IN}{0,500}(?:introduced|contacted)${IN}{0,200}\\bpay\\b`,
    `(?:compensation|fees?)${IN}{0,240}(?:introduced|contacted)${IN}{0,160}\\bwithin\\b${IN}{0,60}months?`,
  ].join('|'),
  'i',
);

/** Whose money it is about, or what the period runs from. */
const FRAME = /\b(?:introduc|contact|terminat|expir|engag|investors?)\w*/i;

/** "a cash fee equal to eight percent (8.0%)", "fees equal to 7.0% of the gross proceeds", "will pay to Acme 5.5% of". */
const TAIL_FEE = pattern('i')`
  (?:tail|cash) fee[^.%]{0,60}?(\d{1,2}(?:\.\d+)?) ?%
  |(?:\bfees?|\bpay|\bamount|commission
  |compensation)\b[^%;]{0,90}?\b(\d{1,2}(?:\.\d+)?) ?%\)? of (?:the )?(?:aggregate )?(?:gross )?
  (?:proceeds|amount)
`;

/**
 * Rights of first refusal and of participation that financiers hold, and the tails of their engagements. Relies on the
 * paragraph on the agent's compensation, and on covenants of purchase agreements. The tail joins the right of the same
 * holder; alone it is an item with that scope.
 */
export function findRofr(terms: FlatText, part: CurrentPart): StatedItem[] {
  const items: Map<string, StatedValue>[] = [];
  for (const sentence of sentencesWith(terms, /of first refusal|first rights? of refusal|participat\w+/gi)) {
    if (sentence.start >= part.end || items.length >= 4) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    // A heading names the right without granting it.
    if (words.length < 80 && !/\b(?:ha(?:s|ve|d)|grant\w*|entitled|given|gave)\b/i.test(words)) continue;
    const right = RIGHT.exec(words);
    if (right === null || NOT_OURS.test(words) || !FINANCIER.test(words)) continue;
    if (
      /participat/i.test(right[0]) &&
      !/\b(?:subsequent|future|such)\b[^.;]{0,40}(?:financing|offering|issuance|placement)/i.test(words)
    )
      continue;
    if (
      /\b(?:expired|waived|terminated)\b/i.test(words) ||
      FREE_OF.test(words.slice(0, right.index)) ||
      /does not have|no right|not been granted|\b(?:no|not any) (?:restrictions?|limitations?|rights?)\b/i.test(words)
    )
      continue;
    const item = itemOf(terms, words, sentence, right);
    const months = item.get('durationMonths')?.value;
    if (items.some((other) => other.get('durationMonths')?.value === months || months === undefined)) continue;
    items.push(item);
  }
  const tail = tailOf(terms, part);
  const [only] = items;
  if (tail !== null && only !== undefined)
    for (const [member, value] of tail) if (!only.has(member)) only.set(member, value);
  if (tail !== null && only === undefined) items.push(tail);
  return items;
}

function itemOf(terms: FlatText, words: string, sentence: TextRange, right: RegExpExecArray): Map<string, StatedValue> {
  const item = new Map<string, StatedValue>();
  const at = (from: number, length: number): TextRange => ({
    start: sentence.start + from,
    end: sentence.start + from + length,
  });
  const holder = HOLDER.exec(words) ?? GRANTED.exec(words) ?? HAS.exec(words);
  const name = holder?.[1];
  if (holder !== null && name !== undefined) {
    item.set('holder', {
      value: name,
      at: at(holder.index + holder[0].lastIndexOf(name), name.length),
      confidence: STATED,
    });
  }
  const scope = words.slice(right.index, right.index + 160).replace(/[^\w)"%]+\w*$/, '');
  item.set('scope', { value: scope, at: at(right.index, scope.length), confidence: STATED });
  const months = monthsNear(words, right.index);
  if (months !== null)
    item.set('durationMonths', {
      value: months.value,
      at: at(months.from, months.length),
      confidence: confidenceOf(months.isOnly && isUnderHeading(terms, sentence) ? ['section'] : []),
    });
  return item;
}

/** "free of any liens, preemptive rights or rights of first refusal": a warranty that there is none. */
const FREE_OF =
  /\b(?:free (?:and clear )?(?:of|from)|without|not subject to|no|nor|neither|waiver? of)\b[^.;]{0,160}$/i;

const HEADING =
  /(?:^|\n)\W{0,3}(?:\(?\w{1,4}[.)] ?)?[^.\n]{0,60}\b(?:rights? of first refusal|participation)\b[^.\n]{0,40}(?:[.:]|\n)/i;
const HEADING_REACH = 600;

/** "Right of First Refusal." above the sentence, or run in before it. */
function isUnderHeading({ text }: FlatText, { start }: TextRange): boolean {
  return HEADING.test(textBefore(text, start, HEADING_REACH));
}

interface Months {
  readonly value: number;
  /** Whether the sentence has no other period. */
  readonly isOnly: boolean;
  readonly from: number;
  readonly length: number;
}

/** The period that stands nearest to the right's own words. */
function monthsNear(words: string, at: number): Months | null {
  let best: Omit<Months, 'isOnly'> | null = null;
  const values = new Set<number>();
  for (const match of words.matchAll(new RegExp(MONTHS.source, 'gi'))) {
    const value = match[1] !== undefined ? smallNumber(match[1]) : (smallNumber(match[2] ?? '') ?? 0) * 12;
    if (value === null || value < 1 || value > 120) continue;
    // Months that follow an open-ended period ("… and for six months thereafter") are not the whole term.
    if (/^,? thereafter\b/i.test(words.slice(match.index + match[0].length))) continue;
    values.add(value);
    if (best === null || Math.abs(match.index - at) < Math.abs(best.from - at))
      best = { value, from: match.index, length: match[0].length };
  }
  return best && { ...best, isOnly: values.size === 1 };
}

function tailOf(terms: FlatText, part: CurrentPart): Map<string, StatedValue> | null {
  for (const sentence of sentencesWith(terms, /\btail\b|months? (?:after|following|from|period)|-month period/gi)) {
    if (sentence.start >= part.end) break;
    const words = terms.text.slice(sentence.start, sentence.end);
    if (
      !TAIL.test(words) ||
      !/agent|underwriter|representative|engagement|introduced|contacted|compensation described/i.test(words)
    )
      continue;
    if (/retail|lock-?up|warrants? (?:will|is|are)/i.test(words)) continue;
    const tail = /\btail\b/i.exec(words)?.index ?? words.search(/months?\b/i);
    const months = monthsNear(words, tail);
    if (months === null) continue;
    const item = new Map<string, StatedValue>();
    const start = sentence.start + months.from;
    item.set('scope', { value: 'tail', at: { start, end: start + months.length }, confidence: STATED });
    // The name of a tail, and the words of its frame.
    const isNamed = months.isOnly && /\btail\b/i.test(words) && FRAME.test(words);
    item.set('tailMonths', {
      value: months.value,
      at: { start, end: start + months.length },
      confidence: confidenceOf(isNamed ? ['name'] : []),
    });
    const fee = TAIL_FEE.exec(words);
    const percent = fee?.[1] ?? fee?.[2];
    if (fee !== null && percent !== undefined) {
      const from = sentence.start + fee.index + fee[0].lastIndexOf(percent);
      item.set('tailFeePercent', {
        value: Number(percent),
        at: { start: from, end: from + percent.length },
        confidence: STATED,
      });
    }
    return item;
  }
  return null;
}
