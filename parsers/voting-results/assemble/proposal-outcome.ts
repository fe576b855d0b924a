import { ONE_TO_TWELVE } from '../../layout/number-words.ts';
import type { TextRange } from '../../prose/flat-text.ts';
import type { TextElement } from '../rows/vote-record.ts';
import { isOutcomeAlone, outcomeStatements } from '../words/outcome-words.ts';
import { pattern } from '../words/patterns.ts';
import type { GroupedProposal, Grouping } from './grouped-proposal.ts';

export interface Outcome {
  readonly approved: boolean;
  /** In the plain text; null where words of several places say it. */
  readonly place: TextRange | null;
}

const NUMBER = String.raw`(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)`;
const JOINED = String.raw`(?:\s*,\s*(?:and\s+)?|\s+and\s+|\s*&\s*|\s+through\s+|\s*-\s*)`;
const WERE = String.raw`(?:was|were|have\s+been|has\s+been)\s+(not\s+)?(?:each\s+|all\s+|duly\s+|also\s+)*`;
/** "Proposals 2, 3 and 4 were approved". */
const NUMBERED = pattern('gi')`
  \bproposals?\s+(?:nos?\.?\s*|numbers?\s+)?(${NUMBER}(?:${JOINED}${NUMBER})*)\s+(?:each\s+)?${WERE}(approved|adopted|ratified|passed|rejected|defeated|elected)`;
const LIST = String.raw`${NUMBER}(?:(?:\s*,\s*(?:and\s+)?|\s+and\s+)${NUMBER}(?!\d))*`;
/** "Approved proposals 2, 3 and 4". */
const LISTED = pattern('gi')`
  \b(did\s+not\s+(?:approve|adopt|pass)|approved|ratified|adopted|rejected|defeated)\s+(?:each\s+of\s+)?(?:proposals?|items?|matters?)\s+(?:nos?\.?\s*)?(${LIST})`;
