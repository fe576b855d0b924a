import type { ItemRow } from './item-rows.ts';
import { countMentions, sentencesOf } from './prose-votes.ts';

const VOTE_WORDS =
  /\b(?:against|withheld|withhold|abst(?:ain\w*|entions?)|non-?\s?votes?|votes?\s+(?:for|cast)|voted\s+(?:for|in\s+favor)|in\s+favor)\b/i;
const EXPLAINED =
  /redeem|redempt|outstanding|entitled\s+to|eligible\s+to\s+vote|present|represented|quorum|proxy\s+statement|authoriz|reserv|par\s+value|\bissu(?:e|ance)|increase/i;

/**
 * How many numbers in sentences about votes were left unused. Numbers of 1,000 and more count; those of subjects, record
 * dates and redemptions stand in other sentences.
 *
 * @param used starts of the values used, in the plain text.
 * @param values the counts read: a sentence that says one again adds nothing.
 */
export function unusedVoteNumbers(
  rows: readonly ItemRow[],
  used: readonly number[],
  values: ReadonlySet<number> = new Set(),
): number {
  const known = new Set(used);
  let unused = 0;
  for (const row of rows) {
    for (const cell of row.cells) {
      if (!/[a-z]/i.test(cell.raw)) continue;
      for (const sentence of sentencesOf(cell.raw)) {
        const words = cell.raw.slice(sentence.start, sentence.end);
        if (!VOTE_WORDS.test(words)) continue;
        for (const number of countMentions(words)) {
          if (number.value === null || number.value < 1_000) continue;
          if (values.has(number.value)) continue;
          if (known.has(cell.start + sentence.start + number.start)) continue;
          if (EXPLAINED.test(words.slice(Math.max(0, number.start - 80), number.end + 80))) continue;
          unused += 1;
        }
      }
    }
  }
  return unused;
}
