import type { IsoDate } from '../../core/dates.ts';
import { datesIn } from '../layout/dates.ts';
import { ratiosIn } from '../reverse-splits/ratios.ts';
import type { FlatText, Range, Sentence } from '../statement-text/flat-text.ts';
import { coverSymbol, formerName, type Named, registrantName } from './cover-names.ts';

export type ActionType = 'ticker_change' | 'exchange_move' | 'despac_closing' | 'split' | 'name_change';

export interface Action {
  readonly type: ActionType;
  readonly from: Named | null;
  readonly to: Named | null;
  readonly date: { readonly value: IsoDate; readonly range: Range; readonly isOwn: boolean } | null;
  /** The words that state it. */
  readonly range: Range;
}

interface Context {
  readonly flat: FlatText;
  readonly sentence: Sentence;
  readonly index: number;
}

const UNREAL =
  /\b(?:may(?! \d)|might|could|would|if|whether|proposal|proposed|intends? to (?:seek|propose|change)|plans? to (?:seek|propose)|seek(?:ing)? (?:stock|share)holder|unless|in the event|no assurance|can be no|eligible to|consider\w*)\b/i;

/** Ticker, name and exchange changes, de-SPAC closings and forward splits that the sentences of a document state. */
export function readActions(flat: FlatText): Action[] {
  const found: Action[] = [];
  for (const [index, sentence] of flat.sentences.entries()) {
    if (
      !/\bname\b|renamed|symbol|ticker|listing|up-?listed|business combination|\bsplits?\b|stock dividend/i.test(
        sentence.text,
      )
    )
      continue;
    const context = { flat, sentence, index };
    for (const action of [
      ...nameChanges(context),
      ...tickerChanges(context),
      ...exchangeMoves(context),
      ...uplistings(context),
      ...closings(context),
      ...forwardSplits(context),
    ]) {
      add(found, action);
    }
    if (found.length > 40) break;
  }
  const rename = found.find(({ type }) => type === 'name_change');
  // The blank-check company and its successor are the two names of the registrant.
  return found.map((action) =>
    action.type === 'despac_closing' && rename !== undefined
      ? { ...action, from: action.from ?? rename.from, to: rename.to ?? action.to }
      : action,
  );
}

/** One action each: a later sentence adds what the first one lacks. */
function add(found: Action[], action: Action): void {
  const at = found.findIndex(
    (other) => other.type === action.type && agrees(other.to, action.to) && agrees(other.from, action.from),
  );
  const known = found[at];
  if (known === undefined) found.push(action);
  else {
    const date =
      known.date?.isOwn === true || action.date === null
        ? known.date
        : action.date.isOwn || known.date === null
          ? action.date
          : known.date;
    found[at] = { ...known, from: known.from ?? action.from, to: known.to ?? action.to, date };
  }
}

function agrees(a: Named | null, b: Named | null): boolean {
  return a === null || b === null || plainName(a.value) === plainName(b.value);
}

