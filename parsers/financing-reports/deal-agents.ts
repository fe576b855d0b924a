import { firmsAt } from '../offering-events/agents.ts';
import { type FlatText, sentencesWith, type TextRange } from '../prose/flat-text.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Deal } from './deal.ts';
import { hitsIn, type Put, type ReportBody } from './report-body.ts';

const WITH =
  /(?:[Aa]greements?|[Ll]etters?)(?:SM|TM)?(?: \([^)\n]{3,60}\))?,?(?: dated(?: as of)? [A-Z][a-z]+ \d{1,2}, \d{4},?| dated[^.\n]{4,40})?(?: \([^)\n]{3,160}\))?,?(?: by and)?(?: (?:between|among)[^.\n]{0,60})? (?:with|and) (?:each of )?(?=[A-Z])/g;
const ROLE_AFTER =
  /^(?:,? \([^)]{3,80}\))?,? (?:\(?(?:each|collectively|together)[^)\n]{0,60}\)?,? )?(?:(?:who |which |that )?(?:was engaged by the company (?:to act|to serve)(?: as)?|to act|to serve|acted|acting|is acting|served|serving|are acting|was engaged)(?: as)?|as|its|the company's|our|the(?= (?:[\w-]+ ){0,3}(?:placement|sales) agent)) (?:the |its |our |an? )?(?:[\w-]+ ){0,5}?(?:placement agents?|underwriters?|sales agents?|managers?|representatives?|bookrunners?|book-running)/i;
const ROLE_TERM =
  /^(?:,[^.\n(]{0,80})? ?\((?:each,? |the |collectively,? |together,? |as )*(?:an? |the )?"?(?:sales |placement |lead |sole )?(?:agents?|underwriters?|managers?|representatives?)"?/i;

/** 'Acme Master Fund, Ltd. (the "Selling Stockholder")' is a party too. */
function isSeller(words: string, name: string): boolean {
  const at = words.indexOf(name);
  return at >= 0 && /^ ?\((?:the |each,? a )?"(?:selling|existing)/i.test(words.slice(at + name.length));
}

/** Agents and underwriters: the parties of the agreement that are called so, or firms that "acted as placement agent". */
export function findAgents(terms: FlatText, body: ReportBody, deal: Deal, put: Put): void {
  const { text } = body;
  const set = (names: readonly string[], at: TextRange): boolean => {
    const firms = names.filter(
      (name) =>
        name.length < 70 &&
        !/\bthe company\b|trust company|university/i.test(name) &&
        !isSeller(text.slice(at.start, at.end + 40), name),
    );
    if (firms.length > 0) put('placementAgentOrUnderwriters', firms, at, STATED);
    return firms.length > 0;
  };
  for (const hit of hitsIn(body, WITH, { start: deal.sentence.start, end: body.end }, 12)) {
    const { names, end } = firmsAt(text, hit.end, body.end);
    const after = text.slice(end, end + 160);
    const isAgency = /underwriting|placement agen|sales agreement|distribution agreement|market/i.test(
      text.slice(Math.max(0, hit.start - 60), hit.end),
    );
    // The other party of a placement agency or an underwriting agreement is the agent, however it is called.
    const isParty = /(?:placement agency|placement agent|underwriting) agreements?/i.test(
      text.slice(Math.max(0, hit.start - 24), hit.end),
    );
    if (
      names.length > 0 &&
      (ROLE_TERM.test(after) || ROLE_AFTER.test(after) || isParty || (isAgency && deal.type === 'atm')) &&
      set(names, { start: hit.end, end })
    )
      return;
  }
  for (const sentence of sentencesWith(terms, /placement agents?|underwriters?|sales agents?|book-?running/gi, 200)) {
    if (sentence.end <= body.start || sentence.start >= body.end) continue;
    for (const match of text
      .slice(sentence.start, sentence.end)
      .matchAll(/(?<![A-Z&][\w.&',]{0,24} )\b[A-Z][\w.&']+ (?=[A-Z&])/g)) {
      const at = sentence.start + match.index;
      const { names, end } = firmsAt(text, at, sentence.end);
      if (names.length > 0 && ROLE_AFTER.test(text.slice(end, end + 120)) && set(names, { start: at, end })) return;
    }
  }
  for (const hit of hitsIn(body, AGENT_APPOSED, body, 20)) {
    const { names, end } = firmsAt(text, hit.end, body.end);
    if (
      names.length > 0 &&
      /^,? (?:\([^)]{3,60}\),? )?(?:received|was paid|will|is|has|acted)/.test(text.slice(end, end + 90))
    ) {
      if (set(names, { start: hit.end, end })) return;
    }
  }
}

/** "The exclusive placement agent in connection with the offering, Acme Securities, LLC, received a cash fee". */
const AGENT_APPOSED =
  /(?:placement agents?|underwriters?|sales agents?|book-?running managers?)(?: (?:for|in connection with|in) (?:the|this) [a-z ]{3,40})?, (?=[A-Z])/gi;
