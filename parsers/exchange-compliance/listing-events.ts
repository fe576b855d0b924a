import type { ComplianceStatus } from '../../core/score-inputs.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { rangeOfMatch, textBefore } from '../prose/matches.ts';
import { pattern } from '../prose/pattern.ts';

/** A step of a listing procedure that a sentence states as fact. */
export interface ListingEvent extends TextRange {
  readonly stage: ComplianceStatus;
  /** The issuer submitted a plan, or asked for or attended a hearing: its day is not that of a notice. */
  readonly isOwnAct: boolean;
}

const SHORTFALL = pattern('i')`
  \bnot (?!required|subject|obligated|expected)(?:\w+ ){0,3}(?:in compliance|compl(?:y|ied|iant)|me(?:e)?t
  |satisf(?:y|ied)|maintain|regained|paid|(?:yet )?filed?|(?:been )?in compliance)
  |\bno longer (?:\w+ ){0,2}(?:in compliance|compl|me+ts?|satisf)|\bnon-?complian
  |\bfail(?:s|ed|ure|ing)?\b|\bbelow\b|\bless than\b|\bdeficien|\bdelinquen|\bfell short
  |\bno longer warranted|\bis a "?(?:public )?shell\b|\bpublic interest concern|\bout of compliance
  |\bdid not meet|\bha[sd] been selling\b|\bno longer (?:\w+ )?(?:suitable|eligible)\b|\babnormally low\b
  |\bor less for\b|\bat or below\b|\bfewer than\b
`;

/** The later steps first: of several in a sentence, the last one reached is the status. */
const PATTERNS: readonly { readonly stage: ComplianceStatus; readonly pattern: RegExp }[] = [
  {
    stage: 'regained',
    pattern: pattern('gi')`
        \b(?:has |have |had )?(?:since |now |again |subsequently )?(?:regained|re-?gained|re-?achieved|evidenced
        |demonstrated|restored|returned to|cured|come back into
        |came back into) (?:its |our |full )?(?:compliance
        |(?:the |its |such )?(?:bid price |equity )?(?:non-?complian\w+|deficienc\w+))
        |\b(?:is|are|was|were) (?:now |again |currently )?(?:back )?(?:now )?in compliance\b
        |\b(?:it|company) (?:now |again |currently )?complie[sd] with\b
        |\bcompliance (?:\w+ ){0,10}?(?:has|have) been (?:regained|achieved|restored)
        |\b(?:is|are|was|were) no longer (?:considered )?(?:to be )?(?:below|out of compliance|non-?compliant
        |deficient)\b
        |\bmatters? (?:is|are|has been|have been) (?:now |considered )?closed\b
        |\bdeficienc(?:y|ies) (?:has|have) been (?:cured|resolved)
      `,
  },
  {
    stage: 'delisted',
    pattern:
      /\b(?:has |have )?filed (?:with the SEC )?(?:a |the )?(?:notification of removal[^.]{0,60}|[^.]{0,30}Form 25\b)|\b(?:was|were|has been|have been) (?:delisted|removed from listing)\b/gi,
  },
  {
    stage: 'suspended',
    pattern: pattern('gi')`
        \b(?:has|have|had|has been|have been|was|were|will be|would be|to be) suspended (?:at|from|effective|on
        |as of|prior|before)
        |\bdetermined to (?:\(?\w\) )?(?:immediately )?suspend|\bsuspended trading\b
        |\btrading (?:in|of) [^.]{0,80}(?:was|were|will be|has been|have been) suspended
      `,
  },
  {
    stage: 'extension',
    pattern: pattern('gi')`
        \b(?:granted|granting|grants|approved|provided)\b[^.]{0,90}?\b(?:extension|exception|additional|second
        |further|continued listing)\b
        |\brequest\b[^.;]{0,80}\b(?:continued listing|extension|exception)\b[^.;]{0,40}\b(?:was|were|has been
        |had been|have been) granted\b
        |\baccepted (?:the |our |its )?(?:extension request|request for (?:an |the )?extension)\b
        |\b(?:has |have )?(?:been )?extended\b[^.]{0,80}?\b(?:until|to|through)\b
        |\b(?:is|was) eligible for (?:an |the )?(?:additional|second)\b
        |\b(?:additional|second) (?:180|period|compliance period)[^.]{0,60}?\b(?:until|or to|through)\b
        |\bextension (?:of time )?(?:until|to|through)\b
      `,
  },
  {
    stage: 'hearing',
    pattern: pattern('gi')`
        \b(?:has |have |had )?(?:timely )?(?:requested|appealed|attended|appeared at)\b[^.]{0,60}?\b(?:hearing
        |appeal|panel|determination)\b
        |\bhearing (?:before [^.]{0,60})?(?:was|is|has been) (?:held|scheduled|set)\b|\bhearing held\b
        |\bpresented\b[^.]{0,80}?\bhearing\b
      `,
  },
  {
    stage: 'determination',
    pattern: pattern('gi')`
        \bdecided to (?:delist|remove)\b
        |\bdetermin(?:ed|ation|es)\b[^.]{0,60}?\b(?:to )?(?:delist|commence|initiate|remove
        |scheduled for delisting)
        |\blisting\b[^.]{0,60}?\bno longer warranted\b
        |\bdeni(?:ed|es) [^.]{0,60}?\b(?:request|appeal) for continued listing\b
        |\bdecision\b[^.]{0,90}?\bto (?:deny|delist)\b|\b(?:staff|delisting|delist) determination\b
        |\bdetermination letter\b|\bcommenced? (?:delisting )?proceedings\b
        |\b(?:letter|notice)\b[^.]{0,60}?\bdelisting (?:notice|letter)
        |\b(?:shares|stock|securities|company|units|warrants|rights|notes|ADSs) (?:will|would) be (?:delisted|removed from listing)
      `,
  },
  {
    stage: 'compliance_plan',
    pattern:
      /\bsubmitted\b[^.]{0,60}?\bplan\b|\baccepted\b[^.]{0,60}?\bplan\b|\bplan (?:of compliance |to regain compliance )?(?:was|has been) (?:submitted|accepted)/gi,
  },
  {
    stage: 'notified',
    pattern: pattern('gi')`
        \b(?:received|was issued|were issued|was sent|issued|sent|delivered
        |provided)\b[^.;]{0,160}?\b(?:letters?|notices?|notifications?|e-?mails?|communications?
        |correspondence)\b
        |\b(?:notified|advised|informed)\b|\b(?:letter|notice|notification)s?\b[^.;,]{0,60}? received\b
        |\b(?:letters?|notices?|notification|first|second|third|staff|exchange
        |nasdaq)\b,? (?:\w+ ){0,4}?(?:states?|stated|stating|indicate[sd]?|indicating|notif(?:ies|ied|ying))\b
      `,
  },
];

