/** Round ticks for an axis that covers 0 and the values. */
export function ticksFor(least: number, greatest: number, about = 5): readonly number[] {
  const span = Math.max(greatest, 0) - Math.min(least, 0);
  if (span === 0) return [0, 1];
  const rough = span / about;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((size) => size >= rough * 0.999) ?? rough;
  const first = Math.floor(Math.min(least, 0) / step + 1e-9);
  const last = Math.ceil(Math.max(greatest, 0) / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

/** Maps a domain to pixels. */
export function linear(domain: readonly [number, number], range: readonly [number, number]): (value: number) => number {
  const [from, to] = domain;
  const [start, end] = range;
  return (value) => start + ((value - from) / (to - from || 1)) * (end - start);
}

/** Show every nth label so that at most `most` are shown. */
export function labelStep(labels: number, most: number): number {
  const needed = Math.max(1, Math.ceil(labels / most));
  return [1, 2, 3, 6, 12, 24, 60].find((step) => step >= needed) ?? needed;
}
