/** Factor scores are kept to nine decimals: far finer than a tenth, and free of the noise of binary fractions. */
const UNITS = 1_000_000_000;

function toUnits(value: number): number {
  return Math.round(value * UNITS);
}

/** A factor score clamped to 0–100 and to nine decimals, so that 20.000000000000004 is 20. */
export function factorScore(value: number): number {
  return toUnits(Math.min(100, Math.max(0, value))) / UNITS;
}

/**
 * Σ weight·score ÷ divisor, to one decimal, half up, exactly: scores become integers of 10⁻⁹, weights are integers,
 * so numerator (≤ 2·10¹⁴) and denominator (≤ 2·10¹¹) are exact, and their quotient is at least 5·10⁻¹⁵ (relative)
 * away from an integer that it does not equal, which a double can tell. 0.1 + 0.2 never decides a band.
 *
 * @param divisor hundredths: the present weight, or 100
 * @example
 * weightedTenths([{ weight: 30, score: 80 }, { weight: 25, score: 90 }], 55) // 84.5
 */
export function weightedTenths(
  terms: readonly { readonly weight: number; readonly score: number }[],
  divisor: number,
): number {
  let sum = 0;
  for (const { weight, score } of terms) sum += weight * toUnits(score);
  return Math.floor((20 * sum + divisor * UNITS) / (2 * divisor * UNITS)) / 10;
}
