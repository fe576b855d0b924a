import { describe, expect, test } from 'vitest';
import { edgarBusinessDays, isEdgarBusinessDay } from '../../core/business-days.ts';
import { addDays, type IsoDate } from '../../core/dates.ts';

const date = (text: string) => text as IsoDate;

describe('EDGAR business days', () => {
  // OPM's list of federal holidays, as observed.
  test.each([
    '2021-12-24', // Christmas on a Saturday
    '2022-06-20', // Juneteenth on a Sunday
    '2023-01-02', // New Year on a Sunday
    '2024-01-01',
    '2024-01-15',
    '2024-02-19',
    '2024-05-27',
    '2024-06-19',
    '2024-07-04',
    '2024-09-02',
    '2024-10-14',
    '2024-11-11',
    '2024-11-28',
    '2024-12-25',
    '2021-12-31', // New Year 2022 on a Saturday
    '2026-07-03', // Independence Day on a Saturday
  ])('%s is a federal holiday', (day) => {
    expect(isEdgarBusinessDay(date(day))).toBe(false);
  });

  test.each([
    '2024-03-29', // Good Friday: exchanges are closed, EDGAR is open
    '2020-06-19', // before Juneteenth was a holiday
    '2024-05-20',
    '2024-11-21',
    '2024-11-29',
    '2024-12-24',
    '2024-12-26',
  ])('%s is a business day', (day) => {
    expect(isEdgarBusinessDay(date(day))).toBe(true);
  });

  test('a year has 249 to 252 of them, and the days of a range come in order with both ends', () => {
    for (let year = 2000; year <= 2030; year += 1) {
      const days = edgarBusinessDays(date(`${year}-01-01`), date(`${year}-12-31`));
      expect(days.length).toBeGreaterThanOrEqual(249);
      expect(days.length).toBeLessThanOrEqual(252);
    }
    expect(edgarBusinessDays(date('2024-03-28'), date('2024-04-01'))).toEqual([
      '2024-03-28',
      '2024-03-29',
      '2024-04-01',
    ]);
    expect(edgarBusinessDays(date('2024-04-02'), addDays(date('2024-04-02'), -1))).toEqual([]);
  });
});
