import type { TextRange } from '../../prose/flat-text.ts';
import { pattern, wordsOf } from './patterns.ts';

/** A count of a proposal or nominee. */
export type CountField =
  | 'votesFor'
  | 'votesAgainst'
  | 'votesWithheld'
  | 'abstain'
  | 'brokerNonVotes'
  | 'oneYear'
  | 'twoYears'
  | 'threeYears';

/** What a column or label means. `plain` is a bare "Votes" under another heading; `other` is no count of the result. */
export type Column = CountField | 'againstOrWithheld' | 'withheldOrAbstained' | 'total' | 'percent' | 'plain' | 'other';

export interface VoteLabel extends TextRange {
  readonly column: Column;
}

function every(number: string): string {
  return String.raw`(?:for\s+)?(?:every\s+|once\s+(?:every\s+)?)?${number}[-–\s]*(?:years?|yrs?\b)`;
}
const WITHHELD = 'with(?:held|hold)';
const [AND_OR, AND_OR_BOTH] = [String.raw`\s*(?:\/|and|or)\s*`, String.raw`\s*(?:\/|and\/or|and|or)\s*`];

/** The deciding words, longest first; two kinds that a heading counts together cannot be separated. */
const CORES: readonly (readonly [Column, string])[] = [
  ['other', String.raw`abst(?:ain\w{0,30}|entions?)\s*(?:\/|&|and|or)\s*(?:shares\s+)?broker\s*non[-–\s]*votes?`],
  ['withheldOrAbstained', String.raw`with(?:held|hold|holding)?${AND_OR}abst\w{1,30}|abst\w{1,30}${AND_OR}${WITHHELD}`],
  ['other', String.raw`against${AND_OR_BOTH}abst\w{1,30}|abst\w{1,30}${AND_OR_BOTH}against`],
  [
    'brokerNonVotes',
    String.raw`brokers?['’]?\s+(?:shares?\s+|votes?\s+)?(?:un(?:cast|voted|instructed)|not\s+(?:vot(?:ed|ing)|cast))|(?:un(?:cast|voted)|not\s+voted)\s+(?:by\s+brokers?|\(brokers?\))`,
  ],
  ['other', String.raw`un(?:cast|voted|instructed|exercised)|not\s+vot(?:ed|ing)|spoiled|invalid|unmarked|quorum`],
  ['againstOrWithheld', String.raw`against${AND_OR}(?:votes\s+|authority\s+)?${WITHHELD}\w*`],
  ['againstOrWithheld', String.raw`(?:authority\s+)?${WITHHELD}${AND_OR}(?:votes\s+)?against`],
  [
    'brokerNonVotes',
    String.raw`brokers?['’]?\s*(?!\s)(?:[-–]\s*)?(?:non?|not)\s*(?!\s)(?:[-–]+\s*)?(?:votes?|voted|voting)\b`,
  ],
  ['brokerNonVotes', String.raw`\bBNVs?\b`],
  ['brokerNonVotes', String.raw`non\s*(?!\s)(?:[-–]+\s*)?votes?\b`],
  ['threeYears', `${every(String.raw`(?:three|3)(?:\s*\(3\))?`)}|triennial(?:ly)?`],
  ['twoYears', String.raw`${every(String.raw`(?:two|2)(?:\s*\(2\))?`)}|biennial(?:ly)?|every\s+other\s+year`],
  ['oneYear', every(String.raw`(?:one|1)(?:\s*\(1\))?`)],
  ['oneYear', String.raw`(?:for\s+)?every\s+year|once\s+a\s+year|each\s+year|annual(?:ly)?\b`],
  ['abstain', String.raw`abstentions?|abstain(?:ed|ing|s|ers)?|abstension\w*`],
  ['votesWithheld', String.raw`with(?:held|hold|holding|heild)\b(?:\s+(?:from|authority))?`],
  ['votesAgainst', String.raw`against|opposed|opposing|oppose|negative|disapprov\w+|nays?\b|no\s+votes?(?=\s*$)`],
  ['votesFor', String.raw`in\s+fav(?:o|ou)r(?:\s+of)?|affirmative|yeas?\b|ayes?\b|\bfor\b|\byes\b|\bfav(?:o|ou)r\b`],
  ['percent', String.raw`percent(?:age)?s?|%|pct\.?`],
];
const CORE = new RegExp(CORES.map(([, words]) => `(${words})`).join('|'), 'gi');

