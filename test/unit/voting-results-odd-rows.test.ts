import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import { voteDoubts } from '../../parsers/voting-results/check/vote-doubts.ts';
import type { VotingResult } from '../../parsers/voting-results/vote-result.ts';
import { votingResultsV3 } from '../../parsers/voting-results/voting-results.v3.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

type Counts = readonly (string | number)[];

interface Meeting {
  readonly nominees: Readonly<Record<string, Counts>>;
  readonly pay: Counts;
  readonly audit: Counts;
  readonly plan: Counts;
  readonly says: string;
  readonly shares: string;
}

/** Every row has 10,000,000 shares in all. */
const MEETING: Meeting = {
  nominees: {
    'Ida Wexcombe': [8_000_100, 700_400, 49_500, 1_250_000],
    'Jonas Larkmere': [7_900_250, 800_300, 49_450, 1_250_000],
    'Petra Quillon': [8_100_700, 600_100, 49_200, 1_250_000],
    'Abel Hazelbrook': [8_200_350, 500_000, 49_650, 1_250_000],
  },
  pay: [7_500_700, 1_200_100, 49_200, 1_250_000],
  plan: [7_400_600, 1_300_300, 49_100, 1_250_000],
  audit: [9_900_100, 60_300, 39_600, 0],
  says: 'The proposal was approved.',
  shares: 'Of the 12,500,000 shares outstanding, 10,000,000 shares, or 80.0%, were present.',
};

const shown = (count: string | number): string => (typeof count === 'number' ? count.toLocaleString('en-US') : count);
const row = (texts: readonly (string | number)[]): string =>
  `<tr>${texts.map((text) => `<td>${shown(text)}</td>`).join('')}</tr>`;
const HEADING = ['For', 'Against', 'Abstain', 'Broker Non-Votes'];

function parsed(change: Partial<Meeting> = {}, filedDate: string | null = null): ParseOutcome<VotingResult> {
  const { nominees, pay, plan, audit, says, shares } = { ...MEETING, ...change };
  const table = (counts: Counts): string => `<table>${row(HEADING)}${row(counts)}</table>`;
  const html = `<html><body><p>Item 5.07 Submission of Matters to a Vote of Security Holders.</p>
<p>The annual meeting of stockholders of Larkmere Gauges, Inc. was held on May 14, 2020. ${shares}</p>
<p>Proposal 1. Election of directors.</p><table>${row(['Nominee', ...HEADING])}${Object.entries(nominees)
    .map(([name, counts]) => row([name, ...counts]))
    .join('')}</table>
<p>Proposal 2. Advisory vote to approve executive compensation. ${says}</p>${table(pay)}
<p>Proposal 3. Approval of the 2020 equity incentive plan. The proposal was approved.</p>${table(plan)}
<p>Proposal 4. Ratification of the appointment of the independent auditor. The proposal was approved.</p>${table(audit)}
</body></html>`;
  const submission = readBareDocument(new TextEncoder().encode(html), {});
  const [main] = votingResultsV3.appliesTo(submission);
  if (main === undefined) throw new Error('the item was not found');
  return votingResultsV3.parse(submission, main, { filedDate: filedDate as IsoDate | null, upstream: new Map() });
}

/** What is still claimed high of a path. */
const claim = ({ confidence, confidences = {} }: ParseOutcome, path: string): number =>
  Math.min(confidence, confidences[path] ?? 1);

const withNominee = (counts: Counts): Partial<Meeting> => ({
  nominees: { ...MEETING.nominees, 'Petra Quillon': counts },
});

test('claims a sound meeting with high confidence, except a share count printed once', () => {
  const outcome = parsed();
  expect(outcome.reasons).toEqual([]);
  expect(outcome.confidence).toBe(0.95);
  expect(outcome.confidences).toEqual({ sharesOutstanding: 0.8, meetingDate: 0.85 });
});

