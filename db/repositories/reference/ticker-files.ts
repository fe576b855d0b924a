import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import { identifierKey } from '../../../core/identifiers.ts';
import type { Cik, RawSourceKey } from '../../../core/ids.ts';
import { searchKeyOf } from '../../../core/name-keys.ts';
import type { Database } from '../../database.ts';

export interface ListedTicker {
  readonly cik: Cik;
  readonly ticker: string;
  readonly name: string;
  readonly exchange: string | null;
}

export interface TickerFile {
  /** Eastern date on which the file was read: it states no date of its own. */
  readonly asOf: IsoDate;
  readonly rawSourceKey: RawSourceKey;
  readonly tickers: readonly ListedTicker[];
}

export interface TickerFileCounts {
  readonly added: number;
  readonly ended: number;
  readonly unchanged: number;
}

export async function newestTickerFile(
  db: Database,
): Promise<{ readonly asOf: IsoDate; readonly entries: number } | null> {
  const { rows } = await sql<{ asOf: IsoDate; entries: number }>`
    select as_of as "asOf", entries from reference.ticker_files order by as_of desc limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Applies a version of the SEC's ticker file: tickers and names that it adds begin on its date, and those that it no
 * longer has end. Versions must come in order of time; the same one again is a no-op.
 */
export async function applyTickerFile(db: Database, file: TickerFile): Promise<TickerFileCounts> {
  const { asOf, rawSourceKey } = file;
  const listed = file.tickers.flatMap(
    ({ cik, ticker, name, exchange }) =>
      [
        { cik, kind: 'ticker', value: ticker, exchange },
        { cik, kind: 'name', value: name, exchange: null },
      ] as const,
  );
  const rows = new Map<string, object>();
  for (const { cik, kind, value, exchange } of listed) {
    const valueKey = identifierKey(kind, value);
    if (valueKey === '' || rows.has(`${cik} ${kind} ${valueKey}`)) continue;
    rows.set(`${cik} ${kind} ${valueKey}`, {
      cik,
      kind,
      value_key: valueKey,
      search_key: searchKeyOf(kind, value),
      value,
      exchange,
    });
  }
  const given = sql`jsonb_to_recordset(${JSON.stringify([...rows.values()])}::jsonb)
    as g (cik text, kind text, value_key text, search_key text, value text, exchange text)`;
  const isSame = sql`g.cik = t.cik and g.kind = t.kind and g.value_key = t.value_key`;
  return db.transaction().execute(async (trx) => {
    await sql`lock table reference.ticker_files in share row exclusive mode`.execute(trx);
    const ended = await sql`
      update reference.identifiers t set valid_to = ${asOf}, recorded_at = now()
      where t.source = 'sec-ticker-file' and t.valid_to is null and not exists (select from ${given} where ${isSame})
    `.execute(trx);
    const kept = await sql`
      update reference.identifiers t set last_stated = ${asOf}, statements = t.statements + 1,
        exchange = coalesce(g.exchange, t.exchange)
      from ${given}
      where t.source = 'sec-ticker-file' and t.valid_to is null and ${isSame} and t.last_stated < ${asOf}
    `.execute(trx);
    const added = await sql`
      insert into reference.identifiers (cik, kind, value_key, search_key, source, valid_from, value, exchange, last_stated,
        statements, raw_source_key)
      select g.cik, g.kind, g.value_key, g.search_key, 'sec-ticker-file', ${asOf}::date, g.value, g.exchange, ${asOf}::date, 1,
        ${rawSourceKey}
      from ${given}
      where not exists (
        select from reference.identifiers t where t.source = 'sec-ticker-file' and t.valid_to is null and ${isSame}
      )
      on conflict (cik, kind, value_key, source, valid_from) do update set valid_to = null
    `.execute(trx);
    await sql`
      insert into reference.ticker_files (as_of, raw_source_key, entries)
      values (${asOf}, ${rawSourceKey}, ${file.tickers.length})
      on conflict (as_of) do update set raw_source_key = excluded.raw_source_key, entries = excluded.entries,
        recorded_at = now()
    `.execute(trx);
    const counts = [added, ended, kept].map(({ numAffectedRows }) => Number(numAffectedRows ?? 0n));
    return { added: counts[0] ?? 0, ended: counts[1] ?? 0, unchanged: rows.size - (counts[0] ?? 0) };
  });
}
