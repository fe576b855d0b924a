import { parentPort, workerData } from 'node:worker_threads';
import { recordBuiltPatterns } from './pattern-inventory.ts';
import { worstTime } from './pattern-times.ts';

export interface TimingInput {
  readonly limitMs: number;
  /** The number of the pattern under way; a parent that ends the thread continues with the next. */
  readonly counter: Int32Array;
}

const { limitMs, counter } = workerData as TimingInput;
const recorder = recordBuiltPatterns();
const { allPatterns, useOf } = await import('./all-patterns.ts');
const { patterns, unseenCalls } = await allPatterns(recorder);
parentPort?.postMessage({ patterns, unseenCalls });
for (let next = counter[0] ?? 0; next < patterns.length; next += 1) {
  counter[0] = next;
  const pattern = patterns[next];
  if (pattern === undefined || !/[*+}]/.test(pattern.source)) continue;
  const time = worstTime(new RegExp(pattern.source, pattern.flags), limitMs, useOf(pattern));
  if (time.ms > limitMs) parentPort?.postMessage({ index: next, time });
}
