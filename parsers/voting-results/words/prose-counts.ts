import type { TextRange } from '../../prose/flat-text.ts';
import { countMentions } from './count-mentions.ts';
import { type LabelMention, labelMentions } from './label-mentions.ts';
import { pattern, wordsOf } from './patterns.ts';
import { sentencesOf } from './sentences.ts';
import type { CountField } from './vote-labels.ts';
import { type CountValue, numberOf } from './vote-values.ts';

/** A count that a sentence gives a name to: "12,990,551 shares for", "Against: 5,901,882", "none withheld". */
export interface ProsePair extends CountValue {
  readonly field: CountField;
  /** Of number and label together; `start` and `end` are the number's. */
  readonly from: number;
  readonly to: number;
  /** False where the sentence's order of numbers and labels is ambiguous. */
  readonly isSure: boolean;
}

const BETWEEN_WORDS = `
  shares? votes? voted voting cast units? of the our its such common preferred ordinary stock class series [b-e] were was
  have been had in being which total a an and who or to by approximately represented representing present for this that
  proposal resolution amendment plan election authority directors? holders? number totaled totalled totaling amounted
  received recorded with respect each nominee there company['’]?s? is are as follows matter favor interests? beneficial
  electing adoption approval ratification approving appointment did not his her from no marked affirmatively ads approve
  ratify adopt elect exercised tabulated counted shareholders? stockholders? outstanding`;
/** What may separate a number from its label, either way: pieces of which only one can begin at a place. */
const BETWEEN = pattern('i')`
  ^(?:[\s"“”'’‘:*()•–—-]|\b(?:${wordsOf(BETWEEN_WORDS)})\b|,(?=\s*(?:or|representing|\d))|\(\d\)
  |\b(?:proposals?|items?|matters?)\s(?:nos?\.?\s)?\d{1,2}(?:(?:,|,?\sand)\s\d{1,2}){0,8}(?=\s?[:–—-])
  |(?:about\s+)?\d{1,3}(?:\.\d+)?\s?%(?:\s*\)?,|(?!\s*\)?,)))*$`;
const LONGEST_GAP = 160;

interface Match {
  readonly number: CountValue;
  readonly label: LabelMention;
  readonly cost: number;
}

function gapCost(gap: string): number | null {
  if (gap.length > LONGEST_GAP || !BETWEEN.test(gap)) return null;
  const words = gap.split(/\s+/).filter((word) => /\w/.test(word)).length;
  const joined = /\band\b/i.test(gap) ? 2 : 0;
  // "For: 1,234": a colon ties the label to what follows.
  const tied = /:\s*$/.test(gap) ? -1 : 0;
  return words * 0.15 + joined + tied + (gap.includes(',') ? 0.5 : 0);
}

/** One way of reading: every number with the nearest label on one side, no other number between. */
function matchSide(
  text: string,
  numbers: readonly CountValue[],
  labels: readonly LabelMention[],
  side: 'after' | 'before',
): readonly Match[] {
  const isAfter = side === 'after';
  // Numbers and labels are in order: one pass over both.
  let at = 0;
  return numbers.flatMap((number, index): Match[] => {
    const isPassed = (label: LabelMention): boolean => (isAfter ? label.start < number.end : label.end <= number.start);
    for (let next = labels[at]; next !== undefined && isPassed(next); next = labels[at]) at += 1;
    const label = labels[isAfter ? at : at - 1];
    if (label === undefined) return [];
    const [left, right] = isAfter ? [number, label] : [label, number];
    const other = numbers[isAfter ? index + 1 : index - 1];
    if (other !== undefined && (isAfter ? label.end > other.start : label.start < other.end)) return [];
    const cost = gapCost(text.slice(left.end, right.start));
    return cost === null ? [] : [{ number, label, cost }];
  });
}

/**
 * The named counts of one sentence or paragraph, in order. Numbers come before their labels ("1,234 votes for") or
 * after them ("For: 1,234"), the same way throughout a sentence. The way that leaves fewer numbers over wins, then the
 * one with less between.
 */
export function prosePairsOf(words: string): readonly ProsePair[] {
  const text = words.replace(/[\u2010\u2011]/g, '-');
  const labels = labelMentions(text);
  const hasScore = SCORE.test(text);
  if (labels.length === 0 && !hasScore) return [];
  return sentencesOf(text).flatMap(({ start, end }) => {
    const inside = labels.filter((label) => label.start >= start && label.end <= end);
    if (OF_ANOTHER_MEETING.test(text.slice(start, end))) return [];
    if (inside.length === 0) return hasScore ? scoreIn(text.slice(start, end), start) : [];
    const numbers = countMentions(text.slice(start, end)).map((one) => ({
      ...one,
      start: one.start + start,
      end: one.end + start,
    }));
    return pairInOrder(text, numbers, inside) ?? pairSentence(text, numbers, inside);
  });
}

