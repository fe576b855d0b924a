import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import {
  type Action,
  actionAt,
  type Context,
  dateNear,
  dayBehind,
  plainName,
  rangeAt,
  UNREAL,
} from './action-context.ts';
import { adsRatioChanges } from './ads-ratios.ts';
import { coverSymbol, formerName, type Named, registrantName } from './cover-names.ts';
import { delistings, exchangeMoves, uplistings } from './exchange-moves.ts';
import { forwardSplits } from './forward-splits.ts';
import { mergers, spinOffs } from './mergers.ts';
import { datedLater, tickerChanges } from './symbol-changes.ts';

const ACTION_WORDS =
  /\bname\b|renamed|symbol|ticker|\btrad(?:e|es|ed|ing)\b|\bquoted\b|listing|up-?listed|business combination|\bmerged\b|\bsplits?\b|stock dividend|\b(?:completed|consummated|closed|effected|acquired|effective)\b|\bADSs?\b|American Depositary/i;

const READERS: readonly ((context: Context) => Action[])[] = [
  nameChanges,
  tickerChanges,
  exchangeMoves,
  uplistings,
  delistings,
  closings,
  forwardSplits,
  mergers,
  spinOffs,
  adsRatioChanges,
];

/** Ticker, name and exchange changes, de-SPAC closings and forward splits that the sentences of a document state. */
export function readActions(flat: FlatText): Action[] {
  const found: Action[] = [];
  for (const [index, sentence] of flat.sentences.entries()) {
    if (!ACTION_WORDS.test(sentence.text)) continue;
    const context = { flat, sentence, index };
    for (const action of READERS.flatMap((read) => read(context))) add(found, action);
    if (found.length > 40) break;
  }
  const rename = found.find(({ type }) => type === 'name_change');
  const hasClosing = found.some(({ type }) => type === 'despac_closing');
  // The blank-check company and its successor are the two names of the registrant; the merger is its closing.
  return found
    .filter(({ type }) => !hasClosing || type !== 'merger')
    .map((action) => atClosing(action, found))
    .map((action) => besideOther(action, found))
    .map((action) => (action.type === 'ticker_change' && action.date === null ? datedLater(flat, action) : action))
    .map((action) =>
      action.type === 'despac_closing' && rename !== undefined
        ? { ...action, from: action.from ?? rename.from, to: rename.to ?? action.to }
        : action,
    );
}

/** "In connection with the closing, … changed its name": on the day of the closing. */
function atClosing(action: Action, found: readonly Action[]): Action {
  const closing = found.find(({ type }) => type === 'despac_closing' || type === 'merger');
  if (action.type !== 'name_change' || action.date !== null || !action.isAtClosing || !closing?.date) return action;
  return { ...action, date: { ...closing.date, isOwn: false } };
}

/** The warrants' symbol changes with the shares'. */
function besideOther(action: Action, found: readonly Action[]): Action {
  const other = found.find(({ type, date }) => type === action.type && date !== null);
  if (action.type !== 'ticker_change' || action.date !== null || !other?.date) return action;
  return { ...action, date: { ...other.date, isOwn: false }, isMain: false };
}

/** One action each: a later sentence adds what the first one lacks. */
function add(found: Action[], action: Action): void {
  const at = found.findIndex((other) => other.type === action.type && isSame(other, action));
  const known = found[at];
  if (known === undefined) found.push(action);
  else {
    const date = action.date?.isOwn && !known.date?.isOwn ? action.date : (known.date ?? action.date);
    const from = fuller(known, known.from, action.from);
    found[at] = { ...known, from, to: fuller(known, known.to, action.to), date };
  }
}

function isSame(a: Action, b: Action): boolean {
  const agree = a.type === 'exchange_move' ? isSameMarket : agrees;
  return agree(a.to, b.to) && agree(a.from, b.from);
}

function agrees(a: Named | null, b: Named | null): boolean {
  return a === null || b === null || plainName(a.value) === plainName(b.value);
}

/** "Nasdaq" in a title is the "Nasdaq Global Market" of the text. */
function isSameMarket(a: Named | null, b: Named | null): boolean {
  if (a === null || b === null) return true;
  const [one, other] = [marketOf(a), marketOf(b)];
  return one === other || one.startsWith(`${other} `) || other.startsWith(`${one} `);
}

function marketOf({ value }: Named): string {
  const name = plainName(value).replace('new york stock exchange', 'nyse');
  return name === 'nasdaq stock market' ? 'nasdaq' : name === 'nyse' ? 'nyse main' : name;
}

