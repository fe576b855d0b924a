import type { TextRange } from '../../prose/flat-text.ts';
import { pattern, wordsOf } from './patterns.ts';
import { sentencesOf } from './sentences.ts';

export interface OutcomeStatement extends TextRange {
  readonly approved: boolean;
}

const DONE = `(?:${wordsOf('approved adopted ratified elected re-?elected passed carried authorized endorsed confirmed appointed accepted affirmed successful')})`;
/** "Stockholders (voting together) ratified", "the Class A holders, voting as a single class, approved". */
const VOTING_AS = String.raw`(?:\s*\([^()]{1,120}\)|,\s+(?:each\s+)?voting\s[\w ]{1,80},)?`;
const NEGATIVE = pattern('gi')`
  \b(?:was|were|is|are|has|have|had)\s+(?:therefore\s+|accordingly\s+|thus\s+)?not\s+(?:been\s+)?(?:duly\s+|validly\s+)?${DONE}
  |\b(?:was|were|has\s+been)\s+(?:duly\s+|therefore\s+)?(?:defeated|rejected|unsuccessful|voted\s+down|disapproved)
  |\bdid\s+not\s+(?:approve|ratify|adopt|elect|pass|carry|receive|obtain|achieve|garner|win|endorse)
  |\bnot\s+(?:${DONE}|to\s+approve)|\bfailed\b(?!\s+to\s+attend)
  |\b(?:share|stock|unit)holders${VOTING_AS}\s+(?:rejected|defeated|disapproved|voted\s+against|did\s+not)
  |^\W{0,200}(?:(?:\(\w{1,20}\)|\d{1,9}\.)\s*)?(?:defeated|rejected|disapproved)\b
  |\bvoted\s+(?:not\s+to|against\s+(?:the\s+)?(?:approval|adoption|proposal|shareholder|stockholder))
  |\binsufficient\s+(?:number\s+of\s+)?votes|\bless\s+than\s+the\s+(?:required|requisite|necessary)
  |\bnone\s+of\s+(?:the|our|its)\s+(?:[\w’']+\s+){0,3}nominees
  |\b(?:neither|none)\s+(?:of\s+)?(?:[\w’']+\s+){0,6}(?:proposals?|matters?|resolutions?|amendments?)\s+(?:was|were)\s+(?:duly\s+)?${DONE}`;
/** Adverbs between "was" and "approved", any number of the first ones. */
const adverbs = (list: string): string => String.raw`(?:(?:${wordsOf(list)})\s+)*(?:(?:duly|validly|unanimously)\s+)?`;
const HOLDERS = String.raw`\b(?:(?:share|stock|unit|security|policy)\s?holders?|(?:class\s+[a-z]|common|preferred)\s+(?:stock\s+|share\s+)?holders|members|delegates|limited\s+partners)(?:\s+of\s+the\s+company|\s+of\s+record|,?\s+by\s+[\w ]{1,120},)?${VOTING_AS}`;
const COUNTED_PEOPLE = `(?:${wordsOf('one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen')})`;
const THE_PEOPLE = String.raw`the\s+(?:\w+\s+){0,2}(?:directors|nominees|individuals|persons|trustees|candidates)|the\s+following`;
const POSITIVE = pattern('gim')`
  \b(?:was|were|is|are|has\s+been|have\s+been|been)\s+${adverbs('also each all likewise similarly thereby hereby therefore accordingly overwhelmingly')}(?:elected|re-?elected)(?!\s+and\s+qualif)
  |\b(?:was|were|has\s+been|have\s+been|is|are)\s+${adverbs('also each all both likewise similarly thereby hereby therefore accordingly overwhelmingly so')}${DONE}
  |${HOLDERS}(?:\s+(?:also|have|has|duly|overwhelmingly|unanimously|each|then|voted\s+and))*,?\s+(?:${wordsOf('approved ratified adopted elected re-?elected authorized endorsed passed confirmed accepted')})
  |\bvoted\s+(?:(?:on\s+an\s+advisory\s+basis|overwhelmingly|unanimously),?\s+)*(?:to\s+(?:approve|ratify|adopt|elect|re-?elect|authorize|confirm|amend)|in\s+favor\s+of(?!\s*[:;]))
  |\b(?:proposal|resolution|motion|amendment|matter)s?\s+(?:were\s+|was\s+)?(?:passed|carried)\b
  |\bwhich\s+(?:passed|carried)\b
  |\b(?:elected|re-?elected)\s+(?:each\s+of|${THE_PEOPLE}|all|both|as\s+(?:a\s+)?(?:class\s+[iv]+\s+)?(?:directors?|trustees?)|to\s+(?:the|our|its)|${COUNTED_PEOPLE}\b)
  |^\W{0,200}(?:and\s+)?(?:also\s+)?(?:approved|ratified|adopted|elected|passed|carried)\b\W*
  |(?<=[a-z\d)”],\s)(?:(?:each|all|both)\s+)?(?:approved|ratified|adopted|elected|passed|carried)\W*$
  |(?<=[a-z\d)”]\s?[–—:-]\s?)(?:approved|ratified|adopted|elected|passed|carried)\W*$
  |\b(?:received\s+(?:the\s+)?(?:required|requisite|necessary)\s+(?:\w+\s+){0,4}votes?)
  |^\W{0,200}(?:(?:\(\w{1,20}\)|\d{1,9}\.)\s*)?(?:approved|ratified|(?:re-?)?elected|re-?appointed|adopted)\s+(?:the|an?|on|by|each|[A-Z])`;
