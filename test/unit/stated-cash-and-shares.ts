import type { WildStatement } from './listing-statement-types.ts';

/** Cash, runway and going concern of liquidity sections; shares and float of covers. */
export const STANDINGS_WILD: readonly WildStatement[] = [
  {
    name: 'liquidity with a runway into a quarter',
    form: '10-Q',
    filedDate: '2025-08-12',
    paragraphs: [
      'As of June 30, 2025, we had cash and cash equivalents of approximately $12.3 million. For the six months ended June 30, 2025, net cash used in operating activities was $9.8 million.',
      'Based on our current operating plan, we believe that our existing cash and cash equivalents will be sufficient to fund our operating expenses and capital expenditure requirements into the second quarter of 2026.',
    ],
    expected: {
      cash: {
        cashAndEquivalents: 12_300_000,
        asOf: '2025-06-30',
        runwayStatement:
          'we believe that our existing cash and cash equivalents will be sufficient to fund our operating expenses and capital expenditure requirements into the second quarter of 2026',
      },
    },
  },
  {
    name: 'substantial doubt and cash at two dates',
    form: '10-K',
    filedDate: '2025-03-31',
    paragraphs: [
      'We had cash and cash equivalents of $3,218,440 and $8,002,113 as of December 31, 2024 and 2023, respectively, and an accumulated deficit of $94.2 million as of December 31, 2024.',
      'These conditions raise substantial doubt about our ability to continue as a going concern within one year after the date that the financial statements are issued.',
    ],
    expected: { cash: { cashAndEquivalents: 3_218_440, asOf: '2024-12-31', goingConcern: true } },
  },
  {
    name: 'doubt alleviated',
    form: '10-K',
    filedDate: '2025-03-20',
    paragraphs: [
      'At December 31, 2024, the Company had cash of $41.7 million. The Company has incurred losses since inception, which initially raised substantial doubt about its ability to continue as a going concern. Management believes that the proceeds of the offering completed in February 2025 alleviate the substantial doubt, and that cash on hand will be sufficient to fund operations for at least twelve months from the issuance of these financial statements.',
    ],
    expected: { cash: { cashAndEquivalents: 41_700_000, asOf: '2024-12-31', goingConcern: false } },
  },
  {
    name: 'prospectus risk factor',
    form: '424B5',
    filedDate: '2025-09-17',
    paragraphs: [
      'We have incurred net losses since inception. Our cash, cash equivalents and restricted cash totaled $6.1 million at June 30, 2025. As of June 30, 2025, our cash and cash equivalents were $5.4 million, and we had an accumulated deficit of $120.5 million.',
      'Our independent registered public accounting firm has included an explanatory paragraph in its report on our financial statements as to the substantial doubt about our ability to continue as a going concern.',
    ],
    expected: { cash: { cashAndEquivalents: 5_400_000, asOf: '2025-06-30', goingConcern: true } },
  },
  {
    name: 'decoy: cash flows, covenants and trust account',
    form: '10-Q',
    paragraphs: [
      'As of March 31, 2026, the trust account held cash of $231,000,000. We are required to maintain a minimum of $5.0 million of cash under the loan agreement as of March 31, 2026. Net cash used in operating activities was $2.2 million for the quarter ended March 31, 2026.',
    ],
    expected: { cash: null },
  },
  {
    name: 'cover of a 10-K, one class',
    form: '10-K',
    filedDate: '2025-03-14',
    paragraphs: [
      "The aggregate market value of the voting and non-voting common equity held by non-affiliates of the registrant, based on the closing price of $2.15 per share of common stock on The Nasdaq Capital Market on June 28, 2024, the last business day of the registrant's most recently completed second fiscal quarter, was approximately $38.6 million.",
      "As of March 10, 2025, there were 24,118,902 shares of the registrant's common stock, par value $0.0001 per share, outstanding.",
      'DOCUMENTS INCORPORATED BY REFERENCE. Portions of the definitive proxy statement.',
    ],
    expected: {
      shareFloat: {
        sharesOutstanding: 24_118_902,
        asOf: '2025-03-10',
        publicFloat: 38_600_000,
        publicFloatAsOf: '2024-06-28',
      },
    },
  },
  {
    name: 'cover number after the words',
    form: '10-Q',
    filedDate: '2025-08-08',
    paragraphs: ["The number of shares of Registrant's Common Stock outstanding as of August 5, 2025 was 17,442,318."],
    expected: { shareFloat: { sharesOutstanding: 17_442_318, asOf: '2025-08-05' } },
  },
  {
    name: 'two classes: the first, and no public market no float',
    form: '10-K',
    filedDate: '2025-03-28',
    paragraphs: [
      "There was no public market for the registrant's common equity as of June 30, 2024, the last business day of its most recently completed second fiscal quarter. Accordingly, the registrant cannot calculate the aggregate market value held by non-affiliates as of such date.",
      'As of March 21, 2025, the registrant had 31,500,000 shares of Class A common stock and 7,187,500 shares of Class B common stock issued and outstanding.',
    ],
    expected: { shareFloat: { sharesOutstanding: 31_500_000, asOf: '2025-03-21' } },
  },
  {
    name: 'baby shelf paragraph',
    form: '424B5',
    filedDate: '2025-10-10',
    paragraphs: [
      'As of October 8, 2025, the aggregate market value of our outstanding common stock held by non-affiliates, or our public float, was approximately $14.4 million, based on 9,012,400 shares of outstanding common stock, of which 8,455,100 shares were held by non-affiliates, and a per share price of $1.70, the closing price on September 12, 2025. Pursuant to General Instruction I.B.6 of Form S-3, in no event will we sell securities with a value exceeding one-third of our public float in any 12-month period so long as our public float remains below $75 million.',
    ],
    expected: { shareFloat: { sharesOutstanding: 9_012_400, publicFloat: 14_400_000 } },
  },
  {
    name: 'common stock outstanding after is not outstanding',
    form: '424B5',
    filedDate: '2025-10-10',
    paragraphs: [
      'The number of shares of our common stock to be outstanding immediately after this offering is based on 12,804,331 shares of common stock outstanding as of June 30, 2025, and excludes: 1,204,000 shares issuable upon exercise of outstanding options.',
      'Common stock to be outstanding after this offering: 15,804,331 shares.',
    ],
    expected: { shareFloat: { sharesOutstanding: 12_804_331, asOf: '2025-06-30' } },
  },
];

