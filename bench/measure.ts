import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type Figures = Record<string, number | string>;

export const MEGABYTE = 1_000_000;

export function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export function elapsedMs(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

export async function elapsedSeconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}

/** Median seconds of a call, by the clock and of processor time (all threads), after one call to warm up. */
export function medianSeconds(work: () => unknown, rounds: number): { clock: number; processor: number } {
  work();
  const samples = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage();
    const clock = elapsedMs(work) / 1_000;
    const { user, system } = process.cpuUsage(before);
    return { clock, processor: (user + system) / 1e6 };
  });
  return {
    clock: medianOf(samples.map(({ clock }) => clock)),
    processor: medianOf(samples.map(({ processor }) => processor)),
  };
}

export function peakBytes(): number {
  return process.resourceUsage().maxRSS * 1_024;
}

/** Runs a bench script in a separate process, because peak memory cannot be reset, and reads the JSON it prints. */
export async function runChild<T>(
  script: string,
  args: readonly string[],
  options: { readonly env?: NodeJS.ProcessEnv; readonly signal?: AbortSignal } = {},
): Promise<T> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [path, ...args], {
    ...options,
    env: { ...process.env, ...options.env },
    killSignal: 'SIGTERM',
  });
  return JSON.parse(stdout) as T;
}
