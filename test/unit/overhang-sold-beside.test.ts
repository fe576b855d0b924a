import { describe, expect, it } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';

function counts(...paragraphs: readonly string[]): (readonly [unknown, number | undefined])[] {
  const { result, confidences } = outcomeOf(overhangV5, currentReport(ITEM, ...paragraphs));
  return (result?.warrants ?? []).map(
    ({ count }, index) => [count, confidences?.[`warrants[${index}].count`]] as const,
  );
}

describe('counts of warrants that the shares sold beside them give', () => {
  const sale = (shares: string): string =>
    `The Company agreed to sell (i) ${shares} shares of common stock, (ii) pre-funded warrants to purchase up to 985,500 shares of common stock and (iii) common warrants to purchase up to 2,550,500 shares of common stock.`;

  it('are sure where shares and pre-funded warrants make them', () => {
    expect(counts(sale('1,565,000'))).toEqual([
      [985_500, 0.9],
      [2_550_500, 0.9],
    ]);
    expect(counts(sale('1,565,001'))).toEqual([
      [985_500, 0.8],
      [2_550_500, 0.8],
    ]);
  });

  it('are not sure by shares that a right is for', () => {
    const sentence = (verb: string): string =>
      `The investor received ${verb} 1,300,500 shares of common stock and Series A warrants to purchase up to 1,300,500 shares of common stock at $2.00 per share.`;
    expect(counts(sentence(''))).toEqual([[1_300_500, 0.9]]);
    expect(counts(sentence('an option to acquire'))).toEqual([[1_300_500, 0.8]]);
  });

  it('are sure where they are a stated percentage of a printed count', () => {
    const fee = (percent: string): string =>
      `The Company sold 2,350,000 shares of common stock. It issued to the placement agent warrants to purchase up to 141,000 shares of common stock, equal to ${percent}% of the aggregate number of shares sold.`;
    expect(counts(fee('6.0'))).toEqual([[141_000, 0.9]]);
    expect(counts(fee('7.0'))).toEqual([[141_000, 0.8]]);
  });
});

describe('the list of what a count of shares leaves out', () => {
  const lead =
    'The number of shares of common stock to be outstanding after this offering is based on 18,340,000 shares outstanding as of June 30, 2025, and excludes:';
  const read = (...items: readonly string[]) =>
    outcomeOf(
      overhangV5,
      supplement([
        'This is a prospectus supplement for 1,000,000 shares of our common stock.',
        'The Offering',
        ...items,
      ]),
    ).confidences ?? {};

  it('is a witness for the one count and the one price of an item', () => {
    const confidences = read(
      lead,
      '412,500 shares of common stock issuable upon the exercise of outstanding options;',
      '708,250 shares of common stock issuable upon the exercise of a warrant held by Harbor Ventures LLC, with an exercise price of $43.50 per share; and',
      '51,700 shares of common stock issuable upon the exercise of our public warrants, at a weighted average exercise price of $17.25 per share.',
    );
    expect(confidences).toMatchObject({
      'warrants[0].count': 0.9,
      'warrants[0].exercisePrice': 0.9,
      'warrants[1].count': 0.9,
      'warrants[1].exercisePrice': 0.8,
    });
  });

  it('is none where other words stand between it and the item, or the item has two counts', () => {
    const apart = read(
      lead,
      '412,500 shares of common stock issuable upon the exercise of outstanding options;',
      'The following was added by an amendment to the agreement with our lender;',
      '708,250 shares of common stock issuable upon the exercise of a warrant held by Harbor Ventures LLC, with an exercise price of $43.50 per share.',
    );
    expect(apart['warrants[0].count']).toBe(0.8);
    const both = read(
      lead,
      '708,250 shares of common stock issuable upon the exercise of outstanding warrants and 90,100 shares issuable upon the vesting of units;',
    );
    expect(both['warrants[0].count']).toBe(0.8);
  });
});
