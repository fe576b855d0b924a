import { describe, expect, test } from 'vitest';
import { parseIsoDate } from '../../core/dates.ts';
import { parserVersionOf } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import type { XbrlFact } from '../../core/xbrl.ts';
import { offeringEventsV3 } from '../../parsers/offering-events/offering-events.v3.ts';
import type { Offering, OfferingResult } from '../../parsers/offering-events/result.ts';
import { offeringEventRows } from '../../parsers/offering-events/rows.ts';
import { processorMs } from '../processor-time.ts';
import { bareSubmission } from './offering-submission.ts';

interface Read {
  readonly outcome: ParseOutcome<OfferingResult>;
  readonly offering: Offering;
  readonly document: SubmissionDocument;
}

function read(
  type: string,
  text: string,
  options: { fileNumber?: string; facts?: XbrlFact[]; exhibit?: string } = {},
): Read {
  const submission = bareSubmission(type, text, options);
  const [document] = offeringEventsV3.appliesTo(submission);
  if (document === undefined) throw new Error(`nothing applies to ${type}`);
  const facts = options.facts ?? [];
  const upstream = new Map<string, readonly ParseOutcome[]>([
    ['xbrl', [{ ...EMPTY, status: 'parsed' as const, result: { facts } }]],
  ]);
  const outcome = offeringEventsV3.parse(submission, document, { filedDate: parseIsoDate('2025-03-31'), upstream });
  for (const span of Object.values(outcome.spans).flat()) {
    const source = submission.documents.find((candidate) => candidate.sequence === span.sequence)?.text ?? '';
    expect(source.slice(span.start, span.end)).toBe(span.text);
    expect(span.text).not.toBe('');
  }
  return { outcome, offering: outcome.result?.offering ?? {}, document };
}

const EMPTY = {
  kind: 'xbrl',
  parserVersion: parserVersionOf('xbrl', 1),
  confidence: 1,
  spans: {},
  crossValidations: [],
  reasons: [],
  warnings: [],
};

const COVER_END = `<p>TABLE OF CONTENTS</p><table><tr><td>About this prospectus</td><td>S-1</td></tr><tr><td>The Offering</td><td>S-2</td></tr>
<tr><td>Risk Factors</td><td>S-4</td></tr><tr><td>Use of proceeds</td><td>S-9</td></tr></table>`;

const UNDERWRITTEN = `<html><body><p>Filed Pursuant to Rule 424(b)(5)<br>Registration No. 333-270001</p>
<p>PROSPECTUS SUPPLEMENT</p><p><b>2,000,000 Shares</b></p><p>Tern Harbor Robotics, Inc.</p><p>Common Stock</p>
<p>We are offering 2,000,000 shares of our common stock, par value $0.001 per share, in this underwritten public offering by means of this prospectus supplement.</p>
<p>On March 28, 2025, the last reported sale price of our common stock on The Nasdaq Capital Market was $4.37 per share.</p>
<table><tr><td></td><td colspan=2>Per Share</td><td colspan=2>Total</td></tr>
<tr><td>Public offering price</td><td>$</td><td>4.00</td><td>$</td><td>8,000,000</td></tr>
<tr><td>Underwriting discounts and commissions(1)</td><td>$</td><td>0.28</td><td>$</td><td>560,000</td></tr>
<tr><td>Proceeds, before expenses, to us</td><td>$</td><td>3.72</td><td>$</td><td>7,440,000</td></tr></table>
<p>We have granted the underwriters an option to purchase up to 300,000 additional shares of common stock.</p>${COVER_END}
<p>THE OFFERING</p><p>Common stock to be outstanding immediately after this offering: 12,500,000 shares</p>
<p>The number of shares is based on 10,500,000 shares of our common stock outstanding as of December 31, 2024.</p>
<p>We estimate that the net proceeds from this offering will be approximately $7.1 million, after deducting underwriting discounts.</p></body></html>`;

