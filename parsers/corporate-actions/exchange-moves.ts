import { datesIn } from '../layout/dates.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import {
  type Action,
  actionAt,
  type Context,
  dateNear,
  dayBehind,
  dayIn,
  plainName,
  rangeAt,
  UNREAL,
} from './action-context.ts';
import type { Named } from './cover-names.ts';

const EXCHANGES = [
  'Nasdaq Global Select Market|Nasdaq Global Market|Nasdaq Capital Market|Nasdaq National Market|Nasdaq SmallCap Market',
  'Nasdaq Stock Market(?: LLC)?|Nasdaq|NYSE American(?: LLC)?|NYSE MKT(?: LLC)?|NYSE Amex(?: LLC)?|NYSE Alternext(?: US)?|NYSE Arca|NYSE Texas',
  'American Stock Exchange|New York Stock Exchange|NYSE',
  'OTCQB(?: Venture Market)?|OTCQX(?: Best Market)?|OTC "?Pink"?(?: Open)?(?: Market)?|Cboe BZX Exchange',
  '(?:OTC|Over-the-Counter) Bulletin Board|OTCBB|Pink Sheets|OTCID(?: Basic Market)?|Pink Limited Market|(?:OTC )?Expert Market',
];
const OVER_THE_COUNTER = /^(?:OTC|Over-the-Counter|Pink|Expert)/i;
const EXCHANGE = `(?:the )?(${EXCHANGES.join('|')})\\b`;
const MOVE =
  /\bdelist\b[^.;]{0,80}\bfrom\b[^.;]{0,80}\band (?:to )?(?:re-?)?list\b|\btransfer(?:red|ring|s)?\b[^.;]{0,80}\blisting\b|\blisting\b[^.;]{0,80}\btransfer(?:red)?\b|\b(?:switch|mov)(?:e|ed|ing)\b[^.;]{0,60}\blisting\b/i;

const UPLISTED = pattern('i')`
  \b(?:approved|approval)(?: (?:for|of|to)\b|[^.;]{0,40}? (?:application|request)\b[^.;]{0,30}? (?:for|to)\b)(?:[^.;]|\.\d){0,110}?\b(?:up-?list(?:ing)?
  |list(?:ed|ing)?)\b[^.;]{0,60}? (?:on|to) ${EXCHANGE}|\bup-?list(?:ed|ing|s)?\b[^.;]{0,60}? to ${EXCHANGE}
`;

/** "approved for listing on The Nasdaq Capital Market and will begin trading …" of an issuer quoted over the counter. */
export function uplistings(context: Context): Action[] {
  const { flat, sentence, index } = context;
  const move = UPLISTED.exec(sentence.text);
  const target = move?.[1] ?? move?.[2];
  if (move === null || target === undefined || OVER_THE_COUNTER.test(target) || UNREAL.test(sentence.text)) return [];
  const otc = /\bOTC(?:QB|QX| Pink)\b/.exec(flat.text.slice(0, 12_000));
  const date = tradingStart(flat, index);
  if (otc === null || date === null) return [];
  const toAt = sentence.start + move.index + move[0].lastIndexOf(target);
  const from = { value: otc[0], range: rangeAt(otc.index, otc[0]) };
  const to = { value: marketName(target), range: rangeAt(toAt, target) };
  return [actionAt(context, move, { type: 'exchange_move', from, to, date })];
}

const BETWEEN_TIERS = pattern('i')`
  \b(?:up-?list(?:ed|ing|s)?|upgrad(?:e|es|ed|ing)|mov(?:e|es|ed|ing)|graduat(?:e|es|ed|ing)|transition(?:s|ed|ing)?|advanc(?:e|ed|ing)|transfer(?:s|red|ring)?)\b
  [^.;]{0,60}? from (?:listing on |trading on |quotation on )?${EXCHANGE}[^.;]{0,40}? to (?:trading on |quotation on )?${EXCHANGE}
`;
const TIER_EFFECTIVE = pattern('i')`
  \b(?:up-?listing|upgrade|move|transition|transfer)\b[^.;]{0,40}\b(?:is|was|became|becomes|will be|be) effective\b
  |\b(?:beg[aiu]n|begins|commenced?|commences|starts?|started) trading\b
`;

