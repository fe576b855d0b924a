import type { WildStatement } from './listing-statement-types.ts';

function split(words: string, denominator: number, effectiveDate?: string, filedDate = '2025-12-31'): WildStatement {
  return {
    name: words.slice(0, 80),
    form: '8-K',
    filedDate,
    paragraphs: ['Item 5.03 Amendments to Articles of Incorporation or Bylaws.', words],
    expected: {
      reverseSplit: { numerator: 1, denominator, ...(effectiveDate === undefined ? {} : { effectiveDate }) },
    },
  };
}

/** The ways in which a split's ratio and day are written. */
export const RATIOS_WILD: readonly WildStatement[] = [
  split(
    'The Company effected a reverse split of its common stock on a 1 for 200 basis, effective as of 11:59 p.m. EST on December 4, 2025.',
    200,
    '2025-12-04',
  ),
  split(
    'On December 1, 2025, the Company filed articles of amendment effecting a one-for-one hundred and fifty reverse stock split of its outstanding common stock, with an effective time of 12:01 a.m. Eastern time on December 5, 2025.',
    150,
    '2025-12-05',
  ),
  split(
    'The Reverse Stock Split, at a ratio of 1-for-1,000, became effective with the Secretary of State on May 9, 2025.',
    1_000,
    '2025-05-09',
  ),
  split('FINRA declared the 20:1 reverse stock split effective in the market on April 17, 2025.', 20, '2025-04-17'),
  split(
    'Upon effectiveness of the Reverse Stock Split on August 6, 2025, each 18 shares of common stock issued and outstanding were automatically reclassified and combined into 1 share of common stock.',
    18,
    '2025-08-06',
  ),
  split(
    'The Reverse Stock Split was effected by issuing one new share of common stock for every 12 old shares of common stock, and was effective on October 1, 2025.',
    12,
    '2025-10-01',
  ),
  split(
    'Our shareholders approved, and on July 25, 2025 we implemented, a share consolidation whereby every 8 ordinary shares of par value US$0.001 each were consolidated into 1 ordinary share of par value US$0.008 each.',
    8,
    '2025-07-25',
  ),
  split(
    'The 1-for-60 reverse stock split was effectuated at 5:00 p.m., Eastern Time, on September 2, 2025, and the shares began trading on a split-adjusted basis on September 3, 2025.',
    60,
    '2025-09-02',
  ),
  split(
    'On November 10, 2025, the Board fixed the ratio for the reverse stock split at 1-for-45. The Company expects the reverse stock split to become effective on or about November 21, 2025.',
    45,
    '2025-11-21',
  ),
  split(
    'Pursuant to the Certificate of Change filed with the Nevada Secretary of State, the Company effected a one (1) for twenty-five (25) reverse stock split of both its authorized and its issued and outstanding common stock, effective February 18, 2025.',
    25,
    '2025-02-18',
  ),
  split(
    'On January 13, 2025, the Company effected a reverse stock split of its common stock in which each shareholder received one share of common stock for each ten shares held.',
    10,
    '2025-01-13',
  ),
];

