import { verbose } from '../../layout/patterns.ts';
import { canBeName, endsWithForm, endsWithLegalForm, looksLikeTwoNames, nameKey } from '../assemble/entity-names.ts';
import { placeIn } from '../assemble/place-phrases.ts';
import { isPlace } from '../assemble/places.ts';
import { isHeadingCell } from '../find/column-headings.ts';
import { labelOf } from '../find/group-labels.ts';
import type { ListRow } from '../rows/list-row.ts';

/** Ends and beginnings that whole names do not have, addresses, percents and sums. */
const ODD: readonly RegExp[] = [
  /^[)\],;:(]/,
  /\s(?:of|and|&)$|(?<!,)\sthe$/i,
  /\d.*\D\d{5}(?:-\d{4})?$/,
  // A number behind a legal form may be a footnote; "Acme LLC 3" is a name.
  /\d\s?%|\$\s?\d|(?:\bInc\.?|\bLLC|\bLtd\.?|\bCorp\.?|\bGmbH|\bL\.P\.)\s?\d{1,2}$/,
];

/** Whether a row's name is one whole name of a company. */
export function isSoundName(row: ListRow): boolean {
  const { text } = row.name;
  if (!canBeName(text) || looksLikeTwoNames(text) || text.length > 160 || isPlace(text)) return false;
  if (labelOf(text) !== null && !endsWithForm(text)) return false;
  if (text.lastIndexOf('(') > text.lastIndexOf(')') || ODD.some((odd) => odd.test(text))) return false;
  // "Entity Name | Home State": a heading that was not recognized.
  if (isHeadingCell(text) && !row.knownPlace) return false;
  // "Acme, Inc. – Delaware …": words behind a dash that were not understood.
  const dash = /\s[–—-]\s/.exec(text);
  const isKind = dash !== null && repeatsPlace(text.slice(dash.index), row);
  if (!isKind && dash !== null && endsWithLegalForm(text.slice(0, dash.index))) return false;
  if (!isKind && hasDescription(text)) return false;
  if (/^\p{Ll}{3,}\s/u.test(text) && !endsWithLegalForm(text)) return false;
  return nameKey(text) !== '';
}

/** "Acme, L.P. – an Ohio Limited Partnership", where a column says "Ohio" too. */
function repeatsPlace(tail: string, { jurisdiction }: ListRow): boolean {
  const place = placeIn(tail.replace(/^[\s–—-]+/, ''));
  return jurisdiction !== null && place.toLowerCase() === jurisdiction.text.toLowerCase();
}

/** "Acme Tennessee, a general partnership" is a name. */
const KIND_AT_END = verbose('i')`
  ,\s+an?\s+(?:(?:general|limited|liability|joint|business|statutory|unincorporated|professional|public|private)\s+)*
  (?:partnership|company|corporation|trust|association|venture)$`;
const WORDS_AFTER_FORM = verbose('u')`
  (?:^|[\s,])(?:Inc\.?|LLC|L\.L\.C\.|Ltd\.?|Limited|Corp\.?|Corporation|S\.A\.|GmbH|N\.V\.|B\.V\.|PLC|L\.P\.)[,\s]\s*
  (\S.*)$`;

/** "Acme Corp., a federally chartered company", "Acme Ltd., wholly under control": words about the company. */
function hasDescription(name: string): boolean {
  const inner = /\([^()]*\)|\[[^[\]]*\]/g;
  const bare = name.replace(inner, '').replace(inner, '').replace(KIND_AT_END, '');
  if (/,\s+an?\s+(?:[\p{L}-]+\s){0,6}\p{Ll}{4,}/u.test(bare)) return true;
  const rest = WORDS_AFTER_FORM.exec(bare)?.[1] ?? '';
  return [...rest.matchAll(/(?<![\p{L}.])\p{Ll}{4,}/gu)].length >= 2;
}
