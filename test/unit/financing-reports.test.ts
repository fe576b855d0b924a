import { describe, expect, it } from 'vitest';
import { financingReportsV1 } from '../../parsers/financing-reports/financing-reports.v1.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';

function offeringOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV1, currentReport(...paragraphs)).result?.offering;
}

describe('offerings that current reports announce', () => {
  it('reads a registered direct with its agent, and leaves warrants and management fees out', () => {
    expect(
      offeringOf(
        ITEM,
        'On March 5, 2025, Heron Bay Robotics, Inc. (the "Company") entered into a securities purchase agreement with certain institutional investors, pursuant to which the Company agreed to issue and sell, in a registered direct offering, an aggregate of 1,500,000 shares of common stock, par value $0.001 per share, at a purchase price of $2.00 per share.',
        'In a concurrent private placement, the Company agreed to sell warrants to purchase up to 3,000,000 shares of common stock at an exercise price of $2.25 per share.',
        'The gross proceeds to the Company are expected to be approximately $3.0 million. Net proceeds are estimated to be about $2.6 million.',
        'The shares were offered pursuant to a shelf registration statement on Form S-3 (File No. 333-277001).',
        'The Company engaged Larkfield Securities LLC to act as the exclusive placement agent and agreed to pay it a cash fee equal to 7.5% of the gross proceeds and a management fee equal to 1.0% of the gross proceeds.',
      ),
    ).toEqual({
      type: 'registered_direct',
      isAtm: false,
      isPrimary: true,
      isResale: false,
      securities: ['common'],
      sharesOffered: 1_500_000,
      pricePerShare: 2,
      grossProceeds: 3_000_000,
      netProceeds: 2_600_000,
      fileNumber: '333-277001',
      placementAgentOrUnderwriters: ['Larkfield Securities LLC'],
      agentFeePercent: 7.5,
    });
  });

  it('reads an ATM agreement: its own maximum, not the shelf nor the program before it', () => {
    expect(
      offeringOf(
        ITEM,
        'On August 12, 2025, the Company entered into a Sales Agreement with Pell Harbor & Co. Inc. and Quince Capital Markets, LLC (each an "Agent"), under which the Company may offer and sell, from time to time, shares of its common stock having an aggregate offering price of up to $8,450,000 by any method deemed to be an "at the market offering". The Company will pay a commission of up to 3.0% of the gross sales price to the Agents.',
        'The shares will be issued pursuant to the shelf registration statement on Form S-3 (File No. 333-281177), which provides for the sale of up to $75,000,000 of securities.',
      ),
    ).toMatchObject({
      type: 'atm',
      isAtm: true,
      maxAggregateOffering: 8_450_000,
      fileNumber: '333-281177',
      agentFeePercent: 3,
      placementAgentOrUnderwriters: ['Pell Harbor & Co. Inc.', 'Quince Capital Markets, LLC'],
    });
  });

  it('reads an underwritten offering by its public price, not by what the underwriters pay', () => {
    expect(
      offeringOf(
        ITEM,
        'On May 1, 2025, the Company entered into an underwriting agreement with Pell Harbor LLC (the "Underwriter"), relating to the underwritten public offering of 5,000,000 shares of common stock. The price to the public in the offering was $8.00 per share, and the Underwriter agreed to purchase the shares at a price of $7.52 per share. The Company granted an option to purchase up to an additional 750,000 shares.',
        'The Company estimates that the net proceeds from the offering will be approximately $37.2 million.',
      ),
    ).toMatchObject({ type: 'firm_commitment', sharesOffered: 5_000_000, pricePerShare: 8, netProceeds: 37_200_000 });
  });

  it.each([
    [
      'other',
      'The Company entered into a Securities Purchase Agreement to sell in a private placement 3,200,000 shares of common stock at a price of $1.25 per share, for aggregate gross proceeds of approximately $4.0 million.',
      { sharesOffered: 3_200_000, pricePerShare: 1.25, grossProceeds: 4_000_000 },
    ],
    [
      'eloc',
      'The Company entered into a Standby Equity Purchase Agreement with an investor, pursuant to which the Company has the right, but not the obligation, to sell to the investor up to $25,000,000 of its shares of common stock.',
      { maxAggregateOffering: 25_000_000 },
    ],
  ])('tells a %s', (type, paragraph, terms) => {
    expect(offeringOf(ITEM, paragraph)).toMatchObject({ type, isPrimary: true, ...terms });
  });

  it('takes the closing of an announced offering as news, and its announcement long ago not', () => {
    expect(
      offeringOf(
        'Item 8.01 Other Events.',
        'The Company announced the closing of its previously announced underwritten public offering of 6,900,000 shares of common stock at a public offering price of $5.00 per share. Gross proceeds were $34.5 million.',
      ),
    ).toMatchObject({ type: 'firm_commitment', sharesOffered: 6_900_000, pricePerShare: 5, grossProceeds: 34_500_000 });
    expect(
      offeringOf(
        'Item 1.02 Termination.',
        'The Company terminated the Sales Agreement, previously entered into with an agent, under which it could sell shares of common stock in an at-the-market offering of up to $50,000,000.',
      ),
    ).toBeUndefined();
  });

  it('is sure of figures whose product holds, and says by the sentence how sure it is of the kind', () => {
    const { confidences } = outcomeOf(
      financingReportsV1,
      currentReport(
        ITEM,
        'The Company entered into a securities purchase agreement for the sale of 2,640,000 ordinary shares at a price of $0.50 per share in a registered direct offering.',
        'Gross proceeds were $1,320,000.',
      ),
    );
    expect(confidences).toMatchObject({
      'offering.type': 0.9,
      'offering.sharesOffered': 0.95,
      'offering.pricePerShare': 0.95,
      'offering.grossProceeds': 0.95,
    });
  });

  it.each([
    [
      'employment',
      'The Company entered into an employment agreement. She led a $60 million registered direct offering at her prior firm and will be granted an option to purchase 150,000 shares of common stock.',
    ],
    [
      'senior notes',
      'The Company completed a private offering of $25,000,000 aggregate principal amount of its 9.25% Senior Notes due 2030 under a purchase agreement.',
    ],
    [
      'convertible notes',
      'The Company entered into a Securities Purchase Agreement under which it sold convertible notes in the principal amount of $2,222,222 and warrants.',
    ],
    [
      'a merger',
      'The Company entered into a merger agreement and will issue 4,000,000 shares of common stock in a private placement.',
    ],
    [
      'what somebody else did',
      'One of our competitors completed a $12.0 million registered offering of shares in the spring.',
    ],
    [
      'boilerplate on an exemption',
      'The shares are expected to be issued in reliance upon Section 4(2) because the issuance will not involve any public offering.',
    ],
    ['a reverse split', 'The Company announced a 1-for-15 reverse stock split of its common stock.'],
  ])('finds none in %s', (_name, paragraph) => {
    expect(outcomeOf(financingReportsV1, currentReport(ITEM, paragraph))).toMatchObject({
      status: 'parsed',
      result: {},
    });
  });

  it('leaves prospectuses and annual reports to others', () => {
    expect(outcomeOf(financingReportsV1, supplement(['We are offering 1,000 shares.'])).status).toBe('not_applicable');
    expect(outcomeOf(financingReportsV1, '<p>FORM 10-K</p><p>Annual report of a company</p>').status).toBe(
      'not_applicable',
    );
  });
});
