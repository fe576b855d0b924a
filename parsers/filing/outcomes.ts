import { parserVersionOf } from '../../core/ids.ts';
import type { CrossValidation, ParseOutcome, Parser, Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';

/** What every outcome of one parser version states alike. */
export type OutcomeHead = Pick<ParseOutcome, 'kind' | 'parserVersion'>;

export function outcomeHead({ id, version, kind }: Pick<Parser, 'id' | 'version' | 'kind'>): OutcomeHead {
  return { kind, parserVersion: parserVersionOf(id, version) };
}

const NOTHING = { spans: {}, crossValidations: [], reasons: [], warnings: [] };

/** The parser does not read this form, or this kind of document. */
export function notApplicable<R>(head: OutcomeHead, code: string, message: string): ParseOutcome<R> {
  return { ...rejected(head, code, message), status: 'not_applicable' };
}

/** A document that the parser should read, and cannot. */
export function rejected<R>(
  head: OutcomeHead,
  code: string,
  message: string,
  warnings: readonly Reason[] = [],
): ParseOutcome<R> {
  const reasons = [{ code, message }];
  return { ...head, status: 'rejected', confidence: 0, result: null, ...NOTHING, reasons, warnings };
}

const LONGEST_DOCUMENT = 60_000_000;

/** The rejection of a document without readable text; null where it has some. */
export function rejectedUnread<R>(
  head: OutcomeHead,
  document: SubmissionDocument,
  longest = LONGEST_DOCUMENT,
): ParseOutcome<R> | null {
  if (document.isBinary) return rejected(head, 'binary-document', 'the document is binary');
  if (document.text.trim() === '') return rejected(head, 'empty-document', 'the document holds no text');
  if (document.text.length <= longest) return null;
  return rejected(head, 'document-too-long', `the document has ${document.text.length} characters`);
}

/** The rejection of a document whose markup holds no words, such as a scanned one; null where it has some. */
export function rejectedWordless<R>(head: OutcomeHead, text: string): ParseOutcome<R> | null {
  if (/\p{L}{3}/u.test(text.slice(0, 200_000))) return null;
  return rejected(head, 'no-words', 'the document holds no words');
}

/** The parser read the whole document and found nothing of its kind: parsed, with an empty result. */
export function nothingFound<R>(
  head: OutcomeHead,
  result: R,
  confidence: number,
  warnings: readonly Reason[] = [],
): ParseOutcome<R> {
  return { ...head, status: 'parsed', confidence, result, ...NOTHING, warnings };
}

/** A limit on confidence that applies if its condition holds. */
export type Limit = readonly [applies: boolean, cap: number, code: string, message: string];

/** The lowest limit that applies, and the reasons of all that do. */
export function limitedConfidence(
  start: number,
  limits: readonly Limit[],
): { readonly confidence: number; readonly reasons: readonly Reason[] } {
  const applied = limits.filter(([applies]) => applies);
  return {
    confidence: Math.min(start, ...applied.map(([, cap]) => cap)),
    reasons: applied.map(([, , code, message]) => ({ code, message })),
  };
}

/** What a parser collects beside its values. */
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

type OutcomeEvidence = Partial<
  Pick<ParseOutcome, 'spans' | 'confidences' | 'crossValidations' | 'reasons' | 'warnings'>
>;

export function parsedOutcome<R>(
  head: OutcomeHead,
  result: R,
  confidence: number,
  evidence: OutcomeEvidence,
): ParseOutcome<R> {
  return { ...nothingFound(head, result, confidence), confidences: {}, ...evidence };
}

/** A parsed outcome whose computed confidences are rounded to three places, so that outputs compare byte for byte. */
export function roundedOutcome<R>(
  head: OutcomeHead,
  result: R,
  confidence: number,
  evidence: OutcomeEvidence,
): ParseOutcome<R> {
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const confidences = Object.fromEntries(
    Object.entries(evidence.confidences ?? {}).map(([path, value]) => [path, rounded(value)]),
  );
  return parsedOutcome(head, result, rounded(confidence), { ...evidence, confidences });
}
