import { pattern } from '../words/patterns.ts';

const NOT_HELD = pattern('i')`
  \bno\s+(?:vote|votes|voting|action|business|matters?|proposals?)\s+(?:\w+\s+){0,3}?(?:was|were|has\s+been|have\s+been)\s+(?:\w+\s+){0,2}?(?:taken|held|conducted|transacted|voted|acted|considered|submitted|presented)
  |\b(?:a\s+)?quorum\s+(?:\w+\s+){0,3}?(?:was|were|is|being)\s+not\s+(?:\w+\s+){0,2}?(?:present|obtained|reached|achieved|constituted|met|established)
  |\b(?:absence|lack)\s+of\s+(?:a\s+|the\s+)?(?:\w+\s+)?quorum|\b(?:insufficient|not\s+enough|not\s+a\s+sufficient)\s+(?:number\s+of\s+)?(?:\w+\s+){0,4}?quorum
  |\bwithout\s+(?:any\s+)?(?:business|votes?|action|matters?|proposals?)\s+(?:\w+\s+){0,2}?(?:conducted|transacted|taken|voted|acted)
  |\bno\s+quorum\b|\bdid\s+not\s+(?:have|reach|obtain|achieve|constitute)\s+a\s+quorum
  |\bfail(?:ed|ure)\s+to\s+(?:obtain|reach|achieve|have)\s+a\s+quorum
  |\b(?:were|was)\s+not\s+(?:submitted\s+to|put\s+to|brought\s+to|presented\s+for)\s+a\s+vote`;
const CONSENT = pattern('i')`
  \b(?:by|pursuant\s+to|through)\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,3}?(?:written|majority|shareholder|stockholder)\s+(?:\w+\s+)?(?:consents?|resolutions?)\b
  |\b(?:written\s+consents?|consents?\s+in\s+writing)\b|\bin\s+lieu\s+of\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}?meeting\b`;
const IN_LIEU = /\bin\s+lieu\s+of\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}?meeting\b/gi;
const MEETING =
  /\b(?:annual|special|extraordinary|general)\s+(?:\w+\s+){0,2}?meeting\b|\bat\s+(?:the|its|our|such)\s+meeting\b|\bmeeting\b[^.;]{0,60}\bwas\s+held\b/i;

/** Whether the item says that matters of its agenda came to no vote: no quorum, or an adjournment before the vote. */
export function saysNoVote(body: string): boolean {
  return NOT_HELD.test(body);
}

/** Whether the holders acted by written consent, so that there was no meeting. */
export function isConsent(body: string): boolean {
  return CONSENT.test(body) && !MEETING.test(body.replace(IN_LIEU, ' ').replace(/\bno\s+meeting\b/gi, ' '));
}