/** Possible, requested or denied; searched before the words, in their clause. */
const UNREAL = pattern('i')`
  \b(?:not|never|nor|if|unless|until|when|once|may(?! \d)|might|could|can|cannot|would|should|will|must
  |shall|whether|unable|able|fail(?:s|ed|ure)? to|in order|seeks?|intends?
  |(?<!(?:\b(?:the|an?|our|its|their|such|this|compliance)|['’]s) )plans? to|expects?|anticipates?|ability
  |attempt\w*|in the event|assurance|time to|days to|period to|order to|steps|options|upon|before|after
  |no longer be|deemed to have)\b
`;
/** Clause boundaries: a modifier before one does not govern the words after it. */
const CLAUSE = pattern('gi')`
  ;|,? but\b|, (?:and|however|although|while|which|as a result of which)\b
  |\band (?:has|have|had|was|that|on|in|its|the|our|therefore|accordingly)\b|\bstating that\b
  |\b(?:indicating|informing|confirming|notifying|advising)\b[^.;]{0,60}?\bthat\b
`;

/** "The Company is not in compliance with Nasdaq Rule 5605(b)(1)": stated by the issuer itself (Item 3.01(b) of Form 8-K). */
const OWN_WORDS = pattern('gi')`
  \bno longer (?:\w+ ){0,2}(?:in compliance|compl(?:y|ies|iant)) with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
  |\bnot (?:been |being |currently |presently )?(?:in compliance
  |compl(?:y|ied|iant|ying)) with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
  |\bnot (?:currently |presently )?in compliance with\b[^;]{0,60}?\b(?:bid price|stockholders['’] equity
  |shareholders['’] equity|market value)\b[^.;]{0,40}?\b(?:requirement|rule|standard)
  |\bresult(?:ed|ing) in (?:\w+ ){0,3}non-?compliance with\b[^.;]{0,80}?\b(?:Rules?|Sections?) \d
`;

const OF_LISTING =
  /\b(?:nasdaq|nyse|exchange|panel|staff|hearings?|council|list(?:ed|ing)|complian\w*|comply|180)\b|\brules?\b/i;

const LETTERS = /\b(?:two|three) letters\b|\bletters? (?:from|dated)/i;
/** "notices of exercise", "notice of redemption". */
const OF_HOLDERS = /^ of (?:exercise|redemption|conversion|default|termination|effectiveness)\b/i;
const TO_EXCHANGE = /^ (?:the |both )?(?:nasdaq|nyse|new york stock exchange|exchange|staff|panel|hearings)\b/i;
const REPORTED = pattern('i')`
  \b(?:notified|informed|advised|confirmed|confirming|notice|letter|determined|determining|concluded|indicating)\b
`;

