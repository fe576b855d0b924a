import { describe, expect, test } from 'vitest';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { rowsOf } from '../parser-rows.ts';
import { readParagraphs } from './statement-documents.ts';

const read = (...paragraphs: readonly string[]) => readParagraphs(reverseSplitsV2, '8-K', paragraphs);
const sure = (paragraphs: readonly string[], member: 'ratio' | 'effectiveDate'): number =>
  read(...paragraphs).confidences?.[`reverseSplit.${member}`] ?? 0;

const ONCE = 'On March 4, 2024, we effected a 1-for-30 reverse stock split of our common stock.';

describe('what makes a reverse split sure', () => {
  test('one statement beside its day does not, neither the ratio nor the day', () => {
    expect(sure([ONCE], 'ratio')).toBeLessThan(0.9);
    expect(sure([ONCE], 'effectiveDate')).toBeLessThan(0.9);
  });

  test.each([
    ['another sentence', [ONCE, 'The one-for-thirty reverse split did not change the par value.'], 'ratio'],
    ['Item 5.03', ['Item 5.03 Amendments to Articles of Incorporation or Bylaws.', ONCE], 'ratio'],
    ['a heading', ['Reverse Stock Split', ONCE], 'effectiveDate'],
    [
      'par values in the ratio',
      [
        'Every ten (10) ordinary shares of par value US$0.0001 each were consolidated into one (1) ordinary share of par value US$0.001 each by the share consolidation of May 2, 2024.',
      ],
      'ratio',
    ],
    [
      'trading on the new basis right after it',
      [
        'The 1-for-30 reverse stock split became effective at 5:00 p.m. on March 1, 2024. The shares began trading on a split-adjusted basis on March 4, 2024.',
      ],
      'effectiveDate',
    ],
  ] as const)('%s does', (_name, paragraphs, member) => {
    expect(sure(paragraphs, member)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('splits that did not happen', () => {
  test.each([
    'On June 4, 2024, the Board determined not to implement the reverse stock split at this time.',
    'The reverse stock split was postponed.',
    'The Company has rescinded the reverse stock split.',
  ])('an announced one is none after: %s', (end) => {
    const outcome = read('The Company announced a 1-for-15 reverse stock split to be effective June 10, 2024.', end);
    expect(outcome.result).toEqual({});
  });

  test('the right to abandon one ends none', () => {
    const outcome = read(
      'The Board approved a 1-for-15 reverse stock split, which will be effective on June 10, 2024.',
      'The Board reserves the right to abandon the reverse stock split at any time before it is effective.',
    );
    expect(outcome.result?.reverseSplit).toMatchObject({ ratio: '1-for-15', effectiveDate: '2024-06-10' });
  });
});

test('two splits of one sentence with their days before them', () => {
  const outcome = read(
    'On July 22, 2024, we effected a one-for-forty reverse stock split of our common stock and on January 31, 2025 a 1-for-6 reverse stock split.',
  );
  expect(outcome.result?.reverseSplit).toMatchObject({ ratio: '1-for-6', effectiveDate: '2025-01-31' });
  expect(outcome.result?.earlierReverseSplits).toMatchObject([{ ratio: '1-for-40', effectiveDate: '2024-07-22' }]);
});

describe('proxy and information statements', () => {
  test('the range that is asked for, beside a split of the past', () => {
    const outcome = readParagraphs(reverseSplitsV2, 'DEF 14A', [
      'Proxy Statement',
      'We ask you to approve an amendment to effect a reverse stock split at a ratio in the range of one-for-five (1:5) to one-for-thirty (1:30). We previously effected a 1-for-10 reverse stock split on March 12, 2021.',
    ]);
    expect(outcome.result?.reverseSplitAuthorization).toEqual({ from: '1-for-5', to: '1-for-30' });
    expect(outcome.result?.reverseSplit).toMatchObject({ ratio: '1-for-10', effectiveDate: '2021-03-12' });
    const rows = rowsOf(reverseSplitsV2, outcome, { form: 'DEF 14A', filedDate: '2025-06-01' });
    expect(rows.map(({ values }) => values['stage'])).toEqual(['effective', 'authorized']);
  });

  test('one ratio that the holders of a majority consented to', () => {
    const outcome = readParagraphs(reverseSplitsV2, 'DEF 14C', [
      'Information Statement',
      'On April 2, 2024, holders of 62% of the voting power approved by written consent a reverse split of the common stock at a ratio of one (1) new share for each one hundred (100) old shares.',
    ]);
    expect(outcome.result).toEqual({ reverseSplitAuthorization: { from: '1-for-100', to: '1-for-100' } });
  });
});

test('takes effect as of the opening of trading; the day of the filing of a charter is not sure', () => {
  const opening = read(
    'The Board determined to effect a 1-for-10 reverse stock split. Shareholders authorized a ratio between 1-for-2 and 1-for-25. The reverse stock split will take effect as of the opening of trading on May 28, 2024.',
  );
  expect(opening.result?.reverseSplit).toMatchObject({ ratio: '1-for-10', effectiveDate: '2024-05-28' });
  const filed = ['Item 5.03', 'On March 9, 2023, we filed Articles of Amendment to effect a 1-for-200 reverse split.'];
  expect(sure(filed, 'effectiveDate')).toBeLessThan(0.8);
});
