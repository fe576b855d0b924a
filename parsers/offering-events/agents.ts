import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { DOUBTFUL, STATED } from '../prose/stated-items.ts';
import { coverNames, legalName, listedNames, tableNames, underwritingSections } from './agent-lists.ts';
import { areNamedApart } from './agent-witnesses.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
import { roleNames } from './role-names.ts';
import { findAll, sentenceAt, textIn } from './search.ts';

const ENDING =
  /LLC|L\.L\.C\.|Inc\.|Incorporated|L\.P\.|LP|Co\.|Company|Corp\.|Corporation|Ltd\.?|Limited|Securities|Capital Markets|Partners|Advisors|plc|AG/;
/** A firm's name: at most eight capitalized words and a corporate ending. */
const FIRM = verbose('y')`
  [A-Z][\w&.'/-]*(?:,? (?:[A-Z&][\w&.'/-]*|\d{1,2}|of|and(?= (?:Company|Co\.|Associates|Sons)\b)|de)){0,8}?
  (?:,?(?: \([A-Z][\w. ]{1,12}\))? (?:${ENDING.source})(?!\w))+
  (?! (?:[A-Z&][\w&.'-]*,? ){1,3}(?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP|Ltd)(?!\w))`;
/** "A LLC, as lead placement agent, and B Securities", "A LLC, or A, and B Inc., or B", 'A LLC ("A") and B Inc.'. */
const BETWEEN =
  /(?: ?\((?:(?:the |each,? |or )*"|(?:acting )?through )[^)\n]{2,60}\)|,? or (?:the )?[A-Z][\w.&]*(?: [A-Z][\w.&]*){0,2})?(?:,? as (?:[a-z-]+ ){0,5}[a-z-]+,)?(?:,? and (?:its affiliate,? )?|, )/y;
const MOST_FIRMS = 16;
const ROLE =
  /sales agents?|placement agents?|underwriters?|relating to|as agents?|book-?running|representatives?|bookrunners?|dealer[- ]managers?/i;
const AGENCY_AGREEMENT = /(?:sales|distribution|placement agen\w+|underwriting|equity offering) agreement/i;
const BEFORE_NAMES = verbose('gi')`
  (?:\bagreements?(?:\(s\)|SM|TM)?,?(?: dated [^\n]{4,24},?)?(?: \([^)\n]{3,200}\),?)? with(?: each of)?|\bbest[- ]efforts basis (?:by|through)|\bbetween us and
  |\bbetween the Company and|\bengaged|\bretained|\bappointed|\bsales agents?,|\bthrough) (?=[A-Z])`;
const AFTER_NAMES = verbose('gi')`
  ,? (?:is|are|has|have|acted|will)\b[^.\n]{0,40}\b(?:acting|act|acted|serving|serve|engaged)\b[^.\n]{0,40}(?:representatives?|underwriters?|placement agents?|sales agents?|book-?running|managers?|dealer-managers?)
  |,? (?:is|are) (?:the |our |an? )?(?:\w+(?:-\w+)? ){0,3}?(?:representatives? of the|underwriters?|placement agents?|sales agents?|book-?running managers?|dealer-?managers?)\b(?! (?:or|of any) )`;
const UNDER_AGREEMENT = /(?:underwriting|placement agen\w+|sales|distribution) agreement[^.\n]{0,60}? with (?=[A-Z])/gi;

/** Names that follow each other from an offset on: "A, LLC, B Inc. and C & Co." */
function firmsAt(flat: string, from: number, stop: number): { names: string[]; end: number } {
  const names: string[] = [];
  let at = from;
  let end = from;
  while (names.length < MOST_FIRMS) {
    FIRM.lastIndex = at;
    const match = FIRM.exec(flat);
    if (match === null || at + match[0].length > stop) break;
    names.push(match[0]);
    end = at + match[0].length;
    BETWEEN.lastIndex = end;
    const between = BETWEEN.exec(flat);
    if (between === null) break;
    at = end + between[0].length;
  }
  return { names, end };
}

/** The role follows right after the last name: the list is complete. */
const ROLE_BESIDE =
  /^(?: ?\([^)\n]{3,90}\)|,? or [^,\n]{2,40},)?,? (?:dated [^,\n]{6,24}, )?(?:each )?(?:as|to act as|to serve as|acting as|relating to)\b/i;
/** "… as lead placement agent and B Capital as co-placement agent". */
const CO_AGENT =
  /^[^.;\n]{0,90}?\b(?:agents?|managers?|underwriters?),? and ([A-Z][^.;\n]{2,60}?),? (?:as|acting as|to act as) (?:our |its |the )?(?:co-|joint |additional )/;
const NO_AGENT = /purchaser|investor|stockholder|bank of new york|trust/i;
/** Two places name the same firms. */
const SURE = 0.9;

interface Agents {
  readonly names: readonly string[];
  readonly at: TextRange;
  readonly confidence: number;
}

/**
 * Agents and underwriters: where a sentence of the cover gives them their role, else the table, list or sentence of the
 * section on underwriting (legal names), else the foot of the cover; brands with their legal names, where the text has them.
 */
export function findAgents(document: OfferingDocument, cover: Cover, findings: Findings): void {
  if (!findings.isJoint) checkUnderwritten(document, cover, findings);
  const inSection = namedInSection(document, cover);
  const onCover = namedOnCover(document, cover);
  const found =
    (onCover !== null && inSection !== null && isPartOf(onCover.names, inSection.names) ? inSection : onCover) ??
    inSection ??
    namedInText(document, cover) ??
    namedAtFoot(document, cover);
  if (found === null) return;
  const names = [...new Set(found.names.map((name) => legalName(document.flat, name, cover.body)))];
  const isSure =
    found.confidence < SURE && found.confidence > DOUBTFUL && areNamedApart(document, cover, names, found.at);
  findings.set('placementAgentOrUnderwriters', names, [found.at], isSure ? SURE : found.confidence);
}

/** The cover's sentence names the lead alone, the section on underwriting the whole syndicate. */
function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return (
    some.length < all.length && some.every((one) => all.some((name) => name === one || name.startsWith(`${one},`)))
  );
}

function agents(names: readonly string[], at: TextRange, confidence: number): Agents | null {
  const firms = names.filter((name) => name.length < 70 && !NO_AGENT.test(name));
  return firms.length === 0 ? null : { names: firms, at, confidence };
}

function namedOnCover(document: OfferingDocument, cover: Cover): Agents | null {
  const { flat } = document;
  for (const match of findAll(document, cover.prose, BEFORE_NAMES, 20)) {
    const { names, end } = firmsAt(flat, match.end, cover.end);
    const after = flat.slice(end, end + 160).split('\n', 1)[0] ?? '';
    const lead = flat.slice(Math.max(cover.start, match.start - 40), match.end);
    if (!ROLE.test(after) && !AGENCY_AGREEMENT.test(lead)) continue;
    const beside = roleNames(CO_AGENT.exec(after)?.[1] ?? '');
    const found = agents([...names, ...beside], { start: match.end, end }, ROLE_BESIDE.test(after) ? SURE : 0.75);
    if (found !== null) return found;
  }
  return actingIn(document, cover.prose);
}

function namedInSection(document: OfferingDocument, cover: Cover): Agents | null {
  for (const section of underwritingSections(document, cover)) {
    const listed = tableNames(document, section, true) ?? listedNames(document, section);
    if (listed !== null) return agents(listed.names, listed.at, listed.isWhole === false ? DOUBTFUL : SURE);
    for (const match of findAll(
      document,
      { ...section, end: Math.min(section.end, section.start + 4_000) },
      UNDER_AGREEMENT,
      4,
    )) {
      const { names, end } = firmsAt(document.flat, match.end, section.end);
      const found = agents(names, { start: match.end, end }, STATED);
      if (found !== null) return found;
    }
  }
  const elsewhere = tableNames(document, cover.whole, false);
  return elsewhere && agents(elsewhere.names, elsewhere.at, elsewhere.isWhole === false ? DOUBTFUL : STATED);
}

/** What the underwriters buy together is what is offered: a second witness of the count, or its only one. */
function checkUnderwritten(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const sections = underwritingSections(document, cover).map((section) => tableNames(document, section, true));
  const shares = (sections.find((table) => table?.shares != null) ?? tableNames(document, cover.whole, false))?.shares;
  if (shares == null || shares.amount.currency !== null || Number(shares.value) < 1_000) return;
  const count = Number(shares.value);
  if (!findings.has('sharesOffered')) findings.set('sharesOffered', count, [shares], STATED);
  else if (findings.get('sharesOffered') === count)
    findings.check("underwriters' shares = shares offered", true, ['sharesOffered']);
}

function namedInText(document: OfferingDocument, cover: Cover): Agents | null {
  return actingIn(document, cover.body);
}

function namedAtFoot(document: OfferingDocument, cover: Cover): Agents | null {
  const foot = coverNames(document, cover);
  return foot && agents(foot.names, foot.at, foot.hasRole ? STATED : 0.75);
}

/** "A Securities and B Capital are acting as joint book-running managers": the sentence's subject. */
function actingIn(document: OfferingDocument, range: TextRange): Agents | null {
  for (const match of findAll(document, range, AFTER_NAMES, 200)) {
    const sentence = sentenceAt(document, match.start);
    const start = sentence.end - textIn(document, sentence).trimStart().length;
    if (match.start - start > 400) continue;
    const subject = document.flat.slice(start, match.start).replace(/,? each(?: of)?$/, '');
    const names = roleNames(subject);
    const isSole = /\b(?:sole|exclusive)\b/i.test(match.text) && names.length === 1;
    const found = agents(names, { start, end: match.start }, isSole ? SURE : 0.75);
    if (found !== null) return found;
  }
  return null;
}
