import { once } from 'node:events';
import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { storableJson, storableText } from '../core/storable-text.ts';
import type { Database, Transaction } from './database.ts';

/** The parameter by which a COPY statement passes through kysely with its rows. */
export interface CopySource {
  readonly copyChunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

export function isCopySource(value: unknown): value is CopySource {
  return typeof value === 'object' && value !== null && 'copyChunks' in value;
}

export type CopyValue = string | number | bigint | boolean | null | undefined | readonly unknown[] | object;

const CHUNK_LENGTH = 64 * 1024;

/**
 * COPY … FROM STDIN inside a transaction. Columns of type jsonb take objects and arrays, text[] columns take
 * a literal made by `textArrayLiteral`. Text is made storable (`storableText`).
 *
 * @param table schema-qualified name; not quoted, never from outside
 */
export async function copyRows(
  db: Database | Transaction,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<void> {
  const copyChunks = Symbol.asyncIterator in rows ? chunksAsTheyCome(rows) : chunksOf(rows);
  const source: CopySource = { copyChunks };
  await db.executeQuery(CompiledQuery.raw(`copy ${table} (${columns.join(', ')}) from stdin`, [source]));
}

/**
 * COPY of rows that are in PostgreSQL's binary format already (`createBinaryRows`). Chunks are asked for as the server
 * takes them, and must not be changed afterwards.
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

function* chunksOf(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  const text = createCopyText();
  for (const row of rows) if (text.add(row)) yield text.take();
  yield text.take();
}

async function* chunksAsTheyCome(rows: AsyncIterable<readonly CopyValue[]>): AsyncGenerator<string> {
  const text = createCopyText();
  for await (const row of rows) if (text.add(row)) yield text.take();
  yield text.take();
}

/** Gathers rows in COPY's text format; `add` says when there is enough of it for a chunk. */
function createCopyText(): { add(row: readonly CopyValue[]): boolean; take(): string } {
  let chunk = '';
  return {
    add(row) {
      chunk += `${row.map(copyField).join('\t')}\n`;
      return chunk.length >= CHUNK_LENGTH;
    },
    take() {
      const taken = chunk;
      chunk = '';
      return taken;
    },
  };
}

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

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

/** Runs one COPY on a client; at a failure of the rows the statement is cancelled, and the transaction aborted. */
export async function runCopy(client: pg.PoolClient, statement: string, source: CopySource): Promise<number> {
  const stream = client.query(copyFrom(statement));
  const finished = once(stream, 'finish');
  // A failure that arrives while rows are still being written is kept for the await below.
  finished.catch(() => undefined);
  try {
    for await (const chunk of source.copyChunks) {
      if (stream.destroyed) break;
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), finished]);
    }
    stream.end();
  } catch (error) {
    if (!stream.destroyed) stream.destroy(error instanceof Error ? error : new Error(String(error)));
    await finished.catch(() => undefined);
    throw error;
  }
  await finished;
  return stream.rowCount;
}
