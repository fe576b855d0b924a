import { cover, type OfferingCase, paragraphs, table } from './markup.ts';

const lines = (...words: readonly string[]): string => paragraphs(words);
/** A cover with tables and sections behind it. */
const followed = (head: string, ...parts: readonly string[]): string =>
  head.replace('</body>', `${parts.join('')}</body>`);

const legend = (rule: string, number: string): string[] => [
  `Filed Pursuant to Rule ${rule}`,
  `Registration No. 333-${number}`,
];
const OFFERED =
  'The issuer has filed a registration statement (including a prospectus) with the SEC for the offering to which this communication relates. Before you invest, you should read the prospectus in that registration statement.';

/** Free writing prospectuses: rows of labels and values, as a table or as lines. */
export const TERM_SHEETS: readonly OfferingCase[] = [
  {
    name: 'pricing term sheet of an underwritten offering',
    type: 'FWP',
    text: `<html><body>${lines(...legend('433', '283301'), 'Brackwater Imaging, Inc.', 'Pricing Term Sheet', 'March 4, 2025')}${table(
      [
        ['Issuer:', 'Brackwater Imaging, Inc.'],
        ['Ticker / Exchange:', 'BRKW / Nasdaq Global Market'],
        ['Title of securities:', 'Common stock, par value $0.001 per share'],
        ['Shares offered by the issuer:', '4,200,000 shares'],
        ['Option to purchase additional shares:', 'Up to 630,000 shares (30 days)'],
        ['Price to public:', '$6.50 per share'],
        ['Gross proceeds:', '$27.3 million'],
        ['Underwriting discount:', '$0.39 per share (6.0%)'],
        ['Net proceeds to the issuer:', 'Approximately $25.2 million, after discount and estimated expenses'],
        ['Last reported sale price on March 4, 2025:', '$7.02 per share'],
        ['Common stock outstanding after the offering:', '31,044,120 shares'],
        ['Joint bookrunners:', 'Fairlight Securities LLC and Ransome & Pell, Inc.'],
        ['Settlement date:', 'March 6, 2025'],
      ],
    )}${lines(OFFERED)}</body></html>`,
    expected: {
      offering: {
        type: 'firm_commitment',
        isPrimary: true,
        fileNumber: '333-283301',
        sharesOffered: 4200000,
        pricePerShare: 6.5,
        grossProceeds: 27300000,
        netProceeds: 25200000,
        agentFeePercent: 6,
        sharesOutstandingAfter: 31044120,
        placementAgentOrUnderwriters: ['Fairlight Securities LLC', 'Ransome & Pell, Inc.'],
      },
    },
  },
  {
    name: 'term sheet of a registered direct offering in lines',
    type: 'FWP',
    text: `<html><body>${lines(
      'Issuer Free Writing Prospectus',
      ...legend('433', '283302'),
      'Summary of Terms',
      'Issuer: Corrow Marine Systems Ltd.',
      'Offering: Registered direct offering of common shares and warrants',
      'Securities offered: 2,500,000 common shares and warrants to purchase 1,250,000 common shares',
      'Purchase price: $1.60 per common share and accompanying one-half warrant',
      'Aggregate gross proceeds: $4,000,000',
      'Warrant exercise price: $1.85 per share',
      'Placement agent: Tallis Row Capital Partners',
      'Placement agent fee: 7.0% of gross proceeds',
      OFFERED,
    )}</body></html>`,
    expected: {
      offering: {
        type: 'registered_direct',
        isPrimary: true,
        sharesOffered: 2500000,
        pricePerShare: 1.6,
        grossProceeds: 4000000,
        agentFeePercent: 7,
        placementAgentOrUnderwriters: ['Tallis Row Capital Partners'],
      },
    },
  },
  {
    name: 'term sheet of notes is no offering',
    type: 'FWP',
    text: `<html><body>${lines(...legend('433', '283303'), 'Pricing Term Sheet')}${table([
      ['Issuer:', 'Ravel Power Company'],
      ['Principal amount:', '$300,000,000'],
      ['Coupon:', '5.125%'],
      ['Maturity date:', 'June 15, 2035'],
      ['Price to public:', '99.812%'],
      ['Underwriters:', 'Fairlight Securities LLC'],
    ])}</body></html>`,
    expected: { offering: null },
  },
];

/** Rights distributed to holders. */
export const RIGHTS_OFFERINGS: readonly OfferingCase[] = [
  {
    name: 'rights to shares, with dealer-managers',
    type: '424B3',
    text: cover(
      legend('424(b)(3)', '283311'),
      [
        'PROSPECTUS',
        'Hollin Forge Bancshares, Inc.',
        'Up to 3,125,000 Shares of Common Stock',
        'Issuable Upon Exercise of Subscription Rights',
      ],
      [
        'We are distributing to the holders of our common stock as of the close of business on April 11, 2025 (the "record date"), at no charge, transferable subscription rights to purchase up to 3,125,000 shares of our common stock. You will receive one subscription right for each share that you own. Every four rights entitle the holder to purchase one share at a subscription price of $3.20 per share. If the rights offering is fully subscribed, we will receive gross proceeds of approximately $10.0 million before expenses.',
        'Fairlight Securities LLC and Tallis Row Capital Partners are acting as dealer-managers for the rights offering and will receive 5.5% of the gross proceeds.',
        'As of the record date, 12,500,000 shares of our common stock were outstanding. If all rights are exercised, 15,625,000 shares of our common stock will be outstanding.',
      ],
    ),
    expected: {
      offering: {
        type: 'rights',
        isPrimary: true,
        isResale: false,
        sharesOffered: 3125000,
        pricePerShare: 3.2,
        grossProceeds: 10000000,
        agentFeePercent: 5.5,
        sharesOutstandingBefore: 12500000,
        sharesOutstandingAfter: 15625000,
        asOfDate: '2025-04-11',
        placementAgentOrUnderwriters: ['Fairlight Securities LLC', 'Tallis Row Capital Partners'],
      },
    },
  },
];

