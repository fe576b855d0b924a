import { AppError } from './errors.ts';
import type { RawSourceKey } from './ids.ts';

/** A place in one document of a submission, in UTF-16 units of its decoded text, with the text itself. */
export interface Span {
  /** SEQUENCE of the document in its submission; 1 for a bare document. */
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
  /** Exactly `text.slice(start, end)` of the decoded document. */
  readonly text: string;
}

/** `<rawSourceKey>#<sequence>:<start>-<end>`; resolves with `tidemark span`. */
export type SourceSpan = string & { readonly __sourceSpan: true };

/** @example formatSourceSpan(key, { sequence: 1, start: 10, end: 14 }) // "sha256:…#1:10-14" */
export function formatSourceSpan(key: RawSourceKey, span: Omit<Span, 'text'>): SourceSpan {
  return `${key}#${span.sequence}:${span.start}-${span.end}` as SourceSpan;
}

export interface SourceSpanParts {
  readonly rawSourceKey: RawSourceKey;
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
}

export function parseSourceSpan(value: string): SourceSpanParts {
  const match = /^(sha256:[0-9a-f]{64})#(\d+):(\d+)-(\d+)$/.exec(value.trim());
  if (!match || Number(match[3]) > Number(match[4])) {
    throw new AppError(`not a source span: ${JSON.stringify(value)} (want sha256:<hex>#<sequence>:<start>-<end>)`, {
      code: 'invalid-source-span',
      retryable: false,
    });
  }
  return {
    rawSourceKey: match[1] as RawSourceKey,
    sequence: Number(match[2]),
    start: Number(match[3]),
    end: Number(match[4]),
  };
}
