import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('notes that a document tells apart by names', () => {
  it('gives each its terms and its end', () => {
    const found = convertiblesOf(
      'On April 10, 2024, the Company issued a convertible note to Bristow Holdings for $200,000 (the “Bristow Note”). The Bristow Note was due April 10, 2025 and was convertible at $1.20 per share. On April 8, 2025, the Company repaid the Bristow Note in full.',
      'On August 21, 2024, the Company issued a convertible note to Tamarind Partners for $350,000 (the “Tamarind Note”). The Tamarind Note accrues interest at 10%, is due August 21, 2026, and is convertible at $0.90 per share. In May 2025, Tamarind converted $100,000 of principal into shares. As of June 30, 2025, the outstanding principal of the Tamarind Note was $250,000.',
    );
    expect(found).toMatchObject([
      { principal: 250_000, interestRate: 10, maturity: '2026-08-21', conversionPrice: 0.9 },
    ]);
    expect(found).toHaveLength(1);
  });

  it('keeps a class for which nothing is said to remain, beside one for which it is', () => {
    expect(
      convertiblesOf(
        'The Company has senior secured convertible debentures (the “Debentures”) with two holders in the aggregate amount of $165,000 as of June 30, 2025, which are convertible at $0.10 per share and were due July 1, 2024.',
        'In 2023 the Company issued $2,771,908 of convertible promissory notes (the “Bridge Notes”). At June 30, 2025, $2,751,908 of principal remains outstanding under the Bridge Notes. The Bridge Notes bear interest at 8% and convert at $5.00 per share.',
      ),
    ).toMatchObject([
      { principal: 165_000, conversionPrice: 0.1, maturity: '2024-07-01' },
      { principal: 2_751_908, conversionPrice: 5, interestRate: 8 },
    ]);
  });

  it('reads what old notes were exchanged for, and what remains of them', () => {
    const text = currentReport(
      'On July 2, 2025, the Company entered into exchange agreements with holders of its 6.00% Convertible Senior Notes due 2026 (the “Existing Notes”), pursuant to which the Company will exchange $85.0 million aggregate principal amount of the Existing Notes for $80.0 million aggregate principal amount of newly issued 9.00% Convertible Senior Secured Notes due 2029 (the “New Notes”) and cash. Following the exchange, $15.0 million in aggregate principal amount of the Existing Notes will remain outstanding.',
      'The New Notes will mature on July 15, 2029. The initial conversion rate for the New Notes is 500.0000 shares per $1,000 principal amount, equivalent to a conversion price of $2.00 per share.',
    );
    const found = outcomeOf(overhangV5, text).result?.convertibles ?? [];
    expect(found.toSorted((a, b) => (a.principal ?? 0) - (b.principal ?? 0))).toMatchObject([
      { principal: 15_000_000, interestRate: 6, maturity: '2026' },
      { principal: 80_000_000, interestRate: 9, maturity: '2029-07-15', conversionPrice: 2 },
    ]);
  });

  it('reads the balance of a class that several notes are of as one', () => {
    const found = convertiblesOf(
      'On March 8, 2025, the Company issued a Convertible Debenture in the principal amount of $5.0 million. On June 1, 2025, the Company issued a second Convertible Debenture in the principal amount of $3.0 million. At September 30, 2025 the remaining principal outstanding under the Convertible Debentures was $1.7 million.',
    );
    expect(found).toMatchObject([{ principal: 1_700_000 }]);
    expect(found).toHaveLength(1);
  });
});

describe('balances and ends in more wordings', () => {
  it.each<[string, string, readonly Partial<Convertible>[]]>([
    [
      'principal beside interest, and a maturity extended twice',
      'On May 2, 2023, a director loaned the Company $450,000 under an unsecured convertible promissory note, originally due May 2, 2024. The maturity date was extended to May 2, 2025 and then to November 2, 2026. At December 31, 2024, principal of $450,000 and accrued interest of $52,488 were outstanding.',
      [{ principal: 450_000, maturity: '2026-11-02' }],
    ],
    [
      'what conversions leave',
      'On February 18, 2025, the Company issued a convertible promissory note in the principal amount of $130,000. The holder has converted $45,000 of principal, leaving a principal balance of $85,000.',
      [{ principal: 85_000 }],
    ],
    [
      'an amendment, with other notes that do not convert',
      'On October 8, 2025, the Company amended the 10% convertible note in the principal amount of $1,200,000 to extend its maturity date to October 8, 2027, to increase the interest rate to 12% and to lower the conversion price from $1.50 to $0.65 per share.\nOn October 21, 2025, holders of bridge notes, which are not convertible, agreed to extend their maturity to March 31, 2026.',
      [{ principal: 1_200_000, maturity: '2027-10-08', interestRate: 12, conversionPrice: 0.65 }],
    ],
    [
      'nothing, as the rest was repaid',
      'In 2022, the Company sold $3,150,000 of 12% convertible notes. In February 2025, $1,900,000 of the notes was converted at $2.00 per share and the remaining $1,250,000 was repaid in cash.',
      [],
    ],
    [
      'a balance that a term loan does not replace',
      'In August 2022, we sold $230.0 million principal amount of 2.75% convertible senior notes due August 15, 2027. As of June 30, 2025, $170.0 million principal amount of the 2.75% convertible senior notes was outstanding. We also had $75.0 million outstanding under our term loan.',
      [{ principal: 170_000_000 }],
    ],
    [
      'one issue, and not its proceeds',
      'In January 2025 we sold $5.0 million of convertible notes to three investors for net proceeds of $4.6 million. The notes convert at $2.40 per share.',
      [{ principal: 5_000_000, conversionPrice: 2.4 }],
    ],
  ])('reads %s', (_name, text, expected) => {
    const found = convertiblesOf(...text.split('\n'));
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });
});

