import { cover, fees, type OfferingCase, paragraphs, report } from './markup.ts';

/** Current reports on financings. */
export const REPORTS: readonly OfferingCase[] = [
  {
    name: 'registered direct with private warrants (8-K 1.01, 3.02)',
    type: '8-K',
    text: report([
      'Date of Report (Date of earliest event reported): March 4, 2025',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On March 4, 2025, Sandover Genomics, Inc. (the "Company") entered into a securities purchase agreement (the "Purchase Agreement") with certain institutional investors (the "Purchasers"), pursuant to which the Company agreed to issue and sell, in a registered direct offering, an aggregate of 2,400,000 shares (the "Shares") of the Company’s common stock, par value $0.001 per share, at a purchase price of $2.50 per share. In a concurrent private placement, the Company also agreed to issue to the Purchasers unregistered warrants (the "Common Warrants") to purchase up to 2,400,000 shares of common stock. The Common Warrants have an exercise price of $2.38 per share, are exercisable immediately upon issuance and expire five years following the date of issuance.',
      'The gross proceeds to the Company from the offering are approximately $6.0 million, before deducting placement agent fees and other offering expenses payable by the Company. The Company intends to use the net proceeds for working capital.',
      'The Shares were offered pursuant to the Company’s shelf registration statement on Form S-3 (File No. 333-270044), which was declared effective on March 2, 2023.',
      'H.C. Wainwright & Co., LLC acted as the exclusive placement agent for the offering. The Company agreed to pay the placement agent a cash fee equal to 7.0% of the gross proceeds received in the offering and a management fee equal to 1.0% of the gross proceeds. The Company also agreed to issue to the placement agent or its designees warrants to purchase up to 168,000 shares of common stock (the "Placement Agent Warrants") at an exercise price of $3.125 per share.',
      'Pursuant to the Purchase Agreement, the Company agreed not to issue any shares of common stock or file any registration statement for a period of 45 days following the closing of the offering.',
      'Item 3.02 Unregistered Sales of Equity Securities.',
      'The information contained above in Item 1.01 related to the Common Warrants is hereby incorporated by reference into this Item 3.02.',
    ]),
    expected: {
      offering: {
        type: 'registered_direct',
        sharesOffered: 2400000,
        pricePerShare: 2.5,
        grossProceeds: 6000000,
        placementAgentOrUnderwriters: ['H.C. Wainwright & Co., LLC'],
        agentFeePercent: 7,
        fileNumber: '333-270044',
      },
      warrants: [
        { count: 2400000, exercisePrice: 2.38, preFunded: false },
        { count: 168000, exercisePrice: 3.125, preFunded: false },
      ],
      lockups: [{ parties: 'company', days: 45 }],
    },
  },
  {
    name: 'private placement of notes with warrants (8-K 2.03, 3.02)',
    type: '8-K',
    text: report([
      'Date of Report (Date of earliest event reported): August 12, 2024',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On August 12, 2024, Quarrier Foods Corp. (the "Company") entered into a securities purchase agreement with an accredited investor, pursuant to which the Company issued a senior convertible promissory note in the aggregate principal amount of $2,750,000 (the "Note") for a purchase price of $2,500,000, reflecting an original issue discount of 10%. The Note matures on August 12, 2025 and bears interest at 6% per annum. The Note is convertible into shares of common stock at a conversion price of $0.88 per share, subject to adjustment.',
      'In connection with the issuance of the Note, the Company issued to the investor a five-year warrant to purchase up to 1,562,500 shares of common stock at an exercise price of $1.10 per share.',
      'Item 2.03 Creation of a Direct Financial Obligation.',
      'The disclosure in Item 1.01 is incorporated herein by reference.',
    ]),
    expected: {
      warrants: [{ count: 1562500, exercisePrice: 1.1, preFunded: false }],
      convertibles: [{ principal: 2750000, conversionPrice: 0.88, maturity: '2025-08-12', interestRate: 6 }],
    },
  },
  {
    name: 'at-the-market sales agreement (8-K 1.01)',
    type: '8-K',
    text: report([
      'Date of Report (Date of earliest event reported): May 17, 2024',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On May 17, 2024, Bramwick Energy, Inc. (the "Company") entered into an At The Market Offering Agreement (the "Sales Agreement") with Roth Capital Partners, LLC (the "Agent"), pursuant to which the Company may offer and sell, from time to time, through the Agent, shares of its common stock having an aggregate offering price of up to $18,500,000. The Company will pay the Agent a commission equal to 2.75% of the gross proceeds from each sale of shares.',
      'The shares will be offered pursuant to the Company’s registration statement on Form S-3 (File No. 333-278455).',
    ]),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        maxAggregateOffering: 18500000,
        agentFeePercent: 2.75,
        placementAgentOrUnderwriters: ['Roth Capital Partners, LLC'],
        fileNumber: '333-278455',
      },
    },
  },
  {
    name: 'underwriting agreement (8-K 1.01)',
    type: '8-K',
    text: report([
      'Date of Report (Date of earliest event reported): June 26, 2024',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On June 26, 2024, Vantree Oncology, Inc. (the "Company") entered into an underwriting agreement (the "Underwriting Agreement") with Leerink Partners LLC and Piper Sandler & Co., as representatives of the several underwriters named therein (the "Underwriters"), relating to the issuance and sale in an underwritten public offering of 8,000,000 shares of the Company’s common stock at a public offering price of $12.50 per share, less underwriting discounts and commissions. The Company granted the Underwriters a 30-day option to purchase up to 1,200,000 additional shares. The net proceeds from the offering are expected to be approximately $93.6 million.',
    ]),
    expected: {
      offering: {
        type: 'firm_commitment',
        sharesOffered: 8000000,
        pricePerShare: 12.5,
        netProceeds: 93600000,
        placementAgentOrUnderwriters: ['Leerink Partners LLC', 'Piper Sandler & Co.'],
      },
    },
  },
  {
    name: 'equity line (8-K 1.01)',
    type: '8-K',
    text: report([
      'Date of Report (Date of earliest event reported): January 9, 2025',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On January 9, 2025, Gannet Marine Systems, Inc. (the "Company") entered into a common stock purchase agreement (the "Purchase Agreement") with B. Riley Principal Capital II, LLC ("BRPC II"). Pursuant to the Purchase Agreement, the Company has the right to sell to BRPC II up to $25,000,000 of newly issued shares of common stock from time to time during the 24-month term of the Purchase Agreement.',
    ]),
    expected: { offering: { type: 'eloc', maxAggregateOffering: 25000000 } },
  },
  {
    name: 'merger agreement (8-K 1.01): no offering',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On January 9, 2025, Gannet Marine Systems, Inc. entered into an Agreement and Plan of Merger with Solan Holdings, Inc. At the effective time, each share of common stock will be converted into the right to receive $14.00 per share in cash, and each outstanding warrant to purchase common stock will be cancelled.',
    ]),
    expected: { offering: null },
  },
  {
    name: 'credit agreement and results (8-K 1.01, 2.02): no offering',
    type: '8-K',
    text: report([
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On February 9, 2025, Solan Holdings, Inc. entered into a credit agreement with JPMorgan Chase Bank, N.A., as administrative agent, providing for a $250.0 million revolving credit facility. ',
      'Item 2.02 Results of Operations and Financial Condition.',
      'During the quarter the Company repurchased 1,200,000 shares of common stock at an average price of $31.20 per share under its share repurchase program, and sold 40,000 shares under its employee stock purchase plan.',
    ]),
    expected: { offering: null, warrants: null },
  },
];

