import { styleText } from 'node:util';
import type { DecimalText } from '../../core/rows.ts';
import type { StatementExample, StatementTotals } from '../../db/repositories/statements/statement-totals.ts';
import { clip, counted, countText } from './text.ts';

/** How many filings gave statements, and one of them as an example. */
export function renderDemoStatements({ filings, columns, example }: StatementTotals): string {
  const { income, balance, cashflow } = columns;
  const total = income + balance + cashflow;
  const parts = `${countText(income)} income, ${countText(balance)} balance sheet, ${countText(cashflow)} cash flow`;
  return [
    styleText('bold', 'Statements'),
    filings === 0 ? '  none' : `  ${counted(filings, 'filing')} gave ${counted(total, 'column')}: ${parts}`,
    ...(example === null ? [] : [`  ${exampleText(example)}`]),
  ].join('\n');
}

function exampleText(example: StatementExample): string {
  const { cik, ticker, name, currency, end, form, filedDate, accessionNumber } = example;
  const amounts = [
    amountText('revenue', example.revenue, currency),
    amountText('net income', example.netIncome, currency),
    amountText('cash', example.cashAndEquivalents, currency),
  ];
  const issuer = clip(`${ticker ?? `CIK ${cik}`} ${name ?? ''}`.trim().replace(/\p{Cc}/gu, ' '), 40);
  return [
    `for example ${issuer}, year to ${end} (${form} of ${filedDate}, ${accessionNumber}):`,
    `    ${amounts.join(', ')}`,
  ].join('\n');
}

const MILLIONS = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

function amountText(what: string, amount: DecimalText | null, currency: string): string {
  return amount === null
    ? `${what} not stated`
    : `${what} ${currency} ${MILLIONS.format(Number(amount) / 1e6)} million`;
}