describe('rows with matching totals and exchanged columns', () => {
  test.each<[string, Counts]>([
    ['for and against', [600_100, 8_100_700, 49_200, 1_250_000]],
    ['against and abstain', [8_100_700, 49_200, 600_100, 1_250_000]],
    ['for and abstain', [49_200, 600_100, 8_100_700, 1_250_000]],
  ])('%s of one nominee exchanged', (_, counts) => {
    const outcome = parsed(withNominee(counts));
    expect(claim(outcome, 'proposals[0].nominees[2]')).toBeLessThan(0.9);
    expect(claim(outcome, 'proposals[0].nominees[1]')).toBe(outcome.confidence);
  });

  test.each<[string, Counts]>([
    ['broker non-votes and abstentions exchanged', [8_100_700, 600_100, 1_250_000, 49_200]],
    ['broker non-votes missing', [8_100_700, 600_100, 49_200, '']],
    ['other broker non-votes at the same total', [8_100_700, 600_200, 49_200, 1_249_900]],
  ])('%s for one nominee: not high', (_, counts) => {
    expect(parsed(withNominee(counts)).confidence).toBeLessThan(0.9);
  });

  test.each<[string, Counts, number]>([
    ['abstentions under broker non-votes', [7_500_700, 1_200_100, 1_250_000, 49_200], 1],
    ['broker non-votes left out', [7_500_700, 1_200_100, 49_200, ''], 1],
    ['abstentions and votes against exchanged', [7_500_700, 49_200, 1_200_100, 1_250_000], 1],
  ])('%s of a proposal', (_, pay, index) => {
    expect(claim(parsed({ pay }), `proposals[${index}]`)).toBeLessThan(0.9);
  });

  test('accepts a routine matter without broker non-votes', () => {
    expect(claim(parsed(), 'proposals[3]')).toBe(0.95);
  });

  test.each<[string, Counts, string]>([
    ['approved, with nothing for', [0, 8_700_800, 49_200, 1_250_000], 'The proposal was approved.'],
    ['approved, with more against', [1_200_100, 7_500_700, 49_200, 1_250_000], 'The proposal was approved.'],
    ['rejected, with more for', [7_500_700, 1_200_100, 49_200, 1_250_000], 'The proposal was not approved.'],
  ])('a proposal called %s', (_, pay, says) => {
    expect(claim(parsed({ pay, says }), 'proposals[1]')).toBeLessThan(0.9);
  });
});

describe('a number broken in two', () => {
  test.each(['22,2 9,663', '1,2 50,000', '1 ,250,000'])('%s beside others', (broken) => {
    const { reasons } = voteDoubts({
      proposals: [],
      sharesPresent: null,
      sharesOutstanding: null,
      meetingDate: null,
      filedDate: null,
      text: `Broker Non-Votes\n ${broken} \n`,
      unit: 1,
    });
    expect(reasons.map(({ code }) => code)).toEqual(['broken-number']);
    expect(parsed({ pay: [7_500_700, 1_200_100, 49_200, broken] }).confidence).toBeLessThan(0.9);
  });

  test.each(['May 5, 2020', '1,250,000 49,200', '1,250,000, 49,200 and 3', 'Proposals 1, 2 and 3', '8,000,100\n7,500'])(
    '%s is whole',
    (text) => {
      const { reasons } = voteDoubts({
        proposals: [],
        sharesPresent: null,
        sharesOutstanding: null,
        meetingDate: null,
        filedDate: null,
        text,
        unit: 1,
      });
      expect(reasons).toEqual([]);
    },
  );
});

describe('numbers of shares and dates', () => {
  test.each([
    [
      'a changed digit of the shares outstanding',
      'Of the 12,700,000 shares outstanding, 10,000,000 shares, or 80.0%, were present.',
      false,
    ],
    ['no percentage and no other place', 'There were 12,500,000 shares outstanding and entitled to vote.', false],
    ['a percentage, which confirms only the first digits', MEETING.shares, false],
    ['the total of the rows, which is that of the shares present', 'There were 10,000,000 shares outstanding.', false],
    ['the number twice', `${MEETING.shares} Outstanding were 12,500,000 shares.`, true],
  ])('%s', (_, shares, isHigh) => {
    const outcome = parsed({ shares });
    expect(outcome.result?.sharesOutstanding).not.toBeNull();
    expect(claim(outcome, 'sharesOutstanding') >= 0.9).toBe(isHigh);
  });

  test.each([
    [
      'a part, and the whole behind its percentage',
      'Holders of 10,000,000 shares entitled to vote, being 70.5% of 14,184,397 shares, were represented.',
      [null, null],
    ],
    [
      'shares entitled to vote, of which some were voted',
      'Of the 12,500,000 shares entitled to vote, 10,000,000 shares were voted in person or by proxy.',
      [12_500_000, 10_000_000],
    ],
  ])('tells %s', (_, shares, expected) => {
    const { result } = parsed({ shares });
    expect([result?.sharesOutstanding, result?.sharesPresent]).toEqual(expected);
  });

  test('doubts a meeting dated after its report, and one whose day the cover does not confirm', () => {
    expect(claim(parsed({}, '2020-05-18'), 'meetingDate')).toBe(0.85);
    expect(claim(parsed({}, '2020-05-12'), 'meetingDate')).toBe(0.8);
  });
});
