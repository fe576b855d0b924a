import { expect, test } from 'vitest';
import { exchangeComplianceV4 } from '../../parsers/exchange-compliance/exchange-compliance.v4.ts';
import { readParagraphs } from './statement-documents.ts';

const ITEM_301 = 'Item 3.01 Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard.';
const noticesOf = (...paragraphs: readonly string[]) =>
  readParagraphs(exchangeComplianceV4, '8-K', [ITEM_301, ...paragraphs]).result?.exchangeCompliance ?? [];

test('circumstances that warrant a delisting are no warrants', () => {
  const [notice] = noticesOf(
    'On June 24, 2025, the NYSE American notified the Company that it is not in compliance with Section 1007 of the NYSE American Company Guide. The exchange may commence delisting proceedings at any time if circumstances warrant.',
  );
  expect(notice).toMatchObject({ deficiency: 'late_filing' });
  expect(notice).not.toHaveProperty('security');
});

test('"the Rule" of a second letter is another rule than that of the first', () => {
  expect(
    noticesOf(
      'On July 23, 2025, Nasdaq notified us that we no longer met Listing Rule 5550(b)(2) (the "Rule"), which requires a market value of listed securities of $35 million. We have 180 calendar days, or until January 19, 2026, to regain compliance.',
      'On July 21, 2025, Nasdaq notified us that we currently comply with Rule 5605(d)(2) (the "Rule"), and this matter is now closed.',
    ),
  ).toMatchObject([
    { rule: '5550(b)(2)', stage: 'notified', noticeDate: '2025-07-23', cureDeadline: '2026-01-19' },
    { rule: '5605(d)(2)', stage: 'regained', noticeDate: '2025-07-21' },
  ]);
});

test('the grounds of a decision have the day of the letter, not that of a petition or a resignation', () => {
  const notices = noticesOf(
    "On April 8, 2024, the Company received notice from Nasdaq that Nasdaq intends to delist the Company's common stock. Nasdaq indicated that its decision was reached as a result of:",
    "- the Company's filing of voluntary petitions under Chapter 11 of Title 11 of the U.S. Code on April 5, 2024; and the bid price of the common stock, which had closed below $1 for 30 consecutive days, resulting in non-compliance with Nasdaq Listing Rule 5450(a)(1).",
  );
  expect(notices.find(({ rule }) => rule === '5450(a)(1)')).toMatchObject({ noticeDate: '2024-04-08' });
  expect(
    noticesOf(
      'On March 17, 2025, following the resignation of Mr. Dale Orin from the board on March 10, 2025, the Company notified Nasdaq that it no longer complies with Nasdaq Listing Rule 5605(c)(2)(A).',
    )[0]?.noticeDate,
  ).not.toBe('2025-03-10');
});

test('a letter that announces suspension and removal is enough, and a day that was missed is no deadline', () => {
  const [notice] = noticesOf(
    'The Company announced that it has received a letter from Nasdaq indicating that (i) the Staff has determined that its securities will be delisted; and (ii) trading of its Units will be suspended at the opening of business on December 23, 2024.',
    'Since the Company failed to complete its initial business combination by December 13, 2024, it did not comply with Nasdaq Listing Rule IM-5101-2.',
  );
  expect(notice).toMatchObject({ exchange: 'Nasdaq', rule: 'IM-5101-2', status: 'delisting' });
  expect(notice).not.toHaveProperty('cureDeadline');
});

test('what the issuer filed or held is not the day of the letter', () => {
  expect(
    noticesOf(
      'Tarn Acquisition Corp. announced that it received a deficiency notification letter from the staff (the "Staff") of The Nasdaq Stock Market LLC on November 27, 2024 (the "Notice").',
      'The Notice indicated that the Company was not in compliance with Nasdaq Listing Rule 5250(c)(1) as a result of its failure to timely file its Form 10-Q, as described in its Form 12b-25 Notification of Late Filing filed with the Securities and Exchange Commission (the "SEC") on November 15, 2024.',
      'In addition, the Staff noted that, after the redemptions at the special meeting on November 18, 2024, the Company no longer complies with the minimum of 1,100,000 publicly held shares in Listing Rule 5450(b)(2)(B).',
    ).map(({ rule, noticeDate }) => [rule, noticeDate]),
  ).toEqual([
    ['5250(c)(1)', '2024-11-27'],
    ['5450(b)(2)(B)', '2024-11-27'],
  ]);
});
