import type { WildStatement } from './listing-statement-types.ts';
import { ITEM_301 } from './statement-documents.ts';

/** Deficiencies beside each other, issuers' own words, plans and late reports. */
export const BESIDES_WILD: readonly WildStatement[] = [
  {
    name: 'one deficiency regained, another a further basis to delist: each has its own standing',
    form: '8-K',
    filedDate: '2024-11-22',
    paragraphs: [
      ITEM_301,
      'On November 20, 2024, Quillmere Corp. (the "Company") received a letter from the Staff of The Nasdaq Stock Market LLC ("Nasdaq") stating that the Company was no longer in compliance with the minimum $2.5 million stockholders\' equity requirement under Nasdaq Listing Rule 5550(b)(1), and that the Staff had determined that this is an additional basis to delist the Company\'s securities from The Nasdaq Capital Market.',
      'On September 24, 2024, the Company received a letter stating that it had not regained compliance with the minimum bid price requirement under Nasdaq Listing Rule 5810(c)(3)(A), and that the Staff had determined to delist its securities unless it requested a hearing by October 1, 2024. On October 29, 2024, the Company was notified by the Staff that it had regained compliance with the bid price requirement.',
    ],
    expected: {
      exchangeCompliance: [
        { rule: '5550(b)(1)', deficiency: 'equity', status: 'delisting', noticeDate: '2024-11-20' },
        { exchange: 'Nasdaq', deficiency: 'bid_price', status: 'regained', noticeDate: '2024-10-29' },
      ],
    },
  },
  {
    name: 'a letter of two deficiencies, told one by one: each is an item, with the date of the letter',
    form: '8-K',
    filedDate: '2025-03-07',
    paragraphs: [
      ITEM_301,
      'On March 4, 2025, Larchmere Corp. received a letter from the Listing Qualifications Department of The Nasdaq Stock Market LLC notifying it of two deficiencies. First, the bid price of its common stock had closed below $1.00 per share for 30 consecutive business days, as required by Nasdaq Listing Rule 5550(a)(2). The Company has 180 calendar days, or until August 31, 2025, to regain compliance.',
      "Second, its stockholders' equity of $1.9 million was below the $2,500,000 required by Nasdaq Listing Rule 5550(b)(1). The Company has 45 calendar days to submit a plan.",
    ],
    expected: {
      exchangeCompliance: [
        { rule: '5550(a)(2)', deficiency: 'bid_price', noticeDate: '2025-03-04', cureDeadline: '2025-08-31' },
        { rule: '5550(b)(1)', deficiency: 'equity', status: 'notified', noticeDate: '2025-03-04' },
      ],
    },
  },
  {
    name: 'the issuer answers the exchange: no further notice',
    form: '10-Q',
    filedDate: '2025-05-12',
    paragraphs: [
      'On April 13, 2025, the Company received written notification from the NYSE that it no longer satisfied the continued listing standard set forth in Section 802.01C of the Manual because the average closing price of its common stock was below $1.00 over a consecutive 30 trading-day period.',
      'The Company notified the NYSE of its intent to cure the deficiency and return to compliance with the continued listing requirements.',
    ],
    expected: {
      exchangeCompliance: [{ rule: '802.01C', deficiency: 'bid_price', status: 'notified', noticeDate: '2025-04-13' }],
    },
  },
  {
    name: 'a panel grants continued listing provided that something is done by a day',
    form: '10-Q',
    filedDate: '2017-05-10',
    paragraphs: [
      "On August 9, 2016, we received a letter from The Nasdaq Stock Market LLC indicating that we have failed to comply with the minimum stockholders' equity requirement of Nasdaq Listing Rule 5550(b)(1).",
      'After a hearing, on April 20, 2017, we received a decision letter from Nasdaq stating that the panel granted our request for continued listing provided that, on or before June 12, 2017, we have announced that our equity is over $2.5 million.',
    ],
    expected: {
      exchangeCompliance: [
        { rule: '5550(b)(1)', status: 'extension', noticeDate: '2017-04-20', cureDeadline: '2017-06-12' },
      ],
    },
  },
  {
    name: 'one of several alternatives of a rule met: the matter is closed',
    form: '10-Q',
    filedDate: '2018-11-14',
    paragraphs: [
      'On February 28, 2018, the Company received a letter from The NASDAQ Stock Market LLC notifying it that it is not in compliance with the minimum market value of listed securities set forth in Nasdaq Listing Rule 5550(b)(2). The Company was provided 180 calendar days, or until August 27, 2018, to regain compliance.',
      "On August 22, 2018, the Company received a letter from Nasdaq that, based on its Quarterly Report in which it reported stockholders' equity of $4,132,000, Nasdaq has determined that the Company satisfies the stockholders' equity requirement under Listing Rule 5550(b)(1) and this matter is now closed.",
    ],
    expected: {
      exchangeCompliance: [
        { rule: '5550(b)(2)', deficiency: 'market_value', status: 'regained', noticeDate: '2018-08-22' },
      ],
    },
  },
  {
    name: 'directors resign: the issuer says itself which rules it does not meet',
    form: '8-K',
    filedDate: '2025-06-10',
    paragraphs: [
      ITEM_301,
      "As a result of Ms. Tarn's resignation on May 23, 2025, the Company is not in compliance with Nasdaq Rule 5605(c)(2)(A), which requires audit committees of at least three members. Pursuant to Nasdaq Rule 5605(c)(4)(B), the Company has until November 19, 2025 to cure the noncompliance.",
      'The resignation has also resulted in the Company not being in compliance with Nasdaq Rule 5605(b)(1), which requires a majority of independent directors. The Company also has until November 19, 2025 to cure this noncompliance.',
    ],
    expected: {
      exchangeCompliance: [
        { rule: '5605(c)(2)(A)', deficiency: 'other', status: 'notified', cureDeadline: '2025-11-19' },
        { rule: '5605(b)(1)', deficiency: 'other', status: 'notified', cureDeadline: '2025-11-19' },
      ],
    },
  },
  {
    name: 'late reports on NYSE American: the extension that the exchange accepted',
    form: '10-K',
    filedDate: '2025-06-30',
    paragraphs: [
      'NYSE Regulation informed the Company that, under the rules of NYSE American LLC ("NYSE American"), it is subject to the procedures of Section 1007 of the NYSE American Company Guide, since its Form 10-K was not filed on time, and that it may regain compliance by June 30, 2025.',
      'On June 24, 2025, the NYSE informed the Company that it accepted the extension request, allowing the Company to submit the delinquent reports by August 19, 2025.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'NYSE American',
          rule: '1007',
          deficiency: 'late_filing',
          status: 'extension',
          noticeDate: '2025-06-24',
          cureDeadline: '2025-08-19',
        },
      ],
    },
  },
  {
    name: 'the day for a plan, and the day for compliance; periods that are tolled are no deadline',
    form: '10-Q',
    filedDate: '2019-11-14',
    paragraphs: [
      'On October 16, 2019, the Company received notice from NYSE American LLC (the "Exchange") that it is below the continued listing standards of Section 1003(a)(iii) of the NYSE American Company Guide, with stockholders\' equity of less than $6,000,000.',
      "The Company must submit a plan of compliance to the Exchange by November 15, 2019, advising of actions to regain compliance with the Exchange's continued listing standards by October 16, 2020. The Exchange had determined to toll all compliance periods through June 30, 2020.",
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'NYSE American', rule: '1003(a)(iii)', noticeDate: '2019-10-16', cureDeadline: '2020-10-16' },
      ],
    },
  },
  {
    name: 'a low selling price told within a notice of something else',
    form: '10-Q',
    filedDate: '2020-02-14',
    paragraphs: [
      'On December 9, 2019, the Company received a notice from NYSE American LLC (the "Exchange") that it was below the standard of Section 1003(a)(i) of the NYSE American Company Guide on stockholders\' equity. The December 9, 2019 notification from the Exchange also stated that the Company\'s securities had been selling for a low price per share for a substantial period of time and that, pursuant to Section 1003(f)(v) of the Company Guide, its continued listing is predicated on a reverse stock split within a reasonable period of time, which the Exchange has determined to be no later than June 9, 2020.',
    ],
    expected: {
      exchangeCompliance: [
        { rule: '1003(a)(i)', deficiency: 'equity', noticeDate: '2019-12-09' },
        { rule: '1003(f)(v)', deficiency: 'bid_price', noticeDate: '2019-12-09', cureDeadline: '2020-06-09' },
      ],
      reverseSplit: null,
    },
  },
];

