import { describe, expect, it, test } from 'vitest';
import { overhangV5 } from '../../parsers/overhang/overhang.v5.ts';
import type { Convertible, Warrant } from '../../parsers/overhang/result.ts';
import { convertibleRows, warrantRows } from '../../parsers/overhang/rows.ts';
import { currentReport, outcomeOf, supplement } from '../terms-documents.ts';

const ITEM = 'Item 1.01 Entry into a Material Definitive Agreement.';
const FILED = { filedDate: '2025-11-14' as never };

const warrantsOf = (text: string): readonly Warrant[] => outcomeOf(overhangV5, text).result?.warrants ?? [];
const noteOf = (...words: readonly string[]): Convertible | undefined =>
  outcomeOf(overhangV5, currentReport(ITEM, ...words)).result?.convertibles?.[0];

describe('purchase and exercise price of pre-funded warrants', () => {
  test.each([
    [
      'a price per warrant, less the exercise price',
      'We are offering pre-funded warrants to purchase up to 1,500,000 shares of common stock. The purchase price of each pre-funded warrant is $1.4999, which equals the offering price per share less the $0.0001 exercise price. The pre-funded warrants are exercisable immediately at $0.0001 per share.',
      { exercisePrice: 0.0001, purchasePrice: 1.4999 },
    ],
    [
      'the amount before its name',
      'We are offering pre-funded warrants to purchase up to 1,500,000 shares of common stock, with an exercise price of $0.001 per share, at a price of $3.499 per pre-funded warrant.',
      { exercisePrice: 0.001, purchasePrice: 3.499 },
    ],
    [
      'a purchase price alone',
      'We are offering pre-funded warrants to purchase up to 1,500,000 shares of common stock at a purchase price of $2.2499.',
      { purchasePrice: 2.2499 },
    ],
  ])('tells them apart: %s', (_name, words, prices) => {
    const [found] = warrantsOf(supplement([words]));
    expect(found).toMatchObject({ count: 1_500_000, preFunded: true, ...prices });
    expect(found?.exercisePrice).toBe((prices as { exercisePrice?: number }).exercisePrice);
  });

  it('stores each in its own column', () => {
    const text = supplement([
      'We are offering pre-funded warrants to purchase up to 1,500,000 shares of common stock at a price of $3.499 per pre-funded warrant. The exercise price of each pre-funded warrant is $0.001 per share.',
    ]);
    const [row] = warrantRows(outcomeOf(overhangV5, text), FILED);
    expect(row?.values).toMatchObject({ exercisePrice: '0.001', purchasePrice: '3.499' });
    expect(row?.valueSpans['purchasePrice']?.[0]?.text).toBe('3.499');
  });

  it('gives a price that is stated once for the class to every issue of it', () => {
    const found = warrantsOf(
      currentReport(
        ITEM,
        'The investor bought Series A pre-funded warrants to purchase up to 731,482 shares of common stock and Series B pre-funded warrants to purchase up to 200,500 shares of common stock.',
        'The pre-funded warrants are exercisable at $0.0001 per share and do not expire.',
      ),
    );
    expect(found.map(({ exercisePrice }) => exercisePrice)).toEqual([0.0001, 0.0001]);
  });

  it("does not call a lender's ten-year warrants at a cent pre-funded", () => {
    const words = (term: string) =>
      `The Company issued to the lender warrants to purchase 450,000 shares of common stock at an exercise price of $0.01 per share. The warrants ${term}.`;
    expect(warrantsOf(currentReport(ITEM, words('expire on May 1, 2035')))).toMatchObject([{ preFunded: false }]);
    expect(warrantsOf(currentReport(ITEM, words('do not expire')))).toMatchObject([{ preFunded: true }]);
  });
});

describe('prices that several classes share', () => {
  it('gives public and private warrants the price of the sentence that lists both', () => {
    const found = warrantsOf(
      currentReport(
        'Item 2.01 Completion of Acquisition. Item 1.01.',
        'As of the Closing there were warrants to purchase 17,250,000 shares, each exercisable at $11.50 per share, consisting of 11,500,000 public warrants and 5,750,000 private placement warrants.',
      ),
    );
    expect(found).toMatchObject([
      { label: 'public warrants', count: 11_500_000, exercisePrice: 11.5 },
      { label: 'private placement warrants', count: 5_750_000, exercisePrice: 11.5 },
    ]);
  });

  it('follows "at the same price" and keeps what parentheses say of others apart', () => {
    const same = warrantsOf(
      currentReport(
        ITEM,
        'It sold series A-1 warrants to purchase up to 5,280,000 shares and series A-2 warrants to purchase up to 2,640,000 shares. The series A-1 warrants are exercisable at $0.62 per share; the series A-2 warrants are exercisable at the same price.',
      ),
    );
    expect(same.map(({ exercisePrice }) => exercisePrice)).toEqual([0.62, 0.62]);
    const aside = warrantsOf(
      currentReport(
        ITEM,
        'Holders exercised outstanding warrants to purchase 812,775 shares of common stock (the "Existing Warrants"). For this they receive new warrants (the "New Warrants") to purchase up to 912,775 shares of common stock (more than the shares issued in connection with the exercise of the Existing Warrants) with an exercise price of $3.00 per share. The Company agreed to reduce the exercise price of the Existing Warrants from $20.92 to $2.00 per share.',
      ),
    );
    expect(aside.map(({ exercisePrice }) => exercisePrice)).toEqual([2, 3]);
  });

  it('gives a class that a resale prospectus lists by name its own terms', () => {
    const found = warrantsOf(
      supplement([
        'This prospectus relates to the resale of up to 9,462,500 shares of our common stock, consisting of (i) 1,200,000 shares, (ii) 1,950,000 shares issuable upon exercise of pre-funded warrants and (iii) 6,312,500 shares issuable upon exercise of Series B warrants.',
        'The pre-funded warrants are exercisable at $0.0001 and do not expire. The Series B warrants may be exercised at any time at $1.28 per share and expire on September 6, 2030.',
      ]),
    );
    expect(found).toMatchObject([
      { count: 1_950_000, exercisePrice: 0.0001, preFunded: true },
      { count: 6_312_500, exercisePrice: 1.28, expires: '2030-09-06' },
    ]);
  });

  it('reads rows of a term sheet, units on a cover and warrants that stand beside shares', () => {
    const sheet = warrantsOf(
      supplement([
        'Securities: 3,250,000 shares of common stock and 3,250,000 warrants, each to purchase one share',
        'Warrant strike: $ 3.36',
      ]),
    );
    expect(sheet).toMatchObject([{ count: 3_250_000, exercisePrice: 3.36 }]);
    const rights = warrantsOf(
      supplement([
        'Each whole warrant entitles the holder to purchase one share at $3.25 through June 30, 2028.',
        'If fully subscribed, we will issue 4,000,000 shares and 2,000,000 warrants.',
      ]),
    );
    expect(rights).toMatchObject([{ count: 2_000_000, exercisePrice: 3.25, expires: '2028-06-30' }]);
  });
});