/** Tables and covers of whole reports, with what stands beside the wanted number. */
export const TABLES_WILD: readonly WildStatement[] = [
  {
    name: 'balance sheet in millions, shares in thousands; the words count investments with the cash',
    form: '10-Q',
    filedDate: '2025-08-01',
    paragraphs: [
      'CONDENSED CONSOLIDATED BALANCE SHEETS (Unaudited) (In millions, except number of shares, which are reflected in thousands, and par value)',
      '<table><tr><td></td><td>June 28, 2025</td><td>September 28, 2024</td></tr><tr><td>Cash and cash equivalents</td><td>$</td><td>6,269</td><td>$</td><td>9,943</td></tr><tr><td>Marketable securities</td><td>19,103</td><td>35,228</td></tr></table>',
      'As of June 28, 2025, the Company had $25.4 billion in cash, cash equivalents and marketable securities.',
    ],
    expected: { cash: { cashAndEquivalents: 6_269_000_000, asOf: '2025-06-28' } },
  },
  {
    name: 'preferred shares beside the common ones on a cover',
    form: '10-K',
    filedDate: '2010-04-06',
    paragraphs: [
      'ANNUAL REPORT PURSUANT TO SECTION 13 OR 15(d) Commission file number 0-11111',
      "At March 30, 2010 there were 23,321,045 shares of the Registrant's Common Stock and 50,400 shares of Series 1 Preferred Stock outstanding.",
      'As of December 31, 2009 the liquidation preference of the Series 1 Preferred Stock was $504,000, and 50,400 shares were outstanding.',
    ],
    expected: { shareFloat: { sharesOutstanding: 23_321_045, asOf: '2010-03-30' } },
  },
  {
    name: 'decoy: shares of a plan that are not issued',
    form: '10-K',
    paragraphs: [
      'There are 58 million shares in the option plan, of which up to a maximum of 21,025,075 shares that are not issued under that plan may be added to the number of shares available.',
    ],
    expected: { shareFloat: null },
  },
];
