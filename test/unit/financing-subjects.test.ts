import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { outcomeOf } from '../terms-documents.ts';

const DATELINE =
  'TACOMA, Wash., March 5, 2025 (Wire) -- Heron Bay Robotics, Inc. (Nasdaq: HBRX) (the "Company"), a maker of arms,';

function offeringOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV3, paragraphs.join('\n\n'), 'd.txt').result?.offering;
}

describe('what a press release is about', () => {
  it('takes no offering from a release on results, whose highlights mention one', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Reports Fourth Quarter 2024 Financial Results',
      `${DATELINE} today reported financial results for the fourth quarter of 2024.`,
      'In January 2025, Heron Bay completed an underwritten public offering of 4,000,000 shares of its common stock at a public offering price of $5.00 per share, for gross proceeds of $20.0 million.',
      'About Heron Bay Robotics',
    );
    expect(offering).toBeUndefined();
  });

  it('takes no offering from a release on a contract that mentions a sale before its verb', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Wins $9 Million Order',
      'TACOMA, Wash., March 5, 2025 (Wire) -- Heron Bay Robotics, Inc. (the "Company"), following last week\'s closing of its registered direct offering of 2,000,000 shares at $3.00 per share, today announced that it has won an order of 30 arms at $300,000 per unit.',
      'The offering was made under a registration statement on Form S-3 (File No. 333-277001).',
    );
    expect(offering).toBeUndefined();
  });

  it("takes no offering from a release on another company's", () => {
    const offering = offeringOf(
      'Heron Bay Robotics Congratulates Licensee',
      `${DATELINE} today announced that its licensee, Quince Devices, Inc., completed an underwritten public offering of 6,000,000 shares of its common stock at $12.00 per share.`,
      'About Heron Bay Robotics',
    );
    expect(offering).toBeUndefined();
  });

  it('gives a proposed offering no values of a past one', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Announces Proposed Public Offering',
      `${DATELINE} today announced that it has commenced an underwritten public offering of its common stock. All of the shares are being offered by Heron Bay Robotics.`,
      'In 2022, the Company sold 5,000,000 shares of its common stock at $6.00 per share, for gross proceeds of $30.0 million.',
      'About Heron Bay Robotics',
    );
    expect(offering).toMatchObject({ type: 'firm_commitment', isPrimary: true });
    expect(offering).not.toHaveProperty('sharesOffered');
    expect(offering).not.toHaveProperty('pricePerShare');
    expect(offering).not.toHaveProperty('grossProceeds');
  });

  it('reads the total that an exercised option brings', () => {
    const offering = offeringOf(
      "Heron Bay Robotics Announces Exercise of Underwriters' Option to Purchase Additional Shares",
      `${DATELINE} today announced that the underwriters of its public offering have exercised in full their option to purchase an additional 600,000 shares of its common stock at the public offering price of $5.00 per share.`,
      'With the exercise, a total of 4,600,000 shares were sold in the offering, for gross proceeds of approximately $23.0 million.',
    );
    expect(offering).toMatchObject({ type: 'firm_commitment', sharesOffered: 4_600_000, pricePerShare: 5 });
  });

  it('reads the results of a rights offering that expired', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Announces Results of Rights Offering',
      `${DATELINE} today announced the results of its rights offering, which expired on February 28, 2025. Stockholders subscribed for 1,846,154 shares of common stock at the subscription price of $6.50 per share. The Company received gross proceeds of approximately $12.0 million.`,
    );
    expect(offering).toMatchObject({ type: 'rights', sharesOffered: 1_846_154, pricePerShare: 6.5 });
  });
});

describe('sales by issuer and holders together', () => {
  it("takes the issuer's part, whatever the issuer is called", () => {
    const offering = offeringOf(
      'Heron Bay Robotics Prices Public Offering',
      `${DATELINE} today announced the pricing of its underwritten public offering of 8,000,000 shares of its common stock at a public offering price of $17.00 per share. Of the shares, 6,000,000 are being sold by Heron Bay and 2,000,000 are being sold by certain selling stockholders.`,
      'The gross proceeds to Heron Bay are expected to be $102.0 million.',
    );
    expect(offering).toMatchObject({ isPrimary: true, isResale: true, sharesOffered: 6_000_000 });
  });
});

