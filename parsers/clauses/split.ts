import { FINITE } from './events.ts';
import { wholeNumberAt } from './numbers.ts';
import type { Token } from './tokens.ts';
import { verbOf } from './verbs.ts';
import { type MarkerKind, markerAt, partyAt } from './vocabulary.ts';

/**
 * What a clause is in its sentence. `item`: behind "(i)", "(b)". `aside`: in parentheses. `subordinate`: opened by a marker
 * such as "if", "until", "which", "except".
 */
export type ClauseRole = 'main' | 'coordinate' | 'item' | 'subordinate' | 'aside';

/** The tokens of a clause, without those of its asides. */
export interface Piece {
  readonly tokens: Token[];
  readonly role: ClauseRole;
  readonly marker: MarkerKind | null;
  /** Number of the clause that it belongs to. */
  readonly host: number | null;
}

const DEEPEST = 3;

/** Splits the tokens of a sentence into clauses, in order; linear in their number. Pieces may be empty; hosts are numbers of pieces. */
export function splitClauses(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  split(tokens, closings(tokens), 0, tokens.length, { role: 'main', host: null, depth: 0 }, pieces);
  return pieces;
}

/** The place of the parenthesis that closes each one. */
function closings(tokens: readonly Token[]): ReadonlyMap<number, number> {
  const closing = new Map<number, number>();
  const open: number[] = [];
  for (const [at, { word, kind }] of tokens.entries()) {
    if (kind !== 'mark') continue;
    if (word === '(') open.push(at);
    else if (word === ')') {
      const from = open.pop();
      if (from !== undefined) closing.set(from, at);
    }
  }
  return closing;
}

interface Place {
  readonly role: ClauseRole;
  readonly host: number | null;
  readonly depth: number;
}

function split(
  tokens: readonly Token[],
  closing: ReadonlyMap<number, number>,
  from: number,
  to: number,
  { role, host, depth }: Place,
  pieces: Piece[],
): void {
  const base = pieces.length;
  let current: Piece = { tokens: [], role, marker: null, host };
  pieces.push(current);
  let hasVerb = false;
  const open = (next: Omit<Piece, 'tokens'>): void => {
    current = { tokens: [], ...next };
    pieces.push(current);
    hasVerb = false;
  };
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const close = closing.get(at);
    if (close !== undefined && close < to) {
      const size = close - at - 1;
      if (
        size <= 1 &&
        isFollowed(tokens, close) &&
        isOrdinal(tokens[at + 1]) &&
        wholeNumberAt(tokens, at - 1) === null
      ) {
        if (current.tokens.length > 0) open({ role: 'item', marker: null, host: base });
        at = close;
      } else if ((size >= 2 || partyAt(tokens, at + 1) !== null) && depth < DEEPEST && !isDefinition(tokens, at + 1)) {
        const index = pieces.lastIndexOf(current);
        split(tokens, closing, at + 1, close, { role: 'aside', host: index, depth: depth + 1 }, pieces);
        at = close;
      } else current.tokens.push(token);
      continue;
    }
    const isStop = token.kind === 'mark' && /^[;:—]$|^-$/.test(token.word);
    const next = isStop ? null : boundaryAt(tokens, at, current, hasVerb);
    if (isStop) open({ role: 'coordinate', marker: null, host: base });
    else if (next !== null) {
      open({ ...next, host: next.role === 'coordinate' ? base : pieces.lastIndexOf(current) });
      current.tokens.push(token);
    } else current.tokens.push(token);
    hasVerb ||= FINITE.has(token.word) || /^(?:past|third person)$/.test(verbOf(token.word)?.form ?? '');
  }
}

/** "(i)", "(b)", "(2)", not "(90)" or "(s)" behind a word. */
function isOrdinal(token: Token | undefined): boolean {
  return token !== undefined && /^(?:[ivx]{1,4}|[a-z]|\d)$/.test(token.word);
}

