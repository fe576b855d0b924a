import type { IsoDate } from '../../core/dates.ts';
import type { TableRow, UnitBasis, ValueUnit } from './holding.ts';

/** From this filing date on, Form 13F asks for dollars instead of thousands (Release 34-95148). */
const DOLLARS_SINCE = '2023-01-03' as IsoDate;

/** What an ordinary share costs, in dollars; only its order of magnitude is used. */
const TYPICAL_PRICE = 45;
/** A median price outside of this range says that the unit is wrong, if the other unit gives one inside `ORDINARY`. */
const POSSIBLE = [0.15, 15_000] as const;
const ORDINARY = [2, 2_000] as const;

export interface UnitDecision {
  readonly unit: ValueUnit;
  readonly basis: UnitBasis;
  readonly reason: string;
  /** Median dollars per share under the decided unit; null where no row gives a price. */
  readonly medianPrice: number | null;
  /** False where the prices speak against the decision or none can be formed. */
  readonly pricesAgree: boolean;
  /** Whether date and prices (or date alone, without prices) leave no doubt. */
  readonly certain: boolean;
}

export interface UnitEvidence {
  readonly filedDate: IsoDate | null;
  readonly rows: Iterable<Pick<TableRow, 'value' | 'sshPrnamt' | 'sshPrnamtType'>>;
  /** "(x$1000)" in a heading or "(thousands)" on a text cover; only where the document prints it. */
  readonly printed: ValueUnit | null;
}

/**
 * Decides in which unit a table's values are. The filing date decides first: thousands before 2023-01-03, dollars
 * since, whatever the period. Then the median price per share is looked at: where the date's unit makes it
 * impossible and the other unit makes it ordinary, the filer erred, and the price decides. Without a date the price
 * alone decides. A principal amount counts as shares of an ordinary price, since bonds trade near 100 %.
 */
export function decideValueUnit({ filedDate, rows, printed }: UnitEvidence): UnitDecision | null {
  const asPrinted = medianPrice(rows);
  const pricesIn = (unit: ValueUnit): number | null =>
    asPrinted === null ? null : unit === 'thousands' ? asPrinted * 1_000 : asPrinted;
  const told = (unit: ValueUnit): string => {
    const price = pricesIn(unit);
    return price === null ? 'no price per share can be formed' : `the median is $${significant(price)} per share`;
  };
  const decided = (unit: ValueUnit, basis: UnitBasis, why: string, certain: boolean): UnitDecision => {
    const price = pricesIn(unit);
    return {
      unit,
      basis,
      reason: `${why}; ${told(unit)}`,
      medianPrice: price,
      pricesAgree: price !== null && within(price, POSSIBLE),
      certain: certain && (price === null || within(price, POSSIBLE)),
    };
  };

  if (filedDate !== null) {
    const unit: ValueUnit = filedDate < DOLLARS_SINCE ? 'thousands' : 'dollars';
    const other: ValueUnit = unit === 'dollars' ? 'thousands' : 'dollars';
    const price = pricesIn(unit);
    const otherPrice = pricesIn(other);
    if (price !== null && otherPrice !== null && !within(price, POSSIBLE) && within(otherPrice, ORDINARY)) {
      const why = `filed ${filedDate}, when ${unit} were due, but ${unit} would mean $${significant(price)} per share: the values are in ${other}`;
      return decided(other, 'implied-price', why, false);
    }
    const rule = unit === 'thousands' ? 'before 2023-01-03: thousands' : 'on or after 2023-01-03: dollars';
    return decided(unit, 'filed-date', `filed ${filedDate}, ${rule}`, true);
  }
  if (asPrinted === null) {
    return printed === null ? null : decided(printed, 'printed', `no filing date; the document says ${printed}`, false);
  }
  const distance = (unit: ValueUnit): number => Math.abs(Math.log((pricesIn(unit) ?? 1) / TYPICAL_PRICE));
  const unit: ValueUnit = distance('dollars') <= distance('thousands') ? 'dollars' : 'thousands';
  return decided(unit, 'implied-price', `no filing date; ${unit} give the likelier price`, false);
}

function within(price: number, [low, high]: readonly [number, number]): boolean {
  return price >= low && price <= high;
}

/** Median over rows with value and amount, in the table's own unit; options are of shares too and count. */
function medianPrice(rows: UnitEvidence['rows']): number | null {
  const prices: number[] = [];
  for (const { value, sshPrnamt, sshPrnamtType } of rows) {
    if (value === null || sshPrnamt === null || value <= 0 || sshPrnamt <= 0) continue;
    prices.push((value / sshPrnamt) * (sshPrnamtType === 'PRN' ? TYPICAL_PRICE : 1));
  }
  if (prices.length === 0) return null;
  return Float64Array.from(prices).sort()[Math.floor(prices.length / 2)] ?? null;
}

function significant(price: number): string {
  return String(Number(price.toPrecision(4)));
}
