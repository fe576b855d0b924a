import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import type { TextElement } from '../rows/vote-record.ts';
import { isOutcomeAlone, outcomeStatements } from '../words/outcome-words.ts';
import { pattern } from '../words/patterns.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import { sentencesOf } from '../words/sentences.ts';
import type { GroupedProposal, Grouping, NomineeRow } from './grouped-proposal.ts';
import { actionsOf } from './holders-actions.ts';
import { isConsent } from './no-vote.ts';

export interface Outcome {
  readonly approved: boolean;
  /** In the plain text; null where words of several places say it. */
  readonly place: TextRange | null;
}

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const JOINED = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+through\s+|\s*-\s*)`;
const WERE = String.raw`(?:was|were|have\s+been|has\s+been)\s+(not\s+)?(?:each\s+|all\s+|duly\s+|also\s+)*`;
/** ", which required the votes of two thirds of the shares," between a number and its outcome. */
const ASIDE = String.raw`(?:\s*(?:\([^()]{0,120}\)|,\s+(?:which|each\s+of\s+which|requiring|having)\s[^.;,]{0,160}(?:,[^.;,]{0,80})?,))?`;
/** "Proposals 2, 3 and 4 were approved". */
const NUMBERED = pattern('gi')`
  \b(?:proposals?|resolutions?|items?|matters?)\s+(?:nos?\.?\s*|numbers?\s+)?(${NUMBER}(?:${JOINED}${NUMBER}){0,20})${ASIDE},?\s+(?:each\s+|all\s+|both\s+|also\s+)?
  (?:${WERE}(approved|adopted|ratified|passed|carried|rejected|defeated|elected)
  |(did\s+not\s+(?:pass|carry|receive)|fail(?:ed)?|passed|carried|received\s+(?:the\s+)?(?:required|requisite|necessary|sufficient)))\b`;
const LIST = String.raw`${NUMBER}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${NUMBER}(?!\d))*`;
/** "Approved proposals 2, 3 and 4". */
const LISTED = pattern('gi')`
  \b(did\s+not\s+(?:approve|adopt|pass)|approved|ratified|adopted|rejected|defeated)\s+(?:each\s+of\s+)?(?:proposals?|items?|matters?)\s+(?:nos?\.?\s*)?(${LIST})`;
const ALL = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|these\s+|such\s+)?(?:\w+\s+){0,3}?(?:proposals?|matters|items|resolutions)\b
  (?:[^.;]{0,120}?\b(?:was|were)\s+(?:duly\s+|each\s+)?(?:approved|adopted|passed|carried)|\s+(?:also\s+|duly\s+)?(?:passed|carried)\b)
  |\b(?:approved|adopted|passed)\s+(?:all|each|the\s+following|both)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?(?:proposals|matters|items|resolutions)
  |approved\s+(?:each|all)\s+(?:matter|proposal)
  |holders\b(?:[^.;]|\.(?!\s+[A-Z])){0,60}\b(?:approved|adopted|passed)\s+(?:the\s+)?(?:following\s+)?(?:two|three|four|five|six|seven)\s+(?:\w+\s+){0,2}?(?:proposals|matters|items|resolutions)\b
  |each\s+of\s+which\s+(?:(?:was|were)\s+(?:duly\s+)?(?:approved|adopted|passed)|received\s+(?:the\s+)?(?:sufficient|required|requisite|necessary))
  |voted\s+in\s+favor\s+of\s+(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:[\w’']+\s+){0,3}?(?:proposals?|matters?|items)
  |(?:agenda\s+items|proposals|matters)\s+(?:submitted|presented|considered)\s+(?:at\s+the\s+(?:\w+\s+)?\w+\s+)?were\s+(?:each\s+|all\s+)?(?:duly\s+)?(?:approved|adopted|passed)
  |the\s+following\s+(?:\w+\s+){0,2}(?:proposals|matters|items)\s+were\s+(?:each\s+|all\s+|duly\s+)?(?:approved|adopted|passed)`;
