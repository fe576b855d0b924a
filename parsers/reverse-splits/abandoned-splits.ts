import { pattern } from '../prose/pattern.ts';

/** Words of giving up a split, whatever the tense: such a sentence announces none. */
export const ABANDONED = pattern('i')`
  \babandon\w*|\bpostpon\w+|\brescind\w*|\bnot to (?:proceed|effect|implement)
  |\bwill not (?:proceed|be effect|effect|implement)|\bcancel(?:l?ed|ling)?\b|\bno longer (?:intends|plans)
`;
const DECIDED = '(?:determined|decided|elected|resolved|chosen|chose|agreed|voted)';
/** That it was given up, as a fact. */
const GIVEN_UP = pattern('i')`
  \b${DECIDED}\b[^.;]{0,60}\b(?:not to (?:proceed|effect|implement|complete|pursue|go forward)|to (?:abandon|postpone|cancel|rescind|withdraw|delay|defer|forgo))
  |\b(?:has|have|had) (?:been )?(?:abandoned|postponed|cancell?ed|rescinded|withdrawn|deferred)\b
  |\b(?:was|were) (?:abandoned|postponed|cancell?ed|rescinded|withdrawn|deferred)\b
  |\b(?:company|board|corporation|registrant|issuer|we|it) (?:\w+ ){0,2}(?:abandoned|postponed|cancell?ed|rescinded|withdrew)\b
  |\bwill not (?:proceed|be effected|effect|implement)|\bno longer (?:intends|plans)
`;
/** What the board may still do. */
const POSSIBLE =
  /\b(?:may(?! \d)|might|could|would|can|if|unless|right|authority|ability|power|discretion|even though|at any time)\b/i;

/** Whether a sentence says that an announced split does not take place. */
export function givesUpSplit(text: string): boolean {
  return GIVEN_UP.test(text) && !POSSIBLE.test(text);
}
