import { type DateMention, datesIn } from '../layout/dates.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import {
  BASED_ON,
  BEFORE_EVENT,
  COUNT,
  HYPOTHETICAL,
  LEAD_OTHER,
  OF_THE_PUBLIC,
  OTHER_NOUN,
  OUTSTANDING_WORDS,
  PART,
  STATES,
} from './count-words.ts';

/** Shares outstanding as a sentence counts them; places are within the sentence. */
export interface CountedShares extends TextRange {
  readonly shares: number;
  /** "Class A", else ''. */
  readonly shareClass: string;
  readonly date: DateMention | null;
  /** The count before an event of which the sentence or a neighbor gives the count after it. */
  readonly isBefore: boolean;
}

/** A count with the words around it: to the count before and to the one behind. */
interface Mention extends TextRange {
  readonly shares: number;
  readonly before: string;
  readonly after: string;
}

/** Longer sentences are tables and lists of terms. */
const MOST_COUNTS = 40;
const LEAST = 1_000;

/**
 * The shares outstanding that a sentence counts. Each count is judged by the first word of state behind it ("authorized",
 * "issued", "outstanding", "held", "issuable"), by the state of the next count where the two are one list ("A shares of
 * Class A and B shares of Class B outstanding"), else by the words before it ("outstanding … was N").
 *
 * @param isStated whether the words above already say that shares outstanding follow, as a cover's instruction does
 */
export function countedShares(sentence: string, isStated = false): CountedShares[] {
  const mentions = mentionsIn(sentence);
  if (mentions.length === 0 || mentions.length > MOST_COUNTS) return [];
  const states = statesOf(sentence, mentions, isStated);
  const dates = datesIn(sentence);
  const found: CountedShares[] = [];
  for (const list of listsOf(mentions)) {
    const classes = classesOf(list);
    const own = datesOf(sentence, list, dates);
    for (const [index, mention] of list.entries()) {
      if (states.get(mention) !== true || !isWhole(sentence, mention)) continue;
      found.push({
        start: mention.start,
        end: mention.end,
        shares: mention.shares,
        shareClass: classes[index] ?? '',
        date: own[index] ?? null,
        isBefore: BEFORE_EVENT.test(clauseAround(sentence, mention)),
      });
    }
  }
  return found;
}

function mentionsIn(sentence: string): Mention[] {
  const places = [...sentence.matchAll(COUNT)].map(({ index, 1: printed = '' }) => ({
    start: index,
    end: index + printed.length,
    shares: sharesOf(printed),
  }));
  return places.map((place, index) => ({
    ...place,
    before: sentence.slice(places[index - 1]?.end ?? 0, place.start),
    after: sentence.slice(place.end, places[index + 1]?.start ?? sentence.length),
  }));
}

/** @example sharesOf('24.4 billion') // 24400000000 */
function sharesOf(printed: string): number {
  const [figure = '', unit] = printed.replaceAll(',', '').split(' ');
  const scale = unit === 'billion' ? 1e9 : unit === 'million' ? 1e6 : 1;
  return Math.round(Number(figure) * scale);
}

const LIST_END =
  /(?:,|;|\band|\bor|&)\s*(?:the |an aggregate of |approximately )?(?:(?:Class|Series) [A-Z][\w -]{0,40}: ?)?$/;
const VERB = /\b(?:are|were|is|was|will|has|have|had|that|sold|of which)\b/i;

