import { verbose, wordSet } from '../../layout/patterns.ts';
import { endsWithForm, endsWithLegalForm } from '../assemble/entity-names.ts';
import { isPlace, isRegion, MONTH, mayBePlace, STATE_OF } from '../assemble/places.ts';
import { endsInDigit, leadingWord } from '../leading-word.ts';
import type { ListCell, ListLine } from '../lines.ts';
import { remembered, rememberedTest } from '../remembered.ts';

export type ColumnRole = 'name' | 'jurisdiction' | 'percent' | 'trade' | 'other' | 'mark';

/** A cell of these words alone, with a `TELLING` one among them, is a column heading. */
const HEADING_WORDS = wordSet`a an all also and any are as at by end form to vessel vessels corporate date doing
  business does d b dba each entity entities exact fictitious for formation formed held if immediate in incorporated
  incorporation incorporating is its jurisdiction jurisdictions law laws legal list location name names nation number
  of on or organization organisation organized organised organizational other our outstanding owned owner owners
  owning ownership parent percent percentage percentages pct place province registered registrant registration shares
  share state states stock country countries subsidiary subsidiaries the their thereof company companies corporation
  corporations territory title trade type under used using voting which where domicile domiciled equity interest
  interests securities beneficial beneficially capital common conducts conducted direct directly indirect indirectly
  relationship effective economic nature principal operations operation activity activities status year residence
  assumed firm affiliate affiliates affiliated controlled class issued such with trading sub ein id no file tax
  identification fein partner partners partnership member membership consolidated significant listed limited liability llc
  issuer issuers controlling shareholder shareholders stockholder stockholders total attributable group s us u
  incorporate incorp juris jurisd org holding general managing sole organiz creation created establishment established
  real power purpose description seat different proportion proportionate shareholding shareholdings`;
/** Words of headings only beside other headings; alone they head groups or are names. */
const BESIDE_WORDS = wordSet`domestic foreign home qualification qualified qualifications certificate certificates
  they do operating leasing operates`;
const TELLING = verbose('i')`
  \b(?:names?|subsidiar(?:y|ies)|jurisdictions?|state|country|province|place|where|incorporat\w*|organi[sz]\w*|
  formation|formed|domicile|percent\w*|proportion|pct|owned|ownership|owner|interest|equity|voting|company|companies|
  entity|entities|dba|business|trade|parent|affiliates?|type|date|relationship|held|securities|corporation|incorp|
  juris\w*|registrant|location|number|capital|status|activity|residence|shares?|shareholdings?)\b|%|\bd\/b\/a\b`;
const MONTHS: ReadonlySet<string> = new Set(MONTH.toLowerCase().split('|'));
/** "December 31, 2008" and "31 May 2003" in a heading: "% held at December 31, 2008". */
const DATE = verbose('gi')`\b(?:(?:${MONTH})\s+\d{1,2},?|\d{1,2}\s+(?:${MONTH}),?)?\s*(?:19|20)\d\d\b|
  \b(?:${MONTH})\s+\d{1,2},?(?=\s*$)`;

/** Both parts of long words of headings that a narrow column broke: "Incorpo-" / "ration". */
const BROKEN_WORDS: ReadonlySet<string> = new Set(
  ['incorporation', 'incorporated', 'organization', 'jurisdiction', 'percentage', 'ownership', 'registration'].flatMap(
    (word) =>
      Array.from({ length: word.length - 5 }, (_, at) => [
        word.slice(0, at + 3),
        `${word.slice(0, at + 3)}-`,
        word.slice(at + 3),
      ]).flat(),
  ),
);

/** Whether a cell can be (a line of) a column heading: "Name", "State or Other", "% Owned by Registrant". */
export const isHeadingCell = rememberedTest((text) => isOfHeadingWords(text) && TELLING.test(text));

/** Whether a cell may be a heading, by its first word; a single letter may be any. */
function mayHead(text: string): boolean {
  const first = leadingWord(text);
  return (
    first.length < 2 ||
    HEADING_WORDS.has(first) ||
    BESIDE_WORDS.has(first) ||
    MONTHS.has(first) ||
    BROKEN_WORDS.has(first)
  );
}