/** The name that says more: of a market the longer one. */
function fuller({ type }: Action, known: Named | null, other: Named | null): Named | null {
  if (known === null || other === null) return known ?? other;
  return type === 'exchange_move' && marketOf(other).length > marketOf(known).length ? other : known;
}

const SUFFIX = '(?:Inc|Corp|Ltd|Co|L\\.?P|LLC|PLC|plc|N\\.V|S\\.A|AG|SE)\\b\\.?';
const NAME_START = "(?:The )?[A-Z0-9][\\w&.'-]*";
const NAME_WORD = "(?:,? (?:[A-Z0-9][\\w&.'-]*|of|and|the|&))";
const NAME = `(?:"([^"]{2,90}?),?"|(${NAME_START}${NAME_WORD}{0,8}?,? ${SUFFIX}|${NAME_START}${NAME_WORD}*(?:,? ${SUFFIX})?))`;
const NAME_CHANGE = pattern('g')`
  \b(?:chang(?:e|ed|es|ing)|amend(?:ed)?) (?:of )?(?:the |its |our |their )?
  (?:legal |corporate |company |registered ){0,2}name
  (?: of (?:the |our )?(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant))?(?: \(the "[^"]{2,40}"\))?,?
  (?: from ${NAME})? to ${NAME}
  |\b(?:name change|change of (?:(?:its|our|the) )?(?:(?:corporate|company) )?name) from ${NAME} to ${NAME}
  |\bname of (?:the |our )?(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant|[Ii]ssuer)(?: \(the "[^"]{2,40}"\))? (?:be|is|was|has been|had been|being) (?:changed|amended) from ${NAME} to ${NAME}
  |\b(?:was|were|been) renamed(?: as)? ${NAME}
`;

const FROM_BEHIND = new RegExp(`^,?"? from ${NAME}`);

/** What the parties of a merger agreement mean to call the company. */
const AT_CLOSING = pattern('i')`
  \b(?:upon|following|after|at|in connection with) (?:the )?
  (?:closing|consummation|completion|effective time)\b
`;
/** Funds, subsidiaries and plans change their names too. */
const OTHER_NAME = pattern('i')`
  \b(?:subsidiar(?:y|ies)|plan|fund|trust account|bank subsidiary|division|product|brand
  |domain name)\b[^.;]{0,60}\bname\b
`;
const BARE_CHANGE = pattern('i')`
  \b(?:effective(?:ness)?|announced|completed|became effective)\b[^.;]{0,80}
  \b(?:change (?:of|in) (?:its |our |the )?(?:corporate |company )?name|name change)\b
`;

function nameChanges(context: Context): Action[] {
  const { flat, sentence } = context;
  const { text } = sentence;
  if (!/\bname\b|renamed/i.test(text) || UNREAL.test(text) || OTHER_NAME.test(text)) return [];
  if (AT_CLOSING.test(text) && /\b(?:will|shall|to be)\b/i.test(text) && datesIn(text).length === 0) return [];
  const found: Action[] = [];
  for (const match of text.matchAll(NAME_CHANGE)) {
    const groups = match.slice(1);
    // "changed its name to BTQ Digital Ltd. from Metan Holding Group Ltd."
    const behind = FROM_BEHIND.exec(text.slice(match.index + match[0].length));
    const ahead = groups[0] ?? groups[1] ?? groups[4] ?? groups[5] ?? groups[8] ?? groups[9];
    const from = ahead ?? behind?.[1] ?? behind?.[2];
    const to = [2, 3, 6, 7, 10, 11, 12, 13].map((at) => groups[at]).find((group) => group !== undefined);
    if (to === undefined) continue;
    const fromAt =
      ahead === undefined ? match[0].length + (behind?.[0].indexOf(from ?? '') ?? 0) : match[0].indexOf(ahead);
    const named = (name: string, at: number): Named => {
      const value = trimName(name);
      return { value, range: rangeAt(sentence.start + match.index + at, value) };
    };
    found.push(
      actionAt(context, match, {
        type: 'name_change',
        from: from === undefined ? (subjectOf(sentence, match.index) ?? formerName(flat)) : named(from, fromAt),
        to: named(to, match[0].lastIndexOf(to)),
        date: definedDay(context) ?? dateNear(context, match.index, /effective|effect|filed|changed/i),
        isAtClosing: AT_CLOSING.test(text),
      }),
    );
  }
  if (found.length > 0) return found;
  // "the effectiveness as of March 10, 2022, of its change of name, ticker symbol": the cover gives the names.
  const bare = BARE_CHANGE.exec(text);
  const [former, current] = [formerName(flat), registrantName(flat)];
  if (bare === null || former === null || current === null) return [];
  const date = dateNear(context, bare.index, /effective/i);
  const rename = actionAt(context, bare, { type: 'name_change', from: former, to: current, date });
  const symbol = /\b(?:ticker|trading|stock) symbol\b/i.test(text) ? coverSymbol(flat) : null;
  return symbol === null ? [rename] : [rename, { ...rename, type: 'ticker_change', from: null, to: symbol }];
}

