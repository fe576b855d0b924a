import { endsWithForm, endsWithLegalForm, isSentence } from './entity-names.ts';
import { isPlace, isRegion } from './places.ts';

export type ColumnRole = 'name' | 'jurisdiction' | 'percent' | 'trade' | 'other' | 'mark';

/** Words that column headings are made of; a cell of these alone, with a telling one among them, is a heading. */
const HEADING_WORDS = new Set(
  (
    'a an all also and any are as at by end form to vessel vessels corporate date doing business does d b dba each entity entities exact fictitious for formation formed held ' +
    'if immediate in incorporated incorporation incorporating is its jurisdiction jurisdictions law laws legal list location name names nation number of on or ' +
    'organization organisation organized organised organizational other our outstanding owned owner owners owning ownership parent percent percentage percentages pct place province ' +
    'registered registrant registration shares share state states stock country countries subsidiary subsidiaries the their thereof ' +
    'company companies corporation corporations corporate territory title trade type under under_which used using voting which where domicile domiciled ' +
    'equity interest interests securities securities_owned beneficial beneficially capital common conducts conducted direct directly indirect indirectly ' +
    'relationship effective economic nature principal operations operation activity activities status year residence ' +
    'assumed firm affiliate affiliates affiliated controlled class issued such with trading sub ein id no file tax identification partner partners partnership member membership consolidated ' +
    'significant listed limited liability llc issuer issuers held controlling shareholder shareholders stockholder stockholders total attributable group s us u incorporate incorp juris jurisd org holding general managing sole organiz creation created establishment established real power purpose description u.s seat different proportion proportionate shareholding shareholdings'
  ).split(' '),
);
/** Words of headings only beside other headings; alone they head groups or are names. */
const BESIDE_WORDS = new Set(
  'domestic foreign home qualification qualified qualifications certificate certificates they do does operating leasing operates'.split(
    ' ',
  ),
);
const TELLING =
  /\b(?:names?|subsidiar(?:y|ies)|jurisdictions?|state|country|province|place|where|incorporat\w*|organi[sz]\w*|formation|formed|domicile|percent\w*|proportion|pct|owned|ownership|owner|interest|equity|voting|company|companies|entity|entities|dba|business|trade|parent|affiliates?|type|date|relationship|held|securities|corporation|incorp|juris\w*|registrant|location|number|capital|status|activity|residence|shares?|shareholdings?)\b|%|\bd\/b\/a\b/i;

/** "December 31, 2008" and "31 May 2003" in a heading: "% held at December 31, 2008". */
const DATE =
  /\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2},?|\d{1,2}\s+(?:january|february|march|april|may|june|july|august|september|october|november|december),?)?\s*(?:19|20)\d\d\b|\b(?:january|february|march|april|may|june|july|august|september|october|november|december)\s+\d{1,2},?(?=\s*$)/gi;

/** Whether a cell can be (a line of) a column heading: "Name", "State or Other", "% Owned by Registrant". */
export function isHeadingCell(text: string): boolean {
  return TELLING.test(text) && isOfHeadingWords(text);
}

