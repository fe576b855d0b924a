import type { TextRange } from '../prose/flat-text.ts';
import { pattern } from '../prose/pattern.ts';
import { type PlainSentence, sentenceAt } from '../prose/sentences.ts';

/** Management's statement of how long its funds last: `text.slice(start, end)`, at most 200 characters. */
export type RunwayStatement = PlainSentence;

const MOST_CHARACTERS = 200;
const SUFFICIENCY =
  /\b(?:sufficient|insufficient|adequate|inadequate|enough)\b|\b(?:will|can|should|would|to)\s+(?:only\s+)?last\b|\bfund\b[^.;]{0,120}?\b(?:into|through|until)\b/gi;
const FUNDS =
  /\b(?:cash|liquidity|funds|working\s+capital|capital\s+resources|resources|marketable\s+securities|financing|funding|(?:sufficient|adequate|enough)\s+capital)\b/i;
const USE =
  /\b(?:fund|funding|meet|meets|support|supports|finance|satisfy|sustain|continue|operate|cover|last|allow|enable)\b/i;
/** "Management assesses … to determine whether there is sufficient cash": the question, not the answer. */
const ASSESSED =
  /\b(?:assess(?:es|ed|ing)?|evaluat(?:es?|ed|ing)|determin(?:es?|ed|ing))\b[^.;]{0,160}\b(?:whether|if)\b[^.;]{0,120}\b(?:sufficient|adequate|enough)\b/i;
const NUMBER =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty-four|\\d{1,2})';
const MONTH = '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const HORIZON = pattern('gi')`
  \b(?:into|through(?:out)?|until|beyond|to|by|past)\s+(?:at\s+least\s+)?(?:approximately\s+|about\s+)?(?:the\s+)?
  (?:(?:beginning|end|middle|start)\s+of\s+)?(?:the\s+)?(?:early\s+|mid-?\s*|late\s+)?(?:Q[1-4]\s+(?:of\s+)?)?
  (?:(?:first|second|third|fourth|last|calendar|fiscal)\s+)*(?:(?:quarter|half|year)\s+)?
  (?:(?:of\s+)?(?:(?:calendar|fiscal)\s+(?:year\s+)?)?|${MONTH}\s+(?:\d{1,2},\s*)?)20\d\d\b
  |\b(?:at\s+least\s+|approximately\s+|about\s+|more\s+than\s+)?(?:the\s+)?(?:next\s+|following\s+|coming\s+)?
  ${NUMBER}(?:\s+\(\d{1,2}\))?(?:\s+to\s+${NUMBER})?\s*(?!\s)(?:-\s*)?(?:weeks?|months?|years?|quarters?)\b
  |\b(?:one|a)\s+year\s+(?:from|after|following)\b
`;

const HYPOTHETICAL = /\b(?:may|might|could|would|if|whether|unless|no\s+assurance|cannot\s+assure)\b/i;

/**
 * The first statement that funds are, or are not, enough for a stated time; one with a calendar date or quarter goes
 * before one of months, and an assertion before what "may" be. Null where none is made.
 *
 * @example "… we believe our cash is sufficient to fund operations into the second quarter of 2026."
 */
export function readRunwayStatement(text: string): RunwayStatement | null {
  let best: { statement: RunwayStatement; rank: number } | null = null;
  let searchedTo = 0;
  for (const match of text.matchAll(SUFFICIENCY)) {
    if (match.index < searchedTo) continue;
    const sentence = sentenceAt(text, match.index);
    searchedTo = sentence.end;
    const raw = text.slice(sentence.start, sentence.end);
    if (!FUNDS.test(raw) || !USE.test(raw) || ASSESSED.test(raw)) continue;
    const keyword = match.index - sentence.start;
    const horizon = horizonNear(raw, keyword, match[0].length);
    if (!horizon) continue;
    const statement = clip(text, sentence.start, raw, Math.min(keyword, horizon.start), horizon.end);
    if (!statement || !FUNDS.test(statement.words)) continue;
    const isHypothetical = HYPOTHETICAL.test(statement.words);
    const rank = (horizon.isCalendar ? 0 : 1) + (isHypothetical ? 2 : 0);
    if (best === null || rank < best.rank) best = { statement, rank };
    if (rank === 0) break;
  }
  return best?.statement ?? null;
}

function horizonNear(raw: string, keyword: number, length: number): (TextRange & { isCalendar: boolean }) | null {
  for (const match of raw.matchAll(HORIZON)) {
    const end = match.index + match[0].length;
    if (end < keyword || match.index > keyword + length + MOST_CHARACTERS) continue;
    return { start: match.index, end, isCalendar: /20\d\d/.test(match[0]) };
  }
  return null;
}

/** How a clause begins, the best way first. */
const OPENINGS = [
  /^(?:we|the \w+|management|\w+)\s+(?:also\s+)?(?:believ|expect|estimat|anticipat)/i,
  /^(?:we|our|its?|the|existing|current|available|cash)\b/i,
  /^(?!(?:and|or|but|which|along|together)\b)/i,
  /^/,
];

/** The whole sentence where it is short enough, else from the last clause that still fits to the stated time. */
function clip(text: string, offset: number, raw: string, from: number, to: number): RunwayStatement | null {
  const whole = spanFrom(text, offset, offset + raw.replace(/(?<![.\s])[.\s]+$/, '').length);
  if (whole.words.length <= MOST_CHARACTERS) return whole;
  const openings = [...raw.matchAll(/[,;:]\s+(?!\d)|\bthat\s+|\bbelieves?\s+|\bexpects?\s+/gi)];
  const clauses = [0, ...openings.map((match) => match.index + match[0].length)]
    .filter((start) => start <= from)
    .map((start) => spanFrom(text, offset + start, offset + to))
    .filter(({ words }) => words.length <= MOST_CHARACTERS);
  for (const opening of OPENINGS) {
    const clause = clauses.find(({ words }) => opening.test(words));
    if (clause) return clause;
  }
  const statement = spanFrom(text, offset + from, offset + to);
  return statement.words.length <= MOST_CHARACTERS ? statement : null;
}

function spanFrom(text: string, start: number, end: number): RunwayStatement {
  return { start, end, words: text.slice(start, end).replace(/\s+/g, ' ').trim() };
}