/** Days of splits; changes of ADS ratios; mergers and spin-offs. */
export const CLOSINGS_WILD: readonly WildStatement[] = [
  {
    name: 'a split that is to be effected no later than a day has no day yet',
    form: '10-Q',
    filedDate: '2025-05-15',
    paragraphs: [
      'The shareholders approved a reverse stock split on a 1-for-40 basis, whereby they will receive one share of Common Stock for every 40 shares held. The reverse split is to be effected no later than December 31, 2025. As of March 31, 2025, the reverse stock split had been approved, but not yet effected.',
    ],
    expected: { reverseSplit: { ratio: '1-for-40', effectiveDate: undefined, stage: 'approved' } },
  },
  {
    name: 'the charter filed on one day, the split in effect at the start of trading on the next',
    form: '10-K',
    filedDate: '2024-01-24',
    paragraphs: [
      'On September 19, 2023, the Company filed a Certificate of Amendment which served to effect a reverse stock split of its common stock in a ratio of 1-for-600. The 1-for-600 reverse stock split was processed by FINRA and became effective at the start of trading on September 20, 2023. It is described in an exhibit that was filed with our December 31, 2022 annual report.',
    ],
    expected: { reverseSplit: { ratio: '1-for-600', effectiveDate: '2023-09-20' } },
  },
  {
    name: 'a change of an ADS ratio is no split of shares',
    form: '8-K',
    filedDate: '2022-05-20',
    paragraphs: [
      'Moorlan Data Inc. announced a ratio change on its ADSs from the current one (1) ADS representing three (3) Class A ordinary shares to the new ratio of one (1) ADS representing forty-five (45) Class A ordinary shares.',
      'The effective date of the ratio change is expected to be May 23, 2022. The ratio change will have the same effect as a one-for-15 reverse share split.',
    ],
    expected: {
      reverseSplit: null,
      corporateActions: [{ type: 'ads_ratio_change', from: '1:3', to: '1:45', date: '2022-05-23' }],
    },
  },
  {
    name: 'a merger paid for in shares of the registrant',
    form: '8-K',
    filedDate: '2023-12-28',
    paragraphs: [
      'Item 2.01 Completion of Acquisition or Disposition of Assets.',
      'On December 27, 2023, the Company completed its previously announced merger with Ostrava Molecular Inc. ("Ostrava") pursuant to the Agreement and Plan of Merger, dated as of September 21, 2023. At the closing each share of common stock of Ostrava was automatically converted into the right to receive 0.1331 shares of common stock of the Company.',
    ],
    expected: { corporateActions: [{ type: 'merger', date: '2023-12-27' }] },
  },
  {
    name: 'an acquisition for shares, and a name changed with it',
    form: '8-K',
    filedDate: '2018-07-23',
    paragraphs: [
      'Item 2.01 Completion of Acquisition or Disposition of Assets.',
      'On July 20, 2018, the Company completed the acquisition of all of the outstanding capital stock of Aldous from its stockholder in exchange for the issuance of 20,600,000 shares of common stock.',
      'Effective July 20, 2018, Varda Nautics Corporation (the "Company") changed its legal corporate name to "Aldous Marine, Inc."',
    ],
    expected: {
      corporateActions: [
        { type: 'merger', date: '2018-07-20' },
        { type: 'name_change', from: 'Varda Nautics Corporation', to: 'Aldous Marine, Inc.', date: '2018-07-20' },
      ],
    },
  },
  {
    name: 'a merger for cash, one that is agreed, and the sale of a business are no issue of shares',
    form: '8-K',
    filedDate: '2020-11-06',
    paragraphs: [
      'Item 2.01 Completion of Acquisition or Disposition of Assets.',
      'On November 6, 2020, the Company completed its merger with Parent. All common shares were automatically converted into the right to receive an amount in cash equal to $17.30 per share, without interest.',
      'Under an Agreement and Plan of Merger of October 1, 2020, each share of Hollin will be converted into the right to receive 0.5 shares of common stock of the Company upon the closing of the merger.',
    ],
    expected: { corporateActions: null },
  },
  {
    name: 'a spin-off',
    form: '8-K',
    filedDate: '2024-04-02',
    paragraphs: [
      'Item 2.01 Completion of Acquisition or Disposition of Assets.',
      'On April 1, 2024, Corvane Industries, Inc. completed the previously announced spin-off of Corvane Water, Inc. Each holder of record received one share of Corvane Water common stock for every four shares of Corvane common stock held on the record date.',
    ],
    expected: { corporateActions: [{ type: 'spin_off', date: '2024-04-01' }] },
  },
  {
    name: 'a reverse split undone by a forward split at once leaves no split',
    form: '8-K',
    filedDate: '2021-03-02',
    paragraphs: [
      'Item 5.03 Amendments to Articles of Incorporation or Bylaws.',
      'On March 1, 2021, the Company effected a 1-for-500 reverse stock split of its common stock, followed immediately by a 500-for-1 forward stock split (the "Reverse/Forward Split"). Holders of fewer than 500 shares received cash.',
    ],
    expected: { reverseSplit: null, corporateActions: null },
  },
  {
    name: 'the same in sentences of their own: both are told, and undo each other',
    form: '8-K',
    filedDate: '2021-03-02',
    paragraphs: [
      'Item 5.03 Amendments to Articles of Incorporation or Bylaws.',
      'The Company effected a 1-for-500 reverse stock split of its common stock, effective March 1, 2021. The Company then effected a 500-for-1 forward stock split, effective March 1, 2021.',
    ],
    expected: {
      reverseSplit: { ratio: '1-for-500', effectiveDate: '2021-03-01' },
      corporateActions: [{ type: 'split', from: '1', to: '500', date: '2021-03-01' }],
    },
  },
  {
    name: 'a transfer that the exchange approved; a shortfall told without its rule',
    form: '8-K',
    filedDate: '2012-11-02',
    paragraphs: [
      ITEM_301,
      'On October 31, 2012, Tarnel Fuel Systems, Inc. (the "Company") received approval from The NASDAQ Stock Market ("NASDAQ") to transfer its listing from The NASDAQ Global Market to The NASDAQ Capital Market, effective with the opening of the market on November 2, 2012.',
      "As previously disclosed on May 5, 2012, the Company is not in compliance with NASDAQ's $1.00 minimum bid price requirement. In accordance with NASDAQ's rules, the Company was initially afforded 180 days, or until October 30, 2012, to regain compliance.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: undefined,
          cureDeadline: '2012-10-30',
        },
      ],
      corporateActions: [
        { type: 'exchange_move', from: 'NASDAQ Global Market', to: 'NASDAQ Capital Market', date: '2012-11-02' },
      ],
    },
  },
  {
    name: 'a ticker that was changed from another, a name changed to one from another',
    form: '8-K',
    filedDate: '2023-09-29',
    paragraphs: [
      'The shares start trading on September 29, 2023 under the new ticker "BTQT," which was changed from "METQ."',
      'The change came after the Company changed its name to BTQ Digital Ltd. from Metan Holding Group Ltd., effective August 18, 2023.',
    ],
    expected: {
      corporateActions: [
        { type: 'ticker_change', from: 'METQ', to: 'BTQT', date: '2023-09-29' },
        { type: 'name_change', from: 'Metan Holding Group Ltd.', to: 'BTQ Digital Ltd.', date: '2023-08-18' },
      ],
    },
  },
];
