import type { NoticedSecurity } from '../../core/rows-compliance.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';

/** A class of security that a text names. */
export interface SecurityMention extends TextRange {
  readonly security: NoticedSecurity;
}

/** The order decides: "preferred stock" before "stock", "common units" before "units". */
const CLASS = pattern('gi')`
  \b(?:(?<preferred>(?:preferred|preference) (?:stock|shares?|units?|securities))
  |(?<depositary>(?:american )?depos[ia]tary (?:shares?|receipts?)|ADSs?\b|ADRs?\b)
  |(?<warrants>(?<!\b(?:circumstances|conditions|facts|events|developments|to|may|would|could|not|otherwise|so) )warrant\b|warrants\b(?! (?:the|such|immediate|suspension|delisting)\b))
  |(?<rights>(?:public|share|listed|subscription|its|the|our|and|['’]s) rights\b(?! (?:of|to|under|and|agreement|plan|offering|holder)))
  |(?<common>common (?:stock|shares?|units?)|ordinary shares?|capital stock|subordinate voting shares
  |(?:limited )?partner(?:ship)? units?|shares? of beneficial interest|(?<!publicly[- ]held )shares\b
  |(?<!preferred |preference )stock\b(?! exchange| market| split| price| purchase| option))
  |(?<units>units\b)
  |(?<notes>(?:senior|subordinated|unsecured|convertible|exchangeable|listed|the|its|our|%|['’]s) notes\b(?! that)|notes due\b|debentures\b|bonds\b))
`;

const TO_CLAUSE_END = String.raw`(?:[^,;.()]|\.\d|,\d)*`;
/** What a class is made of or turns into: "each whole warrant exercisable for one share of common stock at $11.50". */
const DESCRIPTIONS = pattern('gi')`
  \((?:[^()]|\([^()]*\))*\)
  |\beach (?:of which |whole |one |such )*(?:\w+ ){0,4}?(?:represent|entitl|consist|exercis|exchang|convert)\w*${TO_CLAUSE_END}
  |\b(?:exercisable|exchangeable|convertible|representing|comprised|composed|consisting|underlying|entitling)\b${TO_CLAUSE_END}
  |\bto (?:purchase|acquire|receive|buy) ${TO_CLAUSE_END}
  |\bone-(?:half|third|fourth|quarter|tenth) of (?:one|a) \w+(?: \w+)?
`;

/** "trading in the common stock will continue", "has no effect on the listing of the common stock". */
const UNAFFECTED_AFTER = pattern('i')`
  ^[^;.]{0,80}?(?:\b(?:continues?|remains?|continuing|remaining)\b
  (?! (?:below|deficient|out|non|noncompliant|in non|not |at or below|under)|ly)
  |\bunaffected\b|\bnot (?:be )?(?:affected|impacted|subject)\b)
`;
const UNAFFECTED_BEFORE = pattern('i')`
  (?:\b(?:no|not|without|neither|nor)\b[^.;]{0,50}?\b(?:effect|affect|impact)\w*\b[^.;]{0,60}
  |\b(?:other than|except for|excluding|but not|and not|rather than|not the)\b[^.;,]{0,30})$
`;
/** "the issuance of warrants": what the issuer did, not what is listed. */
const ACT_BEFORE = pattern('i')`
  \b(?:issu\w+|sales?|sold|sell\w*|grant\w*|exercis\w+|purchas\w+|offer\w*|placement|regist\w+|conver\w+|redeem\w*
  |redemption|holders?|split|combination|acqui\w+)
  (?: and \w+)?(?: of| in)?(?: (?:the|its|our|all|such|certain|new|additional|any|\w+['’]s))?(?: \w+){0,2} $
`;
const LISTED_BEFORE = pattern('i')`
  \b(?:de-?list\w*|remov\w+|suspen\w+
  |list(?:ed|ing)(?! (?:company|rules?|standards?|requirements?|qualifications?|department|staff))|trading|traded|prices?(?: levels?)?|quot\w+|publicly held|value
  |strik\w+|minimum number|distribution)\b[^;]{0,90}$
`;
const LISTED_AFTER = pattern('i')`
  ^[^;]{0,80}?\b(?:prices?|market value|publicly held|clos(?:ed|ing)|trad(?:ed|ing)|de-?list\w*|suspen\w+|remov\w+|listed|listing|no longer
  |from (?:the )?(?:nasdaq|nyse|exchange)|compl\w+|below)\b
`;

function blanked(text: string): string {
  return text.replace(DESCRIPTIONS, (words) => '-'.repeat(words.length));
}

/** The classes of security that a text names, in order, those left out that only describe another class. */
export function securitiesIn(text: string): SecurityMention[] {
  return [...blanked(text).matchAll(CLASS)].flatMap(({ index, 0: words, groups = {} }) => {
    const name = Object.keys(groups).find((key) => groups[key] !== undefined);
    if (name === undefined) return [];
    const end = index + words.length;
    const isOfPreferred = /\b(?:preferred|preference)\b/i.test(
      /^(?:[^;.]|\.\d){0,120}/.exec(text.slice(end))?.[0] ?? '',
    );
    const security = name === 'depositary' ? (isOfPreferred ? 'preferred' : 'depositary_shares') : name;
    return [{ security: security as NoticedSecurity, start: index, end }];
  });
}

/**
 * The class of security whose listing a sentence is about: named as what is priced, listed, suspended or delisted. Of
 * several the common stock, since its listing is at stake then.
 *
 * @example noticedSecurityIn('NYSE American determined to delist the warrants, each exercisable for one share') // warrants
 */
export function noticedSecurityIn(text: string): SecurityMention | null {
  const plain = blanked(text);
  const named = securitiesIn(text).filter(({ start, end }) => {
    const before = textBefore(plain, start, 130);
    const after = plain.slice(end, end + 130);
    if (UNAFFECTED_AFTER.test(after) || UNAFFECTED_BEFORE.test(before) || ACT_BEFORE.test(before)) return false;
    return LISTED_BEFORE.test(before) || LISTED_AFTER.test(after);
  });
  const of = (security: NoticedSecurity) => named.find((one) => one.security === security);
  return of('common') ?? of('depositary_shares') ?? named[0] ?? null;
}

const ONLY = /\b(?:relat|appl|limit|pertain|concern|affect)\w*\s+(?:only|solely|exclusively)\s(?:to\s)?/i;

/** "The letter relates only to the warrants." */
export function onlySecurityIn(text: string): SecurityMention | null {
  const only = ONLY.exec(text);
  if (only === null) return null;
  const from = only.index + only[0].length;
  return securitiesIn(text).find(({ start }) => start >= from && start - from < 60) ?? null;
}

const PRIMARY: readonly (NoticedSecurity | null)[] = [null, 'common', 'depositary_shares', 'sole_class'];

/** Whether two deficiencies may be one: a notice on warrants is not one on the common stock. */
export function mayBeSameSecurity(one: NoticedSecurity | null, other: NoticedSecurity | null): boolean {
  return one === other || one === null || other === null || (PRIMARY.includes(one) && PRIMARY.includes(other));
}
