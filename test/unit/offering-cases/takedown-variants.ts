import { cover, fees, type OfferingCase, paragraphs, report, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus supplement is truthful or complete.';

/** More takedowns, as other firms write them. */
export const MORE_TAKEDOWNS: readonly OfferingCase[] = [
  {
    name: 'amendment that raises an at-the-market amount',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-266900'],
      [
        'AMENDMENT NO. 2 DATED JANUARY 21, 2025',
        '(to Prospectus Supplement dated March 3, 2023 and Prospectus dated August 30, 2022)',
        'Up to $4,112,000',
        'Common Stock',
        'Redwold Interactive, Inc.',
      ],
      [
        'This Amendment No. 2 to our prospectus supplement amends and supplements the information in the prospectus supplement dated March 3, 2023, relating to the offer and sale of shares of our common stock pursuant to the At The Market Offering Agreement, or the Sales Agreement, with H.C. Wainwright & Co., LLC, or Wainwright, as sales agent. We have previously sold shares of common stock having an aggregate gross sales price of $6,318,204 under the Sales Agreement.',
        'We are filing this amendment to increase the amount of common stock we may offer under General Instruction I.B.6 of Form S-3. As of the date of this prospectus supplement, the aggregate market value of our common stock held by our non-affiliates, as calculated pursuant to General Instruction I.B.6 of Form S-3, is approximately $19.9 million based on 5,120,000 shares held by non-affiliates at a price of $3.89 per share on December 9, 2024. During the prior 12 calendar month period that ends on, and includes, the date of this prospectus supplement, we have offered and sold approximately $2.5 million of our securities pursuant to General Instruction I.B.6 of Form S-3.',
        'As a result, from and after the date hereof, we may offer and sell shares of our common stock having an aggregate offering price of up to $4,112,000 from time to time through Wainwright, in sales deemed to be "at the market offerings" as defined in Rule 415(a)(4).',
        'On January 17, 2025, the last reported sale price of our common stock was $2.96 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-266900',
        maxAggregateOffering: 4112000,
        placementAgentOrUnderwriters: ['H.C. Wainwright & Co., LLC'],
        babyShelf: { applies: true, publicFloat: 19900000, soldLast12Months: 2500000 },
      },
    },
  },
  {
    name: 'at-the-market prospectus that is no longer subject to I.B.6',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'File No. 333-269999'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 4, 2023)',
        '$75,000,000',
        'Common Stock',
        'Ilvaris Medical, Inc.',
      ],
      [
        'We have entered into a Controlled Equity Offering Sales Agreement, or sales agreement, with Cantor Fitzgerald & Co., or Cantor, and Oppenheimer & Co. Inc., or Oppenheimer, each as sales agent, dated May 5, 2023, relating to the sale of shares of our common stock. In accordance with the terms of the sales agreement, we may offer and sell shares of our common stock having an aggregate gross sales price of up to $75,000,000 from time to time.',
        'Sales of shares will be made in "at the market offerings" as defined in Rule 415(a)(4). The agents will be entitled to commission of up to 3.0% of the gross proceeds.',
        'As of the date of this prospectus supplement, we are no longer subject to the offering limits in General Instruction I.B.6 of Form S-3.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-269999',
        maxAggregateOffering: 75000000,
        placementAgentOrUnderwriters: ['Cantor Fitzgerald & Co.', 'Oppenheimer & Co. Inc.'],
        agentFeePercent: 3,
        babyShelf: { applies: false },
      },
    },
  },
  {
    name: 'direct sale without an agent',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-255001'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated April 20, 2021)',
        '612,500 Shares',
        'Common Stock',
        'Lakemont Gold Royalty Corp.',
      ],
      [
        'Pursuant to this prospectus supplement and the accompanying prospectus, we are offering 612,500 shares of our common stock directly to two accredited investors at a price of $4.80 per share, under a securities purchase agreement dated June 3, 2024. We will receive gross proceeds of $2,940,000 from this offering. We are not paying underwriting discounts or commissions.',
        'Our common stock is listed on the NYSE American under the symbol "LKGR." On June 3, 2024, the closing price of our common stock was $5.02 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-255001',
        sharesOffered: 612500,
        pricePerShare: 4.8,
        grossProceeds: 2940000,
      },
    },
  },
  {
    name: 'units of ADSs and warrants underwritten (Ellenoff)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration Nos. 333-281200 and 333-281377'],
      [
        'PROSPECTUS',
        '2,250,000 American Depositary Shares',
        'Representing 22,500,000 Ordinary Shares',
        'Warrants to Purchase up to 2,250,000 American Depositary Shares',
        'Okeanos Biotech plc',
      ],
      [
        'We are offering 2,250,000 American Depositary Shares, or ADSs, each representing ten ordinary shares, nominal value £0.001 per share, together with warrants to purchase up to 2,250,000 ADSs, in a firm commitment underwritten public offering. The combined public offering price for each ADS and accompanying warrant is $3.00. Each warrant is exercisable immediately at an exercise price of $3.30 per ADS and will expire five years from the date of issuance.',
        'The ADSs are listed on the Nasdaq Capital Market under the symbol "OKBT." On September 5, 2024, the closing price of the ADSs was $4.13 per ADS.',
        RISK,
      ],
      [
        ['', 'Per ADS and Accompanying Warrant', 'Total'],
        ['Combined public offering price', '$3.00', '$6,750,000'],
        ['Underwriting discounts and commissions', '$0.21', '$472,500'],
        ['Proceeds to us (before expenses)', '$2.79', '$6,277,500'],
      ],
      ['Sole Book-Running Manager', 'Ladenburg Thalmann'],
      ['Underwriting', 'Ladenburg Thalmann & Co. Inc. is acting as the representative of the underwriters.'],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-281200',
        sharesOffered: 2250000,
        pricePerShare: 3,
        grossProceeds: 6750000,
        placementAgentOrUnderwriters: ['Ladenburg Thalmann & Co. Inc.'],
      },
      warrants: [{ count: 2250000, exercisePrice: 3.3, preFunded: false, status: 'offered' }],
    },
  },
  {
    name: 'offering of common shares by a closed-end fund or trust with currency columns',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration Statement No. 333-251333'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To prospectus dated January 8, 2021)',
        '6,000,000 Shares',
        'Harrow Street Realty Trust',
        'Common Shares of Beneficial Interest',
      ],
      [
        'We are offering 6,000,000 of our common shares of beneficial interest, par value $0.01 per share. Our common shares are listed on the New York Stock Exchange under the symbol "HSRT." The last reported sale price of our common shares on March 4, 2025 was $17.21 per share.',
        RISK,
        'The underwriters have the option to purchase up to an additional 900,000 common shares from us at the public offering price, less the underwriting discount, within 30 days.',
      ],
      [
        ['', 'Per Share', '', 'Total', ''],
        ['Public offering price', '$', '16.75', '$', '100,500,000'],
        ['Underwriting discount', '$', '0.67', '$', '4,020,000'],
        ['Proceeds, before expenses, to us', '$', '16.08', '$', '96,480,000'],
      ],
      ['Joint Book-Running Managers', 'Morgan Stanley', 'Wells Fargo Securities'],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-251333',
        sharesOffered: 6000000,
        pricePerShare: 16.75,
        grossProceeds: 100500000,
      },
    },
  },
  {
    name: 'at-the-market prospectus of 2007 in plain text',
    type: '424B5',
    text: `Filed Pursuant to Rule 424(b)(5)
Registration No. 333-140001

PROSPECTUS SUPPLEMENT
(To Prospectus dated February 2, 2007)

                               4,500,000 SHARES

                          CALDERA MINING CORPORATION

                                 COMMON STOCK

     We are offering 4,500,000 shares of our common stock through Roth Capital
Partners, LLC, as placement agent, on a best efforts basis, at a price of $2.10
per share.

     Our common stock is listed on the American Stock Exchange under the symbol
"CDM." On May 7, 2007, the last reported sale price of our common stock was
$2.34 per share.

     INVESTING IN OUR COMMON STOCK INVOLVES RISKS. SEE "RISK FACTORS" BEGINNING
ON PAGE S-4 OF THIS PROSPECTUS SUPPLEMENT.

                                              PER SHARE          TOTAL
                                              ---------       -----------
Public offering price.....................      $2.10         $ 9,450,000
Placement agent fees......................      $0.126        $   567,000
Proceeds, before expenses, to us..........      $1.974        $ 8,883,000

           The date of this prospectus supplement is May 8, 2007

                               TABLE OF CONTENTS

About this prospectus supplement ........................... S-1
The offering ............................................... S-2
Risk factors ............................................... S-4
Use of proceeds ............................................ S-9
`,
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-140001',
        sharesOffered: 4500000,
        pricePerShare: 2.1,
        grossProceeds: 9450000,
        placementAgentOrUnderwriters: ['Roth Capital Partners, LLC'],
      },
    },
  },
];