/** Whether two neighboring counts are items of one list: nothing between them but nouns, a comma or "and". */
function isJoined({ after }: Mention): boolean {
  if (VERB.test(after) || after.length > 260) return false;
  return LIST_END.test(after) || /^[^.]{0,160}[;,] ?(?:[A-Z][\w$.,' -]{0,60}: ?)$/.test(after);
}

/** Counts in runs that are one list each. */
function listsOf(mentions: readonly Mention[]): Mention[][] {
  const lists: Mention[][] = [];
  mentions.forEach((mention, index) => {
    const last = lists.at(-1);
    const before = mentions[index - 1];
    if (last === undefined || before === undefined || !isJoined(before)) lists.push([mention]);
    else last.push(mention);
  });
  return lists;
}

/** "300 million shares, 84,120,300 of which are outstanding": what is said of the part is not said of the whole. */
const OF_WHICH = /^ of (?:which|these|those)\b/;

/** True for counts of shares outstanding. */
function statesOf(sentence: string, mentions: readonly Mention[], isStated: boolean): Map<Mention, boolean> {
  const states = new Map<Mention, boolean>();
  let behind: boolean | null = null;
  for (const [index, mention] of [...mentions.entries()].toReversed()) {
    const own = stateBehind(mention);
    const next = mentions[index + 1];
    const isPartNext = next !== undefined && OF_WHICH.test(next.after);
    behind = own ?? (isJoined(mention) && !isPartNext ? behind : null);
    if (behind !== null) states.set(mention, behind);
  }
  let ahead: boolean | null = null;
  for (const [index, mention] of mentions.entries()) {
    const before = mentions[index - 1];
    const isNext = before !== undefined && isJoined(before);
    if (!isNext || ahead === null) ahead = isAhead(sentence, mention, before === undefined) || isStated ? true : null;
    if (!states.has(mention) && ahead !== null) states.set(mention, ahead);
  }
  return states;
}

/** The state that the words behind a count give it, up to the next one; null where they give none. */
function stateBehind({ before, after }: Mention): boolean | null {
  const own = after.split(';', 1)[0] ?? '';
  const match = STATES.exec(own);
  if (match === null) return BASED_ON.test(before) && /^ (?:[\w']+ ){0,6}?shares?\b/i.test(own) ? true : null;
  // A stray clause behind the noun phrase and its verb says something else.
  if (match.index > 260) return null;
  return match[1] !== undefined && !OF_THE_PUBLIC.test(own.slice(match.index));
}

const COPULA =
  /(?:\b(?:was|were|is|are|had|has|of|totall?ed|equal(?:s|ed)|outstanding|aggregate|stock|shares|value|class [a-z])|[:\t)]|-{1,2}|(?<!\.)\.{2,}|\d{4},?)\s{0,80}(?:approximately |about |an aggregate of |a total of )?$/i;

/** "The number of shares outstanding … was N", "Outstanding at May 9, 2025: N": the state before the count. */
function isAhead(sentence: string, { start, before }: Mention, isFirst: boolean): boolean {
  const lead = isFirst ? sentence.slice(Math.max(0, start - 420), start) : before;
  const at = OUTSTANDING_WORDS.exec(lead);
  if (at === null || !COPULA.test(lead)) return false;
  const between = lead.slice(at.index + at[0].length);
  return !/\b(?:authori[sz]ed|issuable|reserved|exclud\w+|includ\w+|of which|warrants?|options?|weighted)\b/i.test(
    between,
  );
}

/** Whether a count is of all shares of a class: not a part, another security, or only possible. */
function isWhole(sentence: string, mention: Mention): boolean {
  const { start, before, after, shares } = mention;
  if (shares < LEAST) return false;
  const state = OUTSTANDING_WORDS.exec(after)?.index ?? after.length;
  const noun = after.slice(0, Math.min(state, 160));
  // The label of a row or line is no verb about its count.
  const ahead = textBefore(sentence, start, 90);
  const lead = /:\s*$|\t[^\S\t]*$/.test(ahead) ? '' : ahead;
  if (!BASED_ON.test(ahead) && (AUTHORIZED.test(ahead) || OUTSTANDING_AFTER.test(ahead))) return false;
  if (LEAD_OTHER.test(lead) && !BASED_ON.test(lead)) return false;
  const isLabeled = /:\s*$|\t[^\S\t]*$/.test(before) || /-{2} ?$|\.{2} ?$/.test(before);
  if (OTHER_NOUN.test(noun.split(/[,;(]| and /)[0] ?? '') || PART.test(noun)) return false;
  if (isLabeled && (OTHER_NOUN.test(before.slice(-80)) || PART.test(before.slice(-80)))) return false;
  if (PART.test(before.slice(-60))) return false;
  if (/\bnot\b|\bnone\b/i.test(noun)) return false;
  // "490 million" may be of anything; "41,220,918 and 40,118,202 outstanding" are shares by the words around them.
  if (!SHARES.test(noun) && !SHARES.test(ahead + sentence.slice(mention.end, mention.end + 120))) return false;
  return BASED_ON.test(lead) || !HYPOTHETICAL.test(clauseAround(sentence, mention));
}

/** "Our authorized capital stock consists of N shares", "authorized: N shares". */
const AUTHORIZED = /\bauthori[sz]e[sd]\b(?:(?!of which|outstanding)[^;\d]){0,80}$/i;
/** The label of what an offering would leave outstanding. */
const OUTSTANDING_AFTER = /\boutstanding,? (?:immediately )?(?:after|following|upon)\b[^;]{0,80}$/i;
const SHARES = /\b(?:shares?|stock|ADSs?|equity)\b/i;

/** The clause of a count: back to a semicolon, and ahead to the end of its own words. */
function clauseAround(sentence: string, { start, end, after }: Mention): string {
  const from = Math.max(0, start - 260, sentence.lastIndexOf(';', start) + 1);
  const stop = /[;.]/.exec(after)?.index ?? after.length;
  return sentence.slice(from, end + Math.min(stop, 160));
}

const CLASS = /\b(?:class|series) ([A-Z](?:-\d{1,2})?)(?![\w-])/gi;

function classesIn(words: string): string[] {
  return [...words.matchAll(CLASS)].map(({ 0: printed, 1: letter = '' }) =>
    /^series/i.test(printed) ? `Series ${letter}` : `Class ${letter.toUpperCase()}`,
  );
}

/** The class of each count of a list: named behind it, before it, or all behind the last, respectively. */
function classesOf(list: readonly Mention[]): string[] {
  const last = classesIn(list.at(-1)?.after.slice(0, 200) ?? '');
  const isShared = list.length > 1 && list.slice(0, -1).every(({ after }) => classesIn(after).length === 0);
  if (isShared && last.length === list.length) return last;
  return list.map(({ before, after }) => {
    const label = /[:\t-] ?$|\.{2} ?$/.test(before) ? classesIn(before.slice(-120)).at(-1) : undefined;
    return label ?? classesIn(after.slice(0, 200))[0] ?? '';
  });
}

const AS_OF = /\b(?:as of|at|on|date of|dated|of)\b[^.;]{0,40}$|[(:]\s?$/i;
const OF_PRICE = /\b(?:closing|closed|price|traded?|sold|reported)\b[^;]{0,40}$/i;

/** "After giving effect to the reverse split effected on March 3, 2025": the day of an event behind a count. */
const OF_EVENT =
  /\b(?:effected|effectuated|effective|completed|occurr\w+|consummated|commenced|issued|sold|filed|declared|paid|distributed|announced|approved|adopted|split|offering|merger|combination)(?: (?:on|as of|at|in|dated))?(?: or about)? ?$/i;

/** The date of each count: behind it, else behind its list, else the last one before the list. */
function datesOf(sentence: string, list: readonly Mention[], dates: readonly DateMention[]): (DateMention | null)[] {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined) return [];
  const isDate = ({ start }: DateMention): boolean => {
    const lead = textBefore(sentence, start, 60);
    return AS_OF.test(lead) && !OF_PRICE.test(lead) && !(start >= last.end && OF_EVENT.test(lead));
  };
  const tail = dates.filter(({ start }) => start >= last.end && start < last.end + Math.min(last.after.length, 300));
  const own = list.length - tail.length;
  if (tail.length > 1 && own >= 0 && /respectively/i.test(last.after))
    return list.map((_, index) => tail[index - own] ?? null);
  const behind = tail.find((date) => isDate(date) && !/;/.test(sentence.slice(last.end, date.start)));
  const ahead = dates.filter(({ end }) => end <= first.start && first.start - end < 360).findLast(isDate);
  return list.map(({ end, after }) => {
    const next = dates.find(({ start }) => start >= end && start - end < Math.min(after.length, 200));
    const isOwn = next !== undefined && isDate(next) && !/;/.test(sentence.slice(end, next.start));
    return (isOwn ? next : null) ?? behind ?? ahead ?? null;
  });
}
