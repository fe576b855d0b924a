import { verbose } from '../../layout/patterns.ts';
import { cut, type Words } from '../lines.ts';
import { canBeName, endsWithForm, endsWithLegalForm } from './entity-names.ts';
import {
  ADJECTIVE,
  type Entry,
  isLeftOver,
  NO_LEGAL_FORM,
  REMARK,
  setPlace,
  TOWN,
  takePercentOf,
  takeShare,
  tradeIn,
} from './entry-parts.ts';
import { isDemonym, isInPlace, isPlace, KIND, mayBePlace, placeInPhrase, STATE_OF, UNDER_LAWS } from './places.ts';
import { shareIn } from './shares.ts';

const QUALIFIED = verbose('giu')`(?:^|[\s,(])an?\s+(?:(?:inactive|dormant|newly formed|
  wholly[- ]owned|majority[- ]owned|exempted|privately held|private)\s+)*(?<place>\p{Lu}[\p{L}.,'’& ]{1,60}?(?: \([\p{L}. ]{3,30}\))?)[\s-]+
  (?:(?:[a-z][a-z-]*|S|C|B|Limited|Liability|General|Business|Statutory|Private|Public|Exempted|Exempt|Professional|
  Unlimited|National|Joint|Stock|Non-?[Pp]rofit|[Cc]hartered|WFOE)\s+){0,5}${KIND}(?![\p{L}])\s*(?:\([\p{L}.]+\)\s*)?`;

/** The words behind a jurisdiction, without punctuation around them. */
function tailOf(words: Words): Words {
  const { text } = words;
  const from = /^[\s).,;(–—-]+/.exec(text)?.[0].length ?? 0;
  return cut(
    words,
    from,
    text.length - (/(?<![\s).,;])[\s).,;]+(?:and)?$|^and$/.exec(text.slice(from))?.[0].length ?? 0),
  );
}

/** Takes the share that the words behind a jurisdiction state. */
function takeTail(entry: Entry, tail: Words): void {
  const share = shareIn(tail);
  if (share === null) takePercentOf(entry, tail);
  else takeShare(entry, share);
}

/** "Acme LLC, a Delaware limited liability company (51% owned)", anywhere behind the name. */
export function takeQualified(entry: Entry): void {
  const { text } = entry.name;
  if (!/\ban?\s/i.test(text)) return;
  for (const match of text.matchAll(QUALIFIED)) {
    if (match.index < 2) continue;
    const place = longestPlace(match[0], match.groups?.['place'] ?? '');
    if (place === null) continue;
    const start = match.index + match[0].indexOf(place);
    const end = match.index + match[0].length;
    const tail = tailOf(cut(entry.name, end));
    const trade = tradeIn(entry.name, end - (match[0].endsWith(' ') ? 1 : 0))?.trade ?? null;
    if (isLeftOver(tail) && trade === null && !/\d\s?%/.test(tail.text))
      entry.doubts.push(`words left over: ${tail.text.slice(0, 60)}`);
    const lead = STATE_OF.exec(place)?.[0].length ?? 0;
    setPlace(entry, cut(entry.name, start + lead, start + place.length), true);
    if (/chartered$/i.test(place)) entry.doubts.push('a charter in place of a jurisdiction');
    const core = place.slice(lead);
    if ((isDemonym(core) && !isPlace(core)) || isPartOfCountry(core)) entry.doubts.push(ADJECTIVE);
    takeTail(entry, tail);
    entry.doingBusinessAs ??= trade;
    // "Acme Juice Ltd., also a PRC company"
    const also = /,?\salso$/.exec(entry.name.text.slice(0, match.index))?.[0].length ?? 0;
    entry.name = cut(entry.name, 0, match.index - also);
    takeRemark(entry);
    return;
  }
  const federal = FEDERAL_CHARTER.exec(text);
  if (federal !== null && endsWithForm(text.slice(0, federal.index))) entry.name = cut(entry.name, 0, federal.index);
}

/** ", a national banking association": what a company is, under federal law, which is no place. */
const FEDERAL_CHARTER = verbose('i')`,\s+an?\s+(?:national|federal(?:ly)?(?:[\s-]chartered)?)\s+(?:[a-z-]{2,12}\s+){0,3}
  (?:bank|association|corporation)\.?$`;

