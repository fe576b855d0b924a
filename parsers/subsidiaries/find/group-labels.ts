import { verbose } from '../../layout/patterns.ts';
import { endsWithForm, endsWithLegalForm } from '../assemble/entity-names.ts';
import { isPlace, isRegion } from '../assemble/places.ts';

export type Label =
  /** A place over the names of its companies, as `text.slice(from, to)`. */
  | { readonly kind: 'place'; readonly from: number; readonly to: number }
  /** Another heading: a region, "Direct subsidiaries", "VIEs". */
  | { readonly kind: 'group'; readonly wholly: boolean };

const GROUP_WORD = verbose('i')`
  ^(?:domestic|foreign|international|u\.?s\.?a?\.?|united|states|non|non-?u\.?s\.?|outside|inside|within|the|of|our|
  direct|directly|indirect|indirectly|first|second|third|fourth|tier|wholly|majority|partially|partly|minority|less|than|
  more|percent|100%|50%|or|and|other|owned|held|subsidiar(?:y|ies)|subs|registrant|company|company's|registrant's|
  consolidated|unconsolidated|affiliated|affiliates?|affiliate|entity|entities|variable|interest|interests|vies?|vie's|
  pe|prc|wfoes?|active|inactive|dormant|significant|principal|material|operating|non-?operating|holding|limited|
  liability|companies|partnerships?|joint|ventures?|corporations?|corporate|general|regional|incorporated|organized|in|
  under|laws|state|formed|by|continued|cont'd|con't|cont|organization|jurisdiction|country|branches|equity|investments?|
  other|are|a|as|follows|following|list|all|name|names|offices?|special|purpose|real|estate|segment|branch|owns|
  contractual|arrangements?|through|to|&)$`;
const TELLING_GROUP = verbose('i')`
  subsidiar|domestic|foreign|international|affiliat|entit|vie|interests|partnerships|corporations|companies|ventures|
  active|direct|owned|operating|investments|u\.?s\.?|branches`;
const FORMED_IN = verbose('i')`
  ^(?:(?:organized|incorporated|formed|registered|domiciled)\s+(?:in|under)(?: the laws? of)?|
  subsidiaries (?:organized|incorporated|formed|located) (?:in|under)(?: the laws? of)?|jurisdiction(?: of \w+)?:|
  state of incorporation:|country:|laws of)\s+(.+)$`;
const COMPANIES_OF = verbose('i')`
  ^(.+?)\s+(?:corporations?|companies|subsidiar(?:y|ies)|entit(?:y|ies)|limited liability compan(?:y|ies)|
  limited partnerships?|partnerships|llcs|l\.l\.c\.s|incorporated)$`;
const NAMED_GROUPS: readonly RegExp[] = [
  /^(?:continuing|discontinued) operations$/i,
  // "Variable Interest Entity under Acme Holdings Limited (China)", "VIEs controlled by Acme"
  /^(?:consolidated )?(?:variable interest entit(?:y|ies)|vies?) (?:of|under|held|owned|controlled)\b.{0,100}$/i,
  // "Insurance Subsidiaries:", "Real Estate Entities"
  /^(?:\p{L}[\p{L}&/-]*\s){1,4}(?:subsidiaries|entities)$/iu,
];
const SUBSIDIARIES = verbose('i')`
  ^(?:direct |indirect |other |consolidated |wholly[- ]owned |majority[- ]owned |significant |principal |active |
  inactive |domestic |foreign |u\.s\. )*subsidiar(?:y|ies)\b.{0,100}$`;

/** Reads a line that heads a group of names; null for other lines. */
export function labelOf(text: string): Label | null {
  const bare = text.replace(/^(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|[•·●▪*-])\s+/i, '');
  const offset = text.length - bare.length;
  const body = bare
    .replace(/\s*(?:\((?:continued|cont'd|cont\.?|concluded)\)|[-–—]\s*continued)\s*:?$/i, '')
    .replace(/[\s:*;.–—-]+$/, '');
  if (body === '' || body.length > 120) return null;
  if (isPlace(body) || isPlace(`${body}.`)) return { kind: 'place', from: offset, to: offset + body.length };
  if (isRegion(body)) return { kind: 'group', wholly: false };
  const label = placeLabelOf(body, offset);
  if (label !== null) return label;
  if (isOfGroupWords(body)) return { kind: 'group', wholly: /wholly/i.test(body) };
  // "Acme Air Lines, Inc. (Wholly-owned subsidiaries):"
  const isOwner = /\((?:(?:wholly|majority|partially)[- ]owned )?subsidiar(?:y|ies)\)$/i.test(body);
  if ((isOwner && text.trimEnd().endsWith(':')) || NAMED_GROUPS.some((group) => group.test(body)))
    return { kind: 'group', wholly: false };
  if (!SUBSIDIARIES.test(body) || endsWithForm(body.replace(/\b(?:of|by)\b.*$/i, ''))) return null;
  return { kind: 'group', wholly: /wholly/i.test(body) };
}

/** "Organized in Delaware", "Delaware corporations"; "Delaware Corporation" may be a name. */
function placeLabelOf(body: string, offset: number): Label | null {
  const place = (FORMED_IN.exec(body) ?? COMPANIES_OF.exec(body))?.[1]?.trim();
  if (place === undefined || !isPlace(place) || /\b(?:corporation|company|partnership)$/i.test(body)) return null;
  const from = body.indexOf(place);
  const rest = body.slice(from + place.length).trim();
  const hasKind = /^(?:corporations|companies|subsidiar|entit|limited|partnerships|llcs|incorporated)/i.test(rest);
  if (!hasKind && !body.endsWith(place)) return null;
  return { kind: 'place', from: offset + from, to: offset + from + place.length };
}

function isOfGroupWords(body: string): boolean {
  const words = body
    .replace(/[()",]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && !/^[–—/-]+$/.test(word));
  return (
    words.length > 0 &&
    words.length <= 14 &&
    !(endsWithLegalForm(body) && !/subsidiar|entities|companies|affiliates/i.test(body)) &&
    words.every((word) => word.split('/').every((part) => GROUP_WORD.test(part))) &&
    TELLING_GROUP.test(words.join(' '))
  );
}
