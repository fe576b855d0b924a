import { expect, test } from 'vitest';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { rowsOf } from '../parser-rows.ts';
import { readParagraphs } from './statement-documents.ts';

const read = (...paragraphs: readonly string[]) => readParagraphs(shareCountProseV3, '10-K', paragraphs);

test.each([
  [
    'As of November 12, 2010, the registrant had 45,678,901 shares of common stock, $0.001 par value, outstanding.',
    45_678_901,
    '2010-11-12',
  ],
  [
    "The number of shares outstanding of the registrant's Common Stock, par value $.01, as of August 9, 1999 was 7,654,321.",
    7_654_321,
    '1999-08-09',
  ],
  [
    'The shares outstanding after this offering are based on 5,432,100 shares of common stock outstanding as of December 31, 2024, and exclude 400,000 shares issuable upon exercise of options.',
    5_432_100,
    '2024-12-31',
  ],
  [
    'Our charter authorizes 300 million shares, 84,120,300 of which are issued and outstanding as of March 31, 2021.',
    84_120_300,
    '2021-03-31',
  ],
  [
    "The number of shares of the registrant's common stock outstanding as of March 24, 2025 was 31,007,455, after giving effect to the 1-for-10 reverse split effected on March 3, 2025.",
    31_007_455,
    '2025-03-24',
  ],
])('%s', (text, sharesOutstanding, asOf) => {
  const outcome = read(text);
  expect(outcome.result?.shareFloat).toEqual({ sharesOutstanding, asOf });
  expect(rowsOf(shareCountProseV3, outcome, { form: '10-K' })).toMatchObject([
    { values: { basis: 'cover', sharesOutstanding: String(sharesOutstanding), asOf } },
  ]);
});

test('a single class is reported as one class, not as the total', () => {
  const outcome = read(
    'The offering is based on 23,868,073 shares of Class A Common Stock outstanding as of December 31, 2024.',
  );
  expect(outcome.result?.shareFloat).toMatchObject({
    sharesOutstanding: 23_868_073,
    shareClass: 'Class A',
  });
  expect(outcome.confidences?.['shareFloat.sharesOutstanding']).toBeLessThan(0.9);
  expect(rowsOf(shareCountProseV3, outcome, { form: '10-K' })[0]?.values).toMatchObject({ shareClass: 'Class A' });
});

test('the table of an old cover', () => {
  const table =
    '<table><tr><td>Class</td><td>Outstanding at August 9, 2001</td></tr><tr><td>Common Stock, $.01 par value</td><td>7,654,321</td></tr></table>';
  expect(read(table).result?.shareFloat).toEqual({ sharesOutstanding: 7_654_321, asOf: '2001-08-09' });
});

test('options, reserves and holdings are not the shares outstanding', () => {
  const outcome = read(
    'As of May 31, 2018, there were 9,852,456 shares of common stock subject to outstanding options.',
    'The selling stockholders own 3,000,000 shares of outstanding common stock.',
    'As of May 31, 2018, 1,000,000 shares of common stock were issuable upon exercise of outstanding warrants.',
  );
  expect(outcome.result).toEqual({});
  expect(outcome.warnings).toMatchObject([{ code: 'shares-outstanding-not-read' }]);
});

test('the float of a cover and of Instruction I.B.6: not the threshold, and checked by its own figures', () => {
  const cover = read(
    'The aggregate market value of the common equity held by non-affiliates of the registrant, based on 10,000,000 shares and the closing price of $2.10 on June 28, 2024, was approximately $21.0 million.',
  );
  expect(cover.result?.shareFloat).toEqual({ publicFloat: 21_000_000, publicFloatAsOf: '2024-06-28' });
  expect(cover.crossValidations).toEqual([{ name: 'non-affiliate shares × price = public float', passed: true }]);
  expect(rowsOf(shareCountProseV3, cover, { form: '10-K' })[0]?.values).toMatchObject({ basis: 'annual-float' });
  const threshold = read(
    'In no event will we sell securities with a value exceeding one-third of our public float so long as our public float remains below $75.0 million.',
  );
  expect(threshold.result).toEqual({});
});

test('a cover answers the instruction in a line of its own', () => {
  const outcome = read(
    "ANNUAL REPORT. Commission file number 1-9999. Indicate the number of shares outstanding of each of the registrant's classes of common stock, as of the latest practicable date.",
    '92,627,503 SHARES AS OF FEBRUARY 28, 1994.',
  );
  expect(outcome.result?.shareFloat).toMatchObject({ sharesOutstanding: 92_627_503, asOf: '1994-02-28' });
});

