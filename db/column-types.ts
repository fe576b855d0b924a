import pg from 'pg';
import type { IsoTimestamp } from '../core/dates.ts';

const { builtins } = pg.types;

const TEXT_ARRAY: number = 1009;

/**
 * How columns are read: `numeric` and `date` as text, `int8` as bigint, timestamps as UTC ISO text with
 * milliseconds. Never a float for a stated number, never a Date.
 */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    switch (oid) {
      case builtins.INT8:
        return BigInt;
      case builtins.NUMERIC:
      case builtins.DATE:
      case builtins.TIME:
      case builtins.TIMETZ:
      case builtins.INTERVAL:
        return asText;
      case builtins.TIMESTAMP:
      case builtins.TIMESTAMPTZ:
        return isoTimestampOf;
      case 1182: // date[]
      case 1231: // numeric[]
        return pg.types.getTypeParser(TEXT_ARRAY);
      default:
        return pg.types.getTypeParser(oid, format ?? 'text');
    }
  },
};

function asText(value: string): string {
  return value;
}

/** `2024-03-29 20:05:33.123456+00` → `2024-03-29T20:05:33.123Z`; anything else (`infinity`) unchanged. */
export function isoTimestampOf(value: string): IsoTimestamp {
  // The common case: sessions are in UTC, and acceptance times are whole seconds.
  if (value.length === 22 && value.endsWith('+00') && value[10] === ' ') {
    return `${value.slice(0, 10)}T${value.slice(11, 19)}.000Z` as IsoTimestamp;
  }
  const match = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d+)?(?:([+-]\d{2})(?::?(\d{2}))?)?$/.exec(value);
  if (!match) return value as IsoTimestamp;
  const [, date, time, fraction = '', hours = '+00', minutes = '00'] = match;
  const milliseconds = fraction.slice(0, 4).padEnd(fraction === '' ? 0 : 4, '0');
  return new Date(`${date}T${time}${milliseconds}${hours}:${minutes}`).toISOString() as IsoTimestamp;
}
