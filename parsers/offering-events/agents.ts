import { verbose } from '../layout/patterns.ts';
import type { TextRange } from '../prose/flat-text.ts';
import type { Match } from '../prose/matches.ts';
import { STATED } from '../prose/stated-items.ts';
import type { Findings } from './findings.ts';
import type { Cover, OfferingDocument } from './offering-document.ts';
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
  /sales agents?|placement agents?|underwriters?|relating to|as agents?|book-?running|representatives?|bookrunners?/i;
const AGENCY_AGREEMENT = /(?:sales|distribution|placement agen\w+|underwriting|equity offering) agreement/i;
const BEFORE_NAMES = verbose('gi')`
  (?:\bagreement(?:\(s\)|SM|TM)?,?(?: dated [^\n]{4,24},?)?(?: \([^)\n]{3,60}\),?)? with|\bbetween us and
  |\bbetween the Company and|\bengaged|\bretained|\bappointed|\bsales agents?,|\bthrough) (?=[A-Z])`;
const AFTER_NAMES =
  / (?:is|are|has|have|acted|will)[^.\n]{0,40}(?:acting|act|acted|serving|engaged)[^.\n]{0,40}(?:representatives?|underwriters?|placement agents?|sales agents?|book-?running|managers?)/gi;

/** Names that follow each other from an offset on: "A, LLC, B Inc. and C & Co." */
export function firmsAt(flat: string, from: number, stop: number): { names: string[]; end: number } {
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
const NO_AGENT = /purchaser|investor|stockholder|bank of new york|trust/i;

/** Agents and underwriters, where a sentence gives them their role: on the cover, else in the text. */
export function findAgents(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const { flat } = document;
  const setFirms = (names: readonly string[], range: TextRange, isSure: boolean): boolean => {
    const firms = names.filter((name) => name.length < 70 && !NO_AGENT.test(name));
    const full = firms.map((name) => fullName(flat, name, range.end));
    if (firms.length > 0) findings.set('placementAgentOrUnderwriters', full, [range], isSure ? 0.9 : 0.75);
    return firms.length > 0;
  };
  for (const match of findAll(document, cover.prose, BEFORE_NAMES, 20)) {
    const { names, end } = firmsAt(flat, match.end, cover.end);
    const after = flat.slice(end, end + 160).split('\n', 1)[0] ?? '';
    const lead = flat.slice(Math.max(cover.start, match.start - 40), match.end);
    const isAgent = ROLE.test(after) || AGENCY_AGREEMENT.test(lead);
    if (isAgent && setFirms(names, { start: match.end, end }, ROLE_BESIDE.test(after))) return;
  }
  for (const match of findAll(document, cover.body, AFTER_NAMES, 200)) {
    const sentence = sentenceAt(document, match.start);
    const start = sentence.end - textIn(document, sentence).trimStart().length;
    const { names, end } = firmsAt(flat, start, match.start);
    const isSole = /\b(?:sole|exclusive)\b/i.test(match.text) && names.length === 1;
    if (end === match.start && setFirms(names, { start, end }, isSole)) return;
  }
}

const SUFFIX = /,? (?:LLC|L\.L\.C\.|Inc\.|Incorporated|L\.P\.|LP|Corp\.|Corporation|Ltd\.?|Limited|plc)(?!\w)/y;

/** A supplement may shorten a firm's name at first ("with B. Riley Securities") and give it in full just after. */
function fullName(flat: string, name: string, from: number): string {
  if (!/ (?:Securities|Capital Markets|Partners|Advisors|Company|Co\.)$/.test(name)) return name;
  const near = flat.slice(from, from + 3_000);
  const comma = near.indexOf(`${name},`);
  const next = comma < 0 ? near.indexOf(`${name} `) : comma;
  if (next < 0) return name;
  SUFFIX.lastIndex = from + next + name.length;
  return name + (SUFFIX.exec(flat)?.[0] ?? '');
}

const PERCENT_FEE =
  /(?:commission|fee|compensation|discount)s?\b[^.%\n]{0,160}?\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of|to|discount)?[^.\n]{0,60}?(?:gross|aggregate|sales price|proceeds|public offering price)/gi;
const OTHER_FEES = /tail|warrant(?:s)? to purchase|non-?accountable|management fee|finder|financial advis/i;

/** The agents' commission in percent of gross proceeds: from the cover, else, less sure, the first of the text. */
export function findAgentFee(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const usable = ({ groups, text }: Match): boolean => Number(groups[0]) <= 15 && !OTHER_FEES.test(text);
  const [onCover] = findAll(document, cover.prose, PERCENT_FEE, 5).filter(usable);
  const inText = findAll(document, cover.rest, PERCENT_FEE, 20).filter(usable);
  const match = onCover ?? inText[0];
  const printed = match?.groups[0];
  if (match === undefined || printed === undefined) return;
  const percent = match.text.indexOf('%');
  const start = match.start + match.text.lastIndexOf(printed, percent);
  const same = inText.filter(({ groups }) => Number(groups[0]) === Number(printed)).length;
  if (onCover === undefined && same < inText.length) return;
  const confidence = onCover === undefined ? 0.75 : findings.get('isAtm') === true ? 0.9 : STATED;
  findings.set('agentFeePercent', Number(printed), [{ start, end: match.start + percent + 1 }], confidence);
  if (onCover !== undefined && same > 0) findings.check('agent fee stated twice alike', true, ['agentFeePercent']);
}
