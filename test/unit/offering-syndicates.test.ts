import { describe, expect, it } from 'vitest';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import { outcomeOf } from '../terms-documents.ts';

function offeringOf(text: string, filename = 'd.txt') {
  return outcomeOf(offeringEventsV3, text, filename).result?.offering;
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
      offeringEventsV3,
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

  it('keeps the country in a name', () => {
    const offering = offeringOf(
      'Filed Pursuant to Rule 424(b)(5)\nRegistration No. 333-281111\n\nPROSPECTUS SUPPLEMENT\n\n5,000,000 Shares\n\nCommon Stock\n\nWe are offering 5,000,000 shares of our common stock.\n\nDunsford Securities (USA) LLC, Pelham Holt (Canada) Inc. and Hambledon Securities LLC are acting as joint book-running managers for the offering.\n',
    );
    expect(offering?.placementAgentOrUnderwriters).toEqual([
      'Dunsford Securities (USA) LLC',
      'Pelham Holt (Canada) Inc.',
      'Hambledon Securities LLC',
    ]);
  });

  it('reads net proceeds that wrap in the column of a summary, or stand beside the gross ones', () => {
    const head = 'Filed Pursuant to Rule 424(b)(1)\nRegistration No. 333-74531\n\nPROSPECTUS\n\n';
    const wrapped = offeringOf(`${head}                3,500,000 SHARES

                  COMMON STOCK

     We are offering 3,500,000 shares of our common stock. The underwriters have agreed to purchase the shares.

                                              PER SHARE            TOTAL
Public offering price:                        $   12.00         $ 42,000,000
Underwriting fees:                            $    0.84         $  2,940,000
Proceeds to Dunsford Systems:                 $   11.16         $ 39,060,000

                                  THE OFFERING

Common stock offered................  3,500,000 shares
Use of proceeds.....................  We estimate that our net proceeds will be
                                      approximately $38.1 million.
`);
    expect(wrapped?.netProceeds).toBe(38_100_000);
    const beside =
      offeringOf(`${head}Up to 2,000,000 Shares of Common Stock Issuable Upon the Exercise of Subscription Rights

We are distributing to the holders of our common stock non-transferable subscription rights to purchase up to an aggregate of 2,000,000 shares of our common stock at the subscription price of $5.00 per share. If all rights are exercised, we will receive gross proceeds of $10,000,000 and net proceeds of approximately $9.7 million.
`);
    expect(beside).toMatchObject({ grossProceeds: 10_000_000, netProceeds: 9_700_000 });
  });

  it('knows a program by what it is, where no words name a market', () => {
    const offering = offeringOf(
      'Filed pursuant to Rule 424(b)(5)\nRegistration No. 333-283905\n\nPROSPECTUS SUPPLEMENT\n\n$60,000,000\n\nCommon Stock\n\nWe have entered into an Equity Distribution Agreement with Dunsford & Associates, Inc., or the sales agreement, relating to shares of our common stock. We may offer and sell shares of our common stock having an aggregate offering price of up to $60,000,000 from time to time through Dunsford.\n',
    );
    expect(offering).toMatchObject({ type: 'atm', isAtm: true, maxAggregateOffering: 60_000_000 });
  });

  it('takes brands beside the names of firms at the foot, and the last figure of a misheaded row as its total', () => {
    const offering = offeringOf(
      `<p>Filed Pursuant to Rule 424(b)(5)</p><p>Registration No. 333-284001</p><p>PROSPECTUS SUPPLEMENT</p>
      <p>1,000,000 Shares</p><p>Common Stock</p><p>We are offering 1,000,000 shares of our common stock. The underwriters have agreed to purchase the shares.</p>
      <table><tr><td></td><td>Per Share</td><td>Total</td></tr>
      <tr><td>Public offering price</td><td>$</td><td>4.00</td><td>$</td><td>4,000,000</td></tr>
      <tr><td>Underwriting discounts</td><td>$</td><td>0.28</td><td>$</td><td>280,000</td></tr>
      <tr><td>Proceeds, before expenses, to us</td><td>$</td><td>3.72</td><td>$</td><td>3,720,000</td></tr></table>
      <table><tr><td>Dunsford Securities LLC</td><td>Pelham Capital Markets</td><td>Hambledon</td></tr></table>
      <p>The date of this prospectus supplement is May 5, 2025</p>`,
      'd.htm',
    );
    expect(offering).toMatchObject({
      grossProceeds: 4_000_000,
      proceedsBeforeExpenses: 3_720_000,
      placementAgentOrUnderwriters: ['Dunsford Securities LLC', 'Pelham Capital Markets', 'Hambledon'],
    });
  });
});
