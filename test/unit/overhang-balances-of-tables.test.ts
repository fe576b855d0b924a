import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const outcome = (...parts: readonly ReportPart[]) => outcomeOf(overhangV5, report(...parts));
const notes = (...parts: readonly ReportPart[]): readonly Convertible[] => outcome(...parts).result?.convertibles ?? [];
const principals = (...parts: readonly ReportPart[]) => notes(...parts).map(({ principal }) => principal);

describe('tables that are no balance', () => {
  it('of what was issued in a period stand back behind one of balances', () => {
    expect(
      principals(
        'The following is the summary of outstanding promissory notes as of December 31, 2025 (in thousands):',
        [
          ['', 'Interest rate', 'Principal Amount'],
          ['Convertible Debenture (a)', '4.0%', '$ 57,500'],
          ['Government loan program (b)', '1.0%', '311'],
        ],
        'During the year ended December 31, 2025, the Company issued several convertible notes, whose terms are summarized in the following table (in thousands):',
        [
          ['', 'Harbor Note 1', 'Harbor Note 2'],
          ['Principal', '$ 37,500', '$ 65,000'],
          ['Interest rate', '4.0%', '4.0%'],
          ['Conversion price', '$ 2.00', '$ 4.12'],
          ['Maturity date', 'July 4, 2025', 'July 28, 2025'],
        ],
      ),
    ).toEqual([57_500_000]);
  });

  it('below words that all was repaid are history', () => {
    expect(
      notes(
        'All of the convertible notes, as discussed below, were repaid in full during the three months ended March 31, 2025. The principal of outstanding convertible notes at December 31, 2024 was as follows:',
        [
          ['', 'Maturity Date', 'Interest Rate', 'Conversion Price', 'Principal Outstanding'],
          ['April 2023 Senior Convertible Note', 'April 30, 2025', '7.875%', '$ 5.00', '$ 4,111,000'],
          ['August 2023 Senior Convertible Note', 'August 6, 2025', '7.875%', '$ 5.00', '$ 7,750,000'],
        ],
      ),
    ).toEqual([]);
  });

  it('of proceeds give the issue, of which some may be gone', () => {
    const table = [
      ['', '2029 Notes', '2027 Notes'],
      ['Principal amount', '$ 1,000,000', '$ 345,000'],
      ['Less issuance costs', '(15,000)', '(8,625)'],
      ['Net proceeds', '$ 985,000', '$ 336,375'],
    ];
    const { result, confidences } = outcome(
      'In August 2024, we issued $1.0 billion in aggregate principal amount of 0% convertible senior notes due in 2029 (2029 notes). In April 2022, we issued $345 million in aggregate principal amount of 0.25% convertible senior notes due in 2027 (2027 notes). The net proceeds are as follows (in thousands):',
      table,
      'In connection with the 2029 notes, we exchanged $172.0 million aggregate principal amount of the 2027 notes for cash.',
    );
    expect(result?.convertibles).toMatchObject([{ principal: 1_000_000_000 }, { principal: 173_000_000 }]);
    expect(confidences?.['convertibles[1].principal']).toBe(0.6);
  });

  it('with an original principal give what is left after repurchases, in doubt', () => {
    const { result, confidences } = outcome(
      'Convertible Senior Notes',
      'The following table presents details of our convertible senior notes (original principal in thousands):',
      [
        ['', 'Maturity Date', 'Original Principal', 'Interest Rate per Annum', 'Initial Conversion Price per Share'],
        ['2026 Notes', 'June 1, 2026', '$ 316,250', '0.75%', '$ 88.61'],
      ],
      'In June 2019, we issued $316.3 million principal amount of convertible senior notes due in June 2026, or the 2026 Notes. In March 2023, we repurchased $12.3 million in aggregate principal amount of the 2026 Notes for cash.',
    );
    expect(result?.convertibles).toMatchObject([{ principal: 303_950_000, conversionPrice: 88.61 }]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.6);
  });

  it('of an earlier day do not say that a series is gone', () => {
    const table = (day: string, first: string, second: string): readonly (readonly string[])[] => [
      [`Balance as of ${day}`, '2027 Notes', '2030 Notes'],
      ['(In thousands)', '', ''],
      ['Principal amount', first, second],
      ['Unamortized discount', '(18,276)', '(62,591)'],
      ['Total Convertible Senior Notes, net', '$ 75,141', '$ 157,667'],
    ];
    expect(
      principals(
        'Unsecured convertible senior notes outstanding are as follows:',
        table('September 30, 2025', '$ 95,000', '$ 225,030'),
        table('December 31, 2024', '$ 210,000', '$ —'),
        'On November 15, 2022, we issued $210.0 million in aggregate principal amount of our 6.25% Convertible Senior Notes (the 2027 Notes).',
      ),
    ).toEqual([95_000_000, 225_030_000]);
  });

  it('end with sums that are no notes', () => {
    expect(
      principals('The following tables reflect the convertible notes payable at March 31, 2025:', [
        ['', 'Issue Date', 'Maturity Date', 'Principal Balance', 'Rate', 'Conversion Price'],
        ['Convertible notes payable - related parties', '', '', '', '', ''],
        ['Notes payable', '09/17/24', '04/17/25', '12,000', '6.00%', '0.00300'],
        ['Notes payable', '11/12/24', '05/12/25', '25,000', '6.00%', '0.00250'],
        ['Face value', '', '', '37,000', '', ''],
        ['Less unamortized discounts', '', '', '4,912', '', ''],
        ['Balance convertible notes payable - related parties', '', '', '$ 32,088', '', ''],
      ]),
    ).toEqual([12_000, 25_000]);
  });

  it('of convertible and other notes leave a row in doubt', () => {
    const { confidences } = outcome('Convertible and Other Notes Payable are as follows:', [
      ['', 'Outstanding as of October 31, 2025', 'Interest Rate', 'Maturity'],
      ['Bristow Finance', '$ 183,070', '17.5%', 'September 2026'],
      ['Tamarind Partners', '255,000', '10%', 'April 2027'],
    ]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.6);
    expect(confidences?.['convertibles[0].interestRate']).toBe(0.6);
  });
});

