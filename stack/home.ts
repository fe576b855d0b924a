import { randomUUID } from 'node:crypto';
import { link, lstat, mkdir, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../core/errors.ts';

/**
 * Creates the directory of all local state where it does not exist, and checks that files can be created in it. A
 * program with root's rights passes permission bits, so only creating a file shows whether a directory is writable.
 *
 * @throws AppError `home-unusable`, one line that says what to do
 */
export async function prepareHome(home: string): Promise<void> {
  await createDirectory(home, home);
  const probe = join(home, `.write-test-${randomUUID()}`);
  try {
    await writeFile(probe, '', { mode: 0o600 });
    // The claim of the home is a hard link.
    await link(probe, `${probe}.link`);
  } catch (error) {
    throw unusable(home, `no file can be created in it (${codeOf(error)})`, error);
  } finally {
    await rm(probe, { force: true });
    await rm(`${probe}.link`, { force: true });
  }
}

/** Level by level: below /proc, Node's recursive mkdir never returns. */
async function createDirectory(path: string, home: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw unusable(home, `${path === home ? 'it' : path} cannot be opened (${codeOf(error)})`, error);
  });
  if (found?.isDirectory()) return;
  if (found) throw unusable(home, path === home ? 'it is not a directory' : `${path} is not a directory`);
  const dangling = await lstat(path).then(
    () => readlink(path),
    () => null,
  );
  if (dangling !== null)
    throw unusable(home, `${path === home ? 'it' : path} is a link to ${dangling}, which is missing`);
  await createDirectory(dirname(path), home);
  try {
    // As root, PostgreSQL runs under another account, which must be able to enter the home.
    await mkdir(path, { mode: path === home && process.getuid?.() !== 0 ? 0o700 : 0o755 });
  } catch (error) {
    // Another process may have created it in between.
    if (codeOf(error) !== 'EEXIST') throw unusable(home, `${path} cannot be created (${codeOf(error)})`, error);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function unusable(home: string, why: string, cause?: unknown): AppError {
  const message = `TIDEMARK_HOME ${home} cannot be used: ${why}; set it to a directory that this user can write to`;
  return new AppError(message, { code: 'home-unusable', retryable: false, context: { home }, cause });
}
