import type { ParseOutcome } from '../../core/parser.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import { decimalOf } from '../filing/row-values.ts';
import { type ParsedRow, parsedRow } from '../reported-facts/parsed-row.ts';
import type { Holding, TableRow, ThirteenfResult, ValueUnit } from './holding.ts';
import { holdingOf, inDollars } from './row-to-holding.ts';

/** The report's own row; none unless parsed. */
export function thirteenfReportRows(
  outcome: ParseOutcome<ThirteenfResult>,
): readonly ParsedRow<ThirteenfReportValues>[] {
  const { result } = outcome;
  if (result === null) return [];
  const { holdings: _, otherIncludedManagersCount: __, ...rest } = result;
  const values: ThirteenfReportValues = {
    ...rest,
    totalValueDollars: decimalOf(result.totalValueDollars),
    coverValueTotal: decimalOf(result.coverValueTotal),
  };
  return [parsedRow(outcome, values, '')];
}

/** A row of the table with the range that it was read from. */
export interface HoldingRow {
  readonly values: ThirteenfHoldingValues;
  readonly source: Holding['source'];
}

/** The table's rows in order; none unless parsed, and none of tables that were streamed. */
export function thirteenfHoldingRows(outcome: ParseOutcome<ThirteenfResult>): readonly HoldingRow[] {
  return (outcome.result?.holdings ?? []).map(holdingRow);
}

/** A row that the outcome does not carry, being one of a table that was streamed; `unit` is the outcome's. */
export function streamedHoldingRow(row: TableRow, sequence: number, unit: ValueUnit | null): HoldingRow {
  return holdingRow(holdingOf(row, sequence, inDollars(row.value, unit)));
}

/** Confidences of the rows that have one of their own, by their place in the report, streamed rows included. */
export function thirteenfRowConfidences({ confidences = {} }: ParseOutcome): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const [path, value] of Object.entries(confidences)) {
    const row = /^holdings\[(\d+)\]$/.exec(path)?.[1];
    if (row !== undefined) rows.set(Number(row), value);
  }
  return rows;
}

function holdingRow({ source, votingAuthority, ...holding }: Holding): HoldingRow {
  return {
    source,
    values: {
      ...holding,
      valueDollars: decimalOf(holding.valueDollars),
      sshPrnamt: decimalOf(holding.sshPrnamt),
      votingSole: decimalOf(votingAuthority.sole),
      votingShared: decimalOf(votingAuthority.shared),
      votingNone: decimalOf(votingAuthority.none),
    },
  };
}
