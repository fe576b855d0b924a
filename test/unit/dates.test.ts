import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  dateOfEpochDay,
  daysBetween,
  easternDateOf,
  easternToUtc,
  endOfEasternDay,
  epochDay,
  type IsoDate,
  isIsoDate,
  parseIsoDate,
  quarterOf,
  timestampOf,
} from '../../core/dates.ts';

const date = (text: string) => text as IsoDate;

describe('dates', () => {
  it('the integer form of a date is that of the calendar, for every day of four centuries', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000, max: 100_000 }), (day) => {
        const text = new Date(day * 86_400_000).toISOString().slice(0, 10);
        expect(dateOfEpochDay(day)).toBe(text);
        expect(epochDay(date(text))).toBe(day);
      }),
    );
  });

  it('days are counted over leap years and year ends', () => {
    expect(addDays(date('2024-02-28'), 1)).toBe('2024-02-29');
    expect(addDays(date('2023-12-31'), 1)).toBe('2024-01-01');
    expect(daysBetween(date('2023-03-01'), date('2024-03-01'))).toBe(366);
  });

  it('a date that does not exist is none', () => {
    expect(isIsoDate('2023-02-29')).toBe(false);
    expect(isIsoDate('2024-02-29')).toBe(true);
    expect(() => parseIsoDate('20241301')).toThrow(/not a date/);
    expect(parseIsoDate('20241130')).toBe('2024-11-30');
  });

  it('an Eastern wall clock becomes its instant, in summer and in winter', () => {
    expect(easternToUtc(date('2024-03-29'), '16:05:33')).toBe('2024-03-29T20:05:33.000Z');
    expect(easternToUtc(date('2024-01-05'), '16:05:33')).toBe('2024-01-05T21:05:33.000Z');
  });

  it('the hour that autumn repeats is the earlier one, the hour that spring skips is read before the change', () => {
    expect(easternToUtc(date('2024-11-03'), '01:30:00')).toBe('2024-11-03T05:30:00.000Z');
    expect(easternToUtc(date('2024-03-10'), '02:30:00')).toBe('2024-03-10T07:30:00.000Z');
  });

  it('an Eastern date ends five hours after the UTC one in winter', () => {
    expect(endOfEasternDay(date('2024-01-05'))).toBe('2024-01-06T04:59:59.000Z');
    expect(easternDateOf(Date.parse('2024-01-06T04:59:59Z'))).toBe('2024-01-05');
    expect(easternDateOf(Date.parse('2024-01-06T05:00:00Z'))).toBe('2024-01-06');
  });

  it('quarters are those of the index folders', () => {
    expect(['2024-03-31', '2024-04-01', '2024-12-31'].map((text) => quarterOf(date(text)))).toEqual([1, 2, 4]);
  });
});

it('instants beyond four digits of years become the first and the last timestamp', () => {
  expect(endOfEasternDay('9999-12-31' as IsoDate)).toBe('9999-12-31T23:59:59.999Z');
  expect(timestampOf(Date.parse('0000-01-01T00:00:00Z'))).toBe('0001-01-01T00:00:00.000Z');
});