function isFollowed(tokens: readonly Token[], close: number): boolean {
  const open = tokens[close - 2];
  const before = tokens[close - 3];
  return open !== undefined && (before === undefined || before.end < open.start);
}

/** '(the "Closing Date")', '("VRT")' */
function isDefinition(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at, at + 5).some(({ word }) => word === '"');
}

type Boundary = Pick<Piece, 'role' | 'marker'>;

/** The clause that begins at a token; null where the current one goes on. */
function boundaryAt(tokens: readonly Token[], at: number, current: Piece, hasVerb: boolean): Boundary | null {
  const token = tokens[at];
  const entry = token?.kind === 'word' ? markerAt(tokens, at) : null;
  if (token === undefined) return null;
  if (entry !== null && opens(tokens, at, entry.kind, entry.length)) return { role: 'subordinate', marker: entry.kind };
  const before = tokens[at - 1];
  if (before?.word === ',' && current.role === 'subordinate') {
    // What follows the comma of "If approved, we will …" and ", which …, will …" is the host's.
    if (startsFinite(tokens, at) || (FINITE.has(token.word) && hasVerb)) return { role: 'coordinate', marker: null };
  }
  if (!hasVerb || token.kind !== 'word') return null;
  // "neither we nor our directors will" has one subject.
  if (token.word === 'nor' && current.tokens.some(({ word }) => word === 'neither')) return null;
  if (/^(?:and|but|or|nor|then)$/.test(token.word) && startsClause(tokens, at + 1, token.word !== 'or'))
    return { role: 'coordinate', marker: null };
  return null;
}

function opens(tokens: readonly Token[], at: number, kind: MarkerKind, length: number): boolean {
  const word = tokens[at]?.word;
  const isAfterBreak = at === 0 || tokens[at - 1]?.kind === 'mark';
  if (kind === 'condition') {
    if (word === 'should') return at === 0;
    return word !== 'provided' || length > 1 || isAfterBreak;
  }
  if (kind === 'exception') return true;
  if (kind === 'relative')
    return word === 'that' || word === 'where'
      ? startsFinite(tokens, at + length) || isAuxiliary(tokens, at + length)
      : true;
  if (kind === 'reason' && !isAfterBreak) return false;
  return startsFinite(tokens, at + length);
}

function isAuxiliary(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  return token !== undefined && FINITE.has(token.word) && !(token.word === 'may' && token.isCapital);
}

/** Behind a conjunction: a subject with its verb, an auxiliary, or the "to" of a further promise. */
function startsClause(tokens: readonly Token[], at: number, mayBePast: boolean): boolean {
  if (isAuxiliary(tokens, at) || startsFinite(tokens, at)) return true;
  // "the issuance or proposed issuance" goes on with a noun.
  if (mayBePast && /^(?:past|third person)$/.test(verbOf(tokens[at]?.word ?? '')?.form ?? '')) return true;
  const to = /^(?:not|further)$/.test(tokens[at]?.word ?? '') ? at + 1 : at;
  return tokens[to]?.word === 'to' && verbOf(tokens[to + 1]?.word ?? '') !== null;
}

const LONGEST_SUBJECT = 10;

/** Whether a subject and its finite verb begin at a token. */
function startsFinite(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < Math.min(tokens.length, from + LONGEST_SUBJECT); at += 1) {
    const token = tokens[at];
    if (token === undefined || (token.kind === 'mark' && token.word !== '"')) return false;
    if (at > from && (isAuxiliary(tokens, at) || isPast(tokens, at))) return true;
    if (/^(?:which|who|if|unless|except|and|or|but)$/.test(token.word)) return false;
  }
  return false;
}

function isPast(tokens: readonly Token[], at: number): boolean {
  const form = verbOf(tokens[at]?.word ?? '')?.form;
  return form === 'third person' || (form === 'past' && !/^(?:by|in|under|pursuant)$/.test(tokens[at + 1]?.word ?? ''));
}
