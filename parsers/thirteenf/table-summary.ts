import { hasCusipCheckDigit, restoredCusip } from '../../core/cusip.ts';
import type { TableRow } from './holding.ts';
import { emptyTallies, type RowTallies, tallyRow } from './row-doubts.ts';
import { priceOf } from './value-unit.ts';

/** What the checks need of a table's rows, so that streamed rows need not be held. */
export interface TableSummary {
  rows: number;
  /** Sum of the values as printed, in the table's own unit. */
  value: number;
  /** Whether a value carries a fraction. */
  hasFractions: boolean;
  /** Rows without an issuer, a value or an amount. */
  lacking: number;
  withoutCusip: number;
  /** Rows whose CUSIP fails its check digit, because of missing leading zeros or otherwise. */
  shortCusips: number;
  wrongCusips: number;
  firstWrongCusip: string | null;
  /** Values per share in the table's own unit, of the rows that give one. */
  readonly prices: number[];
  readonly tallies: RowTallies;
}

export function emptySummary(): TableSummary {
  const counts = { rows: 0, value: 0, lacking: 0, withoutCusip: 0, shortCusips: 0, wrongCusips: 0 };
  return { ...counts, hasFractions: false, firstWrongCusip: null, prices: [], tallies: emptyTallies() };
}

/** A copy to continue counting, except for the prices, which both share. */
export function continuedSummary(summary: TableSummary): TableSummary {
  return { ...summary, tallies: structuredClone(summary.tallies) };
}

export function addRow(summary: TableSummary, row: TableRow): void {
  const { cusip, value } = row;
  tallyRow(summary.tallies, row, summary.rows);
  summary.rows += 1;
  summary.value += value ?? 0;
  if (value !== null && !Number.isInteger(value)) summary.hasFractions = true;
  if (row.nameOfIssuer === null || value === null || row.sshPrnamt === null) summary.lacking += 1;
  if (cusip === null) summary.withoutCusip += 1;
  else if (!hasCusipCheckDigit(cusip)) {
    if (hasCusipCheckDigit(restoredCusip(cusip))) summary.shortCusips += 1;
    else {
      summary.wrongCusips += 1;
      summary.firstWrongCusip ??= cusip;
    }
  }
  const price = priceOf(row);
  if (price !== null) summary.prices.push(price);
}
