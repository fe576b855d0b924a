import { cover, type OfferingCase } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8 of this prospectus supplement. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus supplement is truthful or complete. Any representation to the contrary is a criminal offense.';

/** Takedowns: 424B2, 424B3 and 424B5. */
export const TAKEDOWNS: readonly OfferingCase[] = [
  {
    name: 'registered direct with a concurrent private placement of warrants (Wainwright)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-264111'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated April 14, 2022)',
        '1,470,589 Shares of Common Stock',
        'Pre-Funded Warrants to Purchase up to 529,411 Shares of Common Stock',
        '529,411 Shares of Common Stock underlying such Pre-Funded Warrants',
        'Larkspur Thermal, Inc.',
      ],
      [
        'We are offering 1,470,589 shares of our common stock, par value $0.0001 per share, and pre-funded warrants to purchase up to 529,411 shares of common stock (the "Pre-Funded Warrants") directly to certain institutional investors pursuant to this prospectus supplement, the accompanying prospectus and a securities purchase agreement dated March 26, 2025. The offering price of each share is $3.40. The purchase price of each Pre-Funded Warrant is $3.399, which equals the price per share less the $0.001 per share exercise price of each Pre-Funded Warrant.',
        'In a concurrent private placement, we are also selling to such investors unregistered warrants to purchase up to 2,000,000 shares of common stock (the "Private Warrants") at an exercise price of $3.27 per share. The Private Warrants are exercisable immediately upon issuance and will expire five years from the effective date of the resale registration statement. The Private Warrants and the shares of common stock issuable upon exercise of the Private Warrants are not being offered pursuant to this prospectus supplement.',
        'Our common stock is listed on The Nasdaq Capital Market under the symbol "LRKS." On March 26, 2025, the last reported sale price of our common stock was $3.52 per share.',
        'As of March 27, 2025, the aggregate market value of our outstanding common stock held by non-affiliates was approximately $24,310,000, based on 6,500,000 shares of outstanding common stock held by non-affiliates and a price of $3.74 per share, the closing price on February 11, 2025. During the 12 calendar months prior to and including the date of this prospectus supplement, and excluding this offering, we have sold $1,105,220 of securities pursuant to General Instruction I.B.6 of Form S-3.',
        'We have engaged H.C. Wainwright & Co., LLC as our exclusive placement agent (the "placement agent") to use its reasonable best efforts to solicit offers to purchase the securities offered by this prospectus supplement. The placement agent has no obligation to buy any of the securities from us.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Per Pre-Funded Warrant', 'Total'],
        ['Offering price', '$3.40', '$3.399', '$6,799,470.99'],
        ['Placement agent fees(1)', '$0.238', '$0.238', '$476,000.00'],
        ['Proceeds to us, before expenses(2)', '$3.162', '$3.161', '$6,323,470.99'],
      ],
      [
        '(1) We will pay the placement agent a total cash fee equal to 7.0% of the gross proceeds of the offering. We have also agreed to issue to the placement agent or its designees warrants to purchase up to 120,000 shares of common stock at an exercise price of $4.25 per share.',
        'Delivery of the shares is expected to be made on or about March 28, 2025, subject to satisfaction of customary closing conditions.',
        'H.C. Wainwright & Co.',
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-264111',
        sharesOffered: 1470589,
        pricePerShare: 3.4,
        grossProceeds: 6799470.99,
        placementAgentOrUnderwriters: ['H.C. Wainwright & Co., LLC'],
        agentFeePercent: 7,
        babyShelf: { applies: true, publicFloat: 24310000, soldLast12Months: 1105220 },
      },
      warrants: [
        { count: 529411, exercisePrice: 0.001, preFunded: true, status: 'offered' },
        { count: 2000000, exercisePrice: 3.27, preFunded: false, status: 'to be issued' },
        { count: 120000, exercisePrice: 4.25, preFunded: false, status: 'to be issued' },
      ],
    },
  },
  {
    name: 'at-the-market prospectus supplement (A.G.P., Instruction I.B.6)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration Statement No. 333-271954'],
      [
        'Prospectus Supplement',
        '(to Prospectus dated May 25, 2023)',
        'Up to $7,350,000',
        'Common Stock',
        'Quillmere Diagnostics Corp.',
      ],
      [
        'We have entered into a sales agreement (the "Sales Agreement") with A.G.P./Alliance Global Partners (the "Sales Agent" or "A.G.P.") dated June 2, 2024, relating to the sale of shares of our common stock, par value $0.001 per share, offered by this prospectus supplement. In accordance with the terms of the Sales Agreement, under this prospectus supplement we may offer and sell shares of our common stock having an aggregate offering price of up to $7,350,000 from time to time through the Sales Agent, acting as our agent.',
        'Sales of our common stock, if any, under this prospectus supplement will be made by any method permitted that is deemed an "at the market offering" as defined in Rule 415(a)(4) under the Securities Act of 1933, as amended. The Sales Agent will be entitled to compensation at a fixed commission rate of 3.0% of the gross sales price per share sold.',
        'The aggregate market value of our common stock held by non-affiliates pursuant to General Instruction I.B.6 of Form S-3 is $22,058,400, which was calculated based on 8,170,000 shares of our common stock outstanding held by non-affiliates at a price of $2.70 per share, the closing price of our common stock on May 6, 2024. We have not sold any securities pursuant to General Instruction I.B.6 of Form S-3 during the prior 12 calendar month period that ends on and includes the date hereof. Pursuant to General Instruction I.B.6, in no event will we sell securities registered on this registration statement in a public primary offering with a value exceeding more than one-third of our public float in any 12-month period so long as our public float remains below $75.0 million.',
        'Our common stock is traded on The Nasdaq Capital Market under the symbol "QLMR." The last reported sale price of our common stock on May 31, 2024 was $2.15 per share.',
        RISK,
        'A.G.P.',
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-271954',
        maxAggregateOffering: 7350000,
        placementAgentOrUnderwriters: ['A.G.P./Alliance Global Partners'],
        agentFeePercent: 3,
        babyShelf: { applies: true, publicFloat: 22058400, soldLast12Months: 0 },
      },
    },
  },
  {
    name: 'at-the-market prospectus supplement with several agents (TD Cowen, Cooley)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-279001'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 1, 2024)',
        '$150,000,000',
        'Veldra Therapeutics, Inc.',
        'Common Stock',
      ],
      [
        'We have entered into a sales agreement, or the Sales Agreement, with TD Securities (USA) LLC, or TD Cowen, relating to shares of our common stock offered by this prospectus supplement and the accompanying prospectus. In accordance with the terms of the Sales Agreement, we may offer and sell shares of our common stock having an aggregate offering price of up to $150.0 million from time to time through TD Cowen, acting as our agent.',
        'Our common stock is listed on The Nasdaq Global Select Market under the symbol "VLDR." On May 8, 2024, the last reported sale price of our common stock was $11.42 per share.',
        'Sales of our common stock, if any, under this prospectus supplement will be made in sales deemed to be an "at the market offering" as defined in Rule 415(a)(4) promulgated under the Securities Act. TD Cowen is not required to sell any specific amount, but will act as our sales agent using commercially reasonable efforts consistent with its normal trading and sales practices. The compensation to TD Cowen for sales of common stock sold pursuant to the Sales Agreement will be up to 3.0% of the gross proceeds of any shares of common stock sold under the Sales Agreement.',
        RISK,
        'TD Cowen',
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        fileNumber: '333-279001',
        maxAggregateOffering: 150000000,
        placementAgentOrUnderwriters: ['TD Securities (USA) LLC'],
        agentFeePercent: 3,
      },
    },
  },
  {
    name: 'underwritten takedown with option and pre-funded warrants (Lowenstein)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-256120'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 21, 2021)',
        '11,764,706 Shares of Common Stock',
        'Pre-Funded Warrants to Purchase 2,941,176 Shares of Common Stock',
        'Osmarin Bio, Inc.',
      ],
      [
        'We are offering 11,764,706 shares of our common stock and, in lieu of common stock to certain investors, pre-funded warrants to purchase 2,941,176 shares of our common stock. The public offering price for each share of common stock is $8.50 and the public offering price for each pre-funded warrant is $8.4999, which equals the per share public offering price for the common stock less the $0.0001 exercise price for each such pre-funded warrant.',
        'We have granted the underwriters an option for a period of 30 days to purchase up to an additional 2,205,882 shares of our common stock at the public offering price, less underwriting discounts and commissions.',
        'Our common stock is listed on the Nasdaq Global Market under the symbol "OSMR." On January 14, 2025, the last reported sale price of our common stock was $9.31 per share.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Per Pre-Funded Warrant', 'Total'],
        ['Public offering price', '$ 8.5000', '$ 8.4999', '$ 124,999,702.88'],
        ['Underwriting discounts and commissions(1)', '$ 0.5100', '$ 0.5100', '$ 7,499,999.82'],
        ['Proceeds, before expenses, to us', '$ 7.9900', '$ 7.9899', '$ 117,499,703.06'],
      ],
      [
        'The underwriters expect to deliver the securities against payment on or about January 16, 2025.',
        'Joint Book-Running Managers',
        'Jefferies',
        'Piper Sandler',
        'Prospectus Supplement dated January 14, 2025',
      ],
      [
        'The Offering',
        'Common stock to be outstanding immediately after this offering: 52,764,706 shares (or 54,970,588 shares if the underwriters exercise in full their option to purchase additional shares), assuming no exercise of the pre-funded warrants.',
        'The number of shares of our common stock to be outstanding after this offering is based on 41,000,000 shares of our common stock outstanding as of September 30, 2024, and excludes 3,204,118 shares of common stock issuable upon the exercise of stock options outstanding as of September 30, 2024, with a weighted-average exercise price of $6.12 per share, and 650,000 shares of our common stock issuable upon the exercise of outstanding warrants with an exercise price of $12.00 per share.',
        'Use of Proceeds',
        'We estimate that the net proceeds to us from this offering will be approximately $117.2 million, after deducting underwriting discounts and commissions and estimated offering expenses payable by us.',
        'Underwriting',
        'We, our directors and our executive officers have agreed that, for a period of 60 days after the date of this prospectus supplement, we and they will not, without the prior written consent of Jefferies LLC, offer, sell, contract to sell or otherwise dispose of any shares of common stock.',
      ],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-256120',
        sharesOffered: 11764706,
        pricePerShare: 8.5,
        grossProceeds: 124999702.88,
        netProceeds: 117200000,
        sharesOutstandingBefore: 41000000,
        sharesOutstandingAfter: 52764706,
        asOfDate: '2024-09-30',
      },
      warrants: [
        { count: 2941176, exercisePrice: 0.0001, preFunded: true, status: 'offered' },
        { count: 650000, exercisePrice: 12, preFunded: false, status: 'outstanding' },
      ],
      lockups: [
        { parties: 'company', days: 60 },
        { parties: 'directors and officers', days: 60 },
      ],
    },
  },
  {
    name: 'F-3 takedown under I.B.5, units of ADSs and warrants (Maxim)',
    type: '424B5',
    text: cover(
      ['Filed pursuant to Rule 424(b)(5)', 'Registration No. 333-268440'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To the Prospectus dated December 2, 2022)',
        'TANSHAN INTELLIGENCE LTD',
        '3,600,000 Class A Ordinary Shares',
      ],
      [
        'We are offering 3,600,000 of our Class A ordinary shares, par value US$0.0001 per share, directly to certain institutional investors pursuant to this prospectus supplement and the accompanying prospectus at a purchase price of US$1.25 per share.',
        'Our Class A ordinary shares are listed on the Nasdaq Capital Market under the symbol "TSHN." On August 19, 2024, the closing price of our Class A ordinary shares was US$1.62 per share.',
        'The aggregate market value of our outstanding Class A ordinary shares held by non-affiliates, or public float, as of August 19, 2024, was approximately US$21.6 million, which was calculated based on 12,000,000 Class A ordinary shares held by non-affiliates and the closing price of US$1.80 on July 8, 2024. Pursuant to General Instruction I.B.5 of Form F-3, in no event will we sell our securities in a public primary offering with a value exceeding more than one-third of our public float in any 12-month period so long as our public float remains below US$75 million. During the 12 calendar months prior to and including the date of this prospectus supplement, we have not offered or sold any securities pursuant to General Instruction I.B.5 of Form F-3.',
        'We have engaged Maxim Group LLC to act as our exclusive placement agent in connection with this offering on a reasonable best efforts basis.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Offering Price', 'US$1.25', 'US$4,500,000'],
        ['Placement Agent Fees', 'US$0.0875', 'US$315,000'],
        ['Proceeds to us, before expenses', 'US$1.1625', 'US$4,185,000'],
      ],
      [
        'We have agreed to pay the placement agent a cash fee of 7.0% of the aggregate gross proceeds raised in this offering.',
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-268440',
        sharesOffered: 3600000,
        pricePerShare: 1.25,
        grossProceeds: 4500000,
        placementAgentOrUnderwriters: ['Maxim Group LLC'],
        agentFeePercent: 7,
        babyShelf: { applies: true, publicFloat: 21600000, soldLast12Months: 0 },
      },
    },
  },
  {
    name: 'resale prospectus of an equity line (424B3, Lincoln Park style)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-277812'],
      ['PROSPECTUS', 'HALVERN ENERGY STORAGE, INC.', 'Up to 9,000,000 Shares of Common Stock'],
      [
        'This prospectus relates to the offer and resale of up to 9,000,000 shares of our common stock, par value $0.001 per share, by Lincoln Park Capital Fund, LLC ("Lincoln Park" or the "Selling Stockholder").',
        'The shares of common stock being offered by the Selling Stockholder have been or may be issued pursuant to the purchase agreement dated February 20, 2024 that we entered into with Lincoln Park (the "Purchase Agreement"). We are not selling any securities under this prospectus and will not receive any of the proceeds from the sale of shares by the Selling Stockholder. However, we may receive up to $15,000,000 aggregate gross proceeds under the Purchase Agreement from any sales we make to Lincoln Park after the date of this prospectus.',
        'Our common stock is listed on the NYSE American under the symbol "HLVN." On March 8, 2024, the closing sale price of our common stock was $1.08 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-277812',
        sharesOffered: 9000000,
      },
    },
  },
  {
    name: 'resale prospectus of warrant shares after an inducement (Sichenzia)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration Statement No. 333-283377'],
      ['PROSPECTUS', '4,318,422 Shares of Common Stock Issuable Upon Exercise of Warrants', 'PALETHORN HOLDINGS, INC.'],
      [
        'This prospectus relates to the resale from time to time, by the selling stockholders identified in this prospectus under the caption "Selling Stockholders," of up to an aggregate of 4,318,422 shares of common stock, par value $0.0001 per share, consisting of (i) 2,159,211 shares issuable upon exercise of Series C common stock purchase warrants (the "Series C Warrants") and (ii) 2,159,211 shares issuable upon exercise of Series D common stock purchase warrants (the "Series D Warrants").',
        'We are not selling any shares of common stock under this prospectus and will not receive any of the proceeds from the sale of the shares by the selling stockholders. We will, however, receive the exercise price of $1.91 per share of any warrants exercised for cash.',
        'Our common stock is listed on The Nasdaq Capital Market under the symbol "PLTH." On November 20, 2024, the last reported sale price of our common stock was $1.77 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-283377',
        sharesOffered: 4318422,
      },
    },
  },
  {
    name: 'public offering of units, best efforts (Aegis)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-284409'],
      [
        'PROSPECTUS',
        '5,000,000 Units, Each Consisting of One Share of Common Stock or One Pre-Funded Warrant and One Common Warrant to Purchase One Share of Common Stock',
        'Brindle Aerosystems Inc.',
      ],
      [
        'We are offering on a best efforts basis 5,000,000 units, each unit consisting of one share of our common stock, par value $0.001 per share, and one warrant to purchase one share of common stock (the "Common Warrants"), at a public offering price of $1.20 per unit. Each Common Warrant has an exercise price of $1.50 per share, is immediately exercisable and will expire on the fifth anniversary of the original issuance date.',
        'We have engaged Aegis Capital Corp. (the "placement agent") to act as our exclusive placement agent in connection with this offering. The placement agent is not purchasing or selling any of the securities we are offering and is not required to arrange the purchase or sale of any specific number or dollar amount of securities.',
        'Our common stock is listed on the Nasdaq Capital Market under the symbol "BRND." The last reported sale price of our common stock on February 12, 2025 was $1.61 per share.',
        RISK,
      ],
      [
        ['', 'Per Unit', 'Total'],
        ['Public offering price', '$1.20', '$6,000,000'],
        ['Placement agent fees (8.0%)', '$0.096', '$480,000'],
        ['Proceeds to us, before expenses', '$1.104', '$5,520,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-284409',
        sharesOffered: 5000000,
        pricePerShare: 1.2,
        grossProceeds: 6000000,
        placementAgentOrUnderwriters: ['Aegis Capital Corp.'],
      },
    },
  },
];
