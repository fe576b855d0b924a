import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import { bareSubmission } from './offering-submission.ts';

function confidencesOf(type: string, text: string): Readonly<Record<string, number>> {
  const submission = bareSubmission(type, text);
  const [document] = offeringEventsV3.appliesTo(submission);
  if (document === undefined) throw new Error(`nothing applies to ${type}`);
  const context = { filedDate: parseIsoDate('2025-03-31'), upstream: new Map() };
  const { confidences } = offeringEventsV3.parse(submission, document, context);
  return confidences ?? {};
}

const CONTENTS = `<p>TABLE OF CONTENTS</p><table><tr><td>About this prospectus</td><td>S-1</td></tr>
<tr><td>The Offering</td><td>S-2</td></tr><tr><td>Risk Factors</td><td>S-4</td></tr></table>`;

const priced = (inWords: string, inTable: string): string => `<html><body>
<p>Filed Pursuant to Rule 424(b)(5)<br>Registration No. 333-270002</p><p>PROSPECTUS SUPPLEMENT</p>
<p><b>1,500,000 Shares</b></p><p>Quill Basin Optics, Inc.</p><p>Common Stock</p>
<p>We are offering 1,500,000 shares of our common stock, par value $0.001 per share, by this prospectus supplement and the accompanying prospectus. The public offering price for each share of common stock is $${inWords}.</p>
<table><tr><td></td><td>Per Share</td></tr><tr><td>Public offering price</td><td>$${inTable}</td></tr>
<tr><td>Underwriting discounts and commissions</td><td>$0.30</td></tr></table>${CONTENTS}</body></html>`;

const exhibit = (rows: number): string => `<html><body><p>Exhibit 107</p><p>Calculation of Filing Fee Tables</p>
<p>Form S-3</p><p>Quill Basin Optics, Inc.</p>
<table><tr><td></td><td>Security Type</td><td>Security Class Title</td><td>Fee Calculation Rule</td><td>Amount Registered</td>
<td>Proposed Maximum Offering Price Per Unit</td><td>Maximum Aggregate Offering Price</td><td>Fee Rate</td><td>Amount of Registration Fee</td></tr>
${'<tr><td>Fees to Be Paid</td><td>Equity</td><td>Common stock, par value $0.001 per share</td><td>Rule 457(c)</td><td>2,000,000</td><td>$2.00</td><td>$4,000,000.00</td><td>0.0001531</td><td>$612.40</td></tr>'.repeat(rows)}
<tr><td>Total Offering Amounts</td><td></td><td></td><td></td><td></td><td></td><td>$4,000,000.00</td><td></td><td>$612.40</td></tr>
<tr><td>Net Fee Due</td><td></td><td></td><td></td><td></td><td></td><td></td><td></td><td>$612.40</td></tr></table></body></html>`;