/** Notes, more reports, and more that offers nothing. */
export const NOTES: readonly OfferingCase[] = [
  {
    name: 'warrants and notes in a quarterly report',
    type: '10-Q',
    text: `<html><body>${paragraphs([
      'UNITED STATES SECURITIES AND EXCHANGE COMMISSION',
      'FORM 10-Q',
      'QUARTERLY REPORT PURSUANT TO SECTION 13 OR 15(d) OF THE SECURITIES EXCHANGE ACT OF 1934',
      'For the quarterly period ended September 30, 2024',
      'NOTE 7 - CONVERTIBLE NOTES PAYABLE',
      'On April 2, 2024, the Company issued an unsecured convertible promissory note in the principal amount of $550,000 to an investor. The note bears interest at 10% per annum and matures on April 2, 2026. The note is convertible into common stock at a fixed conversion price of $0.25 per share. As of September 30, 2024, the note remained outstanding.',
      'NOTE 9 - WARRANTS',
      'As of September 30, 2024, the Company had warrants to purchase 3,400,000 shares of common stock outstanding, with a weighted average exercise price of $1.84 per share.',
    ])}${table([
      ['', 'Number of Warrants', 'Weighted Average Exercise Price'],
      ['Outstanding, December 31, 2023', '2,900,000', '$1.92'],
      ['Issued', '500,000', '1.40'],
      ['Exercised', '—', '—'],
      ['Outstanding, September 30, 2024', '3,400,000', '$1.84'],
    ])}</body></html>`,
    expected: {
      offering: null,
      warrants: [{ count: 3400000, preFunded: false, status: 'outstanding' }],
      convertibles: [
        { principal: 550000, conversionPrice: 0.25, maturity: '2026-04-02', interestRate: 10, variablePrice: false },
      ],
    },
  },
  {
    name: 'variable rate note in a quarterly report',
    type: '10-Q',
    text: `<html><body>${paragraphs([
      'FORM 10-Q',
      'For the quarterly period ended June 30, 2019',
      'NOTE 5 - CONVERTIBLE NOTES',
      'On February 11, 2019, the Company entered into a convertible promissory note with Power Up Lending Group Ltd. in the principal amount of $83,000. The note bears interest at 12% and is due on February 11, 2020. The note is convertible at a variable conversion price equal to 61% of the lowest trading price during the twenty trading days prior to conversion.',
    ])}</body></html>`,
    expected: {
      offering: null,
      convertibles: [{ principal: 83000, maturity: '2020-02-11', interestRate: 12, variablePrice: true }],
    },
  },
  {
    name: 'press release of a priced public offering (8-K 8.01)',
    type: '8-K',
    text: report([
      'Item 8.01 Other Events.',
      'On October 10, 2024, Redwold Interactive, Inc. (the "Company") announced the pricing of a best efforts public offering of 3,000,000 shares of its common stock (or pre-funded warrants in lieu thereof) and warrants to purchase up to 3,000,000 shares of common stock, at a combined public offering price of $1.50 per share and accompanying warrant. The warrants have an exercise price of $1.50 per share, are exercisable immediately and expire five years from issuance. Gross proceeds to the Company are expected to be approximately $4.5 million before deducting placement agent fees and offering expenses.',
      'Maxim Group LLC is acting as the sole placement agent for the offering.',
      'The securities are being offered pursuant to a registration statement on Form S-1 (File No. 333-282100).',
    ]),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        sharesOffered: 3000000,
        pricePerShare: 1.5,
        grossProceeds: 4500000,
        placementAgentOrUnderwriters: ['Maxim Group LLC'],
        fileNumber: '333-282100',
      },
      warrants: [{ count: 3000000, exercisePrice: 1.5, preFunded: false }],
    },
  },
  {
    name: 'private placement of shares and pre-funded warrants (8-K)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On May 6, 2024, Ilvaris Medical, Inc. (the "Company") entered into a securities purchase agreement with certain accredited investors for the private placement (the "Private Placement") of (i) 5,400,000 shares of the Company’s common stock at a price of $7.10 per share and (ii) pre-funded warrants to purchase up to 1,600,000 shares of common stock at a price of $7.0999 per pre-funded warrant. Each pre-funded warrant has an exercise price of $0.0001 per share. The gross proceeds from the Private Placement are expected to be approximately $49.7 million.',
      'Item 3.02 Unregistered Sales of Equity Securities.',
      'The securities were offered and sold in reliance on Section 4(a)(2) of the Securities Act.',
    ]),
    expected: {
      offering: {
        type: 'other',
        isAtm: false,
        isPrimary: true,
        sharesOffered: 5400000,
        pricePerShare: 7.1,
        grossProceeds: 49700000,
      },
      warrants: [{ count: 1600000, exercisePrice: 0.0001, preFunded: true }],
    },
  },
  {
    name: 'fee exhibit of a takedown (Rule 424(b), 457(r))',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Table',
        'Form 424(b)(5)',
        'Vantree Oncology, Inc.',
        'Table 1: Newly Registered Securities',
      ],
      [
        [
          'Fees to be Paid',
          'Equity',
          'Common Stock, $0.001 par value per share',
          '457(r)',
          '9,200,000(1)',
          '$12.50',
          '$115,000,000',
          '0.00014760',
          '$16,974',
        ],
        ['', 'Total Offering Amounts', '', '', '', '', '$115,000,000', '', '$16,974'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', '—'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '$16,974'],
      ],
      ['(1) Includes 1,200,000 shares that the underwriters have the option to purchase.'],
    ),
    expected: { offering: { registeredAmount: 115000000, fee: 16974, sharesOffered: 9200000 } },
  },
  {
    name: 'fee exhibit with previously paid lines and an offset',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form S-1/A',
        'Corvane Robotics, Inc.',
        'Table 1: Newly Registered Securities',
      ],
      [
        [
          'Fees to be Paid',
          'Equity',
          'Common stock, par value $0.0001 per share',
          '457(o)',
          '—',
          '—',
          '$2,400,000',
          '0.00015310',
          '$367.44',
        ],
        [
          'Fees Previously Paid',
          'Equity',
          'Common stock, par value $0.0001 per share',
          '457(o)',
          '—',
          '—',
          '$10,781,250',
          '0.00015310',
          '$1,650.61',
        ],
        ['', 'Equity', 'Representative’s warrants', '457(g)', '—', '—', '—', '—', '—'],
        [
          '',
          'Equity',
          'Common stock underlying representative’s warrants',
          '457(o)',
          '—',
          '—',
          '$585,938',
          '0.00015310',
          '$89.71',
        ],
        ['', 'Total Offering Amounts', '', '', '', '', '$13,767,188', '', '$2,107.76'],
        ['', 'Total Fees Previously Paid', '', '', '', '', '', '', '$1,740.32'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', '$0.00'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '$367.44'],
      ],
    ),
    expected: { offering: { registeredAmount: 13767188, fee: 367.44 } },
  },
  {
    name: 'depositary shares of preferred stock of a bank',
    type: '424B2',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(2)', 'Registration No. 333-270020'],
      [
        'PROSPECTUS SUPPLEMENT',
        '$1,250,000,000',
        'Harbour National Corp.',
        'Floating Rate Medium-Term Notes, Series B, due 2031',
      ],
      [
        'The notes will bear interest at compounded SOFR plus 1.32%. The notes are senior unsecured obligations. We will pay interest quarterly.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'exchange offer',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-270021'],
      [
        'PROSPECTUS',
        'Solan Holdings, Inc.',
        'Offer to Exchange',
        'up to $300,000,000 6.875% Senior Notes due 2031 that have been registered under the Securities Act',
      ],
      [
        'We are offering to exchange up to $300,000,000 of our new registered notes for an equal principal amount of our outstanding unregistered notes. We will not receive any proceeds from the exchange offer.',
      ],
    ),
    expected: { offering: null },
  },
];
