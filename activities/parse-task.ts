import { AppError } from '../core/errors.ts';
import type { Parser, Reason } from '../core/parser.ts';
import { encodeStaged, STAGED_NAMESPACE } from '../core/staged-filing.ts';
import { loadParsers, type ParserCatalog } from '../parsers/parser-catalog.ts';
import { createDiskRawStore } from '../sources/raw-store/disk-raw-store.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { type OpenedFiling, openFiling } from './open-filing.ts';
import { beginStep, PROGRESS_DESCRIPTOR, processorMs } from './parse-progress.ts';
import { parseSubmission, rejectedFiling } from './parse-submission.ts';
import type { ProcessAnswer, ProcessFailure, ProcessTask } from './process-messages.ts';

export type ParseStored = (task: ProcessTask) => Promise<ProcessAnswer>;

/** What a parse process runs: reads raw bytes from the store, runs the parsers and stores their outcomes. Never fails. */
export function createParseTask(catalog: ParserCatalog): ParseStored {
  /** One store per directory for the life of the process: opening one scans for files that killed writers left behind. */
  const stores = new Map<string, RawStore>();
  function storeIn(dir: string): RawStore {
    const store = stores.get(dir) ?? createDiskRawStore(dir);
    stores.set(dir, store);
    return store;
  }

  async function parseStored(task: ProcessTask): Promise<ProcessAnswer> {
    const began = processorMs();
    const begin = (step: string): void => beginStep(PROGRESS_DESCRIPTOR, step);
    begin('');
    const rawStore = storeIn(task.rawStoreDir);
    const parsers = task.parserVersions ? await loadParsers(catalog, task.parserVersions) : catalog.newest;
    const opened = await openStored(rawStore, task, parsers, begin);
    const isOpen = 'submission' in opened;
    const filing = isOpen
      ? parseSubmission(opened.submission, task, opened.large, { parsers, begin })
      : rejectedFiling(task, opened);
    begin('');
    const staged = encodeStaged(filing);
    const busyMs = processorMs() - began;
    const stagedKey = await rawStore.putStaged(STAGED_NAMESPACE, staged);
    return { stagedKey, bytes: isOpen ? opened.byteLength : 0, busyMs };
  }

  return async (task) => {
    try {
      return await parseStored(task);
    } catch (error) {
      return { failure: failureOf(error) };
    }
  };
}

function failureOf(error: unknown): ProcessFailure['failure'] {
  if (error instanceof AppError) {
    const { message, code, retryable, context } = error;
    return { message, code, retryable, context };
  }
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  return { message, code: 'parse-failed', retryable: true, context: { stack } };
}

/** The filing, or why it cannot be read; a damaged object concerns one filing and does not fail its batch. */
async function openStored(
  rawStore: RawStore,
  { rawSourceKey, skipped = [] }: ProcessTask,
  parsers: readonly Parser[],
  begin: (step: string) => void,
): Promise<OpenedFiling | Reason> {
  const put = (bytes: Uint8Array) => rawStore.putStaged(STAGED_NAMESPACE, bytes);
  try {
    // Streamed tables are parsed while they are read.
    return await openFiling(rawStore, rawSourceKey, put, { parsers, skipped, onStreaming: begin });
  } catch (error) {
    if (!(error instanceof AppError && error.code.startsWith('raw-object-'))) throw error;
    return { code: error.code, message: error.message };
  }
}
