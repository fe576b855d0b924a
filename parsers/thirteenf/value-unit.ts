import type { IsoDate } from '../../core/dates.ts';
import type { TableRow, UnitBasis, ValueUnit } from './holding.ts';

/** From this filing date on, Form 13F requires dollars instead of thousands (Release 34-95148). */
const DOLLARS_SINCE = '2023-01-03' as IsoDate;

/** Price of an ordinary share in dollars; only its order of magnitude matters. */
const TYPICAL_PRICE = 45;
/** A median price outside this range means a wrong unit, if the other unit gives one inside `ORDINARY`. */
const POSSIBLE = [0.15, 15_000] as const;
const ORDINARY = [2, 2_000] as const;
/** Few books have a median outside this range; most books in the wrong unit do. */
const CREDIBLE = [2, 1_000] as const;
/** A median outside `CREDIBLE` is in doubt if the other unit puts it in this range. */
const THINKABLE = [0.5, 2_000] as const;
/** With fewer rows, the median is that of a security or two, not of a book. */
const BOOK = 3;
const CERTAIN_BOOK = 10;
/** Filing is required from $100 million; a book in thousands read as dollars is far smaller. */
const SMALLEST_BOOK = 10_000_000;

export interface UnitDecision {
  readonly unit: ValueUnit;
  readonly basis: UnitBasis;
  readonly reason: string;
  /** Median dollars per share in the decided unit; null without any price. */
  readonly medianPrice: number | null;
  /** False if the prices contradict the decision or there are none. */
  readonly pricesAgree: boolean;
  /** Whether date and prices (or the date, without prices) agree. */
  readonly certain: boolean;
}

export interface UnitEvidence {
  readonly filedDate: IsoDate | null;
  /** Values per share in the table's own unit (`priceOf`). */
  readonly prices: readonly number[];
  /** Sum of the values in the table's own unit. */
  readonly total: number;
  /** "(x$1000)" in a heading or "(thousands)" on a text cover. */
  readonly printed: ValueUnit | null;
}

/**
 * Decides the unit of a table's values. The filing date comes first: thousands before 2023-01-03, dollars since,
 * whatever the period. If the date's unit makes the median price per share impossible and the other unit makes it
 * ordinary, the filer erred and the price decides; if the price is only unlikely, the date decides, without certainty.
 * Without a date the price decides. A principal amount counts as shares of an ordinary price, since bonds trade near 100 %.
 */
export function decideValueUnit({ filedDate, prices, total, printed }: UnitEvidence): UnitDecision | null {
  const sorted = Float64Array.from(prices).sort();
  const asPrinted = quantile(sorted, 0.5);
  const pricesIn = (unit: ValueUnit): number | null =>
    asPrinted === null ? null : unit === 'thousands' ? asPrinted * 1_000 : asPrinted;
  const priceText = (unit: ValueUnit): string => {
    const price = pricesIn(unit);
    return price === null ? 'no price per share can be formed' : `the median is $${significant(price)} per share`;
  };
  const decided = (unit: ValueUnit, basis: UnitBasis, why: string, certain: boolean): UnitDecision => {
    const price = pricesIn(unit);
    return {
      unit,
      basis,
      reason: `${why}; ${priceText(unit)}`,
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
    if (price !== null && otherPrice !== null && isOtherUnit(unit, price, otherPrice, prices.length, total)) {
      const why = `filed ${filedDate}, when ${unit} were due, but ${unit} would mean $${significant(price)} per share: the values are in ${other}`;
      return decided(other, 'implied-price', why, leavesNoDoubt(unit, sorted, total));
    }
    const rule = unit === 'thousands' ? 'before 2023-01-03: thousands' : 'on or after 2023-01-03: dollars';
    // A book that would be far too small in dollars is in thousands, however expensive its shares.
    const isTooSmallForOther = unit === 'thousands' && total > 0 && total < SMALLEST_BOOK;
    const isOdd = price !== null && otherPrice !== null && !within(price, CREDIBLE) && within(otherPrice, THINKABLE);
    return decided(unit, 'filed-date', `filed ${filedDate}, ${rule}`, !isOdd || isTooSmallForOther);
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

/** A row's price per share in the table's own unit; options on shares count too. */
export function priceOf({ value, sshPrnamt, sshPrnamtType }: TableRow): number | null {
  if (value === null || sshPrnamt === null || value <= 0 || sshPrnamt <= 0) return null;
  return (value / sshPrnamt) * (sshPrnamtType === 'PRN' ? TYPICAL_PRICE : 1);
}

/** The price below which a fraction of the prices lies. */
function quantile(sorted: Float64Array, part: number): number | null {
  return sorted[Math.floor(sorted.length * part)] ?? null;
}

/** Whether the median price shows that the filer did not use the unit that was due. */
function isOtherUnit(due: ValueUnit, price: number, otherPrice: number, rows: number, total: number): boolean {
  if (!within(otherPrice, ORDINARY)) return false;
  if (!within(price, POSSIBLE)) return true;
  if (rows < BOOK) return false;
  return due === 'thousands'
    ? price > ORDINARY[1] && total >= SMALLEST_BOOK
    : price < CREDIBLE[0] / 2 && total < SMALLEST_BOOK;
}

/** Whether most prices of a book, not just the median, are plausible only in the unit that was not due. */
function leavesNoDoubt(due: ValueUnit, sorted: Float64Array, total: number): boolean {
  const [low, high] = [quantile(sorted, 0.25), quantile(sorted, 0.75)];
  if (low === null || high === null || sorted.length < CERTAIN_BOOK) return false;
  return due === 'thousands'
    ? low >= CREDIBLE[0] && high <= CREDIBLE[1]
    : low * 1_000 >= CREDIBLE[0] && high * 1_000 <= CREDIBLE[1] && total < SMALLEST_BOOK;
}

function significant(price: number): string {
  return String(Number(price.toPrecision(4)));
}
