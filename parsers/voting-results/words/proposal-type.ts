import { pattern } from './patterns.ts';

export const PROPOSAL_TYPES = [
  'elect_directors',
  'ratify_auditor',
  'say_on_pay',
  'say_on_pay_frequency',
  'approve_merger',
  'shareholder_proposal',
  'approve_equity_plan',
  'amend_charter',
  'amend_bylaws',
  'reverse_split',
  'increase_authorized_shares',
  'issue_shares',
  'adjourn_meeting',
  'other',
] as const;
export type ProposalType = (typeof PROPOSAL_TYPES)[number];

const HOW_OFTEN = pattern('i')`
  \b(?:frequency|how\s+(?:often|frequently)|every\s+(?:one|two|three|1|2|3)|one,?\s+two,?\s+or\s+three)
  |\b(?:1,?\s+2,?\s+or\s+3|(?:annual|one|three)[- ]year\b.*\badvisory)`;
const BY_SHAREHOLDER = pattern('iu')`
  \b(?:share|stock|unit)\s?holders?['’]?s?['’]?\s+(?:\w+\s+)?proposals?\b(?!\s+(?:was|were)\s+approved\s+by)
  |proposals?\s+(?:submitted|presented|made|brought|sponsored|offered)\s+by\s+(?:an?\s+|one\s+of\s+|certain\s+|the\s+)?(?:\w+\s+){0,4}(?:share|stock)\s?holders?
  |proposals?\s+from\s+an?\s+(?:share|stock)holder
  |proposals?\s+(?:of|by)\s+(?:an?\s+)?(?:share|stock|unit)holder\s+\p{Lu}`;
const ELECT =
  /^\W*(?:(?:to|the|a|proposal|\d+|vote)\W+){0,4}(?:re-?)?elect(?:ion|ed|ing)?\b(?!.*\b(?:certificate|articles|by-?laws)\b.*amend)/i;
const ELECTION_OF = pattern('i')`
  \belect(?:ion|ed|ing)?\b.{0,80}\b(?:directors?|trustees?|nominees?|board|managers?)\b
  |\b(?:directors?|trustees?|nominees)\b.{0,60}\belect(?:ion|ed)\b|re-?elect`;
const APPOINT_DIRECTOR =
  /\b(?:re-?)?appoint\w*\b.{0,80}\bas\s+(?:an?\s+|our\s+|the\s+)?(?:[\w-]+\s+){0,3}(?:directors?|trustees?)\b/i;
const PAY = /compensation|\bpay\b|parachute|remuneration/i;
const ADVISORY = /advis|non[- ]?binding|say[- ]?on[- ]?(?:golden\s+)?(?:pay|parachute)/i;
const EXECUTIVE_PAY = /named\s+executive|executive\s+(?:officer\s+)?compensation|compensation\s+of/i;
const PLAN = pattern('i')`
  \b(?:stock|equity|incentive|options?|awards?|share|purchase|performance|bonus|restricted|omnibus|long[- ]term|espp|ltip
  |compensation|director|deferred|severance|savings|award)s?['’]?\b[^.;]{0,70}\bplans?\b
  |\bplans?\b[^.;]{0,40}\b(?:162\(m\)|performance\s+goals)
  |\b(?:19|20)\d\d\s+(?:amended\s+(?:and\s+restated\s+)?)?plan\b|\b(?:espp|ltip)\b|option\s+exchange`;
const EQUITY_PLAN =
  /\b(?:stock|equity|share|omnibus|incentive)\b[^.;]{0,40}\b(?:incentive|option|award|purchase)\b[^.;]{0,30}\bplan\b/i;
const PLAN_OF_ANOTHER_KIND =
  /agreement\s+and\s+plan\s+of|plan\s+of\s+(?:merger|reorganization|liquidation|dissolution|conversion|arrangement|domestication)|rights\s+plan/i;
const AUDITOR =
  /\bauditors?\b|accounting\s+firm|accountants?\b|\bCPAs?\b|public\s+accounting|audit\s+firm|\bP\.?C\.?A\.?O\.?B/i;
const RATIFIED_FIRM =
  /\bratif\w*\b.{0,60}\b(?:appointment|selection|engagement)\s+of\b|\b(?:appointment|selection|engagement)\s+of\b.{0,80}\bratified\b/i;
const APPOINTED_FIRM =
  /^\W*(?:the\s+)?(?:re-?)?(?:appointment|selection|engagement)\s+of\s.{1,60}\b(?:LLP|L\.L\.P|PLLC|P\.?C\.|CPA)/i;
