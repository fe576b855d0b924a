import { cover, type OfferingCase, paragraphs, table } from './markup.ts';

const RISK =
  'Investing in our securities is highly speculative and involves a high degree of risk. See "Risk Factors" beginning on page 12 of this prospectus for a discussion of information that should be considered in connection with an investment in our securities. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities.';
const SUBJECT =
  'The information in this preliminary prospectus is not complete and may be changed. We may not sell these securities until the registration statement filed with the Securities and Exchange Commission is effective. This preliminary prospectus is not an offer to sell these securities and it is not soliciting an offer to buy these securities in any jurisdiction where the offer or sale is not permitted.';

function facing(form: string, number: string, name: string): readonly string[] {
  return [
    'As filed with the Securities and Exchange Commission on February 3, 2025',
    `Registration No. ${number}`,
    'UNITED STATES',
    'SECURITIES AND EXCHANGE COMMISSION',
    'Washington, D.C. 20549',
    `FORM ${form}`,
    'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
    name,
    '(Exact name of registrant as specified in its charter)',
    'Approximate date of commencement of proposed sale to the public: As soon as practicable after the effective date of this registration statement.',
    'The registrant hereby amends this registration statement on such date or dates as may be necessary to delay its effective date until the registrant shall file a further amendment.',
  ];
}

