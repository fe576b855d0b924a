import { cover, fees, type OfferingCase, paragraphs, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

const legend = (rule: number, number: string): string[] => [
  `Filed Pursuant to Rule 424(b)(${rule})`,
  `Registration No. 333-${number}`,
];

/** Whole prospectuses: what the cover says is borne out by "The Offering" and "Dilution" behind it. */
export const WHOLE: readonly OfferingCase[] = [
  {
    name: 'book value checked by its steps, last sale price stated twice',
    type: '424B5',
    text: cover(
      legend(5, '283301'),
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated May 2, 2024)',
        '2,500,000 Shares',
        'Plover Optics, Inc.',
        'Common Stock',
      ],
      [
        'We are offering 2,500,000 shares of our common stock. The underwriters expect to deliver the shares on or about June 12, 2024.',
        'On June 7, 2024, the last reported sale price of our common stock on The Nasdaq Capital Market was $3.44 per share.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$3.00', '$7,500,000'],
        ['Underwriting discounts and commissions', '$0.21', '$525,000'],
        ['Proceeds, before expenses, to us', '$2.79', '$6,975,000'],
      ],
      [],
      [
        'THE OFFERING',
        'On June 7, 2024, the last reported sale price of our common stock was $3.44 per share.',
        'DILUTION',
      ],
    ).replace(
      '</body>',
      `${table([
        ['Public offering price per share', '', '$3.00'],
        ['Historical net tangible book value per share as of March 31, 2024', '$0.62', ''],
        ['Increase in net tangible book value per share attributable to this offering', '0.71', ''],
        ['As adjusted net tangible book value per share after this offering', '', '1.33'],
        ['Dilution per share to new investors in this offering', '', '$1.67'],
      ])}</body>`,
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        sharesOffered: 2500000,
        pricePerShare: 3,
        grossProceeds: 7500000,
        proceedsBeforeExpenses: 6975000,
        statedPrice: 3.44,
        statedPriceDate: '2024-06-07',
        netTangibleBookValueBefore: 0.62,
        netTangibleBookValueAfter: 1.33,
        dilutionPerShare: 1.67,
      },
    },
  },
  {
    name: 'a preliminary supplement states its book value and leaves the rest of the dilution blank',
    type: '424B5',
    text: cover(
      legend(5, '283302'),
      [
        'The information in this preliminary prospectus supplement is not complete and may be changed.',
        'SUBJECT TO COMPLETION, DATED OCTOBER 8, 2024',
        'PRELIMINARY PROSPECTUS SUPPLEMENT',
        '$90,000,000',
        'Grebe Medicines, Inc.',
        'Common Stock',
      ],
      [
        'We are offering $90,000,000 of shares of our common stock. The underwriters have an option for 30 days to purchase additional shares.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$', '$'],
        ['Underwriting discounts and commissions', '$', '$'],
        ['Proceeds, before expenses, to us', '$', '$'],
      ],
      [],
      [
        'DILUTION',
        'Our historical net tangible book value as of June 30, 2024 was $64.0 million, or $1.60 per share of our common stock, based on 40,000,000 shares of common stock outstanding as of that date.',
      ],
    ).replace(
      '</body>',
      `${table([
        ['Public offering price per share', '', '$'],
        ['Historical net tangible book value per share as of June 30, 2024', '$1.60', ''],
        ['Increase in net tangible book value per share attributable to this offering', '', ''],
        ['Dilution per share to investors participating in this offering', '', '$'],
      ])}</body>`,
    ),
    expected: {
      offering: { type: 'firm_commitment', maxAggregateOffering: 90000000, netTangibleBookValueBefore: 1.6 },
    },
  },
  {
    name: 'a director sells the shares of a shell: the dilution of the whole offering counts',
    type: '424B3',
    text: cover(
      legend(3, '283303'),
      ['PROSPECTUS', 'ULMERO TRAVEL CORP.', '2,000,000 SHARES OF COMMON STOCK', '$0.05 PER SHARE'],
      [
        'This is the initial offering of common stock of Ulmero Travel Corp. and no public market currently exists. We are offering for sale 2,000,000 shares of common stock at a fixed price of $0.05 per share on a self-underwritten, best efforts basis. There is no minimum number of shares that must be sold.',
        RISK,
      ],
      [
        ['', 'Offering Price', 'Expenses', 'Proceeds to Company'],
        ['Per share', '$0.05', '$0.00', '$0.05'],
        ['50% of offering sold', '$50,000', '$9,000', '$41,000'],
        ['Total (100%)', '$100,000', '$9,000', '$91,000'],
      ],
    ).replace(
      '</body>',
      `${table([
        ['Percent of shares sold', '100%', '50%'],
        ['Offering price per share', '$0.05', '$0.05'],
        ['Net tangible book value per share before offering', '$0.001', '$0.001'],
        ['Net tangible book value per share after offering', '$0.021', '$0.013'],
        ['Dilution per share to new investors', '$0.029', '$0.037'],
      ])}</body>`,
    ),
    expected: {
      offering: {
        isPrimary: true,
        sharesOffered: 2000000,
        pricePerShare: 0.05,
        grossProceeds: 100000,
        dilutionPerShare: 0.029,
        netTangibleBookValueAfter: 0.021,
      },
    },
  },
];

