import { canBeName, endsWithForm, endsWithLegalForm, isFormOnly } from './entity-names.ts';
import { type Draft, takeAddress, takeParent, takeStatus, takeTrade, tradeIn } from './entry-tails.ts';
import { withoutBullet, withoutInnerNote, withoutMarks } from './marks.ts';
import { type Percent, percentOf, statedPercent } from './percent.ts';
import { KIND, placeIn, placeInPhrase, UNDER_LAWS } from './place-phrases.ts';
import { isDemonym, isPlace } from './places.ts';
import { cut, NO_WORDS, type Words } from './words.ts';

/** What one entry of a list says, in its own words. */
export interface Entry {
  readonly name: Words;
  readonly jurisdiction: Words | null;
  readonly percent: Percent | null;
  readonly doingBusinessAs: Words | null;
  readonly noteMarks: readonly string[];
  /** The jurisdiction is a place of the gazetteer, or one by its wording ("a … corporation"). */
  readonly knownPlace: boolean;
  /** Words between name and jurisdiction that were left out with reason ("a wholly-owned subsidiary of"). */
  readonly doubts: readonly string[];
}

export interface EntryOptions {
  /** Whether a jurisdiction may stand in the entry itself; false where it has a column of its own. */
  readonly findJurisdiction: boolean;
  /** Whether words in parentheses at the end are jurisdictions by the list's own convention, known places or not. */
  readonly parenthesesArePlaces: boolean;
  /** Whether the character at an index of the plain text begins raised type. */
  readonly isRaised: (at: number) => boolean;
}

