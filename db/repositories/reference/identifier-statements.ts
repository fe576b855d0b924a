import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { AccessionNumber, Cik, RawSourceKey } from '../../../core/ids.ts';
import { SUBJECT_COMPANY_CHECK } from '../../../core/rows-beneficial-ownership.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';

/** A value that successive headers of an entity state; `ordinal` counts its values in order of time. */
export interface HeaderRow {
  readonly cik: Cik;
  readonly kind: 'name' | 'sic';
  readonly value: string;
  readonly firstStated: IsoDate;
  readonly lastStated: IsoDate;
  readonly statements: number;
  readonly accessionNumber: AccessionNumber;
}

const PUBLIC_ON = sql`(g.public_at at time zone 'America/New_York')::date`;

/** Names and industry codes in filing headers, one row for each run of filings that state the same; in order of time. */
export async function headerStatements(
  trx: Database | Transaction,
  ciks: readonly Cik[],
): Promise<readonly HeaderRow[]> {
  const { rows } = await sql<HeaderRow>`
    with stated as (
      select f.cik, v.kind, v.value, ${PUBLIC_ON} as day, g.public_at, g.accession_number
      from raw.filing_filers f join raw.filings g using (accession_number)
      cross join lateral (values ('name', f.name), ('sic', f.sic)) as v (kind, value)
      where f.cik = any(${[...ciks]}) and v.value <> ''
    ), changes as (
      select *, upper(value) is distinct from lag(upper(value)) over w as is_new from stated
      window w as (partition by cik, kind order by public_at, accession_number)
    ), spells as (
      select *, count(*) filter (where is_new)
        over (partition by cik, kind order by public_at, accession_number) as spell
      from changes
    )
    select cik, kind, (array_agg(value order by public_at, accession_number))[1] as value,
      min(day) as "firstStated", max(day) as "lastStated", count(distinct accession_number)::int as statements,
      (array_agg(accession_number order by public_at, accession_number))[1] as "accessionNumber"
    from spells group by cik, kind, spell order by cik, kind, spell
  `.execute(trx);
  return rows;
}

export interface FormerNamesRow {
  readonly cik: Cik;
  readonly statedOn: IsoDate;
  readonly accessionNumber: AccessionNumber;
  readonly names: readonly { readonly name: string; readonly changedOn: IsoDate | null }[];
}

/** Each entity's former names by the header of its newest filing. */
export async function formerNameStatements(
  trx: Database | Transaction,
  ciks: readonly Cik[],
): Promise<readonly FormerNamesRow[]> {
  // Materialized: for "the newest" the planner would walk all filings by time, however few of them are the entity's.
  const { rows } = await sql<FormerNamesRow>`
    with ranked as materialized (
      select cik, accession_number, row_number() over (partition by cik order by public_at desc, accession_number desc) as n
      from raw.filings where cik = any(${[...ciks]}) and state = 'processed'
    )
    select r.cik, ${PUBLIC_ON} as "statedOn", g.accession_number as "accessionNumber", p.filer -> 'formerNames' as names
    from ranked r join raw.filings g using (accession_number)
    cross join lateral jsonb_array_elements(g.header -> 'filers') as p (filer)
    where r.n = 1 and p.filer ->> 'cik' = r.cik and p.filer ? 'formerNames'
  `.execute(trx);
  return rows;
}

export interface CoverRow {
  readonly cik: Cik;
  readonly ticker: string;
  readonly exchange: string | null;
  readonly securityTitle: string | null;
  readonly statedOn: IsoDate;
  readonly accessionNumber: AccessionNumber;
  readonly sourceSpan: SourceSpan | null;
}

