import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isEdgarBusinessDay } from '../../core/business-days.ts';
import { mergeRanges } from '../../core/date-ranges.ts';
import { dateOfEpochDay, type IsoDate } from '../../core/dates.ts';
import { isStorable, storableText, storableValue } from '../../core/storable-text.ts';
import { isoTimestampOf } from '../../db/column-types.ts';
import { copyField } from '../../db/copy.ts';
import { rowOf, snakeCase } from '../../db/names.ts';

/** What PostgreSQL reads from a field of COPY's text format. */
function readCopyField(field: string): string | null {
  if (field === '\\N') return null;
  const escapes: Record<string, string> = { t: '\t', n: '\n', r: '\r' };
  return field.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter);
}

describe('what is stored', () => {
  test('text passes COPY unchanged where Postgres can hold it, and keeps its length where not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const field = copyField(text);
        expect(field).not.toMatch(/[\t\n\r]/);
        const read = readCopyField(field);
        expect(read).toBe(storableText(text));
        expect(read?.length).toBe(text.length);
        expect(read === text).toBe(isStorable(text));
      }),
    );
  });

  test('JSON values become storable at any depth and stay themselves where they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(storableValue(value)).toBe(value);
      }),
    );
    expect(storableValue({ a: ['x\u0000', { b: '\udfff' }], c: '\\u0000' })).toEqual({
      a: ['x\ufffd', { b: '\ufffd' }],
      c: '\\u0000',
    });
  });

  test('timestamps are read as the instants they are', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (instant) => {
          const iso = instant.toISOString();
          expect(isoTimestampOf(`${iso.slice(0, 10)} ${iso.slice(11, 23)}+00`)).toBe(iso);
        },
      ),
    );
    expect(isoTimestampOf('2024-03-29 01:05:33.1234+05:30')).toBe('2024-03-28T19:35:33.123Z');
    expect(isoTimestampOf('2024-03-29 20:05:33+00')).toBe('2024-03-29T20:05:33.000Z');
    expect(isoTimestampOf('infinity')).toBe('infinity');
  });

  test('merged ranges hold exactly the business days of the ranges they are made of', () => {
    const range = fc
      .tuple(fc.integer({ min: 19_700, max: 19_760 }), fc.integer({ min: 0, max: 10 }))
      .map(([start, length]) => ({ from: dateOfEpochDay(start), to: dateOfEpochDay(start + length) }));
    expect.hasAssertions();
    fc.assert(
      fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
        const merged = mergeRanges(ranges);
        const days = Array.from({ length: 90 }, (_, n) => dateOfEpochDay(19_690 + n)).filter(isEdgarBusinessDay);
        const within = (list: readonly { from: IsoDate; to: IsoDate }[]) =>
          days.filter((day) => list.some(({ from, to }) => from <= day && day <= to));
        expect(within(merged)).toEqual(within(ranges));
        expect(merged.slice(1).every(({ from }, index) => (merged[index]?.to ?? from) < from)).toBe(true);
      }),
    );
  });

  test('names of values become names of columns', () => {
    expect(['asOf', 'babyShelfSoldLast12Months', 'isAtm', 'cik'].map(snakeCase)).toEqual([
      'as_of',
      'baby_shelf_sold_last12_months',
      'is_atm',
      'cik',
    ]);
    expect(rowOf({ asOf: 1 }, { isAtm: true })).toEqual({ as_of: 1, is_atm: true });
  });
});
