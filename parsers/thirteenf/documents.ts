import type { IsoDate } from '../../core/dates.ts';
import type { Reason } from '../../core/parser.ts';
import type { Span } from '../../core/spans.ts';
import type { SubmissionDocument } from '../../core/submission.ts';
import { type PlainText, plainTextOf } from '../layout/plain-text.ts';
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

/** Offsets of the values of one row. */
export interface PlacedRow {
  readonly index: number;
  readonly places: RowPlaces;
  readonly document: SubmissionDocument;
}

/** Cover and tables of one report's documents. */
export interface FoundReport {
  readonly cover: CoverPage | null;
  readonly coverSpans: Readonly<Record<string, Span>>;
  /** Without those of streamed tables. */
  readonly rows: readonly UnscaledHolding[];
  /** Of all rows, streamed ones included. */
  readonly summary: TableSummary;
  /** Of rows of tables that are not huge. */
  readonly placed: readonly PlacedRow[];
  /** Number of documents with a table. */
  readonly tables: number;
  readonly format: 'xml' | 'text' | null;
  readonly warnings: readonly Reason[];
  /** False if a table is cut off or has lines that look like rows and could not be read. */
  readonly complete: boolean;
  /** The unit that a heading of the table prints. */
  readonly printedUnit: CoverPage['statedUnit'];
}

/** Above this length of a document (some 10,000 rows), values have no offsets of their own. */
const LONGEST_WITH_PLACES = 5_000_000;
/** Bytes that contain the root element of a table or cover. */
const HEAD = 20_000;

export type DocumentKind = 'xml-table' | 'xml-cover' | 'text';

/** The kind of a 13F document, judged by its beginning; null if it is neither cover nor table. */
export function kindOf(head: string): DocumentKind | null {
  if (/<(?:[\w.-]+:)?(?:informationTable[\s>/]|infoTable[\s>])/i.test(head)) return 'xml-table';
  const isSubmission = /<(?:[\w.-]+:)?edgarSubmission[\s>]/i.test(head);
  if (isSubmission && /thirteenf|<(?:[\w.-]+:)?(?:coverPage|submissionType)>/i.test(head)) return 'xml-cover';
  return /^\s*<\?xml/i.test(head) ? null : 'text';
}

/** A report while its documents are read. */
interface ReportReader {
  readonly summary: TableSummary;
  readonly rows: UnscaledHolding[];
  readonly placed: PlacedRow[];
  readonly warnings: Reason[];
  cover: ReadCover | null;
  tables: number;
  format: FoundReport['format'];
  complete: boolean;
  printedUnit: CoverPage['statedUnit'];
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
  const empty = { cover: null, tables: 0, format: null, complete: true, printedUnit: null };
  const reader: ReportReader = { summary, rows: [], placed: [], warnings: [], ...empty };
  const kinds = new Map(documents.map((document) => [document, document.isBinary ? null : kindOf(headOf(document))]));
  const hasXmlTable = [...kinds.values()].includes('xml-table');
  for (const [document, kind] of kinds) {
    if (kind === 'xml-cover') reader.cover ??= readXmlCover(document.text, document.sequence);
    else if (kind === 'xml-table') readXmlTable(reader, document, streamed);
    else if (kind === 'text') {
      const plain = plainTextOf(document.text);
      const cover = readTextCover(plain, document, period);
      reader.cover ??= cover;
      // With an XML table, text documents are letters and notes.
      if (!hasXmlTable) readPlainTable(reader, document, plain);
    }
  }
  const { cover, printedUnit, ...found } = reader;
  return {
    ...found,
    cover: cover?.cover ?? null,
    coverSpans: cover?.spans ?? {},
    printedUnit: printedUnit ?? cover?.cover.statedUnit ?? null,
  };
}

function addHolding(
  { summary, rows, placed }: ReportReader,
  document: SubmissionDocument,
  row: TableRow,
  places: RowPlaces | null,
): void {
  addRow(summary, row);
  if (places !== null) placed.push({ index: rows.length, places, document });
  rows.push(holdingOf(row, document.sequence, row.value));
}

function readXmlTable(reader: ReportReader, document: SubmissionDocument, streamed: StreamedTables | null): void {
  reader.tables += 1;
  reader.format = 'xml';
  const { sequence } = document;
  if (streamed?.tables.get(sequence)?.complete ?? scanTable(reader, document)) return;
  reader.complete = false;
  const message = `the table in document ${sequence} is cut off: its last rows are missing`;
  reader.warnings.push({ code: 'table-cut-off', message });
}

function readPlainTable(reader: ReportReader, document: SubmissionDocument, plain: PlainText): void {
  const table = readTextTable(plain, document.text);
  if (table === null) return;
  const { rows, doubts, unread, printedUnit } = table;
  reader.tables += 1;
  reader.format = 'text';
  reader.printedUnit ??= printedUnit;
  for (const { row, places } of rows) addHolding(reader, document, row, places);
  if (doubts.length > 0) {
    reader.warnings.push({
      code: 'rows-in-doubt',
      message: `${doubts.length} rows could also be read another way, first: ${doubts[0]}`,
    });
  }
  if (unread.length > 0) {
    reader.complete = false;
    reader.warnings.push({
      code: 'lines-not-read',
      message: `${unread.length} lines of the table look like entries and could not be read, first: ${unread[0]}`,
    });
  }
}

/** Bytes decoded at once from a large table. */
const PIECE = 1 << 15;

/** Adds the rows of an XML table; false if it is cut off. */
function scanTable(reader: ReportReader, document: SubmissionDocument): boolean {
  const isLarge = document.byteEnd - document.byteStart > LONGEST_WITH_PLACES;
  const scanner = createTableScanner(!isLarge, isLarge);
  const push = (piece: string): void => {
    for (const { row, places } of scanner.push(piece)) addHolding(reader, document, row, places);
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
  const end = scanner.finish();
  return end.complete && !end.cutRow;
}

/** The beginning of a document's text, without decoding all of it. */
export function headOf(document: SubmissionDocument): string {
  if (document.isBinary) return '';
  return new TextDecoder(document.encoding).decode(document.bytes().subarray(0, HEAD));
}
