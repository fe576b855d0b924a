import { pattern } from '../prose/pattern.ts';

/** A count of shares, in digits or in millions; not an amount, a percentage, or the rest of a broken number. */
export const COUNT = pattern('g')`
  (?<![\w$€£¥.,%-])(?<![$€£¥] )(?<!\b(?:US|RMB|HK) ?\$? ?)
  (\d{1,3}(?:,\d{3})+(?:\.\d+)?(?: (?:million|billion))?|\d{1,4}(?:\.\d{1,3})? (?:million|billion))(?!,?\d|[A-Za-z]|\.\d| ?%| ?percent| (?:dollars|euros?|square))
`;

/** "Outstanding" as a word about something else than the shares counted. */
const OUTSTANDING = pattern()`
  \boutstanding\b(?! (?:(?:stock |share |equity |public |private |pre-funded |common |restricted |vested |unvested |employee |convertible |promissory |senior |and |unexercised )*
  (?:warrants?|options?|notes?|debentures?|awards?|RSUs?|rights|units?|preferred|preference|indebtedness|debt|loans?)\b|Series [A-Z][\w-]* (?:[\w-]+ )?preferred))
  |\bin issue\b
`;
export const OUTSTANDING_WORDS = new RegExp(OUTSTANDING.source, 'i');
/** In the order of the text, the first decides. */
export const STATES = pattern('i')`
  (${OUTSTANDING})|\bauthori[sz]ed\b|\bissued\b(?! (?:and|or|&) outstanding| and fully)|\b(?:held|owns?|owned|beneficially|registered (?:for|under))\b
  |\b(?:issuable|reserved|underlying|available|exercisable|convertible|exchangeable|treasury|unissued|vested|unvested|forfeit\w*|repurchas\w+|redeem\w*|redempt\w+|tendered|voted|present|represented)\b
  |\b(?:offered|sold|selling|sell|purchased?|acquired?|to be (?:issued|sold))\b|(?:%|\bpercent) of\b
`;
/** Nouns that are no common stock. */
export const OTHER_NOUN = pattern('i')`
  \b(?:warrants?|options?|RSUs?|restricted stock units?|preferred|preference|notes?|debentures?|rights|units?|holders?|votes?|record holders)\b
`;
/** Parts of a class, and averages over time. */
export const PART =
  /\b(?:principal|subject to (?:possible )?redemption|non-?redeemable|weighted|average|basic|diluted|unvested|restricted stock)\b/i;

/** The words before a count that make it a part, a past deal or a right. */
export const LEAD_OTHER = pattern('i')`
  \b(?:up to|additional|exclud(?:es?|ing)|includ(?:es?|ing)|less|plus|minus|net of|purchase|purchases of
  |(?:sale|issuance|exchange|cancellation|repurchase|purchase|redemption|conversion) of|sold|issued|sell|issue|sells|issues|offering|offer
  |holders? of|options? to|warrants? to|rights? to|acquire|receive|received|exercise of|equivalent to|represent(?:s|ed by|ing)?|own|owns|owned|hold|holds|held|acquired?|repurchased|redeemed
  |only|regist(?:ers?|ered|ering)|covers?|covering|resale of|relates? to|compared (?:with|to)|versus|other than|for|into|exceed\w*|least|than|par value of|authori[sz]ed:?)
  \s*(?:(?:an?|the|its|our|approximately|about|aggregate|total|of|in|all|number|combined|additional|such|these|certain) ){0,6}$
`;

/** An outcome that has not come about. */
export const HYPOTHETICAL = pattern('i')`
  \b(?:would|will (?:be|have)|to be (?:issued and )?outstanding|assum\w+|pro forma|as adjusted|if (?:all|the|we|any|no|our)\b|expected to
  |(?:up)?on (?:the )?(?:completion|closing|consummation) of (?:this|the|our|its)(?: \w+){0,3} offering|(?:after|following) (?:this|the|our)(?: \w+){0,3} offering)
`;
export const BASED_ON = /\bbased (?:up)?on (?:(?:a|an|the|total|number|aggregate|approximately|of|actual) ){0,5}$/i;
/** "Prior to the exercise, N shares were outstanding": a count that another replaces. */
export const BEFORE_EVENT = /\b(?:prior to|before|immediately preceding|pre-split|pre-consolidation)\b/i;
/** Shares held by the public are not all shares. */
export const OF_THE_PUBLIC = pattern('i')`
  ^[^.;]{0,60}?\b(?:held|owned)(?: of record| beneficially)? by (?:\w+ ){0,3}(?:non-?affiliates|the public|public (?:stock|share)holders|persons (?:other|who are not)|stockholders other)
`;
