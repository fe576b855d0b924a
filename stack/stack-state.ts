import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { isAlive } from './bound-process.ts';
import { prepareHome } from './home.ts';
import { isListening } from './ports.ts';

const STATE = z.object({
  /** Identifies the claim: one process may hold a home several times. */
  claimId: z.uuid(),
  pid: z.number().int().positive(),
  startedAt: z.iso.datetime(),
  status: z.enum(['starting', 'running']),
  /** Null where the database is external. Contains the password, so only the owner may read the file. */
  databaseUrl: z.string().nullable(),
  /** Null where the server is external. */
  temporalAddress: z.string().nullable(),
  namespace: z.string(),
  uiUrl: z.string().nullable(),
  hasWorker: z.boolean(),
  /** Null where the stack serves none. */
  apiUrl: z.string().nullable(),
});

/** Published by the process that runs the local stack of a home directory, so that other processes find it. */
export type StackState = Readonly<z.infer<typeof STATE>>;

/** The right to run the stack of a home directory, held by one process at a time. */
export interface StackClaim {
  publish(state: Omit<StackState, 'claimId' | 'pid' | 'startedAt'>): Promise<void>;
  release(): Promise<void>;
}

const stateFile = (home: string) => join(home, 'stack.json');

/** The stack running or starting at a home directory; null where there is none or only a stale state file. */
export async function findRunningStack(home: string): Promise<StackState | null> {
  const state = await readState(stateFile(home));
  return state !== null && (await isLive(state)) ? state : null;
}

/** Claims a home directory for this process, or returns the current holder. Clears the state of a dead process. */
export async function claimStack(home: string): Promise<{ claim: StackClaim } | { held: StackState }> {
  const file = stateFile(home);
  await prepareHome(home);
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
    apiUrl: null,
  } satisfies StackState;
  for (;;) {
    // A hard link fails if the name exists and appears with its whole content, so no process sees a half-written lock.
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
    await clearStale(file, held);
  }
}

function createClaim(file: string, own: StackState): StackClaim {
  return {
    publish: async (state) => {
      const { claimId, pid, startedAt } = own;
      await rename(await writeAside(file, { ...state, claimId, pid, startedAt }), file);
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

/** Moves the file aside and checks it again: another process may have cleared and claimed the home in between. */
async function clearStale(file: string, expected: StackState | null): Promise<void> {
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
  // One minute of tolerance: the clock may have been set since the machine started.
  if (!isAlive(state.pid) || Date.parse(state.startedAt) < bootedAt - 60_000) return false;
  if (state.status === 'starting') return true;
  const own = [state.temporalAddress, state.databaseUrl && new URL(state.databaseUrl).host].filter((x) => x !== null);
  // Process ids are reused, so at least one of the stack's servers must also respond.
  return own.length === 0 || (await Promise.all(own.map((address) => isListening(address)))).includes(true);
}
