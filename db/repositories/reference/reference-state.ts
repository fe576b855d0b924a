import { sql } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../../core/dates.ts';
import type { ParserVersion, RawSourceKey } from '../../../core/ids.ts';
import type { Database } from '../../database.ts';

/** Where the identifiers come from and what computed them. */
export interface ReferenceState {
  /** The newest version of the SEC's ticker list that was read by the date; null: none. */
  readonly tickerFile: {
    readonly asOf: IsoDate;
    readonly rawSourceKey: RawSourceKey;
    readonly entries: number;
    readonly recordedAt: IsoTimestamp;
  } | null;
  /** The version that reads cover pages; null: none is promoted. */
  readonly parserVersion: ParserVersion | null;
  /** Of the last successful run with it; null: there was none. */
  readonly materializationVersion: string | null;
}

export async function readReferenceState(db: Database, asOf: IsoDate | null): Promise<ReferenceState> {
  const { rows } = await sql<ReferenceState>`
    select p.parser_version as "parserVersion", r.materialization_version as "materializationVersion", (
        select json_build_object('asOf', t.as_of, 'rawSourceKey', t.raw_source_key, 'entries', t.entries,
          'recordedAt', to_char(t.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from reference.ticker_files t where ${asOf}::date is null or t.as_of <= ${asOf}
        order by t.as_of desc limit 1
      ) as "tickerFile"
    from (select 1) as one
    left join ops.promotions p on p.parser_id = 'filer-identity' and p.active
    left join lateral (
      select r.materialization_version
      from ops.runs r join ops.materializations m on m.version = r.materialization_version
      where r.status = 'succeeded' and m.parser_versions @> to_jsonb(p.parser_version)
      order by r.finished_at desc limit 1
    ) r on true
  `.execute(db);
  return rows[0] ?? { tickerFile: null, parserVersion: null, materializationVersion: null };
}
