import type { ColumnType, JSONColumnType } from 'kysely';
import type { IsoDate, IsoTimestamp } from '../../core/dates.ts';
import type { DecimalText, RowMeta } from '../../core/rows.ts';

/** int8: read as bigint. */
export type BigIntColumn = ColumnType<bigint, bigint | number, bigint | number>;
/** numeric: read and written as text. */
export type DecimalColumn = DecimalText;
/** Set by the database. */
export type DefaultTimestamp = ColumnType<IsoTimestamp, IsoTimestamp | undefined, IsoTimestamp>;
/** jsonb: written as JSON text, read as the value. */
export type Json<T extends object> = JSONColumnType<T, string, string>;

type SnakeCase<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : '';
type Column<V> = V extends string | number | boolean | null
  ? V
  : V extends readonly string[]
    ? string[]
    : V extends object
      ? Json<V>
      : never;
/** Values of rows as columns: names in snake_case, lists of text as text[], other objects as jsonb. */
export type Columns<V> = { -readonly [Name in keyof V & string as SnakeCase<Name>]: Column<V[Name]> };

/** RowMeta (core/rows.ts) as columns. */
export type RowMetaColumns = Columns<RowMeta> & {
  model_version: ColumnType<string | null, string | null | undefined, string | null>;
  verified_at: DefaultTimestamp;
  recorded_at: DefaultTimestamp;
};

export type DateColumn = IsoDate;
