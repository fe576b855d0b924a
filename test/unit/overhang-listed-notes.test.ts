import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const outcome = (...parts: readonly ReportPart[]) => outcomeOf(overhangV5, report(...parts));
const notes = (...parts: readonly ReportPart[]): readonly Convertible[] => outcome(...parts).result?.convertibles ?? [];

describe('tables of notes', () => {
  it('take no year of a maturity for an amount', () => {
    expect(
      notes('The components of the convertible notes are as follows (in thousands):', [
        ['Debt', 'Interest Rates', 'Maturities', 'Carrying Amount, December 31, 2025'],
        ['0.375% Convertible Senior Notes due 2028', '0.375%', '2028', '$ 324,031'],
        ['1.25% Convertible Senior Notes due 2030', '1.25%', '2030', '295,862'],
      ]),
    ).toEqual([]);
  });

  it.each([
    [
      'Shares reserved for future issuance (in thousands):',
      'Shares issuable upon conversion of 4.50% Convertible Subordinated Notes',
      'Total common stock reserved for future issuance',
    ],
    [
      'Earnings per share were computed as follows (in thousands):',
      '4.50% Convertible Subordinated Notes due in March 2027, if converted',
      'Diluted shares',
    ],
  ])('take no count of shares for an amount: %s', (lead, row, total) => {
    const counts = [
      ['', '2025', '2024'],
      ['Options', '4,100', '4,300'],
      [row, '11,250', '11,250'],
      [total, '15,350', '15,550'],
    ];
    expect(notes(lead, counts)).toEqual([]);
  });

  it('of an earlier day are the comparison', () => {
    const table = (amount: string, other: string): readonly (readonly string[])[] => [
      ['', 'Principal', 'Unamortized Discount', 'Net Amount'],
      ['October and November 2023 10% Convertible Notes, past due', amount, '–', amount],
      ['Amended and Restated Series A 12% Convertible Notes, past due', other, '–', other],
    ];
    const found = notes(
      'Convertible Notes Payable consisted of the following at September 30, 2025:',
      table('$ 50,000', '283,421'),
      'Convertible Notes Payable consisted of the following at March 31, 2025:',
      table('$ 65,000', '257,655'),
    );
    expect(found.map(({ principal }) => principal)).toEqual([50_000, 283_421]);
  });

  it('with a total hold all that is outstanding', () => {
    expect(
      notes(
        'The following table summarizes outstanding convertible notes payable as of March 31, 2025:',
        [
          ['Lender', 'Conversion Price', 'Principal', 'Carrying Value'],
          ['Acquisition convertible note', '$ 0.10', '4,000,000', '4,000,000'],
          ['2023 convertible notes payable', '$ 0.04', '13,615,000', '12,953,000'],
          ['Total Convertible Notes Payable', '', '$ 17,615,000', '$ 16,953,000'],
        ],
        'In August 2023, the Company entered into agreements for the sale in a private placement of Future Advance Convertible Promissory Notes (the “Notes”) in an aggregate principal amount of $16.2 million, and warrants.',
      ).map(({ principal }) => Number(principal)),
    ).toEqual([4_000_000, 13_615_000]);
  });

  it('read rows under a line that names convertible debentures', () => {
    expect(
      notes('Debentures payable consist of the following:', [
        ['', 'December 31, 2025', 'December 31, 2024'],
        ['Senior Convertible Debentures:', '', ''],
        ['10% Debenture due June 2026', '$ 29,007', '$ -'],
        ['6.25% Debenture due December 2027', '-', '31,788'],
        ['4.75% Debenture due December 2027', '73,665', '81,656'],
      ]),
    ).toMatchObject([
      { principal: 29_007, interestRate: 10 },
      { principal: 73_665, interestRate: 4.75 },
    ]);
  });

  it('read classes in columns by their rate, and a price of the shares per $1,000', () => {
    const { result, confidences } = outcome(
      'Our unsecured convertible notes are summarized as follows (dollars in thousands):',
      [
        ['', '8.00% Unsecured Convertible Notes', '3.70% Unsecured Convertible Notes'],
        ['Principal amount', '$ 12,500', '$ 84,801'],
        ['Unamortized discount', '16', '551'],
        ['Stated interest rate', '8.00%', '3.70%'],
        ['Conversion rate per $1,000 principal value of unsecured convertible notes', '24.1887', '8.5207'],
      ],
    );
    expect(result?.convertibles).toMatchObject([
      { principal: 12_500_000, interestRate: 8, conversionPrice: 41.34 },
      { principal: 84_801_000, interestRate: 3.7, conversionPrice: 117.36 },
    ]);
    expect(confidences?.['convertibles[0].conversionPrice']).toBe(0.8);
  });

  it('read principals below the name of a series', () => {
    expect(
      notes('Senior convertible notes consist of the following (in thousands):', [
        ['', 'December 31, 2025', 'December 31, 2024'],
        ['2025 notes', '', ''],
        ['Principal amount', '$ —', '$ 100,000'],
        ['Net carrying amount', '$ —', '$ 99,355'],
        ['2028 notes', '', ''],
        ['Principal amount', '$ 27,690', '$ —'],
        ['Net carrying amount', '$ 27,613', '$ —'],
      ]),
    ).toMatchObject([{ label: '2028 notes', principal: 27_690_000 }]);
  });

  it('read the principals that investors hold', () => {
    const found = notes('The following summarizes the Company’s Convertible Notes by investor:', [
      ['Investor', 'Convertible Notes Principal', 'Convertible Notes Fair Value'],
      ['Bristow Holdings LLC', '$ 9,691,730', '$ 34,548,016'],
      ['Tamarind Fund II, LP', '5,127,490', '18,277,913'],
      ['Total', '$ 14,819,220', '$ 52,825,929'],
    ]);
    expect(found).toMatchObject([{ principal: 9_691_730 }, { principal: 5_127_490 }]);
  });
});

