import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const outcome = (...parts: readonly ReportPart[]) => outcomeOf(overhangV5, report(...parts));
const notes = (...parts: readonly ReportPart[]): readonly Convertible[] => outcome(...parts).result?.convertibles ?? [];

describe('notes of one lender or rate', () => {
  it('are apart where they were issued on different days, also for equal amounts', () => {
    const text = [
      'On May 3, 2023, the Company issued a convertible promissory note in the original principal amount of $20,000 to a lender. The note was due on November 3, 2023, is currently in default, and carries an interest rate of 8% per annum. It is convertible at a conversion rate of $2.00 per share. Principal balance on the note at March 31, 2024 was $20,000.',
      'On August 9, 2023, the Company issued a convertible promissory note in the original principal amount of $20,000 to a lender. The note is due on August 9, 2024 and carries an interest rate of 10% per annum. It is convertible at a conversion rate of $2.50 per share.',
    ];
    const { result, confidences } = outcome(...text);
    expect(result?.convertibles).toMatchObject([
      { principal: 20_000, interestRate: 8, maturity: '2023-11-03', conversionPrice: 2 },
      { principal: 20_000, interestRate: 10, maturity: '2024-08-09', conversionPrice: 2.5 },
    ]);
    // Of two notes of one amount, a balance without another figure of the note witnesses neither.
    expect(confidences?.['convertibles[0].principal']).toBe(0.8);
    expect(confidences?.['convertibles[1].principal']).toBe(0.8);
  });

  it('of one rate have their own terms', () => {
    expect(
      notes(
        'On March 14, 2023, we entered into a 5% convertible promissory note in the principal amount of $29,500, which is convertible at $1.50 per share. The note matured two years from its effective date, or March 14, 2025.',
        'On June 4, 2023, we entered into a 5% convertible promissory note with a former member of our board of directors in exchange for services rendered in the amount of $25,000. The note is convertible at $0.35 per share.',
      ),
    ).toEqual([
      expect.objectContaining({ principal: 29_500, maturity: '2025-03-14', conversionPrice: 1.5 }),
      expect.not.objectContaining({ maturity: expect.anything() }),
    ]);
  });

  it('are told apart by ordinals, by which their ends are stated, too', () => {
    expect(
      notes(
        'On January 14, 2025, the Company issued three convertible promissory notes. The first note, in the principal amount of $110,000, bears interest at 8% per annum, matures on January 14, 2026 and is convertible at $0.25 per share. The second note, in the principal amount of $75,000, matures on July 14, 2026 and is convertible at $0.20 per share. The third note, in the principal amount of $110,000, bears interest at 12% per annum, matures on January 14, 2027 and is convertible at $0.30 per share. In August 2025, the Company repaid the second note in full.',
      ),
    ).toMatchObject([
      { label: 'first note', principal: 110_000, interestRate: 8, maturity: '2026-01-14', conversionPrice: 0.25 },
      { label: 'third note', principal: 110_000, interestRate: 12, maturity: '2027-01-14', conversionPrice: 0.3 },
    ]);
  });

  it('counts the note before a second one as the first', () => {
    expect(
      notes(
        'On September 3, 2024, the Company issued a convertible note to an investor for $150,000, which matures on September 3, 2026 and converts at $1.25 per share. In February 2025, the Company issued a second convertible note to the same investor for $150,000, with a maturity date of February 20, 2027 and a conversion price of $1.50 per share. During May 2025 the investor converted $40,000 of principal of the first note into 32,000 shares, and the Company repaid the remaining $110,000 in cash.',
      ),
    ).toMatchObject([{ principal: 150_000, maturity: '2027-02-20', conversionPrice: 1.5 }]);
  });

  it('reads several amounts of one sentence, each with its own price', () => {
    expect(
      notes(
        'On December 31, 2023 there were notes outstanding with principal balances of $750,000. Of the notes, $600,000 are convertible notes bearing a 10% annual rate of interest and are convertible into shares at the rate of $0.07 per share and $150,000 are convertible notes bearing 12% annual interest and are convertible into shares at the rate of $0.06 per share.',
        'On December 31, 2024 there were notes outstanding with principal balances of $650,000. Of the notes, $500,000 are convertible notes bearing a 10% annual rate of interest and are convertible into shares at the rate of $0.07 per share and $150,000 are convertible notes bearing 12% annual interest and are convertible into shares at the rate of $0.06 per share.',
      ),
    ).toMatchObject([
      { principal: 500_000, interestRate: 10, conversionPrice: 0.07 },
      { principal: 150_000, interestRate: 12, conversionPrice: 0.06 },
    ]);
  });

  it('reads a list of amounts behind the name of the notes', () => {
    const found = notes(
      'In March, April and September 2024, the Company completed the issuance of convertible notes payable for $3,300,000, $700,000 and $1,000,000, respectively. The notes bear interest at 6% per annum.',
    );
    expect(found.map(({ principal }) => principal)).toEqual([3_300_000, 700_000, 1_000_000]);
  });

  it('reads a balance by the name that a heading gives a note', () => {
    expect(
      notes(
        'A. January 18, 2022 Convertible Note and Warrants (“Note A”)',
        'The holder of Note A agreed to extend the maturity date of March 1, 2024 to March 1, 2026. The conversion price is $0.008 per share.',
        'The principal balance payable on Note A amounted to $205,000 on March 31, 2025.',
      ),
    ).toMatchObject([{ label: 'Note A', principal: 205_000 }]);
  });
});

