import { parseCik } from '../../core/ids.ts';
import type { ParseOutcome } from '../../core/parser.ts';
import type { DecimalText } from '../../core/rows.ts';
import { STATEMENT_TABLES, type StoredOrigin } from '../../core/rows-statements.ts';
import type { Span } from '../../core/spans.ts';
import { STATEMENT_FIELDS, type StatementKind } from '../../core/statements.ts';
import type { DatasetValues, ParsedRow, RowContext, TableRows } from '../../core/table-rows.ts';
import { checksOf } from '../filing/parsed-row.ts';
import type { StatementPeriod, StatementsResult } from './result.ts';

type Filing = Pick<RowContext, 'form' | 'filedDate'>;
type Outcome = ParseOutcome<StatementsResult>;

/**
 * A row per statement and period, in three tables. The words of a value are those that the outcome has at
 * `periods[0].values.revenue` (or `otherPeriods[…]`); those of its operands are in `origins`.
 */
export function statementRows(outcome: Outcome, filing: Filing): readonly TableRows[] {
  return [
    { table: STATEMENT_TABLES.income, rows: rowsOf<'parsed.income_statements'>(outcome, 'income', filing) },
    { table: STATEMENT_TABLES.balance, rows: rowsOf<'parsed.balance_sheets'>(outcome, 'balance', filing) },
    { table: STATEMENT_TABLES.cashflow, rows: rowsOf<'parsed.cash_flow_statements'>(outcome, 'cashflow', filing) },
  ];
}

function rowsOf<T extends (typeof STATEMENT_TABLES)[StatementKind]>(
  outcome: Outcome,
  statement: StatementKind,
  filing: Filing,
): readonly ParsedRow<DatasetValues[T]>[] {
  const { result } = outcome;
  if (result === null) return [];
  const listed = (['periods', 'otherPeriods'] as const).flatMap((list) =>
    result[list].map((period, index) => ({ period, prefix: `${list}[${index}].values.` })),
  );
  return listed
    .filter(({ period }) => period.statement === statement)
    .map(({ period, prefix }) => rowOf(outcome, period, prefix, filing) as ParsedRow<DatasetValues[T]>);
}

function rowOf(outcome: Outcome, period: StatementPeriod, prefix: string, { form, filedDate }: Filing): ParsedRow {
  const entity = outcome.result?.entity;
  const amounts: Record<string, DecimalText | null> = {};
  const origins: Record<string, StoredOrigin> = {};
  const valueSpans: Record<string, readonly Span[]> = {};
  for (const field of STATEMENT_FIELDS[period.statement]) {
    const found = period.origins[field];
    amounts[field] = found?.value ?? null;
    if (found === undefined) continue;
    const { value: _, ...origin } = found;
    origins[field] = origin;
    const spans = outcome.spans[`${prefix}${field}`];
    if (spans !== undefined && spans.length > 0) valueSpans[field] = spans;
  }
  const values = {
    // Of another scheme than EDGAR's, or mistyped, it names nobody.
    entityCik: entity && /^\d{1,10}$/.test(entity.cik ?? '') ? parseCik(entity.cik ?? '') : null,
    form,
    filedDate,
    role: period.role,
    currency: period.currency,
    fiscalYearEnd: entity?.fiscalYearEnd ?? null,
    // A balance sheet has a date alone.
    ...(period.start !== null && { periodStart: period.start }),
    periodEnd: period.end,
    ...amounts,
    origins,
  };
  const confidences = Object.values(origins).map(({ confidence }) => confidence);
  return {
    values,
    valueSpans,
    confidence: confidences.length > 0 ? Math.min(...confidences) : outcome.confidence,
    crossValidations: checksOf(outcome, prefix.replace('values.', '')),
  };
}
