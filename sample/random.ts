/** A seeded stream of numbers: the only source of randomness in the sample archive. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer, both ends included. */
  int(min: number, max: number): number;
  float(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** About standard normal: the sum of twelve uniforms, so no byte depends on a transcendental function. */
  normal(): number;
  /** An independent stream: what one part draws never shifts what another draws. */
  fork(label: string): Random;
}

/** FNV-1a, 32 bits. */
function hash32(text: string, basis: number): number {
  let hash = basis >>> 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619) >>> 0;
  return hash;
}

function mix32(value: number): number {
  let z = (value + 0x9e3779b9) >>> 0;
  z = Math.imul(z ^ (z >>> 16), 0x21f0aaad) >>> 0;
  z = Math.imul(z ^ (z >>> 15), 0x735a2d97) >>> 0;
  return (z ^ (z >>> 15)) >>> 0;
}

/**
 * sfc32 seeded from text through FNV-1a and a splitmix finalizer.
 *
 * @example
 * createRandom('a').next() === createRandom('a').next() // true
 */
export function createRandom(seed: string): Random {
  let a = mix32(hash32(seed, 0x811c9dc5));
  let b = mix32(hash32(seed, a ^ 0x5bd1e995));
  let c = mix32(hash32(seed, b ^ 0x1b873593));
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    float: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick: (list) => {
      const picked = list[int(0, list.length - 1)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    normal: () => {
      let sum = -6;
      for (let i = 0; i < 12; i++) sum += next();
      return sum;
    },
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}
