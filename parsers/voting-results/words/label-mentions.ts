import type { TextRange } from '../../prose/flat-text.ts';
import { pattern, wordsOf } from './patterns.ts';
import type { CountField } from './vote-labels.ts';

/** Words in running text that say what a count counts; "unclear" for a count of two kinds together. */
export interface LabelMention extends TextRange {
  readonly field: CountField | 'unclear';
}

const every = (number: string): string => String.raw`\b(?:every\s+|once\s+every\s+)?${number}[-–\s]+years?\b`;
const LABELS: readonly (readonly [LabelMention['field'], RegExp])[] = [
  [
    'brokerNonVotes',
    /brokers?['’]?\s*(?!\s)(?:[-–]\s*)?(?:non?|not)\s*(?!\s)(?:[-–]+\s*)?(?:votes?|voted|voting)|\bnon\s?[-–]\s?votes?|\b(?:not\s+(?:voted|cast)|unvoted)\s+by\s+(?:their\s+)?brokers?\b/gi,
  ],
  ['unclear', /against\s*(?:\/|and|or)\s*(?:votes\s+)?with(?:held|hold)\w*|with(?:held|hold)\s*(?:\/|or)\s*against/gi],
  ['unclear', /abst\w+\s+(?:and|or)\s+broker\s+non-?\s?votes/gi],
  ['threeYears', pattern('gi')`${every(String.raw`(?:three|3)(?:\s*\(3\))?`)}|\btriennial(?:ly)?\b`],
  ['twoYears', pattern('gi')`${every(String.raw`(?:two|2)(?:\s*\(2\))?`)}|\bbiennial(?:ly)?\b|every\s+other\s+year`],
  ['oneYear', pattern('gi')`${every(String.raw`(?:one|1)(?:\s*\(1\))?`)}|\bevery\s+year\b|\bannually\b`],
  ['oneYear', /\bonce\s+a\s+year\b|\bannual\b(?=\s*[”"’',:–-])/gi],
  ['abstain', /\babst(?:ain\w*|entions?|ensions?)\b/gi],
  ['votesWithheld', /\bwith(?:held|hold|holding)\b/gi],
  ['votesAgainst', /\b(?:against|opposed|opposing|negative\s+votes?|in\s+opposition)\b/gi],
  ['votesFor', /\bin\s+fav(?:o|ou)r(?:\s+of)?\b|\baffirmative(?:ly)?(?:\s+votes?)?\b/gi],
];

const VOTED = /(?:\bvotes?|\bvoted|\bvoting|\bshares?|\bunits?|\bcast|\b(?:were|was)|\d)\s+["“]?$/i;
const PURPOSES =
  'fiscal year purposes? each all any information more holding record quorum additional consideration which issuance future';
const PURPOSE = pattern('i')`
  ^\s+(?:the\s+)?(?:a\s+(?:term|period)|terms?\b|every(?!\s+(?:one|two|three|year|1|2|3))|${wordsOf(PURPOSES)})`;

/** "For" is a label only in company: "votes for", "shares for,", "FOR", "“for”", "For:". */
function isLabelFor(word: string, before: string, after: string): boolean {
  // "Were voted for each of Ann Orr and Bob Pell".
  const isOfPeople = /^\s+(?:each|all|both)\s+of\s+\p{Lu}/u.test(after) && VOTED.test(before);
  if (PURPOSE.test(after) && !isOfPeople) return false;
  // "Broker non-votes for Proposal 1": the word leads to the matter.
  if (word === 'for' && /\bnon\s?[-–—]?\s?votes?\s$/i.test(before) && !/^\s?[:,;)]/.test(after)) return false;
  const isCapital = word === 'FOR' && /[a-z]/.test(`${before}${after}`);
  const isQuoted = /["“‘'(]\s?$/.test(before) && /^\s?["”’')]/.test(after);
  const isBeforeCount = /^\s?["”’]?\s*[:–—-]\s*\d|^\s?["”’]?\s+\d/.test(after);
  const isHead = isBeforeCount && (word !== 'for' || /[,;:(]\s?$|\d\s$/.test(before));
  return isCapital || isQuoted || isHead || VOTED.test(before);
}

const RECEIVED = /\breceived\s+(?:all\s+|a\s+total\s+of\s+)?\d[\d,]*\s+votes(?=\s*[,;.]|\s+(?:and|with)\b)/gi;
const BEFORE_PERIOD =
  /^["”\s]{0,3}\s*(?!\s)(?:(?:the\s+)?(?:a\s+)?(?:(?:frequency|option|vote|holding)\s*(?!\s))?(?:(?:of|for)\s*(?!\s))?){0,2}["“]?$/i;

/** The labels of a text, in order; where two claim the same words, the first of the list has them. */
export function labelMentions(text: string): readonly LabelMention[] {
  const found: LabelMention[] = [];
  const taken = new Uint8Array(text.length);
  const add = (field: LabelMention['field'], start: number, end: number): void => {
    if (taken[start] === 1) return;
    taken.fill(1, start, end);
    found.push({ field, start, end });
  };
  for (const [field, pattern] of LABELS) {
    for (const { 0: words, index } of text.matchAll(pattern)) add(field, index, index + words.length);
  }
  for (const { 0: word, index } of text.matchAll(/\bfor\b/gi)) {
    const end = index + word.length;
    if (isLabelFor(word, text.slice(Math.max(0, index - 30), index), text.slice(end, end + 40)))
      add('votesFor', index, end);
  }
  // "received 990,000 votes, with 10,000 withheld": votes that are received are for.
  for (const { 0: words, index } of text.matchAll(RECEIVED)) {
    const end = index + words.length;
    add('votesFor', end - 'votes'.length, end);
  }
  found.sort((a, b) => a.start - b.start);
  // "votes for every two years": the period says what was voted for.
  return found.filter(({ field, end }, index) => {
    const next = found[index + 1];
    const isBeforePeriod = field === 'votesFor' && next !== undefined && /Years?$/.test(next.field);
    return !(isBeforePeriod && BEFORE_PERIOD.test(text.slice(end, next.start)));
  });
}
