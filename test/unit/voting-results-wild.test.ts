import { describe, expect, test } from 'vitest';
import { votingResultsV1 } from '../../parsers/voting-results/voting-results.v1.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { WILD_1 } from './voting-wild-1.ts';
import { WILD_2 } from './voting-wild-2.ts';
import { WILD_3 } from './voting-wild-3.ts';
import { WILD_4 } from './voting-wild-4.ts';
import { WILD_5 } from './voting-wild-5.ts';
import { WILD_6 } from './voting-wild-6.ts';
import { WILD_7 } from './voting-wild-7.ts';
import { WILD_8 } from './voting-wild-8.ts';
import { WILD_9 } from './voting-wild-9.ts';
import { WILD_10 } from './voting-wild-10.ts';
import { oneLineOf, readingOf, rowLinesOf, verticalOf } from './voting-wild-markup.ts';

const CASES = Object.entries({
  ...WILD_1,
  ...WILD_2,
  ...WILD_3,
  ...WILD_4,
  ...WILD_5,
  ...WILD_6,
  ...WILD_7,
  ...WILD_8,
  ...WILD_9,
  ...WILD_10,
});
const RENDITIONS = { 'one line': oneLineOf, vertical: verticalOf, 'a line per row': rowLinesOf };

function parse(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV1.appliesTo(submission);
  return main === undefined ? null : votingResultsV1.parse(submission, main, { filedDate: null, upstream: new Map() });
}

describe('Item 5.07 as filers of many kinds write it', () => {
  test.each(CASES)('%s', (_, { document, truth }) => {
    expect(readingOf(parse(document))).toBe(truth);
  });

  test('what the item itself confirms is claimed with high confidence', () => {
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

    test(`${rendition}: nothing wrong is claimed with high confidence`, () => {
      expect(read.filter((each) => each.isHigh && !each.isRight).map((each) => each.name)).toEqual([]);
    });

    test(`${rendition}: most are read right, and most of those are claimed`, () => {
      const held = read.filter((each) => each.one.htmlOnly !== true);
      const right = held.filter((each) => each.isRight);
      expect(right.length / held.length).toBeGreaterThanOrEqual(0.9);
      const provable = right.filter((each) => each.one.isProvable !== false);
      expect(provable.filter((each) => each.isHigh).length / provable.length).toBeGreaterThanOrEqual(0.9);
    });
  }
});
