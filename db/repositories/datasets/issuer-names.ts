import { sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Cik } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';

export interface IssuerName {
  readonly ticker: string | null;
  readonly name: string | null;
  /** Where the ticker is listed, as tagged: `NASDAQ`, `NYSE`. */
  readonly exchange: string | null;
}

/** A cover also lists notes, warrants and preferred stock; the common stock's ticker is the issuer's. */
const COMMON_STOCK_FIRST = sql`
  (coalesce(i.security_title, '') ~* '(common|ordinary|class a|depositary)' and
   coalesce(i.security_title, '') !~* '(warrant|right|unit|note|preferred)') desc, i.ordinal
`;

/**
 * Issuers' names as of an instant: ticker and name of the latest filing whose dei facts state one, else the latest name
 * in a header or index.
 */
export async function loadIssuerNames(
  db: Database | Transaction,
  ciks: readonly Cik[],
  publicTo: IsoTimestamp,
): Promise<ReadonlyMap<Cik, IssuerName>> {
  // Headers are searched only for issuers without a dei name. `distinct on` rather than the first of an order: for that the
  // planner would walk all filings by time, however few of them are the issuer's.
  const { rows } = await sql<{ cik: Cik; ticker: string | null; name: string | null; exchange: string | null }>`
    with stated as materialized (
      select i.cik, i.public_at, i.accession_number, i.name, i.ticker, i.exchange, i.security_title, i.ordinal
      from parsed.current_filer_identities i
      where i.cik = any(${[...ciks]}) and i.public_at <= ${publicTo}
    ), tickers as (
      select distinct on (i.cik) i.cik, i.ticker, i.exchange from stated i where i.ticker is not null
      order by i.cik, i.public_at desc, i.accession_number desc, ${COMMON_STOCK_FIRST}
    ), names as (
      select distinct on (i.cik) i.cik, i.name from stated i where i.name is not null
      order by i.cik, i.public_at desc, i.accession_number desc
    ), headers as (
      select distinct on (f.cik) f.cik, f.name
      from raw.filing_filers f join raw.filings g using (accession_number)
      where f.cik = any(${[...ciks]}) and f.name is not null and g.public_at <= ${publicTo}
        and f.cik not in (select cik from names)
      order by f.cik, g.public_at desc, g.accession_number desc
    )
    select c.cik, t.ticker, t.exchange, coalesce(n.name, h.name) as name
    from unnest(${[...ciks]}::text[]) as c (cik)
    left join tickers t using (cik) left join names n using (cik) left join headers h using (cik)
  `.execute(db);
  return new Map(rows.map(({ cik, ticker, name, exchange }) => [cik, { ticker, name, exchange }]));
}

export interface StatedTicker {
  readonly publicAt: IsoTimestamp;
  readonly ticker: string;
  readonly exchange: string | null;
}

/** Tickers that issuers' filings stated up to an instant, in order of publication. */
export async function loadTickerHistory(
  db: Database | Transaction,
  ciks: readonly Cik[],
  publicTo: IsoTimestamp,
): Promise<ReadonlyMap<Cik, readonly StatedTicker[]>> {
  const { rows } = await sql<StatedTicker & { readonly cik: Cik }>`
    select distinct on (i.cik, i.public_at, i.accession_number)
      i.cik, i.public_at as "publicAt", i.ticker, i.exchange
    from parsed.current_filer_identities i
    where i.cik = any(${[...ciks]}) and i.ticker is not null and i.public_at <= ${publicTo}
    order by i.cik, i.public_at, i.accession_number, ${COMMON_STOCK_FIRST}
  `.execute(db);
  return Map.groupBy(rows, ({ cik }) => cik);
}
