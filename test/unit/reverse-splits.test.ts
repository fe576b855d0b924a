import { describe, expect, test } from 'vitest';
import { ratiosIn } from '../../parsers/reverse-splits/ratios.ts';
import { reverseSplitsV2 } from '../../parsers/reverse-splits/reverse-splits.v2.ts';
import { rowsOf } from '../parser-rows.ts';
import { readParagraphs } from './statement-documents.ts';

const read = (...paragraphs: readonly string[]) => readParagraphs(reverseSplitsV2, '8-K', paragraphs);

describe('ratios', () => {
  test.each([
    ['1-for-20', 1, 20],
    ['one (1)-for-twenty (20)', 1, 20],
    ['one-for-one hundred', 1, 100],
    ['1 for 3.5', 1, 3.5],
    ['a 20-for-1 basis', 1, 20],
    ['a ratio of 25:1', 1, 25],
    ['one-for-seventeen', 1, 17],
    ['one-for-sixty-four', 1, 64],
    ['one-for-one hundred and fourteen', 1, 114],
    [
      'every fifteen (15) shares of common stock, par value $0.001 per share, shall be combined into one (1) share',
      1,
      15,
    ],
    ['1 post-split share for every 15 pre-split shares', 1, 15],
    ['forty (40) existing ordinary shares for one (1) new ordinary share', 1, 40],
  ])('%s', (text, numerator, denominator) => {
    expect(ratiosIn(text)).toMatchObject([{ numerator, denominator }]);
  });

  test.each(['effective at 12:01 a.m.', 'at 4:05 p.m. Eastern', 'one for one', 'fifteen (16) for one', 'CUSIP 12-345'])(
    '%s is none',
    (text) => {
      expect(ratiosIn(text)).toEqual([]);
    },
  );
});