/** Fee exhibits. */
export const FEES: readonly OfferingCase[] = [
  {
    name: 'universal shelf with unallocated amount (457(o))',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form S-3',
        'Larkspur Thermal, Inc.',
        'Table 1: Newly Registered and Carry Forward Securities',
      ],
      [
        ['Fees to Be Paid', 'Equity', 'Common Stock, par value $0.0001', '457(o)', '—', '—', '—', '—', '—'],
        ['', 'Equity', 'Preferred Stock', '457(o)', '—', '—', '—', '—', '—'],
        ['', 'Debt', 'Debt Securities', '457(o)', '—', '—', '—', '—', '—'],
        ['', 'Unallocated (Universal) Shelf', '—', '457(o)', '—', '—', '$150,000,000', '0.00015310', '$22,965.00'],
        ['', 'Total Offering Amounts', '', '', '', '', '$150,000,000', '', '$22,965.00'],
        ['', 'Total Fees Previously Paid', '', '', '', '', '', '', '—'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', '—'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '$22,965.00'],
      ],
    ),
    expected: { offering: { type: 'shelf', registeredAmount: 150000000, fee: 22965 } },
  },
  {
    name: 'resale with three lines (457(c), 457(g))',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form S-1',
        'Fennimore Digital Inc.',
        'Table 1: Newly Registered Securities',
      ],
      [
        [
          'Fees to be Paid',
          'Equity',
          'Common stock, par value $0.00001 per share, issuable upon conversion of Notes',
          '457(c)',
          '9,510,747',
          '$0.39',
          '$3,709,191.33',
          '0.00015310',
          '$567.88',
        ],
        [
          '',
          'Equity',
          'Common stock, par value $0.00001 per share, issuable upon exercise of warrants',
          '457(c)',
          '4,755,373',
          '$0.39',
          '$1,854,595.47',
          '0.00015310',
          '$283.94',
        ],
        ['', 'Total Offering Amounts', '', '', '', '', '$5,563,786.80', '', '$851.82'],
        ['', 'Total Fees Previously Paid', '', '', '', '', '', '', '$0.00'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', '$0.00'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '$851.82'],
      ],
      ['(1) Represents shares of common stock offered for resale by the selling stockholders.'],
    ),
    expected: { offering: { type: 'resale', registeredAmount: 5563786.8, fee: 851.82, sharesOffered: 14266120 } },
  },
  {
    name: 'carry forward rows (415(a)(6)) beside new ones',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form S-3',
        'Arbelle Pharma, Inc.',
        'Table 1: Newly Registered and Carry Forward Securities',
      ],
      [
        ['Newly Registered Securities', '', '', '', '', '', '', '', ''],
        [
          'Fees to Be Paid',
          'Unallocated (Universal) Shelf',
          'Unallocated (Universal) Shelf',
          '457(o)',
          '',
          '',
          '$60,000,000',
          '0.00014760',
          '$8,856.00',
        ],
        ['Carry Forward Securities', '', '', '', '', '', '', '', ''],
        [
          'Carry Forward Securities',
          'Unallocated (Universal) Shelf',
          'Unallocated (Universal) Shelf',
          '415(a)(6)',
          '',
          '',
          '$140,000,000',
          '',
          '',
        ],
        ['', 'Total Offering Amounts', '', '', '', '', '$200,000,000', '', '$8,856.00'],
        ['', 'Total Fees Previously Paid', '', '', '', '', '', '', '—'],
        ['', 'Total Fee Offsets', '', '', '', '', '', '', '—'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '$8,856.00'],
      ],
    ),
    expected: { offering: { type: 'shelf', registeredAmount: 200000000, fee: 8856 } },
  },
  {
    name: 'automatic shelf, fee deferred (456(b), 457(r))',
    type: 'EX-107',
    text: fees(
      [
        'Exhibit 107',
        'Calculation of Filing Fee Tables',
        'Form S-3',
        'Solan Holdings, Inc.',
        'Table 1: Newly Registered Securities',
      ],
      [
        ['Fees to Be Paid', 'Equity', 'Common Stock', '456(b) and 457(r)', '(1)', '(1)', '(1)', '(2)', '(2)'],
        ['', 'Debt', 'Debt Securities', '456(b) and 457(r)', '(1)', '(1)', '(1)', '(2)', '(2)'],
        ['', 'Total Offering Amounts', '', '', '', '', '(1)', '', '(2)'],
        ['', 'Net Fee Due', '', '', '', '', '', '', '(2)'],
      ],
      [
        '(1) An indeterminate amount of securities is being registered as may from time to time be offered at indeterminate prices.',
      ],
    ),
    expected: { offering: { type: 'shelf' } },
  },
];

