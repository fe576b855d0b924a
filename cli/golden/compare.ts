import type { ParseOutcome } from '../../core/parser.ts';
import type { ExpectedFile } from './cases.ts';

export type Members = Readonly<Record<string, unknown>>;

/** Text without case, punctuation and accents. */
export function words(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const plain = text.normalize('NFKD').replace(/[^\p{ASCII}]/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** Whether values are equal: numbers exactly (fractions to 1e-9), text by its words, null only to null. */
export function same(expected: unknown, given: unknown): boolean {
  const [a, b] = [expected ?? null, given ?? null];
  if (a === null || b === null) return a === b;
  if (typeof a === 'boolean' || typeof b === 'boolean') return a === b;
  if (typeof a === 'number') {
    const number = typeof b === 'string' ? Number(b.replaceAll(',', '')) : b;
    if (typeof number !== 'number' || Number.isNaN(number)) return false;
    return a === number || (!Number.isInteger(a) && Math.abs(a - number) <= 1e-9 * Math.abs(a));
  }
  if (typeof a === 'string' && typeof b === 'string') return words(a) === words(b);
  return a === b;
}

/** As `same`, with the other values that the case accepts at the path. */
export function agrees(file: ExpectedFile, path: string, expected: unknown, given: unknown): boolean {
  return same(expected, given) || (file.accept?.[path] ?? []).some((other) => same(other, given));
}

export function isOptional(file: ExpectedFile, path: string): boolean {
  return (file.optional ?? []).some((at) => path === at || path.startsWith(`${at}.`) || path.startsWith(`${at}[`));
}

/** Whether a value (without a path: the document) is claimed with high confidence. */
export function isHigh(outcome: ParseOutcome, path: string | null = null): boolean {
  return confidenceOf(outcome, path) >= 0.9;
}

export function confidenceOf(outcome: ParseOutcome, path: string | null = null): number {
  return (path === null ? undefined : outcome.confidences?.[path]) ?? outcome.confidence;
}

export function members(value: unknown): Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {};
}

export function list(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(members) : [];
}