/** Words close to a statement that are none, and statements in unusual clothes. */
export const TRAPS_WILD: readonly WildStatement[] = [
  {
    name: 'decoy: amended charter text only authorises',
    form: '8-K',
    paragraphs: [
      'At the special meeting held on May 20, 2026, the stockholders approved the proposal to authorize the Board to amend the Certificate of Incorporation to effect a reverse stock split at a ratio in the range of one-for-ten (1:10) to one-for-one hundred (1:100), such ratio to be determined by the Board in its discretion on or before May 20, 2027. For 12,004,112; Against 3,400,118; Abstain 80,201.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'decoy: the split of a subsidiary and of preferred stock',
    form: '10-Q',
    paragraphs: [
      'Each share of Series B preferred stock is convertible into ten shares of common stock on a one-for-ten basis. In the event of any reverse stock split, the conversion price shall be proportionately adjusted.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'decoy: risk factor speaks of a reverse split that may fail',
    form: 'S-1',
    paragraphs: [
      'A reverse stock split may not increase our stock price. Our stockholders have authorized our board to effect a reverse stock split at a ratio of up to 1-for-50 at any time prior to December 31, 2026. If we effect a reverse stock split of, for example, 1-for-25, liquidity may suffer.',
    ],
    expected: { reverseSplit: null },
  },
  {
    name: 'decoy: symbol named, names defined, plans of a merger',
    form: '8-K',
    paragraphs: [
      'The Company\'s common stock trades on Nasdaq under the symbol "PLMT" and its warrants under the symbol "PLMTW". Following the Merger, the combined company is expected to be renamed "Plumeto Holdings, Inc." and to trade under the symbol "PLHI".',
      'The Company may change the name of the Fund from time to time. The Agreement names Wells Fargo as agent.',
    ],
    expected: { corporateActions: null },
  },
  {
    name: 'decoy: proposal to change the name',
    form: '8-K',
    paragraphs: [
      'The stockholders will be asked to approve a proposal to amend the certificate of incorporation to change the name of the Company from Alder Corp. to Birch Corp.',
    ],
    expected: { corporateActions: null },
  },
  {
    name: 'merger target delisted by its acquirer',
    form: '8-K',
    paragraphs: [
      'On January 5, 2026, in connection with the consummation of the Merger, the Company notified the NYSE that each outstanding share was converted into the right to receive $14.00 in cash, and requested that the NYSE file a Form 25. Trading of the common stock was suspended prior to the opening of trading on January 5, 2026.',
    ],
    expected: { exchangeCompliance: null },
  },
  {
    name: 'decoy: how Nasdaq procedures work',
    form: '10-K',
    paragraphs: [
      'Under Nasdaq rules, a company that has effected one or more reverse stock splits over the prior two-year period with a cumulative ratio of 250 shares or more to one is not eligible for any compliance period, and the Staff would issue a delisting determination under Rule 5810. In January 2025, the SEC approved amendments to Rule 5810 that accelerate delisting of securities with a bid price below $1.00.',
    ],
    expected: { exchangeCompliance: null, reverseSplit: null },
  },
  {
    name: 'transfer to the Capital Market alone',
    form: '8-K',
    filedDate: '2025-07-18',
    paragraphs: [
      'Item 3.01 Notice of Delisting or Failure to Satisfy a Continued Listing Rule or Standard; Transfer of Listing.',
      'On July 16, 2025, the Company received approval from the Listing Qualifications Department of Nasdaq to transfer the listing of its common stock from The Nasdaq Global Select Market to The Nasdaq Capital Market. The Company\'s securities were transferred to the Nasdaq Capital Market at the opening of business on July 18, 2025. The common stock continues to trade under the symbol "OPLN".',
    ],
    expected: {
      exchangeCompliance: null,
      corporateActions: [
        {
          type: 'exchange_move',
          from: 'Nasdaq Global Select Market',
          to: 'Nasdaq Capital Market',
          date: '2025-07-18',
        },
      ],
    },
  },
  {
    name: 'NYSE American to the NYSE',
    form: '8-K',
    filedDate: '2025-05-09',
    paragraphs: [
      'HOUSTON, May 9, 2025 -- Basin Royalty Corp. (NYSE American: BSNR) announced that it will transfer the listing of its common stock to the New York Stock Exchange from the NYSE American. The Company expects to begin trading on the NYSE on May 20, 2025 under its current ticker symbol, "BSNR".',
    ],
    expected: {
      corporateActions: [
        { type: 'exchange_move', from: 'NYSE American', to: 'New York Stock Exchange', date: '2025-05-20' },
      ],
    },
  },
  {
    name: 'old cover with a table of classes',
    form: '10-Q',
    filedDate: '2003-05-14',
    paragraphs: [
      "Indicate the number of shares outstanding of each of the issuer's classes of common stock, as of the latest practicable date.",
      '<table><tr><td>Class</td><td>Outstanding at May 9, 2003</td></tr><tr><td>Common Stock, $.01 par value</td><td>9,812,447</td></tr></table>',
    ],
    expected: { shareFloat: { sharesOutstanding: 9_812_447, asOf: '2003-05-09' } },
  },
  {
    name: 'old cover: float computed by reference',
    form: '10-K',
    filedDate: '2004-03-12',
    paragraphs: [
      'The aggregate market value of the voting stock held by non-affiliates of the registrant, computed by reference to the price at which the stock was last sold on June 30, 2003, was $61,204,977. The number of shares of common stock outstanding at March 1, 2004 was 8,204,331.',
    ],
    expected: {
      shareFloat: {
        sharesOutstanding: 8_204_331,
        asOf: '2004-03-01',
        publicFloat: 61_204_977,
        publicFloatAsOf: '2003-06-30',
      },
    },
  },
  {
    name: 'prospectus: the offering table',
    form: 'S-1',
    filedDate: '2025-06-20',
    paragraphs: [
      '<table><tr><td>Common stock outstanding prior to this offering</td><td>14,203,550 shares</td></tr><tr><td>Common stock to be outstanding after this offering</td><td>19,203,550 shares</td></tr></table>',
      'The number of shares of common stock outstanding prior to this offering is based on 14,203,550 shares outstanding as of June 16, 2025, and excludes 2,100,000 shares issuable upon the exercise of warrants.',
    ],
    expected: { shareFloat: { sharesOutstanding: 14_203_550, asOf: '2025-06-16' } },
  },
  {
    name: 'decoy: authorised and reserved shares',
    form: 'S-1',
    paragraphs: [
      'Our authorized capital stock consists of 200,000,000 shares of common stock and 10,000,000 shares of preferred stock. As of May 31, 2026, there were outstanding warrants to purchase 3,400,000 shares of common stock and options to purchase 1,250,000 shares.',
    ],
    expected: { shareFloat: null },
  },
  {
    name: 'description of capital stock with holders of record',
    form: 'S-3',
    filedDate: '2025-09-05',
    paragraphs: [
      'As of September 2, 2025, there were 41,200,117 shares of our common stock issued and outstanding, held by approximately 83 stockholders of record.',
    ],
    expected: { shareFloat: { sharesOutstanding: 41_200_117, asOf: '2025-09-02' } },
  },
  {
    name: 'going concern only feared',
    form: '10-Q',
    filedDate: '2025-11-06',
    paragraphs: [
      'As of September 30, 2025, cash and cash equivalents were $88.0 million, which we believe is sufficient to fund operations through at least the end of 2027. If we are unable to raise capital, there could be substantial doubt about our ability to continue as a going concern.',
    ],
    expected: { cash: { cashAndEquivalents: 88_000_000, asOf: '2025-09-30' } },
  },
  {
    name: 'liquidity with cash of $ and thousands',
    form: '10-Q',
    filedDate: '2025-05-15',
    paragraphs: [
      'Our principal sources of liquidity are cash and our credit facility. At March 31, 2025, we had $1,904 thousand of cash and cash equivalents, compared with $2,611 thousand at December 31, 2024.',
    ],
    expected: { cash: { cashAndEquivalents: 1_904_000, asOf: '2025-03-31' } },
  },
  {
    name: 'capitalization table as adjusted',
    form: '424B5',
    filedDate: '2025-09-30',
    paragraphs: [
      'CAPITALIZATION The following table sets forth our cash and cash equivalents and capitalization as of June 30, 2025 (in thousands):',
      "<table><tr><td></td><td>Actual</td><td>As Adjusted</td></tr><tr><td>Cash and cash equivalents</td><td>$</td><td>4,812</td><td>$</td><td>12,040</td></tr><tr><td>Total stockholders' equity</td><td>1,204</td><td>8,432</td></tr></table>",
    ],
    expected: { cash: { cashAndEquivalents: 4_812_000, asOf: '2025-06-30' } },
  },
];
