import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { div, grid, page, readingOf, spaced } from './voting-case-markup.ts';

function parsed(...parts: readonly string[]) {
  const submission = readBareDocument(new TextEncoder().encode(page(...parts)), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error('no document to read');
  return votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

const held = 'The annual meeting of stockholders was held on May 5, 2020. The results of the votes were as follows:';
const COLUMNS = ['For', 'Against', 'Abstain', 'Broker Non-Votes'];

describe('two rows of labels without spans', () => {
  const outcome = parsed(
    div(held),
    grid(
      ['', 'For', '', 'Against', '', 'Abstain', '', 'Broker Non-Votes'],
      ['', 'Votes', '%', 'Votes', '%', 'Votes', '%', ''],
      ['Election of directors:', '', '', '', '', '', '', ''],
      ['Ida Wexcombe', '98,000', '98.9%', '1,000', '1.0%', '100', '*', '7,000'],
      ['Jonas Larkmere', '97,000', '97.9%', '2,000', '2.0%', '100', '*', '7,000'],
      ['Ratification of auditors', '105,000', '99.0%', '1,000', '0.9%', '100', '*', ''],
    ),
  );

  test('"Votes" takes the label above it, and "%" under an empty cell takes none', () => {
    expect(readingOf(outcome)).toBe(`2020-05-05 annual
elect_directors null: ///
  Ida Wexcombe/98000/1000//100/7000
  Jonas Larkmere/97000/2000//100/7000
ratify_auditor null: 105000/1000/100/`);
  });

  test('the title of the election is a row of the table', () => {
    expect(outcome.result?.proposals[0]?.subject).toBe('Election of directors:');
  });
});

describe('the subject of an election', () => {
  const nominees = [
    ['Ida Wexcombe', '98,000', '1,000', '100', '7,000'],
    ['Jonas Larkmere', '97,000', '2,000', '100', '7,000'],
  ];

  test('is no sentence about the meeting, nor the heading of another column', () => {
    const rows = nominees.map(([name, ...counts]) => [`Elect ${name}`, ...counts, 'Elected']);
    const outcome = parsed(div(held), grid(['Matter', ...COLUMNS, 'Outcome'], ...rows));
    expect(outcome.result?.proposals.map((one) => one.subject)).toEqual(['elect directors']);
  });

  test('is the item of the agenda where the title is a number', () => {
    const outcome = parsed(
      div(
        'At the annual meeting held on May 5, 2020, the stockholders voted on two proposals:',
        'Proposal 1: The election of two directors.',
        'Proposal 2: The ratification of the auditors.',
        'The votes were:',
        'Proposal 1',
      ),
      spaced(['Director', ...COLUMNS], ...nominees),
      div('Proposal 2'),
      spaced(['', ...COLUMNS], ['', '105,000', '1,000', '100', '0']),
    );
    expect(outcome.result?.proposals.map((one) => one.subject)).toEqual([
      'The election of two directors.',
      'The ratification of the auditors.',
    ]);
  });
});

test('elections by two classes of stock, each under its own title, are two proposals', () => {
  const election = (shareClass: string, ...names: readonly string[]): string =>
    div(`Election of directors by holders of Class ${shareClass} common stock`) +
    spaced(
      ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
      ...names.map((name) => [name, '98,000', '1,000', '7,000']),
    );
  const outcome = parsed(div(held), election('A', 'Ida Wexcombe', 'Jonas Larkmere'), election('B', 'Petra Quillon'));
  expect(outcome.result?.proposals.map(({ nominees = [] }) => nominees.map((one) => one.name))).toEqual([
    ['Ida Wexcombe', 'Jonas Larkmere'],
    ['Petra Quillon'],
  ]);
});
