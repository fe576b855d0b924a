import type { WildStatement } from './listing-statement-types.ts';

type Notice = Readonly<Record<string, unknown>>;

function notice(name: string, sentences: readonly string[], expected: Notice | null): WildStatement {
  return {
    name,
    form: '8-K',
    filedDate: '2025-12-31',
    paragraphs: sentences,
    expected: { exchangeCompliance: expected === null ? null : [expected] },
  };
}

/** Rules beside the failed one, rules of governance, decisions and what follows them. */
export const STEPS_WILD: readonly WildStatement[] = [
  notice(
    'alternatives of the equity rule are no second failing',
    [
      "On May 22, 2025, the Company received a letter from Nasdaq notifying the Company that it was not in compliance with the minimum stockholders' equity requirement of $2,500,000 under Nasdaq Listing Rule 5550(b)(1), and that it does not meet the alternative of market value of listed securities under Nasdaq Listing Rule 5550(b)(2) or net income from continuing operations under Nasdaq Listing Rule 5550(b)(3).",
    ],
    { exchange: 'Nasdaq', rule: '5550(b)(1)', deficiency: 'equity', status: 'notified', noticeDate: '2025-05-22' },
  ),
  notice(
    'the issuer tells the NYSE of its audit committee, and cures it',
    [
      'On May 2, 2025, the Company notified the New York Stock Exchange that, following the death of Mr. Roe, it was not in compliance with Section 303A.07(a) of the NYSE Listed Company Manual, which requires an audit committee of at least three members.',
      'On May 6, 2025, the Company appointed Ms. Poe to the audit committee and, as a result, regained compliance with Section 303A.07(a).',
    ],
    { exchange: 'NYSE', rule: '303A.07(a)', deficiency: 'other', status: 'regained', noticeDate: '2025-05-06' },
  ),
  notice(
    'NYSE American audit committee',
    [
      'On May 2, 2025, the Company received a letter from NYSE American stating that it is not in compliance with Section 803(B)(2)(c) of the NYSE American Company Guide, since its audit committee has only one member.',
    ],
    { exchange: 'NYSE American', rule: '803(B)(2)(c)', deficiency: 'other', status: 'notified' },
  ),
  notice(
    'a further report is late',
    [
      'As previously disclosed, on April 17, 2025 the Company received notice from Nasdaq that it was not in compliance with Listing Rule 5250(c)(1) because it did not timely file its Form 10-K for 2024. On May 21, 2025, the Company received an additional notice from Nasdaq stating that, because the Company had not filed its Form 10-Q for the quarter ended March 31, 2025, it remains non-compliant with Listing Rule 5250(c)(1).',
    ],
    { exchange: 'Nasdaq', rule: '5250(c)(1)', deficiency: 'late_filing', status: 'notified', noticeDate: '2025-05-21' },
  ),
  notice(
    'the Panel denies continued listing; the day of suspension is not the notice',
    [
      "On March 3, 2025, the Company received a letter from the Nasdaq Hearings Panel notifying the Company of its decision to deny the Company's request for continued listing and to delist the Company's common stock for failure to satisfy Listing Rule 5550(b)(1). Trading in the Company's shares will be suspended at the open of trading on March 5, 2025.",
    ],
    { exchange: 'Nasdaq', rule: '5550(b)(1)', deficiency: 'equity', status: 'delisting', noticeDate: '2025-03-03' },
  ),
  notice(
    'exception to file a report',
    [
      'On August 12, 2025, the Company received a letter from the Nasdaq Staff granting the Company an exception to enable it to regain compliance with Listing Rule 5250(c)(1). Under the terms of the exception, on or before October 13, 2025, the Company must file its Form 10-K for the fiscal year ended December 31, 2024.',
    ],
    {
      exchange: 'Nasdaq',
      rule: '5250(c)(1)',
      deficiency: 'late_filing',
      status: 'extension',
      noticeDate: '2025-08-12',
      cureDeadline: '2025-10-13',
    },
  ),
  notice(
    'no longer below the criterion of the NYSE',
    [
      'On August 1, 2025, the Company received written confirmation from the NYSE that the average stock price for the 30 trading days ended July 31, 2025 was above $1.00, and accordingly the Company is no longer considered below the $1.00 continued listing criterion under Section 802.01C.',
    ],
    { exchange: 'NYSE', rule: '802.01C', deficiency: 'bid_price', status: 'regained', noticeDate: '2025-08-01' },
  ),
  notice(
    'an issuance without approval',
    [
      'On August 1, 2025, the Company received a letter from the Nasdaq Staff stating that the Company violated Nasdaq Listing Rule 5635(c) by issuing shares to directors without shareholder approval, and that, having rescinded the issuance, the matter is now closed.',
    ],
    { exchange: 'Nasdaq', rule: '5635(c)', deficiency: 'other', status: 'regained', noticeDate: '2025-08-01' },
  ),
];

