import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isListening } from './ports.ts';

const STATE = z.object({
  /** Of the claim: a process may hold a home several times in its life. */
  claimId: z.uuid(),
  pid: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  status: z.enum(['starting', 'running']),
  /** Null where the database is not the stack's own. Holds the password: the file is for its owner only. */
  databaseUrl: z.string().nullable(),
  /** Null where the server is not the stack's own. */
  temporalAddress: z.string().nullable(),
  namespace: z.string(),
  uiUrl: z.string().nullable(),
  hasWorker: z.boolean(),
});

/** What the process that runs the local stack of a home directory says of it, for others to find. */
export type StackState = Readonly<z.infer<typeof STATE>>;

/** The right to run the stack of a home directory, held by one process at a time. */
export interface StackClaim {
  publish(state: Omit<StackState, 'claimId' | 'pid' | 'startedAt'>): Promise<void>;
  release(): Promise<void>;
}

function stateFile(home: string): string {
  return join(home, 'stack.json');
}

/** The stack that runs, or is being started, at a home directory; null where there is none, or only its remains. */
export async function findRunningStack(home: string): Promise<StackState | null> {
  const state = await readState(stateFile(home));
  return state !== null && (await isLive(state)) ? state : null;
}

/**
 * Claims a home directory for this process, or tells who holds it. Remains of a process that is gone are cleared.
 */
export async function claimStack(home: string): Promise<{ claim: StackClaim } | { held: StackState }> {
  const file = stateFile(home);
  await mkdir(home, { recursive: true, mode: 0o700 });
  const own = {
    claimId: randomUUID(),
    pid: process.pid,
    startedAt: new Date().toISOString(),
    status: 'starting',
    databaseUrl: null,
    temporalAddress: null,
    namespace: '',
    uiUrl: null,
    hasWorker: false,
  } satisfies StackState;
  for (;;) {
    // A link appears with its whole content and fails where the name exists: a lock that is never seen half-written.
    const aside = await writeAside(file, own);
    try {
      await link(aside, file);
      return { claim: createClaim(file, own) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    } finally {
      await rm(aside, { force: true });
    }
    const held = await readState(file);
    if (held !== null && (await isLive(held))) return { held };
    await clearRemains(file, held);
  }
}

function createClaim(file: string, own: StackState): StackClaim {
  return {
    publish: async (state) => {
      await rename(
        await writeAside(file, { ...state, claimId: own.claimId, pid: own.pid, startedAt: own.startedAt }),
        file,
      );
    },
    release: async () => {
      const now = await readState(file);
      if (now?.claimId === own.claimId) await rm(file, { force: true });
    },
  };
}

async function writeAside(file: string, state: StackState): Promise<string> {
  const aside = `${file}.${randomUUID()}`;
  await writeFile(aside, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  return aside;
}

/** Moved aside first and looked at again: another process may have cleared and claimed it between our two looks. */
async function clearRemains(file: string, expected: StackState | null): Promise<void> {
  const aside = `${file}.remains-${randomUUID()}`;
  try {
    await rename(file, aside);
    const moved = await readState(aside);
    if (moved !== null && moved.claimId !== expected?.claimId) await link(aside, file);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code !== 'ENOENT' && code !== 'EEXIST') throw error;
  } finally {
    await rm(aside, { force: true });
  }
}

async function readState(file: string): Promise<StackState | null> {
  try {
    return STATE.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const unreadable = error instanceof SyntaxError || error instanceof z.ZodError;
    if (unreadable || (error instanceof Error && 'code' in error && error.code === 'ENOENT')) return null;
    throw error;
  }
}

async function isLive(state: StackState): Promise<boolean> {
  const bootedAt = Date.now() - uptime() * 1000;
  // A minute of play: the clock may have been set since the machine started.
  if (!isAlive(state.pid) || Date.parse(state.startedAt) < bootedAt - 60_000) return false;
  if (state.status === 'starting') return true;
  const own = [state.temporalAddress, state.databaseUrl && new URL(state.databaseUrl).host].filter((x) => x !== null);
  // The number of a process that is gone is used again in time: what it served must answer too.
  return own.length === 0 || (await Promise.all(own.map((address) => isListening(address)))).includes(true);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