/** Who sells, and what the title counts. */
export const SELLERS: readonly OfferingCase[] = [
  {
    name: 'the purchaser of an equity line resells shares counted by their source',
    type: '424B3',
    text: cover(
      legend(3, '283304'),
      ['PROSPECTUS', '5,450,000 Shares', 'Whimbrel Genetics, Inc.', 'Common Stock'],
      [
        'This prospectus relates to the sale of up to 5,450,000 shares of our common stock by Cairn Ridge Capital Fund, LLC, consisting of (i) up to 5,300,000 shares that we may elect to sell to it under the purchase agreement dated April 2, 2024 and (ii) 150,000 commitment shares. We are not selling any securities under this prospectus and will not receive any of the proceeds from the sale of shares by Cairn Ridge. We may receive up to $12.0 million in aggregate gross proceeds from sales that we make under the purchase agreement.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'resale', isAtm: false, isPrimary: false, isResale: true, sharesOffered: 5450000 } },
  },
  {
    name: "an issuer's name before its class of shares",
    type: '424B3',
    text: cover(
      legend(3, '283305'),
      ['PROSPECTUS', 'Lapwing Markets Corporation', 'Up to 12,400,000 Lapwing Class A Ordinary Shares'],
      [
        'This prospectus relates to the offer and sale from time to time by the selling securityholders named in this prospectus of up to 12,400,000 Lapwing Class A Ordinary Shares. We will not receive any proceeds from the sale of the shares by the selling securityholders.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'resale', isPrimary: false, isResale: true, sharesOffered: 12400000 } },
  },
  {
    name: 'a purchaser paid with a commitment warrant makes an equity line',
    type: '424B5',
    text: cover(
      legend(5, '283306'),
      ['Prospectus Supplement', '(To Prospectus dated May 2, 2024)', 'Up to $3,800,000', 'Ordinary Shares'],
      [
        'This prospectus supplement relates to the issuance and sale of up to $3,800,000 of our ordinary shares to Stonecrop Capital LP. The ordinary shares will be sold at a purchase price per share computed under the purchase agreement between the Company and Stonecrop Capital, dated as of July 9, 2024. We have also issued to Stonecrop Capital a three year Commitment Warrant.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'eloc', isAtm: false, isPrimary: true, maxAggregateOffering: 3800000 } },
  },
  {
    name: 'transferable rights at an estimated price',
    type: '424B5',
    text: cover(
      legend(5, '283307'),
      [
        'PROSPECTUS SUPPLEMENT',
        'Dunnock Finance Corp.',
        '10,000,000 Rights for 10,000,000 Shares',
        'Subscription Rights to Acquire Shares of Common Stock',
      ],
      [
        'We are issuing transferable subscription rights to our stockholders of record as of January 18, 2023, entitling the holders of those rights to subscribe for up to an aggregate of 10,000,000 shares of our common stock.',
        RISK,
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Estimated subscription price', '$4.25', '$42,500,000'],
        ['Estimated sales load (underwriting discounts and commissions)', '$0.12', '$1,200,000'],
        ['Proceeds to us, before estimated expenses', '$4.13', '$41,300,000'],
      ],
    ),
    expected: {
      offering: { type: 'rights', sharesOffered: 10000000, pricePerShare: 4.25, grossProceeds: 42500000 },
    },
  },
];

/** Fee tables as they stand in exhibits. */
export const FEE_TABLES: readonly OfferingCase[] = [
  {
    name: 'an amount of money among the numbers of shares; the net fee under another name',
    type: 'EX-FILING FEES',
    text: fees(
      ['Exhibit 107', 'Calculation of Filing Fee Tables', 'Form S-1', '(Form Type)', 'Siskin Bio, Inc.'],
      [
        [
          'Fees to be Paid',
          'Equity',
          'Common Stock, $0.001 par value',
          '457(o)',
          '$8,000,000',
          '',
          '$8,000,000',
          '$0.00014760',
          '$1,180.80',
        ],
        ['', '', 'Total Offering Amounts', '', '', '', '$8,000,000', '', '$1,180.80'],
        ['', '', 'Total Fees Previously Paid', '', '', '', '', '', '$600.00'],
        ['', '', 'Total Fee Offsets', '', '', '', '', '', ''],
        ['', '', 'New Fees Due', '', '', '', '', '', '$580.80'],
      ],
    ),
    expected: { offering: { registeredAmount: 8000000, fee: 580.8 } },
  },
  {
    name: 'a universal shelf named in the column of types, whose total row has only the fee',
    type: 'EX-FILING FEES',
    text: fees(
      ['Exhibit 107', 'Calculation of Filing Fee Tables', 'Form S-3', '(Form Type)', 'Brambling Power Corp.'],
      [
        ['', 'Equity', 'Common Stock, $0.0001 par value per share', '—', '—', '—', '—', '—', '—'],
        ['', 'Debt', 'Debt Securities', '—', '—', '—', '—', '—', '—'],
        ['', 'Unallocated (Universal) Shelf', '—', '457(o)', '—', '—', '$120,000,000', '0.00014760', '$17,712.00'],
        ['Total Offering Amounts', '', '', '', '', '', '', '', '$17,712.00'],
        ['Net Fee Due', '', '', '', '', '', '', '', '$17,712.00'],
      ],
    ),
    expected: { offering: { type: 'shelf', registeredAmount: 120000000, fee: 17712 } },
  },
];

/** A first offering in which holders sell beside the issuer. */
export const BESIDE: readonly OfferingCase[] = [
  {
    name: 'holders sell beside the issuer: only its own proceeds count',
    type: '424B4',
    text: `<html><body>${paragraphs([
      ...legend(4, '283308'),
      'PROSPECTUS',
      '8,000,000 Shares',
      'Fieldfare Software, Inc.',
      'Common Stock',
      'This is the initial public offering of shares of common stock of Fieldfare Software, Inc. We are selling 6,000,000 shares of our common stock and the selling stockholders are selling 2,000,000 shares of our common stock. We will not receive any proceeds from the sale of shares by the selling stockholders. Prior to this offering, there has been no public market for our common stock. The initial public offering price is $12.00 per share.',
    ])}${table([
      ['', 'Per Share', 'Total'],
      ['Public offering price', '$12.00', '$96,000,000'],
      ['Underwriting discounts and commissions', '$0.84', '$6,720,000'],
      ['Proceeds, before expenses, to us', '$11.16', '$66,960,000'],
      ['Proceeds, before expenses, to the selling stockholders', '$11.16', '$22,320,000'],
    ])}${paragraphs(['The underwriters expect to deliver the shares on or about May 3, 2022.'])}</body></html>`,
    expected: {
      offering: {
        type: 'ipo',
        isPrimary: true,
        isResale: true,
        sharesOffered: 6000000,
        pricePerShare: 12,
        proceedsBeforeExpenses: 66960000,
      },
    },
  },
];