const OUTCOME_ALONE =
  /^(?:(?:results?|outcome|status)\s?[:–—-]\s?)?(?:not\s+)?(?:re-?)?(?:elected|approved|ratified|adopted|passed|carried|defeated|failed|rejected)\.?$/i;

/** A cell or line of its own that gives the outcome of the row before it: "Elected", "Not approved". */
export function isOutcomeAlone(text: string): boolean {
  return OUTCOME_ALONE.test(text.trim());
}

/** Words before an outcome that make it a condition, a plan, an earlier approval, or the wait for a successor. */
const CONDITION = pattern('i')`
  \b(?:if|unless|until|whether|in\s+order|shall\s+be|will\s+be|to\s+be|must\s+be|would\s+be|may\s+be)\s+(?:\w+\s+){0,6}$
  |\b(?:required\s+to|being|when|before|since|because|as\s+if)\s+(?:\w+\s+){0,6}$|\bpreviously\s*$
  |\b(?:successors?)\b[^.]{0,40}$|\bproposals?\s+(?:\w+\s+){0,2}if\s*$`;

/** The outcomes that a text states, in order; a statement about the future, a condition, or a board's approval is none. */
export function outcomeStatements(text: string): readonly OutcomeStatement[] {
  const found = sentencesOf(text).flatMap((sentence) => {
    const words = text.slice(sentence.start, sentence.end);
    const isStated = ({ index }: RegExpExecArray): boolean =>
      !CONDITION.test(words.slice(Math.max(0, index - 70), index));
    const negatives = [...words.matchAll(NEGATIVE)].filter(isStated);
    const positives = [...words.matchAll(POSITIVE)].filter(
      (match) =>
        isStated(match) &&
        !/\bnot\b/i.test(match[0]) &&
        !isUntilQualified(words, match) &&
        !negatives.some(
          (one) => Math.abs(one.index - match.index) < 12 || isBetween(match.index, one.index, one[0].length),
        ),
    );
    const statement = (approved: boolean, match: RegExpExecArray): OutcomeStatement => {
      const start = sentence.start + match.index;
      return { approved, start, end: start + match[0].length };
    };
    return [...negatives.map((match) => statement(false, match)), ...positives.map((match) => statement(true, match))];
  });
  return found.sort((a, b) => a.start - b.start);
}

/** "Neither proposal was approved" has the words of an approval. */
function isBetween(place: number, start: number, length: number): boolean {
  return start <= place && place < start + length;
}

/** "Until their successors are elected and qualified". */
function isUntilQualified(words: string, { index, 0: match }: RegExpExecArray): boolean {
  return (
    /qualified/i.test(words.slice(index, index + match.length + 20)) &&
    /elected\s+and\s+(?:duly\s+)?qualif/i.test(words.slice(index)) &&
    /successors?/i.test(words.slice(Math.max(0, index - 60), index))
  );
}
