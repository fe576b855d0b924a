import { pattern } from '../words/patterns.ts';
import { type ProposalType, proposalTypeOf } from '../words/proposal-type.ts';
import { sentencesOf } from '../words/sentences.ts';

/** What the holders did with one matter. */
export interface HoldersAction {
  readonly approved: boolean;
  readonly type: ProposalType | null;
}

const HOLDERS = pattern('i')`
  \b(?:(?:share|stock|unit)\s?holders|members|limited\s+partners|holders\s+of\s[^.;]{0,80}?)\s+(?:also\s+|each\s+|duly\s+|have\s+|voted\s+to\s+)*
  (?=(?:re-?)?elect|approv|ratif|adopt|reject|did\s+not|authori[sz])`;
const VERB = pattern('gi')`
  (?:^|(?<=[,;])\s*(?:and\s+|but\s+)?|\b(?:and|but)\s+)(?:\(\w{1,4}\)\s*)?(?:also\s+|voted\s+to\s+)?
  ((?:re-?)?elect(?:ed)?|approved?|ratif(?:ied|y)|adopt(?:ed)?|authori[sz]ed?|reject(?:ed)?|did\s+not\s+(?:approve|adopt|ratify|pass|elect))\b`;
/** Sentences that say what holders are asked, or may do. */
const UNDECIDED = /\b(?:asked|if|whether|unless|would|will|shall|may(?!\s+\d)|must|to\s+consider|seeking|requested)\b/i;

/**
 * "The shareholders elected all of the nominees, approved the advisory vote on compensation and ratified the auditor": one
 * action for each verb of such a sentence, with the type of its object.
 */
export function actionsOf(text: string): readonly HoldersAction[] {
  return sentencesOf(text).flatMap(({ start, end }) => {
    const sentence = text.slice(start, end);
    const holders = HOLDERS.exec(sentence);
    if (holders === null || UNDECIDED.test(sentence.slice(0, holders.index))) return [];
    const said = sentence.slice(holders.index + holders[0].length);
    const verbs = [...said.matchAll(VERB)];
    return verbs.map((match, at) => ({
      approved: !/not|reject/i.test(match[1] ?? ''),
      type: proposalTypeOf(`${match[1] ?? ''}${said.slice(match.index + match[0].length, verbs[at + 1]?.index)}`),
    }));
  });
}
