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

const PLAN =
  /\b(?:stock|equity|incentive|options?|awards?|share|purchase|performance|bonus|restricted|omnibus|long[- ]term|espp|ltip|compensation|director|deferred|severance|savings|award)s?['’]?\b[^.;]{0,70}\bplans?\b|\bplans?\b[^.;]{0,40}\b(?:162\(m\)|performance\s+goals)|\b(?:19|20)\d\d\s+(?:amended\s+(?:and\s+restated\s+)?)?plan\b|\b(?:espp|ltip)\b|option\s+exchange/i;
const ADVISORY = /advis|non[- ]?binding|say[- ]?on[- ]?(?:golden\s+)?(?:pay|parachute)/i;
const PAY = /compensation|\bpay\b|parachute|remuneration/i;
const AUDITOR =
  /\bauditors?\b|accounting\s+firm|accountants?\b|\bCPAs?\b|public\s+accounting|audit\s+firm|\bP\.?C\.?A\.?O\.?B/i;

/**
 * The type of a proposal by the words of its title or resolution. The order is the rule: what a resolution is about
 * comes before what it mentions (a plan amendment that adds authorized shares is a plan's; a share issuance under a merger
 * agreement is an issuance). Null where the words name no type.
 */
export function proposalTypeOf(subject: string): ProposalType | null {
  const text = subject.replace(/\s+/g, ' ');
  if (
    /\b(?:frequency|how\s+(?:often|frequently)|every\s+(?:one|two|three|1|2|3)|one,?\s+two,?\s+or\s+three|1,?\s+2,?\s+or\s+3|(?:annual|one|three)[- ]year\b.*\badvisory)/i.test(
      text,
    ) &&
    /compensation|\bpay\b|advis|parachute|say|future\s+votes/i.test(text)
  ) {
    return 'say_on_pay_frequency';
  }
  if (/\ban?\s+annual\s+advisory\s+vote\b|\bsay[- ]when[- ]on[- ]pay\b/i.test(text)) return 'say_on_pay_frequency';
  if (
    /\b(?:share|stock|unit)\s?holders?['’]?s?['’]?\s+(?:\w+\s+)?proposals?\b(?!\s+(?:was|were)\s+approved\s+by)|proposals?\s+(?:submitted|presented|made|brought|sponsored|offered)\s+by\s+(?:an?\s+|one\s+of\s+|certain\s+|the\s+)?(?:\w+\s+){0,4}(?:share|stock)\s?holders?|proposals?\s+from\s+an?\s+(?:share|stock)holder/i.test(
      text,
    )
  ) {
    return 'shareholder_proposal';
  }
  if (/\badjourn/i.test(text) && !/\bmerger\b.{0,80}\badjourn.{0,10}$/i.test(text)) return 'adjourn_meeting';
  if (
    !(AUDITOR.test(text) && !/\b(?:directors?|trustees?|nominees?|board)\b/i.test(text)) &&
    /^\W*(?:(?:to|the|a|proposal|\d+|vote)\W+){0,4}(?:re-?)?elect(?:ion|ed|ing)?\b(?!.*\b(?:certificate|articles|by-?laws)\b.*amend)/i.test(
      text,
    )
  )
    return 'elect_directors';
  if (
    /\b(?:re-?)?appoint\w*\b.{0,80}\bas\s+(?:an?\s+|our\s+|the\s+)?(?:[\w-]+\s+){0,3}(?:directors?|trustees?)\b/i.test(
      text,
    ) &&
    !AUDITOR.test(text)
  )
    return 'elect_directors';
  if (PAY.test(text) && /say[- ]on[- ](?:golden\s+)?(?:pay|parachute)|parachute/i.test(text)) return 'say_on_pay';
  if (/material\s+terms\s+of\s+(?:the\s+)?(?:\w+\s+)?performance\s+(?:goals|measures|criteria)/i.test(text))
    return 'other';
  const isPlan = PLAN.test(text);
  if (
    PAY.test(text) &&
    ADVISORY.test(text) &&
    !(isPlan && !/named\s+executive|executive\s+(?:officer\s+)?compensation|compensation\s+of/i.test(text))
  )
    return 'say_on_pay';
  if (AUDITOR.test(text) && !isPlan && !/\bfees\b.{0,20}only/i.test(text)) return 'ratify_auditor';
  if (/\bratif\w+\b.{0,60}\b(?:LLP|L\.L\.P|P\.?C\.|PLLC|CPA|& Co)/i.test(text)) return 'ratify_auditor';
  const isRatified =
    /\bratif\w*\b.{0,60}\b(?:appointment|selection|engagement)\s+of\b|\b(?:appointment|selection|engagement)\s+of\b.{0,80}\bratified\b/i;
  if (isRatified.test(text) && !/\b(?:directors?|amendment|officers?|plan)\b/i.test(text)) return 'ratify_auditor';
  if (
    /reverse\s+(?:stock|share)?\s*-?\s*split|share\s+consolidation|consolidation\s+of\s+(?:the\s+)?(?:issued\s+)?(?:ordinary\s+)?shares/i.test(
      text,
    )
  )
    return 'reverse_split';
  if (
    isPlan &&
    !/agreement\s+and\s+plan\s+of|plan\s+of\s+(?:merger|reorganization|liquidation|dissolution|conversion|arrangement|domestication)|rights\s+plan/i.test(
      text,
    )
  )
    return 'approve_equity_plan';
  if (
    isPlan &&
    /\b(?:stock|equity|share|omnibus|incentive)\b[^.;]{0,40}\b(?:incentive|option|award|purchase)\b[^.;]{0,30}\bplan\b/i.test(
      text,
    ) &&
    !/merger|reorganization/i.test(text)
  )
    return 'approve_equity_plan';
  const isCharter =
    /(?:certificate|articles|memorandum)\s+(?:and\s+articles\s+)?of\s+(?:incorporation|association|organization|amendment|formation)|\bcharter\b|declassif|exculpat|\bname\s+change|change\s+(?:of|in)\s+(?:the\s+|its\s+|our\s+)?(?:[\w’']+\s+){0,2}name\b|change\s+(?:of\s+|(?:in\s+)?(?:the\s+|its\s+|our\s+)?(?:company['’]?s?\s+)?(?:corporate\s+)?)name\b|extension\s+(?:amendment\s+)?proposal|extension\s+amendment|reincorporat|redomesticat|founder\s+share\s+amendment|declaration\s+of\s+trust|supermajority|dual[- ]class/i.test(
      text,
    );
  if (
    /authoriz\w+\s+(?:number\s+of\s+)?(?:shares|capital|common|class|stock|preferred|ordinary|share)|authorized/i.test(
      text,
    ) &&
    /\bincreas/i.test(text)
  )
    return 'increase_authorized_shares';
  if (/trust\s+(?:agreement\s+)?amendment|investment\s+management\s+trust/i.test(text)) return 'other';
  if (
    /\bissu(?:e|ance|ing|able)\b|5635|312\.03|\b713\b|nasdaq\s+(?:stock\s+issuance\s+)?proposal|NYSE\s+proposal|private\s+placement|share\s+issuance/i.test(
      text,
    ) &&
    /shares?|stock|securities|warrants|5635|nasdaq|notes|issuance/i.test(text)
  )
    return 'issue_shares';
  if (
    /by-?\s?laws\b/i.test(text) &&
    !(isCharter && /certificate|articles|charter/i.test(text.split(/by-?\s?laws/i)[0] ?? ''))
  )
    return 'amend_bylaws';
  if (isCharter) return 'amend_charter';
  if (
    /merger\s+agreement|agreement\s+and\s+plan\s+of|\bmergers?\b|business\s+combination|plan\s+of\s+(?:arrangement|reorganization)|\bacquisition\s+(?:proposal|of)|transaction\s+agreement|share\s+exchange/i.test(
      text,
    )
  )
    return 'approve_merger';
  if (
    /\belect(?:ion|ed|ing)?\b.{0,80}\b(?:directors?|trustees?|nominees?|board|managers?)\b|\b(?:directors?|trustees?|nominees)\b.{0,60}\belect(?:ion|ed)\b|re-?elect/i.test(
      text,
    )
  )
    return 'elect_directors';
  if (
    /executive\s+(?:officer\s+)?compensation|compensation\s+of\s+(?:the\s+|our\s+|its\s+)?(?:company['’]s\s+)?named/i.test(
      text,
    )
  )
    return 'say_on_pay';
  if (
    /^\W*(?:the\s+|to\s+)?ratif\w*\s+(?:of\s+)?(?!.*\b(?:acts?|actions?|issuances?|grants?|sales?|rights|transactions?|agreements?|amendments?|directors?|trustees?|officers?)\b)/i.test(
      text,
    )
  )
    return 'ratify_auditor';
  return null;
}
