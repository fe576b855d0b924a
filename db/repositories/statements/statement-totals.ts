import { type RawBuilder, sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik } from '../../../core/ids.ts';
import type { DecimalText } from '../../../core/rows.ts';
import type { StatementKind } from '../../../core/statements.ts';
import type { Database } from '../../database.ts';

/** What the promoted statements parser has stored. */
export interface StatementTotals {
  /** With at least one column. */
  readonly filings: number;
  readonly columns: Readonly<Record<StatementKind, number>>;
  /** The newest annual report; of several on its date the one with the highest revenue. Null where there is none. */
  readonly example: StatementExample | null;
}

export interface StatementExample {
  readonly cik: Cik;
  /** As last known. */
  readonly ticker: string | null;
  readonly name: string | null;
  readonly accessionNumber: AccessionNumber;
  readonly form: string;
  readonly filedDate: IsoDate;
  readonly start: IsoDate;
  readonly end: IsoDate;
  readonly currency: string;
  readonly revenue: DecimalText;
  readonly netIncome: DecimalText | null;
  readonly cashAndEquivalents: DecimalText | null;
}

/** The identifier of an issuer that began last. */
function lastKnown(kind: 'ticker' | 'name'): RawBuilder<string | null> {
  return sql`(
    select value from reference.identifiers r where r.cik = i.cik and r.kind = ${kind} and r.valid_to is null
    order by r.valid_from desc nulls last, r.value_key limit 1
  )`;
}

/** Reads every row: for the report of a demonstration. */
export async function loadStatementTotals(db: Database): Promise<StatementTotals> {
  const { rows } = await sql<{ filings: number } & Record<StatementKind, number>>`
    select count(distinct accession_number)::int as filings,
      (count(*) filter (where statement = 'income'))::int as income,
      (count(*) filter (where statement = 'balance'))::int as balance,
      (count(*) filter (where statement = 'cashflow'))::int as cashflow
    from (
      select accession_number, 'income' as statement from parsed.current_income_statements
      union all select accession_number, 'balance' from parsed.current_balance_sheets
      union all select accession_number, 'cashflow' from parsed.current_cash_flow_statements
    ) c
  `.execute(db);
  const { filings = 0, income = 0, balance = 0, cashflow = 0 } = rows[0] ?? {};
  const { rows: examples } = await sql<StatementExample>`
    select i.cik, ${lastKnown('ticker')} as ticker, ${lastKnown('name')} as name, i.accession_number as "accessionNumber", i.form, i.filed_date as "filedDate", i.period_start as start,
      i.period_end as end, i.currency, i.revenue, i.net_income as "netIncome",
      b.cash_and_equivalents as "cashAndEquivalents"
    from parsed.current_income_statements i
    left join parsed.current_balance_sheets b on b.cik = i.cik and b.accession_number = i.accession_number
      and b.currency = i.currency and b.period_end = i.period_end
    where i.role = 'current' and i.form ~ '^(10-K|20-F|40-F)' and i.revenue is not null
    order by i.filed_date desc, i.revenue desc, i.accession_number limit 1
  `.execute(db);
  return { filings, columns: { income, balance, cashflow }, example: examples[0] ?? null };
}
