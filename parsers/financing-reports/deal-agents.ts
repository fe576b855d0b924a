import { confidenceOf } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { paragraphOf, sentenceOf, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { type Match, matchesIn } from '../prose/matches.ts';
import type { Deal } from './deal.ts';
import { firmsNamedIn } from './firm-names.ts';
import { recallsAnother } from './past-sales.ts';
import { type Report, reportMatches, textOf } from './report.ts';

const ROLE = `(?:(?:co-?|sub-?)?placement agents?|(?:co-)?sales agents?|sales managers?|(?:co-)?underwriters?|book-?running|book-?runners?|lead managers?|co-?managers?|co-lead|(?:lead |sole |co-|marketing |selling )agents?|dealer[- ]managers?|(?:warrant )?(?:solicitation|inducement) agents?|representatives?(?= (?:\\([^()]{3,40}\\) )?of the (?:several )?underwriters)|(?:lead |joint )?manager)`;
/** Words before a role: "the Company's exclusive", "joint lead"; not "counsel to the". */
const ADJECTIVES = String.raw`(?:(?!counsel|legal|adviser|advisor|escrow|transfer|(?:result|is|are|was|were|not|no|without)\b)[\w'-]+,? (?:and )?){0,7}?`;
/** What follows the names of agents and gives them their role. */
const ROLE_BEHIND = verbose('gi')`
  ,? (?:(?:who|which|that),? )?(?:(?:is|are|was|were|will be|has been|have been|had been|will|has|have)[ ])?(?:also |each |both )?
  (?:acting|acted|act|acts|serving|served|serve|serves|engaged|retained|appointed)(?: by (?:the company|us))?(?: to (?:act|serve))?,? as ${ADJECTIVES}${ROLE}
  |,? (?:each )?(?:as|to act as|to serve as|in its capacity as) ${ADJECTIVES}${ROLE}
  | (?:is|are|was|were) ${ADJECTIVES}${ROLE}(?= (?:for|in|of|on)\b)
  |, (?:the|its|our)(?: company's)? (?:[\w-]+ ){0,3}${ROLE}(?= (?:for|in|of)\b|[,.;])`;
const ONE_OF_LIST =
  /^, (?:the|its|our)\b.*\b(?:representative|agent|underwriter|bookrunner|manager)(?: of the (?:several )?underwriters)?$/i;
/** 'Acme Securities, LLC ("Acme" and, together with B, the "Agents")'. */
const ROLE_TERM = verbose('g')`
  ,? ?\([^()]{0,90}"(?!(?:Escrow|Transfer|Warrant|Rights|Paying|Subscription|Information|Exchange|Collateral|Administrative|Closing|Depositary) )
  (?:[A-Z][\w-]* ){0,3}(?:Agents?|Underwriters?|Managers?|Representatives?|Bookrunners?)"`;
/** The other party of an agency or underwriting agreement is the agent, whatever it is called. */
const AGENCY_WITH = verbose('gi')`
  \b(?:placement agen(?:cy|t)|underwriting|at[- ](?:the[- ])?market(?: issuance)?(?: sales)?|equity distribution|sales|controlled equity offering|open market sale|dealer[- ]manager|engagement)
  (?:SM|TM)? (?:sales )?(?:agreements?|letter)(?:SM|TM)?(?:,? dated (?:as of )?[^,;.$]{3,20}(?:, \d{4})?,?)?(?: \([^()]{2,80}\))?,?
  (?: by and)?(?: (?:between|among) (?:us|the company|it|itself) and| with)(?: each of)? (?=[A-Z])`;
const CLAUSE_END =
  /(?:,? (?:pursuant|relating|under|to (?:sell|offer|act|issue|which)|in connection|in relation|for the|with respect|providing|dated|as (?:the|its|our|an?|sales|lead|sole|joint|agents?|managers?|underwriters?|representatives?)|which|who|whereby|that|on behalf|acting|having)\b|(?<!\b(?:Co|Inc|Corp|Ltd|L\.P|L\.L\.C|N\.A|[A-Z]))\.(?:$| [A-Z]))/;
/** "The exclusive placement agent for the offering, Acme Securities, LLC, received". */
const ROLE_AHEAD = verbose('gi')`
  \b${ROLE}(?: (?:for|in connection with|in|of) (?:the|this) [a-z ]{3,40})?, (?=[A-Z])([^;$]{3,160}?),? (?:\([^()]{3,60}\),? )?(?=(?:received|was paid|were paid|will|is|are|has|have|acted)\b)`;
/** "The joint book-running managers are A LLC and B Inc." */
const ROLE_IS = verbose('gi')`
  \b${ROLE}(?: managers)?(?: (?:for|of|in) (?:the|this) [a-z ]{3,40})? (?:is|are|was|were) (?:each of )?(?=[A-Z])`;
/** "A syndicate of underwriters co-led by A Inc. and B Ltd.". */
const LED_BY = /\b(?:syndicate|underwriters|agents|dealers)\b[^.;$\d]{0,60}?\b(?:co-|jointly )?led by (?=[A-Z])/gi;
/** "An agreement with A LLC, pursuant to which the Company agreed to pay A a cash fee equal to 7.0%". */
const AGREEMENT_WITH =
  /\b(?:agreement|letter)(?: \([^()]{2,80}\))?,?(?: dated [^,;.$]{3,20}(?:, \d{4})?,?)? with (?=[A-Z])/g;
/** "Was obligated to pay certain fees to Acme Securities LLC": the cash fee comes in one of the next sentences. */
const FEES_TO = /\b(?:pay|paid|paying) (?:certain |an? )?(?:[\w-]+ ){0,3}?(?:fees?|commissions?) to (?=[A-Z])/g;
const CASH_FEE = /\bcash (?:placement )?fee\b|\bplacement fee\b/i;
const FEE_TO_PARTY =
  /^[^.;$]{0,120}\bpay\b[^.;$]{0,80}\b(?:cash (?:placement )?fee|placement fee|commission|selling concession)\b/i;
const OTHER_PROGRAM = /\bsales agreement\b|\bATM\b|at[- ]the[- ]market (?:offering|program|sales|issuance|facility)/i;

/** Names with the words that state them. */
interface Named extends TextRange {
  readonly firms: readonly string[];
}

/** Agents and underwriters: those that a role follows, parties of an agency agreement, or names beside a role. */
export function findAgents(report: Report, deal: Deal, findings: Findings): void {
  const named = namedAgents(report, deal);
  const [first] = named;
  if (first === undefined) return;
  const { start, end } = paragraphOf(report.flat, first.start);
  // "A and B are joint book-running managers. C is lead manager."
  const beside = named.filter((one) => one.start >= start && one.end <= end && one.end > first.end);
  const firms = unique([first, ...beside].flatMap((one) => one.firms));
  const others = named.filter((one) => one.start !== first.start);
  const isRepeated = others.some((one) => one.firms.some((name) => isSame(name, first.firms[0] ?? '')));
  const isConfirmed = isRepeated || firms.every((name) => isNamedElsewhere(report, name, first));
  findings.set('placementAgentOrUnderwriters', firms, [first], confidenceOf(isConfirmed ? ['place'] : []));
}

const OF_AGENT =
  /\bprospectus|\bcopies\b|\bfees?\b|\bcommission|\bunderwrit|\bagents?\b|book-?run|\bmanagers?\b|\befforts\b[^.;]{0,160}\bsell\b/i;
/** 'Acme Capital & Co., LLC ("Acme")': what the report calls the firm from here on. */
const SHORT_NAME = verbose('i')`
  ^(?:,? as (?:[\w-]+ ){0,4}(?:agent|manager|underwriter|representative))?,? ?\((?:the |collectively, )?
  "(?!(?:the )?(?:[\w-]+ ){0,3}(?:agents?|underwriters?|managers?|representatives?|company)")([A-Z][\w.&' -]{2,30})"`;

/** Another sentence has the firm's name where it speaks of the offering's agents: who hands out the prospectus, who is paid. */
function isNamedElsewhere(report: Report, name: string, at: TextRange): boolean {
  if (isOfAgentElsewhere(report, name, at)) return true;
  const end = report.text.indexOf(name, at.start) + name.length;
  const short = end < name.length ? undefined : SHORT_NAME.exec(report.text.slice(end, end + 120))?.[1];
  return short !== undefined && name.includes(short) && isOfAgentElsewhere(report, short, at);
}

function isOfAgentElsewhere(report: Report, name: string, { start, end }: TextRange): boolean {
  const own = sentenceOf(report.flat, start);
  let at = report.text.indexOf(name, report.start);
  for (let seen = 0; at >= 0 && at < report.end && seen < 20; seen += 1) {
    const isApart = at < Math.min(own.start, start) || at >= Math.max(own.end, end);
    if (isApart && OF_AGENT.test(textOf(report, sentenceOf(report.flat, at)))) return true;
    at = report.text.indexOf(name, at + name.length);
  }
  return false;
}

function namedAgents(report: Report, deal: Deal): Named[] {
  const rolesAt = sentencesWith(
    report.flat,
    /\b(?:placement|sales|solicitation|inducement|marketing|selling|co-placement|lead|sole) agents?|\bco-agents?|underwriters?\b|book-?run|managers?\b|"(?:Agents?|Representatives?)"/gi,
    400,
  );
  const isProgram = deal.type === 'atm';
  const found: Named[] = [];
  for (const sentence of rolesAt) {
    if (sentence.end <= report.start || sentence.start >= report.end) continue;
    const words = textOf(report, sentence);
    if (!isProgram && OTHER_PROGRAM.test(words) && !/placement agen/i.test(words)) continue;
    if (recallsAnother(report, sentence.start, deal.sentence)) continue;
    found.push(...namesBefore(report, sentence));
  }
  for (const match of reportMatches(report, AGENCY_WITH, report, 12)) {
    const isOther = !isProgram && /market|distribution|\bsales\b|controlled/i.test(match.text);
    if (!isOther) found.push(...namesAfter(report, match));
  }
  for (const match of reportMatches(report, AGREEMENT_WITH, report, 20))
    found.push(...namesAfter(report, match).filter(({ end }) => FEE_TO_PARTY.test(report.text.slice(end, end + 260))));
  for (const match of [...reportMatches(report, LED_BY, report, 4), ...reportMatches(report, ROLE_IS, report, 8)])
    found.push(...namesAfter(report, match));
  for (const match of reportMatches(report, FEES_TO, report, 8))
    if (CASH_FEE.test(report.text.slice(match.end, Math.min(report.end, match.end + 600))))
      found.push(...namesAfter(report, match));
  for (const { start, end, groups } of reportMatches(report, ROLE_AHEAD, report, 12)) {
    // "Without a placement agent, underwriter or dealer": the pattern ignores case.
    const firms = /^[A-Z]/.test(groups[0] ?? '') ? firmsNamedIn(groups[0] ?? '') : [];
    if (firms.length > 0) found.push({ firms, start, end });
  }
  // What comes before the announcement is mostly an earlier agreement.
  const isBefore = ({ start }: Named): number => (start < deal.sentence.start ? 1 : 0);
  return found.toSorted((one, other) => isBefore(one) - isBefore(other) || one.start - other.start);
}

/** Names whose role follows. */
function namesBefore(report: Report, sentence: TextRange): Named[] {
  return [ROLE_BEHIND, ROLE_TERM].flatMap((pattern) =>
    matchesIn(report.text, sentence, pattern, 6).flatMap(({ start, end, text }) => {
      const listed = firmsNamedIn(report.text.slice(sentence.start, start));
      // "To Acme Sponsor LLC and B & Co., the representative of the underwriters": one of them.
      const firms = ONE_OF_LIST.test(text) ? listed.slice(-1) : listed;
      const at = report.text.lastIndexOf(firms[0]?.split(',')[0] ?? '\0', start);
      return firms.length === 0 || at < sentence.start ? [] : [{ firms, start: at, end }];
    }),
  );
}

function namesAfter(report: Report, { end }: Match): Named[] {
  const words = report.text.slice(end, Math.min(report.end, end + 400)).split('\n', 1)[0] ?? '';
  const clause = words.slice(0, CLAUSE_END.exec(words)?.index ?? words.length);
  const firms = firmsNamedIn(clause);
  return firms.length === 0 ? [] : [{ firms, start: end, end: end + clause.length }];
}

function unique(names: readonly string[]): string[] {
  return names.filter((name, index) => !names.slice(0, index).some((before) => isSame(before, name)));
}

/** "Acme Capital Partners" and "Acme Capital Partners, LLC". */
function isSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return long === short || long.startsWith(`${short},`) || long.startsWith(`${short} `);
}
