import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { type PlainText, plainTextOf } from '../layout/plain-text.ts';
import { readTextCover } from './cover-text.ts';
import { readXmlCover } from './cover-xml.ts';
import { type CoverPage, type Holding, holdingOf, type RowPlaces, type TableRow } from './holding.ts';
import type { StreamedTables } from './streamed-tables.ts';
import { createTableScanner } from './table-scanner.ts';
import { addRow, continuedSummary, emptySummary, type TableSummary } from './table-summary.ts';
import { readTextTable } from './text-table.ts';

/** A holding whose value is in the table's own unit until that is decided. */
type UnscaledHolding = Omit<Holding, 'valueDollars'> & { valueDollars: number | null };

/** Offsets of the values of one row. */
export interface PlacedRow {
  readonly index: number;
  readonly places: RowPlaces;
  readonly document: SubmissionDocument;
}

/** Cover and tables of one report's documents, added as they are read. */
export interface FoundReport {
  cover: CoverPage | null;
  coverSpans: Readonly<Record<string, Span>>;
  /** Without those of streamed tables. */
  readonly rows: UnscaledHolding[];
  /** Of all rows, streamed ones included. */
  readonly summary: TableSummary;
  /** Of rows of tables that are not huge. */
  readonly placed: PlacedRow[];
  /** Number of documents with a table. */
  tables: number;
  format: 'xml' | 'text' | null;
  readonly warnings: Reason[];
  /** False if a table is cut off or has lines that look like rows and could not be read. */
  complete: boolean;
  /** The unit that a heading of the table, or else the cover, prints. */
  printedUnit: CoverPage['statedUnit'];
}

/** Above this length of a document (some 10,000 rows), values have no offsets of their own. */
const LONGEST_WITH_PLACES = 5_000_000;
/** Bytes that contain the root element of a table or cover. */
const HEAD = 20_000;

/** The kind of a 13F document, judged by its beginning; null if it is neither cover nor table. */
export function kindOf(head: string): 'xml-table' | 'xml-cover' | 'text' | null {
  if (/<(?:[\w.-]+:)?(?:informationTable[\s>/]|infoTable[\s>])/i.test(head)) return 'xml-table';
  const isSubmission = /<(?:[\w.-]+:)?edgarSubmission[\s>]/i.test(head);
  if (isSubmission && /thirteenf|<(?:[\w.-]+:)?(?:coverPage|submissionType)>/i.test(head)) return 'xml-cover';
  return /^\s*<\?xml/i.test(head) ? null : 'text';
}

/**
 * Reads cover and rows of all documents of a report.
 *
 * @param streamed tables that were streamed, by sequence; they are not read again
 */
export function readReport(
  documents: readonly SubmissionDocument[],
  period: IsoDate | null,
  streamed: StreamedTables | null = null,
): FoundReport {
  const before = streamed?.summary;
  const summary = before ? { ...continuedSummary(before), prices: [...before.prices] } : emptySummary();
  const empty = { cover: null, coverSpans: {}, tables: 0, format: null, complete: true, printedUnit: null };
  const report: FoundReport = { summary, rows: [], placed: [], warnings: [], ...empty };
  const setCover = (read: { readonly cover: CoverPage; readonly spans: FoundReport['coverSpans'] } | null): void => {
    if (report.cover === null && read !== null) [report.cover, report.coverSpans] = [read.cover, read.spans];
  };
  const kinds = new Map(documents.map((document) => [document, document.isBinary ? null : kindOf(headOf(document))]));
  const hasXmlTable = [...kinds.values()].includes('xml-table');
  for (const [document, kind] of kinds) {
    if (kind === 'xml-cover') setCover(readXmlCover(document.text, document.sequence));
    else if (kind === 'xml-table') readXmlTable(report, document, streamed);
    else if (kind === 'text') {
      const plain = plainTextOf(document.text);
      setCover(readTextCover(plain, document, period));
      // With an XML table, text documents are letters and notes.
      if (!hasXmlTable) readPlainTable(report, document, plain);
    }
  }
  report.printedUnit ??= report.cover?.statedUnit ?? null;
  return report;
}

function addHolding(
  { summary, rows, placed }: FoundReport,
  document: SubmissionDocument,
  row: TableRow,
  places: RowPlaces | null,
): void {
  addRow(summary, row);
  if (places !== null) placed.push({ index: rows.length, places, document });
  rows.push(holdingOf(row, document.sequence, row.value));
}

function readXmlTable(report: FoundReport, document: SubmissionDocument, streamed: StreamedTables | null): void {
  report.tables += 1;
  report.format = 'xml';
  const { sequence } = document;
  if (streamed?.tables.get(sequence)?.isWhole ?? scanTable(report, document)) return;
  report.complete = false;
  const message = `the table in document ${sequence} is cut off: its last rows are missing`;
  report.warnings.push({ code: 'table-cut-off', message });
}

function readPlainTable(report: FoundReport, document: SubmissionDocument, plain: PlainText): void {
  const table = readTextTable(plain, document.text);
  if (table === null) return;
  const { rows, doubts, unread, printedUnit } = table;
  report.tables += 1;
  report.format = 'text';
  report.printedUnit ??= printedUnit;
  for (const { row, places } of rows) addHolding(report, document, row, places);
  if (doubts.length > 0) {
    const message = `${doubts.length} rows could also be read another way, first: ${doubts[0]}`;
    report.warnings.push({ code: 'rows-in-doubt', message });
  }
  if (unread.length > 0) {
    report.complete = false;
    const message = `${unread.length} lines look like entries and could not be read, first: ${unread[0]}`;
    report.warnings.push({ code: 'lines-not-read', message });
  }
}

/** Bytes decoded at once from a large table. */
const PIECE = 1 << 15;

/** Adds the rows of an XML table; false if it is cut off. */
function scanTable(report: FoundReport, document: SubmissionDocument): boolean {
  const isLarge = document.byteEnd - document.byteStart > LONGEST_WITH_PLACES;
  const scanner = createTableScanner(!isLarge, isLarge);
  const push = (piece: string): void => {
    for (const { row, places } of scanner.push(piece)) addHolding(report, document, row, places);
  };
  // A table of hundreds of megabytes is decoded in pieces; rows of a small one are views of its text.
  if (!isLarge) push(document.text);
  else {
    const bytes = document.bytes();
    const decoder = new TextDecoder(document.encoding);
    for (let at = 0; at < bytes.length; at += PIECE) {
      push(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
    }
    push(decoder.decode());
  }
  return scanner.finish().isWhole;
}

/** The beginning of a document's text, without decoding all of it. */
export function headOf(document: SubmissionDocument): string {
  if (document.isBinary) return '';
  return new TextDecoder(document.encoding).decode(document.bytes().subarray(0, HEAD));
}
