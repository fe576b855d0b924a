import type { TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';
import { countOf, NUMBER } from '../reverse-splits/ratios.ts';
import { type Action, type Context, dateNear, dayBehind, governedDay, UNREAL } from './action-context.ts';

const NOT_FORWARD = pattern('i')`
  reverse|consolidation|\badjust(?:ed|ment)? (?:for|upon|in)|\bany (?:stock|share)|\bsuch as\b|\bevent of\b
  |\bsimilar\b
`;
const NAMED = /\b(?:stock|share|forward) split\b|\bsplit of (?:the|its|our)\b|\bstock dividend\b/i;
const DECLARED =
  /\b(?:effected|effective|completed|approved|declared|declaration|announced|distributed|payable|paid|amended|filed)\b/i;
/** "four-for-one (4-for-1)", "3:1", "two-for-one"; which number is larger decides, not the order of the words around. */
export const RATIO = new RegExp(`(?<![\\d.,:-])\\b(${NUMBER})(?:[ -]for[ -]|:)(${NUMBER})(?![\\d:%]|\\.\\d)`, 'gi');
const REACH = 140;
/** The day on which the new shares come, as against those of the declaration, the record and the filing. */
const COMES = pattern('i')`
  \b(?:payable|paid|distribut(?:ed|ion)|issued|become|becomes|became|take|takes|took|go|goes|went)\b
  (?=[^.;]{0,40}\b(?:on|effective|into effect|effect|about|at|as of)\b)|\b(?:was|were|is|are|be|becomes?|became) effective\b|\beffective (?:date|time|as of|on|at|upon)\b
`;
const COMES_WITHIN = 120;
/** Sentences on the same split. */
const NEXT = 4;

/** Forward splits and stock dividends of several shares for one, declared or done. */
export function forwardSplits(context: Context): Action[] {
  const { text, start } = context.sentence;
  const named = NAMED.exec(text);
  if (named === null || NOT_FORWARD.test(text) || UNREAL.test(text) || !DECLARED.test(text) || isConditional(context))
    return [];
  for (const match of text.matchAll(RATIO)) {
    const [more, fewer] = [countOf(match[1] ?? ''), countOf(match[2] ?? '')];
    if (!(more > fewer) || fewer < 1 || Math.abs(match.index - named.index) > REACH) continue;
    return [splitAt(context, rangeOfMatch(match, start), match.index, more, fewer)];
  }
  const percent = PERCENT.exec(text);
  const more = Number(percent?.[1] ?? 0);
  if (percent === null || more < SMALLEST_PERCENT) return [];
  const divisor = greatestDivisor(100 + more, 100);
  return [splitAt(context, rangeOfMatch(percent, start), percent.index, (100 + more) / divisor, 100 / divisor)];
}

const ON_APPROVAL =
  /\bsplit\b[^.;]{0,80}\b(?:subject to|conditioned (?:up)?on|contingent (?:up)?on)\b[^.;]{0,60}\bapproval\b/i;

/** "The split is subject to stockholder approval", in a sentence behind the one that announces it. */
function isConditional({ flat, index, sentence }: Context): boolean {
  const next = flat.sentences.slice(index + 1, index + NEXT);
  return next.some(({ text, paragraph }) => paragraph === sentence.paragraph && ON_APPROVAL.test(text));
}

/** "a 100% stock dividend" is a split of two for one; a few percent are a dividend. */
const PERCENT = /\b(\d{2,3})% (?:common )?(?:stock|share) (?:dividend|distribution)\b/i;
const SMALLEST_PERCENT = 20;

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

function splitAt(context: Context, range: TextRange, at: number, more: number, fewer: number): Action {
  const { flat, index } = context;
  const date =
    governedDay(context, at, /effective|payable|distributed|paid/i) ??
    dayBehind(flat.sentences.slice(index + 1, index + NEXT), COMES, COMES_WITHIN) ??
    dateNear(context, at, /effected/i);
  return { type: 'split', from: { value: String(fewer), range }, to: { value: String(more), range }, date, range };
}
