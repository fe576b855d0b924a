import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { RawSourceKey } from '../../../core/ids.ts';
import type { SourceSpan } from '../../../core/spans.ts';
import type { Database, Transaction } from '../../database.ts';
import { recordset, upsertRows, type WriteCounts } from '../../upsert.ts';
import { companiesOfList } from '../reference/identifier-statements.ts';
import { markEntities } from '../reference/identifiers.ts';

/** One line of an official list of Section 13(f) securities. */
export interface CusipSecurity {
  /** From 1. */
  readonly line: number;
  readonly cusip: string;
  readonly hasOptions: boolean;
  readonly issuerName: string;
  readonly description: string;
  readonly status: 'added' | 'deleted' | null;
  readonly sourceSpan: SourceSpan;
}

/** One edition of a quarter's list: the same bytes are the same edition. */
export interface CusipListEdition {
  /** Last day of the quarter. */
  readonly quarter: IsoDate;
  readonly rawSourceKey: RawSourceKey;
  /** `stated`: given with the file; `stored`: public no later than when it was stored. */
  readonly publicAt: IsoTimestamp;
  readonly publicAtBasis: 'stated' | 'stored';
  /** Lines that could not be read. */
  readonly unreadLines: number;
}

export interface StoredCusipList extends CusipListEdition {
  readonly securities: readonly CusipSecurity[];
}

export interface CusipListCounts extends WriteCounts {
  readonly removed: number;
  /** As stored: a stated day is kept, an upper bound only moves earlier. */
  readonly publicAt: IsoTimestamp;
  readonly publicAtBasis: 'stated' | 'stored';
}

/** Makes the lines of an edition exactly the given ones; a second time is a no-op. Other editions are kept. */
export async function replaceCusipList(db: Database, list: StoredCusipList): Promise<CusipListCounts> {
  const { quarter, rawSourceKey, securities } = list;
  return db.transaction().execute(async (trx) => {
    const { rows } = await sql<Pick<CusipListCounts, 'publicAt' | 'publicAtBasis'>>`
      with written as (
        insert into raw.cusip_lists as t
          (quarter, raw_source_key, public_at, public_at_basis, securities, unread_lines)
        values (${quarter}, ${rawSourceKey}, ${list.publicAt}, ${list.publicAtBasis}, ${securities.length},
          ${list.unreadLines})
        on conflict (quarter, raw_source_key) do update set
          public_at = case when excluded.public_at_basis = 'stated' then excluded.public_at
            when t.public_at_basis = 'stated' then t.public_at
            else least(t.public_at, excluded.public_at) end,
          public_at_basis = case when 'stated' in (excluded.public_at_basis, t.public_at_basis) then 'stated'
            else 'stored' end,
          securities = excluded.securities,
          unread_lines = excluded.unread_lines
        returning public_at, public_at_basis
      )
      select public_at as "publicAt", public_at_basis as "publicAtBasis" from written
    `.execute(trx);
    const lines = securities.map(({ line, cusip, hasOptions, issuerName, description, status, sourceSpan }) => ({
      quarter,
      raw_source_key: rawSourceKey,
      line,
      cusip,
      has_options: hasOptions,
      issuer_name: issuerName,
      description,
      status,
      source_span: sourceSpan,
    }));
    const removed = await sql`
      delete from raw.cusip_securities t
      where t.quarter = ${quarter} and t.raw_source_key = ${rawSourceKey}
        and not exists (select from ${recordset('raw.cusip_securities', lines)} i where i.line = t.line)
    `.execute(trx);
    const counts = await upsertRows(trx, {
      table: 'raw.cusip_securities',
      key: ['quarter', 'raw_source_key', 'line'],
      touched: [],
      rows: lines,
    });
    if (counts.inserted + counts.changed > 0) await markEntities(trx, await companiesOfList(trx, rawSourceKey));
    return {
      ...counts,
      removed: Number(removed.numAffectedRows ?? 0n),
      publicAt: rows[0]?.publicAt ?? list.publicAt,
      publicAtBasis: rows[0]?.publicAtBasis ?? list.publicAtBasis,
    };
  });
}

/** The lines of one edition for given CUSIPs. */
export interface CusipListAnswer extends CusipListEdition {
  readonly securities: readonly CusipSecurity[];
}

/** The newest edition of a quarter's list as of an instant, with its lines for given CUSIPs. */
export async function loadCusipList(
  db: Database | Transaction,
  query: { readonly quarter: IsoDate; readonly cusips: readonly string[]; readonly publicTo: IsoTimestamp | null },
): Promise<CusipListAnswer | null> {
  const { rows } = await sql<CusipListEdition>`
    select quarter, raw_source_key as "rawSourceKey", public_at as "publicAt", public_at_basis as "publicAtBasis",
      unread_lines as "unreadLines"
    from raw.cusip_lists
    where quarter = ${query.quarter} and (${query.publicTo}::timestamptz is null or public_at <= ${query.publicTo})
    order by public_at desc, recorded_at desc, raw_source_key desc limit 1
  `.execute(db);
  const [edition] = rows;
  if (!edition) return null;
  const { rows: securities } = await sql<CusipSecurity>`
    select line, cusip, has_options as "hasOptions", issuer_name as "issuerName", description, status,
      source_span as "sourceSpan"
    from raw.cusip_securities
    where quarter = ${edition.quarter} and raw_source_key = ${edition.rawSourceKey}
      and cusip = any(${[...query.cusips]})
    order by line
  `.execute(db);
  return { ...edition, securities };
}

/** When the first edition of a quarter's list became public; null: none stored. */
export async function cusipListPublicAt(db: Database | Transaction, quarter: IsoDate): Promise<IsoTimestamp | null> {
  const { rows } = await sql<{ publicAt: IsoTimestamp | null }>`
    select min(public_at) as "publicAt" from raw.cusip_lists where quarter = ${quarter}
  `.execute(db);
  return rows[0]?.publicAt ?? null;
}
