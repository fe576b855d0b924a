import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { outcomeOf } from '../terms-documents.ts';

function agreementOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV3, ['Exhibit 1.1', ...paragraphs].join('\n\n'), 'd.txt').result?.offering;
}

const SALE =
  'Heron Bay Robotics, Inc., a Delaware corporation (the "Company"), proposes to issue and sell to the several underwriters named in Schedule A (the "Underwriters") an aggregate of 2,400,000 shares of its common stock.';

describe('the agents of letter agreements', () => {
  it('takes the party whose agreement the issuer confirms, without a term for it', () => {
    const offering = agreementOf(
      'HERON BAY ROBOTICS, INC.',
      '$10,000,000 of Common Stock',
      'Equity Distribution Agreement',
      'August 9, 2024',
      'Larkfield Thorne & Co. Inc.\n570 Quay Street\nNew York, NY 10022',
      'Ladies and Gentlemen:',
      'Heron Bay Robotics, Inc., a Delaware corporation (the "Company"), confirms its agreement (this "Agreement") with Larkfield Thorne & Co. Inc. ("Larkfield"), as follows:',
      'The Company agrees that, from time to time during the term of this Agreement, it may issue and sell through Larkfield, acting as agent, shares of common stock, up to an aggregate offering price of $10,000,000.',
    );
    expect(offering).toMatchObject({
      type: 'atm',
      maxAggregateOffering: 10_000_000,
      placementAgentOrUnderwriters: ['Larkfield Thorne & Co. Inc.'],
    });
  });

  it('takes the firms above the street, and no issuer, where only the address names them', () => {
    const offering = agreementOf(
      '2,400,000 Shares',
      'HERON BAY ROBOTICS, INC.',
      'COMMON STOCK',
      'UNDERWRITING AGREEMENT',
      'May 13, 2004',
      'A.B. Pell + Co., LLC\nQuince Securities LLC\nc/o A.B. Pell + Co., LLC\n539 Harbor Street\nTacoma, WA 98402',
      'Ladies and Gentlemen:',
      SALE,
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual(['A.B. Pell + Co., LLC', 'Quince Securities LLC']);
  });

  it('reads representatives in capitals one by one, where their own sentence does not name them', () => {
    const offering = agreementOf(
      'UNDERWRITING AGREEMENT',
      'December 18, 2019',
      'LARKFIELD, THORNE & COMPANY, INCORPORATED\nQUINCE SECURITIES, LLC\nAs Representatives of the several Underwriters',
      'Ladies and Gentlemen:',
      SALE,
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual([
      'LARKFIELD, THORNE & COMPANY, INCORPORATED',
      'QUINCE SECURITIES, LLC',
    ]);
  });

  it('keeps the country in a name', () => {
    const offering = agreementOf(
      'EQUITY DISTRIBUTION AGREEMENT',
      'Heron Bay Robotics, Inc. (the "Company"), confirms its agreement with Larkfield Securities (USA) LLC, Quince Capital, Inc. and Pell Harbor, LLC, as sales agents (each, an "Agent"), with respect to the sale from time to time of shares of common stock having an aggregate gross sales price not to exceed $35,000,000.',
      'The Company agrees to issue and sell through the Agents, as sales agents, the shares from time to time in at the market offerings.',
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual([
      'Larkfield Securities (USA) LLC',
      'Quince Capital, Inc.',
      'Pell Harbor, LLC',
    ]);
  });
});

describe('agreements by their titles and clauses', () => {
  it('reads a title with the mark of a service and a sale in the sole discretion of the issuer', () => {
    const offering = agreementOf(
      'Up to $90,000,000 of\nShares of Common Stock',
      'Controlled Equity OfferingSM\nSales Agreement',
      'August 2, 2024',
      'Pell Harbor & Co.\n1 Quay Street\nNew York, NY 10022',
      'Ladies and Gentlemen:',
      'Heron Bay Robotics, Inc. (the "Company"), confirms its agreement (this "Agreement") with Pell Harbor & Co. (the "Agent"), as follows:',
      'The Company agrees that, from time to time during the term of this Agreement, it may in its sole discretion issue and sell through the Agent, up to $90,000,000 of shares of common stock.',
    );
    expect(offering).toMatchObject({ type: 'atm', maxAggregateOffering: 90_000_000 });
  });

  it('takes the maximum of what is offered, not the minimum, with its price', () => {
    const offering = agreementOf(
      'SUBSCRIPTION AGREEMENT',
      'This Subscription Agreement (this "Agreement") is made by the purchaser and Heron Bay Robotics, Inc. (the "Company").',
      'A. The Company is offering a minimum of 500,000 shares of the Company\'s common stock, at a purchase price of $3.00 per share (the "Purchase Price"), for an aggregate purchase price of approximately $1,500,000 (the "Minimum Offering Amount"), and a maximum of 2,000,000 shares of Common Stock at the Purchase Price for an aggregate Purchase Price of approximately $6,000,000 (the "Maximum Offering Amount").',
    );
    expect(offering).toMatchObject({ sharesOffered: 2_000_000, pricePerShare: 3, grossProceeds: 6_000_000 });
  });

  it('reads a private placement that the issuer is conducting, and placement units', () => {
    expect(
      agreementOf(
        'SUBSCRIPTION AGREEMENT',
        'This Subscription Agreement (this "Agreement") is delivered to the purchaser. Heron Bay Robotics, Inc. (the "Company") is making this offer. The Company is conducting a private placement of units at a purchase price of $0.75 per Unit with each Unit consisting of one share of common stock and a warrant.',
      ),
    ).toMatchObject({ type: 'other', pricePerShare: 0.75 });
    expect(
      agreementOf(
        'PRIVATE PLACEMENT UNITS PURCHASE AGREEMENT',
        'THIS PRIVATE PLACEMENT UNITS PURCHASE AGREEMENT (this "Agreement") is entered into by Heron Bay Acquisition Corp. (the "Company") and Heron Bay Sponsor LLC (the "Purchaser").',
        'The Company shall issue and sell to the Purchaser, and the Purchaser shall purchase from the Company, 430,000 Private Placement Units at a price of $10.00 per unit for an aggregate purchase price of $4,300,000.',
      ),
    ).toMatchObject({ type: 'other', sharesOffered: 430_000, pricePerShare: 10, grossProceeds: 4_300_000 });
  });

  it.each([
    [
      'PLACEMENT AGENCY AGREEMENT',
      'This Placement Agency Agreement (the "Agreement") sets forth the terms upon which Pell Harbor LLC ("Pell" or the "Placement Agent") shall be engaged by Heron Bay Robotics, Inc. (the "Company"), to act as the exclusive Placement Agent in connection with the private placement of shares of common stock.',
      { type: 'other', placementAgentOrUnderwriters: ['Pell Harbor LLC'] },
    ],
    [
      'PLACEMENT AGREEMENT',
      'This PLACEMENT AGREEMENT (the "Agreement") is by and between Heron Bay Robotics, Inc. (the "Company"), and Pell Brothers, Inc. ("Placement Agent"). The Placement Agent will use its best efforts to privately place up to 1,265,000 units, each unit being offered at a price of $7.00 per unit and consisting of shares of common stock.',
      { type: 'best_efforts', placementAgentOrUnderwriters: ['Pell Brothers, Inc.'] },
    ],
    [
      'Re: Placement Agency Agreement',
      'This letter (this "Agreement") constitutes the agreement by and among Pell Group LLC ("Pell"), Quince Securities LLC ("Quince", together with Pell, the "Placement Agent"), and Heron Bay Robotics, Inc. (the "Company"), that the Placement Agent shall serve as the co-exclusive placement agents for the Company in connection with the placement of warrants to purchase shares of common stock.',
      { placementAgentOrUnderwriters: ['Pell Group LLC', 'Quince Securities LLC'] },
    ],
  ])('reads the engagement of an agent: %s', (title, clause, expected) => {
    expect(agreementOf(title, clause)).toMatchObject(expected);
  });

  it('finds no offering where the agent places notes', () => {
    const clause =
      'This Placement Agency Agreement ("Agreement") sets forth the terms upon which Pell Harbor LLC (the "Placement Agent") shall be engaged by Heron Bay Robotics, Inc. to act as exclusive Placement Agent in connection with the private placement of the 12% Senior Secured Convertible Promissory Notes of the Company.';
    expect(agreementOf('PLACEMENT AGENCY AGREEMENT', clause)).toBeUndefined();
  });

  it('knows that holders sell beside the issuer', () => {
    const offering = agreementOf(
      'UNDERWRITING AGREEMENT',
      'Heron Bay Robotics, Inc. (the "Company"), proposes to issue and sell to the several underwriters 6,000,000 shares of common stock, and the persons named in Schedule II (the "Selling Stockholders") propose to sell to the several Underwriters 3,000,000 shares.',
      'Ladies and Gentlemen:',
    );
    expect(offering).toMatchObject({ isPrimary: true, isResale: true, sharesOffered: 6_000_000 });
  });

  it('reads the agent of a subscription as the subject of its sentence', () => {
    const offering = agreementOf(
      'SUBSCRIPTION AGREEMENT',
      'This SUBSCRIPTION AGREEMENT (this "Subscription Agreement") is made by Heron Bay Robotics, Inc. (the "Company") and the undersigned. Subscriber desires to purchase that number of shares for a purchase price of $10.00 per share, and the Company desires to issue and sell to Subscriber the shares.',
      'Section 4(a)(2) of the Securities Act is relied upon. Pell Harbor LLC is acting as placement agent (the "Placement Agent").',
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual(['Pell Harbor LLC']);
  });

  it('knows an equity line by the amount that one investor commits to', () => {
    const offering = agreementOf(
      'PURCHASE AGREEMENT',
      'PURCHASE AGREEMENT (the "Agreement"), by and between HERON BAY ROBOTICS, INC. (the "Company"), and TERN POINT FUND, LLC (the "Investor").',
      "The Company wishes to sell to the Investor, and the Investor wishes to buy from the Company, up to Twenty Million Dollars ($20,000,000) of the Company's common stock, $0.001 par value per share.",
    );
    expect(offering).toMatchObject({ type: 'eloc', maxAggregateOffering: 20_000_000 });
  });

  it('knows a registered sale whose warrants alone are exempt', () => {
    const offering = agreementOf(
      'SECURITIES PURCHASE AGREEMENT',
      'This Securities Purchase Agreement (this "Agreement") is between Heron Bay Robotics, Inc. (the "Company"), and each purchaser identified on the signature pages hereto.',
      'WHEREAS, pursuant to (i) an effective registration statement under the Securities Act as to the Shares and (ii) an exemption from the registration requirements contained in Section 4(a)(2) thereof as to the Common Warrants, the Company desires to issue and sell to each Purchaser shares of common stock.',
    );
    expect(offering?.type).toBe('registered_direct');
  });

  it('reads the amendment of a program, and preferred shares of a series', () => {
    expect(
      agreementOf(
        'AMENDMENT NO. 1 TO\nAT THE MARKET OFFERING AGREEMENT',
        'Ladies and Gentlemen:',
        'Heron Bay Robotics, Inc. (the "Company") and Pell Harbor & Co., LLC (the "Manager") are parties to that certain At The Market Offering Agreement (the "Agreement"). The Company may issue and sell from time to time through the Manager shares having an aggregate offering price of up to $35,000,000.',
      ),
    ).toMatchObject({ type: 'atm', maxAggregateOffering: 35_000_000 });
    expect(
      agreementOf(
        'SERIES B PREFERRED STOCK PURCHASE AGREEMENT',
        'This Series B Preferred Stock Purchase Agreement (this "Agreement") is made by Heron Bay Robotics, Inc. (the "Company"). Each Investor agrees to purchase and the Company agrees to sell and issue to each Investor shares of Series B Preferred Stock at a purchase price of $25.00 per share.',
      ),
    ).toMatchObject({ type: 'other', pricePerShare: 25 });
  });
});