/** Whether a cell has no other words than headings have; alone it may tell nothing: "Immediate", "or Other". */
export function isOfHeadingWords(text: string, isBeside = false): boolean {
  if (text.length > 160) return false;
  const bare = text
    .replace(/[*†‡:]+/g, ' ')
    .replace(/\(\s*[\da-z]{1,2}\s*\)/gi, ' ')
    .replace(/'s\b|’s\b/g, ' ')
    .trim();
  const undated = /\d/.test(bare) ? bare.replace(DATE, ' ') : bare;
  if (/\d/.test(undated)) return false;
  const words = undated
    .toLowerCase()
    .split(/[^a-z%]+/)
    .filter((word) => word !== '');
  return (
    words.length > 0 &&
    words.length <= 24 &&
    words.every((word) => word === '%' || HEADING_WORDS.has(word) || (isBeside && BESIDE_WORDS.has(word)))
  );
}

/** A cell that may stand among column headings without telling anything itself: "No.", "ST", "Note". */
export function isSmallHeading(text: string): boolean {
  return /^(?:(?:s(?:r|l)\.?|serial)\s?no|no|nos|#|st|ref|note|notes|footnotes?|line|item|level|tier|id|code|us|non-us|key)\.?$/i.test(
    text.trim(),
  );
}

/** A cell that begins like a heading and then names the registrant: "Percentage owned by Acme Corp.". */
export function beginsLikeHeading(text: string): boolean {
  return (
    text.length <= 200 &&
    /^(?:(?:legal |corporate |full )?names?\b|(?:state|country|jurisdiction|place|percent|percentage|%|ownership|voting|date|parent|owned|doing business|subsidiar(?:y|ies) of|direct|organized|incorporated|where incorporated|company name)\b)/i.test(
      text.trim(),
    )
  );
}

/** What a column holds by its heading; null where the heading does not tell. */
export function roleOfHeading(text: string): ColumnRole | null {
  const words = text.toLowerCase();
  if (/\b(?:immediate )?parent\b|^(?:owned|held) by|owner of record/.test(words) && !/percent|%|subsidiar/.test(words))
    return 'other';
  // "Direct Parent Company of the Subsidiary and its Jurisdiction of Incorporation"
  if (/^(?:(?:direct|immediate|ultimate|name of) )*parent\b/.test(words) && !/percent|%|owne[dr]|ownership/.test(words))
    return 'other';
  if (
    /doing business|does business|d\/?b\/?a|conducts business|trade name|assumed name|fictitious|other name|business name|names? (?:used|under which)|under which/.test(
      words,
    )
  ) {
    return /^subsidiar(?:y|ies)\b|^(?:(?:legal|full|exact|corporate|entity) )?name\b(?!.*(?:under|used|doing|d\/?b|assumed|fictitious))/.test(
      words,
    )
      ? 'name'
      : 'trade';
  }
  if (
    /percent|%|\bpct\b|ownership|proportion of|voting (?:power|securities|interest)|equity (?:interest|held|owned)|% ?owned|interest (?:owned|held)|economic interest|effective interest/.test(
      words,
    )
  ) {
    return /\b(?:immediate )?(?:owner|parent)s?\b(?! interest)/.test(words) && !/percent|%/.test(words)
      ? 'other'
      : 'percent';
  }
  if (
    /jurisdiction|incorporat|organi[sz]|formation|formed|domicile|where|place of (?:registration|establishment|residence)|state|country|province|establish|\bseat\b/.test(
      words,
    )
  ) {
    if (
      /^date|year of|date of|type of (?:organi[sz]ation|entity)|form of/.test(words) &&
      !/jurisdiction|state|country|place/.test(words)
    )
      return 'other';
    if (
      /^(?:names?|compan(?:y|ies)|subsidiar(?:y|ies)|entity)\b/.test(words) &&
      !/jurisdiction|state|country/.test(words)
    )
      return 'name';
    return 'jurisdiction';
  }
  if (
    /\b(?:owned by|held by|parent|owner|shareholder|stockholder|holder|type|date|year|status|activity|business|nature|principal(?! subsidiar)|qualifications?|ein|number|relationship|purpose|description|class|shares|capital|issued|location|residence|offices?|address|headquarters|currency|industry|segment|auditors?|registration no)\b/.test(
      words,
    ) &&
    !/^(?:name|subsidiar|compan|entit|legal)/.test(words)
  )
    return 'other';
  if (/name|subsidiar|compan|entit|corporation|affiliate|registrant|partnership/.test(words)) return 'name';
  return null;
}

const GROUP_WORDS =
  /^(?:domestic|foreign|international|u\.?s\.?a?\.?|united|states|non|non-?u\.?s\.?|outside|inside|within|the|of|our|direct|directly|indirect|indirectly|first|second|third|fourth|tier|wholly|majority|partially|partly|minority|less|than|more|percent|100%|50%|or|and|other|owned|held|subsidiar(?:y|ies)|subs|registrant|company|company's|registrant's|consolidated|unconsolidated|affiliated|affiliates?|affiliate|entity|entities|variable|interest|interests|vies?|vie's|pe|prc|wfoes?|active|inactive|dormant|significant|principal|material|operating|non-?operating|holding|limited|liability|companies|partnerships?|joint|ventures?|corporations?|corporate|general|regional|incorporated|organized|in|under|laws|state|formed|by|continued|cont'd|con't|cont|organization|jurisdiction|country|branches|equity|investments?|other|are|a|as|follows|following|list|all|name|names|offices?|special|purpose|real|estate|segment|branch|owns|contractual|arrangements?|through|to|&)$/i;

export type LabelKind =
  /** A place over the names of its companies; the place's words begin at `from` and end at `to`. */
  | { readonly kind: 'place'; readonly from: number; readonly to: number }
  /** A heading of another kind: a region, "Direct subsidiaries", "VIEs". */
  | { readonly kind: 'group'; readonly wholly: boolean };

/** Reads a line that may head a group of names; null where it is none. */
export function labelOf(text: string): LabelKind | null {
  const bare = text.replace(/^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•·●▪*-])\s+/i, '');
  const offset = text.length - bare.length;
  const body = bare
    .replace(/\s*(?:\((?:continued|cont'd|cont\.?|concluded)\)|[-–—]\s*continued)\s*:?$/i, '')
    .replace(/[\s:*;.–—-]+$/, '');
  if (body === '' || body.length > 120) return null;
  if (isPlace(body) || isPlace(`${body}.`)) return { kind: 'place', from: offset, to: offset + body.length };
  if (isRegion(body)) return { kind: 'group', wholly: false };
  const qualified =
    /^(?:(?:organized|incorporated|formed|registered|domiciled)\s+(?:in|under)(?: the laws? of)?|subsidiaries (?:organized|incorporated|formed|located) (?:in|under)(?: the laws? of)?|jurisdiction(?: of \w+)?:|state of incorporation:|country:|laws of)\s+(.+)$/i.exec(
      body,
    ) ??
    /^(.+?)\s+(?:corporations?|companies|subsidiar(?:y|ies)|entit(?:y|ies)|limited liability compan(?:y|ies)|limited partnerships?|partnerships|llcs|l\.l\.c\.s|incorporated)$/i.exec(
      body,
    );
  const place = qualified?.[1]?.trim();
  if (
    place !== undefined &&
    isPlace(place) &&
    (/^(?:corporations|companies|subsidiar|entit|limited|partnerships|llcs|incorporated)/i.test(
      body.slice(body.indexOf(place) + place.length).trim(),
    ) ||
      body.endsWith(place))
  ) {
    // "Delaware Corporation" alone may be a name; plural or prefixed labels are headings.
    const from = offset + body.indexOf(place);
    if (!/\b(?:corporation|company|partnership)$/i.test(body)) return { kind: 'place', from, to: from + place.length };
  }
  const words = body
    .replace(/[()",]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[–—/-]+$/.test(word));
  if (
    words.length > 0 &&
    !(endsWithLegalForm(body) && !/subsidiar|entities|companies|affiliates/i.test(body)) &&
    words.length <= 14 &&
    words.every((word) => word.split('/').every((part) => GROUP_WORDS.test(part)))
  ) {
    const only = words.join(' ').toLowerCase();
    if (
      /subsidiar|domestic|foreign|international|affiliat|entit|vie|interests|partnerships|corporations|companies|ventures|active|direct|owned|operating|investments|u\.?s\.?|branches/.test(
        only,
      )
    )
      return { kind: 'group', wholly: /wholly/i.test(only) };
  }
  if (/^(?:continuing|discontinued) operations$/i.test(body)) return { kind: 'group', wholly: false };
  // "Acme Air Lines, Inc. (Wholly-owned subsidiaries):"
  if (/\((?:(?:wholly|majority|partially)[- ]owned )?subsidiar(?:y|ies)\)$/i.test(body) && text.trimEnd().endsWith(':'))
    return { kind: 'group', wholly: false };
  // "Variable Interest Entity under Acme Holdings Limited (China)", "VIEs controlled by Acme"
  if (
    /^(?:consolidated )?(?:variable interest entit(?:y|ies)|vies?) (?:of|under|held|owned|controlled)\b.{0,100}$/i.test(
      body,
    )
  )
    return { kind: 'group', wholly: false };
  // "Insurance Subsidiaries:", "Real Estate Entities"
  if (/^(?:\p{L}[\p{L}&/-]*\s){1,4}(?:subsidiaries|entities)$/iu.test(body)) return { kind: 'group', wholly: false };
  if (
    /^(?:direct |indirect |other |consolidated |wholly[- ]owned |majority[- ]owned |significant |principal |active |inactive |domestic |foreign |u\.s\. )*subsidiar(?:y|ies)\b.{0,100}$/i.test(
      body,
    ) &&
    !endsWithForm(body.replace(/\b(?:of|by)\b.*$/i, ''))
  )
    return { kind: 'group', wholly: /wholly/i.test(body) };
  return null;
}

/** Lines that are of the page, not of the list: exhibit labels, page numbers, links, dates, file names, rulers. */
export function isPageFurniture(text: string): boolean {
  const line = text.trim();
  if (line.length > 160) return /^[\s\p{P}\p{S}]+$/u.test(line);
  return (
    line === '' ||
    /^[\s\p{P}\p{S}]+$/u.test(line) ||
    /^(?:page\s*)?[-–—_(]*\s*(?:[A-Z]{1,2}-?)?\d{1,4}(?:-\d{1,3})?\s*[-–—_)]*(?:\s+of\s+\d{1,4})?$/i.test(line) ||
    /^page\s+\d+(?:\s+of\s+\d+)?$/i.test(line) ||
    /^(?:ex(?:hibit)?\.?)[\s-]*(?:no\.?\s*)?\(?\s*(?:21|22|8)(?:[.-]\s?\d{1,3})?(?:\s?\(?[a-z\d]{1,2}\)?)?\)?\s*(?:[:.–—-]\s*)?(?:\d{1,3})?$/i.test(
      line,
    ) ||
    /^(?:of|or|and|the)$/i.test(line) ||
    /^(?:quicklinks.*|table of contents|back to (?:contents|top|toc)|\(?continued\)?|\(?cont(?:inued|'d|\.)?(?: (?:on|from) next page)?\)?|next page|index|end of (?:document|exhibit|filing)|unaudited|see (?:also )?notes?.{0,60})$/i.test(
      line,
    ) ||
    /^(?:ex-?\d+(?:\.\w+)?\s+\d+\s+\S+\.(?:htm|html|txt)\b.*|\S+\.(?:htm|html|txt|pdf))$/i.test(line) ||
    isChartMark(line) ||
    /^[([]see (?:also )?(?:attach|exhibit|schedule|note|page|below|annex|appendix|separate)\w*\b[^()]{0,80}[)\]]$/i.test(
      line,
    ) ||
    /^\(?(?:(?:as )?(?:of|at|on)\s+)?\d{1,2}(?:st|nd|rd|th)?\s+(?:january|february|march|april|may|june|july|august|september|october|november|december),?\s+(?:19|20)\d\d\)?[.:]?$/i.test(
      line,
    ) ||
    /^(?:\(?(?:as )?(?:of|at|on)\s+)?(?:the\s+)?(?:january|february|march|april|may|june|july|august|september|october|november|december)\.?\s+\d{1,2},?\s+(?:19|20)\d\d\)?[.:]?$/i.test(
      line,
    ) ||
    /^(?:fiscal|year|period).{0,20}ended .{4,30}$/i.test(line) ||
    /^\(?(?:dated?:?\s*|effective:?\s*|as of\s*|at\s*)?\d{1,2}[/-]\d{1,2}[/-]\d{2,4}\)?$/i.test(line) ||
    /^(?:foot)?notes?:?$/i.test(line)
  );
}

/** "[FLOW CHART]", "[ORGANIZATIONAL CHART OMITTED]": what stands where a picture stood. */
export function isChartMark(text: string): boolean {
  return /^[[(<](?:[\p{L}' -]{0,40}\s)?(?:chart|graphic|graph|logo|picture|image|diagram)s?(?:\s(?:omitted|appears here|here|not included))?[\])>]$/iu.test(
    text.trim(),
  );
}

/** Titles of the exhibit: "LIST OF SUBSIDIARIES", "Subsidiaries of Acme Corp. as of …". */
export function isTitle(text: string): boolean {
  const line = text.trim();
  if (line.length > 240) return false;
  if (/^(?:exhibit|ex\.?|item)[\s-]*(?:no\.?\s*)?\(?(?:21|22|8)\b/i.test(line)) return true;
  if (isSentence(line)) return false;
  if (
    /\bsubsidiaries\b/i.test(line) &&
    !isSentence(line) &&
    /^(?:(?:the|a|an|consolidated|complete|schedule|list|listing|significant|principal|active|certain|direct|indirect|material|parents?|and|&|of|all|our|its|operating|wholly[- ]owned|majority[- ]owned)\s+)*(?:subsidiaries|parents?)\b/i.test(
      line,
    )
  )
    return true;
  return (
    /^(?:list|schedule|listing|statement|parents?|table)\b.{0,80}\bsubsidiar(?:y|ies)\b/i.test(line) ||
    (/\bsubsidiar(?:y|ies)\b/i.test(line) &&
      /\b(?:registrant|the company|list|as of|at (?:december|june|march|september))\b/i.test(line) &&
      !/\(.*\b(?:delaware|nevada)\b/i.test(line) &&
      !endsWithForm(line.replace(/\bsubsidiaries\b.*/i, '').trim())) ||
    /^(?:and (?:its )?(?:consolidated )?subsidiaries|(?:the )?subsidiaries(?: of)?|subsidiaries of the (?:registrant|company))[*:.]*$/i.test(
      line,
    ) ||
    /^.{2,80} and (?:its )?(?:consolidated )?subsidiaries$/i.test(line) ||
    /^.{2,80}\b(?:Inc\.?|Corp\.?|Corporation|LLC|Ltd\.?|Limited|Company|L\.P\.) subsidiaries$/i.test(line) ||
    /^subsidiar(?:y|ies) and affiliated? (?:companies|entities|corporations)\W*$/i.test(line) ||
    /^(?:subsidiary|corporate|organi[sz]ation(?:al)?|legal entity) (?:hierarchy|structure|listing|list|tree|chart)$/i.test(
      line,
    )
  );
}
