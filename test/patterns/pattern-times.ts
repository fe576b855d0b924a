import { processorMs } from '../processor-time.ts';
import { type Attack, attackOf, attacksOn, PLAIN_ATTACKS } from './attack-strings.ts';

/**
 * Sizes that are tried in turn, small ones first because exponential patterns never end on large ones. An attack goes on to
 * the next size if it takes so many milliseconds and is among the worst: a pattern of 200 ms at 16,384 characters takes 12
 * at 4,096 and 0.7 at 1,024 if it is quadratic, 3 and 0.05 if it is cubic.
 */
const STAGES: readonly { readonly size: number; readonly harmlessMs: number; readonly kept: number }[] = [
  { size: 24, harmlessMs: 0, kept: Number.POSITIVE_INFINITY },
  { size: 48, harmlessMs: 0, kept: Number.POSITIVE_INFINITY },
  { size: 256, harmlessMs: 0, kept: Number.POSITIVE_INFINITY },
  { size: 1_024, harmlessMs: 0.04, kept: 8 },
  { size: 4_096, harmlessMs: 2, kept: 1 },
  { size: 16_384, harmlessMs: 0, kept: 0 },
];

/** A quadratic pattern that tells the speed of a machine, and its time on an ordinary one. */
const REFERENCE_SIZE = 10_000;
const REFERENCE_MS = 150;

export interface PatternTime {
  readonly ms: number;
  readonly size: number;
  readonly attack: Attack | null;
}

/** The processor's clock ticks every few milliseconds: shorter times are read off the wall clock, of which the best counts. */
const FEW_TICKS_MS = 20;

function timeOf(use: (text: string) => void, text: string): number {
  const [began, beganWork] = [performance.now(), processorMs()];
  use(text);
  const ms = performance.now() - began;
  return ms < FEW_TICKS_MS ? ms : processorMs() - beganWork;
}

/** Matches a string the way the pattern's flags ask for. */
function match(pattern: RegExp, text: string): void {
  if (pattern.global) for (const _ of text.matchAll(pattern));
  else pattern.test(text);
}

/** How much slower than an ordinary machine this one is just now; never below one. */
export function slowness(): number {
  const text = 'a'.repeat(REFERENCE_SIZE);
  const times = Array.from({ length: 5 }, () => timeOf((given) => match(/a*b/, given), text));
  return Math.max(1, Math.min(...times) / REFERENCE_MS);
}

/** The worst time of a pattern, or of a function that uses it, over its attacks; stops at the first above the limit. */
export function worstTime(
  pattern: RegExp,
  limitMs: number,
  use: (text: string) => void = (text) => match(pattern, text),
): PatternTime {
  let attacks: readonly Attack[] = [...attacksOn(pattern), ...PLAIN_ATTACKS];
  let worst: PatternTime = { ms: 0, size: 0, attack: null };
  for (const { size, harmlessMs, kept } of STAGES) {
    const times: { readonly ms: number; readonly attack: Attack }[] = [];
    for (const attack of attacks) {
      const text = attackOf(attack, size);
      let ms = timeOf(use, text);
      // A busy machine, the compiler and the collector only ever add time.
      for (let more = 0; more < 2 && ms > (harmlessMs || limitMs); more += 1) ms = Math.min(ms, timeOf(use, text));
      if (ms > worst.ms) worst = { ms, size, attack };
      if (ms > limitMs) return worst;
      if (ms >= harmlessMs) times.push({ ms, attack });
    }
    if (times.length > kept) times.sort((a, b) => b.ms - a.ms);
    attacks = times.slice(0, kept).map(({ attack }) => attack);
  }
  return worst;
}