/** Several splits or changes told in one breath, each with its own day. */
export const APART_WILD: readonly WildStatement[] = [
  {
    name: 'two splits of one sentence',
    form: '10-Q',
    filedDate: '2025-08-14',
    paragraphs: [
      'The Company completed a 1-for-30 reverse stock split on March 14, 2024 and a 1-for-40 reverse stock split effective June 2, 2025. All share amounts have been retroactively adjusted.',
    ],
    expected: { reverseSplit: { ratio: '1-for-40', effectiveDate: '2025-06-02' } },
  },
  {
    name: 'two splits, respectively',
    form: '10-K',
    filedDate: '2025-08-14',
    paragraphs: [
      'We effected 1-for-30 and 1-for-40 reverse stock splits on March 14, 2024 and June 2, 2025, respectively.',
    ],
    expected: { reverseSplit: { ratio: '1-for-40', effectiveDate: '2025-06-02' } },
  },
  {
    name: 'decoy: three ratios to choose from',
    form: '8-K',
    paragraphs: [
      'The stockholders approved an amendment to effect a reverse stock split of the common stock at a ratio of 1-for-10, 1-for-15 or 1-for-20, as determined by the Board.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'a defined name change with its own day',
    form: '8-K',
    filedDate: '2025-01-08',
    paragraphs: [
      'On January 2, 2025, the Company amended its Articles of Incorporation to change its corporate name from Zinc One Corp to "Zinc AI Corp." (the "Name Change"). The Name Change became effective on January 6, 2025. The ticker symbol for the Company\'s common stock on the OTCQB changed from "ZNCO" to "ZNAI" effective January 7, 2025.',
    ],
    expected: {
      corporateActions: [
        { type: 'name_change', from: 'Zinc One Corp', to: 'Zinc AI Corp.', date: '2025-01-06' },
        { type: 'ticker_change', from: 'ZNCO', to: 'ZNAI', date: '2025-01-07' },
      ],
    },
  },
  {
    name: 'a quoted name that ends a sentence lends the next sentence no day',
    form: '8-K',
    filedDate: '2025-07-03',
    paragraphs: [
      'NOVA GRID HOLDINGS, INC.',
      '(Exact name of registrant as specified in its charter)',
      'Harbor Peak Acquisition Corp',
      '(Former name or former address, if changed since last report)',
      'Item 5.06 Change in Shell Company Status. On June 30, 2025, Harbor Peak Acquisition Corp consummated the business combination pursuant to the Merger Agreement.',
      'As contemplated by the Merger Agreement, HPAC changed its name to "Nova Grid Holdings, Inc." On July 1, 2025, the Common Stock commenced trading on the NYSE American under the symbol "NGRD".',
    ],
    expected: {
      corporateActions: [
        { type: 'despac_closing', to: 'Nova Grid Holdings, Inc.', date: '2025-06-30' },
        { type: 'name_change', to: 'Nova Grid Holdings, Inc.', date: undefined },
      ],
    },
  },
];

/** What stands beside a step and is not of it. */
export const BESIDE_WILD: readonly WildStatement[] = [
  notice(
    'a lender grants an extension',
    [
      "On July 7, 2025, the Company received notice from Nasdaq that it was not in compliance with Listing Rule 5550(a)(2) because the bid price was below $1.00. The Company has until January 5, 2026 to regain compliance. On August 6, 2025, the Company's lender granted an extension of the maturity of the note through March 31, 2026.",
    ],
    {
      rule: '5550(a)(2)',
      deficiency: 'bid_price',
      status: 'notified',
      noticeDate: '2025-07-07',
      cureDeadline: '2026-01-05',
    },
  ),
  notice(
    'the opening at which securities would be delisted dates no letter',
    [
      'On July 16, 2025, the Company received a letter from Nasdaq stating that it had not regained compliance with Listing Rule 5550(a)(2) by July 15, 2025 and is not eligible for a second 180 day period. Accordingly, its securities would be delisted at the opening of business on July 25, 2025 unless it appeals. The Company has timely requested a hearing, which stays the suspension.',
    ],
    { rule: '5550(a)(2)', deficiency: 'bid_price', status: 'hearing', noticeDate: '2025-07-16' },
  ),
  {
    name: 'the hour and day open the sentence',
    form: '8-K',
    filedDate: '2025-11-05',
    paragraphs: [
      'At 12:01 a.m. Eastern Time on November 3, 2025, the Company effectuated a reverse stock split of its common stock at a ratio of 1-to-8.',
    ],
    expected: { reverseSplit: { ratio: '1-for-8', effectiveDate: '2025-11-03' } },
  },
  {
    name: 'a split is postponed',
    form: '8-K',
    paragraphs: [
      'On October 6, 2025, the Company announced that it is postponing the previously announced 1-for-17 reverse stock split until further notice.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'a name and a symbol of different days',
    form: '8-K',
    filedDate: '2025-10-08',
    paragraphs: [
      'Holloway Corp. (OTCQB: HOLL) today announced it has been renamed Brightline Energy Inc., effective today, October 7, 2025, and that its shares will commence trading under the new symbol "BRLN" on October 8, 2025.',
    ],
    expected: {
      corporateActions: [
        { type: 'name_change', to: 'Brightline Energy Inc.', date: '2025-10-07' },
        { type: 'ticker_change', to: 'BRLN', date: '2025-10-08' },
      ],
    },
  },
];