const ALL_NOMINEES = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:\w+\s+){0,6}?(?:nominees?|directors?|candidates?|trustees?)\b[^.;]{0,120}?\b(?:was|were|been)\s+(?:\w+\s+){0,2}(?:elected|re-?elected)
  |\belected\s+(?:all|each)\b|\belected\s+the\s+(?:\w+\s+){0,3}(?:nominees|directors|individuals|persons|trustees|candidates)\s+(?:\w+\s+){0,2}(?:below|above)\b
  |(?:nominees?|directors)\s+(?:listed\s+)?(?:above|below)?[^.;]{0,60}\b(?:were|was)\s+(?:duly\s+|each\s+|all\s+){0,2}(?:re-?)?elected
  |^\W*(?:all|each|both)\b(?:\s+\w+){0,4}\s+(?:nominees|directors|trustees|candidates)\s+(?:duly\s+)?(?:re-?)?elected\W*$`;

/**
 * The outcome the document states: in the words after a proposal's counts, else before them, else in a statement about
 * several proposals by number, or about all of them. Null where it states none.
 */
export function outcomeOf(proposal: GroupedProposal, grouping: Grouping, body: string): Outcome | null {
  const { number, leading, trailing, nominees } = proposal;
  const isElection = proposal.type === 'elect_directors';
  const lost = trailing.find(({ text }) => isOutcomeAlone(text) && /not|fail|defeat|reject/i.test(text));
  if (isElection && lost !== undefined) return { approved: false, place: lost };
  const named = isElection && !trailing.some(({ text }) => ALL_NOMINEES.test(text)) ? electedAmong(proposal) : null;
  if (named !== null) return named;
  for (const text of [...trailing.slice(0, 4), ...leading.toReversed()]) {
    const own = ownStatement(text, proposal, grouping);
    if (own !== null) return own;
  }
  const numbered = number === null ? null : byNumber(number, body);
  if (numbered !== null) return { approved: numbered, place: null };
  const item = number === null || nominees.length > 0 ? undefined : grouping.listed.get(number);
  const [statement] = item === undefined ? [] : outcomeStatements(item);
  if (statement !== undefined) return { approved: statement.approved, place: null };
  const words = [...grouping.preamble, ...grouping.proposals.flatMap((one) => [...one.leading, ...one.trailing])];
  const subject = isElection ? null : bySubject(proposal, grouping, words);
  if (subject !== null) return subject;
  const ofNominees = isElection ? words.find(({ text }) => ALL_NOMINEES.test(text)) : undefined;
  // What follows the title of a matter that was not put to the vote belongs to none, and may speak of all.
  const ofAll = ofNominees ?? grouping.texts.find(({ text }) => isAllApproved(text));
  if (ofAll !== undefined) return { approved: true, place: ofAll };
  const byName = isElection ? electedByName(proposal, body) : null;
  // What holders consent to in writing is approved, or there would be no report.
  return byName ?? (proposal.record !== null && isConsent(body) ? { approved: true, place: null } : null);
}

function isAllApproved(text: string): boolean {
  const statement = ALL.exec(text)?.[0];
  return statement !== undefined && !/\bnot\b/i.test(statement);
}

/** Statements about other proposals by number or by subject, or about votes needed, are not this one's. */
function ownStatement(text: TextElement, proposal: GroupedProposal, grouping: Grouping): Outcome | null {
  const isElection = proposal.type === 'elect_directors';
  const plain = text.text.replace(NUMBERED, ' ');
  const statements = outcomeStatements(plain).filter(({ approved, start, end }) => {
    const words = plain.slice(start, end);
    if (isOfOther(subjectTypes(plain, start, words), proposal, grouping)) return false;
    if (/elect/i.test(words)) return isElection || /failed/i.test(words);
    return !isElection || !approved || !/ratif/i.test(words);
  });
  const [first] = statements;
  if (first === undefined) return null;
  const approved = isElection ? statements.every((one) => one.approved) : first.approved;
  return { approved, place: { start: text.start, end: text.end } };
}

/** Characters that the subject of an outcome may take. */
const LONGEST_SUBJECT = 400;
const PASSIVE = /^(?:was|were|is|are|has|have|had|been|passed|carried|did|not|failed|received|approved$)/i;

/** What the words before "was approved", "passed", "did not receive" name: one type for each part of a list. */
function subjectTypes(text: string, start: number, statement: string): readonly (ProposalType | null)[] {
  if (!PASSIVE.test(statement)) return [];
  const before = text.slice(Math.max(0, start - LONGEST_SUBJECT), start);
  const clause = before.split(/[.;:]\s|,?\s(?:but|while|whereas)\s/).at(-1) ?? '';
  return clause.split(/,\s*(?:and\s+)?|\band\s+(?=the\b|our\b|an?\b)/).map((part) => proposalTypeOf(part));
}

/** Whether a statement's subject names other proposals of the meeting, and not this one. */
function isOfOther(types: readonly (ProposalType | null)[], own: GroupedProposal, { proposals }: Grouping): boolean {
  const named = types.filter((type) => type !== null);
  if (named.length === 0 || named.includes(own.type)) return false;
  return named.every((type) => proposals.some((one) => one !== own && one.type === type));
}

/** "The auditor was ratified, and the plan and the say-on-pay resolution were approved": the one proposal of a type. */
function bySubject(own: GroupedProposal, { proposals }: Grouping, texts: readonly TextElement[]): Outcome | null {
  if (own.type === 'other' || proposals.filter((one) => one.type === own.type).length !== 1) return null;
  for (const text of texts) {
    for (const { approved, start, end } of outcomeStatements(text.text)) {
      if (subjectTypes(text.text, start, text.text.slice(start, end)).includes(own.type))
        return { approved, place: { start: text.start, end: text.end } };
    }
    const acted = actionsOf(text.text).find(({ type }) => type === own.type);
    if (acted !== undefined) return { approved: acted.approved, place: { start: text.start, end: text.end } };
  }
  return null;
}

function byNumber(number: number, body: string): boolean | null {
  const numbersIn = (list: string): readonly number[] =>
    (list.toLowerCase().match(/\d+|[a-z]+/g) ?? [])
      .map((word) => ONE_TO_TWELVE[word] ?? Number(word))
      .filter((one) => !Number.isNaN(one));
  for (const [, list = '', not, done = '', did = ''] of body.matchAll(NUMBERED)) {
    const numbers = numbersIn(list);
    const [low = 0, high = 0] = numbers;
    const isRange = /through|-/i.test(list) && numbers.length === 2;
    if (isRange ? number >= low && number <= high : numbers.includes(number))
      return not === undefined && !/rejected|defeated|not|fail/i.test(`${done}${did}`);
  }
  for (const [, done = '', list = ''] of body.matchAll(LISTED)) {
    if (numbersIn(list).includes(number)) return !/not|reject|defeat/i.test(done);
  }
  return inFavorOfEach(number, body) ? true : null;
}

const IN_FAVOR =
  /\b(?:voted\s+(?:in\s+favor\s+of|for|to\s+approve)|approved|adopted)\s+(?:items?|proposals?|matters?)\s+(?:no\.?\s*)?\d/i;

/** "Voted in favor of item 1, election of directors, and item 2, ratification of accountants". */
function inFavorOfEach(number: number, body: string): boolean {
  return sentencesOf(body).some(({ start, end }) => {
    const sentence = body.slice(start, end);
    const at = sentence.search(IN_FAVOR);
    if (at < 0 || /\bnot\b|\bagainst\b/i.test(sentence)) return false;
    const named = sentence.slice(at).matchAll(/\b(?:items?|proposals?|matters?)\s+(?:no\.?\s*)?(\d{1,2})\b/gi);
    return [...named].some(([, digits]) => Number(digits) === number);
  });
}

const ELECTED_THEM = /\b(?:was|were)\s+(?:duly\s+|each\s+)?(not\s+)?(?:re-?)?elected\b/gi;
/** Characters that the names before such words may take. */
const MOST_NAMES = 600;
const ELECTED_ONCE = /\b(?:was|were|ha(?:s|ve)\s+been)\s+(?:duly\s+|each\s+)?(?:re-?)?elected\b/i;

function lastNameOf({ name }: NomineeRow): string {
  return plainWord(/(?<!\S)\S*$/.exec(name.replace(/(?:,|(?<!\s))\s+(?:Jr|Sr|II|III|IV)\.?$/, ''))?.[0] ?? '');
}
const plainWord = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** "Ms. Orr, Mr. Pell and Mr. Quirk were elected", under a table of more nominees: an election in which some lost. */
function electedAmong({ nominees, trailing }: GroupedProposal): Outcome | null {
  const elected = new Set<NomineeRow>();
  let place: TextElement | null = null;
  for (const text of trailing) {
    for (const { start, end } of sentencesOf(text.text)) {
      const sentence = text.text.slice(start, end);
      const stated = sentence.search(ELECTED_ONCE);
      if (stated < 0 || /\b(?:all|each|both)\s+(?:of\s+)?(?:the|our)\b|\bnot\b/i.test(sentence)) continue;
      const words = sentence.slice(0, stated).split(/\s+/).map(plainWord);
      for (const nominee of nominees)
        if (words.some((word) => isSpelledLike(word, lastNameOf(nominee)))) elected.add(nominee);
      if (elected.size > 0) place ??= text;
    }
  }
  const isPart = elected.size > 1 && elected.size < nominees.length;
  return isPart && place !== null ? { approved: false, place: { start: place.start, end: place.end } } : null;
}

const HOLDERS_ELECTED = /holders\b[^.;]{0,300}?\b(?:re-?)?elected\b/i;

/**
 * "Mr. Kubiak and Ms. Prochaska were elected", "the shareholders elected Ann Orr and Bob Pell": every nominee's last name
 * in one such sentence, or almost so spelled.
 */
function electedByName({ nominees }: GroupedProposal, body: string): Outcome | null {
  const lastNames = nominees.map(lastNameOf);
  if (lastNames.length === 0) return null;
  const hasAll = (sentence: string): boolean => {
    const words = sentence.split(/\s+/).map(plainWord);
    return lastNames.every((name) => words.some((word) => isSpelledLike(word, name)));
  };
  for (const { index, 1: not } of body.matchAll(ELECTED_THEM)) {
    const before = body.slice(Math.max(0, index - MOST_NAMES), index);
    if (hasAll(before.split(';').at(-1) ?? '')) return { approved: not === undefined, place: null };
  }
  for (const { start, end } of sentencesOf(body)) {
    const sentence = body.slice(start, end);
    const stated = HOLDERS_ELECTED.exec(sentence);
    if (stated === null || /\bnot\b|\bfailed\b/i.test(sentence)) continue;
    if (hasAll(sentence.slice(stated.index + stated[0].length, stated.index + stated[0].length + MOST_NAMES)))
      return { approved: true, place: null };
  }
  return null;
}

/** The same letters but for one: changed, left out, or added. */
function isSpelledLike(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < 5 || long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length === short.length ? at + 1 : at) === long.slice(at + 1);
}