describe('prospectuses', () => {
  test('parses an underwritten offering and checks its arithmetic', () => {
    const { offering, outcome } = read('424B5', UNDERWRITTEN, { fileNumber: '333-270001' });
    expect(offering).toMatchObject({
      type: 'firm_commitment',
      isAtm: false,
      isPrimary: true,
      isResale: false,
      fileNumber: '333-270001',
      securities: ['common'],
      sharesOffered: 2_000_000,
      pricePerShare: 4,
      grossProceeds: 8_000_000,
      netProceeds: 7_100_000,
      sharesOutstandingBefore: 10_500_000,
      sharesOutstandingAfter: 12_500_000,
      asOfDate: '2024-12-31',
      statedPrice: 4.37,
      statedPriceDate: '2025-03-28',
    });
    expect(outcome.crossValidations).toEqual(
      expect.arrayContaining([
        { name: 'file number = header file number', passed: true },
        { name: 'shares × price = gross proceeds', passed: true },
        { name: 'gross − commissions = proceeds before expenses', passed: true },
        { name: 'outstanding before + offered = after', passed: true },
      ]),
    );
    for (const path of ['sharesOffered', 'pricePerShare', 'grossProceeds', 'fileNumber', 'sharesOutstandingAfter']) {
      expect(outcome.confidences?.[`offering.${path}`]).toBeGreaterThanOrEqual(0.9);
    }
    // One sentence alone, with nothing to hold it against; a second one alike would make it 0.95.
    expect(outcome.confidences?.['offering.statedPrice']).toBeLessThan(0.9);
  });

  test('reports figures that do not add up as printed, with low confidence', () => {
    const { offering, outcome } = read('424B5', UNDERWRITTEN.replace('8,000,000</td>', '8,100,000</td>'));
    expect(offering.grossProceeds).toBe(8_100_000);
    expect(outcome.crossValidations).toContainEqual({ name: 'shares × price = gross proceeds', passed: false });
    expect(outcome.confidences?.['offering.grossProceeds']).toBeLessThan(0.9);
    expect(outcome.confidence).toBeLessThan(0.9);
  });

  test('a file number that the header contradicts is doubtful', () => {
    const { outcome } = read('424B5', UNDERWRITTEN, { fileNumber: '333-999999' });
    expect(outcome.crossValidations).toContainEqual({ name: 'file number = header file number', passed: false });
    expect(outcome.confidences?.['offering.fileNumber']).toBeLessThan(0.9);
  });

  test('a preliminary prospectus with blanks gives no price, not even the last sale price', () => {
    const blank = UNDERWRITTEN.replace(/4\.00|8,000,000|0\.28|560,000|3\.72|7,440,000/g, '').replace(
      'approximately $7.1 million',
      'approximately $ million',
    );
    const { offering } = read('424B5', blank);
    expect(offering.type).toBe('firm_commitment');
    for (const key of ['pricePerShare', 'grossProceeds', 'netProceeds'] as const) expect(offering[key]).toBeUndefined();
  });

  test('an at-the-market program gives its maximum, the limit of I.B.6 and the amount sold under it', () => {
    const { offering, outcome } = read(
      '424B5',
      `<html><p>Filed Pursuant to Rule 424(b)(5)</p><p>Registration Statement No. 333-271234</p><p>PROSPECTUS SUPPLEMENT</p><p>Up to $6,250,000</p><p>Lantern Ridge Bio, Inc.</p><p>Common Stock</p>
      <p>We have entered into an At The Market Offering Agreement, dated May 2, 2024, with Calder Finch &amp; Co., LLC, relating to the sale of shares of our common stock offered by this prospectus supplement. We may offer and sell shares having an aggregate offering price of up to $6,250,000 from time to time through the sales agent.</p>
      <p>Sales will be made by any method deemed to be an &#8220;at the market offering&#8221; as defined in Rule 415(a)(4). The sales agent will be paid a commission of 3.0% of the gross proceeds of the shares sold.</p>
      <p>The aggregate market value of our outstanding common stock held by non-affiliates pursuant to General Instruction I.B.6 of Form S-3 is $18,900,000, based on 6,300,000 shares held by non-affiliates at a price of $3.00 per share. During the prior 12 calendar months we have not offered or sold any securities pursuant to General Instruction I.B.6 of Form S-3.</p>${COVER_END}</html>`,
    );
    expect(offering).toMatchObject({
      type: 'atm',
      isAtm: true,
      isPrimary: true,
      maxAggregateOffering: 6_250_000,
      agentFeePercent: 3,
      fileNumber: '333-271234',
      placementAgentOrUnderwriters: ['Calder Finch & Co., LLC'],
      babyShelf: { applies: true, publicFloat: 18_900_000, soldLast12Months: 0 },
    });
    expect(offering.pricePerShare).toBeUndefined();
    expect(outcome.crossValidations).toContainEqual({
      name: 'non-affiliate shares × price = public float',
      passed: true,
    });
  });

  test('a resale is not a primary offering and has no proceeds', () => {
    const { offering } = read(
      '424B3',
      `<html><p>Filed Pursuant to Rule 424(b)(3)<br>Registration No. 333-280808</p><p>PROSPECTUS</p><p>4,100,250 Shares of Common Stock</p>
      <p>This prospectus relates to the resale by the selling stockholders of up to 4,100,250 shares of common stock issuable upon exercise of warrants sold at $1.25 in a private placement that raised $3,000,000.</p>
      <p>We are not selling any securities under this prospectus and will not receive any proceeds from the sale of shares by the selling stockholders.</p>${COVER_END}</html>`,
    );
    expect(offering).toMatchObject({ type: 'resale', isPrimary: false, isResale: true, sharesOffered: 4_100_250 });
    for (const key of ['grossProceeds', 'pricePerShare', 'maxAggregateOffering'] as const) {
      expect(offering[key]).toBeUndefined();
    }
  });

  test('checks a registered direct offering against shares and pre-funded warrants together', () => {
    const { offering, outcome } = read(
      '424B5',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p><p>Registration No. 333-270002</p><p>1,000,000 Shares of Common Stock</p><p>Pre-Funded Warrants to Purchase up to 500,000 Shares of Common Stock</p>
      <p>We have entered into a securities purchase agreement directly with certain institutional investors for the sale of 1,000,000 shares of our common stock and pre-funded warrants to purchase up to 500,000 shares of common stock. We have engaged Osier Grove Securities, LLC as our exclusive placement agent.</p>
      <table><tr><td></td><td>Per Share</td><td>Per Pre-Funded Warrant</td><td>Total</td></tr><tr><td>Offering price</td><td>$2.00</td><td>$1.9999</td><td>$2,999,950</td></tr>
      <tr><td>Placement agent fees</td><td>$0.14</td><td>$0.14</td><td>$210,000</td></tr><tr><td>Proceeds, before expenses, to us</td><td>$1.86</td><td>$1.8599</td><td>$2,789,950</td></tr></table>${COVER_END}</html>`,
    );
    expect(offering).toMatchObject({ type: 'registered_direct', pricePerShare: 2, grossProceeds: 2_999_950 });
    expect(offering.securities).toEqual(['common', 'pre-funded warrants']);
    expect(outcome.crossValidations).toContainEqual({
      name: 'shares × price + pre-funded warrants × price = gross proceeds',
      passed: true,
    });
  });

  test('ignores an ATM program mentioned beside a direct offering, and registered holders', () => {
    const { offering } = read(
      '424B5',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p><p>Registration No. 333-270007</p><p>800,000 Shares of Common Stock</p>
      <p>We are offering 800,000 shares of our common stock directly to an institutional investor at an offering price of $2.50 per share. We have suspended the at-the-market offering under our sales agreement with Calder Finch & Co., LLC. Registered holders of our warrants are not affected.</p>
      <p>We have engaged Osier Grove Securities, LLC as our placement agent.</p>${COVER_END}</html>`,
    );
    expect(offering).toMatchObject({
      type: 'registered_direct',
      isAtm: false,
      isResale: false,
      sharesOffered: 800_000,
    });
  });

  test('an initial public offering in fixed-width text', () => {
    const { offering } = read(
      '424B1',
      `<PAGE>
                                                Filed pursuant to Rule 424(b)(1)
                                                Registration No. 333-70123

PROSPECTUS

                               3,000,000 Shares

                          PELICAN NETWORKS, INC.

                                 Common Stock

     This is an initial public offering of shares of common stock of Pelican
Networks, Inc. We are offering 3,000,000 shares of our common stock. Prior to this offering, there
has been no public market for our common stock.

<TABLE>
<CAPTION>
                                                Per Share        Total
                                                ---------     -----------
<S>                                             <C>           <C>
Public offering price.......................      $12.00      $36,000,000
Underwriting discounts and commissions......      $ 0.84      $ 2,520,000
Proceeds, before expenses, to Pelican.......      $11.16      $33,480,000
</TABLE>
`,
    );
    expect(offering).toMatchObject({
      type: 'ipo',
      fileNumber: '333-70123',
      sharesOffered: 3_000_000,
      pricePerShare: 12,
      grossProceeds: 36_000_000,
    });
  });
});

