import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const DATELINE =
  'TACOMA, Wash., March 5, 2025 (Wire) -- Heron Bay Robotics, Inc. (Nasdaq: HBRX) (the "Company"), a maker of arms,';

function releaseOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV3, paragraphs.join('\n\n'), 'd.txt');
}

describe('offerings that press releases announce', () => {
  it('reads a registered direct by itself: priced at-the-market is no program, and warrants beside it are not sold for cash', () => {
    const { result, confidences } = releaseOf(
      'Heron Bay Robotics Announces $3.0 Million Registered Direct Offering Priced At-the-Market',
      `${DATELINE} today announced that it has entered into a definitive agreement for the purchase and sale of 1,500,000 shares of its common stock, par value $0.001 per share, at a purchase price of $2.00 per share in a registered direct offering priced at-the-market under Nasdaq rules. In a concurrent private placement, the Company will issue unregistered warrants to purchase up to 1,500,000 shares at an exercise price of $1.90 per share.`,
      'Larkfield & Co. is acting as the exclusive placement agent for the offering.',
      'The gross proceeds to the Company are expected to be approximately $3.0 million, before deducting the placement agent fees.',
      'The shares are being offered pursuant to a "shelf" registration statement on Form S-3 (File No. 333-277001). Copies may be obtained from Larkfield & Co., LLC.',
      'About Heron Bay Robotics',
    );
    expect(result?.offering).toMatchObject({
      type: 'registered_direct',
      isAtm: false,
      fileNumber: '333-277001',
      sharesOffered: 1_500_000,
      pricePerShare: 2,
      grossProceeds: 3_000_000,
      placementAgentOrUnderwriters: ['Larkfield & Co.'],
    });
    expect(confidences?.['offering.grossProceeds']).toBeGreaterThanOrEqual(0.9);
  });

  it('reads the closing of a private placement of units with co-placement agents', () => {
    const { result } = releaseOf(
      'Heron Bay Robotics Announces Closing of $6.3 Million PIPE',
      `${DATELINE} today announced the closing of its previously announced PIPE offering for gross proceeds of approximately $6.3 million, prior to deducting placement agent fees.`,
      'The PIPE offering consists of 3,000,000 units (each a "Unit"). The price per Common Unit was $2.10 (or $2.09999 per Unit that includes pre-funded warrants). Aggregate net proceeds to the Company were approximately $5.7 million.',
      'Larkfield Securities LLC (a division of Pell Harbor, Inc.) and Quince Capital Markets, LLC acted as the co-placement agents. Tern Rill LLP acted as counsel to the placement agents.',
      'About Heron Bay Robotics',
    );
    expect(result?.offering).toMatchObject({
      type: 'other',
      sharesOffered: 3_000_000,
      pricePerShare: 2.1,
      grossProceeds: 6_300_000,
      netProceeds: 5_700_000,
      placementAgentOrUnderwriters: ['Larkfield Securities LLC', 'Quince Capital Markets, LLC'],
    });
  });

  it('reads the pricing of an offering announced before, in millions of shares, with lead and co-managers', () => {
    const { result } = releaseOf(
      'Heron Bay Robotics Prices Public Offering',
      `${DATELINE} announced the pricing of its previously announced underwritten registered public offering of 4.5 million of its common shares at a price to the public of US$4.00 per share.`,
      'Gross proceeds, before deducting underwriting discounts and commissions and other estimated expenses of the offering payable by the Company, are expected to be approximately $18 million.',
      'Stell, Nicolaus & Company, Incorporated and Larkfield are acting as joint book-running managers for the offering. Quince Securities, Inc. is acting as co-manager.',
      'About Heron Bay Robotics',
    );
    expect(result?.offering).toMatchObject({
      type: 'firm_commitment',
      sharesOffered: 4_500_000,
      pricePerShare: 4,
      grossProceeds: 18_000_000,
      placementAgentOrUnderwriters: ['Stell, Nicolaus & Company, Incorporated', 'Larkfield', 'Quince Securities, Inc.'],
    });
  });

  it('doubts the proceeds of two offerings together, and says of a release without a sale what it saw', () => {
    const joint = releaseOf(
      'Heron Bay Robotics Announces Offerings',
      `${DATELINE} today announced that it entered into a securities purchase agreement for the sale of 1,500,000 shares of common stock at a price of $2.00 per share in a registered direct offering. The gross proceeds of both offerings are expected to be $6.0 million.`,
      'About Heron Bay Robotics',
    );
    expect(joint.confidences?.['offering.grossProceeds']).toBe(0.6);
    const none = releaseOf(
      'Heron Bay Robotics Reports Results',
      `${DATELINE} today announced results. A competitor completed a public offering of $20 million.`,
      'About Heron Bay Robotics',
    );
    expect(none.result?.offering).toBeUndefined();
    expect(none.warnings.map(({ code }) => code)).toContain('offering-not-understood');
  });

  it('leaves alone a past sale that a release on results mentions, and reads an equity line and a program', () => {
    const offeringOf = (title: string, ...paragraphs: readonly string[]) =>
      releaseOf(title, ...paragraphs, 'About Heron Bay Robotics').result?.offering;
    const past =
      'In February 2025, the Company completed a registered direct offering of 1,000,000 shares of common stock at $2.00 per share for gross proceeds of $2.0 million.';
    expect(offeringOf('Results', `${DATELINE} today announced financial results.`, past)).toBeUndefined();
    expect(
      offeringOf(
        'Heron Bay Robotics Secures Facility',
        `${DATELINE} today announced that it has entered into a committed equity facility with Tern Point Capital, LLC under which it has the right, but not the obligation, to sell up to $25 million of its common stock over a 36-month period.`,
      ),
    ).toMatchObject({ type: 'eloc', maxAggregateOffering: 25_000_000 });
    expect(
      offeringOf(
        'Heron Bay Robotics Establishes Program',
        `${DATELINE} today announced an at-the-market equity program (the "ATM Program") that allows it to sell up to US$40 million of common shares from time to time. The ATM Program is conducted under an equity distribution agreement among the Company, Pell Harbor Ltd., as lead agent, and Quince Securities Inc., as co-agent, at a commission of 2.5% of the gross proceeds.`,
      ),
    ).toMatchObject({
      type: 'atm',
      maxAggregateOffering: 40_000_000,
      agentFeePercent: 2.5,
      placementAgentOrUnderwriters: ['Pell Harbor Ltd.', 'Quince Securities Inc.'],
    });
  });

  it('reads a warrant inducement as a sale of the shares under the warrants', () => {
    const { result } = releaseOf(
      'Heron Bay Robotics Announces Warrant Inducement',
      `${DATELINE} announced today it has entered into warrant exercise agreements with certain existing institutional investors to exercise certain outstanding warrants to purchase an aggregate of 812,775 shares for gross cash proceeds of approximately $1.63 million, and will issue new warrants to purchase 812,775 shares at an exercise price of $3.00.`,
      'The gross proceeds from the warrant inducement are expected to be approximately $1.63 million. Larkfield Capital is acting as sole placement agent for the warrant inducement transaction.',
      'About Heron Bay Robotics',
    );
    expect(result?.offering).toMatchObject({
      type: 'other',
      isAtm: false,
      grossProceeds: 1_630_000,
      placementAgentOrUnderwriters: ['Larkfield Capital'],
    });
    expect(result?.offering).not.toHaveProperty('sharesOffered');
  });
});

