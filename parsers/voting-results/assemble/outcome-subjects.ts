import type { TextElement } from '../rows/vote-record.ts';
import { type OutcomeStatement, outcomeStatements } from '../words/outcome-words.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import type { GroupedProposal, Grouping } from './grouped-proposal.ts';
import { actionsOf } from './holders-actions.ts';
import type { Outcome } from './outcome.ts';

/** Characters that the subject of an outcome may take. */
const LONGEST_SUBJECT = 400;
const PASSIVE =
  /^(?:was|were|is|are|has|have|had|been|passed|carried|did(?!\s+not\s+(?:approve|ratify|adopt|elect|endorse)\b)|not|failed|received|approved$)/i;

/** The parts of the list before "was approved", "passed", "did not receive"; none where the words are active. */
function subjectParts(text: string, { start, end }: OutcomeStatement, previous?: OutcomeStatement): readonly string[] {
  if (!PASSIVE.test(text.slice(start, end))) return [];
  const partsFrom = (from: number): readonly string[] => {
    const clause =
      text
        .slice(from, start)
        .split(/[.;:]\s|,?\s(?:but|while|whereas)\s/)
        .at(-1) ?? '';
    return clause.split(/,\s*(?:and\s+)?|\band\s+(?=the\b|our\b|an?\b)/);
  };
  const from = Math.max(0, start - LONGEST_SUBJECT);
  // "The plan was approved, and the proposal failed": the subject begins after the outcome before, if words are left.
  const own = previous !== undefined && previous.end > from ? partsFrom(previous.end) : [];
  return own.some((part) => proposalTypeOf(part) !== null) ? own : partsFrom(from);
}

/**
 * What an outcome is about: one type for each part of the list that is its subject; of a verb beside another outcome,
 * "ratified the auditor and did not approve the plan", the type of its object.
 */
export function subjectTypes(
  text: string,
  statement: OutcomeStatement,
  previous?: OutcomeStatement,
  next?: OutcomeStatement,
): readonly (ProposalType | null)[] {
  const isAlone = previous === undefined && next === undefined;
  if (isAlone || PASSIVE.test(text.slice(statement.start, statement.end)))
    return subjectParts(text, statement, previous).map((part) => proposalTypeOf(part));
  const rest = text.slice(statement.start, Math.min(next?.start ?? text.length, statement.end + LONGEST_SUBJECT));
  return [proposalTypeOf(rest.split(/[.;]\s/, 1)[0] ?? '')];
}

/** Whether a statement's subject names other proposals of the meeting, and not this one. */
export function isOfOther(
  types: readonly (ProposalType | null)[],
  own: GroupedProposal,
  { proposals }: Grouping,
): boolean {
  const named = types.filter((type) => type !== null);
  if (named.length === 0 || named.includes(own.type)) return false;
  return named.every((type) => proposals.some((one) => one !== own && one.type === type));
}

const EXCEPTION =
  /^[^.;]{0,80}\b(?:except(?:ing)?(?:\s+for)?|other\s+than|with\s+the\s+exception\s+of|but\s+not)\s+([^.;]{1,160})/i;

/** "… were approved, except Proposal 2": whether what follows an outcome takes a proposal out, by its number or kind. */
export function isExcepted(after: string, { number, type }: GroupedProposal): boolean {
  const excepted = EXCEPTION.exec(after)?.[1];
  if (excepted === undefined) return false;
  const numbers = excepted.match(/\d{1,2}/g)?.map(Number) ?? [];
  return numbers.length > 0
    ? number !== null && numbers.includes(number)
    : [type, null].includes(proposalTypeOf(excepted));
}

/** "The auditor was ratified, and the plan and the say-on-pay resolution were approved": the one proposal of a type. */
export function bySubject(
  own: GroupedProposal,
  { proposals }: Grouping,
  texts: readonly TextElement[],
): Outcome | null {
  const isOnly = own.type !== 'other' && proposals.filter((one) => one.type === own.type).length === 1;
  for (const text of texts) {
    const all = outcomeStatements(text.text);
    for (const [at, statement] of all.entries()) {
      const parts = subjectParts(text.text, statement, all[at - 1]);
      const isOwn = parts.some((part) => {
        const type = proposalTypeOf(part);
        return type === null ? namedBy(part, proposals) === own : isOnly && type === own.type;
      });
      if (isOwn) return { approved: statement.approved, place: { start: text.start, end: text.end } };
    }
    const acted = isOnly ? actionsOf(text.text).find(({ type }) => type === own.type) : undefined;
    if (acted !== undefined) return { approved: acted.approved, place: { start: text.start, end: text.end } };
  }
  return null;
}

/** Words that say nothing of what a proposal is about. */
const COMMON =
  /^(?:the|and|for|our|its|was|not|are|of|proposals?|resolutions?|matters?|items?|votes?|voted|voting|shares?|share|stock|stockholders?|shareholders?|holders|company|board|directors?|meeting|annual|special|which|with|that|this|were|been|have|number|required|majority|outstanding|present|approval|approve|approved|proposed|each|all|also|both)$/;

/** The one proposal whose title has the words that no other title has; null where there is none, or several. */
function namedBy(part: string, proposals: readonly GroupedProposal[]): GroupedProposal | null {
  const found = new Set<GroupedProposal>();
  for (const word of wordsIn(part)) {
    const [only, ...more] = proposals.filter(({ subject }) => wordsIn(subject).includes(word));
    if (only !== undefined && more.length === 0) found.add(only);
  }
  const [one, ...others] = found;
  return one !== undefined && others.length === 0 ? one : null;
}

function wordsIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z\d]{3,}/g) ?? []).filter((word) => !COMMON.test(word));
}
