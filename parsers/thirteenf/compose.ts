import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { restoredCusip } from './cusip.ts';
import type { AmendmentType } from './holding.ts';

/** A holding as composition needs it; amounts are whole US dollars and shares. */
export interface ComposableHolding {
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  readonly cusip: string | null;
  readonly valueDollars: number | null;
  readonly sshPrnamt: number | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly putCall: 'Put' | 'Call' | null;
}

/** One filed report of a manager for a quarter. */
export interface ComposableReport<H extends ComposableHolding = ComposableHolding> {
  readonly accessionNumber: string;
  readonly periodOfReport: IsoDate;
  /** When the public could read it: what decides order, not the order of arrival. */
  readonly publicAt: IsoTimestamp;
  readonly isAmendment: boolean;
  readonly amendmentNumber: number | null;
  readonly amendmentType: AmendmentType | null;
  /** As the cover says; a notice (`13F NOTICE`) lists nothing and leaves a holdings report as it is. */
  readonly reportType?: string | null;
  readonly holdings: readonly H[];
}

/** What a manager reported for a quarter, after its amendments. */
export interface ComposedQuarter<H extends ComposableHolding = ComposableHolding> {
  readonly periodOfReport: IsoDate;
  readonly holdings: readonly (H & { readonly accessionNumber: string })[];
  /** The reports that the holdings are from, in the order in which they apply. */
  readonly composedOf: readonly string[];
  /** Reports that another one replaced. */
  readonly replaced: readonly string[];
  /** Reports that were left out because nothing says whether they replace or add, or which base they need. */
  readonly notApplied: readonly { readonly accessionNumber: string; readonly reason: string }[];
  /** Amendments that were not taken at their word, since their rows say otherwise, and how they were taken. */
  readonly takenOtherwise: readonly { readonly accessionNumber: string; readonly reason: string }[];
}

/**
 * Composes one manager's reports for one quarter. An original or a RESTATEMENT replaces all that was reported before
 * it; NEW HOLDINGS adds its rows. Order is that of publication, then amendment number, then accession number, so the
 * answer is the same in whatever order the reports arrive. An amendment that does not say its kind is not applied,
 * since guessing would double a book or empty it, unless it is all there is. NEW HOLDINGS without a base is kept: it is
 * true of what it lists.
 *
 * An amendment that repeats the book row by row replaces it, whatever box is marked: adding it would double the book.
 * Of additions, a row that the book already has to the share and the dollar is the same holding and counts once.
 *
 * @param asOf leaves out what was not public then
 */
export function composeQuarter<H extends ComposableHolding>(
  reports: readonly ComposableReport<H>[],
  asOf: IsoTimestamp | null = null,
): ComposedQuarter<H> | null {
  const known = reports.filter(({ publicAt }) => asOf === null || publicAt <= asOf).sort(inOrder);
  const [first] = known;
  if (!first) return null;
  let applied: ComposableReport<H>[] = [];
  const replaced: string[] = [];
  const notApplied: { accessionNumber: string; reason: string }[] = [];
  const takenOtherwise: { accessionNumber: string; reason: string }[] = [];
  for (const report of known) {
    const { accessionNumber } = report;
    if (report.periodOfReport !== first.periodOfReport) {
      notApplied.push({ accessionNumber, reason: `it is for ${report.periodOfReport}` });
    } else if (report.reportType === '13F NOTICE' && applied.length > 0) {
      notApplied.push({ accessionNumber, reason: 'it is a notice: other managers report what it stands for' });
    } else if (!report.isAmendment || report.amendmentType === 'RESTATEMENT') {
      replaced.push(...applied.map((one) => one.accessionNumber));
      applied = [report];
    } else {
      const base = applied.flatMap(({ holdings }) => holdings);
      const added = withoutRepeated(report.holdings, base);
      const repeated = report.holdings.length - added.length;
      if (isWholeBook(report.holdings.length, base.length, repeated)) {
        const said = report.amendmentType === null ? 'does not say its kind' : 'is marked as new holdings';
        const reason = `it ${said} and repeats ${repeated} of ${base.length} rows: it replaces the book`;
        takenOtherwise.push({ accessionNumber, reason });
        replaced.push(...applied.map((one) => one.accessionNumber));
        applied = [report];
      } else if (report.amendmentType === 'NEW HOLDINGS') {
        if (repeated > 0) {
          const reason = `${repeated} of its ${report.holdings.length} new holdings were already reported and count once`;
          takenOtherwise.push({ accessionNumber, reason });
        }
        applied.push({ ...report, holdings: added });
      } else if (applied.length === 0 && known.length === 1) applied.push(report);
      else notApplied.push({ accessionNumber, reason: 'it does not say whether it restates or adds' });
    }
  }
  return {
    periodOfReport: first.periodOfReport,
    holdings: applied.flatMap(({ accessionNumber, holdings }) =>
      holdings.map((holding) => ({ ...holding, accessionNumber })),
    ),
    composedOf: applied.map(({ accessionNumber }) => accessionNumber),
    replaced,
    notApplied,
    takenOtherwise,
  };
}

/** A book has so many rows that one repeated row is no sign of the whole. */
const BOOK = 3;

/** Whether an amendment of so many rows, so many of them the book's own, is the book again and not a part of it. */
function isWholeBook(rows: number, baseRows: number, repeated: number): boolean {
  return baseRows >= BOOK && rows >= baseRows * 0.8 && repeated >= baseRows * 0.5;
}

