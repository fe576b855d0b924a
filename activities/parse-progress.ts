import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * What a parse process is doing, in a file that it shares with the pool: readable while the process is busy, and after
 * it died. 8 bytes of processor time at the start of the step, 8 bytes of the length of the step's name, then the name.
 */
export interface Progress {
  /** The step under way: a parser's version, or the empty string for work outside parsers. */
  readonly step: string;
  /** Processor time of the process when the step began, in milliseconds. */
  readonly startedMs: number;
}

/** Where a parse process finds the file open. */
export const PROGRESS_DESCRIPTOR = 4;

const NAME_AT = 16;
const BYTES = 256;

/** A file without a name, so that nothing is left behind whoever dies; close its descriptor in the end. */
export function openProgress(): number {
  const dir = mkdtempSync(join(tmpdir(), 'tidemark-parse-'));
  try {
    return openSync(join(dir, 'progress'), 'wx+');
  } finally {
    rmSync(dir, { recursive: true });
  }
}

export const closeProgress = closeSync;

/** Records that this process begins a step. */
export function beginStep(descriptor: number, step: string): void {
  const bytes = Buffer.alloc(BYTES);
  bytes.writeDoubleLE(processMs(), 0);
  bytes.writeDoubleLE(bytes.write(step, NAME_AT), 8);
  writeSync(descriptor, bytes, 0, BYTES, 0);
}

/** The step under way; of a process that has begun none, the empty one. */
export function readProgress(descriptor: number): Progress {
  const bytes = Buffer.alloc(BYTES);
  readSync(descriptor, bytes, 0, BYTES, 0);
  const length = bytes.readDoubleLE(8);
  return { step: bytes.toString('utf8', NAME_AT, NAME_AT + length), startedMs: bytes.readDoubleLE(0) };
}

/** Processor time of this process in milliseconds, as the operating system counts it. */
function processMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Milliseconds of processor time that the calling thread has used so far. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
