import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { oneLineOf, readingOf, rowLinesOf, verticalOf } from './voting-case-markup.ts';
import { AMBIGUOUS_ORDER } from './voting-cases-ambiguous-order.ts';
import { ASCII_FILINGS } from './voting-cases-ascii-filings.ts';
import { CLASSES_AND_FIGURES } from './voting-cases-classes-and-figures.ts';
import { KINDS_OF_ISSUERS } from './voting-cases-kinds-of-issuers.ts';
import { MISLEADING_FIGURES } from './voting-cases-misleading-figures.ts';
import { PRINTER_TABLES } from './voting-cases-printer-tables.ts';
import { PROSE_AND_LISTS } from './voting-cases-prose-and-lists.ts';
import { RESPECTIVE_COUNTS } from './voting-cases-respective-counts.ts';
import { SMALL_COMPANIES } from './voting-cases-small-companies.ts';
import { TEXT_AROUND_TABLES } from './voting-cases-text-around-tables.ts';

const CASES = Object.entries({
  ...PRINTER_TABLES,
  ...PROSE_AND_LISTS,
  ...CLASSES_AND_FIGURES,
  ...KINDS_OF_ISSUERS,
  ...MISLEADING_FIGURES,
  ...TEXT_AROUND_TABLES,
  ...ASCII_FILINGS,
  ...AMBIGUOUS_ORDER,
  ...SMALL_COMPANIES,
  ...RESPECTIVE_COUNTS,
});
const RENDITIONS = { 'one line': oneLineOf, vertical: verticalOf, 'a line per row': rowLinesOf };

function parse(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV3.appliesTo(submission);
  return main === undefined ? null : votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

describe('Item 5.07 of many kinds of filers', () => {
  test.each(CASES)('%s', (_, { document, truth }) => {
    expect(readingOf(parse(document))).toBe(truth);
  });

  test('claims what the item itself confirms with high confidence', () => {
    const provable = CASES.filter(([, one]) => one.isProvable !== false);
    const unsure = provable.filter(([, one]) => parse(one.document)?.result?.parsing_confidence !== 'high');
    expect(unsure.map(([name]) => name)).toEqual([]);
  });
});

describe('the same items, flattened to text', () => {
  for (const [rendition, flatten] of Object.entries(RENDITIONS)) {
    const read = CASES.map(([name, one]) => {
      const outcome = parse(flatten(one.document));
      const isHigh = outcome?.result?.parsing_confidence === 'high';
      return { name, one, isHigh, isRight: readingOf(outcome) === one.truth };
    });

    test(`${rendition}: claims nothing wrong with high confidence`, () => {
      expect(read.filter((each) => each.isHigh && !each.isRight).map((each) => each.name)).toEqual([]);
    });

    test(`${rendition}: reads most cases correctly, and most of those with high confidence`, () => {
      const held = read.filter((each) => each.one.htmlOnly !== true);
      const right = held.filter((each) => each.isRight);
      expect(right.length / held.length).toBeGreaterThanOrEqual(0.9);
      const provable = right.filter((each) => each.one.isProvable !== false);
      expect(provable.filter((each) => each.isHigh).length / provable.length).toBeGreaterThanOrEqual(0.9);
    });
  }
});
