import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { AppError } from '../core/errors.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** PostgreSQL refuses to run as root: when the engine runs as root, the server runs under this account. */
interface ServerAccount {
  readonly uid: number;
  readonly gid: number;
  readonly name: string;
}

export interface ServerPlaces {
  /** Null: the server runs under the engine's own account. */
  readonly account: ServerAccount | null;
  /** Where the data really is; differs from the requested directory where the account cannot enter that one. */
  readonly dataDir: string;
  readonly binDir: string;
}

/** Replaces directories that the account cannot reach, such as a clone below /root (mode 0700). */
const SHARED_ROOT = '/var/lib/tidemark';

/**
 * Decides which account runs the server, and from which directories. It creates no account and changes no directory's
 * permissions: where the account lacks access, it copies the binaries and makes the data directory a link.
 */
export function prepareServerPlaces(dataDir: string, binaries: PostgresBinaries): ServerPlaces {
  const wanted = resolve(dataDir);
  if (process.getuid?.() !== 0) {
    mkdirSync(dirname(wanted), { recursive: true });
    return { account: null, dataDir: wanted, binDir: join(binaries.root, 'bin') };
  }
  const account = chooseAccount(wanted);
  const binDir = join(reachableBinaries(binaries, account), 'bin');
  return { account, dataDir: reachableDataDir(wanted, account), binDir };
}

function chooseAccount(dataDir: string): ServerAccount {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name: name ?? '', uid: Number(uid), gid: Number(gid) }))
    .filter(({ name, uid, gid }) => name !== '' && uid > 0 && gid >= 0);
  const owner = existsSync(dataDir) ? statSync(dataDir).uid : 0;
  const found =
    accounts.find(({ uid }) => uid === owner) ??
    accounts.find(({ name }) => name === 'postgres') ??
    accounts.find(({ name }) => name === 'nobody');
  if (found) return found;
  const message =
    'PostgreSQL refuses to run as root, and this machine has no user postgres or nobody: run as another user, or set DATABASE_URL';
  throw new AppError(message, { code: 'postgres-no-account', retryable: false });
}

/** The first parent directory of a path that the account cannot enter; null where it can enter all. */
function firstBarrier(path: string, account: ServerAccount): string | null {
  const parents = [dirname(path)];
  while (parents[0] && parents[0] !== '/') parents.unshift(dirname(parents[0]));
  for (const parent of parents) {
    if (!existsSync(parent)) return null;
    const { mode, uid, gid } = statSync(parent);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) return parent;
  }
  return null;
}

function reachableDataDir(wanted: string, account: ServerAccount): string {
  const link = lstatSync(wanted, { throwIfNoEntry: false });
  if (firstBarrier(wanted, account) === null) {
    mkdirSync(dirname(wanted), { recursive: true });
    return wanted;
  }
  mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
  if (!link) {
    // A unique name: deleting and recreating a home gives an empty database, not the old one.
    const moved = join(SHARED_ROOT, `${basename(wanted)}-${randomUUID().slice(0, 8)}`);
    mkdirSync(dirname(wanted), { recursive: true });
    symlinkSync(moved, wanted);
    return moved;
  }
  if (!link.isSymbolicLink()) {
    const message = `PostgreSQL cannot run as root, and ${account.name} cannot enter ${firstBarrier(wanted, account)}: move ${wanted} elsewhere, or set TIDEMARK_HOME to a directory that every user can enter`;
    throw new AppError(message, { code: 'postgres-data-unreachable', retryable: false });
  }
  return resolve(dirname(wanted), readlinkSync(wanted));
}

function reachableBinaries(binaries: PostgresBinaries, account: ServerAccount): string {
  const server = join(binaries.root, 'bin', 'postgres');
  if (firstBarrier(server, account) === null && statSync(join(binaries.root, 'share')).mode & 0o001) {
    return binaries.root;
  }
  const copy = join(SHARED_ROOT, `postgresql-${binaries.version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SHARED_ROOT, { recursive: true, mode: 0o755 });
  const staging = `${copy}.${process.pid}`;
  cpSync(binaries.root, staging, { recursive: true, verbatimSymlinks: true });
  // An installation under umask 077 is readable by root alone.
  for (const entry of readdirSync(staging, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isSymbolicLink()) chmodSync(path, statSync(path).mode | (entry.isDirectory() ? 0o555 : 0o444));
  }
  chmodSync(staging, 0o755);
  renameSync(staging, copy);
  return copy;
}

/** Changes the owner of a path to the account; a no-op where the engine does not run as root. */
export function changeOwner(account: ServerAccount | null, path: string): void {
  if (account) chownSync(path, account.uid, account.gid);
}
