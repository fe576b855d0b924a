/** A statistic of weighted rows: how often each issuer was drawn is the weight of its rows. NaN where undefined. */
export type Statistic = (weights: Uint8Array) => number;

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Bootstrap {
  /** The statistic of the rows as they are. */
  point(statistic: Statistic): number;
  /** The statistic of each replicate; NaN where undefined. Equal indexes are equal draws, so that differences pair. */
  replicates(statistic: Statistic): Float64Array;
}

const MOST_DRAWS = 255;

/**
 * Draws whole issuers with replacement: the scores of one issuer on consecutive dates, and their overlapping outcomes,
 * are far from independent, and an interval over rows would be several times too narrow. The same seed gives the same
 * draws.
 */
export function createBootstrap(issuers: number, replicates: number, seed: number): Bootstrap {
  const random = createRandom(seed);
  const draws = Array.from({ length: replicates }, () => {
    const counts = new Uint8Array(issuers);
    for (let drawn = 0; drawn < issuers; drawn++) {
      const issuer = Math.floor(random() * issuers);
      const count = counts[issuer] ?? 0;
      if (count < MOST_DRAWS) counts[issuer] = count + 1;
    }
    return counts;
  });
  const once = new Uint8Array(issuers).fill(1);
  return {
    point: (statistic) => statistic(once),
    replicates: (statistic) => Float64Array.from(draws, (weights) => statistic(weights)),
  };
}

/** The middle 95 % of the replicates; null where too many of them are undefined to tell. */
export function intervalOf(replicates: Float64Array): Interval | null {
  const defined = replicates.filter((value) => !Number.isNaN(value)).sort();
  if (defined.length < 20 || defined.length < 0.9 * replicates.length) return null;
  return { low: quantileOf(defined, 0.025), high: quantileOf(defined, 0.975) };
}

/** Linear between order statistics. @param sorted ascending, not empty */
function quantileOf(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(place)] ?? Number.NaN, sorted[Math.ceil(place)] ?? Number.NaN];
  return below + (above - below) * (place - Math.floor(place));
}

/** Uniform in [0, 1), with a period long enough for all draws (sfc32, warmed up). */
export function createRandom(seed: number): () => number {
  let [a, b, c, counter] = [0x9e3779b9, seed >>> 0, Math.floor(seed / 2 ** 32) >>> 0, 1];
  const next = () => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum / 2 ** 32;
  };
  for (let round = 0; round < 20; round++) next();
  return next;
}
