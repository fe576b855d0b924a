import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { type ReportPart as Part, periodicReport as report } from '../periodic-report.ts';
import { currentReport, outcomeOf } from '../terms-documents.ts';

const convertiblesOf = (...parts: readonly Part[]): readonly Convertible[] =>
  outcomeOf(overhangV5, report(...parts)).result?.convertibles ?? [];
const warrantsOf = (...parts: readonly Part[]): readonly Warrant[] =>
  outcomeOf(overhangV5, report(...parts)).result?.warrants ?? [];

const HEAD = [
  'Issue date',
  'Maturity date',
  'Initial principal',
  'Interest rate',
  'Ben. conv. feature',
  'Outstanding principal',
];

describe('totals of convertible notes and their parts', () => {
  it('lists the rows of a table instead of the total above it, and gives them its terms', () => {
    const found = convertiblesOf(
      'In a series of transactions the Company sold an aggregate of $10.0 million of convertible debentures (the “$10M Debentures”), convertible at 80% of the average of the daily volume-weighted price. The following table lists each of them:',
      [
        HEAD,
        ['10/17/18', '10/16/20', '$ 5,000,000', '6.0%', '$ 1,554,389', '$ -'],
        ['05/08/19', '05/07/21', '4,000,000', '6.0%', '783,701', '1,750,000'],
        ['02/21/20', '02/20/21', '1,000,000', '6.5%', '379,183', '1,000,000'],
      ],
    );
    expect(found).toMatchObject([
      { principal: 1_750_000, maturity: '2021-05-07', interestRate: 6, discountPercent: 20 },
      { principal: 1_000_000, maturity: '2021-02-20', interestRate: 6.5, discountPercent: 20 },
    ]);
    expect(found).toHaveLength(2);
    expect(found[0]?.conversionPrice).toBeUndefined();
  });

  it('leaves out classes of which all was converted, by their defined names, and their tables', () => {
    const found = convertiblesOf(
      'The Company sold an aggregate of $10.0 million of convertible debentures to an investor (the “$10M Debentures”). The following table summarizes the $10M Debentures:',
      [
        HEAD.slice(0, 4),
        ['10/17/18', '10/16/20', '$ 5,000,000', '6.0%'],
        ['05/08/19', '05/07/21', '5,000,000', '6.0%'],
      ],
      'As of December 31, 2021, the holder had converted all of the $10M Debentures into common stock.',
    );
    expect(found).toEqual([]);
  });

  it('takes what was issued instead of what may be, with the terms of the agreement', () => {
    const found = convertiblesOf(
      'On March 8, 2023, the Company agreed to issue convertible debentures (the “Convertible Debentures”) in an aggregate principal amount of up to $11.2 million. The conversion price is 92% of the two lowest VWAPs, initially with a floor conversion price of $0.55, but subsequently lowered by agreement to $0.20.',
      'On March 8, 2023, the Company issued and sold a Convertible Debenture in the principal amount of $5.0 million.',
    );
    expect(found).toMatchObject([{ principal: 5_000_000, discountPercent: 8, floorPrice: 0.2 }]);
    expect(found).toHaveLength(1);
  });

  it('keeps the class that was issued for what remains of another', () => {
    const outcome = outcomeOf(
      overhangV5,
      currentReport(
        'Holders of our 7.00% convertible senior notes due 2025 (the “2025 Notes”) exchanged $48.2 million aggregate principal amount of 2025 Notes for $43.4 million aggregate principal amount of newly issued 9.00% convertible senior notes due 2028. Following the exchange, $6.8 million aggregate principal amount of 2025 Notes remain outstanding.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([
      { principal: 6_800_000, maturity: '2025' },
      { principal: 43_400_000, interestRate: 9, maturity: '2028' },
    ]);
  });

  it('reads the parts of a debt that convert at different prices', () => {
    expect(
      convertiblesOf(
        'On September 30, 2021, $2.6 million of principal amount of outstanding debentures were convertible into 9.6 billion shares at a price of $0.00027 per share and $5.6 million of outstanding debentures were convertible on that date into 107.7 million shares at a conversion price of $0.052.',
      ),
    ).toMatchObject([
      { principal: 2_600_000, conversionPrice: 0.00027 },
      { principal: 5_600_000, conversionPrice: 0.052 },
    ]);
  });

  it('goes on with the lender above where a row has no label', () => {
    const found = convertiblesOf('Convertible notes payable consist of the following:', [
      ['Lender', 'Interest rate', 'Maturity date', 'Principal', 'Balance, net'],
      ['Alder Fund', '12%', 'November 12, 2020', '-', '11,643'],
      ['', '12%', 'July 13, 2021', '63,000', '15,272'],
    ]);
    expect(found).toMatchObject([{ label: 'Alder Fund', principal: 63_000, maturity: '2021-07-13' }]);
  });

  it('takes the principal as amended', () => {
    const outcome = outcomeOf(
      overhangV5,
      currentReport(
        'On June 5, 2023 we issued a secured convertible note in the original principal amount of $2,000,000. Under the amendment the principal amount was increased to $2,450,000, and the conversion price was reduced from $1.60 to $0.75 per share.',
      ),
    );
    expect(outcome.result?.convertibles).toMatchObject([{ principal: 2_450_000, conversionPrice: 0.75 }]);
  });
});

