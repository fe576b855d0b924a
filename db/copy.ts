import { CompiledQuery } from 'kysely';
import { storableJson, storableText } from '../core/storable-text.ts';
import type { CopySource } from './copy-stream.ts';
import type { Database, Transaction } from './database.ts';

export type CopyValue = string | number | bigint | boolean | null | undefined | readonly unknown[] | object;

const CHUNK_LENGTH = 64 * 1024;

/**
 * COPY … FROM STDIN. Columns of type jsonb take objects and arrays, text[] columns take `textArrayLiteral`. Text is made
 * storable (`storableText`).
 *
 * @param table schema-qualified name; not quoted, never from outside
 */
export async function copyRows(
  db: Database | Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<void> {
  const source: CopySource = { copyChunks: textChunks(rows) };
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [source]));
}

/**
 * COPY of rows in PostgreSQL's binary format (`createBinaryRows`). Chunks are pulled as the server takes them and must
 * not be modified afterwards.
 */
export async function copyBinary(
  db: Database | Transaction,
  table: string,
  columns: readonly string[],
  chunks: Iterable<Uint8Array>,
): Promise<void> {
  const source: CopySource = { copyChunks: chunks };
  const statement = `copy ${table} (${columns.join(', ')}) from stdin with (format binary)`;
  await db.executeQuery(CompiledQuery.raw(statement, [source]));
}

/** Rows in COPY's text format. */
async function* textChunks(
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): AsyncGenerator<string> {
  let chunk = '';
  for await (const row of rows) {
    chunk += `${row.map(copyField).join('\t')}\n`;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** One field of COPY's text format. */
export function copyField(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = typeof value === 'string' ? storableText(value) : storableJson(value);
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => ESCAPES[found] ?? found) : text;
}

/** The literal of a text[] value, for a COPY field. */
export function textArrayLiteral(items: readonly string[]): string {
  return `{${items.map((item) => `"${item.replace(/["\\]/g, (found) => `\\${found}`)}"`).join(',')}}`;
}
