import { dateOfEpochDay, epochDay, type IsoDate } from '../../core/dates.ts';

/** The months of a range, with a lookup table because every row asks for its month. */
export interface MonthTable {
  /** `YYYY-MM`, ascending. */
  readonly months: readonly string[];
  /** Index into `months` of a day since 1970-01-01 within the range. */
  monthOf(day: number): number;
}

export function createMonthTable(from: IsoDate, to: IsoDate): MonthTable {
  const first = epochDay(from);
  const months: string[] = [];
  const indices = new Uint16Array(Math.max(0, epochDay(to) - first + 1));
  for (let offset = 0; offset < indices.length; offset++) {
    const month = dateOfEpochDay(first + offset).slice(0, 7);
    if (months.at(-1) !== month) months.push(month);
    indices[offset] = months.length - 1;
  }
  return { months, monthOf: (day) => indices[day - first] ?? 0 };
}
