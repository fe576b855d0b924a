import type { WildStatement } from './listing-statement-types.ts';
import { ITEM_301 } from './statement-documents.ts';

/** More of both: longer histories, several standings at once, other words for the same steps. */
export const MORE_WILD: readonly WildStatement[] = [
  {
    name: 'risk factor of a prospectus that tells a notice and its regained compliance',
    form: 'S-1',
    filedDate: '2025-08-14',
    paragraphs: [
      'We may be unable to maintain the listing of our common stock on Nasdaq.',
      'On October 15, 2024, we received a letter from Nasdaq indicating that, based upon the closing bid price of our common stock for the last 30 consecutive business days, we were not in compliance with the requirement to maintain a minimum bid price of $1.00 per share for continued listing on The Nasdaq Capital Market, as set forth in Nasdaq Listing Rule 5550(a)(2). We were provided 180 calendar days, or until April 14, 2025, to regain compliance. On March 28, 2025, we received a letter from Nasdaq confirming that we had regained compliance with Rule 5550(a)(2) and that the matter was closed.',
      'However, there can be no assurance that we will be able to maintain compliance. If our common stock were delisted, it could be more difficult to buy or sell our common stock.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'regained',
          noticeDate: '2025-03-28',
        },
      ],
    },
  },
  {
    name: 'bid price and equity, one regained and one with an exception',
    form: '8-K',
    filedDate: '2025-06-24',
    paragraphs: [
      'Date of Report (Date of earliest event reported): June 18, 2025',
      'Item 8.01 Other Events.',
      "As previously disclosed, on November 4, 2024, the Company received notice from Nasdaq that it was not in compliance with the minimum bid price requirement of Listing Rule 5550(a)(2). As also previously disclosed, on April 18, 2025, the Company received notice that it did not satisfy the minimum $2.5 million stockholders' equity requirement of Listing Rule 5550(b)(1).",
      'On June 18, 2025, the Company received a letter from Nasdaq stating that the Company had regained compliance with Listing Rule 5550(a)(2), because its closing bid price was $1.00 or more from June 2, 2025 through June 16, 2025.',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'regained',
          noticeDate: '2025-06-18',
        },
        { exchange: 'Nasdaq', rule: '5550(b)(1)', deficiency: 'equity', status: 'notified', noticeDate: '2025-04-18' },
      ],
    },
  },
  {
    name: 'ten days under ten cents',
    form: '8-K',
    filedDate: '2025-02-10',
    paragraphs: [
      'Date of Report (Date of earliest event reported): February 5, 2025',
      ITEM_301,
      "On February 5, 2025, the Company received a Staff determination letter from Nasdaq notifying it that, because the Company's common stock had a closing bid price of $0.10 or less for ten consecutive trading days, the Staff had determined to delist the common stock pursuant to Listing Rule 5810(c)(3)(A)(iii). The Company remains subject to the bid price deficiency under Listing Rule 5550(a)(2), of which it was first notified on October 1, 2024. The Company has requested a hearing, which has been scheduled for March 20, 2025.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5810(c)(3)(A)(iii)',
          deficiency: 'bid_price',
          security: 'common',
          status: 'hearing',
          noticeDate: '2025-02-05',
        },
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: '2024-10-01',
        },
      ],
    },
  },
  {
    name: 'annual meeting not held',
    form: '8-K',
    filedDate: '2025-01-10',
    paragraphs: [
      'Date of Report (Date of earliest event reported): January 6, 2025',
      ITEM_301,
      'On January 6, 2025, the Company received a notification letter from Nasdaq stating that the Company did not comply with Nasdaq Listing Rules 5620(a) and 5810(c)(2)(G) because the Company did not hold an annual meeting of shareholders within twelve months of the end of its fiscal year. The Company has 45 calendar days to submit a plan to regain compliance and, if the plan is accepted, Nasdaq can grant an exception until June 30, 2025.',
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'Nasdaq', rule: '5620(a)', deficiency: 'other', status: 'notified', noticeDate: '2025-01-06' },
      ],
    },
  },
  {
    name: 'NYSE suspends at once: abnormally low price',
    form: '8-K',
    filedDate: '2025-03-14',
    paragraphs: [
      'Date of Report (Date of earliest event reported): March 11, 2025',
      ITEM_301,
      'On March 11, 2025, the NYSE notified the Company that it had determined to commence proceedings to delist the Company\'s common stock from the NYSE due to its "abnormally low" price levels, pursuant to Section 802.01D of the NYSE Listed Company Manual, and that trading in the common stock was suspended immediately. The Company does not intend to appeal. On March 12, 2025 the common stock began trading on the OTC Pink Market under the symbol "DWNQ".',
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'NYSE', rule: '802.01D', deficiency: 'bid_price', status: 'delisting', noticeDate: '2025-03-11' },
      ],
    },
  },
  {
    name: 'NYSE late filer',
    form: '8-K',
    filedDate: '2025-04-04',
    paragraphs: [
      'Date of Report (Date of earliest event reported): April 2, 2025',
      ITEM_301,
      "On April 2, 2025, Ashgrove Holdings plc received a notice from the NYSE stating that the Company is not in compliance with Section 802.01E of the NYSE Listed Company Manual as a result of the Company's failure to timely file its Annual Report on Form 10-K for the year ended December 31, 2024. Under the NYSE's rules, the Company has six months from March 31, 2025, the filing due date, to file the Form 10-K. The Company can regain compliance at any time before September 30, 2025 by filing the Form 10-K.",
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'NYSE', rule: '802.01E', deficiency: 'late_filing', status: 'notified', noticeDate: '2025-04-02' },
      ],
    },
  },
  {
    name: 'press release of a notice under a notice rule',
    form: '8-K',
    filedDate: '2025-05-30',
    paragraphs: [
      'SHENZHEN, China, May 30, 2025 /PRNewswire/ -- Jinmu Holdings Ltd. (Nasdaq: JINM) (the "Company") today announced that it received a notification letter (the "Notification Letter") from the Nasdaq Stock Market LLC dated May 28, 2025, notifying the Company that it is currently not in compliance with the minimum bid price requirement set forth in Nasdaq Listing Rule 5550(a)(2). The Notification Letter provides that the Company has 180 calendar days, or until November 24, 2025, to regain compliance. To regain compliance, the bid price of the Company\'s ordinary shares must be at least $1.00 for a minimum of 10 consecutive business days. This press release is issued pursuant to Nasdaq Listing Rule 5810(b).',
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5550(a)(2)',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: '2025-05-28',
          cureDeadline: '2025-11-24',
        },
      ],
    },
  },
  {
    name: 'date at the end of the sentence',
    form: '8-K',
    filedDate: '2025-07-03',
    paragraphs: [
      'Date of Report (Date of earliest event reported): June 30, 2025',
      ITEM_301,
      "The Company was notified by Nasdaq on June 30, 2025 that the closing bid price of the Company's common stock has been below $1.00 per share for the 30 consecutive business days from May 15, 2025 to June 27, 2025, and that it does not meet Listing Rule 5450(a)(1). Pursuant to Listing Rule 5810(c)(3)(A), the Company has a compliance period of one hundred eighty (180) calendar days (or until December 29, 2025) to regain compliance.",
    ],
    expected: {
      exchangeCompliance: [
        {
          exchange: 'Nasdaq',
          rule: '5450(a)(1)',
          deficiency: 'bid_price',
          status: 'notified',
          noticeDate: '2025-06-30',
          cureDeadline: '2025-12-29',
        },
      ],
    },
  },
  {
    name: 'hearing held, decision awaited',
    form: '10-Q',
    filedDate: '2025-11-14',
    paragraphs: [
      'On August 20, 2025, we received a determination letter from Nasdaq that we had not regained compliance with the minimum bid price requirement in Nasdaq Listing Rule 5550(a)(2) and that our securities would be delisted unless we requested a hearing. We timely requested a hearing before the Nasdaq Hearings Panel, which was held on September 30, 2025. As of the date of this report, the Panel has not issued its decision.',
    ],
    expected: {
      exchangeCompliance: [{ exchange: 'Nasdaq', rule: '5550(a)(2)', deficiency: 'bid_price', status: 'hearing' }],
    },
  },
  {
    name: 'Panel confirms compliance and a monitor',
    form: '8-K',
    filedDate: '2025-12-12',
    paragraphs: [
      'Date of Report (Date of earliest event reported): December 9, 2025',
      'Item 8.01 Other Events.',
      "On December 9, 2025, the Nasdaq Hearings Panel notified the Company that it had evidenced compliance with the equity requirement in Listing Rule 5550(b)(1), as required by the Panel's decision dated September 5, 2025. The Company will be subject to a Mandatory Panel Monitor for a period of one year from December 9, 2025. If, within that one-year monitoring period, the Staff finds the Company again out of compliance, the Staff will issue a delist determination letter and the Company will have an opportunity to request a new hearing.",
    ],
    expected: {
      exchangeCompliance: [
        { exchange: 'Nasdaq', rule: '5550(b)(1)', deficiency: 'equity', status: 'regained', noticeDate: '2025-12-09' },
      ],
    },
  },
  {
    name: 'decoy: boilerplate of forward-looking statements and an S-1 listing condition',
    form: 'S-1',
    paragraphs: [
      'We have applied to list our common stock on The Nasdaq Capital Market under the symbol "FRLK". No assurance can be given that our application will be approved; if Nasdaq does not approve the listing, we will not proceed with this offering. Nasdaq Listing Rule 5505(a)(1)(A) requires a bid price of at least $4.00.',
      'As a foreign private issuer, we have elected to follow home country practice in lieu of Nasdaq Listing Rule 5635. We have notified Nasdaq that we are not required to comply with Rule 5605(b)(1).',
    ],
    expected: { exchangeCompliance: null, reverseSplit: null },
  },
  {
    name: 'decoy: Nasdaq letter on a listing of additional shares',
    form: '8-K',
    paragraphs: [
      'On April 2, 2026, the Company received written approval from Nasdaq for the listing of additional shares. The Company is in compliance with all applicable listing standards. The issuance complies with Nasdaq Listing Rule 5635(d).',
    ],
    expected: { exchangeCompliance: null },
  },
  {
    name: 'stock and par: reverse split at a one-for-forty ratio, record of an ADS ratio change is none',
    form: '6-K',
    filedDate: '2025-09-02',
    paragraphs: [
      'Lotus Bridge Group announces that it plans to change the ratio of its American Depositary Shares to its ordinary shares from one (1) ADS representing two (2) ordinary shares to one (1) ADS representing twenty (20) ordinary shares. For ADS holders, the ratio change will have the same effect as a one-for-ten reverse ADS split. The ratio change will be effective on or about September 12, 2025.',
    ],
    expected: {},
  },
  {
    name: 'press release with a headline and months',
    form: '8-K',
    filedDate: '2025-12-18',
    paragraphs: [
      'Marrow Genetics Announces 1-for-12 Reverse Stock Split to Regain Compliance with Nasdaq Minimum Bid Price Requirement',
      'BOSTON, Dec. 18, 2025 (GLOBE NEWSWIRE) -- Marrow Genetics, Inc. (NASDAQ: MRRW) today announced that its Board of Directors has approved a reverse stock split of its common stock at a ratio of 1-for-12. Marrow expects its common stock to begin trading on a split-adjusted basis on The Nasdaq Capital Market as of the open of trading on Monday, December 22, 2025. The reverse stock split will become effective at 5:00 p.m. Eastern time on Friday, December 19, 2025.',
      'On December 2, 2025, stockholders approved the proposal authorizing the Board to effect a reverse stock split at a ratio between 1-for-5 and 1-for-25.',
    ],
    expected: {
      reverseSplit: { ratio: '1-for-12', numerator: 1, denominator: 12, effectiveDate: '2025-12-19' },
      exchangeCompliance: null,
    },
  },
  {
    name: 'two splits, the later one counts',
    form: '10-K',
    filedDate: '2025-04-01',
    paragraphs: [
      'On July 17, 2023, we effected a one-for-thirty reverse stock split of our common stock. On January 29, 2025, we effected a one-for-ten (1-for-10) reverse stock split of our issued and outstanding common stock. All share and per share information has been retroactively adjusted to give effect to both reverse stock splits.',
    ],
    expected: {
      reverseSplit: { ratio: '1-for-10', numerator: 1, denominator: 10, effectiveDate: '2025-01-29' },
    },
  },
  {
    name: 'decoy: warrants at one share for two',
    form: '424B5',
    paragraphs: [
      'Each unit consists of one share and one-half of one warrant. Holders receive rights on a 1-for-10 basis. Any reverse stock split would be subject to approval. Our competitor effected a 1-for-20 reverse split.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'abandoned split',
    form: '8-K',
    paragraphs: [
      'On May 4, 2026, the Board determined not to proceed with the previously announced 1-for-20 reverse stock split and abandoned the certificate of amendment.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'name changed, symbol unchanged',
    form: '8-K',
    filedDate: '2025-06-05',
    paragraphs: [
      'Effective June 3, 2025, Northgate Capital Corporation changed its name to Northgate Digital Assets Inc. pursuant to a certificate of amendment. The Company\'s ticker symbol, "NGTE", will not change.',
    ],
    expected: {
      corporateActions: [{ type: 'name_change', to: 'Northgate Digital Assets Inc.', date: '2025-06-03' }],
    },
  },
  {
    name: 'press release of a new name and symbol',
    form: '8-K',
    filedDate: '2025-09-15',
    paragraphs: [
      'TAMPA, Fla., Sept. 15, 2025 -- Solace Medical, Inc. (Nasdaq: SLCE) today announced that it will change its corporate name to Arcadia Neuro, Inc., effective September 22, 2025. The Company\'s common stock will begin trading on Nasdaq under the new symbol "ARCN" effective at the market open on September 22, 2025.',
    ],
    expected: {
      corporateActions: [
        { type: 'name_change', to: 'Arcadia Neuro, Inc.', date: '2025-09-22' },
        { type: 'ticker_change', to: 'ARCN', date: '2025-09-22' },
      ],
    },
  },
  {
    name: 'uplisting from the OTCQB',
    form: '8-K',
    filedDate: '2025-03-25',
    paragraphs: [
      'DENVER, March 25, 2025 -- Silverline Water Corp. (OTCQB: SLWC) today announced that its common stock has been approved for listing on The Nasdaq Capital Market and will begin trading on Nasdaq at the opening of trading on March 27, 2025 under the symbol "SLWC". The Company\'s common stock will continue to trade on the OTCQB until then.',
    ],
    expected: {
      corporateActions: [{ type: 'exchange_move', to: 'Nasdaq Capital Market', date: '2025-03-27' }],
    },
  },
  {
    name: 'cash in thousands of a 10-Q sentence and months',
    form: '10-Q',
    filedDate: '2025-11-13',
    paragraphs: [
      "As of September 30, 2025, the Company had $7.9 million in cash and cash equivalents and working capital of $5.1 million. The Company does not believe that its existing cash is sufficient to fund its operations for the next twelve months. Management has concluded that these factors raise substantial doubt about the Company's ability to continue as a going concern.",
    ],
    expected: { cash: { cashAndEquivalents: 7_900_000, asOf: '2025-09-30', goingConcern: true } },
  },
  {
    name: 'cash, investments together and apart',
    form: '10-Q',
    filedDate: '2025-11-06',
    paragraphs: [
      'As of September 30, 2025, we had cash, cash equivalents and marketable securities of $152.4 million, consisting of cash and cash equivalents of $38.2 million and marketable securities of $114.2 million. We expect that our cash, cash equivalents and marketable securities will enable us to fund our operating expenses for at least the next 12 months.',
    ],
    expected: { cash: { cashAndEquivalents: 38_200_000, asOf: '2025-09-30' } },
  },
  {
    name: 'only wider amount is not claimed high',
    form: 'S-3',
    filedDate: '2025-11-06',
    paragraphs: [
      'As of September 30, 2025, our cash and cash equivalents totaled $22.7 million compared to $30.1 million as of December 31, 2024.',
    ],
    expected: { cash: { cashAndEquivalents: 22_700_000, asOf: '2025-09-30' } },
  },
  {
    name: 'preliminary cash of a prospectus gives way to the reported one',
    form: '424B5',
    filedDate: '2025-07-16',
    paragraphs: [
      'As of March 31, 2025, we had cash and cash equivalents of $9.4 million. Preliminary results: based on preliminary unaudited information, we estimate that our cash and cash equivalents as of June 30, 2025 were approximately $6.2 million.',
    ],
    expected: { cash: { cashAndEquivalents: 9_400_000, asOf: '2025-03-31' } },
  },
  {
    name: 'cover without a market',
    form: '10-K',
    filedDate: '2025-03-28',
    paragraphs: [
      'The aggregate market value of the common stock held by non-affiliates of the registrant as of June 30, 2024 was $0, as there was no public trading market.',
      'At March 21, 2025, 5,250,000 shares of common stock, $0.001 par value, were issued and outstanding.',
    ],
    expected: { shareFloat: { sharesOutstanding: 5_250_000, asOf: '2025-03-21' } },
  },
  {
    name: 'cover of a 10-K with exact float',
    form: '10-K',
    filedDate: '2025-02-27',
    paragraphs: [
      "As of June 30, 2024, the aggregate market value of the registrant's common stock held by non-affiliates was $412,388,051 based on the last reported sale price of $14.20.",
      "Shares outstanding of the registrant's common stock as of February 20, 2025: 33,905,117",
    ],
    expected: {
      shareFloat: {
        sharesOutstanding: 33_905_117,
        asOf: '2025-02-20',
        publicFloat: 412_388_051,
        publicFloatAsOf: '2024-06-30',
      },
    },
  },
];