/** Sales by issuer and holders together, and covers that name brands. */
export const MIXED_SALES: readonly OfferingCase[] = [
  {
    name: 'initial offering with a holder who sells a twentieth, brands on the cover',
    type: '424B4',
    text: followed(
      cover(
        legend('424(b)(4)', '283321'),
        ['PROSPECTUS', '5,000,000 Shares', 'Osmund Kettle Co.', 'Common Stock'],
        [
          'This is an initial public offering of shares of common stock of Osmund Kettle Co. We are selling 4,750,000 shares of our common stock and the selling stockholder named in this prospectus is selling 250,000 shares of our common stock. We will not receive any proceeds from the sale of the shares by the selling stockholder. Prior to this offering, there has been no public market for our common stock. The initial public offering price is $12.00 per share.',
          'The underwriters have an option to purchase up to 750,000 additional shares from us.',
          'Joint Book-Running Managers',
          'Fairlight',
          'Ransome & Pell',
          'The date of this prospectus is May 14, 2025.',
        ],
      ),
      lines(
        'UNDERWRITING',
        'Subject to the terms of an underwriting agreement, each underwriter has agreed to purchase the number of shares indicated:',
      ),
      table([
        ['Underwriter', 'Number of Shares'],
        ['Fairlight Securities LLC', '3,000,000'],
        ['Ransome & Pell, Inc.', '2,000,000'],
        ['Total', '5,000,000'],
      ]),
    ),
    expected: {
      offering: {
        type: 'ipo',
        isPrimary: true,
        isResale: false,
        sharesOffered: 4750000,
        pricePerShare: 12,
        placementAgentOrUnderwriters: ['Fairlight Securities LLC', 'Ransome & Pell, Inc.'],
      },
    },
  },
  {
    name: 'follow-on in which issuer and holders sell alike',
    type: '424B7',
    text: cover(
      legend('424(b)(7)', '283322'),
      ['PROSPECTUS SUPPLEMENT', '8,000,000 Shares', 'Vantry Mills Corp.', 'Common Stock'],
      [
        'We are offering 4,000,000 shares of our common stock and the selling stockholders identified in this prospectus supplement are offering 4,000,000 shares of our common stock in this underwritten public offering. We will not receive any of the proceeds from the sale of shares by the selling stockholders.',
      ],
      [
        ['', 'Per Share', 'Total'],
        ['Public offering price', '$15.00', '$120,000,000'],
        ['Underwriting discounts and commissions', '$0.75', '$6,000,000'],
        ['Proceeds to us, before expenses', '$14.25', '$57,000,000'],
        ['Proceeds to the selling stockholders, before expenses', '$14.25', '$57,000,000'],
      ],
    ),
    expected: {
      offering: {
        type: 'firm_commitment',
        isPrimary: true,
        isResale: true,
        sharesOffered: 4000000,
        pricePerShare: 15,
      },
    },
  },
  {
    name: 'best efforts sale of units, terms in "The Offering"',
    type: 'S-1',
    text: `<html><body>${lines(
      'As filed with the Securities and Exchange Commission on August 4, 2025',
      'Registration No. 333-283323',
      'FORM S-1',
      'REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933',
      'Pellworth Diagnostics, Inc.',
      'Subject to Completion, dated August 4, 2025',
      'PROSPECTUS',
      'Up to 5,000,000 Units, each consisting of one Share of Common Stock and one Warrant',
      'We are offering on a reasonable best efforts basis up to 5,000,000 units at an assumed public offering price of $0.80 per unit. We have engaged Tallis Row Capital Partners, LLC as our sole placement agent and will pay it a cash fee equal to 7.5% of the aggregate gross proceeds raised in this offering. There is no minimum amount that must be sold.',
      'The Offering',
    )}${table([
      ['Securities offered by us', 'Up to 5,000,000 units'],
      ['Common stock outstanding prior to this offering', '9,114,220 shares'],
      [
        'Common stock to be outstanding after this offering',
        '14,114,220 shares, assuming the sale of all units and no exercise of warrants',
      ],
      [
        'Use of proceeds',
        'We estimate that our net proceeds will be approximately $3.4 million. We intend to use them for working capital.',
      ],
    ])}${lines('The number of shares of common stock to be outstanding after this offering is based on 9,114,220 shares outstanding as of July 28, 2025, and excludes 640,000 shares issuable upon exercise of options.')}</body></html>`,
    expected: {
      offering: {
        type: 'best_efforts',
        sharesOffered: 5000000,
        pricePerShare: undefined,
        agentFeePercent: 7.5,
        netProceeds: 3400000,
        sharesOutstandingBefore: 9114220,
        sharesOutstandingAfter: 14114220,
        asOfDate: '2025-07-28',
        placementAgentOrUnderwriters: ['Tallis Row Capital Partners, LLC'],
      },
    },
  },
];
