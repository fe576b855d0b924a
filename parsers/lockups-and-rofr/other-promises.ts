import { pattern } from '../prose/pattern.ts';

/**
 * Promises and rules that are no lock-up of issuer, insiders or holders: Rule 144, creditors' agreements, underwriters'
 * own (FINRA 5110), options, reports and their deadlines, Variable Rate Transactions alone.
 */
const OTHER = pattern('i')`
  \brule 144\b|voting agreement|forbearance|FINRA
  |to which the (?:underwriters?|representatives?|placement agents?) will not|regain
  |stockholders?' meeting|shareholders?' meeting|over-?allotment|to purchase (?:up to )?(?:an )?additional
  |salary|severance|form s-8|general instruction|public float|register the transfer of|demand registration
  |delay (?:the )?filing|(?:placement|issuance|transaction|agency) notice|piggyback|compet(?:e|ition)\b|solicit
`;
/** Beside the name of a lock-up these may be asides. */
const OTHER_UNNAMED =
  /\brestricted securities\b|business combination|employ(?:ment|ee)\b|\bvest(?:s|ed|ing)?\b|\blicens|\bassets\b|\bcure\b/i;

/** @param isOfHolders whether holders promise: those of a blank-check company do so until its merger */
export function isOtherPromise(words: string, isNamed: boolean, isOfHolders: boolean): boolean {
  const head = words.slice(0, 900).replace(EXCEPTED, '');
  return (
    OTHER.test(isNamed ? head.replace(BESIDE_NAME, '') : head) || (!isNamed && !isOfHolders && OTHER_UNNAMED.test(head))
  );
}

/** What a promise leaves out: "or file any registration statement other than on Form S-8". */
const EXCEPTED = /\b(?:other than|except(?: for)?|excluding)\b[^.;,()]{0,90}/gi;
const BESIDE_NAME = /rule 144|over-?allotment|short sales?|demand registration|salary/gi;

/** A lock-up that has run out, or was waived. */
export function isOfEarlierDeal(words: string): boolean {
  return /\block-?\s?ups?\b[^.;]{0,60}\b(?:expired|terminated|was waived|were waived|lapsed|has ended)\b/i.test(words);
}
