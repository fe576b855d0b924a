import type { Issuance } from '../../parsers/issuances/result.ts';

/** A paragraph of the 10-Q for the quarter ended September 30, 2026, filed on November 10, and the totals it states. */
export type Wording = readonly [title: string, paragraphs: readonly string[], expected: readonly Partial<Issuance>[]];

const Q3 = { periodStart: '2026-07-01', periodEnd: '2026-09-30' } as Partial<Issuance>;
const NINE = { periodStart: '2026-01-01', periodEnd: '2026-09-30' } as Partial<Issuance>;
const NONE = { shares: 0, grossProceeds: 0, netProceeds: 0 };
const over = (periodStart: string, periodEnd: string) => ({ periodStart, periodEnd }) as Partial<Issuance>;

export const SALE_WORDINGS: readonly Wording[] = [
  [
    'gross and net of a quarter',
    [
      'During the three months ended September 30, 2026, the Company sold 1,234,567 shares under the Sales Agreement for gross proceeds of $4.1 million, net $4.0 million.',
    ],
    [{ ...Q3, channel: 'atm', shares: 1_234_567, grossProceeds: 4_100_000, netProceeds: 4_000_000 }],
  ],
  [
    'a quarter and nine months, respectively',
    [
      'During the three and nine months ended September 30, 2026, we sold 0.4 million and 1.9 million shares of our common stock for net proceeds of $0.6 million and $3.1 million, respectively, under the ATM Program.',
    ],
    [
      { ...Q3, shares: 400_000, netProceeds: 600_000 },
      { ...NINE, shares: 1_900_000, netProceeds: 3_100_000 },
    ],
  ],
  [
    'a period of two years',
    [
      'For the nine months ended September 30, 2026 and 2025, the Company sold 700,000 and 250,000 shares, respectively, through its at-the-market facility and received $2,100,000 and $1,000,000 in gross proceeds, respectively.',
    ],
    [
      { ...NINE, shares: 700_000, grossProceeds: 2_100_000 },
      { ...over('2025-01-01', '2025-09-30'), shares: 250_000, grossProceeds: 1_000_000 },
    ],
  ],
  [
    'a clause for each year',
    [
      'During the three months ended September 30, 2026, we issued and sold 80,000 shares under the Equity Distribution Agreement for net proceeds of $0.3 million, and during the three months ended September 30, 2025, we issued and sold 40,000 shares for net proceeds of $0.2 million.',
    ],
    [
      { ...Q3, shares: 80_000, netProceeds: 300_000 },
      { ...over('2025-07-01', '2025-09-30'), shares: 40_000, netProceeds: 200_000 },
    ],
  ],
  [
    'no sales',
    [
      'The Company did not sell any shares under the ATM Agreement during the three and nine months ended September 30, 2026.',
    ],
    [
      { ...Q3, ...NONE },
      { ...NINE, ...NONE },
    ],
  ],
  [
    'no sales, in the passive voice',
    ['No sales were made under the Open Market Sale Agreement during the quarter ended September 30, 2026.'],
    [{ ...Q3, ...NONE }],
  ],
  [
    'after the end of the quarter',
    [
      'Subsequent to quarter end, through November 6, 2026, the Company sold 310,000 shares under the ATM program for net proceeds of $1.2 million.',
    ],
    [{ ...over('2026-10-01', '2026-11-06'), basis: 'since-period-end', shares: 310_000, netProceeds: 1_200_000 }],
  ],
  [
    'after a date, to the date of the report',
    [
      'Since September 30, 2026 and through the date of this Quarterly Report, we have sold 95,000 shares of common stock under the Sales Agreement at an average price of $2.00 per share for gross proceeds of $190,000.',
    ],
    [{ ...over('2026-10-01', '2026-11-10'), shares: 95_000, averagePrice: 2, grossProceeds: 190_000 }],
  ],
  [
    'since the program began, with the day of its agreement before it',
    [
      'On June 21, 2025, the Company entered into a sales agreement with Tolland Pike Securities (the “2025 ATM Program”). Since inception through September 30, 2026, the Company sold an aggregate of 1,607,739 shares of common stock under the 2025 ATM Program at an average price of approximately $5.86 per share for gross proceeds of approximately $9.4 million.',
    ],
    [
      {
        ...over('2025-06-21', '2026-09-30'),
        basis: 'cumulative',
        shares: 1_607_739,
        averagePrice: 5.86,
        grossProceeds: 9_400_000,
      },
    ],
  ],
  [
    'since a program began on an unknown day',
    [
      'As of September 30, 2026, we had sold 900,000 shares under the Sales Agreement for aggregate gross proceeds of $3.6 million.',
    ],
    [{ basis: 'cumulative', shares: 900_000, grossProceeds: 3_600_000 }],
  ],
  [
    'proceeds in the next sentence',
    [
      'In August 2026, the Company completed ATM offerings for a total of 565,938 shares of common stock under the 2026 ATM Facility. The offerings were made under the Company’s effective shelf registration statement and resulted in net proceeds to the Company of $3.0 million, after deducting commissions.',
    ],
    [{ ...over('2026-08-01', '2026-08-31'), shares: 565_938, netProceeds: 3_000_000 }],
  ],
  [
    'costs between gross and net',
    [
      'During the three months ended September 30, 2026, the Company issued and sold 256,879 shares for gross proceeds of $6.9 million less offering commissions of $0.2 million and related legal and accounting expenses of $0.4 million for net proceeds of $6.3 million under the ATM.',
    ],
    [{ ...Q3, shares: 256_879, grossProceeds: 6_900_000, netProceeds: 6_300_000 }],
  ],
  [
    'proceeds before the shares',
    [
      'During the nine months ended September 30, 2026, the Company received net proceeds of approximately $18.5 million ($18.9 million of gross proceeds, net of $0.4 million in commissions and expenses) from the sale of 1,587,000 shares of its common stock at a weighted average price of $11.91 per share under its 2025 ATM Offering.',
    ],
    [{ ...NINE, shares: 1_587_000, grossProceeds: 18_900_000, netProceeds: 18_500_000, averagePrice: 11.91 }],
  ],
  [
    'an equity line by the election to sell under it',
    [
      'During the three months ended September 30, 2026, pursuant to our agreement with Examplia Capital Fund, LLC (“Examplia”), we elected to sell to Examplia 1,398,223 shares of our common stock for which we received $295,000. Additionally, we issued Examplia 14,420 commitment shares.',
    ],
    [{ ...Q3, channel: 'equity-line', shares: 1_398_223, grossProceeds: 295_000 }],
  ],
  [
    'a purchase agreement that the paragraph defines as an equity line',
    [
      'On March 2, 2026, we entered into a common stock purchase agreement (the “Purchase Agreement”) with an investor for a committed equity facility of up to $10.0 million. During the three and nine months ended September 30, 2026, we sold 1,190,223 and 2,833,846 shares under the Purchase Agreement, and received $203,000 and $502,000, respectively, in gross and net proceeds.',
    ],
    [
      { ...Q3, channel: 'equity-line', shares: 1_190_223, grossProceeds: 203_000, netProceeds: 203_000 },
      { ...NINE, channel: 'equity-line', shares: 2_833_846, grossProceeds: 502_000, netProceeds: 502_000 },
    ],
  ],
  [
    'a standby equity purchase agreement, subsequently',
    [
      'Subsequent to September 30, 2026, the Company issued 2,031,095 common shares under the SEPA at an average price of $3.02 per share for gross and net proceeds of approximately $6.14 million.',
    ],
    [{ ...over('2026-10-01', '2026-11-10'), channel: 'equity-line', shares: 2_031_095, netProceeds: 6_140_000 }],
  ],
  [
    'a fiscal year of its own dates',
    [
      'During the year ended June 30, 2026, we sold 774,101 ADSs under the Sales Agreement, at a weighted-average price of $9.96 per ADS and raised $7.7 million of gross proceeds. Net proceeds, after deducting commissions and offering costs borne by us, were approximately $7.5 million.',
    ],
    [
      {
        ...over('2025-07-01', '2026-06-30'),
        shares: 774_101,
        averagePrice: 9.96,
        grossProceeds: 7_700_000,
        netProceeds: 7_500_000,
      },
    ],
  ],
  [
    'between two dates',
    [
      'Between July 1, 2026 and September 30, 2026, the Company sold 85,000 ordinary shares under the ATM Agreement, generating gross proceeds of $255,000 at an average price of $3.00 per share, less commissions of $7,650.',
    ],
    [{ ...Q3, shares: 85_000, grossProceeds: 255_000, averagePrice: 3 }],
  ],
  [
    'a quarter by its number',
    [
      'We raised $12.5 million in net proceeds from the sale of 4.2 million shares under our ATM facility in the third quarter of 2026.',
    ],
    [{ ...Q3, shares: 4_200_000, netProceeds: 12_500_000 }],
  ],
  [
    'the quarter, without a date',
    [
      'During the quarter, the Company sold 214,000 shares under its at-the-market program at an average price of $2.06 for net proceeds of $0.4 million.',
    ],
    [{ ...Q3, shares: 214_000, averagePrice: 2.06, netProceeds: 400_000 }],
  ],
  [
    'the first nine months of a year',
    [
      'Pursuant to this ATM program, during the first nine months of 2026, we issued 57,410 shares at an average price of $42.67 per share.',
    ],
    [{ ...NINE, shares: 57_410, averagePrice: 42.67 }],
  ],
  [
    'proceeds net of what precedes them',
    [
      'In the third quarter of 2026, we sold 1.1 million shares of common stock under our ATM for proceeds, net of commissions, of $4.9 million.',
    ],
    [{ ...Q3, shares: 1_100_000, netProceeds: 4_900_000 }],
  ],
  [
    'what was raised in all',
    [
      'On December 9, 2025, the Company entered into an equity distribution agreement (the “2025 ATM Facility”). On a cumulative basis to September 30, 2026, the Company has raised a total of $87 thousand gross proceeds ($85 thousand, net of share issue costs) under the 2025 ATM Facility.',
    ],
    [
      {
        ...over('2025-12-09', '2026-09-30'),
        basis: 'cumulative',
        grossProceeds: 87_000,
        netProceeds: 85_000,
      },
    ],
  ],
  [
    'sales in the discussion of a program that the paragraph before it describes',
    [
      'The Company entered into an Equity Distribution Agreement establishing an “at-the-market” facility, under which the Company may offer and sell shares from time to time.',
      'For the nine months ended September 30, 2026, the Company sold approximately 3.8 million shares of common stock for aggregate proceeds of approximately $5.5 million, and as of September 30, 2026, approximately $1.5 million remained available for sale pursuant to the prospectus.',
    ],
    [{ ...NINE, shares: 3_800_000, grossProceeds: 5_500_000 }],
  ],
];

