import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numericLexical, sameDecimal, scaleDecimal, toScaledInteger } from '../../parsers/xbrl/decimal.ts';
import { numberOfWords } from '../../parsers/xbrl/transforms/number-words.ts';
import { numDotDecimal4 } from '../../parsers/xbrl/transforms/numbers.ts';

const decimal = fc.tuple(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.nat({ max: 12 })).map(([digits, places]) => {
  const text = digits.toString().padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
});

describe('scaling decimals', () => {
  it('is multiplication by a power of ten, exactly', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -20, max: 20 }), fc.boolean(), (text, shift, negate) => {
        const scaled = toScaledInteger(scaleDecimal(text, shift, negate) ?? 'none');
        const original = toScaledInteger(text);
        if (!scaled || !original) throw new Error('not a decimal');
        // scaled × 10^places = ± original × 10^shift, cleared of negative powers.
        const left = scaled.digits * 10n ** BigInt(original.scale + 20);
        const right = original.digits * 10n ** BigInt(scaled.scale + 20 + shift);
        expect(left).toBe(negate ? -right : right);
      }),
    );
  });

  it('back and forth gives the same number', () => {
    fc.assert(
      fc.property(decimal, fc.integer({ min: -30, max: 30 }), (text, shift) => {
        const there = scaleDecimal(text, shift) ?? '';
        expect(sameDecimal(scaleDecimal(there, -shift) ?? '', text)).toBe(true);
      }),
    );
  });

  it('never yields anything but a decimal', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: -50, max: 50 }), (text, shift) => {
        const scaled = scaleDecimal(text, shift);
        expect(scaled === null || /^-?\d+(\.\d+)?$/.test(scaled)).toBe(true);
        const number = numericLexical(text);
        expect(number === null || number === text.replace(/^\+/, '') || /^-?\d+(\.\d+)?$/.test(number)).toBe(true);
      }),
    );
  });
});

describe('printed numbers', () => {
  it('are read back from how they are grouped', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 24n }), (value) => {
        expect(numDotDecimal4(value.toLocaleString('en-US'))).toBe(value.toString());
      }),
    );
  });

  it('are read back from their words', () => {
    const ones =
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
        ' ',
      );
    const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
    const below100 = (n: number): string =>
      n < 20 ? (ones[n] ?? '') : `${tens[Math.floor(n / 10)]}${n % 10 ? `-${ones[n % 10]}` : ''}`;
    const below1000 = (n: number): string =>
      n < 100 ? below100(n) : `${ones[Math.floor(n / 100)]} hundred${n % 100 ? ` and ${below100(n % 100)}` : ''}`;
    const words = (n: number): string => {
      const parts = [
        [Math.floor(n / 1e6), ' million'],
        [Math.floor(n / 1e3) % 1e3, ' thousand'],
        [n % 1e3, ''],
      ] as const;
      const text = parts.filter(([part]) => part > 0).map(([part, name]) => below1000(part) + name);
      return text.length === 0 ? 'zero' : text.join(', ');
    };
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (value) => {
        expect(numberOfWords(words(value))).toBe(String(value));
      }),
    );
  });
});