describe('decoys give no offering', () => {
  test.each([
    [
      'structured notes',
      '424B2',
      '<p>Filed Pursuant to Rule 424(b)(2)<br>Registration Statement No. 333-212571</p><p>PRICING SUPPLEMENT</p><p>$1,500,000</p><p>Autocallable Contingent Coupon Notes Linked to the Common Stock of Two Companies due 2027</p><p>The notes are unsecured obligations of the bank, and payment on the notes depends on the least performing underlying stock over the term.</p>',
    ],
    [
      'senior notes of a company',
      '424B5',
      '<p>Filed Pursuant to Rule 424(b)(5)<br>Registration No. 333-270003</p><p>$400,000,000</p><p>Corrie Pipelines LP</p><p>5.25% Senior Notes due 2034</p><p>We are offering $400,000,000 of notes. The notes will mature in 2034 and will rank equally with our other senior unsecured notes, as described in the notes section.</p>',
    ],
    [
      'asset-backed notes',
      '424B5',
      '<p>Filed Pursuant to Rule 424(b)(5)<br>Registration No. 333-270004</p><p>Auto Receivables Trust 2025-1</p><p>Issuing Entity</p><p>$900,000,000 Asset-Backed Notes</p><p>The trust will issue the classes of notes listed in the table, which are backed by a pool of motor vehicle receivables and are obligations of the trust only.</p>',
    ],
    [
      'a merger proxy',
      '424B3',
      '<p>Filed Pursuant to Rule 424(b)(3)<br>Registration No. 333-270005</p><p>JOINT PROXY STATEMENT/PROSPECTUS</p><p>5,000,000 Shares of Common Stock</p><p>The boards of both companies have approved an agreement and plan of merger under which each share will be converted into the right to receive common stock.</p>',
    ],
    [
      'an exchange offer',
      '424B3',
      '<p>Filed Pursuant to Rule 424(b)(3)<br>Registration No. 333-270006</p><p>OFFER TO EXCHANGE</p><p>Up to 2,000,000 shares of common stock for any and all outstanding warrants</p><p>We are making an offer to exchange our outstanding public warrants for shares of our common stock on the terms described in this prospectus.</p>',
    ],
  ])('%s', (_name, form, text) => {
    const { outcome } = read(form, `<html>${text}${COVER_END}</html>`);
    expect(outcome).toMatchObject({ status: 'parsed', result: {} });
    expect(outcome.result).not.toHaveProperty('offering');
    expect(outcome.warnings).toHaveLength(1);
  });
});

