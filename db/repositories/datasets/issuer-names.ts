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
  // Headers are searched only for issuers without a dei name.
  const { rows } = await sql<{ cik: Cik; ticker: string | null; name: string | null; exchange: string | null }>`
    select c.cik, t.ticker, t.exchange, coalesce(n.name, (
      select f.name from raw.filing_filers f join raw.filings g using (accession_number)
      where f.cik = c.cik and f.name is not null and g.public_at <= ${publicTo}
      order by g.public_at desc, g.accession_number desc limit 1
    )) as name
    from unnest(${[...ciks]}::text[]) as c (cik)
    left join lateral (
      select accession_number from parsed.current_filer_identities i
      where i.cik = c.cik and i.ticker is not null and i.public_at <= ${publicTo}
      order by i.public_at desc, i.accession_number desc limit 1
    ) l on true
    left join lateral (
      select ticker, exchange from parsed.current_filer_identities i
      where i.cik = c.cik and i.accession_number = l.accession_number and i.ticker is not null
      order by ${COMMON_STOCK_FIRST}
      limit 1
    ) t on true
    left join lateral (
      select name from parsed.current_filer_identities i
      where i.cik = c.cik and i.name is not null and i.public_at <= ${publicTo}
      order by i.public_at desc, i.accession_number desc limit 1
    ) n on true
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
