import { type Amount, amountsIn } from '../layout/numbers.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { wholeNumberAt } from './numbers.ts';
import type { Token } from './tokens.ts';
import { type Bound, boundAt, type InstrumentKind, instrumentAt } from './vocabulary.ts';

/** An amount with what it counts and what bounds it. */
export interface StatedAmount extends TextRange {
  /** Exact, as `Amount.value`: "$5.25 million" is "5250000". */
  readonly value: Amount['value'];
  /** `price`: money per share or unit. `count`: a bare number; `of` says of what. */
  readonly kind: 'money' | 'price' | 'percent' | 'count';
  readonly of: InstrumentKind | null;
  readonly bound: Bound | null;
}

const UNITS = { day: 'day', week: 'week', month: 'month', year: 'year', anniversary: 'year' } as const;
const KINDS_OF_DAY = new Set(['trading', 'business', 'calendar', 'consecutive', 'additional', 'full', 'more']);
/** What a period's words begin with: "for 90 days" is a term, "within 90 days" a deadline, "until 90 days after" an end. */
const LEADS = new Set([
  'for',
  'within',
  'until',
  'during',
  'after',
  'over',
  'every',
  'in',
  'on',
  'than',
  'least',
  'beginning',
  'commencing',
  'ending',
]);

/** A length of time. */
export interface Period extends TextRange {
  readonly count: number;
  readonly unit: 'day' | 'week' | 'month' | 'year';
  /** Days on which markets or offices are open; null for calendar days and longer units. */
  readonly of: 'trading' | 'business' | null;
  readonly bound: Bound | null;
  /** The nearest word before it that says how it is used; "period of" and the like left out. */
  readonly lead: string | null;
  /** "after the closing date", "following the date of this prospectus": what it runs from. */
  readonly anchor: TextRange | null;
}

/** The periods of some tokens, in order. */
export function periodsIn(tokens: readonly Token[]): Period[] {
  const found: Period[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const period = periodAt(tokens, at);
    if (period === null) continue;
    found.push(period);
    while (at + 1 < tokens.length && (tokens[at + 1]?.end ?? 0) <= period.end) at += 1;
  }
  return found;
}

function periodAt(tokens: readonly Token[], at: number): Period | null {
  const number = wholeNumberAt(tokens, at);
  const first = tokens[at];
  if (number === null || first === undefined) return null;
  let next = at + number.length;
  let of: Period['of'] = null;
  while (KINDS_OF_DAY.has(tokens[next]?.word ?? '')) {
    const word = tokens[next]?.word;
    if (word === 'trading' || word === 'business') of = word;
    next += 1;
  }
  // "one-year anniversary" is one period, "first anniversary" too.
  const unit = tokens[next];
  const name = UNITS[unit?.stem as keyof typeof UNITS] as Period['unit'] | undefined;
  if (unit === undefined || name === undefined || number.value === 0) return null;
  const ordinal = /(?:st|nd|rd|th)$|^(?:first|second|third)$/.test(tokens[at + number.length - 1]?.word ?? '');
  if (ordinal && unit.stem !== 'anniversary' && unit.stem !== 'day') return null;
  const anniversary = tokens[next + 1]?.stem === 'anniversary' ? 1 : 0;
  const end = tokens[next + anniversary]?.end ?? unit.end;
  const bound = boundBefore(tokens, at);
  const anchor = anchorAt(tokens, next + anniversary + 1);
  return { start: first.start, end, count: number.value, unit: name, of, bound, lead: leadBefore(tokens, at), anchor };
}

function leadBefore(tokens: readonly Token[], at: number): string | null {
  for (let before = at - 1; before >= Math.max(0, at - 7); before -= 1) {
    const token = tokens[before];
    if (token === undefined || token.kind === 'mark') return null;
    if (LEADS.has(token.word) && token.word !== 'than' && token.word !== 'least') return token.word;
  }
  return null;
}

const ANCHORS = new Set(['after', 'following', 'from', 'of', 'commencing', 'beginning', 'prior', 'before', 'post']);
const ANCHOR_ENDS = new Set([
  'without',
  'not',
  'or',
  'unless',
  'except',
  'will',
  'shall',
  'may',
  'that',
  'which',
  'and',
]);
const LONGEST_ANCHOR = 16;

function anchorAt(tokens: readonly Token[], from: number): TextRange | null {
  let at = from;
  if (tokens[at]?.stem === 'period') at += 1;
  const first = tokens[at];
  if (first === undefined || !ANCHORS.has(first.word)) return null;
  let end = at + 1;
  for (; end < Math.min(tokens.length, at + LONGEST_ANCHOR); end += 1) {
    const token = tokens[end];
    if (token === undefined || (ANCHOR_ENDS.has(token.word) && !token.isCapital)) break;
    if (token.word === 'in' && tokens[end + 2]?.word === 'case') break;
    // The comma of "October 9, 2025" does not end it.
    if (token.kind === 'mark' && !(token.word === ',' && tokens[end + 1]?.kind === 'number')) break;
  }
  const last = tokens[end - 1];
  return last === undefined || end - at < 2 ? null : { start: first.start, end: last.end };
}

/** What bounds the number at a token: "up to", "not less than", "approximately". */
function boundBefore(tokens: readonly Token[], at: number): Bound | null {
  for (let from = Math.max(0, at - 8); from < at; from += 1) {
    const bound = boundAt(tokens, from);
    if (bound === null || from + bound.length > at) continue;
    const between = tokens.slice(from + bound.length, at);
    if (between.every(({ word }) => WITHIN_BOUND.has(word))) return bound.kind;
  }
  return null;
}

const WITHIN_BOUND = new Set(['$', 'a', 'an', 'the', 'total', 'aggregate', 'of', 'additional', 'period', 'another']);

/** The amounts of a text whose tokens are given, without the numbers of some ranges (dates, periods). */
export function statedAmounts(
  text: string,
  offset: number,
  tokens: readonly Token[],
  taken: readonly TextRange[],
): StatedAmount[] {
  const found: StatedAmount[] = [];
  let at = 0;
  let next = 0;
  for (const amount of amountsIn(text)) {
    const [start, end] = [offset + amount.start, offset + amount.end];
    while (next < taken.length && (taken[next]?.end ?? 0) <= start) next += 1;
    if ((taken[next]?.start ?? Number.POSITIVE_INFINITY) < end) continue;
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at += 1;
    let behind = at;
    while (behind < tokens.length && (tokens[behind]?.start ?? 0) < end) behind += 1;
    const isPrice = amount.currency !== null && /^(?:per|each|a|\/)$/.test(tokens[behind]?.word ?? '');
    const kind = amount.isPercent ? 'percent' : isPrice ? 'price' : amount.currency !== null ? 'money' : 'count';
    found.push({
      start,
      end,
      value: amount.value,
      kind,
      of: countedAt(tokens, behind),
      bound: boundBefore(tokens, at),
    });
  }
  return found;
}

const BEFORE_NOUN = 5;

/** The instrument that a number counts: of "1,020,000 newly issued shares" shares. */
function countedAt(tokens: readonly Token[], from: number): InstrumentKind | null {
  for (let at = from; at < Math.min(tokens.length, from + BEFORE_NOUN); at += 1) {
    const instrument = instrumentAt(tokens, at);
    if (instrument !== null) return instrument.kind;
    if (tokens[at]?.kind !== 'word' || COUNT_ENDS.has(tokens[at]?.word ?? '')) return null;
  }
  return null;
}

const COUNT_ENDS = new Set('and or in on at for to by from with of per as'.split(' '));