const FEE_HEAD =
  '<tr><td></td><td>Security Type</td><td>Security Class Title</td><td>Fee Calculation Rule</td><td>Amount Registered(1)</td><td>Proposed Maximum Offering Price Per Unit</td><td>Maximum Aggregate Offering Price</td><td>Fee Rate</td><td>Amount of Registration Fee</td></tr>';

function feeExhibit(row: string, total: string, fee: string, netFee = fee): string {
  return `<html><p>Exhibit 107</p><p>Calculation of Filing Fee Tables</p><p>Form S-3</p><table>${FEE_HEAD}<tr><td>Fees to be Paid</td>${row}</tr>
  <tr><td colspan=6>Total Offering Amounts</td><td>${total}</td><td></td><td>${fee}</td></tr><tr><td colspan=8>Total Fees Previously Paid</td><td>&#8212;</td></tr>
  <tr><td colspan=8>Total Fee Offsets</td><td>&#8212;</td></tr><tr><td colspan=8>Net Fee Due</td><td>${netFee}</td></tr></table></html>`;
}

const UNIVERSAL =
  '<td>Unallocated (Universal) Shelf</td><td>Unallocated (Universal) Shelf</td><td>457(o)</td><td>(1)</td><td>(1)</td><td>$ 75,000,000 (1)</td><td>0.00015310</td><td>$ 11,482.50</td>';