describe('values that the document contradicts or does not state get low confidence', () => {
  test('the price of the table is checked against the words of the cover', () => {
    expect(confidencesOf('424B5', priced('5.00', '5.00'))['offering.pricePerShare']).toBe(0.95);
    expect(confidencesOf('424B5', priced('5.00', '4.999999'))['offering.pricePerShare']).toBeLessThan(0.7);
  });

  test('a table that a preliminary prospectus fills with the midpoint of its range, under a legend above its cover', () => {
    const filled = (footnote: string) =>
      confidencesOf(
        'F-1/A',
        `<html><body><p>As filed with the Securities and Exchange Commission on May 30, 2025</p><p>Registration No. 333-286402</p>
<p>Amendment No. 3 to FORM F-1</p><p>REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933</p><p>SUBJECT TO COMPLETION, DATED MAY 30, 2025</p>
<p>PRELIMINARY PROSPECTUS</p><p>2,000,000 Ordinary Shares</p><p>This is an initial public offering. We are offering 2,000,000 ordinary shares.</p>
<table><tr><td></td><td>Per Share</td><td>Total</td></tr><tr><td>Initial public offering price</td><td>US$5.00</td><td>US$10,000,000</td></tr>
<tr><td>Underwriting discounts</td><td>US$0.35</td><td>US$700,000</td></tr>
<tr><td>Proceeds to us, before expenses</td><td>US$4.65</td><td>US$9,300,000</td></tr></table><p>${footnote}</p></body></html>`,
      )['offering.pricePerShare'];
    expect(
      filled('(1) Assumes an initial public offering price of US$5.00 per share, the midpoint of the range.'),
    ).toBe(0.6);
    expect(filled('(1) See Underwriting.')).toBe(0.95);
  });

  test('shares of a fee table whose rows do not add up to its total', () => {
    expect(confidencesOf('EX-FILING FEES', exhibit(1))['offering.sharesOffered']).toBe(0.95);
    expect(confidencesOf('EX-FILING FEES', exhibit(2))['offering.sharesOffered']).toBeLessThan(0.7);
    const withoutTotal = exhibit(2).replace('$4,000,000.00</td><td></td><td>$612.40', '</td><td></td><td>');
    expect(confidencesOf('EX-FILING FEES', withoutTotal)['offering.sharesOffered']).toBeLessThan(0.9);
  });

  test('a rate printed in place of the fee', () => {
    const lost = exhibit(1).replaceAll('$612.40', '').replaceAll('0.0001531', '$0.0001531');
    const columns = lost.replace(
      '<td>Fee Rate</td><td>Amount of Registration Fee</td>',
      '<td>Amount of Registration Fee</td>',
    );
    expect(confidencesOf('EX-FILING FEES', columns)['offering.fee']).toBeUndefined();
  });

  test('the sellers, where the document is cut off before it names them', () => {
    const cut = `<html><body><p>Filed Pursuant to Rule 424(b)(3)</p><p>Registration No. 333-270003</p><p>18,000,000 Shares</p>`;
    for (const member of ['isAtm', 'isPrimary', 'isResale']) {
      expect(confidencesOf('424B3', cut)[`offering.${member}`], member).toBeLessThan(0.9);
    }
  });
});

describe('values that a later section of the prospectus confirms', () => {
  const DAY = 'On June 7, 2024, the last reported sale price of our common stock on The Nasdaq Capital Market was';
  const whole = (increase: string, later: string): string => `<html><body>
<p>Filed Pursuant to Rule 424(b)(5)<br>Registration No. 333-270003</p><p>PROSPECTUS SUPPLEMENT</p>
<p>1,500,000 Shares</p><p>Quill Basin Optics, Inc.</p><p>Common Stock</p>
<p>We are offering 1,500,000 shares of our common stock by this prospectus supplement. ${DAY} $3.44 per share.</p>
${CONTENTS}<p>RISK FACTORS</p><p>${DAY} $${later} per share.</p>
<table><tr><td>Public offering price per share</td><td></td><td>$3.00</td></tr>
<tr><td>Net tangible book value per share as of March 31, 2024</td><td>$0.62</td><td></td></tr>
<tr><td>Increase in net tangible book value per share attributable to this offering</td><td>${increase}</td><td></td></tr>
<tr><td>As adjusted net tangible book value per share after this offering</td><td></td><td>1.33</td></tr>
<tr><td>Dilution per share to new investors</td><td></td><td>$1.67</td></tr></table></body></html>`;

  test('get high confidence: a last sale price stated twice, a book value that its table adds up to', () => {
    const borneOut = confidencesOf('424B5', whole('0.71', '3.44'));
    expect(borneOut['offering.statedPrice']).toBe(0.95);
    expect(borneOut['offering.statedPriceDate']).toBe(0.95);
    expect(borneOut['offering.netTangibleBookValueBefore']).toBe(0.95);
  });

  test('get low confidence where nothing confirms them', () => {
    const alone = confidencesOf('424B5', whole('0.41', '3.14'));
    expect(alone['offering.statedPrice']).toBeLessThan(0.9);
    expect(alone['offering.netTangibleBookValueBefore']).toBeLessThan(0.9);
  });
});
