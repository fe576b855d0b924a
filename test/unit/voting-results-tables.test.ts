import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { oneLineOf, readingOf, rowLinesOf, verticalOf } from './voting-case-markup.ts';
import { TABLES, type TableCase } from './voting-tables.ts';
import { BROKER_TABLES } from './voting-tables-brokers.ts';

const CASES = Object.entries({ ...TABLES, ...BROKER_TABLES });

function parse(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV3.appliesTo(submission);
  return main === undefined ? null : votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

/** Every document that differs from this one in the last digit of one grouped count. */
function withOneDigitChanged(document: string): readonly string[] {
  const item = document.indexOf('5.07');
  return [...document.matchAll(/\d,\d{3}(?![\d,])/g)]
    .filter((match) => match.index > item)
    .map((match) => {
      const at = match.index + match[0].length - 1;
      return `${document.slice(0, at)}${(Number(document.charAt(at)) + 3) % 10}${document.slice(at + 1)}`;
    });
}

describe('tables of Item 5.07', () => {
  test.each(CASES)('%s', (_, { document, truth, level }: TableCase) => {
    const outcome = parse(document);
    expect(readingOf(outcome)).toBe(truth);
    expect(outcome?.result?.parsing_confidence).toBe(level);
  });

  test.each(CASES)('%s: never claims a changed digit with high confidence', (_, { document, truth }) => {
    // A changed number beside the counts leaves them as they are.
    const claimed = withOneDigitChanged(document)
      .map(parse)
      .filter((outcome) => outcome?.result?.parsing_confidence === 'high');
    expect(claimed.map(readingOf).filter((reading) => reading !== truth)).toEqual([]);
  });

  test.each([
    ['one line', oneLineOf],
    ['vertical', verticalOf],
    ['a line per row', rowLinesOf],
  ] as const)('flattened, %s: claims nothing wrong with high confidence', (_, flatten) => {
    const wrong = CASES.filter(([, { document, truth }]) => {
      const outcome = parse(flatten(document));
      return outcome?.result?.parsing_confidence === 'high' && readingOf(outcome) !== truth;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });
});