describe('changes of a running program', () => {
  const running =
    'As previously disclosed, Heron Bay Robotics, Inc. (the "Company") is party to a Sales Agreement, dated March 4, 2024, with Pell Harbor & Co. Inc., as agent, relating to the offer and sale of common shares having an aggregate offering price of up to $5,200,000 under a prospectus supplement dated March 4, 2024.';

  it('takes the new amount of an increase, its agent and the limit of General Instruction I.B.6', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 8.01 Other Events.',
        running,
        'From that date the Company sold 2,900,000 common shares for gross proceeds of $4,735,118, so that $464,882 remained unsold.',
        'On January 31, 2025, the Company filed a supplement to increase the amount that may be offered. The Company may now offer and sell, inclusive of the unsold amount, common shares having an aggregate offering price of up to $7,350,000. The aggregate market value of its shares held by non-affiliates, computed under General Instruction I.B.6 of Form S-3, was $36,000,000, based on 15,000,000 shares and a price of $2.40. During the twelve calendar months ending today the Company sold securities with an aggregate market value of $4,735,118 pursuant to General Instruction I.B.6.',
        'The shares are registered under the registration statement on Form S-3 (No. 333-276310).',
      ),
    );
    expect(result?.offering).toMatchObject({
      type: 'atm',
      isAtm: true,
      fileNumber: '333-276310',
      maxAggregateOffering: 7_350_000,
      placementAgentOrUnderwriters: ['Pell Harbor & Co. Inc.'],
      babyShelf: { applies: true, publicFloat: 36_000_000, soldLast12Months: 4_735_118 },
    });
  });

  it('finds no offering in a suspension', () => {
    const { result } = outcomeOf(
      financingReportsV3,
      currentReport('Item 8.01 Other Events.', running, 'On January 31, 2025, the Company suspended sales under it.'),
    );
    expect(result?.offering).toBeUndefined();
  });

  it('reads an exhibit that announces, though its dateline ends without a dash', () => {
    const { result } = releaseOf(
      'Exhibit 99.1',
      'HERON BAY ROBOTICS ANNOUNCES $3.0 MILLION REGISTERED DIRECT OFFERING',
      'Tacoma, WA – March 5, 2025 Heron Bay Robotics, Inc. (Nasdaq: HBRX), today announced that it has entered into definitive agreements with investors for the issuance and sale of an aggregate of 1,500,000 shares of its common stock, at a purchase price of $2.00 per share, in a registered direct offering.',
    );
    expect(result?.offering).toMatchObject({ type: 'registered_direct', sharesOffered: 1_500_000, pricePerShare: 2 });
  });

  it('takes the amount that names the sale, not the proceeds of its first closing', () => {
    const { result } = releaseOf(
      'FOR IMMEDIATE RELEASE',
      'HERON BAY ROBOTICS ANNOUNCES $21.5 MILLION PRIVATE FINANCING',
      `${DATELINE} announced today that it has entered into definitive purchase agreements for a $21.5 million private placement of newly issued shares of common stock to institutional investors. The financing is expected to occur in two closings, with the first closing resulting in aggregate gross proceeds to the Company of approximately $17.9 million.`,
    );
    expect(result?.offering?.grossProceeds).toBe(21_500_000);
  });

  it("names no agent where the sale has none, and one where a role is the last firm's alone", () => {
    const direct = releaseOf(
      'Heron Bay Robotics Announces Registered Direct Offering',
      `${DATELINE} today announced the purchase and sale of 1,500,000 shares of its common stock at $2.00 per share in a registered direct offering.`,
      'The registered direct offering is being made without a placement agent, underwriter, broker or dealer and, as a result, Heron is not paying any underwriter commission.',
    );
    expect(direct.result?.offering).not.toHaveProperty('placementAgentOrUnderwriters');
    const units = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 8.01. Other Events.',
        'On May 22, 2025, Heron Bay Acquisition Corp. (the "Company") consummated its initial public offering of 23,000,000 units at $10.00 per Unit, generating gross proceeds of $230,000,000. The Company completed the private sale of 660,000 units to Heron Sponsor LLC and Quince Lane & Company, LLC, the representative of the underwriters, at $10.00 per unit.',
      ),
    );
    expect(units.result?.offering?.placementAgentOrUnderwriters).toEqual(['Quince Lane & Company, LLC']);
  });

  it('tells a sale from the earlier one whose warrants holders exercise', () => {
    const { result } = releaseOf(
      'Heron Bay Robotics Receives $8.2 Million from Warrant Exercises',
      `${DATELINE} today announced that holders of warrants issued in its December 2023 private placement have exercised warrants to purchase 4,100,000 shares of common stock at $2.00 per share.`,
    );
    expect(result?.offering).toBeUndefined();
  });

  it('reads a private placement that is agreed beside a merger, and a division as no second agent', () => {
    const placement = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01. Entry into a Material Definitive Agreement.',
        'Concurrently with the execution of the business combination agreement, the Company entered into subscription agreements with certain investors, pursuant to which the investors agreed to purchase, and the Company agreed to sell to them, an aggregate of 7,500,000 Class A ordinary shares at a purchase price of $10.00 per share, for aggregate gross proceeds of $75,000,000 in a private placement.',
      ),
    );
    expect(placement.result?.offering).toMatchObject({ type: 'other', sharesOffered: 7_500_000, pricePerShare: 10 });
    const listing = releaseOf(
      'Heron Bay Robotics Announces Pricing of Public Offering',
      `${DATELINE} today announced the pricing of its underwritten public offering of 2,600,000 shares of common stock at $4.00 per share.`,
      'Larkfield Capital Partners, Division of Quince Hale Securities, LLC, is acting as sole book-running manager for the offering.',
    );
    expect(listing.result?.offering?.placementAgentOrUnderwriters).toEqual(['Larkfield Capital Partners']);
  });

  it('reads a rights offering that begins, and the agent of an inducement', () => {
    const rights = releaseOf(
      'Heron Bay Robotics Announces Commencement of Rights Offering',
      `${DATELINE} today announced that it has commenced its previously announced rights offering. Each right entitles the holder to purchase one share of common stock at a subscription price of $7.25 per share.`,
    );
    expect(rights.result?.offering).toMatchObject({ type: 'rights', pricePerShare: 7.25 });
    const induced = outcomeOf(
      financingReportsV3,
      currentReport(
        'Item 1.01. Entry into a Material Definitive Agreement.',
        'On February 12, 2025, the Company entered into warrant exercise inducement letters with holders of its existing warrants, who agreed to exercise them for cash. The Company expects aggregate gross proceeds of approximately $3.19 million. Larkfield & Co., LLC is acting as exclusive warrant inducement agent.',
      ),
    );
    expect(induced.result?.offering?.placementAgentOrUnderwriters).toEqual(['Larkfield & Co., LLC']);
  });
});
