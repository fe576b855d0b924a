import { cover, fees, type OfferingCase, paragraphs, report, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page 8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';
const DELAY =
  'The registrant hereby amends this registration statement on such date or dates as may be necessary to delay its effective date until the registrant shall file a further amendment which specifically states that this registration statement shall thereafter become effective.';

/** Registration statements with the fee table on the facing page, as before 2022. */
export const FACING: readonly OfferingCase[] = [
  {
    name: 'resale with a fee table on the facing page (S-3, 2019)',
    type: 'S-3',
    text: `<html><body>${paragraphs(['As filed with the Securities and Exchange Commission on May 14, 2019', 'Registration No. 333-231400', 'FORM S-3', 'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933', 'Tolland Oncology, Inc.', 'CALCULATION OF REGISTRATION FEE'])}${table(
      [
        [
          'Title of each class of securities to be registered',
          'Amount to be registered(1)',
          'Proposed maximum offering price per share(2)',
          'Proposed maximum aggregate offering price(2)',
          'Amount of registration fee',
        ],
        ['Common stock, par value $0.001 per share', '2,840,000(3)', '$1.375', '$3,905,000', '$473.29'],
        ['Common stock issuable upon exercise of warrants', '1,420,000(4)', '$1.375', '$1,952,500', '$236.65'],
        ['Total', '4,260,000', '', '$5,857,500', '$709.93'],
      ],
    )}${paragraphs(['(1) Pursuant to Rule 416, this registration statement also covers an indeterminate number of shares.', DELAY, 'SUBJECT TO COMPLETION, DATED MAY 14, 2019', 'PROSPECTUS', '4,260,000 Shares of Common Stock', 'Tolland Oncology, Inc.', 'This prospectus relates to the disposition from time to time of up to 4,260,000 shares of our common stock, which includes 1,420,000 shares issuable upon the exercise of warrants, held by the selling stockholders named in this prospectus. We are not selling any common stock under this prospectus and will not receive any of the proceeds from the sale of shares by the selling stockholders.', RISK])}</body></html>`,
    expected: {
      offering: {
        type: 'resale',
        isAtm: false,
        isPrimary: false,
        isResale: true,
        fileNumber: '333-231400',
        sharesOffered: 4260000,
        registeredAmount: 5857500,
      },
    },
    gaps: ['offering.fee'],
  },
  {
    name: 'universal shelf with an allocated list on the facing page (S-3, 2018)',
    type: 'S-3',
    text: `<html><body>${paragraphs(['As filed with the Securities and Exchange Commission on June 1, 2018', 'Registration No. 333-225340', 'FORM S-3', 'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933', 'Tolland Oncology, Inc.', 'CALCULATION OF REGISTRATION FEE'])}${table(
      [
        [
          'Title of Each Class of Securities to be Registered',
          'Amount to be Registered',
          'Proposed Maximum Offering Price Per Unit',
          'Proposed Maximum Aggregate Offering Price',
          'Amount of Registration Fee',
        ],
        ['Common Stock', '(1)', '(1)', '(1)', '—'],
        ['Preferred Stock', '(1)', '(1)', '(1)', '—'],
        ['Warrants', '(1)', '(1)', '(1)', '—'],
        ['Total', '', '', '$100,000,000', '$12,450'],
      ],
    )}${paragraphs([DELAY, 'PROSPECTUS', '$100,000,000', 'Tolland Oncology, Inc.', 'Common Stock', 'Preferred Stock', 'Warrants', 'From time to time, we may offer and sell up to $100,000,000 of any combination of the securities described in this prospectus, in one or more offerings. We will provide the specific terms in supplements to this prospectus.', RISK])}</body></html>`,
    expected: {
      offering: {
        type: 'shelf',
        isAtm: false,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-225340',
        registeredAmount: 100000000,
        fee: 12450,
        maxAggregateOffering: 100000000,
      },
    },
  },
  {
    name: 'resale and primary shelf together (S-3, 2023)',
    type: 'S-3',
    text: cover(
      [
        'As filed with the Securities and Exchange Commission on May 2, 2023',
        'Registration No. 333-271600',
        'FORM S-3',
        'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
        'Kilnworth Materials, Inc.',
        DELAY,
      ],
      [
        'PROSPECTUS',
        'Kilnworth Materials, Inc.',
        '$250,000,000 of Common Stock, Preferred Stock, Debt Securities, Warrants and Units Offered by the Company',
        '4,500,000 Shares of Common Stock Offered by the Selling Stockholders',
      ],
      [
        'We may offer and sell from time to time, in one or more offerings, up to $250,000,000 of any combination of the securities described in this prospectus. In addition, the selling stockholders may offer and sell from time to time up to 4,500,000 shares of our common stock. We will not receive any proceeds from the sale of our common stock by the selling stockholders. We will provide specific terms in supplements to this prospectus.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'shelf',
        isAtm: false,
        isPrimary: true,
        isResale: true,
        fileNumber: '333-271600',
        maxAggregateOffering: 250000000,
      },
    },
  },
  {
    name: 'initial public offering and resale prospectus in one statement (F-1)',
    type: 'F-1/A',
    text: `<html><body>${paragraphs([
      'As filed with the Securities and Exchange Commission on August 8, 2024',
      'Registration No. 333-280555',
      'FORM F-1',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'LUXIAO HOLDINGS LTD',
      DELAY,
      'EXPLANATORY NOTE',
      'This registration statement contains two prospectuses: a prospectus to be used for the initial public offering of 1,250,000 ordinary shares (the "Public Offering Prospectus") and a prospectus to be used for the potential resale by the selling shareholders of 2,000,000 ordinary shares (the "Resale Prospectus").',
      'PRELIMINARY PROSPECTUS',
      'SUBJECT TO COMPLETION, DATED AUGUST 8, 2024',
      'LUXIAO HOLDINGS LTD',
      '1,250,000 Ordinary Shares',
      'This is an initial public offering of our ordinary shares, par value $0.0001 per share. We expect that the initial public offering price will be in the range of $4.00 to $6.00 per ordinary share. Prior to this offering, there has been no public market for our ordinary shares.',
      RISK,
    ])}</body></html>`,
    expected: {
      offering: { type: 'ipo', isAtm: false, isPrimary: true, fileNumber: '333-280555', sharesOffered: 1250000 },
    },
  },
  {
    name: 'additional shares under Rule 462(b) (S-1MEF)',
    type: 'S-1MEF',
    text: `<html><body>${paragraphs(['As filed with the Securities and Exchange Commission on June 12, 2020', 'Registration No. 333-', 'FORM S-1', 'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933', 'Tolland Oncology, Inc.', 'If this form is filed to register additional securities for an offering pursuant to Rule 462(b) under the Securities Act, check the following box and list the Securities Act registration statement number: 333-238700'])}${table(
      [
        [
          'Title of Each Class of Securities to be Registered',
          'Amount to be Registered',
          'Proposed Maximum Offering Price Per Share',
          'Proposed Maximum Aggregate Offering Price',
          'Amount of Registration Fee',
        ],
        ['Common Stock, $0.001 par value per share', '575,000', '$17.00', '$9,775,000', '$1,268.80'],
      ],
    )}${paragraphs(['This registration statement is being filed pursuant to Rule 462(b). The contents of the registration statement on Form S-1 (File No. 333-238700) are incorporated by reference.'])}</body></html>`,
    expected: { offering: { registeredAmount: 9775000, fee: 1268.8, sharesOffered: 575000 } },
  },
];

/** Covenants, rights and classes in other words. */
export const WORDS: readonly OfferingCase[] = [
  {
    name: 'covenants of a purchase agreement (8-K)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On July 1, 2024, Tolland Oncology, Inc. (the "Company") entered into a securities purchase agreement with investors for the sale of 1,000,000 shares of common stock at a price of $2.00 per share in a registered direct offering, for aggregate gross proceeds of $2,000,000.',
      'The Company has agreed that, for a period of ninety (90) days after the closing date, it will not issue, enter into any agreement to issue or announce the issuance of any shares of common stock, subject to certain exceptions. In addition, the Company may not enter into a variable rate transaction for a period of one year following the closing.',
      'For a period of eighteen (18) months following the closing, the investors have the right to participate in up to 35% of any subsequent financing.',
    ]),
    expected: {
      offering: { type: 'registered_direct', sharesOffered: 1000000, pricePerShare: 2, grossProceeds: 2000000 },
      lockups: [{ parties: 'company', days: 90 }],
      rofr: [{ durationMonths: 18 }],
    },
  },
  {
    name: 'rights and restrictions that are not lock-ups (10-K)',
    type: '10-K',
    text: `<html><body>${paragraphs(['FORM 10-K', 'For the fiscal year ended December 31, 2023', 'Our landlord has a right of first refusal for a period of 24 months on any sublease. Under our credit facility we may not sell assets for a period of 180 days after a default.', 'Under Rule 144, affiliates may not sell shares for a period of six months. The board may not issue shares to any officer until a period of 90 days has passed since the stockholders’ meeting.', 'On May 5, 2023 we received a notice that we were not in compliance with the minimum bid price requirement and have 180 calendar days to regain compliance.'])}</body></html>`,
    expected: { offering: null, rofr: null, lockups: null, warrants: null, convertibles: null },
  },
  {
    name: 'classes of warrants in an annual report',
    type: '10-K',
    text: `<html><body>${paragraphs(['FORM 10-K', 'For the fiscal year ended December 31, 2023', 'NOTE 8 - STOCKHOLDERS’ EQUITY', 'The following table summarizes warrants outstanding as of December 31, 2023:'])}${table(
      [
        ['Issue Date', 'Number of Warrants Outstanding', 'Exercise Price', 'Expiration Date'],
        ['Series A Warrants', '1,250,000', '$2.20', 'March 14, 2027'],
        ['Placement agent warrants', '87,500', '$2.75', 'March 10, 2027'],
        ['Pre-funded warrants', '310,000', '$0.0001', 'None'],
        ['Total', '1,647,500', '', ''],
      ],
    )}</body></html>`,
    expected: {
      offering: null,
      warrants: [
        { count: 1250000, exercisePrice: 2.2, expires: '2027-03-14', preFunded: false, status: 'outstanding' },
        { count: 87500, exercisePrice: 2.75, expires: '2027-03-10', preFunded: false, status: 'outstanding' },
        { count: 310000, exercisePrice: 0.0001, preFunded: true, status: 'outstanding' },
      ],
    },
  },
  {
    name: 'remaining amount of an at-the-market program (424B5)',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-264700'],
      [
        'SUPPLEMENT NO. 1',
        '(To Prospectus Supplement dated May 20, 2022 and Prospectus dated May 12, 2022)',
        '$9,600,000',
        'Tolland Oncology, Inc.',
        'Common Stock',
      ],
      [
        'This supplement amends our prospectus supplement relating to the at-the-market sales agreement with Virtu Americas LLC, as sales agent. As of the date hereof, we have sold shares having an aggregate offering price of $12,450,338 under the sales agreement, and we are now reducing the amount that we may offer so that we may offer and sell shares having an aggregate offering price of up to $9,600,000 from time to time through Virtu Americas LLC.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        isPrimary: true,
        isResale: false,
        fileNumber: '333-264700',
        maxAggregateOffering: 9600000,
        placementAgentOrUnderwriters: ['Virtu Americas LLC'],
      },
    },
  },
  {
    name: 'private placement with closing of two tranches (6-K)',
    type: '6-K',
    text: `<html><body>${paragraphs(['FORM 6-K', 'REPORT OF FOREIGN PRIVATE ISSUER', 'For the month of March 2025', 'On March 3, 2025, Luxiao Holdings Ltd (the "Company") entered into a securities purchase agreement with certain non-U.S. investors, pursuant to which the Company agreed to sell 8,000,000 ordinary shares at a purchase price of US$0.30 per share in a private placement, for aggregate gross proceeds of US$2,400,000. The shares are exempt from registration under Regulation S.', 'SIGNATURES'])}</body></html>`,
    expected: {
      offering: {
        type: 'other',
        isAtm: false,
        isPrimary: true,
        sharesOffered: 8000000,
        pricePerShare: 0.3,
        grossProceeds: 2400000,
      },
    },
  },
  {
    name: 'loan, lease and collaboration (8-K 1.01)',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On April 8, 2024, Arbelle Pharma, Inc. entered into a license and collaboration agreement with Solan Holdings, Inc. Under the agreement Arbelle will receive an upfront payment of $40.0 million and may receive up to $310.0 million of milestone payments and royalties. The parties also entered into a supply agreement.',
    ]),
    expected: { offering: null, warrants: null, convertibles: null },
  },
  {
    name: 'resale registered for the shares of an acquisition (8-K 8.01)',
    type: '8-K',
    text: report([
      'Item 8.01 Other Events.',
      'Kilnworth Materials, Inc. filed a prospectus supplement to its registration statement on Form S-3 (File No. 333-271600) covering the resale by selling stockholders of 4,500,000 shares of common stock issued in connection with the acquisition of Bluff Lime LLC. The Company will not receive any proceeds from the sale.',
    ]),
    expected: { offering: null },
  },
  {
    name: 'fee exhibit whose line is a takedown of many classes (F-3)',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form F-3',
        'MERIDIAN TIDE LTD',
        'Table 1: Newly Registered and Carry Forward Securities',
      ],
      [
        ['Fees to Be Paid', 'Equity', 'Ordinary shares, par value US$0.0001 per share', '457(o)', '', '', '', '', ''],
        ['', 'Debt', 'Debt securities', '457(o)', '', '', '', '', ''],
        ['', 'Other', 'Warrants', '457(o)', '', '', '', '', ''],
        ['', 'Unallocated (Universal) Shelf', '', '457(o)', '', '', 'US$100,000,000', '0.0001531', 'US$15,310.00'],
        ['', 'Total Offering Amounts', '', '', '', '', 'US$100,000,000', '', 'US$15,310.00'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', 'US$9,270.00'],
        ['', 'Net Fee Due', '', '', '', '', '', '', 'US$6,040.00'],
      ],
    ),
    expected: { offering: { type: 'shelf', registeredAmount: 100000000, fee: 6040 } },
  },
];
