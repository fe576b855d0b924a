import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];

describe('balances of convertible notes at the latest date', () => {
  it('finds nothing owed where the closing column is of dashes', () => {
    const found = convertiblesOf('The table below details the activity of convertible notes payable:', [
      ['', 'Maturity date', '01/01/21 principal balance', 'Conversions', '12/31/21 principal balance'],
      ['Alder Fund', '02/11/21', '$ 833,334', '(833,334)', '-'],
      ['Birch Fund', '08/28/21', '365,750', '(365,750)', '-'],
    ]);
    expect(found).toEqual([]);
  });

  it('takes the later of two columns of a year, wherever it stands, and no total without a label', () => {
    const found = convertiblesOf('The activity of our secured, convertible, promissory notes:', [
      ['', 'Principal 12/31/22', 'Notes converted', 'Principal 3/31/23', 'Less: discount'],
      ['Alder Fund', '$ 7,392,899', '(1,786,212)', '$ 5,606,687', '(1,860,185)'],
      ['Birch Fund', '7,500,000', '(960,000)', '6,540,000', '(2,169,839)'],
      ['', '$ 14,892,899', '(2,746,212)', '$ 12,146,687', '(4,030,024)'],
    ]);
    expect(found.map(({ principal }) => principal)).toEqual([5_606_687, 6_540_000]);
  });

  it('takes the principal that conversions have reduced', () => {
    expect(
      convertiblesOf(
        'In May 1996, the Company issued $5,000,000 principal amount of Convertible Debentures due May 1998. As a result of conversions the principal amount of debentures outstanding has been reduced to $3,387,000.',
      ),
    ).toMatchObject([{ principal: 3_387_000, maturity: '1998-05' }]);
  });

  it('keeps notes of one principal apart by their names', () => {
    const found = convertiblesOf(
      'On April 12, 2022, the lender purchased a promissory note, with a principal amount of $310,000 for a purchase price of $279,000 (the “April 2022 Note”). The April 2022 Note matures on April 12, 2023 and is convertible into shares of common stock at a conversion price of $0.037 per share.',
      'On June 7, 2022, the lender purchased a promissory note, with a principal amount of $310,000 for a purchase price of $279,000 (the “June 2022 Note”). The June 2022 Note matures on June 7, 2023 and is convertible into shares of common stock at a conversion price of $0.037 per share.',
    );
    expect(found).toMatchObject([
      { principal: 310_000, maturity: '2023-04-12' },
      { principal: 310_000, maturity: '2023-06-07' },
    ]);
  });

  it('reads the series that another was exchanged for', () => {
    const found = convertiblesOf(
      'Convertible Senior Notes',
      'We agreed to exchange the remaining approximately $459.0 million in principal amount of our 1.50% Convertible Senior Notes due 2028 (the “2028 Notes”) outstanding for (i) $200.0 million aggregate principal amount of 1.50% Convertible Senior Notes due 2029 (the “2029 Notes”) and (ii) shares of common stock. The 2029 Notes will mature on August 15, 2029.',
    );
    expect(found).toMatchObject([{ principal: 200_000_000, interestRate: 1.5, maturity: '2029-08-15' }]);
    expect(found).toHaveLength(1);
  });
});

describe('loans and lists', () => {
  it('reads what was borrowed under a convertible note or loan agreement', () => {
    expect(
      convertiblesOf(
        'On August 2, 2023, the Company borrowed $150,000 from Elk Fund under a 10% convertible note due August 2, 2024.',
      ),
    ).toMatchObject([{ principal: 150_000, interestRate: 10, maturity: '2024-08-02' }]);
    expect(
      convertiblesOf(
        'The Company entered into a convertible loan agreement with a bank, under which it borrowed $1,250,000. The loan accrues interest at 6% per annum, is repayable on February 3, 2025 and may be converted into common shares at $2.40 per share.',
      ),
    ).toMatchObject([{ principal: 1_250_000, conversionPrice: 2.4 }]);
  });

  it('skips notes of which the last principal was called for conversion', () => {
    expect(
      convertiblesOf(
        'The Company received conversion notices from the holder of its 8% convertible note for the entire remaining principal of $62,000 and issued 5,166,667 shares of common stock.',
      ),
    ).toEqual([]);
  });

  it('takes what a repurchase leaves outstanding', () => {
    expect(
      convertiblesOf(
        'On March 9, 2022, we sold $172.5 million aggregate principal amount of 3.00% convertible senior notes due 2027. We repurchased $41.0 million principal amount of the notes, leaving $131.5 million outstanding.',
      ),
    ).toMatchObject([{ principal: 131_500_000 }]);
  });

  it('takes no count of preferred shares for a principal', () => {
    const found = convertiblesOf('Series of convertible preferred stock:', [
      ['', 'Shares outstanding', 'Stated value', 'Conversion price'],
      ['Series A Convertible Preferred', '1,200', '$ 1,000', '$ 0.50'],
      ['Series B Convertible Preferred', '4,500', '1,000', '0.75'],
    ]);
    expect(found.every(({ principal }) => principal === undefined)).toBe(true);
  });

  it('reads each item of a list by itself', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'Shares outstanding exclude 1,250,000 shares issuable upon conversion of our Series E Convertible Preferred Stock outstanding at a conversion price of $4.00 per share; and 800,000 shares issuable upon conversion of a $2,000,000 convertible note, which matures December 31, 2025.',
      ),
    );
    const note = outcome.result?.convertibles?.find(({ principal }) => principal === 2_000_000);
    expect(note?.conversionPrice).toBeUndefined();
    expect(note?.sharesIssuable).not.toBe(1_250_000);
  });
});

describe('prices that belong to something else', () => {
  it('takes no market price for the conversion where interest is paid in shares', () => {
    const found = convertiblesOf(
      'We issued a senior convertible note in the principal amount of $15,000,000. The note is convertible at the holder’s option at $5.60 per share. At our election, interest may be paid in shares of common stock valued at 90% of the average VWAP.',
    );
    expect(found).toMatchObject([{ principal: 15_000_000, conversionPrice: 5.6, variablePrice: false }]);
    expect(found[0]?.discountPercent).toBeUndefined();
  });

  it('takes no price of preferred stock for the notes behind it', () => {
    const found = convertiblesOf(
      'Each share of our Series A Convertible Preferred Stock outstanding is convertible at a conversion price of $0.65.',
      'We have outstanding $1,800,000 aggregate principal amount of 12% senior convertible notes, which mature on April 30, 2026.',
    );
    expect(found.find(({ principal }) => principal === 1_800_000)?.conversionPrice).toBeUndefined();
  });

  it('reads the defined price of a certificate of designation', () => {
    const outcome = outcomeOf(
      overhangV5,
      '<html><body><p>CERTIFICATE OF DESIGNATION OF SERIES B CONVERTIBLE PREFERRED STOCK</p><p>Each share of Series B Preferred Stock shall be convertible into such number of shares as is determined by dividing ten dollars ($10.00) by the Conversion Price; provided that conversions are limited.</p><p>Adjustments are made below.</p><p>The term “Conversion Price” shall mean twelve dollars ($12.00), subject to adjustment.</p></body></html>',
    );
    expect(outcome.result?.convertibles).toMatchObject([{ conversionPrice: 12 }]);
  });
});
