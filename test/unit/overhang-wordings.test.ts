import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { outcomeOf } from '../terms-documents.ts';

type Part = string | readonly (readonly string[])[];

function report(...parts: readonly Part[]): string {
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${part}</p>`
      : `<table>${part.map((row) => `<tr>${row.map((cell) => `<td>&#160;</td><td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`,
  );
  return `<html><body><p>FORM 10-Q QUARTERLY REPORT</p>\n${html.join('\n')}</body></html>`;
}

const warrantsOf = (...parts: readonly Part[]): readonly Warrant[] =>
  outcomeOf(overhangV5, report(...parts)).result?.warrants ?? [];

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('warrants counted through units', () => {
  it('multiplies units by their share of a warrant, and is not sure of the product', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'The Company sold 8,000,000 Units at $10.00 per Unit. Each Unit consists of one share of Class A common stock and one-half of one redeemable warrant. Each whole warrant entitles the holder to purchase one share at an exercise price of $11.50 per share.',
      ),
    );
    expect(outcome.result?.warrants).toMatchObject([{ count: 4_000_000, exercisePrice: 11.5 }]);
    expect(outcome.confidences?.['warrants[0].count']).toBe(0.8);
  });

  it('reads several classes of one unit', () => {
    const found = warrantsOf(
      'We sold 250,000 Common Units, each consisting of (i) one (1) share of Common Stock, (ii) one (1) Series A Warrant to purchase one (1) share of Common Stock at an exercise price of $5.00 and (iii) two (2) Series B Warrants to purchase one (1) share of Common Stock at an exercise price of $6.00.',
    );
    expect(found).toMatchObject([
      { label: 'Series A Warrants', count: 250_000, exercisePrice: 5 },
      { label: 'Series B Warrants', count: 500_000, exercisePrice: 6 },
    ]);
  });

  it('leaves the count out where units are of two kinds, and where the warrants are counted themselves', () => {
    expect(
      warrantsOf(
        'We sold 10,000 Class A Units, each Class A Unit consisting of one share and one Series C Warrant, and 20,000 Class B Units, each Class B Unit consisting of one preferred share and one Series C Warrant.',
      ),
    ).toEqual([]);
    const counted = warrantsOf(
      'We sold 10,000 units, each unit consisting of one share and one warrant. The units hold warrants to purchase 10,000 shares of common stock at an exercise price of $2.00 per share.',
    );
    expect(counted).toHaveLength(1);
    expect(counted).toMatchObject([{ count: 10_000, exercisePrice: 2 }]);
  });
});

describe('roll-forwards of warrants without prices', () => {
  it('takes the closing balance of each class in rows', () => {
    const found = warrantsOf('A roll-forward of warrant activity is shown below:', [
      ['', 'Warrants Outstanding January 1, 2023', 'Warrants Exercised', 'Warrants Outstanding December 31, 2023'],
      ['Lender warrants', '5,000', '(500)', '4,500'],
      ['Gone warrants', '700', '(700)', '—'],
      ['Adviser warrants', '1,200', '—', '1,200'],
      ['', '6,900', '(1,200)', '5,700'],
    ]);
    expect(found.map(({ label, count }) => [label, count])).toEqual([
      ['Lender warrants', 4_500],
      ['Adviser warrants', 1_200],
    ]);
  });

  it('takes the last balance of the only column, and of each class that has one, in thousands', () => {
    expect(
      warrantsOf('Warrant activity is summarized as follows:', [
        ['Outstanding at December 31, 2022', '3,000'],
        ['Issued', '1,500'],
        ['Exercised', '(500)'],
        ['Outstanding at December 31, 2023', '4,000'],
      ]),
    ).toMatchObject([{ label: 'outstanding warrants', count: 4_000 }]);
    expect(
      warrantsOf('Activity in the number of warrants outstanding (in thousands):', [
        ['', 'May 2020 warrants', 'June 2021 warrants', 'Total'],
        ['Outstanding, December 31, 2022', '650', '900', '1,550'],
        ['Warrants exercised', '(50)', '-', '(50)'],
        ['Outstanding, December 31, 2023', '600', '900', '1,500'],
      ]).map(({ label, count }) => [label, count]),
    ).toEqual([
      ['May 2020 warrants', 600_000],
      ['June 2021 warrants', 900_000],
    ]);
  });
});

