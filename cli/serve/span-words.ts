import type { DocumentReader, StoredDocument } from '../../api/services.ts';
import { AppError } from '../../core/errors.ts';
import type { SpanWords } from '../../core/span-words.ts';
import { parseSourceSpan } from '../../core/spans.ts';
import { documentFormatOf } from '../../parsers/layout/document-format.ts';
import { plainTextOf } from '../../parsers/layout/plain-text.ts';

/** Characters of context on each side. */
const AROUND = 200;
/** Of a longer span only the beginning is shown. */
const LONGEST_SPAN = 100_000;
/** Source read on each side: markup may be a hundred times as long as its words. */
const MARGIN = 60_000;

/**
 * The words of a span with those around them. Reads a part of the document only, so that a span of a document of many
 * megabytes costs as little as one of a page.
 *
 * @throws AppError `span-outside-document`, and what the reader throws
 */
export async function readSpanWords(read: DocumentReader, sourceSpan: string): Promise<SpanWords> {
  const { rawSourceKey, sequence, start, end } = parseSourceSpan(sourceSpan);
  const document = await read(rawSourceKey, sequence);
  const { length } = document;
  if (end > length) {
    const found = document.isBinary ? 'is binary and has no text' : `has ${length} characters`;
    throw new AppError(`document ${sequence} ${found}; the span ends at ${end}`, {
      code: 'span-outside-document',
      retryable: false,
    });
  }
  const shownEnd = Math.min(end, start + LONGEST_SPAN);
  const { accessionNumber, form, filedDate, type, filename, description } = document;
  const isMarkup = documentFormatOf(document.markup(0, Math.min(length, 400_000))) !== 'text';
  return {
    accessionNumber,
    form,
    filedDate,
    sequence,
    type,
    filename,
    description,
    length,
    isMarkup,
    ...wordsAround(document, start, shownEnd, isMarkup),
    raw: document.markup(start, shownEnd),
    isTruncated: shownEnd < end,
  };
}

function wordsAround(
  document: StoredDocument,
  start: number,
  end: number,
  isMarkup: boolean,
): Pick<SpanWords, 'before' | 'text' | 'after'> {
  const from = Math.max(0, start - MARGIN);
  const part = document.markup(from, Math.min(document.length, end + MARGIN));
  if (!isMarkup) {
    const [first, last] = [start - from, end - from];
    return {
      before: part.slice(Math.max(0, first - AROUND), first),
      text: part.slice(first, last),
      after: part.slice(last, last + AROUND),
    };
  }
  // A part may begin inside a tag: its rest would read as words.
  const cut = from === 0 ? 0 : startOfText(part, start - from);
  const plain = plainTextOf(part.slice(cut));
  const indexAt = (place: number): number => {
    let [low, high] = [0, plain.text.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (plain.sourceOffset(middle) < place - from - cut) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const [first, last] = [indexAt(start), indexAt(end)];
  return {
    before: plain.text.slice(Math.max(0, first - AROUND), first),
    text: plain.text.slice(first, last),
    after: plain.text.slice(last, last + AROUND),
  };
}

/** Behind the tag that a part begins in, if it does. */
function startOfText(part: string, before: number): number {
  const [close, open] = [part.indexOf('>'), part.indexOf('<')];
  return close !== -1 && close < before && (open === -1 || close < open) ? close + 1 : 0;
}
