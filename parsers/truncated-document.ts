import type { ParseOutcome, Parser } from '../core/parser.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';

/** The highest confidence for a document whose end is missing. */
const MOST = 0.8;

/** Kinds whose result is a whole list or count: where the end is missing, so may be rows, without any trace of them. */
const WHOLE_KINDS: ReadonlySet<string> = new Set(['voting-results', 'subsidiaries', 'beneficial-ownership']);

/** The parser, claiming nothing with high confidence of documents whose end is missing. */
export function doubtingTruncated(parser: Parser): Parser {
  return {
    ...parser,
    parse: (submission, document, context) =>
      doubtTruncated(submission, document, parser.parse(submission, document, context)),
  };
}

/**
 * An outcome of the document in which a submission breaks off, or of a list whose markup does: what was read may be half
 * of what was filed, so nothing of it is claimed with high confidence and a failed cross-check says why. Other documents
 * and outcomes pass as they are.
 */
function doubtTruncated(submission: Submission, document: SubmissionDocument, outcome: ParseOutcome): ParseOutcome {
  if (outcome.status !== 'parsed') return outcome;
  const isCut =
    submission.warnings.some(({ code }) => code === 'truncated') && submission.documents.at(-1) === document;
  const broken = WHOLE_KINDS.has(outcome.kind) ? brokenMarkup(document.text) : null;
  const message = isCut ? 'the submission breaks off in this document' : broken;
  if (message === null) return outcome;
  const capped = Object.entries(outcome.confidences ?? {}).map(([path, value]) => [path, Math.min(value, MOST)]);
  return {
    ...outcome,
    confidence: Math.min(outcome.confidence, MOST),
    result: withoutHighClaim(outcome.result),
    ...(outcome.confidences && { confidences: Object.fromEntries(capped) }),
    crossValidations: [...outcome.crossValidations, { name: 'document-complete', passed: false }],
    reasons: [...outcome.reasons, { code: 'document-truncated', message }],
  };
}

/** Voting results also state their confidence in words. */
function withoutHighClaim(result: unknown): unknown {
  if (typeof result !== 'object' || result === null || !('parsing_confidence' in result)) return result;
  return result.parsing_confidence === 'high' ? { ...result, parsing_confidence: 'medium' } : result;
}

const ROOT =
  /^\s*(?:<\?[^>]{0,400}>\s*|<!--(?:[^-]|-(?!->)){0,2000}-->\s*|<!doctype[^>]{0,400}>\s*|<xml>\s*){0,8}<([a-z][\w.:-]{0,80})/;

/** How the markup of a document shows that its end is missing; null where it does not, as in text. */
function brokenMarkup(text: string): string | null {
  const lower = text.toLowerCase();
  if (/<\/?[a-z][^<>]{0,2000}$/.test(lower.slice(lower.lastIndexOf('<'))))
    return 'the document breaks off within a tag';
  if (lower.lastIndexOf('<table') > lower.lastIndexOf('</table')) {
    // Tables of text documents have rows of words, and some filers never close them.
    return /<t[dr][\s>]/.test(lower) ? 'the document breaks off within a table' : null;
  }
  const root = ROOT.exec(lower)?.[1];
  const isWhole = root === undefined || !/^html$|submission$|table$/.test(root) || lower.includes(`</${root}`);
  return isWhole ? null : `the document breaks off before its end tag </${root}>`;
}
