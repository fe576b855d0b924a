import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { renderThirteenfCover, renderThirteenfTable, THIRTEENF_LAYOUTS } from '../../sample/render-thirteenf.ts';
import type { HoldingTruth, ThirteenfTruth } from '../../sample/truth.ts';
import { cusipOf, type PlainRow, parseThirteenf, readRows, thirteenfSubmission } from '../thirteenf-documents.ts';
import { renderTextTable, TEXT_LAYOUTS } from '../thirteenf-text-layouts.ts';

const ALPHABET = '0123456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const cusip = fc
  .tuple(fc.integer({ min: 0, max: 999_999 }), fc.constantFrom(...ALPHABET.split('')), fc.integer({ min: 0, max: 9 }))
  .map(([digits, letter, digit]) => cusipOf(`${String(digits).padStart(6, '0').slice(0, 5)}${letter}1${digit}`));
const word = fc.constantFrom(
  'Alder',
  'Birch',
  'Cedar',
  'Dune',
  'Elm',
  'Fjord',
  'Grove',
  'Heath',
  'Iris',
  'Juniper',
  'Larch',
);
const name = fc
  .tuple(word, word, fc.constantFrom('Inc', 'Corp', 'Holdings plc', 'Bancorp', '& Co'))
  .map((parts) => parts.join(' '));
const shares = fc.integer({ min: 1, max: 9_000_000 });

const holding: fc.Arbitrary<HoldingTruth> = fc
  .record({
    nameOfIssuer: name.map((text) => text.toUpperCase()),
    titleOfClass: fc.constantFrom('COM', 'CL A', 'SPONSORED ADR'),
    cusip,
    price: fc.integer({ min: 5, max: 900 }),
    sshPrnamt: shares,
    sshPrnamtType: fc.constantFrom('SH' as const, 'PRN' as const),
    putCall: fc.constantFrom(null, 'Put' as const, 'Call' as const),
    investmentDiscretion: fc.constantFrom('SOLE' as const, 'DFND' as const, 'OTR' as const),
    split: fc.integer({ min: 0, max: 100 }),
  })
  .map(({ price, split, ...rest }) => {
    const sole = Math.floor((rest.sshPrnamt * split) / 100);
    return {
      ...rest,
      valueDollars: rest.sshPrnamtType === 'PRN' ? rest.sshPrnamt : rest.sshPrnamt * price,
      votingAuthority: { sole, shared: rest.sshPrnamt - sole, none: 0 },
    };
  });

const COVER = {
  cik: '9800001',
  fileNumber: '028-90001',
  city: 'NEW YORK',
  state: 'NY',
  signer: 'A. Person',
  signed: '2024-02-12' as IsoDate,
  reportedBy: null,
};

describe('13F round trips: parsing a rendered table gives the original rows', () => {
  test('XML tables in every layout of the sample generator', () => {
    fc.assert(
      fc.property(
        fc.array(holding, { minLength: 1, maxLength: 30 }),
        fc.constantFrom(...THIRTEENF_LAYOUTS),
        (holdings, layout) => {
          const truth: ThirteenfTruth = {
            reportType: '13F HOLDINGS REPORT',
            periodOfReport: '2023-12-31' as IsoDate,
            managerName: 'LARKMERE CAPITAL LP',
            entries: holdings.length,
            totalValueDollars: holdings.reduce((sum, one) => sum + one.valueDollars, 0),
            valueUnit: 'dollars',
            holdings,
          };
          const text = thirteenfSubmission(
            [
              { type: '13F-HR', body: renderThirteenfCover(truth, COVER) },
              { type: 'INFORMATION TABLE', body: renderThirteenfTable(truth, layout) },
            ],
            { form: '13F-HR', filed: '20240212', period: '20231231' },
          );
          const { result, confidence } = parseThirteenf(text);
          expect(result).toMatchObject(truth);
          expect(confidence).toBeGreaterThanOrEqual(0.9);
        },
      ),
      { numRuns: 40 },
    );
  });

  const plainRow: fc.Arbitrary<PlainRow> = fc
    .record({
      name,
      title: fc.constantFrom('COM', 'CL A', 'SPONSORED ADR', 'COM NEW'),
      cusip,
      value: fc.integer({ min: 1, max: 9_999_999 }),
      shares,
      type: fc.constantFrom('SH' as const, 'PRN' as const),
      putCall: fc.constantFrom(null, null, 'Put' as const, 'Call' as const),
      discretion: fc.constantFrom('SOLE' as const, 'DFND' as const, 'OTR' as const),
      managers: fc.constantFrom(null, '1', '2,4'),
      where: fc.constantFrom(0, 1, 2),
    })
    .map(({ where, ...row }) => {
      const votes: [number, number, number] = [0, 0, 0];
      votes[where] = row.shares;
      return { ...row, votes };
    });

  test.each(TEXT_LAYOUTS)('fixed-width tables, layout %s', (layout) => {
    fc.assert(
      fc.property(fc.array(plainRow, { minLength: 4, maxLength: 25 }), (rows) => {
        const { text, expected } = renderTextTable(rows, layout);
        expect(readRows(parseThirteenf(text, '2009-02-13'))).toEqual(expected);
      }),
      { numRuns: 25 },
    );
  });
});
