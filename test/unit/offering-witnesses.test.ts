import { describe, expect, it } from 'vitest';
import { financingReportsV3 } from '../../parsers/financing-reports/financing-reports.v3.ts';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import { shareCountProseV3 } from '../../parsers/share-count-prose/share-count-prose.v3.ts';
import { outcomeOf, supplement } from '../terms-documents.ts';

const PROGRAM =
  'We have entered into an At The Market Offering Agreement, or the sales agreement, with Larkfield Street Securities, LLC, or the sales agent, relating to the sale of shares of our common stock. We may offer and sell shares having an aggregate offering price of up to $10,000,000 from time to time through the sales agent.';
const MARKET = 'Sales may be made by any method deemed an "at the market offering" as defined in Rule 415(a)(4).';

function confidencesOf(...paragraphs: readonly string[]) {
  const { result, confidences = {} } = outcomeOf(offeringEventsV3, supplement(paragraphs));
  return { offering: result?.offering, sure: (path: string) => confidences[`offering.${path}`] ?? 0 };
}

describe('witnesses of shares outstanding', () => {
  const base =
    'The number of shares of our common stock to be outstanding after this offering is based on 20,416,337 shares of common stock outstanding as of March 31, 2025, and excludes 900,000 shares issuable upon exercise of options.';

  it('takes a second sentence on the same day as a witness of the count and of its day', () => {
    const { offering, sure } = confidencesOf(
      PROGRAM,
      MARKET,
      base,
      'DILUTION',
      'The table above is based on 20,416,337 shares of our common stock outstanding as of March 31, 2025.',
    );
    expect(offering).toMatchObject({ sharesOutstandingBefore: 20_416_337, asOfDate: '2025-03-31' });
    expect(sure('sharesOutstandingBefore')).toBeGreaterThanOrEqual(0.9);
    expect(sure('asOfDate')).toBeGreaterThanOrEqual(0.9);
  });

  it('takes neither the same count of another day nor shares that are not outstanding for one', () => {
    const { sure } = confidencesOf(
      PROGRAM,
      MARKET,
      base,
      'There were 20,416,337 shares of our common stock outstanding as of April 30, 2025.',
      'We have reserved 20,416,337 shares that are issuable under outstanding warrants.',
    );
    expect(sure('sharesOutstandingBefore')).toBeLessThan(0.9);
    expect(sure('asOfDate')).toBeLessThan(0.9);
  });

  it('counts from the statement on the offering where the cover counts for another day', () => {
    const { offering, sure } = confidencesOf(
      PROGRAM,
      MARKET,
      'As of April 30, 2025, 20,500,000 shares of our common stock were outstanding, of which 18,000,000 were held by non-affiliates.',
      base,
    );
    expect(offering).toMatchObject({ sharesOutstandingBefore: 20_416_337, asOfDate: '2025-03-31' });
    expect(sure('sharesOutstandingBefore')).toBe(0.8);
  });

  it('finds before and after supported by the assumed sales of a program', () => {
    const { offering, sure } = confidencesOf(
      PROGRAM,
      MARKET,
      'THE OFFERING',
      'Common stock to be outstanding after this offering: Up to 24,416,337 shares, assuming sales of 4,000,000 shares at a price of $2.50 per share.',
      base,
    );
    expect(offering).toMatchObject({ sharesOutstandingBefore: 20_416_337, sharesOutstandingAfter: 24_416_337 });
    for (const path of ['sharesOutstandingBefore', 'sharesOutstandingAfter', 'asOfDate'])
      expect(sure(path)).toBeGreaterThanOrEqual(0.9);
  });
});

describe('witnesses of agents', () => {
  const cover =
    'Larkfield Street Securities, LLC and Tern Bay Capital LLC are acting as joint book-running managers of this underwritten public offering. The underwriting discount is $0.35 per share.';

  it('takes the section on underwriting in other words as a witness of the cover', () => {
    const { offering, sure } = confidencesOf(
      cover,
      'Larkfield Street Securities, LLC, Tern Bay Capital LLC and we have signed the underwriting agreement dated May 5, 2025.',
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual([
      'Larkfield Street Securities, LLC',
      'Tern Bay Capital LLC',
    ]);
    expect(sure('placementAgentOrUnderwriters')).toBe(0.9);
  });

  it('takes no copy of the same sentence for one', () => {
    const { sure } = confidencesOf(cover, cover);
    expect(sure('placementAgentOrUnderwriters')).toBeLessThan(0.9);
  });

  it('takes the addressee of a letter agreement as a witness of its party', () => {
    const { result, confidences } = outcomeOf(
      financingReportsV3,
      `HERON BAY ROBOTICS, INC.

Common Stock

Sales Agreement

February 14, 2025

Larkfield Street & Co.
110 East 59th Street
New York, NY 10022

Ladies and Gentlemen:

Heron Bay Robotics, Inc. (the "Company"), confirms its agreement (this "Agreement") with Larkfield Street & Co. (the "Agent"), as follows:

The Company agrees that, from time to time during the term of this Agreement, it may issue and sell through the Agent shares of common stock having an aggregate offering price of up to $22,500,000, in sales deemed to be an "at the market offering" as defined in Rule 415(a)(4).
`,
      'd.txt',
    );
    expect(result?.offering?.placementAgentOrUnderwriters).toEqual(['Larkfield Street & Co.']);
    expect(confidences?.['offering.placementAgentOrUnderwriters']).toBe(0.9);
  });
});

describe('parts of a class', () => {
  it('takes neither what may be issued nor a remainder for the shares outstanding', () => {
    const { result, confidences } = outcomeOf(
      shareCountProseV3,
      'Our charter authorizes us to issue 300 million shares of our common stock, par value $0.001 per share, 86,711,286 of which are issued and outstanding as of March 31, 2025. Although we had 86,711,286 shares of common stock outstanding as of March 31, 2025, only 80,000,000 shares (the number of outstanding shares less those of our subsidiaries) count for the limit.',
      'd.txt',
    );
    expect(result?.shareFloat).toMatchObject({ sharesOutstanding: 86_711_286, asOf: '2025-03-31' });
    expect(confidences?.['shareFloat.sharesOutstanding']).toBeGreaterThanOrEqual(0.9);
  });
});
