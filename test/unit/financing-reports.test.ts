import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';

function offeringOf(...paragraphs: readonly string[]) {
  return outcomeOf(financingReportsV3, currentReport(...paragraphs)).result?.offering;
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

  it('leaves alone a periodic report that refers to reports on Form 8-K', () => {
    const report = `<html><body><p>FORM&nbsp;10-K</p><p>Documents incorporated: the report on Form 8-K of May 20, 2025.</p><p>Heron Bay Robotics, Inc. completed its initial public offering of 3,000,000 shares of its common stock on May 15, 2024.</p></body></html>`;
    expect(outcomeOf(financingReportsV3, report).result?.offering).toBeUndefined();
    expect(outcomeOf(financingReportsV3, report.replace('FORM&nbsp;10-K', 'FORM 8-K')).result?.offering).toMatchObject({
      sharesOffered: 3_000_000,
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
      financingReportsV3,
      currentReport(
        ITEM,
        'The Company entered into a securities purchase agreement for the sale of 2,640,000 ordinary shares at a price of $0.50 per share in a registered direct offering.',
        'Gross proceeds were $1,320,000.',
      ),
    );
    expect(confidences).toMatchObject({
      'offering.type': 0.9,
      'offering.sharesOffered': 0.9,
      'offering.pricePerShare': 0.9,
      'offering.grossProceeds': 0.9,
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
      'a transaction of another company',
      'One of our competitors completed a $12.0 million registered offering of shares in the spring.',
    ],
    [
      'boilerplate on an exemption',
      'The shares are expected to be issued in reliance upon Section 4(2) because the issuance will not involve any public offering.',
    ],
    ['a reverse split', 'The Company announced a 1-for-15 reverse stock split of its common stock.'],
  ])('finds none in %s', (_name, paragraph) => {
    expect(outcomeOf(financingReportsV3, currentReport(ITEM, paragraph))).toMatchObject({
      status: 'parsed',
      result: {},
    });
  });

  it('reads a program whose rule is named a paragraph later, or not at all', () => {
    expect(
      offeringOf(
        ITEM,
        'On June 2, 2024, we entered into an equity distribution agreement with Pell Harbor LLC and Quince Capital Markets, LLC (together, the "Agents"), providing for the offer and sale of shares of our common stock having an aggregate gross sales price of up to $40.0 million from time to time through the Agents.',
        'The shares may be sold by any method that is deemed an "at the market offering" as defined in Rule 415. Each Agent is entitled to 2.5% of the gross proceeds.',
      ),
    ).toMatchObject({ type: 'atm', maxAggregateOffering: 40_000_000, agentFeePercent: 2.5 });
    expect(
      offeringOf(
        ITEM,
        'On June 2, 2024, the Company entered into an Open Market Sale AgreementSM (the "Sale Agreement") with Pell Harbor LLC, as agent (the "Agent"), pursuant to which the Company may offer and sell, from time to time, up to an aggregate of $12,000,000 of shares of its common stock.',
      ),
    ).toMatchObject({
      type: 'atm',
      maxAggregateOffering: 12_000_000,
      placementAgentOrUnderwriters: ['Pell Harbor LLC'],
    });
    expect(
      offeringOf(
        ITEM,
        'We have entered into an amendment to the Sales Agreement, dated as of July 1, 2022 (the "Sales Agreement" and, as amended by Amendment No. 1, the "Amended Agreement") with Pell Harbor LLC (the "Sales Agent"). Under it we may sell shares of our common stock having an aggregate sales price of up to $50.0 million. As of April 26, 2023, we have sold shares having an aggregate offering price of approximately $4,246,131. The sales will be made in "at-the-market" offerings.',
      ),
    ).toMatchObject({
      type: 'atm',
      maxAggregateOffering: 50_000_000,
      placementAgentOrUnderwriters: ['Pell Harbor LLC'],
    });
  });

  it('takes the end of a program, and what was sold under it, for no offering', () => {
    expect(
      offeringOf(
        'Item 1.02 Termination of a Material Definitive Agreement.',
        'On April 2, 2024, the Company terminated its Equity Distribution Agreement, dated October 1, 2022, that it entered into with Pell Harbor LLC. Pursuant to it the Company could sell shares of its common stock from time to time in "at the market" offerings. During the term of the Equity Distribution Agreement, the Company sold 2,120,149 shares of its common stock for gross proceeds of approximately $7.4 million.',
      ),
    ).toBeUndefined();
  });

  it('reads equity lines by the promise to purchase, and their amount where it stands', () => {
    expect(
      offeringOf(
        ITEM,
        'On September 3, 2024, the Company entered into a purchase agreement and a registration rights agreement with Cairn Lake Fund, LLC ("Cairn Lake"). Under the purchase agreement, Cairn Lake has agreed to purchase from the Company up to $30,000,000 of the Company\'s common stock (subject to certain limitations) from time to time during its term.',
      ),
    ).toMatchObject({ type: 'eloc', maxAggregateOffering: 30_000_000 });
    expect(
      offeringOf(
        ITEM,
        'On September 3, 2024, the Company entered into a purchase agreement with Cairn Lake Markets LLC related to a committed equity facility.',
        'The Company has the right from time to time to sell to Cairn Lake up to the lesser of (i) $20,000,000 in aggregate gross purchase price of newly issued shares of its common stock and (ii) the Exchange Cap. The facility is structured similarly to an "at-the-market" facility.',
      ),
    ).toMatchObject({ type: 'eloc', isAtm: false, maxAggregateOffering: 20_000_000 });
  });

  it('takes the price behind its words, shares in a placement, and no warrants, preferred shares or expenses', () => {
    expect(
      offeringOf(
        ITEM,
        'On October 24, 2025, the Company entered into a placement agency agreement with Larkfield Securities, LLC ("Larkfield"), pursuant to which the Company engaged Larkfield in connection with a private placement of (i) an aggregate of 4,000,000 shares of common stock, and (ii) warrants (the "Warrants") to purchase up to 8,000,000 shares of common stock. The combined purchase price for each share and accompanying warrants was $0.50. The Company agreed to pay a cash fee equal to 5.0% of the gross proceeds from the private placement, and an aggregate of $85,000 for certain expenses.',
      ),
    ).toEqual({
      type: 'other',
      isAtm: false,
      isPrimary: true,
      isResale: false,
      securities: ['common', 'warrants'],
      sharesOffered: 4_000_000,
      pricePerShare: 0.5,
      placementAgentOrUnderwriters: ['Larkfield Securities, LLC'],
      agentFeePercent: 5,
    });
    expect(
      offeringOf(
        ITEM,
        'On August 19, 2025, the Company entered into a securities purchase agreement that provides for the Company to sell in a private placement an aggregate of 481,250 shares of Series D Preferred Stock convertible into Common Stock, for gross proceeds of $3.85 million.',
      ),
    ).not.toHaveProperty('sharesOffered');
  });

  it('finds agents in apposition and behind an engagement letter', () => {
    const deal =
      'On April 20, 2023, the Company entered into a securities purchase agreement to sell, in a registered direct offering, 291,395 shares of common stock, $0.001 par value, at a price of $3.07 per share.';
    expect(
      offeringOf(
        ITEM,
        deal,
        "The Company's exclusive placement agent in connection with the offering, Larkfield Securities LLC, received a cash fee equal to 7.0% of the gross proceeds.",
      ),
    ).toMatchObject({ pricePerShare: 3.07, placementAgentOrUnderwriters: ['Larkfield Securities LLC'] });
    expect(
      offeringOf(
        ITEM,
        deal,
        'Pursuant to an engagement letter dated as of April 2, 2023, between the Company and Larkfield Securities LLC (the "Placement Agent"), the Company paid a cash fee equal to 7.0% of the gross proceeds.',
      ),
    ).toMatchObject({ placementAgentOrUnderwriters: ['Larkfield Securities LLC'] });
  });

  it('reads offerings told by their closing, rights offerings and commitments to purchase', () => {
    expect(
      offeringOf(
        'Item 8.01 Other Events.',
        'On January 30, 2023, the Company completed a registered public offering and issued an aggregate of 4,842,224 shares of its common stock and warrants to purchase up to 9,000,000 shares of common stock. The securities were issued for a combined offering price of $2.25 per share of common stock and warrants. Net proceeds from the offering totaled approximately $9.8 million. They were offered under a registration statement on Form S-1.',
      ),
    ).toMatchObject({ type: 'other', sharesOffered: 4_842_224, pricePerShare: 2.25, netProceeds: 9_800_000 });
    expect(
      offeringOf(
        'Item 8.01 Other Events.',
        'On March 15, 2024, the Company closed its registered follow-on offering of 5,233,332 American Depositary Shares, each representing ten ordinary shares, par value $0.005 per share, directly to certain institutional investors at an offering price per ADS and accompanying warrant of $1.50. The Company generated gross proceeds of $7.85 million.',
      ),
    ).toMatchObject({ type: 'registered_direct', sharesOffered: 5_233_332, pricePerShare: 1.5 });
    expect(
      offeringOf(
        'Item 8.01 Other Events.',
        'In July 2024, the Company launched a rights offering of units, each of one ordinary share and a warrant, to its shareholders. The rights offering resulted in aggregate net proceeds of approximately $5.8 million.',
      ),
    ).toMatchObject({ type: 'rights', netProceeds: 5_800_000 });
    expect(
      offeringOf(
        ITEM,
        'On May 30, 2018, the Company entered into a share purchase agreement with Cairn Lake Capital, under which Cairn Lake is committed to purchase up to an aggregate of $20 million of common shares over approximately 30 months.',
      ),
    ).toMatchObject({ type: 'eloc', maxAggregateOffering: 20_000_000 });
  });

  it('reads the sale with concurrently placed warrants as registered, and its price in any wording', () => {
    expect(
      offeringOf(
        ITEM,
        "Pursuant to a placement agent agreement dated March 28, 2017, a securities purchase agreement for an offering of 144,000 shares of the Company's common stock was signed at a per share price of $12.50. In a concurrent private placement, the Company sold unregistered warrants to purchase up to 72,000 shares of common stock. At the closing, the Company received approximately $1.6 million of net cash proceeds.",
      ),
    ).toMatchObject({
      type: 'registered_direct',
      sharesOffered: 144_000,
      pricePerShare: 12.5,
      netProceeds: 1_600_000,
    });
    expect(
      offeringOf(
        ITEM,
        'On April 23, 2024, the Company completed a public offering pursuant to an Underwriting Agreement, dated April 19, 2024 (the "Underwriting Agreement"), of 4,200,000 shares of our common stock and warrants. The public offering price for each set of one share of common stock and accompanying warrant was $0.92, yielding an effective price of $0.91 per share. The Company issued warrants to Pell Harbor, LLC, as underwriter, to purchase up to 336,000 shares of common stock.',
      ),
    ).toMatchObject({ type: 'firm_commitment', sharesOffered: 4_200_000, pricePerShare: 0.92 });
    expect(
      offeringOf(
        ITEM,
        'On January 31, 2024, the Company closed on a registered direct offering of 3,000,000 shares of common stock. Each Share was sold at an offering price of $0.609 and each Pre-Funded Warrant was sold at an offering price of $0.6089.',
      ),
    ).toMatchObject({ pricePerShare: 0.609 });
  });

  it('takes a fee in percent of the proceeds for no proceeds', () => {
    const offering = offeringOf(
      ITEM,
      'On January 25, 2022, the Company closed a private placement of 36,900 shares of common stock. Net proceeds to the Company were $7.3 million. Larkfield Securities, LLC ("Larkfield") was engaged by the Company to act as its exclusive placement agent. The Company paid Larkfield a cash fee equal to 6.0% of the gross proceeds received by the Company in the private placement, totaling $465,600.',
    );
    expect(offering).toMatchObject({
      netProceeds: 7_300_000,
      placementAgentOrUnderwriters: ['Larkfield Securities, LLC'],
      agentFeePercent: 6,
    });
    expect(offering).not.toHaveProperty('grossProceeds');
  });

  it("reads the issuer's part of an underwriting beside its holders, whose name is no underwriter's", () => {
    expect(
      offeringOf(
        ITEM,
        'On April 11, 2019, the Company entered into an underwriting agreement with Tern Point Master Fund, Ltd. (the "Selling Stockholder") and Pell Harbor & Co. and Quince Securities, Inc., as representatives of the underwriters, related to a public offering by the Company and the Selling Stockholder of 12,000,000 shares of the Company\'s common stock, at a public offering price of $5.00 per share of which 10,000,000 are being offered and sold by the Company. The Company will not receive any proceeds from a sale of the shares by the Selling Stockholder.',
      ),
    ).toMatchObject({
      type: 'firm_commitment',
      isPrimary: true,
      isResale: true,
      sharesOffered: 10_000_000,
      pricePerShare: 5,
      placementAgentOrUnderwriters: ['Pell Harbor & Co.', 'Quince Securities, Inc.'],
    });
  });

  it('reads best efforts that are named paragraphs later, rights that expired, bought deals and first offerings', () => {
    expect(
      offeringOf(
        ITEM,
        'On May 9, 2024, the Company entered into a Securities Purchase Agreement with certain investors, pursuant to which the Company agreed to sell, in a registered public offering, 4,710,000 shares of common stock.',
        'Larkfield acted as placement agent, on a "reasonable best efforts" basis, in connection with the Offering.',
      ),
    ).toMatchObject({ type: 'best_efforts', sharesOffered: 4_710_000 });
    expect(
      offeringOf(
        ITEM,
        'On September 1, 2020, the Board approved a Rights Offering. On October 9, 2020, the Rights Offering expired and, as a result of the sale of all units, the Company received approximately $43.6 million in gross proceeds and issued shares of common stock.',
      ),
    ).toMatchObject({ type: 'rights', grossProceeds: 43_600_000 });
    expect(
      offeringOf(
        ITEM,
        'Heron Bay Robotics announced today that it has entered into an agreement with a syndicate of underwriters, pursuant to which they have agreed to purchase on a bought deal basis, an aggregate of 6,500,000 common shares at an offering price of $38.45 per common share for gross proceeds to the Company of approximately $250 million.',
      ),
    ).toMatchObject({ type: 'firm_commitment', sharesOffered: 6_500_000, pricePerShare: 38.45, grossProceeds: 250e6 });
    expect(
      offeringOf(
        ITEM,
        "On May 1, 2012, the Company completed its IPO, in which 10 million shares of the Company's common stock were sold at a price of $5 per share. The underwriters exercised the full amount of their over-allotment option. The Company realized net proceeds of $47.6 million.",
      ),
    ).toMatchObject({ type: 'ipo', pricePerShare: 5, netProceeds: 47_600_000 });
  });

  it('takes what is issued on the occasion of a closing for no offering', () => {
    expect(
      offeringOf(
        'Item 3.02 Unregistered Sales of Equity Securities.',
        'On May 11, 2016, in connection with the closing of its initial public offering, and pursuant to the Underwriting Agreement dated May 5, 2016, the Company issued a warrant to purchase 27,600 shares of its common stock to Pell Harbor Securities, Inc.',
      ),
    ).toBeUndefined();
  });

  it('reads lines by requests to purchase, and lists of agents of any length', () => {
    expect(
      offeringOf(
        ITEM,
        'On March 30, 2020, we entered into a Purchase Agreement with Quince Park, pursuant to which Quince Park agreed to purchase from us at our request up to an aggregate of $10,250,000 of our common stock from time to time over a period of three years.',
      ),
    ).toMatchObject({ type: 'eloc', maxAggregateOffering: 10_250_000 });
    const names = 'ABCDEFGHIJ'.split('').map((letter) => `${letter}rbor Securities LLC`);
    expect(
      offeringOf(
        ITEM,
        `On May 5, 2025, the Company entered into a sales agreement with each of ${names.slice(0, -1).join(', ')} and ${names.at(-1)} (each an "Agent"), under which it may offer and sell, from time to time in at-the-market offerings, shares of common stock having an aggregate offering price of up to $90,000,000.`,
      )?.placementAgentOrUnderwriters,
    ).toEqual(names);
  });

  it('leaves prospectuses and annual reports to others', () => {
    expect(outcomeOf(financingReportsV3, supplement(['We are offering 1,000 shares.'])).status).toBe('not_applicable');
    expect(outcomeOf(financingReportsV3, '<p>FORM 10-K</p><p>Annual report of a company</p>').status).toBe(
      'not_applicable',
    );
  });
});
