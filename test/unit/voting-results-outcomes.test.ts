import { describe, expect, test } from 'vitest';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

const FOR = ['For', 'Against', 'Abstain'];
const row = (cells: readonly string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: readonly (readonly string[])[]): string => `<table>${rows.map(row).join('')}</table>`;
const counts = (...cells: readonly string[]): string => table(FOR, cells);
const p = (words: string): string => `<p>${words}</p>`;

function resultOf(...parts: readonly string[]) {
  const html = `<html><body><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p>${parts.join('')}</body></html>`;
  const submission = readBareDocument(new TextEncoder().encode(html), {});
  const [document] = votingResultsV3.appliesTo(submission);
  const outcome = document && votingResultsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
  return outcome?.result ?? null;
}
const outcomesOf = (...parts: readonly string[]) => resultOf(...parts)?.proposals.map(({ approved }) => approved);

const HELD = p('The annual meeting of Wexcombe Looms, Inc. was held on May 6, 2021.');
const PAY = p('2. Advisory vote on executive compensation') + counts('7,500,700', '1,200,100', '49,200');
const AUDIT =
  p('3. Ratification of the appointment of the independent auditor') + counts('8,600,000', '110,000', '40,000');

describe('outcomes that one sentence states of several matters', () => {
  test('a clause about the votes that a resolution required does not hide that it failed', () => {
    const says =
      'Resolution 2 was duly passed. Resolution 3, which required the approval of 75% of the votes cast, was not passed.';
    expect(outcomesOf(HELD, PAY, AUDIT, p(says))).toEqual([true, false]);
  });

  test('numbers in parentheses are those of the matters', () => {
    expect(outcomesOf(HELD, PAY, AUDIT, p('Matters (2) and (3) were approved.'))).toEqual([true, true]);
  });

  test('what failed all together failed one by one', () => {
    const holders = p('4. Shareholder proposal on spending') + counts('1,500,700', '7,200,100', '49,200');
    const others = p('5. Shareholder proposal on lobbying') + counts('1,400,700', '7,300,100', '49,200');
    const says = p('Both shareholder proposals failed.');
    expect(outcomesOf(HELD, PAY, holders, others, says)).toEqual([null, false, false]);
    expect(outcomesOf(HELD, PAY, AUDIT, p('Neither of the proposals was approved.'))).toEqual([false, false]);
  });

  test('a range written with a word covers the numbers between', () => {
    expect(outcomesOf(HELD, PAY, AUDIT, p('Resolutions 1 through 3 were duly passed.'))).toEqual([true, true]);
  });

  test('each verb of what the holders did has its own matter', () => {
    const says =
      'The shareholders rejected the advisory vote on executive compensation and ratified the independent auditor.';
    expect(outcomesOf(HELD, p(says), PAY, AUDIT)).toEqual([false, true]);
  });

  test('what shareholders will be asked to approve is no outcome', () => {
    const says = 'If the shareholders approve the plan and ratify the independent auditor, the plan takes effect.';
    expect(outcomesOf(HELD, p(says), PAY, AUDIT)).toEqual([null, null]);
  });

  test('a sentence about all matters counts after the title of one that came to no vote', () => {
    const unvoted = p('Proposal No. 4: The Adjournment Proposal') + p('It was not presented to shareholders.');
    const all = p('Each of the proposals described above was approved by the shareholders.');
    expect(outcomesOf(HELD, PAY, AUDIT, unvoted, all)).toEqual([true, true]);
  });

  test('nominees who are named as elected among more leave an election in which some lost', () => {
    const nominees = table(
      ['Nominee', 'For', 'Withheld'],
      ['Ida Wexcombe', '5,100', '90'],
      ['Jonas Larkmere', '5,000', '190'],
      ['Petra Quillon', '2,100', '3,090'],
    );
    const says = p('The Company expects that Ms. Wexcombe and Mr. Larkmere have been elected.');
    expect(outcomesOf(HELD, p('1. Election of two directors'), nominees, says)).toEqual([false]);
  });
});

describe('shares of the meeting and of a consent', () => {
  test('the shares of those who signed a consent are its votes for each action', () => {
    const says =
      'On February 2, 2023, the holders of 61,204,118 shares of common stock executed a written consent in lieu of a special meeting approving (i) an increase of the authorized shares of common stock and (ii) the 2023 Equity Incentive Plan. No other votes were solicited.';
    expect(resultOf(p(says))?.proposals.map(({ votesFor, subject }) => [votesFor, subject])).toEqual([
      [61_204_118, 'an increase of the authorized shares of common stock'],
      [61_204_118, 'the 2023 Equity Incentive Plan'],
    ]);
  });

  test('shares present of two classes are no total', () => {
    const says = p(
      'Holders of 22,110,330 Class A shares and 7,187,500 Class B shares were present in person or by proxy.',
    );
    expect(resultOf(HELD, says, PAY, AUDIT)?.sharesPresent).toBeNull();
  });

  test('shares present follow “of which” and a percentage in parentheses', () => {
    const ofWhich = p(
      'There were 3,412,885 shares entitled to vote, of which 2,701,340 shares were voted in person or by proxy.',
    );
    expect(resultOf(HELD, ofWhich, PAY, AUDIT)?.sharesPresent).toBe(2_701_340);
    const share = p(
      'A total of 8,750,000 (or 91.2%) of the Company’s outstanding shares of common stock were present.',
    );
    expect(resultOf(HELD, share, PAY, AUDIT)?.sharesPresent).toBe(8_750_000);
  });
});