/** The rows that are not, to the share and the dollar, among others; two equal rows need two to match. */
function withoutRepeated<H extends ComposableHolding>(rows: readonly H[], others: readonly H[]): readonly H[] {
  const left = new Map<string, number>();
  for (const other of others) left.set(rowKey(other), (left.get(rowKey(other)) ?? 0) + 1);
  return rows.filter((row) => {
    const key = rowKey(row);
    const count = left.get(key) ?? 0;
    if (count === 0 || row.sshPrnamt === null || row.valueDollars === null) return true;
    left.set(key, count - 1);
    return false;
  });
}

function rowKey(holding: ComposableHolding): string {
  return `${positionKey(holding)}|${holding.sshPrnamt}|${holding.valueDollars}`;
}

/** What one security and one kind of position in it is: CUSIP or else name and class, put or call, kind of amount. */
function positionKey(holding: ComposableHolding): string {
  const { nameOfIssuer, titleOfClass, cusip, putCall, sshPrnamtType } = holding;
  const security = cusip === null ? `${nameOfIssuer ?? ''}/${titleOfClass ?? ''}`.toUpperCase() : restoredCusip(cusip);
  return `${security}|${putCall ?? ''}|${sshPrnamtType ?? 'SH'}`;
}

function inOrder(a: ComposableReport, b: ComposableReport): number {
  return (
    compare(a.publicAt, b.publicAt) ||
    // On one instant, the original comes before its amendments.
    Number(a.isAmendment) - Number(b.isAmendment) ||
    (a.amendmentNumber ?? 0) - (b.amendmentNumber ?? 0) ||
    compare(a.accessionNumber, b.accessionNumber)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A manager's position in one security: the rows of a table that name it, for whichever other managers, summed. */
export interface Position {
  readonly cusip: string | null;
  readonly putCall: 'Put' | 'Call' | null;
  readonly sshPrnamtType: 'SH' | 'PRN' | null;
  readonly nameOfIssuer: string | null;
  readonly titleOfClass: string | null;
  /** Null where a row of it has none. */
  readonly valueDollars: number | null;
  readonly sshPrnamt: number | null;
  readonly rows: number;
}

/**
 * Rows by security: CUSIP (with dropped leading zeros restored where the check digit proves it), put or call, and kind
 * of amount. Rows without a CUSIP are told apart by name and class.
 */
export function positionsOf(holdings: readonly ComposableHolding[]): ReadonlyMap<string, Position> {
  const positions = new Map<string, Position>();
  for (const holding of holdings) {
    const { cusip, putCall, sshPrnamtType, nameOfIssuer, titleOfClass, valueDollars, sshPrnamt } = holding;
    const key = positionKey(holding);
    const other = positions.get(key);
    positions.set(key, {
      cusip: cusip === null ? null : restoredCusip(cusip),
      putCall,
      sshPrnamtType,
      nameOfIssuer: other?.nameOfIssuer ?? nameOfIssuer,
      titleOfClass: other?.titleOfClass ?? titleOfClass,
      valueDollars: sum(other, other?.valueDollars, valueDollars),
      sshPrnamt: sum(other, other?.sshPrnamt, sshPrnamt),
      rows: (other?.rows ?? 0) + 1,
    });
  }
  return positions;
}

function sum(other: Position | undefined, before: number | null | undefined, more: number | null): number | null {
  if (more === null || (other !== undefined && before == null)) return null;
  return (before ?? 0) + more;
}

export type PositionChange = 'new' | 'closed' | 'increased' | 'reduced' | 'unchanged' | 'unknown';

export interface PositionComparison {
  readonly change: PositionChange;
  readonly before: Position | null;
  readonly after: Position | null;
  /** Shares or principal now less then; null where either is unknown. */
  readonly sharesChange: number | null;
  /** Dollars now less then. */
  readonly valueChange: number | null;
}

/**
 * How positions changed from one quarter to another, by shares (prices move values without a trade), the largest
 * changes of value first. Share counts are as filed: a split between the quarters shows as an increase.
 */
export function comparePositions(
  before: readonly ComposableHolding[],
  after: readonly ComposableHolding[],
): readonly PositionComparison[] {
  const then = positionsOf(before);
  const now = positionsOf(after);
  const keys = [...new Set([...then.keys(), ...now.keys()])];
  return keys
    .map((key) => compared(then.get(key) ?? null, now.get(key) ?? null))
    .sort((a, b) => Math.abs(b.valueChange ?? 0) - Math.abs(a.valueChange ?? 0));
}

function compared(before: Position | null, after: Position | null): PositionComparison {
  const difference = (field: 'sshPrnamt' | 'valueDollars'): number | null => {
    const [old, recent] = [before === null ? 0 : before[field], after === null ? 0 : after[field]];
    return old === null || recent === null ? null : recent - old;
  };
  const sharesChange = difference('sshPrnamt');
  const change: PositionChange =
    before === null
      ? 'new'
      : after === null
        ? 'closed'
        : sharesChange === null
          ? 'unknown'
          : sharesChange > 0
            ? 'increased'
            : sharesChange < 0
              ? 'reduced'
              : 'unchanged';
  return { change, before, after, sharesChange, valueChange: difference('valueDollars') };
}
