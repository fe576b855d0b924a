import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { periodicReport } from '../periodic-report.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

type Items = readonly Readonly<Record<string, unknown>>[];

describe('what remains at the end of a history', () => {
  it.each<[string, string, Items]>([
    [
      'a balance of principal',
      'During 2023, the Company issued convertible debentures in the aggregate principal amount of $5,000,000 bearing interest at 7% and convertible into common stock at $2.50 per share. During 2024, $1,250,000 of the debentures was converted. As of June 30, 2025, $3,750,000 of principal remained outstanding. The debentures mature on September 30, 2026.',
      [{ principal: 3_750_000, conversionPrice: 2.5, interestRate: 7, maturity: '2026-09-30' }],
    ],
    [
      'a balance before the terms, with an earlier one behind',
      "As of June 30, 2025, $1,045,000 in principal was outstanding under the Company's 8% convertible debentures, which mature on February 28, 2027 and are convertible into common stock at $0.45 per share. As of December 31, 2024, $1,500,000 was outstanding.",
      [{ principal: 1_045_000, conversionPrice: 0.45, interestRate: 8 }],
    ],
    [
      'what old notes were exchanged for',
      'The 2024 Notes, originally $3,500,000 in principal amount of 10% senior convertible notes, were exchanged on March 31, 2025 for $3,850,000 principal amount of 12% senior convertible notes due March 31, 2028 (the “Exchange Notes”). The Exchange Notes are convertible at $2.20 per share.',
      [{ principal: 3_850_000, conversionPrice: 2.2, interestRate: 12 }],
    ],
    [
      'terms as amended',
      'The convertible note of $900,000 issued in 2023, bearing interest at 5%, was amended on April 15, 2025 to extend the maturity date from June 30, 2025 to June 30, 2026 and to reduce the conversion price from $2.00 to $0.60 per share.',
      [{ principal: 900_000, conversionPrice: 0.6, interestRate: 5, maturity: '2026-06-30' }],
    ],
    [
      'nothing, as the holder converted the note',
      'On March 3, 2025, the Company issued a convertible promissory note in the principal amount of $600,000 bearing interest at 10% and convertible at $0.75 per share, maturing March 3, 2026. On May 20, 2025, the holder converted the note in full into 800,000 shares of common stock.',
      [],
    ],
    [
      'nothing, as the note was paid off',
      'On August 9, 2024, the Company issued a convertible promissory note to an investor for $220,000, with 8% interest and a maturity of August 9, 2025, convertible at a 35% discount to market. In February 2025 the Company paid off the note.',
      [],
    ],
    [
      'nothing, as none remain',
      'In July 2024 the Company repurchased all of its $50.0 million 4.00% convertible senior notes due 2026 for $51.2 million; none remain outstanding.',
      [],
    ],
  ])('of convertibles: %s', (_name, text, expected) => {
    expect(outcomeOf(overhangV5, periodicReport(text)).result?.convertibles ?? []).toMatchObject(expected);
  });

  it('leaves the balance of other notes to them', () => {
    const { result } = outcomeOf(
      overhangV5,
      periodicReport(
        'We have $12.0 million of 4.75% Convertible Subordinated Notes due 2029. They are convertible at $78.00 per share.',
        'In 2024 we repurchased Senior Discount Notes, leaving a remaining outstanding principal amount of $2.6 million of Senior Discount Notes.',
      ),
    );
    expect(result?.convertibles).toMatchObject([{ principal: 12_000_000 }]);
  });

  it.each<[string, string, Items]>([
    [
      'a balance under the name of the class',
      'On February 3, 2023, the Company issued warrants to purchase 2,000,000 shares of common stock at $3.00 per share (the “2023 Warrants”). In 2024, holders exercised 2023 Warrants for 640,000 shares. As of June 30, 2025, 2023 Warrants to purchase 1,360,000 shares remained outstanding.',
      [{ count: 1_360_000, exercisePrice: 3, status: 'outstanding' }],
    ],
    [
      'what is left after exercises',
      'In the February 2025 offering, the Company sold pre-funded warrants to purchase 1,900,000 shares with an exercise price of $0.0001 per share. Through June 30, 2025, pre-funded warrants for 1,250,000 shares had been exercised and 650,000 remained outstanding.',
      [{ count: 650_000, exercisePrice: 0.0001, preFunded: true }],
    ],
    [
      'items behind a colon',
      'At June 30, 2025, the following warrants were outstanding: 250,000 with an exercise price of $1.10 expiring in 2026; 1,100,000 with an exercise price of $2.40 expiring in 2027.',
      [
        { count: 250_000, exercisePrice: 1.1 },
        { count: 1_100_000, exercisePrice: 2.4 },
      ],
    ],
    [
      'a price that both classes of a list have',
      'The Company assumed 8,625,000 public warrants and 4,462,500 private warrants, each exercisable for one share of common stock at $11.50 per share, and all of them remained outstanding at June 30, 2025.',
      [
        { count: 8_625_000, exercisePrice: 11.5 },
        { count: 4_462_500, exercisePrice: 11.5 },
      ],
    ],
    [
      'private warrants that are identical to the public ones',
      'As of June 30, 2025, there were 11,500,000 Public Warrants and 5,750,000 Private Placement Warrants outstanding. Each whole Public Warrant entitles the holder to purchase one Class A ordinary share at a price of $11.50 per share. The Private Placement Warrants are identical to the Public Warrants, except that they are not redeemable.',
      [
        { count: 11_500_000, exercisePrice: 11.5 },
        { count: 5_750_000, exercisePrice: 11.5 },
      ],
    ],
    [
      'none of another company that the filer holds',
      'The Company holds warrants to purchase 750,000 shares of common stock of Ostrea Mining Ltd. at an exercise price of $0.40 per share as an investment.',
      [],
    ],
  ])('of warrants: %s', (_name, text, expected) => {
    expect(outcomeOf(overhangV5, periodicReport(text)).result?.warrants ?? []).toMatchObject(expected);
  });
});

describe('terms behind the sentence that names the class', () => {
  it('reads the price of preferred stock, not its stated value', () => {
    const { result } = outcomeOf(
      overhangV5,
      currentReport(
        'The Company agreed to sell 5,000 shares of Series C Convertible Preferred Stock with a stated value of $1,000 per share for gross proceeds of $5,000,000. Each share is convertible into common stock at an initial conversion price of $3.20 per share, or an aggregate of 1,562,500 shares of common stock.',
      ),
    );
    expect(result?.convertibles).toMatchObject([{ conversionPrice: 3.2, sharesIssuable: 1_562_500 }]);
  });

  it('reads small amounts of notes to statements in thousands, with doubt', () => {
    const { result, confidences } = outcomeOf(
      overhangV5,
      periodicReport(
        '(Amounts in thousands, except share and per share data)',
        'In April 2025 the Company issued convertible notes with an aggregate principal amount of $4,600, which bear interest at 7.0% and are convertible at a conversion price of $3.75 per share.',
      ),
    );
    expect(result?.convertibles).toMatchObject([{ principal: 4_600_000 }]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.6);
  });

  it('takes what a count of shares leaves out for outstanding, not for offered', () => {
    const { result } = outcomeOf(
      overhangV5,
      supplement([
        'The above discussion is based on 12,004,300 shares outstanding and excludes the pre-funded warrants to purchase 300,000 shares at $0.001 per share.',
      ]),
    );
    expect(result?.warrants).toMatchObject([{ count: 300_000, status: 'outstanding' }]);
  });
});
