import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import type { TextElement } from '../rows/vote-record.ts';
import { isOutcomeAlone, outcomeStatements } from '../words/outcome-words.ts';
import { pattern } from '../words/patterns.ts';
import { sentencesOf } from '../words/sentences.ts';
import { electedAmong, electedByName } from './elected-names.ts';
import type { GroupedProposal, Grouping } from './grouped-proposal.ts';
import { isConsent } from './no-vote.ts';
import type { Outcome } from './outcome.ts';
import { bySubject, isExcepted, isOfOther, subjectTypes } from './outcome-subjects.ts';

const NUMBER = String.raw`(?:\(?\d{1,2}\)?|one|two|three|four|five|six|seven|eight|nine|ten)`;
const JOINED = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+(?:through|to)\s+|\s*-\s*)`;
const WERE = String.raw`(?:was|were|have\s+been|has\s+been)\s+(not\s+)?(?:each\s+|all\s+|duly\s+|also\s+)*`;
/** ", which required the votes of two thirds of the shares," between a number and its outcome. */
const ASIDE = String.raw`(?:\s*(?:\([^()]{0,120}\)|,\s+(?:which|each\s+of\s+which|requiring|having)\s[^.;,]{0,160}(?:,[^.;,]{0,80})?,))?`;
/** "Proposals 2, 3 and 4 were approved". */
const NUMBERED = pattern('gi')`
  \b(?:proposals?|resolutions?|items?|matters?)\s+(?:nos?\.?\s*|numbers?\s+)?(${NUMBER}(?:${JOINED}${NUMBER}){0,20})${ASIDE},?\s+(?:each\s+|all\s+|both\s+|also\s+)?
  (?:${WERE}(approved|adopted|ratified|passed|carried|rejected|defeated|elected)
  |(did\s+not\s+(?:pass|carry|receive)|(?:was|were)\s+not(?=\s?[.;,])|fail(?:ed)?|passed|carried|received\s+(?:the\s+)?(?:required|requisite|necessary|sufficient)))\b`;
const LIST = String.raw`${NUMBER}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${NUMBER}(?!\d))*`;
/** "Approved proposals 2, 3 and 4". */
const LISTED = pattern('gi')`
  \b(did\s+not\s+(?:approve|adopt|pass)|approved|ratified|adopted|rejected|defeated)\s+(?:each\s+of\s+)?(?:proposals?|items?|matters?)\s+(?:nos?\.?\s*)?(${LIST})`;
const ALL = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|these\s+|such\s+)?(?:\w+\s+){0,3}?(?:proposals?|matters?|items?|resolutions?)\b
  (?:[^.;]{0,120}?\b(?:was|were)\s+(?:duly\s+|each\s+)?(?:approved|adopted|passed|carried)|\s+(?:also\s+|duly\s+)?(?:passed|carried)\b)
  |\b(?:approved|adopted|passed)\s+(?:all|each|the\s+following|both)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?(?:proposals|matters|items|resolutions)
  |approved\s+(?:each|all)\s+(?:matter|proposal)
  |holders\b(?:[^.;]|\.(?!\s+[A-Z])){0,60}\b(?:approved|adopted|passed)\s+(?:the\s+)?(?:following\s+)?(?:two|three|four|five|six|seven)\s+(?:\w+\s+){0,2}?(?:proposals|matters|items|resolutions)\b
  |\b(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:proposals?|matters?|items?|resolutions?)\s+(?:received|obtained)\s+(?:the\s+)?(?:required|requisite|necessary|sufficient)\b
  |\b(?:all|each|both)\s+of\s+(?:the\s+(?:above|foregoing)|these|them|such)(?:\s+\w+){0,2}\s+(?:was|were)\s+(?:duly\s+|each\s+|all\s+)?(?:approved|adopted|passed|carried)
  |each\s+of\s+which\s+(?:(?:was|were)\s+(?:duly\s+)?(?:approved|adopted|passed)|received\s+(?:the\s+)?(?:sufficient|required|requisite|necessary))
  |voted\s+in\s+favor\s+of\s+(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:[\w’']+\s+){0,3}?(?:proposals?|matters?|items)
  |(?:agenda\s+items|proposals|matters)\s+(?:submitted|presented|considered)\s+(?:at\s+the\s+(?:\w+\s+)?\w+\s+)?were\s+(?:each\s+|all\s+)?(?:duly\s+)?(?:approved|adopted|passed)
  |the\s+following\s+(?:\w+\s+){0,2}(?:proposals|matters|items|actions|resolutions)\s+were\s+(?:each\s+|all\s+|duly\s+)?(?:approved|adopted|passed)`;
