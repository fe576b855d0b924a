import type { IsoDate } from './dates.ts';
import type { AccessionNumber } from './ids.ts';

/** The words of a source span in its document, as a reader sees them. */
export interface SpanWords {
  /** Of the submission's header; null where it has none. */
  readonly accessionNumber: AccessionNumber | null;
  readonly form: string | null;
  readonly filedDate: IsoDate | null;
  readonly sequence: number;
  readonly type: string;
  readonly filename: string | null;
  readonly description: string | null;
  /** Of the decoded document, in which spans count. */
  readonly length: number;
  /** Whether the document is HTML or XML, so that `raw` has markup. */
  readonly isMarkup: boolean;
  readonly before: string;
  readonly text: string;
  readonly after: string;
  /** Exactly the span of the decoded document. */
  readonly raw: string;
  /** Whether `text` and `raw` are only the beginning of a very long span. */
  readonly isTruncated: boolean;
}
