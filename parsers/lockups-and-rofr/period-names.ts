import { clausesBySentence } from '../clauses/clauses.ts';
import type { Period } from '../clauses/quantities.ts';
import type { CurrentPart } from '../prose/current-part.ts';
import type { FlatText } from '../prose/flat-text.ts';
import { isTerm } from './terms.ts';

/** The periods that a document defines by a name such as "Restricted Period". */
export interface NamedPeriods {
  /** The nearest one stated before a place, else the first behind it. */
  near(place: number): Period | null;
}

const DEFINES =
  /\b(?:lock-?\s?up|restricted|restriction|restrictive|stand-?still|clear market)[- ]period\b|\b(?:lock-?\s?up|restrictions?) (?:\w+ ){0,6}(?:for|until|expires?|ends?|period)\b/i;

/** Documents repeat their lock-ups a few dozen times. */
const MOST_SENTENCES = 500;

/** Looks for the periods when one is first asked for. */
export function namedPeriods(flat: FlatText, part: CurrentPart): NamedPeriods {
  let found: readonly Period[] | null = null;
  return {
    near: (place) => {
      found ??= periodsByName(flat, part);
      return found.findLast(({ start }) => start < place) ?? found[0] ?? null;
    },
  };
}

function periodsByName(flat: FlatText, part: CurrentPart): Period[] {
  const found: Period[] = [];
  let seen = 0;
  for (const clauses of clausesBySentence(flat, DEFINES)) {
    const sentence = clauses[0]?.sentence;
    seen += 1;
    if (sentence === undefined || sentence.start >= part.end || seen > MOST_SENTENCES) break;
    if (!DEFINES.test(sentence.text)) continue;
    const period = clauses.flatMap(({ periods }) => periods).find((one) => isTerm(one) && one.anchor !== null);
    if (period !== undefined) found.push(period);
  }
  return found;
}
