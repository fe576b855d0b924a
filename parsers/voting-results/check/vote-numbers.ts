import type { ItemRow } from '../find/item-row.ts';
import { countMentions } from '../words/count-mentions.ts';
import { sentencesOf } from '../words/sentences.ts';

const VOTE_WORDS =
  /\b(?:against|withheld|withhold|abst(?:ain\w*|entions?)|non-?\s?votes?|votes?\s+(?:for|cast)|voted\s+(?:for|in\s+favor)|in\s+favor)\b/i;
const EXPLAINED =
  /redeem|redempt|outstanding|entitled\s+to|eligible\s+to\s+vote|present|represented|quorum|proxy\s+statement|authoriz|reserv|par\s+value|\bissu(?:e|ance)|increase/i;
const LEAST_TELLING = 1_000;

/**
 * How many numbers of 1,000 and more in sentences about votes were left unused; those of subjects, record dates and
 * redemptions are in other sentences.
 *
 * @param used starts of the values used, in the plain text.
 * @param values the counts read: a sentence that repeats one adds nothing.
 */
export function unusedVoteNumbers(
  rows: readonly ItemRow[],
  used: ReadonlySet<number>,
  values: ReadonlySet<number>,
): number {
  const unusedIn = (words: string, offset: number): number =>
    countMentions(words).filter(
      ({ value, start, end }) =>
        value !== null &&
        value >= LEAST_TELLING &&
        !values.has(value) &&
        !used.has(offset + start) &&
        !EXPLAINED.test(words.slice(Math.max(0, start - 80), end + 80)),
    ).length;
  let unused = 0;
  for (const cell of rows.flatMap((row) => row.cells)) {
    if (!/[a-z]/i.test(cell.raw)) continue;
    for (const { start, end } of sentencesOf(cell.raw)) {
      const words = cell.raw.slice(start, end);
      if (VOTE_WORDS.test(words)) unused += unusedIn(words, cell.start + start);
    }
  }
  return unused;
}

/**
 * Numbers that the item prints besides its counts: shares present, votes cast, shares entitled. A row whose counts add
 * up to one of them is stated twice, whatever the words around it say.
 *
 * @param used starts of the counts, in the plain text.
 */
export function numbersBesides(body: string, bodyStart: number, used: ReadonlySet<number>): ReadonlySet<number> {
  const found = countMentions(body).filter(({ start }) => !used.has(bodyStart + start));
  return new Set(found.flatMap(({ value }) => (value !== null && value >= LEAST_TELLING ? [value] : [])));
}
