import type { Cik } from '../../../core/ids.ts';
import { CASH_DATASET } from '../../../db/repositories/datasets/dataset-search.ts';
import { type IssuerRow, loadIssuerRows, spanOfColumn } from '../../../db/repositories/datasets/issuer-rows.ts';
import type { Html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { PageContext } from '../page-context.ts';
import type { PageDeps } from '../page-deps.ts';
import { searchOf, section } from '../parts/section.ts';
import { sourcedValue } from '../parts/sourced.ts';
import { amount, dataTable } from '../parts/table.ts';
import { decimalText, dollars, ifStated } from '../text.ts';
import { issuerPage, loadIssuerHead } from './issuer-shell.ts';

/** Cash, burn and runway by balance date. */
export async function cashPage(deps: PageDeps, context: PageContext, cik: Cik): Promise<Page> {
  const [head, search, rows] = await Promise.all([
    loadIssuerHead(deps, context, cik),
    searchOf(deps, context, cik, CASH_DATASET),
    loadIssuerRows(deps.db, 'dilution.current_cash_position', { cik, publicTo: context.publicTo, limit: 200 }),
  ]);
  const body = rows.length === 0 ? null : cashTable(context, rows);
  return issuerPage(
    context,
    head,
    'cash',
    section(context, { title: 'Cash, burn and runway', what: 'cash position', search, body }),
  );
}

function cashTable(context: PageContext, rows: readonly IssuerRow<'dilution.current_cash_position'>[]): Html {
  const columns = [
    'Balance date',
    amount('Cash'),
    amount('Short-term investments'),
    amount('Operating cash flow'),
    'Over',
    amount('Monthly burn'),
    amount('Runway, months'),
    'Going-concern doubt',
    'Management says',
  ];
  const cells = rows.map((row) => {
    const of = (text: string | null, column: string) => sourcedValue(context, text, row, spanOfColumn(row, column));
    const money = (value: string | null) =>
      ifStated(value, (amount_) =>
        row.currency === 'USD' ? dollars(amount_) : `${decimalText(amount_)} ${row.currency}`,
      );
    const doubt = row.going_concern === null ? null : row.going_concern ? 'stated' : 'none found';
    const over =
      row.operating_cash_flow_start === null
        ? null
        : `${row.operating_cash_flow_start} to ${row.operating_cash_flow_end ?? '?'}`;
    return [
      of(row.as_of, 'asOf'),
      of(money(row.cash_and_equivalents), 'cashAndEquivalents'),
      of(money(row.short_term_investments), 'shortTermInvestments'),
      of(money(row.operating_cash_flow), 'operatingCashFlow'),
      of(over, 'operatingCashFlow'),
      of(money(rounded(row.monthly_burn, 0)), 'monthlyBurn'),
      of(ifStated(rounded(row.runway_months, 1), decimalText), 'runwayMonths'),
      of(doubt, 'goingConcern'),
      of(row.runway_statement, 'runwayStatement'),
    ];
  });
  return dataTable('Cash positions as each report states them, newest first', columns, cells);
}

/** Burn and runway are computed, with many digits. */
function rounded(value: string | null, digits: number): string | null {
  return value === null ? null : Number(value).toFixed(digits);
}
