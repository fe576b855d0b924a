import { cover, type OfferingCase, report } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page 8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

function supplement(
  number: string,
  title: readonly string[],
  prose: readonly string[],
  prices: readonly (readonly string[])[] = [],
): string {
  return cover(
    ['Filed Pursuant to Rule 424(b)(5)', `Registration No. ${number}`],
    ['PROSPECTUS SUPPLEMENT', '(To Prospectus dated May 1, 2024)', ...title],
    prose,
    prices,
  );
}

/** Covers in other firms' words. */
export const COVERS: readonly OfferingCase[] = [
  {
    name: 'open market sale agreement (Jefferies)',
    type: '424B5',
    text: supplement(
      '333-278100',
      ['$100,000,000', 'Common Stock', 'Merganser Bio, Inc.'],
      [
        'We have entered into an Open Market Sale AgreementSM, or the sale agreement, with Jefferies LLC, or Jefferies, relating to the sale of our common stock, $0.001 par value per share, offered by this prospectus supplement. In accordance with the terms of the sale agreement, under this prospectus supplement we may offer and sell our common stock having an aggregate offering price of up to $100,000,000 from time to time through Jefferies, acting as our sales agent.',
        'Sales, if any, will be made in "at the market" offerings as defined in Rule 415(a)(4). Jefferies will be entitled to a commission of up to 3.0% of the aggregate gross sales price of the shares sold.',
        'Our common stock is listed on the Nasdaq Global Market. On May 2, 2024, the last reported sale price was $7.77 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-278100',
        maxAggregateOffering: 100000000,
        placementAgentOrUnderwriters: ['Jefferies LLC'],
        agentFeePercent: 3,
      },
    },
  },
  {
    name: 'equity distribution agreement with many agents',
    type: '424B5',
    text: supplement(
      '333-278101',
      ['Up to $1,000,000,000', 'Common Stock', 'Harrow Street Realty Trust'],
      [
        'We have entered into an equity distribution agreement with Wells Fargo Securities, LLC, BofA Securities, Inc., Barclays Capital Inc. and J.P. Morgan Securities LLC (each, an "Agent" and together, the "Agents") relating to the offer and sale of shares of our common stock having an aggregate offering price of up to $1,000,000,000 from time to time. Sales will be made in transactions deemed to be "at the market" offerings as defined in Rule 415.',
        'Each Agent will receive a commission that will not exceed, but may be lower than, 2.0% of the gross sales price of shares sold through it.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        maxAggregateOffering: 1000000000,
        placementAgentOrUnderwriters: [
          'Wells Fargo Securities, LLC',
          'BofA Securities, Inc.',
          'Barclays Capital Inc.',
          'J.P. Morgan Securities LLC',
        ],
      },
    },
  },
  {
    name: 'float implied by the one-third limit',
    type: '424B5',
    text: supplement(
      '333-278102',
      ['Up to $2,400,000', 'Common Stock', 'Pomfret Sensors, Inc.'],
      [
        'We have entered into an At The Market Offering Agreement with Ladenburg Thalmann & Co. Inc., as sales agent, relating to shares of our common stock. We may offer and sell shares having an aggregate offering price of up to $2,400,000 from time to time in "at the market offerings" as defined in Rule 415(a)(4).',
        'As of April 30, 2024, the aggregate market value of our outstanding common stock held by non-affiliates, or our public float, was $9,000,450, based on 3,000,150 shares held by non-affiliates at a price of $3.00 per share. One-third of our public float, calculated in accordance with General Instruction I.B.6 of Form S-3, is equal to approximately $3,000,150. During the 12 calendar months prior to and including the date of this prospectus supplement, we have sold securities with an aggregate market value of approximately $600,100 pursuant to General Instruction I.B.6 of Form S-3. As a result, we are currently eligible to offer and sell up to an aggregate of approximately $2,400,050 of our securities.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        maxAggregateOffering: 2400000,
        placementAgentOrUnderwriters: ['Ladenburg Thalmann & Co. Inc.'],
        babyShelf: { applies: true, publicFloat: 9000450, soldLast12Months: 600100 },
      },
    },
  },
  {
    name: 'public offering with three columns (A.G.P.)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-278103'],
      [
        'PROSPECTUS',
        '2,900,000 Shares of Common Stock',
        '1,100,000 Pre-Funded Warrants to Purchase Shares of Common Stock',
        '4,000,000 Common Warrants to Purchase up to 4,000,000 Shares of Common Stock',
        'Pomfret Sensors, Inc.',
      ],
      [
        'We are offering 2,900,000 shares of our common stock, together with common warrants to purchase shares of common stock, at a combined public offering price of $2.00 per share and accompanying common warrant, and pre-funded warrants to purchase up to 1,100,000 shares of common stock together with common warrants at a combined price of $1.9999.',
        'We have engaged A.G.P./Alliance Global Partners to act as our sole placement agent on a reasonable best efforts basis.',
        RISK,
      ],
      [
        [
          '',
          'Per Share and Accompanying Common Warrant',
          'Per Pre-Funded Warrant and Accompanying Common Warrant',
          'Total',
        ],
        ['Public offering price', '$2.00', '$1.9999', '$7,999,890'],
        ['Placement agent fees (7%)(1)', '$0.14', '$0.14', '$560,000'],
        ['Proceeds to us, before expenses', '$1.86', '$1.8599', '$7,439,890'],
      ],
    ),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        sharesOffered: 2900000,
        pricePerShare: 2,
        grossProceeds: 7999890,
        placementAgentOrUnderwriters: ['A.G.P./Alliance Global Partners'],
      },
      warrants: [
        { count: 1100000, preFunded: true },
        { count: 4000000, preFunded: false },
      ],
    },
  },
  {
    name: 'public warrants and resale after a merger (424B3)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-278104'],
      [
        'PROSPECTUS FOR',
        'UP TO 8,625,000 SHARES OF CLASS A COMMON STOCK ISSUABLE UPON EXERCISE OF WARRANTS',
        'UP TO 40,250,117 SHARES OF CLASS A COMMON STOCK BY THE SELLING SECURITYHOLDERS',
        'NORDVALE AI INC.',
      ],
      [
        'This prospectus relates to (i) the issuance by us of up to 8,625,000 shares of Class A common stock issuable upon the exercise of public warrants at an exercise price of $11.50 per share and (ii) the offer and resale from time to time by the selling securityholders named in this prospectus of up to 40,250,117 shares of Class A common stock. We will not receive any proceeds from the sale of shares by the selling securityholders.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'resale', isAtm: false, isPrimary: true, isResale: true, fileNumber: '333-278104' } },
  },
  {
    name: 'preliminary supplement with blanks',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-278105'],
      [
        'Subject to Completion, dated May 6, 2024',
        'PRELIMINARY PROSPECTUS SUPPLEMENT',
        '&#160;&#160;&#160; Shares',
        'Common Stock',
        'Merganser Bio, Inc.',
      ],
      [
        'We are offering shares of our common stock in this underwritten public offering.',
        'Our common stock is listed on the Nasdaq Global Market. On May 3, 2024, the last reported sale price of our common stock was $7.80 per share.',
        RISK,
        'We have granted the underwriters an option to purchase up to additional shares.',
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$', '$'],
        ['Underwriting discounts and commissions', '$', '$'],
        ['Proceeds to us, before expenses', '$', '$'],
      ],
    ),
    expected: {
      offering: { type: 'firm_commitment', isAtm: false, isPrimary: true, isResale: false, fileNumber: '333-278105' },
    },
  },
  {
    name: 'shell company sells without an agent (S-1)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-278106'],
      ['PROSPECTUS', 'ZELKA CORP.', '2,000,000 SHARES OF COMMON STOCK', '$0.03 PER SHARE'],
      [
        'This is our initial public offering. We are offering 2,000,000 shares of our common stock in a direct public offering, without any involvement of underwriters or broker-dealers, at a fixed price of $0.03 per share. Our director will sell the shares on a best efforts basis. There is no public market for our common stock.',
        RISK,
      ],
      [
        ['', 'Offering Price', 'Commissions', 'Proceeds to Company'],
        ['Per share', '$0.03', 'Not applicable', '$0.03'],
        ['Total', '$60,000', 'Not applicable', '$60,000'],
      ],
    ),
    expected: {
      offering: { isAtm: false, isPrimary: true, isResale: false, sharesOffered: 2000000, pricePerShare: 0.03 },
    },
  },
];

