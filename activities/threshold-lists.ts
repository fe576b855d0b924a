import { readdir, readFile, realpath, stat } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Logger } from 'pino';
import { AppError } from '../core/errors.ts';
import type { SourceRef, StagePage } from '../core/run-plan.ts';
import type { Database } from '../db/database.ts';
import { listThresholdLists, replaceThresholdList } from '../db/repositories/lists/threshold-lists.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { readThresholdLists } from '../sources/threshold-lists/read-threshold-lists.ts';
import type { ThresholdList } from '../sources/threshold-lists/threshold-list.ts';

export interface ThresholdListDeps {
  readonly db: Database;
  readonly rawStore: Pick<RawStore, 'put'>;
  readonly logger: Logger;
  readonly beat: (detail?: unknown) => void;
  readonly signal: AbortSignal;
}

/** Where an archive directory keeps the exchanges' lists, beside its `Archives`. */
const ARCHIVE_FOLDER = 'threshold-lists';
/** A list has some hundred lines. */
const MOST_BYTES = 4_000_000;
const FILES_PER_PAGE = 500;

/**
 * Stores a page of the new threshold lists from an archive's own folder and from the given directory. A day without a list is "not
 * covered" for Regulation SHO. An invalid file is logged and skipped: a damaged download must not hold up the night.
 *
 * Throws AppError `threshold-lists-unreadable` if the given directory cannot be read.
 *
 * @returns how many lists were stored, and the path after which the next page begins
 */
export async function storeThresholdLists(
  deps: ThresholdListDeps,
  from: { readonly directory: string | null; readonly source: SourceRef },
  after: string | null,
): Promise<StagePage<string>> {
  const began = performance.now();
  const all = [
    ...(isAbsolute(from.source) ? await filesOf(join(from.source, ARCHIVE_FOLDER), true) : []),
    ...(from.directory === null ? [] : await filesOf(from.directory, false)),
  ];
  const waiting = all.filter((path) => after === null || path > after).sort();
  const paths = waiting.slice(0, FILES_PER_PAGE);
  if (paths.length === 0) return { tally: { busyMs: 0, items: 0, bytes: 0 }, next: null };
  const known = new Map(await listThresholdLists(deps.db));
  let stored = 0;
  for (const path of paths) {
    deps.signal.throwIfAborted();
    const read = await readLists(path).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      deps.logger.warn({ path, code: error.code, reason: error.message }, 'threshold list not used');
      return null;
    });
    for (const list of read?.lists ?? []) {
      const key = `${list.exchange} ${list.listDate}`;
      const before = known.get(key);
      if (read === null || (before !== undefined && before >= list.madeAt)) continue;
      const { key: rawSourceKey } = await deps.rawStore.put(read.bytes);
      await replaceThresholdList(deps.db, { ...list, rawSourceKey });
      known.set(key, list.madeAt);
      stored += 1;
    }
    deps.beat(path);
  }
  deps.logger.info({ files: paths.length, stored }, 'threshold lists');
  const next = paths.length < waiting.length ? (paths.at(-1) ?? null) : null;
  return { tally: { busyMs: performance.now() - began, items: stored, bytes: 0 }, next };
}

async function filesOf(directory: string, isOptional: boolean): Promise<readonly string[]> {
  try {
    const entries = await readdir(directory, { withFileTypes: true });
    if (isOptional && (await realpath(directory)) !== join(await realpath(dirname(directory)), ARCHIVE_FOLDER)) {
      // An archive's own folder, not a symbolic link out of it.
      return [];
    }
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => join(directory, name))
      .sort();
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : null;
    if (isOptional && code === 'ENOENT') return [];
    throw new AppError(`cannot read the threshold lists in ${directory}: ${String(code)}`, {
      code: 'threshold-lists-unreadable',
      retryable: false,
      cause,
    });
  }
}

async function readLists(
  path: string,
): Promise<{ readonly bytes: Uint8Array; readonly lists: readonly ThresholdList[] }> {
  const tooLarge = () => new AppError('larger than any list', { code: 'threshold-list-invalid', retryable: false });
  if ((await stat(path)).size > MOST_BYTES) throw tooLarge();
  const packed = await readFile(path);
  const isGzip = packed[0] === 0x1f && packed[1] === 0x8b;
  const bytes = isGzip
    ? await promisify(gunzip)(packed, { maxOutputLength: MOST_BYTES }).catch((cause: unknown) => {
        throw new AppError('a damaged or oversized gzip file', {
          code: 'threshold-list-invalid',
          retryable: false,
          cause,
        });
      })
    : packed;
  if (bytes.byteLength > MOST_BYTES) throw tooLarge();
  const filename = path.replace(/^.*[/\\]/, '').replace(/\.gz$/i, '');
  return { bytes, lists: readThresholdLists(new TextDecoder('windows-1252').decode(bytes), filename) };
}
