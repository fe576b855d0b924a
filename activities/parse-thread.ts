import { AppError } from '../core/errors.ts';
import type { Reason } from '../core/parser.ts';
import { encodeStaged, STAGED_NAMESPACE } from '../core/staged-filing.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { type OpenedFiling, openFiling } from './open-filing.ts';
import { parseSubmission, rejectedFiling } from './parse-submission.ts';
import type { ThreadAnswer, ThreadTask } from './thread-messages.ts';

/** One store per directory for the life of the thread: opening one scans for files that killed writers left behind. */
const stores = new Map<string, RawStore>();

function storeIn(dir: string): RawStore {
  const store = stores.get(dir) ?? createDiskRawStore(dir);
  stores.set(dir, store);
  return store;
}

/** Entry of the worker thread: reads raw bytes from the store, runs every parser and stores the outcome. */
export default async function runTask(task: ThreadTask): Promise<ThreadAnswer> {
  try {
    return await parseStored(task);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { message, code, retryable, context } = error;
    return { failure: { message, code, retryable, context } };
  }
}

async function parseStored(task: ThreadTask): Promise<ThreadAnswer> {
  const rawStore = storeIn(task.rawStoreDir);
  const opened = await openStored(rawStore, task);
  const began = performance.now();
  const isOpen = 'submission' in opened;
  const staged = encodeStaged(
    isOpen ? parseSubmission(opened.submission, task, opened.large) : rejectedFiling(task, opened),
  );
  const busyMs = performance.now() - began + (isOpen ? opened.readMs : 0);
  const stagedKey = await rawStore.putStaged(STAGED_NAMESPACE, staged);
  return { stagedKey, bytes: isOpen ? opened.byteLength : 0, busyMs };
}

/** The filing, or why it cannot be read; a damaged object concerns one filing and does not fail its batch. */
async function openStored(
  rawStore: RawStore,
  task: ThreadTask,
): Promise<(OpenedFiling & { readonly readMs: number }) | Reason> {
  try {
    const began = performance.now();
    const opened = await openFiling(rawStore, task.rawSourceKey, (bytes) =>
      rawStore.putStaged(STAGED_NAMESPACE, bytes),
    );
    if (!('submission' in opened)) return opened;
    // Streamed tables are parsed while they are read; otherwise reading is I/O only.
    return { ...opened, readMs: opened.large === null ? 0 : performance.now() - began };
  } catch (error) {
    if (!(error instanceof AppError && error.code.startsWith('raw-object-'))) throw error;
    return { code: error.code, message: error.message };
  }
}
