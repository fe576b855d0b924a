import { verbose } from '../../layout/patterns.ts';
import { cut, matched, NO_WORDS, type Words } from '../lines.ts';
import { endsWithForm, isFormOnly } from './entity-names.ts';
import type { IsRaised } from './marks.ts';
import { isDemonym, isPlace, isRegion, KIND, placeIn } from './places.ts';
import { type Percent, percentOf, type Share, shareIn, whollyOwned } from './shares.ts';

/** One entry of a list. While it is read, parts that are understood move from the end of the name to their fields. */
export interface Entry {
  name: Words;
  jurisdiction: Words | null;
  /** The jurisdiction is a place of the gazetteer, or one by its wording ("a … corporation"). */
  knownPlace: boolean;
  percent: Percent | null;
  doingBusinessAs: Words | null;
  noteMarks: string[];
  /** Why the entry may be wrong. */
  readonly doubts: string[];
  /** Why its percent, and nothing else, may be wrong. */
  percentDoubt: string | null;
}

/** Doubts about the wording of a place alone. */
export const ADJECTIVE = 'jurisdiction as an adjective';
export const FORM_BESIDE = 'a legal form beside the place';
export const REMARK = 'a remark behind the name';
export const TOWN = 'a town with the place';
export const NO_LEGAL_FORM = 'a place after a name without legal form';

export interface EntryOptions {
  /** False where jurisdictions have a column of their own. */
  readonly findJurisdiction: boolean;
  /** By the list's own convention, a parenthesis at the end holds a jurisdiction, whether it is a known place or not. */
  readonly parenthesesArePlaces: boolean;
  readonly isRaised: IsRaised;
}

/** "a limited liability company": the kind of company, not part of its name. */
const KIND_ONLY = verbose('i')`^an?\s+(?:(?:limited|general|liability|business|statutory|private|public|unlimited|joint|
  stock|non-?profit|professional)\s+)*${KIND}$`;
/** "Acme Ltd., a Texas company, is a wholly-owned subsidiary of Acme Corp." */
const IS_SUBSIDIARY = verbose('i')`^which does not (?:do|conduct) business under any other name$|
  ^(?:(?:and|which|that) )?(?:is|was) (?:an? |the )?(?:(?:in)?direct,? )?
  (?:(?:wholly|majority)[- ]owned )?subsidiary of [^,;%]{2,100}(?:,? (?:Inc|LLC|L\.P|Ltd|Corp))?$`;