/** "Canadian (Nova Scotia)" */
function isPartOfCountry(text: string): boolean {
  const [, country = '', part = ''] = /^([^()]{3,40}) \(([^()]{3,30})\)$/.exec(text) ?? [];
  return part !== '' && isPlace(part) && (isDemonym(country) || isPlace(country));
}

/** "Cayman Islands" of "a Cayman Islands exempted company": as many words from the place's start as name one. */
function longestPlace(phrase: string, from: string): string | null {
  const words = phrase.slice(phrase.indexOf(from)).split(' ').slice(0, 8);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const start = words.slice(0, count).join(' ');
    // "a Wisconsin-chartered savings bank"
    const place = start.replace(/(?<![,-])[,-]+$/, '').replace(/(?:[ -]state)?-chartered$/i, '');
    const core = place.replace(STATE_OF, '');
    if (isPlace(core) || isDemonym(core) || isPartOfCountry(core)) return place;
  }
  return null;
}

/** "Acme Corp. — Ohio", "Acme Corp.: Ohio", "Acme Corp., Ohio", "Acme Corp. Ohio", "Acme organized in Ohio". */
export function takePlace(entry: Entry): void {
  if (takeLaws(entry) || takePlaceAfterSeparator(entry)) return;
  takePlaceAfterForm(entry);
  takePlaceBefore(entry);
}