/** The auditor whose remuneration the same resolution leaves to the board. */
const RATIFY_AUDITOR =
  /^.{0,60}\b(?:ratif\w*|(?:re-?)?appoint\w*)\b.{0,80}\b(?:auditors?|accounting\s+firm|accountants?)\b/i;
const RATIFY_WITHOUT_SUBJECT =
  /^\W*(?:the\s+|to\s+)?ratif\w*\s+(?:of\s+)?(?!.*\b(?:acts?|actions?|issuances?|grants?|sales?|rights|plans?|transactions?|agreements?|amendments?|directors?|trustees?|officers?)\b)/i;
const CHARTER = pattern('i')`
  (?:certificate|articles|memorandum)\s+(?:and\s+articles\s+)?of\s+(?:incorporation|association|organization|amendment|formation)
  |\bcharter\b|declassif|exculpat|\bname\s+change|change\s+(?:of|in)\s+(?:the\s+|its\s+|our\s+)?(?:[\w’']+\s+){0,2}name\b
  |change\s+(?:of\s+|(?:in\s+)?(?:the\s+|its\s+|our\s+)?(?:company['’]?s?\s+)?(?:corporate\s+)?)name\b
  |change\s+(?:of|in)\s+(?:the\s+|its\s+|our\s+)?(?:[\w’']+\s+){0,2}(?:domicile|state\s+of\s+incorporation)\b
  |extension\s+(?:amendment\s+)?proposal|extension\s+amendment|reincorporat|redomesticat
  |founder\s+share\s+amendment|declaration\s+of\s+trust|supermajority|dual[- ]class`;
/** What an amendment of the charter allows the board to issue is no issuance. */
const AMENDS_CHARTER = pattern('i')`
  ^[^\w’'-]*(?:[\w’'-]+[^\w’'-]+){0,10}?amend(?:ments?|ed|ing)?\b.{0,80}\b(?:(?:certificate|articles|memorandum)\b.{0,25}\bof\s+(?:incorporation|association|organization|formation)|charter\b)`;
const BLANK_CHECK = pattern('i')`
  \bblank[- ]check\b|\bauthori[sz]\w*\s+(?:the\s+|our\s+)?(?:board|directors)\b.{0,30}\bto\s+issue\b.{0,40}\bpreferred\b
  |\b(?:authori[sz]\w*|creat\w+)\s+(?:of\s+)?(?:a\s+|the\s+)?(?:new\s+)?class\s+of\s+.{0,30}\bpreferred\b`;
const BYLAWS = /by-?\s?laws\b|code\s+of\s+regulations\b/i;
const BYLAWS_BEFORE_CHARTER = /^(?:(?!certificate|articles|charter|by-?\s?laws).)*by-?\s?laws/i;
const ISSUE =
  /\bissu(?:e|ance|ing|able)\b|5635|312\.03|\b713\b|nasdaq\s+(?:stock\s+issuance\s+)?proposal|NYSE\s+proposal|private\s+placement|share\s+issuance/i;
const AUTHORIZED =
  /authori[sz]\w+\s+(?:number\s+of\s+)?(?:shares|capital|common|class|stock|preferred|ordinary|share)|authori[sz]ed/i;
const REVERSE_SPLIT =
  /reverse\s+(?!\s)(?:(?:stock|share)\s*(?!\s))?(?:-\s*)?split|share\s+consolidation|consolidation\s+of\s+(?:the\s+)?(?:issued\s+)?(?:ordinary\s+)?shares/i;
const MERGER =
  /merger\s+agreement|agreement\s+and\s+plan\s+of|\bmergers?\b|business\s+combination|plan\s+of\s+(?:arrangement|reorganization)|\bacquisition\s+(?:proposal|of)|transaction\s+agreement|share\s+exchange/i;

/** All of the first patterns, none of the others. */
type Rule = readonly [type: ProposalType, all: readonly RegExp[], none?: readonly RegExp[]];

/**
 * The order is the rule: what a resolution is about comes before what it mentions (a plan amendment that adds authorized
 * shares is a plan's; a share issuance under a merger agreement is an issuance).
 */
