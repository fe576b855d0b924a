import { confidenceOf } from '../evidence/witnesses.ts';
import { verbose } from '../layout/patterns.ts';
import type { Findings } from '../offering-events/findings.ts';
import { type FlatText, paragraphOf, sentenceOf, type TextRange } from '../prose/flat-text.ts';
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
  / (?:or|as|in|and its|together with|acting)\b| (?="[A-Z])|\(|\.$|(?<!\b(?:Co|Inc|Corp|Ltd|L\.P|L\.L\.C|N\.A|[A-Z]))\. (?=[A-Z"])/;
/** '(the "Company"), confirms its agreement (this "Agreement") with Acme & Co. ("Acme"), as follows'. */
const CONFIRMS = /\bconfirms? its (?:respective )?agreements? (?:\([^()]{3,40}\) )?with (?:each of )?(?=[A-Z])/gi;
/** "Acme Securities LLC is acting", before its role. */
const IS_ACTING = / (?:is|are|has been|have been|will be|was|were)?(?: \w+ly)? ?(?:acting|serving|engaged|retained)$/;
const ISSUER_TERM = /\((?:the )?"(?:Company|Issuer|Corporation)"\)/;
/** Letters have their date, or the agreement's title, above the address. */
const ABOVE_ADDRESS =
  /(?:^|\s)(?:\[[^\]\n]{0,12}\]|\d{1,2}), (?:19|20)\d\d$|\bAGREEMENT$|^(?:Sales|Distribution) Agreement$/;
/** Where names end in an address. */
const STREET =
  /(?:^|\s)(?:c\/o |\d{1,5} [A-Z]|P\.?O\. |One |Attention|Attn|as (?:the )?(?:[\w-]+ ){0,3}(?:representatives?|agents?|managers?)\b)/i;

/** Firms with the words that name them. */
interface Named {
  readonly firms: readonly string[];
  readonly at: TextRange;
}

/** The agent or underwriter that an agreement names as its party. */
export function findAgreementAgents(agreement: Agreement, findings: Findings): void {
  const { flat, title, type } = agreement;
  const isAgency = type === 'atm' || /underwriting|^placement a/i.test(title);
  const [named] = [
    ...namedByTerm(agreement, isAgency),
    ...(isAgency ? confirmedIn(agreement) : []),
    ...definedIn(flat),
  ];
  if (named === undefined) {
    const addressed = isAgency ? addressedIn(flat.text) : null;
    if (addressed !== null)
      findings.set('placementAgentOrUnderwriters', addressed.firms, [addressed.at], confidenceOf([]));
    return;
  }
  const isAddressed = named.firms.every((name) => isAddressedTo(flat.text, name) || signs(flat.text, name));
  findings.set('placementAgentOrUnderwriters', named.firms, [named.at], confidenceOf(isAddressed ? ['place'] : []));
}

/** A purchase agreement may define the agent that arranged it. */
function namedByTerm({ flat, opening }: Agreement, isAgency: boolean): Named[] {
  const matches = [...matchesIn(flat.text, opening, AGREED_TO_ACT, 2), ...matchesIn(flat.text, opening, TERM, 8)];
  return matches.flatMap((match) => {
    if (!isAgency && !/placement agent/i.test(match.text)) return [];
    const isSubject = /agreed/.test(match.text) || IS_ACTING.test(flat.text.slice(match.start - 30, match.start));
    const { start: from } = isSubject ? sentenceOf(flat, match.start) : paragraphOf(flat, match.start);
    const start = Math.max(from, match.start - 400);
    const isIssuerLater = ISSUER_TERM.test(flat.text.slice(match.end, match.end + 200));
    const firms = firmsNamedIn(flat.text.slice(start, match.start).replace(IS_ACTING, ''), isIssuerLater);
    return firms.length === 0 ? [] : [{ firms, at: { start, end: match.end } }];
  });
}

function confirmedIn({ flat, opening }: Agreement): Named[] {
  return matchesIn(flat.text, opening, CONFIRMS, 2).flatMap(({ end }) => {
    const clause = flat.text.slice(end, end + 300).split(/ \(|, as follows|\n/, 1)[0] ?? '';
    const firms = firmsNamedIn(clause);
    return firms.length === 0 ? [] : [{ firms, at: { start: end, end: end + clause.length } }];
  });
}

function definedIn(flat: FlatText): Named[] {
  return matchesIn(flat.text, { start: 0, end: flat.text.length }, DEFINED, 2).flatMap(({ start, end, groups }) => {
    const firms = firmsNamedIn((groups[0] ?? '').split(DEFINITION_END, 1)[0] ?? '');
    return firms.length === 0 ? [] : [{ firms, at: { start, end } }];
  });
}

/** Names may be in capitals in an address or a signature, and without their ending. */
function brandOf(name: string): string {
  return (name.split(',')[0] ?? name).replace(/ (?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP)$/, '').toLowerCase();
}

const SALUTATION = /\bladies and gentlemen\b/i;
const LONGEST_ADDRESS = 700;

/** The firms that a letter agreement is addressed to: the lines below its date, down to the street. */
function addressedIn(text: string): Named | null {
  const salutation = SALUTATION.exec(text.slice(0, 6_000))?.index;
  if (salutation === undefined) return null;
  const from = Math.max(0, salutation - LONGEST_ADDRESS);
  const lines = text.slice(from, salutation).split('\n');
  const above = lines.findLastIndex((line) => ABOVE_ADDRESS.test(line.trim()));
  if (above < 0) return null;
  const start = from + lines.slice(0, above + 1).join('\n').length + 1;
  const address = text.slice(start, salutation);
  const names = address.slice(0, STREET.exec(address)?.index ?? 0).trim();
  const firms = firmsNamedIn(names);
  return firms.length === 0 ? null : { firms, at: { start, end: start + names.length } };
}

/** A letter agreement stands below its addressee's name: the lines right above the salutation. */
function isAddressedTo(text: string, name: string): boolean {
  const salutation = SALUTATION.exec(text.slice(0, 6_000))?.index;
  if (salutation === undefined) return false;
  const address = text.slice(Math.max(0, salutation - LONGEST_ADDRESS), salutation).toLowerCase();
  return address.includes(brandOf(name));
}

/** A signature block: the party's name, then "By:". */
function signs(text: string, name: string): boolean {
  const brand = brandOf(name);
  const end = text.slice(-60_000).toLowerCase();
  let at = end.indexOf(brand);
  for (let seen = 0; at >= 0 && seen < 40; seen += 1) {
    if (/^[^.;:]{0,60}\s(?:as [^:;.]{3,60}\s)?by:/.test(end.slice(at + brand.length, at + brand.length + 160)))
      return true;
    at = end.indexOf(brand, at + brand.length);
  }
  return false;
}
