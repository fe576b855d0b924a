import Type, { type Static } from 'typebox';
import type { FinancialPeriod } from '../../../scoring/statements/financials.ts';
import { listOf, Nullable } from '../../blocks.ts';
import { defineOperation, type Operation } from '../../operation.ts';
import { Rights, rightsOf } from '../market/rights.ts';
import { requestedSeries } from './requested-series.ts';
import { SERIES_MEMBERS, SERIES_NOTE, SERIES_PARAMETERS, seriesPage } from './series-list.ts';
import { periodHead, type ShownSeries } from './statement-items.ts';
import { BALANCE, CASHFLOW, INCOME, servedItem } from './statement-lists.ts';
import { PERIOD } from './statement-schemas.ts';

const of = (view: 'full' | 'agent') => ({
  object: Type.Literal('financials'),
  ...PERIOD,
  incomeStatement: Nullable(INCOME[view]),
  balanceSheet: Nullable(BALANCE[view]),
  cashFlowStatement: Nullable(CASHFLOW[view]),
});

const RIGHTS = rightsOf({
  sources: ['SEC EDGAR filings'],
  notCovered: ['reports without XBRL facts, as before 2009', 'amounts converted to another currency', 'prices'],
});

const QUERY = Type.Object(SERIES_PARAMETERS);
const STATEMENTS = [
  ['incomeStatement', 'income', INCOME],
  ['balanceSheet', 'balance', BALANCE],
  ['cashFlowStatement', 'cashflow', CASHFLOW],
] as const;

/** A period as it is served. */
export function combinedItem(shown: ShownSeries, financial: FinancialPeriod): object {
  const statements = STATEMENTS.map(([member, statement, one]) => {
    const period = financial.statements[statement];
    return [member, period === null ? null : servedItem(shown, one, period)];
  });
  return { object: 'financials', ...periodHead(shown, financial), ...Object.fromEntries(statements) };
}

function financials(
  given: Pick<Operation, 'path' | 'family' | 'id' | 'summary'>,
  rights: { readonly rights?: typeof RIGHTS },
): Operation {
  const own = 'rights' in rights ? { rights: Rights } : {};
  const title = 'rights' in rights ? 'MarketFinancials' : 'Financials';
  return defineOperation({
    ...given,
    method: 'GET',
    scope: 'read',
    description: `An item per period with its three statements; the balance sheet is that of its last day. ${SERIES_NOTE}`,
    query: QUERY,
    response: listOf(Type.Object({ ...of('full'), ...own }, { title }), SERIES_MEMBERS),
    agent: listOf(Type.Object({ ...of('agent'), ...own }, { title: `${title}Agent` }), SERIES_MEMBERS),
    async handle({ query, deps: { db } }) {
      const shown = await requestedSeries(db, query as Static<typeof QUERY>);
      const itemOf = (period: FinancialPeriod) => ({ ...combinedItem(shown, period), ...rights });
      const page = { dataset: 'income-statements', periods: shown.financials, itemOf } as const;
      return (await seriesPage(db, query, shown, page)) as never;
    },
  });
}

export const FINANCIALS: readonly Operation[] = [
  financials(
    {
      id: 'listFinancials',
      path: '/v1/companies/financials',
      family: 'Companies',
      summary: 'Income statement, balance sheet and cash-flow statement of an issuer by period',
    },
    {},
  ),
  financials(
    {
      id: 'listMarketFinancials',
      path: '/v1/market/financials',
      family: 'Market utilities',
      summary: 'Statements of a ticker by period, with the rights to show them',
    },
    { rights: RIGHTS },
  ),
];