describe('fee exhibits', () => {
  test('a universal shelf gives its amount and fee, checked by the rate', () => {
    const { offering, outcome } = read('EX-FILING FEES', feeExhibit(UNIVERSAL, '$ 75,000,000', '$ 11,482.50'));
    expect(offering).toMatchObject({ type: 'shelf', registeredAmount: 75_000_000, fee: 11_482.5 });
    expect(outcome.confidences).toMatchObject({ 'offering.registeredAmount': 0.95, 'offering.fee': 0.95 });
  });

  test('a fee that is not rate × amount makes the figures doubtful', () => {
    const { outcome } = read('EX-FILING FEES', feeExhibit(UNIVERSAL, '$ 75,000,000', '$ 21,482.50'));
    expect(outcome.crossValidations).toContainEqual({ name: 'fee = rate × registered amount', passed: false });
    expect(outcome.confidences?.['offering.fee']).toBeLessThan(0.9);
    expect(outcome.confidences?.['offering.registeredAmount']).toBeLessThan(0.9);
  });

  test('shares of a class, and a placeholder total', () => {
    const shares =
      '<td>Equity</td><td>Common Stock, par value $0.0001</td><td>457(c)</td><td>1,250,000</td><td>$ 3.20</td><td>$ 4,000,000.00</td><td>0.00015310</td><td>$ 612.40</td>';
    const { offering } = read('EX-FILING FEES', feeExhibit(shares, '$ 4,000,000.00', '$ 612.40'));
    expect(offering).toMatchObject({ sharesOffered: 1_250_000, registeredAmount: 4_000_000, fee: 612.4 });
    const deferred =
      '<td>Equity</td><td>Common Stock</td><td>457(r)</td><td></td><td></td><td>$ 0.00</td><td>0.0001531</td><td>$ 0.00</td>';
    const placeholder = read('EX-FILING FEES', feeExhibit(deferred, '$ 0.00', '$ 0.00'));
    expect(placeholder.offering.registeredAmount).toBeUndefined();
    expect(placeholder.offering).toMatchObject({ type: 'shelf', fee: 0 });
  });

  test('tagged facts confirm the table, or contradict it', () => {
    const fact = (value: string): XbrlFact => ({
      concept: 'ffd:TtlOfferingAmt',
      value,
      unit: 'USD',
      decimals: '2',
      period: { start: '2025-01-01', end: '2025-01-02' },
      entity: '0000000001',
      dimensions: {},
      isNil: false,
      id: null,
    });
    const text = feeExhibit(UNIVERSAL, '$ 75,000,000', '$ 11,482.50');
    const name = 'registeredAmount = tagged ffd:TtlOfferingAmt';
    expect(read('EX-FILING FEES', text, { facts: [fact('75000000')] }).outcome.crossValidations).toContainEqual({
      name,
      passed: true,
    });
    const contradicted = read('EX-FILING FEES', text, { facts: [fact('70000000')] }).outcome;
    expect(contradicted.crossValidations).toContainEqual({ name, passed: false });
    expect(contradicted.confidences?.['offering.registeredAmount']).toBeLessThan(0.9);
  });
});

