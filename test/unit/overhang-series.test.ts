import { describe, expect, it, test } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { periodicReport, type ReportPart } from '../periodic-report.ts';
import { outcomeOf, supplement } from '../terms-documents.ts';

const outcome = (...parts: readonly ReportPart[]) => outcomeOf(overhangV5, periodicReport(...parts));
const notes = (...parts: readonly ReportPart[]) => outcome(...parts).result?.convertibles ?? [];

describe('convertible notes of operating companies', () => {
  it('reads a class by its issue, rate and conversion price, and no warrants in the capped calls beside it', () => {
    const found = outcome(
      'In November 2024, we issued $1.0 billion aggregate principal amount of 0% convertible senior notes due 2029 (the "Notes") and used part of the proceeds to repurchase shares of our common stock. The Notes will mature on December 15, 2029, unless earlier converted, redeemed or repurchased.',
      'The initial conversion rate is 9.6272 shares of our Class A common stock per $1,000 principal amount of Notes, which is equivalent to an initial conversion price of approximately $103.87 per share.',
      'Prior to the close of business on the business day immediately preceding September 15, 2029, the Notes are convertible only under certain circumstances.',
      'In connection with the offering, we entered into capped call transactions. The capped calls cover 9,627,200 shares and have an initial cap price of $163.02 per share.',
    );
    expect(found.result).toEqual({
      convertibles: [
        {
          label: '0% convertible senior notes due 2029',
          principal: 1_000_000_000,
          interestRate: 0,
          maturity: '2029-12-15',
          conversionPrice: 103.87,
          variablePrice: false,
          convertible: '2029-09-15',
        },
      ],
    });
    // Rate × price = $1,000.
    expect(found.confidences?.['convertibles[0].conversionPrice']).toBe(0.9);
  });

  it('counts what remains of each series that is named by its year', () => {
    expect(
      notes(
        'On November 13, 2019, we issued $138.0 million aggregate principal amount of 2026 Notes. On July 6, 2022, we issued $540.0 million aggregate principal amount of 2027 Notes and used the net proceeds to repurchase approximately $116.9 million aggregate principal amount of the 2026 Notes.',
        'As of September 30, 2025, there remains $21.1 million aggregate principal amount of 2026 Notes outstanding, $140.5 million of aggregate principal amount of 2027 Notes outstanding, and $750.0 million of aggregate principal amount of 2031 Notes outstanding.',
        'The initial conversion rate of the 2031 Notes is 10.2345 shares per $1,000 principal amount. The 2027 Notes have a conversion price of $20.00 per share. The 2026 Notes are convertible at a conversion price of $12.50 per share.',
      ),
    ).toMatchObject([
      { principal: 21_100_000, conversionPrice: 12.5 },
      { principal: 140_500_000, conversionPrice: 20 },
      // $1,000 ÷ 10.2345, as no price is printed.
      { principal: 750_000_000, conversionPrice: 97.71 },
    ]);
  });

  it('reads series in the columns of a table in thousands', () => {
    const found = outcome(
      'Key terms of the Convertible Notes are as follows (in thousands, except conversion terms):',
      [
        ['', '2026 Notes', '2029 Notes'],
        ['Principal outstanding', '$ 75,000', '$ 70,000'],
        ['Maturity date', 'June 15, 2026', 'August 15, 2029'],
        ['Interest rate', '3.25%', '4.625%'],
        ['Initial conversion price', '$ 11.04', '$ 11.82'],
      ],
      'The 2026 Notes are convertible at any time. The conversion rate of the 2029 Notes is subject to adjustment.',
    );
    expect(found.result?.convertibles).toMatchObject([
      { principal: 75_000_000, conversionPrice: 11.04, maturity: '2026-06-15', interestRate: 3.25 },
      { principal: 70_000_000, conversionPrice: 11.82, maturity: '2029-08-15', interestRate: 4.625 },
    ]);
    // The head of a column alone is no second witness of debt.
    expect(found.confidences?.['convertibles[0].principal']).toBe(0.8);
  });

  it('takes the balance of a table in millions for the class whose issue the text tells', () => {
    expect(
      notes(
        'Debt consisted of the following (in millions):',
        [
          ['', 'December 31, 2025', 'December 31, 2024'],
          ['4.75% Convertible Subordinated Notes due February 2029', '$ 899', '$ 900'],
          ['Other long-term debt', '50', '51'],
        ],
        'In February 2019, we completed an offering of $1.25 billion of 4.75% Convertible Subordinated Notes, convertible at the conversion price of $78.0275 per share.',
      ),
    ).toMatchObject([{ principal: 899_000_000, interestRate: 4.75, conversionPrice: 78.0275 }]);
  });

  test.each([
    [
      'a series that was settled at its maturity',
      'The Company issued the 2025 Notes in an aggregate principal amount of $253.0 million. The conversion price of the 2025 Notes was $40.00. The 2025 Notes were settled prior to or on their maturity date of August 15, 2025.',
    ],
    [
      'notes whose whole principal was converted',
      "In 2016, the Company issued $661 million aggregate principal amount of 6% convertible subordinated notes, convertible at $29.205 per share. Interest expense declined as a result of the conversion of approximately $661 million of the Company's convertible subordinated notes to common stock.",
    ],
    [
      'a note that a later sentence says was repaid',
      'On May 18, 2023, the Company issued a convertible promissory note for $120,000. The note bears interest at 12% and is convertible at $0.50 per share. This note was paid off as of September 30, 2023.',
    ],
  ])('lists no %s, and has no doubt about it', (_name, words) => {
    const found = outcome(words);
    expect(found.result).toEqual({});
    expect(found.warnings).toEqual([]);
  });
});

