import { AppError } from '../core/errors.ts';
import type { RawSourceKey } from '../core/ids.ts';
import { parseSourceSpan, type SourceSpan } from '../core/spans.ts';
import type { Submission, SubmissionDocument } from '../core/submission.ts';
import { asciiTextOf } from '../parsers/layout/ascii-text.ts';
import { documentFormatOf } from '../parsers/layout/document-format.ts';
import { readHtmlFlow } from '../parsers/layout/html-flow.ts';
import type { RawStore } from '../sources/raw-store/raw-store.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { looksLikeSubmission, readSubmission } from '../sources/submission/read-submission.ts';
import { permanentError } from './errors.ts';

export interface SpanText {
  readonly submission: Submission;
  readonly document: SubmissionDocument;
  readonly text: string;
}

/**
 * Reads the text of source spans. Caches the last submission, so consecutive spans of one filing read it once.
 *
 * @throws AppError `raw-object-missing`, `raw-object-corrupt`, `span-outside-document`
 */
export function createSpanReader(rawStore: RawStore): (sourceSpan: string) => Promise<SpanText> {
  let last: { readonly key: RawSourceKey; readonly submission: Submission } | null = null;

  async function submissionOf(key: RawSourceKey): Promise<Submission> {
    if (last?.key === key) return last.submission;
    const bytes = await rawStore.get(key);
    const submission = looksLikeSubmission(bytes) ? readSubmission(bytes) : readBareDocument(bytes, {});
    last = { key, submission };
    return submission;
  }

  return async (sourceSpan) => {
    const { rawSourceKey, sequence, start, end } = parseSourceSpan(sourceSpan);
    const submission = await submissionOf(rawSourceKey);
    const { documents } = submission;
    const document = documents.find((candidate) => candidate.sequence === sequence);
    if (!document || end > document.text.length) {
      const found = document
        ? `document ${sequence} has ${document.text.length} characters`
        : `it has documents ${documents.map((candidate) => candidate.sequence).join(', ')}`;
      throw permanentError('span-outside-document', `${sourceSpan} is outside of the submission: ${found}`);
    }
    return { submission, document, text: document.text.slice(start, end) };
  };
}

/** The text of several spans; skips those whose bytes are not in this store, which may be another machine's. */
export async function readQuotes(
  rawStore: RawStore,
  spans: Iterable<SourceSpan>,
): Promise<ReadonlyMap<SourceSpan, string>> {
  const read = createSpanReader(rawStore);
  const quotes = new Map<SourceSpan, string>();
  // Sorted by submission, so that each is read once.
  for (const span of [...new Set(spans)].sort()) {
    try {
      quotes.set(span, wordsOf(await read(span)));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'raw-object-missing')) throw error;
    }
  }
  return quotes;
}

/**
 * The words of a span. The whole document decides whether there is markup: a span of a few words may hold an entity and
 * no tag.
 */
export function wordsOf({ document, text }: SpanText): string {
  return (documentFormatOf(document.text) === 'text' ? asciiTextOf(text) : readHtmlFlow(text)).text.trim();
}