/** Whether a cell has only words of headings; alone it may not be one: "Immediate", "or Other". */
export function isOfHeadingWords(text: string, isBeside = false): boolean {
  if (text.length > 160 || !mayHead(text)) return false;
  const unmarked = text.replace(/[*†‡:]+/g, ' ').replace(/\(\s*[\da-z]{1,2}\s*\)/gi, ' ');
  const bare = unmarked.replace(/['’]s\b/g, ' ').trim();
  const undated = /\d/.test(bare) ? bare.replace(DATE, ' ') : bare;
  if (/\d/.test(undated)) return false;
  const words = undated.toLowerCase().match(/[a-z]+-(?=\s|$)|[a-z%]+/g) ?? [];
  const isKnown = (word: string) =>
    word === '%' ||
    HEADING_WORDS.has(word.endsWith('-') ? word.slice(0, -1) : word) ||
    (isBeside && (BESIDE_WORDS.has(word) || BROKEN_WORDS.has(word)));
  return words.length > 0 && words.length <= 24 && words.every(isKnown);
}

/** A cell among column headings without a role of its own: "No.", "ST", "Note". */
const SMALL_HEADING =
  /^(?:(?:s(?:r|l)\.?|serial)\s?no|no|nos|#|st|ref|note|notes|footnotes?|line|item|level|tier|id|code|us|non-us|key)\.?$/i;
/** A cell that begins like a heading and then names the registrant: "Percentage owned by Acme Corp.". */
const HEADING_START = verbose('i')`^(?:(?:legal |corporate |full )?names?\b|
  (?:state|country|jurisdiction|place|percent|percentage|%|ownership|voting|date|parent|owned|doing business|
  subsidiar(?:y|ies) of|direct|organized|incorporated|where incorporated|company name)\b)`;
const DATE_ALONE = /^(?:(?:as )?(?:of|at) )?(?:\p{L}{3,9}\.? \d{1,2}, )?(?:19|20)\d\d$/u;

const isHeading = ({ words }: ListCell) => isHeadingCell(words.text);
/** "2013 | 2012 | 2011" under "Percentage of ownership at December 31," */
const isDateAlone = ({ words: { text } }: ListCell) => endsInDigit(text) && DATE_ALONE.test(text);
/** "Direct | Indirect", the second line over two columns of percents. */
const isDirect = ({ words }: ListCell) => /^(?:in)?direct(?:ly)?$/i.test(words.text);

/** Whether all cells of a line are column headings. */
export function isHeadingLine(line: ListLine): boolean {
  const { cells } = line;
  const [only] = cells;
  if (cells.length < 2) return only !== undefined && isHeading(only);
  if (cells.every(isHeading) || cells.every(isDateAlone) || cells.every(isDirect)) return true;
  const texts = cells.map((cell) => cell.words.text);
  // "of | of | Incorpor-": the middle of headings in several lines
  if (cells.length >= 3 && texts.every((text) => isOfHeadingWords(text, true))) return true;
  if (!cells.some(isHeading)) return false;
  if (texts.some(isPlace)) return false;
  if (texts.every((text) => isHeadingCell(text) || saysRole(text))) return true;
  // "Acme Corp. | State of Incorporation": the registrant over the names of its subsidiaries.
  const [first = '', ...rest] = texts;
  if (endsWithForm(first) && rest.every((text) => isHeadingCell(text) && text.includes(' ') && roleOfHeading(text)))
    return true;
  // "Name | Place of Incorporation | Registered Office": most are headings, the others no company, percent or mark.
  const others = texts.filter((text) => !isOfHeadingWords(text, true));
  const areMost = others.length < texts.length / 2;
  const arePlain = others.every((text) => text.length <= 40 && !/\d|%/.test(text) && !endsWithForm(text));
  if (arePlain && (areMost || (others.length === texts.length / 2 && others.every(beginsOrEndsLikeHeading))))
    return true;
  const isBesideHeadings = (text: string) =>
    SMALL_HEADING.test(text) || (text.length <= 200 && HEADING_START.test(text)) || labelOf(text)?.kind === 'group';
  return others.every(isBesideHeadings);
}

/** "Current name", "Former name (if changed in the last 5 years)": words of a heading, and no company. */
function saysRole(text: string): boolean {
  return text.length <= 60 && TELLING.test(text) && !endsWithForm(text) && roleOfHeading(text) !== null;
}

/** "Home State", "Domestic Jurisdiction", "State Organised": the first or last word is one of headings. */
function beginsOrEndsLikeHeading(text: string): boolean {
  const words = text.split(' ');
  return words.length > 1 && (isHeadingCell(words.at(-1) ?? '') || isHeadingCell(words[0] ?? ''));
}

const TRADE_HEADING = verbose()`doing business|does business|d\/?b\/?a|conducts business|trade name|assumed name|
  fictitious|other name|business name|names? (?:used|under which)|under which`;
const NAME_AND_TRADE = verbose()`^subsidiar(?:y|ies)\b|
  ^(?:(?:legal|full|exact|corporate|entity) )?name\b(?!.*(?:under|used|doing|d\/?b|assumed|fictitious))`;
const PERCENT_HEADING = verbose()`percent|%|\bpct\b|ownership|proportion of|voting (?:power|securities|interest)|
  equity (?:interest|held|owned)|% ?owned|interest (?:owned|held)|economic interest|effective interest`;
const PLACE_HEADING = verbose()`jurisdiction|incorporat|organi[sz]|formation|formed|domicile|where|
  place of (?:registration|establishment|residence)|state|country|province|establish|\bseat\b`;
const OTHER_HEADING = verbose()`
  \b(?:owned by|held by|parent|owner|shareholder|stockholder|holder|type|date|year|status|activity|business|nature|
  principal(?! subsidiar)|qualifications?|ein|number|relationship|purpose|description|class|shares|capital|issued|
  location|residence|offices?|address|headquarters|currency|industry|segment|auditors?|registration no)\b`;

/** What a column holds according to its heading; null where the heading does not say. */
export function roleOfHeading(text: string): ColumnRole | null {
  const words = text.toLowerCase();
  // "Former name (if changed in last 5 years)"
  if (/^(?:former|previous|prior|old|predecessor)\b/.test(words)) return 'other';
  const hasPercent = /percent|%/.test(words);
  const isParent = /\bparent\b|^(?:owned|held) by|owner of record/.test(words) && !words.includes('subsidiar');
  // "Direct Parent Company of the Subsidiary and its Jurisdiction of Incorporation"
  const startsWithParent = /^(?:(?:direct|immediate|ultimate|name of) )*parent\b(?!.*(?:owne[dr]|ownership))/s.test(
    words,
  );
  if (!hasPercent && (isParent || startsWithParent)) return 'other';
  if (TRADE_HEADING.test(words)) return NAME_AND_TRADE.test(words) ? 'name' : 'trade';
  if (PERCENT_HEADING.test(words))
    return /\b(?:immediate )?(?:owner|parent)s?\b(?! interest)/.test(words) && !hasPercent ? 'other' : 'percent';
  if (PLACE_HEADING.test(words)) {
    const saysPlace = /jurisdiction|state|country/.test(words);
    const isDateOrType = /^date|year of|date of|type of (?:organi[sz]ation|entity)|form of/.test(words);
    if (isDateOrType && !saysPlace && !words.includes('place')) return 'other';
    return /^(?:names?|compan(?:y|ies)|subsidiar(?:y|ies)|entity)\b/.test(words) && !saysPlace
      ? 'name'
      : 'jurisdiction';
  }
  if (OTHER_HEADING.test(words) && !/^(?:name|subsidiar|compan|entit|legal)/.test(words)) return 'other';
  return /name|subsidiar|compan|entit|corporation|affiliate|registrant|partnership/.test(words) ? 'name' : null;
}

type Label =
  /** A place over the names of its companies, as `text.slice(from, to)`. */
  | { readonly kind: 'place'; readonly from: number; readonly to: number }
  /** Another heading: a region, "Direct subsidiaries", "VIEs". */
  | { readonly kind: 'group'; readonly wholly: boolean };

const GROUP_WORD = verbose('i')`^(?:domestic|foreign|international|u\.?s\.?a?\.?|united|states|non|non-?u\.?s\.?|
  outside|inside|within|the|of|our|(?:in)?direct(?:ly)?|first|second|third|fourth|tier|wholly|majority|partially|partly|
  minority|less|than|more|percent|100%|50%|or|and|other|owned|held|subsidiar(?:y|ies)|subs|registrant(?:'s)?|company
  (?:'s)?|(?:un)?consolidated|affiliate[ds]?|entit(?:y|ies)|variable|interests?|vies?|vie's|pe|prc|wfoes?|(?:in)?active|
  dormant|significant|principal|material|(?:non-?)?operating|holding|limited|liability|companies|partnerships?|joint|
  ventures?|corporat(?:ions?|e)|general|regional|incorporated|organized|in|under|laws|state|formed|by|continued|cont'd|
  con't|cont|organization|jurisdiction|country|branch(?:es)?|equity|investments?|are|a|as|follow(?:s|ing)|list|all|
  names?|offices?|special|purpose|real|estate|segment|owns|contractual|arrangements?|through|to|&)$`;
const TELLING_GROUP = verbose('i')`subsidiar|domestic|foreign|international|affiliat|entit|vie|interests|partnerships|
  corporations|companies|ventures|active|direct|owned|operating|investments|u\.?s\.?|branches`;
const FORMED_IN = verbose('i')`^(?:(?:organized|incorporated|formed|registered|domiciled)\s+
  (?:in|under)(?: the laws? of)?|(?:subsidiaries|entities|companies|corporations|partnerships|those)\s+
  (?:(?:that|which) (?:are|were)\s+)?(?:organized|organised|incorporated|formed|located|registered|domiciled|chartered)\s+
  (?:in|under)(?: the laws? of)?|
  jurisdiction(?: of \w+)?:|state of incorporation:|country:|laws of)\s+(.+)$`;
const COMPANIES_OF = verbose('i')`^(.+?)(?<!\s)\s+(?:corporations?|companies|subsidiar(?:y|ies)|entit(?:y|ies)|
  limited liability compan(?:y|ies)|limited partnerships?|partnerships|llcs|l\.l\.c\.s|incorporated)$`;
const NAMED_GROUPS: readonly RegExp[] = [
  /^(?:continuing|discontinued) operations$/i,
  // "Parent: Acme Corp."
  /^(?:(?:direct|immediate|ultimate) )?parent(?: (?:company|entity))?:\s.{2,100}$/i,
  // "Variable Interest Entity under Acme Holdings Limited (China)", "VIEs controlled by Acme"
  /^(?:consolidated )?(?:variable interest entit(?:y|ies)|vies?) (?:of|under|held|owned|controlled)\b.{0,100}$/i,
  // "Insurance Subsidiaries:", "Real Estate Entities"
  /^(?:\p{L}[\p{L}&/-]*\s){1,4}(?:subsidiaries|entities)$/iu,
];
const SUBSIDIARIES = verbose('i')`^(?:direct |indirect |other |consolidated |wholly[- ]owned |majority[- ]owned |
  significant |principal |active |inactive |domestic |foreign |u\.s\. )*subsidiar(?:y|ies)\b.{0,100}$`;

/** A cheap test before the patterns for groups. */
const NAMES_GROUP = /operations$|entit|vies?\b|subsidiaries$|^(?:[a-z]+ )?parent/i;

/** "[Canada]" */
function withoutBrackets(text: string): string {
  return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1).trimEnd() : text;
}

/** Without a term that is defined, "(continued)", and punctuation at the end. */
function withoutRemarks(text: string): string {
  let body = text;
  // "Variable Interest Entity (“VIE”)"
  if (/["“”]\)\s*:?$/.test(body))
    body = body.replace(/(?<!\s)\s*\((?:the |each,? an? |collectively,? )?["“”][^()"“”]{1,40}["“”]\)(?=\s*:?$)/i, '');
  if (/cont|concluded/i.test(body))
    body = body.replace(/(?<!\s)\s*(?:\((?:continued|cont'd|cont\.?|concluded)\)|[-–—]\s*continued)\s*:?$/i, '');
  return /[\s:*;.–—=~-]$/.test(body) ? body.replace(/(?<![\s:*;.–—=~-])[\s:*;.–—=~-]+$/, '') : body;
}

/** Reads a line that heads a group of names; null for other lines. */
export const labelOf = remembered((text: string): Label | null => {
  // "1. Delaware", "— Delaware —"
  const bare = /^[^A-Za-z]|^.{1,5}[.)]/.test(text)
    ? text.replace(/^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•·●▪*-]|[–—=~]{1,9}|[-*]{2,9})\s+/i, '')
    : text;
  const body = withoutRemarks(withoutBrackets(bare));
  const offset = text.length - bare.length + (bare.startsWith('[') ? 1 : 0);
  if (body === '' || body.length > 120) return null;
  // "Delaware (3)": with the number of its companies, or a note.
  const place = body.endsWith(')') ? body.replace(/\s\(\d{1,3}\)$/, '') : body;
  if (mayBePlace(place) && (isPlace(place) || isPlace(`${place}.`)))
    return { kind: 'place', from: offset, to: offset + place.length };
  if (isRegion(body)) return { kind: 'group', wholly: false };
  const label = placeLabelOf(body, offset);
  if (label !== null) return label;
  if (isOfGroupWords(body)) return { kind: 'group', wholly: /wholly/i.test(body) };
  // "Acme Air Lines, Inc. (Wholly-owned subsidiaries):"
  const isOwner =
    body.endsWith(')') && /\((?:(?:wholly|majority|partially)[- ]owned )?subsidiar(?:y|ies)\)$/i.test(body);
  if (isOwner && text.trimEnd().endsWith(':')) return { kind: 'group', wholly: false };
  if (NAMES_GROUP.test(body) && NAMED_GROUPS.some((group) => group.test(body)))
    return { kind: 'group', wholly: /wholly/i.test(body) };
  if (!SUBSIDIARIES.test(body) || endsWithForm(body.replace(/\b(?:of|by)\b.*$/i, ''))) return null;
  return { kind: 'group', wholly: /wholly/i.test(body) };
});

/** "Vessel-owning companies (Liberia)" */
const COMPANIES_IN =
  /\s(?:companies|subsidiaries|entities|corporations|partnerships|affiliates|undertakings)\s\(([^()]{2,60})\)$/;

/** The words that a heading with a place begins with, where it does not begin with the place. */
const FORMED_WORDS = wordSet`organized incorporated formed registered domiciled subsidiaries entities
  companies corporations partnerships those jurisdiction state country laws`;

/** "Organized in Delaware", "Delaware corporations"; "Delaware Corporation" may be a name. */
function placeLabelOf(body: string, offset: number): Label | null {
  const inside = COMPANIES_IN.exec(body)?.[1];
  if (inside !== undefined && isPlace(inside)) {
    const at = offset + body.lastIndexOf(inside);
    return { kind: 'place', from: at, to: at + inside.length };
  }
  if (!mayBePlace(body) && !FORMED_WORDS.has(leadingWord(body))) return null;
  const place = (FORMED_IN.exec(body) ?? COMPANIES_OF.exec(body))?.[1]?.trim();
  if (place === undefined || !isPlace(place) || /\b(?:corporation|company|partnership)$/i.test(body)) return null;
  const start = body.indexOf(place);
  // "formed in the State of Ohio"; "State: State of Ohio" is printed so.
  const from = start + (/^the\s/i.test(place) ? (STATE_OF.exec(place)?.[0].length ?? 0) : 0);
  const rest = body.slice(start + place.length).trim();
  const hasKind = /^(?:corporations|companies|subsidiar|entit|limited|partnerships|llcs|incorporated)/i.test(rest);
  if (!hasKind && !body.endsWith(place)) return null;
  return { kind: 'place', from: offset + from, to: offset + start + place.length };
}

const isGroupWord = remembered((word: string) => GROUP_WORD.test(word));

function isOfGroupWords(body: string): boolean {
  const first = /^[^\s(),"/–—-]+/.exec(body)?.[0];
  if (first !== undefined && !isGroupWord(first) && !first.includes('-')) return false;
  const parts = body.replace(/[()",]/g, ' ').split(/\s+/);
  const words = parts.filter((word) => word !== '' && !/^[–—/-]+$/.test(word));
  if (words.length > 14 || !TELLING_GROUP.test(words.join(' '))) return false;
  if (endsWithLegalForm(body) && !/subsidiar|entities|companies|affiliates/i.test(body)) return false;
  return words.every((word) => word.split('/').every(isGroupWord));
}
