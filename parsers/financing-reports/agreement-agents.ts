import { confidenceOf } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { paragraphOf, sentenceOf } from '../prose/flat-text.ts';
import { matchesIn } from '../prose/matches.ts';
import type { Agreement } from './agreement-clause.ts';
import { firmsNamedIn } from './firm-names.ts';

/** 'With Acme & Co. (the "Agent")', '"Placement Agent" means Acme Securities, LLC'. */
const TERM = verbose('g')`
  ,? ?\([^()]{0,120}"(?:Sales |Placement |Lead |Designated )?(?:Agents?|Underwriters?|Managers?|Representatives?)"
  |,? [Aa]s (?:the )?(?:[\w-]+ ){0,4}?(?:[Aa]gents?|[Uu]nderwriters?|[Rr]epresentatives?|[Mm]anagers?)\b`;
/** "A and B have agreed to act as representatives of the several Underwriters". */
const AGREED_TO_ACT =
  /,? (?:has|have) agreed to act as (?:the )?(?:[\w-]+ ){0,3}?(?:representatives?|managers?|agents?|underwriters?)\b/gi;
const DEFINED = /"(?:Placement|Sales) Agents?" (?:means|shall mean) ([^\n]{4,200})/g;
/** The full stop of "Co." or "Inc." ends no sentence. */
const DEFINITION_END =
  / (?:or|as|in|and its|together with|acting)\b|\(|\.$|(?<!\b(?:Co|Inc|Corp|Ltd|L\.P|L\.L\.C|N\.A|[A-Z]))\. (?=[A-Z"])/;
const ADDRESSEE =
  /(?:^|\n)(?:To: )?([A-Z][^\n]{3,69})\n(?:[^\n]{0,80}\n){0,12}?(?:as (?:the )?(?:lead )?representatives?|ladies and gentlemen)/i;

/** The agent or underwriter that an agreement names as its party. */
export function findAgreementAgents({ flat, opening, title, type }: Agreement, findings: Findings): void {
  const isAgency = type === 'atm' || /underwriting|placement agen/i.test(title);
  const found: string[][] = [];
  let at = { start: 0, end: 0 };
  for (const match of [...matchesIn(flat.text, opening, TERM, 8), ...matchesIn(flat.text, opening, AGREED_TO_ACT, 2)]) {
    if (!isAgency) break;
    const { start: from } = /agreed/.test(match.text) ? sentenceOf(flat, match.start) : paragraphOf(flat, match.start);
    const start = Math.max(from, match.start - 400);
    const firms = firmsNamedIn(flat.text.slice(start, match.start));
    if (firms.length === 0) continue;
    if (found.length === 0) at = { start, end: match.end };
    found.push(firms);
  }
  for (const match of matchesIn(flat.text, { start: 0, end: flat.text.length }, DEFINED, 2)) {
    const clause = (match.groups[0] ?? '').split(DEFINITION_END, 1)[0] ?? '';
    const firms = firmsNamedIn(clause);
    if (firms.length > 0 && found.length === 0) at = { start: match.start, end: match.end };
    if (firms.length > 0) found.push(firms);
  }
  const addressee = isAgency ? ADDRESSEE.exec(flat.text.slice(0, 6_000)) : null;
  const [firms] = found;
  if (firms === undefined) {
    const alone = addressee === null ? [] : firmsNamedIn(addressee[1] ?? '');
    if (addressee !== null && alone.length > 0)
      findings.set(
        'placementAgentOrUnderwriters',
        alone,
        [{ start: addressee.index, end: addressee.index + addressee[0].length }],
        confidenceOf([]),
      );
    return;
  }
  const isAddressed = addressee !== null && firms.some((name) => addressee[1]?.startsWith(name.split(',')[0] ?? name));
  findings.set('placementAgentOrUnderwriters', firms, [at], confidenceOf(isAddressed ? ['place'] : []));
}
