import { describe, expect, test } from 'vitest';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { rowsOf } from '../parser-rows.ts';
import { readParagraphs } from './statement-documents.ts';

const EFFECTED = 'On June 12, 2025, the Company effected a 1-for-25 reverse stock split of its common stock.';

/** The cross-checks of each row, with the filing date of the document. */
function checksOf(paragraphs: readonly string[], filedDate = '2025-06-30') {
  const outcome = readParagraphs(reverseSplitsV2, '8-K', paragraphs, filedDate);
  const rows = rowsOf(reverseSplitsV2, outcome, { filedDate });
  return rows.map(({ crossValidations }) => crossValidations.map(({ name, passed }) => [name, passed]));
}

describe('cross-checks of reverse splits', () => {
  test('a ratio that only one sentence states has no second witness', () => {
    expect(checksOf([EFFECTED])).toEqual([[['split-in-effect-by-filing-date', true]]]);
  });

  test('ratio and day of effect are compared between sentences', () => {
    const again = (day: string) => `The 1-for-25 reverse stock split became effective on ${day}.`;
    expect(checksOf([EFFECTED, again('June 12, 2025')])).toEqual([
      [
        ['ratio-stated-in-another-sentence', true],
        ['effective-date-same-in-all-sentences', true],
        ['split-in-effect-by-filing-date', true],
      ],
    ]);
    expect(checksOf([EFFECTED, again('June 16, 2025')])[0]).toContainEqual([
      'effective-date-same-in-all-sentences',
      false,
    ]);
  });

  test('a split in effect is not of a day after the filing; one that is to come is not compared', () => {
    expect(checksOf([EFFECTED], '2025-06-11')).toEqual([[['split-in-effect-by-filing-date', false]]]);
    const ahead = 'The 1-for-25 reverse stock split of the common stock will become effective on June 12, 2025.';
    expect(checksOf([ahead], '2025-06-11')).toEqual([[]]);
  });
});
