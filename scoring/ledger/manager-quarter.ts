import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import { compareText } from '../../core/fact-order.ts';
import type { ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import { type ComposableHolding, holdingKey } from './manager-positions.ts';

/** The cover of one filed Form 13F of a manager for a quarter. */
export interface ReportCover {
  readonly accessionNumber: string;
  readonly periodOfReport: IsoDate;
  /** Decides the order, not the order of arrival. */
  readonly publicAt: IsoTimestamp;
  readonly isAmendment: boolean;
  readonly amendmentNumber: number | null;
  readonly amendmentType: ThirteenfReportValues['amendmentType'];
  /** As on the cover. A notice (`13F NOTICE`) lists nothing and does not replace a holdings report. */
  readonly reportType?: string | null;
}

/** One filed Form 13F with its rows. */
export interface ManagerReport<H extends ComposableHolding = ComposableHolding> extends ReportCover {
  readonly holdings: readonly H[];
}

interface Note {
  readonly accessionNumber: string;
  readonly reason: string;
}

/** A manager's holdings for a quarter, amendments applied. */
export interface ComposedQuarter<H extends ComposableHolding = ComposableHolding> {
  readonly periodOfReport: IsoDate;
  readonly holdings: readonly (H & { readonly accessionNumber: string })[];
  /** The reports that the holdings come from, in the order in which they apply. */
  readonly composedOf: readonly string[];
  /** Reports that a later one replaced. */
  readonly replaced: readonly string[];
  /** Reports left out, because it is unknown whether they replace or add, or which report they amend. */
  readonly notApplied: readonly Note[];
  /** Amendments whose rows contradict the box they check, and how they were applied. */
  readonly takenOtherwise: readonly Note[];
}

interface Composition<H extends ComposableHolding> {
  /** Whether the reports have all their rows, so that an amendment can be recognized as the whole book. */
  readonly isWhole: boolean;
  applied: ManagerReport<H>[];
  readonly replaced: string[];
  readonly notApplied: Note[];
  readonly takenOtherwise: Note[];
}

/**
 * Composes one manager's reports for one quarter. An original or a RESTATEMENT replaces everything before it; NEW
 * HOLDINGS adds its rows. Reports apply in order of publication, amendment number and accession number, so the result
 * does not depend on the order of arrival. An amendment without a type is skipped, since guessing would double the book
 * or empty it, unless it is the only report. NEW HOLDINGS without a base report still counts.
 *
 * An amendment that repeats the book row by row replaces it, whichever box is checked: adding it would double the book.
 * An added row that matches an existing one to the share and the dollar is the same holding and counts once.
 *
 * @param asOf skips reports that were not public yet
 * @param rows `some`: the reports have only their rows of some securities, and no amendment repeats the book
 * (`isAnyWholeBook`)
 */
export function composeQuarter<H extends ComposableHolding>(
  reports: readonly ManagerReport<H>[],
  asOf: IsoTimestamp | null = null,
  rows: 'all' | 'some' = 'all',
): ComposedQuarter<H> | null {
  const known = reports.filter(({ publicAt }) => asOf === null || publicAt <= asOf).toSorted(byPublication);
  const [first] = known;
  if (!first) return null;
  const isWhole = rows === 'all';
  const state: Composition<H> = { isWhole, applied: [], replaced: [], notApplied: [], takenOtherwise: [] };
  for (const report of known) apply(state, report, first.periodOfReport, known.length === 1);
  const { applied, isWhole: _, ...rest } = state;
  return {
    periodOfReport: first.periodOfReport,
    holdings: applied.flatMap(({ accessionNumber, holdings }) =>
      holdings.map((holding) => ({ ...holding, accessionNumber })),
    ),
    composedOf: applied.map(({ accessionNumber }) => accessionNumber),
    ...rest,
  };
}

/** Whether covers alone say which reports apply: there is no amendment whose rows must be compared with the book. */
export function coversDecide(reports: readonly ReportCover[]): boolean {
  return reports.length === 1 || !reports.some(isComparedByRows);
}

/** Whether an amendment may turn out to repeat the book, by the numbers of rows that reports have. */
export function isAnyWholeBook(reports: readonly (ReportCover & { readonly entries: number })[]): boolean {
  const ordered = reports.toSorted(byPublication);
  return ordered.some((report, index) => {
    if (!isComparedByRows(report)) return false;
    const books = ordered.slice(0, index).filter((other) => !isComparedByRows(other) && !isNotice(other));
    return books.length === 0 || books.some(({ entries }) => isLongEnough(report.entries, entries));
  });
}

/** New holdings, or an amendment that does not say what it is. */
function isComparedByRows(report: ReportCover): boolean {
  return report.isAmendment && report.amendmentType !== 'RESTATEMENT' && !isNotice(report);
}

function isNotice({ reportType }: ReportCover): boolean {
  return reportType === '13F NOTICE';
}

function apply<H extends ComposableHolding>(
  state: Composition<H>,
  report: ManagerReport<H>,
  period: IsoDate,
  isOnlyReport: boolean,
): void {
  const { accessionNumber, amendmentType } = report;
  const skip = (reason: string): number => state.notApplied.push({ accessionNumber, reason });
  if (report.periodOfReport !== period) skip(`it is for ${report.periodOfReport}`);
  else if (isNotice(report) && state.applied.length > 0) {
    skip('it is a notice: other managers report these holdings');
  } else if (!report.isAmendment || amendmentType === 'RESTATEMENT') replaceBook(state, report);
  else {
    const base = state.applied.flatMap(({ holdings }) => holdings);
    const added = withoutRepeats(report.holdings, base);
    const repeated = report.holdings.length - added.length;
    if (state.isWhole && isWholeBook(report.holdings.length, base.length, repeated)) {
      const claim = amendmentType === null ? 'has no amendment type' : 'is marked as new holdings';
      const reason = `it ${claim} but repeats ${repeated} of ${base.length} rows: it replaces the book`;
      state.takenOtherwise.push({ accessionNumber, reason });
      replaceBook(state, report);
    } else if (amendmentType === 'NEW HOLDINGS') {
      if (repeated > 0) {
        const reason = `${repeated} of its ${report.holdings.length} new holdings were already reported and count once`;
        state.takenOtherwise.push({ accessionNumber, reason });
      }
      state.applied.push({ ...report, holdings: added });
    } else if (isOnlyReport) state.applied.push(report);
    else skip('it does not say whether it restates or adds');
  }
}

function replaceBook<H extends ComposableHolding>(state: Composition<H>, report: ManagerReport<H>): void {
  state.replaced.push(...state.applied.map(({ accessionNumber }) => accessionNumber));
  state.applied = [report];
}

/** Below this many rows, one repeated row says nothing about the whole book. */
const FEWEST_BOOK_ROWS = 3;

/** Whether an amendment lists the book again rather than a part of it. */
function isWholeBook(rows: number, baseRows: number, repeated: number): boolean {
  return baseRows >= FEWEST_BOOK_ROWS && isLongEnough(rows, baseRows) && repeated >= baseRows * 0.5;
}

function isLongEnough(rows: number, baseRows: number): boolean {
  return rows >= baseRows * 0.8;
}

/** The rows that do not match one of `others` to the share and the dollar; two equal rows need two matches. */
function withoutRepeats<H extends ComposableHolding>(rows: readonly H[], others: readonly H[]): readonly H[] {
  const unmatched = new Map<string, number>();
  for (const other of others) unmatched.set(rowKey(other), (unmatched.get(rowKey(other)) ?? 0) + 1);
  return rows.filter((row) => {
    const key = rowKey(row);
    const count = unmatched.get(key) ?? 0;
    if (count === 0 || row.sshPrnamt === null || row.valueDollars === null) return true;
    unmatched.set(key, count - 1);
    return false;
  });
}

function rowKey(holding: ComposableHolding): string {
  return `${holdingKey(holding)}|${holding.sshPrnamt}|${holding.valueDollars}`;
}

function byPublication(a: ReportCover, b: ReportCover): number {
  return (
    compareText(a.publicAt, b.publicAt) ||
    // Published at the same instant, the original precedes its amendments.
    Number(a.isAmendment) - Number(b.isAmendment) ||
    (a.amendmentNumber ?? 0) - (b.amendmentNumber ?? 0) ||
    compareText(a.accessionNumber, b.accessionNumber)
  );
}
