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

const BEHIND_COMMA = /,\s*(?:until|for|during|through|prior to|from)\b[^,;]*$/i;

/** "…, other than on Form S-8, until 75 days after the closing": the period behind an exception is the promise's. */
export function endsWithPeriod({ marker, events, periods, text, start }: Clause): boolean {
  const [period] = periods;
  if (marker !== 'exception' || period === undefined || events.some(({ finite }) => finite)) return false;
  return BEHIND_COMMA.test(text.slice(0, period.start - start));
}