/** "Taiwan branch", "branch in Belgium": where a company works besides. */
export const BRANCH =
  /^(?:(?:a|the|with|including|its|\p{Lu}[\p{L}.'’-]*)\s){0,5}branch(?:es)?(?: office)?(?:\s(?:in|of|at)\s.{2,60})?$/iu;

/** What a part of a parenthesis, or the words behind a dash, can be. */
function partOf(words: Words): 'place' | 'share' | 'branch' | 'other' {
  if (BRANCH.test(words.text)) return 'branch';
  if (shareIn(words) !== null) return 'share';
  return isPlace(placeIn(words.text)) ? 'place' : 'other';
}

/** Whether words behind a jurisdiction may hold something that is neither share, place nor parent. */
export function isLeftOver(words: Words): boolean {
  const { text } = words;
  if (text === '' || IS_SUBSIDIARY.test(text) || STATUS.test(text)) return false;
  return partOf(words) === 'other';
}

/** "inactive", "in liquidation": what may follow a jurisdiction. */
const STATUS = verbose('i')`^(?:currently |now )?(?:inactive|dormant|active|joint venture|formerly .{2,80}|
  limited by (?:shares|guarantee)|(?:and )?(?:an? )?(?:registered )?(?:broker[- ]dealer|investment advis[eo]r|
  bank holding company)|
  (?:being |in (?:voluntary )?)?(?:liquidat(?:ed|ion)|dissolved|dissolution))$`;

/** The first place that is found is the entry's. */
export function setPlace(entry: Entry, words: Words, known: boolean): void {
  if (entry.jurisdiction !== null) return;
  const start = /^[\s,(]*/.exec(words.text)?.[0].length ?? 0;
  const bare = words.text.length - (/(?<![\s,;)])[\s,;)]*$/.exec(words.text)?.[0].length ?? 0);
  // "Canadian (Nova Scotia)" keeps its parenthesis.
  const isOpen = words.text.lastIndexOf('(', bare) > Math.max(start - 1, words.text.lastIndexOf(')', bare - 1));
  const place = cut(words, start, isOpen && words.text.charAt(bare) === ')' ? bare + 1 : bare);
  // The full stop of a sentence, not of "D.C." or "Del.".
  const hasStop = /\p{L}{5}\.$/u.test(place.text) && !/\bCalif\.$/i.test(place.text);
  entry.jurisdiction = hasStop ? cut(place, 0, place.text.length - 1) : place;
  entry.knownPlace = known;
}

/** Sets the place found in a phrase, at its last occurrence. */
function setPlaceIn(entry: Entry, phrase: Words): void {
  const place = placeIn(phrase.text);
  const from = phrase.text.lastIndexOf(place);
  setPlace(entry, cut(phrase, from, from + place.length), true);
}

/** Takes the share that words of nothing but ownership state. */
export function takeShare(entry: Entry, { percent, isOpen }: Share): void {
  if (isOpen) entry.percentDoubt = 'several holders';
  if (percent === null) return;
  // "fifty-one percent (51%)" says it twice.
  if (entry.percent !== null && entry.percent.value !== percent.value) entry.percentDoubt = 'several percents';
  else if (entry.percent === null || entry.percent.isWorded) entry.percent = percent;
}

/** Takes a percent or "wholly-owned" from words of ownership, where the entry has no percent yet. */
export function takePercentOf(entry: Entry, words: Words): void {
  const found = percentOf(words, false);
  if (found === 'several') entry.doubts.push('several percents');
  else entry.percent ??= found ?? whollyOwned(matched(words, /(?<!\bits )wholly[- ]owned/i));
}

/** Takes the last parenthesis, where it says place, percent or "wholly-owned"; its partner may be missing. */
export function takeParenthesis(entry: Entry, options: EntryOptions): void {
  const { text } = entry.name;
  if (!text.includes('(') && !text.includes('[')) return;
  const match = /(?<!\s)\s*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]?[.,;]?$/.exec(text.slice(-300));
  const at = match === null ? -1 : Math.max(0, text.length - 300) + match.index;
  if (match === null || at < 2) return;
  const inside = match[1] ?? '';
  const start = at + match[0].indexOf(inside, match[0].search(/[([]/) + 1);
  const whole = cut(entry.name, start, start + inside.length);
  if (whole.text !== '' && readInside(entry, whole, text.slice(0, at), options)) entry.name = cut(entry.name, 0, at);
}

/** Reads the words of a parenthesis behind a name; false where they are part of the name. */
function readInside(entry: Entry, whole: Words, name: string, options: EntryOptions): boolean {
  const { text } = whole;
  const wantsPlace = options.findJurisdiction && entry.jurisdiction === null;
  if (wantsPlace && takeWholePlace(entry, whole)) return true;
  if (KIND_ONLY.test(text) && endsWithForm(name)) return true;
  const share = shareIn(whole) ?? (isHolders(text) ? { percent: null, isOpen: true } : null);
  if (share !== null) {
    takeShare(entry, share);
    return true;
  }
  if (SAYS_WHAT_IT_DOES.test(text) && endsWithForm(name)) {
    entry.doubts.push(REMARK);
    return true;
  }
  // What follows a jurisdiction is not the name: "(Hong Kong) (Taiwan branch)".
  const before = /^(.*\S)\s*\(([^()]*)\)$/.exec(name.trimEnd());
  const isPlaced = before !== null && isPlace(placeIn(before[2] ?? '')) && endsWithForm(before[1] ?? '');
  if (isPlaced && (BRANCH.test(text) || STATUS.test(text))) return true;
  if (takeParts(entry, whole, options)) return true;
  if (!wantsPlace || !options.parenthesesArePlaces || !looksLikePlace(text)) return false;
  setPlace(entry, whole, false);
  return true;
}

/** "(owns 100% of three domestic corporations)", "(principally engaged in commodity marketing)" */
const SAYS_WHAT_IT_DOES =
  /^(?:(?:which|it) )?(?:owns|holds|operates|(?:is )?(?:principally |primarily )?engaged in)\s\S+ \S/i;

/** "(Members: Acme Corp. – 51%; Apex LLC – 49%)", "(Acme Corp. – 100%)": who holds the company. */
function isHolders(text: string): boolean {
  if (/^(?:members?|owners?|partners?|share ?holders?|stockholders?)\s?:\s/i.test(text)) return true;
  const holder = /^(.{4,100}?)\s?[–—-]{1,2}\s?\d{1,3}(?:\.\d{1,4})?\s?%$/.exec(text)?.[1];
  return holder !== undefined && endsWithForm(holder);
}

/** "(Delaware, 51% owned)", "(99%; Brazil)", "(owned by Acme, Inc.; France)": a place and what is said besides. */
function takeParts(entry: Entry, whole: Words, options: EntryOptions): boolean {
  const { text } = whole;
  if (!options.findJurisdiction || entry.jurisdiction !== null) return false;
  for (const { 0: separator, index } of text.matchAll(/(?<!\s)\s*[,;–—-]\s*/g)) {
    const parts = [cut(whole, 0, index), cut(whole, index + separator.length)];
    const place = parts.find((part) => partOf(part) === 'place');
    const other = parts.find((part) => part !== place);
    if (place === undefined || other === undefined || partOf(other) === 'other') continue;
    setPlaceIn(entry, place);
    const share = shareIn(other);
    if (share !== null) takeShare(entry, share);
    return true;
  }
  return false;
}

/** A parenthesis that is a place, or a phrase about one: "(Ohio corporation)", "(Japanese limited liability company)". */
function takeWholePlace(entry: Entry, whole: Words): boolean {
  const place = placeIn(whole.text);
  if (isPlace(whole.text)) setPlace(entry, whole, true);
  else if (isPlace(place)) setPlaceIn(entry, whole);
  else if (place !== whole.text && isDemonym(place)) {
    setPlace(entry, cut(whole, whole.text.indexOf(place), whole.text.indexOf(place) + place.length), true);
    entry.doubts.push(ADJECTIVE);
  } else return false;
  return true;
}

const NOT_OF_A_PLACE = verbose('i')`\b(?:office|manufacturing|holdings?|company|venture|headquarters|centre|center|
  division|branch|inactive|dormant|formerly|f\/k\/a|fka|a\/k\/a|owned|subsidiary|partnership|trust|inc|llc|ltd|limited|
  proprietary|no|dba|pty|shell|reg|trading|services)\b|\d|\.`;

/** Up to four capitalized words that name no business. */
function looksLikePlace(text: string): boolean {
  if (text.length < 4 || NOT_OF_A_PLACE.test(text) || isFormOnly(text) || text === text.toUpperCase()) return false;
  return /^(?:\p{Lu}[\p{L}'’-]*)(?:[ ,]+(?:\p{Lu}[\p{L}'’-]*|of|and|the|de|du)){0,4}$/u.test(text);
}

/** A cheap test before the pattern below. */
const MAY_TRADE = /d\s?[./]?\s?b\s?[./]?\s?a|business|known as|referred to|trading as|t\/a|operat|o\/a/i;
const DOING_BUSINESS_AS = verbose('gi')`(?<![\s,(–—-])[\s,(–—-]+(?:d\s?[./]\s?b\s?[./]\s?a\b\.?|
  dba\b|doing business as|does business as|(?:commonly|generally) (?:referred to|known) as|trading as|t\/a|operating as|
  (?:which )?(?:also )?operates under the (?:trade )?names?(?: of)?|o\/a)(?:\s*\(?["“]?d\/?b\/?a["”]?\))?[:,\s]+`;

interface TradeName {
  readonly trade: Words;
  /** Where the words begin that introduce it. */
  readonly at: number;
  /** What follows its parenthesis. */
  readonly rest: Words;
}

/** The trade name that follows "d/b/a" and the like behind `from`, and where those words begin. */
export function tradeIn(words: Words, from = 0): TradeName | null {
  if (!MAY_TRADE.test(words.text)) return null;
  DOING_BUSINESS_AS.lastIndex = from;
  const match = DOING_BUSINESS_AS.exec(words.text);
  if (match === null) return null;
  // "(formerly Acme Co. dba Acme Tools)" is about another name.
  const before = words.text.slice(0, match.index);
  if (before.lastIndexOf('(') > before.lastIndexOf(')')) return null;
  const whole = cut(words, match.index + match[0].length);
  // "(d/b/a Acme Tools) Ohio"
  const close = match[0].includes('(') && !/["“]/.test(match[0]) ? closingParenthesis(whole.text) : -1;
  const tail = close < 0 ? whole : cut(whole, 0, close + 1);
  const rest = close < 0 ? NO_WORDS : cut(whole, close + 1);
  const { text } = tail;
  const bare = text.search(/(?<![)\]"”’',;.\s])[)\]"”’',;.\s]*$/);
  const end = text.charAt(bare) === '.' && /\b(?:Inc|Corp|Ltd|Co)$/.test(text.slice(0, bare)) ? bare + 1 : bare;
  const hasParenthesis = text.slice(0, end).includes('(');
  const isClosed = /[)\]]/.test(text.slice(end)) && !hasParenthesis;
  const to = hasParenthesis ? text.length : isClosed ? end : text.search(/(?<![)\]"”’',;\s])[)\]"”’',;\s]*$/);
  const trade = cut(tail, /^["“'‘(]/.test(text) ? 1 : 0, to);
  return trade.text === '' || isRegion(trade.text) ? null : { trade, at: match.index, rest };
}

/** Where the parenthesis closes that words are inside of; -1 where it does not. */
function closingParenthesis(text: string): number {
  let depth = 1;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}
