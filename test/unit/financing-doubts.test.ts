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
