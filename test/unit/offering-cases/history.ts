import { cover, type OfferingCase, paragraphs, report, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page 8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

/** Reports with history, options and several instruments beside the news. */
export const HISTORY: readonly OfferingCase[] = [
  {
    name: 'closing with full exercise of the option (8-K 8.01)',
    type: '8-K',
    text: report([
      'Item 8.01 Other Events.',
      'On February 7, 2025, Merganser Bio, Inc. (the "Company") completed its previously announced underwritten public offering of 11,500,000 shares of its common stock, including 1,500,000 shares sold upon full exercise of the underwriters’ option to purchase additional shares, at a public offering price of $10.00 per share. The aggregate gross proceeds to the Company were $115.0 million, before deducting underwriting discounts and commissions.',
    ]),
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        sharesOffered: 11500000,
        pricePerShare: 10,
        grossProceeds: 115000000,
      },
    },
  },
  {
    name: 'private sale with two classes of warrants and a registration right (8-K)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On September 16, 2024, Pomfret Sensors, Inc. (the "Company") entered into a securities purchase agreement with a single healthcare-focused institutional investor, pursuant to which the Company agreed to issue and sell, in a private placement priced at-the-market under Nasdaq rules, (i) 410,000 shares of common stock, (ii) pre-funded warrants to purchase up to 2,090,000 shares of common stock, and (iii) Series C warrants to purchase up to 2,500,000 shares of common stock, at a purchase price of $2.00 per share and accompanying warrant. The pre-funded warrants have an exercise price of $0.0001 per share. The Series C warrants have an exercise price of $1.88 per share, are exercisable immediately and expire twenty-four months from the effective date of the registration statement.',
      'The aggregate gross proceeds to the Company were approximately $5.0 million. H.C. Wainwright & Co., LLC acted as the exclusive placement agent for the private placement and received a cash fee of 7.0% of the gross proceeds, and warrants to purchase up to 175,000 shares of common stock at an exercise price of $2.50 per share.',
      'In February 2023, the Company sold 900,000 shares of common stock at a price of $4.00 per share.',
    ]),
    expected: {
      offering: {
        type: 'other',
        isAtm: false,
        isPrimary: true,
        sharesOffered: 410000,
        pricePerShare: 2,
        grossProceeds: 5000000,
        placementAgentOrUnderwriters: ['H.C. Wainwright & Co., LLC'],
        agentFeePercent: 7,
      },
      warrants: [
        { count: 2090000, exercisePrice: 0.0001, preFunded: true },
        { count: 2500000, exercisePrice: 1.88, preFunded: false },
        { count: 175000, exercisePrice: 2.5, preFunded: false },
      ],
    },
  },
  {
    name: 'supplement that lowers an at-the-market amount (8-K)',
    type: '8-K',
    text: report([
      'Item 8.01 Other Events.',
      'On November 4, 2024, Pomfret Sensors, Inc. (the "Company") filed a prospectus supplement to its registration statement on Form S-3 (File No. 333-273300) to increase the amount of common stock that may be sold under its At The Market Offering Agreement with Ladenburg Thalmann & Co. Inc. The Company may offer and sell shares of common stock having an aggregate offering price of up to $5,150,000.',
    ]),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        maxAggregateOffering: 5150000,
        fileNumber: '333-273300',
        placementAgentOrUnderwriters: ['Ladenburg Thalmann & Co. Inc.'],
      },
    },
    gaps: [
      'offering.type',
      'offering.isAtm',
      'offering.maxAggregateOffering',
      'offering.fileNumber',
      'offering.placementAgentOrUnderwriters',
    ],
  },
  {
    name: 'unsold amount of an at-the-market program (424B5)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-278302'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 1, 2024)',
        'Up to $40,000,000',
        'Common Stock',
        'Pomfret Sensors, Inc.',
      ],
      [
        'We have entered into an amended sales agreement with Needham & Company, LLC, as sales agent, relating to the sale of our common stock in "at the market offerings" as defined in Rule 415(a)(4). We may offer and sell shares having an aggregate offering price of up to $40,000,000 from time to time. As of the date of this prospectus supplement, we have sold shares for gross proceeds of $27,350,000 and $12,650,000 of our common stock remains available for sale under the sales agreement.',
        'So long as our public float remains below $75.0 million, sales under the sales agreement are limited.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        maxAggregateOffering: 40000000,
        atmRemaining: 12650000,
        placementAgentOrUnderwriters: ['Needham & Company, LLC'],
      },
    },
  },
  {
    name: 'a note repaid in the next sentence (10-Q)',
    type: '10-Q',
    text: `<html><body>${paragraphs(['FORM 10-Q', 'For the quarterly period ended June 30, 2024', 'NOTE 6 - CONVERTIBLE NOTES', 'On March 1, 2023, the Company issued a convertible promissory note in the principal amount of $400,000 to an accredited investor. The note was repaid in full on March 1, 2024.', 'On May 9, 2024, the Company issued a 10% convertible debenture with a principal amount of $250,000, convertible at $0.50 per share and maturing May 9, 2026.'])}</body></html>`,
    expected: { convertibles: [{ principal: 250000, conversionPrice: 0.5, maturity: '2026-05-09', interestRate: 10 }] },
  },
  {
    name: 'amended notes and warrants (8-K)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On January 15, 2025, Quarrier Foods Corp. (the "Company") entered into an exchange agreement under which the holder exchanged a note in the principal amount of $1,200,000 for 600 shares of Series D Convertible Preferred Stock, and warrants to purchase 300,000 shares of common stock were amended to reduce the exercise price from $3.00 to $1.05 per share.',
    ]),
    expected: { warrants: [{ count: 300000, exercisePrice: 1.05 }] },
  },
  {
    name: 'securities excluded from the share count (424B5)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-278300'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 1, 2024)',
        '4,000,000 Shares',
        'Common Stock',
        'Merganser Bio, Inc.',
      ],
      [
        'We are offering 4,000,000 shares of our common stock in this underwritten public offering at a public offering price of $5.00 per share.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$5.00', '$20,000,000'],
        ['Underwriting discounts and commissions(1)', '$0.30', '$1,200,000'],
        ['Proceeds, before expenses, to us', '$4.70', '$18,800,000'],
      ],
      ['Lucid Capital Markets, LLC is acting as sole book-running manager for this offering.'],
      [
        'The number of shares of common stock to be outstanding after this offering is based on 21,300,450 shares of common stock outstanding as of December 31, 2024, and excludes: 2,410,000 shares of common stock issuable upon the exercise of outstanding stock options at a weighted average exercise price of $4.11 per share; 1,020,300 shares of common stock issuable upon the exercise of outstanding warrants at a weighted average exercise price of $8.40 per share; and 700,000 shares of common stock reserved for future issuance under our 2021 Plan.',
        'In December 2022, we sold 2,000,000 shares and warrants to purchase 1,000,000 shares of common stock, all of which warrants have been exercised.',
      ],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        sharesOffered: 4000000,
        pricePerShare: 5,
        grossProceeds: 20000000,
        sharesOutstandingBefore: 21300450,
        asOfDate: '2024-12-31',
      },
      warrants: [{ count: 1020300, exercisePrice: 8.4, preFunded: false, status: 'outstanding' }],
    },
  },
  {
    name: 'capitalization and dilution with deficits (424B4)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-278301'],
      ['PROSPECTUS', '1,600,000 Shares of Common Stock', 'Tarn Lake Distilling Co.'],
      [
        'We are offering 1,600,000 shares of our common stock at a public offering price of $5.00 per share on a firm commitment basis. The underwriters may also purchase up to 240,000 shares.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$5.00', '$8,000,000'],
        ['Underwriting discounts', '$0.40', '$640,000'],
        ['Proceeds to us, before expenses', '$4.60', '$7,360,000'],
      ],
    ).replace(
      '</body></html>',
      `${paragraphs(['DILUTION'])}${table([
        ['Public offering price per share', '', '$5.00'],
        ['Historical net tangible book value (deficit) per share as of September 30, 2024', '$(0.62)', ''],
        ['Increase per share attributable to new investors', '1.30', ''],
        ['As adjusted net tangible book value per share after this offering', '', '0.68'],
        ['Dilution per share to new investors', '', '$4.32'],
      ])}</body></html>`,
    ),
    expected: {
      offering: {
        isAtm: false,
        isPrimary: true,
        sharesOffered: 1600000,
        pricePerShare: 5,
        grossProceeds: 8000000,
        dilutionPerShare: 4.32,
        netTangibleBookValueBefore: -0.62,
        netTangibleBookValueAfter: 0.68,
      },
    },
  },
];