/** Registration statements, and prospectuses of first offerings. */
export const REGISTRATIONS: readonly OfferingCase[] = [
  {
    name: 'initial public offering with a range of prices, preliminary (ThinkEquity)',
    type: 'S-1/A',
    text: cover(
      facing('S-1/A', '333-283910', 'Corvane Robotics, Inc.'),
      [
        'SUBJECT TO COMPLETION, DATED FEBRUARY 3, 2025',
        'PRELIMINARY PROSPECTUS',
        SUBJECT,
        '1,875,000 Shares of Common Stock',
        'Corvane Robotics, Inc.',
      ],
      [
        'This is a firm commitment initial public offering of shares of our common stock. Prior to this offering, there has been no public market for our common stock. We anticipate that the initial public offering price will be between $4.00 and $5.00 per share.',
        'We have applied to list our common stock on the NYSE American under the symbol "CRVN."',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Initial public offering price', '$', '$'],
        ['Underwriting discounts and commissions(1)', '$', '$'],
        ['Proceeds to us, before expenses', '$', '$'],
      ],
      [
        '(1) Underwriting discounts and commissions do not include a non-accountable expense allowance equal to 1.0% of the initial public offering price payable to the underwriters.',
        'We have granted a 45-day option to the representative of the underwriters to purchase up to 281,250 additional shares of common stock solely to cover over-allotments, if any.',
        'ThinkEquity',
      ],
      [
        'The Offering',
        'Common stock outstanding before this offering: 8,125,400 shares.',
        'Common stock to be outstanding after this offering: 10,000,400 shares (or 10,281,650 shares if the over-allotment option is exercised in full).',
        'Underwriting',
        'ThinkEquity LLC is acting as representative of the underwriters. The underwriters have agreed to an underwriting discount equal to 7.5% of the public offering price.',
        'We have agreed, for a period of three months after the closing of this offering, and our directors, executive officers and holders of 5% or more of our outstanding shares have agreed, for a period of six months after the date of this prospectus, without the prior written consent of the representative, not to directly or indirectly offer to sell, sell, pledge or otherwise transfer or dispose of any of shares of our common stock.',
        'We have granted the representative a right of first refusal, for a period of twenty-four (24) months from the closing of this offering, to act as sole investment banker, sole book-runner and/or sole placement agent for each and every future public and private equity and debt offering.',
        'We have agreed to issue to the representative warrants to purchase up to a total of 93,750 shares of common stock (5% of the shares of common stock sold in this offering). The representative’s warrants will be exercisable at $5.625 per share, or 125% of the assumed public offering price.',
      ],
    ),
    expected: {
      offering: {
        type: 'ipo',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-283910',
        sharesOffered: 1875000,
      },
      rofr: [{ durationMonths: 24 }],
      warrants: [{ count: 93750, exercisePrice: 5.625 }],
    },
  },
  {
    name: 'initial public offering, final prospectus of a foreign issuer (EF Hutton)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-275566'],
      ['1,500,000 Ordinary Shares', 'NANYU COLD CHAIN GROUP LTD'],
      [
        'This is the initial public offering of our ordinary shares, par value US$0.0005 per share. We are offering 1,500,000 ordinary shares on a firm commitment basis. The initial public offering price is US$4.00 per ordinary share. Prior to this offering, there has been no public market for our ordinary shares.',
        'Our ordinary shares have been approved for listing on the Nasdaq Capital Market under the symbol "NYCC."',
        RISK,
      ],
      [
        ['', 'Per Ordinary Share', 'Total'],
        ['Initial public offering price', 'US$4.00', 'US$6,000,000'],
        ['Underwriting discounts (7.5%)', 'US$0.30', 'US$450,000'],
        ['Proceeds to us, before expenses', 'US$3.70', 'US$5,550,000'],
      ],
      [
        'We expect our total cash expenses for this offering to be approximately US$1.1 million.',
        'EF HUTTON LLC',
        'Prospectus dated April 11, 2024',
      ],
      [
        'Ordinary shares outstanding prior to this offering 11,250,000 ordinary shares',
        'Ordinary shares outstanding immediately after this offering 12,750,000 ordinary shares',
      ],
    ),
    expected: {
      offering: {
        type: 'ipo',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-275566',
        sharesOffered: 1500000,
        pricePerShare: 4,
        grossProceeds: 6000000,
      },
    },
  },
  {
    name: 'best efforts with a minimum and a maximum',
    type: 'S-1',
    text: cover(
      facing('S-1', '333-284600', 'Tarn Lake Distilling Co.'),
      [
        'PROSPECTUS',
        'Tarn Lake Distilling Co.',
        'Minimum of 500,000 Shares of Common Stock',
        'Maximum of 2,500,000 Shares of Common Stock',
        '$2.00 per share',
      ],
      [
        'We are offering, on a self-underwritten, best efforts basis, a minimum of 500,000 shares and a maximum of 2,500,000 shares of our common stock at a fixed price of $2.00 per share. The offering will terminate on the earlier of the sale of the maximum number of shares or 180 days from the effective date of this prospectus.',
        'There is currently no public market for our common stock.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Minimum', 'Maximum'],
        ['Public offering price', '$2.00', '$1,000,000', '$5,000,000'],
        ['Commissions', '$0.00', '$0', '$0'],
        ['Proceeds to us, before expenses', '$2.00', '$1,000,000', '$5,000,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-284600',
        pricePerShare: 2,
        sharesOffered: 2500000,
      },
    },
    gaps: ['offering.sharesOffered', 'offering.type'],
  },
  {
    name: 'resale of convertible note shares and warrants (Lucosky, S-1)',
    type: 'S-1',
    text: cover(
      facing('S-1', '333-284711', 'Fennimore Digital Inc.'),
      [
        'SUBJECT TO COMPLETION, DATED FEBRUARY 3, 2025',
        'PRELIMINARY PROSPECTUS',
        SUBJECT,
        'FENNIMORE DIGITAL INC.',
        '14,266,120 Shares of Common Stock',
      ],
      [
        'This prospectus relates to the resale by the selling stockholders named herein (the "Selling Stockholders") of up to 14,266,120 shares of common stock, par value $0.00001 per share, of Fennimore Digital Inc., consisting of (i) up to 9,510,747 shares of common stock issuable upon the conversion of senior secured convertible promissory notes in the aggregate principal amount of $3,260,870 (the "Notes") and (ii) up to 4,755,373 shares of common stock issuable upon the exercise of common stock purchase warrants (the "Warrants").',
        'The Notes mature on January 17, 2026, bear interest at a rate of 8% per annum and are convertible at a conversion price of $0.35 per share, subject to adjustment. The Warrants have an exercise price of $0.42 per share and expire on January 17, 2030.',
        'We are not selling any securities under this prospectus and we will not receive any proceeds from the sale of shares by the Selling Stockholders. We may receive up to approximately $1,997,257 from the cash exercise of the Warrants.',
        'Our common stock is quoted on the OTCQB under the symbol "FNMD." On January 31, 2025, the last reported sale price of our common stock was $0.388 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-284711',
        sharesOffered: 14266120,
      },
      warrants: [
        { count: 4755373, exercisePrice: 0.42, expires: '2030-01-17', preFunded: false, status: 'outstanding' },
      ],
      convertibles: [{ principal: 3260870, conversionPrice: 0.35, maturity: '2026-01-17', interestRate: 8 }],
    },
  },
  {
    name: 'universal shelf with an at-the-market prospectus (S-3, Cooley)',
    type: 'S-3',
    text: `<html><body>${paragraphs(facing('S-3', '333-284800', 'Arbelle Pharma, Inc.'))}${paragraphs([
      'EXPLANATORY NOTE',
      'This registration statement contains two prospectuses: a base prospectus which covers the offering, issuance and sale by us of up to $200,000,000 in the aggregate of the securities identified above from time to time in one or more offerings; and a sales agreement prospectus covering the offering, issuance and sale by us of up to a maximum aggregate offering price of up to $50,000,000 of our common stock that may be issued and sold from time to time under a sales agreement with Leerink Partners LLC.',
      'PROSPECTUS',
      '$200,000,000',
      'Arbelle Pharma, Inc.',
      'Common Stock',
      'Preferred Stock',
      'Debt Securities',
      'Warrants',
      'From time to time, we may offer up to $200,000,000 aggregate amount of any combination of the securities described in this prospectus in one or more offerings. We will provide specific terms of these offerings and securities in one or more supplements to this prospectus.',
      RISK,
      'The date of this prospectus is               , 2025',
      'ABOUT THIS PROSPECTUS',
      'This prospectus is a part of a registration statement on Form S-3 that we filed with the Securities and Exchange Commission using a shelf registration process.'.repeat(
        10,
      ),
      'PROSPECTUS',
      'Up to $50,000,000',
      'Common Stock',
      'Arbelle Pharma, Inc.',
      'We have entered into a Sales Agreement, or the sales agreement, with Leerink Partners LLC, or Leerink Partners, dated February 3, 2025, relating to the sale of shares of our common stock offered by this prospectus. In accordance with the terms of the sales agreement, under this prospectus we may offer and sell shares of our common stock having an aggregate offering price of up to $50,000,000 from time to time through or to Leerink Partners, acting as our sales agent or principal.',
      'Sales of our common stock, if any, under this prospectus will be made by any method that is deemed to be an "at the market offering" as defined in Rule 415(a)(4) under the Securities Act. Leerink Partners will be entitled to compensation at a commission rate of up to 3.0% of the gross sales price of any shares sold under the sales agreement.',
      RISK,
    ])}</body></html>`,
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-284800',
        maxAggregateOffering: 50000000,
        placementAgentOrUnderwriters: ['Leerink Partners LLC'],
        agentFeePercent: 3,
      },
    },
  },
  {
    name: 'universal shelf (F-3) with a base prospectus that quotes I.B.5',
    type: 'F-3',
    text: cover(
      facing('F-3', '333-284901', 'MERIDIAN TIDE LTD'),
      [
        'PROSPECTUS',
        'US$100,000,000',
        'MERIDIAN TIDE LTD',
        'Ordinary Shares',
        'Preferred Shares',
        'Debt Securities',
        'Warrants',
        'Rights',
        'Units',
      ],
      [
        'We may offer, issue and sell from time to time, in one or more offerings, up to US$100,000,000 of any combination, together or separately, of our ordinary shares, preferred shares, debt securities, warrants, rights and units, as described in this prospectus. We will provide specific terms of any offering in one or more supplements to this prospectus.',
        'The aggregate market value of our outstanding ordinary shares held by non-affiliates as of January 30, 2025 was approximately US$18.4 million, based on 9,200,000 ordinary shares held by non-affiliates and a per share price of US$2.00, the closing price on January 15, 2025. Pursuant to General Instruction I.B.5 of Form F-3, in no event will we sell the securities covered hereby in a public primary offering with a value exceeding more than one-third of the aggregate market value of our ordinary shares in any 12-month period so long as the aggregate market value of our outstanding ordinary shares held by non-affiliates remains below US$75,000,000. As of the date of this prospectus, we have not offered or sold any securities pursuant to General Instruction I.B.5 of Form F-3 during the prior 12 calendar month period.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'shelf',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-284901',
        maxAggregateOffering: 100000000,
        babyShelf: { applies: true, publicFloat: 18400000, soldLast12Months: 0 },
      },
    },
  },
  {
    name: 'rights offering',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-276120'],
      [
        'PROSPECTUS',
        'KESTREL COMMUNITY BANCORP, INC.',
        'Subscription Rights to Purchase up to 3,333,333 Shares of Common Stock at $6.00 per Share',
      ],
      [
        'We are distributing, at no charge, to holders of our common stock, non-transferable subscription rights to purchase up to an aggregate of 3,333,333 shares of our common stock at a subscription price of $6.00 per share. Each right entitles the holder to a basic subscription right and an over-subscription privilege. The rights offering will expire at 5:00 p.m., Eastern Time, on March 28, 2024.',
        'If the rights offering is fully subscribed, we will receive gross proceeds of approximately $20.0 million.',
        'Our common stock is listed on the Nasdaq Capital Market under the symbol "KSTL." On February 26, 2024, the last reported sale price of our common stock was $6.45 per share.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Subscription price', '$6.00', '$19,999,998'],
        ['Estimated expenses', '$0.15', '$500,000'],
        ['Net proceeds to us', '$5.85', '$19,499,998'],
      ],
    ),
    expected: {
      offering: {
        type: 'rights',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-276120',
        sharesOffered: 3333333,
        pricePerShare: 6,
      },
    },
  },
  {
    name: 'dilution table of a best efforts offering (S-1)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-282004'],
      ['PROSPECTUS', 'Up to 4,000,000 Shares of Common Stock', 'Ostrander Water Technologies, Inc.'],
      [
        'We are offering, on a reasonable best efforts basis, up to 4,000,000 shares of our common stock at a public offering price of $0.75 per share.',
        'We have engaged Roth Capital Partners, LLC as our exclusive placement agent to use its reasonable best efforts to solicit offers to purchase the securities in this offering.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$0.75', '$3,000,000'],
        ['Placement agent fees', '$0.0525', '$210,000'],
        ['Proceeds to us, before expenses', '$0.6975', '$2,790,000'],
      ],
      [],
      [
        'DILUTION',
        'Our net tangible book value as of September 30, 2024 was approximately $1.2 million, or $0.12 per share.',
      ],
    ).replace(
      '</body></html>',
      `${table([
        ['Public offering price per share', '', '$0.75'],
        ['Net tangible book value per share as of September 30, 2024', '$0.12', ''],
        ['Increase in net tangible book value per share attributable to this offering', '$0.15', ''],
        ['As adjusted net tangible book value per share after this offering', '', '$0.27'],
        ['Dilution per share to new investors purchasing in this offering', '', '$0.48'],
      ])}</body></html>`,
    ),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-282004',
        sharesOffered: 4000000,
        pricePerShare: 0.75,
        grossProceeds: 3000000,
        dilutionPerShare: 0.48,
        netTangibleBookValueBefore: 0.12,
        netTangibleBookValueAfter: 0.27,
        placementAgentOrUnderwriters: ['Roth Capital Partners, LLC'],
      },
    },
  },
];
