import { sentenceStops } from '../prose/sentences.ts';
import type { CountField } from './vote-labels.ts';
import { numberOf } from './vote-values.ts';

/** A count that a sentence gives a name to: "12,990,551 shares for", "Against: 5,901,882", "none withheld". */
export interface ProsePair {
  readonly field: CountField;
  /** Null where the sentence says the count is not reported ("Broker non-votes: N/A"). */
  readonly value: number | null;
  /** Of the number. */
  readonly start: number;
  readonly end: number;
  /** Of number and label together. */
  readonly from: number;
  readonly to: number;
  /** False where the sentence's order of numbers and labels leaves room for doubt. */
  readonly isSure: boolean;
}

interface NumberMention {
  readonly value: number | null;
  readonly start: number;
  readonly end: number;
}

interface LabelMention {
  readonly field: CountField | 'unclear';
  readonly start: number;
  readonly end: number;
}

const WORD_NUMBERS: Readonly<Record<string, number>> = Object.fromEntries([
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value] as const),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, tens) => [word, (tens + 2) * 10] as const),
]);
const WORD = Object.keys(WORD_NUMBERS).join('|');
const SPELLED = new RegExp(
  String.raw`\b(?:(?:${WORD}|hundred|thousand|and)[\s-]+){0,8}?(?:${WORD}|hundred|thousand)\b(?=\s+(?:votes?|shares|units|broker|abst\w+|against|withheld|for\b|voted|opposed|in\s+fav))`,
  'gi',
);

/** Value of "two thousand one hundred five"; null where the words make no number. */
function spelledNumber(words: string): number | null {
  let total = 0;
  let part = 0;
  let seen = false;
  for (const word of words.toLowerCase().split(/[\s-]+/)) {
    if (word === 'and') continue;
    const value = WORD_NUMBERS[word];
    if (value !== undefined) part += value;
    else if (word === 'hundred') part = Math.max(1, part) * 100;
    else if (word === 'thousand') {
      total += Math.max(1, part) * 1000;
      part = 0;
    } else return null;
    seen = true;
  }
  return seen ? total + part : null;
}

