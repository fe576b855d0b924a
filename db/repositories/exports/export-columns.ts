import { type RawBuilder, sql } from 'kysely';
import { AppError } from '../../../core/errors.ts';
import type { Transaction } from '../../database.ts';
import type { ExportDataset } from './export-datasets.ts';

/** What a column of an export holds, and how its values arrive from `readExportRows`. */
export type ExportType =
  /** boolean, number, bigint, number, string. */
  | { readonly kind: 'boolean' | 'int32' | 'int64' | 'double' | 'string' }
  /** The text of a JSON value. */
  | { readonly kind: 'json' }
  /** Days since 1970-01-01. */
  | { readonly kind: 'date' }
  /** Microseconds since 1970-01-01 UTC, a bigint. */
  | { readonly kind: 'timestamp' }
  /** The text of an exact decimal. */
  | { readonly kind: 'decimal'; readonly precision: 38; readonly scale: number }
  /** An array of strings or numbers. */
  | { readonly kind: 'list'; readonly of: 'string' | 'int32' | 'double' };

export interface ExportColumn {
  readonly name: string;
  /** In PostgreSQL. */
  readonly storedAs: string;
  readonly type: ExportType;
}

/**
 * Digits after the point of DECIMAL(38, s), in the order of preference: 10 leaves room for sums and products of amounts,
 * 18 for computed ratios. A column with a value that fits neither is exported as text, never rounded.
 */
const SCALES = [10, 18] as const;
const PRECISION = 38;

const TYPES: Readonly<Record<string, ExportType>> = {
  boolean: { kind: 'boolean' },
  smallint: { kind: 'int32' },
  integer: { kind: 'int32' },
  bigint: { kind: 'int64' },
  real: { kind: 'double' },
  'double precision': { kind: 'double' },
  text: { kind: 'string' },
  uuid: { kind: 'string' },
  json: { kind: 'json' },
  jsonb: { kind: 'json' },
  date: { kind: 'date' },
  'timestamp with time zone': { kind: 'timestamp' },
  'text[]': { kind: 'list', of: 'string' },
  'integer[]': { kind: 'list', of: 'int32' },
  'double precision[]': { kind: 'list', of: 'double' },
};

/** A fact or holding is one value with one span, so it has no spans by column; the column makes datasets alike. */
const NO_VALUE_SPANS: ExportColumn = { name: 'value_spans', storedAs: 'jsonb', type: { kind: 'json' } };

/**
 * The columns of a dataset, in the order of its relation. Decimals have a scale that all values of `source` fit.
 *
 * @throws AppError `unsupported-column`
 */
export async function exportColumns(
  trx: Transaction,
  dataset: ExportDataset,
  source: RawBuilder<unknown>,
): Promise<readonly ExportColumn[]> {
  const { rows } = await sql<{ name: string; storedAs: string }>`
    select attname::text as name, format_type(atttypid, null) as "storedAs" from pg_attribute
    where attrelid = ${dataset.relation}::regclass and attnum > 0 and not attisdropped order by attnum
  `.execute(trx);
  const stored = rows.filter(({ name }) => !dataset.without.includes(name));
  const decimals = stored.filter(({ storedAs }) => storedAs === 'numeric').map(({ name }) => name);
  const decimalTypes = await typesOfDecimals(trx, decimals, source);
  const columns = stored.map(({ name, storedAs }) => {
    const type = decimalTypes.get(name) ?? TYPES[storedAs];
    if (type) return { name, storedAs, type };
    throw new AppError(`exports cannot write column ${name} of ${dataset.relation}: its type is ${storedAs}`, {
      code: 'unsupported-column',
      retryable: false,
    });
  });
  return dataset.kind === 'bulk' ? [...columns, NO_VALUE_SPANS] : columns;
}

async function typesOfDecimals(
  trx: Transaction,
  names: readonly string[],
  source: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, ExportType>> {
  if (names.length === 0) return new Map();
  const measures = names.flatMap((name, n) => {
    const column = sql.ref(`t.${name}`);
    return [
      sql`max(scale(trim_scale(${column}))) as ${sql.ref(`scale_${n}`)}`,
      // NaN and infinities are larger than any limit.
      ...SCALES.map(
        (scale) =>
          sql`bool_and(abs(${column}) < 1e${sql.raw(String(PRECISION - scale))}) is not false
            as ${sql.ref(`fits_${n}_${scale}`)}`,
      ),
    ];
  });
  const { rows } = await sql<Record<string, number | boolean | null>>`
    select ${sql.join(measures)} from (${source}) t
  `.execute(trx);
  const [measured = {}] = rows;
  return new Map(
    names.map((name, n) => {
      const digits = Number(measured[`scale_${n}`] ?? 0);
      const scale = SCALES.find((one) => digits <= one && measured[`fits_${n}_${one}`] === true);
      return [name, scale === undefined ? { kind: 'string' } : { kind: 'decimal', precision: PRECISION, scale }];
    }),
  );
}

/** The expression of a column's value in the form that its type says; `t` is the source. */
export function selectedValue({ name, storedAs, type }: ExportColumn): RawBuilder<unknown> {
  const column = sql.ref(`t.${name}`);
  if (type === NO_VALUE_SPANS.type) return sql`null::text`;
  switch (type.kind) {
    case 'json':
    case 'string':
      return storedAs === 'text' ? column : sql`${column}::text`;
    case 'date':
      return sql`${column} - date '1970-01-01'`;
    case 'timestamp':
      return sql`(extract(epoch from ${column}) * 1000000)::int8`;
    case 'boolean':
    case 'int32':
    case 'int64':
    case 'double':
    case 'decimal':
    case 'list':
      return column;
  }
}
