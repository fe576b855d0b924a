import type { ParseOutcome } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';

/** The most that is claimed of a document whose end is missing. */
const MOST = 0.8;

/**
 * An outcome of the document in which a submission breaks off: what was read may be half of what was filed, so nothing
 * of it is claimed with high confidence and a failed cross-check says why. Other documents and outcomes pass as they are.
 */
export function doubtTruncated(
  submission: Submission,
  document: SubmissionDocument,
  outcome: ParseOutcome,
): ParseOutcome {
  const isCut =
    submission.warnings.some(({ code }) => code === 'truncated') && submission.documents.at(-1) === document;
  if (!isCut || outcome.status !== 'parsed') return outcome;
  const reason = { code: 'document-truncated', message: 'the submission breaks off in this document' };
  return {
    ...outcome,
    confidence: Math.min(outcome.confidence, MOST),
    result: withoutHighClaim(outcome.result),
    ...(outcome.confidences
      ? {
          confidences: Object.fromEntries(
            Object.entries(outcome.confidences).map(([path, value]) => [path, Math.min(value, MOST)]),
          ),
        }
      : {}),
    crossValidations: [...outcome.crossValidations, { name: 'document-complete', passed: false }],
    reasons: [...outcome.reasons, reason],
  };
}

/** Voting results say their confidence in words as well. */
function withoutHighClaim(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('parsing_confidence' in result)) return result;
  return result.parsing_confidence === 'high' ? { ...result, parsing_confidence: 'medium' } : result;
}