const ALL = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|these\s+|such\s+)?(?:\w+\s+){0,3}?(?:proposals?|matters|items|resolutions)\b
  [^.;]{0,120}?\b(?:was|were)\s+(?:duly\s+|each\s+)?(?:approved|adopted|passed|carried)
  |\b(?:approved|adopted|passed)\s+(?:all|each|the\s+following|both)\s+(?:of\s+)?(?:the\s+)?(?:following\s+)?(?:\w+\s+){0,3}?(?:proposals|matters|items|resolutions)
  |approved\s+(?:each|all)\s+(?:matter|proposal)
  |each\s+of\s+which\s+(?:(?:was|were)\s+(?:duly\s+)?(?:approved|adopted|passed)|received\s+(?:the\s+)?(?:sufficient|required|requisite|necessary))
  |voted\s+in\s+favor\s+of\s+(?:all|each|both)\s+(?:of\s+)?(?:the\s+)?(?:[\w’']+\s+){0,3}?(?:proposals?|matters?|items)
  |(?:agenda\s+items|proposals|matters)\s+(?:submitted|presented|considered)\s+(?:at\s+the\s+(?:\w+\s+)?\w+\s+)?were\s+(?:each\s+|all\s+)?(?:duly\s+)?(?:approved|adopted|passed)
  |the\s+following\s+(?:\w+\s+){0,2}(?:proposals|matters|items)\s+were\s+(?:each\s+|all\s+|duly\s+)?(?:approved|adopted|passed)`;
const ALL_NOMINEES = pattern('i')`
  \b(?:all|each|both)\s+(?:of\s+)?(?:the\s+|our\s+)?(?:\w+\s+){0,6}?(?:nominees?|directors?|candidates?|trustees?)\b[^.;]{0,120}?\b(?:was|were|been)\s+(?:\w+\s+){0,2}(?:elected|re-?elected)
  |\belected\s+(?:all|each)\b|\belected\s+the\s+(?:\w+\s+){0,3}(?:nominees|directors|individuals|persons|trustees|candidates)\s+(?:\w+\s+){0,2}(?:below|above)\b
  |(?:nominees?|directors)\s+(?:listed\s+)?(?:above|below)?[^.;]{0,40}were\s+(?:duly\s+)?elected`;

/**
 * The outcome the document states: in the words after a proposal's counts, else before them, else in a statement about
 * several proposals by number, or about all of them. Null where it states none.
 */
export function outcomeOf(proposal: GroupedProposal, grouping: Grouping, body: string): Outcome | null {
  const { number, leading, trailing, nominees } = proposal;
  const isElection = proposal.type === 'elect_directors';
  const lost = trailing.find(({ text }) => isOutcomeAlone(text) && /not|fail|defeat|reject/i.test(text));
  if (isElection && lost !== undefined) return { approved: false, place: lost };
  for (const text of [...trailing.slice(0, 4), ...leading.toReversed()]) {
    const own = ownStatement(text, isElection);
    if (own !== null) return own;
  }
  const numbered = number === null ? null : byNumber(number, body);
  if (numbered !== null) return { approved: numbered, place: null };
  const item = number === null || nominees.length > 0 ? undefined : grouping.listed.get(number);
  const [statement] = item === undefined ? [] : outcomeStatements(item);
  if (statement !== undefined) return { approved: statement.approved, place: null };
  const words = [...grouping.preamble, ...grouping.proposals.flatMap((one) => [...one.leading, ...one.trailing])];
  const ofNominees = isElection ? words.find(({ text }) => ALL_NOMINEES.test(text)) : undefined;
  const ofAll = ofNominees ?? words.find(({ text }) => isAllApproved(text));
  if (ofAll !== undefined) return { approved: true, place: ofAll };
  return isElection ? electedByName(proposal, body) : null;
}

function isAllApproved(text: string): boolean {
  const statement = ALL.exec(text)?.[0];
  return statement !== undefined && !/\bnot\b/i.test(statement);
}

/** Statements about other proposals by number, or about votes needed, are not this one's. */
function ownStatement(text: TextElement, isElection: boolean): Outcome | null {
  const plain = text.text.replace(NUMBERED, ' ');
  const statements = outcomeStatements(plain).filter(({ approved, start, end }) => {
    const words = plain.slice(start, end);
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
    (list.toLowerCase().match(/\d+|[a-z]+/g) ?? []).map((word) => ONE_TO_TWELVE[word] ?? Number(word));
  for (const [, list = '', not, done = ''] of body.matchAll(NUMBERED)) {
    const numbers = numbersIn(list);
    const [low = 0, high = 0] = numbers;
    const isRange = /through|-/i.test(list) && numbers.length === 2;
    if (isRange ? number >= low && number <= high : numbers.includes(number))
      return not === undefined && !/rejected|defeated/i.test(done);
  }
  for (const [, done = '', list = ''] of body.matchAll(LISTED)) {
    if (numbersIn(list).includes(number)) return !/not|reject|defeat/i.test(done);
  }
  return null;
}

const ELECTED_THEM = /\b(?:was|were)\s+(?:duly\s+|each\s+)?(not\s+)?(?:re-?)?elected\b/gi;
/** Characters that the names before such words may take. */
const MOST_NAMES = 600;

/** "Mr. Kubiak and Ms. Prochaska were elected": every nominee's last name in one such sentence. */
function electedByName({ nominees }: GroupedProposal, body: string): Outcome | null {
  const lastNames = nominees.map(
    ({ name }) => /(?<!\S)\S*$/.exec(name.replace(/(?:,|(?<!\s))\s+(?:Jr|Sr|II|III|IV)\.?$/, ''))?.[0] ?? '',
  );
  if (lastNames.length === 0) return null;
  for (const { index, 1: not } of body.matchAll(ELECTED_THEM)) {
    const sentence =
      body
        .slice(Math.max(0, index - MOST_NAMES), index)
        .split(';')
        .at(-1) ?? '';
    if (lastNames.every((name) => sentence.includes(name))) return { approved: not === undefined, place: null };
  }
  return null;
}
