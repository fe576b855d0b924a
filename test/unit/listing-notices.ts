import type { WildStatement } from './listing-statement-types.ts';
import { ITEM_301 } from './statement-documents.ts';

/** Notices of exchanges, extensions, hearings, determinations, compliance regained; and risk factors that state none. */
export const LISTING_WILD: readonly WildStatement[] = [
  {
    name: 'equity notice with 45 days for a plan',
    form: '8-K',
    filedDate: '2025-05-28',
    paragraphs: [
      'Date of Report (Date of earliest event reported): May 22, 2025',
      ITEM_301,
      'On May 22, 2025, Halcyon Biologics, Inc. (the "Company") received written notice (the "Notice") from the Listing Qualifications Department (the "Staff") of The Nasdaq Stock Market LLC ("Nasdaq") notifying the Company that it no longer complies with Nasdaq Listing Rule 5550(b)(1), which requires companies listed on The Nasdaq Capital Market to maintain a minimum of $2,500,000 in stockholders\' equity for continued listing (the "Stockholders\' Equity Requirement"). In its Quarterly Report on Form 10-Q for the quarter ended March 31, 2025, the Company reported stockholders\' equity of $1,204,000. As of the date of the Notice, the Company did not meet the alternatives of market value of listed securities or net income from continuing operations.',
      'Under Nasdaq rules, the Company has 45 calendar days from the date of the Notice, or until July 7, 2025, to submit a plan to regain compliance. If the plan is accepted, Nasdaq may grant an extension of up to 180 calendar days from the date of the Notice, or until November 18, 2025, for the Company to evidence compliance.',
      'The Notice has no immediate effect on the listing of the Company\'s common stock, which continues to trade under the symbol "HLCY". There can be no assurance that the plan will be accepted or that the Company will be able to regain compliance.',
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'Nasdaq', rule: '5550(b)(1)', deficiency: 'equity', status: 'notified', noticeDate: '2025-05-22' },
      ],
      corporateActions: null,
      reverseSplit: null,
    },
  },
  {
    name: 'market value of listed securities',
    form: '8-K',
    filedDate: '2025-02-19',
    paragraphs: [
      'Date of Report (Date of earliest event reported): February 13, 2025',
      ITEM_301,
      'On February 13, 2025, Quarrystone Energy Ltd. received a deficiency letter from the Nasdaq Listing Qualifications Department indicating that, for the preceding 32 consecutive business days, the Market Value of Listed Securities ("MVLS") for the Company was below the $35 million minimum requirement for continued listing on The Nasdaq Capital Market pursuant to Nasdaq Listing Rule 5550(b)(2) (the "MVLS Rule").',
      'In accordance with Nasdaq Listing Rule 5810(c)(3)(C), the Company has been provided a period of 180 calendar days, or until August 12, 2025, in which to regain compliance with the MVLS Rule. If at any time before August 12, 2025 the MVLS closes at $35 million or more for a minimum of ten consecutive business days, Nasdaq will provide written confirmation of compliance and close the matter.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(b)(2)',
          deficiency: 'market_value',
          status: 'notified',
          noticeDate: '2025-02-13',
          cureDeadline: '2025-08-12',
        },
      ],
    },
  },
  {
    name: 'late annual report',
    form: '8-K',
    filedDate: '2025-04-22',
    paragraphs: [
      'Date of Report (Date of earliest event reported): April 16, 2025',
      ITEM_301,
      'On April 16, 2025, Norwood Devices Corp. received a notice from Nasdaq stating that because the Company has not yet filed its Annual Report on Form 10-K for the fiscal year ended December 31, 2024 (the "Form 10-K"), the Company is no longer in compliance with Nasdaq Listing Rule 5250(c)(1), which requires listed companies to timely file all required periodic financial reports with the Securities and Exchange Commission.',
      'The Company has 60 calendar days, or until June 16, 2025, to submit a plan to regain compliance. If Nasdaq accepts the plan, Nasdaq may grant an exception of up to 180 calendar days from the due date of the Form 10-K, or until October 13, 2025, to regain compliance.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5250(c)(1)',
          deficiency: 'late_filing',
          status: 'notified',
          noticeDate: '2025-04-16',
        },
      ],
    },
  },
  {
    name: 'audit committee vacancy',
    form: '8-K',
    filedDate: '2025-03-11',
    paragraphs: [
      'Date of Report (Date of earliest event reported): March 5, 2025',
      ITEM_301,
      "As a result of the resignation of Ms. Calder on February 27, 2025, the audit committee of the Company consists of two members. On March 5, 2025, the Company received a letter from Nasdaq acknowledging that the Company no longer complies with the audit committee composition requirement of Nasdaq Listing Rule 5605(c)(2)(A), which requires an audit committee of at least three independent directors. Consistent with Nasdaq Listing Rule 5605(c)(4), Nasdaq has provided the Company a cure period in order to regain compliance until the earlier of the Company's next annual shareholders' meeting or February 27, 2026.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5605(c)(2)(A)',
          deficiency: 'other',
          status: 'notified',
          noticeDate: '2025-03-05',
        },
      ],
    },
  },
  {
    name: 'second 180 days with a transfer to the Capital Market',
    form: '8-K',
    filedDate: '2025-09-12',
    paragraphs: [
      'Date of Report (Date of earliest event reported): September 9, 2025',
      ITEM_301,
      'As previously reported, on March 12, 2025, Tessellate Therapeutics, Inc. received notice from Nasdaq that the bid price of its common stock had closed below $1.00 per share for 30 consecutive business days and that the Company was therefore not in compliance with Nasdaq Listing Rule 5450(a)(1). The Company had until September 8, 2025 to regain compliance.',
      "On September 9, 2025, Nasdaq approved the Company's application to transfer the listing of its common stock from The Nasdaq Global Market to The Nasdaq Capital Market. The transfer will be effective at the opening of business on September 11, 2025. In connection with the transfer, Nasdaq granted the Company an additional 180 calendar days, or until March 9, 2026, to regain compliance with the minimum bid price requirement.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5450(a)(1)',
          deficiency: 'bid_price',
          status: 'extension',
          noticeDate: '2025-09-09',
          cureDeadline: '2026-03-09',
        },
      ],
      corporateActions: [
        {
          type: 'exchange_move',
          from: 'Nasdaq Global Market',
          to: 'Nasdaq Capital Market',
          date: '2025-09-11',
        },
      ],
    },
  },
  {
    name: 'staff determination, hearing requested',
    form: '8-K',
    filedDate: '2025-08-05',
    paragraphs: [
      'Date of Report (Date of earliest event reported): July 30, 2025',
      ITEM_301,
      'On July 30, 2025, the Company received a letter from the Staff of Nasdaq (the "Determination Letter") stating that the Company had not regained compliance with the $1.00 minimum bid price requirement of Listing Rule 5550(a)(2) and that the Staff had determined to delist the Company\'s securities from The Nasdaq Capital Market, unless the Company timely requests a hearing before the Nasdaq Hearings Panel (the "Panel").',
      "The Company intends to request a hearing before the Panel, which will stay any suspension or delisting action pending the conclusion of the hearing process. There can be no assurance that the Panel will grant the Company's request for continued listing.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'delisting',
          noticeDate: '2025-07-30',
        },
      ],
    },
  },
  {
    name: 'panel decision with an exception',
    form: '8-K',
    filedDate: '2025-10-07',
    paragraphs: [
      'Date of Report (Date of earliest event reported): October 2, 2025',
      'Item 8.01 Other Events.',
      "As previously disclosed, on June 17, 2025, the Company received a delist determination from Nasdaq for failure to comply with the minimum stockholders' equity requirement in Nasdaq Listing Rule 5550(b)(1). A hearing before the Nasdaq Hearings Panel was held on August 28, 2025. On October 2, 2025, the Panel issued a decision granting the Company's request for continued listing on Nasdaq, subject to the Company demonstrating compliance with Rule 5550(b)(1) on or before December 15, 2025.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(b)(1)',
          deficiency: 'equity',
          status: 'extension',
          noticeDate: '2025-10-02',
          cureDeadline: '2025-12-15',
        },
      ],
    },
  },
  {
    name: 'plan accepted, extension granted',
    form: '8-K',
    filedDate: '2025-07-29',
    paragraphs: [
      'Date of Report (Date of earliest event reported): July 24, 2025',
      ITEM_301,
      "As previously disclosed, on May 22, 2025 the Company received notice from Nasdaq that it did not meet the minimum $2.5 million stockholders' equity requirement of Listing Rule 5550(b)(1). The Company submitted its plan of compliance on July 7, 2025. On July 24, 2025, Nasdaq notified the Company that it has granted the Company an extension until November 18, 2025 to regain compliance with the Rule. Under the terms of the extension, the Company must file a Form 10-Q evidencing compliance.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(b)(1)',
          deficiency: 'equity',
          status: 'extension',
          noticeDate: '2025-07-24',
          cureDeadline: '2025-11-18',
        },
      ],
    },
  },
  {
    name: 'compliance regained, press release',
    form: '8-K',
    filedDate: '2025-12-03',
    paragraphs: [
      "AUSTIN, Texas, December 3, 2025 (GLOBE NEWSWIRE) -- Lumenpath Inc. (Nasdaq: LMPA) today announced that on December 2, 2025 it received formal notice from The Nasdaq Stock Market LLC that the Company has regained compliance with the minimum bid price requirement set forth in Nasdaq Listing Rule 5550(a)(2). The Company's common stock had a closing bid price of $1.00 per share or greater for the last 10 consecutive business days, from November 17, 2025 to December 1, 2025. Accordingly, the matter is now closed.",
      'About Lumenpath. Lumenpath develops optical interconnects. This press release contains forward-looking statements, including statements about our ability to maintain compliance with Nasdaq listing standards.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'regained',
          noticeDate: '2025-12-02',
        },
      ],
      reverseSplit: null,
    },
  },
  {
    name: 'NYSE average closing price',
    form: '8-K',
    filedDate: '2025-01-17',
    paragraphs: [
      'Date of Report (Date of earliest event reported): January 14, 2025',
      ITEM_301,
      'On January 14, 2025, Bramblewood Retail Group, Inc. was notified by the New York Stock Exchange (the "NYSE") that it is not in compliance with the continued listing standard set forth in Section 802.01C of the NYSE Listed Company Manual because the average closing price of its Class A common stock was less than $1.00 over a consecutive 30 trading-day period. The Company has six months following receipt of the notice to regain compliance with the minimum share price requirement. The Company intends to consider available alternatives, including a reverse stock split, subject to stockholder approval.',
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'NYSE', rule: '802.01C', deficiency: 'bid_price', status: 'notified', noticeDate: '2025-01-14' },
      ],
      reverseSplit: null,
    },
  },
  {
    name: 'NYSE market capitalization, 18-month plan accepted',
    form: '8-K',
    filedDate: '2025-06-18',
    paragraphs: [
      'Date of Report (Date of earliest event reported): June 12, 2025',
      'Item 7.01 Regulation FD Disclosure.',
      "As previously disclosed, on March 10, 2025, the Company received notice from the NYSE that it was not in compliance with Section 802.01B of the NYSE Listed Company Manual because its average global market capitalization over a consecutive 30 trading-day period was less than $50 million and its stockholders' equity was less than $50 million. On June 12, 2025, the NYSE notified the Company that it accepted the Company's plan to regain compliance. The Company has a cure period of 18 months from the date of the original notice, or until September 10, 2026, to regain compliance.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'NYSE',
          rule: '802.01B',
          deficiency: 'market_value',
          status: 'compliance_plan',
          noticeDate: '2025-06-12',
          cureDeadline: '2026-09-10',
        },
      ],
    },
  },
  {
    name: 'NYSE American equity, plan period',
    form: '8-K',
    filedDate: '2025-04-15',
    paragraphs: [
      'Date of Report (Date of earliest event reported): April 9, 2025',
      ITEM_301,
      'On April 9, 2025, Wexcombe Minerals Inc. received a letter from NYSE American LLC ("NYSE American") stating that the Company is not in compliance with Section 1003(a)(ii) of the NYSE American Company Guide, which requires stockholders\' equity of $4.0 million or more if a company has reported losses from continuing operations and/or net losses in three of its four most recent fiscal years. The Company must submit a plan by May 9, 2025 advising of actions it has taken or will take to regain compliance by October 9, 2026.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'NYSE American',
          rule: '1003(a)(ii)',
          deficiency: 'equity',
          status: 'notified',
          noticeDate: '2025-04-09',
          cureDeadline: '2026-10-09',
        },
      ],
    },
  },
  {
    name: 'NYSE American late filing',
    form: '8-K',
    filedDate: '2025-05-27',
    paragraphs: [
      'Date of Report (Date of earliest event reported): May 21, 2025',
      ITEM_301,
      'On May 21, 2025, the Company received a notice from the NYSE American LLC (the "Exchange") indicating that the Company is not in compliance with Section 1007 of the NYSE American Company Guide because the Company failed to timely file its Quarterly Report on Form 10-Q for the quarter ended March 31, 2025. The Company will have six months, until November 20, 2025 (the "Initial Cure Period"), to regain compliance with the listing standard.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'NYSE American',
          rule: '1007',
          deficiency: 'late_filing',
          status: 'notified',
          noticeDate: '2025-05-21',
          cureDeadline: '2025-11-20',
        },
      ],
    },
  },
  {
    name: 'two deficiencies of one letter date',
    form: '8-K',
    filedDate: '2025-11-20',
    paragraphs: [
      'Date of Report (Date of earliest event reported): November 17, 2025',
      ITEM_301,
      'On November 17, 2025, the Company received two letters from the Listing Qualifications Staff of Nasdaq.',
      "The first letter stated that, for the last 30 consecutive business days, the closing bid price of the Company's Class A ordinary shares was below the minimum $1.00 per share required by Nasdaq Listing Rule 5450(a)(1).",
      "The second letter stated that the Company's Market Value of Publicly Held Shares was below the minimum $15 million required by Nasdaq Listing Rule 5450(b)(2)(C).",
      'The Company has 180 calendar days, or until May 18, 2026, to regain compliance with each of these requirements.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5450(a)(1)',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: '2025-11-17',
          cureDeadline: '2026-05-18',
        },
        {
          exchange: 'Nasdaq',
          rule: '5450(b)(2)(C)',
          deficiency: 'market_value',
          status: 'notified',
          noticeDate: '2025-11-17',
          cureDeadline: '2026-05-18',
        },
      ],
    },
  },
  {
    name: 'suspension and Form 25, then OTC',
    form: '8-K',
    filedDate: '2025-09-04',
    paragraphs: [
      'Date of Report (Date of earliest event reported): August 29, 2025',
      ITEM_301,
      'On August 29, 2025, the Company received written notice that the Nasdaq Hearings Panel had determined to delist the Company\'s common stock for failure to comply with the minimum bid price requirement of Listing Rule 5550(a)(2), and that trading in the common stock would be suspended effective at the open of business on September 3, 2025. The Company\'s common stock is expected to begin trading on the OTC Pink under the symbol "VRDN". Nasdaq will file a Form 25 with the SEC after applicable appeal periods have lapsed.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'delisting',
          noticeDate: '2025-08-29',
        },
      ],
    },
  },
  {
    name: 'shell company determination under 5101',
    form: '8-K',
    filedDate: '2025-03-03',
    paragraphs: [
      'Date of Report (Date of earliest event reported): February 25, 2025',
      ITEM_301,
      'On February 25, 2025, the Company received a letter from Nasdaq stating that the Staff believes that, following the sale of substantially all of its assets, the Company is a "public shell" and that the continued listing of its securities is no longer warranted pursuant to Nasdaq Listing Rule 5101. The Staff has determined to delist the Company\'s securities unless the Company requests an appeal by March 4, 2025.',
    ],
    expected: {
      exchangeCompliance: [{ exchange: 'Nasdaq', deficiency: 'other', status: 'delisting', noticeDate: '2025-02-25' }],
    },
  },
  {
    name: 'decoy: risk factor of a possible delisting',
    form: '10-K',
    paragraphs: [
      'If we fail to meet the continued listing requirements of Nasdaq, our common stock may be delisted. Our common stock is listed on The Nasdaq Capital Market. Nasdaq Listing Rule 5550(a)(2) requires that the bid price of listed securities be at least $1.00 per share. If the closing bid price of our common stock is below $1.00 for 30 consecutive business days, we would receive a deficiency notice and would have 180 days to regain compliance. If we were unable to regain compliance, Nasdaq could determine to delist our common stock, and we could request a hearing before a panel.',
      "There can be no assurance that we will maintain compliance with Nasdaq Listing Rule 5550(b)(1), which requires stockholders' equity of at least $2.5 million. We may effect a reverse stock split in order to maintain compliance.",
    ],
    expected: { exchangeCompliance: null, reverseSplit: null },
  },
  {
    name: 'decoy: a merger with a Form 25',
    form: '8-K',
    paragraphs: [
      ITEM_301,
      'In connection with the completion of the Merger, on June 2, 2026, the Company notified Nasdaq that the Merger had been consummated and requested that Nasdaq suspend trading of the Company common stock and file with the SEC a Notification of Removal from Listing on Form 25 to delist the shares. The Company intends to file a Form 15.',
    ],
    expected: { exchangeCompliance: null, corporateActions: null },
  },
];