/** Words that may surround the deciding ones in a heading without changing it. */
const FILLER = pattern('i')`^(?:${wordsOf(`
  votes? voted voting cast casts casting shares? units? numbers? nos? of the total totals common stock ordinary preferred
  (?:stock|share|unit)holders? proposals? directors? nominees? names? candidates? trustees? managers? in to were was counts?
  aggregate authority each ballots? power interests? trust results? present outstanding held a represented entitled all such
  and or class option frequency alternatives? ads adss received tabulated approval election ratification adoption amendment
  merger plan resolution discretionary slate district nominated proposed by`)})$`;

/** A column beside the names, in a flattened heading: "Nominee Slate For Withhold". */
export const ASIDE_HEADING = /\b(?:slate|district|nominated\s+by|proposed\s+by)\b/i;

/** "% of Quorum", "Percentage of O/S": a share of something. */
const SHARE_OF = /^\s*(?:%|pct\.?|percent(?:age)?)\s+of\s+(?:the\s+)?[\p{L}/.’']+(?:\s+[\p{L}/.’']+){0,3}\s*$/iu;

/** Words that begin a title; as the object of "for" or "against" they belong to a heading. */
const TITLE_HEAD = /^\W*(?:the\s+)?(?:approval|election|ratification|adoption|amendment|merger|plan|resolution)\b/i;

/**
 * The labels of a heading cell or line, in order; null where it has words that no heading has.
 *
 * @example
 * labelsOf('Name Votes For Votes Against Broker Non-Votes')?.map((l) => l.column)
 * // ["votesFor", "votesAgainst", "brokerNonVotes"]
 */