test('what will be outstanding on completion of an offering is not outstanding', () => {
  const outcome = read(
    'Upon completion of this offering, based on our shares outstanding as of December 16, 2020, we will have 42,638,050 shares of common stock outstanding.',
  );
  expect(outcome.result?.shareFloat).toBeUndefined();
});

test('shares that were sold beside something issued, and a share of those outstanding, are no count', () => {
  const outcome = read(
    'On July 17, 2013, the Company sold an aggregate of 5,750,000 shares of its common stock at a price of $5.00 per share and issued $125.0 million of notes.',
    'The shares that it can sell may in no case exceed 3,163,124 shares (which is equal to 19.99% of the shares of common stock outstanding).',
  );
  expect(outcome.result?.shareFloat).toBeUndefined();
});

test('classes in small letters are classes; the first is given, at less than high confidence, beside all', () => {
  const outcome = read(
    "As of November 12, 2008, there were 448,979,024 shares outstanding of the registrant's class A common stock, and 245,513,385 shares outstanding of the registrant's class B common stock.",
  );
  expect(outcome.result?.shareFloat).toMatchObject({
    sharesOutstanding: 448_979_024,
    shareClass: 'Class A',
    classes: [
      { shareClass: 'Class A', sharesOutstanding: 448_979_024 },
      { shareClass: 'Class B', sharesOutstanding: 245_513_385 },
    ],
  });
  expect(outcome.confidences?.['shareFloat.sharesOutstanding']).toBe(0.8);
  expect(rowsOf(shareCountProseV3, outcome, { form: '10-K' })).toHaveLength(2);
});

test('covers in rows: labels with their dates, amounts in cells of their own', () => {
  const row = (label: string, ...cells: readonly string[]) =>
    `<table><tr><td>${label}</td>${cells.map((cell) => `<td>&nbsp;</td><td>${cell}</td>`).join('')}</tr></table>`;
  const outcome = read(
    'ANNUAL REPORT. Commission file number 1-9999.',
    row('Aggregate market value of voting stock held by non-affiliates as of June 30, 2007', '$', '97,741,621'),
    row('Number of shares of common stock outstanding as of February 1, 2008', '16,817,690'),
  );
  expect(outcome.result?.shareFloat).toEqual({
    sharesOutstanding: 16_817_690,
    asOf: '2008-02-01',
    publicFloat: 97_741_621,
    publicFloatAsOf: '2007-06-30',
  });
});

test.each([
  [
    'The aggregate market value of the ordinary shares outstanding, other than shares held by persons who may be deemed affiliates of the registrant, computed by reference to the closing price on June 30, 2023, was $239,660,000.',
    239_660_000,
  ],
  [
    'The aggregate market value of voting stock held by nonaffiliates at June 30, 2011 based on the average bid and asked price of $.05 was $512,150.',
    512_150,
  ],
  ["The aggregate market value of the registrant's common stock held by non-affiliates as of June 30, 2022 was $0.", 0],
])('%s', (text, publicFloat) => {
  const outcome = read('ANNUAL REPORT. Commission file number 1-9999.', text);
  expect(outcome.result?.shareFloat?.publicFloat).toBe(publicFloat);
  expect((outcome.confidences?.['shareFloat.publicFloat'] ?? 0) >= 0.9).toBe(publicFloat > 0);
});

test('a count that a letter breaks is none', () => {
  const text =
    "The number of shares outstanding of the registrant's Common Stock as of August 9, 1999 was 7,654,321,987.";
  expect(read(text).result?.shareFloat).toMatchObject({ sharesOutstanding: 7_654_321_987 });
  expect(read(text.replace('987', '9O7')).result?.shareFloat).toBeUndefined();
});

test("shares of another company are not the filer's", () => {
  const sentence = (name: string) =>
    `As of March 31, 2021, there were 4,567,890 shares of ${name} common stock outstanding.`;
  expect(read('Fennel Optics Inc.', sentence('Birch Metals Corp')).result?.shareFloat).toBeUndefined();
  expect(read('Fennel Optics Inc.', sentence('Fennel Optics')).result?.shareFloat).toMatchObject({
    sharesOutstanding: 4_567_890,
  });
});

test('a count that another sentence on shares outstanding repeats has a cross-check; another count has none', () => {
  const cover =
    'As of November 12, 2010, the registrant had 45,678,901 shares of common stock, $0.001 par value, outstanding.';
  const rows = (count: string) =>
    rowsOf(shareCountProseV3, read(cover, `The transfer agent counts ${count} outstanding shares.`), { form: '10-K' });
  expect(rows('45,678,901')[0]?.crossValidations).toContainEqual({
    name: 'shares-outstanding-stated-in-another-sentence',
    passed: true,
  });
  expect(rows('45,678,000')[0]?.crossValidations).toEqual([]);
});