/** "upgraded to trade on the OTCQX", with the market of before in a sentence near. */
const TO_TIER = pattern('i')`
  \b(?:up-?listed|upgraded|graduated|promoted|moved up) to (?:trade |trading |be quoted |quotation )?(?:on )?${EXCHANGE}
`;
const FORMERLY_ON = pattern('i')`
  \b(?:previously|formerly|had been|prior to (?:this|that|the)[^.;]{0,40}) (?:\w+ ){0,4}(?:traded|trading|quoted|listed) (?:on|in|through) ${EXCHANGE}
  |\b(?:traded|trading|quoted|listed) (?:previously|formerly) (?:on|in|through) ${EXCHANGE}
`;

/** Both markets of a move between tiers, in one sentence or in two. */
function tiersOf({ flat, sentence, index }: Context): readonly [RegExpExecArray, Named, Named] | null {
  const named = (market: string, at: number): Named => ({ value: marketName(market), range: rangeAt(at, market) });
  const move = BETWEEN_TIERS.exec(sentence.text);
  const [source, target] = [move?.[1], move?.[2]];
  if (move !== null && source !== undefined && target !== undefined) {
    const start = sentence.start + move.index;
    return [move, named(source, start + move[0].indexOf(source)), named(target, start + move[0].lastIndexOf(target))];
  }
  const up = TO_TIER.exec(sentence.text);
  const tier = up?.[1];
  if (up === null || tier === undefined) return null;
  const from = formerMarket(flat, index);
  return from === null ? null : [up, from, named(tier, sentence.start + up.index + up[0].lastIndexOf(tier))];
}

/** The market that a sentence near says the stock was on before. */
function formerMarket(flat: FlatText, index: number): Named | null {
  for (const { text, start } of flat.sentences.slice(Math.max(0, index - 2), index + 3)) {
    const before = FORMERLY_ON.exec(text);
    const market = before?.[1] ?? before?.[2];
    if (before === null || market === undefined) continue;
    return { value: marketName(market), range: rangeAt(start + before.index + before[0].lastIndexOf(market), market) };
  }
  return null;
}

/** "uplisted from the OTC Pink market to the OTCQB Venture Market": from one market over the counter to another. */
export function tierMoves(context: Context): Action[] {
  const { flat, sentence, index } = context;
  const tiers = tiersOf(context);
  if (tiers === null) return [];
  const [move, from, to] = tiers;
  if (!OVER_THE_COUNTER.test(to.value)) return [];
  const before = sentence.text.slice(0, move.index + move[0].length);
  if (UNREAL.test(before) || /\b(?:appl(?:y|ied)|intend\w*|plans?) (?:for|to)\b/i.test(before)) return [];
  if (plainName(from.value) === plainName(to.value)) return [];
  const date =
    dateNear(context, move.index, /effective|begin|began|commence/i) ??
    dayBehind(flat.sentences.slice(index + 1, index + 4), TIER_EFFECTIVE, 120);
  return [actionAt(context, move, { type: 'exchange_move', from, to, date })];
}

const BEGAN_ON = pattern('i')`
  \b(?:(?:beg[aiu]n|begins|commenced?|commences|starts?|started) (?:trading|to trade)|approved for listing)\b[^.;"]{0,40}? on ${EXCHANGE}
`;

