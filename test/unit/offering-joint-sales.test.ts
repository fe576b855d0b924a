import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const LEGEND = 'Filed pursuant to Rule 424(b)(5)\nRegistration Statement No. 333-277001\n\nPROSPECTUS SUPPLEMENT\n';
const TABLE = `                                             Per Share      Total
Public offering price                         $20.00     $90,000,000
Underwriting discounts and commissions         $1.00      $4,500,000
Proceeds, before expenses, to us              $19.00     $38,000,000
Proceeds, before expenses, to the selling
  stockholder                                 $19.00     $47,500,000
`;

describe('sales by issuer and holders together', () => {
  it("gives the issuer's own part, which makes the title's number with the holder's and its proceeds with the price", () => {
    const { result, confidences } = outcomeOf(
      offeringEventsV3,
      `${LEGEND}
4,500,000 Shares

Common Stock

We are offering 2,000,000 shares of our common stock, par value $0.001 per share. The selling stockholder named in this prospectus supplement, Quince Holdings LP, is offering an additional 2,500,000 shares of our common stock. We will not receive any of the proceeds from the sale of shares by the selling stockholder.

${TABLE}
The underwriters expect to deliver the shares on or about June 4, 2025.
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      isPrimary: true,
      isResale: true,
      sharesOffered: 2_000_000,
      pricePerShare: 20,
      proceedsBeforeExpenses: 38_000_000,
    });
    expect(result?.offering).not.toHaveProperty('grossProceeds');
    expect(confidences?.['offering.sharesOffered']).toBeGreaterThanOrEqual(0.9);
  });

  it('gives no number where the cover states only what both sell', () => {
    const { result } = outcomeOf(
      offeringEventsV3,
      `${LEGEND}
4,500,000 Shares

Common Stock

We and the selling stockholder named in this prospectus supplement are offering 4,500,000 shares of our common stock in this underwritten public offering. We will not receive any of the proceeds from the sale of shares by the selling stockholder.

${TABLE}`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({ isPrimary: true, isResale: true, pricePerShare: 20 });
    expect(result?.offering).not.toHaveProperty('sharesOffered');
    expect(result?.offering).not.toHaveProperty('grossProceeds');
  });
});

describe('amounts of other currencies', () => {
  it('gives the shares of a bought deal in Canadian dollars, its underwriters, and no price or proceeds', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      'TORONTO, March 4, 2025 -- Alder Gold Corp. (TSX: ALD) is pleased to announce that it has closed its previously announced bought deal public offering of 14,375,000 common shares of the Company at a price of C$2.10 per share for aggregate gross proceeds of C$30,187,500. The offering was conducted by a syndicate of underwriters co-led by Larkfield Capital Inc. and Tern Securities Ltd.',
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      type: 'firm_commitment',
      sharesOffered: 14_375_000,
      placementAgentOrUnderwriters: ['Larkfield Capital Inc.', 'Tern Securities Ltd.'],
    });
    expect(result?.offering).not.toHaveProperty('pricePerShare');
    expect(result?.offering).not.toHaveProperty('grossProceeds');
  });
});

describe('agreements', () => {
  it('reads an underwriting of ADSs whose sale clause names its conditions before its verb, and its stacked representatives', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      `                    3,200,000 American Depositary Shares

                             UNDERWRITING AGREEMENT

                                                              February 6, 2025

Larkfield Lane LLC
Pell Harbor Securities LLC
   As Representatives of the several Underwriters

Ladies and Gentlemen:

     Merganser Bio N.V., a public company (the "Company"), proposes, subject to the terms and conditions stated herein, to issue and sell to the Underwriters named in Schedule I hereto (the "Underwriters") an aggregate of 3,200,000 American Depositary Shares ("ADSs").

     The purchase price per ADS to be paid by the several Underwriters to the Company shall be $16.92. The initial public offering price of the ADSs is $18.00 per ADS.
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      type: 'firm_commitment',
      sharesOffered: 3_200_000,
      pricePerShare: 18,
      placementAgentOrUnderwriters: ['Larkfield Lane LLC', 'Pell Harbor Securities LLC'],
    });
  });
});

