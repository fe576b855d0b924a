import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { plainTextOf } from '../layout/plain-text.ts';
import { readTextCover } from './cover-text.ts';
import { type ReadCover, readXmlCover } from './cover-xml.ts';
import type { CoverPage, Holding, RowPlaces, TableRow } from './holding.ts';
import { holdingOf } from './row-to-holding.ts';
import type { StreamedTables } from './streamed-tables.ts';
import { createTableScanner } from './table-scanner.ts';
import { addRow, continuedSummary, emptySummary, type TableSummary } from './table-summary.ts';
import { readTextTable } from './text-table.ts';

/** A holding whose value is still in the table's own unit. */
export interface UnscaledHolding extends Omit<Holding, 'valueDollars'> {
  valueDollars: number | null;
}

/** Where the values of one row stand. */
export interface PlacedRow {
  readonly index: number;
  readonly places: RowPlaces;
  readonly document: SubmissionDocument;
}

/** What the documents of one report hold. */
export interface FoundReport {
  readonly cover: CoverPage | null;
  readonly coverSpans: Readonly<Record<string, Span>>;
  /** Without those of tables that were streamed. */
  readonly rows: readonly UnscaledHolding[];
  /** Of all rows, streamed ones included. */
  readonly summary: TableSummary;
  /** Of rows of tables that are not huge. */
  readonly placed: readonly PlacedRow[];
  /** Documents in which a table stands. */
  readonly tables: number;
  readonly format: 'xml' | 'text' | null;
  readonly warnings: readonly Reason[];
  /** False where a table is cut off or holds lines that look like rows and could not be read. */
  readonly complete: boolean;
  /** The unit that a heading of the table prints. */
  readonly printedUnit: CoverPage['statedUnit'];
}

/** Above this length of a document (some 10,000 rows), a row has one place, not one for each of its values. */
const LONGEST_WITH_PLACES = 5_000_000;
/** Bytes in which the root element of a table or cover stands. */
const HEAD = 20_000;

export type DocumentKind = 'xml-table' | 'xml-cover' | 'text';

/** What a document of a 13F submission is, by its beginning; null for what is neither cover nor table. */
export function kindOf(head: string): DocumentKind | null {
  if (/<(?:[\w.-]+:)?informationTable[\s>/]/i.test(head) || /<(?:[\w.-]+:)?infoTable[\s>]/i.test(head))
    return 'xml-table';
  if (
    /<(?:[\w.-]+:)?edgarSubmission[\s>]/i.test(head) &&
    /thirteenf|<(?:[\w.-]+:)?(?:coverPage|submissionType)>/i.test(head)
  ) {
    return 'xml-cover';
  }
  if (/^\s*<\?xml/i.test(head)) return null;
  return 'text';
}

/**
 * Reads cover and rows out of all documents of a report.
 *
 * @param streamed tables that were read as they streamed by, by sequence; they are not read again
 */
export function readReport(
  documents: readonly SubmissionDocument[],
  period: IsoDate | null,
  streamed: StreamedTables | null = null,
): FoundReport {
  let read: ReadCover | null = null;
  const rows: UnscaledHolding[] = [];
  const placed: PlacedRow[] = [];
  const summary =
    streamed === null
      ? emptySummary()
      : { ...continuedSummary(streamed.summary), prices: [...streamed.summary.prices] };
  const take = (row: TableRow, places: RowPlaces | null, document: SubmissionDocument): void => {
    addRow(summary, row);
    if (places !== null) placed.push({ index: rows.length, places, document });
    rows.push(holdingOf(row, document.sequence, row.value));
  };
  const warnings: Reason[] = [];
  let tables = 0;
  let format: FoundReport['format'] = null;
  let complete = true;
  let printedUnit: CoverPage['statedUnit'] = null;
  const kinds = new Map(documents.map((document) => [document, document.isBinary ? null : kindOf(headOf(document))]));
  const hasXmlTable = [...kinds.values()].includes('xml-table');
  for (const [document, kind] of kinds) {
    if (kind === 'xml-cover') read ??= readXmlCover(document.text, document.sequence);
    else if (kind === 'xml-table') {
      tables += 1;
      format = 'xml';
      const isComplete = streamed?.tables.get(document.sequence)?.complete ?? scanTable(document, take);
      if (!isComplete) {
        complete = false;
        const message = `the table in document ${document.sequence} is cut off: its last rows are missing`;
        warnings.push({ code: 'table-cut-off', message });
      }
    } else if (kind === 'text') {
      const plain = plainTextOf(document.text);
      const cover = readTextCover(plain, document, period);
      if (cover !== null) read ??= cover;
      // Where the table is XML, text documents are letters and notes.
      if (hasXmlTable) continue;
      const table = readTextTable(plain, document.text);
      if (table === null) continue;
      tables += 1;
      format = 'text';
      printedUnit ??= table.printedUnit;
      for (const { row, places } of table.rows) take(row, places, document);
      if (table.doubts.length > 0) {
        const message = `${table.doubts.length} readings of rows are in doubt, first: ${table.doubts[0]}`;
        warnings.push({ code: 'rows-in-doubt', message });
      }
      if (table.unread.length > 0) {
        complete = false;
        warnings.push({
          code: 'lines-not-read',
          message: `${table.unread.length} lines of the table look like entries and could not be read, first: ${table.unread[0]}`,
        });
      }
    }
  }
  return {
    cover: read?.cover ?? null,
    coverSpans: read?.spans ?? {},
    rows,
    summary,
    placed,
    tables,
    format,
    warnings,
    complete,
    printedUnit: printedUnit ?? read?.cover.statedUnit ?? null,
  };
}

/** Bytes of a piece of a table that is not decoded whole. */
const PIECE = 1 << 15;

/** Hands on the rows of an XML table; says whether it is whole. */
function scanTable(
  document: SubmissionDocument,
  give: (row: TableRow, places: RowPlaces | null, document: SubmissionDocument) => void,
): boolean {
  const isLarge = document.byteEnd - document.byteStart > LONGEST_WITH_PLACES;
  const scanner = createTableScanner(!isLarge, isLarge);
  const take = (piece: string): void => {
    for (const { row, places } of scanner.push(piece)) give(row, places, document);
  };
  // A table of hundreds of megabytes is decoded piece by piece; of a small one, rows are views of its text.
  if (!isLarge) take(document.text);
  else {
    const bytes = document.bytes();
    const decoder = new TextDecoder(document.encoding);
    for (let at = 0; at < bytes.length; at += PIECE) {
      take(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    }
    take(decoder.decode());
  }
  const end = scanner.finish();
  return end.complete && !end.cutRow;
}

/** The beginning of a document's text, without decoding all of it. */
export function headOf(document: SubmissionDocument): string {
  if (document.isBinary) return '';
  return new TextDecoder(document.encoding).decode(document.bytes().subarray(0, HEAD));
}