/** "began trading on one market", where a sentence near names the exchange of before. */
export function newListings(context: Context): Action[] {
  const { flat, sentence, index } = context;
  const began = BEGAN_ON.exec(sentence.text);
  const market = began?.[1];
  if (began === null || market === undefined || OVER_THE_COUNTER.test(market) || UNREAL.test(sentence.text)) return [];
  const from = formerMarket(flat, index);
  if (from === null || familyOf(from.value) === familyOf(market)) return [];
  const at = sentence.start + began.index + began[0].lastIndexOf(market);
  const to = { value: marketName(market), range: rangeAt(at, market) };
  const date = tradingStart(flat, index, to.value) ?? dateNear(context, began.index, /beg[aiu]n|commence|start/i);
  return date === null ? [] : [actionAt(context, began, { type: 'exchange_move', from, to, date })];
}

function familyOf(market: string): string {
  const name = plainName(market).replace('new york stock exchange', 'nyse');
  return /^nyse (?:american|mkt|amex|alternext|arca|texas)/.test(name) ? name : (name.split(' ')[0] ?? name);
}

/** "began quotation on the OTC Pink marketplace", "will be quoted on the OTCQB under the symbol". */
const QUOTED = pattern('i')`
  \b(?:beg[aiu]n|begins|commenced?|commences|commencing|start|starts|started|to be|be|been|now|is|are|was|were|qualified) (?:trading|traded|trades|to trade|quotation|quoted|to be quoted)
  (?:[^.;$]{0,60}?) (?:on|in|by|through) ${EXCHANGE}
`;
/** "trading of the common stock on Nasdaq was suspended", "delisted from the NYSE American". */
const REMOVED = pattern('i')`
  \b(?:delist\w{0,4}|suspend\w{0,4}|suspension|remov\w{0,4}|withdr[aei]w\w{0,3})\b[^.;]{0,100}?\b(?:from|on|by) ${EXCHANGE}
  |\b(?:on|from) ${EXCHANGE}[^.;]{0,60}?\b(?:was|were|been|be|will be|is) (?:suspended|delisted|removed|withdrawn)\b
`;
const REMOVED_NEAR = 4;

/** The move of a delisted stock to a market over the counter. */
export function delistings(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const quoted = QUOTED.exec(sentence.text);
  const target = quoted?.[1];
  if (quoted === null || target === undefined || !OVER_THE_COUNTER.test(target)) return [];
  if (UNREAL.test(sentence.text.slice(0, quoted.index + quoted[0].length))) return [];
  const from = removedFrom(flat, index);
  if (from === null) return [];
  const to = {
    value: marketName(target),
    range: rangeAt(sentence.start + quoted.index + quoted[0].lastIndexOf(target), target),
  };
  const date = tradingStart(flat, index) ?? dateNear(context, quoted.index, /effective|begin|began|commence|open/i);
  return [actionAt(context, quoted, { type: 'exchange_move', from, to, date })];
}

/** The exchange that a sentence near says the stock was removed from. */
function removedFrom(flat: FlatText, index: number): Named | null {
  for (const { text, start } of flat.sentences.slice(Math.max(0, index - REMOVED_NEAR), index + REMOVED_NEAR + 1)) {
    const match = REMOVED.exec(text);
    const market = match?.[1] ?? match?.[2];
    if (match === null || market === undefined || OVER_THE_COUNTER.test(market)) continue;
    const at = start + match.index + match[0].indexOf(market);
    return { value: marketName(market), range: rangeAt(at, market) };
  }
  return null;
}

const ITEM_TITLE = /^item \d|Notice of Delisting or Failure/i;
const TO_MARKET = new RegExp(`\\bto (?:trade |listing |be listed )?(?:on )?(?:The )?${EXCHANGE}`, 'i');
/** "to delist the common stock from one market and list it on another" */
const LIST_ON = new RegExp(`\\b(?:re-?)?list\\b[^.;]{0,60}? on ${EXCHANGE}`, 'i');
/** "received approval from Nasdaq to transfer its listing from …": the second one. */
const FROM_MARKET = pattern('i')`
  (?<!\b(?:approval|notice|notification|letter|confirmation
  |received) )\bfrom (?:listing on |being listed on )?(?:The )?${EXCHANGE}
`;
const CEASED = pattern('i')`
  \b(?:ceases?|ceased|end|discontinue)\w* (?:to )?(?:be )?(?:trad(?:e|ed|ing)|list(?:ed|ing)|quot(?:ed|ation))
  (?: of [^.;]{0,60}?)? on (?:The )?${EXCHANGE}
`;
const NOTIFIED = new RegExp(`\\b(?:notified|notice to|informed) (?:The )?${EXCHANGE}`, 'i');

