import type { FlatText, Sentence } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { type Action, type Context, dateNear, dayBehind, governedDay, rangeAt } from './action-context.ts';
import { coverSymbol, type Named } from './cover-names.ts';

/** A symbol in quotes, or right behind its name: `under "ABCD"`, `the new ticker symbol ABCD`. */
const SYMBOL = pattern('g')`
  ["']([A-Z]{1,5}(?:(?:[.-][A-Z]{1,2}){1,2}| WS?)?)[,.;]?["']
  |\b(?:symbol|ticker)s?,? (?:(?:is|of|to|from|be) )?([A-Z]{2,5})(?=[,.;)]? (?![A-Z]{2})|[.;,]?$)
  |\bfrom ([A-Z]{2,5})(?= to [A-Z]{2,5}(?:[,.; ]|$))|(?<=\bfrom [A-Z]{2,5}) to ([A-Z]{2,5})(?=[,.; ]|$)
`;
/** Markets stand between "from" and "to" as well. */
const NO_SYMBOL = /^(?:NYSE|NASDAQ|AMEX|OTC\w*|TSX|TSXV|CSE|LSE|CUSIP|SEC|INC|CORP|LTD|LLC|PLC)$/;
/** `(NASDAQ: ABCD)` behind a company's name. */
const IN_PARENTHESES =
  /\((?:[^()]{0,40}; ?)?(?:NASDAQ|Nasdaq|NYSE|OTC|CBOE|Cboe)[\w ]{0,20}: ?"?([A-Z]{1,5}(?:\.[A-Z]{1,2})?)"?\)/g;
