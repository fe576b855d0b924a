import { describe, expect, test } from 'vitest';
import { numberElsewhere, priceElsewhere } from '../../parsers/evidence/other-places.ts';
import { weighed } from '../../parsers/evidence/weighed.ts';
import { confidenceOf, withWitness, witnessed } from '../../parsers/evidence/witnesses.ts';
import { currentPartOf } from '../../parsers/prose/current-part.ts';
import { flatTextOf } from '../../parsers/prose/flat-text.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';
import { currentReport } from '../terms-documents.ts';

const AT = { start: 0, end: 1 };

describe('the rule of evidence', () => {
  test('a kind of witness counts once, and three kinds are the most', () => {
    expect(confidenceOf([])).toBe(0.8);
    expect(confidenceOf(['place', 'place'])).toBe(0.9);
    expect(confidenceOf(['place', 'total', 'arithmetic', 'name'])).toBe(0.95);
  });

  test('a check counts for the value that it names, and for what its calculation holds', () => {
    const items = [1, 2].map(
      (value) =>
        new Map([
          ['a', withWitness(witnessed(value, AT))],
          ['b', witnessed(value, AT)],
        ]),
    );
    const checks = [{ name: 'a-times-b', passed: true, path: 'list[1].a' }];
    const [first, second] = weighed('list', items, checks, {
      witnessOf: (name) => (name === 'a-times-b' ? 'arithmetic' : null),
      together: { a: ['b'] },
    });
    expect(first?.get('a')?.confidence).toBe(0.8);
    expect(second?.get('a')?.confidence).toBe(0.9);
    expect(second?.get('b')?.confidence).toBe(0.9);
  });

  test('another place counts where it speaks of the same subject, and years do not count', () => {
    const text = [
      'It sold warrants for 1,250,500 shares at $2.50.',
      'Holders own 1,250,500 shares.',
      'The strike is $2.50.',
    ];
    const bytes = Buffer.from(currentReport('Item 1.01', ...text));
    const [document] = readBareDocument(bytes, { filename: 'd.htm', filedDate: null }).documents;
    if (document === undefined) throw new Error('no document');
    const flat = flatTextOf(document, 'paragraphs');
    const part = currentPartOf(flat);
    const start = flat.text.indexOf('1,250,500');
    const at = { start, end: start + 9 };
    expect(numberElsewhere(flat, part, 1_250_500, at, /\bholders\b/i)).toEqual(['place']);
    expect(numberElsewhere(flat, part, 1_250_500, at, /\bwarrants?\b/i)).toEqual([]);
    expect(priceElsewhere(flat, part, 2.5, at, /\bstrike\b/i)).toEqual(['place']);
    expect(numberElsewhere(flat, part, 2_026, at, /./)).toEqual([]);
  });
});
