import { fragment, verbose } from '../../layout/patterns.ts';
import { endsWithForm, endsWithLegalForm } from '../assemble/entity-names.ts';
import { isPlace } from '../assemble/places.ts';
import { cut, type Words } from '../lines.ts';

const KIND = fragment`
  (?:corporation|limited liability company|limited partnership|general partnership|partnership|limited company|company|
  business trust|statutory trust|trust|LLC|L\.L\.C\.|entity|bank|association|GmbH|joint venture)`;
/** ", a Delaware corporation", ", organized under the laws of the State of Ohio". */
export const QUALIFIER = verbose(
  'giu',
)`(?:,|(?<!\s))\s*\(?\b(?:an?)\s+\p{Lu}[\p{L}.'’ ]{1,40}?(?:-chartered)?(?:, \p{Lu}[\p{L}.]{1,20})?\s+(?:[\p{L}-]+\s+){0,4}?${KIND}\b\)?|
  (?:,| is)? (?:incorporated|organized|formed|organised) (?:in|under the laws of)(?: the)?
  (?: (?:State|Commonwealth|Province|Republic) of)?\s+\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,3}`;

/** The parts between semicolons, else after each "a Delaware corporation", else after each legal form. */
export function partsOf(words: Words): Words[] {
  const { text } = words;
  if (text.includes(';')) {
    const parts = [...text.matchAll(/[^;]*/g)];
    return parts.map(({ 0: part, index }) => withoutConjunction(cut(words, index, index + part.length)));
  }
  const qualifiers = qualifiersOf(text);
  return between(words, qualifiers.length > 0 ? qualifierStops(text, qualifiers) : formStops(text));
}

/** The entries of a line that holds several, each ending in "a Delaware corporation"; one part for other lines. */
export function qualifiedParts(words: Words): Words[] {
  const qualifiers = qualifiersOf(words.text);
  return qualifiers.length < 2 ? [words] : between(words, qualifierStops(words.text, qualifiers));
}

/** Whether a name begins behind the last qualifier, and does not end: "Acme, Inc., a Texas corporation Acme Field". */
export function opensAnother(text: string): boolean {
  const last = qualifiersOf(text).at(-1);
  const rest = last === undefined ? '' : text.slice(last.index + last[0].length).trim();
  return /^\p{Lu}/u.test(rest) && rest.length <= 60 && !endsWithLegalForm(rest);
}

function between(words: Words, stops: readonly Stop[]): Words[] {
  const starts = [0, ...stops.map(([, next]) => next)];
  return starts.map((start, index) => withoutConjunction(cut(words, start, stops[index]?.[0])));
}

/** A cheap test before the pattern. */
const MAY_QUALIFY = /\ban?\s|(?:incorporated|organi[sz]ed|formed) (?:in|under)/i;

function qualifiersOf(text: string): RegExpExecArray[] {
  if (!MAY_QUALIFY.test(text)) return [];
  // "a bank organized under the laws of Virginia" is two qualifiers of one company.
  return [...text.matchAll(QUALIFIER)].filter(
    (match, index, all) => (all[index + 1]?.index ?? Number.MAX_SAFE_INTEGER) > match.index + match[0].length + 1,
  );
}

/** Where a part ends, and the next one begins. */
type Stop = readonly [end: number, next: number];

function qualifierStops(text: string, qualifiers: readonly RegExpExecArray[]): Stop[] {
  return qualifiers.slice(0, -1).map((match): Stop => {
    const end = match.index + match[0].length;
    // Up to the next name the words are about this one: "(51% owned)", ", of which it holds 80 %".
    const more = /^(?:\s*\([^()]{2,60}\))?(?:,? (?:in|of) which [^,;]{5,80})?/.exec(text.slice(end))?.[0].length ?? 0;
    const to = end + more;
    return [to, to + (/^[\s,]+/.exec(text.slice(to))?.[0].length ?? 0)];
  });
}

function formStops(text: string): Stop[] {
  const stops: Stop[] = [];
  for (const { 0: separator, index } of text.matchAll(/,\s+and\s+|(?<!\s)\s+and\s+|,\s+/g)) {
    const before = text.slice(stops.at(-1)?.[1] ?? 0, index);
    const next = index + separator.length;
    // "Acme Ltd. (England) and …"
    const named = /^(.*\S)\s*\(([^()]{2,60})\)$/.exec(before);
    const isPlaced = named !== null && endsWithForm(named[1] ?? '') && isPlace(named[2] ?? '');
    const isFormNext = /^(?:Inc|LLC|L\.L\.C|Ltd|Limited|L\.P|Corp|S\.A|N\.V|B\.V)\b/i.test(text.slice(next));
    if ((endsWithLegalForm(before) || isPlaced) && !isFormNext) stops.push([index, next]);
  }
  return stops;
}

function withoutConjunction(part: Words): Words {
  const lead =
    /^(?:and|as well as|including|namely|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\))[\s,]+/i.exec(part.text)?.[0].length ?? 0;
  const hasStop = /\b(?:Inc|Corp|Ltd|Co|S\.A|L\.P|B\.V)\.$/.test(part.text.trimEnd());
  return cut(part, lead, part.text.replace(/(?<![\s.,;])[\s.,;]+$/, '').length + (hasStop ? 1 : 0));
}
