import { expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const ITEM = 'Item 8.01 Other Events.';

it('is not sure of shares whose class is torn off', () => {
  const sold = (of: string) =>
    outcomeOf(
      financingReportsV3,
      currentReport(
        ITEM,
        `On October 14, 2024, the Company agreed to sell to a group of accredited investors, in a private placement, 9,500 shares of ${of}. Each is convertible into common stock.`,
      ),
    ).confidences?.['offering.sharesOffered'];
  expect(sold('Ser0,000')).toBe(0.6);
  expect(sold('its common stock')).toBe(0.8);
});

it("does not take an affiliate's first offering for the filer's", () => {
  const closed = (who: string) =>
    outcomeOf(
      financingReportsV3,
      currentReport(
        ITEM,
        `On March 5, 2025, ${who} completed its initial public offering of 20,000,000 units at a price of $10.00 per unit, for gross proceeds of $200,000,000.`,
      ),
    ).result?.offering;
  expect(closed('Larch Acquisition Corp., an affiliate of the Company,')).toBeUndefined();
  expect(closed('the Company')).toMatchObject({ sharesOffered: 20_000_000 });
});

it('keeps the whole offering apart from what one investor buys in it, and from a placement beside it', () => {
  const { result } = outcomeOf(
    financingReportsV3,
    currentReport(
      ITEM,
      "In February 2025, the Company issued, in an underwritten public offering which included a partial exercise of the underwriters' overallotment option, an aggregate of 38,593,767 shares of common stock at a purchase price per share of $1.00 for approximately $36.0 million in net proceeds. Tern Ventures purchased an aggregate of 8,360,000 shares of common stock offered in the offering. The Company sold an additional 1,013,627 shares of common stock to Tern Ventures in a separate concurrent private placement for aggregate gross proceeds to the Company of $1.0 million.",
    ),
  );
  expect(result?.offering).toMatchObject({ sharesOffered: 38_593_767, netProceeds: 36_000_000 });
  expect(result?.offering).not.toHaveProperty('grossProceeds');
});

it('is sure of an agent whose short name another sentence pays', () => {
  const agents = (later: string) =>
    outcomeOf(
      financingReportsV3,
      currentReport(
        ITEM,
        'On March 5, 2025, the Company closed a private placement of 2,000,000 shares of its common stock at $3.00 per share. The Company entered into an agreement with A.B. Larkfield & Co., LLC ("Larkfield"), pursuant to which the Company agreed to pay Larkfield an aggregate cash fee equal to 7.0% of the gross proceeds.',
        later,
      ),
    ).confidences?.['offering.placementAgentOrUnderwriters'];
  expect(agents('Upon exercise of the warrants, the Company shall pay Larkfield a cash fee of 7.0%.')).toBe(0.9);
  expect(agents('The warrants of Larkfield expire in 2030.')).toBe(0.8);
});

it('takes the bare dollars of a release that may not go to the United States for Canadian ones', () => {
  const release = (legend: string) =>
    outcomeOf(
      financingReportsV3,
      `Heron Bay Robotics Announces Public Offering\n\n${legend}\n\nOTTAWA, May 15, 2020 (Wire) -- Heron Bay Robotics Inc. (TSXV: HBR) today announced the pricing of its underwritten public offering, in which underwriters led by Larkfield Ltd. have agreed to sell 33,089,000 units of the Company at a price of $0.26 per Unit for aggregate gross proceeds of approximately $8.6 million.`,
      'd.txt',
    ).result?.offering;
  expect(release('FOR IMMEDIATE RELEASE')).toMatchObject({ pricePerShare: 0.26 });
  const canadian = release('NOT FOR DISSEMINATION IN THE UNITED STATES');
  expect(canadian).toMatchObject({ sharesOffered: 33_089_000 });
  expect(canadian).not.toHaveProperty('pricePerShare');
  expect(canadian).not.toHaveProperty('grossProceeds');
});

it('takes what a program sold over a period for no new program', () => {
  const sold = (when: string) =>
    outcomeOf(
      financingReportsV3,
      currentReport(
        ITEM,
        `${when}, Heron Bay Robotics, Inc. (the "Company") sold 2,104,390 shares of common stock under its At The Market Offering Agreement with Larkfield & Co., LLC for net proceeds of $7.9 million.`,
      ),
    ).result?.offering;
  expect(sold('From July 1, 2025 through September 30, 2025')).toBeUndefined();
});

it('reads a combined price that is called nothing else', () => {
  const { result } = outcomeOf(
    financingReportsV3,
    currentReport(
      ITEM,
      'On October 6, 2025, the Company entered into a securities purchase agreement for a private placement of 12,500,000 shares of common stock and accompanying warrants at a combined price of $4.00.',
    ),
  );
  expect(result?.offering?.pricePerShare).toBe(4);
});