describe('reports on several matters', () => {
  it("reads the issuer's part where the parts name the issuer, and its own proceeds", () => {
    const { result } = outcomeOf(
      financingReportsV3,
      'TULSA, May 15, 2025 (Wire) -- Heron Bay Foods, Inc. (Nasdaq: HBRF) today announced the pricing of an underwritten public offering of 10,000,000 shares of common stock at $22.50 per share, consisting of 4,000,000 shares offered by Heron Bay and 6,000,000 shares offered by certain selling shareholders. Heron Bay expects to receive gross proceeds of $90.0 million from its portion of the offering.',
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      isResale: true,
      sharesOffered: 4_000_000,
      pricePerShare: 22.5,
      grossProceeds: 90_000_000,
    });
  });

  it('takes neither type nor agent from an earlier sale that the announcement recalls', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01 Entry into a Material Definitive Agreement.',
        'On September 15, 2025, Heron Bay Robotics, Inc. (the "Company") entered into a securities purchase agreement with certain accredited investors, pursuant to which the Company agreed to sell 2,666,667 shares of common stock in a private placement at a price of $0.75 per share, for gross proceeds of $2.0 million. As previously reported, on March 6, 2025, the Company sold 1,500,000 shares at $1.00 per share in a registered direct offering through Larkfield Stowe LLC as placement agent.',
      ),
    );
    expect(result?.offering).toMatchObject({ type: 'other', sharesOffered: 2_666_667, pricePerShare: 0.75 });
    expect(result?.offering).not.toHaveProperty('placementAgentOrUnderwriters');
  });

  it('reads a program that names its agents and sells from time to time, without the words of the rule', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01 Entry into a Material Definitive Agreement.',
        'On February 26, 2025, Heron Bay Robotics, Inc. (the "Company") entered into an equity distribution agreement with Larkfield Prime Securities LLC, Quince Markets Inc. and Pell & Dale, Incorporated (collectively, the "Sales Agents") and the forward purchasers named therein. Under the agreement, the Company may offer and sell, from time to time, common shares having an aggregate gross sales price of up to $500,000,000.',
      ),
    );
    expect(result?.offering).toMatchObject({
      type: 'atm',
      isAtm: true,
      maxAggregateOffering: 500_000_000,
      placementAgentOrUnderwriters: [
        'Larkfield Prime Securities LLC',
        'Quince Markets Inc.',
        'Pell & Dale, Incorporated',
      ],
    });
  });
});

describe('kinds of offerings beside each other', () => {
  it('reads the resale of an equity line as a resale, though the issuer may sell to the holder', () => {
    const { result } = outcomeOf(
      offeringEventsV3,
      `Filed Pursuant to Rule 424(b)(3)
Registration No. 333-277001

PROSPECTUS

Up to 18,500,000 Shares of Common Stock

This prospectus relates to the resale, from time to time, by Quince Fork Capital Fund, LLC (the "Selling Stockholder") of up to 18,500,000 shares of our common stock, which includes up to 18,338,710 shares that we may, in our discretion, elect to sell to the Selling Stockholder under the common stock purchase agreement dated January 9, 2025, and 161,290 commitment shares. We are not selling any securities under this prospectus and will not receive any of the proceeds from the sale of shares by the Selling Stockholder.
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({ type: 'resale', isPrimary: false, sharesOffered: 18_500_000 });
  });

  it('names every representative where one has "and Company" in its name', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01 Entry into a Material Definitive Agreement.',
        'On December 6, 2022, Heron Bay Robotics, Inc. (the "Company") entered into an Underwriting Agreement with Larkfield and Company, LLC and Quince & Company, LLC, each acting as representative of the several other underwriters named therein, in connection with the underwritten public offering by the Company of 1,200,000 shares of its common stock.',
      ),
    );
    expect(result?.offering?.placementAgentOrUnderwriters).toEqual([
      'Larkfield and Company, LLC',
      'Quince & Company, LLC',
    ]);
  });
});

describe('firms that are named in other ways', () => {
  const sections = (first: string) => `Filed Pursuant to Rule 424(b)(4)
Registration No. 333-277001

PROSPECTUS

6,000,000 Ordinary Shares

This is the initial public offering of ordinary shares of Heron Bay Cloud Inc. We are offering 6,000,000 ordinary shares. Prior to this offering, there has been no public market for the shares.

UNDERWRITING

Underwriters                                              Number of Shares
${first}                        4,200,000
Quince Securities, Inc.                                           1,800,000
Total                                                             6,000,000
`;

  it('keeps the place in a name of a table of underwriters', () => {
    const { result, confidences } = outcomeOf(
      offeringEventsV3,
      sections('Larkfield Securities (Hong Kong) Limited'),
      'd.txt',
    );
    expect(result?.offering?.placementAgentOrUnderwriters).toEqual([
      'Larkfield Securities (Hong Kong) Limited',
      'Quince Securities, Inc.',
    ]);
    expect(confidences?.['offering.placementAgentOrUnderwriters']).toBeGreaterThanOrEqual(0.8);
  });

  it('is not sure of a table with a row that is no name', () => {
    const { confidences } = outcomeOf(offeringEventsV3, sections('Larkfield [see note] Ltd; others'), 'd.txt');
    expect(confidences?.['offering.placementAgentOrUnderwriters']).toBeLessThan(0.8);
  });

  it("reads a role before its firms, and the issuer's own sale in an agreement with a holder", () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01 Entry into a Material Definitive Agreement.',
        'On December 3, 2025, Heron Bay Robotics, Inc. (the "Company"), Pell Equity Fund IV, L.P. (the "Selling Stockholder") and the underwriters entered into an underwriting agreement pursuant to which the Company agreed to sell 1,500,000 shares and the Selling Stockholder agreed to sell 3,500,000 shares of the Company\'s common stock. The shares were offered to the public at $44.00 per share. The Company did not receive any proceeds from the sale of shares by the Selling Stockholder. The joint book-running managers are Larkfield Prime Securities LLC and Quince Markets Inc.',
      ),
    );
    expect(result?.offering).toMatchObject({
      isResale: true,
      sharesOffered: 1_500_000,
      pricePerShare: 44,
      placementAgentOrUnderwriters: ['Larkfield Prime Securities LLC', 'Quince Markets Inc.'],
    });
  });

  it('reads representatives that the report defines before it says whose they are', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 8.01 Other Events.',
        'On October 15, 2025, Heron Bay Robotics, Inc. (the "Company") entered into an underwriting agreement (the "Underwriting Agreement") with Larkfield Keene Securities LLC and Quince Cross LLC, as representatives (the "Representatives") of the several underwriters named in Schedule 1 thereto (the "Underwriters"), relating to an underwritten public offering of 5,555,556 shares of the Company\'s common stock. The price to the public is $18.00 per share.',
      ),
    );
    expect(result?.offering).toMatchObject({
      sharesOffered: 5_555_556,
      placementAgentOrUnderwriters: ['Larkfield Keene Securities LLC', 'Quince Cross LLC'],
    });
  });

  it('ends the definition of an agent where the next definition begins', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      `SECURITIES PURCHASE AGREEMENT

This Securities Purchase Agreement (this "Agreement") is dated as of January 22, 2025, between Merganser Bio plc, a public company (the "Company"), and each purchaser identified on the signature pages (each, a "Purchaser").

WHEREAS, pursuant to an effective registration statement under the Securities Act, the Company desires to issue and sell to each Purchaser American Depositary Shares.

"Placement Agents" means Larkfield & Hale LLC and Quince Markets, Inc.
"Registration Statement" means the effective registration statement with Commission file No. 333-277001.
`,
      'd.txt',
    );
    expect(result?.offering?.placementAgentOrUnderwriters).toEqual(['Larkfield & Hale LLC', 'Quince Markets, Inc.']);
  });

  it('reads the placement agent that a purchase agreement defines', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      `STOCK PURCHASE AGREEMENT

THIS STOCK PURCHASE AGREEMENT (this "Agreement") is made as of April 14, 2025, by and among Heron Bay Robotics, Inc., a Delaware corporation (the "Company"), and the investors listed on Exhibit A hereto (each an "Investor").

The Investors wish to purchase from the Company, and the Company wishes to sell and issue to the Investors, an aggregate of 1,818,182 shares of the Company's common stock at a price per share of $5.50, in reliance on Section 4(a)(2) of the Securities Act.

The Company has engaged Larkfield Hill Capital Markets LLC (the "Placement Agent").
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      sharesOffered: 1_818_182,
      placementAgentOrUnderwriters: ['Larkfield Hill Capital Markets LLC'],
    });
  });
});