/** Up to the day of the change: "will trade under "ABCD" until March 14". */
const UNTIL = /^[^.;"]{0,40}\buntil\b/i;
/** `on the OTCQX Best Market (the "OTC")`: a short name. */
const SHORT_NAME = /\((?:the |collectively,? (?:the )?|each,? an? |together,? (?:the )?)?$/i;
const OF_TRADING = /\b(?:symbols?|tickers?|trad(?:e|es|ed|ing)|quoted|listed)\b/i;

type Role = 'former' | 'new' | 'current';

interface SymbolMention extends Named {
  readonly role: Role;
}

/** What precedes a symbol says whose it is: the last of these words before it counts. */
const ROLES: readonly (readonly [Role, RegExp])[] = [
  [
    'former',
    pattern('gi')`
      \b(?:previously|formerly|former|prior|old|currently|current|existing|continues? to (?:trade|be (?:listed|traded|quoted))|in lieu of|in place of|instead of|rather than|replac(?:e|es|ed|ing)
      |ceased?|(?:has|have|had) (?:been |previously )?(?:listed|traded|quoted|trading)|from|was (?:listed|traded|quoted))\b
    `,
  ],
  [
    'new',
    pattern('gi')`
      \b(?:new(?! (?:york|jersey|mexico|hampshire)\b)|(?:begin|began|begins|commence|commences|commenced|start|started|starts)
      (?:trading|to trade)?|(?<!\bcontinues? )(?:will|to) (?:be |now )?(?:trade|traded|listed|quoted|change)|now (?:trad(?:es|ing|ed)|quoted|listed)|approved for listing|changed|to)\b
    `,
  ],
];
/** The symbol on the over-the-counter market is often the old one with a letter. */
const LETTER_ADDED = /\b(?:OTC\w*|over-the-counter|pink|expert market)\b/i;
/** What may be, is proposed or sought: no change of symbol yet. "may" with a capital is the month. */
const UNREAL =
  /\b(?:may (?!\d)|might|could|would(?! be effective)|if|whether|proposes?|proposed|intends? to|plans? to|seek(?:s|ing)?|unless|in the event|no assurance|eligible to|consider\w*|reserved)\b/i;
/** "D" is added for twenty days after a split; it is no new symbol. */
const TEMPORARY = /^ ?(?:designation|suffix|will be (?:appended|added))/i;

/**
 * Changes of ticker symbols: the symbols of a sentence, and of those around it, by the words before each. Lists of
 * shares' and warrants' symbols pair by their order or their suffix: "DFNI" and "DFNIW" become "AXTC" and "AXTCW".
 */
export function tickerChanges(context: Context): Action[] {
  const { sentence, flat } = context;
  const own = symbolsIn(sentence);
  const former = own.filter(({ role }) => role === 'former');
  const asNew = own.filter(({ role }) => role === 'new');
  // 'trades under the symbol "JVPH" (formerly "OAKB")': the present one beside the former is the new one.
  const renewed = asNew.length === 0 && former.length > 0 ? own.filter(({ role }) => role === 'current') : asNew;
  if (renewed.length === 0) return [];
  const around = former.length > 0 ? [] : formerAround(context).filter(({ value }) => isOfClass(sentence.text, value));
  const says =
    /\b(?:symbol|ticker)s?\b[^.;"]{0,120}\b(?:chang\w+|new)\b|\bnew\b[^.;"]{0,24}\b(?:symbol|ticker)\b|\bchang\w+\b[^.;"]{0,60}\b(?:symbol|ticker)/i.test(
      sentence.text,
    );
  const isDelisted = LETTER_ADDED.test(sentence.text) && /\bsuspen|\bdelist/i.test(flat.text);
  const found: Action[] = [];
  for (const [index, to] of renewed.entries()) {
    const listed = isDelisted ? coverSymbol(flat) : null;
    const known = pairOf(to, index, renewed, former.length > 0 ? former : around) ?? listed;
    const isAnnounced = says || (to.role === 'new' && NEW_SYMBOL.test(flat.text.slice(0, LONGEST_HEAD)));
    const other = isAnnounced && index === 0 ? otherThan(to, onlyInParentheses(flat) ?? coverSymbol(flat)) : null;
    const from = known ?? other;
    // "will begin trading under the symbol …" is a listing, unless another symbol was the former one.
    if (from === null && !says && !isDelisted) continue;
    // "GWH" and "GWH.W", "ABCD" and "ABCDW": shares and warrants, not old and new.
    if (from !== null && isOtherClass(from.value, to.value) && !LETTER_ADDED.test(sentence.text)) continue;
    const at = to.range.start - sentence.start;
    const date =
      governedDay(context, at, /effective|begin|began|commence|trading|trade|\bopen\b|opening|changed/i) ??
      dayBehind(flat.sentences.slice(context.index + 1, context.index + NEXT), CHANGE_EFFECTIVE, 120) ??
      dateNear(context, at, BEGINS);
    const isMain = index === 0;
    found.push({
      type: 'ticker_change',
      from,
      to: { value: to.value, range: to.range },
      date,
      range: to.range,
      isMain,
    });
  }
  return found;
}

/** The symbol that stands behind the company's name, where no other company's does. */
function onlyInParentheses({ text }: FlatText): Named | null {
  const found = [...text.slice(0, 30_000).matchAll(IN_PARENTHESES)];
  const [first] = found;
  if (first === undefined || new Set(found.map(([, value]) => value)).size > 1) return null;
  const value = first[1] ?? '';
  return { value, range: rangeAt(first.index + first[0].lastIndexOf(value), value) };
}

/** The title of a release, and what its first sentences announce. */
const LONGEST_HEAD = 1_500;
const NEW_SYMBOL = pattern('i')`
  \bnew (?:nasdaq |nyse |stock |ticker |trading |stock ticker ){0,2}(?:symbol|ticker)\b
  |\b(?:symbol|ticker)(?: symbol)? change\b|\bchang\w+ (?:of |in |its |the ){0,2}(?:stock |ticker |trading ){0,2}(?:symbol|ticker)\b
`;

/** Sentences on the same change. */
const NEXT = 3;
const CHANGE_EFFECTIVE =
  /\b(?:symbol|ticker)(?: symbol)? changes?\b[^.;]{0,60}\b(?:was|were|is|are|be|became|becomes?|take|took|takes|went|go) (?:in ?to )?effect/i;
const BEGINS = /effective|begin|began|commence|trading|trade|\bopen\b|opening/i;

/** The day on which trading under a new symbol begins, where a title or an earlier sentence names the symbol without it. */
export function datedLater(flat: FlatText, action: Action): Action {
  const symbol = `"${action.to?.value ?? ''}`;
  for (const [index, sentence] of flat.sentences.entries()) {
    const at = sentence.text.indexOf(symbol);
    if (at < 0 || !BEGINS.test(sentence.text) || UNREAL.test(sentence.text)) continue;
    const date = dateNear({ flat, sentence, index }, at, BEGINS);
    if (date !== null) return { ...action, date: { ...date, isOwn: false } };
  }
  return action;
}

const OTHER_CLASS = /\b(?:warrants?|units?|rights|preferred (?:stock|shares?))\b/i;
const OWN_CLASS = /\b(?:common stock|common shares?|ordinary shares?|common units?|ADSs?)\b/i;

/** A sentence on the warrants alone does not give them the shares' former symbol. */
function isOfClass(sentence: string, symbol: string): boolean {
  if (!OTHER_CLASS.test(sentence) || OWN_CLASS.test(sentence)) return true;
  return symbol.length > 4 || /[ .-]/.test(symbol);
}

/** Suffixes of warrants, units, rights and preferred shares. */
const CLASS_SUFFIX = /^[.-]?(?:W[ST]?|U|R|Z|P\w?)$/;

function isOtherClass(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (long.startsWith(short) && CLASS_SUFFIX.test(long.slice(short.length)));
}

function otherThan(to: Named, other: Named | null): Named | null {
  return other === null || other.value === to.value ? null : other;
}

function symbolsIn({ text, start }: Sentence): SymbolMention[] {
  if (!OF_TRADING.test(text) || UNREAL.test(text)) return [];
  const mentions: SymbolMention[] = [];
  let from = 0;
  for (const match of text.matchAll(SYMBOL)) {
    const value = match.slice(1).find((group) => group !== undefined);
    const end = match.index + match[0].length;
    if (value === undefined || NO_SYMBOL.test(value) || TEMPORARY.test(text.slice(end))) continue;
    if (match[1] !== undefined && SHORT_NAME.test(textBefore(text, match.index, 24)) && text.charAt(end) === ')')
      continue;
    // Its own "from" or "to" is among the words before it.
    const at = match.index + match[0].lastIndexOf(value);
    const between = text.slice(Math.max(from, at - 200), match[1] === undefined ? at : match.index);
    // "ABCD" and "ABCDW" share the words before the first.
    const isRow = mentions.length > 0 && /^,? ?(?:and|or|,|&)? ?$/i.test(between);
    const printed = isRow ? (mentions.at(-1)?.role ?? 'current') : roleOf(between, mentions.at(-1)?.role ?? null);
    const role = UNTIL.test(text.slice(end)) ? 'former' : printed;
    mentions.push({ value, role, range: rangeAt(start + match.index + match[0].lastIndexOf(value), value) });
    from = end;
  }
  return mentions;
}

/** The role by the words before a symbol; the "to" of "from … to …" counts only right before it or behind a former one. */
function roleOf(before: string, last: Role | null): Role {
  let best: { readonly role: Role; readonly at: number } | null = null;
  for (const [role, words] of ROLES)
    for (const match of before.matchAll(words)) {
      if (/^to$/i.test(match[0]) && last !== 'former' && !/\bchang\w+\b/i.test(before)) continue;
      if (/^from$/i.test(match[0]) && last !== 'new' && !/\b(?:symbol|ticker|chang\w+)\b/i.test(before)) continue;
      if (best === null || match.index > best.at) best = { role, at: match.index };
    }
  return best?.role ?? (/\bunder\b/i.test(before) ? 'current' : (last ?? 'current'));
}

/** The former symbols that the two sentences before or after name as such. */
function formerAround({ flat, index }: Context): SymbolMention[] {
  const others = [index - 1, index + 1, index - 2, index + 2].map((at) => flat.sentences[at]);
  for (const other of others) {
    const former = other === undefined ? [] : symbolsIn(other).filter(({ role }) => role === 'former');
    if (former.length > 0) return former;
  }
  return [];
}

/** The former symbol of the same class: in lists of one length by order, else by suffix. */
function pairOf(
  to: SymbolMention,
  index: number,
  renewed: readonly SymbolMention[],
  former: readonly SymbolMention[],
): Named | null {
  const distinct = former.filter(({ value }) => !renewed.some((other) => other.value === value));
  const pair =
    distinct.length === renewed.length
      ? distinct[index]
      : distinct.find((one) => classOf(one, distinct) === classOf(to, renewed));
  return pair === undefined ? null : { value: pair.value, range: pair.range };
}

/** "W" of "ABCDW" beside "ABCD"; empty for the shares. */
function classOf({ value }: SymbolMention, beside: readonly SymbolMention[]): string {
  const base = beside.find((other) => other.value !== value && value.startsWith(other.value));
  return base === undefined ? '' : value.slice(base.value.length);
}
