import { cover, type OfferingCase, paragraphs, report, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

/** Traps: amounts and counts of others, of other times, of other classes. */
export const TRAPS: readonly OfferingCase[] = [
  {
    name: 'two series of private warrants beside a registered direct (Maxim)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-271144'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated April 14, 2023)',
        '3,125,000 Shares of Common Stock',
        'Sagewell Therapeutics, Inc.',
      ],
      [
        'We are offering 3,125,000 shares of our common stock, par value $0.0001 per share, directly to certain institutional investors. In a concurrent private placement, we are also selling to the purchasers of shares Series A warrants to purchase up to 3,125,000 shares of our common stock (the "Series A Warrants") and Series B warrants to purchase up to 1,562,500 shares of our common stock (the "Series B Warrants"). The Series A Warrants will have an exercise price of $1.60 per share, will be exercisable immediately and will expire five years from the date of issuance. The Series B Warrants will have an exercise price of $1.75 per share, will be exercisable immediately and will expire eighteen months from the date of issuance.',
        'The combined purchase price for each share and accompanying warrants is $1.60. On October 2, 2024, the closing price of our common stock on The Nasdaq Capital Market was $1.58 per share.',
        'Maxim Group LLC is acting as our sole placement agent in connection with this offering.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Offering price', '$1.60', '$5,000,000'],
        ['Placement agent fees', '$0.112', '$350,000'],
        ['Proceeds, before expenses, to us', '$1.488', '$4,650,000'],
      ],
      [],
      [
        'We have agreed with the purchasers that, subject to certain exceptions, we will not issue any shares of common stock for a period of sixty (60) days following the closing date. Each of our directors and officers has entered into a lock-up agreement under which they will not sell any shares for a period of ninety (90) days from the date of this prospectus supplement.',
        'We have granted the placement agent a right of first refusal for a period of twelve (12) months following the closing to act as sole placement agent or underwriter for any subsequent public or private offering of our securities. We have also agreed to a tail fee equal to 7.0% of the gross proceeds if any investor introduced by the placement agent provides capital during the six (6) months following the expiration of the engagement.',
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        sharesOffered: 3125000,
        pricePerShare: 1.6,
        grossProceeds: 5000000,
        placementAgentOrUnderwriters: ['Maxim Group LLC'],
      },
      warrants: [
        { count: 3125000, exercisePrice: 1.6, preFunded: false, status: 'to be issued' },
        { count: 1562500, exercisePrice: 1.75, preFunded: false, status: 'to be issued' },
      ],
      lockups: [
        { parties: 'company', days: 60 },
        { parties: 'directors and officers', days: 90 },
      ],
      rofr: [{ durationMonths: 12, tailMonths: 6, tailFeePercent: 7 }],
    },
  },
  {
    name: 'resale with title that names the sellers (Pryor Cashman)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-280111'],
      [
        'PROSPECTUS',
        'Up to 12,345,678 Shares of Common Stock',
        'Offered by the Selling Securityholders',
        'NORDVALE AI INC.',
      ],
      [
        'This prospectus relates to the offer and sale from time to time by the selling securityholders named in this prospectus (the "Selling Securityholders") of up to 12,345,678 shares of our Class A common stock, which includes up to 5,750,000 shares issuable upon the exercise of our public warrants at $11.50 per share. We will receive up to an aggregate of approximately $66.1 million from the exercise of the warrants, assuming the exercise in full for cash.',
        'We are registering the securities for resale pursuant to the Selling Securityholders’ registration rights. We will not receive any proceeds from the sale of shares by the Selling Securityholders. The Selling Securityholders may offer the securities through underwriters, broker-dealers or agents, who may receive underwriting discounts, and in "at the market" offerings.',
        'The last reported sales price of our Class A common stock on July 3, 2024 was $1.94 per share.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-280111',
        sharesOffered: 12345678,
      },
    },
  },
  {
    name: 'committed equity facility with an upper price (S-1 resale)',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-282777'],
      ['PROSPECTUS', 'STELLWAGEN MOBILITY, INC.', 'Up to 20,000,000 Shares of Common Stock'],
      [
        'This prospectus relates to the potential offer and resale from time to time by YA II PN, Ltd. (the "Selling Stockholder" or "Yorkville") of up to 20,000,000 shares of our common stock that may be issued to Yorkville pursuant to the Standby Equity Purchase Agreement dated September 9, 2024 (the "SEPA"), including 118,203 commitment shares. Yorkville committed to purchase up to $30.0 million of our common stock.',
        'We have also issued to Yorkville a convertible promissory note in the principal amount of $3.5 million with an 8% original issue discount. Yorkville is an "underwriter" within the meaning of Section 2(a)(11) of the Securities Act.',
        'We are not selling any securities under this prospectus and will not receive any proceeds from the resale of shares by Yorkville.',
        RISK,
      ],
    ),
    expected: {
      offering: { type: 'resale', isAtm: false, isPrimary: false, isResale: true, sharesOffered: 20000000 },
      convertibles: [{ principal: 3500000 }],
    },
  },
  {
    name: 'best efforts of units by an S-1 with assumed price (Sichenzia)',
    type: 'S-1/A',
    text: cover(
      [
        'As filed with the Securities and Exchange Commission on March 12, 2025',
        'Registration No. 333-285333',
        'FORM S-1',
        'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
        'Bowhead Hydrogen, Inc.',
        'The registrant hereby amends this registration statement.',
      ],
      [
        'SUBJECT TO COMPLETION, DATED MARCH 12, 2025',
        'PRELIMINARY PROSPECTUS',
        'Up to 6,666,666 Shares of Common Stock',
        'Up to 6,666,666 Pre-Funded Warrants to Purchase up to 6,666,666 Shares of Common Stock',
        'Up to 6,666,666 Common Warrants to Purchase up to 6,666,666 Shares of Common Stock',
        'Bowhead Hydrogen, Inc.',
      ],
      [
        'We are offering up to 6,666,666 shares of our common stock, together with common warrants to purchase up to 6,666,666 shares of common stock, on a reasonable best efforts basis, at an assumed combined public offering price of $0.90 per share and accompanying common warrant, which is the last reported sale price of our common stock on March 10, 2025. Each common warrant will have an exercise price of $0.90 per share (100% of the public offering price) and will expire five years from issuance.',
        'We are also offering to certain purchasers pre-funded warrants in lieu of shares. The exercise price of each pre-funded warrant will be $0.001 per share.',
        'We have engaged Dawson James Securities, Inc. to act as our exclusive placement agent. There is no minimum number of securities or minimum aggregate amount of proceeds for this offering to close.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'best_efforts',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-285333',
        sharesOffered: 6666666,
        placementAgentOrUnderwriters: ['Dawson James Securities, Inc.'],
      },
    },
  },
  {
    name: 'free writing prospectus of an IPO',
    type: 'FWP',
    text: `<html><body>${paragraphs([
      'Issuer Free Writing Prospectus',
      'Filed Pursuant to Rule 433 of the Securities Act of 1933',
      'Registration Statement No. 333-283910',
      'Corvane Robotics, Inc.',
      'Update to the preliminary prospectus dated February 3, 2025. This free writing prospectus relates to the initial public offering of common stock of Corvane Robotics, Inc. and should be read together with the preliminary prospectus.',
    ])}${table([
      ['Common stock offered by us', '1,875,000 shares'],
      ['Initial public offering price', '$4.50 per share'],
      ['Over-allotment option', '281,250 shares'],
    ])}</body></html>`,
    expected: { offering: { type: 'ipo', isAtm: false, isPrimary: true, isResale: false, fileNumber: '333-283910' } },
  },
  {
    name: 'preferred stock sold at the market by a trust',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-273011'],
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated July 14, 2023)',
        '$30,000,000',
        'Beacon Row Realty Trust, Inc.',
        '8.25% Series C Cumulative Redeemable Preferred Stock',
        '(Liquidation Preference $25.00 per share)',
      ],
      [
        'We have entered into an Equity Distribution Agreement with B. Riley Securities, Inc. and JonesTrading Institutional Services LLC, each as a sales agent, relating to shares of our Series C Preferred Stock offered by this prospectus supplement. We may offer and sell shares of Series C Preferred Stock having an aggregate offering price of up to $30,000,000 from time to time through the sales agents in "at the market offerings" as defined in Rule 415.',
        RISK,
      ],
    ),
    // Straight preferred shares are a claim ahead of the common ones: nothing that dilutes them is offered.
    expected: { offering: null },
  },
  {
    name: 'initial public offering of a blank check company (units)',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-284002'],
      ['$200,000,000', 'Pinyon Acquisition Corp. II', '20,000,000 Units'],
      [
        'Pinyon Acquisition Corp. II is a blank check company newly incorporated as a Cayman Islands exempted company for the purpose of effecting a merger or similar business combination with one or more businesses. This is an initial public offering of our securities. Each unit has an offering price of $10.00 and consists of one Class A ordinary share and one-half of one redeemable warrant. Each whole warrant entitles the holder thereof to purchase one Class A ordinary share at a price of $11.50 per share.',
        'We have granted the underwriters a 45-day option to purchase up to an additional 3,000,000 units to cover over-allotments, if any.',
        RISK,
      ],
      [
        ['', 'Per Unit', 'Total'],
        ['Public offering price', '$10.00', '$200,000,000'],
        ['Underwriting discounts and commissions', '$0.60', '$12,000,000'],
        ['Proceeds, before expenses, to us', '$9.40', '$188,000,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'ipo',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        sharesOffered: 20000000,
        pricePerShare: 10,
        grossProceeds: 200000000,
      },
    },
  },
  {
    name: 'secondary sale by holders with underwriters',
    type: '424B7',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(7)', 'Registration No. 333-277001'],
      ['PROSPECTUS SUPPLEMENT', '8,000,000 Shares', 'Ferrous Point Holdings, Inc.', 'Class A Common Stock'],
      [
        'The selling stockholders identified in this prospectus supplement are offering 8,000,000 shares of our Class A common stock. We are not selling any shares of our Class A common stock under this prospectus supplement and we will not receive any of the proceeds from the sale of shares by the selling stockholders.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$22.00', '$176,000,000'],
        ['Underwriting discounts and commissions', '$0.77', '$6,160,000'],
        ['Proceeds, before expenses, to the selling stockholders', '$21.23', '$169,840,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-277001',
        sharesOffered: 8000000,
      },
    },
  },
  {
    name: 'initial public offering with selling stockholders beside the issuer',
    type: '424B4',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(4)', 'Registration No. 333-276501'],
      ['10,000,000 Shares', 'Amberline Software, Inc.', 'Class A Common Stock'],
      [
        'This is the initial public offering of shares of Class A common stock of Amberline Software, Inc. We are selling 7,500,000 shares of our Class A common stock and the selling stockholders identified in this prospectus are selling 2,500,000 shares of our Class A common stock. We will not receive any proceeds from the sale of shares by the selling stockholders.',
        'Prior to this offering, there has been no public market for our Class A common stock.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Initial public offering price', '$18.00', '$180,000,000'],
        ['Underwriting discounts and commissions', '$1.26', '$12,600,000'],
        ['Proceeds, before expenses, to Amberline', '$16.74', '$125,550,000'],
        ['Proceeds, before expenses, to selling stockholders', '$16.74', '$41,850,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'ipo',
        isAtm: false,
        isPrimary: true,
        isResale: true,
        sharesOffered: 7500000,
        pricePerShare: 18,
      },
    },
  },
  {
    name: 'closing of a private placement and an inducement (8-K)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On June 18, 2024, Bowhead Hydrogen, Inc. (the "Company") entered into an inducement offer letter agreement with a holder of existing warrants to purchase 1,250,000 shares of common stock at an exercise price of $4.10 per share, pursuant to which the holder agreed to exercise the existing warrants for cash at a reduced exercise price of $2.20 per share in exchange for new warrants (the "New Warrants") to purchase up to 2,500,000 shares of common stock at an exercise price of $2.20 per share. The Company expects to receive gross proceeds of approximately $2.75 million from the exercise of the existing warrants.',
    ]),
    expected: { warrants: [{ count: 1250000 }, { count: 2500000, exercisePrice: 2.2 }] },
  },
  {
    name: 'preferred stock sold to one holder (8-K)',
    type: '8-K',
    text: report([
      'Item 3.02 Unregistered Sales of Equity Securities.',
      'On June 18, 2024, Bowhead Hydrogen, Inc. (the "Company") sold 2,000 shares of its Series B Convertible Preferred Stock to an accredited investor for $2,000,000. Each share of Series B Convertible Preferred Stock is convertible into common stock at a conversion price of $1.25 per share.',
    ]),
    expected: { convertibles: [{ conversionPrice: 1.25 }] },
  },
  {
    name: 'employment, dividends and buy-backs (8-K 5.02, 8.01)',
    type: '8-K',
    text: report([
      'Item 5.02 Departure of Directors or Certain Officers; Election of Directors; Appointment of Certain Officers.',
      'In connection with her appointment, Ms. Ray was granted an option to purchase 400,000 shares of common stock at an exercise price of $3.02 per share, and agreed to purchase 10,000 shares.',
      'Item 8.01 Other Events.',
      'The board declared a dividend of $0.12 per share and authorized the repurchase of up to $40 million of common stock.',
    ]),
    expected: { offering: null, warrants: null, lockups: null },
  },
];
