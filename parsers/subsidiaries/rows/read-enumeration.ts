import { fragment, verbose } from '../../layout/patterns.ts';
import { canBeName, endsWithForm, endsWithLegalForm } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import type { Entry } from '../assemble/entry-parts.ts';
import type { IsRaised } from '../assemble/marks.ts';
import { isPlace } from '../assemble/places.ts';
import { cut, type Words } from '../words.ts';

/** The longest lists in prose name about a hundred companies. */
export const LONGEST_SENTENCE = 20_000;

/** Subsidiaries that a sentence names. */
export interface ProseEntries {
  readonly entries: readonly Entry[];
  /** All of the sentence was understood. */
  readonly isWhole: boolean;
  /** "wholly-owned", said of them all. */
  readonly wholly: Words | null;
}

const KIND = fragment`
  (?:corporation|limited liability company|limited partnership|general partnership|partnership|limited company|company|
  business trust|statutory trust|trust|LLC|L\.L\.C\.|entity|bank|association|GmbH|joint venture)`;
/** ", a Delaware corporation", ", organized under the laws of the State of Ohio". */
export const QUALIFIER = verbose('giu')`
  ,?\s*\(?\b(?:an?)\s+\p{Lu}[\p{L}.'’ ]{1,40}?\s+(?:[\p{L}-]+\s+){0,4}?${KIND}\b\)?|
  (?:,| is)? (?:incorporated|organized|formed|organised) (?:in|under the laws of)(?: the)?
  (?: (?:State|Commonwealth|Province|Republic) of)?\s+\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*){0,3}`;

/** The words that a match covers. */
export function withWords(words: Words, match: RegExpExecArray | null): Words | null {
  return match && cut(words, match.index, match.index + match[0].length);
}

/** Reads the entries of an enumeration: "A LLC, a Nevada limited liability company; B, Inc., …; and C S.A.". */
export function readEnumeration(words: Words, isRaised: IsRaised): Omit<ProseEntries, 'wholly'> {
  const bodies = partsOf(words).map(withoutConjunction);
  const entries = bodies.filter(({ text }) => text !== '').map((body) => readEntry(body, { isRaised }));
  const named = entries.filter(isNamed);
  return { entries: named, isWhole: named.length === entries.length };
}

function withoutConjunction(part: Words): Words {
  const lead =
    /^(?:and|as well as|including|namely|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})\))[\s,]+/i.exec(part.text)?.[0].length ?? 0;
  const hasStop = /\b(?:Inc|Corp|Ltd|Co|S\.A|L\.P|B\.V)\.$/.test(part.text.trimEnd());
  return cut(part, lead, part.text.replace(/[\s.,;]+$/, '').length + (hasStop ? 1 : 0));
}

function isNamed({ name: { text }, jurisdiction }: Entry): boolean {
  return (
    canBeName(text) &&
    /^[\p{Lu}\d"“'‘]/u.test(text) &&
    text.length <= 120 &&
    !/\bsubsidiar/i.test(text) &&
    (jurisdiction !== null || endsWithLegalForm(text))
  );
}

/** The parts between semicolons, else after each "a Delaware corporation", else after each legal form. */
function partsOf(words: Words): Words[] {
  const { text } = words;
  if (text.includes(';'))
    return [...text.matchAll(/[^;]*/g)].map(({ 0: part, index }) => cut(words, index, index + part.length));
  // "a bank organized under the laws of Virginia" is two qualifiers of one company.
  const qualifiers = [...text.matchAll(QUALIFIER)].filter(
    (match, index, all) => (all[index + 1]?.index ?? Number.MAX_SAFE_INTEGER) > match.index + match[0].length + 1,
  );
  const stops = qualifiers.length > 0 ? qualifierStops(text, qualifiers) : formStops(text);
  const starts = [0, ...stops.map(([, next]) => next)];
  return starts.map((start, index) => cut(words, start, stops[index]?.[0]));
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
  for (const { 0: separator, index } of text.matchAll(/,\s+and\s+|\s+and\s+|,\s+/g)) {
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
