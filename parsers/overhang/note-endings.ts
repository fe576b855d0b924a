import { verbose } from '../layout/patterns.ts';

/** Words shared by the patterns that say how notes end, for insertion into patterns. */

/** What ends a note, in the past tense. */
export const ENDED =
  '(?:converted|repaid|redeemed|exchanged|settled|satisfied|paid(?: off)?|extinguished|prepaid|retired|cancell?ed|forgiven)';

/** Words before an end that make it a possibility or a plan. */
export const HYPOTHETICAL =
  /\b(?:if|may(?! \d)|could|would|will|shall|unless|until|upon|assum\w+|option|right|elect\w*|intends?|proposed?)\b/i;

const WHOLLY = verbose('i')`
  \b(?:was|were|been) (?:(?:fully|since|subsequently|later|entirely) )?${ENDED}(?= (?:in full|in (?:its|their) entirety|on|as of|into|by|during|prior)|[.;,]|$)
  |\b(?:was|were|been) fully ${ENDED}\b
  |\b${ENDED} (?:(?:the|this) (?:[\w-]{1,20} ){0,3}note |the (?:entire|full|remaining) )?(?:in full|in (?:its|their) entirety|balance)\b`;

/** Whether the words on one note say that all of it was repaid, converted or exchanged. */
export function isEnded(words: string): boolean {
  return words.split(/[.;] /).some((sentence) => {
    const match = WHOLLY.exec(sentence);
    if (match === null) return false;
    const lead = sentence.slice(0, match.index + match[0].length);
    return !HYPOTHETICAL.test(lead) && !/\$ ?\d|\bportion\b|\bpart\b|\binterest\b/i.test(lead.slice(-90));
  });
}
