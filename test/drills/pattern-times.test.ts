import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { AllPatterns } from '../patterns/all-patterns.ts';
import { attacksOn } from '../patterns/attack-strings.ts';
import type { FoundPattern } from '../patterns/pattern-inventory.ts';
import { type PatternTime, slowness, worstTime } from '../patterns/pattern-times.ts';
import type { TimingInput } from '../patterns/timing-thread.ts';

/** Processor time that a pattern may take on 16,384 characters: linear ones take one or a few, quadratic ones 200 and more. */
const LIMIT_MS = 200;
/** Processor time after which a thread is held by one exponential pattern. */
const HUNG_MS = 20_000;

interface Timed {
  readonly all: AllPatterns;
  readonly slow: readonly string[];
}

function described({ places, source, flags }: FoundPattern, { ms, size, attack }: PatternTime): string {
  const on = attack === null ? 'a string' : JSON.stringify(attack);
  // Helpers that build patterns for others come first.
  const place = places.find((one) => !/\/patterns?\.ts:/.test(one)) ?? places[0];
  return `${place}: /${source}/${flags} takes ${Math.round(ms)} ms for ${size} characters of ${on}`;
}

/** Times every pattern in a thread. A pattern that does not finish is reported, and a new thread resumes after it. */
async function timeAll(limitMs: number): Promise<Timed> {
  const counter = new Int32Array(new SharedArrayBuffer(4));
  const slow: string[] = [];
  let all: AllPatterns | null = null;
  for (let isDone = false; !isDone; ) {
    const workerData: TimingInput = { limitMs, counter };
    const thread = new Worker(new URL('../patterns/timing-thread.ts', import.meta.url), { workerData });
    thread.on('message', (message: AllPatterns | { index: number; time: PatternTime }) => {
      if ('patterns' in message) all = message;
      else slow.push(described(all?.patterns[message.index] as FoundPattern, message.time));
    });
    isDone = await endedBy(thread, counter);
    if (isDone || all === null) continue;
    const hung = (all as AllPatterns).patterns[counter[0] ?? 0] as FoundPattern;
    slow.push(described(hung, { ms: HUNG_MS, size: 0, attack: null }));
    counter[0] = (counter[0] ?? 0) + 1;
  }
  if (all === null) throw new Error('the thread gave no patterns');
  return { all, slow };
}

/** Waits for a thread; ends it if one pattern keeps it. True if it ended by itself. */
async function endedBy(thread: Worker, counter: Int32Array): Promise<boolean> {
  let under = -1;
  let began = 0;
  let isHung = false;
  const watch = setInterval(() => {
    void thread.cpuUsage().then(
      ({ user, system }) => {
        const now = (user + system) / 1_000;
        if (counter[0] !== under) [under, began] = [counter[0] ?? 0, now];
        else if (under > 0 && now - began > HUNG_MS) {
          isHung = true;
          void thread.terminate();
        }
      },
      // The thread has ended.
      () => clearInterval(watch),
    );
  }, 500);
  try {
    await new Promise<void>((resolve, reject) => thread.on('exit', () => resolve()).on('error', reject));
  } finally {
    clearInterval(watch);
  }
  return !isHung;
}

describe('the regular expressions of the parsers', () => {
  it('take at most 200 ms for 16,000 characters made to be slow', { timeout: 900_000 }, async () => {
    const { all, slow } = await timeAll(LIMIT_MS * slowness());
    expect(all.unseenCalls).toEqual([]);
    expect(all.patterns.filter(({ source }) => /[*+}]/.test(source)).length).toBeGreaterThan(1_200);
    expect(slow).toEqual([]);
  });

  it('are told from exponential and quadratic ones', () => {
    const slow = [
      /^(?:\*+\s*)*$/,
      /\s+$/,
      /^(?:a|b|ab)*c/,
      /(\w+)*x$/,
      /<a[^>]*?\s*=\s*b/,
      /^\d+\.?\d*\.?\d*x/,
      /item\s*:?\s*:?\s*x/,
    ];
    for (const pattern of slow) expect([pattern, worstTime(pattern, 50).ms > 50]).toEqual([pattern, true]);
    const fast = [/(?<!\s)\s+$/, /^[ab]*c/, /\b[A-Z]{1,40} Inc\b/, /^\d+(?:\.\d*)?x/];
    for (const pattern of fast) expect([pattern, worstTime(pattern, 50).ms > 50]).toEqual([pattern, false]);
  });

  it('are attacked where they repeat something', () => {
    expect(attacksOn(/^no\s*x+(?:ab)*$/)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ before: 'no', pump: ' ' }),
        expect.objectContaining({ before: 'no x', pump: 'ab' }),
      ]),
    );
  });
});
