import { describe, expect, test } from 'vitest';
import { flattenedTablesOf } from '../../parsers/offering-events/flattened-tables.ts';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import type { Offering } from '../../parsers/offering-events/result.ts';
import { isFirmName, roleNames } from '../../parsers/offering-events/role-names.ts';
import { bareSubmission } from './offering-submission.ts';

function offeringOf(text: string): Offering {
  const submission = bareSubmission('424B5', text);
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  const outcome = offeringEventsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
  for (const span of Object.values(outcome.spans).flat()) expect(text.slice(span.start, span.end)).toBe(span.text);
  return outcome.result?.offering ?? {};
}

const LEGEND =
  'Filed Pursuant to Rule 424(b)(5)\nRegistration No. 333-284001\nPROSPECTUS SUPPLEMENT\n\n1,500,000 Shares\n\nCommon Stock\n';
const FIRST = '\nWe are offering 1,500,000 shares of our common stock in this underwritten offering.\n';

const BARS = `${LEGEND}${FIRST}
| | Per Share | Total |
|---|---|---|
| Public offering price | $ 8.00 | $ 12,000,000 |
| Underwriting discounts and commissions | $ | 0.48 | $ | 720,000 |
| Proceeds, before expenses, to us | $ 7.52 | $ 11,280,000 |

UNDERWRITING

| Underwriter | Number of Shares |
| Fairlight Securities LLC | 1,000,000 |
| Ransome & Pell, Inc. | 500,000 |
| Total | 1,500,000 |
`;

const LINES = `${LEGEND}${FIRST}
|
Per Share
|
Total
|
Public offering price
|
$
|
8.00
|
$
|
12,000,000
|
Underwriting discounts and commissions
|
$
|
0.48
|
$
|
720,000
|
Proceeds, before expenses, to us
|
$
|
7.52
|
$
|
11,280,000
|
UNDERWRITING
|
Underwriter
|
Number of
Shares
|
Fairlight Securities LLC
|
1,000,000
|
Ransome & Pell, Inc.
|
500,000
|
Total
|
1,500,000
|
`;

describe('prospectuses whose tables became lines', () => {
  test.each([
    ['rows between bars', BARS],
    ['a line for each cell', LINES],
  ])('reads prices, proceeds and underwriters: %s', (_, text) => {
    expect(offeringOf(text)).toMatchObject({
      type: 'firm_commitment',
      sharesOffered: 1_500_000,
      pricePerShare: 8,
      grossProceeds: 12_000_000,
      proceedsBeforeExpenses: 11_280_000,
      placementAgentOrUnderwriters: ['Fairlight Securities LLC', 'Ransome & Pell, Inc.'],
    });
  });

  test('gives headings to the columns of figures', () => {
    const [table] = flattenedTablesOf(LINES);
    expect(table?.rows[0]?.cells.map(({ column, text }) => [column, text])).toEqual([
      [1, 'Per Share'],
      [2, 'Total'],
    ]);
  });

  test('reads lines that end in spaces or are justified by them', () => {
    const text = `${LEGEND}
     The  number of shares of our  common stock to be outstanding after this offering is based on 
9,200,000 shares of our common stock  outstanding as of March 31, 2025, and excludes 100,000 shares 
issuable upon exercise of options.
`;
    expect(offeringOf(text)).toMatchObject({ sharesOutstandingBefore: 9_200_000, asOfDate: '2025-03-31' });
  });
});

describe('names of firms', () => {
  test.each([
    ['Fairlight Securities LLC', ['Fairlight Securities LLC']],
    [
      'Hallam, Wickes & Pell, Inc., Corvid & Co. and Tallis Row Capital',
      ['Hallam, Wickes & Pell, Inc.', 'Corvid & Co.', 'Tallis Row Capital'],
    ],
    [
      'The Merriday Company, LLC and Axle Capital Management, Inc.',
      ['The Merriday Company, LLC', 'Axle Capital Management, Inc.'],
    ],
    ['Corvid\tA Tallis Company\tMerriday', ['Corvid', 'Merriday']],
    ['up to 30 days after the date', []],
  ])('%s', (words, names) => {
    expect(roleNames(words)).toEqual(names);
  });

  test('are no roles, dates or headings', () => {
    for (const words of ['Joint Book-Running Managers', 'June 5, 2025', 'Total', 'The Company'])
      expect(isFirmName(words)).toBe(false);
  });
});
