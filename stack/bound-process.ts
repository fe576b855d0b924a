import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A server process that never outlives this one. */
export interface BoundProcess {
  /** Resolves with the exit code when the process ends; null after a signal. */
  readonly exited: Promise<number | null>;
  /** SIGTERM, then SIGKILL after the grace period. Safe to call twice. */
  stop(): Promise<void>;
}

const GRACE_MS = 10_000;

/**
 * The shell waits on a pipe whose other end only we hold. However we exit, including by kill -9, the pipe closes and
 * the server receives SIGTERM. A background job has no stdin of its own: hence descriptor 3.
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
 * Starts a program in its own process group, so that Ctrl-C reaches only us and we choose the shutdown order. Its
 * output is appended to `logFile`.
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
  // A failed spawn reaches whoever awaits `exited`; without this it would crash everyone else.
  exited.catch(() => undefined);
  // A broken pipe means the shell has exited, which `exited` reports.
  child.stdin?.on('error', () => undefined);
  return { exited, stop: () => stopGroup(child, exited) };
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

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const TAIL_BYTES = 65_536;

/**
 * The last non-empty line of a log, or what a Go program that crashed says before its stack; shortened in the middle,
 * because a chain of errors ends with its cause.
 */
export async function lastLogLine(file: string): Promise<string> {
  const handle = await open(file, 'r');
  try {
    const { size } = await handle.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await handle.read(tail, 0, tail.length, size - tail.length);
    const lines = tail.toString('utf8').trim().split('\n');
    // Parts of a server that is ending still warn of each other after the line that says why.
    const last = lines.findLast((line) => !/"level":"(?:warn|info)"/i.test(line)) ?? lines.at(-1) ?? '';
    const line = /^(?:\t|goroutine )/.test(last)
      ? (lines.findLast((candidate) => /^(?:panic|fatal error):/.test(candidate)) ?? last)
      : last;
    return line.length <= 300 ? line : `${line.slice(0, 100)} … ${line.slice(-200)}`;
  } finally {
    await handle.close();
  }
}
