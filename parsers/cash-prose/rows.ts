import type { ParseOutcome } from '../../core/parser.ts';
import type { CashPositionValues } from '../../core/rows.ts';
import type { ParsedRow } from '../../core/table-rows.ts';
import { parsedRow } from '../filing/parsed-row.ts';
import { decimalOf } from '../filing/row-values.ts';
import type { CashProseResult } from './result.ts';

/** The cash stated in prose; none without an amount and its date, or if tagged facts have it. */
export function cashProseRows(outcome: ParseOutcome<CashProseResult>): readonly ParsedRow<CashPositionValues>[] {
  const { cash, cashSource } = outcome.result ?? {};
  if (cash?.cashAndEquivalents === undefined || cash.asOf === undefined || cashSource === 'facts') return [];
  const values: CashPositionValues = {
    asOf: cash.asOf,
    currency: 'USD',
    cashAndEquivalents: decimalOf(cash.cashAndEquivalents),
    shortTermInvestments: null,
    operatingCashFlow: null,
    operatingCashFlowStart: null,
    operatingCashFlowEnd: null,
    ttmOperatingCashFlow: null,
    monthlyBurn: null,
    runwayMonths: null,
    goingConcern: cash.goingConcern ?? null,
    runwayStatement: cash.runwayStatement ?? null,
  };
  const amount = outcome.confidences?.['cash.cashAndEquivalents'] ?? outcome.confidence;
  return [{ ...parsedRow(outcome, values, 'cash.'), confidence: amount }];
}
