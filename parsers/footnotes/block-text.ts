import type { Span } from '../../core/spans.ts';
import type { Submission, SubmissionDocument } from '../../core/submission.ts';
import { documentLayoutOf } from '../layout/document-layout.ts';
import type { PlainText } from '../layout/plain-text.ts';
import { plainTextOnce } from '../layout/read-once.ts';
import type { ReportedFact } from '../reported-facts/reported-facts.ts';
import { documentSetsOf } from '../xbrl/document-sets.ts';

/** A stretch of a document's plain text; a block that continues after a page break has several. */
export interface Piece {
  readonly sequence: number;
  readonly start: number;
  readonly end: number;
}

/** The words of a block. */
export interface BlockText {
  readonly text: string;
  /** Empty where the words are not at a place of the document's text: an instance's, or hidden ones. */
  readonly pieces: readonly Piece[];
}

/** A block of more pieces is read from the fact's own HTML; the longest notes break over some 40 pages. */
const MOST_PIECES = 100;
/** Between the pieces of a block. */
export const BREAK = '\n\n';

/**
 * Reads the words of text blocks. Those of inline XBRL are stretches of their document's plain text, which is laid out
 * once for all; those of an instance are laid out from the fact's own HTML.
 */
export function createBlockReader(submission: Submission): (block: ReportedFact) => BlockText {
  const inline = new Map<number, SubmissionDocument>();
  for (const { syntax, documents } of documentSetsOf(submission)) {
    if (syntax === 'inline') for (const document of documents) inline.set(document.sequence, document);
  }
  return ({ value, spans }) => {
    const pieces = (spans.length > MOST_PIECES ? [] : spans).flatMap((span) => {
      const document = inline.get(span.sequence);
      return document ? pieceOf(plainTextOnce(document), span) : [];
    });
    const stretches = pieces.map(({ sequence, start, end }) => {
      const document = inline.get(sequence);
      return document ? plainTextOnce(document).text.slice(start, end) : '';
    });
    if (pieces.length > 0) return { text: stretches.join(BREAK), pieces };
    return { text: documentLayoutOf(value).plain.text.trim(), pieces: [] };
  };
}

/** The words whose source lies within the span, without white space around them; none where there are none. */
function pieceOf(plain: PlainText, span: Span): readonly Piece[] {
  const { length } = plain.text;
  let start = firstIndex(length, (index) => plain.sourceOffset(index) >= span.start);
  let end = firstIndex(length, (index) => plain.sourceOffset(index) >= span.end);
  while (start < end && isSpace(plain.text.charCodeAt(start))) start++;
  while (end > start && isSpace(plain.text.charCodeAt(end - 1))) end--;
  return start < end ? [{ sequence: span.sequence, start, end }] : [];
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}

/** The first index below `length` of which something holds that holds of all after it. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