describe('prices that are no conversion prices', () => {
  it('takes no price of a sale and no floor for votes', () => {
    const sold = convertiblesOf(
      'The Company issued 3,000,581 shares of Series A convertible preferred stock to an investor in an offering at a price of $8.31 per share.',
    );
    expect(sold).toEqual([]);
    const [found] = convertiblesOf(
      'For purposes of the number of votes of the Series A Convertible Preferred Stock outstanding, the conversion price shall not be lower than $0.072. The Series A Convertible Preferred Stock shall be convertible at a price equal to the greater of (i) $0.02 per share or (ii) eighty (80%) percent of the Market Price.',
    );
    expect(found?.conversionPrice).not.toBe(0.072);
  });

  it('doubts the first of prices that step up by dates', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        'The Company issued a convertible promissory note in the principal amount of $125,000. The note is convertible into common stock at a price of $.20 per share through December 31, 2019, $.30 per share from January 1, 2020 through December 31, 2020.',
      ),
    );
    expect(outcome.confidences?.['convertibles[0].conversionPrice']).toBe(0.6);
  });

  it('doubts an amount that may be in thousands', () => {
    const outcome = outcomeOf(
      overhangV5,
      report(
        '(Amounts in thousands, except per share data)',
        'In October 2018 the Company issued convertible notes with a face value of $475,000. The convertible notes bear interest at 5.00% per annum.',
      ),
    );
    expect(outcome.confidences?.['convertibles[0].principal']).toBe(0.6);
  });
});

describe('warrants that are used up', () => {
  it('counts no warrants that holders agreed to exercise for new ones', () => {
    const found = warrantsOf(
      'The holders agreed to exercise Series E warrants to purchase up to 16,216,216 shares of common stock at $0.37 per share in exchange for new Series F warrants to purchase 64,864,864 shares. Each Series F warrant is exercisable as of the date of issuance to October 16, 2030 at $0.55 per share.',
    );
    expect(found.map(({ count }) => count)).toEqual([64_864_864]);
    expect(found[0]?.expires).toBe('2030-10-16');
  });

  it('gives all classes the one price of each warrant', () => {
    const found = warrantsOf(
      'At March 31, 2023, 8,623,750 Public Warrants and 4,450,000 Private Warrants were outstanding.',
      'The exercise price of each warrant is $11.50 per share, subject to adjustment.',
    );
    expect(found).toMatchObject([
      { count: 8_623_750, exercisePrice: 11.5 },
      { count: 4_450_000, exercisePrice: 11.5 },
    ]);
  });

  it('reads classes in columns, with their days of expiry in a row', () => {
    const found = warrantsOf('Activity in warrants accounted for as equity and as liabilities (in thousands):', [
      ['', 'April 2013 warrants', 'January 2015 warrants', 'Total'],
      ['Outstanding, January 1, 2016', '1,500', '4,000', '5,500'],
      ['Warrants exercised', '(300)', '-', '(300)'],
      ['Outstanding, December 31, 2016', '1,200', '4,000', '5,200'],
      ['Expiration date', 'April 25, 2018', 'January 16, 2020', ''],
    ]);
    expect(found).toMatchObject([
      { label: 'April 2013 warrants', count: 1_200_000, expires: '2018-04-25' },
      { label: 'January 2015 warrants', count: 4_000_000, expires: '2020-01-16' },
    ]);
  });
});