describe('tables of convertible securities', () => {
  it('reads the closing balance of a rollforward that its flows balance with, and the terms below', () => {
    const text = report(
      'The changes in the principal of our convertible debentures were as follows:',
      [
        ['', '2025', '2024'],
        ['Balance at January 1', '$ 4,800,000', '$ 5,250,000'],
        ['Issued', '1,500,000', '—'],
        ['Converted into common stock', '(2,300,000)', '(450,000)'],
        ['Balance at December 31', '$ 4,000,000', '$ 4,800,000'],
      ],
      'The debentures bear interest at 9%, mature on June 30, 2028 and are convertible at $1.60 per share.',
    );
    const outcome = outcomeOf(overhangV5, text);
    expect(outcome.result?.convertibles).toMatchObject([
      { principal: 4_000_000, interestRate: 9, maturity: '2028-06-30', conversionPrice: 1.6 },
    ]);
    expect(outcome.confidences?.['convertibles[0].principal']).toBe(0.9);
  });

  it('reads series of preferred stock with their conversion prices, but none without shares', () => {
    const found = convertiblesOf('Convertible preferred stock consisted of the following:', [
      ['Series', 'Shares authorized', 'Shares issued and outstanding', 'Conversion price', 'Carrying value'],
      ['Series A', '4,000,000', '3,850,210', '$ 1.25', '$ 4,700,000'],
      ['Series B', '6,500,000', '6,112,004', '$ 2.80', '16,905,000'],
      ['Series C', '1,000,000', '—', '$ 4.00', '—'],
    ]);
    expect(found).toMatchObject([
      { label: 'Series A', conversionPrice: 1.25 },
      { label: 'Series B', conversionPrice: 2.8 },
    ]);
    expect(found).toHaveLength(2);
  });

  it('takes lenders in rows that make the total of convertible notes', () => {
    const found = convertiblesOf('Convertible notes payable consisted of the following:', [
      ['', 'June 30, 2025', 'December 31, 2024'],
      ['Delta Cove Fund, in default', '$ 542,588', '$ 542,588'],
      ['Notes with fixed prices', '895,512', '895,512'],
      ['Total convertible notes', '1,438,100', '1,438,100'],
      ['Debt discount', '(341,321)', '(422,705)'],
    ]);
    expect(found.map(({ principal }) => principal)).toEqual([542_588, 895_512]);
  });

  it('leaves rows without a conversion price in a table of all debt', () => {
    const found = convertiblesOf('Notes payable at June 30, 2025 consisted of the following:', [
      ['Lender', 'Due date', 'Interest rate', 'Conversion price', 'Principal balance'],
      ['First Plains Bank', '01/15/27', '7.0%', 'None', '$ 512,000'],
      ['R. Talbot (convertible)', '06/01/26', '10.0%', '$ 0.50', '125,000'],
      ['Equipment lender', '03/03/28', '8.9%', 'None', '77,450'],
    ]);
    expect(found).toMatchObject([{ principal: 125_000, conversionPrice: 0.5 }]);
    expect(found).toHaveLength(1);
  });

  it('gives the principal under a heading, or under the line above, its class', () => {
    expect(
      convertiblesOf(
        'As of March 31, 2025, the 7.00% Convertible Senior Notes consisted of the following (in thousands):',
        [
          ['', 'March 31, 2025', 'December 31, 2024'],
          ['Principal', '$ 140,396', '$ 140,396'],
          ['Unamortized premium', '6,231', '7,514'],
          ['Net carrying amount', '$ 146,627', '$ 147,910'],
        ],
      ),
    ).toMatchObject([{ principal: 140_396_000, interestRate: 7 }]);
  });
});

