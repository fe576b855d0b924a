import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { outcomeOf } from '../terms-documents.ts';

type Part = string | readonly (readonly string[])[];

function document(...parts: readonly Part[]): string {
  const html = parts.map((part) =>
    typeof part === 'string'
      ? `<p>${part}</p>`
      : `<table>${part.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</table>`,
  );
  return `<html><body>${html.join('\n')}</body></html>`;
}

const warrantsOf = (...parts: readonly Part[]): readonly Warrant[] =>
  outcomeOf(overhangV5, document(...parts)).result?.warrants ?? [];

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, document(...parts)).result?.convertibles ?? [];

describe('principals by clauses', () => {
  it('finds the principal behind the number of holders', () => {
    expect(
      convertiblesOf(
        'In 2023 we sold unsecured convertible promissory notes to 11 accredited investors for an aggregate principal amount of $3,315,000. The notes accrue interest at 9% per annum.',
      ),
    ).toMatchObject([{ principal: 3_315_000, interestRate: 9 }]);
  });

  it('gives the principal of a loan beside the notes to the loan', () => {
    expect(
      convertiblesOf(
        'Holders of our convertible notes consented to a term loan in the principal amount of $6,250,000 from Larkfield Bank.',
      ),
    ).toEqual([]);
  });

  it('knows notes by the name that the document defines for them', () => {
    expect(
      convertiblesOf(
        'The Company agreed to sell 11% convertible promissory notes (each, an "Elmore Note" and collectively, the "Elmore Notes").',
        'By March 2022 the Company had issued the Elmore Notes in an aggregate principal amount of $2,145,600. The Elmore Notes are due on May 2, 2024.',
      ),
    ).toMatchObject([{ label: 'Elmore Notes', principal: 2_145_600, maturity: '2024-05-02' }]);
  });
});

describe('prices that follow the market', () => {
  const note = (terms: string): readonly Convertible[] =>
    convertiblesOf(`On May 2, 2023 we issued a convertible note in the principal amount of $220,000. ${terms}`);

  it('reads a discount "of 40% of the lowest price" as what is taken off', () => {
    expect(note('The note is convertible at a discount of 40% of the lowest trading price in ten days.')).toMatchObject(
      [{ discountPercent: 40, variablePrice: true }],
    );
  });

  it('reads the fixed price that is named second', () => {
    expect(
      note('The note is convertible at the lesser of 1) 70% of the lowest trading price in ten days, or 2) $0.035.'),
    ).toMatchObject([{ discountPercent: 30, conversionPrice: 0.035, variablePrice: true }]);
  });

  it('does not take the price upon a default for the price', () => {
    const [read] = note(
      'The conversion price is $0.15, provided that upon an Event of Default the conversion price shall equal 70% of the lowest closing price.',
    );
    expect(read).toMatchObject({ conversionPrice: 0.15, variablePrice: false });
    expect(read).not.toHaveProperty('discountPercent');
  });
});

describe('tables of notes', () => {
  it('does not take shares per $1,000 principal for a principal', () => {
    expect(
      convertiblesOf('Convertible senior notes (in thousands):', [
        ['', 'Maturity Date', 'Initial Conversion Rate per $1,000 Principal', 'Initial Conversion Price'],
        ['2031 Notes', 'March 15, 2031', '12.5000', '$80.00'],
        ['2033 Notes', 'March 15, 2033', '10.0000', '$100.00'],
      ]).every(({ principal }) => principal === undefined),
    ).toBe(true);
  });

  it('reads a row of convertible notes in a table of debt, and its terms in prose, in the unit above the table', () => {
    const outcome = outcomeOf(
      overhangV5,
      document(
        '(dollars in thousands)',
        [
          ['', 'June 30, 2031', 'December 31, 2030'],
          ['6.5% convertible notes due 2035', '28,750', '28,750'],
          ['Term loan', '9,000', '9,500'],
          ['Less: unamortized costs', '(900)', '(950)'],
        ],
        'The 6.5% convertible notes mature on May 15, 2035 and are convertible into common stock at $5.75 per share.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([
      { principal: 28_750_000, interestRate: 6.5, conversionPrice: 5.75, maturity: '2035-05-15' },
    ]);
    expect(outcome.confidences?.['convertibles[0].principal']).toBe(0.8);
  });
});

describe('warrants', () => {
  it('reads a warrant that is the document', () => {
    expect(
      warrantsOf(
        'COMMON STOCK PURCHASE WARRANT',
        'This warrant certifies that the holder is entitled, on or prior to 5:00 p.m. on June 4, 2031, to subscribe for and purchase from Quillon Corp., a Delaware corporation, up to 1,450,000 shares of Common Stock.',
        'The exercise price per share of Common Stock under this Warrant shall be $2.35.',
      ),
    ).toMatchObject([{ count: 1_450_000, exercisePrice: 2.35, expires: '2031-06-04' }]);
  });

  it('reads the classes of a total, and not the total', () => {
    expect(
      warrantsOf(
        'As of June 30, 2031, there were 9,300,000 warrants outstanding, of which 5,250,000 are public warrants and 4,050,000 were Private Placement Warrants. Each whole warrant entitles the holder to purchase one share at $11.50 per share.',
      ).map(({ count }) => count),
    ).toEqual([5_250_000, 4_050_000]);
  });

  it('keeps issues of two offerings apart', () => {
    expect(
      warrantsOf(
        'On May 4, 2030, the Company completed an offering of pre-funded warrants to purchase 2,115,000 shares of common stock.',
        'On June 11, 2031, the Company completed an offering of pre-funded warrants to purchase 905,000 shares of common stock.',
      ).map(({ count }) => count),
    ).toEqual([2_115_000, 905_000]);
  });

  it('skips warrants that the next sentence says expired', () => {
    expect(
      warrantsOf(
        "We granted to a consultant warrants covering 160,000 shares at $2.10. All of the consultant's warrants expired in 2030.",
      ),
    ).toEqual([]);
  });

  it('takes the row for all warrants of the securities that dilute', () => {
    expect(
      warrantsOf('The following potentially dilutive securities were excluded:', [
        ['', '2031', '2030'],
        ['Stock options', '455,000', '410,000'],
        ['Warrants to purchase common stock', '7,812,500', '215,000'],
      ]),
    ).toMatchObject([{ count: 7_812_500 }]);
  });
});
