import { sql } from 'kysely';
import type { IsoDate } from '../../../core/dates.ts';
import type { ThresholdDates } from '../../../core/fact-rows.ts';
import type { RawSourceKey } from '../../../core/ids.ts';
import type { Database, Transaction } from '../../database.ts';
import type { ThresholdExchange } from '../../tables/lists.ts';

export interface StoredThresholdList {
  readonly exchange: ThresholdExchange;
  readonly listDate: IsoDate;
  /** `yyyymmddhhmmss`, as the file states. */
  readonly madeAt: string;
  readonly rawSourceKey: RawSourceKey;
  readonly securities: readonly {
    readonly symbol: string;
    readonly securityName: string;
    readonly marketCategory: string | null;
  }[];
}

/** Stores the list of one exchange and day, replacing any earlier one. */
export async function replaceThresholdList(db: Database, list: StoredThresholdList): Promise<void> {
  const { exchange, listDate, madeAt, rawSourceKey, securities } = list;
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('raw.threshold_lists')
      .where('exchange', '=', exchange)
      .where('list_date', '=', listDate)
      .execute();
    await trx
      .insertInto('raw.threshold_lists')
      .values({
        exchange,
        list_date: listDate,
        raw_source_key: rawSourceKey,
        entries: securities.length,
        made_at: madeAt,
      })
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

/** When the stored list of each exchange and day was made: `nyse 2026-07-27` → `20260727220201`. */
export async function listThresholdLists(db: Database): Promise<ReadonlyMap<string, string>> {
  const lists = await db.selectFrom('raw.threshold_lists').select(['exchange', 'list_date', 'made_at']).execute();
  return new Map(lists.map(({ exchange, list_date, made_at }) => [`${exchange} ${list_date}`, made_at ?? '']));
}

/** The threshold lists of a window, both days included, for given symbols. */
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
  const symbols = query.symbols.flatMap(spellingsOf);
  const { rows } = await sql<{ symbol: string; list_date: IsoDate }>`
    select symbol, list_date from raw.threshold_securities
    where symbol = any(${symbols}) and list_date between ${query.from} and ${query.to}
  `.execute(db);
  const bySymbol = Map.groupBy(rows, ({ symbol }) => plainSymbol(symbol));
  const byDay = Map.groupBy(lists, ({ list_date }) => list_date);
  return {
    from: lists[0]?.list_date ?? null,
    exchangesOn: (day) => (byDay.get(day) ?? []).map(({ exchange }) => exchange),
    datesOf: (symbol) => new Set((bySymbol.get(plainSymbol(symbol)) ?? []).map(({ list_date }) => list_date)),
  };
}

/** A class of shares as the exchanges write it: `BRK.B`, `BRK-B`, `BRK/B`, `BRK B`. */
function spellingsOf(symbol: string): string[] {
  const plain = plainSymbol(symbol);
  return plain.includes('.') ? ['.', '-', '/', ' '].map((mark) => plain.replaceAll('.', mark)) : [plain];
}

function plainSymbol(symbol: string): string {
  return symbol.toUpperCase().replace(/[-/ ]/g, '.');
}
