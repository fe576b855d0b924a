import type { SchemaElement } from 'hyparquet-writer';
import type { ExportColumn, ExportType } from '../../db/repositories/exports/export-columns.ts';

const TEXT = { type: 'BYTE_ARRAY', converted_type: 'UTF8', logical_type: { type: 'STRING' } } as const;

/** The physical and logical type of each kind; every column is optional. */
function leafOf(name: string, type: Exclude<ExportType, { kind: 'list' }>): SchemaElement {
  const element = { name, repetition_type: 'OPTIONAL' } as const;
  switch (type.kind) {
    case 'boolean':
      return { ...element, type: 'BOOLEAN' };
    case 'int32':
      return { ...element, type: 'INT32' };
    case 'int64':
      return { ...element, type: 'INT64' };
    case 'double':
      return { ...element, type: 'DOUBLE' };
    case 'string':
    case 'json':
      return { ...element, ...TEXT };
    case 'date':
      return { ...element, type: 'INT32', converted_type: 'DATE', logical_type: { type: 'DATE' } };
    case 'timestamp':
      return {
        ...element,
        type: 'INT64',
        converted_type: 'TIMESTAMP_MICROS',
        logical_type: { type: 'TIMESTAMP', isAdjustedToUTC: true, unit: 'MICROS' },
      };
    case 'decimal': {
      const { precision, scale } = type;
      const decimal = { converted_type: 'DECIMAL', precision, scale } as const;
      return {
        ...element,
        type: 'FIXED_LEN_BYTE_ARRAY',
        // 38 digits are less than 2^127.
        type_length: 16,
        ...decimal,
        logical_type: { type: 'DECIMAL', precision, scale },
      };
    }
  }
}

/** The schema of a file. */
export function parquetSchema(columns: readonly ExportColumn[]): SchemaElement[] {
  return [
    { name: 'root', num_children: columns.length },
    ...columns.flatMap(({ name, type }) => {
      if (type.kind !== 'list') return [leafOf(name, type)];
      return [
        {
          name,
          repetition_type: 'OPTIONAL',
          converted_type: 'LIST',
          logical_type: { type: 'LIST' },
          num_children: 1,
        } as const,
        { name: 'list', repetition_type: 'REPEATED', num_children: 1 } as const,
        leafOf('element', { kind: type.of }),
      ];
    }),
  ];
}

/** A type as the manifest and DuckDB name it. */
export function typeName(type: ExportType): string {
  switch (type.kind) {
    case 'decimal':
      return `DECIMAL(${type.precision},${type.scale})`;
    case 'list':
      return `${typeName({ kind: type.of })}[]`;
    case 'timestamp':
      return 'TIMESTAMP WITH TIME ZONE';
    case 'int32':
      return 'INTEGER';
    case 'int64':
      return 'BIGINT';
    case 'string':
    case 'json':
      return 'VARCHAR';
    case 'boolean':
    case 'date':
    case 'double':
      return type.kind.toUpperCase();
  }
}

/**
 * A decimal as an integer of `scale` digits after the point.
 *
 * @throws where it has more: a value is never rounded
 * @example
 * unscaledOf('-12.50', 10) // -125000000000n
 */
export function unscaledOf(text: string, scale: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+?)0*)?$/.exec(text);
  const [, sign = '', whole = '', fraction = ''] = match ?? [];
  if (!match || fraction.length > scale) throw new Error(`${text} is not a decimal of ${scale} places`);
  return BigInt(`${sign}${whole}${fraction.padEnd(scale, '0')}`);
}
