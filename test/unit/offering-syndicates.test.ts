import { describe, expect, it } from 'vitest';
import { offeringEventsV2 } from '../../parsers/offering-events/offering-events.v2.ts';
import { outcomeOf } from '../terms-documents.ts';

function offeringOf(text: string, filename = 'd.txt') {
  return outcomeOf(offeringEventsV2, text, filename).result?.offering;
}

describe('syndicates', () => {
  it('takes the whole syndicate from its table where the cover names the lead alone, with the dot of its last "Inc."', () => {
    const offering = offeringOf(`Filed Pursuant to Rule 424(b)(1)
Registration No. 333-09981
PROSPECTUS
                                2,400,000 SHARES

                              DUNSFORD SYSTEMS, INC.

                                  COMMON STOCK

     Dunsford Systems, Inc. is offering 2,400,000 shares. Hambledon Securities LLC is acting as sole book-running
manager of the offering.

               The date of this Prospectus is September 25, 1996

                                  THE OFFERING

Common Stock offered by the Company........  2,400,000 shares
Common Stock outstanding after the
  offering.................................  9,412,306 shares

                                  UNDERWRITING

     The Underwriters named below have severally agreed to purchase:

                  NAME                                   NUMBER OF SHARES
Hambledon Securities LLC................................      1,900,000
Pelham Brothers Inc.....................................        500,000
                                                              ---------
     Total..............................................      2,400,000
`);
    expect(offering?.placementAgentOrUnderwriters).toEqual(['Hambledon Securities LLC', 'Pelham Brothers Inc.']);
    expect(offering?.sharesOutstandingAfter).toBe(9_412_306);
  });

  it('reads the firms that a cell of a term sheet lists one per line', () => {
    const rows: readonly (readonly [string, string])[] = [
      ['Securities offered:', '12,500,000 common shares'],
      ['Price to public:', 'US$4.80 per share'],
      ['Sole bookrunner:', 'Larkfield Securities LLC'],
      ['Co-managers:', 'Quince &amp; Company<br/>Tern Capital Markets, Inc.'],
    ];
    const table = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('');
    const offering = offeringOf(
      `<html><body><p>Filed Pursuant to Rule 433<br/>Registration Statement No. 333-277310</p><p>Issuer Free Writing Prospectus dated May 22, 2024</p><p>Quarrie Lithium Ltd.</p><table>${table}</table></body></html>`,
      'd.htm',
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual([
      'Larkfield Securities LLC',
      'Quince & Company',
      'Tern Capital Markets, Inc.',
    ]);
  });
});

describe('commissions', () => {
  it('gives no commission in percent where the table prints only dollars', () => {
    const outcome = outcomeOf(
      offeringEventsV2,
      `<html><body><p>Filed Pursuant to Rule 424(b)(4)</p><p>Registration No. 333-258802</p><p>15,000,000 Units</p><p>Larkmoor Acquisition Corp.</p><p>This is an initial public offering of our units at $10.00 per unit.</p>
<table><tr><td></td><td>Per Unit</td><td>Total</td></tr><tr><td>Public offering price</td><td>$10.00</td><td>$150,000,000</td></tr><tr><td>Underwriting discounts and commissions</td><td>$0.55</td><td>$8,250,000</td></tr><tr><td>Proceeds, before expenses, to us</td><td>$9.45</td><td>$141,750,000</td></tr></table></body></html>`,
    );
    expect(outcome.result?.offering).toMatchObject({ type: 'ipo', pricePerShare: 10 });
    expect(outcome.result?.offering).not.toHaveProperty('agentFeePercent');
  });
});

describe('rights offerings', () => {
  it('reads net proceeds as the issuer estimates them, and the dealer-manager', () => {
    const offering = offeringOf(
      `<html><body><p>Filed pursuant to Rule 424(b)(3)</p><p>Registration No. 333-280016</p><p>PROSPECTUS</p><p>WEXCOMBE TRUST, INC.</p><p>Subscription Rights to Purchase up to 3,750,000 Shares of Common Stock</p>
<p>We are distributing non-transferable subscription rights to purchase up to an aggregate of 3,750,000 shares of our common stock at a subscription price of $4.00 per whole share. We will receive gross proceeds of $15.0 million if the rights offering is fully subscribed.</p><p>We have engaged D.F. Larkfield &amp; Co. to act as dealer-manager.</p><p>We estimate that the net proceeds will be approximately $13.7 million.</p></body></html>`,
      'd.htm',
    );
    expect(offering).toMatchObject({
      type: 'rights',
      netProceeds: 13_700_000,
      placementAgentOrUnderwriters: ['D.F. Larkfield & Co.'],
    });
  });
});