describe('what became of notes', () => {
  it('computes what is left where no balance is printed, in doubt', () => {
    const { result, confidences } = outcome(
      'In March 2021, we issued $460.0 million aggregate principal amount of 0.75% convertible senior notes due 2026 (the “2026 Notes”). In June 2023, we repurchased $150.0 million aggregate principal amount of the 2026 Notes for cash.',
    );
    expect(result?.convertibles).toMatchObject([{ principal: 310_000_000 }]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.6);
    const small = outcome(
      'On May 4, 2024, the Company issued a convertible note of $385,000. During 2024, the holder converted $62,500 of principal into shares of common stock.',
    );
    expect(small.result?.convertibles).toMatchObject([{ principal: 322_500 }]);
    expect(small.confidences?.['convertibles[0].principal']).toBe(0.6);
  });

  it('adds what was issued later, in doubt', () => {
    const { result, confidences } = outcome(
      'On March 6, 2022, the Company issued $2,000,000 aggregate principal amount of its 10% Secured Convertible Promissory Notes due March 5, 2025 (the “Notes”). On May 11, 2022, the Company issued an additional $940,000 of Notes to stockholders.',
    );
    expect(result?.convertibles).toMatchObject([{ principal: 2_940_000 }]);
    expect(confidences?.['convertibles[0].principal']).toBe(0.6);
  });

  it('reads what was lent of a larger principal', () => {
    expect(
      notes(
        'The Company issued a Convertible Secured Promissory Note in the principal amount of $17,500,000 (of which $15,941,839 has been advanced as of September 30, 2024).',
      ),
    ).toMatchObject([{ principal: 15_941_839 }]);
  });

  it.each([
    [
      'a conversion that was mandatory',
      'The Company issued convertible notes payable totaling $25.3 million between August 1, 2022 and January 26, 2023. On February 16, 2023, upon completion of the equity offering, these notes were mandatorily converted at a conversion rate of $3.40 per share into 7,438,235 shares.',
    ],
    [
      'a release from all claims',
      'In 2022, the Company issued three convertible promissory notes for a principal sum of $3,850,000. On May 31, 2024, the lender released and discharged the Company from any and all claims connected with the convertible promissory notes.',
    ],
    [
      'flows of two periods',
      'During the three months ended March 31, 2024 and 2023, the Company issued convertible promissory notes totaling $50,000 and $241,000, respectively.',
    ],
    [
      'a payment in satisfaction',
      'On November 29, 2023, the Company satisfied in full the obligations under its outstanding secured convertible promissory note with Harbor Fund II LP, through a final cash payment of $0.2 million.',
    ],
  ])('finds nothing outstanding after %s', (_, text) => {
    expect(notes(text)).toEqual([]);
  });

  it('takes no class for the sum of the notes that follow it', () => {
    const found = notes(
      'In October 2024, the Company entered into a Securities Purchase Agreement with an institutional investor (the “Investor”) for the purchase of a series of two convertible notes with an aggregate principal amount of $11.5 million. Concurrently, the Company consummated the sale to the Investor of a Series A subordinated convertible note (the “Series A Note”) with an initial principal amount of $4.6 million, including an original issue discount of $0.6 million, and a Series B senior secured convertible note (the “Series B Note,” and together with the Series A Note, the “Convertible Notes”) with an initial principal amount of $6.9 million.',
    );
    expect(found.map(({ principal }) => principal)).toEqual([4_600_000, 6_900_000]);
  });

  it('gives preferred stock no terms of the notes that convert into it', () => {
    const found = notes(
      'The Company exchanged $1,015,000 of debt with these lenders for convertible promissory notes in the aggregate principal amount of $1,000,000 (the “Notes”). The Notes may be converted at any time into shares of Series B Preferred Stock at a conversion price of $9.45 per share.',
    );
    expect(found).toMatchObject([{ principal: 1_000_000, conversionPrice: 9.45 }]);
    expect(found).toHaveLength(1);
  });
});

