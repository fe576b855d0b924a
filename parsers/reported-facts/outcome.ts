import type { CrossValidation, ParseOutcome, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';

type Head = Pick<ParseOutcome, 'kind' | 'parserVersion'>;

/** An outcome without a result: `not_applicable` or `rejected`, with the reason. */
export function withoutResult<R>(
  head: Head,
  status: 'not_applicable' | 'rejected',
  code: string,
  message: string,
  warnings: readonly Reason[] = [],
): ParseOutcome<R> {
  return {
    ...head,
    status,
    confidence: 0,
    result: null,
    spans: {},
    crossValidations: [],
    reasons: [{ code, message }],
    warnings,
  };
}

/** What a reading gathers beside its values. */
export interface Evidence {
  readonly spans: Record<string, readonly Span[]>;
  readonly confidences: Record<string, number>;
  readonly crossValidations: CrossValidation[];
  readonly reasons: Reason[];
  readonly warnings: Reason[];
}

export function createEvidence(): Evidence {
  return { spans: {}, confidences: {}, crossValidations: [], reasons: [], warnings: [] };
}

/** A parsed outcome; confidences are rounded to three places so that outputs compare byte for byte. */
export function parsedOutcome<R>(head: Head, result: R, confidence: number, evidence: Evidence): ParseOutcome<R> {
  const confidences = Object.fromEntries(
    Object.entries(evidence.confidences).map(([path, value]) => [path, Math.round(value * 1000) / 1000]),
  );
  return {
    ...head,
    status: 'parsed',
    confidence: Math.round(confidence * 1000) / 1000,
    result,
    ...evidence,
    confidences,
  };
}
