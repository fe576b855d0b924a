import { verbose } from '../../layout/patterns.ts';
import { canBeName, endsWithForm } from '../assemble/entity-names.ts';
import { readEntry } from '../assemble/entry.ts';
import { type Entry, setPlace } from '../assemble/entry-parts.ts';
import type { IsRaised } from '../assemble/marks.ts';
import { isPlace } from '../assemble/places.ts';
import { percentOf } from '../assemble/shares.ts';
import { cut, type Words } from '../lines.ts';
import { partsOf } from './enumerations.ts';

export interface Enumeration {
  readonly entries: readonly Entry[];
  /** All of it was understood. */
  readonly isWhole: boolean;
}

/** Reads the entries of an enumeration: "A LLC, a Nevada limited liability company; B, Inc., …; and C S.A.". */
export function readEnumeration(words: Words, isRaised: IsRaised): Enumeration {
  const shared = SHARED_PLACE.exec(words.text);
  const place = shared?.[1] ?? '';
  const isShared = shared !== null && isPlace(place);
  const bodies = partsOf(isShared ? cut(words, 0, shared.index) : words);
  const entries = bodies.filter(({ text }) => text !== '').map((body) => readPart(body, isRaised));
  const at = isShared ? shared.index + shared[0].indexOf(place) : 0;
  if (isShared) for (const entry of entries) setPlace(entry, cut(words, at, at + place.length), true);
  const named = entries.filter(isNamed);
  return { entries: named, isWhole: named.length === entries.length };
}

/** "60% of Apex, Inc.": the share before its name. */
function readPart(body: Words, isRaised: IsRaised): Entry {
  const lead = OWN_PERCENT.exec(body.text)?.[0].length ?? 0;
  const entry = readEntry(cut(body, lead), { isRaised });
  const percent = lead === 0 ? null : percentOf(cut(body, 0, lead), false);
  if (percent !== null && percent !== 'several') entry.percent ??= percent;
  return entry;
}

const OWN_PERCENT = /^\d{1,3}(?:\.\d{1,6})?\s?%\s+of\s+(?=\p{Lu})/u;
export const OWN_PERCENTS = /\d{1,3}(?:\.\d{1,6})?\s?%\s+of\s+(?=\p{Lu})/gu;
/** ", both Wisconsin corporations.", ", each of which is a Delaware limited liability company" */
const SHARED_PLACE = verbose(
  'iu',
)`(?<! ),? (?:both|each|all)(?: of which)?(?: is| are)?(?: an?)? (\p{Lu}[\p{L}.]{1,20}(?: \p{Lu}[\p{L}.]{1,20}){0,2})
  \s(?:[\p{L}-]{1,20} ){0,3}?(?:corporations?|compan(?:y|ies)|partnerships?|trusts?|banks?|LLCs?|entit(?:y|ies))\.?$`;

function isNamed({ name: { text }, jurisdiction }: Entry): boolean {
  if (!canBeName(text) || text.length > 120 || !/^[\p{Lu}\d"“'‘]/u.test(text)) return false;
  // "Acme Bank. Acme Bank is": two sentences
  if (/\s(?:is|are|was|were|has|owns)$/.test(text)) return false;
  return !/\bsubsidiar/i.test(text) && (jurisdiction !== null || (endsWithForm(text) && /\s/.test(text)));
}