describe('notes that are named beside each other', () => {
  it('take each its own part of a sentence on both', () => {
    expect(
      notes(
        'On April 2, 2025, we issued a senior secured convertible note in the original principal amount of $3,300,000 (the “April Note”), and on June 10, 2025 we issued a second senior secured convertible note in the original principal amount of $2,200,000 (the “June Note”). The April Note matures on April 2, 2026 and the June Note matures on June 10, 2026.',
        'The April Note is convertible at $1.80 per share. The June Note is convertible at $1.65 per share.',
        'As of July 31, 2025, $1,150,000 of principal remained outstanding under the April Note and $2,200,000 of principal remained outstanding under the June Note.',
      ),
    ).toMatchObject([
      { principal: 2_200_000, maturity: '2026-06-10', conversionPrice: 1.65 },
      { principal: 1_150_000, conversionPrice: 1.8 },
    ]);
  });

  it('take of two amounts the second, where the first is of other notes', () => {
    expect(
      notes(
        'As of September 30, 2025, notes and convertible notes payable with principal amounts totaling $1,538,000 and $3,038,000, respectively, were past due.',
      ).map(({ principal }) => principal),
    ).toEqual([3_038_000]);
  });

  it('convert where another paragraph says so of their name', () => {
    expect(
      notes(
        'On March 30, 2025, the Company issued to Harbor Fund a Promissory Note (the “Harbor Note”) in the principal amount of $160,941.18.',
        'The Harbor Note bears interest at 12% per annum and is convertible into common stock at $0.05 per share.',
      ),
    ).toMatchObject([{ principal: 160_941.18, interestRate: 12, conversionPrice: 0.05 }]);
  });

  it('take no maximum of a make-whole conversion for their rate', () => {
    const [first] = notes(
      'The Company repurchased part of its 0.50% Convertible Senior Notes due 2028. Following the repurchases, $87.5 million aggregate principal amount of its 0.50% Convertible Senior Notes due 2028 remained outstanding.',
      'Initially, a maximum of 18,632,850 shares of Common Stock may be issued upon conversion of the notes based on the maximum conversion rate of 24.8438 shares per $1,000 principal amount.',
    );
    expect(first).toMatchObject({ principal: 87_500_000 });
    expect(first).not.toHaveProperty('conversionPrice');
    expect(first).not.toHaveProperty('sharesIssuable');
  });
});

describe('what witnesses the principal of notes', () => {
  const ISSUED =
    'On May 3, 2023, the Company issued a convertible promissory note in the principal amount of $220,000.';
  const principalAfter = (words: string): number | undefined =>
    outcome(ISSUED, words).confidences?.['convertibles[0].principal'];

  it('is a sentence on what is left, not a second one on the issue', () => {
    expect(principalAfter('The convertible note was sold for its principal amount of $220,000.')).toBe(0.8);
    expect(principalAfter('At year end $220,000 of the convertible note was outstanding.')).toBe(0.9);
  });
});
