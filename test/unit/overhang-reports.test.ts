import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const warrantsOf = (...parts: readonly Part[]): readonly Warrant[] =>
  outcomeOf(overhangV5, report(...parts)).result?.warrants ?? [];

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('tables of warrants in notes', () => {
  it('reads headings over several rows, the closing balance and no row that is used up', () => {
    const found = warrantsOf('Warrants outstanding and activity for the nine months ended September 30, 2024:', [
      ['', 'Exercise', 'Expiration', 'Balance December 31,', 'Warrants', 'Balance September 30,'],
      ['Description', 'Price', 'Date', '2023', 'Exercised', '2024'],
      ['Tradable warrants', '$ 12.50', 'July 1, 2027', '40,500', '(500)', '40,000'],
      ['Pre-funded warrants', '$ 0.001', 'none', '8,200', '—', '8,200'],
      ['Bridge warrants', '$ 3.00', 'May 2, 2025', '6,100', '(6,100)', '—'],
    ]);
    expect(found).toMatchObject([
      { label: 'Tradable warrants', count: 40_000, exercisePrice: 12.5, expires: '2027-07-01', preFunded: false },
      { label: 'Pre-funded warrants', count: 8_200, exercisePrice: 0.001, preFunded: true },
    ]);
    expect(found).toHaveLength(2);
  });

  it('takes the price in force, and is surer of rows that make the printed total', () => {
    const outcome = outcomeOf(
      overhangV5,
      report('Outstanding warrants as of March 31, 2025:', [
        ['', '# of warrants outstanding', 'Issue date exercise price', 'Current exercise price (1)', 'Expiration date'],
        ['Spring warrants (2)', '1,000', '$ 50.00', '$ 4.30', 'July 25, 2027'],
        ['Autumn warrants', '2,500', '$ 60.00', '$ 4.30', 'July 25, 2028'],
        ['Total', '3,500', '', '', ''],
      ]),
    );
    expect(outcome.result?.warrants).toMatchObject([
      { label: 'Spring warrants', count: 1_000, exercisePrice: 4.3 },
      { label: 'Autumn warrants', count: 2_500, exercisePrice: 4.3 },
    ]);
    expect(outcome.confidences).toMatchObject({ 'warrants[0].count': 0.95, 'warrants[1].exercisePrice': 0.9 });
  });

  it('leaves out the same table for the year before, and the balance that the classes make', () => {
    const head = ['', 'Number of warrants', 'Exercise price', 'Expiration date'];
    const found = warrantsOf(
      'A summary of warrant activity:',
      [
        ['', 'Number of warrants', 'Weighted average exercise price', 'Aggregate intrinsic value'],
        ['Outstanding, December 31, 2023', '9,000', '$ 2.00', ''],
        ['Warrants issued', '1,000', '$ 3.00', ''],
        ['Outstanding, December 31, 2024', '10,000', '$ 2.10', '$ 100'],
      ],
      'The following warrants were outstanding at December 31, 2024:',
      [
        head,
        ['Granted to lenders', '4,000', '$ 2.40', '8/31/2027'],
        ['Granted to a vendor', '6,000', '$ 1.90', '9/1/2026'],
      ],
      'The following warrants were outstanding at December 31, 2023:',
      [
        head,
        ['Granted to lenders', '4,500', '$ 2.40', '8/31/2027'],
        ['Granted to a vendor', '4,500', '$ 1.60', '9/1/2026'],
      ],
    );
    expect(found.map(({ count, exercisePrice, expires }) => [count, exercisePrice, expires])).toEqual([
      [4_000, 2.4, '2027-08-31'],
      [6_000, 1.9, '2026-09-01'],
    ]);
  });

  it('reads tables that begin with the number', () => {
    expect(
      warrantsOf('Share purchase warrants outstanding as at June 30, 2024:', [
        ['Number of warrants', 'Exercise price', 'Expiry date'],
        ['782,250', '$ 1.50', 'July 6, 2026'],
        ['84,050', '$ 1.15', 'July 19, 2026'],
        ['866,300', '', ''],
      ]),
    ).toMatchObject([
      { count: 782_250, exercisePrice: 1.5, expires: '2026-07-06' },
      { count: 84_050, exercisePrice: 1.15, expires: '2026-07-19' },
    ]);
  });
});