function plainName(value: string): string {
  return value
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const SUFFIX = '(?:Inc|Corp|Ltd|Co|L\\.?P|LLC|PLC|plc|N\\.V|S\\.A|AG|SE)\\b\\.?';
const NAME = `(?:"([^"]{2,90}?),?"|((?:The )?[A-Z0-9][\\w&.'-]*(?:,? (?:[A-Z0-9][\\w&.'-]*|of|and|the|&)){0,8}?,? ${SUFFIX}|(?:The )?[A-Z0-9][\\w&.'-]*(?:,? (?:[A-Z0-9][\\w&.'-]*|of|and|the|&))*(?:,? (?:Inc|Corp|Ltd|Co|L\\.?P|LLC|PLC|plc|N\\.V|S\\.A|AG|SE)\\b\\.?)?))`;
const NAME_CHANGE = new RegExp(
  `\\b(?:chang(?:e|ed|es|ing)|amend(?:ed)?) (?:of )?(?:the |its |our |their )?(?:legal |corporate |company |registered )?name(?: of (?:the |our )?(?:[Cc]ompany|[Cc]orporation|[Rr]egistrant))?(?: \\(the "[^"]{2,40}"\\))?,?(?: from ${NAME})? to ${NAME}|\\bname change from ${NAME} to ${NAME}|\\b(?:was|were|been) renamed(?: as)? ${NAME}`,
  'g',
);

function nameChanges(context: Context): Action[] {
  const { flat, sentence } = context;
  const { text } = sentence;
  if (!/\bname\b|renamed/i.test(text) || UNREAL.test(text)) return [];
  // What the parties of a merger agreement mean to call the company.
  if (
    /\b(?:upon|following|after|at|in connection with) (?:the )?(?:closing|consummation|completion|effective time)\b/i.test(
      text,
    ) &&
    /\b(?:will|shall|to be)\b/i.test(text) &&
    datesIn(text).length === 0
  )
    return [];
  // Funds, subsidiaries and plans change their names too.
  if (
    /\b(?:subsidiar(?:y|ies)|plan|fund|trust account|bank subsidiary|division|product|brand|domain name)\b[^.;]{0,60}\bname\b/i.test(
      text,
    )
  )
    return [];
  const found: Action[] = [];
  for (const match of text.matchAll(NAME_CHANGE)) {
    const groups = match.slice(1);
    const from = groups[0] ?? groups[1] ?? groups[4] ?? groups[5];
    const to = groups[2] ?? groups[3] ?? groups[6] ?? groups[7] ?? groups[8] ?? groups[9];
    if (to === undefined) continue;
    const toAt = sentence.start + match.index + match[0].lastIndexOf(to);
    const cleanTo = trimName(to);
    const fromNamed =
      from === undefined
        ? null
        : {
            value: trimName(from),
            range: rangeAt(sentence.start + match.index + match[0].indexOf(from), trimName(from)),
          };
    found.push({
      type: 'name_change',
      from: fromNamed ?? formerName(flat),
      to: { value: cleanTo, range: rangeAt(toAt, cleanTo) },
      date: definedDay(context) ?? dateNear(context, match.index, /effective|effect|filed|changed/i),
      range: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    });
  }
  if (found.length > 0) return found;
  // "the effectiveness as of March 10, 2022, of its change of name, ticker symbol": the cover gives the names.
  const bare =
    /\b(?:effective(?:ness)?|announced|completed|became effective)\b[^.;]{0,80}\b(?:change (?:of|in) (?:its |our |the )?(?:corporate |company )?name|name change)\b/i.exec(
      text,
    );
  const [former, current] = [formerName(flat), registrantName(flat)];
  if (bare === null || former === null || current === null) return [];
  const range = { start: sentence.start + bare.index, end: sentence.start + bare.index + bare[0].length };
  const date = dateNear(context, bare.index, /effective/i);
  found.push({ type: 'name_change', from: former, to: current, date, range });
  const symbol = /\b(?:ticker|trading|stock) symbol\b/i.test(text) ? coverSymbol(flat) : null;
  if (symbol !== null) found.push({ type: 'ticker_change', from: null, to: symbol, date, range });
  return found;
}

/** "The Name Change became effective on January 6, 2025.", within three sentences of the one that defines it. */
function definedDay({ flat, index }: Context): Action['date'] {
  for (const { text, start } of flat.sentences.slice(index + 1, index + 4)) {
    const words =
      /\bname change\b[^.;]{0,60}\b(?:became|become|becomes|is|was|will be|went|took|take|takes)\b[^.;]{0,20}\beffect(?:ive)?\b/i.exec(
        text,
      );
    if (words === null) continue;
    const date = datesIn(text).find((one) => one.start > words.index && one.start - words.index < 180);
    if (date !== undefined)
      return { value: date.date, range: { start: start + date.start, end: start + date.end }, isOwn: true };
  }
  return null;
}

function trimName(name: string): string {
  const trimmed = name.replace(/^(?:the name )/, '').replace(/(?:,? (?:and|of|the|&))?[,\s]*$/, '');
  // A sentence's own full stop is not the name's, unless it abbreviates.
  return /\b(?:Inc|Corp|Ltd|Co|L\.P|N\.V|S\.A)\.$/.test(trimmed) ? trimmed : trimmed.replace(/\.$/, '');
}

function rangeAt(start: number, value: string): Range {
  return { start, end: start + value.length };
}

const QUOTED = '"([A-Z]{1,5}(?:[.-][A-Z]{1,2})?)[,.]?"';
const TICKER_CHANGE = new RegExp(
  `\\b(?:symbol|ticker)s?\\b[^.;"]{0,120}?\\b(?:change[sd]?|changing|from)\\b[^.;"]{0,60}?(?:from (?:the (?:current )?(?:trading |ticker )?symbol )?)?${QUOTED}[^.;"]{0,40}?\\bto\\b[^.;"]{0,40}?${QUOTED}`,
  'gi',
);
const NEW_SYMBOL = new RegExp(
  `\\b(?:new (?:ticker |trading |stock )?symbol|symbol (?:was |has been |will be )?changed to|changed (?:its|our|the) (?:ticker|trading|stock)? ?symbol (?:on [^"]{3,40} )?to)\\b[^"]{0,60}?${QUOTED}(?! (?:designation|suffix))`,
  'gi',
);
const FORMER_SYMBOL = new RegExp(
  `\\b(?:previously|formerly|prior|former|old|ceased?)\\b[^"]{0,80}?\\bsymbols?\\b[^"]{0,20}?${QUOTED}|\\bsymbols? ${QUOTED}[^"]{0,40}\\b(?:previously|prior to)\\b`,
  'i',
);

function tickerChanges(context: Context): Action[] {
  const { sentence } = context;
  const { text } = sentence;
  if (!/symbol|ticker/i.test(text) || UNREAL.test(text)) return [];
  const found: Action[] = [];
  const named = (match: RegExpMatchArray, value: string | undefined, last: boolean): Named | null => {
    if (value === undefined) return null;
    const inner = last ? match[0].lastIndexOf(value) : match[0].indexOf(`"${value}`) + 1;
    return { value, range: rangeAt(sentence.start + (match.index ?? 0) + inner, value) };
  };
  for (const match of text.matchAll(TICKER_CHANGE)) {
    if (match[1] === match[2]) continue;
    found.push({
      type: 'ticker_change',
      from: named(match, match[1], false),
      to: named(match, match[2], true),
      date: dateNear(context, match.index, /effective|begin|commence|trading|market open|opening/i),
      range: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    });
  }
  if (found.length > 0) return found;
  for (const match of text.matchAll(NEW_SYMBOL)) {
    const former = FORMER_SYMBOL.exec(text);
    found.push({
      type: 'ticker_change',
      from: former === null ? formerSymbolAround(context, match[1] ?? '') : named(former, former[1] ?? former[2], true),
      to: named(match, match[1], true),
      date: dateNear(context, match.index, /effective|begin|commence|trading|opening|changed/i),
      range: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    });
  }
  return found.length > 0 ? found : newListingSymbol(context);
}

const BEGINS_UNDER = new RegExp(
  `\\b(?:(?:begin|began|commence|start)\\w*|now trad(?:es|ed|ing))\\b[^";]{0,160}?\\bunder the (?:ticker |trading |stock )?symbols? ${QUOTED}`,
  'i',
);

/** "will commence trading under the symbol …": a change only where the sentences around it name another symbol as the former one. */
function newListingSymbol({ flat, sentence, index }: Context): Action[] {
  const match = BEGINS_UNDER.exec(sentence.text);
  const symbol = match?.[1];
  if (match === null || symbol === undefined) return [];
  const from = formerSymbolAround({ flat, sentence, index }, symbol);
  if (from === null) return [];
  const at = sentence.start + match.index + match[0].lastIndexOf(symbol);
  return [
    {
      type: 'ticker_change',
      from,
      to: { value: symbol, range: rangeAt(at, symbol) },
      date: dateNear({ flat, sentence, index }, match.index, /effective|begin|commence|trading|opening|open/i),
      range: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    },
  ];
}

/** "The common stock previously traded under the symbol …", in the two sentences before or after. */
function formerSymbolAround({ flat, index }: Context, symbol: string): Named | null {
  for (const other of flat.sentences.slice(Math.max(0, index - 2), index + 3)) {
    if (!/\b(?:prior|previously|formerly|former|ceased?)\b/i.test(other.text)) continue;
    const former = [...other.text.matchAll(new RegExp(QUOTED, 'g'))].find(
      (one) => !areOfOneIssuer(one[1] ?? '', symbol),
    );
    const from = former?.[1];
    if (former === undefined || from === undefined || !/symbol|ticker|traded/i.test(other.text)) continue;
    return { value: from, range: rangeAt(other.start + former.index + 1, from) };
  }
  return null;
}

/** "GWH" and "GWH.W", "ABCD" and "ABCDW": shares and warrants, not old and new. */
function areOfOneIssuer(a: string, b: string): boolean {
  return a.startsWith(b) || b.startsWith(a);
}

const EXCHANGE =
  '(?:the )?(Nasdaq Global Select Market|Nasdaq Global Market|Nasdaq Capital Market|Nasdaq National Market|Nasdaq SmallCap Market|Nasdaq Stock Market(?: LLC)?|Nasdaq|NYSE American(?: LLC)?|NYSE MKT(?: LLC)?|NYSE Arca|NYSE Texas|American Stock Exchange|New York Stock Exchange|NYSE|OTCQB(?: Venture Market)?|OTCQX(?: Best Market)?|OTC Pink(?: Market)?|Cboe BZX Exchange)';
const MOVE =
  /\btransfer(?:red|ring|s)?\b[^.;]{0,80}\blisting\b|\blisting\b[^.;]{0,80}\btransfer(?:red)?\b|\b(?:switch|mov)(?:e|ed|ing)\b[^.;]{0,60}\blisting\b/i;

/** "approved for listing on The Nasdaq Capital Market and will begin trading …" of an issuer quoted over the counter. */
function uplistings({ flat, sentence, index }: Context): Action[] {
  const { text } = sentence;
  const move = new RegExp(
    `\\b(?:approved|approval) (?:for|of|to)\\b[^.;]{0,60}?\\b(?:up-?list(?:ing)?|list(?:ed|ing)?)\\b[^.;]{0,60}? (?:on|to) ${EXCHANGE}|\\bup-?list(?:ed|ing|s)?\\b[^.;]{0,60}? to ${EXCHANGE}`,
    'i',
  ).exec(text);
  const target = move?.[1] ?? move?.[2];
  if (move === null || target === undefined || /^OTC/i.test(target) || UNREAL.test(text)) return [];
  const from = /\bOTC(?:QB|QX| Pink)\b/.exec(flat.text.slice(0, 12_000));
  const date = tradingStart(flat, index);
  if (from === null || date === null) return [];
  const toAt = sentence.start + move.index + move[0].lastIndexOf(target);
  return [
    {
      type: 'exchange_move',
      from: { value: from[0], range: rangeAt(from.index, from[0]) },
      to: { value: marketName(target), range: rangeAt(toAt, target) },
      date,
      range: { start: sentence.start + move.index, end: sentence.start + move.index + move[0].length },
    },
  ];
}

function exchangeMoves(context: Context): Action[] {
  const { sentence, flat, index } = context;
  const { text } = sentence;
  const move = MOVE.exec(text);
  if (
    move === null ||
    UNREAL.test(text.slice(0, move.index + move[0].length)) ||
    (/^item \d|Notice of Delisting or Failure/i.test(text.slice(0, 60)) &&
      !/\bto (?:the )?(?:nasdaq|nyse|new york|otc)/i.test(text))
  )
    return [];
  const to = new RegExp(`\\bto (?:trade |listing |be listed )?(?:on )?(?:The )?${EXCHANGE}`, 'i').exec(
    text.slice(move.index),
  );
  if (to?.[1] === undefined) return [];
  const from =
    new RegExp(`\\bfrom (?:listing on |being listed on )?(?:The )?${EXCHANGE}`, 'i').exec(text) ??
    new RegExp(`\\b(?:notified|notice to|informed) (?:The )?${EXCHANGE}`, 'i').exec(text);
  const toAt = sentence.start + move.index + to.index + to[0].lastIndexOf(to[1]);
  const fromNamed =
    from?.[1] === undefined
      ? null
      : {
          value: marketName(from[1]),
          range: rangeAt(sentence.start + from.index + from[0].lastIndexOf(from[1]), from[1]),
        };
  const target = marketName(to[1]);
  if (fromNamed !== null && plainName(fromNamed.value) === plainName(target)) return [];
  return [
    {
      type: 'exchange_move',
      from: fromNamed,
      to: { value: target, range: rangeAt(toAt, to[1]) },
      date: tradingStart(flat, index) ?? dateNear(context, move.index, /effective|begin|commence|transferred|opening/i),
      range: { start: sentence.start + move.index, end: sentence.start + move.index + move[0].length },
    },
  ];
}

function marketName(printed: string): string {
  return printed
    .replace(/ LLC$/, '')
    .replace(/^NYSE MKT/, 'NYSE MKT')
    .replace(/^the /i, '');
}

const BEGINS =
  /\b(?:trading|trade|listed)\b[^;]{0,80}\b(?:begin|commence|start)\w*\b|\b(?:begin|commence|start)\w*\b[^;]{0,60}\b(?:trading|trade)\b|\btransfer(?:red)?\b[^;]{0,80}\b(?:effective|at the (?:opening|open))|\beffective\b[^;]{0,40}\b(?:opening|open)\b/gi;

/** "trading will begin on NYSE American at market open on June 10, 2025", in this sentence or the three after it. */
function tradingStart(flat: FlatText, index: number): Action['date'] {
  for (const sentence of flat.sentences.slice(index, index + 4)) {
    for (const begins of sentence.text.matchAll(BEGINS)) {
      const date = datesIn(sentence.text).find(({ start }) => start > begins.index && start - begins.index < 260);
      if (date === undefined) continue;
      return {
        value: date.date,
        range: { start: sentence.start + date.start, end: sentence.start + date.end },
        isOwn: true,
      };
    }
  }
  return null;
}

const CLOSING =
  /\b(?:consummated|completed|closed|consummation of|completion of|closing of)\b[^.;]{0,90}\bbusiness combination\b|\bbusiness combination\b[^.;]{0,120}\b(?:was|were|has been|been) (?:consummated|completed|closed)\b/i;

function closings(context: Context): Action[] {
  const { sentence, flat } = context;
  const { text } = sentence;
  const match = CLOSING.exec(text);
  if (match === null) return [];
  if (
    UNREAL.test(text.slice(0, match.index + match[0].length)) ||
    /\b(?:prior to|until|following|upon|after|before|in connection with|subject to|unable to|fail\w*|initial|an?|expected|anticipated|extend\w*|simultaneous\w*) (?:the )?(?:consummation|completion|closing) of\b/i.test(
      text,
    )
  )
    return [];
  // A blank-check company's own closing, told when it happens: Items 2.01 and 5.06 of Form 8-K.
  const head = flat.text.slice(0, 60_000);
  if (
    !/\b5\.06\b|shell company status/i.test(head) ||
    !/trust account|special purpose acquisition|blank check|domestication|SPAC\b|Acquisition (?:Corp|Company|Co\b|Inc)/i.test(
      head,
    )
  )
    return [];
  const date = dateNear(context, match.index, /\bon\b|consummated|completed|closing date/i);
  if (date === null) return [];
  return [
    {
      type: 'despac_closing',
      from: formerName(flat),
      to: registrantName(flat),
      date,
      range: { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length },
    },
  ];
}

function forwardSplits(context: Context): Action[] {
  const { sentence } = context;
  const { text } = sentence;
  if (!/\b(?:stock|share|forward) split\b|\bstock dividend\b/i.test(text) || /reverse|consolidation/i.test(text))
    return [];
  if (
    UNREAL.test(text) ||
    /\badjust(?:ed|ment)? (?:for|upon|in)|\bany (?:stock|share)|\bsuch as\b|\bevent of\b|\bsimilar\b/i.test(text)
  )
    return [];
  if (!/\b(?:effected|effective|completed|approved|declared|announced|distributed|payable|paid)\b/i.test(text))
    return [];
  const match =
    /(?<![\d.-])\b(\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty)[ -]for[ -](\d{1,3}|one|two|three|four|five)\b[^.;]{0,40}\b(?:split|dividend)\b/i.exec(
      text,
    );
  if (match === null) return [];
  const [ratio] = ratiosIn(match[0]);
  if (ratio === undefined) return [];
  const [small, large] = [Math.min(ratio.numerator, ratio.denominator), Math.max(ratio.numerator, ratio.denominator)];
  const range = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  return [
    {
      type: 'split',
      from: { value: String(small), range },
      to: { value: String(large), range },
      date: dateNear(context, match.index, /effective|effected|payable|distributed|paid/i),
      range,
    },
  ];
}

/** The date that a word of effect governs, in this sentence, else in the next; `isOwn` where such a word stands before it. */
function dateNear({ flat, sentence, index }: Context, at: number, words: RegExp): Action['date'] {
  const place = (
    one: Sentence,
    date: { readonly date: IsoDate; readonly start: number; readonly end: number },
    isOwn: boolean,
  ): Action['date'] => ({
    value: date.date,
    range: { start: one.start + date.start, end: one.start + date.end },
    isOwn,
  });
  const dates = datesIn(sentence.text).filter(
    ({ start }) =>
      !/\b(?:dated|filed on|approved|meeting|held|until|ended|agreement)\b[^.;]{0,40}$/i.test(
        sentence.text.slice(Math.max(0, start - 60), start),
      ),
  );
  const governed = dates.find(({ start }) => words.test(sentence.text.slice(Math.max(0, start - 90), start)));
  if (governed !== undefined) return place(sentence, governed, true);
  const before = dates.findLast(({ start }) => start < at) ?? dates[0];
  const around = [flat.sentences[index + 1], flat.sentences[index - 1]].filter((one) => one !== undefined);
  for (const other of around) {
    if (other.paragraph !== sentence.paragraph) continue;
    const date = datesIn(other.text).findLast(({ start }) =>
      /\b(?:effective|begin|commence|market open|opening)\b[^;]{0,80}$/i.test(
        other.text.slice(Math.max(0, start - 100), start),
      ),
    );
    if (date !== undefined && before === undefined) return place(other, date, false);
  }
  return before === undefined ? null : place(sentence, before, false);
}