describe('older and smaller prospectuses', () => {
  it('reads a minimum and maximum offer with its agent, and the rows of a label in two lines', () => {
    const { result } = outcomeOf(
      offeringEventsV3,
      `                                                  Filed Pursuant to Rule 424(b)(1)
                                                  Registration No. 333-21077

PROSPECTUS

                     MINIMUM 400,000 SHARES - MAXIMUM 900,000 SHARES

                              HERON BAY BANCORP

                                  COMMON STOCK

     Heron Bay Bancorp (the "Company") hereby offers a minimum of 400,000 shares and a maximum of 900,000 shares of its
common stock, no par value, at a price of $10.00 per share. The offering is being made on a best efforts basis by Larkfield
Securities, Inc. (the "Sales Agent"). Subscriptions will be held in escrow until the minimum is sold.

                                 THE OFFERING

Common stock outstanding before
this offering:                          1,203,882 shares

Common stock outstanding after
this offering:                          2,103,882 shares
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      type: 'best_efforts',
      sharesOffered: 900_000,
      placementAgentOrUnderwriters: ['Larkfield Securities, Inc.'],
      sharesOutstandingBefore: 1_203_882,
      sharesOutstandingAfter: 2_103_882,
    });
  });

  it('reads the part that the issuer sells by its name and term, as covers of the nineties do', () => {
    const { result } = outcomeOf(
      offeringEventsV3,
      `Filed pursuant to Rule 424(b)(1)
Registration No. 333-35019

PROSPECTUS
                                2,600,000 SHARES

                                  COMMON STOCK

     Of the 2,600,000 shares of Common Stock offered hereby, 2,000,000 shares are being sold by Larkfield Care, Inc.
(the "Company") and 600,000 shares are being sold by the Selling Stockholders. The Company will not receive any of the
proceeds from the sale of shares by the Selling Stockholders.

     The shares are offered by the several Underwriters named herein, less underwriting discounts.
`,
      'd.txt',
    );
    expect(result?.offering).toMatchObject({
      type: 'firm_commitment',
      isPrimary: true,
      isResale: true,
      sharesOffered: 2_000_000,
    });
  });
});