/** A listing that is transferred from one market to another. */
export function exchangeMoves(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const { text, start } = sentence;
  const move = MOVE.exec(text);
  if (move === null || UNREAL.test(text.slice(0, move.index + move[0].length))) return [];
  if (ITEM_TITLE.test(text.slice(0, 60)) && !/\bto (?:the )?(?:nasdaq|nyse|new york|otc)/i.test(text)) return [];
  const target = TO_MARKET.exec(text.slice(move.index)) ?? LIST_ON.exec(text.slice(move.index));
  if (target?.[1] === undefined) return [];
  const source = FROM_MARKET.exec(text) ?? CEASED.exec(text) ?? NOTIFIED.exec(text);
  const named = ({ index: at, 0: words, 1: market = '' }: RegExpExecArray, offset: number): Named => ({
    value: marketName(market),
    range: rangeAt(offset + at + words.lastIndexOf(market), market),
  });
  const to = named(target, start + move.index);
  const from = source?.[1] === undefined ? null : named(source, start);
  if (from !== null && plainName(from.value) === plainName(to.value)) return [];
  // An application alone moves nothing.
  const isSought = /\b(?:appl(?:y|ied|ication)|request(?:ed)?)\b/i.test(text);
  if (isSought && !isGranted(flat, index)) return [];
  const near = isSought ? null : dateNear(context, move.index, /effective|begin|commence|transferred|opening/i);
  const date = tradingStart(flat, index, to.value) ?? near;
  return [actionAt(context, move, { type: 'exchange_move', from, to, date })];
}

function marketName(printed: string): string {
  return printed.replace(/ LLC$|"/g, '').replace(/^the /i, '');
}

const BEGINS = pattern('gi')`
  \b(?:trading|trade|listed)\b[^;]{0,80}\b(?:beg[iau]n|commence|start)\w*\b
  |\b(?:beg[iau]n|commence|start)\w*\b[^;]{0,60}\b(?:trading|trade)\b
  |\btransfer(?:red)?\b[^;]{0,80}\b(?:effective|at the (?:opening|open))
  |\beffective\b[^;]{0,40}\b(?:opening|open)\b
`;

const GRANTED =
  /\b(?:approv(?:ed|al|ing)|granted|effective|completed|transferred|(?:began|begun|commenced|will begin|begins) trading)\b/i;

function isGranted(flat: FlatText, index: number): boolean {
  return flat.sentences.slice(Math.max(0, index - 2), index + NEAR).some(({ text }) => GRANTED.test(text));
}

const NEAR = 12;

/** "trading will begin on NYSE American at market open on June 10, 2025", in this sentence or the three after it; further on where it names the market. */
function tradingStart(flat: FlatText, index: number, market?: string): Action['date'] {
  for (const [offset, sentence] of flat.sentences.slice(index, index + NEAR).entries()) {
    if (offset > 3 && (market === undefined || !sentence.text.toLowerCase().includes(market.toLowerCase()))) continue;
    for (const begins of sentence.text.matchAll(BEGINS)) {
      // "cease trading there on August 2 and will begin trading here on August 5": behind the verb.
      const from = begins.index + (/^(?:trad|listed)/i.test(begins[0]) ? begins[0].length : 0);
      const date = datesIn(sentence.text).find(({ start }) => start > from && start - begins.index < 260);
      if (date !== undefined) return dayIn(sentence, date);
    }
  }
  return null;
}