/** What states no total of a program's sales. */
export const NO_SALES: readonly (readonly [title: string, words: string])[] = [
  ['what may be sold', 'The Company may sell up to $50,000,000 of shares from time to time under the Sales Agreement.'],
  [
    'what remains',
    'As of September 30, 2026, $45.0 million of shares of common stock remained available for sale under the ATM Program.',
  ],
  [
    'a priced sale',
    'On May 8, 2026, the Company sold 2,000,000 shares at $5.00 per share in a registered direct offering for gross proceeds of $10.0 million.',
  ],
  [
    'a private placement under a securities purchase agreement',
    'During the three months ended September 30, 2026, the Company issued 400,000 shares under the Securities Purchase Agreement for gross proceeds of $1.0 million.',
  ],
  [
    'a purchase plan of employees',
    'During the nine months ended September 30, 2026, the Company issued 21,000 shares under the employee stock purchase plan for proceeds of $0.1 million.',
  ],
  [
    'a registration of sales',
    'The registration statement includes a sales agreement prospectus covering the offering, issuance and sale of up to a maximum aggregate offering price of $75,000,000 of common stock that may be issued and sold under the Sales Agreement, dated April 5, 2026.',
  ],
  [
    'a mixture of sales',
    'From August 19, 2026 through November 4, 2026, we issued 478,585 units in a combination of at-the-market sales, exchanges of debt and equity grants.',
  ],
];

