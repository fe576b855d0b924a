import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** A server process that never outlives this one. */
export interface BoundProcess {
  readonly pid: number;
  /** Resolves when the process is gone, with its exit code (null: by a signal). */
  readonly exited: Promise<number | null>;
  /** SIGTERM, then SIGKILL after the grace. Safe to call twice. */
  stop(): Promise<void>;
}

const GRACE_MS = 10_000;

/**
 * The shell waits on a pipe whose other end only we hold. However we go, kill -9 included, the pipe closes and the
 * server gets SIGTERM. A list that runs in the background has no stdin of its own: hence descriptor 3.
 */
const GUARD = `
exec 3<&0
"$@" 3<&- </dev/null &
server=$!
( cat <&3 >/dev/null; kill -TERM "$server" ) 2>/dev/null &
guard=$!
exec 3<&-
wait "$server"
code=$?
kill "$guard" 2>/dev/null
exit "$code"
`;

/**
 * Starts a program in a process group of its own, so that Ctrl-C in a terminal reaches us alone and we choose the order
 * of stopping. Its output is appended to `logFile`.
 */
export function startBoundProcess(program: string, args: readonly string[], logFile: string): BoundProcess {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'a');
  const child = spawn('/bin/sh', ['-c', GUARD, 'sh', program, ...args], {
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  const exited = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => resolve(code));
  });
  // Who waits for it hears of the failure; who does not must not crash of it.
  exited.catch(() => undefined);
  // A pipe whose reader is gone already says so here.
  child.stdin?.on('error', () => undefined);
  return { pid: child.pid ?? -1, exited, stop: () => stopGroup(child, exited) };
}

async function stopGroup(child: ChildProcess, exited: Promise<number | null>): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const { pid } = child;
  child.stdin?.end();
  const kill = setTimeout(() => process.kill(-pid, 'SIGKILL'), GRACE_MS);
  try {
    await exited;
  } finally {
    clearTimeout(kill);
  }
}
