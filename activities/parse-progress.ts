import type { Worker } from 'node:worker_threads';
import { threadId } from 'node:worker_threads';

/**
 * What a parse thread is doing, in memory that it shares with the pool: readable while the thread is busy, and after it
 * died. 16 bytes of numbers (processor time at the start of the step, thread, length of the name), then the step's name.
 */
export type ProgressMemory = SharedArrayBuffer;

const NAME_AT = 16;
const LONGEST_NAME = 240;

export function createProgressMemory(): ProgressMemory {
  return new SharedArrayBuffer(NAME_AT + LONGEST_NAME);
}

/** Milliseconds of processor time that the calling thread has used so far. */
export function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** Records that the calling thread begins a step: a parser's id, or the empty string for work outside parsers. */
export function beginStep(memory: ProgressMemory, step: string): void {
  const name = new TextEncoder().encode(step);
  new Uint8Array(memory, NAME_AT).set(name);
  const numbers = new Int32Array(memory, 8, 2);
  numbers[0] = threadId;
  numbers[1] = name.length;
  new Float64Array(memory, 0, 1)[0] = processorMs();
}

/** The step under way. */
export function stepOf(memory: ProgressMemory): string {
  const length = new Int32Array(memory, 8, 2)[1] ?? 0;
  // Decoders do not accept shared memory.
  return new TextDecoder().decode(new Uint8Array(memory, NAME_AT, length).slice());
}

/** Processor time that the step under way has used, in milliseconds; null while no thread has begun one, or after it ended. */
export async function stepMs(memory: ProgressMemory, threads: readonly Worker[]): Promise<number | null> {
  const id = new Int32Array(memory, 8, 2)[0];
  const thread = threads.find((one) => one.threadId === id);
  if (id === 0 || thread === undefined) return null;
  const used = await usageOf(thread);
  // Read after the thread's time: if another step began meanwhile, the difference is too small and not too large.
  return used === null ? null : used - (new Float64Array(memory, 0, 1)[0] ?? used);
}

async function usageOf(thread: Worker): Promise<number | null> {
  try {
    const { user, system } = await thread.cpuUsage();
    return (user + system) / 1_000;
  } catch (error) {
    // The thread ended in between.
    if (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_NOT_RUNNING') return null;
    throw error;
  }
}
