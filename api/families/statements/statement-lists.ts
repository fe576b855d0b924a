import Type, { type Static, type TObject } from 'typebox';
import { STATEMENT_FIELDS, type StatementKind } from '../../../core/statements.ts';
import type { DerivedField } from '../../../scoring/statements/financials.ts';
import type { SeriesPeriod, SeriesValue } from '../../../scoring/statements/series-types.ts';
import { listOf } from '../../blocks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import type { FreshDataset } from '../../reads/dataset-freshness.ts';
import { DERIVED_OF } from './derived-values.ts';
import { requestedSeries } from './requested-series.ts';
import { SERIES_MEMBERS, SERIES_NOTE, SERIES_PARAMETERS, seriesPage } from './series-list.ts';
import { type ShownSeries, statementItem, type Values } from './statement-items.ts';
import { AGENT, amountsOf, FILING, FULL, numbersOf, PERIOD } from './statement-schemas.ts';

/** One of the three statements, as it is served. */
export interface ServedStatement {
  readonly statement: StatementKind;
  readonly object: string;
  readonly dataset: FreshDataset;
  /** Of the statement, and those computed from it and the others. */
  readonly fields: readonly string[];
  readonly full: TObject;
  readonly agent: TObject;
}

function served(
  statement: StatementKind,
  names: { readonly object: string; readonly title: string; readonly dataset: FreshDataset },
): ServedStatement {
  const derived: Readonly<Record<string, string>> = DERIVED_OF[statement];
  const own = {
    object: Type.Literal(names.object),
    ...PERIOD,
    ...FILING,
    ...amountsOf(statement),
    ...numbersOf(derived),
  };
  return {
    statement,
    object: names.object,
    dataset: names.dataset,
    fields: [...STATEMENT_FIELDS[statement], ...Object.keys(derived)],
    full: Type.Object({ ...own, ...FULL }, { title: names.title }),
    agent: Type.Object({ ...own, ...AGENT }, { title: `${names.title}Agent` }),
  };
}

export const INCOME = served('income', {
  object: 'income_statement',
  title: 'IncomeStatement',
  dataset: 'income-statements',
});
export const BALANCE = served('balance', {
  object: 'balance_sheet',
  title: 'BalanceSheet',
  dataset: 'balance-sheets',
});
export const CASHFLOW = served('cashflow', {
  object: 'cash_flow_statement',
  title: 'CashFlowStatement',
  dataset: 'cash-flow-statements',
});

/** One period of a statement with what is computed from it. */
export function servedItem(shown: ShownSeries, one: ServedStatement, period: SeriesPeriod): object {
  const { object, fields } = one;
  return statementItem(shown, period, { object, values: servedValues(shown, period), fields });
}

/** Every number of a period of a statement, with those computed from it and the others of the period. */
export function servedValues({ periodOf }: ShownSeries, period: SeriesPeriod): Values {
  const derived = periodOf(period)?.derived;
  if (derived === undefined) return period.values;
  const names = Object.keys(DERIVED_OF[period.statement]) as DerivedField[];
  const values: Record<string, SeriesValue | undefined> = { ...period.values };
  for (const name of names) values[name] = derived[name];
  // Where no filing states the parts of it in one column, it is still the difference of both flows.
  if (period.statement === 'cashflow') values['freeCashFlow'] = derived.freeCashFlow;
  return values;
}

const QUERY = Type.Object(SERIES_PARAMETERS);

function statementList(
  one: ServedStatement,
  given: { readonly id: string; readonly path: Operation['path']; readonly summary: string },
): Operation {
  return defineOperation({
    ...given,
    method: 'GET',
    family: 'Companies',
    scope: 'read',
    description: SERIES_NOTE,
    query: QUERY,
    response: listOf(one.full, SERIES_MEMBERS),
    agent: listOf(one.agent, SERIES_MEMBERS),
    async handle({ query, deps: { db } }) {
      const shown = await requestedSeries(db, query as Static<typeof QUERY>);
      const periods = shown.series.periods[one.statement];
      const itemOf = (period: SeriesPeriod) => servedItem(shown, one, period);
      return (await seriesPage(db, query, shown, { dataset: one.dataset, periods, itemOf })) as never;
    },
  });
}

export const STATEMENT_LISTS: readonly Operation[] = [
  statementList(INCOME, {
    id: 'listIncomeStatements',
    path: '/v1/companies/income-statements',
    summary: 'Income statements of an issuer, with EBITDA and share counts',
  }),
  statementList(BALANCE, {
    id: 'listBalanceSheets',
    path: '/v1/companies/balance-sheets',
    summary: 'Balance sheets of an issuer, with normalized debt, equity and cash',
  }),
  statementList(CASHFLOW, {
    id: 'listCashFlowStatements',
    path: '/v1/companies/cash-flow-statements',
    summary: 'Cash-flow statements of an issuer, with free cash flow and dividends',
  }),
];
