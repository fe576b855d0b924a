import type { CrossValidation, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { spanOf } from '../layout/plain-text.ts';
import type { OfferingDocument, Range } from './offering-document.ts';

/** Read in one place, checked by nothing. */
export const STATED = 0.8;
/** A named cross-check holds for the value. */
const CHECKED = 0.95;
/** Statements or figures of the document disagree. */
export const DOUBTFUL = 0.6;

/** Collects the values of one document with their words, confidences and checks. */
export interface Findings {
  /** Sets a value once; the first finding stays. */
  set(path: string, value: unknown, ranges: readonly Range[], confidence: number): void;
  /** The same for words that another parser found. */
  setWithSpans(path: string, value: unknown, found: readonly Span[], confidence: number): void;
  has(path: string): boolean;
  get(path: string): unknown;
  confidence(path: string, confidence: number): void;
  check(name: string, passed: boolean, paths: readonly string[]): void;
  warn(code: string, message: string): void;
  readonly values: ReadonlyMap<string, unknown>;
  readonly spans: Record<string, readonly Span[]>;
  readonly confidences: Record<string, number>;
  readonly checks: CrossValidation[];
  readonly warnings: Reason[];
}

export function createFindings(document: OfferingDocument): Findings {
  const values = new Map<string, unknown>();
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const checks: CrossValidation[] = [];
  const warnings: Reason[] = [];
  function setWithSpans(path: string, value: unknown, found: readonly Span[], confidence: number): void {
    if (values.has(path)) return;
    values.set(path, value);
    if (found.length > 0) spans[path] = found;
    confidences[path] = confidence;
  }
  return {
    set(path, value, ranges, confidence) {
      const { plain } = document.layout;
      const found = ranges.map(({ start, end }) => spanOf(plain, document.source, document.sequence, start, end));
      setWithSpans(path, value, found, confidence);
    },
    setWithSpans,
    has: (path) => values.has(path),
    get: (path) => values.get(path),
    confidence(path, confidence) {
      if (values.has(path)) confidences[path] = confidence;
    },
    /** A check that passes makes its values high; one that fails makes them doubtful, whatever passed before. */
    check(name, passed, paths) {
      if (!checks.some((check) => check.name === name && check.passed === passed)) checks.push({ name, passed });
      for (const path of paths) {
        if (!values.has(path)) continue;
        const before = confidences[path] ?? 0;
        confidences[path] = passed && before > DOUBTFUL ? CHECKED : passed ? before : Math.min(before, DOUBTFUL);
      }
    },
    warn(code, message) {
      warnings.push({ code, message });
    },
    values,
    spans,
    confidences,
    checks,
    warnings,
  };
}
