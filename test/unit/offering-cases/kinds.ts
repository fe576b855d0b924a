import { cover, fees, type OfferingCase, paragraphs, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

const legend = (rule: number, number: string): string[] => [
  `Filed Pursuant to Rule 424(b)(${rule})`,
  `Registration No. 333-${number}`,
];

/** Kinds of offering that share their words: equity lines, direct sales, best efforts, holders beside the issuer. */
export const KINDS: readonly OfferingCase[] = [
  {
    name: 'equity line of a named purchaser, with commitment shares',
    type: '424B5',
    text: cover(
      legend(5, '281101'),
      [
        'PROSPECTUS SUPPLEMENT',
        '(to Prospectus dated May 2, 2024)',
        'Up to $22,000,000 of Common Stock',
        '310,400 Commitment Shares',
      ],
      [
        'This prospectus supplement relates to the offer and sale of up to $22,000,000 of our common stock, par value $0.001 per share, to Tern Street Capital Fund, LLC, or Tern Street, from time to time under a purchase agreement dated June 3, 2024, and 310,400 shares issued as commitment shares. We will not receive any cash proceeds from the issuance of the commitment shares. This prospectus supplement also covers the resale of these shares by Tern Street to the public.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'eloc', isAtm: false, isPrimary: true, maxAggregateOffering: 22000000 } },
  },
  {
    name: 'advances repaid in shares are not an offering amount',
    type: '424B5',
    text: cover(
      legend(5, '281102'),
      ['PROSPECTUS SUPPLEMENT', 'Up to 14,250,000 Shares of Common Stock'],
      [
        'This prospectus supplement relates to the issuance and sale of up to 14,250,000 shares of our common stock to Garnet Hill II, Ltd. pursuant to the Pre-Paid Advance Agreement, dated March 4, 2024. We may request advances of up to $8,000,000, with a limitation on outstanding advances of $8,000,000 and an aggregate commitment of $40,000,000.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'eloc', isPrimary: true, sharesOffered: 14250000, maxAggregateOffering: undefined } },
  },
  {
    name: 'best efforts offering whose larger purchasers sign an agreement',
    type: '424B5',
    text: cover(
      legend(5, '281103'),
      [
        'PROSPECTUS SUPPLEMENT',
        '3,120,500 Shares of Common Stock',
        'Warrants to Purchase up to 3,120,500 Shares of Common Stock',
      ],
      [
        'We are offering on a "best efforts" basis 3,120,500 shares of our common stock, together with warrants to purchase up to 3,120,500 shares of common stock, at a combined offering price of $2.40 per share. The securities are being sold pursuant to a securities purchase agreement, dated April 9, 2025, between us and the purchasers.',
        'We have engaged Copperfield & Moss, LLC to act as our exclusive placement agent in connection with this offering.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'best_efforts', isAtm: false, sharesOffered: 3120500, pricePerShare: 2.4 } },
  },
  {
    name: 'sale to investors beside a private placement',
    type: '424B5',
    text: cover(
      legend(5, '281104'),
      ['PROSPECTUS SUPPLEMENT', '412,000 Shares of Common Stock'],
      [
        'We are offering 412,000 shares of common stock to investors pursuant to this prospectus supplement and the accompanying prospectus. The purchase price of each share of common stock and the accompanying warrant is $3.15.',
        'In a concurrent private placement, we are also offering to the investors warrants to purchase up to 824,000 shares of common stock at an exercise price of $3.00 per share. If the warrants are exercised in full for cash, we would receive aggregate gross proceeds of $2,472,000. The total potential gross proceeds of $3.8 million are not assured.',
        'We have retained Copperfield & Moss, LLC as our exclusive placement agent.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isPrimary: true,
        sharesOffered: 412000,
        pricePerShare: 3.15,
        grossProceeds: undefined,
      },
    },
  },
  {
    name: 'automatic shelf of the issuer or its holders',
    type: 'S-3ASR',
    text: `<html><body>${paragraphs([
      'As filed with the Securities and Exchange Commission on March 4, 2024',
      'Registration No. 333-',
      'FORM S-3',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'Larkspur Controls, Inc.',
      'PROSPECTUS',
      'LARKSPUR CONTROLS, INC.',
      'Common Stock',
      'Preferred Stock',
      'Debt Securities',
      'We or selling securityholders may from time to time offer and sell, in one or more offerings, an indeterminate amount of any combination of the securities described in this prospectus. We will provide specific terms in one or more supplements to this prospectus. We will not receive any proceeds from sales by selling securityholders.',
    ])}</body></html>`,
    expected: { offering: { type: 'shelf', isAtm: false, isPrimary: true, isResale: true } },
  },
];

/** Values of the cover and of "Dilution" where filers put them otherwise. */
export const PLACES: readonly OfferingCase[] = [
  {
    name: 'units of a blank check company whose gross proceeds are in the title',
    type: '424B4',
    text: cover(
      legend(4, '281105'),
      ['PROSPECTUS', '$230,000,000', 'Osprey Point Acquisition Corp.', '23,000,000 Units'],
      [
        'This is an initial public offering of our securities. Each unit has an offering price of $10.00 and consists of one Class A ordinary share and one-third of one redeemable warrant. We have granted the underwriters a 45-day option to purchase up to an additional 3,450,000 units to cover over-allotments, if any.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'ipo', sharesOffered: 23000000, pricePerShare: 10, grossProceeds: 230000000 } },
  },
  {
    name: 'price table with a column per figure, and a number on a line of its own',
    type: '424B4',
    text: cover(
      legend(4, '281106'),
      ['PROSPECTUS', 'QUARRY LAKE DATA CORP.', '2,300,000', 'Shares of Common Stock'],
      [
        'All of the 2,300,000 shares of common stock are being sold by us. Our common stock is listed on the Nasdaq Capital Market under the symbol "QLDC" and our warrants under the symbol "QLDCW." On May 6, 2024, the last reported sale price of our common stock was $8.12 per share and the closing price of our warrants was $0.31 per warrant.',
        RISK,
      ],
      [
        ['', 'Price to Public', 'Underwriting Discount', 'Proceeds to Us'],
        ['Per share', '$7.50', '$0.50', '$7.00'],
        ['Total', '$17,250,000', '$1,150,000', '$16,100,000'],
      ],
      ['We have granted the underwriters a 30-day option to purchase up to 345,000 additional shares.'],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        sharesOffered: 2300000,
        pricePerShare: 7.5,
        grossProceeds: 17250000,
        proceedsBeforeExpenses: 16100000,
        statedPrice: 8.12,
        statedPriceDate: '2024-05-06',
      },
    },
  },
  {
    name: 'at-the-market supplement that amends an agreement; dilution in a paragraph; the float has an earlier price',
    type: '424B5',
    text: cover(
      legend(5, '281107'),
      [
        'SUPPLEMENT DATED JUNE 10, 2024',
        '(To Prospectus Supplement dated May 1, 2023)',
        'Up to $40,000,000',
        'Common Stock',
      ],
      [
        'We have entered into an amended sales agreement with Alder Row Securities pursuant to which we may sell shares of our common stock having an aggregate offering price of up to $40,000,000 through Alder Row Securities, Inc., acting as sales agent, in "at the market offerings" as defined in Rule 415(a)(4). As of the date hereof, shares of common stock having an aggregate gross sales price of $31,250,000 currently remain available for sale under the sales agreement.',
        'As of June 7, 2024, our public float was approximately $41.2 million, based on 20,600,000 shares held by non-affiliates and the last reported sale price of $2.00 per share on May 3, 2024.',
        'On June 7, 2024, the last reported sale price of our common stock was $1.64 per share.',
        RISK,
      ],
      [],
      [],
      [
        'DILUTION',
        'Our net tangible book value as of March 31, 2024 was approximately $9.4 million, or $0.41 per share. After giving effect to the sale of our common stock in the aggregate amount of $31,250,000 at an assumed offering price of $1.64 per share, our net tangible book value as of March 31, 2024 would have been $39.5 million, or $0.94 per share. This represents an immediate dilution in net tangible book value of $0.70 per share to new investors.',
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        maxAggregateOffering: 40000000,
        atmRemaining: 31250000,
        placementAgentOrUnderwriters: ['Alder Row Securities, Inc.'],
        statedPrice: 1.64,
        statedPriceDate: '2024-06-07',
        netTangibleBookValueBefore: 0.41,
        netTangibleBookValueAfter: 0.94,
        dilutionPerShare: 0.7,
      },
    },
  },
  {
    name: 'dilution printed as a loss; shares outstanding before in a row',
    type: '424B5',
    text: `${cover(
      legend(5, '281108'),
      ['PROSPECTUS SUPPLEMENT', '1,400,000 Shares of Common Stock'],
      [
        'We are offering 1,400,000 shares of our common stock at an offering price of $6.00 per share in an underwritten public offering. We have granted the underwriters an option to purchase additional shares.',
        RISK,
      ],
    ).replace('</body></html>', '')}${table([
      ['Common stock offered by us', '1,400,000 shares'],
      ['Common stock outstanding prior to this offering', '9,812,345 shares'],
      ['Common stock to be outstanding after this offering', '11,212,345 shares'],
    ])}${table([
      ['Public offering price per share', '', '$6.00'],
      ['Net tangible book value per share as of June 30, 2024', '$1.10', ''],
      ['Increase per share attributable to new investors', '$0.60', ''],
      ['As adjusted net tangible book value per share after this offering', '', '$1.70'],
      ['Dilution per share to new investors', '', '$(4.30)'],
    ])}</body></html>`,
    expected: {
      offering: {
        sharesOutstandingBefore: 9812345,
        sharesOutstandingAfter: 11212345,
        netTangibleBookValueBefore: 1.1,
        netTangibleBookValueAfter: 1.7,
        dilutionPerShare: 4.3,
      },
    },
  },
  {
    name: 'base prospectus that mentions the float rule only for the future',
    type: 'S-3',
    text: `<html><body>${paragraphs([
      'As filed with the Securities and Exchange Commission on January 12, 2024',
      'FORM S-3',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'PROSPECTUS',
      '$90,000,000',
      'Common Stock',
      'Warrants',
      'We may offer and sell, from time to time in one or more offerings, any combination of our securities having an aggregate initial offering price not exceeding $90,000,000. We will provide specific terms in supplements to this prospectus.',
      'If at any time our public float falls below $75 million, we will be subject to General Instruction I.B.6 of Form S-3 and in no event will we sell securities with a value exceeding more than one-third of our public float in any 12-month period.',
    ])}</body></html>`,
    expected: { offering: { type: 'shelf', maxAggregateOffering: 90000000, babyShelf: undefined } },
  },
];

/** What gives no offering, and fee tables that say one thing twice. */
export const OTHERS: readonly OfferingCase[] = [
  {
    name: 'depositary shares of perpetual preferred stock, under an old fee table',
    type: '424B2',
    text: cover(
      legend(2, '281109'),
      [
        'PROSPECTUS SUPPLEMENT',
        '(To Prospectus dated March 9, 2023)',
        '8,000,000 Depositary Shares',
        'Each Representing a 1/400th Interest in a Share of 6.50% Perpetual Non-Cumulative Preferred Stock, Series B',
      ],
      [
        'We are offering 8,000,000 depositary shares, each representing a 1/400th ownership interest in a share of our Series B preferred stock, with a liquidation preference of $10,000 per share (equivalent to $25 per depositary share). Holders may convert upon a change of control into our common stock.',
        RISK,
      ],
      [
        ['', 'Per Depositary Share', 'Total'],
        ['Price to public', '$25.00', '$200,000,000'],
        ['Underwriting discount', '$0.7875', '$6,300,000'],
        ['Proceeds to us, before expenses', '$24.2125', '$193,700,000'],
      ],
    ),
    expected: { offering: null },
  },
  {
    name: 'convertible preferred stock does dilute',
    type: '424B5',
    text: cover(
      legend(5, '281110'),
      ['PROSPECTUS SUPPLEMENT', '2,500,000 Shares', '7.00% Series A Mandatory Convertible Preferred Stock'],
      [
        'We are offering 2,500,000 shares of our 7.00% Series A mandatory convertible preferred stock. Unless converted earlier, each share will automatically convert into between 1.4 and 1.7 shares of our common stock. We have granted the underwriters an option to purchase additional shares.',
        RISK,
      ],
    ),
    expected: { offering: { type: 'firm_commitment', isPrimary: true } },
  },
  {
    name: 'fee exhibit whose new row replaces one already paid for',
    type: 'EX-FILING FEES',
    text: fees(
      ['Calculation of Filing Fee Table', 'Form S-1', '(Form Type)', 'Marrow Creek Foods, Inc.'],
      [
        [
          'Fees to be Paid',
          'Equity',
          'Common Stock, no par value',
          '457(a)',
          '8,200,000',
          '$15.00',
          '$123,000,000',
          '0.00015310',
          '$18,831.30',
        ],
        [
          'Fees Previously Paid',
          'Equity',
          'Common Stock, no par value',
          '457(o)',
          '',
          '',
          '$50,000,000',
          '0.00015310',
          '$7,655.00',
        ],
        ['Total Offering Amounts', '', '', '', '', '', '$123,000,000', '', '$18,831.30'],
        ['Total Fees Previously Paid', '', '', '', '', '', '', '', '$7,655.00'],
        ['Total Fee Offsets', '', '', '', '', '', '', '', '—'],
        ['Net Fee Due', '', '', '', '', '', '', '', '$11,176.30'],
      ],
    ),
    expected: { offering: { registeredAmount: 123000000, fee: 11176.3, sharesOffered: 8200000 } },
  },
  {
    name: 'facing page with its amounts in footnotes',
    type: 'S-3',
    text: `<html><body>${paragraphs([
      'As filed with the Securities and Exchange Commission on July 24, 2020',
      'FORM S-3',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'CALCULATION OF REGISTRATION FEE',
    ])}${table([
      [
        'Title of each class of securities to be registered(1)',
        'Amount to be registered',
        'Proposed maximum aggregate offering price(5)(6)',
        'Amount of registration fee(7)',
      ],
      ['Common Stock, Preferred Stock, Debt Securities, Warrants and Rights', '(4)(5)', '$500,000,000', '$64,900'],
    ])}${paragraphs([
      'PROSPECTUS',
      '$500,000,000',
      'Common Stock, Preferred Stock, Debt Securities, Warrants and Rights',
      'We may offer, from time to time, in one or more series or classes, separately or together, and in amounts, at prices and on terms to be set forth in one or more supplements to this prospectus, our securities with an aggregate public offering price of up to $500,000,000.',
    ])}</body></html>`,
    expected: { offering: { type: 'shelf', registeredAmount: 500000000, fee: 64900, sharesOffered: undefined } },
  },
];
