import { describe, expect, test } from 'vitest';
import type { IsoDate } from '../../core/dates.ts';
import { decideValueUnit } from '../../parsers/thirteenf/value-unit.ts';

/** A book of a few prices around one, in dollars. */
function book(price: number, rows: number): number[] {
  return Array.from({ length: rows }, (_, at) => price * (0.5 + at / rows));
}

function decide(filed: string, prices: readonly number[], total: number) {
  return decideValueUnit({ filedDate: filed as IsoDate, prices, total, printed: null });
}

describe('the unit of a whole book', () => {
  test('cheap shares in dollars are not expensive ones in thousands', () => {
    expect(decide('2003-02-13', book(13, 30), 1_068_000_000)).toMatchObject({
      unit: 'dollars',
      basis: 'implied-price',
      certain: true,
    });
  });

  test('expensive shares in thousands are not penny stocks in dollars', () => {
    expect(decide('2023-05-12', book(0.22, 30), 410_000)).toMatchObject({ unit: 'thousands', certain: true });
    // A large book of warrants is one, and not for certain.
    expect(decide('2023-05-12', book(0.22, 30), 150_000_000)).toMatchObject({ unit: 'dollars', certain: false });
  });

  test('the prices of a few rows decide without certainty', () => {
    expect(decide('2003-02-13', book(13, 4), 90_000_000)).toMatchObject({ unit: 'dollars', certain: false });
    // One security may cost what no book of them does.
    expect(decide('2021-02-12', [3.2], 90_000_000)).toMatchObject({ unit: 'thousands', certain: false });
  });

  test('a few expensive shares are in thousands if dollars would make a book too small to report', () => {
    expect(decide('2021-02-12', [0.13, 1.75, 1.75, 0.22, 3.26], 732_158)).toMatchObject({
      unit: 'thousands',
      basis: 'filed-date',
      certain: true,
    });
  });

  test('unlikely prices leave the decision to the date, without certainty', () => {
    expect(decide('2003-02-13', book(1.5, 30), 100_000_000)).toMatchObject({
      unit: 'thousands',
      basis: 'filed-date',
      certain: false,
    });
  });

  test('ordinary prices make the unit certain', () => {
    expect(decide('2003-02-13', book(0.03, 30), 300_000)).toMatchObject({ unit: 'thousands', certain: true });
    expect(decide('2024-02-13', book(60, 30), 300_000_000)).toMatchObject({ unit: 'dollars', certain: true });
  });
});
