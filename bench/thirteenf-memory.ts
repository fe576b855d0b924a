/** Peak memory of a process that reads one generated table: `parse` whole, or `stream` its rows. Prints JSON. */
import { streamThirteenfRows } from '../parsers/thirteenf/table-scanner.ts';
import { thirteenfV1 } from '../parsers/thirteenf/thirteenf.v1.ts';
import { readBareDocument } from '../sources/submission/read-bare-document.ts';
import { tablePieces } from './thirteenf-documents.ts';

/** The table's bytes, without the text they were made from staying in memory. */
function bytesOf(size: number): Buffer {
  const bytes = Buffer.allocUnsafe(size + 100_000);
  let length = 0;
  for (const piece of tablePieces(size)) length += bytes.write(piece, length);
  return bytes.subarray(0, length);
}

const [mode, size] = [process.argv[2], Number(process.argv[3])];
let rows = 0;
if (mode === 'parse') {
  const submission = readBareDocument(bytesOf(size), { filename: 'infotable.xml' });
  const [document] = submission.documents;
  const outcome = document && thirteenfV1.parse(submission, document, { filedDate: null, upstream: new Map() });
  rows = outcome?.result?.entries ?? 0;
} else {
  for await (const batch of streamThirteenfRows(tablePieces(size))) rows += batch.length;
}
process.stdout.write(JSON.stringify({ peak: process.resourceUsage().maxRSS * 1024, rows }));