describe('notes named by the year of their issue', () => {
  const HEADING = ['', 'Maturity date', 'Interest rate', 'Conversion price', 'Principal', 'Fair value'];
  const row = (fair: string): readonly string[] => [
    '2024 Convertible Notes',
    'May 20, 2029',
    '11.0%',
    '$1.20',
    '$31,450',
    fair,
  ];

  it('are one item with the unit of the first of two tables', () => {
    expect(
      convertiblesOf(
        'The principal and fair value of the 2024 Convertible Notes are as follows (in thousands, except conversion price):',
        [HEADING, row('$32,100'), ['Balance as of September 30, 2025', '', '', '', '$31,450', '$32,100']],
        [HEADING, row('$28,700'), ['Balance as of December 31, 2024', '', '', '', '$31,450', '$28,700']],
      ),
    ).toEqual([expect.objectContaining({ principal: 31_450_000, maturity: '2029-05-20', conversionPrice: 1.2 })]);
  });

  it('have no maturity in the past, and leave rows of other notes their own', () => {
    const found = convertiblesOf('The following summarizes convertible notes payable as of March 31, 2024:', [
      ['(In thousands, except conversion price)', 'Conversion price', 'Principal', 'Remaining discount'],
      ['Acquisition convertible promissory note, in default', '$0.20', '3,500', '-'],
      ['2022 convertible notes payable', '$0.05', '12,310', '(1,210)'],
    ]);
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ principal: 3_500_000, conversionPrice: 0.2 }),
        expect.objectContaining({ principal: 12_310_000, conversionPrice: 0.05 }),
      ]),
    );
    expect(found.map(({ maturity }) => maturity)).toEqual([undefined, undefined]);
  });
});

describe('series that a document names behind their full names', () => {
  it('have their own amount, rate and day, and are gone where they matured', () => {
    expect(
      convertiblesOf(
        'On May 14, 2019, we issued, in a private placement, $325.0 million aggregate principal amount of 0.75% Convertible Senior Notes (the “2024 Notes”) and $410.0 million aggregate principal amount of 1.50% Convertible Senior Notes (the “2027 Notes”). The 2024 Notes matured on May 15, 2024 and the 2027 Notes will mature on May 15, 2027, unless earlier purchased or converted.',
      ),
    ).toEqual([expect.objectContaining({ principal: 410_000_000, interestRate: 1.5, maturity: '2027-05-15' })]);
  });

  it('do not give one series the terms of another', () => {
    const found = convertiblesOf(
      'In March 2021, we issued $180.0 million in aggregate principal amount of our 6.00% Convertible Senior Notes (the “2026 Notes”), and in August 2023, we issued $240.0 million in aggregate principal amount of our 5.25% Convertible Senior Notes (the “2029 Notes”).',
      'Our 2026 Notes mature on March 15, 2026 unless earlier redeemed or converted.',
      'The 2026 Notes are convertible into cash or shares of our common stock. The initial conversion rate is 50.0000 shares of our common stock per $1,000 of note principal (equivalent to an initial conversion price of approximately $20.00 per share of common stock).',
    );
    expect(found).toEqual([
      expect.objectContaining({ principal: 180_000_000, interestRate: 6, maturity: '2026-03-15', conversionPrice: 20 }),
      expect.objectContaining({ principal: 240_000_000, interestRate: 5.25 }),
    ]);
    expect(found[1]?.conversionPrice).toBeUndefined();
  });

  it('are gone where the holders of all of them converted', () => {
    expect(
      convertiblesOf(
        'On December 15, 2024, the holders of all our outstanding 2023 Senior 8% Convertible Notes converted their notes and accrued interest into 247,000 shares of our common stock based on a conversion price of $3.60 per share.',
        'In 2023, accredited investors purchased $805,000 of 8% Senior Convertible Notes (“2023 Senior Notes”) from us. The 2023 Senior Notes bear interest at 8% per year.',
      ),
    ).toEqual([]);
  });
});

it('reads the balances of the later of two days, whichever column comes first', () => {
  const found = convertiblesOf(
    'The Company’s convertible promissory notes consisted of the following as of September 30, 2024, and June 30, 2025:',
    [
      ['', 'September 30, 2024 Notes', 'September 30, 2024 Discount', 'June 30, 2025 Notes', 'June 30, 2025 Discount'],
      ['Bridge Financing Notes', '$240,000', '$(11,000)', '$210,000', '$(7,000)'],
      ['Related party convertible notes', '50,000', '', '55,000', ''],
      ['June 2023 Convertible Debenture', '300,000', '(54,000)', '', ''],
      ['Total', '$590,000', '$(65,000)', '$265,000', '$(7,000)'],
    ],
    'Between June and November 2020, the Company issued eleven convertible promissory notes (“Bridge Financing Notes”) with associated warrants for total gross proceeds of $837,000. These notes and associated warrants had a maturity of one year (which has been extended to April 30, 2026), an annual interest rate of 8% and can be converted at a conversion price of $0.025 per share.',
  );
  expect(found).toMatchObject([
    { label: 'Bridge Financing Notes', principal: 210_000, interestRate: 8, conversionPrice: 0.025 },
    { principal: 55_000 },
  ]);
  expect(found).toHaveLength(2);
});
