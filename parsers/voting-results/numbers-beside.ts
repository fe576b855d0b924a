import { countMentions } from './prose-votes.ts';

/**
 * Numbers that the item prints beside its counts: shares present, votes cast, shares entitled. A row whose counts add
 * up to one of them is stated twice, whatever the words around it say.
 *
 * @param used starts of the counts, in the plain text.
 */
export function numbersBeside(body: string, bodyStart: number, used: readonly number[]): ReadonlySet<number> {
  const known = new Set(used);
  const beside = new Set<number>();
  for (const { value, start } of countMentions(body)) {
    if (value !== null && value >= 1_000 && !known.has(bodyStart + start)) beside.add(value);
  }
  return beside;
}
