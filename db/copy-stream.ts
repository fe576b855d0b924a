import { once } from 'node:events';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** The parameter by which a COPY statement passes through kysely with its rows. */
export interface CopySource {
  readonly copyChunks: Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>;
}

export function isCopySource(value: unknown): value is CopySource {
  return typeof value === 'object' && value !== null && 'copyChunks' in value;
}

/** Runs one COPY on a client. If the rows fail, the statement is cancelled and the transaction aborted. */
export async function runCopy(client: pg.PoolClient, statement: string, source: CopySource): Promise<number> {
  const stream = client.query(copyFrom(statement));
  const finished = once(stream, 'finish');
  // A failure during writing is rethrown by the await below.
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