/** ", a sociedad anonima" before "organized under the laws of …". */
const KIND_BEFORE_LAWS = /(?<![\s,(])[\s,(]+an?\s+[\p{L}. -]{3,60}$/u;

/** "Acme Corp., organized under the laws of the State of Ohio". */
function takeLaws(entry: Entry): boolean {
  const { text } = entry.name;
  if (!/\b(?:in|under)\s/.test(text)) return false;
  const laws = UNDER_LAWS.exec(text);
  const place = laws?.groups?.['place'];
  if (laws === null || place === undefined || laws.index <= 1) return false;
  const end = laws.index + laws[0].length;
  const start = end - place.length;
  const lead = STATE_OF.exec(place)?.[0].length ?? 0;
  setPlace(entry, cut(entry.name, start + lead, end), isPlace(place.replace(/(?<![.;\s])[.;\s]+$/, '')));
  const rest = tailOf(cut(entry.name, end));
  const isShare = entry.percent !== null && /^(?:in|of) which\b/i.test(rest.text);
  if (!isShare && isLeftOver(rest)) entry.doubts.push(`words left over: ${rest.text.slice(0, 60)}`);
  takeTail(entry, rest);
  const kind = KIND_BEFORE_LAWS.exec(text.slice(0, laws.index));
  entry.name = cut(entry.name, 0, kind === null || kind.index < 2 ? laws.index : kind.index);
  takeRemark(entry);
  return true;
}

/** "(insurance products and financial services)", three words and more between a name and its jurisdiction. */
function takeRemark(entry: Entry): void {
  const { text } = entry.name;
  const remark = /\),?$/.test(text) ? /\s\([a-z][a-z-]{1,20}(?:,? [a-z][a-z-]{1,20}){2,9}\),?$/.exec(text) : null;
  if (remark === null || !endsWithForm(text.slice(0, remark.index)) || SAYS_FORMER.test(remark[0])) return;
  entry.name = cut(entry.name, 0, remark.index);
  entry.doubts.push(REMARK);
}

const SAYS_FORMER = /\b(?:formerly|known|named|inactive|dormant|liquidation)\b/;

/** The longest tail behind a separator that is a place: "Acme, Ontario, Canada" gives "Ontario, Canada". */
function takePlaceAfterSeparator(entry: Entry): boolean {
  const { text } = entry.name;
  if (!/[–—:,/;|]|\s-/.test(text)) return false;
  for (const separator of text.matchAll(
    /(?<!\s)\s+[–—-]+\s*|[–—]\s*|(?:(?<!\s)\s+)?:\s+|,\s+|(?:(?<!\s)\s+)?\/\s+|;\s+|(?<!\s)\s+\|\s+/g,
  )) {
    const from = separator.index + separator[0].length;
    const tail = text.slice(from).replace(/(?<![.;])[.;]+$/, '');
    const name = text.slice(0, separator.index);
    const isInParenthesis = name.lastIndexOf('(') > name.lastIndexOf(')') && tail.includes(')');
    if (isInParenthesis || from < 4 || tail.length < 2 || tail.length > 90) continue;
    const isFormed = endsWithForm(name);
    if (separator[0].trimStart().startsWith(',') && ((!isFormed && !isPlace(tail)) || isAmbiguousForm(tail))) continue;
    if (!canBeName(name)) continue;
    // "Acme Ltd., Hampshire, England"
    if (!isPlace(tail) && separator[0].startsWith(',') && endsWithLegalForm(name) && isInPlace(tail)) {
      setPlace(entry, cut(entry.name, from), true);
      entry.name = cut(entry.name, 0, separator.index);
      entry.doubts.push(TOWN);
      return true;
    }
    // "Acme Corporation, a Pennsylvania", where the kind is missing
    const article = isFormed ? /^an?\s(?=\p{Lu})/u.exec(tail)?.[0].length : undefined;
    if (article !== undefined && isPlace(tail.slice(article))) {
      setPlace(entry, cut(entry.name, from + article), true);
      entry.name = cut(entry.name, 0, separator.index);
      entry.doubts.push(ADJECTIVE);
      return true;
    }
    // "Acme LLC – Texas limited liability company"
    const phrase = !isPlace(tail) && isFormed ? placeInPhrase(cut(entry.name, from, from + tail.length)) : null;
    const place = isPlace(tail) ? cut(entry.name, from) : phrase;
    if (place === null) continue;
    setPlace(entry, place, true);
    entry.name = cut(entry.name, 0, separator.index);
    return true;
  }
  return false;
}

/** "Delaware - Acme, Inc.": nearly always a place, but a company may be named so. */
function takePlaceBefore(entry: Entry): void {
  const { text } = entry.name;
  if (!/[–—:-]\s/.test(text)) return;
  const match = /^(\p{Lu}[^–—:-]{1,40}?)(?:\s[–—-]\s|:\s)(?=[\p{Lu}\d])/u.exec(text);
  const place = match?.[1] ?? '';
  if (entry.jurisdiction !== null || match === null || !isPlace(place) || !endsWithLegalForm(text)) return;
  setPlace(entry, cut(entry.name, 0, place.length), true);
  entry.name = cut(entry.name, match[0].length);
  entry.doubts.push('a place before the name');
}

/** "Acme, Inc. Delaware": a legal form, a space and a place. */
function takePlaceAfterForm(entry: Entry): void {
  const { text } = entry.name;
  for (let gap = text.indexOf(' ', 1); gap > 0; gap = text.indexOf(' ', gap + 1)) {
    const tail = text.slice(gap + 1);
    if (tail.length > 60 || !mayBePlace(tail)) continue;
    const name = text.slice(0, gap);
    if (!/[.)\p{L}]$/u.test(name) || !/^\p{Lu}/u.test(tail) || !isPlace(tail)) continue;
    const isLegal = endsWithLegalForm(name);
    if (!isLegal && !/\sCompany$/i.test(name)) continue;
    if (!isLegal) entry.doubts.push(NO_LEGAL_FORM);
    setPlace(entry, cut(entry.name, gap + 1), true);
    entry.name = cut(entry.name, 0, gap);
    return;
  }
}

const AMBIGUOUS_FORM = verbose('i')`^(?:S\.?A\.?|N\.?A\.?|P\.?A\.?|P\.?C\.?|Co\.?|A\.?S\.?|S\.?C\.?|AB|Inc\.?|
  LLC|L\.?P\.?|N\.?V\.?|C\.?V\.?|Ltd\.?|S\.?E\.?|A\.?G\.?|A\.?R\.?|L\.?L\.?C\.?|M\.?D\.?|D\.?C\.?|D\.?E\.?|I\.?N\.?)$`;

/** "Co.", "S.A.", "PA", "N.A.": after a comma they end a name. */
function isAmbiguousForm(tail: string): boolean {
  return tail.length <= 5 && AMBIGUOUS_FORM.test(tail) && !/^(?:DE|MD|NY|TX|FL|CA)$/.test(tail);
}