/** Documents that give no offering. */
export const DECOYS: readonly OfferingCase[] = [
  {
    name: 'structured notes',
    type: '424B2',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(2)', 'Registration Statement No. 333-270004'],
      [
        'Pricing Supplement dated March 14, 2025',
        'Royal Harbour Bank',
        '$2,150,000',
        'Auto-Callable Contingent Coupon Barrier Notes Linked to the Common Stock of Larkspur Thermal, Inc. due March 19, 2027',
      ],
      [
        'The Notes are offered on a best efforts basis at 100% of the principal amount. If the closing price of the reference stock is below the barrier, you will lose principal. We may offer the notes from time to time through our agent RBC Capital Markets, LLC.',
      ],
      [
        ['', 'Per Note', 'Total'],
        ['Price to public', '100.00%', '$2,150,000'],
        ['Underwriting discounts and commissions', '2.25%', '$48,375'],
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'senior notes',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-270010'],
      ['PROSPECTUS SUPPLEMENT', '$750,000,000', 'Solan Holdings, Inc.', '5.250% Senior Notes due 2034'],
      [
        'We are offering $750,000,000 aggregate principal amount of our 5.250% Senior Notes due 2034. We will pay interest on the notes semi-annually. The notes will be our senior unsecured obligations.',
        'Joint book-running managers: BofA Securities, J.P. Morgan.',
      ],
      [
        ['', 'Per Note', 'Total'],
        ['Public offering price', '99.812%', '$748,590,000'],
        ['Underwriting discount', '0.650%', '$4,875,000'],
        ['Proceeds, before expenses, to us', '99.162%', '$743,715,000'],
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'convertible senior notes',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration No. 333-270011'],
      ['PROSPECTUS SUPPLEMENT', '$300,000,000', 'Solan Holdings, Inc.', '2.00% Convertible Senior Notes due 2030'],
      [
        'We are offering $300,000,000 principal amount of our 2.00% Convertible Senior Notes due 2030. The initial conversion rate is 25.0000 shares of our common stock per $1,000 principal amount of notes. Concurrently with this offering we are offering shares of our common stock by means of a separate prospectus supplement.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'asset-backed notes',
    type: '424B5',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(5)', 'Registration Nos. 333-270012 and 333-270012-04'],
      ['PROSPECTUS', 'Granite Auto Receivables Trust 2025-1', 'Issuing Entity', '$1,012,000,000 Asset-Backed Notes'],
      [
        'The trust will issue the classes of notes listed below. The notes are payable solely from the assets of the issuing entity.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'merger proxy',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-270013'],
      [
        'PROXY STATEMENT OF KESTREL COMMUNITY BANCORP, INC.',
        'PROSPECTUS OF SOLAN HOLDINGS, INC.',
        'MERGER PROPOSED - YOUR VOTE IS VERY IMPORTANT',
      ],
      [
        'Dear Shareholders: The boards of directors have agreed to a merger. Each share of Kestrel common stock will be converted into the right to receive 0.85 shares of Solan common stock. Solan expects to issue up to 4,210,000 shares of its common stock in the merger. This proxy statement/prospectus describes the special meeting.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'dividend reinvestment plan',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-270014'],
      [
        'PROSPECTUS',
        'SOLAN HOLDINGS, INC.',
        'Dividend Reinvestment and Direct Stock Purchase Plan',
        '5,000,000 Shares of Common Stock',
      ],
      [
        'This prospectus describes the Dividend Reinvestment and Direct Stock Purchase Plan of Solan Holdings, Inc. The plan gives shareholders a convenient way to reinvest cash dividends in additional shares of our common stock. Shares purchased from us under the plan will be priced at the average of the high and low sales prices on the investment date.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'employee plan',
    type: '424B3',
    text: cover(
      ['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-270015'],
      ['PROSPECTUS', 'SOLAN HOLDINGS, INC.', '2024 Equity Incentive Plan', '1,200,000 Shares of Common Stock'],
      [
        'This document constitutes part of a prospectus covering securities that have been registered under the Securities Act of 1933 on Form S-8. It relates to shares of common stock issuable to employees, directors and consultants under the 2024 Equity Incentive Plan upon the exercise of stock options and the vesting of awards.',
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'term sheet of notes',
    type: 'FWP',
    text: `<html><body>${paragraphs(['Filed Pursuant to Rule 433', 'Registration No. 333-270010', 'Pricing Term Sheet', 'Solan Holdings, Inc.', 'Issuer: Solan Holdings, Inc.', 'Security: 5.250% Senior Notes due 2034', 'Principal Amount: $750,000,000', 'Maturity Date: March 15, 2034', 'Coupon: 5.250%', 'Benchmark Treasury: UST 4.250% due February 15, 2034'])}</body></html>`,
    expected: { offering: null },
  },
  {
    name: 'prospectus supplement that only attaches a quarterly report',
    type: '424B3',
    text: `<html><body>${paragraphs(['Filed Pursuant to Rule 424(b)(3)', 'Registration No. 333-283377', 'PROSPECTUS SUPPLEMENT NO. 3', '(to Prospectus dated November 26, 2024)', '4,318,422 Shares of Common Stock', 'PALETHORN HOLDINGS, INC.', 'This prospectus supplement updates and supplements the prospectus dated November 26, 2024, which forms a part of our registration statement on Form S-1 (No. 333-283377). This prospectus supplement is being filed to update and supplement the information in the prospectus with the information contained in our quarterly report on Form 10-Q, which we have attached to this prospectus supplement.', 'The prospectus and this prospectus supplement relate to the resale by the selling stockholders of up to 4,318,422 shares of our common stock. We will not receive any proceeds from the sale of shares by the selling stockholders.', 'The date of this prospectus supplement is February 14, 2025.'])}</body></html>`,
    expected: {
      offering: {
        type: 'resale',
        isResale: true,
        isPrimary: false,
        isAtm: false,
        fileNumber: '333-283377',
        sharesOffered: 4318422,
      },
    },
  },
];