describe('rows of notes', () => {
  it('of one rate and day in one table are several', () => {
    const row = (amount: string) => [
      "Convertible debenture, 12% stated interest rate, secured by all of the Company's assets, Due on December 31, 2026.",
      amount,
    ];
    expect(
      notes('Convertible Debentures consisted of the following as of June 30, 2025:', [
        ['', 'June 30, 2025'],
        row('$ 620,137'),
        row('1,500,000'),
        row('1,041,218'),
      ]),
    ).toMatchObject([
      { principal: 620_137, interestRate: 12, maturity: '2026-12-31' },
      { principal: 1_500_000, interestRate: 12, maturity: '2026-12-31' },
      { principal: 1_041_218, interestRate: 12, maturity: '2026-12-31' },
    ]);
  });

  it('under a heading by the rate of a class replace the amount of its issue', () => {
    const table = (balance: string) => [
      ['', 'June 30, 2025', 'December 31, 2024'],
      ['Senior Convertible Debentures:', '', ''],
      ['6.25% Debenture due 2027', balance, '$ 31,788'],
      ['4.75% Debenture due 2027', '78,092', '81,656'],
    ];
    const text = [
      '6.25% Convertible Debenture due December 31, 2027',
      'On November 21, 2020, the Company issued and sold a convertible note in the principal amount of $1,250,000. The holder may convert it at $2.00 per share.',
    ];
    expect(notes('Debentures payable consist of the following:', table('$ 31,788'), ...text)).toMatchObject([
      { principal: 31_788, interestRate: 6.25, conversionPrice: 2 },
      { principal: 78_092, interestRate: 4.75 },
    ]);
    expect(principals('Debentures payable consist of the following:', table('$ -'), ...text)).toEqual([78_092]);
  });

  it('name the unit alone, and the rate behind a dash', () => {
    expect(
      notes('Notes and other debt consisted of the following:', [
        ['(Thousands)', 'Principal'],
        ['Senior secured notes - 10.50% due February 15, 2028', '$ 2,900,000'],
        [
          'Convertible senior notes - 7.50%, due December 1, 2027 (discount is based on imputed interest rate of 8.29%)',
          '306,500',
        ],
      ]),
    ).toMatchObject([{ principal: 306_500_000, interestRate: 7.5, maturity: '2027-12-01' }]);
  });
});

describe('balances in prose', () => {
  it('of two days are of the later one', () => {
    expect(
      notes(
        'As of December 31, 2025 and 2024, the principal balance of the convertible promissory notes of $2,900,000 and $1,445,000, respectively, was recorded in noncurrent liabilities.',
        'During 2025, the Company issued ten convertible promissory notes in the aggregate amount of $5,950,000. They may be converted at a conversion price based on a 90-day average closing market price per share of the common stock but not at a price less than $4.00 per share. Holders converted at conversion prices ranging between $9.27 and $10.74 per share.',
      ),
    ).toMatchObject([{ principal: 2_900_000 }]);
  });

  it('of a note follow it in its paragraph', () => {
    expect(
      notes(
        'On February 22, 2023, the Company issued a convertible promissory note in the amount of $1,050,000, due February 22, 2026. The principal amount owed at September 30, 2025 and December 31, 2024 was $191,663 under the convertible promissory note.',
      ),
    ).toMatchObject([{ principal: 191_663, maturity: '2026-02-22' }]);
  });

  it('include no issue to one holder', () => {
    expect(
      notes(
        'In September 2024, the Company issued $1,150.0 million aggregate principal amount of convertible senior notes due on September 15, 2029. The 2029 Notes bear interest at a rate of 1.25% per annum and are convertible at a conversion price of $141.97 per share. The aggregate issuance of the 2029 Notes includes the issuance of $20.0 million in aggregate principal amount of 2029 Notes to a director.',
      ),
    ).toMatchObject([{ principal: 1_150_000_000, interestRate: 1.25 }]);
  });
});
