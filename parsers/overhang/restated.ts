import type { Witness } from '../evidence/witnesses.ts';
import { captured, type Match } from '../prose/matches.ts';

/** Several statements of one term, none of which differs. */
export function restated(matches: readonly Match[]): readonly Witness[] {
  const values = new Set(matches.map((match) => captured(match)?.text));
  return matches.length > 1 && values.size === 1 ? ['place'] : [];
}
