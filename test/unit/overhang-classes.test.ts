import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('classes of convertible notes told apart', () => {
  it('gives a conversion price to the class whose rate its sentence names', () => {
    const found = convertiblesOf(
      'In May 2021, we issued $200.0 million in aggregate principal amount of 3.75% Convertible Senior Notes due June 1, 2026.',
      'They rank equally with our $100 million in aggregate principal amount of 5.5% Convertible Senior Notes due 2024.',
      'The conversion rate of the 3.75% Convertible Senior Notes is 198.6196 shares per $1,000 principal amount, which equals an initial conversion price of approximately $5.03 per share.',
    );
    expect(found).toMatchObject([
      { principal: 200_000_000, interestRate: 3.75, conversionPrice: 5.03 },
      { principal: 100_000_000, interestRate: 5.5 },
    ]);
    expect(found[1]?.conversionPrice).toBeUndefined();
  });

  it('finds a whole rate however many zeros it is printed with', () => {
    const found = convertiblesOf(
      '(Dollars in thousands)',
      'Long-term debt consisted of the following:',
      [
        ['', '2018', '2017'],
        ['5.25% Convertible Subordinated Debentures due 2022', '$ 28,750', '$ 28,750'],
        ['4.00% Convertible Senior Notes due 2020', '3,115', '60,000'],
      ],
      'The 5.25% Convertible Subordinated Debentures mature on May 1, 2022 and are convertible into common stock at $21.60 per share. The 4.00% Convertible Senior Notes mature on November 15, 2020 and convert at a conversion price of $16.00 per share.',
    );
    expect(found).toMatchObject([
      { principal: 28_750_000, maturity: '2022-05-01', conversionPrice: 21.6 },
      { principal: 3_115_000, maturity: '2020-11-15', conversionPrice: 16 },
    ]);
  });

  it('keeps equal principals of two sales apart where they are named differently', () => {
    const found = convertiblesOf(
      'On June 13, 2025, the Company sold in a registered offering (the “June Offering”) convertible notes for an aggregate principal amount of $5,000,000.',
      'On August 7, 2025, the Company sold in a registered offering (the “August Offering”) convertible notes for an aggregate principal amount of $5,000,000.',
    );
    expect(found.map(({ principal }) => principal)).toEqual([5_000_000, 5_000_000]);
  });

  it('doubts a principal to which more was added, and what was issued in a period', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'On May 18, 2020, we issued $200.0 million in aggregate principal amount of 3.75% Convertible Senior Notes due 2025. On May 29, 2020, we issued an additional $12.5 million in aggregate principal amount of 3.75% Convertible Senior Notes.',
      ),
    );
    expect(outcome.confidences?.['convertibles[0].principal']).toBe(0.6);
    const flow = outcomeOf(
      overhangV5,
      report(
        'During the year ended December 31, 2022, the Company issued convertible promissory notes in the aggregate of $432,000, convertible at $0.03 per share.',
      ),
    );
    expect(flow.confidences?.['convertibles[0].principal']).toBe(0.6);
  });

  it('takes the balance of a note to statements instead of what was issued in a period', () => {
    const found = convertiblesOf(
      '4. Convertible Notes Payable',
      [
        ['', '2023', '2022'],
        ['Convertible notes', '$ 1,332,000', '$ 1,393,000'],
        ['Less: unamortized debt discount', '(25,000)', '(140,000)'],
      ],
      'During the year ended December 31, 2022, the Company issued convertible promissory notes in the aggregate of $432,000, convertible at $0.03 per share.',
    );
    expect(found).toMatchObject([{ principal: 1_332_000, conversionPrice: 0.03 }]);
  });

  it('reads series by their years under a heading that calls them convertible', () => {
    const found = convertiblesOf(
      'Convertible Notes',
      'In 2022 we issued $540.0 million aggregate principal amount of 2027 Notes. There remains $140.5 million aggregate principal amount of 2027 Notes outstanding, and $750.0 million of aggregate principal amount of 2031 Notes outstanding.',
    );
    expect(found).toMatchObject([
      { principal: 140_500_000, maturity: '2027' },
      { principal: 750_000_000, maturity: '2031' },
    ]);
  });

  it('takes no year for the maturity behind a month: it is that of the issue', () => {
    const found = convertiblesOf('Notes outstanding at December 31, 2019:', [
      ['(in millions)', 'Conversion price', 'Interest rate', 'Principal'],
      ['8.0% July 2019 convertible notes', '$ 1.75', '8.0%', '$ 2.0'],
    ]);
    expect(found).toMatchObject([{ principal: 2_000_000, conversionPrice: 1.75 }]);
    expect(found[0]?.maturity).toBeUndefined();
  });

  it('leaves out a table of an earlier day under other headings', () => {
    const found = convertiblesOf(
      'Convertible notes at December 31, 2019:',
      [
        ['Lender', 'Conversion price', 'Current interest rate', 'Principal'],
        ['Alder Fund', '$ 1.50', '8%', '$ 200,000'],
      ],
      'Convertible notes by maturity at December 31, 2018:',
      [
        ['Due', 'Interest rate', 'Conversion price', 'Principal', 'Discount'],
        ['March 1, 2019', '8.0%', '$ 1.75', '$ 600,000', '(5,000)'],
      ],
    );
    expect(found.map(({ principal }) => principal)).toEqual([200_000]);
  });
});

