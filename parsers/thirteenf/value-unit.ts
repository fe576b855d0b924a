import type { IsoDate } from '../../core/dates.ts';
import type { TableRow, UnitBasis, ValueUnit } from './holding.ts';

/** From this filing date on, Form 13F asks for dollars instead of thousands (Release 34-95148). */
const DOLLARS_SINCE = '2023-01-03' as IsoDate;

/** What an ordinary share costs, in dollars; only its order of magnitude is used. */
const TYPICAL_PRICE = 45;
/** Outside of this range a median price says that the unit is wrong, if the other unit gives one inside `ORDINARY`. */
const POSSIBLE = [0.15, 15_000] as const;
const ORDINARY = [2, 2_000] as const;
/** Medians of whole tables: few books of shares are outside of this range, those in the wrong unit mostly are. */
const CREDIBLE = [2, 1_000] as const;
/** A book whose median is outside of `CREDIBLE` is in doubt where the other unit puts it in here. */
const THINKABLE = [0.5, 2_000] as const;
/** From so many rows on, a median is one of a book and not of a security or two. */
const BOOK = 3;
const CERTAIN_BOOK = 10;
/** Nobody has to file below $100 million; a book in thousands that is read as dollars is far below that. */
const SMALLEST_BOOK = 10_000_000;

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
  /** Values per share in the table's own unit (`priceOf`), of the rows that give one. */
  readonly prices: readonly number[];
  /** The sum of the values, in the table's own unit. */
  readonly total: number;
  /** "(x$1000)" in a heading or "(thousands)" on a text cover; only where the document prints it. */
  readonly printed: ValueUnit | null;
}

/**
 * Decides in which unit a table's values are. The filing date decides first: thousands before 2023-01-03, dollars
 * since, whatever the period. Then the median price per share is looked at: where the date's unit makes it
 * impossible and the other unit makes it ordinary, the filer erred, and the price decides; where it is only unlikely,
 * the date decides, and not for certain. Without a date the price
 * alone decides. A principal amount counts as shares of an ordinary price, since bonds trade near 100 %.
 */
export function decideValueUnit({ filedDate, prices, total, printed }: UnitEvidence): UnitDecision | null {
  const sorted = Float64Array.from(prices).sort();
  const asPrinted = quantile(sorted, 0.5);
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
    if (price !== null && otherPrice !== null && isOtherUnit(unit, price, otherPrice, prices.length, total)) {
      const why = `filed ${filedDate}, when ${unit} were due, but ${unit} would mean $${significant(price)} per share: the values are in ${other}`;
      return decided(other, 'implied-price', why, leavesNoDoubt(unit, sorted, total));
    }
    const rule = unit === 'thousands' ? 'before 2023-01-03: thousands' : 'on or after 2023-01-03: dollars';
    // A book that would be far too small in dollars is in thousands, however dear its shares.
    const isTooSmallForOther = unit === 'thousands' && total > 0 && total < SMALLEST_BOOK;
    const isCredible =
      price === null ||
      otherPrice === null ||
      within(price, CREDIBLE) ||
      !within(otherPrice, THINKABLE) ||
      isTooSmallForOther;
    return decided(unit, 'filed-date', `filed ${filedDate}, ${rule}`, isCredible);
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

/** What a row says of the price of a share, in the table's own unit; options are of shares too and count. */
export function priceOf({
  value,
  sshPrnamt,
  sshPrnamtType,
}: Pick<TableRow, 'value' | 'sshPrnamt' | 'sshPrnamtType'>): number | null {
  if (value === null || sshPrnamt === null || value <= 0 || sshPrnamt <= 0) return null;
  return (value / sshPrnamt) * (sshPrnamtType === 'PRN' ? TYPICAL_PRICE : 1);
}

/** The price below which a part of the prices lies. */
function quantile(sorted: Float64Array, part: number): number | null {
  return sorted[Math.floor(sorted.length * part)] ?? null;
}

/** Whether the median price under the unit that was due says that the filer used the other one. */
function isOtherUnit(due: ValueUnit, price: number, otherPrice: number, rows: number, total: number): boolean {
  if (!within(otherPrice, ORDINARY)) return false;
  if (!within(price, POSSIBLE)) return true;
  if (rows < BOOK) return false;
  return due === 'thousands'
    ? price > ORDINARY[1] && total >= SMALLEST_BOOK
    : price < CREDIBLE[0] / 2 && total < SMALLEST_BOOK;
}

/** Whether most prices of a book, not its median alone, are those of shares only in the unit that was not due. */
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