describe('warrants described in several sentences', () => {
  it('gives terms of "the warrants" to the class counted before them', () => {
    expect(
      warrantsOf(
        'On May 3, 2024, the Company issued Quillon a warrant to purchase 90,000 shares of common stock. The warrant is exercisable at an exercise price of $0.30 per share and expires May 3, 2029. Both the exercise of the warrant and its shares are subject to “full ratchet” anti-dilution protection upon certain issuances at a price below the then-existing exercise price.',
        'On June 4, 2024, the Company issued warrants to purchase 70,000 shares of common stock at an exercise price of $0.50 per share. These warrants expire June 4, 2027.',
      ),
    ).toMatchObject([
      { count: 90_000, exercisePrice: 0.3, expires: '2029-05-03', priceProtection: true, ratchet: true },
      { count: 70_000, exercisePrice: 0.5, expires: '2027-06-04' },
    ]);
  });

  it('takes the price after the last reset', () => {
    expect(
      warrantsOf(
        'It sold warrants to purchase up to 41,000 shares of common stock (the “2023 Warrants”). The 2023 Warrants had an initial exercise price of $8.00. Pursuant to their terms, the exercise price of the 2023 Warrants was adjusted to $1.66 and was further adjusted to $0.29 as of March 31, 2025.',
      ),
    ).toMatchObject([{ count: 41_000, exercisePrice: 0.29 }]);
  });

  it('prices public and private warrants by one sentence, and counts the later of two dates', () => {
    expect(
      warrantsOf(
        'As of March 31, 2025 and December 31, 2024, there were 1,166,600 publicly traded warrants (“Public Warrants”) and 766,700 private placement warrants (“Private Placement Warrants,” and together with the Public Warrants, “Warrants”) outstanding. Each whole Warrant entitles the holder thereof to purchase one share of common stock at a price of $11.50 per share. The Warrants will expire on December 8, 2026.',
      ),
    ).toMatchObject([
      { count: 1_166_600, exercisePrice: 11.5, expires: '2026-12-08' },
      { count: 766_700, exercisePrice: 11.5, expires: '2026-12-08' },
    ]);
    expect(
      warrantsOf('There were 500,000 and 640,000 Harbor Warrants outstanding at June 30, 2025 and 2024, respectively.'),
    ).toMatchObject([{ count: 500_000 }]);
  });

  it('keeps each issue of one series, and none that expired in the next sentence or was exercised', () => {
    expect(
      warrantsOf(
        'On February 7, 2025, we issued Series F Warrants to purchase up to 45,000 shares of Common Stock at an initial exercise price of $2.22.',
        'On March 17, 2025, we issued Series F Warrants to purchase up to 41,500 shares of Common Stock at an initial exercise price of $1.20.',
        'In 2020 a lender received a warrant to purchase 20,000 shares of common stock at $1.00 per share. The warrants expired in November 2024.',
        'Holders immediately exercised an aggregate of 33,100 Series E Warrants at an exercise price of $0.70 per share.',
      ),
    ).toMatchObject([
      { count: 45_000, exercisePrice: 2.22 },
      { count: 41_500, exercisePrice: 1.2 },
    ]);
  });

  it('counts each part of a numbered grant, shares and not warrants, and no class that is used up', () => {
    expect(
      warrantsOf(
        'The Company granted warrants (“Larkin Warrants”) to purchase (i) 100,000 common shares at a strike price of $1.25 per share and (ii) 200,000 common shares at a strike price of $2.00 per share.',
        'It sold 273,000 warrants to initially purchase up to 56,875 shares of common stock with an initial exercise price of $21.44 which expire on February 5, 2029.',
        'It sold pre-funded warrants (the “May Pre-Funded Warrants”) at a price of $2.369 per underlying share, which are exercisable to purchase 79,500 shares of common stock at an exercise price of $0.001 per share, and warrants exercisable for an aggregate of 38,900 shares of common stock (the “June Warrants”). No June Warrants remain outstanding.',
      ),
    ).toMatchObject([
      { count: 100_000, exercisePrice: 1.25 },
      { count: 200_000, exercisePrice: 2 },
      { count: 56_875, exercisePrice: 21.44, expires: '2029-02-05' },
      { count: 79_500, exercisePrice: 0.001, preFunded: true },
    ]);
  });
});

