import { type Kysely, sql } from 'kysely';
import { createAllView, createCurrentView } from './dataset-views.ts';
import { ROW_META } from './row-meta.ts';

const TABLES = ['parsed.income_statements', 'parsed.balance_sheets', 'parsed.cash_flow_statements'];

const PLACE = `
    cik text not null,
    accession_number text not null,
    entity_cik text,
    form text not null,
    filed_date date not null,
    role text not null check (role in ('current', 'prior', 'other')),
    currency text not null,
    fiscal_year_end text,
    -- By field: the rule and the facts that its value rests on.
    origins jsonb not null`;

/** A row per filing and period. Amounts in whole units of the currency; counts of shares in shares. */
const SCHEMA = `
  create table parsed.income_statements (
    ${PLACE},
    period_start date not null,
    period_end date not null,
    revenue numeric,
    cost_of_revenue numeric,
    gross_profit numeric,
    research_and_development numeric,
    selling_general_administrative numeric,
    operating_income numeric,
    interest_expense numeric,
    income_before_tax numeric,
    income_tax_expense numeric,
    net_income numeric,
    net_income_including_noncontrolling numeric,
    eps_basic numeric,
    eps_diluted numeric,
    weighted_shares_basic numeric,
    weighted_shares_diluted numeric,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, currency, period_end, period_start),
    check (period_start <= period_end)
  );
  create index income_statements_by_period on parsed.income_statements (cik, period_end);

  create table parsed.balance_sheets (
    ${PLACE},
    period_end date not null,
    cash_and_equivalents numeric,
    short_term_investments numeric,
    receivables numeric,
    inventory numeric,
    total_current_assets numeric,
    property_plant_equipment_net numeric,
    goodwill numeric,
    total_assets numeric,
    accounts_payable numeric,
    total_current_liabilities numeric,
    long_term_debt numeric,
    total_debt numeric,
    total_liabilities numeric,
    total_equity numeric,
    total_equity_including_noncontrolling numeric,
    shares_outstanding numeric,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, currency, period_end)
  );
  create index balance_sheets_by_period on parsed.balance_sheets (cik, period_end);

  create table parsed.cash_flow_statements (
    ${PLACE},
    period_start date not null,
    period_end date not null,
    operating_cash_flow numeric,
    capital_expenditure numeric,
    free_cash_flow numeric,
    depreciation_amortization numeric,
    stock_based_compensation numeric,
    dividends_paid numeric,
    share_repurchases numeric,
    investing_cash_flow numeric,
    financing_cash_flow numeric,
    net_change_in_cash numeric,
    ${ROW_META},
    primary key (cik, accession_number, parser_version, currency, period_end, period_start),
    check (period_start <= period_end)
  );
  create index cash_flow_statements_by_period on parsed.cash_flow_statements (cik, period_end);
`;

/** Financial statements as filings state them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(SCHEMA).execute(db);
  for (const table of TABLES) {
    await createAllView(db, table);
    await createCurrentView(db, table);
    // A monitor reads what is new by it.
    await sql`create index on ${sql.table(table)} (recorded_at)`.execute(db);
  }
}
