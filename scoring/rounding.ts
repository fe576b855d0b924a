/** Factor scores are rounded to nine decimals: far finer than a tenth, and free of the noise of binary fractions. */
const UNITS = 1_000_000_000;

/** A factor score as an integer of 10⁻⁹. */
export function scoreUnits(score: number): number {
  return Math.round(score * UNITS);
}

/** A factor score clamped to 0–100 and rounded to nine decimals, so that 20.000000000000004 becomes 20. */
export function factorScore(value: number): number {
  return scoreUnits(Math.min(100, Math.max(0, value))) / UNITS;
}

/**
 * Σ weight·score ÷ divisor, to one decimal, half up, exactly: scores are integers of 10⁻⁹ and weights are integers, so
 * numerator (≤ 2·10¹⁴) and denominator (≤ 2·10¹¹) are exact. Their quotient differs from any integer it does not equal
 * by at least 5·10⁻¹⁵ (relative), which a double resolves. 0.1 + 0.2 never decides a band.
 *
 * @param weighted Σ weight · `scoreUnits(score)`
 * @param divisor hundredths: the present weight, or 100
 * @example
 * tenthsOf(30 * scoreUnits(80) + 25 * scoreUnits(90), 55) // 84.5
 */
export function tenthsOf(weighted: number, divisor: number): number {
  return Math.floor((20 * weighted + divisor * UNITS) / (2 * divisor * UNITS)) / 10;
}