describe('convertible debt in notes', () => {
  it('reads tables of notes in thousands, the latest date alone', () => {
    const head = ['', 'Maturity Date', 'Stated Interest Rate', 'Conversion Price', 'Face Value', 'Carrying Value'];
    const found = convertiblesOf(
      'The following table summarizes convertible debt as of September 30, 2024 (in thousands):',
      [
        head,
        ['6.5% convertible senior notes', '5/31/2027', '6.50%', '$ 5.00', '$ 15,000', '$ 13,085'],
        ['Ending balance', '', '', '', '$ 15,000', '$ 13,085'],
      ],
      'The following table summarizes convertible debt as of June 30, 2024 (in thousands):',
      [head, ['6.5% convertible senior notes', '5/31/2027', '6.50%', '$ 5.00', '$ 16,000', '$ 13,900']],
    );
    expect(found).toMatchObject([
      { principal: 15_000_000, interestRate: 6.5, maturity: '2027-05-31', conversionPrice: 5, variablePrice: false },
    ]);
    expect(found).toHaveLength(1);
  });

  it('reads rows that tell their own terms', () => {
    expect(
      convertiblesOf('Convertible notes payable consisted of the following:', [
        ['', 'September 30, 2024', 'December 31, 2023'],
        [
          'Convertible note dated April 1, 2020, bearing interest at 10% per annum, matured on March 31, 2023 and convertible into shares of common stock at $0.01 per share. This note is in default.',
          '$ 13,790',
          '$ 12,808',
        ],
        ['8%, unsecured, due on demand, convertible into common stock at $0.45 per share', '50,000', '50,000'],
      ]),
    ).toMatchObject([
      { principal: 13_790, interestRate: 10, maturity: '2023-03-31', conversionPrice: 0.01 },
      { principal: 50_000, interestRate: 8, conversionPrice: 0.45 },
    ]);
  });

  it('tells notes of two amounts apart and gives both their common terms', () => {
    expect(
      convertiblesOf(
        'The Company sold unsecured convertible promissory notes on July 7, 2024 and July 9, 2024, in the principal amounts of $250,000 (the “First Note”) and $150,000 (the “Second Note”). The Notes are convertible at a conversion price equal to the greater of (i) a floor price of $0.47 and (ii) 80% of the lowest closing price. The Notes bear interest at a rate of 12% per annum.',
      ),
    ).toMatchObject([
      { principal: 250_000, interestRate: 12, variablePrice: true },
      { principal: 150_000, interestRate: 12, variablePrice: true },
    ]);
  });

  it('takes a promissory note for convertible where the next sentences say so, and not else', () => {
    const note =
      'The Company issued a promissory note to Larkin (the “Larkin Note”) in the original principal amount of $68,750.';
    expect(
      convertiblesOf(
        `${note} The Larkin Note is convertible into shares of common stock at a price equal to 65% of the lowest trading price during twenty trading days. The Larkin Note bears interest at 8% per annum and is due on May 18, 2026.`,
      ),
    ).toMatchObject([{ principal: 68_750, interestRate: 8, maturity: '2026-05-18', variablePrice: true }]);
    expect(convertiblesOf(`${note} The Larkin Note bears interest at 8% per annum.`)).toEqual([]);
  });

  it('reads debentures by their total, and is in doubt which of two days is theirs', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'On January 17, 2024, investors purchased debentures totaling $5,076,923 with a 10% original issue discount (the “Second Debentures”). The Second Debentures are convertible into common shares at $1.24 per share and mature on March 31, 2026 and September 30, 2026, respectively.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([{ principal: 5_076_923, conversionPrice: 1.24 }]);
    expect(outcome.confidences?.['convertibles[0].maturity'] ?? 0).toBeLessThan(0.8);
  });

  it('prefers the day of maturity to its year, and is no price of a thousand dollars', () => {
    expect(
      convertiblesOf(
        'We issued $210.0 million aggregate principal amount of 6.25% Convertible Senior Notes due 2028. The notes mature on November 15, 2028. The initial conversion price per $1,000 of note principal is equivalent to an initial conversion price of approximately $19.22 per share.',
      ),
    ).toMatchObject([{ principal: 210_000_000, interestRate: 6.25, maturity: '2028-11-15', conversionPrice: 19.22 }]);
  });

  it('takes the terms as last amended, and is not sure of them', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'It sold $8,000,000 principal amount of 10% Senior Secured Convertible Notes due August 15, 2025 (the “Notes”). By an amendment the interest rate was reduced to 8%, the maturity date of the Notes was extended to August 15, 2026, and the optional conversion price was reduced from $8.50 of principal per share to $4.25 of principal per share.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([
      { principal: 8_000_000, interestRate: 8, maturity: '2026-08-15', conversionPrice: 4.25 },
    ]);
    expect(outcome.confidences?.['convertibles[0].conversionPrice']).toBeLessThan(0.9);
  });

  it.each([
    [
      'classes converted as a whole',
      'In 2023 investors purchased $805,000 of 8% Senior Convertible Notes from us.',
      'On December 15, 2024, the holders of all our outstanding 8% Convertible Notes converted their notes into 24,000 shares.',
    ],
    [
      'series without shares',
      'It completed an offering of Series C Convertible Preferred Stock convertible at a conversion price of $42.00 per share.',
      'As of December 31, 2024, there are no Series C Convertible Preferred Stock shares outstanding.',
    ],
  ])('finds none in %s', (_name, ...paragraphs) => {
    expect(convertiblesOf(...paragraphs)).toEqual([]);
  });
});