const SHELF = `<html><p>As filed with the Securities and Exchange Commission on March 31, 2025</p><p>Registration No. 333-</p><p>FORM S-3</p><p>REGISTRATION STATEMENT UNDER THE SECURITIES ACT OF 1933</p>
<p>The registrant has an existing registration statement (File No. 333-111111).</p><p>SUBJECT TO COMPLETION, DATED MARCH 31, 2025</p><p>PROSPECTUS</p><p>$75,000,000</p><p>Quill Mountain Corp.</p><p>Common Stock<br>Preferred Stock<br>Debt Securities<br>Warrants</p>
<p>We may, from time to time, offer and sell the securities identified above in one or more offerings. The aggregate initial offering price of all securities sold under this prospectus will not exceed $75,000,000. We will provide specific terms in supplements to this prospectus.</p>${COVER_END}</html>`;

describe('registration statements', () => {
  test('a shelf with its fee exhibit is one offering; the header gives the number that the cover leaves blank', () => {
    const exhibit = feeExhibit(UNIVERSAL, '$ 75,000,000', '$ 11,482.50');
    const { offering, outcome } = read('S-3', SHELF, { fileNumber: '333-286000', exhibit });
    expect(offering).toMatchObject({
      type: 'shelf',
      isPrimary: true,
      maxAggregateOffering: 75_000_000,
      registeredAmount: 75_000_000,
      fee: 11_482.5,
      fileNumber: '333-286000',
      securities: ['debt', 'common', 'preferred', 'warrants'],
    });
    expect(outcome.spans['offering.registeredAmount']?.[0]?.sequence).toBe(2);
    expect(outcome.spans).not.toHaveProperty('offering.fileNumber');
  });

  test('an amendment that only files exhibits gives no type of offering', () => {
    const { outcome } = read(
      'S-3/A',
      '<html><p>Registration No. 333-286000</p><p>AMENDMENT NO. 1 TO FORM S-3</p><p>REGISTRATION STATEMENT</p><p>This amendment is filed solely to file Exhibit 5.1. Any underwriters will be named in the prospectus.</p></html>',
    );
    expect(outcome).toMatchObject({ status: 'parsed', result: {} });
  });

  test('reads a fee table on the facing page and recognizes the statutory rate', () => {
    const table = `<p>CALCULATION OF REGISTRATION FEE</p><table><tr><td>Title of each class of securities to be registered</td><td>Amount to be registered(1)</td><td>Proposed maximum offering price per share(2)</td><td>Proposed maximum aggregate offering price(2)</td><td>Amount of registration fee</td></tr>
    <tr><td>Common Stock, $0.01 par value</td><td>500,000</td><td>$8.00</td><td>$4,000,000</td><td>$612.40</td></tr></table>`;
    const resale = SHELF.replace('<p>SUBJECT', `${table}<p>SUBJECT`)
      .replace('$75,000,000</p>', '500,000 Shares of Common Stock</p>')
      .replace(
        /<p>We may, from[\s\S]*?<\/p>/,
        '<p>This prospectus relates to the resale of up to 500,000 shares of common stock by the selling stockholders named herein. We will not receive any proceeds from the sale of the shares by the selling stockholders.</p>',
      );
    const { offering, outcome } = read('S-3', resale);
    expect(offering).toMatchObject({ type: 'resale', sharesOffered: 500_000, registeredAmount: 4_000_000, fee: 612.4 });
    expect(outcome.crossValidations).toContainEqual({ name: 'fee = rate × registered amount', passed: true });
    expect(outcome.crossValidations).toContainEqual({
      name: 'shares in fee table = shares on the cover',
      passed: true,
    });
  });
});

