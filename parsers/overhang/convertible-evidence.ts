import type { Witness, WitnessedItem } from '../evidence/witnesses.ts';

const PREFERRED = /\bpreferred\b/i;

/**
 * Leaves the witnesses of convertibles that are about the same value of the same instrument. The head of a column of debt
 * is none: it may be of what was issued, of an earlier day or of another table's notes. Where a document has several
 * instruments, a second statement in the text about one may be about another.
 */
export function independentOnly(items: readonly WitnessedItem[]): readonly WitnessedItem[] {
  return items.map((item) => {
    const isDebt = !PREFERRED.test(String(item.get('label')?.value));
    const counts = (witness: Witness): boolean =>
      !(witness === 'section' && isDebt) && !(witness === 'place' && items.length > 1);
    return new Map(
      [...item].map(([member, value]) => [member, { ...value, witnesses: (value.witnesses ?? []).filter(counts) }]),
    );
  });
}
