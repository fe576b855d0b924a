import { AppError } from '../../core/errors.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow, ParsedRow, RowContext } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf } from '../filing/row-values.ts';
import type { Holding, TableRow, ThirteenfResult } from './holding.ts';
import { holdingOf, inDollars } from './row-to-holding.ts';

type HoldingRows = readonly BulkRow<ThirteenfHoldingValues>[];

const TABLE_ROW_MEMBERS = [
  'nameOfIssuer',
  'titleOfClass',
  'cusip',
  'figi',
  'rawValue',
  'value',
  'sshPrnamt',
  'sshPrnamtType',
  'putCall',
  'investmentDiscretion',
  'otherManager',
  'start',
  'end',
] as const satisfies readonly (keyof TableRow)[];

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

/** The rows of the report's tables in order; none unless parsed. Streamed rows precede those of the outcome. */
export function thirteenfHoldingRows(
  outcome: ParseOutcome<ThirteenfResult>,
  streamed: RowContext['streamed'],
): HoldingRows | AsyncGenerator<BulkRow<ThirteenfHoldingValues>> {
  const { holdings = [], periodOfReport = null, valueUnit = null } = outcome.result ?? {};
  const confidences = thirteenfRowConfidences(outcome);
  const rowOf = ({ source, votingAuthority, ...holding }: Holding, ordinal: number): HoldingRows[number] => ({
    values: {
      ...holding,
      periodOfReport,
      valueDollars: decimalOf(holding.valueDollars),
      sshPrnamt: decimalOf(holding.sshPrnamt),
      votingSole: decimalOf(votingAuthority.sole),
      votingShared: decimalOf(votingAuthority.shared),
      votingNone: decimalOf(votingAuthority.none),
    },
    span: source,
    confidence: confidences.get(ordinal) ?? outcome.confidence,
  });
  if (streamed === null) return holdings.map(rowOf);
  return (async function* () {
    let ordinal = 0;
    for await (const { sequence, row } of streamed) {
      const read = tableRowOf(row);
      yield rowOf(holdingOf(read, sequence, inDollars(read.value, valueUnit)), ordinal++);
    }
    for (const holding of holdings) yield rowOf(holding, ordinal++);
  })();
}

/** A row from a staged part. @throws AppError `staged-malformed` */
function tableRowOf(row: unknown): TableRow {
  const isRow =
    typeof row === 'object' &&
    row !== null &&
    TABLE_ROW_MEMBERS.every((member) => member in row) &&
    'votingAuthority' in row &&
    typeof row.votingAuthority === 'object';
  if (isRow) return row as TableRow;
  throw new AppError('a staged part holds something other than rows of Form 13F', {
    code: 'staged-malformed',
    retryable: false,
  });
}

/** Confidences of single rows, by their place in the report, streamed rows included. */
export function thirteenfRowConfidences({ confidences = {} }: ParseOutcome): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const [path, value] of Object.entries(confidences)) {
    const row = /^holdings\[(\d+)\]$/.exec(path)?.[1];
    if (row !== undefined) rows.set(Number(row), value);
  }
  return rows;
}