describe('prices and floors of convertible notes', () => {
  it('takes a floor as amended, and one that is set for now', () => {
    const amended = convertiblesOf(
      'We sold a convertible note in the principal amount of $1,000,000, convertible at a conversion price equal to the lower of $1.80 or 90% of the closing price (subject to a floor conversion price of $0.10). The note was amended to raise the floor conversion price from $0.10 to $0.50.',
    );
    expect(amended).toMatchObject([{ conversionPrice: 1.8, discountPercent: 10, floorPrice: 0.5 }]);
    const current = convertiblesOf(
      'We sold a convertible note in the principal amount of $1,000,000, convertible at a conversion price equal to the lower of $0.50 or 90% of the lowest VWAP (but not lower than a certain floor price, currently set at $0.104).',
    );
    expect(current).toMatchObject([{ floorPrice: 0.104 }]);
  });

  it('reads the reset and the floor of preferred stock behind its first price', () => {
    const outcome = outcomeOf(
      overhangV5,
      currentReport(
        'We sold 5,000 shares of Series D Convertible Preferred Stock, stated value $1,000 per share (the “Series D Preferred”). The Series D Preferred is convertible into Common Stock at an initial conversion price of $1.25 per share. Following effectiveness the conversion price resets to 90% of the average of the three lowest VWAPs, but never below $0.25 (the “Floor Price”). Holders are entitled to dividends at 8% per annum.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([
      { conversionPrice: 1.25, variablePrice: true, discountPercent: 10, floorPrice: 0.25, interestRate: 8 },
    ]);
    expect(outcome.confidences?.['convertibles[0].variablePrice']).toBe(0.6);
  });

  it('gives no fixed price for a conversion on default only', () => {
    const found = convertiblesOf(
      'The Company executed a 12% convertible promissory note in the original principal amount of $440,000. Upon default, the note becomes convertible at the lesser of $0.20 or 75% of the average VWAP.',
    );
    expect(found).toMatchObject([{ principal: 440_000, interestRate: 12 }]);
    expect(found[0]?.conversionPrice).toBeUndefined();
    expect(found[0]?.variablePrice).toBeUndefined();
  });

  it('skips the principal that shares were issued for', () => {
    const found = convertiblesOf(
      'On November 22, 2022, we issued 6,250,000 shares of common stock upon conversion of $50,000 of principal of a convertible note dated May 4, 2022.',
    );
    expect(found).toEqual([]);
  });

  it('reads the face of an instrument', () => {
    const outcome = outcomeOf(
      overhangV5,
      '<html><body><p>EXHIBIT 10.2</p><p>CONVERTIBLE NOTE</p><p>Issuance Date: February 6, 2013</p><p>Original Principal Amount: $333,000</p><p>FOR VALUE RECEIVED, the Company promises to pay to the Holder the amount set out above when due. “Conversion Price” shall be equal to the lesser of $0.13 or 70% of the lowest trade price in the 25 trading days before the conversion. “Interest Rate” means an interest rate of eight percent (8%) per annum.</p><p>This Note may not be transferred without the written consent of the Company, and its terms are governed by the laws of the State of Nevada, without regard to conflicts of laws.</p></body></html>',
    );
    expect(outcome.result?.convertibles).toMatchObject([
      { principal: 333_000, conversionPrice: 0.13, discountPercent: 30, variablePrice: true, interestRate: 8 },
    ]);
  });
});
