import type { WildStatement } from './listing-statement-types.ts';

/** Reverse and forward splits; changes of name, symbol and exchange; closings; and words that state none. */
export const SPLITS_WILD: readonly WildStatement[] = [
  {
    name: 'charter amendment at 12:01 a.m., trading the same day',
    form: '8-K',
    filedDate: '2025-06-13',
    paragraphs: [
      'Item 5.03 Amendments to Articles of Incorporation or Bylaws; Change in Fiscal Year.',
      'On June 10, 2025, Orrin Pharma, Inc. filed a Certificate of Amendment to its Amended and Restated Certificate of Incorporation with the Secretary of State of the State of Delaware to effect a one-for-twenty reverse stock split of its common stock (the "Reverse Stock Split"). The Reverse Stock Split became effective at 12:01 a.m. Eastern Time on June 12, 2025, and the common stock began trading on a split-adjusted basis on The Nasdaq Capital Market at the open of trading on June 12, 2025 under the existing symbol "ORRN" with a new CUSIP number, 68720R 203.',
      'At the annual meeting held on May 29, 2025, the stockholders approved a reverse stock split at a ratio in the range of 1-for-5 to 1-for-30, with the final ratio to be determined by the Board.',
      'As a result of the Reverse Stock Split, every 20 shares of common stock issued and outstanding were automatically combined into one share of common stock. The number of outstanding shares was reduced from approximately 61.4 million to approximately 3.07 million. No fractional shares were issued.',
    ],
    expected: {
      reverseSplit: { ratio: '1-for-20', numerator: 1, denominator: 20, effectiveDate: '2025-06-12' },
      corporateActions: null,
      exchangeCompliance: null,
    },
  },
  {
    name: 'effective after the close, split-adjusted the next day',
    form: '8-K',
    filedDate: '2025-03-07',
    paragraphs: [
      "SAN DIEGO, March 7, 2025 -- Castellan Robotics Corp. (Nasdaq: CSTL) today announced that it will effect a 1-for-15 reverse stock split of its outstanding common stock, to be effective at 4:01 p.m. Eastern Time on March 10, 2025. Castellan's common stock is expected to begin trading on a split-adjusted basis when the market opens on March 11, 2025.",
      'The reverse stock split was approved by stockholders on January 24, 2025. The reverse stock split is intended to increase the per share trading price to satisfy the $1.00 minimum bid price requirement for continued listing on The Nasdaq Capital Market.',
    ],
    expected: {
      reverseSplit: { ratio: '1-for-15', numerator: 1, denominator: 15, effectiveDate: '2025-03-10' },
      exchangeCompliance: null,
    },
  },
  {
    name: 'twenty (20) to one (1)',
    form: '8-K',
    filedDate: '2024-11-20',
    paragraphs: [
      'Item 8.01 Other Events.',
      "On November 12, 2024, the Board of Directors of the Company approved a reverse split of the Company's common stock at a ratio of twenty (20) to one (1). The reverse split was approved by FINRA and took effect on November 18, 2024.",
    ],
    expected: { reverseSplit: { numerator: 1, denominator: 20, effectiveDate: '2024-11-18' } },
  },
  {
    name: 'colon ratio and a share consolidation of a foreign issuer',
    form: '6-K',
    filedDate: '2025-01-24',
    paragraphs: [
      "Baystone Marine Ltd. announces that its board has determined to effect a reverse split of the Company's issued and outstanding common shares at a ratio of 1:25. The Company's common shares will begin trading on a split-adjusted basis on January 27, 2025 at the opening of trading.",
      "When the reverse split becomes effective, every twenty-five of the Company's issued and outstanding common shares will be combined into one issued and outstanding common share, without any change to the par value per share. This will reduce the number of outstanding common shares from 41,250,000 to approximately 1,650,000.",
    ],
    expected: { reverseSplit: { ratio: '1-for-25', numerator: 1, denominator: 25 } },
  },
  {
    name: 'decoy: a proxy asks for a range',
    form: 'DEF 14A',
    paragraphs: [
      'Proposal 3: Approval of a Reverse Stock Split. Our Board has approved and recommends that stockholders approve an amendment to our certificate of incorporation to effect a reverse stock split of our common stock at a ratio of not less than 1-for-10 and not more than 1-for-50, with the exact ratio to be set at the discretion of the Board.',
      'For example, a stockholder holding 1,000 shares would hold 100 shares following a 1-for-10 reverse stock split. The table below shows the effect of a hypothetical 1-for-10, 1-for-25 and 1-for-50 reverse stock split.',
      'If approved, the reverse stock split would become effective upon filing of the certificate of amendment. The Board may abandon the reverse stock split.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'ratio chosen from an authorised range',
    form: '8-K',
    filedDate: '2025-08-21',
    paragraphs: [
      'Item 3.03 Material Modification to Rights of Security Holders.',
      'As previously disclosed, at the special meeting held on August 1, 2025, stockholders authorized the Board to effect a reverse stock split at a ratio of any whole number between 1-for-2 and 1-for-40. On August 12, 2025, the Board approved a ratio of 1-for-35 and authorized the filing of the certificate of amendment. The reverse stock split will become effective as of 5:00 p.m. Eastern Time on August 22, 2025.',
    ],
    expected: { reverseSplit: { ratio: '1-for-35', numerator: 1, denominator: 35, effectiveDate: '2025-08-22' } },
  },
  {
    name: 'prospectus: retroactive note',
    form: '424B5',
    filedDate: '2025-05-02',
    paragraphs: [
      'On February 3, 2025, we effected a 1-for-8 reverse stock split of our issued and outstanding common stock. All share and per share amounts in this prospectus supplement have been adjusted to reflect the reverse stock split.',
      'The exercise price and number of shares are subject to adjustment in the event of any stock dividend, stock split, reverse stock split, or similar event.',
    ],
    expected: { reverseSplit: { ratio: '1-for-8', numerator: 1, denominator: 8, effectiveDate: '2025-02-03' } },
  },
  {
    name: 'decoy: only adjustments',
    form: '424B5',
    paragraphs: [
      'The exercise price of the warrants is subject to appropriate adjustment in the event of stock dividends, subdivisions, combinations, reverse stock splits or similar events. For instance, upon a 1-for-10 combination the exercise price would be multiplied by ten.',
      'We may seek to effect a reverse stock split to regain compliance.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'every fifty shares into one',
    form: '8-K',
    filedDate: '2025-10-31',
    paragraphs: [
      'The amendment provides that at 12:01 a.m. on October 30, 2025 (the "Effective Time"), every fifty (50) shares of the Company\'s issued and outstanding common stock were automatically converted into one (1) share of common stock, without any change in par value per share (the "Reverse Split").',
      "The Company's transfer agent is acting as exchange agent for the Reverse Split. Stockholders who would otherwise hold a fractional share will receive one whole share in lieu thereof.",
    ],
    expected: { reverseSplit: { ratio: '1-for-50', numerator: 1, denominator: 50, effectiveDate: '2025-10-30' } },
  },
  {
    name: 'forward split paid as a dividend',
    form: '8-K',
    filedDate: '2025-05-20',
    paragraphs: [
      "CHICAGO, May 20, 2025 -- Garrison Tools Inc. today announced that its Board of Directors has approved a three-for-one stock split of the Company's common stock, to be effected in the form of a stock dividend. Each stockholder of record on June 2, 2025 will receive two additional shares for each share held, to be distributed after the close of trading on June 11, 2025. Trading will begin on a split-adjusted basis on June 12, 2025.",
    ],
    expected: { corporateActions: [{ type: 'split', from: '1', to: '3' }], reverseSplit: null },
  },
  {
    name: 'name and ticker change',
    form: '8-K',
    filedDate: '2025-04-02',
    paragraphs: [
      'Item 5.03 Amendments to Articles of Incorporation or Bylaws.',
      'On March 28, 2025, the Company filed a Certificate of Amendment with the Secretary of State of the State of Nevada to change its name from "Blue Heron Mining Corp." to "Heron AI Technologies, Inc.", effective April 1, 2025.',
      'In connection with the name change, the Company\'s common stock began trading on The Nasdaq Capital Market under the new ticker symbol "HRAI" on April 2, 2025. The common stock previously traded under the symbol "BHMC".',
    ],
    expected: {
      corporateActions: [
        { type: 'name_change', from: 'Blue Heron Mining Corp.', to: 'Heron AI Technologies, Inc.', date: '2025-04-01' },
        { type: 'ticker_change', from: 'BHMC', to: 'HRAI', date: '2025-04-02' },
      ],
    },
  },
  {
    name: 'ticker symbol will change from … to …',
    form: '8-K',
    filedDate: '2025-07-11',
    paragraphs: [
      'Effective at the open of trading on July 14, 2025, the Company\'s ticker symbol on the NYSE American will change from "OLDX" to "NEWC". No action is required by stockholders. The CUSIP number will not change.',
    ],
    expected: { corporateActions: [{ type: 'ticker_change', from: 'OLDX', to: 'NEWC', date: '2025-07-14' }] },
  },
  {
    name: 'from the NYSE to Nasdaq',
    form: '8-K',
    filedDate: '2025-11-06',
    paragraphs: [
      'Item 3.01 Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing.',
      'On November 6, 2025, Kestrel Systems, Inc. notified the New York Stock Exchange ("NYSE") of its intention to voluntarily withdraw the listing of its common stock from the NYSE and transfer the listing to The Nasdaq Global Select Market ("Nasdaq"). The Company expects that listing and trading of its common stock on the NYSE will end at market close on November 18, 2025, and that trading will begin on Nasdaq at market open on November 19, 2025. The common stock will continue to trade under the symbol "KSTL".',
    ],
    expected: {
      exchangeCompliance: null,
      corporateActions: [{ type: 'exchange_move', to: 'Nasdaq Global Select Market', date: '2025-11-19' }],
    },
  },
  {
    name: 'de-SPAC closing',
    form: '8-K',
    filedDate: '2025-02-20',
    paragraphs: [
      'VOLTERRA MOTORS, INC.',
      '(Exact name of registrant as specified in its charter)',
      'PINECREST ACQUISITION CORP. II',
      '(Former name or former address, if changed since last report)',
      'Item 2.01 Completion of Acquisition or Disposition of Assets.',
      'On February 14, 2025 (the "Closing Date"), Pinecrest Acquisition Corp. II consummated the previously announced business combination with Volterra Holdings, Inc. pursuant to the Business Combination Agreement dated July 8, 2024. In connection with the closing of the Business Combination, the registrant changed its name from Pinecrest Acquisition Corp. II to Volterra Motors, Inc.',
      'Item 5.06 Change in Shell Company Status.',
      'As a result of the Business Combination, the Company ceased to be a shell company. Beginning on February 18, 2025, the Company\'s common stock and public warrants trade on Nasdaq under the symbols "VLTR" and "VLTRW," respectively.',
    ],
    expected: {
      corporateActions: [
        { type: 'name_change', from: 'Pinecrest Acquisition Corp. II', to: 'Volterra Motors, Inc.' },
        {
          type: 'despac_closing',
          from: 'Pinecrest Acquisition Corp. II',
          to: 'Volterra Motors, Inc.',
          date: '2025-02-14',
        },
      ],
    },
  },
  {
    name: 'decoy: a business combination that is only agreed',
    form: '8-K',
    paragraphs: [
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On March 3, 2026, Marlow Acquisition Corp. entered into a business combination agreement. Upon the closing, Marlow will change its name to "Zephyr Grid Inc." and expects its shares to trade on Nasdaq under the symbol "ZGRD". The closing of the business combination is subject to approval by shareholders.',
    ],
    expected: { corporateActions: null },
  },
];