const QUALIFIED = new RegExp(
  `(?:^|[\\s,(])an?\\s+(?:(?:inactive|dormant|newly formed|wholly[- ]owned|majority[- ]owned|exempted|privately held|private)\\s+)*(?<place>\\p{Lu}[\\p{L}.,'’& ]{1,60}?)[\\s-]+(?:(?:[a-z][a-z-]*|S|C|B|Limited|Liability|General|Business|Statutory|Private|Public|Exempted|Exempt|Professional|Unlimited|National|Joint|Stock|Non-?[Pp]rofit|[Cc]hartered|WFOE)\\s+){0,5}${KIND}(?![\\p{L}])\\s*(?:\\([\\p{L}.]+\\)\\s*)?`,
  'giu',
);
/** In running text these words are the sentence's, not the place's. */
const STATE_OF = /^(?:the )?(?:State|Commonwealth|Province) of (?:the )?/i;
/** ", a sociedad anonima" before "organized under the laws of …". */
const SORT_OF_COMPANY = /[\s,(]+an?\s+[\p{L}. -]{3,60}$/u;

/** A share in words of ownership: "51 % owned", "100% interest". */
const OWNED =
  /^[\s,–—-]*(?:approximately |about )?(\d{1,3}(?:\.\d{1,6})?|\.\d{1,4})\s?(?:%|percent|per cent)(?:[\s-]*(?:owned|held|interest|ownership|subsidiary|equity|of (?:the )?(?:stock|shares|equity)|interest held|voting|direct|directly|indirect|indirectly|controlled|joint venture|partner|by (?:the )?(?:company|registrant|corporation)|membership|member|limited|general|economic|owned by .{3,80}))*\.?$/i;
const WHOLLY =
  /^(?:an? )?(?:(?:in)?direct(?:ly)?,? )?(?:100% )?wholly[- ]owned(?: (?:in)?direct(?:ly)?)?(?: subsidiary)?(?: (?:by|of) .{2,80})?$/i;
const SORT_ONLY = new RegExp(
  `^an?\\s+(?:(?:limited|general|liability|business|statutory|private|public|unlimited|joint|stock|non-?profit|professional)\\s+)*${KIND}$`,
  'i',
);
/** "Acme Ltd., a Texas company, is a wholly-owned subsidiary of Acme Corp." */
const IS_SUBSIDIARY =
  /^which does not (?:do|conduct) business under any other name$|^(?:(?:and|which|that) )?(?:is|was) (?:an? |the )?(?:(?:in)?direct,? )?(?:(?:wholly|majority)[- ]owned )?subsidiary of [^,;%]{2,100}(?:,? (?:Inc|LLC|L\.P|Ltd|Corp))?$/i;
/** Longer ones are no entries, and would cost time to search. */
const LONGEST_ENTRY = 1_200;

/** "51% owned" and nothing else. */
export function isOwnership(text: string): boolean {
  return OWNED.test(text);
}

/** What the parts between the commas of a parenthesis, or after a dash, may be. */
function partOf(text: string): 'place' | 'percent' | 'wholly' | 'other' {
  if (OWNED.test(text)) return 'percent';
  if (WHOLLY.test(text)) return 'wholly';
  return isPlace(placeIn(text)) ? 'place' : 'other';
}

/**
 * Reads an entry such as "Acme (UK) Ltd. (England, 51% owned) (1)", "Acme LLC, a Delaware limited liability company",
 * "Acme Corp. — Ohio" or "Acme, Inc. d/b/a Acme Tools". What it cannot explain stays in the name.
 */
export function readEntry(words: Words, options: EntryOptions): Entry {
  if (words.text.length > LONGEST_ENTRY) {
    const none = { jurisdiction: null, percent: null, doingBusinessAs: null, noteMarks: [], knownPlace: false };
    return { ...none, name: words, doubts: ['too long for an entry'] };
  }
  const draft: Draft = {
    name: NO_WORDS,
    jurisdiction: null,
    percent: null,
    doingBusinessAs: null,
    marks: [],
    known: false,
    doubts: [],
  };
  const inner = withoutInnerNote(withoutBullet(words));
  const trimmed = withoutMarks(inner.words, options.isRaised);
  draft.marks.push(...inner.marks, ...trimmed.marks);
  draft.name = trimmed.words;
  for (let turn = 0; turn < 6; turn += 1) {
    const before = draft.name;
    takeStatus(draft);
    takeParent(draft);
    takeAddress(draft);
    takeQualified(draft, options);
    takeParenthesis(draft, options);
    takeTail(draft, options);
    takeTrade(draft);
    const marked = withoutMarks(draft.name, options.isRaised);
    draft.name = marked.words;
    draft.marks.unshift(...marked.marks);
    if (draft.name === before || draft.name.text === before.text) break;
  }
  draft.name = tidied(draft.name);
  return {
    name: draft.name,
    jurisdiction: draft.jurisdiction,
    percent: draft.percent,
    doingBusinessAs: draft.doingBusinessAs,
    noteMarks: draft.marks,
    knownPlace: draft.known,
    doubts: draft.doubts,
  };
}

/** Separators that a cut left at the end, and a parenthesis that lost its partner. */
function tidied(words: Words): Words {
  const end = words.text.search(/(?:[\s,;:–—-]|(?<!\b(?:Inc|Corp|Ltd|Co|Cos|Bros)\s)(?<=\s)\.)+$/);
  const rest = end > 0 ? cut(words, 0, end) : words;
  const open = rest.text.lastIndexOf('(');
  return open > 0 && open >= rest.text.length - 1 ? cut(rest, 0, open) : rest;
}

function setPlace(draft: Draft, words: Words, known: boolean): boolean {
  if (draft.jurisdiction !== null) return false;
  const start = /^[\s,(]*/.exec(words.text)?.[0].length ?? 0;
  const end = words.text.length - (/[\s,;)]*$/.exec(words.text)?.[0].length ?? 0);
  const place = cut(words, start, end);
  // The full stop of a sentence, not of "D.C." or "Del.".
  draft.jurisdiction =
    /\p{L}{5}\.$/u.test(place.text) && !/\bCalif\.$/i.test(place.text) ? cut(place, 0, place.text.length - 1) : place;
  draft.known = known;
  return true;
}

/** "Acme LLC, a Delaware limited liability company (51% owned)", anywhere behind the name. */
function takeQualified(draft: Draft, options: EntryOptions): void {
  if (!options.findJurisdiction || draft.jurisdiction !== null) return;
  const { text } = draft.name;
  for (const match of text.matchAll(QUALIFIED)) {
    if (match.index < 2) continue;
    const place = longestPlace(match[0], match.groups?.['place'] ?? '');
    if (place === null) continue;
    const core = place.replace(STATE_OF, '');
    const from = match.index + match[0].indexOf(place) + (STATE_OF.exec(place)?.[0].length ?? 0);
    const placeEnd = match.index + match[0].indexOf(place) + place.length;
    const tail = text.slice(match.index + match[0].length).replace(/^[\s).,;]+|[\s).,;]+$/g, '');
    const head = cut(draft.name, 0, match.index);
    if (tail !== '' && partOf(tail) === 'other' && !/^(?:\(?inactive|dormant)/i.test(tail)) {
      const owned = /(?:in )?(?:which|of which)[^%]{0,80}?(\d{1,3}(?:\.\d+)?)\s?%|(\d{1,3}(?:\.\d+)?)\s?%/i.exec(tail);
      if (owned === null && tail.length > 40 && !IS_SUBSIDIARY.test(tail))
        draft.doubts.push(`words left over: ${tail.slice(0, 60)}`);
    }
    setPlace(draft, cut(draft.name, from, placeEnd), true);
    if (/chartered$/i.test(place)) draft.doubts.push('a charter in place of a jurisdiction');
    if (isDemonym(core) && !isPlace(core)) draft.doubts.push('jurisdiction as an adjective');
    const more = cut(draft.name, match.index + match[0].length - 1);
    takePercentOf(draft, cut(draft.name, match.index + match[0].length));
    draft.doingBusinessAs ??= tradeIn(more)?.trade ?? null;
    draft.name = head;
    return;
  }
}

