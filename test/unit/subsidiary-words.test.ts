import { describe, expect, test } from 'vitest';
import { endsWithForm, endsWithLegalForm } from '../../parsers/subsidiaries/assemble/entity-names.ts';
import { cut, indexOfPlace, joined, listed, placeAt, rangesOf, wordsOf } from '../../parsers/subsidiaries/lines.ts';

describe('Words', () => {
  const plain = '  Acme   Harbor\n Holdings-  \n  West LLC ';

  test('collapse white space, and know where each character comes from', () => {
    const words = wordsOf(plain, 0, plain.length);
    expect(words.text).toBe('Acme Harbor Holdings- West LLC');
    for (let index = 0; index < words.text.length; index += 1) {
      const from = plain.charAt(placeAt(words, index) ?? -1);
      expect(/\s/.test(from) ? ' ' : from).toBe(words.text.charAt(index));
    }
    expect(placeAt(words, words.text.length)).toBeUndefined();
    expect(indexOfPlace(words, plain.indexOf('West'))).toBe(words.text.indexOf('West'));
  });

  test('are cut without white space at their ends', () => {
    const part = cut(wordsOf(plain, 0, plain.length), 4, 22);
    expect(part.text).toBe('Harbor Holdings-');
    expect(rangesOf(part)).toEqual([[plain.indexOf('Harbor'), plain.indexOf('Holdings-') + 9]]);
  });

  test('are joined with a space, without one behind a hyphen, and listed behind a semicolon', () => {
    const [first, second] = [wordsOf(plain, 17, 26), wordsOf(plain, 30, 35)];
    expect(joined(first, second).text).toBe('Holdings-West');
    expect(joined(second, first).text).toBe('West Holdings-');
    expect(listed(second, first).text).toBe('West; Holdings-');
  });

  test('from places far apart have several ranges', () => {
    const far = `${'Acme'.padEnd(100)}LLC`;
    expect(rangesOf(joined(wordsOf(far, 0, 4), wordsOf(far, 100, 103)))).toEqual([
      [0, 4],
      [100, 103],
    ]);
  });
});

describe('Legal forms at the end of a name', () => {
  const formed = ['Acme, Inc.', 'ACME LLC', 'Acme S.à r.l.', 'Acme (Pty) Ltd', 'Acme S. de R.L. de C.V.', 'Acme A/S'];
  const endings = ['Acme Holdings', 'Acme Fund IV', 'First Bank of Larkfield', 'Acme Sp. z o.o.', 'Acme Insaat A.Ş.'];
  const open = ['Acme of Ohio', 'Delaware', 'Acme Incorporating', 'XLLC', 'Acme 3', '', 'São Paulo', 'ACME ZINC'];

  test.each(formed)('%s', (name) => expect([endsWithForm(name), endsWithLegalForm(name)]).toEqual([true, true]));
  test.each(endings)('%s', (name) => expect(endsWithForm(name)).toBe(true));
  test.each(open)('not in "%s"', (name) =>
    expect([endsWithForm(name), endsWithLegalForm(name)]).toEqual([false, false]),
  );
});
