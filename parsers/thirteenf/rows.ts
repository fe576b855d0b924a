import { AppError } from '../../core/errors.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { ThirteenfHoldingValues, ThirteenfReportValues } from '../../core/rows-thirteenf.ts';
import type { BulkRow, ParsedRow, RowContext } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf } from '../filing/row-values.ts';
import { type Holding, holdingOf, inDollars, type TableRow, type ThirteenfResult } from './holding.ts';

type HoldingRows = readonly BulkRow<ThirteenfHoldingValues>[];

const TABLE_ROW_MEMBERS =
  'nameOfIssuer titleOfClass cusip figi rawValue value sshPrnamt sshPrnamtType putCall investmentDiscretion otherManager start end'.split(
    ' ',
  );

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
    confidence: outcome.confidences?.[`holdings[${ordinal}]`] ?? outcome.confidence,
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
  const isObject = typeof row === 'object' && row !== null && 'votingAuthority' in row;
  if (isObject && typeof row.votingAuthority === 'object' && TABLE_ROW_MEMBERS.every((member) => member in row)) {
    return row as TableRow;
  }
  const message = 'a staged part holds something other than rows of Form 13F';
  throw new AppError(message, { code: 'staged-malformed', retryable: false });
}
