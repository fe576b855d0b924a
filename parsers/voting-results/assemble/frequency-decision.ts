import { pattern } from '../words/patterns.ts';
import { sentencesOf } from '../words/sentences.ts';
import type { Found } from './meeting-date.ts';

const DECIDED = pattern('i')`
  \b(?:board|(?:company|registrant|corporation)(?!['’]s\s+(?:share|stock)holders)|committee|trust|directors)\b[^.]{0,220}?
  \b(?:determin\w+|decid\w+|adopt\w+|resolved|elect(?:ed|s)|will|intends?|chose|selected|approved|agreed|concluded|plans?)\b`;
const SUBJECT = /advisory|say[- ]on[- ]pay|executive\s+compensation|compensation\s+of|frequency|such\s+votes?/i;
const HOLDING = /\b(?:will|hold|held|conduct|include|submit|provid\w+|present|frequency|vote)\b/i;
const RESOLVED = /\b(?:until|will|determin|decid|adopt|resol|conduct|hold|include)/i;
const YEARLY = pattern('gi')`
  every\s+(?:(?:one|1)\s*(?:\(1\)\s*)?)?year|annual(?:ly)?\s+(?:basis|advisory|vote|say|non|stockholder|shareholder|until)|\bannually\b
  |each\s+year|once\s+a\s+year|on\s+an\s+annual|annual\s+frequency|one[- ]year|once\s+every\s+year|frequency\s+of\s+(?:every\s+)?one`;
const EVERY_TWO =
  /every\s+(?:two|2|second|other)\s*(?:\(2\)\s*)?years?|biennial|once\s+every\s+two|two[- ]year|frequency\s+of\s+two/gi;
const EVERY_THREE =
  /every\s+(?:three|3|third)\s*(?:\(3\)\s*)?years?|triennial|once\s+every\s+three|three[- ]year|frequency\s+of\s+(?:once\s+every\s+)?three/gi;
const PERIODS = [[3, EVERY_THREE] as const, [2, EVERY_TWO] as const, [1, YEARLY] as const];

/** "Every one, two or three years" offers a choice, "a three-year term" is a director's, "Every 2 years 210,000" a count. */
function isChoiceOrTerm(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + 30);
  return (
    /\bor\s+(?:(?:once\s+)?every\s+)?$/i.test(text.slice(Math.max(0, start - 30), start)) ||
    /^s?,?\s*(?:or\s+)?(?:(?:once\s+)?every\s+)?(?:two|2|three|3)\b/i.test(after) ||
    /^\s*terms?\b/i.test(after) ||
    /^s?\s*(?:[:–—-]\s*)?\d{1,3}(?:,\d{3})+/i.test(after)
  );
}

/** The company's decision how often it will hold say-on-pay votes (Item 5.07(d)); null where the item states none. */
export function findFrequencyDecision(text: string): Found<1 | 2 | 3> | null {
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    const decided = DECIDED.exec(words);
    if (decided === null || !SUBJECT.test(words) || !RESOLVED.test(words)) continue;
    if (!HOLDING.test(words.slice(decided.index))) continue;
    const from = Math.max(0, decided.index + decided[0].length - 12);
    const tail = words.slice(from);
    const [first] = PERIODS.flatMap(([value, pattern]) =>
      [...tail.matchAll(pattern)].map(({ index, 0: period }) => ({ value, start: index, end: index + period.length })),
    )
      .filter(({ start, end }) => !isChoiceOrTerm(tail, start, end))
      .sort((a, b) => a.start - b.start);
    const offset = sentence.start + from;
    if (first !== undefined) return { value: first.value, start: offset + first.start, end: offset + first.end };
  }
  return null;
}