describe('excerpts of reports and agreements', () => {
  it('knows an item of a current report by its number and its words', () => {
    const offering = offeringOf(
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On April 2, 2024, the Company entered into a securities purchase agreement with several accredited investors, pursuant to which the Company agreed to sell, in a private placement, 2,380,952 shares of common stock at a purchase price of $2.10 per share, for gross proceeds of approximately $5.0 million, before deducting fees to Larkfield & Company, LLC, the lead placement agent, and Quince Capital, the co-placement agent.',
    );
    expect(offering).toMatchObject({
      type: 'other',
      sharesOffered: 2_380_952,
      placementAgentOrUnderwriters: ['Larkfield & Company, LLC', 'Quince Capital'],
    });
  });

  it('reads what an agency agreement must not exceed', () => {
    const offering = offeringOf(
      'EQUITY DISTRIBUTION AGREEMENT',
      'Ladies and Gentlemen:',
      'Heron Bay Robotics, Inc., a Nevada corporation (the "Company"), confirms its agreement with Larkfield & Co. LLC (the "Sales Agent"), as follows:',
      'The Company agrees that, from time to time, it may issue and sell through the Sales Agent shares of common stock (the "Placement Shares"); provided, that in no event shall the Company issue or sell such number or dollar amount of Placement Shares that would (a) exceed $35,000,000 in aggregate offering price, or (b) exceed the number of authorized shares. Sales will be deemed an "at the market offering".',
    );
    expect(offering).toMatchObject({ type: 'atm', maxAggregateOffering: 35_000_000 });
  });

  it('reads an underwriting that opens with its sale, and the representatives who agreed to act', () => {
    const offering = offeringOf(
      'UNDERWRITING AGREEMENT',
      'Heron Bay Robotics, Inc., a Delaware corporation (the "Company"), proposes to issue and sell to the several underwriters named in Schedule A an aggregate of 2,812,500 shares of its common stock. Ash, Birch & Company, Incorporated ("Ash") and Quince Securities, LLC ("Quince") have agreed to act as representatives of the several Underwriters.',
      'SCHEDULE B',
      'The initial public offering price per share shall be $2.80.',
    );
    expect(offering).toMatchObject({
      type: 'firm_commitment',
      sharesOffered: 2_812_500,
      placementAgentOrUnderwriters: ['Ash, Birch & Company, Incorporated', 'Quince Securities, LLC'],
    });
  });

  it('reads a dateline behind the wire service, and leaves the proceeds of earlier sales', () => {
    const offering = offeringOf(
      'HERON BAY ROBOTICS ANNOUNCES CLOSING OF REGISTERED DIRECT OFFERING',
      'TACOMA, Wash. - (Wire Corp. - March 5, 2025) - Heron Bay Robotics, Inc. (NYSE American: HBRX) announced the closing today of its previously announced registered direct offering of 2,000,000 shares of common stock, at a purchase price of $2.75 per share. Since January 2023, the Company has raised more than $40 million, including a $15 million private placement at $5.00 per share.',
      'Gross proceeds were approximately $5.5 million before fees.',
    );
    expect(offering).toMatchObject({ type: 'registered_direct', pricePerShare: 2.75, grossProceeds: 5_500_000 });
  });

  it('does not take net proceeds for gross ones', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Files Registration Statement for Rights Offering',
      `${DATELINE} announced today that it filed a registration statement on Form S-3 for a rights offering in which shareholders will receive rights to purchase additional shares of common stock. The Company expects the net proceeds of the offering to be approximately $9 million.`,
    );
    expect(offering).toMatchObject({ type: 'rights', netProceeds: 9_000_000 });
    expect(offering).not.toHaveProperty('grossProceeds');
  });

  it('knows the gross proceeds by the product that is printed', () => {
    const { result, confidences } = outcomeOf(
      financingReportsV3,
      'Item 3.02 Unregistered Sales of Equity Securities.\n\nOn July 22, 2024, the Company completed the sale of 1,600,000 shares of its common stock to an accredited investor at $2.50 per share, or $4,000,000 in the aggregate, under a subscription agreement. The shares were issued in reliance on Section 4(a)(2) of the Securities Act.',
      'd.txt',
    );
    expect(result?.offering).toMatchObject({ sharesOffered: 1_600_000, pricePerShare: 2.5, grossProceeds: 4_000_000 });
    expect(confidences?.['offering.grossProceeds']).toBeGreaterThanOrEqual(0.9);
  });

  it('names the firm that fees were owed to where the issuer sold by itself', () => {
    const offering = offeringOf(
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On December 11, 2024, the Company entered into a securities purchase agreement with certain investors for the sale in a registered direct offering of 2,635,534 shares of common stock.',
      'The Company was obligated to pay certain fees to Larkfield Securities LLC ("Larkfield"). The Company paid Larkfield an aggregate cash fee equal to 8.0% of the gross proceeds.',
    );
    expect(offering).toMatchObject({ agentFeePercent: 8, placementAgentOrUnderwriters: ['Larkfield Securities LLC'] });
  });

  it('reads what underwriters buy and offer to the public, not what they pay', () => {
    const offering = offeringOf(
      'UNDERWRITING AGREEMENT',
      'Dear Sirs:',
      'Heron Bay Water Company, a Connecticut corporation (the "Company"), agrees with the several Underwriters named in Schedule A hereto to issue and sell to the several Underwriters 3,300,000 shares of its common stock and also proposes to issue and sell an aggregate of not more than 495,000 additional shares.',
      'The Company agrees to sell to each Underwriter, and each Underwriter agrees to purchase, at a purchase price of $28.56 per share, its Firm Securities. The Underwriters propose to offer the Securities to the public at $29.75 per share.',
    );
    expect(offering).toMatchObject({ sharesOffered: 3_300_000, pricePerShare: 29.75 });
  });

  it('takes no offering from an item on results', () => {
    const offering = offeringOf(
      'FORM 8-K',
      'CURRENT REPORT',
      'Item 2.02 Results of Operations and Financial Condition.',
      'On August 8, 2024, the Company issued a press release announcing its financial results for the quarter ended June 30, 2024, including that in July 2024 it completed a registered direct offering of 1,500,000 shares at $4.00 per share.',
    );
    expect(offering).toBeUndefined();
  });

  it('reads an agreement with sales agents, and leaves the one that it terminated', () => {
    const offering = offeringOf(
      'FORM 8-K',
      'CURRENT REPORT',
      'Item 1.01 Entry into a Material Definitive Agreement.',
      'On December 2, 2024, the Company entered into an Equity Distribution Agreement with Larkfield Securities LLC and Quince Capital LLC, as sales agents, providing for the sale from time to time of common shares having an aggregate offering price of up to $60.0 million.',
      'Item 1.02 Termination of a Material Definitive Agreement.',
      'On November 29, 2024, the Company terminated its At Market Issuance Sales Agreement dated May 5, 2022 with Tern & Co., under which common shares with an aggregate offering price of up to $35.0 million could be sold.',
    );
    expect(offering).toMatchObject({
      type: 'atm',
      maxAggregateOffering: 60_000_000,
      placementAgentOrUnderwriters: ['Larkfield Securities LLC', 'Quince Capital LLC'],
    });
  });

  it('takes no offering from a release on the sale of a holder', () => {
    const offering = offeringOf(
      'Heron Bay Robotics Announces Pricing of Public Offering by Stockholder',
      `${DATELINE} today announced the pricing of an underwritten public offering of 3,000,000 shares of its common stock by its largest stockholder, Quince Partners, at $14.00 per share. Larkfield Securities LLC is the underwriter.`,
      'The offering is made under a registration statement on Form S-3 (File No. 333-277001).',
    );
    expect(offering).toBeUndefined();
  });

  it('reads an initial offering that the issuer sold by itself, through a marketing agent', () => {
    const offering = offeringOf(
      'Heron Bay Financial Announces Completion of Stock Offering',
      `${DATELINE} announced today that it completed its initial public offering in connection with the conversion of its bank. The Company sold 4,364,775 shares of its common stock at $10.00 per share in its subscription offering, for gross proceeds of $43.6 million. Larkfield Securities LLC served as marketing agent.`,
    );
    expect(offering).toMatchObject({
      type: 'ipo',
      sharesOffered: 4_364_775,
      pricePerShare: 10,
      placementAgentOrUnderwriters: ['Larkfield Securities LLC'],
    });
  });
});
