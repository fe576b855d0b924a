/** Seeded draws (mulberry32): the same seed gives the same cases on every machine. */
export interface Draw {
  /** 0 ≤ x < 1. */
  next(): number;
  /** An integer from `least` to `most`, both included. */
  int(least: number, most: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** `make` so many times, from `least` to `most`. */
  list<T>(least: number, most: number, make: (index: number) => T): T[];
}

export function createDraw(seed: number): Draw {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    list: (least, most, make) => Array.from({ length: int(least, most) }, (_, index) => make(index)),
  };
}
