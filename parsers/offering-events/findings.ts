import type { CrossValidation, ParseOutcome, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import { type OutcomeHead, parsedOutcome } from '../filing/outcomes.ts';
import type { TextRange } from '../prose/flat-text.ts';
import { CHECKED, DOUBTFUL } from '../prose/stated-items.ts';
import { type OfferingResult, offeringOf } from './result.ts';

/** Collects the values of one document with their spans, confidences and checks. */
export type Findings = ReturnType<typeof createFindings>;

export function createFindings(text: { span(range: TextRange): Span }) {
  const values = new Map<string, unknown>();
  const spans: Record<string, readonly Span[]> = {};
  const confidences: Record<string, number> = {};
  const checks: CrossValidation[] = [];
  const warnings: Reason[] = [];
  /** Sets a value once, the first finding wins; with spans of this or another document or parser. */
  function setWithSpans(path: string, value: unknown, found: readonly Span[], confidence: number): void {
    if (values.has(path)) return;
    values.set(path, value);
    if (found.length > 0) spans[path] = found;
    confidences[path] = confidence;
  }
  function setConfidence(path: string, confidence: number): void {
    if (values.has(path)) confidences[path] = confidence;
  }
  return {
    set(path: string, value: unknown, ranges: readonly TextRange[], confidence: number): void {
      const found = ranges.map((range) => text.span(range));
      setWithSpans(path, value, found, confidence);
    },
    setWithSpans,
    /** Whether the value was read right there: it is no second witness of itself. */
    isAt(path: string, range: TextRange): boolean {
      const { sequence, start, end } = text.span(range);
      return spans[path]?.some((one) => one.sequence === sequence && one.start < end && start < one.end) ?? false;
    },
    has: (path: string): boolean => values.has(path),
    get: (path: string): unknown => values.get(path),
    number(path: string): number | null {
      const value = values.get(path);
      return typeof value === 'number' ? value : null;
    },
    setConfidence,
    /** Lowers the confidence of these values to at most `most`. */
    doubt(paths: readonly string[], most: number): void {
      for (const path of paths) setConfidence(path, Math.min(confidences[path] ?? 1, most));
    },
    /** A check that passes raises its values to `CHECKED`; one that fails makes them doubtful, whatever passed before. */
    check(name: string, passed: boolean, paths: readonly string[]): void {
      if (!checks.some((check) => check.name === name && check.passed === passed)) checks.push({ name, passed });
      for (const path of paths) {
        const before = confidences[path] ?? 0;
        setConfidence(path, passed && before > DOUBTFUL ? CHECKED : passed ? before : Math.min(before, DOUBTFUL));
      }
    },
    warn(code: string, message: string): void {
      warnings.push({ code, message });
    },
    /** Issuer and holders sell together: totals of the document are not the issuer's. */
    isJoint: false,
    values,
    spans,
    confidences,
    checks,
    warnings,
  };
}

/** The findings as one offering. Confidence is the mean of the values', below 0.9 while any check fails. */
export function offeringOutcome(head: OutcomeHead, findings: Findings): ParseOutcome<OfferingResult> {
  const scores = Object.values(findings.confidences);
  const mean = scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
  const failed = findings.checks.some((check) => !check.passed);
  const prefixed = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).map(([path, value]) => [`offering.${path}`, value]));
  const confidence = Math.round(Math.min(failed ? 0.85 : CHECKED, mean) * 100) / 100;
  return parsedOutcome<OfferingResult>(head, { offering: offeringOf(findings.values) }, confidence, {
    spans: prefixed(findings.spans),
    confidences: prefixed(findings.confidences),
    crossValidations: findings.checks,
    warnings: findings.warnings,
  });
}