describe('a row of principal', () => {
  const table = [
    ['', 'March 31, 2025', 'December 31, 2024'],
    ['Principal', '$ 690,000', '$ 690,000'],
    ['Unamortized debt issuance costs', '(12,105)', '(12,887)'],
    ['Convertible notes carrying amount, net', '$ 677,895', '$ 677,113'],
  ];
  const above = 'The following table summarizes the carrying value of the Notes (in thousands):';

  it('witnesses the principal of the prose', () => {
    const { result, confidences } = outcome(
      'In December 2023, we issued $690.0 million aggregate principal amount of our 0.50% convertible senior notes due 2028. They mature on December 15, 2028.',
      above,
      table,
    );
    expect(result?.convertibles).toMatchObject([{ principal: 690_000_000 }]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.9);
  });

  it('gives it to the only series that has none', () => {
    const { result, confidences } = outcome(
      'Convertible Senior Notes',
      [
        ['', 'Maturity Date', 'Initial Conversion Price per Share', 'Initial Number of Shares'],
        ['2028 Notes', 'December 15, 2028', '$ 228.73', '3,016,658'],
      ],
      above,
      table,
    );
    expect(result?.convertibles).toMatchObject([
      { principal: 690_000_000, conversionPrice: 228.73, sharesIssuable: 3_016_658, maturity: '2028-12-15' },
    ]);
    // Principal ÷ price is the number of shares.
    expect(confidences?.['convertibles[0].principal']).toBe(0.9);
  });
});

describe('terms in further wordings', () => {
  it.each<[string, string, Partial<Convertible>]>([
    [
      'a price of the market without a percentage',
      'On May 5, 2025 the Company issued a convertible note of $80,000. It is convertible at a conversion price equal to the average of the daily closing price for the 3 consecutive trading days ending on the day of the notice.',
      { principal: 80_000, variablePrice: true },
    ],
    [
      'the lesser of a price and the market',
      'On May 5, 2025 the Company issued a convertible note of $80,000, which is convertible at the lesser of $1.50 per share or the closing price per share on the trading day immediately preceding the date of conversion.',
      { conversionPrice: 1.5, variablePrice: true },
    ],
    [
      'a day from which a holder may convert',
      'On May 5, 2025 the Company issued a convertible note of $80,000. The holder shall have the right, from and after 6 months from the date of issuance and then at any time until it is paid, to convert it at $2.00 per share.',
      { convertible: 'from and after 6 months from the date of issuance' },
    ],
    [
      'a due date that was extended, and interest at the highest lawful rate',
      'On May 5, 2025 the Company issued a convertible note of $80,000, due May 5, 2026, at interest at the highest lawful rate, but not more than 20% per annum. The holder has agreed to extend the due date to May 5, 2027.',
      { maturity: '2027-05-05' },
    ],
    [
      'a note that is payable on or before a day',
      'On May 5, 2025 the Company issued a convertible note of $80,000, payable on or before October 22, 2027.',
      { maturity: '2027-10-22' },
    ],
    [
      'the principal of our notes',
      'At March 31, 2025, the principal amount of our convertible senior notes was $215 million.',
      { label: 'convertible senior notes', principal: 215_000_000 },
    ],
  ])('reads %s', (_, text, expected) => {
    const found = notes(text);
    expect(found).toMatchObject([expected]);
    expect(found[0]).not.toHaveProperty('interestRate');
  });

  it('takes no range of rates for one', () => {
    const [only] = notes(
      'The Company issued convertible notes of $809,000. The notes bear interest at rates ranging from 8.0% to 12.5% per annum.',
    );
    expect(only).toMatchObject({ principal: 809_000 });
    expect(only).not.toHaveProperty('interestRate');
  });

  it('doubts a price beside another, respectively', () => {
    const { confidences } = outcome(
      'We issued $600.0 million of 4% convertible senior notes due 2029. They are convertible at an initial conversion price of approximately $21.4560 and $17.2243 per share, respectively.',
    );
    expect(confidences?.['convertibles[0].conversionPrice']).toBe(0.6);
  });
});