const ALL_NOMINEES = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:\w+\s+){0,6}?(?:nominees?|directors?|candidates?|trustees?)\b[^.;]{0,120}?\b(?:was|were|been)\s+(?:\w+\s+){0,2}(?:elected|re-?elected)
  |\belected\s+(?:all|each|both)\b|\belected\s+the\s+(?:\w+\s+){0,3}(?:nominees|directors|individuals|persons|trustees|candidates)\s+(?:\w+\s+){0,2}(?:below|above)\b
  |(?:nominees?|directors)\s+(?:listed\s+)?(?:above|below)?[^.;]{0,60}\b(?:were|was)\s+(?:duly\s+|each\s+|all\s+){0,2}(?:re-?)?elected
  |(?:^|[.:[(]\s?)\W{0,3}(?:all|each|both)\b(?:\s+\w+){0,4}\s+(?:nominees?|directors?|trustees?|candidates?)\s+(?:duly\s+)?(?:re-?)?elected\W*$`;

/** "Both shareholder proposals failed", "neither of the proposals was approved". */
const NONE = pattern('i')`
  \b(?:both|all|each)\s+(?:of\s+)?(?:the\s+)?(?:(share|stock)holder\s+)?(?:proposals?|matters?|resolutions?)\s+(?:(?:was|were)\s+(?:not\s+approved|defeated|rejected)|failed|did\s+not\s+pass)
  |\b(?:neither|none)\s+(?:of\s+)?(?:the\s+)?(?:(share|stock)holder\s+)?(?:proposals?|matters?|resolutions?)\s+(?:(?:was|were)\s+(?:approved|adopted)|passed)`;

/** Of two slates, one lost. */
const NO_NOMINEE =
  /\belected\b[^.;]{0,200}\bnone\s+of\s+(?:the|our|its)\s+(?:[\w’']+\s+){0,3}(?:nominees|directors|candidates)\b/i;

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
  const refused = isElection ? undefined : grouping.texts.find(({ text }) => isAmongRefused(text, proposal));
  if (refused !== undefined) return { approved: false, place: refused };
  const words = [...grouping.preamble, ...grouping.proposals.flatMap((one) => [...one.leading, ...one.trailing])];
  const subject = isElection ? null : bySubject(proposal, grouping, words);
  if (subject !== null) return subject;
  const ofNone = isElection ? words.find(({ text }) => NO_NOMINEE.test(text)) : undefined;
  if (ofNone !== undefined) return { approved: false, place: ofNone };
  const ofNominees = isElection ? words.find(({ text }) => ALL_NOMINEES.test(text)) : undefined;
  // What follows the title of a matter that was not put to the vote belongs to none, and may speak of all.
  const ofAll = ofNominees ?? grouping.texts.find(({ text }) => isAllApproved(text, proposal));
  if (ofAll !== undefined) return { approved: true, place: ofAll };
  const byName = isElection ? electedByName(proposal, body) : null;
  // What holders consent to in writing is approved, or there would be no report.
  const isStated = proposal.record !== null || nominees.length > 0;
  return byName ?? (isStated && isConsent(body) ? { approved: true, place: null } : null);
}

function isAmongRefused(text: string, proposal: GroupedProposal): boolean {
  const statement = NONE.exec(text);
  if (statement === null || isExcepted(text.slice(statement.index + statement[0].length), proposal)) return false;
  const isOfHolders = statement[1] !== undefined || statement[2] !== undefined;
  return !isOfHolders || proposal.type === 'shareholder_proposal';
}

function isAllApproved(text: string, proposal: GroupedProposal): boolean {
  const statement = ALL.exec(text);
  if (statement === null || /\bnot\b/i.test(statement[0])) return false;
  return !isExcepted(text.slice(statement.index + statement[0].length), proposal);
}

/** Statements about other proposals by number or by subject, or about votes needed, are not this one's. */
function ownStatement(text: TextElement, proposal: GroupedProposal, grouping: Grouping): Outcome | null {
  const isElection = proposal.type === 'elect_directors';
  const plain = text.text.replace(NUMBERED, ' ');
  const all = outcomeStatements(plain);
  const statements = all.filter((one, at) => {
    const { approved, start, end } = one;
    const words = plain.slice(start, end);
    if (isOfOther(subjectTypes(plain, one, all[at - 1], all[at + 1]), proposal, grouping)) return false;
    if (isExcepted(plain.slice(end), proposal)) return false;
    if (/elect/i.test(words)) return isElection || /failed/i.test(words);
    return !isElection || !approved || !/ratif/i.test(words);
  });
  const [first] = statements;
  if (first === undefined) return null;
  const approved = isElection ? statements.every((one) => one.approved) : first.approved;
  return { approved, place: { start: text.start, end: text.end } };
}

function byNumber(number: number, body: string): boolean | null {
  const numbersIn = (list: string): readonly number[] =>
    (list.toLowerCase().match(/\d+|[a-z]+/g) ?? [])
      .map((word) => ONE_TO_TWELVE[word] ?? Number(word))
      .filter((one) => !Number.isNaN(one));
  for (const [, list = '', not, done = '', did = ''] of body.matchAll(NUMBERED)) {
    const numbers = numbersIn(list);
    const [low = 0, high = 0] = numbers;
    const isRange = /through|to|-/i.test(list) && numbers.length === 2;
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