const DIGITS = /\d[\d,]*(?:\.\d+)?/g;
const GROUPED = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/;
const NOTHING = /(?<=[:\s(])(?:N\/A|n\/a|—|–|--)(?=[\s;,.)]|$)(?!\s*[\d(])/g;
const NONE = /\b(?:no|none|zero|nil)\b|(?<![\w])-0-(?![\w])/gi;
const MONTH = /(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?\s*$/i;
const NOT_COUNTED =
  /(?:\bitems?|proposals?|\bnos?\.|\brule|section|form|\bno|class|series|fiscal(?:\s+year)?|year|since|until|through|page|number|nasdaq|exhibit|schedule|[$€£#§])\s*(?:\(\s*)?$/i;

/** The numbers of a sentence that may count votes: no dates, years, percents, prices, rule and proposal numbers. */
export function countMentions(text: string): readonly NumberMention[] {
  const found: NumberMention[] = [];
  for (const match of text.matchAll(DIGITS)) {
    const digits = match[0].replace(/,+$/, '');
    const start = match.index;
    const end = start + digits.length;
    const before = text.slice(Math.max(0, start - 24), start);
    const after = text.slice(end, end + 12);
    if (/[\p{L}\p{N}_/.]$/u.test(before) || (/[\p{L}\p{N}][-–]$/u.test(before) && !/[a-z] ?[–-]$/i.test(before)))
      continue;
    if (/^\s?%|^\s+per\s?cent|^[\p{L}_]|^[-/]\p{N}|^(?:st|nd|rd|th)\b/iu.test(after) || /^\.\d/.test(after)) continue;
    if (
      digits.length <= 2 &&
      /^\s*(?:\(\d\)\s*)?(?:,?\s*(?:or|and)?\s*(?:\d|two|three)\s*){0,2}[-–]?\s?years?\b/i.test(
        text.slice(end, end + 40),
      )
    )
      continue;
    // "One Year 7,000,000": a figure grouped in threes is no year, page or rule.
    const isNumbered = digits.includes(',') ? /[$€£]\s*(?:\(\s*)?$/.test(before) : NOT_COUNTED.test(before);
    if (isNumbered || MONTH.test(before) || (/^\s*,\s*(?:19|20)\d\d/.test(after) && digits.length <= 2)) continue;
    // "(1) Broker non-votes …" is the mark of a note or list, "none (0)" a count.
    const isMark = digits.length <= 2 && /\(\s?$/.test(before) && /^\s?\)/.test(after);
    if (isMark && !new RegExp(String.raw`\b(?:no|none|nil|${WORD})\s*\(\s?$`, 'i').test(before)) continue;
    const isGrouped = GROUPED.test(digits);
    if (digits.includes(',') && !isGrouped) continue;
    if (!isGrouped && /^(?:19|20)\d\d$/.test(digits) && !/^\s+(?:votes?|shares|broker|abst)/i.test(after)) continue;
    if (!isGrouped && digits.includes('.') && !/^\d{4,}\./.test(digits)) continue;
    // "zero (0)" is counted once, by its digits.
    found.push({ value: numberOf(digits), start, end });
  }
  for (const match of text.matchAll(NONE)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 6);
    if (/^\s*\(\d/.test(after)) continue;
    found.push({ value: 0, start: match.index, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(SPELLED)) {
    if (match[0].toLowerCase() === 'zero') continue;
    const value = spelledNumber(match[0].trim());
    if (value !== null) found.push({ value, start: match.index, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(NOTHING)) {
    found.push({ value: null, start: match.index, end: match.index + match[0].length });
  }
  // "one vote for each share" says how shares count.
  const weighs = (one: NumberMention): boolean =>
    /^\s+votes?\s+(?:for\s+(?:each|every)|per|on\s+each)\s+(?:share|unit|such|outstanding|common|ordinary|class)/i.test(
      text.slice(one.end, one.end + 40),
    );
  return found.filter((one) => !weighs(one)).sort((a, b) => a.start - b.start);
}

const LABELS: readonly (readonly [CountField | 'unclear', RegExp])[] = [
  ['brokerNonVotes', /brokers?['’]?\s*[-–]?\s*(?:non?|not)\s*[-–]*\s*(?:votes?|voted|voting)|\bnon\s?[-–]\s?votes?/gi],
  [
    'unclear',
    /against\s*(?:\/|and|or)\s*(?:votes\s+)?with(?:held|hold)\w*|with(?:held|hold)\s*(?:\/|or)\s*against|abst\w+\s+(?:and|or)\s+broker\s+non-?\s?votes/gi,
  ],
  ['threeYears', /\b(?:every\s+|once\s+every\s+)?(?:three|3)(?:\s*\(3\))?[-–\s]+years?\b|\btriennial(?:ly)?\b/gi],
  [
    'twoYears',
    /\b(?:every\s+|once\s+every\s+)?(?:two|2)(?:\s*\(2\))?[-–\s]+years?\b|\bbiennial(?:ly)?\b|every\s+other\s+year/gi,
  ],
  [
    'oneYear',
    /\b(?:every\s+|once\s+every\s+)?(?:one|1)(?:\s*\(1\))?[-–\s]+years?\b|\bevery\s+year\b|\bannually\b|\bonce\s+a\s+year\b|\bannual\b(?=\s*[”"’',:–-])/gi,
  ],
  ['abstain', /\babst(?:ain\w*|entions?|ensions?)\b/gi],
  ['votesWithheld', /\bwith(?:held|hold|holding)\b/gi],
  ['votesAgainst', /\b(?:against|opposed|opposing|negative\s+votes?|in\s+opposition)\b/gi],
  ['votesFor', /\bin\s+fav(?:o|ou)r(?:\s+of)?\b|\baffirmative(?:ly)?(?:\s+votes?)?\b/gi],
];
/** "for" counts only where its company shows it: "votes for", "shares for,", "FOR", "“for”", "For:". */
const BARE_FOR = /\bfor\b/gi;

const RECEIVED = /\breceived\s+(?:all\s+|a\s+total\s+of\s+)?\d[\d,]*\s+votes(?=\s*[,;.]|\s+(?:and|with)\b)/gi;

function labelMentions(text: string): readonly LabelMention[] {
  const found: LabelMention[] = [];
  const taken = new Uint8Array(text.length);
  function add(field: LabelMention['field'], start: number, end: number): void {
    if (taken[start] === 1) return;
    taken.fill(1, start, end);
    found.push({ field, start, end });
  }
  for (const [field, words] of LABELS) {
    for (const match of text.matchAll(words)) add(field, match.index, match.index + match[0].length);
  }
  for (const match of text.matchAll(BARE_FOR)) {
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - 30), match.index);
    const after = text.slice(end, end + 40);
    const isCapital = match[0] === 'FOR' && /[a-z]/.test(`${before}${after}`);
    const isQuoted = /["“‘'(]\s?$/.test(before) && /^\s?["”’')]/.test(after);
    const isVoted = /(?:\bvotes?|\bvoted|\bvoting|\bshares?|\bunits?|\bcast|\b(?:were|was)|\d)\s+["“]?$/i.test(before);
    const isHead =
      /^\s?["”’]?\s*[:–—-]\s*\d|^\s?["”’]?\s+\d/.test(after) && (match[0] !== 'for' || /[,;:(]\s?$|\d\s$/.test(before));
    const isPurpose =
      /^\s+(?:the\s+)?(?:fiscal|year|purposes?|a\s+(?:term|period)|terms?\b|each|all|any|every(?!\s+(?:one|two|three|year|1|2|3))|information|more|holding|record|quorum|additional|consideration|which|issuance|future)/i.test(
        after,
      );
    if (!isPurpose && (isCapital || isQuoted || isVoted || isHead)) add('votesFor', match.index, end);
  }
  // "received 990,000 votes, with 10,000 withheld": votes that are received are for.
  for (const match of text.matchAll(RECEIVED)) {
    const end = match.index + match[0].length;
    add('votesFor', end - 5, end);
  }
  found.sort((a, b) => a.start - b.start);
  // "votes for every two years": the period says what was voted for.
  return found.filter((label, index) => {
    const next = found[index + 1];
    const isPeriod = next?.field === 'oneYear' || next?.field === 'twoYears' || next?.field === 'threeYears';
    return !(
      label.field === 'votesFor' &&
      isPeriod &&
      next !== undefined &&
      /^["”\s]{0,3}(?:(?:the\s+)?(?:a\s+)?(?:frequency|option|vote|holding)?\s*(?:of|for)?\s*){0,2}["“]?$/i.test(
        text.slice(label.end, next.start),
      )
    );
  });
}

/** What may stand between a number and its label, either way. */
const BETWEEN =
  /^(?:[\s"“”'’‘:*()•–—-]|\b(?:shares?|votes?|voted|voting|cast|units?|of|the|our|its|such|common|preferred|ordinary|stock|class|series|[a-e]|were|was|have|been|had|in|being|which|total|a|an|and|who|or|to|by|approximately|represented|representing|present|for|this|that|proposal|resolution|amendment|plan|election|authority|directors?|holders?|number|totaled|totalled|totaling|amounted|received|recorded|with|respect|each|nominee|there|company['’]?s?|is|are|as|follows|matter|favor|interests?|beneficial|electing|adoption|approval|ratification|approving|appointment|did|not|his|her|from|no|marked|affirmatively|ads|approve|ratify|adopt|elect|exercised|tabulated|counted|shareholders?|stockholders?|outstanding)\b|,(?=\s*(?:or|representing|\d))|\(?\s*(?:or\s+|representing\s+)?(?:approximately\s+|about\s+)?\d{1,3}(?:\.\d+)?\s?%\s*\)?,?|\(\d\)|\b\d{1,3}(?:\.\d+)?\s?%)*$/i;
const LONGEST_GAP = 160;

interface Match {
  readonly number: NumberMention;
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
  numbers: readonly NumberMention[],
  labels: readonly LabelMention[],
  side: 'after' | 'before',
): Match[] {
  const matches: Match[] = [];
  // Numbers and labels are in order: one pass over both.
  let at = 0;
  numbers.forEach((number, index) => {
    if (side === 'after') {
      const limit = numbers[index + 1]?.start ?? text.length;
      while ((labels[at]?.start ?? text.length) < number.end) at += 1;
      const label = labels[at];
      if (label === undefined || label.end > limit) return;
      const cost = gapCost(text.slice(number.end, label.start));
      if (cost !== null) matches.push({ number, label, cost });
    } else {
      const limit = numbers[index - 1]?.end ?? 0;
      while ((labels[at]?.end ?? text.length + 1) <= number.start) at += 1;
      const label = labels[at - 1];
      if (label === undefined || label.start < limit) return;
      const cost = gapCost(text.slice(label.end, number.start));
      if (cost !== null) matches.push({ number, label, cost });
    }
  });
  return matches;
}

/**
 * The named counts of one sentence or paragraph, in order. Numbers stand before their labels ("1,234 votes for") or
 * after them ("For: 1,234"), the same way through a sentence: the way that leaves fewer numbers over, then the one with
 * less between, is taken.
 */
export function prosePairsOf(words: string): readonly ProsePair[] {
  const text = words.replace(/[\u2010\u2011]/g, '-');
  const labels = labelMentions(text);
  if (labels.length === 0) return [];
  const pairs: ProsePair[] = [];
  for (const sentence of sentencesOf(text)) {
    const inside = labels.filter((label) => label.start >= sentence.start && label.end <= sentence.end);
    if (inside.length === 0) continue;
    const words = text.slice(sentence.start, sentence.end);
    const numbers = countMentions(words).map((one) => ({
      ...one,
      start: one.start + sentence.start,
      end: one.end + sentence.start,
    }));
    pairs.push(...(pairInOrder(text, numbers, inside) ?? pairSentence(text, numbers, inside)));
  }
  return pairs;
}

/** "9,000, 400 and 100 votes for, against and abstaining, respectively": pairs by order, clause by clause; null elsewhere. */
function pairInOrder(
  text: string,
  numbers: readonly NumberMention[],
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
    const inside = <T extends { start: number }>(all: readonly T[]): readonly T[] =>
      all.filter((one) => one.start >= from && one.start < stop);
    const [counts, names] = [inside(numbers), inside(labels)];
    const [count, name] = [counts[0], names[0]];
    if (counts.length < 2 || counts.length !== names.length || count === undefined || name === undefined) return null;
    const isApart = (counts.at(-1)?.end ?? 0) <= name.start ? true : (names.at(-1)?.end ?? 0) <= count.start;
    if (!isApart || names.some((one) => one.field === 'unclear')) return null;
    counts.forEach((one, index) => {
      const label = names[index];
      if (label === undefined || label.field === 'unclear') return;
      const { value, start, end } = one;
      const [low, high] = [Math.min(count.start, name.start), stop + 'respectively'.length];
      pairs.push({ field: label.field, value, start, end, from: low, to: high, isSure: true });
    });
    from = stop;
  }
  return labels.some((label) => label.start > from) ? null : pairs;
}

/** "No shares against or abstaining": the word that denies one denies the next. */
function deniedToo(text: string, labels: readonly LabelMention[], pairs: readonly ProsePair[]): readonly ProsePair[] {
  return pairs.flatMap((pair): ProsePair[] => {
    if (pair.value !== 0 || /\d/.test(text.slice(pair.start, pair.end))) return [];
    const next = labels.find((label) => label.start >= pair.to);
    if (next === undefined || next.field === 'unclear' || pairs.some((one) => one.from === next.start)) return [];
    if (pairs.some((one) => one.from <= next.start && next.end <= one.to)) return [];
    const isJoined = /^,?\s+(?:or|and|nor)\s+(?:votes?\s+)?$/i.test(text.slice(pair.to, next.start));
    return isJoined ? [{ ...pair, field: next.field, to: next.end }] : [];
  });
}

function pairSentence(text: string, numbers: readonly NumberMention[], labels: readonly LabelMention[]): ProsePair[] {
  const after = matchSide(text, numbers, labels, 'after');
  // "none", "no" and words come before what they deny.
  const before = matchSide(text, numbers, labels, 'before');
  const weight = (matches: readonly Match[]): number =>
    matches.reduce((sum, one) => sum + 3 - Math.min(2.5, one.cost), 0);
  const [one, other] = weight(after) >= weight(before) ? [after, before] : [before, after];
  const isSure = weight(one) > weight(other) + 0.3 || one.length > other.length;
  const pairs = one.flatMap(({ number, label }): ProsePair[] => {
    if (label.field === 'unclear') return [];
    const from = Math.min(number.start, label.start);
    const to = Math.max(number.end, label.end);
    return [{ field: label.field, value: number.value, start: number.start, end: number.end, from, to, isSure }];
  });
  return [...pairs, ...deniedToo(text, labels, pairs)].sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Sentences by their final stop; a colon list "For: 1. Against: 2." stays together where each part is short. */
export function sentencesOf(text: string): readonly { readonly start: number; readonly end: number }[] {
  const starts = sentenceStops(text).map((stop) => stop + text.slice(stop).search(/\S/));
  return [0, ...starts].map((start, index) => ({ start, end: starts[index] ?? text.length }));
}