it('takes the principal of a table before the issue less repurchases, and a repayment after the balance date', () => {
  expect(
    notes(
      'The following table presents details of the convertible senior notes outstanding (principal in thousands):',
      [
        ['', 'Maturity Date', 'Principal', 'Interest Rate', 'Initial Conversion Price per Share'],
        ['2026 Notes', 'June 1, 2026', '$ 303,995', '0.75 %', '$ 88.61'],
        ['2027 Notes', 'November 15, 2027', '$ 191,000', '0.125 %', '$ 140.14'],
      ],
      'In June 2019, the Company issued $316.3 million principal amount of convertible senior notes due in June 2026, or the 2026 Notes. In November 2020, the Company issued $350.0 million principal amount of convertible senior notes due in November 2027, or the 2027 Notes.',
      'In March 2023, the Company repurchased $12.3 million in aggregate principal amount of the 2026 Notes for $10.7 million in cash and $159.0 million in aggregate principal amount of the 2027 Notes.',
    ),
  ).toMatchObject([
    { principal: 303_995_000, conversionPrice: 88.61 },
    { principal: 191_000_000, conversionPrice: 140.14 },
  ]);
  const repaid = outcome(
    'As of June 30, 2025, the Company had $250.0 million aggregate principal amount of our 0.125% Convertible Senior Notes due in 2025 (the "2025 Notes") outstanding. On August 1, 2025, the scheduled maturity date of the 2025 Notes, the Company repaid the total outstanding $250.0 million aggregate principal amount of the 2025 Notes with cash on hand.',
  );
  expect(repaid.result).toEqual({});
  expect(repaid.warnings).toEqual([]);
});

it('keeps a series without a principal, whose amount is unknown', () => {
  const words = 'The conversion price of the 2029 Notes is $67.83 per share.';
  expect(notes(words)).toMatchObject([{ label: '2029 Notes', conversionPrice: 67.83, maturity: '2029' }]);
});

it('keeps notes whose conversion is only planned', () => {
  const words =
    'The purpose of the plan of reorganization is to recapitalize the Company through the conversion of $100 million of 6 3/4% Convertible Subordinated Debentures due 2033 into common stock.';
  expect(notes(words)).toMatchObject([{ principal: 100_000_000, interestRate: 6.75 }]);
});

describe('"none found" against what was not understood', () => {
  const codes = (...parts: readonly ReportPart[]) => outcome(...parts).warnings.map(({ code }) => code);

  it('names rows of a balance sheet and sentences on convertible debt that gave no instrument', () => {
    const { result, warnings } = outcome(
      'Short-term debt included $8 million of fixed-rate convertible notes at fair value.',
      'Condensed consolidated balance sheets (in thousands)',
      [
        ['', 'September 30, 2025', 'December 31, 2024'],
        ['Cash', '$ 100', '$ 200'],
        ['Convertible senior notes, net', '985,300', '984,100'],
      ],
    );
    expect(result).toEqual({});
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatchObject({ code: 'outstanding-convertibles-not-read' });
    expect(warnings[0]?.message).toMatch(
      /^no convertibles were read, but 2 amounts near "convertible" were not used: /,
    );
    expect(warnings[0]?.message).toContain('$8 million');
    expect(warnings[0]?.message).toContain('Convertible senior notes, net 985,300');
  });

  test.each([
    ['what may be issued', 'We may issue up to $500 million of convertible notes from time to time.'],
    ['investments', 'Our investments in convertible notes of other companies were $3.1 million.'],
    ['what is gone', 'In May 2025 we repaid $3,500,000 of convertible notes.'],
    ['denominations', 'Each $100,000 per convertible note is a denomination of the form of note.'],
    ['no amount', 'The dilutive effect of convertible securities is reflected by the if-converted method.'],
  ])('does not doubt %s', (_name, words) => {
    expect(codes(words)).toEqual([]);
  });

  it('does not doubt rows with a dash, of flows and of dilutive shares', () => {
    expect(
      codes(
        [
          ['', '2025', '2024'],
          ['Convertible notes payable', '$ —', '$ 4,000,000'],
          ['Total liabilities', '$ 7', '$ 8'],
        ],
        [
          ['', '2025', '2024'],
          ['Net cash used in operating activities', '(9)', '(8)'],
          ['Proceeds from convertible notes payable', '5,000,000', '6,000,000'],
        ],
        'Potentially dilutive securities excluded:',
        [
          ['', '2025', '2024'],
          ['Convertible notes', '1,517,000', '218,000'],
        ],
      ),
    ).toEqual([]);
  });

  it('says so of a prospectus too, which is no statement on what is outstanding', () => {
    const text = supplement(['At the closing we will owe $9 million under convertible loans to our founder.']);
    expect(outcomeOf(overhangV5, text).warnings).toMatchObject([{ code: 'convertible-amounts-not-read' }]);
  });
});
