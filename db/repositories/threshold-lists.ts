import { sql } from 'kysely';
import type { IsoDate } from '../../core/dates.ts';
import type { RawSourceKey } from '../../core/ids.ts';
import type { DatasetCoverage } from '../../core/score-inputs.ts';
import type { Database, Transaction } from '../database.ts';

export interface StoredThresholdList {
  readonly exchange: 'nasdaq' | 'nyse' | 'cboe';
  readonly listDate: IsoDate;
  readonly rawSourceKey: RawSourceKey;
  readonly securities: readonly {
    readonly symbol: string;
    readonly securityName: string;
    readonly marketCategory: string | null;
  }[];
}

/** Stores the list of one exchange and day, in place of what was stored for that day. */
export async function replaceThresholdList(db: Database, list: StoredThresholdList): Promise<void> {
  const { exchange, listDate, rawSourceKey, securities } = list;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('raw.threshold_lists')
      .where('exchange', '=', exchange)
      .where('list_date', '=', listDate)
      .execute();
    await trx
      .insertInto('raw.threshold_lists')
      .values({ exchange, list_date: listDate, raw_source_key: rawSourceKey, entries: securities.length })
      .execute();
    if (securities.length === 0) return;
    await trx
      .insertInto('raw.threshold_securities')
      .values(
        securities.map(({ symbol, securityName, marketCategory }) => ({
          exchange,
          list_date: listDate,
          symbol,
          security_name: securityName,
          market_category: marketCategory,
        })),
      )
      .execute();
  });
}

export interface ThresholdDates {
  /** First day of the window for which a list is stored. */
  readonly from: IsoDate | null;
  /** Exchanges whose list of a day is stored. */
  exchangesOn(day: IsoDate): readonly string[];
  /** Days of the window on which a symbol stood on a list. */
  datesOf(symbol: string): ReadonlySet<IsoDate>;
}

/** The threshold lists of a window, both days included, for some symbols. */
export async function loadThresholdDates(
  db: Database | Transaction,
  query: { readonly symbols: readonly string[]; readonly from: IsoDate; readonly to: IsoDate },
): Promise<ThresholdDates> {
  const lists = await db
    .selectFrom('raw.threshold_lists')
    .select(['list_date', 'exchange'])
    .where('list_date', '>=', query.from)
    .where('list_date', '<=', query.to)
    .orderBy('list_date')
    .execute();
  const { rows } = await sql<{ symbol: string; list_date: IsoDate }>`
    select symbol, list_date from raw.threshold_securities
    where symbol = any(${[...query.symbols]}) and list_date between ${query.from} and ${query.to}
  `.execute(db);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => symbol);
  return {
    from: lists[0]?.list_date ?? null,
    exchangesOn: (day) => lists.filter(({ list_date }) => list_date === day).map(({ exchange }) => exchange),
    datesOf: (symbol) => new Set((bySymbol.get(symbol) ?? []).map(({ list_date }) => list_date)),
  };
}

/**
 * An issuer's days on a list, and whether that was searched: only where the list of the as-of date is stored, and the
 * issuer is listed where it comes from (each exchange lists its own securities only) or stands on it.
 */
export function regshoOf(
  threshold: ThresholdDates,
  ticker: string | null,
  exchange: string | null,
  asOf: IsoDate,
): { readonly dates: ReadonlySet<IsoDate> | null; readonly coverage: DatasetCoverage } {
  const notCovered: DatasetCoverage = { status: 'not-covered', from: null, unparsed: [] };
  if (ticker === null || threshold.from === null) return { dates: null, coverage: notCovered };
  const dates = threshold.datesOf(ticker);
  const isListedThere = threshold.exchangesOn(asOf).some((name) => exchange?.toLowerCase().startsWith(name) === true);
  if (!isListedThere && !dates.has(asOf)) return { dates, coverage: notCovered };
  return { dates, coverage: { status: 'covered', from: threshold.from, unparsed: [] } };
}
