import { expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

function nameWords(text: string): readonly (readonly [string, string | undefined])[] {
  const submission = readBareDocument(new TextEncoder().encode(text), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error('no document');
  const { result, spans } = votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
  return (result?.proposals ?? []).flatMap(({ nominees = [] }, proposal) =>
    nominees.map(({ name }, at) => {
      const [span] = spans[`proposals[${proposal}].nominees[${at}].name`] ?? [];
      expect(span?.text).toBe(main.text.slice(span?.start, span?.end));
      return [name, span?.text.replace(/\s+/g, ' ')] as const;
    }),
  );
}

const HEADING = 'Item 5.07 Submission of Matters to a Vote of Security Holders.\n';

test('a name in a sentence has its own words as span, a nickname among them', () => {
  const words = nameWords(
    `${HEADING}At the annual meeting held on May 12, 2024, the stockholders elected two directors. Edwin "Ned" Laskey IV received 1,204,331 votes for, 20,112 votes withheld and 310,000 broker non-votes. Mary Orrin received 1,200,331 votes for, 24,112 votes withheld and 310,000 broker non-votes.\n`,
  );
  expect(words).toEqual([
    ['Edwin "Ned" Laskey IV', 'Edwin "Ned" Laskey IV'],
    ['Mary Orrin', 'Mary Orrin'],
  ]);
});

test('a name that a row calls by its last word is found where it is whole', () => {
  const words = nameWords(
    `${HEADING}The nominees were John Glassman and Ruth Peller. Mr. Glassman received 2,000,400 votes for and 10,600 votes withheld, with 90,000 broker non-votes. Ms. Peller received 2,001,000 votes for and 10,000 votes withheld, with 90,000 broker non-votes.\n`,
  );
  expect(words.length).toBeGreaterThan(0);
  for (const [name, span] of words) expect(span).toBe(name);
});