/** The listing events of a sentence, in the order of how far the procedure has come. */
export function listingEventsIn(sentence: string): ListingEvent[] {
  const events: ListingEvent[] = [];
  for (const { stage: step, pattern } of PATTERNS) {
    const isPlanned = step === 'suspended' && PLANNED.test(sentence);
    if (isPlanned && !REPORTED.test(sentence)) continue;
    const stage = isPlanned ? 'determination' : step;
    for (const match of sentence.matchAll(pattern)) {
      if (isUnreal(sentence, match.index, stage)) continue;
      if (stage === 'notified' && !SHORTFALL.test(sentence) && !LETTERS.test(sentence)) continue;
      // "We are in compliance with the rules" is not an event; the exchange's finding is.
      if (stage === 'regained' && /\bin compliance\b/i.test(match[0]) && !REPORTED.test(sentence)) continue;
      // "The Company notified the NYSE of its intent": the issuer's answer.
      if (
        stage === 'notified' &&
        /^(?:notified|advised|informed)$/i.test(match[0]) &&
        TO_EXCHANGE.test(sentence.slice(match.index + match[0].length))
      )
        continue;
      if (stage === 'notified' && OF_HOLDERS.test(sentence.slice(match.index + match[0].length))) continue;
      // Lenders and landlords grant extensions too.
      if (stage === 'extension' && !OF_LISTING.test(sentence)) continue;
      events.push({ stage, isOwnAct: isOwnAct(stage, match[0]), ...rangeOfMatch(match, 0) });
      break;
    }
  }
  if (events.length > 0) return events;
  const own = [...sentence.matchAll(OWN_WORDS)].find((match) => !isUnreal(sentence, match.index, 'notified'));
  return own === undefined ? [] : [{ stage: 'notified', isOwnAct: false, ...rangeOfMatch(own, 0) }];
}

function isOwnAct(stage: ComplianceStatus, words: string): boolean {
  return stage === 'hearing' || (stage === 'compliance_plan' && /\bsubmitted\b/i.test(words));
}

const HYPOTHESIS = /^(?:\W*)(?:if|unless|in the event|should|there can be no assurance|no assurance|although there)\b/i;

const UNREAL_NOTICE =
  /\b(?:will|would|may(?! \d)|might|could|if|should|not|unless|can|until|when|shall)\b[^,;]{0,40}$/i;
const TO_REGAIN = /\bnot (?:yet )?regained\b|\b(?:time|days|period) to (?:regain|comply|cure|evidence|demonstrate)\b/gi;

/** "after reviewing the plan submitted on June 14, 2024, Nasdaq granted …". */
const AFTER_EVENT =
  /\b(?:after|following|upon) (?:\w+ing|a|an|the|its|our|receipt|review) (?:[^,]|,(?= (?:19|20)\d\d\b)){0,120},/gi;

/** "trading will be suspended on March 5 unless the Company requests a hearing": not yet, and perhaps never. */
const PLANNED =
  /\b(?:will|would|to) be suspended\b[^;]*\b(?:unless|if)\b|\b(?:unless|if)\b[^;]*\b(?:will|would|to) be suspended\b/i;

function isUnreal(sentence: string, at: number, stage: ComplianceStatus): boolean {
  const before = textBefore(sentence, at, 130).replace(/\bbased (?:solely )?upon\b/gi, 'based on');
  const boundary = [...before.matchAll(CLAUSE)].at(-1);
  const clause = boundary === undefined ? before : before.slice(boundary.index + boundary[0].length);
  const hypothesis = HYPOTHESIS.test(sentence);
  if (hypothesis && stage !== 'notified') return true;
  if (stage === 'determination' || stage === 'suspended') {
    const reach = clause.replace(/\b(?:not|no longer|fail(?:ed|ure)? to|will|unless|until)\b/gi, '');
    return UNREAL.test(reach) || /\b(?:may(?! \d)|might|could|would|if|can)\b/i.test(clause);
  }
  if (stage === 'notified') return hypothesis || UNREAL_NOTICE.test(clause);
  if (stage === 'extension') return UNREAL.test(clause.replace(TO_REGAIN, '').replace(AFTER_EVENT, ''));
  return UNREAL.test(clause.replace(/\b(?:when|after|until|upon)\b[^,]{0,1000},/gi, ''));
}

/** Whether a sentence states that the issuer falls short of a standard. */
export function statesShortfall(sentence: string): boolean {
  return SHORTFALL.test(sentence);
}

const VOLUNTARY = pattern('i')`
  \bvoluntar(?:y|ily)\b(?! (?:petitions?|cases?|bankruptcy|chapter|proceedings?|administration|liquidation))
  |\b(?:notified|requested|request) (?:that )?(?:the )?(?:nasdaq|nyse
  |new york stock exchange)[^.]{0,140}\b(?:intention|intent|consummat|completion|closing|merger
  |acquisition|withdraw|transfer|file (?:with|a|an))
  |\b(?:consummation|completion|closing|effective time) of the (?:merger|acquisition|transaction
  |business combination|arrangement|offer)
  |\bnotice of redemption\b|\b(?:redeem\w*|redemption) (?:(?:of|all|its|the|our|any|outstanding|public) ){0,5}
  (?:[\w.%]+ ){0,4}(?:warrants|notes|debentures|preferred)\b|\b(?:upon|following|after) (?:the |such |their )?redemption\b
  |\bunits (?:were|have been|will be|are) separated\b
`;

/** Delistings at the issuer's request: transfers, mergers, redemptions, liquidations. Not a deficiency. */
export function isVoluntary(text: string): boolean {
  return VOLUNTARY.test(text);
}