/** "At last year’s meeting, 12,118,200 votes were cast for". */
const OF_ANOTHER_MEETING =
  /\b(?:last|prior|previous|preceding)\s+year['’]s\s+(?:\w+\s+){0,2}(?:meeting|vote)|\bat\s+(?:the|our|its)\s+(?:prior|previous|preceding)\s+(?:annual\s+)?meeting/i;

const SCORE = /\bvotes?\s+of\s+(\d[\d,]*)\s*(?:to|[-–—])\s*(\d[\d,]*)(?![\d,]*\s?%)/i;

/** "By a vote of 580 to 31": for and against, where the sentence names no kind of vote. */
function scoreIn(sentence: string, offset: number): readonly ProsePair[] {
  const match = SCORE.exec(sentence);
  if (match === null) return [];
  const [all, forDigits = '', againstDigits = ''] = match;
  const [from, to] = [offset + match.index, offset + match.index + all.length];
  const against = to - againstDigits.length;
  const start = from + all.indexOf(forDigits);
  return [
    { field: 'votesFor', value: numberOf(forDigits), start, end: start + forDigits.length, from, to, isSure: true },
    { field: 'votesAgainst', value: numberOf(againstDigits), start: against, end: to, from, to, isSure: true },
  ];
}

/** "9,000, 400 and 100 votes for, against and abstaining, respectively": pairs by order, clause by clause; null elsewhere. */
function pairInOrder(
  text: string,
  numbers: readonly CountValue[],
  labels: readonly LabelMention[],
): readonly ProsePair[] | null {
  const last = Math.max(numbers.at(-1)?.end ?? 0, labels.at(-1)?.end ?? 0);
  const first = Math.min(numbers[0]?.start ?? last, labels[0]?.start ?? last);
  const ends = [...text.slice(0, last + 60).matchAll(/\brespectively\b/gi)].map((match) => match.index);
  const stops = ends.filter((end) => end > first);
  if (stops.length === 0) return null;
  const pairs: ProsePair[] = [];
  let from = 0;
  for (const stop of stops) {
    const inside = <T extends TextRange>(all: readonly T[]): readonly T[] =>
      all.filter((one) => one.start >= from && one.start < stop);
    const [counts, names] = [inside(numbers), inside(labels)];
    const [count, name] = [counts[0], names[0]];
    if (counts.length < 2 || counts.length !== names.length || count === undefined || name === undefined) return null;
    const isApart = (counts.at(-1)?.end ?? 0) <= name.start || (names.at(-1)?.end ?? 0) <= count.start;
    if (!isApart) return null;
    const extent = { from: Math.min(count.start, name.start), to: stop + 'respectively'.length, isSure: true };
    for (const [index, { field }] of names.entries()) {
      const one = counts[index];
      if (field === 'unclear' || one === undefined) return null;
      pairs.push({ ...one, ...extent, field });
    }
    from = stop;
  }
  return labels.some((label) => label.start > from) ? null : pairs;
}

/** "No shares against or abstaining": a denial of one kind of vote extends to the next. */
function deniedToo(text: string, labels: readonly LabelMention[], pairs: readonly ProsePair[]): readonly ProsePair[] {
  return pairs.flatMap((pair): ProsePair[] => {
    if (pair.value !== 0 || /\d/.test(text.slice(pair.start, pair.end))) return [];
    const next = labels.find((label) => label.start >= pair.to);
    if (next === undefined || next.field === 'unclear') return [];
    if (pairs.some((one) => one.from === next.start || (one.from <= next.start && next.end <= one.to))) return [];
    const isJoined = /^,?\s+(?:or|and|nor)\s+(?:votes?\s+)?$/i.test(text.slice(pair.to, next.start));
    return isJoined ? [{ ...pair, field: next.field, to: next.end }] : [];
  });
}

function pairSentence(
  text: string,
  numbers: readonly CountValue[],
  labels: readonly LabelMention[],
): readonly ProsePair[] {
  const after = matchSide(text, numbers, labels, 'after');
  // "none", "no" and words come before what they deny.
  const before = matchSide(text, numbers, labels, 'before');
  const weight = (matches: readonly Match[]): number =>
    matches.reduce((sum, one) => sum + 3 - Math.min(2.5, one.cost), 0);
  const [best, other] = weight(after) >= weight(before) ? [after, before] : [before, after];
  // "6,118,200, 6,018,200 and 5,918,200 shares in favor, respectively": counts of several people, of which one was read.
  const isList = best.length < numbers.length && /\d,?\s+(?:and\s+)?\d[^.;]{0,80}\brespectively\b/i.test(text);
  const isSure = !isList && (weight(best) > weight(other) + 0.3 || best.length > other.length);
  const pairs = best.flatMap(({ number, label }): ProsePair[] => {
    const [from, to] = [Math.min(number.start, label.start), Math.max(number.end, label.end)];
    return label.field === 'unclear' ? [] : [{ ...number, field: label.field, from, to, isSure }];
  });
  return [...pairs, ...deniedToo(text, labels, pairs)].sort((a, b) => a.from - b.from || a.to - b.to);
}