const SUBJECT_BEFORE = pattern('')`
  (?:^|[,;] |\b(?:that|and|whereby) )((?:[A-Z0-9][\w&.'-]*,? |of |and |the |& ){0,8}(?:Inc|Corp
  |Corporation|Ltd|Limited|Company|Co|LLC|PLC|plc|N\.V|S\.A|Holdings|Group
  |Trust)\b\.?) (?:\([^()]{2,60}\),? )?(?:has |legally |formally |officially )*$
`;

/** "Effective March 18, 2024, Halden Robotics Corporation (the "Company") changed its name": the name it had. */
function subjectOf({ text, start }: Context['sentence'], at: number): Named | null {
  // The day that opens the sentence is no part of the name.
  const day = datesIn(text).findLast(({ end }) => end <= at)?.end ?? 0;
  const from = Math.max(day, at - 160, 0);
  const before = text.slice(from, at);
  const match = SUBJECT_BEFORE.exec(before);
  const name = match?.[1]?.trim();
  if (match === null || name === undefined || name.length < 6 || /^the company$/i.test(name)) return null;
  return { value: name, range: rangeAt(start + from + match.index + match[0].indexOf(name), name) };
}

/** "The Name Change became effective on January 6, 2025.", within three sentences of the one that defines it. */
function definedDay({ flat, index }: Context): Action['date'] {
  return dayBehind(flat.sentences.slice(index + 1, index + 4), CHANGE_EFFECTIVE, 180);
}

const CHANGE_EFFECTIVE = pattern('i')`
  \b(?:name change|change of (?:corporate |company )?name|(?:charter |certificate of |articles of )?amendment)\b[^.;]{0,60}\b(?:became|become|becomes|is|was|will be|went|took|take
  |takes)\b[^.;]{0,20}\beffect(?:ive)?\b
`;

function trimName(name: string): string {
  const trimmed = name.replace(/^(?:the name )/, '').replace(/(?:,? (?:and|of|the|&)|(?<![,\s]))[,\s]*$/, '');
  // A sentence's own full stop is not the name's, unless it abbreviates.
  return /\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A)\.$/.test(trimmed) ? trimmed : trimmed.replace(/\.$/, '');
}

const CLOSING = pattern('i')`
  \b(?:consummated|completed|closed|consummation of|completion of
  |closing of)\b[^.;]{0,90}\bbusiness combination\b
  |\bbusiness combination\b[^.;]{0,120}\b(?:was|were|has been|been) (?:consummated|completed|closed)\b
`;

const AHEAD_OF = pattern('i')`
  \b(?:prior to|until|following|upon|after|before|in connection with|subject to|unable to|fail\w*|initial
  |an?|expected|anticipated|extend\w*|simultaneous\w*) (?:the )?(?:consummation|completion|closing) of\b
`;

const BLANK_CHECK =
  /trust account|special purpose acquisition|blank check|domestication|SPAC\b|Acquisition (?:Corp|Company|Co\b|Inc)/i;

function closings(context: Context): Action[] {
  const { sentence, flat } = context;
  const { text } = sentence;
  const match = CLOSING.exec(text);
  if (match === null) return [];
  if (UNREAL.test(text.slice(0, match.index + match[0].length)) || AHEAD_OF.test(text)) return [];
  // A blank-check company reports its own closing under Items 2.01 and 5.06 of Form 8-K.
  const head = flat.text.slice(0, 60_000);
  if (!/\b5\.06\b|shell company status/i.test(head) || !BLANK_CHECK.test(head)) return [];
  const date = dateNear(context, match.index, /\bon\b|consummated|completed|closing date/i);
  if (date === null) return [];
  const [from, to] = [formerName(flat), registrantName(flat)];
  return [actionAt(context, match, { type: 'despac_closing', from, to, date })];
}
