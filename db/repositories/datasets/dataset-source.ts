import { type AliasedRawBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import type { IsoTimestamp } from '../../../core/dates.ts';
import type { Schema } from '../../schema.ts';

type CurrentView = Extract<keyof Schema, `${string}.current_${string}`>;

/**
 * A dataset's current rows, or what they were at an instant: rows, publication times and promoted versions as of then.
 *
 * @param computedBy null: now
 */
export function datasetSource(view: string, computedBy: IsoTimestamp | null): RawBuilder<unknown> {
  if (computedBy === null) return sql.table(view);
  return sql`${sql.table(`${view.replace('.current_', '.')}_as_computed`)}(${computedBy}::timestamptz)`;
}

/** The same for a typed select, as `t`. */
export function currentRows<V extends CurrentView>(
  view: V,
  computedBy: IsoTimestamp | null,
): AliasedRawBuilder<Selectable<Schema[V]>, 't'> {
  return sql<Selectable<Schema[V]>>`(select * from ${datasetSource(view, computedBy)})`.as('t');
}
