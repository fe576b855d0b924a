import { verbose } from '../layout/patterns.ts';
import { type CurrentPart, currentSentences } from '../prose/current-part.ts';
import type { FlatText, TextRange } from '../prose/flat-text.ts';
import { isTelling, numberPattern } from '../prose/restatements.ts';
import { ENDED, HYPOTHETICAL } from './note-endings.ts';

/** What a sentence says remains. */
const REMAINS = /remain(?:s|ed|ing)?(?: issued and)? outstanding|will be outstanding|(?:is|are|was|were) outstanding/i;
/** "None remain outstanding". */
const NONE_REMAINS =
  /\b(?:none|no|zero|nothing)\b[^.;$]{0,50}\b(?:remain(?:s|ed)?|is|are|was|were)(?: issued and)? outstanding/i;

/** "reducing the outstanding principal amount of the original note to $50.0 million". */
export const REDUCED =
  /\breduc(?:ed|ing) the (?:outstanding |remaining |aggregate )*(?:principal|balance)\b[^.;$]{0,80} to (?:US)?\$/i;

/** What another company issued to the filer is its investment. */
export const TO_FILER = verbose('i')`
  \b(?:debentures?|notes?|bonds?)\b[^.;]{0,80}\b(?:issued|sold)(?: by [^.;]{2,60}?)? to (?:the (?:Company|Registrant)|us)\b(?!')
  |(?<!\b(?:we|it|company) )\bissu(?:ing|ed|es) [^.;$]{0,60}\b(?:debentures?|notes?|bonds?) to (?:the (?:Company|Registrant)|us)\b(?!')`;

/** "with an option to issue additional": what is still possible. */
export const MAY_ISSUE =
  /\b(?:option|right|may|might|could|able|ability)\b[^.;$]{0,60}\b(?:issue|sell|purchase|offer|borrow)\b[^.;$]{0,100}$/i;

/** "repaid in full a note that was outstanding at the balance date". */
const ENDED_WHOLE = new RegExp(
  `\\b${ENDED} (?:in full|in (?:its|their) entirety|all (?:of )?(?:the|its|our)|the (?:entire|full))\\b`,
  'i',
);

/** "As of December 31, 2025 and 2024, the principal balance of the convertible notes of $2,900,000 and $1,400,000". */
const BALANCE =
  /\b(?:as of|at) [A-Z][a-z]{2,8} \d{1,2}, [^.;$]{3,40}\bprincipal balances? (?:of|on|under|due on) (?:the|our) (?:[\w-]+ ){0,4}(?:notes|debentures)\b/i;

/** Whether a sentence says that something remains. */
export function isRemaining(words: string): boolean {
  if (BALANCE.test(words)) return true;
  if (!REMAINS.test(words) || NONE_REMAINS.test(words)) return false;
  const ended = ENDED_WHOLE.exec(words);
  return ended === null || HYPOTHETICAL.test(words.slice(0, ended.index)) || /\bremain/i.test(words.slice(ended.index));
}

/** "unless earlier converted, redeemed or repurchased". */
const UNLESS =
  /,? ?\b(?:unless|until|if not) (?:(?:earlier|previously|sooner|otherwise|they are|it is) ?)*(?:converted|redeemed|repurchased|exchanged|repaid|prepaid|settled)\b(?:,? ?(?:or|and|redeemed|repurchased|converted|exchanged|prepaid|cancelled|settled|earlier))*/gi;
/** "may be redeemed", "the right to require us to repurchase", "can be settled in cash". */
const POSSIBLE = verbose('gi')`
  \b(?:may|can|could|would|might|will|shall)(?: not)?(?: be| elect to| also| only be| again be)*(?: \w+ly)? (?:converted|redeem(?:ed)?|repurchased?|exchanged?|settled?|repaid|retired?|cancell?ed)\b
  |\b(?:right|option|require|obligation|required|obligated|election|entitled|agreed) (?:[\w ]{0,24}?)to (?:\w+ ){0,2}?(?:redeem|repurchase|exchange|settle|retire|repay)\b`;
/** "used the proceeds to repurchase shares, to repay the term loan": to the end of the clause. */
const FOR_OTHERS =
  /\b(?:us(?:ed?|ing)|intends? to use|proceeds)\b[^.;]{0,160}?\bto (?:repurchase|repay|redeem|retire|pay off|prepay|settle)\b[^.;]*/gi;

/** Later sentences about the same notes, in the past tense. */
const GONE_LATER = verbose('i')`
  \b(?:the|this|such|these|all of the) (?:\w+ )?(?:notes?|debentures?) (?:was|were|(?:has|have)(?: since| subsequently)? been) (?:fully |subsequently |since |all )?
  (?:repaid|paid (?:off|in full)|satisfied|converted in (?:full|its entirety)|(?:mandatorily |automatically |fully )converted|extinguished|cancell?ed|redeemed in full)
  |\b(?:repaid|paid) (?:the|this) (?:investor|holder|lender|note|debenture)(?: back)? in full`;
/** Where the next instrument begins. */
const NEXT_NOTE = /\bOn (?:or about )?[A-Z][a-z]+ \d{1,2}, \d{4},|\n/;
/** What may be, and what proceeds are for, is not what became of the notes. */
export function withoutHypotheses(words: string): string {
  return words.replace(UNLESS, '').replace(POSSIBLE, '').replace(FOR_OTHERS, '');
}

/** Whether what follows a note's sentence, before the next note's, says that nothing of it is left. */
export function isGoneLater(behind: string): boolean {
  const [own = ''] = behind.split(NEXT_NOTE, 1);
  const gone = GONE_LATER.exec(own);
  return (
    gone !== null && !REMAINS.test(own) && !/\bassum|\bif\b/i.test(own.slice(0, gone.index).split('. ').at(-1) ?? '')
  );
}

const POSSIBLY =
  /\b(?:if|may|could|would|will|assum\w+|option|right|intends?|expects?|purposes?|proposed?|plans?|reorganization|recapitalize)\b/i;

/** Whether a sentence says that notes of just this principal were converted, repaid or exchanged. */
export function isSettled(flat: FlatText, part: CurrentPart, principal: number): boolean {
  if (!isTelling(principal)) return false;
  const figure = numberPattern(principal).source;
  const settled = new RegExp(
    `\\b(?:conversion|redemption|repayment|repurchase|retirement|settlement) of (?:${FEW})*\\$ ?${figure}[^.;]{0,80}\\b(?:notes|debentures)\\b` +
      `|\\b(?:converted|redeemed|repaid|repurchased|retired) (?:${FEW})*\\$ ?${figure}[^.;]{0,80}\\b(?:notes|debentures)\\b`,
    'i',
  );
  for (const { words } of currentSentences(flat, part, numberPattern(principal), 60))
    if (settled.test(words) && !POSSIBLY.test(words) && !REMAINS.test(words)) return true;
  return false;
}

/** Words between what happened and the amount. */
const FEW =
  'all |of |the |our |its |approximately |outstanding |remaining |aggregate |an |total |a total of |an aggregate of ';

/** "The principal amount owed at September 30, 2025 was $190,000 under the convertible note", behind the sentence that issues it. */
export function isOwedUnderKnown(
  text: string,
  own: TextRange,
  known: readonly { readonly sentence: TextRange }[],
): boolean {
  if (!/\bprincipal(?: amount| balance)? owed\b/i.test(text.slice(own.start, own.end))) return false;
  return known.some(({ sentence }) => sentence.end <= own.start && !text.slice(sentence.end, own.start).includes('\n'));
}
