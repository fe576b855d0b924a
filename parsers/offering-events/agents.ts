import type { Findings } from './findings.ts';
import { STATED } from './findings.ts';
import type { Cover, OfferingDocument, Range } from './offering-document.ts';
import { type Hit, hitsIn, sentenceAt } from './search.ts';

/** A firm's name: capitalised words up to a corporate ending. Bounded: at most eight words before the ending. */
const FIRM =
  /[A-Z][\w&.'/-]*(?:,? (?:[A-Z&][\w&.'/-]*|\d{1,2}|of|and(?= (?:Company|Co\.|Associates|Sons)\b)|de)){0,8}?(?:,?(?: \([A-Z][\w. ]{1,12}\))? (?:LLC|L\.L\.C\.|Inc\.|Incorporated|L\.P\.|LP|Co\.|Company|Corp\.|Corporation|Ltd\.?|Limited|Securities|Capital Markets|Partners|Advisors|plc|AG)(?!\w))+(?! (?:[A-Z&][\w&.'-]*,? ){1,3}(?:LLC|L\.L\.C\.|Inc\.|L\.P\.|LP|Ltd)(?!\w))/y;
/** "A LLC, as lead placement agent, and B Securities", "A LLC, or A, and B Inc., or B", 'A LLC ("A") and B Inc.'. */
const BETWEEN =
  /(?: ?\((?:(?:the |each,? |or )*"|(?:acting )?through )[^)\n]{2,60}\)|,? or (?:the )?[A-Z][\w.&]*(?: [A-Z][\w.&]*){0,2})?(?:,? as (?:[a-z-]+ ){0,5}[a-z-]+,)?(?:,? and (?:its affiliate,? )?|, )/y;
const MOST_FIRMS = 16;

const ROLE =
  /sales agents?|placement agents?|underwriters?|relating to|as agents?|book-?running|representatives?|bookrunners?/i;
const AGENCY_AGREEMENT = /(?:sales|distribution|placement agen\w+|underwriting|equity offering) agreement/i;
const BEFORE_NAMES =
  /(?:\bagreement(?:\(s\)|SM|TM)?,?(?: dated [^\n]{4,24},?)?(?: \([^)\n]{3,60}\),?)? with|\bbetween us and|\bbetween the Company and|\bengaged|\bretained|\bappointed|\bsales agents?,|\bthrough) (?=[A-Z])/gi;
const AFTER_NAMES =
  / (?:is|are|has|have|acted|will)[^.\n]{0,40}(?:acting|act|acted|serving|engaged)[^.\n]{0,40}(?:representatives?|underwriters?|placement agents?|sales agents?|book-?running|managers?)/gi;

/** Names that follow each other from a place on: "A, LLC, B Inc. and C & Co." */
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

/** The role stands right behind the last name: the list is whole. */
const ROLE_BESIDE =
  /^(?: ?\([^)\n]{3,90}\)|,? or [^,\n]{2,40},)?,? (?:dated [^,\n]{6,24}, )?(?:each )?(?:as|to act as|to serve as|acting as|relating to)\b/i;

/** Names of agents and underwriters, where a sentence gives them their role: on the cover, else in the text. */
export function findAgents(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const { flat } = document;
  const found = (names: readonly string[], range: Range, confidence = 0.75): boolean => {
    const firms = names.filter(
      (name) => name.length < 70 && !/purchaser|investor|stockholder|bank of new york|trust/i.test(name),
    );
    if (firms.length > 0) {
      findings.set(
        'placementAgentOrUnderwriters',
        firms.map((name) => fullName(flat, name, range.end)),
        [range],
        confidence,
      );
    }
    return firms.length > 0;
  };
  for (const hit of hitsIn(document, { start: cover.titleEnd, end: cover.end }, BEFORE_NAMES, 20)) {
    const { names, end } = firmsAt(flat, hit.end, cover.end);
    const after = flat.slice(end, end + 160).split('\n', 1)[0] ?? '';
    const isKnown =
      ROLE.test(after) || AGENCY_AGREEMENT.test(flat.slice(Math.max(cover.start, hit.start - 40), hit.end));
    const confidence = ROLE_BESIDE.test(after) ? 0.9 : 0.75;
    if (names.length > 0 && isKnown && found(names, { start: hit.end, end }, confidence)) return;
  }
  for (const hit of hitsIn(document, { start: cover.titleEnd, end: cover.bodyEnd }, AFTER_NAMES, 200)) {
    const sentence = sentenceAt(document, hit.start);
    const { names, end } = firmsAt(flat, firstName(flat, sentence.start), hit.start);
    const confidence = /\b(?:sole|exclusive)\b/i.test(hit.text) && names.length === 1 ? 0.9 : 0.75;
    if (
      names.length > 0 &&
      end === hit.start &&
      found(names, { start: firstName(flat, sentence.start), end }, confidence)
    )
      return;
  }
}

const SUFFIX = /,? (?:LLC|L\.L\.C\.|Inc\.|Incorporated|L\.P\.|LP|Corp\.|Corporation|Ltd\.?|Limited|plc)(?!\w)/y;

/** A supplement may shorten a firm's name at first ("with B. Riley Securities") and give it whole just behind. */
function fullName(flat: string, name: string, from: number): string {
  if (!/ (?:Securities|Capital Markets|Partners|Advisors|Company|Co\.)$/.test(name)) return name;
  const at = flat.slice(from, from + 3_000).indexOf(`${name},`);
  const next = at < 0 ? flat.slice(from, from + 3_000).indexOf(`${name} `) : at;
  if (next < 0) return name;
  SUFFIX.lastIndex = from + next + name.length;
  return name + (SUFFIX.exec(flat)?.[0] ?? '');
}

function firstName(flat: string, from: number): number {
  const lead = /\s*/y;
  lead.lastIndex = from;
  return from + (lead.exec(flat)?.[0].length ?? 0);
}

const PERCENT_FEE =
  /(?:commission|fee|compensation|discount)s?\b[^.%\n]{0,160}?\b(\d{1,2}(?:\.\d{1,3})?) ?% (?:of|to|discount)?[^.\n]{0,60}?(?:gross|aggregate|sales price|proceeds|public offering price)/gi;
const OTHER_FEES = /tail|warrant(?:s)? to purchase|non-?accountable|management fee|finder|financial advis/i;

/** The agents' commission in percent of gross proceeds: of the cover, else the first of the text, then less sure. */
export function findAgentFee(document: OfferingDocument, cover: Cover, findings: Findings): void {
  const usable = (hit: Hit): boolean => Number(hit.groups[0]) <= 15 && !OTHER_FEES.test(hit.text);
  const onCover = hitsIn(document, { start: cover.titleEnd, end: cover.end }, PERCENT_FEE, 5).filter(usable);
  const inText = hitsIn(document, { start: cover.end, end: cover.bodyEnd }, PERCENT_FEE, 20).filter(usable);
  const hit = onCover[0] ?? inText[0];
  const printed = hit?.groups[0];
  if (hit === undefined || printed === undefined) return;
  const percent = hit.text.indexOf('%');
  const start = hit.start + hit.text.lastIndexOf(printed, percent);
  const alike = inText.filter((other) => Number(other.groups[0]) === Number(printed)).length;
  if (onCover.length === 0 && alike < inText.length) return;
  findings.set(
    'agentFeePercent',
    Number(printed),
    [{ start, end: hit.start + percent + 1 }],
    onCover.length === 0 ? 0.75 : findings.get('isAtm') === true ? 0.9 : STATED,
  );
  if (onCover.length > 0 && alike > 0) findings.check('agent fee stated twice alike', true, ['agentFeePercent']);
}
