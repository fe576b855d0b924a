import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subsidiariesV3 } from '../../parsers/subsidiaries/subsidiaries.v3.ts';
import { DIALECTS } from '../../sample/html.ts';
import { renderSubsidiaries, SUBSIDIARY_LAYOUTS, subsidiariesAsPrinted } from '../../sample/render-subsidiaries.ts';
import type { SubsidiariesTruth, SubsidiaryTruth } from '../../sample/truth.ts';
import { readBareDocument } from '../../sources/submission/read-bare-document.ts';

const STEMS = [
  'Northgate',
  'Blue Heron',
  'K&R',
  "O'Dell",
  'Tri-County',
  '3D Harbor',
  'St. Clair',
  'Müller',
  'ABX',
  'Société Perche',
];
const MIDDLES = [
  'Holdings',
  'Operations',
  'Finance',
  '(UK)',
  'Research & Development',
  'Real Estate',
  'of Ohio',
  'IP',
  'Texas Gas',
  '(2009)',
  '',
];
const PLACES: readonly (readonly [string, readonly string[]])[] = [
  ['Delaware', ['LLC', 'Inc.', 'Corp.', 'L.P.']],
  ['New York', ['Inc.', 'Corporation']],
  ['Ontario, Canada', ['ULC', 'Ltd.']],
  ['United Kingdom', ['Limited', 'plc']],
  ['Germany', ['GmbH', 'GmbH & Co. KG']],
  ['Mexico', ['S. de R.L. de C.V.', 'S.A. de C.V.']],
  ['Netherlands', ['B.V.']],
  ['Luxembourg', ['S.à r.l.']],
  ['Hong Kong', ['Limited']],
  ['Cayman Islands', ['Ltd.']],
];

const company = fc
  .record({
    stem: fc.constantFrom(...STEMS),
    middle: fc.constantFrom(...MIDDLES),
    place: fc.constantFrom(...PLACES),
    form: fc.nat(3),
    percent: fc.constantFrom(100, 51, 66.67, 99.5),
    trade: fc.option(fc.constantFrom('Quick Lease', 'Harbor Direct'), { freq: 6, nil: null }),
  })
  .map(({ stem, middle, place: [jurisdiction, forms], form, percent, trade }) => ({
    name: [stem, middle, forms[form % forms.length]].filter((part) => part !== '').join(' '),
    jurisdiction,
    ownershipPercent: percent,
    doingBusinessAs: trade,
    level: null,
  }));
const list = fc.uniqueArray(company, { minLength: 2, maxLength: 60, selector: ({ name }) => name });

function read(text: string) {
  const submission = readBareDocument(new TextEncoder().encode(text), { type: 'EX-21.1' });
  const [document] = submission.documents;
  if (document === undefined) throw new Error('no document');
  return subsidiariesV3.parse(submission, document, { filedDate: null, upstream: new Map() });
}

/** Some dialects print no accents. */
const plain = (text: string | null) => text?.normalize('NFKD').replace(/[\u0300-\u036f]/g, '') ?? null;
const said = (one: Omit<SubsidiaryTruth, 'level'>) => [
  plain(one.name),
  one.jurisdiction,
  one.ownershipPercent,
  one.doingBusinessAs,
];

describe('a list, rendered and parsed back', () => {
  for (const layout of SUBSIDIARY_LAYOUTS) {
    test(`${layout}: the same list, in every dialect of HTML`, () => {
      fc.assert(
        fc.property(list, fc.constantFrom(...DIALECTS), (subsidiaries, dialect) => {
          const truth: SubsidiariesTruth = { count: subsidiaries.length, subsidiaries };
          const printed = subsidiariesAsPrinted(truth, layout);
          const outcome = read(renderSubsidiaries(truth, layout, dialect, 'Northgate Harbor Corp.'));
          expect((outcome.result?.subsidiaries ?? []).map(said)).toEqual(printed.subsidiaries.map(said));
          expect(outcome.confidence).toBeGreaterThanOrEqual(0.9);
        }),
        { numRuns: 40, seed: 21 },
      );
    });
  }
});