const RULES: readonly Rule[] = [
  ['say_on_pay_frequency', [HOW_OFTEN, /compensation|\bpay\b|advis|parachute|say|future\s+votes/i]],
  ['say_on_pay_frequency', [/\ban?\s+annual\s+advisory\s+vote\b|\bsay[- ]when[- ]on[- ]pay\b/i]],
  ['shareholder_proposal', [BY_SHAREHOLDER]],
  ['adjourn_meeting', [/\badjourn(?!ed\b)/i], [/\bmerger\b.{0,80}\badjourn.{0,10}$/i]],
  ['elect_directors', [ELECT], [AUDITOR]],
  ['elect_directors', [ELECT, /\b(?:directors?|trustees?|nominees?|board)\b/i]],
  ['elect_directors', [APPOINT_DIRECTOR], [AUDITOR]],
  [
    'say_on_pay',
    [/\bcompensation\b[^.;]{0,60}\bin\s+connection\s+with\s+the\s+merger\b|\bmerger-related\s+compensation\b/i],
  ],
  ['say_on_pay', [PAY, /say[- ]on[- ](?:golden\s+)?(?:pay|parachute)|parachute/i]],
  ['other', [/material\s+terms\s+of\s+(?:the\s+)?(?:\w+\s+)?performance\s+(?:goals|measures|criteria)/i]],
  ['ratify_auditor', [RATIFY_AUDITOR], [PLAN]],
  ['say_on_pay', [PAY, ADVISORY], [PLAN]],
  ['say_on_pay', [PAY, ADVISORY, EXECUTIVE_PAY]],
  ['ratify_auditor', [AUDITOR], [PLAN, /\bfees\b.{0,20}only/i]],
  ['ratify_auditor', [/\bratif\w+\b.{0,60}(?:\b(?:LLP|L\.L\.P|P\.?C\.|PLLC|CPA)|&\sCo(?:mpany)?\b)/i]],
  ['ratify_auditor', [APPOINTED_FIRM]],
  ['ratify_auditor', [RATIFIED_FIRM], [/\b(?:directors?|amendment|officers?|plan)\b/i]],
  ['reverse_split', [REVERSE_SPLIT]],
  ['approve_equity_plan', [PLAN], [PLAN_OF_ANOTHER_KIND]],
  ['approve_equity_plan', [PLAN, EQUITY_PLAN], [/merger|reorganization/i]],
  ['increase_authorized_shares', [AUTHORIZED, /\bincreas/i]],
  ['other', [/trust\s+(?:agreement\s+)?amendment|investment\s+management\s+trust/i]],
  ['amend_charter', [AMENDS_CHARTER], [/5635|312\.03/i]],
  ['amend_charter', [/\bamend\w*\b.{0,60}\bcertificates?\s+of\s+designations?\b/i]],
  ['amend_charter', [BLANK_CHECK], [/5635|312\.03/i]],
  ['issue_shares', [/\b(?:sell|sale|offer|issue)\b.{0,80}\bbelow\b.{0,30}\bnet\s+asset\s+value/i]],
  ['issue_shares', [ISSUE, /shares?|stock|securities|warrants|5635|nasdaq|notes|issuance/i]],
  ['issue_shares', [/\b(?:nasdaq|NYSE)(?:\s+american)?\s+proposal\b/i]],
  ['amend_bylaws', [BYLAWS], [CHARTER]],
  ['amend_bylaws', [BYLAWS, BYLAWS_BEFORE_CHARTER]],
  ['amend_charter', [CHARTER]],
  ['approve_merger', [MERGER]],
  ['elect_directors', [ELECTION_OF]],
  ['elect_directors', [/^\W*(?:the\s+)?(?:directors?|trustees?)\s+elections?\b/i]],
  ['say_on_pay', [/executive\s+(?:officer\s+)?compensation/i]],
  ['say_on_pay', [/\bcompensation\b[^.;]{0,60}\bnamed\s+executive\s+officers\b/i], [PLAN]],
  ['say_on_pay', [/compensation\s+of\s+(?:the\s+|our\s+|its\s+)?(?:company['’]s\s+)?named/i]],
  ['ratify_auditor', [RATIFY_WITHOUT_SUBJECT]],
  // "Hazelbrook & Company was ratified": what else is ratified is named.
  [
    'ratify_auditor',
    [/^\W*\p{Lu}[^.;:]{2,80}\s(?:was|were)\s+ratified\b/u],
    [
      /\b(?:acts?|actions?|issuances?|grants?|sales?|rights|transactions?|proposals?|resolutions?|matters?|items?|they|it|which)\b/i,
    ],
  ],
];

/** The type of a proposal by the words of its title or resolution; null where they name no type. */
export function proposalTypeOf(subject: string): ProposalType | null {
  const text = subject.replace(/\s+/g, ' ');
  const rule = RULES.find(
    ([, all, none = []]) => all.every((one) => one.test(text)) && !none.some((one) => one.test(text)),
  );
  return rule?.[0] ?? null;
}
