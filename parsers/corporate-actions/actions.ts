import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { type Action, actionAt, type Context, dateNear, plainName, UNREAL } from './action-context.ts';
import { adsRatioChanges } from './ads-ratios.ts';
import { formerName, type Named, registrantName } from './cover-names.ts';
import { delistings, exchangeMoves, newListings, tierMoves, uplistings } from './exchange-moves.ts';
import { forwardSplits } from './forward-splits.ts';
import { mergers, spinOffs } from './mergers.ts';
import { nameChanges } from './name-changes.ts';
import { datedLater, tickerChanges } from './symbol-changes.ts';
import { tabledChanges } from './tabled-changes.ts';

const ACTION_WORDS =
  /\bname\b|renamed|symbol|ticker|\btrad(?:e|es|ed|ing)\b|\bquoted\b|\b(?:de|re-?|up-?)?list(?:ed|ing|s)?\b|business combination|\bmerged\b|\bsplits?\b|stock dividend|\bknown as\b|\b(?:completed|consummated|closed|effected|acquired|effective)\b|\bADSs?\b|American Depositary/i;

const READERS: readonly ((context: Context) => Action[])[] = [
  nameChanges,
  tickerChanges,
  exchangeMoves,
  uplistings,
  tierMoves,
  newListings,
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
  for (const action of tabledChanges(flat)) add(found, action);
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