/** Reports that sell nothing, and notes of banks. */
export const NOTHING: readonly OfferingCase[] = [
  [
    'termination of a sales agreement',
    'On March 3, 2025, Merganser Bio, Inc. delivered written notice to Cantor Fitzgerald & Co. to terminate the Controlled Equity Offering Sales Agreement dated May 5, 2021, under which the Company could sell shares of common stock having an aggregate offering price of up to $75,000,000.',
  ],
  [
    'purchase of a company for shares',
    'On March 3, 2025, Merganser Bio, Inc. (the "Company") entered into a share purchase agreement with the shareholders of Osier GmbH, pursuant to which the Company agreed to purchase 100% of the issued share capital of Osier GmbH for €5,000,000 in cash and 1,000,000 shares of the Company’s common stock.',
  ],
  [
    'repurchase from a holder',
    'On March 3, 2025, Merganser Bio, Inc. (the "Company") entered into a stock purchase agreement with Solan Holdings, Inc., pursuant to which the Company agreed to repurchase 1,000,000 shares of its common stock at a price of $7.20 per share for an aggregate purchase price of $7,200,000.',
  ],
  [
    'rights agreement',
    'On March 3, 2025, the board of Merganser Bio, Inc. (the "Company") declared a dividend of one preferred share purchase right for each outstanding share of common stock and entered into a rights agreement. Each right entitles the holder to purchase one one-thousandth of a share of Series A Junior Participating Preferred Stock at a price of $40.00.',
  ],
  [
    'sale by a holder',
    'On March 3, 2025, Solan Holdings, Inc., a stockholder of Merganser Bio, Inc. (the "Company"), entered into an underwriting agreement with Jefferies LLC to sell 3,000,000 shares of the Company’s common stock at $7.20 per share. The selling stockholder will receive all proceeds of the offering; the Company is not selling any shares.',
  ],
  [
    'senior notes',
    'On March 3, 2025, Merganser Bio, Inc. (the "Company") entered into an underwriting agreement with BofA Securities, Inc. relating to the issuance and sale of $500,000,000 aggregate principal amount of its 5.000% Senior Notes due 2035 in an underwritten public offering.',
  ],
].map(([name = '', text = '']) => ({
  name,
  type: '8-K',
  text: report(['Item 1.01 Entry into a Material Definitive Agreement.', text]),
  expected: { offering: null },
}));

