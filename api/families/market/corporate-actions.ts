import Type, { type Static, type TObject } from 'typebox';
import { type DatasetRow, listRows } from '../../../db/repositories/datasets/list-rows.ts';
import { DatasetFreshness, listOf } from '../../blocks.ts';
import { type Call, defineOperation } from '../../operation.ts';
import { clocksOf, DEFAULT_LIMIT, ISSUER, PAGE, readClocks, VIEW } from '../../parameters.ts';
import { datasetFreshness } from '../../reads/dataset-freshness.ts';
import { requestedIssuer } from '../../reads/requested-issuer.ts';
import { CORPORATE_ACTIONS } from '../dilution/corporate-actions.ts';
import { columnsOf, itemSchemas, itemsOf, refuseOtherParser } from '../dilution/dataset-list.ts';
import { REVERSE_SPLITS } from '../dilution/reverse-splits.ts';
import { Rights, rightsOf } from './rights.ts';

/** A cursor of a list of rows is a filing's number times this, plus rows of the filing. */
const ROWS_OF_FILING = 1_000_000;

const action = itemSchemas(CORPORATE_ACTIONS);
const split = itemSchemas(REVERSE_SPLITS);
const withRights = ({ properties }: TObject, title: string) =>
  Type.Object({ ...properties, rights: Rights }, { title });
const FULL = Type.Union([
  withRights(action.full, 'MarketCorporateAction'),
  withRights(split.full, 'MarketReverseSplit'),
]);
const AGENT = Type.Union([
  withRights(action.agent, 'MarketCorporateActionAgent'),
  withRights(split.agent, 'MarketReverseSplitAgent'),
]);
const MEMBERS = {
  freshness: DatasetFreshness,
};

const RIGHTS = rightsOf({
  sources: ['SEC EDGAR filings'],
  notCovered: ['cash dividends', 'actions that no filing states', 'notices of exchanges and of depositories'],
});

const TYPES = [
  'reverse_split',
  'ticker_change',
  'exchange_move',
  'despac_closing',
  'split',
  'name_change',
  'merger',
  'spin_off',
  'ads_ratio_change',
] as const;

const QUERY = Type.Object({
  ...ISSUER,
  type: Type.Optional(
    Type.Enum([...TYPES], { description: 'Type of the action; `reverse_split` are items of that object.' }),
  ),
  ...clocksOf(...CORPORATE_ACTIONS.parsers, ...REVERSE_SPLITS.parsers),
  ...PAGE,
  ...VIEW,
});

export const listMarketCorporateActions = defineOperation({
  id: 'listMarketCorporateActions',
  method: 'GET',
  path: '/v1/market/corporate-actions',
  family: 'Market utilities',
  scope: 'read',
  summary: 'Corporate actions that filings state, with the rights to show them',
  description:
    'Ticker and name changes, exchange moves, de-SPAC closings, mergers, spin-offs and splits (`corporate_action`) and reverse splits (`reverse_split`), those of the newest filings first; within a filing, reverse splits last.',
  query: QUERY,
  response: listOf(FULL, MEMBERS),
  agent: listOf(AGENT, MEMBERS),
  handle: (call) => readActions(call) as Promise<never>,
});

/**
 * Where a page begins in each of the two tables. A cursor is that of a filing; its remainder is twice the rows that were
 * listed of it from one table, plus one if those are reverse splits: then its corporate actions are all listed.
 */
function cursorsOf(cursor: number): { readonly actions: number; readonly splits: number } {
  const filing = Math.floor(cursor / ROWS_OF_FILING) * ROWS_OF_FILING;
  const place = cursor % ROWS_OF_FILING;
  const listed = Math.floor(place / 2);
  return place % 2 === 0
    ? { actions: filing + listed, splits: filing }
    : { actions: filing + ROWS_OF_FILING - 1, splits: filing + listed };
}

type Placed<R> = R & { readonly filing_number: bigint };

