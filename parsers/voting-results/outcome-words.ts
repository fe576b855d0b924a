import { sentencesOf } from './prose-votes.ts';

export interface OutcomeStatement {
  readonly approved: boolean;
  readonly start: number;
  readonly end: number;
}

const DONE =
  '(?:approved|adopted|ratified|elected|re-?elected|passed|carried|authorized|endorsed|confirmed|appointed|accepted|affirmed|successful)';
const NEGATIVE = new RegExp(
  [
    String.raw`\b(?:was|were|is|are|has|have|had)\s+(?:therefore\s+|accordingly\s+|thus\s+)?not\s+(?:been\s+)?(?:duly\s+|validly\s+)?${DONE}`,
    String.raw`\b(?:was|were|has\s+been)\s+(?:duly\s+|therefore\s+)?(?:defeated|rejected|unsuccessful|voted\s+down|disapproved)`,
    String.raw`\bdid\s+not\s+(?:approve|ratify|adopt|elect|pass|carry|receive|obtain|achieve|garner|win|endorse)`,
    String.raw`\bnot\s+(?:${DONE}|to\s+approve)`,
    String.raw`\bfailed\b(?!\s+to\s+attend)`,
    String.raw`\b(?:share|stock|unit)holders\s+(?:rejected|defeated|disapproved|voted\s+against|did\s+not)`,
    String.raw`\bvoted\s+(?:not\s+to|against\s+(?:the\s+)?(?:approval|adoption|proposal|shareholder|stockholder))`,
    String.raw`\binsufficient\s+(?:number\s+of\s+)?votes|\bless\s+than\s+the\s+(?:required|requisite|necessary)`,
    String.raw`\bnone\s+of\s+the\s+nominees`,
  ].join('|'),
  'gi',
);
const POSITIVE = new RegExp(
  [
    String.raw`\b(?:was|were|is|are|has\s+been|have\s+been|been)\s+(?:also\s+|each\s+|all\s+|thereby\s+|hereby\s+|therefore\s+|accordingly\s+|overwhelmingly\s+)*(?:duly\s+|validly\s+|unanimously\s+)?(?:elected|re-?elected)(?!\s+and\s+qualif)`,
    String.raw`\b(?:was|were|has\s+been|have\s+been|is|are)\s+(?:also\s+|each\s+|all\s+|both\s+|thereby\s+|hereby\s+|therefore\s+|accordingly\s+|overwhelmingly\s+|so\s+)*(?:duly\s+|validly\s+|unanimously\s+)?${DONE}`,
    String.raw`\b(?:share|stock|unit|security)\s?holders?(?:\s+of\s+the\s+company|\s+of\s+record|,?\s+by\s+[\w ]+,)?(?:\s+(?:also|have|has|duly|overwhelmingly|unanimously|each|then|voted\s+and))*,?\s+(?:approved|ratified|adopted|elected|re-?elected|authorized|endorsed|passed|confirmed|accepted)`,
    String.raw`\bvoted\s+(?:(?:on\s+an\s+advisory\s+basis|overwhelmingly|unanimously),?\s+)*(?:to\s+(?:approve|ratify|adopt|elect|re-?elect|authorize|confirm|amend)|in\s+favor\s+of(?!\s*[:;]))`,
    String.raw`\b(?:proposal|resolution|motion|amendment|matter)\s+(?:passed|carried)\b`,
    String.raw`\b(?:elected|re-?elected)\s+(?:each\s+of|the\s+(?:\w+\s+){0,2}(?:directors|nominees|individuals|persons|trustees|candidates)|the\s+following|all|both|as\s+(?:a\s+)?(?:class\s+[iv]+\s+)?(?:directors?|trustees?)|to\s+(?:the|our|its)|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)\b)`,
    String.raw`^\W*(?:and\s+)?(?:also\s+)?(?:approved|ratified|adopted|elected|passed|carried)\b\W*`,
    String.raw`\b(?:received\s+(?:the\s+)?(?:required|requisite|necessary)\s+(?:\w+\s+){0,4}votes?)`,
    String.raw`^(?:\W*(?:\(\w+\)|\d+\.)?\s*)(?:approved|ratified|elected|adopted)\s+(?:the|an?|on|by|each|[A-Z])`,
  ].join('|'),
  'gim',
);
/** A cell or line of its own that says what became of the row before it: "Elected", "Not approved". */
export function isOutcomeAlone(text: string): boolean {
  return /^(?:not\s+)?(?:re-?)?(?:elected|approved|ratified|adopted|passed|carried|defeated|failed|rejected)\.?$/i.test(
    text.trim(),
  );
}

/** Words that make a sentence say what would be, or who had approved before. */
const CONDITIONAL =
  /\b(?:if|unless|until|whether|in\s+order|shall\s+be|will\s+be|to\s+be|must\s+be|would\s+be|may\s+be|required\s+to|being|when|before|since|because|as\s+if)\s+(?:\w+\s+){0,6}$|\bpreviously\s*$/i;

/** The outcomes that a text states, in order. A statement about the future, a condition, or a board's approval is none. */
export function outcomeStatements(text: string): readonly OutcomeStatement[] {
  const found: OutcomeStatement[] = [];
  for (const sentence of sentencesOf(text)) {
    const words = text.slice(sentence.start, sentence.end);
    const negatives = [...words.matchAll(NEGATIVE)].filter((match) => !isConditional(words, match.index));
    for (const match of negatives) found.push(statement(false, sentence.start, match));
    for (const match of words.matchAll(POSITIVE)) {
      if (isConditional(words, match.index) || /\bnot\b/i.test(match[0])) continue;
      if (
        /qualified/i.test(words.slice(match.index, match.index + match[0].length + 20)) &&
        /elected\s+and\s+(?:duly\s+)?qualif/i.test(words.slice(match.index))
      ) {
        if (/successors?/i.test(words.slice(Math.max(0, match.index - 60), match.index))) continue;
      }
      if (negatives.some((one) => Math.abs(one.index - match.index) < 12)) continue;
      found.push(statement(true, sentence.start, match));
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

function statement(approved: boolean, offset: number, match: RegExpExecArray): OutcomeStatement {
  return { approved, start: offset + match.index, end: offset + match.index + match[0].length };
}

function isConditional(words: string, at: number): boolean {
  const before = words.slice(Math.max(0, at - 70), at);
  if (/\b(?:successors?)\b[^.]{0,40}$/i.test(before)) return true;
  if (/\bproposals?\s+(?:\w+\s+){0,2}if\s*$/i.test(before)) return true;
  return CONDITIONAL.test(before);
}