describe('wordings of warrants', () => {
  it('gives the terms of a common subject to both classes', () => {
    const found = warrantsOf(
      'We issued Series A warrants to purchase up to 400 shares of common stock and Series B warrants to purchase up to 900 shares of common stock. The Series A and Series B warrants have an exercise price of $7.25 per share.',
    );
    expect(found).toMatchObject([
      { count: 400, exercisePrice: 7.25 },
      { count: 900, exercisePrice: 7.25 },
    ]);
  });

  it('leaves out what the paragraph later says was exercised in full', () => {
    expect(
      warrantsOf(
        'The Company issued a warrant to purchase an aggregate of 6,500 shares of common stock. The warrant was exercisable at an exercise price of $10.00 per share and expiring on April 28, 2028. The warrant was exercised in full during 2024.',
      ),
    ).toEqual([]);
  });

  it('puts what is left in the place of what was issued', () => {
    expect(
      warrantsOf(
        'We sold warrants to purchase up to 9,000 shares of common stock. The warrants have an exercise price of $1.50 per share. As of June 30, 2024, warrants to purchase an aggregate of 4,100 shares were outstanding and warrants to purchase 300 shares were exercised.',
      ),
    ).toMatchObject([{ count: 4_100, exercisePrice: 1.5 }]);
  });
});

describe('wordings of convertibles', () => {
  it('reads rows under a title that says they are convertible', () => {
    const found = convertiblesOf('Convertible notes payable consisted of the following:', [
      ['', 'March 31, 2024', 'December 31, 2023'],
      ['January 28, 2020 note – 4% interest per annum, principal and interest due August 30, 2025', '64,138', '64,138'],
      ['June 23, 2020 note – 0% interest per annum, principal and interest due August 30, 2024', '74,621', '74,621'],
    ]);
    expect(found).toMatchObject([
      { principal: 64_138, interestRate: 4, maturity: '2025-08-30' },
      { principal: 74_621, interestRate: 0, maturity: '2024-08-30' },
    ]);
  });

  it('tells two series of one sentence apart, and no count per share', () => {
    const found = convertiblesOf(
      'We had outstanding 94 shares of Series A Convertible Preferred Stock that are convertible into 47,000 shares of common stock, and 81,119 shares of Series B Convertible Preferred Stock that are convertible into 162,238 shares of common stock.',
      'Each share of Series C Preferred Stock, which we sold in May, is convertible into 1,000 shares of common stock.',
    );
    expect(found.map(({ label, sharesIssuable }) => [label, sharesIssuable])).toEqual([
      ['Series A Convertible Preferred Stock', 47_000],
      ['Series B Convertible Preferred Stock', 162_238],
    ]);
  });

  it('keeps a conversion price whose principal is not printed, and no notes that are not convertible', () => {
    expect(
      convertiblesOf(
        'The initial conversion rate for the Convertible Notes will be 10 shares per $1,000, equivalent to a conversion price of approximately $100.00 per share.',
      ),
    ).toMatchObject([{ label: 'Convertible Notes', conversionPrice: 100 }]);
    expect(
      convertiblesOf(
        'We issued promissory notes in the amount of $290,000. None of the notes are convertible to common stock.',
      ),
    ).toEqual([]);
  });

  it('does not take what was paid for the principal', () => {
    expect(
      convertiblesOf(
        'The Company sold $330,000 principal amount of Convertible Notes to the investor in exchange for $300,000 of gross proceeds.',
      ).map(({ principal }) => principal),
    ).toEqual([330_000]);
  });
});