/** "Cayman Islands" of "a Cayman Islands exempted company": as many words from the place's start as name one. */
function longestPlace(phrase: string, start: string): string | null {
  const words = phrase.slice(phrase.indexOf(start)).split(' ').slice(0, 8);
  for (let count = words.length - 1; count > 0; count -= 1) {
    const place = words
      .slice(0, count)
      .join(' ')
      .replace(/[,-]+$/, '');
    const core = place.replace(STATE_OF, '');
    if (isPlace(core) || isDemonym(core)) return place;
  }
  return null;
}

function takePercentOf(draft: Draft, words: Words): void {
  const found = percentOf(words, false);
  if (found === 'several') draft.doubts.push('several percents');
  else if (found !== null) draft.percent ??= found;
  else {
    const wholly = /(?<!\bits )wholly[- ]owned/i.exec(words.text);
    if (wholly !== null)
      draft.percent ??= statedPercent(100, cut(words, wholly.index, wholly.index + wholly[0].length), true);
  }
}

/** The last parenthesis, where all of its parts say place, percent or "wholly-owned"; its partner may be missing. */
function takeParenthesis(draft: Draft, options: EntryOptions): void {
  const { text } = draft.name;
  const match = /[\s]*[([]([^()[\]]*(?:\([^()]*\)[^()[\]]*)*)[)\]]?[.,;]?$/.exec(text.slice(-300));
  const at = match === null ? -1 : Math.max(0, text.length - 300) + match.index;
  if (match === null || at < 2) return;
  const inside = match[1] ?? '';
  const start = at + match[0].indexOf(inside, match[0].search(/[([]/) + 1);
  const whole = cut(draft.name, start, start + inside.length);
  if (whole.text === '') return;
  if (options.findJurisdiction && draft.jurisdiction === null) {
    const place = placeIn(whole.text);
    if (isPlace(place) || isPlace(whole.text)) {
      const from = whole.text.lastIndexOf(place);
      setPlace(draft, isPlace(whole.text) ? whole : cut(whole, from, from + place.length), true);
      draft.name = cut(draft.name, 0, at);
      return;
    }
    // "(Japanese limited liability company)"
    if (place !== whole.text && isDemonym(place)) {
      setPlace(draft, cut(whole, whole.text.indexOf(place), whole.text.indexOf(place) + place.length), true);
      draft.doubts.push('jurisdiction as an adjective');
      draft.name = cut(draft.name, 0, at);
      return;
    }
  }
  // "(a limited liability company)": the sort of company, no part of its name.
  if (SORT_ONLY.test(whole.text) && endsWithForm(text.slice(0, at))) {
    draft.name = cut(draft.name, 0, at);
    return;
  }
  // "(wholly-owned by Acme Energy Holdings, Inc.)"
  if (WHOLLY.test(whole.text) && /\s(?:by|of)\s/i.test(whole.text)) {
    takePercentOf(draft, whole);
    draft.name = cut(draft.name, 0, at);
    return;
  }
  const parts: { from: number; text: string }[] = [];
  for (const part of whole.text.matchAll(/[^,;–—]+/g)) parts.push({ from: part.index, text: part[0].trim() });
  const kinds = parts.map((part) => partOf(part.text));
  const places = kinds.filter((kind) => kind === 'place').length;
  if (kinds.every((kind) => kind !== 'other') && (places === 0 || options.findJurisdiction)) {
    const hasPercent = kinds.some((kind) => kind === 'percent' || kind === 'wholly');
    if (!hasPercent || (places > 0 && draft.jurisdiction !== null)) return;
    parts.forEach((part, index) => {
      const words = cut(whole, part.from, part.from + part.text.length + 1);
      if (kinds[index] === 'place') {
        const place = placeIn(words.text);
        setPlace(draft, cut(words, words.text.lastIndexOf(place), words.text.lastIndexOf(place) + place.length), true);
      } else takePercentOf(draft, words);
    });
    draft.name = cut(draft.name, 0, at);
    return;
  }
  // The list's own convention: what stands in the last parentheses is a place, known or not.
  if (
    options.findJurisdiction &&
    options.parenthesesArePlaces &&
    draft.jurisdiction === null &&
    looksLikePlace(whole.text)
  ) {
    setPlace(draft, whole, false);
    draft.name = cut(draft.name, 0, at);
  }
}

const NO_PLACE =
  /\b(?:office|manufacturing|holdings?|company|venture|headquarters|centre|center|division|branch|inactive|dormant|formerly|f\/k\/a|fka|a\/k\/a|owned|subsidiary|partnership|trust|inc|llc|ltd|limited|proprietary|no|dba|pty|shell|reg|trading|services)\b|\d|\./i;

/** Up to four capitalised words that say no business. */
function looksLikePlace(text: string): boolean {
  return (
    text.length >= 4 &&
    !NO_PLACE.test(text) &&
    /^(?:\p{Lu}[\p{L}'’-]*)(?:[ ,]+(?:\p{Lu}[\p{L}'’-]*|of|and|the|de|du)){0,4}$/u.test(text) &&
    !isFormOnly(text) &&
    text !== text.toUpperCase()
  );
}

/** "Acme Corp. — Ohio", "Acme Corp.: Ohio", "Acme Corp., Ohio", "Acme LLC 51% owned", "Acme organized in Ohio". */
function takeTail(draft: Draft, options: EntryOptions): void {
  const { text } = draft.name;
  const owned =
    /[\s,(–—-]+(?:approximately )?(?:\d{1,3}(?:\.\d{1,6})?|\.\d+)\s?(?:%|percent)(?:[\s-]*(?:owned|held|interest|ownership|equity|subsidiary|owned by [^,;]{2,80}))*\)?[.,;]?$/i.exec(
      text,
    );
  if (owned !== null && owned.index > 1 && draft.percent === null) {
    takePercentOf(draft, cut(draft.name, owned.index));
    draft.name = cut(draft.name, 0, owned.index);
    return;
  }
  const wholly =
    /[\s,(]*\s[(–—-]*\s?(?:an? )?(?:(?:in)?direct )?(?:100% )?wholly[- ]owned(?: subsidiary(?: of (?:the )?[^,;]{2,100})?)?\)?[.,;]?$/i.exec(
      text,
    );
  if (wholly !== null && wholly.index > 1 && draft.percent === null && /^\s*[,(–—-]/.test(wholly[0])) {
    takePercentOf(draft, cut(draft.name, wholly.index));
    draft.name = cut(draft.name, 0, wholly.index);
    return;
  }
  if (!options.findJurisdiction || draft.jurisdiction !== null) return;
  const laws = UNDER_LAWS.exec(text);
  const place = laws?.groups?.['place'];
  if (laws !== null && place !== undefined && laws.index > 1) {
    const from = laws.index + laws[0].length - place.length;
    const known = isPlace(place.replace(/[.;\s]+$/, ''));
    const lead = STATE_OF.exec(place)?.[0].length ?? 0;
    setPlace(draft, cut(draft.name, from + lead, from + place.length), known);
    const behind = cut(draft.name, from + place.length);
    const left = behind.text.replace(/^[\s).,;]+|[\s).,;]+$/g, '');
    const isShare = draft.percent !== null && /^(?:in|of) which\b/i.test(left);
    if (left.length > 20 && !isShare && !IS_SUBSIDIARY.test(left) && partOf(left) === 'other')
      draft.doubts.push(`words left over: ${left.slice(0, 60)}`);
    takePercentOf(draft, behind);
    const sort = SORT_OF_COMPANY.exec(text.slice(0, laws.index));
    draft.name = cut(draft.name, 0, sort === null || sort.index < 2 ? laws.index : sort.index);
    return;
  }
  // The longest tail behind a separator that is a place: "Acme, Ontario, Canada" gives "Ontario, Canada".
  for (const separator of text.matchAll(/\s+[–—-]+\s*|[–—]\s*|\s*:\s+|,\s+|\s*\/\s+|;\s+|\s+\|\s+/g)) {
    const from = separator.index + separator[0].length;
    const tail = text.slice(from).replace(/[.;]+$/, '');
    const name = text.slice(0, separator.index);
    // A comma inside a parenthesis parts nothing.
    if (name.lastIndexOf('(') > name.lastIndexOf(')') && tail.includes(')')) continue;
    if (from < 4 || tail.length < 2 || tail.length > 90) continue;
    const isComma = separator[0].trimStart().startsWith(',');
    if (isComma && !endsWithForm(name) && !isPlace(tail)) continue;
    if (isComma && isAmbiguousForm(tail)) continue;
    if (isPlace(tail) && canBeName(name)) {
      setPlace(draft, cut(draft.name, from), true);
      draft.name = cut(draft.name, 0, separator.index);
      return;
    }
    // "Acme LLC – Texas limited liability company"
    const phrased =
      endsWithForm(name) && canBeName(name) ? placeInPhrase(cut(draft.name, from, from + tail.length)) : null;
    if (phrased !== null) {
      setPlace(draft, phrased, true);
      draft.name = cut(draft.name, 0, separator.index);
      return;
    }
  }
  takePlaceAfterForm(draft);
  takePlaceBefore(draft);
}

/** "Delaware - Acme, Inc.": nearly always a place, but a company may be named so. */
function takePlaceBefore(draft: Draft): void {
  if (draft.jurisdiction !== null) return;
  const { text } = draft.name;
  const match = /^(\p{Lu}[^–—:-]{1,40}?)(?:\s[–—-]\s|:\s)(?=[\p{Lu}\d])/u.exec(text);
  if (match === null || !isPlace(match[1] ?? '') || !endsWithLegalForm(text)) return;
  setPlace(draft, cut(draft.name, 0, (match[1] ?? '').length), true);
  draft.name = cut(draft.name, match[0].length);
  draft.doubts.push('a place before the name');
}

/** "Acme, Inc. Delaware": a legal form, a space and a place. */
function takePlaceAfterForm(draft: Draft): void {
  const { text } = draft.name;
  for (const gap of text.matchAll(/(?<=[.)\p{L}]) (?=\p{Lu})/gu)) {
    const tail = text.slice(gap.index + 1);
    const name = text.slice(0, gap.index);
    const isLegal = endsWithLegalForm(name);
    if (tail.length > 60 || !(isLegal || /\sCompany$/i.test(name)) || !isPlace(tail)) continue;
    if (!isLegal) draft.doubts.push('a place after a name without legal form');
    setPlace(draft, cut(draft.name, gap.index + 1), true);
    draft.name = cut(draft.name, 0, gap.index);
    return;
  }
}

/** "Co.", "S.A.", "PA", "N.A.": after a comma they end a name. */
function isAmbiguousForm(tail: string): boolean {
  return (
    /^(?:S\.?A\.?|N\.?A\.?|P\.?A\.?|P\.?C\.?|Co\.?|A\.?S\.?|S\.?C\.?|AB|Inc\.?|LLC|L\.?P\.?|N\.?V\.?|C\.?V\.?|Ltd\.?|S\.?E\.?|A\.?G\.?|A\.?R\.?|L\.?L\.?C\.?|M\.?D\.?|D\.?C\.?|D\.?E\.?|I\.?N\.?)$/i.test(
      tail,
    ) &&
    tail.length <= 5 &&
    !/^(?:DE|MD|NY|TX|FL|CA)$/.test(tail)
  );
}