async function readActions({ query: given, deps }: Call): Promise<object> {
  const { db } = deps;
  // The schema has validated it.
  const query = given as Static<typeof QUERY>;
  const clocks = readClocks(query);
  refuseOtherParser([...CORPORATE_ACTIONS.parsers, ...REVERSE_SPLITS.parsers], clocks);
  const cik = await requestedIssuer(db, query, clocks.asOf);
  const { type, limit = DEFAULT_LIMIT } = query;
  const start = query.cursor ? cursorsOf(query.cursor) : null;
  const shared = { cik, clocks, limit: limit + 1 };
  const { rows: actions } =
    type === 'reverse_split'
      ? { rows: [] }
      : await listRows(db, {
          ...shared,
          table: CORPORATE_ACTIONS.table,
          columns: columnsOf(CORPORATE_ACTIONS),
          where: type === undefined ? [] : [{ column: 'type', is: '=', value: type }],
          cursor: start?.actions ?? null,
        });
  const { rows: splits } =
    type !== undefined && type !== 'reverse_split'
      ? { rows: [] }
      : await listRows(db, {
          ...shared,
          table: REVERSE_SPLITS.table,
          columns: columnsOf(REVERSE_SPLITS),
          cursor: start?.splits ?? null,
        });
  const merged = [
    ...actions.map((row) => ({ isSplit: false as const, row: row as Placed<ActionRow> })),
    ...splits.map((row) => ({ isSplit: true as const, row: row as Placed<SplitRow> })),
  ].toSorted(byFiling);
  const page = merged.slice(0, limit);
  const hasMore = merged.length > limit;
  const isAgent = query.view === 'agent';
  const shownActions = await itemsOf(deps, CORPORATE_ACTIONS, rowsOf(page, false), clocks, isAgent);
  const shownSplits = await itemsOf(deps, REVERSE_SPLITS, rowsOf(page, true), clocks, isAgent);
  const items = { actions: shownActions.values(), splits: shownSplits.values() };
  return {
    object: 'list',
    data: page.map(({ isSplit }) => ({ ...(isSplit ? items.splits : items.actions).next().value, rights: RIGHTS })),
    hasMore,
    nextCursor: hasMore ? cursorAfter(page, query.cursor ?? 0) : null,
    freshness: await datasetFreshness(db, CORPORATE_ACTIONS.dataset),
  };
}

type ActionRow = DatasetRow<'dilution.corporate_actions'>;
type SplitRow = DatasetRow<'dilution.reverse_splits'>;
type Listed =
  | { readonly isSplit: false; readonly row: Placed<ActionRow> }
  | { readonly isSplit: true; readonly row: Placed<SplitRow> };

/** The newest filing first, and of one filing its reverse splits last; the order within a table stays. */
function byFiling(a: Listed, b: Listed): number {
  if (a.row.filing_number === b.row.filing_number) return Number(a.isSplit) - Number(b.isSplit);
  const [left, right] = [a.row, b.row].map((row) => `${row.public_at} ${row.accession_number}`);
  return (left ?? '') < (right ?? '') ? 1 : -1;
}

function rowsOf<S extends boolean>(
  page: readonly Listed[],
  isSplit: S,
): readonly (S extends true ? SplitRow : ActionRow)[] {
  return page.filter((one) => one.isSplit === isSplit).map(({ row }) => row) as never;
}

/** The cursor of the last item: how many of its filing and table were listed, on this page and before. */
function cursorAfter(page: readonly Listed[], before: number): number | null {
  const last = page.at(-1);
  if (!last) return null;
  const number = last.row.filing_number;
  const own = page.filter(({ isSplit, row }) => isSplit === last.isSplit && row.filing_number === number).length;
  const place = before % ROWS_OF_FILING;
  const isSameTable = (place % 2 === 1) === last.isSplit;
  const wasListed = Math.floor(before / ROWS_OF_FILING) === Number(number) && isSameTable ? Math.floor(place / 2) : 0;
  return Number(number) * ROWS_OF_FILING + 2 * (own + wasListed) + Number(last.isSplit);
}
