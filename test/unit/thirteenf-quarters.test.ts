import { expect, test } from 'vitest';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import {
  latestDueQuarter,
  nextQuarter,
  quarterName,
  quarterOfText,
  thirteenfDeadline,
} from '../../scoring/ledger/thirteenf-quarters.ts';

const day = (text: string) => text as IsoDate;

test('a quarter is named by its number or by any date in it', () => {
  expect(['2026-Q3', '2026q3', '2026-09-30', '2026-07-01'].map(quarterOfText)).toEqual(
    Array.from({ length: 4 }, () => '2026-09-30'),
  );
  expect(['2026-Q5', '2026-02-30', '0000-Q1', 'Q3 2026', ''].map(quarterOfText)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect([quarterName(day('2024-02-29')), nextQuarter(day('2023-12-31'))]).toEqual(['2024-Q1', '2024-03-31']);
});

test('reports are due 45 days after the quarter, or on the next business day', () => {
  // 2024-02-14 is a Wednesday, 2023-05-15 a Monday; 45 days after 2024-12-31 is 2025-02-14, a Friday.
  expect(['2023-12-31', '2023-03-31', '2024-12-31'].map((end) => thirteenfDeadline(day(end)))).toEqual([
    '2024-02-14',
    '2023-05-15',
    '2025-02-14',
  ]);
  // 45 days after 2020-12-31 is Sunday 2021-02-14, and the Monday is Washington's Birthday: 2021-02-16.
  expect(thirteenfDeadline(day('2020-12-31'))).toBe('2021-02-16');
});

test('a quarter is due once the day of its deadline is over in New York', () => {
  const due = (at: string) => latestDueQuarter(at as IsoTimestamp);
  expect(due('2024-02-15T04:59:58.000Z')).toBe('2023-09-30');
  expect(due('2024-02-15T04:59:59.000Z')).toBe('2023-12-31');
  expect(due('2024-05-10T00:00:00.000Z')).toBe('2023-12-31');
  expect(due('0001-01-02T04:59:59.000Z')).toBeNull();
});
