import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { div, grid, page, readingOf } from './voting-case-markup.ts';

function parse(document: string) {
  const submission = readBareDocument(new TextEncoder().encode(document), {});
  const [main] = votingResultsV3.appliesTo(submission);
  return main === undefined ? null : votingResultsV3.parse(submission, main, { filedDate: null, upstream: new Map() });
}

const held = 'The annual meeting of stockholders was held on May 5, 2020.';
const counts = ['For', 'Against', 'Abstain'];
const election = grid(
  ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
  ['Al Ray', '900', '50', '50'],
  ['Bo Lee', '910', '40', '50'],
);

/** Documents whose counts all add up, with something else in doubt. */
const DOUBTFUL: readonly (readonly [string, string, string])[] = [
  [
    'an item that corrects its own counts',
    'corrected-counts',
    page(
      div(
        held,
        'The number of votes was incorrectly reported for Proposal 2.',
        'Proposal 2: Ratification of the auditor',
      ),
      div('As originally reported:'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['8,000', '140', '10', '50']),
      div('As corrected:'),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['8,050', '90', '10', '50']),
    ),
  ],
  [
    'tables without titles after an agenda',
    'rows-without-title',
    page(
      div(`${held} The matters were election of directors, the 2020 Equity Incentive Plan, and say-on-pay.`),
      election,
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['800', '140', '10', '50']),
      grid(['For', 'Against', 'Abstain', 'Broker Non-Votes'], ['850', '90', '10', '50']),
    ),
  ],
  [
    'classes of shares in separate tables without a total',
    'several-classes',
    page(
      div(held, 'Proposal 1: Approval of the merger agreement', 'Class A Common Stock:'),
      grid(counts, ['1,000', '20', '3']),
      div('Class B Common Stock:'),
      grid(counts, ['5,000', '0', '0']),
      div('Proposal 2: Adjournment', 'Class A Common Stock:'),
      grid(counts, ['1,010', '10', '3']),
      div('Class B Common Stock:'),
      grid(counts, ['5,000', '0', '0']),
    ),
  ],
  [
    'a nominee without counts among others',
    'row-without-counts',
    page(
      div(held, 'Election of directors'),
      grid(
        ['Nominee', 'For', 'Withheld', 'Broker Non-Votes'],
        ['Al Ray', '900', '50', '50'],
        ['Bo Lee', '—', '—', '—'],
        ['Cy Poe', '910', '40', '50'],
      ),
    ),
  ],
  [
    'fewer nominees than the item says were elected',
    'fewer-nominees-than-stated',
    page(div(held, 'Proposal 1. The stockholders elected three directors:'), election),
  ],
  [
    'an election without names',
    'election-without-names',
    page(
      div(held, 'Proposal 1. Election of the board’s slate of directors'),
      grid(counts, ['1,000', '20', '3']),
      div('Proposal 2. Ratification of auditors'),
      grid(counts, ['1,010', '10', '3']),
    ),
  ],
  [
    'several people with the same counts and unreadable names',
    'names-unread',
    page(
      div(
        `${held} There were 950 shares present in person or by proxy.`,
        'The stockholders elected the incumbents and a newcomer, Al Ray, each receiving 900 votes for and 50 votes withheld.',
      ),
    ),
  ],
];

describe('counts that add up can still be in doubt', () => {
  test.each(DOUBTFUL)('%s', (_, code, document) => {
    const outcome = parse(document);
    expect(outcome?.reasons.map((reason) => reason.code)).toContain(code);
    expect(outcome?.confidence).toBeLessThan(0.9);
  });

  test('adds votes by proxy and in person into one proposal', () => {
    const table = (rows: readonly (readonly string[])[]) => grid(['', ...counts], ...rows);
    const outcome = parse(
      page(
        div(held, 'Proposal 1. Ratification of auditors'),
        table([
          ['By proxy', '900', '40', '10'],
          ['In person', '50', '0', '0'],
          ['Total', '950', '40', '10'],
        ]),
        div('Proposal 2. Say on pay'),
        table([
          ['By proxy', '800', '140', '10'],
          ['In person', '50', '0', '0'],
          ['Total', '850', '140', '10'],
        ]),
      ),
    );
    expect(readingOf(outcome)).toBe('2020-05-05 annual\nratify_auditor null: 950/40/10/\nsay_on_pay null: 850/140/10/');
    expect(outcome?.result?.proposals.every((one) => one.classVotes === undefined)).toBe(true);
  });
});