describe('reverse splits', () => {
  test('ratio, day of effect and share counts that fit it; the first adjusted trading is another day', () => {
    const outcome = read(
      'On June 10, 2025, Fennel Optics Inc. filed a Certificate of Amendment to effect a 1-for-25 reverse stock split of its common stock (the "Reverse Split"). The Reverse Split became effective at 5:00 p.m. Eastern Time on June 12, 2025, and the common stock will begin trading on a split-adjusted basis on June 13, 2025. The Reverse Split reduced the number of shares outstanding from approximately 50,000,000 to approximately 2,000,000.',
    );
    expect(outcome.result?.reverseSplit).toMatchObject({
      ratio: '1-for-25',
      numerator: 1,
      denominator: 25,
      effectiveDate: '2025-06-12',
      stage: 'effective',
      sharesBefore: 50_000_000,
      sharesAfter: 2_000_000,
    });
    expect(outcome.crossValidations).toContainEqual({ name: 'shares before ÷ after = ratio', passed: true });
    expect(outcome.confidences?.['reverseSplit.denominator']).toBeGreaterThanOrEqual(0.9);
  });

  test('share counts that do not fit make the ratio doubtful', () => {
    const outcome = read(
      'On June 10, 2025, the Company effected a 1-for-25 reverse stock split, effective June 10, 2025, which reduced its outstanding shares from 50,000,000 to 5,000,000.',
    );
    expect(outcome.crossValidations).toContainEqual({ name: 'shares before ÷ after = ratio', passed: false });
    expect(outcome.confidences?.['reverseSplit.denominator']).toBeLessThan(0.9);
  });

  test('a range that shareholders authorise is not a split, nor are the ratios of its example', () => {
    const outcome = readParagraphs(reverseSplitsV2, 'DEF 14A', [
      'Proposal 3: to approve an amendment to effect a reverse stock split of our common stock at a ratio between 1-for-10 and 1-for-30, inclusive, at the discretion of the Board. For example, a 1-for-20 reverse split would reduce the shares outstanding to 5,000,000.',
    ]);
    expect(outcome.result).toEqual({ reverseSplitAuthorization: { from: '1-for-10', to: '1-for-30' } });
    const [row] = rowsOf(reverseSplitsV2, outcome, { form: 'DEF 14A', filedDate: '2025-06-01' });
    expect(row?.values).toMatchObject({ stage: 'authorized', ratio: null, authorizedFrom: '1-for-10' });
  });

  test('the ratio that the board sets within the range is', () => {
    const outcome = read(
      'On March 3, 2025, the stockholders approved a reverse split at a ratio of not less than 1-for-2 and not more than 1-for-20, with the ratio to be set by the Board. On March 17, 2025, the Board approved a final ratio of one-for-twelve (1:12). The reverse split will take effect at 12:01 a.m. on March 24, 2025.',
    );
    expect(outcome.result?.reverseSplit).toMatchObject({ ratio: '1-for-12', effectiveDate: '2025-03-24' });
    expect(outcome.result?.reverseSplit?.stage).not.toBe('effective');
  });

  test('of two splits the later one, the earlier one beside it', () => {
    const outcome = readParagraphs(reverseSplitsV2, '10-K', [
      'On March 29, 2019, we completed a 1-for-3.5 reverse stock split. On April 14, 2025, at 4:01 p.m., our 1-for-50 reverse stock split became effective.',
    ]);
    expect(outcome.result?.reverseSplit).toMatchObject({ denominator: 50, effectiveDate: '2025-04-14' });
    expect(outcome.result?.earlierReverseSplits).toMatchObject([{ denominator: 3.5, effectiveDate: '2019-03-29' }]);
    const rows = rowsOf(reverseSplitsV2, outcome, { form: '10-K', filedDate: '2026-03-01' });
    expect(rows.map(({ values }) => [values['denominator'], values['effectiveDate']])).toEqual([
      ['50', '2025-04-14'],
      ['3.5', '2019-03-29'],
    ]);
  });

  test('only a month', () => {
    const outcome = read('In December 2024, we completed a 1-for-15 reverse split of our outstanding common stock.');
    expect(outcome.result?.reverseSplit).toMatchObject({ denominator: 15, effectiveDate: '2024-12' });
    const [row] = rowsOf(reverseSplitsV2, outcome, { form: '8-K', filedDate: '2025-01-03' });
    expect(row?.values).toMatchObject({ effectiveDate: null, effectiveMonth: '2024-12' });
  });

  test.each([
    [
      'an adjustment clause',
      'The exercise price is subject to adjustment in the event of a 1-for-10 reverse stock split.',
    ],
    ['what is considered', 'The Company is considering a reverse stock split, which may be at a ratio of 1-for-20.'],
    ['a competitor', 'One of our competitors completed a 1-for-40 reverse split in the spring.'],
    ['a former employer', 'Ms. Ray was previously treasurer of Quince PLC, where she led a one-for-six reverse split.'],
    ['a limit', 'The shareholders authorized the Board to effect a reverse split at a ratio of up to 1-for-100.'],
    ['a forward split', 'The Board approved a two-for-one forward stock split, effective August 1, 2024.'],
    ['abandoned', 'The Board has decided to abandon the previously announced 1-for-10 reverse stock split.'],
    [
      'an ADS ratio',
      'The ratio changes from one (1) ADS representing two (2) ordinary shares to one (1) ADS representing twenty (20) ordinary shares.',
    ],
  ])('none: %s', (_name, text) => {
    expect(read(text).result?.reverseSplit).toBeUndefined();
  });
});

test('takes the day of the amended charter, and is less sure where another split has no day', () => {
  const earlier = 'In December 2021 the Company had effected a one-for-six reverse split.';
  const dated = read(
    `On August 14, 2023, the Company amended its certificate of incorporation to effect a 1:30 reverse split of its common stock. ${earlier}`,
  );
  expect(dated.result?.reverseSplit).toMatchObject({ denominator: 30, effectiveDate: '2023-08-14' });
  const undated = read(`The Company has effected a 1:30 reverse split of its common stock. ${earlier}`);
  expect(undated.confidences?.['reverseSplit.denominator']).toBeLessThan(0.9);
});