/** Securities on tagged cover pages. */
export async function coverStatements(trx: Database | Transaction, ciks: readonly Cik[]): Promise<readonly CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select g.cik, g.ticker, g.exchange, g.security_title as "securityTitle", ${PUBLIC_ON} as "statedOn",
      g.accession_number as "accessionNumber", coalesce(g.value_spans ->> 'ticker', g.source_span) as "sourceSpan"
    from parsed.current_filer_identities g
    where g.cik = any(${[...ciks]}) and g.ticker is not null
    order by g.cik, g.public_at, g.accession_number, g.ordinal
  `.execute(trx);
  return rows;
}

export interface ScheduleCusipRow {
  readonly cik: Cik;
  readonly cusip: string;
  readonly issuerName: string | null;
  readonly securityTitle: string | null;
  readonly firstStated: IsoDate;
  readonly lastStated: IsoDate;
  readonly statements: number;
  readonly accessionNumber: AccessionNumber;
  readonly sourceSpan: SourceSpan | null;
}

/** CUSIPs on the covers of Schedules 13D and 13G about the companies, except where the cover names another company. */
export async function scheduleCusips(
  trx: Database | Transaction,
  ciks: readonly Cik[],
): Promise<readonly ScheduleCusipRow[]> {
  const { rows } = await sql<ScheduleCusipRow>`
    with stated as (
      select g.issuer_cik as cik, g.cusip, g.issuer_name, g.securities_class, ${PUBLIC_ON} as day, g.public_at,
        g.accession_number, coalesce(g.value_spans ->> 'cusip', g.source_span) as span
      from parsed.current_beneficial_owners g
      where g.issuer_cik = any(${[...ciks]}) and g.cusip is not null and g.ordinal = 0
        and not g.cross_validations @> ${JSON.stringify([{ name: SUBJECT_COMPANY_CHECK, passed: false }])}::jsonb
    )
    select cik, cusip, min(day) as "firstStated", max(day) as "lastStated", count(*)::int as statements,
      (array_agg(issuer_name order by public_at desc) filter (where issuer_name is not null))[1] as "issuerName",
      (array_agg(securities_class order by public_at desc) filter (where securities_class is not null))[1]
        as "securityTitle",
      (array_agg(accession_number order by public_at, accession_number))[1] as "accessionNumber",
      (array_agg(span order by public_at, accession_number))[1] as "sourceSpan"
    from stated group by cik, cusip order by cik, cusip
  `.execute(trx);
  return rows;
}

export interface ListedSecurityRow {
  readonly cusip: string;
  readonly issuerName: string;
  readonly description: string;
  readonly firstPublic: IsoDate;
  readonly lastPublic: IsoDate;
  readonly absentFrom: IsoDate | null;
  readonly lists: number;
  readonly rawSourceKey: RawSourceKey;
  readonly sourceSpan: SourceSpan;
}

/** The SEC's lists by CUSIP; a security that a list marks as deleted is not on it. */
export async function listedSecurities(
  trx: Database | Transaction,
  cusips: readonly string[],
): Promise<readonly ListedSecurityRow[]> {
  if (cusips.length === 0) return [];
  const { rows } = await sql<ListedSecurityRow>`
    with lines as (
      select s.*, g.public_at, ${PUBLIC_ON} as day
      from raw.cusip_securities s join raw.cusip_lists g using (quarter, raw_source_key)
      where s.cusip = any(${[...cusips]}) and s.status is distinct from 'deleted'
    )
    select l.cusip, l.issuer_name as "issuerName", (array_agg(l.description order by l.public_at desc))[1] as description,
      min(l.day) as "firstPublic", max(l.day) as "lastPublic", count(distinct l.quarter)::int as lists,
      (array_agg(l.raw_source_key order by l.public_at))[1] as "rawSourceKey",
      (array_agg(l.source_span order by l.public_at))[1] as "sourceSpan",
      (select min(${PUBLIC_ON}) from raw.cusip_lists g where g.quarter > max(l.quarter)) as "absentFrom"
    from lines l group by l.cusip, l.issuer_name order by l.cusip, l.issuer_name
  `.execute(trx);
  return rows;
}

/** Companies whose schedules state a CUSIP of a quarter's list. */
export async function companiesOfList(db: Database | Transaction, rawSourceKey: RawSourceKey): Promise<readonly Cik[]> {
  const { rows } = await sql<{ cik: Cik }>`
    select distinct o.issuer_cik as cik from parsed.current_beneficial_owners o
    where o.issuer_cik is not null and o.cusip in (
      select s.cusip from raw.cusip_securities s where s.raw_source_key = ${rawSourceKey}
    )
  `.execute(db);
  return rows.map(({ cik }) => cik);
}