describe('rows', () => {
  test('an outcome becomes one row of exact decimals, with the span of every value', () => {
    const { outcome } = read('424B5', UNDERWRITTEN);
    const [row] = offeringEventRows(outcome, { form: '424B5', filedDate: parseIsoDate('2025-03-31') });
    expect(row?.values).toMatchObject({
      form: '424B5',
      filedDate: '2025-03-31',
      type: 'firm_commitment',
      grossProceeds: '8000000',
      statedPrice: '4.37',
      maxAggregateOffering: null,
      babyShelfApplies: null,
    });
    expect(row?.valueSpans['grossProceeds']?.[0]?.text).toContain('8,000,000');
    expect(row?.confidence).toBeGreaterThan(0.5);
  });

  test('no offering, no row', () => {
    const { outcome } = read('S-3/A', '<html><p>FORM S-3 REGISTRATION STATEMENT</p><p>Only exhibits.</p></html>');
    expect(offeringEventRows(outcome, { form: 'S-3/A', filedDate: parseIsoDate('2025-03-31') })).toEqual([]);
  });
});

describe('hostile documents', () => {
  test.each([
    ['empty', '', 'rejected'],
    ['no words', `<html>${'<td>1</td>'.repeat(20_000)}`, 'rejected'],
    [
      'endless names',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p>${'We have entered into an agreement with A Co., B & C Inc., D LLC and '.repeat(20_000)}`,
      'parsed',
    ],
    [
      'endless numbers',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p><p>Common Stock</p><p>${'We are offering 1,000,000 shares of common stock at $1.00 '.repeat(20_000)}`,
      'parsed',
    ],
    [
      'one huge capital word run',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p><p>Common Stock ${'Alpha Beta '.repeat(100_000)} is acting as underwriter`,
      'parsed',
    ],
    [
      'deep tables',
      `<html><p>Filed pursuant to Rule 424(b)(5)</p>${'<table><tr><td>Public offering price<td>$1<td>$2'.repeat(20_000)}`,
      'parsed',
    ],
  ])('%s', (_name, text, status) => {
    const start = processorMs();
    expect(read('424B5', text).outcome.status).toBe(status);
    expect(processorMs() - start).toBeLessThan(5_000);
  });
});

describe('free writing prospectuses', () => {
  const head = (...lines: readonly string[]) =>
    `<p>Issuer Free Writing Prospectus dated May 1, 2025<br>Filed Pursuant to Rule 433<br>Registration No. 333-270123</p>${lines.map((line) => `<p>${line}</p>`).join('')}`;

  test('give an offering of shares', () => {
    const submission = bareSubmission(
      'FWP',
      head(
        'Heron Bay Robotics, Inc.',
        'Public offering of 5,000,000 shares of common stock',
        'We are offering 5,000,000 shares of our common stock in an underwritten public offering. The public offering price is $8.00 per share. The underwriters will receive underwriting discounts and commissions.',
      ),
    );
    const [document] = offeringEventsV3.appliesTo(submission);
    if (document === undefined) throw new Error('free writing prospectuses are read');
    const outcome = offeringEventsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
    expect(outcome.result?.offering).toMatchObject({ type: 'firm_commitment', fileNumber: '333-270123' });
  });

  test.each([
    [
      'a term sheet of notes',
      'Pricing term sheet: 4.55% Senior Notes due 2030. Principal amount: $500,000,000. Coupon 4.55%. Benchmark Treasury.',
    ],
    [
      'a road show',
      'This presentation highlights information about our common stock and our robots. We have filed a registration statement.',
    ],
  ])('give no offering in %s', (_name, words) => {
    const submission = bareSubmission('FWP', head('Heron Bay Robotics, Inc.', words));
    const [document] = offeringEventsV3.appliesTo(submission);
    if (document === undefined) throw new Error('free writing prospectuses are read');
    const outcome = offeringEventsV3.parse(submission, document, { filedDate: null, upstream: new Map() });
    expect(outcome).toMatchObject({ status: 'parsed', result: {} });
  });
});
