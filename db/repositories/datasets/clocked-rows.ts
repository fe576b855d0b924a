import { type AliasedRawBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Schema } from '../../schema.ts';
import { datasetSource } from './dataset-source.ts';
import type { RowClocks } from './list-rows.ts';

/** What is public and promoted now. */
export const NOW: RowClocks = { publicTo: null, computedBy: null, parserVersion: null };

/** Its view of current rows has those of the latest list alone. */
const LISTED = 'parsed.subsidiaries';
/** Tables of holdings and facts have one view for all versions, under the name of the dataset. */
const BULK = ['parsed.xbrl_facts', 'parsed.thirteenf_holdings'];

/**
 * The rows of a dataset by all three clocks, for a `from` clause with an alias.
 *
 * @param dataset `parsed.voting_meetings`, the name of its table
 */
export function clockedRows(dataset: string, { publicTo, computedBy, parserVersion }: RowClocks): RawBuilder<unknown> {
  const all = sql.table(BULK.includes(dataset) ? dataset : dataset.replace('.', '.all_'));
  const rows = computedBy === null && parserVersion !== null ? all : promotedRows(dataset, all, computedBy);
  const ofVersion = parserVersion === null ? sql`true` : sql`c.parser_version = ${parserVersion}`;
  const published = publicTo === null ? sql`true` : sql`c.public_at <= ${publicTo}`;
  return sql`(select c.* from ${rows} c where ${ofVersion} and ${published})`;
}

function promotedRows(
  dataset: string,
  all: RawBuilder<unknown>,
  computedBy: RowClocks['computedBy'],
): RawBuilder<unknown> {
  if (dataset !== LISTED || computedBy !== null) return datasetSource(dataset.replace('.', '.current_'), computedBy);
  return sql`(select s.* from ${all} s join ops.promotions p on p.parser_version = s.parser_version and p.active)`;
}

type AllView<T extends string> = T extends `${infer S}.${infer N}` ? Extract<`${S}.all_${N}`, keyof Schema> : never;

/** The same for a typed select, as `t`. */
export function clockedTable<T extends string>(
  dataset: T,
  clocks: RowClocks,
): AliasedRawBuilder<Selectable<Schema[AllView<T>]>, 't'> {
  return sql<Selectable<Schema[AllView<T>]>>`${clockedRows(dataset, clocks)}`.as('t');
}