export function labelsOf(text: string): readonly VoteLabel[] | null {
  if (text.length > 220) return null;
  if (ASIDE.test(text)) return [{ column: 'plain', start: 0, end: text.length }];
  if (SHARE_OF.test(text)) return [{ column: 'percent', start: 0, end: text.length }];
  const clean = text
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/\((?:\d{1,2}|[a-z*†‡]{1,2}|(?:includ|exclud)(?:es?|ing)\b[^()]{0,60})\)/gi, (mark) =>
      ' '.repeat(mark.length),
    );
  const led = /^(?:\p{Lu}[\p{L}’'.&-]*\s+){1,4}(?=(?:nominees?|candidates?|directors?|trustees?)\s)/iu.exec(clean);
  const labels: VoteLabel[] = [];
  let rest = '';
  let done = 0;
  // "Company Nominees For Withhold": who put the nominees up is no part of the heading.
  if (led !== null && /^[^a-z]/.test(led[0]) && labelCount(led[0]) === 0 && labelCount(clean.slice(led[0].length)) >= 2)
    done = led[0].length;
  for (const match of clean.matchAll(CORE)) {
    if (match.index < done) continue;
    const group = match.slice(1).findIndex((words) => words !== undefined);
    const column = CORES[group]?.[0];
    if (column === undefined) continue;
    rest += `${clean.slice(done, match.index)} `;
    done = match.index + match[0].length;
    labels.push({ column, start: match.index, end: done });
  }
  rest += clean.slice(done);
  const words = rest.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  const isTitle = TITLE_HEAD.test(clean) && !/^\W*resolutions?\s+(?:votes?\s+)?for\b/i.test(clean);
  if (words.some((word) => !FILLER.test(word)) || isTitle) return null;
  if (words.length > 3 + labels.length * 5) return null;
  if (labels.length > 0 && labels.every((label) => label.column === 'percent')) return withPlain(clean, labels);
  if (labels.length > 0) return withTotal(clean, withoutShares(clean, labels));
  return plainOf(clean);
}

/** Headings over figures about the nominee. */
const ASIDE =
  /^\s*(?:age|(?:term|year)s?\s+(?:of\s+)?(?:expir\w+|ending|ends)|expiration\s+of\s+term|director\s+since)\s*(?!\s)(?::\s*)?$/i;

function labelCount(text: string): number {
  return [...text.matchAll(CORE)].length;
}

const SAME_SUBJECT = /^\s*(?:of\s+)?(?:votes?\s+)?(?:cast\s+)?["“]?$/i;

/** "For % For Against % Against": the word after the sign is what the percentage is of. */
function withoutShares(text: string, labels: readonly VoteLabel[]): readonly VoteLabel[] {
  return labels.filter(({ column, start }, index) => {
    const sign = labels[index - 1];
    const isRepeat = column !== 'percent' && labels.slice(0, index).some((one) => one.column === column);
    return !(isRepeat && sign?.column === 'percent' && SAME_SUBJECT.test(text.slice(sign.end, start)));
  });
}

/** A heading of several columns that ends in "Total". */
function withTotal(text: string, labels: readonly VoteLabel[]): readonly VoteLabel[] {
  const match = /\btotals?(?:\s+(?:votes|shares)(?:\s+(?:cast|voted))?)?\s*$/i.exec(text);
  const last = labels.at(-1);
  if (match === null || last === undefined || labels.length < 2 || match.index < last.end) return labels;
  return [...labels, { column: 'total', start: match.index, end: text.trimEnd().length }];
}

const PLAIN = /\b(?:votes?|shares|number|units)\b/gi;

/** "Votes Percentage Votes Percentage": the bare words are columns too. */
function withPlain(text: string, percents: readonly VoteLabel[]): readonly VoteLabel[] {
  const plain: VoteLabel[] = [];
  for (const match of text.matchAll(PLAIN)) {
    const isOfPercent = percents.some(
      (one) => /^\s*of\b/i.test(text.slice(one.end)) && match.index - one.end < 12 && match.index > one.end,
    );
    if (!isOfPercent) plain.push({ column: 'plain', start: match.index, end: match.index + match[0].length });
  }
  // "Number of Votes" is one column.
  const single = plain.filter((one, index) => {
    const next = plain[index + 1];
    return next === undefined || percents.some((p) => p.start > one.start && p.start < next.start);
  });
  return [...percents, ...single].sort((a, b) => a.start - b.start);
}

const TOTAL =
  /^(?:grand )?totals?(?: (?:number of )?(?:votes?|shares)(?: (?:cast|voted|present|represented))?| voted| cast)?$/i;
const VOTES = /^(?:(?:number of |no of |# of )?(?:votes|shares|units|vote)(?: cast| voted)?|number)$/i;

function plainOf(text: string): readonly VoteLabel[] | null {
  // "Candidate   Votes", flattened: who is voted on comes first.
  const words = text
    .replace(/[\s:.]+/g, ' ')
    .trim()
    .replace(/^(?:(?:director|board)\s)?(?:nominees?|candidates?|names?)\s(?=(?:number\sof\s)?votes)/i, '');
  const column = TOTAL.test(words) ? 'total' : VOTES.test(words) ? 'plain' : null;
  return column === null ? null : [{ column, start: 0, end: text.length }];
}

const NAME_HEADING = pattern('i')`
  ^(?:(?:director |class [iv]+ |board )?(?:names?|nominees?|directors?|candidates?|trustees?|managers?)
  (?: of (?:the )?(?:director|nominee|trustee|candidate|person)s?)?(?: (?:names?|nominees?|elected))?
  |proposals?|matters?|description|items?|name of (?:director )?nominees?|nominees? for director|director nominees?|#|no\.?)
  (?:\s*\((?:continued|cont[’'.]*d?)\))?[:.]?$`;

/** Whether a cell is the heading over names or subjects: "Nominee", "Name of Director (continued)". */
export function isNameHeading(text: string): boolean {
  return NAME_HEADING.test(text.trim());
}
/** Whether a heading over names is one of people. */
export function isPersonHeading(text: string): boolean {
  return isNameHeading(text) && /name|nominee|director|candidate|trustee|manager/i.test(text);
}
