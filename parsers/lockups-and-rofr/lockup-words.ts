import type { Clause } from '../clauses/clauses.ts';

export function isLockupName(words: string): boolean {
  return /\block-?\s?up|\bstand-?\s?(?:still|off)|\bclear market|\bleak-?out|no sales? of (?:similar|additional) securities/i.test(
    words,
  );
}

/** Conditions, exceptions and reasons hold no promise of their own. */
export function isHeld(clause: Clause): boolean {
  for (let one: Clause | null = clause; one !== null; one = one.host)
    if (one.marker === 'condition' || one.marker === 'exception' || one.marker === 'reason') return false;
  return true;
}