export const BANK_NOTES: readonly OfferingCase[] = [
  [
    'trigger securities',
    'Trigger PLUS Based on the Value of the Common Stock of Apple Inc. due June 5, 2026',
    'Principal at Risk Securities. The Trigger PLUS are unsecured obligations of the issuer. At maturity, if the final share price exceeds the initial share price, you will receive the stated principal amount plus a return.',
  ],
  [
    'income securities',
    'Contingent Income Auto-Callable Securities due March 12, 2027 With the Coupon Barrier Based on the Performance of the Class A Common Stock of Meta Platforms, Inc.',
    'The securities do not guarantee the repayment of principal. Stated principal amount: $1,000 per security. Issue price: $1,000 per security.',
  ],
  [
    'airbag notes',
    'UBS AG $1,204,000 Airbag Autocallable Yield Notes',
    'Linked to the common stock of Advanced Micro Devices, Inc. due on or about May 9, 2026. UBS will pay a coupon regardless of the performance of the underlying asset.',
  ],
  [
    'exchange traded notes',
    'iPath Series B S&P 500 VIX Short-Term Futures ETNs',
    'The ETNs are unsecured debt obligations of Barclays Bank PLC. We may sell ETNs from time to time at prices related to the market price. The closing indicative value is the value of the index.',
  ],
].map(([name = '', title = '', text = '']) => ({
  name,
  type: '424B2',
  text: cover(['Filed Pursuant to Rule 424(b)(2)', 'Registration Statement No. 333-270004'], [title], [text, RISK]),
  expected: { offering: null },
}));