export const EXERCISE_WORDINGS: readonly Wording[] = [
  [
    'cash proceeds and the exercise price',
    [
      'During the three months ended September 30, 2026, the Company issued 450,000 shares of common stock upon the exercise of warrants for cash proceeds of $675,000 at an exercise price of $1.50 per share.',
    ],
    [{ ...Q3, channel: 'exercise', shares: 450_000, grossProceeds: 675_000, strike: 1.5 }],
  ],
  [
    'warrants to purchase shares',
    [
      'Subsequent to September 30, 2026, warrants to purchase 1,250,000 shares were exercised for total gross proceeds of $1,875,000.',
    ],
    [{ ...over('2026-10-01', '2026-11-10'), channel: 'exercise', shares: 1_250_000, grossProceeds: 1_875_000 }],
  ],
  [
    'without cash: the shares that were issued count',
    [
      'During the nine months ended September 30, 2026, warrants to purchase 300,000 shares of common stock were exercised on a cashless basis, resulting in the issuance of 121,500 shares of common stock.',
    ],
    [{ ...NINE, channel: 'exercise', shares: 121_500, cashless: true }],
  ],
  [
    'numbers of warrants, respectively',
    [
      'During the three and nine months ended September 30, 2026, holders exercised 10,000 and 35,000 public warrants, respectively, for proceeds of $0.1 million and $0.4 million, respectively.',
    ],
    [
      { ...Q3, channel: 'exercise', shares: 10_000, grossProceeds: 100_000 },
      { ...NINE, channel: 'exercise', shares: 35_000, grossProceeds: 400_000 },
    ],
  ],
  [
    'pre-funded warrants beside others',
    [
      'During the nine months ended September 30, 2026, an investor exercised pre-funded warrants to purchase 3,999,493 shares of common stock. During the nine months ended September 30, 2026, investors exercised warrants to purchase 606,368 shares of common stock at $2.00 per share.',
    ],
    [
      { ...NINE, channel: 'exercise', shares: 3_999_493, preFunded: true },
      { ...NINE, channel: 'exercise', shares: 606_368, strike: 2 },
    ],
  ],
  [
    'proceeds without shares, of two years',
    [
      'During the three months ended September 30, 2026 and 2025, we received $0.5 million and $1.2 million, respectively, from the exercise of warrants.',
    ],
    [
      { ...Q3, channel: 'exercise', grossProceeds: 500_000 },
      { ...over('2025-07-01', '2025-09-30'), channel: 'exercise', grossProceeds: 1_200_000 },
    ],
  ],
  [
    'none',
    ['No warrants were exercised during the three months ended September 30, 2026.'],
    [{ ...Q3, channel: 'exercise', ...NONE }],
  ],
  [
    'principal converted at a price',
    [
      'During the three months ended September 30, 2026, $1.3 million of principal and approximately $56,000 of accrued interest were converted into 4,610,645 shares of common stock at a conversion price of $0.29 per share.',
    ],
    [{ ...Q3, channel: 'conversion', shares: 4_610_645, principal: 1_300_000, strike: 0.29 }],
  ],
  [
    'shares issued upon conversion',
    [
      'During the nine months ended September 30, 2026, the Company issued 2,500,000 shares of common stock upon conversion of $1,250,000 in principal of convertible notes.',
    ],
    [{ ...NINE, channel: 'conversion', shares: 2_500_000, principal: 1_250_000 }],
  ],
  [
    'preferred stock: the common shares count',
    ['In July 2026, a holder converted 1,000 shares of Series A Preferred Stock into 555,556 shares of common stock.'],
    [{ ...over('2026-07-01', '2026-07-31'), channel: 'conversion', shares: 555_556 }],
  ],
];

/** What states no exercise or conversion that took place. */
export const NO_EXERCISES: readonly (readonly [title: string, words: string])[] = [
  [
    'what may be converted',
    'The Notes may be converted into shares of common stock at a conversion price of $2.00 per share until September 30, 2026.',
  ],
  [
    'options of employees',
    'During the quarter ended September 30, 2026, 85,000 stock options were exercised for proceeds of $0.1 million.',
  ],
  [
    'warrants sold and since exercised',
    'On May 8, 2026, the Company sold pre-funded warrants to purchase 500,000 shares, all of which were exercised by June 30, 2026.',
  ],
  [
    'notes converted for cash',
    'During the three months ended September 30, 2026, 911 convertible notes were converted by holders for $1.6 million in cash.',
  ],
  [
    'a loss on warrants',
    'The loss on revaluation of derivative liabilities decreased $18 million for the nine months ended September 30, 2026 due to different patterns in warrant exercises.',
  ],
  ['a ratio', 'On March 1, 2026, each share of preferred stock was converted into 1.51121 shares of common stock.'],
];
