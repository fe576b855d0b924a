import { expect, test } from 'vitest';
import { cashProseV1 } from '../../parsers/cash-prose/cash-prose.v1.ts';
import { rowsOf } from '../parser-rows.ts';
import { bareSubmission } from './offering-submission.ts';
import { readParagraphs } from './statement-documents.ts';

const read = (...paragraphs: readonly string[]) => readParagraphs(cashProseV1, '424B5', paragraphs);

test.each([
  [
    'As of September 30, 2024, we had $4.2 million in cash and cash equivalents. Net cash used in operating activities was $8.0 million.',
    4_200_000,
    '2024-09-30',
  ],
  [
    'At March 31, 2025 and December 31, 2024, we had cash of $1,234,567 and $2,345,678, respectively.',
    1_234_567,
    '2025-03-31',
  ],
  [
    'As of and for the nine months ended September 30, 2019, the Company had cash and cash equivalents of $8.0 million and a net loss of $12.6 million.',
    8_000_000,
    '2019-09-30',
  ],
  [
    'The Company had $38.2 million in working capital, $301.9 million in accumulated deficits, and $14.0 million of cash and cash equivalents as of March 31, 2023.',
    14_000_000,
    '2023-03-31',
  ],
  [
    'As reflected in the statements, the Company had $866,000 in cash, a working capital deficit of $10.9 million and an accumulated deficit of $65.8 million at September 30, 2021.',
    866_000,
    '2021-09-30',
  ],
  ['Our cash balance at June 30, 2023 was $350,112, compared to $900,000 at December 31, 2022.', 350_112, '2023-06-30'],
  ['As of March 31, 2012 it had cash of $212,918 (June 30, 2011: $1,004,377).', 212_918, '2012-03-31'],
  [
    'As of December 31, 2024, we had cash of $7.3 million. As of March 31, 2025, we estimate that our preliminary unaudited cash was $5.0 million.',
    7_300_000,
    '2024-12-31',
  ],
])('%s', (text, cashAndEquivalents, asOf) => {
  const outcome = read(text);
  expect(outcome.result?.cash).toMatchObject({ cashAndEquivalents, asOf });
  const [row] = rowsOf(cashProseV1, outcome);
  expect(row?.values).toMatchObject({ cashAndEquivalents: String(cashAndEquivalents), asOf, currency: 'USD' });
});

test.each([
  'On July 5, 2024 we paid $3.0 million in cash.',
  'On March 26, 2025 we agreed to buy it on a cash-free basis for $1.055 billion in cash.',
  'As of July 1, 2024 we must maintain minimum cash of $5.0 million.',
  'On May 1, 2025 we declared a cash dividend of $0.26 per share.',
  'Net working capital, excluding cash, was $272 million at March 31, 2014.',
  'Our cash balances as of September 25, 1999 include $4 million pledged as collateral.',
  'As of June 30, 2024, cash of $30 million was held by our foreign subsidiaries.',
  'Net cash used in operations for the year ended December 31, 2024 was $8.0 million.',
])('none: %s', (text) => {
  expect(read(text).result).toEqual({});
});

test('the actual column of a capitalization table, in its unit', () => {
  const outcome = read(
    'The following table sets forth our capitalization as of December 31, 2024 (in thousands):',
    '<table><tr><td></td><td>Actual</td><td>As Adjusted</td></tr><tr><td>Cash and cash equivalents</td><td>$</td><td>537,522</td><td>$</td><td>600,000</td></tr></table>',
  );
  expect(outcome.result?.cash).toEqual({ cashAndEquivalents: 537_522_000, asOf: '2024-12-31' });
  expect(outcome.spans['cash.cashAndEquivalents']?.[0]?.text).toBe('537,522');
});

test('two statements that agree are checked, two that differ are doubtful', () => {
  const alike = read(
    'As of June 30, 2024, we had cash and cash equivalents of $12.6 million.',
    'As of June 30, 2024, the Company had approximately $12.6 million of unrestricted cash and cash equivalents.',
  );
  expect(alike.confidences?.['cash.cashAndEquivalents']).toBe(0.95);
  const differing = read(
    'As of June 30, 2024, we had cash and cash equivalents of $12.6 million.',
    'As of June 30, 2024, we had cash of $9.1 million.',
  );
  expect(differing.confidences?.['cash.cashAndEquivalents']).toBeLessThan(0.9);
  expect(differing.crossValidations).toContainEqual({ name: 'statements of cash at one date agree', passed: false });
});

test('doubt and runway in words', () => {
  const { result } = read(
    'Our recurring losses raise substantial doubt about our ability to continue as a going concern. We believe our cash is sufficient to fund operations into the second quarter of 2025.',
  );
  expect(result?.cash?.goingConcern).toBe(true);
  expect(result?.cash?.runwayStatement).toContain('into the second quarter of 2025');
  expect(
    rowsOf(cashProseV1, read('Our losses raise substantial doubt about our ability to continue as a going concern.')),
  ).toEqual([]);
});

test('a report that cash-position has read is not searched again: its facts and words stand', () => {
  const position = {
    kind: 'cash-position',
    parserVersion: 'cash-position@1' as never,
    status: 'parsed' as const,
    confidence: 0.9,
    result: { asOf: '2024-12-31', cashAndEquivalents: '5000', goingConcern: false, runwayStatement: null },
    spans: {},
    confidences: { cashAndEquivalents: 0.93 },
    crossValidations: [],
    reasons: [],
    warnings: [],
  };
  const submission = bareSubmission('10-K', '<p>As of September 30, 2024, we had cash of $4.2 million.</p>');
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  const upstream = new Map([['cash-position', [position]]]);
  const outcome = cashProseV1.parse(submission, document, { filedDate: null, upstream });
  // False without a sentence is silence, and silence is not a statement.
  expect(outcome.result).toEqual({ cash: { cashAndEquivalents: 5000, asOf: '2024-12-31' }, cashSource: 'facts' });
  expect(outcome.confidences?.['cash.asOf']).toBe(0.93);
  expect(rowsOf(cashProseV1, outcome)).toEqual([]);
});