describe('conversion prices that follow the market', () => {
  const NOTE =
    'The Company sold convertible debentures in the aggregate principal amount of $6,000,000 (the "Debentures").';

  test.each([
    [
      'a share of the lowest VWAP, with a floor',
      'The conversion price equals 80% of the lowest daily VWAP during the ten trading days before conversion, subject to a floor of $0.25.',
      { variablePrice: true, discountPercent: 20, floorPrice: 0.25 },
    ],
    [
      'a discount, with a named floor',
      'The Debentures convert at a 15% discount to the average of the two lowest closing bid prices, but in no event below $0.40 per share (the "Floor Price").',
      { variablePrice: true, discountPercent: 15, floorPrice: 0.4 },
    ],
    [
      'the lower of a fixed and a market price',
      'The holder may convert at the lower of (i) $3.8250 per share (the "Fixed Price") and (ii) 94% of the lowest daily VWAP during the five trading days before the conversion date, but not lower than the floor price of $0.6375.',
      { variablePrice: true, conversionPrice: 3.825, discountPercent: 6, floorPrice: 0.6375 },
    ],
  ])('reads %s', (_name, terms, expected) => {
    expect(noteOf(NOTE, terms)).toMatchObject({ principal: 6_000_000, ...expected });
  });

  it('stores discount and floor, from which a score computes the shares', () => {
    const text = currentReport(
      ITEM,
      NOTE,
      'The conversion price equals 80% of the lowest daily VWAP, subject to a floor price of $0.25. The Debentures are convertible at any time.',
    );
    const [row] = convertibleRows(outcomeOf(overhangV5, text), FILED);
    expect(row?.values).toMatchObject({
      variablePrice: true,
      discountPercent: '20',
      floorPrice: '0.25',
      convertibleFrom: null,
      convertibleText: 'at any time',
    });
    expect(row?.valueSpans['floorPrice']?.[0]?.text).toBe('0.25');
  });

  it('takes no purchase price at a discount, and no redemption at a premium, for the terms of a conversion', () => {
    const found = noteOf(
      NOTE,
      'The Debentures were sold at a purchase price equal to 93% of the principal amount. The conversion price is $1.50 per share.',
    );
    expect(found).toMatchObject({ conversionPrice: 1.5, variablePrice: false });
    expect(found).not.toHaveProperty('discountPercent');
  });

  it('takes no true-up, no notes of others and no illustration for the terms of the notes', () => {
    const found = noteOf(
      NOTE,
      'They convert at $0.40 per share (the "Conversion Price"). If the average of the three lowest VWAPs in the preceding 20 trading days is less than $0.40, the Company shall issue additional commitment shares.',
      'For illustration, at a conversion price of $0.20, the Debentures would convert into 30,000,000 shares. Two unrelated issuers have issued notes convertible at 80% of VWAP.',
    );
    expect(found).toMatchObject({ conversionPrice: 0.4, variablePrice: false });
    expect(found).not.toHaveProperty('discountPercent');
    expect(found).not.toHaveProperty('sharesIssuable');
  });

  it('keeps an original issue discount apart from interest', () => {
    const found = noteOf(
      'The Company sold 15% Original Issue Discount Senior Convertible Notes in the aggregate principal amount of $3,450,000 (the "Notes"), convertible at a conversion price of $0.40 per share.',
    );
    expect(found).toMatchObject({ principal: 3_450_000, originalIssueDiscountPercent: 15 });
    expect(found).not.toHaveProperty('interestRate');
    expect(
      noteOf(
        'The Company issued a convertible note in the principal amount of $62,000, with an original issue discount of $6,200. The note bears interest at 12% per annum.',
      ),
    ).toMatchObject({ interestRate: 12, originalIssueDiscountPercent: 10 });
  });

  test.each([
    ['The Debentures are convertible at the option of the holder at any time.', 'at any time'],
    ['On or after September 15, 2027, holders may convert their Debentures at any time.', '2027-09-15'],
    [
      'The Debentures are convertible beginning six months after the date of issuance.',
      'beginning six months after the date of issuance',
    ],
  ])('reads from when: %s', (words, from) => {
    expect(noteOf(NOTE, words)?.convertible).toBe(from);
  });
});
