import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A directory of limited size; the limit can be lifted. */
export interface LimitedRoom {
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** A small file system of its own at `dir`; null where this account may not mount one. */
export async function createLimitedRoom(dir: string, kilobytes: number): Promise<LimitedRoom | null> {
  await mkdir(dir, { recursive: true });
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tidemark-test', dir]);
  } catch (error) {
    if (error instanceof Error) return null;
    throw error;
  }
  return {
    makeRoom: async () => void (await run('mount', ['-o', 'remount,size=256m', dir])),
    // Lazily: a worker that is being stopped may still have a file open.
    remove: async () => void (await run('umount', ['-l', dir])),
  };
}

/** Where there is no mounting: no file of a process may grow beyond so much; false where that cannot be set either. */
export async function limitFileSize(pid: number, bytes: number | null): Promise<boolean> {
  try {
    await run('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`]);
    return true;
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}
