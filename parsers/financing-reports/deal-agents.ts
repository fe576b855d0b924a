import { verbose } from '../layout/patterns.ts';
import { firmsAt } from '../offering-events/agents.ts';
import type { Findings } from '../offering-events/findings.ts';
import { sentencesWith } from '../prose/flat-text.ts';
import { matchesIn } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Deal } from './deal.ts';
import { type Report, reportMatches } from './report.ts';

const WITH = verbose('g')`
  (?:[Aa]greements?|[Ll]etters?)(?:SM|TM)?(?: \([^)\n]{3,60}\))?,?
  (?: dated(?: as of)? [A-Z][a-z]+ \d{1,2}, \d{4},?| dated[^.\n]{4,40})?(?: \([^)\n]{3,160}\))?,?
  (?: by and)?(?: (?:between|among)[^.\n]{0,60})? (?:with|and) (?:each of )?(?=[A-Z])`;
const ROLE_AFTER = verbose('i')`
  ^(?:,? \([^)]{3,80}\))?,? (?:\(?(?:each|collectively|together)[^)\n]{0,60}\)?,? )?
  (?:(?:who |which |that )?(?:was engaged by the company (?:to act|to serve)(?: as)?|to act|to serve|acted|acting|is acting|served|serving|are acting|was engaged)(?: as)?
  |as|its|the company's|our|the(?= (?:[\w-]+ ){0,3}(?:placement|sales) agent))
  [ ](?:the |its |our |an? )?(?:[\w-]+ ){0,5}?(?:placement agents?|underwriters?|sales agents?|managers?|representatives?|bookrunners?|book-running)`;
const ROLE_TERM =
  /^(?:,[^.\n(]{0,80})? ?\((?:each,? |the |collectively,? |together,? |as )*(?:an? |the )?"?(?:sales |placement |lead |sole )?(?:agents?|underwriters?|managers?|representatives?)"?/i;
/** "The exclusive placement agent in connection with the offering, Acme Securities, LLC, received a cash fee". */
const APPOSED_AGENT =
  /(?:placement agents?|underwriters?|sales agents?|book-?running managers?)(?: (?:for|in connection with|in) (?:the|this) [a-z ]{3,40})?, (?=[A-Z])/gi;
const APPOSED_ROLE = /^,? (?:\([^)]{3,60}\),? )?(?:received|was paid|will|is|has|acted)/;
const CAPITALIZED = /(?<![A-Z&][\w.&',]{0,24} )\b[A-Z][\w.&']{1,60} (?=[A-Z&])/g;
const NO_FIRM = /\bthe company\b|trust company|university/i;

/** Agents and underwriters: parties of the agreement that it calls so, or firms that "acted as placement agent". */
export function findAgents(report: Report, deal: Deal, findings: Findings): void {
  const { text } = report;
  const setFirms = (from: number, stop: number, isAgent: (after: string) => boolean): boolean => {
    const { names, end } = firmsAt(text, from, stop);
    if (names.length === 0 || !isAgent(text.slice(end, end + 160))) return false;
    const around = text.slice(from, end + 40);
    const firms = names.filter((name) => name.length < 70 && !NO_FIRM.test(name) && !isSeller(around, name));
    if (firms.length > 0) findings.set('placementAgentOrUnderwriters', firms, [{ start: from, end }], STATED);
    return firms.length > 0;
  };
  for (const match of reportMatches(report, WITH, { start: deal.sentence.start, end: report.end }, 12)) {
    const lead = text.slice(Math.max(0, match.start - 60), match.end);
    const isMarket = /underwriting|placement agen|sales agreement|distribution agreement|market/i.test(lead);
    // The other party of a placement agency or underwriting agreement is the agent, whatever it is called.
    const isParty =
      (deal.type === 'atm' && isMarket) ||
      /(?:placement agency|placement agent|underwriting) agreements?/i.test(
        text.slice(Math.max(0, match.start - 24), match.end),
      );
    if (setFirms(match.end, report.end, (after) => isParty || ROLE_TERM.test(after) || ROLE_AFTER.test(after))) return;
  }
  for (const sentence of sentencesWith(
    report.flat,
    /placement agents?|underwriters?|sales agents?|book-?running/gi,
    200,
  )) {
    if (sentence.end <= report.start || sentence.start >= report.end) continue;
    for (const { start } of matchesIn(text, sentence, CAPITALIZED))
      if (setFirms(start, sentence.end, (after) => ROLE_AFTER.test(after.slice(0, 120)))) return;
  }
  for (const { end } of reportMatches(report, APPOSED_AGENT, report, 20))
    if (setFirms(end, report.end, (after) => APPOSED_ROLE.test(after.slice(0, 90)))) return;
}

/** 'Acme Master Fund, Ltd. (the "Selling Stockholder")' is a party too. */
function isSeller(words: string, name: string): boolean {
  const at = words.indexOf(name);
  return at >= 0 && /^ ?\((?:the |each,? a )?"(?:selling|existing)/i.test(words.slice(at + name.length));
}
