import { cover, type OfferingCase, paragraphs, table } from './markup.ts';

const RISK =
  'Investing in our securities involves a high degree of risk. See "Risk Factors" beginning on page S-8. Neither the Securities and Exchange Commission nor any state securities commission has approved or disapproved of these securities or determined if this prospectus is truthful or complete.';

const legend = (rule: number, number: string): string[] => [
  `Filed Pursuant to Rule 424(b)(${rule})`,
  `Registration No. 333-${number}`,
];

/** Covers that show their type in few words: supplements of supplements, base prospectuses, one buyer, term sheets. */
export const TERSE_COVERS: readonly OfferingCase[] = [
  {
    name: 'second supplement of an at-the-market program under the float rule',
    type: '424B5',
    text: cover(
      legend(5, '282201'),
      [
        'PROSPECTUS SUPPLEMENT NO. 2',
        '(To Prospectus Supplement dated August 7, 2023)',
        'Up to $2,900,000',
        'COMMON STOCK',
      ],
      [
        'We filed the prior prospectus to register the offer and sale of our common stock from time to time pursuant to the terms of that certain Equity Distribution Agreement, dated August 7, 2023, by and between us and Birchwood Lane Partners, LLC, as sales agent. Sales, if any, will be made in "at the market offerings" as defined in Rule 415(a)(4).',
        'The aggregate market value of our outstanding common stock held by non-affiliates pursuant to General Instruction I.B.6 is approximately $12.63 million, which is based on 11,480,000 shares held by non-affiliates and a price of $1.10 per share. During the 12 calendar months prior to, and including, the date of this prospectus supplement, we sold an aggregate of $1,310,000 of our securities pursuant to General Instruction I.B.6. As a result of these limitations, we may currently offer and sell shares having an aggregate offering price of up to $2,900,000.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'atm',
        isAtm: true,
        maxAggregateOffering: 2900000,
        placementAgentOrUnderwriters: ['Birchwood Lane Partners, LLC'],
        babyShelf: { applies: true, publicFloat: 12630000, soldLast12Months: 1310000 },
      },
    },
  },
  {
    name: 'base prospectus filed by itself',
    type: '424B3',
    text: cover(
      legend(3, '282202'),
      ['PROSPECTUS', '$60,000,000', 'Tansy Health, Inc.', 'Common Stock', 'Preferred Stock', 'Warrants', 'Units'],
      [
        'We may offer and sell, from time to time in one or more offerings, any combination of common stock, preferred stock, warrants, or units having an aggregate initial offering price not exceeding $60,000,000. When we decide to sell a particular class or series of securities, we will provide specific terms of the offered securities in a prospectus supplement.',
        RISK,
      ],
    ),
    expected: {
      offering: { type: 'shelf', isAtm: false, isPrimary: true, isResale: false, maxAggregateOffering: 60000000 },
    },
  },
  {
    name: 'shares for one buyer, without underwriter or placement agent',
    type: '424B5',
    text: cover(
      legend(5, '282203'),
      ['PROSPECTUS SUPPLEMENT', '1,250,000 Shares of Common Stock'],
      [
        'Pursuant to this prospectus supplement, we are offering 1,250,000 shares of our common stock to Pebble Shore Ventures LLC, an entity controlled by our chairman, at a purchase price of $1.60 per share. No underwriter or placement agent is involved in this offering. The gross proceeds to us will be approximately $2.0 million.',
        RISK,
      ],
    ),
    expected: {
      offering: {
        type: 'registered_direct',
        isPrimary: true,
        sharesOffered: 1250000,
        pricePerShare: 1.6,
        grossProceeds: 2000000,
        placementAgentOrUnderwriters: undefined,
      },
    },
  },
  {
    name: 'term sheet of shares as a free writing prospectus',
    type: 'FWP',
    text: `<html><body>${paragraphs([
      'Filed Pursuant to Rule 433',
      'Registration Statement No. 333-282204',
      'Issuer Free Writing Prospectus dated May 8, 2024',
      'Cobble Hill Lithium Corp.',
      '8,000,000 Shares of Common Stock',
      'Pricing Terms',
    ])}${table([
      ['Issuer:', 'Cobble Hill Lithium Corp.'],
      ['Common stock offered:', '8,000,000 shares'],
      ['Public offering price:', '$5.00 per share'],
      ['Gross proceeds:', '$40,000,000'],
    ])}${paragraphs(['The issuer has filed a registration statement (including a prospectus) with the SEC for the offering to which this communication relates.'])}</body></html>`,
    expected: { offering: { sharesOffered: 8000000, pricePerShare: 5, grossProceeds: 40000000, isAtm: false } },
  },
  {
    name: 'foreign shelf whose prospectus line has more words',
    type: 'F-3',
    text: `<html><body>${paragraphs([
      'As filed with the U.S. Securities and Exchange Commission on April 21, 2025',
      'Registration No. 333-',
      'FORM F-3',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'Ginkgo Grove Limited',
      'PRELIMINARY PROSPECTUS (Subject to completion) dated April 21, 2025',
      'US$250,000,000',
      'Class A Ordinary Shares, Preferred Shares, Debt Securities, Warrants, Rights and Units',
      'We may offer, issue and sell from time to time up to US$250,000,000, or its equivalent in any other currency, of our Class A ordinary shares, preferred shares, debt securities, warrants, rights and units, in any combination, together or separately, in one or more offerings, in amounts, at prices and on the terms set forth in a prospectus supplement to this prospectus.',
      'Pursuant to General Instruction I.B.5 of Form F-3, in no event will we sell the securities covered hereby in a public primary offering with a value exceeding more than one-third of the aggregate market value of our ordinary shares held by non-affiliates in any 12-month period so long as the aggregate market value remains below US$75,000,000. As of April 15, 2025, the aggregate market value of our ordinary shares held by non-affiliates was approximately US$23.4 million.',
    ])}</body></html>`,
    expected: {
      offering: {
        type: 'shelf',
        isPrimary: true,
        maxAggregateOffering: 250000000,
        babyShelf: { applies: true, publicFloat: 23400000 },
      },
    },
  },
  {
    name: 'supplement whose accompanying prospectus is of another year',
    type: '424B5',
    text: `${cover(
      legend(5, '282205'),
      ['PROSPECTUS SUPPLEMENT', '(To Prospectus dated April 3, 2022)', 'Up to $14,000,000', 'Common Stock'],
      [
        'We have entered into a sales agreement with Birchwood Lane Partners, LLC relating to the sale of shares of our common stock offered by this prospectus supplement, having an aggregate offering price of up to $14,000,000, from time to time through Birchwood Lane acting as sales agent in "at the market offerings" as defined in Rule 415(a)(4).',
        RISK,
      ],
      [],
      [],
      [
        ...Array.from(
          { length: 40 },
          (_, index) =>
            `Paragraph ${index + 1} of the risk factors says that our business may not go as we plan, that we depend on few customers, and that our results differ from quarter to quarter.`,
        ),
        'The number of shares to be outstanding is based on 31,234,567 shares of our common stock outstanding as of December 31, 2023.',
      ],
    ).replace('</body></html>', '')}${paragraphs([
      'PROSPECTUS',
      '$80,000,000',
      'Common Stock',
      'Preferred Stock',
      'We may offer and sell up to $80,000,000 in the aggregate of the securities from time to time. The aggregate market value of our common stock held by non-affiliates is approximately $41,200,000. We have not offered any securities pursuant to General Instruction I.B.6 of Form S-3 in the 12 calendar months prior to this prospectus, and in no event will we sell securities with a value of more than one-third of it.',
      'The date of this prospectus is April 3, 2022.',
      'An offering then in view was based on 19,111,222 shares of our common stock outstanding as of March 1, 2022, and meant immediate dilution of $2.22 per share to new investors.',
    ])}</body></html>`,
    expected: {
      offering: {
        type: 'atm',
        maxAggregateOffering: 14000000,
        sharesOutstandingBefore: 31234567,
        asOfDate: '2023-12-31',
        babyShelf: undefined,
        dilutionPerShare: undefined,
      },
    },
  },
];
