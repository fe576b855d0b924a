import { describe, expect, it } from 'vitest';
import { financingReportsV2 } from '../../parsers/financing-reports/financing-reports.v2.ts';
import { offeringEventsV2 } from '../../parsers/offering-events/offering-events.v2.ts';
import { outcomeOf } from '../terms-documents.ts';

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
      offeringEventsV2,
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
      offeringEventsV2,
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
      financingReportsV2,
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
      financingReportsV2,
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
