import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { listedPart } from './listed-part.ts';
import type { WarrantMention } from './warrant-mentions.ts';

/** What a count of shares outstanding leaves out, as "The Offering" of a prospectus lists it (Form S-1, Item 3). */
const LEAVES_OUT = /\b(?:exclud(?:es?|ing)|do(?:es)? not (?:include|reflect|give effect to))\b/gi;
/** What every item of such a list counts. */
const COUNTED = /\b(?:shares?|ADSs?|units?|stock|securities)\b/i;
/** How far above an item its list may begin. */
const LONGEST_LIST = 5_000;
/** An item that opens with its count and has one: "640,250 shares of common stock issuable upon the exercise of a warrant". */
const COUNT = /(?<![\d,.$])\d{1,3}(?:,\d{3}){1,4}(?![\d,]*\d)/g;
const OPENS = /^(?:and |or |(?:up to )?(?:an? (?:aggregate|additional) (?:of )?)?|[•·●○▪–—-] ?|\(\w{1,3}\) ?){0,3}$/i;
const ONE_WARRANT = /^[^;$]{0,80}\b(?:issuable|purchase|exercise|underlying)\b[^;$]{0,60}\bwarrants?\b/i;
const AMOUNT = /\$ ?\d/g;
const AVERAGE = /\b(?:average|rang(?:e|es|ing)|between|from)\b/i;

/** Whether a mention is an item of its own, with its one count, in a list of what a count of shares leaves out. */
export function isListedAlone(flat: FlatText, mention: WarrantMention): boolean {
  return itemOf(flat, mention) !== null;
}

/** Whether a price is the only amount of such an item, and is no average of several. */
export function isPricedAlone(flat: FlatText, mention: WarrantMention, at: TextRange): boolean {
  const item = itemOf(flat, mention);
  if (item === null || at.start < item.start || at.end > item.end) return false;
  const words = flat.text.slice(item.start, item.end);
  return [...words.matchAll(AMOUNT)].length === 1 && !AVERAGE.test(words);
}

function itemOf(flat: FlatText, { isListed, at, sentence }: WarrantMention): TextRange | null {
  if (!isListed) return null;
  const item = listedPart(flat, sentence, at.start);
  const words = flat.text.slice(item.start, item.end);
  const isAlone = [...words.matchAll(COUNT)].length === 1 && OPENS.test(flat.text.slice(item.start, at.start).trim());
  return isAlone && ONE_WARRANT.test(flat.text.slice(at.end, item.end)) && isOfList(flat, item.start) ? item : null;
}

/** Whether what stands above an item is its list: the words that open it, and items that count securities. */
function isOfList({ text }: FlatText, at: number): boolean {
  const above = text.slice(Math.max(0, at - LONGEST_LIST), at);
  const opening = [...above.matchAll(LEAVES_OUT)].at(-1);
  if (opening === undefined) return false;
  const [, ...items] = above.slice(opening.index).split(/:|[;\n]/);
  return items.every((item) => item.trim().length < 6 || COUNTED.test(item));
}
