import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, resolve, sep } from 'node:path';
import { AppError } from '../core/errors.ts';

/** What the inputs of workflows may name. Whoever can start a workflow must not read any file of the worker's machine. */
export interface NamedFilesPolicy {
  /** Absolute folders, or single files. */
  readonly folders: readonly string[];
  /** Files and folders below them that hold secrets. */
  readonly excluded: readonly string[];
  /** Origins of mirrors; those on this machine are always allowed. */
  readonly origins: readonly string[];
}

/** Fields of workflow inputs that name files. A source is a file only as an absolute path. */
const FILE_FIELDS: ReadonlySet<string> = new Set(['prices', 'thresholdLists']);

const MOST_LINKS = 40;

// biome-ignore lint/suspicious/noExplicitAny: the constraint of every activity interface is "any async function".
type AnyActivity = (...args: any[]) => Promise<unknown>;

/**
 * Wraps each activity so that it runs only if every file that its input names is below the policy's folders, with
 * symbolic links resolved, and every address is allowed.
 */
export function withNamedFiles<T extends { [K in keyof T]: AnyActivity }>(activities: T, policy: NamedFilesPolicy): T {
  const wrapped = Object.entries<AnyActivity>(activities).map(([name, activity]) => [
    name,
    async (...args: unknown[]): Promise<unknown> => {
      await assertNamedFiles(args, policy);
      return activity(...args);
    },
  ]);
  return Object.fromEntries(wrapped) as T;
}

/** Throws AppError `file-not-allowed` or `address-not-allowed`, both permanent. */
export async function assertNamedFiles(input: unknown, policy: NamedFilesPolicy): Promise<void> {
  for (const { field, text } of namesIn(input, '')) {
    if (/^https?:/i.test(text)) assertAddress(text, policy);
    else await assertFile(field, text, policy);
  }
}

/** Fields that name files, and any other absolute path or address. */
function* namesIn(value: unknown, field: string): Generator<{ readonly field: string; readonly text: string }> {
  if (typeof value === 'string') {
    if (FILE_FIELDS.has(field) || isAbsolute(value) || /^https?:/i.test(value)) yield { field, text: value };
  } else if (Array.isArray(value)) {
    for (const item of value) yield* namesIn(item, field);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) yield* namesIn(item, key);
  }
}

async function assertFile(field: string, path: string, { folders, excluded }: NamedFilesPolicy): Promise<void> {
  if (!isAbsolute(path) || path.includes('\0')) {
    const message = `${field} ${JSON.stringify(path)} is not an absolute path`;
    throw new AppError(message, { code: 'file-not-allowed', retryable: false, context: { field } });
  }
  const target = await resolvedPath(path);
  if ((await isBelowOneOf(target, folders)) && !(await isBelowOneOf(target, excluded))) return;
  const message = `${path} is outside the folders that this worker reads (${folders.join(', ')}): start the worker with TIDEMARK_DATA_DIRS set to include it, or move the files`;
  throw new AppError(message, { code: 'file-not-allowed', retryable: false, context: { path, target } });
}

async function isBelowOneOf(target: string, folders: readonly string[]): Promise<boolean> {
  for (const folder of folders) {
    const root = await resolvedPath(folder);
    if (target === root || target.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)) return true;
  }
  return false;
}

/** Without symbolic links and `..`; of a path that does not exist, the part that does is resolved, and so is a dead link. */
async function resolvedPath(path: string, links = 0): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if ((code !== 'ENOENT' && code !== 'ENOTDIR') || links > MOST_LINKS) throw unresolvable(path, error);
    const folder = await resolvedPath(dirname(path), links);
    const entry = join(folder, basename(path));
    const link = await readlink(entry).catch(() => null);
    return link === null ? entry : resolvedPath(resolve(folder, link), links + 1);
  }
}

function unresolvable(path: string, cause: unknown): AppError {
  return new AppError(`${path} cannot be resolved`, { code: 'file-not-allowed', retryable: false, cause });
}

function assertAddress(text: string, { origins }: NamedFilesPolicy): void {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isLoopback = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/.test(url?.hostname ?? '');
  const hasLogin = url === null || url.username !== '' || url.password !== '';
  if (url !== null && !hasLogin && (isLoopback || origins.includes(url.origin))) return;
  const shown = url === null ? 'the source' : url.origin;
  const message = `${shown} is not an address that this worker reads from (EDGAR_BASE_URL, EDGAR_DATA_URL, or a mirror on its own machine)`;
  throw new AppError(message, { code: 'address-not-allowed', retryable: false });
}
